import{a as _,b as d,c as h,d as $,e as y,f as m,g as w}from"./chunk-ENYPSQX2.js";import{B as f,M as n,O as i,a as s,b as c,e as b,u as t,y as p}from"./chunk-HNNKC3FJ.js";async function v(){try{let e=await y();return e?n(t("push_here.now_on")):n(t(h.value==="denied"?"push_here.denied":"push_here.not_now")),e}catch(e){return n(e instanceof _?t("push_here.no_address"):i(e),!0),!1}}function k({result:e,result_at:r}){return r?t(`push_here.result_${e??"sent"}`,{when:p(r)}):t("push_here.none_yet")}function S(){let e=f.value?.id,[r,u]=c("");return b(()=>{let o=new AbortController,l=()=>e&&document.visibilityState==="visible"&&$().then(()=>u(""),a=>u(i(a)));return document.addEventListener("visibilitychange",l,{signal:o.signal}),l(),()=>o.abort()},[e]),r}function A(){let e=S();return f.value?s`
    <section class="card stack push-here" aria-labelledby="push-here">
      <h2 id="push-here">${t("push_here.title")}</h2>
      <p>${t("push_here.what")}</p>
      ${e&&s`<p class="fault" role="alert">${e}</p>`}
      ${h.value!=="able"?s`<p class="note" role="status">${t(`push_here.${h.value}`)}</p>`:d.value&&s`<${g} />`}
    </section>`:null}function g(){let e=d.value?.subscription,[r,u]=c(!1),o=a=>async()=>{u(!0),await a(),u(!1)},l=()=>m().catch(a=>n(i(a),!0));return e?s`
    <p class="note" role="status">${t("push_here.is_on")} ${k(e)}</p>
    <div class="row">
      <button type="button" disabled=${r} onClick=${o(C)}>${t("push_here.test")}</button>
      <button type="button" disabled=${r} onClick=${o(l)}>${t("push_here.turn_off")}</button>
    </div>`:s`<p><button type="button" class="primary" disabled=${r} onClick=${o(v)}>${t("push_here.turn_on")}</button></p>`}async function C(){try{let e=await w();e===null?n(t("push_here.test_sent")):n(t(`push_here.result_${e}`,{when:p(new Date().toISOString())}),!0)}catch(e){n(i(e),!0)}}export{v as a,A as b};
