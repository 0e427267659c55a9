import{a as I,b as N}from"./chunk-ESWGFL2T.js";import{h as L,i as O,j as P,l as S,n as _,o as A,r as D}from"./chunk-TTWDYXV3.js";import{e as H}from"./chunk-Q7K6T4U6.js";import"./chunk-QURT3BMG.js";import"./chunk-GEAU7R6J.js";import{a as E,b as x,q as j}from"./chunk-YQFCLEBQ.js";import{e as R,h as C}from"./chunk-ZIPGEUAG.js";import"./chunk-IDJ7Q7FC.js";import"./chunk-QXAYAVIB.js";import"./chunk-SVO2JTGA.js";import"./chunk-CKR3YLCN.js";import"./chunk-7MXYQGB3.js";import"./chunk-6DNNZQKQ.js";import"./chunk-25LMX26W.js";import{i as w}from"./chunk-BJCPGGRP.js";import{C as k,D as s,E as y,c as a,d as b,e as p,f as h,g as u,q as g,r as m,v}from"./chunk-56374772.js";var W=(e,n)=>Object.entries(n).every(([t,o])=>e[t]===o);function B({room:e,events:n},t){if(n.some(({effects:r})=>r.some(i=>W(i,t))))return"done";let o=e?.state?.clan===0&&e.state.phase!=="dominance";return n.length===0||o?"open":"other"}var G=1e4;async function he(){let[e]=await Promise.all([v("/static/positions/lessons.json"),k("learn")]),n=e.map(T),t=q(e);return await n[t].begin(),()=>a`<${z} lessons=${e} trials=${n} first=${t} />`}function T({state:e}){return new N({state:e,seats:I(y("learn.names")),mine:[0]})}var f="lesson";function q(e){let n=location.hash.slice(1);return e.some(({name:t})=>t===n)&&(m(f,n,"tab"),history.replaceState(history.state,"",location.pathname+location.search)),Math.max(0,e.findIndex(({name:t})=>t===g(f,"tab")))}function z({lessons:e,trials:n,first:t}){let[o,r]=b(t),i=p(t);H(s("front.learn"));let c=async l=>{i.current=l;let $=n[l];!await w(async()=>$.steps.length?$.restart():$.begin())||i.current!==l||(m(f,e[l].name,"tab"),r(l))};return a`
    <${x}>
      <button type="button" class="plain" onClick=${()=>S(e[o].rule)}>${s("app.rules")}</button>
      <${E} />
    <//>
    <${J} key=${o} n=${o} lessons=${e} trial=${n[o]} onGo=${c} />`}function J({n:e,lessons:n,trial:t,onGo:o}){let{choice:r,view:i}=L(t),c=n[e],l=B(t.view.value,c.goal),$=p(null);return u(()=>$.current?.focus({preventScroll:!0}),[]),a`
    <main class="table lesson" id="main" tabindex="-1" data-lesson=${c.name} data-stands=${l}
      onKeyDown=${d=>d.key==="Escape"&&r.clear()}>
      <div class="table-notes">
        <div class="lesson-words">
          <${Q} n=${e} of=${n.length} />
          <h1 tabindex="-1" ref=${$}><span class="unseen">${s("learn.step",{n:e+1,of:n.length})} </span>${s(`learn.${c.name}.title`)}</h1>
          <p>${s(`learn.${c.name}.task`)}</p>
        </div>
      </div>
      <div class="table-board"><${P} open=${t} choice=${r} view=${i} names /></div>
      <${O} open=${t} choice=${r} />
      <div class="table-side">
        ${t.outbox.refused.value&&a`<${A} problem=${t.outbox.refused.value} />`}
        ${l==="done"&&a`<${X} n=${e} lessons=${n} trial=${t} onGo=${o} />`}
        ${l==="other"&&a`<${Y} lesson=${c} trial=${t} />`}
        <${D} open=${t} choice=${r} />
        <${_} open=${t} choice=${r} />
        <${ee} />
        <${V} n=${e} lessons=${n} trial=${t} onGo=${o} />
      </div>
    </main>`}function Q({n:e,of:n}){let t=Array.from({length:n},(o,r)=>r<e?"past":r===e?"now":"");return a`<ol class="lesson-dots" aria-hidden="true">${t.map(o=>a`<li class=${o}></li>`)}</ol>`}function V({n:e,lessons:n,trial:t,onGo:o}){let r=t.view.value.events.length>0;return a`
    <div class="lesson-bar">
      ${e>0&&a`<button type="button" class="plain" key="back" onClick=${()=>o(e-1)}>${s("learn.back")}</button>`}
      ${r&&a`<button type="button" class="plain" key="restart" onClick=${()=>t.restart()}>${s("learn.restart")}</button>`}
      ${e<n.length-1&&a`<button type="button" class="plain lesson-skip" key="skip" onClick=${()=>o(e+1)}>${s("learn.skip")}</button>`}
    </div>`}function K({children:e}){let n=p(null);return u(()=>n.current?.focus({preventScroll:!0}),[]),a`<h2 tabindex="-1" ref=${n}>${e}</h2>`}function X({n:e,lessons:n,onGo:t}){let o=e===n.length-1;return u(()=>{o&&m(f,null,"tab")},[o]),a`
    <section class="lesson-answer done">
      <${K}>${s(o?"learn.finished":"learn.well_done")}<//>
      <p>${s(`learn.${n[e].name}.done`)}</p>
      ${o&&a`<p>${s("learn.whole")}</p>`}
      <p class="row">${o?a`<${Z} />`:a`<button type="button" class="primary large" onClick=${()=>t(e+1)}>${s("learn.next")}</button>`}</p>
    </section>`}function Y({lesson:e,trial:n}){let{room:t,events:o}=n.view.value,r=o.at(-1);return a`
    <section class="lesson-answer">
      <${K}>${s("learn.allowed")}<//>
      ${t&&r&&a`<p>${j(t,r).join(" ")}</p>`}
      <p>${s(`learn.${e.name}.hint`)}</p>
      <p class="row"><button type="button" class="primary large" onClick=${()=>n.restart()}>${s("learn.take_back")}</button></p>
    </section>`}var M=()=>new URLSearchParams(location.search).get("table")??"",U=e=>`/r/${encodeURIComponent(e)}`;function Z(){let e=M();return a`
    <a class="button primary large" href=${e?U(e):"/"}>${s(e?"learn.to_table":"learn.to_front")}</a>
    <a class="button" href="/rules">${s("app.rules")}</a>`}function ee(){let e=h(M,[]);if(u(()=>{let t=e?setInterval(C,G):0;return()=>clearInterval(t)},[e]),!e)return null;let n=R.value.some(t=>t.code===e&&t.status==="playing");return a`
    <p class="lesson-back" role="status">${n&&s("learn.begun")} <a href=${U(e)}>${s("learn.to_table")}</a></p>`}export{he as begin};
