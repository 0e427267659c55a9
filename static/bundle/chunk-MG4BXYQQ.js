import{d as l}from"./chunk-5RMNP4UL.js";import{D as i,c as s,s as p,t as d,u as f,v as k}from"./chunk-FAER6UMS.js";function b(){return Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC"}function $(){return{zone:b(),wakes:8*60,sleeps:22*60,away:[]}}async function y(){return(await k("/api/me/hours")).hours}async function h(t){return(await f("PUT","/api/me/hours",t)).hours}async function v(){try{await y()===null&&await h($())}catch(t){if(!(t instanceof d||t instanceof p))throw t}}var u={none:{kind:"none"},days_1:{kind:"days",turn:1,bank:1},days_2:{kind:"days",turn:2,bank:2},days_3:{kind:"days",turn:3,bank:2},days_5:{kind:"days",turn:5,bank:2},days_7:{kind:"days",turn:7,bank:2},live_quick:{kind:"live",turn:15,bank:300},live_slow:{kind:"live",turn:45,bank:900}},m=["wait","substitute","retire"];function S(t){let n=t??u.none,e=a=>a.kind===n.kind&&a.turn===n.turn&&a.bank===n.bank;return Object.keys(u).find(a=>e(u[a]))??"other"}function g(t,n){let{clock:e,pace:a}=t;if(!e||t.status!=="playing")return null;let r={live:a?.kind==="live",clan:e.clan};if(e.paused)return{state:"paused",left:(e.left??0)*1e3,...r};if(e.up||!t.deadline)return{state:"up",left:0,...r};let o=Math.max(0,Date.parse(t.deadline)-n);return{state:e.bank_from!==null&&n>=Date.parse(e.bank_from)?"bank":"running",left:o,...r}}function _(t){let n=Math.ceil(t/1e3),e=o=>String(o).padStart(2,"0"),[a,r]=[Math.floor(n/3600),Math.floor(n/60)%60];return a?`${a}:${e(r)}:${e(n%60)}`:`${r}:${e(n%60)}`}function C(t){let n=t%1440;return`${String(Math.floor(n/60)).padStart(2,"0")}:${String(n%60).padStart(2,"0")}`}function E(t,n){let[e,a]=t.split(":").map(Number),r=e*60+a;return n&&r===0?1440:r}function H({pace:t,absence:n,onPace:e,onAbsence:a,other:r=null}){return s`
    <label class="field"><span>${i("pace.label")}</span>
      <select value=${t} onChange=${o=>e(o.target.value)}>
        ${r&&s`<option value="other">${l(i,r)}</option>`}
        ${Object.entries(u).map(([o,c])=>s`<option value=${o} key=${o}>${l(i,c)}</option>`)}
      </select>
    </label>
    ${t!=="none"&&s`
      <label class="field"><span>${i("absence.label")}</span>
        <select value=${n} onChange=${o=>a(o.target.value)}>
          ${m.map(o=>s`<option value=${o} key=${o}>${i(`absence.${o}`)}</option>`)}
        </select>
      </label>`}`}export{$ as a,y as b,h as c,v as d,u as e,m as f,S as g,g as h,_ as i,C as j,E as k,H as l};
