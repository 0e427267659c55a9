import{O as w,T as g,U as _,W as x,X as v,a as o,b as $,ba as S,ca as A,e as m,jb as E,k as u,l as f,o as b,s as h,u as a,x as k,xa as D,z as y}from"./chunk-HNNKC3FJ.js";var O=["no_such_link","link_used","link_expired","invalid_request"],F="act";async function Q(){return P(),q}function P(){location.hash.length<2||(f(F,location.hash.slice(1),"tab"),history.replaceState(history.state,"",location.pathname))}function q(){let[t,e]=$(null),[s,d]=$({words:"",dead:!1}),[i,c]=$("asking");E(a("acts.title"));let l=async p=>{c("busy");try{e(await h(p,{token:u(F,"tab")??""})),d({words:"",dead:!1}),c(p.endsWith("/do")?"done":"asking")}catch(n){d({words:w(n),dead:n instanceof b&&O.includes(n.code)}),c("asking")}},r=()=>l("/api/acts/look");return m(()=>void r(),[]),o`
    <${S} />
    <main class="page act" id="main" tabindex="-1">
      ${t&&o`<${T} offered=${t} state=${i} fault=${s} onDo=${()=>l("/api/acts/do")} />`}
      ${!t&&s.words&&o`<${C} fault=${s} busy=${i==="busy"} onAgain=${r} />`}
    </main>
    <${D} />`}function C({fault:t,busy:e,onAgain:s}){return o`
    <h1>${a(t.dead?"acts.dead":"acts.title")}</h1>
    <p role="alert">${t.words}</p>
    ${t.dead?o`<p><a class="button primary" href="/">${a("front.my_games")}</a></p>`:o`<p><button type="button" class="primary" disabled=${e} onClick=${s}>${a("net.retry")}</button></p>`}`}function H({act:t,room:e}){let s=e.state.clan===null?"":x(e)(e.state.clan);return a(`acts.${t}`,{name:s,what:A(a,e.proposal??{})})}function T({offered:t,state:e,fault:s,onDo:d}){let{act:i,nickname:c,expires_at:l,room:r}=t,p=`/r/${r.code}`,n=e==="done";return o`
    <section class="card stack" aria-labelledby="what">
      <p class="lead">${v(r)}</p>
      <h1 id="what" role=${n?"status":void 0}>${n?a(`acts.${i}_done`):H(t)}</h1>
      <span class="act-board"><${g} state=${r.state} clans=${_(r)} text=${a} /></span>
      ${!n&&o`<p class="note">${a("acts.as",{name:k(c),until:y(l)})}</p>`}
      ${s.words&&o`<p class="fault" role="alert">${s.words}</p>`}
      <div class="answers">
        <a class=${n?"button primary":"button"} href=${p}>${a("acts.open")}</a>
        ${!n&&!s.dead&&o`
          <button type="button" class="primary" disabled=${e==="busy"} onClick=${d}>${a(`acts.${i}_do`)}</button>`}
      </div>
    </section>`}export{Q as begin};
