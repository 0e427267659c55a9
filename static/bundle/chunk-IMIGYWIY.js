import{d as p,j as f,k as $,m as d}from"./chunk-ZIPGEUAG.js";import{a as k}from"./chunk-25LMX26W.js";import{h as m}from"./chunk-BJCPGGRP.js";import{D as t,c as o,d as l,i as s,s as u}from"./chunk-56374772.js";var v=96;function y(e){return e instanceof u&&e.code==="invalid_request"?t("nickname.refused"):m(e)}function h({value:e,onInput:n,fault:a=null}){let i=s(),c=r=>{$(r.target.value),n(r.target.value)};return o`
    <label class="field">
      <span>${t("nickname.label")}</span>
      <input type="text" name="nickname" value=${e} onInput=${c} maxlength=${v} required autocomplete="nickname"
        autocapitalize="words" spellcheck="false" enterkeyhint="go" aria-invalid=${a?"true":void 0}
        aria-describedby=${a?i:void 0} placeholder=${t("nickname.example")} />
      ${a&&o`<span class="fault" id=${i}>${a}</span>`}
    </label>`}function x({onClose:e}){let[n,a]=l(f()),[i,c]=l(null),r=async b=>{b.preventDefault();try{await d(n),e()}catch(g){c(y(g))}};return o`
    <${k} title=${t("nickname.change")} onClose=${e}>
      <form class="stack" onSubmit=${r}>
        <${h} value=${n} onInput=${a} fault=${i} />
        <div class="answers">
          <button type="button" onClick=${e}>${t("app.no")}</button>
          <button class="primary">${t("app.save")}</button>
        </div>
      </form>
    <//>`}function S(){let[e,n]=l(!1);return p.value?o`
    <button type="button" class="plain" onClick=${()=>n(!0)}>${t("nickname.change")}</button>
    ${e&&o`<${x} onClose=${()=>n(!1)} />`}`:null}export{y as a,h as b,x as c,S as d};
