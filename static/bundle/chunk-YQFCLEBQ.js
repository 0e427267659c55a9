import{n as B}from"./chunk-ZIPGEUAG.js";import{b as K}from"./chunk-IDJ7Q7FC.js";import{c as O}from"./chunk-SVO2JTGA.js";import{b as k,c as v}from"./chunk-CKR3YLCN.js";import{D as P,x as A}from"./chunk-6DNNZQKQ.js";import{a as E,g as M,h as T,i as N,j as $,m as U}from"./chunk-BJCPGGRP.js";import{D as r,K as b,c as s,d as c,f as h,g as f,h as S,o as C,x as m}from"./chunk-56374772.js";function j(){return s`
    <div class="languages" role="group" aria-label=${r("app.language")}>
      ${C.map(t=>s`
        <button type="button" class="plain" lang=${t} aria-pressed=${t===m.value}
          aria-label=${`${t.toUpperCase()}, ${r(`app.languages.${t}`)}`} onClick=${()=>N(()=>B(t))}>${t.toUpperCase()}</button>`)}
    </div>`}function _({children:t}){return s`
    <header class="head">
      <a class="home" href="/"><span class="mark" aria-hidden="true"><${P} /></span><span class="wordmark">Make Make</span></a>
      <div class="head-end">
        ${t??s`<a class="button plain" href="/rules">${r("app.rules")}</a><${j} />`}
      </div>
    </header>`}function R({kind:t=""}){return s`<button type="button" class=${t} onClick=${()=>location.reload()}>${r("net.reload")}</button>`}function ft({load:t}){let[n,e]=c(null),[a,o]=c(null),l=()=>{o(null),t().then(i=>e({is:i}),i=>o({words:T(i),gone:i instanceof E}))};return f(l,[t]),n?s`<${n.is} />`:s`
    ${a&&s`<${_} />`}
    <main class="page missing" id="main" tabindex="-1">
      ${a&&s`<h1>${r("app.name")}</h1>`}
      ${a&&s`<p role="alert">${a.words}</p>`}
      ${a&&(a.gone?s`<${R} />`:s`<button type="button" onClick=${l}>${r("net.retry")}</button>`)}
    </main>`}function y(t,n,e){let[a,o]=c(null);return f(()=>{t&&!a&&$(n).then(l=>l?o(l):e())},[t]),a}var W=new Set(["place","withdraw"]);function q(t,n){let e=t?.events.at(-1);return e?.kind==="action"&&n.kind==="action"&&e.clan===n.clan&&!W.has(n.action?.type??"")}function w(t){let n=[];for(let e of t){let a=n.at(-1);a&&q(a,e)?a.events.push(e):n.push({clan:e.clan,events:[e]})}return n}var D=12;function $t(t,n,e){let a=t.filter(({version:l})=>l>n),o=a.findIndex(({clan:l})=>l!==e);return o<0?[]:a.slice(o)}function gt(t,n){let e=w(t);return t.length>D?e.slice(-n):e}function ht(t,n){let e=new URLSearchParams(t).get("v");return e===null?null:/^\d{1,9}$/.test(e)&&Number(e)<=n?Number(e):NaN}var bt=(t,n)=>Math.max(0,Math.min(n,t));function kt(t){let n=[null];for(let e of t)n.push(e.kind==="undo"?n[e.to??0]??null:e);return n.at(-1)??null}var F=()=>import("./scrubber-LKUAOZT5.js"),I=()=>import("./away-ZBTTTYM5.js");function z(t,n){return t===n?r("past.position_now",{n:t}):r("past.position",{n:t,of:n})}function St({open:t}){let n=t.past.looking.value!==null,e=y(n,F,()=>t.past.now());return n&&e?s`<${e.Scrubber} open=${t} />`:null}function Ct({open:t,stage:n}){let e=t.seen.away.value,[a,o]=c(!1),l=y(e!==null,I,()=>o(!0));return e&&l?s`<${l.Away} open=${t} stage=${n} away=${e} />`:!e||!a?null:s`
    <section class="sheet missed" aria-labelledby="missed-title">
      <header class="sheet-head">
        <h2 id="missed-title">${r("away.since",{n:e.all})}</h2>
        <button type="button" class="primary" onClick=${()=>t.seen.finish()}>${r("away.skip")}</button>
      </header>
    </section>`}function Et({open:t}){let n=t.past.position.value,e=t.room.value?.version??0;return n?s`
    <div class="turn past">
      <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d="M4.2 8.2A7.5 7.5 0 1 1 3.5 12M3.5 3.2v5.4h5.4M11 7v4.4l3 1.8" /></svg>
      <p><strong>${z(t.past.looking.value??n.version,e)}</strong><span>${r(t.seen.away.value?"away.title":"past.looking")}</span></p>
      ${!t.seen.away.value&&s`<button type="button" class="primary" onClick=${()=>t.past.now()}>${r("past.now")}</button>`}
    </div>`:null}function G({open:t,from:n,words:e,kind:a="plain"}){let o=t.room.value?.version??0;return o?s`<button type="button" class=${`look-back ${a}`} onClick=${()=>t.past.lookAt(n??o-1)}>${e}</button>`:null}function J(t){return t instanceof HTMLElement?t.isContentEditable||t.matches("input:not([type=range], [type=checkbox], [type=radio]), textarea, select"):!1}function Mt(t){S(()=>{let n=async e=>{let a={"[":-1,"]":1}[e.key],o=e.metaKey||e.ctrlKey!==e.altKey;if(!(!a||o||J(e.target)||document.querySelector("dialog[open]"))){if(e.preventDefault(),t.seen.away.value&&t.seen.finish(),t.past.looking.value===null&&a>0)return M(r("past.is_now"));(await $(F))?.step(t,a)}};return addEventListener("keydown",n),()=>removeEventListener("keydown",n)},[t])}function Q(t,n){let e=O(r,v(t),n.effects);return e.length?e:[r(`log.kind_${n.kind}`)]}function Gt({open:t,room:n,events:e}){let a=h(()=>w(e).map(({clan:u,events:p})=>({clan:u,steps:p.map(d=>({event:d,said:Q(n,d)}))})).reverse(),[e,m.value,n.seats]),o=t.journal.lines.value,l=h(()=>V(a,o),[a,o]),[i,x]=c(!1),L=()=>x(!1),H=u=>{L(),t.past.lookAt(u)};return s`
    <section class=${i?"log tall":"log"} aria-labelledby="log-title">
      ${i&&s`<${Z} onClose=${L} />`}
      <div class="log-head">
        <h2 id="log-title">${r("log.title")}</h2>
        <div class="log-ways">
          ${!i&&t.past.looking.value===null&&s`<${G} open=${t} words=${r("past.open")} />`}
          ${l.length>0&&s`<${tt} tall=${i} onClick=${()=>x(!i)} />`}
        </div>
      </div>
      ${l.length===0&&s`<p class="note">${r("log.nothing")}</p>`}
      <ol reversed class="log-list" tabindex="0" aria-labelledby="log-title">
        ${l.map(({line:u,clan:p,steps:d})=>u?s`<${Y} key=${`line ${u.number}`} line=${u} names=${X(o,u,v(n))} />`:s`
          <li key=${d[0].event.version} class=${p===null?"":`look-${k(n,p)}`}>
            ${p===null?s`<span class="log-mark" aria-hidden="true"></span>`:s`<${A} look=${k(n,p)} />`}
            <div>${d.map(g=>s`<${et} key=${g.event.version} ...${g} shown=${t.past.looking.value===g.event.version} onLook=${H} />`)}</div>
          </li>`)}
      </ol>
    </section>`}function V(t,n){let e=n.map(o=>({line:o,order:o.version+.5+o.number/1e6}));return[...t.map(o=>({...o,order:o.steps.at(-1).event.version})),...e].sort((o,l)=>l.order-o.order)}function X(t,n,e){let a=new Set(t.filter(o=>o.kind==="substituted"&&o.number>n.number).map(o=>o.clan));return o=>a.has(o)?r("journal.before"):e(o)}function Y({line:t,names:n}){let e=K(r,n,t);return e&&s`
    <li class="log-line"><span class="log-mark" aria-hidden="true"></span>
      <div><p>${e} <time datetime=${t.at}>${b(t.at)}</time></p></div></li>`}function Z({onClose:t}){return U(t),f(()=>{let n=e=>e.key==="Escape"&&t();return addEventListener("keydown",n),()=>removeEventListener("keydown",n)},[]),null}function tt({tall:t,onClick:n}){let e=r(t?"log.less":"log.whole");return s`<button type="button" class="plain icon log-grow" aria-label=${e} title=${e} aria-expanded=${t?"true":"false"} onClick=${n}>
    <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${t?"M4 8l7 7 7-7":"M4 14l7-7 7 7"} /></svg></button>`}function et({event:t,said:n,shown:e,onLook:a}){return s`
    <button type="button" class="log-step" title=${r("past.go",{n:t.version})} aria-current=${e?"step":void 0}
      onClick=${()=>a(t.version)}>
      <span>${n.map(o=>s`<span class="log-sentence">${o} </span>`)}</span>
      <time datetime=${t.at}>${b(t.at)}</time>
    </button>`}export{j as a,_ as b,R as c,ft as d,w as e,$t as f,gt as g,ht as h,bt as i,kt as j,z as k,St as l,Ct as m,Et as n,G as o,Mt as p,Q as q,Gt as r};
