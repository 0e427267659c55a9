import{a as m}from"./chunk-2I43SMBD.js";import"./chunk-LPX77G2H.js";import{c as s,f as h}from"./chunk-WF6K5HE4.js";import{D as g,c as n,d as l,e as $,g as d,w as r}from"./chunk-NFECQUW2.js";var b="immutable";async function f(t){let a=await fetch(t).catch(()=>null);if(!a?.ok)throw new g(t);return a}function y(){return document.documentElement.dataset.theme??(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")}async function w(t,a){let e=await f(`/r/${t}/board.png?v=${a}&theme=${y()}`);if(!e.headers.get("Cache-Control")?.includes(b))return null;let o=new File([await e.blob()],`make-make-${a}.png`,{type:"image/png"});return{file:o,address:URL.createObjectURL(o)}}function P({open:t,version:a,onClose:e}){return n`
    <${m} title=${r("sharing.title")} onClose=${e}>
      <${v} code=${t.code} version=${a} />
      <${C} open=${t} />
    <//>`}function v({code:t,version:a}){let[e,o]=l(null),[i,c]=l(""),p=()=>{c(""),w(t,a).then(u=>u?o(u):c(r("sharing.not_now")),u=>c(h(u)))};return d(p,[t,a]),d(()=>()=>e&&URL.revokeObjectURL(e.address),[e]),i?n`<div class="picture-fault"><p role="alert">${i}</p><button type="button" onClick=${p}>${r("sharing.again")}</button></div>`:n`
    <figure class="board-photo">
      ${e?n`<img src=${e.address} alt=${r("sharing.picture")} width="1200" height="630" />`:n`<p role="status">${r("sharing.making")}</p>`}
    </figure>
    ${e&&n`<${k} picture=${e} />`}`}function k({picture:{file:t,address:a}}){let e={files:[t],title:r("app.name")},o=()=>navigator.share(e).catch(()=>{}),i="ClipboardItem"in globalThis&&navigator.clipboard;return n`
    <div class="share-ways">
      ${navigator.canShare?.(e)&&n`<button type="button" class="primary" onClick=${o}>${r("sharing.share")}</button>`}
      ${i&&n`<button type="button" onClick=${()=>_(t)}>${r("sharing.copy_picture")}</button>`}
      <a class="button" href=${a} download=${t.name}>${r("sharing.save_picture")}</a>
    </div>`}async function _(t){try{await navigator.clipboard.write([new ClipboardItem({[t.type]:t})]),s(r("sharing.picture_copied"))}catch{s(r("sharing.picture_not_copied"),!0)}}function C({open:t}){let[a,e]=l(""),o=$(null),i=t.room.value?.version;return d(()=>{f(`${t.path}/record`).then(async c=>e(await c.text())).catch(c=>s(h(c),!0))},[i]),n`
    <label class="field"><span>${r("sharing.record")}</span>
      <textarea ref=${o} class="record" readonly rows="5" value=${a} spellcheck=${!1}></textarea></label>
    <div class="share-ways">
      <button type="button" disabled=${!a} onClick=${()=>o.current&&R(o.current)}>${r("sharing.copy_record")}</button>
      <a class="button" href=${`${t.path}/record`} download=${`make-make-${t.code}.txt`}>${r("table.record")}</a>
    </div>`}async function R(t){t.select();try{if(navigator.clipboard)await navigator.clipboard.writeText(t.value);else if(!document.execCommand("copy"))throw new Error("no way to copy");s(r("sharing.record_copied"))}catch{s(r("sharing.copy_yourself"))}}export{P as SharingDialog};
