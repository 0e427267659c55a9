import{a as w}from"./chunk-F3BP3VYE.js";import{e as F}from"./chunk-Q7K6T4U6.js";import"./chunk-QURT3BMG.js";import{b as k}from"./chunk-YQFCLEBQ.js";import"./chunk-ZIPGEUAG.js";import"./chunk-IDJ7Q7FC.js";import"./chunk-SVO2JTGA.js";import{b as v}from"./chunk-CKR3YLCN.js";import{a as x}from"./chunk-7MXYQGB3.js";import{x as g}from"./chunk-6DNNZQKQ.js";import{h}from"./chunk-BJCPGGRP.js";import{D as l,F as c,G as f,H as d,c as n,d as b,g as y,v as m}from"./chunk-56374772.js";var B=()=>H;function H(){return F(l("lobby.title")),n`
    <${k} />
    <main class="page lobby" id="main" tabindex="-1">
      <h1>${l("lobby.title")}</h1>
      <p class="lead">${l("lobby.lead")}</p>
      <div class="lobby-lists">
        <${_} status="waiting" />
        <${_} status="playing" />
      </div>
      <p><a class="button" href="/">${l("lobby.make")}</a></p>
    </main>
    <${w} />`}function L(t){let[a,o]=b(null),[e,s]=b(null),[i,$]=b(""),u=async p=>{try{let r=await m(`/api/lobby?status=${t}${p?`&after=${p}`:""}`);o(C=>[...p?C??[]:[],...r.rooms]),s(r.next),$("")}catch(r){$(h(r))}};return y(()=>{u(null)},[]),{rooms:a,next:e,fault:i,more:u}}function _({status:t}){let{rooms:a,next:o,fault:e,more:s}=L(t);return n`
    <section class="card stack" aria-labelledby=${`lobby-${t}`}>
      <h2 id=${`lobby-${t}`}>${l(`lobby.${t}`)}</h2>
      ${e&&n`<p role="alert">${e}</p>`}
      ${e&&n`<p><button type="button" onClick=${()=>s(null)}>${l("net.retry")}</button></p>`}
      ${a?.length===0&&n`<p class="note">${l(`lobby.none_${t}`)}</p>`}
      ${a!==null&&a.length>0&&n`<ul class="lobby-list">${a.map(i=>n`<${N} room=${i} key=${i.code} />`)}</ul>`}
      ${o&&n`<button type="button" onClick=${()=>s(o)}>${l("lobby.more")}</button>`}
    </section>`}function N({room:t}){let a=x(t.seats).filter(e=>e!==null).map(f),o=t.seats.filter(e=>!e.player&&!e.reserved).length;return n`
    <li>
      <a class="lobby-room" href=${`/r/${t.code}`}>
        <span class="lobby-title">${t.name?n`<bdi>${t.name}</bdi>`:l("lobby.table_of",{name:c(a)})}</span>
        <span class="lobby-seats" aria-hidden="true">${t.seats.filter(e=>e.player||t.status==="waiting").map(e=>n`
          <span class=${e.player?"":"free"}><${g} look=${e.clan===null?e.look:v(t,e.clan)} /></span>`)}</span>
        <span class="note">${[...t.name?[c(a)]:[],t.status==="waiting"?l("lobby.free",{n:o}):l("lobby.turns",{n:t.version}),...t.watchers?[l("watchers.count",{n:t.watchers})]:[],d(t.updated_at)].join(" \xB7 ")}</span>
      </a>
    </li>`}export{H as LobbyPage,B as begin};
