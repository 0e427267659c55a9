import{b as q}from"./chunk-6C4XHDQ2.js";import{c as C,f as Y}from"./chunk-OWXVG3AN.js";import{D,x as F}from"./chunk-6O6E35L7.js";import{a as G,g as K,h as _,i as j,j as k,m as I}from"./chunk-JRKNSPMS.js";import{B as L,D as s,K as E,c as o,d as c,f as w,g as $,h as N,j as d,o as h,q as P,r as U,s as O,t as R,u as v,v as x,w as B,x as m,y as H,z as W}from"./chunk-FAER6UMS.js";var z="/worker.js",ne="make-make",y=d(globalThis.navigator?.onLine===!1);function we(){addEventListener("online",()=>y.value=!1),addEventListener("offline",()=>y.value=!0)}function oe(){let e=globalThis.trustedTypes;return e?e.createPolicy(ne,{createScriptURL:()=>z}).createScriptURL(""):z}function ae(){let e=performance.getEntriesByType("resource").map(({name:t})=>new URL(t).pathname);return[...new Set([...e,...h.map(t=>`/static/text/${t}.json`)])]}async function xe(){if(!(!globalThis.isSecureContext||!("serviceWorker"in navigator)))try{await navigator.serviceWorker.register(oe());let{active:e}=await navigator.serviceWorker.ready;e?.postMessage({keep:ae()})}catch{}}var u=d(null),Q=d([]),J=d(location.origin);async function Ae(){try{let e=await x("/api/me");u.value=e.player,Q.value=e.games,y.value=!1,await re(e.player.language)}catch(e){e instanceof O&&e.status===401&&(u.value=null),y.value=e instanceof R}}async function re(e){let t=H()??e;t!==m.value&&await L(t),t!==e&&await v("PATCH","/api/me",{language:t})}async function Ne(){try{let e=await x("/api/site");J.value=e.origin??location.origin}catch{J.value=location.origin}}function Pe(){return u.value?.nickname??P("nickname")??""}function Ue(e){U("nickname",e)}async function Oe(e){let t=await B("/api/players",{nickname:e,language:m.value});u.value=t.player}async function Re(e){let t=await v("PATCH","/api/me",{nickname:e});u.value=t.player??t}async function V(e){if(await L(e),W(e),!u.value||u.value.language===e)return;let t=await v("PATCH","/api/me",{language:e});u.value=t.player??t}async function Be(){await v("DELETE","/api/me/session"),u.value=null,Q.value=[]}function se(){return o`
    <div class="languages" role="group" aria-label=${s("app.language")}>
      ${h.map(e=>o`
        <button type="button" class="plain" lang=${e} aria-pressed=${e===m.value}
          aria-label=${`${e.toUpperCase()}, ${s(`app.languages.${e}`)}`} onClick=${()=>j(()=>V(e))}>${e.toUpperCase()}</button>`)}
    </div>`}function X({children:e}){return o`
    <header class="head">
      <a class="home" href="/"><span class="mark" aria-hidden="true"><${D} /></span><span class="wordmark">Make Make</span></a>
      <div class="head-end">
        ${e??o`<a class="button plain" href="/rules">${s("app.rules")}</a><${se} />`}
      </div>
    </header>`}function ie({kind:e=""}){return o`<button type="button" class=${e} onClick=${()=>location.reload()}>${s("net.reload")}</button>`}function Je({load:e}){let[t,n]=c(null),[a,r]=c(null),i=()=>{r(null),e().then(l=>n({is:l}),l=>r({words:_(l),gone:l instanceof G}))};return $(i,[e]),t?o`<${t.is} />`:o`
    ${a&&o`<${X} />`}
    <main class="page missing" id="main" tabindex="-1">
      ${a&&o`<h1>${s("app.name")}</h1>`}
      ${a&&o`<p role="alert">${a.words}</p>`}
      ${a&&(a.gone?o`<${ie} />`:o`<button type="button" onClick=${i}>${s("net.retry")}</button>`)}
    </main>`}function S(e,t,n){let[a,r]=c(null);return $(()=>{e&&!a&&k(t).then(i=>i?r(i):n())},[e]),a}var le=new Set(["place","withdraw"]);function ue(e,t){let n=e?.events.at(-1);return n?.kind==="action"&&t.kind==="action"&&n.clan===t.clan&&!le.has(t.action?.type??"")}function T(e){let t=[];for(let n of e){let a=t.at(-1);a&&ue(a,n)?a.events.push(n):t.push({clan:n.clan,events:[n]})}return t}var ce=12;function Ve(e,t,n){let a=e.filter(({version:i})=>i>t),r=a.findIndex(({clan:i})=>i!==n);return r<0?[]:a.slice(r)}function Xe(e,t){let n=T(e);return e.length>ce?n.slice(-t):n}function Ze(e,t){let n=new URLSearchParams(e).get("v");return n===null?null:/^\d{1,9}$/.test(n)&&Number(n)<=t?Number(n):NaN}var et=(e,t)=>Math.max(0,Math.min(t,e));var Z=()=>import("./scrubber-EK7HPJBX.js"),pe=()=>import("./away-SBLJIFJY.js");function me(e,t){return e===t?s("past.position_now",{n:e}):s("past.position",{n:e,of:t})}function st({open:e}){let t=e.past.looking.value!==null,n=S(t,Z,()=>e.past.now());return t&&n?o`<${n.Scrubber} open=${e} />`:null}function it({open:e,stage:t}){let n=e.seen.away.value,[a,r]=c(!1),i=S(n!==null,pe,()=>r(!0));return n&&i?o`<${i.Away} open=${e} stage=${t} away=${n} />`:!n||!a?null:o`
    <section class="sheet missed" aria-labelledby="missed-title">
      <header class="sheet-head">
        <h2 id="missed-title">${s("away.since",{n:n.all})}</h2>
        <button type="button" class="primary" onClick=${()=>e.seen.finish()}>${s("away.skip")}</button>
      </header>
    </section>`}function lt({open:e}){let t=e.past.position.value,n=e.room.value?.version??0;return t?o`
    <div class="turn past">
      <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d="M4.2 8.2A7.5 7.5 0 1 1 3.5 12M3.5 3.2v5.4h5.4M11 7v4.4l3 1.8" /></svg>
      <p><strong>${me(e.past.looking.value??t.version,n)}</strong><span>${s(e.seen.away.value?"away.title":"past.looking")}</span></p>
      ${!e.seen.away.value&&o`<button type="button" class="primary" onClick=${()=>e.past.now()}>${s("past.now")}</button>`}
    </div>`:null}function ee({open:e,from:t,words:n,kind:a="plain"}){let r=e.room.value?.version??0;return r?o`<button type="button" class=${`look-back ${a}`} onClick=${()=>e.past.lookAt(t??r-1)}>${n}</button>`:null}function fe(e){return e instanceof HTMLElement?e.isContentEditable||e.matches("input:not([type=range], [type=checkbox], [type=radio]), textarea, select"):!1}function ut(e){N(()=>{let t=async n=>{let a={"[":-1,"]":1}[n.key],r=n.metaKey||n.ctrlKey!==n.altKey;if(!(!a||r||fe(n.target)||document.querySelector("dialog[open]"))){if(n.preventDefault(),e.seen.away.value&&e.seen.finish(),e.past.looking.value===null&&a>0)return K(s("past.is_now"));(await k(Z))?.step(e,a)}};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[e])}function de(e,t){let n=Y(s,C(e),t.effects);return n.length?n:[s(`log.kind_${t.kind}`)]}function kt({open:e,room:t,events:n}){let a=w(()=>T(n).map(({clan:p,events:f})=>({clan:p,steps:f.map(g=>({event:g,said:de(t,g)}))})).reverse(),[n,m.value,t.seats]),r=e.journal.lines.value,i=w(()=>ge(a,r),[a,r]),[l,M]=c(!1),A=()=>M(!1),te=p=>{A(),e.past.lookAt(p)};return o`
    <section class=${l?"log tall":"log"} aria-labelledby="log-title">
      ${l&&o`<${ve} onClose=${A} />`}
      <div class="log-head">
        <h2 id="log-title">${s("log.title")}</h2>
        <div class="log-ways">
          ${!l&&e.past.looking.value===null&&o`<${ee} open=${e} words=${s("past.open")} />`}
          ${i.length>0&&o`<${ye} tall=${l} onClick=${()=>M(!l)} />`}
        </div>
      </div>
      ${i.length===0&&o`<p class="note">${s("log.nothing")}</p>`}
      <ol reversed class="log-list" tabindex="0" aria-labelledby="log-title">
        ${i.map(({line:p,clan:f,steps:g})=>p?o`<${$e} key=${`line ${p.number}`} line=${p} room=${t} />`:o`
          <li key=${g[0].event.version} class=${f===null?"":`look-${f}`}>
            ${f===null?o`<span class="log-mark" aria-hidden="true"></span>`:o`<${F} look=${f} />`}
            <div>${g.map(b=>o`<${he} key=${b.event.version} ...${b} shown=${e.past.looking.value===b.event.version} onLook=${te} />`)}</div>
          </li>`)}
      </ol>
    </section>`}function ge(e,t){let n=t.map(r=>({line:r,order:r.version+.5+r.number/1e6}));return[...e.map(r=>({...r,order:r.steps.at(-1).event.version})),...n].sort((r,i)=>i.order-r.order)}function $e({line:e,room:t}){let n=q(s,C(t),e);return n&&o`
    <li class="log-line"><span class="log-mark" aria-hidden="true"></span>
      <div><p>${n} <time datetime=${e.at}>${E(e.at)}</time></p></div></li>`}function ve({onClose:e}){return I(e),$(()=>{let t=n=>n.key==="Escape"&&e();return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[]),null}function ye({tall:e,onClick:t}){let n=s(e?"log.less":"log.whole");return o`<button type="button" class="plain icon log-grow" aria-label=${n} title=${n} aria-expanded=${e?"true":"false"} onClick=${t}>
    <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${e?"M4 8l7 7 7-7":"M4 14l7-7 7 7"} /></svg></button>`}function he({event:e,said:t,shown:n,onLook:a}){return o`
    <button type="button" class="log-step" title=${s("past.go",{n:e.version})} aria-current=${n?"step":void 0}
      onClick=${()=>a(e.version)}>
      <span>${t.map(r=>o`<span class="log-sentence">${r} </span>`)}</span>
      <time datetime=${e.at}>${E(e.at)}</time>
    </button>`}export{y as a,we as b,xe as c,u as d,Q as e,J as f,Ae as g,Ne as h,Pe as i,Ue as j,Oe as k,Re as l,Be as m,se as n,X as o,ie as p,Je as q,T as r,Ve as s,Xe as t,Ze as u,et as v,me as w,st as x,it as y,lt as z,ee as A,ut as B,de as C,kt as D};
