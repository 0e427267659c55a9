import{d as c}from"./chunk-IDJ7Q7FC.js";import{D as s,c as i,s as f,t as k,u as m,v as b}from"./chunk-56374772.js";function _(n,t){return h(t)?{...n,away:[...n.away,t]}:n}function h({first:n,last:t}){return n!==""&&t!==""&&n<=t}function x(){return Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC"}function w(){return{zone:x(),wakes:8*60,sleeps:22*60,away:[]}}async function v(){return(await b("/api/me/hours")).hours}async function g(n){return(await m("PUT","/api/me/hours",n)).hours}async function C(){try{await v()===null&&await g(w())}catch(n){if(!(n instanceof k||n instanceof f))throw n}}var u={none:{kind:"none"},days_1:{kind:"days",turn:1,bank:1},days_2:{kind:"days",turn:2,bank:2},days_3:{kind:"days",turn:3,bank:2},days_5:{kind:"days",turn:5,bank:2},days_7:{kind:"days",turn:7,bank:2},live_quick:{kind:"live",turn:15,bank:300},live_slow:{kind:"live",turn:45,bank:900}},$=["wait","substitute","retire"];function M(n){let t=n??u.none,e=o=>o.kind===t.kind&&o.turn===t.turn&&o.bank===t.bank;return Object.keys(u).find(o=>e(u[o]))??"other"}function A(n,t){let{clock:e,pace:o}=n;if(!e||n.status!=="playing")return null;let r=o?.kind==="live",a={bank:(e.banks[e.clan]??0)*1e3,live:r,clan:e.clan};if(e.paused)return{state:"paused",left:(e.left??0)*1e3,...a};if(e.up||!n.deadline)return{state:"up",left:0,...a};let l=e.bank_from===null?1/0:Date.parse(e.bank_from),p=t>=l?"bank":"running",d=Date.parse(n.deadline),y=r&&p==="running"?Math.min(l,d):d;return{state:p,left:Math.max(0,y-t),...a}}function N(n){let t=Math.ceil(n/1e3),e=a=>String(a).padStart(2,"0"),[o,r]=[Math.floor(t/3600),Math.floor(t/60)%60];return o?`${o}:${e(r)}:${e(t%60)}`:`${r}:${e(t%60)}`}function O(n){let t=n%1440;return`${String(Math.floor(t/60)).padStart(2,"0")}:${String(t%60).padStart(2,"0")}`}function P(n,t){let[e,o]=n.split(":").map(Number),r=e*60+o;return t&&r===0?1440:r}function F({pace:n,absence:t,onPace:e,onAbsence:o,other:r=null}){return i`
    <label class="field"><span>${s("pace.label")}</span>
      <select value=${n} onChange=${a=>e(a.target.value)}>
        ${r&&i`<option value="other">${c(s,r)}</option>`}
        ${Object.entries(u).map(([a,l])=>i`<option value=${a} key=${a}>${c(s,l)}</option>`)}
      </select>
    </label>
    ${n!=="none"&&i`
      <label class="field"><span>${s("absence.label")}</span>
        <select value=${t} onChange=${a=>o(a.target.value)}>
          ${$.map(a=>i`<option value=${a} key=${a}>${s(`absence.${a}`)}</option>`)}
        </select>
      </label>`}`}export{_ as a,h as b,w as c,v as d,g as e,C as f,u as g,$ as h,M as i,A as j,N as k,O as l,P as m,F as n};
