import{a as j,b as H}from"./chunk-QM3NAQTK.js";import{A,C as D,D as I,G as N,I as F,a as L,b as O,w as P,x as S,y as _}from"./chunk-WBDMNSSE.js";import"./chunk-AS3NMMLI.js";import{A as B,f as C,h as E}from"./chunk-7BIB2IEW.js";import"./chunk-QXAYAVIB.js";import"./chunk-AXQ3UCMF.js";import"./chunk-DQMJJII4.js";import"./chunk-2I43SMBD.js";import"./chunk-LPX77G2H.js";import{c as R,f as x}from"./chunk-WF6K5HE4.js";import{F as w,c as s,d as b,e as h,f as g,g as $,o as v,p,v as k,w as a,x as y}from"./chunk-NFECQUW2.js";var T=(e,n)=>Object.entries(n).every(([t,o])=>e[t]===o);function K({room:e,events:n},t){if(n.some(({effects:r})=>r.some(l=>T(l,t))))return"done";let o=e?.state?.clan===0&&e.state.phase!=="dominance";return n.length===0||o?"open":"other"}var z=1e4;async function ke(){let[e]=await Promise.all([w("/static/positions/lessons.json"),k("learn")]),n=e.map(J),t=Q(e);return await n[t].begin(),()=>s`<${V} lessons=${e} trials=${n} first=${t} />`}function J({state:e}){return new H({state:e,seats:j(y("learn.names")),mine:[0]})}var m="lesson";function Q(e){let n=location.hash.slice(1);return e.some(({name:t})=>t===n)&&(p(m,n,"tab"),history.replaceState(history.state,"",location.pathname+location.search)),Math.max(0,e.findIndex(({name:t})=>t===v(m,"tab")))}function V({lessons:e,trials:n,first:t}){let[o,r]=b(t),[l,i]=b(o);F(a("front.learn")),$(()=>{let c=!0,f=n[o].steps.length?Promise.resolve(n[o].restart()):n[o].begin(),G=d=>{R(x(d),!0),r(l)};return f.then(()=>c&&i(o),d=>c&&G(d)),()=>{c=!1}},[o]);let u=c=>{p(m,e[c].name,"tab"),r(c)};return s`
    <${O}>
      <button type="button" class="plain" onClick=${()=>A(e[l].rule)}>${a("app.rules")}</button>
      <${L} />
    <//>
    <${X} key=${l} n=${l} lessons=${e} trial=${n[l]} onGo=${u} />`}function X({n:e,lessons:n,trial:t,onGo:o}){let{choice:r,view:l}=P(t),i=n[e],u=K(t.view.value,i.goal),c=h(null);return $(()=>c.current?.focus({preventScroll:!0}),[]),s`
    <main class="table lesson" id="main" tabindex="-1" data-lesson=${i.name} data-stands=${u}
      onKeyDown=${f=>f.key==="Escape"&&r.clear()}>
      <div class="table-notes">
        <div class="lesson-words">
          <${Y} n=${e} of=${n.length} />
          <h1 tabindex="-1" ref=${c}><span class="unseen">${a("learn.step",{n:e+1,of:n.length})} </span>${a(`learn.${i.name}.title`)}</h1>
          <p>${a(`learn.${i.name}.task`)}</p>
        </div>
      </div>
      <div class="table-board"><${_} open=${t} choice=${r} view=${l} names /></div>
      <${S} open=${t} choice=${r} />
      <div class="table-side">
        ${t.outbox.refused.value&&s`<${I} problem=${t.outbox.refused.value} />`}
        ${u==="done"&&s`<${ee} n=${e} lessons=${n} trial=${t} onGo=${o} />`}
        ${u==="other"&&s`<${te} lesson=${i} trial=${t} />`}
        <${N} open=${t} choice=${r} />
        <${D} open=${t} choice=${r} />
        <${oe} />
        <${Z} n=${e} lessons=${n} trial=${t} onGo=${o} />
      </div>
    </main>`}function Y({n:e,of:n}){let t=Array.from({length:n},(o,r)=>r<e?"past":r===e?"now":"");return s`<ol class="lesson-dots" aria-hidden="true">${t.map(o=>s`<li class=${o}></li>`)}</ol>`}function Z({n:e,lessons:n,trial:t,onGo:o}){let r=t.view.value.events.length>0;return s`
    <div class="lesson-bar">
      ${e>0&&s`<button type="button" class="plain" key="back" onClick=${()=>o(e-1)}>${a("learn.back")}</button>`}
      ${r&&s`<button type="button" class="plain" key="restart" onClick=${()=>t.restart()}>${a("learn.restart")}</button>`}
      ${e<n.length-1&&s`<button type="button" class="plain lesson-skip" key="skip" onClick=${()=>o(e+1)}>${a("learn.skip")}</button>`}
    </div>`}function M({children:e}){let n=h(null);return $(()=>n.current?.focus({preventScroll:!0}),[]),s`<h2 tabindex="-1" ref=${n}>${e}</h2>`}function ee({n:e,lessons:n,onGo:t}){let o=e===n.length-1;return $(()=>{o&&p(m,null,"tab")},[o]),s`
    <section class="lesson-answer done">
      <${M}>${a(o?"learn.finished":"learn.well_done")}<//>
      <p>${a(`learn.${n[e].name}.done`)}</p>
      ${o&&s`<p>${a("learn.whole")}</p>`}
      <p class="row">${o?s`<${ne} />`:s`<button type="button" class="primary large" onClick=${()=>t(e+1)}>${a("learn.next")}</button>`}</p>
    </section>`}function te({lesson:e,trial:n}){let{room:t,events:o}=n.view.value,r=o.at(-1);return s`
    <section class="lesson-answer">
      <${M}>${a("learn.allowed")}<//>
      ${t&&r&&s`<p>${B(t,r).join(" ")}</p>`}
      <p>${a(`learn.${e.name}.hint`)}</p>
      <p class="row"><button type="button" class="primary large" onClick=${()=>n.restart()}>${a("learn.take_back")}</button></p>
    </section>`}var U=()=>new URLSearchParams(location.search).get("table")??"",W=e=>`/r/${encodeURIComponent(e)}`;function ne(){let e=U();return s`
    <a class="button primary large" href=${e?W(e):"/"}>${a(e?"learn.to_table":"learn.to_front")}</a>
    <a class="button" href="/rules">${a("app.rules")}</a>`}function oe(){let e=g(U,[]);if($(()=>{let t=e?setInterval(E,z):0;return()=>clearInterval(t)},[e]),!e)return null;let n=C.value.some(t=>t.code===e&&t.status==="playing");return s`
    <p class="lesson-back" role="status">${n&&a("learn.begun")} <a href=${W(e)}>${a("learn.to_table")}</a></p>`}export{ke as begin};
