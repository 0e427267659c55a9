import{a as v,b as w,c as C,d as H,e as D}from"./chunk-43UU2HTE.js";import{a as Y}from"./chunk-344TNUCD.js";import{b as f,e as q}from"./chunk-4W2FHVOF.js";import"./chunk-QURT3BMG.js";import{k as _}from"./chunk-PLSDIGT4.js";import{b as T}from"./chunk-GP6ID6OQ.js";import{d as p,f as S,g as F,o as M,p as I,q as Q}from"./chunk-YRA6ZHEI.js";import"./chunk-5RMNP4UL.js";import"./chunk-SVO2JTGA.js";import"./chunk-RNPJKDTO.js";import"./chunk-7MXYQGB3.js";import"./chunk-6O6E35L7.js";import{b as d}from"./chunk-LBZVIMK6.js";import{e as O,h as b,i as $}from"./chunk-JRKNSPMS.js";import{C as A,D as e,G as c,H as g,c as a,d as r,g as u,u as E,v as k,w as m}from"./chunk-FAER6UMS.js";var j=1e4;function R(){let[n,t]=r(null),i=p.value?.id,o=()=>$(async()=>{i&&(t(await k("/api/me/devices")),S.peek().length&&await M())});return u(()=>{o();let s=setInterval(()=>document.visibilityState==="visible"&&o(),j);return()=>clearInterval(s)},[i]),{known:n,refresh:o}}var x=n=>c(n.name??e("along.unknown_device"));function B({list:n,onChange:t}){let[i,o]=r(null);return a`
    <section class="card stack" aria-labelledby="devices">
      <h2 id="devices">${e("along.devices")}</h2>
      <ul class="devices">
        ${n.map(s=>a`
          <li class="device" key=${s.id}>
            <span class="device-words">
              <strong>${x(s)} ${s.this&&a`<span class="tag">${e("along.this")}</span>`}</strong>
              <span class="note">${e("along.made",{when:g(s.made_at)})} · ${e("along.seen",{when:g(s.seen_at)})}</span>
            </span>
            <button type="button" aria-label=${e("along.sign_out_of",{name:x(s),when:g(s.made_at)})}
              onClick=${()=>o(s)}>${e("along.sign_out")}</button>
          </li>`)}
      </ul>
      ${i&&a`<${z} device=${i} onClose=${()=>o(null)} onDone=${t} />`}
    </section>`}function z({device:n,onClose:t,onDone:i}){let o=x(n),s=async()=>{let l=await $(()=>n.this?I():E("DELETE",`/api/me/devices/${n.id}`));t(),l&&(n.this?f("/"):O(e("along.signed_out",{name:o})),i())};return a`
    <${d} title=${e("along.sign_out_title")} yes=${e("along.sign_out")} grave onYes=${s} onClose=${t}>
      <p>${n.this?e("along.sign_out_here"):e("along.sign_out_what",{name:o})}</p>
    <//>`}function G(n,t){let[i,o]=r(null);return[i,()=>$(async()=>{let l=await m("/api/me/links",{kind:n});o(H(F.value,l.token)),t()})]}function K({onMade:n}){let[t,i]=G("device",n);return a`
    <section class="card stack" aria-labelledby="device-link">
      <h2 id="device-link">${e("along.device_title")}</h2>
      <p>${e("along.device_what")}</p>
      ${t&&a`<${_} link=${t} label=${e("along.device_link")} title=${e("app.name")} message=${e("along.device_message")}
        qr=${e("along.device_qr")} scan=${e("along.device_scan")} key=${t} />`}
      <p><button type="button" class=${t?"":"primary"} onClick=${i}>${e(t?"along.device_again":"along.device_make")}</button></p>
    </section>`}function N({since:n,onMade:t}){let[i,o]=G("recovery",t),[s,l]=r(!1),h=async()=>{l(!1),await o()};return a`
    <section class="card stack" aria-labelledby="recovery">
      <h2 id="recovery">${e("along.recovery_title")}</h2>
      <p>${e("along.recovery_what")}</p>
      ${!i&&a`<p class="note">${n?e("along.recovery_since",{when:g(n)}):e("along.recovery_none")}</p>`}
      ${i&&a`
        <p><strong>${e("along.recovery_once")}</strong></p>
        <${_} link=${i} label=${e("along.recovery_link")} title=${e("app.name")} message=${e("along.recovery_message")} key=${i} />`}
      <p><button type="button" onClick=${n?()=>l(!0):o}>${e("along.recovery_make")}</button></p>
      ${s&&a`
        <${d} title=${e("along.recovery_ask")} yes=${e("along.recovery_make")} onYes=${h} onClose=${()=>l(!1)}>
          <p>${e("along.recovery_ask_what")}</p>
        <//>`}
    </section>`}function L(){let[n,t]=r([]);u(()=>{$(async()=>t((await k("/api/identities")).players.filter(o=>!o.current)))},[]);let i=o=>$(async()=>{await m("/api/identities/switch",{player:o}),location.assign("/")});return n.length?a`
    <section class="card stack" aria-labelledby="others">
      <h2 id="others">${e("along.others")}</h2>
      <p>${e("along.be_what")}</p>
      <div class="row">${n.map(o=>a`
        <button type="button" key=${o.id} onClick=${()=>i(o.id)}>${e("along.be",{name:c(o.nickname)})}</button>`)}</div>
    </section>`:null}function P(){let[n,t]=r(!1),i=c(p.value?.nickname??""),o=async()=>{await $(Q)&&f("/"),t(!1)};return a`
    <p><button type="button" class="grave" onClick=${()=>t(!0)}>${e("along.delete")}</button></p>
    ${n&&a`
      <${d} title=${e("along.delete_title",{name:i})} yes=${e("along.delete_yes")} grave onYes=${o} onClose=${()=>t(!1)}>
        <p>${e("along.delete_what")}</p>
      <//>`}`}async function Ae(){return await A("along"),J}function J(){return u(()=>(addEventListener("hashchange",w),()=>removeEventListener("hashchange",w)),[]),q(e("along.title")),a`
    <${T} />
    <main class="page along" id="main" tabindex="-1">
      ${v.value?a`<${U} given=${v.value} key=${v.value} />`:a`<${Z} />`}
    </main>
    <${Y} />`}function U({given:n}){let[t,i]=r(null),[o,s]=r("");return u(()=>{m("/api/links/look",{token:n}).then(i,l=>s(b(l)))},[n]),o?a`<${V} fault=${o} />`:t&&a`<${X} looked=${t} given=${n} onFault=${s} />`}function V({fault:n}){return a`
    <h1>${e("along.dead")}</h1>
    <p role="alert">${n}</p>
    <p><button type="button" class="primary" onClick=${C}>${e("along.new_link")}</button></p>`}function W({nickname:n,games:t}){let i=c(n);return t?e("along.looked",{name:i,n:t}):e("along.looked_none",{name:i})}function X({looked:n,given:t,onFault:i}){let o=p.value&&!n.mine?c(p.value.nickname):null,s=c(n.nickname),l=y=>{C(),location.assign(y)},h=()=>m("/api/links/redeem",{token:t}).then(()=>l(D()),y=>i(b(y)));return n.mine?a`
      <h1>${W(n)}</h1>
      <p>${e("along.mine")}</p>
      <p><button type="button" class="primary" onClick=${()=>l(D())}>${e("front.my_games")}</button></p>`:a`
    <section class="card stack" aria-labelledby="whose">
      <h1 id="whose">${W(n)}</h1>
      <p>${o?e("along.take_other",{me:o,name:s}):e("along.take_kind")}</p>
      <p class="note">${e("along.warn")}</p>
      <div class="answers">
        <button type="button" onClick=${()=>l("/")}>${e("along.not_mine")}</button>
        <button type="button" class="primary" onClick=${h}>${o?e("along.take_beside",{name:s}):e("along.take")}</button>
      </div>
    </section>`}function Z(){let{known:n,refresh:t}=R();return p.value?a`
    <h1>${e("along.title")}</h1>
    <p class="lead">${e("along.as",{name:c(p.value.nickname)})}</p>
    <div class="along-parts">
      <${K} onMade=${t} />
      <${N} since=${n?.recovery??null} onMade=${t} />
      ${n&&a`<${B} list=${n.devices} onChange=${t} />`}
      <${L} />
    </div>
    <${P} />`:a`
      <h1>${e("along.nobody")}</h1>
      <p>${e("along.nobody_what")}</p>
      <${L} />`}export{Ae as begin};
