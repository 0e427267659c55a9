import{b as q}from"./chunk-6C4XHDQ2.js";import{c as Y}from"./chunk-SVO2JTGA.js";import{c as S}from"./chunk-GR7PMV56.js";import{D,x as F}from"./chunk-6O6E35L7.js";import{a as G,g as K,h as j,i as _,j as h,m as I}from"./chunk-JRKNSPMS.js";import{B as L,D as s,K as E,c as a,d as p,f as w,g as $,h as N,j as d,o as k,q as P,r as U,s as O,t as R,u as v,v as x,w as B,x as m,y as H,z as W}from"./chunk-FAER6UMS.js";var z="/worker.js",ne="make-make",y=d(globalThis.navigator?.onLine===!1);function xe(){addEventListener("online",()=>y.value=!1),addEventListener("offline",()=>y.value=!0)}function oe(){let e=globalThis.trustedTypes;return e?e.createPolicy(ne,{createScriptURL:()=>z}).createScriptURL(""):z}function ae(){let e=performance.getEntriesByType("resource").map(({name:t})=>new URL(t).pathname);return[...new Set([...e,...k.map(t=>`/static/text/${t}.json`)])]}async function Le(){if(!(!globalThis.isSecureContext||!("serviceWorker"in navigator)))try{await navigator.serviceWorker.register(oe());let{active:e}=await navigator.serviceWorker.ready;e?.postMessage({keep:ae()})}catch{}}var u=d(null),Q=d([]),J=d(location.origin);async function Ne(){try{let e=await x("/api/me");u.value=e.player,Q.value=e.games,y.value=!1,await re(e.player.language)}catch(e){e instanceof O&&e.status===401&&(u.value=null),y.value=e instanceof R}}async function re(e){let t=H()??e;t!==m.value&&await L(t),t!==e&&await v("PATCH","/api/me",{language:t})}async function Pe(){try{let e=await x("/api/site");J.value=e.origin??location.origin}catch{J.value=location.origin}}function Ue(){return u.value?.nickname??P("nickname")??""}function Oe(e){U("nickname",e)}async function Re(e){let t=await B("/api/players",{nickname:e,language:m.value});u.value=t.player}async function Be(e){let t=await v("PATCH","/api/me",{nickname:e});u.value=t.player??t}async function V(e){if(await L(e),W(e),!u.value||u.value.language===e)return;let t=await v("PATCH","/api/me",{language:e});u.value=t.player??t}async function He(){await v("DELETE","/api/me/session"),u.value=null,Q.value=[]}function se(){return a`
    <div class="languages" role="group" aria-label=${s("app.language")}>
      ${k.map(e=>a`
        <button type="button" class="plain" lang=${e} aria-pressed=${e===m.value}
          aria-label=${`${e.toUpperCase()}, ${s(`app.languages.${e}`)}`} onClick=${()=>_(()=>V(e))}>${e.toUpperCase()}</button>`)}
    </div>`}function X({children:e}){return a`
    <header class="head">
      <a class="home" href="/"><span class="mark" aria-hidden="true"><${D} /></span><span class="wordmark">Make Make</span></a>
      <div class="head-end">
        ${e??a`<a class="button plain" href="/rules">${s("app.rules")}</a><${se} />`}
      </div>
    </header>`}function ie({kind:e=""}){return a`<button type="button" class=${e} onClick=${()=>location.reload()}>${s("net.reload")}</button>`}function Qe({load:e}){let[t,n]=p(null),[r,o]=p(null),i=()=>{o(null),e().then(l=>n({is:l}),l=>o({words:j(l),gone:l instanceof G}))};return $(i,[e]),t?a`<${t.is} />`:a`
    ${r&&a`<${X} />`}
    <main class="page missing" id="main" tabindex="-1">
      ${r&&a`<h1>${s("app.name")}</h1>`}
      ${r&&a`<p role="alert">${r.words}</p>`}
      ${r&&(r.gone?a`<${ie} />`:a`<button type="button" onClick=${i}>${s("net.retry")}</button>`)}
    </main>`}function C(e,t,n){let[r,o]=p(null);return $(()=>{e&&!r&&h(t).then(i=>i?o(i):n())},[e]),r}var le=new Set(["place","withdraw"]);function ue(e,t){let n=e?.events.at(-1);return n?.kind==="action"&&t.kind==="action"&&n.clan===t.clan&&!le.has(t.action?.type??"")}function T(e){let t=[];for(let n of e){let r=t.at(-1);r&&ue(r,n)?r.events.push(n):t.push({clan:n.clan,events:[n]})}return t}var ce=12;function Xe(e,t,n){let r=e.filter(({version:i})=>i>t),o=r.findIndex(({clan:i})=>i!==n);return o<0?[]:r.slice(o)}function Ze(e,t){let n=T(e);return e.length>ce?n.slice(-t):n}function et(e,t){let n=new URLSearchParams(e).get("v");return n===null?null:/^\d{1,9}$/.test(n)&&Number(n)<=t?Number(n):NaN}var tt=(e,t)=>Math.max(0,Math.min(t,e));var Z=()=>import("./scrubber-64HUGWYK.js"),pe=()=>import("./away-TXWKAGFI.js");function me(e,t){return e===t?s("past.position_now",{n:e}):s("past.position",{n:e,of:t})}function it({open:e}){let t=e.past.looking.value!==null,n=C(t,Z,()=>e.past.now());return t&&n?a`<${n.Scrubber} open=${e} />`:null}function lt({open:e,stage:t}){let n=e.seen.away.value,[r,o]=p(!1),i=C(n!==null,pe,()=>o(!0));return n&&i?a`<${i.Away} open=${e} stage=${t} away=${n} />`:!n||!r?null:a`
    <section class="sheet missed" aria-labelledby="missed-title">
      <header class="sheet-head">
        <h2 id="missed-title">${s("away.since",{n:n.all})}</h2>
        <button type="button" class="primary" onClick=${()=>e.seen.finish()}>${s("away.skip")}</button>
      </header>
    </section>`}function ut({open:e}){let t=e.past.position.value,n=e.room.value?.version??0;return t?a`
    <div class="turn past">
      <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d="M4.2 8.2A7.5 7.5 0 1 1 3.5 12M3.5 3.2v5.4h5.4M11 7v4.4l3 1.8" /></svg>
      <p><strong>${me(e.past.looking.value??t.version,n)}</strong><span>${s(e.seen.away.value?"away.title":"past.looking")}</span></p>
      ${!e.seen.away.value&&a`<button type="button" class="primary" onClick=${()=>e.past.now()}>${s("past.now")}</button>`}
    </div>`:null}function ee({open:e,from:t,words:n,kind:r="plain"}){let o=e.room.value?.version??0;return o?a`<button type="button" class=${`look-back ${r}`} onClick=${()=>e.past.lookAt(t??o-1)}>${n}</button>`:null}function fe(e){return e instanceof HTMLElement?e.isContentEditable||e.matches("input:not([type=range], [type=checkbox], [type=radio]), textarea, select"):!1}function ct(e){N(()=>{let t=async n=>{let r={"[":-1,"]":1}[n.key],o=n.metaKey||n.ctrlKey!==n.altKey;if(!(!r||o||fe(n.target)||document.querySelector("dialog[open]"))){if(n.preventDefault(),e.seen.away.value&&e.seen.finish(),e.past.looking.value===null&&r>0)return K(s("past.is_now"));(await h(Z))?.step(e,r)}};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[e])}function de(e,t){let n=Y(s,S(e),t.effects);return n.length?n:[s(`log.kind_${t.kind}`)]}function bt({open:e,room:t,events:n}){let r=w(()=>T(n).map(({clan:c,events:f})=>({clan:c,steps:f.map(g=>({event:g,said:de(t,g)}))})).reverse(),[n,m.value,t.seats]),o=e.journal.lines.value,i=w(()=>ge(r,o),[r,o]),[l,M]=p(!1),A=()=>M(!1),te=c=>{A(),e.past.lookAt(c)};return a`
    <section class=${l?"log tall":"log"} aria-labelledby="log-title">
      ${l&&a`<${ye} onClose=${A} />`}
      <div class="log-head">
        <h2 id="log-title">${s("log.title")}</h2>
        <div class="log-ways">
          ${!l&&e.past.looking.value===null&&a`<${ee} open=${e} words=${s("past.open")} />`}
          ${i.length>0&&a`<${ke} tall=${l} onClick=${()=>M(!l)} />`}
        </div>
      </div>
      ${i.length===0&&a`<p class="note">${s("log.nothing")}</p>`}
      <ol reversed class="log-list" tabindex="0" aria-labelledby="log-title">
        ${i.map(({line:c,clan:f,steps:g})=>c?a`<${ve} key=${`line ${c.number}`} line=${c} names=${$e(o,c,S(t))} />`:a`
          <li key=${g[0].event.version} class=${f===null?"":`look-${f}`}>
            ${f===null?a`<span class="log-mark" aria-hidden="true"></span>`:a`<${F} look=${f} />`}
            <div>${g.map(b=>a`<${he} key=${b.event.version} ...${b} shown=${e.past.looking.value===b.event.version} onLook=${te} />`)}</div>
          </li>`)}
      </ol>
    </section>`}function ge(e,t){let n=t.map(o=>({line:o,order:o.version+.5+o.number/1e6}));return[...e.map(o=>({...o,order:o.steps.at(-1).event.version})),...n].sort((o,i)=>i.order-o.order)}function $e(e,t,n){let r=new Set(e.filter(o=>o.kind==="substituted"&&o.number>t.number).map(o=>o.clan));return o=>r.has(o)?s("journal.before"):n(o)}function ve({line:e,names:t}){let n=q(s,t,e);return n&&a`
    <li class="log-line"><span class="log-mark" aria-hidden="true"></span>
      <div><p>${n} <time datetime=${e.at}>${E(e.at)}</time></p></div></li>`}function ye({onClose:e}){return I(e),$(()=>{let t=n=>n.key==="Escape"&&e();return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[]),null}function ke({tall:e,onClick:t}){let n=s(e?"log.less":"log.whole");return a`<button type="button" class="plain icon log-grow" aria-label=${n} title=${n} aria-expanded=${e?"true":"false"} onClick=${t}>
    <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${e?"M4 8l7 7 7-7":"M4 14l7-7 7 7"} /></svg></button>`}function he({event:e,said:t,shown:n,onLook:r}){return a`
    <button type="button" class="log-step" title=${s("past.go",{n:e.version})} aria-current=${n?"step":void 0}
      onClick=${()=>r(e.version)}>
      <span>${t.map(o=>a`<span class="log-sentence">${o} </span>`)}</span>
      <time datetime=${e.at}>${E(e.at)}</time>
    </button>`}export{y as a,xe as b,Le as c,u as d,Q as e,J as f,Ne as g,Pe as h,Ue as i,Oe as j,Re as k,Be as l,He as m,se as n,X as o,ie as p,Qe as q,T as r,Xe as s,Ze as t,et as u,tt as v,me as w,it as x,lt as y,ut as z,ee as A,ct as B,de as C,bt as D};
