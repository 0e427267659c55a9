import{c as F,f as j}from"./chunk-QIDJA2W4.js";import{D as W,x as K}from"./chunk-6HLOPKBV.js";import{a as R,g as B,h as H,i as G,j as k,m as _}from"./chunk-AZQJHUC5.js";import{A as b,C as s,H as O,c as o,d as c,f as E,g,h as C,j as d,o as h,p as S,q as T,r as M,s as A,t as $,u as w,v as N,w as f,x as P,y as U}from"./chunk-P2VD24RL.js";var D="/worker.js",X="make-make",v=d(globalThis.navigator?.onLine===!1);function $e(){addEventListener("online",()=>v.value=!1),addEventListener("offline",()=>v.value=!0)}function Z(){let e=globalThis.trustedTypes;return e?e.createPolicy(X,{createScriptURL:()=>D}).createScriptURL(""):D}function ee(){let e=performance.getEntriesByType("resource").map(({name:t})=>new URL(t).pathname);return[...new Set([...e,...h.map(t=>`/static/text/${t}.json`)])]}async function ve(){if(!(!globalThis.isSecureContext||!("serviceWorker"in navigator)))try{await navigator.serviceWorker.register(Z());let{active:e}=await navigator.serviceWorker.ready;e?.postMessage({keep:ee()})}catch{}}var l=d(null),q=d([]),I=d(location.origin);async function Le(){try{let e=await w("/api/me");l.value=e.player,q.value=e.games,v.value=!1,await te(e.player.language)}catch(e){e instanceof M&&e.status===401&&(l.value=null),v.value=e instanceof A}}async function te(e){let t=P()??e;t!==f.value&&await b(t),t!==e&&await $("PATCH","/api/me",{language:t})}async function Ee(){try{let e=await w("/api/site");I.value=e.origin??location.origin}catch{I.value=location.origin}}function Ce(){return l.value?.nickname??S("nickname")??""}function Se(e){T("nickname",e)}async function Te(e){let t=await N("/api/players",{nickname:e,language:f.value});l.value=t.player}async function Me(e){let t=await $("PATCH","/api/me",{nickname:e});l.value=t.player??t}async function Y(e){if(await b(e),U(e),!l.value||l.value.language===e)return;let t=await $("PATCH","/api/me",{language:e});l.value=t.player??t}async function Ae(){await $("DELETE","/api/me/session"),l.value=null,q.value=[]}function ne(){return o`
    <div class="languages" role="group" aria-label=${s("app.language")}>
      ${h.map(e=>o`
        <button type="button" class="plain" lang=${e} aria-pressed=${e===f.value}
          aria-label=${`${e.toUpperCase()}, ${s(`app.languages.${e}`)}`} onClick=${()=>G(()=>Y(e))}>${e.toUpperCase()}</button>`)}
    </div>`}function z({children:e}){return o`
    <header class="head">
      <a class="home" href="/"><span class="mark" aria-hidden="true"><${W} /></span><span class="wordmark">Make Make</span></a>
      <div class="head-end">
        ${e??o`<a class="button plain" href="/rules">${s("app.rules")}</a><${ne} />`}
      </div>
    </header>`}function oe({kind:e=""}){return o`<button type="button" class=${e} onClick=${()=>location.reload()}>${s("net.reload")}</button>`}function je({load:e}){let[t,n]=c(null),[a,r]=c(null),i=()=>{r(null),e().then(p=>n({is:p}),p=>r({words:H(p),gone:p instanceof R}))};return g(i,[e]),t?o`<${t.is} />`:o`
    ${a&&o`<${z} />`}
    <main class="page missing" id="main" tabindex="-1">
      ${a&&o`<h1>${s("app.name")}</h1>`}
      ${a&&o`<p role="alert">${a.words}</p>`}
      ${a&&(a.gone?o`<${oe} />`:o`<button type="button" onClick=${i}>${s("net.retry")}</button>`)}
    </main>`}function x(e,t,n){let[a,r]=c(null);return g(()=>{e&&!a&&k(t).then(i=>i?r(i):n())},[e]),a}var ae=new Set(["place","withdraw"]);function se(e,t){let n=e?.events.at(-1);return n?.kind==="action"&&t.kind==="action"&&n.clan===t.clan&&!ae.has(t.action?.type??"")}function L(e){let t=[];for(let n of e){let a=t.at(-1);a&&se(a,n)?a.events.push(n):t.push({clan:n.clan,events:[n]})}return t}var re=12;function Ie(e,t,n){let a=e.filter(({version:i})=>i>t),r=a.findIndex(({clan:i})=>i!==n);return r<0?[]:a.slice(r)}function qe(e,t){let n=L(e);return e.length>re?n.slice(-t):n}function Ye(e,t){let n=new URLSearchParams(e).get("v");return n===null?null:/^\d{1,9}$/.test(n)&&Number(n)<=t?Number(n):NaN}var ze=(e,t)=>Math.max(0,Math.min(t,e));var J=()=>import("./scrubber-LUQ2HUHD.js"),ie=()=>import("./away-KL7OK36R.js");function le(e,t){return e===t?s("past.position_now",{n:e}):s("past.position",{n:e,of:t})}function et({open:e}){let t=e.past.looking.value!==null,n=x(t,J,()=>e.past.now());return t&&n?o`<${n.Scrubber} open=${e} />`:null}function tt({open:e,stage:t}){let n=e.seen.away.value,[a,r]=c(!1),i=x(n!==null,ie,()=>r(!0));return n&&i?o`<${i.Away} open=${e} stage=${t} away=${n} />`:!n||!a?null:o`
    <section class="sheet missed" aria-labelledby="missed-title">
      <header class="sheet-head">
        <h2 id="missed-title">${s("away.since",{n:n.all})}</h2>
        <button type="button" class="primary" onClick=${()=>e.seen.finish()}>${s("away.skip")}</button>
      </header>
    </section>`}function nt({open:e}){let t=e.past.position.value,n=e.room.value?.version??0;return t?o`
    <div class="turn past">
      <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d="M4.2 8.2A7.5 7.5 0 1 1 3.5 12M3.5 3.2v5.4h5.4M11 7v4.4l3 1.8" /></svg>
      <p><strong>${le(e.past.looking.value??t.version,n)}</strong><span>${s(e.seen.away.value?"away.title":"past.looking")}</span></p>
      ${!e.seen.away.value&&o`<button type="button" class="primary" onClick=${()=>e.past.now()}>${s("past.now")}</button>`}
    </div>`:null}function Q({open:e,from:t,words:n,kind:a="plain"}){let r=e.room.value?.version??0;return r?o`<button type="button" class=${`look-back ${a}`} onClick=${()=>e.past.lookAt(t??r-1)}>${n}</button>`:null}function ue(e){return e instanceof HTMLElement?e.isContentEditable||e.matches("input:not([type=range], [type=checkbox], [type=radio]), textarea, select"):!1}function ot(e){C(()=>{let t=async n=>{let a={"[":-1,"]":1}[n.key],r=n.metaKey||n.ctrlKey!==n.altKey;if(!(!a||r||ue(n.target)||document.querySelector("dialog[open]"))){if(n.preventDefault(),e.seen.away.value&&e.seen.finish(),e.past.looking.value===null&&a>0)return B(s("past.is_now"));(await k(J))?.step(e,a)}};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[e])}function ce(e,t){let n=j(s,F(e),t.effects);return n.length?n:[s(`log.kind_${t.kind}`)]}function mt({open:e,room:t,events:n}){let a=E(()=>L(n).map(({clan:u,events:y})=>({clan:u,steps:y.map(m=>({event:m,said:ce(t,m)}))})).reverse(),[n,f.value,t.seats]),[r,i]=c(!1),p=()=>i(!1),V=u=>{p(),e.past.lookAt(u)};return o`
    <section class=${r?"log tall":"log"} aria-labelledby="log-title">
      ${r&&o`<${pe} onClose=${p} />`}
      <div class="log-head">
        <h2 id="log-title">${s("log.title")}</h2>
        <div class="log-ways">
          ${!r&&e.past.looking.value===null&&o`<${Q} open=${e} words=${s("past.open")} />`}
          ${a.length>0&&o`<${fe} tall=${r} onClick=${()=>i(!r)} />`}
        </div>
      </div>
      ${a.length===0&&o`<p class="note">${s("log.nothing")}</p>`}
      <ol reversed class="log-list" tabindex="0" aria-labelledby="log-title">
        ${a.map(({clan:u,steps:y})=>o`
          <li key=${y[0].event.version} class=${u===null?"":`look-${u}`}>
            ${u===null?o`<span class="log-mark" aria-hidden="true"></span>`:o`<${K} look=${u} />`}
            <div>${y.map(m=>o`<${me} key=${m.event.version} ...${m} shown=${e.past.looking.value===m.event.version} onLook=${V} />`)}</div>
          </li>`)}
      </ol>
    </section>`}function pe({onClose:e}){return _(e),g(()=>{let t=n=>n.key==="Escape"&&e();return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[]),null}function fe({tall:e,onClick:t}){let n=s(e?"log.less":"log.whole");return o`<button type="button" class="plain icon log-grow" aria-label=${n} title=${n} aria-expanded=${e?"true":"false"} onClick=${t}>
    <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${e?"M4 8l7 7 7-7":"M4 14l7-7 7 7"} /></svg></button>`}function me({event:e,said:t,shown:n,onLook:a}){return o`
    <button type="button" class="log-step" title=${s("past.go",{n:e.version})} aria-current=${n?"step":void 0}
      onClick=${()=>a(e.version)}>
      <span>${t.map(r=>o`<span class="log-sentence">${r} </span>`)}</span>
      <time datetime=${e.at}>${O(e.at)}</time>
    </button>`}export{v as a,$e as b,ve as c,l as d,q as e,I as f,Le as g,Ee as h,Ce as i,Se as j,Te as k,Me as l,Ae as m,ne as n,z as o,oe as p,je as q,L as r,Ie as s,qe as t,Ye as u,ze as v,le as w,et as x,tt as y,nt as z,Q as A,ot as B,ce as C,mt as D};
