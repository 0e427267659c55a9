import{b as q}from"./chunk-Z3EC4JF2.js";import{$ as x,$a as P,N as v,Ra as M,S as g,Sa as K,Ta as T,Ua as E,V as k,Va as H,W as w,Wa as B,Xa as S,Y as _,Za as D,_a as O,a as s,ab as R,ba as C,bb as j,c as d,cb as W,d as p,e as $,ea as h,f as y,fa as L,ha as l,i as b,ib as m,jb as z,u as n}from"./chunk-HNNKC3FJ.js";async function ye(t,e){let o=new q({state:e,seats:t.room.value?.seats??[]});return await o.begin(),o}function be({open:t,trial:e,version:o,onLeave:a}){let{choice:r,view:i,stage:u}=S(e);_(a,!1),V(t),F({trial:e,choice:r,onLeave:a}),z(j(t.view.value),l(t.view.value));let c=p(()=>A(t,e),[t,e]),{room:f,events:Y}=e.view.value;return f?.state?s`
    <${C}><button type="button" class="plain" onClick=${()=>M()}>${n("app.rules")}</button><//>
    <main class="table what-if" id="main" tabindex="-1" data-version=${f.version} data-from=${o}>
      <h1 class="unseen">${n("what_if.title")}</h1>
      <div class="table-notes">
        <${B} open=${t} />
        <${J} trial=${e} onLeave=${a} />
        <${R} open=${e} choice=${r} />
        <${Q} open=${t} version=${o} />
        <${U} open=${t} />
      </div>
      <div class="table-board" onKeyDown=${Z=>E(Z,c,u)}>
        <${D} open=${e} choice=${r} view=${i} />
        <${T} view=${i}><${H} open=${c} stage=${u} /><//>
      </div>
      <${K} room=${f} state=${f.state} next=${r.preview.value?.state??null} you=${t.view.value.you} />
      <div class="table-side">
        ${e.outbox.refused.value&&s`<${P} problem=${e.outbox.refused.value} />`}
        <${W} open=${e} choice=${r} />
        <${O} open=${e} choice=${r} />
        <${N} room=${f} events=${Y} />
      </div>
    </main>`:null}function A(t,e){return{view:b(()=>({...e.view.value,you:t.view.value.you}))}}function F(t){let e=d(t);e.current=t,y(()=>{let o=a=>document.querySelector("dialog[open]")||G(a,e.current);return addEventListener("keydown",o),()=>removeEventListener("keydown",o)},[])}function G(t,{trial:e,choice:o,onLeave:a}){let r=t.ctrlKey||t.metaKey,i=t.key.toLowerCase();if(t.key==="Escape"&&!r)return o.selected.value?o.clear():a();if(!(!r||t.altKey||!["z","y"].includes(i)))return t.preventDefault(),i==="y"||t.shiftKey?e.redo():e.undo()}function J({trial:t,onLeave:e}){let o=t.room.value?.version??0;return s`
    <div class="what-if-bar" role="group" aria-label=${n("what_if.title")}>
      <p><strong>${n("what_if.label")}</strong></p>
      <div class="what-if-ways">
        <button type="button" class="plain icon" aria-label=${n("what_if.undo")} title=${n("what_if.undo")} aria-keyshortcuts="Control+Z"
          aria-disabled=${o?"false":"true"} onClick=${()=>t.undo()}>${I("M8.5 4L4 8.5L8.5 13M4.5 8.5h8a5 5 0 0 1 0 10H8")}</button>
        <button type="button" class="plain icon" aria-label=${n("what_if.redo")} title=${n("what_if.redo")} aria-keyshortcuts="Control+Y"
          aria-disabled=${t.undone.value.length?"false":"true"} onClick=${()=>t.redo()}>${I("M13.5 4L18 8.5L13.5 13M17.5 8.5h-8a5 5 0 0 0 0 10H14")}</button>
        <button type="button" class="what-if-leave" aria-keyshortcuts="Escape" onClick=${e}>${n("what_if.leave")}</button>
      </div>
    </div>`}var I=t=>s`<svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${t} /></svg>`;function N({room:t,events:e}){return s`
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">${n("what_if.tried")}</h2>
      ${e.length===0&&s`<p class="note">${n("what_if.how")}</p>`}
      <ol reversed class="log-list" tabindex="0" aria-labelledby="log-title">
        ${e.map(o=>s`
          <li key=${o.version}>
            <${g} look=${k(t,o.clan??0)} />
            <div class="what-if-step">${m(t,o).map(a=>s`<p>${a}</p>`)}</div>
          </li>`).reverse()}
      </ol>
    </section>`}function Q({open:t,version:e}){let{room:o,events:a}=t.view.value,r=d(o?.version??e),i=a.at(-1);if(!o||!i||i.version<=r.current)return null;let u=l(t.view.value)?n("turn.mine"):o.status==="finished"?n("turn.over"):n("turn.theirs",{name:w(o)(o.state?.clan??0)});return s`<p class="note what-if-live">${n("what_if.meanwhile",{what:m(o,i)[0]})} <strong>${u}</strong></p>`}function U({open:t}){let{room:e}=t.view.value,o=e?.status==="playing"?e.draw.find(a=>a!==L(t.view.value)?.clan):void 0;return!e||o===void 0?null:s`<p class="note what-if-live" role="status">${n("what_if.draw",{name:w(e)(o)})}</p>`}function V(t){let e=t.view.value,o=d(h(e)),a=d(l(e));$(()=>v(n("what_if.label")),[]),$(()=>{let r=e.events.filter(c=>c.version>o.current);if(o.current=Math.max(o.current,h(e)),t.seen.told=Math.max(t.seen.told,o.current),!e.room||!r.length)return;let i=e.room,u=r.flatMap(c=>m(i,c)).join(" ");v([n("what_if.meanwhile",{what:u}),...l(e)?[n("turn.mine")]:[]].join(" ")),l(e)&&!a.current&&x("turn"),a.current=l(e)},[e.events])}export{be as WhatIfPage,ye as trialOf};
