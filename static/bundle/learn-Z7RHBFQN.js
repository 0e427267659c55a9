import{a as N,b as j}from"./chunk-Z3EC4JF2.js";import{$a as D,C as y,G as R,Na as d,P as C,Ra as L,Xa as _,Ya as P,Za as S,_a as A,a as s,aa as E,b as h,ba as O,c as p,cb as I,d as g,e as u,ib as H,ja as x,jb as B,k as v,l as m,r as w,u as a,v as k}from"./chunk-HNNKC3FJ.js";var W=(e,n)=>Object.entries(n).every(([t,o])=>e[t]===o);function F({room:e,events:n},t){if(n.some(({effects:r})=>r.some(c=>W(c,t))))return"done";let o=e?.state?.clan===0&&e.state.phase!=="dominance";return n.length===0||o?"open":"other"}var T=1e4;async function ke(){let e=await w("/static/positions/lessons.json"),n=e.map(q),t=z(e);return await n[t].begin(),()=>s`<${J} lessons=${e} trials=${n} first=${t} />`}function q({state:e}){return new j({state:e,seats:N(k("learn.names")),mine:[0]})}var f="lesson";function z(e){let n=location.hash.slice(1);return e.some(({name:t})=>t===n)&&(m(f,n,"tab"),history.replaceState(history.state,"",location.pathname+location.search)),Math.max(0,e.findIndex(({name:t})=>t===v(f,"tab")))}function J({lessons:e,trials:n,first:t}){let[o,r]=h(t),c=p(t);B(a("front.learn"));let i=async l=>{c.current=l;let $=n[l];!await C(async()=>$.steps.length?$.restart():$.begin())||c.current!==l||(m(f,e[l].name,"tab"),r(l))};return s`
    <${O}>
      <button type="button" class="plain" onClick=${()=>L(e[o].rule)}>${a("app.rules")}</button>
      <${E} />
    <//>
    <${Q} key=${o} n=${o} lessons=${e} trial=${n[o]} onGo=${i} />`}function Q({n:e,lessons:n,trial:t,onGo:o}){let{choice:r,view:c}=_(t),i=n[e],l=F(t.view.value,i.goal),$=p(null);return u(()=>$.current?.focus({preventScroll:!0}),[]),s`
    <main class="table lesson" id="main" tabindex="-1" data-lesson=${i.name} data-stands=${l}
      onKeyDown=${b=>b.key==="Escape"&&r.clear()}>
      <div class="table-notes">
        <div class="lesson-words">
          <${V} n=${e} of=${n.length} />
          <h1 tabindex="-1" ref=${$}><span class="unseen">${a("learn.step",{n:e+1,of:n.length})} </span>${a(`learn.${i.name}.title`)}</h1>
          ${e===0&&s`<p class="lesson-aim">${a("goal.what")}</p>`}
          <p>${a(`learn.${i.name}.task`)}</p>
        </div>
      </div>
      <div class="table-board"><${S} open=${t} choice=${r} view=${c} names /></div>
      <${P} view=${t.view.value} position=${x(t)} choice=${r} />
      <div class="table-side">
        ${t.outbox.refused.value&&s`<${D} problem=${t.outbox.refused.value} />`}
        ${l==="done"&&s`<${Y} n=${e} lessons=${n} trial=${t} onGo=${o} />`}
        ${l==="other"&&s`<${Z} lesson=${i} trial=${t} />`}
        <${I} open=${t} choice=${r} />
        <${A} open=${t} choice=${r} />
        <${te} />
        <${X} n=${e} lessons=${n} trial=${t} onGo=${o} done=${l==="done"} />
      </div>
    </main>`}function V({n:e,of:n}){let t=Array.from({length:n},(o,r)=>r<e?"past":r===e?"now":"");return s`<ol class="lesson-dots" aria-hidden="true">${t.map(o=>s`<li class=${o}></li>`)}</ol>`}function X({n:e,lessons:n,trial:t,onGo:o,done:r}){let c=t.view.value.events.length>0;return s`
    <div class="lesson-bar">
      ${e>0&&s`<button type="button" class="plain" key="back" onClick=${()=>o(e-1)}>${a("learn.back")}</button>`}
      ${c&&s`<button type="button" class="plain lesson-again" key="restart" onClick=${()=>t.restart()}>${a("learn.restart")}</button>`}
      ${!r&&e<n.length-1&&s`<button type="button" class="plain lesson-skip" key="skip" onClick=${()=>o(e+1)}>${a("learn.skip")}</button>`}
    </div>`}function K({children:e}){let n=p(null);return u(()=>n.current?.focus({preventScroll:!0}),[]),s`<h2 tabindex="-1" ref=${n}>${e}</h2>`}function Y({n:e,lessons:n,onGo:t}){let o=e===n.length-1;return d("answer"),u(()=>{o&&m(f,null,"tab")},[o]),s`
    <section class="lesson-answer done">
      <${K}>${a(o?"learn.finished":"learn.well_done")}<//>
      <p>${a(`learn.${n[e].name}.done`)}</p>
      ${o&&s`<p>${a("learn.whole")}</p>`}
      <p class="row">${o?s`<${ee} />`:s`<button type="button" class="primary large" onClick=${()=>t(e+1)}>${a("learn.next")}</button>`}</p>
    </section>`}function Z({lesson:e,trial:n}){let{room:t,events:o}=n.view.value,r=o.at(-1);return d("answer"),s`
    <section class="lesson-answer">
      <${K}>${a("learn.allowed")}<//>
      ${t&&r&&s`<p>${H(t,r).join(" ")}</p>`}
      <p>${a(`learn.${e.name}.hint`)}</p>
      <p class="row"><button type="button" class="primary large" onClick=${()=>n.restart()}>${a("learn.take_back")}</button></p>
    </section>`}var M=()=>new URLSearchParams(location.search).get("table")??"",U=e=>`/r/${encodeURIComponent(e)}`;function ee(){let e=M();return s`
    <a class="button primary large" href=${e?U(e):"/"}>${a(e?"learn.to_table":"learn.to_front")}</a>
    <a class="button" href="/rules">${a("app.rules")}</a>`}function te(){let e=g(M,[]);if(u(()=>{let t=e?setInterval(R,T):0;return()=>clearInterval(t)},[e]),!e)return null;let n=y.value.some(t=>t.code===e&&t.status==="playing");return s`
    <p class="lesson-back" role="status">${n&&a("learn.begun")} <a href=${U(e)}>${a("learn.to_table")}</a></p>`}export{ke as begin};
