import{a as D,b as I}from"./chunk-VFDT5X63.js";import{$ as C,$a as A,C as y,G as w,Oa as x,P as R,Ua as L,Va as O,Wa as _,Xa as P,Ya as S,a as s,aa as E,b,c as p,d as h,e as u,fb as N,gb as j,k as g,l as m,r as v,u as a,v as k}from"./chunk-IT7LP7F7.js";var U=(e,n)=>Object.entries(n).every(([t,o])=>e[t]===o);function H({room:e,events:n},t){if(n.some(({effects:r})=>r.some(i=>U(i,t))))return"done";let o=e?.state?.clan===0&&e.state.phase!=="dominance";return n.length===0||o?"open":"other"}var F=1e4;async function he(){let e=await v("/static/positions/lessons.json"),n=e.map(G),t=T(e);return await n[t].begin(),()=>s`<${q} lessons=${e} trials=${n} first=${t} />`}function G({state:e}){return new I({state:e,seats:D(k("learn.names")),mine:[0]})}var f="lesson";function T(e){let n=location.hash.slice(1);return e.some(({name:t})=>t===n)&&(m(f,n,"tab"),history.replaceState(history.state,"",location.pathname+location.search)),Math.max(0,e.findIndex(({name:t})=>t===g(f,"tab")))}function q({lessons:e,trials:n,first:t}){let[o,r]=b(t),i=p(t);j(a("front.learn"));let c=async l=>{i.current=l;let $=n[l];!await R(async()=>$.steps.length?$.restart():$.begin())||i.current!==l||(m(f,e[l].name,"tab"),r(l))};return s`
    <${E}>
      <button type="button" class="plain" onClick=${()=>x(e[o].rule)}>${a("app.rules")}</button>
      <${C} />
    <//>
    <${z} key=${o} n=${o} lessons=${e} trial=${n[o]} onGo=${c} />`}function z({n:e,lessons:n,trial:t,onGo:o}){let{choice:r,view:i}=L(t),c=n[e],l=H(t.view.value,c.goal),$=p(null);return u(()=>$.current?.focus({preventScroll:!0}),[]),s`
    <main class="table lesson" id="main" tabindex="-1" data-lesson=${c.name} data-stands=${l}
      onKeyDown=${d=>d.key==="Escape"&&r.clear()}>
      <div class="table-notes">
        <div class="lesson-words">
          <${J} n=${e} of=${n.length} />
          <h1 tabindex="-1" ref=${$}><span class="unseen">${a("learn.step",{n:e+1,of:n.length})} </span>${a(`learn.${c.name}.title`)}</h1>
          <p>${a(`learn.${c.name}.task`)}</p>
        </div>
      </div>
      <div class="table-board"><${_} open=${t} choice=${r} view=${i} names /></div>
      <${O} open=${t} choice=${r} />
      <div class="table-side">
        ${t.outbox.refused.value&&s`<${S} problem=${t.outbox.refused.value} />`}
        ${l==="done"&&s`<${V} n=${e} lessons=${n} trial=${t} onGo=${o} />`}
        ${l==="other"&&s`<${X} lesson=${c} trial=${t} />`}
        <${A} open=${t} choice=${r} />
        <${P} open=${t} choice=${r} />
        <${Z} />
        <${Q} n=${e} lessons=${n} trial=${t} onGo=${o} />
      </div>
    </main>`}function J({n:e,of:n}){let t=Array.from({length:n},(o,r)=>r<e?"past":r===e?"now":"");return s`<ol class="lesson-dots" aria-hidden="true">${t.map(o=>s`<li class=${o}></li>`)}</ol>`}function Q({n:e,lessons:n,trial:t,onGo:o}){let r=t.view.value.events.length>0;return s`
    <div class="lesson-bar">
      ${e>0&&s`<button type="button" class="plain" key="back" onClick=${()=>o(e-1)}>${a("learn.back")}</button>`}
      ${r&&s`<button type="button" class="plain" key="restart" onClick=${()=>t.restart()}>${a("learn.restart")}</button>`}
      ${e<n.length-1&&s`<button type="button" class="plain lesson-skip" key="skip" onClick=${()=>o(e+1)}>${a("learn.skip")}</button>`}
    </div>`}function B({children:e}){let n=p(null);return u(()=>n.current?.focus({preventScroll:!0}),[]),s`<h2 tabindex="-1" ref=${n}>${e}</h2>`}function V({n:e,lessons:n,onGo:t}){let o=e===n.length-1;return u(()=>{o&&m(f,null,"tab")},[o]),s`
    <section class="lesson-answer done">
      <${B}>${a(o?"learn.finished":"learn.well_done")}<//>
      <p>${a(`learn.${n[e].name}.done`)}</p>
      ${o&&s`<p>${a("learn.whole")}</p>`}
      <p class="row">${o?s`<${Y} />`:s`<button type="button" class="primary large" onClick=${()=>t(e+1)}>${a("learn.next")}</button>`}</p>
    </section>`}function X({lesson:e,trial:n}){let{room:t,events:o}=n.view.value,r=o.at(-1);return s`
    <section class="lesson-answer">
      <${B}>${a("learn.allowed")}<//>
      ${t&&r&&s`<p>${N(t,r).join(" ")}</p>`}
      <p>${a(`learn.${e.name}.hint`)}</p>
      <p class="row"><button type="button" class="primary large" onClick=${()=>n.restart()}>${a("learn.take_back")}</button></p>
    </section>`}var K=()=>new URLSearchParams(location.search).get("table")??"",M=e=>`/r/${encodeURIComponent(e)}`;function Y(){let e=K();return s`
    <a class="button primary large" href=${e?M(e):"/"}>${a(e?"learn.to_table":"learn.to_front")}</a>
    <a class="button" href="/rules">${a("app.rules")}</a>`}function Z(){let e=h(K,[]);if(u(()=>{let t=e?setInterval(w,F):0;return()=>clearInterval(t)},[e]),!e)return null;let n=y.value.some(t=>t.code===e&&t.status==="playing");return s`
    <p class="lesson-back" role="status">${n&&a("learn.begun")} <a href=${M(e)}>${a("learn.to_table")}</a></p>`}export{he as begin};
