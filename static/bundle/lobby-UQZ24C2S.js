import{O as g,S as k,V as w,a as n,b,ba as x,e as y,jb as F,n as m,r as f,u as l,w as c,x as d,xa as v,y as h}from"./chunk-HNNKC3FJ.js";var B=()=>H;function H(){return F(l("lobby.title")),n`
    <${x} />
    <main class="page lobby" id="main" tabindex="-1">
      <h1>${l("lobby.title")}</h1>
      <p class="lead">${l("lobby.lead")}</p>
      <div class="lobby-lists">
        <${_} status="waiting" />
        <${_} status="playing" />
      </div>
      <p><a class="button" href="/">${l("lobby.make")}</a></p>
    </main>
    <${v} />`}function L(t){let[a,o]=b(null),[e,s]=b(null),[i,$]=b(""),u=async p=>{try{let r=await f(`/api/lobby?status=${t}${p?`&after=${p}`:""}`);o(C=>[...p?C??[]:[],...r.rooms]),s(r.next),$("")}catch(r){$(g(r))}};return y(()=>{u(null)},[]),{rooms:a,next:e,fault:i,more:u}}function _({status:t}){let{rooms:a,next:o,fault:e,more:s}=L(t);return n`
    <section class="card stack" aria-labelledby=${`lobby-${t}`}>
      <h2 id=${`lobby-${t}`}>${l(`lobby.${t}`)}</h2>
      ${e&&n`<p role="alert">${e}</p>`}
      ${e&&n`<p><button type="button" onClick=${()=>s(null)}>${l("net.retry")}</button></p>`}
      ${a?.length===0&&n`<p class="note">${l(`lobby.none_${t}`)}</p>`}
      ${a!==null&&a.length>0&&n`<ul class="lobby-list">${a.map(i=>n`<${N} room=${i} key=${i.code} />`)}</ul>`}
      ${o&&n`<button type="button" onClick=${()=>s(o)}>${l("lobby.more")}</button>`}
    </section>`}function N({room:t}){let a=m(t.seats).filter(e=>e!==null).map(d),o=t.seats.filter(e=>!e.player&&!e.reserved).length;return n`
    <li>
      <a class="lobby-room" href=${`/r/${t.code}`}>
        <span class="lobby-title">${t.name?n`<bdi>${t.name}</bdi>`:l("lobby.table_of",{name:c(a)})}</span>
        <span class="lobby-seats" aria-hidden="true">${t.seats.filter(e=>e.player||t.status==="waiting").map(e=>n`
          <span class=${e.player?"":"free"}><${k} look=${e.clan===null?e.look:w(t,e.clan)} /></span>`)}</span>
        <span class="note">${[...t.name?[c(a)]:[],t.status==="waiting"?l("lobby.free",{n:o}):l("lobby.turns",{n:t.version}),...t.watchers?[l("watchers.count",{n:t.watchers})]:[],h(t.updated_at)].join(" \xB7 ")}</span>
      </a>
    </li>`}export{H as LobbyPage,B as begin};
