import{b,j as g,k as M}from"./chunk-WPPROSBC.js";import{C as S,f as h,v as k,w as x}from"./chunk-5OTYYQ53.js";import{c as y}from"./chunk-EWZLC4IL.js";import{x as d}from"./chunk-NQJ63F4T.js";import{b as w}from"./chunk-RE3ZFHEB.js";import{g as v}from"./chunk-KDZ2422P.js";import{B as r,c as l,e as u,g as $}from"./chunk-U25RX7RL.js";var P=36,T=1.5;function E(t,e){let{room:o,events:n}=t.view.value,s=n[e-1];return!o||e===0?r("past.begin"):s?S(o,s).join(" "):""}function C(t){let{room:e}=t.view.value,o=t.past.position.value?.state.clan??null;return!e||o===null?r("turn.over"):r("past.then",{name:y(e)(o)})}function f(t,e){let o=t.room.value?.version??0,n=k(e,o);n!==t.past.looking.value&&(t.past.lookAt(n),v([r("past.position",{n,of:o}),E(t,n)].join(". ")))}function I(t){let e=u(null),o=u(!1);return{onPointerDown:n=>{o.current=!1,e.current=n.target instanceof HTMLInputElement?null:{x:n.clientX,y:n.clientY}},onPointerUp:n=>{let s=e.current;if(e.current=null,!s)return;let[a,i]=[n.clientX-s.x,n.clientY-s.y];Math.abs(a)<P||Math.abs(a)<T*Math.abs(i)||(o.current=!0,t(a<0?1:-1))},onClickCapture:n=>{o.current&&(o.current=!1,n.preventDefault(),n.stopPropagation())}}}function L(){let t=u(null);return $(()=>{let e=document.activeElement;if(!e?.closest(".board"))return t.current?.focus({preventScroll:!0}),()=>e instanceof HTMLElement?e.focus({preventScroll:!0}):void 0},[]),t}function W(t){let e=t.room.value?.version??0,o=u(e);return e-o.current}function q({open:t}){let e=t.past.looking.value??0,o=t.room.value?.version??0,n=t.view.value.events[e-1],s=L(),a=W(t),i=I(p=>f(t,e+p));w(()=>t.past.now());let m=E(t,e);return l`
    <section class="sheet scrubber" aria-labelledby="scrubber-title" ...${i}>
      <header class="sheet-head">
        <h2 id="scrubber-title">${x(e,o)}</h2>
        <button type="button" class="plain icon" aria-label=${r("app.close")} onClick=${()=>t.past.now()}>✕</button>
      </header>
      <div class="scrubber-said">
        ${n&&n.clan!==null&&l`<${d} look=${n.clan} />`}
        <p>${m} <span class="note">${C(t)}</span></p>
      </div>
      ${a>0&&l`<p class="scrubber-newer" role="status">${r("past.newer",{n:a})}</p>`}
      <div class="scrubber-strip" role="group" aria-label=${r("past.positions")}>
        <${c} open=${t} to=${0} name="first" stop=${e===0} d="M5 4v14M17 4.5v13L8 11z" />
        <${c} open=${t} to=${e-1} name="back" keys="[" stop=${e===0} d="M15 4.5v13L6 11z" />
        <input ref=${s} type="range" min="0" max=${o} step="1" value=${e} aria-label=${r("past.slider")}
          aria-valuetext=${[r("past.position",{n:e,of:o}),m].join(". ")}
          onInput=${p=>t.past.lookAt(Number(p.target.value))} />
        <${c} open=${t} to=${e+1} name="forward" keys="]" stop=${e>=o} d="M7 4.5v13l9-6.5z" />
        <${c} open=${t} to=${o} name="last" stop=${e>=o} d="M17 4v14M5 4.5v13l9-6.5z" />
      </div>
      <p class="scrubber-more">
        <button type="button" class="plain" aria-label=${r("past.copy")} title=${r("past.copy")}
          onClick=${()=>M(b(h.value,t.code,e))}>${r("past.copy_short")}</button>
        <${g} open=${t} />
      </p>
    </section>`}function c({open:t,to:e,name:o,stop:n,d:s,keys:a}){let i=r(`past.${o}`);return l`<button type="button" class="plain icon" aria-label=${i} title=${i} aria-keyshortcuts=${a} aria-disabled=${n?"true":"false"}
    onClick=${()=>f(t,e)}>
    <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${s} /></svg></button>`}function G(t,e){f(t,(t.past.looking.value??t.room.value?.version??0)+e)}export{q as Scrubber,G as step};
