import{b as Y}from"./chunk-6C4XHDQ2.js";import{c as z}from"./chunk-SVO2JTGA.js";import{c as C}from"./chunk-GR7PMV56.js";import{D as I,x as F}from"./chunk-6O6E35L7.js";import{a as G,g as K,h as _,i as j,j as h,m as q}from"./chunk-JRKNSPMS.js";import{B as E,D as r,K as S,c as a,d as p,f as w,g as v,h as U,j as m,o as k,q as O,r as R,s as B,t as H,u as g,v as x,w as L,x as f,y as W,z as D}from"./chunk-FAER6UMS.js";var J="/worker.js",ae="make-make",y=m(globalThis.navigator?.onLine===!1);function Ee(){addEventListener("online",()=>y.value=!1),addEventListener("offline",()=>y.value=!0)}function se(){let e=globalThis.trustedTypes;return e?e.createPolicy(ae,{createScriptURL:()=>J}).createScriptURL(""):J}function re(){let e=performance.getEntriesByType("resource").map(({name:t})=>new URL(t).pathname);return[...new Set([...e,...k.map(t=>`/static/text/${t}.json`)])]}async function Se(){if(!(!globalThis.isSecureContext||!("serviceWorker"in navigator)))try{await navigator.serviceWorker.register(se());let{active:e}=await navigator.serviceWorker.ready;e?.postMessage({keep:re()})}catch{}}var u=m(null),V=m([]),T=m([]),Q=m(location.origin);async function Ue(){try{let e=await x("/api/me");u.value=e.player,V.value=e.games,T.value=e.new_devices??[],y.value=!1,await ie(e.player.language)}catch(e){e instanceof B&&e.status===401&&(u.value=null),y.value=e instanceof H}}async function ie(e){let t=W()??e;t!==f.value&&await E(t),t!==e&&await g("PATCH","/api/me",{language:t})}async function Oe(){try{let e=await x("/api/site");Q.value=e.origin??location.origin}catch{Q.value=location.origin}}function Re(){return u.value?.nickname??O("nickname")??""}function Be(e){R("nickname",e)}async function He(e){let t=await L("/api/players",{nickname:e,language:f.value});u.value=t.player}async function We(e){let t=await g("PATCH","/api/me",{nickname:e});u.value=t.player??t}async function X(e){if(await E(e),D(e),!u.value||u.value.language===e)return;let t=await g("PATCH","/api/me",{language:e});u.value=t.player??t}async function De(){await L("/api/me/devices/seen"),T.value=[]}async function Ge(){await g("DELETE","/api/me/session"),Z()}async function Ke(){await g("DELETE","/api/me"),Z()}function Z(){u.value=null,V.value=[],T.value=[]}function le(){return a`
    <div class="languages" role="group" aria-label=${r("app.language")}>
      ${k.map(e=>a`
        <button type="button" class="plain" lang=${e} aria-pressed=${e===f.value}
          aria-label=${`${e.toUpperCase()}, ${r(`app.languages.${e}`)}`} onClick=${()=>j(()=>X(e))}>${e.toUpperCase()}</button>`)}
    </div>`}function ee({children:e}){return a`
    <header class="head">
      <a class="home" href="/"><span class="mark" aria-hidden="true"><${I} /></span><span class="wordmark">Make Make</span></a>
      <div class="head-end">
        ${e??a`<a class="button plain" href="/rules">${r("app.rules")}</a><${le} />`}
      </div>
    </header>`}function ue({kind:e=""}){return a`<button type="button" class=${e} onClick=${()=>location.reload()}>${r("net.reload")}</button>`}function et({load:e}){let[t,n]=p(null),[s,o]=p(null),i=()=>{o(null),e().then(l=>n({is:l}),l=>o({words:_(l),gone:l instanceof G}))};return v(i,[e]),t?a`<${t.is} />`:a`
    ${s&&a`<${ee} />`}
    <main class="page missing" id="main" tabindex="-1">
      ${s&&a`<h1>${r("app.name")}</h1>`}
      ${s&&a`<p role="alert">${s.words}</p>`}
      ${s&&(s.gone?a`<${ue} />`:a`<button type="button" onClick=${i}>${r("net.retry")}</button>`)}
    </main>`}function M(e,t,n){let[s,o]=p(null);return v(()=>{e&&!s&&h(t).then(i=>i?o(i):n())},[e]),s}var ce=new Set(["place","withdraw"]);function pe(e,t){let n=e?.events.at(-1);return n?.kind==="action"&&t.kind==="action"&&n.clan===t.clan&&!ce.has(t.action?.type??"")}function A(e){let t=[];for(let n of e){let s=t.at(-1);s&&pe(s,n)?s.events.push(n):t.push({clan:n.clan,events:[n]})}return t}var me=12;function nt(e,t,n){let s=e.filter(({version:i})=>i>t),o=s.findIndex(({clan:i})=>i!==n);return o<0?[]:s.slice(o)}function ot(e,t){let n=A(e);return e.length>me?n.slice(-t):n}function at(e,t){let n=new URLSearchParams(e).get("v");return n===null?null:/^\d{1,9}$/.test(n)&&Number(n)<=t?Number(n):NaN}var st=(e,t)=>Math.max(0,Math.min(t,e));var te=()=>import("./scrubber-Z7NTINBU.js"),fe=()=>import("./away-TXWKAGFI.js");function de(e,t){return e===t?r("past.position_now",{n:e}):r("past.position",{n:e,of:t})}function pt({open:e}){let t=e.past.looking.value!==null,n=M(t,te,()=>e.past.now());return t&&n?a`<${n.Scrubber} open=${e} />`:null}function mt({open:e,stage:t}){let n=e.seen.away.value,[s,o]=p(!1),i=M(n!==null,fe,()=>o(!0));return n&&i?a`<${i.Away} open=${e} stage=${t} away=${n} />`:!n||!s?null:a`
    <section class="sheet missed" aria-labelledby="missed-title">
      <header class="sheet-head">
        <h2 id="missed-title">${r("away.since",{n:n.all})}</h2>
        <button type="button" class="primary" onClick=${()=>e.seen.finish()}>${r("away.skip")}</button>
      </header>
    </section>`}function ft({open:e}){let t=e.past.position.value,n=e.room.value?.version??0;return t?a`
    <div class="turn past">
      <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d="M4.2 8.2A7.5 7.5 0 1 1 3.5 12M3.5 3.2v5.4h5.4M11 7v4.4l3 1.8" /></svg>
      <p><strong>${de(e.past.looking.value??t.version,n)}</strong><span>${r(e.seen.away.value?"away.title":"past.looking")}</span></p>
      ${!e.seen.away.value&&a`<button type="button" class="primary" onClick=${()=>e.past.now()}>${r("past.now")}</button>`}
    </div>`:null}function ne({open:e,from:t,words:n,kind:s="plain"}){let o=e.room.value?.version??0;return o?a`<button type="button" class=${`look-back ${s}`} onClick=${()=>e.past.lookAt(t??o-1)}>${n}</button>`:null}function ge(e){return e instanceof HTMLElement?e.isContentEditable||e.matches("input:not([type=range], [type=checkbox], [type=radio]), textarea, select"):!1}function dt(e){U(()=>{let t=async n=>{let s={"[":-1,"]":1}[n.key],o=n.metaKey||n.ctrlKey!==n.altKey;if(!(!s||o||ge(n.target)||document.querySelector("dialog[open]"))){if(n.preventDefault(),e.seen.away.value&&e.seen.finish(),e.past.looking.value===null&&s>0)return K(r("past.is_now"));(await h(te))?.step(e,s)}};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[e])}function $e(e,t){let n=z(r,C(e),t.effects);return n.length?n:[r(`log.kind_${t.kind}`)]}function Et({open:e,room:t,events:n}){let s=w(()=>A(n).map(({clan:c,events:d})=>({clan:c,steps:d.map($=>({event:$,said:$e(t,$)}))})).reverse(),[n,f.value,t.seats]),o=e.journal.lines.value,i=w(()=>ve(s,o),[s,o]),[l,N]=p(!1),P=()=>N(!1),oe=c=>{P(),e.past.lookAt(c)};return a`
    <section class=${l?"log tall":"log"} aria-labelledby="log-title">
      ${l&&a`<${he} onClose=${P} />`}
      <div class="log-head">
        <h2 id="log-title">${r("log.title")}</h2>
        <div class="log-ways">
          ${!l&&e.past.looking.value===null&&a`<${ne} open=${e} words=${r("past.open")} />`}
          ${i.length>0&&a`<${be} tall=${l} onClick=${()=>N(!l)} />`}
        </div>
      </div>
      ${i.length===0&&a`<p class="note">${r("log.nothing")}</p>`}
      <ol reversed class="log-list" tabindex="0" aria-labelledby="log-title">
        ${i.map(({line:c,clan:d,steps:$})=>c?a`<${ke} key=${`line ${c.number}`} line=${c} names=${ye(o,c,C(t))} />`:a`
          <li key=${$[0].event.version} class=${d===null?"":`look-${d}`}>
            ${d===null?a`<span class="log-mark" aria-hidden="true"></span>`:a`<${F} look=${d} />`}
            <div>${$.map(b=>a`<${we} key=${b.event.version} ...${b} shown=${e.past.looking.value===b.event.version} onLook=${oe} />`)}</div>
          </li>`)}
      </ol>
    </section>`}function ve(e,t){let n=t.map(o=>({line:o,order:o.version+.5+o.number/1e6}));return[...e.map(o=>({...o,order:o.steps.at(-1).event.version})),...n].sort((o,i)=>i.order-o.order)}function ye(e,t,n){let s=new Set(e.filter(o=>o.kind==="substituted"&&o.number>t.number).map(o=>o.clan));return o=>s.has(o)?r("journal.before"):n(o)}function ke({line:e,names:t}){let n=Y(r,t,e);return n&&a`
    <li class="log-line"><span class="log-mark" aria-hidden="true"></span>
      <div><p>${n} <time datetime=${e.at}>${S(e.at)}</time></p></div></li>`}function he({onClose:e}){return q(e),v(()=>{let t=n=>n.key==="Escape"&&e();return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[]),null}function be({tall:e,onClick:t}){let n=r(e?"log.less":"log.whole");return a`<button type="button" class="plain icon log-grow" aria-label=${n} title=${n} aria-expanded=${e?"true":"false"} onClick=${t}>
    <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${e?"M4 8l7 7 7-7":"M4 14l7-7 7 7"} /></svg></button>`}function we({event:e,said:t,shown:n,onLook:s}){return a`
    <button type="button" class="log-step" title=${r("past.go",{n:e.version})} aria-current=${n?"step":void 0}
      onClick=${()=>s(e.version)}>
      <span>${t.map(o=>a`<span class="log-sentence">${o} </span>`)}</span>
      <time datetime=${e.at}>${S(e.at)}</time>
    </button>`}export{y as a,Ee as b,Se as c,u as d,V as e,T as f,Q as g,Ue as h,Oe as i,Re as j,Be as k,He as l,We as m,De as n,Ge as o,Ke as p,le as q,ee as r,ue as s,et as t,A as u,nt as v,ot as w,at as x,st as y,de as z,pt as A,mt as B,ft as C,ne as D,dt as E,$e as F,Et as G};
