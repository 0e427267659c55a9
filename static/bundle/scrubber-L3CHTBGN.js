import{E as v,N as d,Na as x,S as k,V as y,W as h,Y as w,a as u,c as l,db as M,eb as S,f as $,hb as C,ib as T,la as g,m as b,u as r}from"./chunk-HNNKC3FJ.js";var E=36,L=1.5;function A(t,o){let{room:e,events:n}=t.view.value,s=n[o-1];return!e||o===0?r("past.begin"):s?T(e,s).join(" "):""}function P(t){let{room:o}=t.view.value,e=t.past.position.value?.state.clan??null;return!o||e===null?r("turn.over"):r("past.then",{name:h(o)(e)})}function f(t,o){let e=t.room.value?.version??0,n=g(o,e);n!==t.past.looking.value&&(t.past.lookAt(n),d([r("past.position",{n,of:e}),A(t,n)].join(". ")))}function I(t){let o=l(null),e=l(!1);return{onPointerDown:n=>{e.current=!1,o.current=n.target instanceof HTMLInputElement?null:{x:n.clientX,y:n.clientY}},onPointerUp:n=>{let s=o.current;if(o.current=null,!s)return;let[a,i]=[n.clientX-s.x,n.clientY-s.y];Math.abs(a)<E||Math.abs(a)<L*Math.abs(i)||(e.current=!0,t(a<0?1:-1))},onClickCapture:n=>{e.current&&(e.current=!1,n.preventDefault(),n.stopPropagation())}}}function W({from:t}){let o=l(null);return $(()=>{if(!t?.closest(".board"))return o.current?.focus({preventScroll:!0}),()=>setTimeout(()=>document.activeElement===document.body&&z(t))},[]),o}function z(t){let o=[...document.querySelectorAll(".look-back")],e=o.find(s=>s.textContent===t?.textContent)??o[0],n=t?.isConnected?t:t?.matches(".look-back")?e:null;n instanceof HTMLElement&&n.focus({preventScroll:!0})}function j(t){let o=t.room.value?.version??0,e=l(o);return o-e.current}function K({open:t}){let o=t.past.looking.value??0,e=t.room.value?.version??0,n=t.view.value.events[o-1],s=W(t.past),a=j(t),i=I(p=>f(t,o+p));w(()=>t.past.now(),!1),x("scrubber");let m=A(t,o);return u`
    <section class="sheet scrubber" aria-labelledby="scrubber-title" ...${i}>
      <header class="sheet-head">
        <h2 id="scrubber-title">${C(o,e)}</h2>
        <p class="scrubber-newer" role="status">${a>0&&r("past.newer",{n:a})}</p>
        <button type="button" class="plain icon" aria-label=${r("app.close")} onClick=${()=>t.past.now()}>✕</button>
      </header>
      <div class="scrubber-said">
        ${n&&n.clan!==null&&u`<${k} look=${y(t.room.value,n.clan)} />`}
        <p>${m} <span class="note">${P(t)}</span></p>
      </div>
      <div class="scrubber-strip" role="group" aria-label=${r("past.positions")}>
        <${c} open=${t} to=${0} name="first" stop=${o===0} d="M5 4v14M17 4.5v13L8 11z" />
        <${c} open=${t} to=${o-1} name="back" keys="[" stop=${o===0} d="M15 4.5v13L6 11z" />
        <input ref=${s} type="range" min="0" max=${e} step="1" value=${o} aria-label=${r("past.slider")}
          aria-valuetext=${[r("past.position",{n:o,of:e}),m].join(". ")}
          onInput=${p=>t.past.lookAt(Number(p.target.value))} />
        <${c} open=${t} to=${o+1} name="forward" keys="]" stop=${o>=e} d="M7 4.5v13l9-6.5z" />
        <${c} open=${t} to=${e} name="last" stop=${o>=e} d="M17 4v14M5 4.5v13l9-6.5z" />
      </div>
      <p class="scrubber-more">
        <button type="button" class="plain" aria-label=${r("past.copy")} title=${r("past.copy")}
          onClick=${()=>S(b(v.value,t.code,o))}>${r("past.copy_short")}</button>
        <${M} open=${t} />
      </p>
    </section>`}function c({open:t,to:o,name:e,stop:n,d:s,keys:a}){let i=r(`past.${e}`);return u`<button type="button" class="plain icon" aria-label=${i} title=${i} aria-keyshortcuts=${a} aria-disabled=${n?"true":"false"}
    onClick=${()=>f(t,o)}>
    <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${s} /></svg></button>`}function Q(t,o){f(t,(t.past.looking.value??t.room.value?.version??0)+o)}export{K as Scrubber,Q as step};
