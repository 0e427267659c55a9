import{B as $,D as T,E as I,J as q,K as F,L as M,M as R,O as y,P as p,_,a as s,b as r,ba as Q,e as d,gb as D,jb as Y,mb as w,nb as C,o as O,ob as E,pb as H,q as v,qb as L,r as k,rb as x,s as g,u as e,wa as h,x as u,xa as W,y as b}from"./chunk-HNNKC3FJ.js";var V=1e4;function P(){let[t,n]=r(null),a=$.value?.id,o=async()=>{a&&(n(await k("/api/me/devices")),T.peek().length&&await q())},l=()=>o().catch(y);return d(()=>{p(o);let i=setInterval(()=>document.visibilityState==="visible"&&l(),V);return()=>clearInterval(i)},[a]),{known:t,refresh:l}}var S=t=>u(t.name??e("along.unknown_device"));function j({list:t,onChange:n}){let[a,o]=r(null);return s`
    <section class="card stack" aria-labelledby="devices">
      <h2 id="devices">${e("along.devices")}</h2>
      <ul class="devices">
        ${t.map(l=>s`
          <li class="device" key=${l.id}>
            <span class="device-words">
              <strong>${S(l)} ${l.this&&s`<span class="tag">${e("along.this")}</span>`}</strong>
              <span class="note">${e("along.made",{when:b(l.made_at)})} · ${e("along.seen",{when:b(l.seen_at)})}</span>
            </span>
            <button type="button" aria-label=${e("along.sign_out_of",{name:S(l),when:b(l.made_at)})}
              onClick=${()=>o(l)}>${e("along.sign_out")}</button>
          </li>`)}
      </ul>
      ${a&&s`<${X} device=${a} onClose=${()=>o(null)} onDone=${n} />`}
    </section>`}function X({device:t,onClose:n,onDone:a}){let o=S(t),l=async()=>{let i=await p(()=>t.this?F():v("DELETE",`/api/me/devices/${t.id}`));if(n(),!!i){if(t.this)return _("/");R(e("along.signed_out",{name:o})),a()}};return s`
    <${h} title=${e("along.sign_out_title")} yes=${e("along.sign_out")} grave onYes=${l} onClose=${n}>
      <p>${t.this?e("along.sign_out_here"):e("along.sign_out_what",{name:o})}</p>
    <//>`}function G(){let[t,n]=r([]),a=()=>p(async()=>n((await k("/api/me/blocks")).players));d(()=>{a()},[]);let o=async l=>{await p(()=>v("DELETE",`/api/me/blocks/${encodeURIComponent(l)}`))&&await a()};return t.length?s`
    <section class="card stack" aria-labelledby="blocked">
      <h2 id="blocked">${e("conduct.blocked")}</h2>
      <p>${e("conduct.blocked_what")}</p>
      <ul class="people">${t.map(({id:l,nickname:i})=>s`
        <li class="row" key=${l}><bdi>${i}</bdi>
          <button type="button" aria-label=${e("conduct.unblock_name",{name:u(i)})} onClick=${()=>o(l)}>${e("conduct.unblock")}</button></li>`)}</ul>
    </section>`:null}function K(t,n){let[a,o]=r(null),[l,i]=r(!1);return[a,async()=>{i(!0),await p(async()=>{let m=await g("/api/me/links",{kind:t});o(H(I.value,m.token)),await n()}),i(!1)},l]}function N({onMade:t}){let[n,a,o]=K("device",t);return s`
    <section class="card stack" aria-labelledby="device-link">
      <h2 id="device-link">${e("along.device_title")}</h2>
      <p>${e("along.device_what")}</p>
      ${n&&s`<${D} link=${n} label=${e("along.device_link")} title=${e("app.name")} message=${e("along.device_message")}
        qr=${e("along.device_qr")} scan=${e("along.device_scan")} key=${n} />`}
      <p><button type="button" class=${n?"":"primary"} disabled=${o} onClick=${a}>${e(n?"along.device_again":"along.device_make")}</button></p>
    </section>`}function U({since:t,onMade:n}){let[a,o,l]=K("recovery",n),[i,c]=r(!1),m=async()=>{c(!1),await o()};return s`
    <section class="card stack" aria-labelledby="recovery">
      <h2 id="recovery">${e("along.recovery_title")}</h2>
      <p>${e("along.recovery_what")}</p>
      ${!a&&s`<p class="note">${t?e("along.recovery_since",{when:b(t)}):e("along.recovery_none")}</p>`}
      ${a&&s`
        <p><strong>${e("along.recovery_once")}</strong></p>
        <${D} link=${a} label=${e("along.recovery_link")} title=${e("app.name")} message=${e("along.recovery_message")} key=${a} />`}
      <p><button type="button" disabled=${l} onClick=${t||a?()=>c(!0):o}>${e("along.recovery_make")}</button></p>
      ${i&&s`
        <${h} title=${e("along.recovery_ask")} yes=${e("along.recovery_make")} onYes=${m} onClose=${()=>c(!1)}>
          <p>${e("along.recovery_ask_what")}</p>
        <//>`}
    </section>`}function A(){let[t,n]=r([]);d(()=>{p(async()=>n((await k("/api/identities")).players.filter(o=>!o.current)))},[]);let a=o=>p(async()=>{await g("/api/identities/switch",{player:o}),x(o),location.assign("/")});return t.length?s`
    <section class="card stack" aria-labelledby="others">
      <h2 id="others">${e("along.others")}</h2>
      <p>${e("along.be_what")}</p>
      <div class="row">${t.map(o=>s`
        <button type="button" key=${o.id} onClick=${()=>a(o.id)}>${e("along.be",{name:u(o.nickname)})}</button>`)}</div>
    </section>`:null}function z(){let[t,n]=r(!1),a=u($.value?.nickname??""),o=async()=>{await p(M)&&_("/"),n(!1)};return s`
    <p><a class="button" href="/api/me/data" download="make-make-my-data.json">${e("along.data")}</a></p>
    <p><button type="button" class="grave" onClick=${()=>n(!0)}>${e("along.delete")}</button></p>
    ${t&&s`
      <${h} title=${e("along.delete_title",{name:a})} yes=${e("along.delete_yes")} grave onYes=${o} onClose=${()=>n(!1)}>
        <p>${e("along.delete_what")}</p>
      <//>`}`}function B(){let[t,n]=r(""),[a,o]=r({words:"",fault:!1});return s`
    <form class="card stack" aria-labelledby="way-back" onSubmit=${async i=>{i.preventDefault();try{await g("/api/links/mail",{address:t.trim()}),o({words:e("along.mail_sent"),fault:!1})}catch(c){o({words:y(c),fault:!0})}}}>
      <h2 id="way-back">${e("along.mail_title")}</h2>
      <p>${e("along.mail_what")}</p>
      <label class="field"><span>${e("along.mail_label")}</span>
        <input type="text" inputmode="email" name="address" autocomplete="email" required maxlength="254" spellcheck=${!1} value=${t}
          onInput=${i=>n(i.target.value)} /></label>
      ${a.words&&s`<p class=${a.fault?"fault":"note"} role=${a.fault?"alert":"status"}>${a.words}</p>`}
      <p><button>${e("along.mail_send")}</button></p>
    </form>`}var Z=["no_such_link","link_revoked","link_used","link_replaced","link_expired","invalid_request"];async function Ze(){return ee}function ee(){return d(()=>(addEventListener("hashchange",C),()=>removeEventListener("hashchange",C)),[]),Y(e("along.title")),s`
    <${Q} />
    <main class="page along" id="main" tabindex="-1">
      ${w.value?s`<${te} given=${w.value} key=${w.value} />`:s`<${se} />`}
    </main>
    <${W} />`}function te({given:t}){let[n,a]=r(null),{fault:o,dead:l,busy:i,send:c}=ne(t),m=()=>c("/api/links/look",a);return d(()=>void m(),[t]),l?s`<${oe} fault=${o} />`:n?s`<${ae} looked=${n} fault=${o} busy=${i} send=${c} />`:o&&s`
    <h1>${e("along.title")}</h1>
    <p class="fault" role="alert">${o}</p>
    <p><button type="button" class="primary" disabled=${i} onClick=${m}>${e("net.retry")}</button></p>`}function ne(t){let[n,a]=r({fault:"",dead:!1}),[o,l]=r(!1);return{...n,busy:o,send:async(c,m)=>{l(!0);try{m(await g(c,{token:t})),a({fault:"",dead:!1})}catch(f){a({fault:y(f),dead:f instanceof O&&Z.includes(f.code)})}l(!1)}}}function oe({fault:t}){return s`
    <h1>${e("along.dead")}</h1>
    <p role="alert">${t}</p>
    <p><button type="button" class="primary" onClick=${E}>${e("along.new_link")}</button></p>`}function J({nickname:t,games:n}){let a=u(t);return n?e("along.looked",{name:a,n}):e("along.looked_none",{name:a})}function ae({looked:t,fault:n,busy:a,send:o}){let l=$.value&&!t.mine?u($.value.nickname):null,i=u(t.nickname),c=f=>{E(),location.assign(f)},m=()=>o("/api/links/redeem",f=>{x(f.player.id),c(L())});return t.mine?s`
      <h1>${J(t)}</h1>
      <p>${e("along.mine")}</p>
      <p><button type="button" class="primary" onClick=${()=>c(L())}>${e("front.my_games")}</button></p>`:s`
    <section class="card stack" aria-labelledby="whose">
      <h1 id="whose">${J(t)}</h1>
      <p>${l?e("along.take_other",{me:l,name:i}):e("along.take_kind")}</p>
      <p class="note">${e("along.warn")}</p>
      ${n&&s`<p class="fault" role="alert">${n}</p>`}
      <div class="answers">
        <button type="button" onClick=${()=>c("/")}>${e("along.not_mine")}</button>
        <button type="button" class="primary" disabled=${a} onClick=${m}>${l?e("along.take_beside",{name:i}):e("along.take")}</button>
      </div>
    </section>`}function se(){let{known:t,refresh:n}=P();return $.value?s`
    <h1>${e("along.title")}</h1>
    <p class="lead">${e("along.as",{name:u($.value.nickname)})}</p>
    <div class="along-parts">
      <div class="along-column">
        <${N} onMade=${n} />
        ${t&&s`<${U} since=${t.recovery} onMade=${n} />`}
      </div>
      <div class="along-column">
        ${t&&s`<${j} list=${t.devices} onChange=${n} />`}
        <${B} />
        <${A} />
        <${G} />
      </div>
    </div>
    <${z} />`:s`
      <h1>${e("along.nobody")}</h1>
      <p>${e("along.nobody_what")}</p>
      <${B} />
      <${A} />`}export{Ze as begin};
