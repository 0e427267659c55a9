import{a as L,b as M,c as K}from"./chunk-HJTIUG6E.js";import{b as W}from"./chunk-GITSWJ3C.js";import{A as D,B as P,C as R,D as S,E as j,G as q,d as x,f as h,l,o as C,s as T,u as E,w as H,y as B}from"./chunk-ZVY2JJJY.js";import"./chunk-LLMMGQOD.js";import{C as d,o as g}from"./chunk-5OTYYQ53.js";import"./chunk-QXAYAVIB.js";import{c as _}from"./chunk-EWZLC4IL.js";import{x as b}from"./chunk-NQJ63F4T.js";import"./chunk-VOXYMZE7.js";import{b as k}from"./chunk-RE3ZFHEB.js";import{g as v}from"./chunk-KDZ2422P.js";import{B as n,c as s,e as m,f as p,g as $,h as w,k as y}from"./chunk-U25RX7RL.js";async function he(t,e){let o=new W({state:e,seats:t.room.value?.seats??[]});return await o.begin(),o}function pe({open:t,trial:e,version:o,onLeave:r}){let{choice:a,view:i,stage:u}=E(e);k(r),N(t),Z({trial:e,choice:a,onLeave:r}),q(S(t.view.value),l(t.view.value));let c=p(()=>Y(t,e),[t,e]),{room:f,events:I}=e.view.value;return f?.state?s`
    <${g}><button type="button" class="plain" onClick=${()=>B()}>${n("app.rules")}</button><//>
    <main class="table what-if" id="main" tabindex="-1" data-version=${f.version} data-from=${o}>
      <h1 class="unseen">${n("what_if.title")}</h1>
      <div class="table-notes">
        <${K} open=${t} />
        <${F} trial=${e} onLeave=${r} />
        <${R} open=${e} choice=${a} />
        <${J} open=${t} version=${o} />
      </div>
      <div class="table-board" onKeyDown=${O=>L(O,c,u)}>
        <${H} open=${e} choice=${a} view=${i} />
        <${C} view=${i}><${M} open=${c} stage=${u} /><//>
      </div>
      <${x} room=${f} state=${f.state} next=${a.preview.value?.state??null} you=${t.view.value.you} />
      <div class="table-side">
        ${e.outbox.refused.value&&s`<${P} problem=${e.outbox.refused.value} />`}
        <${j} open=${e} choice=${a} />
        <${D} open=${e} choice=${a} />
        <${G} room=${f} events=${I} />
      </div>
    </main>`:null}function Y(t,e){return{view:y(()=>({...e.view.value,you:t.view.value.you}))}}function Z(t){let e=m(t);e.current=t,w(()=>{let o=r=>document.querySelector("dialog[open]")||A(r,e.current);return addEventListener("keydown",o),()=>removeEventListener("keydown",o)},[])}function A(t,{trial:e,choice:o,onLeave:r}){let a=t.ctrlKey||t.metaKey,i=t.key.toLowerCase();if(t.key==="Escape"&&!a)return o.selected.value?o.clear():r();if(!(!a||t.altKey||!["z","y"].includes(i)))return t.preventDefault(),i==="y"||t.shiftKey?e.redo():e.undo()}function F({trial:t,onLeave:e}){let o=t.room.value?.version??0;return s`
    <div class="what-if-bar" role="group" aria-label=${n("what_if.title")}>
      <p><strong>${n("what_if.label")}</strong></p>
      <div class="what-if-ways">
        <button type="button" class="plain icon" aria-label=${n("what_if.undo")} title=${n("what_if.undo")} aria-keyshortcuts="Control+Z"
          aria-disabled=${o?"false":"true"} onClick=${()=>t.undo()}>${z("M8.5 4L4 8.5L8.5 13M4.5 8.5h8a5 5 0 0 1 0 10H8")}</button>
        <button type="button" class="plain icon" aria-label=${n("what_if.redo")} title=${n("what_if.redo")} aria-keyshortcuts="Control+Y"
          aria-disabled=${t.undone.value.length?"false":"true"} onClick=${()=>t.redo()}>${z("M13.5 4L18 8.5L13.5 13M17.5 8.5h-8a5 5 0 0 0 0 10H14")}</button>
        <button type="button" class="what-if-leave" aria-keyshortcuts="Escape" onClick=${e}>${n("what_if.leave")}</button>
      </div>
    </div>`}var z=t=>s`<svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${t} /></svg>`;function G({room:t,events:e}){return s`
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">${n("what_if.tried")}</h2>
      ${e.length===0&&s`<p class="note">${n("what_if.how")}</p>`}
      <ol reversed class="log-list" tabindex="0" aria-labelledby="log-title">
        ${e.map(o=>s`
          <li key=${o.version}>
            <${b} look=${o.clan??0} />
            <div class="what-if-step">${d(t,o).map(r=>s`<p>${r}</p>`)}</div>
          </li>`).reverse()}
      </ol>
    </section>`}function J({open:t,version:e}){let{room:o,events:r}=t.view.value,a=m(o?.version??e),i=r.at(-1);if(!o||!i||i.version<=a.current)return null;let u=l(t.view.value)?n("turn.mine"):o.status==="finished"?n("turn.over"):n("turn.theirs",{name:_(o)(o.state?.clan??0)});return s`<p class="note what-if-live">${n("what_if.meanwhile",{what:d(o,i)[0]})} <strong>${u}</strong></p>`}function N(t){let e=t.view.value,o=m(h(e)),r=m(l(e));$(()=>v(n("what_if.label")),[]),$(()=>{let a=e.events.filter(c=>c.version>o.current);if(o.current=Math.max(o.current,h(e)),t.seen.told=Math.max(t.seen.told,o.current),!e.room||!a.length)return;let i=e.room,u=a.flatMap(c=>d(i,c)).join(" ");v([n("what_if.meanwhile",{what:u}),...l(e)?[n("turn.mine")]:[]].join(" ")),l(e)&&!r.current&&T("turn"),r.current=l(e)},[e.events])}export{pe as WhatIfPage,he as trialOf};
