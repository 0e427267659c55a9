import{O as b,Z as d,a as r,b as u,ba as g,jb as y,k as m,l,o as f,s as c,u as t,x as $,xa as h}from"./chunk-HNNKC3FJ.js";var w=["no_such_link","link_revoked","link_used","link_expired","not_found","invalid_request"],p="confirm";async function K(){return d.value==="/confirm"&&location.hash.length>1&&(l(p,location.hash.slice(1),"tab"),history.replaceState(history.state,"",location.pathname)),d.value==="/confirm"?v:S}function _(n){let[e,s]=u({done:"",fault:"",dead:!1,busy:!1});return{...e,deed:async a=>{s({...e,busy:!0});try{s({done:await n(a),fault:"",dead:!1,busy:!1})}catch(o){s({done:"",fault:b(o),dead:o instanceof f&&w.includes(o.code),busy:!1})}}}}function k({title:n,done:e,done_title:s,fault:i,dead:a,children:o}){return y(n),r`
    <${g} />
    <main class="page along" id="main" tabindex="-1">
      <section class="card stack" aria-labelledby="what">
        <h1 id="what">${e?s:a?t("settings.dead"):n}</h1>
        ${e&&r`<p role="status">${e}</p>`}
        ${i&&r`<p class="fault" role="alert">${i}</p>`}
        ${!e&&!a&&o}
        ${(e||a)&&r`<div class="answers"><a class="button" href="/settings">${t("app.settings")}</a><a class="button primary" href="/">${t("front.my_games")}</a></div>`}
      </section>
    </main>
    <${h} />`}function v(){let n=m(p,"tab"),{deed:e,...s}=_(async()=>{let{nickname:a,address:o}=await c("/api/address/confirm",{token:n});return l(p,null,"tab"),t("settings.confirm_told",{name:$(a),address:o})}),i=!n&&!s.done;return r`
    <${k} title=${t("settings.confirm_title")} done_title=${t("settings.confirm_done")} ...${s}
      fault=${i?t("settings.confirm_none"):s.fault} dead=${i||s.dead}>
      <p>${t("settings.confirm_what")}</p>
      <p><button type="button" class="primary" disabled=${s.busy} onClick=${()=>e(null)}>${t("settings.confirm_yes")}</button></p>
    <//>`}function S(){let n=new URLSearchParams(location.search).get("kind")??"all",e=t(`settings.kind_${n}`),s=e!==`settings.kind_${n}`,{deed:i,...a}=_(async o=>(await c(`${location.pathname}?kind=${o}`),o==="all"?t("settings.stopped_all"):t("settings.stopped_kind",{kind:e})));return r`
    <${k} title=${t("settings.stop_title")} done_title=${t("settings.stopped")} ...${a}>
      <p>${t("settings.stop_what")}</p>
      ${s&&r`<p><button type="button" class="primary" disabled=${a.busy} onClick=${()=>i(n)}>${t("settings.stop_kind",{kind:e})}</button></p>`}
      <p><button type="button" class=${s?"":"primary"} disabled=${a.busy} onClick=${()=>i("all")}>${t("settings.stop_all")}</button></p>
    <//>`}export{K as begin};
