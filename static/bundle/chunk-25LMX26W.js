import{m as p}from"./chunk-BJCPGGRP.js";import{D as c,c as r,e as s,h as d,i as $}from"./chunk-56374772.js";function f({title:n,onClose:t,children:a,wide:e=!1}){let o=s(null),i=s(!1),u=$();return p(t),d(()=>{let l=o.current;return l?.showModal(),()=>{i.current=!0,l?.close()}},[]),r`
    <dialog ref=${o} class=${e?"dialog wide":"dialog"} aria-labelledby=${u} onClose=${()=>i.current||t()} onClick=${l=>l.target===o.current&&t()}>
      <div class="dialog-inside">
        <div class="dialog-head">
          <h2 id=${u}>${n}</h2>
          <button type="button" class="plain icon" onClick=${t} aria-label=${c("app.close")}>✕</button>
        </div>
        ${a}
      </div>
    </dialog>`}function h({title:n,yes:t,onYes:a,onClose:e,grave:o=!1,children:i}){return r`
    <${f} title=${n} onClose=${e}>
      ${i}
      <div class="answers">
        <button type="button" onClick=${e}>${c("app.no")}</button>
        <button type="button" class=${o?"primary grave":"primary"} onClick=${a}>${t}</button>
      </div>
    <//>`}export{f as a,h as b};
