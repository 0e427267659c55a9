import{c as g}from"./chunk-BHSPOORE.js";import{c as b,i as x}from"./chunk-FFOQ4EIA.js";import{F as S,g as k,y as w,z as M}from"./chunk-ZCCXCGIP.js";import"./chunk-6C4XHDQ2.js";import"./chunk-SVO2JTGA.js";import{c as h}from"./chunk-GR7PMV56.js";import{x as d}from"./chunk-6O6E35L7.js";import{g as v,m as y}from"./chunk-JRKNSPMS.js";import{D as r,c as l,e as c,h as $}from"./chunk-FAER6UMS.js";var T=36,A=1.5;function C(t,o){let{room:n,events:e}=t.view.value,s=e[o-1];return!n||o===0?r("past.begin"):s?S(n,s).join(" "):""}function E(t){let{room:o}=t.view.value,n=t.past.position.value?.state.clan??null;return!o||n===null?r("turn.over"):r("past.then",{name:h(o)(n)})}function f(t,o){let n=t.room.value?.version??0,e=w(o,n);e!==t.past.looking.value&&(t.past.lookAt(e),v([r("past.position",{n:e,of:n}),C(t,e)].join(". ")))}function L(t){let o=c(null),n=c(!1);return{onPointerDown:e=>{n.current=!1,o.current=e.target instanceof HTMLInputElement?null:{x:e.clientX,y:e.clientY}},onPointerUp:e=>{let s=o.current;if(o.current=null,!s)return;let[a,i]=[e.clientX-s.x,e.clientY-s.y];Math.abs(a)<T||Math.abs(a)<A*Math.abs(i)||(n.current=!0,t(a<0?1:-1))},onClickCapture:e=>{n.current&&(n.current=!1,e.preventDefault(),e.stopPropagation())}}}function P({from:t}){let o=c(null);return $(()=>{if(!t?.closest(".board"))return o.current?.focus({preventScroll:!0}),()=>setTimeout(()=>document.activeElement===document.body&&I(t))},[]),o}function I(t){let o=[...document.querySelectorAll(".look-back")],n=o.find(s=>s.textContent===t?.textContent)??o[0],e=t?.isConnected?t:t?.matches(".look-back")?n:null;e instanceof HTMLElement&&e.focus({preventScroll:!0})}function W(t){let o=t.room.value?.version??0,n=c(o);return o-n.current}function G({open:t}){let o=t.past.looking.value??0,n=t.room.value?.version??0,e=t.view.value.events[o-1],s=P(t.past),a=W(t),i=L(p=>f(t,o+p));y(()=>t.past.now(),!1);let m=C(t,o);return l`
    <section class="sheet scrubber" aria-labelledby="scrubber-title" ...${i}>
      <header class="sheet-head">
        <h2 id="scrubber-title">${M(o,n)}</h2>
        <button type="button" class="plain icon" aria-label=${r("app.close")} onClick=${()=>t.past.now()}>✕</button>
      </header>
      <div class="scrubber-said">
        ${e&&e.clan!==null&&l`<${d} look=${e.clan} />`}
        <p>${m} <span class="note">${E(t)}</span></p>
      </div>
      ${a>0&&l`<p class="scrubber-newer" role="status">${r("past.newer",{n:a})}</p>`}
      <div class="scrubber-strip" role="group" aria-label=${r("past.positions")}>
        <${u} open=${t} to=${0} name="first" stop=${o===0} d="M5 4v14M17 4.5v13L8 11z" />
        <${u} open=${t} to=${o-1} name="back" keys="[" stop=${o===0} d="M15 4.5v13L6 11z" />
        <input ref=${s} type="range" min="0" max=${n} step="1" value=${o} aria-label=${r("past.slider")}
          aria-valuetext=${[r("past.position",{n:o,of:n}),m].join(". ")}
          onInput=${p=>t.past.lookAt(Number(p.target.value))} />
        <${u} open=${t} to=${o+1} name="forward" keys="]" stop=${o>=n} d="M7 4.5v13l9-6.5z" />
        <${u} open=${t} to=${n} name="last" stop=${o>=n} d="M17 4v14M5 4.5v13l9-6.5z" />
      </div>
      <p class="scrubber-more">
        <button type="button" class="plain" aria-label=${r("past.copy")} title=${r("past.copy")}
          onClick=${()=>x(b(k.value,t.code,o))}>${r("past.copy_short")}</button>
        <${g} open=${t} />
      </p>
    </section>`}function u({open:t,to:o,name:n,stop:e,d:s,keys:a}){let i=r(`past.${n}`);return l`<button type="button" class="plain icon" aria-label=${i} title=${i} aria-keyshortcuts=${a} aria-disabled=${e?"true":"false"}
    onClick=${()=>f(t,o)}>
    <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${s} /></svg></button>`}function J(t,o){f(t,(t.past.looking.value??t.room.value?.version??0)+o)}export{G as Scrubber,J as step};
