import{a as _,b as D,c as C,d as H,e as x}from"./chunk-OHK3JCDZ.js";import{a as T}from"./chunk-F3BP3VYE.js";import{b,e as Y}from"./chunk-Q7K6T4U6.js";import"./chunk-QURT3BMG.js";import{n as w}from"./chunk-TLMC25ZG.js";import{b as R}from"./chunk-YQFCLEBQ.js";import{d as $,f as q,g as B,o as F,p as I,q as Q}from"./chunk-ZIPGEUAG.js";import"./chunk-IDJ7Q7FC.js";import"./chunk-SVO2JTGA.js";import"./chunk-CKR3YLCN.js";import"./chunk-7MXYQGB3.js";import"./chunk-6DNNZQKQ.js";import{b as y}from"./chunk-25LMX26W.js";import{e as M,h,i as m}from"./chunk-BJCPGGRP.js";import{C as S,D as e,G as p,H as g,c as a,d as c,g as d,s as A,u as O,v,w as k}from"./chunk-56374772.js";var J=1e4;function P(){let[n,t]=c(null),s=$.value?.id,o=async()=>{s&&(t(await v("/api/me/devices")),q.peek().length&&await F())},i=()=>o().catch(h);return d(()=>{m(o);let l=setInterval(()=>document.visibilityState==="visible"&&i(),J);return()=>clearInterval(l)},[s]),{known:n,refresh:i}}var L=n=>p(n.name??e("along.unknown_device"));function j({list:n,onChange:t}){let[s,o]=c(null);return a`
    <section class="card stack" aria-labelledby="devices">
      <h2 id="devices">${e("along.devices")}</h2>
      <ul class="devices">
        ${n.map(i=>a`
          <li class="device" key=${i.id}>
            <span class="device-words">
              <strong>${L(i)} ${i.this&&a`<span class="tag">${e("along.this")}</span>`}</strong>
              <span class="note">${e("along.made",{when:g(i.made_at)})} · ${e("along.seen",{when:g(i.seen_at)})}</span>
            </span>
            <button type="button" aria-label=${e("along.sign_out_of",{name:L(i),when:g(i.made_at)})}
              onClick=${()=>o(i)}>${e("along.sign_out")}</button>
          </li>`)}
      </ul>
      ${s&&a`<${U} device=${s} onClose=${()=>o(null)} onDone=${t} />`}
    </section>`}function U({device:n,onClose:t,onDone:s}){let o=L(n),i=async()=>{let l=await m(()=>n.this?I():O("DELETE",`/api/me/devices/${n.id}`));if(t(),!!l){if(n.this)return b("/");M(e("along.signed_out",{name:o})),s()}};return a`
    <${y} title=${e("along.sign_out_title")} yes=${e("along.sign_out")} grave onYes=${i} onClose=${t}>
      <p>${n.this?e("along.sign_out_here"):e("along.sign_out_what",{name:o})}</p>
    <//>`}function G(n,t){let[s,o]=c(null),[i,l]=c(!1);return[s,async()=>{l(!0),await m(async()=>{let u=await k("/api/me/links",{kind:n});o(H(B.value,u.token)),await t()}),l(!1)},i]}function K({onMade:n}){let[t,s,o]=G("device",n);return a`
    <section class="card stack" aria-labelledby="device-link">
      <h2 id="device-link">${e("along.device_title")}</h2>
      <p>${e("along.device_what")}</p>
      ${t&&a`<${w} link=${t} label=${e("along.device_link")} title=${e("app.name")} message=${e("along.device_message")}
        qr=${e("along.device_qr")} scan=${e("along.device_scan")} key=${t} />`}
      <p><button type="button" class=${t?"":"primary"} disabled=${o} onClick=${s}>${e(t?"along.device_again":"along.device_make")}</button></p>
    </section>`}function N({since:n,onMade:t}){let[s,o,i]=G("recovery",t),[l,r]=c(!1),u=async()=>{r(!1),await o()};return a`
    <section class="card stack" aria-labelledby="recovery">
      <h2 id="recovery">${e("along.recovery_title")}</h2>
      <p>${e("along.recovery_what")}</p>
      ${!s&&a`<p class="note">${n?e("along.recovery_since",{when:g(n)}):e("along.recovery_none")}</p>`}
      ${s&&a`
        <p><strong>${e("along.recovery_once")}</strong></p>
        <${w} link=${s} label=${e("along.recovery_link")} title=${e("app.name")} message=${e("along.recovery_message")} key=${s} />`}
      <p><button type="button" disabled=${i} onClick=${n||s?()=>r(!0):o}>${e("along.recovery_make")}</button></p>
      ${l&&a`
        <${y} title=${e("along.recovery_ask")} yes=${e("along.recovery_make")} onYes=${u} onClose=${()=>r(!1)}>
          <p>${e("along.recovery_ask_what")}</p>
        <//>`}
    </section>`}function E(){let[n,t]=c([]);d(()=>{m(async()=>t((await v("/api/identities")).players.filter(o=>!o.current)))},[]);let s=o=>m(async()=>{await k("/api/identities/switch",{player:o}),location.assign("/")});return n.length?a`
    <section class="card stack" aria-labelledby="others">
      <h2 id="others">${e("along.others")}</h2>
      <p>${e("along.be_what")}</p>
      <div class="row">${n.map(o=>a`
        <button type="button" key=${o.id} onClick=${()=>s(o.id)}>${e("along.be",{name:p(o.nickname)})}</button>`)}</div>
    </section>`:null}function W(){let[n,t]=c(!1),s=p($.value?.nickname??""),o=async()=>{await m(Q)&&b("/"),t(!1)};return a`
    <p><a class="button" href="/api/me/data" download="make-make-my-data.json">${e("along.data")}</a></p>
    <p><button type="button" class="grave" onClick=${()=>t(!0)}>${e("along.delete")}</button></p>
    ${n&&a`
      <${y} title=${e("along.delete_title",{name:s})} yes=${e("along.delete_yes")} grave onYes=${o} onClose=${()=>t(!1)}>
        <p>${e("along.delete_what")}</p>
      <//>`}`}var V=["no_such_link","link_used","link_replaced","link_expired","invalid_request"];async function qe(){return await S("along"),X}function X(){return d(()=>(addEventListener("hashchange",D),()=>removeEventListener("hashchange",D)),[]),Y(e("along.title")),a`
    <${R} />
    <main class="page along" id="main" tabindex="-1">
      ${_.value?a`<${Z} given=${_.value} key=${_.value} />`:a`<${oe} />`}
    </main>
    <${T} />`}function Z({given:n}){let[t,s]=c(null),{fault:o,dead:i,busy:l,send:r}=ee(n),u=()=>r("/api/links/look",s);return d(()=>void u(),[n]),i?a`<${ne} fault=${o} />`:t?a`<${te} looked=${t} fault=${o} busy=${l} send=${r} />`:o&&a`
    <h1>${e("along.title")}</h1>
    <p class="fault" role="alert">${o}</p>
    <p><button type="button" class="primary" disabled=${l} onClick=${u}>${e("net.retry")}</button></p>`}function ee(n){let[t,s]=c({fault:"",dead:!1}),[o,i]=c(!1);return{...t,busy:o,send:async(r,u)=>{i(!0);try{u(await k(r,{token:n})),s({fault:"",dead:!1})}catch(f){s({fault:h(f),dead:f instanceof A&&V.includes(f.code)})}i(!1)}}}function ne({fault:n}){return a`
    <h1>${e("along.dead")}</h1>
    <p role="alert">${n}</p>
    <p><button type="button" class="primary" onClick=${C}>${e("along.new_link")}</button></p>`}function z({nickname:n,games:t}){let s=p(n);return t?e("along.looked",{name:s,n:t}):e("along.looked_none",{name:s})}function te({looked:n,fault:t,busy:s,send:o}){let i=$.value&&!n.mine?p($.value.nickname):null,l=p(n.nickname),r=f=>{C(),location.assign(f)},u=()=>o("/api/links/redeem",()=>r(x()));return n.mine?a`
      <h1>${z(n)}</h1>
      <p>${e("along.mine")}</p>
      <p><button type="button" class="primary" onClick=${()=>r(x())}>${e("front.my_games")}</button></p>`:a`
    <section class="card stack" aria-labelledby="whose">
      <h1 id="whose">${z(n)}</h1>
      <p>${i?e("along.take_other",{me:i,name:l}):e("along.take_kind")}</p>
      <p class="note">${e("along.warn")}</p>
      ${t&&a`<p class="fault" role="alert">${t}</p>`}
      <div class="answers">
        <button type="button" onClick=${()=>r("/")}>${e("along.not_mine")}</button>
        <button type="button" class="primary" disabled=${s} onClick=${u}>${i?e("along.take_beside",{name:l}):e("along.take")}</button>
      </div>
    </section>`}function oe(){let{known:n,refresh:t}=P();return $.value?a`
    <h1>${e("along.title")}</h1>
    <p class="lead">${e("along.as",{name:p($.value.nickname)})}</p>
    <div class="along-parts">
      <${K} onMade=${t} />
      ${n&&a`<${N} since=${n.recovery} onMade=${t} />`}
      ${n&&a`<${j} list=${n.devices} onChange=${t} />`}
      <${E} />
    </div>
    <${W} />`:a`
      <h1>${e("along.nobody")}</h1>
      <p>${e("along.nobody_what")}</p>
      <${E} />`}export{qe as begin};
