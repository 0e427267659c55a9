import{b as p}from"./chunk-RE3ZFHEB.js";import{B as c,c as r,e as s,g as d,i as $}from"./chunk-U25RX7RL.js";function f({title:n,onClose:t,children:a,wide:o=!1}){let e=s(null),i=s(!1),u=$();return p(t),d(()=>{let l=e.current;return l?.showModal(),()=>{i.current=!0,l?.close()}},[]),r`
    <dialog ref=${e} class=${o?"dialog wide":"dialog"} aria-labelledby=${u} onClose=${()=>i.current||t()} onClick=${l=>l.target===e.current&&t()}>
      <div class="dialog-inside">
        <div class="dialog-head">
          <h2 id=${u}>${n}</h2>
          <button type="button" class="plain icon" onClick=${t} aria-label=${c("app.close")}>✕</button>
        </div>
        ${a}
      </div>
    </dialog>`}function h({title:n,yes:t,onYes:a,onClose:o,grave:e=!1,children:i}){return r`
    <${f} title=${n} onClose=${o}>
      ${i}
      <div class="answers">
        <button type="button" onClick=${o}>${c("app.no")}</button>
        <button type="button" class=${e?"primary grave":"primary"} onClick=${a}>${t}</button>
      </div>
    <//>`}export{f as a,h as b};
