import{M as s,O as p,a as n,b as l,c as m,e as h,p as f,u as e,va as b}from"./chunk-HNNKC3FJ.js";var w="immutable";async function y(t){let r=await fetch(t).catch(()=>null);if(!r?.ok)throw new f(t);return r}function v(){return document.documentElement.dataset.theme??(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")}async function k(t,r){let a=await y(`/r/${t}/board.png?v=${r}&theme=${v()}`);return a.headers.get("Cache-Control")?.includes(w)?new File([await a.blob()],`make-make-${r}.png`,{type:"image/png"}):null}function U({open:t,version:r,onClose:a}){return n`
    <${b} title=${e("sharing.title")} onClose=${a}>
      <${_} code=${t.code} version=${r} />
      <${x} open=${t} />
    <//>`}function _({code:t,version:r}){let[a,c]=l(null),[o,u]=l(null),[$,d]=l(""),g=()=>{d(""),k(t,r).then(i=>i?c(i):d(e("sharing.not_now")),i=>d(p(i)))};return h(g,[t,r]),h(()=>{if(!a)return;let i=URL.createObjectURL(a);return u({file:a,address:i}),()=>URL.revokeObjectURL(i)},[a]),$?n`<div class="picture-fault"><p role="alert">${$}</p><button type="button" onClick=${g}>${e("sharing.again")}</button></div>`:n`
    <figure class="board-photo">
      ${o?n`<img src=${o.address} alt=${e("sharing.picture")} width="1200" height="630" />`:n`<p role="status">${e("sharing.making")}</p>`}
    </figure>
    ${o&&n`<${C} picture=${o} />`}`}function C({picture:{file:t,address:r}}){let a={files:[t],title:e("app.name")},c=()=>navigator.share(a).catch(()=>{}),o="ClipboardItem"in globalThis&&navigator.clipboard;return n`
    <div class="share-ways">
      ${navigator.canShare?.(a)&&n`<button type="button" class="primary" onClick=${c}>${e("sharing.share")}</button>`}
      ${o&&n`<button type="button" onClick=${()=>R(t)}>${e("sharing.copy_picture")}</button>`}
      <a class="button" href=${r} download=${t.name}>${e("sharing.save_picture")}</a>
    </div>`}async function R(t){try{await navigator.clipboard.write([new ClipboardItem({[t.type]:t})]),s(e("sharing.picture_copied"))}catch{s(e("sharing.picture_not_copied"),!0)}}function x({open:t}){let[r,a]=l(""),c=m(null),o=t.room.value?.version;return h(()=>{y(`${t.path}/record`).then(async u=>a(await u.text())).catch(u=>s(p(u),!0))},[o]),n`
    <label class="field"><span>${e("sharing.record")}</span>
      <textarea ref=${c} class="record" readonly rows="5" value=${r} spellcheck=${!1}></textarea></label>
    <div class="share-ways">
      <button type="button" disabled=${!r} onClick=${()=>c.current&&E(c.current)}>${e("sharing.copy_record")}</button>
      <a class="button" href=${`${t.path}/record`} download=${`make-make-${t.code}.txt`}>${e("table.record")}</a>
    </div>`}async function E(t){t.select();try{if(navigator.clipboard)await navigator.clipboard.writeText(t.value);else if(!document.execCommand("copy"))throw new Error("no way to copy");s(e("sharing.record_copied"))}catch{s(e("sharing.copy_yourself"))}}export{U as SharingDialog};
