import{b as I}from"./chunk-KTPSSHYR.js";import"./chunk-ENYPSQX2.js";import{B as h,Ea as M,Fa as T,Ja as S,O as v,P as u,a,aa as C,b as d,ba as E,e as f,jb as H,o as x,q as m,r as g,u as t,w,x as y,xa as A}from"./chunk-HNNKC3FJ.js";var R=5e3;function L(){let[s,n]=d(null),o=async()=>n(await g("/api/me/address")),i=s?.pending??null;return f(()=>void u(o),[]),f(()=>{let e=i===null?0:setInterval(()=>document.visibilityState==="visible"&&o().catch(v),R);return()=>clearInterval(e)},[i]),{box:s,setBox:n}}function F({box:s,onChange:n}){let[o,i]=d(!1),e=async P=>{n(await m("PUT","/api/me/address",{address:P})),i(!1)},r=()=>u(async()=>{await m("DELETE","/api/me/address"),n(await g("/api/me/address"))}),{mail:l,address:$,pending:c,failure:p}=s,k=$??c;return a`
    <section class="card stack" aria-labelledby="address">
      <h2 id="address">${t("settings.address")}</h2>
      ${!l&&a`<p class="note">${t("settings.address_none_here")}</p>`}
      ${l&&!k&&a`<p>${t("settings.address_what")}</p>`}
      ${$&&a`<p role="status"><strong>${t("settings.address_is",{address:$})}</strong></p>`}
      ${c&&!p&&a`<p role="status">${t("settings.address_pending",{address:c})}</p>`}
      ${p&&a`<p class="fault" role="alert">${t(`settings.failure_${p}`)} ${c}</p>`}
      ${l&&(!k||o)&&a`<${U} onAsk=${e} />`}
      ${k&&a`
        <div class="row">
          ${l&&c&&a`<button type="button" onClick=${()=>u(()=>e(c))}>${t("settings.address_again")}</button>`}
          ${l&&!o&&a`<button type="button" onClick=${()=>i(!0)}>${t("settings.address_other")}</button>`}
          <button type="button" class="grave" onClick=${r}>${t("settings.address_drop")}</button>
        </div>`}
    </section>`}function U({onAsk:s}){let[n,o]=d(""),[i,e]=d(""),[r,l]=d(!1);return a`
    <form class="stack" onSubmit=${async c=>{c.preventDefault(),l(!0);try{await s(n.trim())}catch(p){e(p instanceof x&&p.code==="invalid_request"?t("settings.address_bad"):v(p))}l(!1)}}>
      <label class="field"><span>${t("settings.address_label")}</span>
        <input type="text" inputmode="email" name="address" autocomplete="email" required maxlength="254" spellcheck=${!1} value=${n}
          aria-invalid=${i?"true":void 0} onInput=${c=>o(c.target.value)} /></label>
      ${i&&a`<p class="fault" role="alert">${i}</p>`}
      <p><button class="primary" disabled=${r}>${t("settings.address_ask")}</button></p>
    </form>`}var D=["push","mail","channel"],_=[30,120,600,1800,7200,28800,86400],B={push:30,mail:1800,channel:7200},q=[25,50,65];function O(s){return s<60?t("settings.after_s",{n:s}):s<3600?t("settings.after_m",{n:Math.round(s/60)}):t("settings.after_h",{n:Math.round(s/3600)})}var b=s=>s.target.checked;function N({telling:s,change:n,mail:o,reached:i}){return a`
    <section class="card stack" aria-labelledby="told">
      <h2 id="told">${t("settings.told")}</h2>
      <p class="note">${t("settings.told_what")}</p>
      ${D.filter(e=>o||e!=="mail").map(e=>a`<${j} name=${e} after=${s.after[e]} change=${n} reached=${i} key=${e} />`)}
      ${s.unmailed.length>0&&a`
        <p class="note">${t("settings.unmailed",{kinds:w(s.unmailed.map(e=>t(`settings.kind_${e}`)))})}
          ${" "}<button type="button" class="plain inline" onClick=${()=>n({unmailed:[]})}>${t("settings.mail_again")}</button></p>`}
      <details class="more">
        <summary>${t("settings.more")}</summary>
        <div class="stack"><${G} telling=${s} change=${n} /></div>
      </details>
    </section>`}function j({name:s,after:n,change:o,reached:i}){let e=n===null||_.includes(n)?_:[..._,n].sort((l,$)=>l-$),r=l=>o({after:{[s]:l}});return a`
    <div class="told-row">
      <label class="check"><input type="checkbox" checked=${n!==null} onChange=${l=>r(b(l)?B[s]:null)} />
        <span>${t(`settings.${s}`)}</span></label>
      ${n!==null&&a`
        <label class="told-after"><span>${t("settings.after")}</span>
          <select value=${n} onChange=${l=>r(Number(l.target.value))}>
            ${e.map(l=>a`<option value=${l} key=${l}>${O(l)}</option>`)}
          </select></label>`}
      ${s==="mail"&&!i&&a`<p class="note">${t("settings.no_address")}</p>`}
    </div>`}function G({telling:s,change:n}){let o=Object.entries(s.kinds),i=(e,r)=>n({exempt:r?[...s.exempt,e]:s.exempt.filter(l=>l!==e)});return a`
    <fieldset class="field"><legend>${t("settings.kinds")}</legend>
      ${o.map(([e,r])=>a`
        <label class="check" key=${e}><input type="checkbox" checked=${r} onChange=${l=>n({kinds:{[e]:b(l)}})} />
          <span>${t(`settings.kind_${e}`)}</span></label>`)}
    </fieldset>
    <fieldset class="field"><legend>${t("settings.exempt")}</legend>
      ${o.map(([e])=>a`
        <label class="check" key=${e}><input type="checkbox" checked=${s.exempt.includes(e)} onChange=${r=>i(e,b(r))} />
          <span>${t(`settings.kind_${e}`)}</span></label>`)}
    </fieldset>
    <label class="field"><span>${t("settings.earlier")}</span>
      <select value=${s.earlier??""} onChange=${e=>n({earlier:e.target.value?Number(e.target.value):null})}>
        <option value="">${t("settings.earlier_none")}</option>
        ${q.map(e=>a`<option value=${e} key=${e}>${t("settings.earlier_at",{n:e})}</option>`)}
      </select></label>
    <label class="check"><input type="checkbox" checked=${s.names} onChange=${e=>n({names:b(e)})} />
      <span>${t("settings.names")}</span></label>`}async function bt(){return W}function W(){return H(t("settings.title")),a`
    <${E} />
    <main class="page along" id="main" tabindex="-1">
      <h1>${t("settings.title")}</h1>
      ${h.value?a`<${z} key=${h.value.id} />`:a`
        <p>${t("settings.nobody")}</p>
        <p><a class="button primary" href="/">${t("app.home")}</a></p>`}
    </main>
    <${A} />`}function z(){let[s,n]=d(null),{box:o,setBox:i}=L();f(()=>void u(async()=>n(await g("/api/me/telling"))),[]);let e=l=>u(async()=>n(await m("PUT","/api/me/telling",l))),r=l=>u(async()=>{await m("DELETE",`/api/rooms/${l}/mute`),n(await g("/api/me/telling"))});return a`
    <div class="along-parts">
      <div class="along-column">
        <${I} />
        ${s&&o&&a`<${N} telling=${s} change=${e} mail=${o.mail} reached=${o.address!==null} />`}
      </div>
      <div class="along-column">
        ${o&&a`<${F} box=${o} onChange=${i} />`}
        <${J} />
        ${s&&a`<${K} rooms=${s.muted} onUnmute=${r} />`}
      </div>
    </div>`}function J(){let[s,n]=d(!1);return a`
    <section class="card stack" aria-labelledby="who">
      <h2 id="who">${t("settings.who")}</h2>
      <div class="row"><span>${t("settings.as",{name:y(h.value?.nickname??"")})}</span><${S} /></div>
      <div class="row"><span>${t("app.language")}</span><${C} /></div>
      <p class="note">${t("settings.hours_what")}</p>
      <p><button type="button" aria-haspopup="dialog" onClick=${()=>n(!0)}>${t("hours.title")}</button></p>
      <p><a class="learn-again" href="/seats">${t("front.seats")}</a></p>
      ${s&&a`<${T} load=${M} name="HoursDialog" onClose=${()=>n(!1)} />`}
    </section>`}function K({rooms:s,onUnmute:n}){let o=i=>i?y(i):t("settings.table");return a`
    <section class="card stack" aria-labelledby="muted">
      <h2 id="muted">${t("settings.muted")}</h2>
      <p class="note">${t(s.length?"settings.muted_what":"settings.muted_none")}</p>
      <ul class="devices">
        ${s.map(({code:i,name:e})=>a`
          <li class="device" key=${i}><a class="device-words learn-again" href=${`/r/${i}`}>${o(e)}</a>
            <button type="button" aria-label=${t("settings.unmute_of",{name:o(e)})} onClick=${()=>n(i)}>${t("settings.unmute")}</button></li>`)}
      </ul>
    </section>`}export{bt as begin};
