import{a as gt}from"./chunk-UI7Y6DYR.js";import{a as ht,b as dt,c as Ae,d as Ie}from"./chunk-7NMOZRT6.js";import{b as pn,d as hn}from"./chunk-43UU2HTE.js";import{a as O}from"./chunk-344TNUCD.js";import{d as ut,e as mt,f as be,h as ke,i as Mt,l as Oe}from"./chunk-MG4BXYQQ.js";import{a as He,b as Ue,c as M}from"./chunk-MJSDMHGA.js";import{b as Be,d as Ge,e as We,g as je,h as Ke,i as Ye,j as qe,k as Je,l as $t,m as Ze,n as Qe,o as Ve,p as Xe,q as ze,r as tn}from"./chunk-4UGIAMVK.js";import{a as S,b as W,c as De,d as fn,e as R}from"./chunk-4W2FHVOF.js";import{a as ye,b as Rt,c as ft,d as xe,e as _e,f as Se,g as v,h as G,i as pt,k as Ce}from"./chunk-QURT3BMG.js";import{k as ge,l as we}from"./chunk-AF4TVFWA.js";import{a as en,b as nn,c as on}from"./chunk-JTFGQ256.js";import{a as L,b as oe,d as nt,e as F,f as se,g as it,h as ae,j as vt,k as sn}from"./chunk-PLSDIGT4.js";import{a as de,b as k,c as $e,d as z,e as Ne,f as Le,g as Fe,h as Me,j as Re,l as an,m as rn,n as ln,o as un,p as cn,r as mn}from"./chunk-GP6ID6OQ.js";import{a as ee,b as ne,c as ie,d as _,e as J,f as me,g as at,h as T,i as fe,j as rt,l as lt,o as pe,p as he}from"./chunk-YRA6ZHEI.js";import{a as Te,c as Ee,d as Pe}from"./chunk-5RMNP4UL.js";import"./chunk-QXAYAVIB.js";import"./chunk-SVO2JTGA.js";import{b as ct,c as P}from"./chunk-RNPJKDTO.js";import{a as D}from"./chunk-7MXYQGB3.js";import{B as ce,x as le,y as ue}from"./chunk-6O6E35L7.js";import{a as Z,b as Q}from"./chunk-LBZVIMK6.js";import{b as X,c as Nt,d as Lt,e as U,f as re,g as ot,h as st,i as h,j as q,k as Ft,l as ve}from"./chunk-JRKNSPMS.js";import{A as Vt,B as Xt,D as i,F as zt,G as x,H as It,I as Dt,K as te,b as Jt,c as s,d as u,e as E,g as f,h as et,j as g,k as K,l as B,n as Zt,p as Qt,q as A,r as I,s as C,t as Y,u as V,v as H,w}from"./chunk-FAER6UMS.js";var Vn={players:3,clan:0,phase:"dominance",territories:{b2:{clan:1,dominance:2,chief:!1},b3:{clan:0,dominance:3,chief:!0},c2:{clan:1,dominance:1,chief:!0},c3:{clan:1,dominance:2,chief:!1},c5:{clan:0,dominance:2,chief:!1},b4:{clan:0,dominance:1,chief:!1},d3:{clan:1,dominance:1,chief:!1},d5:{clan:2,dominance:2,chief:!0},d6:{clan:2,dominance:1,chief:!1},e6:{clan:2,dominance:1,chief:!1}},moai:["d2","e7"],tangata_manu:[[],["c2-d2-d3"],["d5-d6-e6","d6-e6-e7"]],reserves:[],moai_left:10,make_make:0,retired:[],winner:null,result:null},Xn=[0,1,2].map(e=>({name:"",look:e})),tt=new Set,zn={spaces:tt,grounds:tt},dn=()=>{};function wt({state:e=Vn}){return s`
    <div class="island" inert aria-hidden="true">
      <${ge} state=${e} clans=${Xn} targets=${tt} choices=${tt} selected=${null} ghost=${null}
        marked=${zn} reasons=${tt} coordinates=${!1} text=${i} onSpace=${dn} onGround=${dn} />
    </div>`}var ti=3e4,$n=12,ei=e=>e.status==="finished"||e.status==="cancelled";function ni(){f(()=>{let e=new AbortController,t=()=>document.visibilityState==="visible"&&T(),n=setInterval(t,ti);return document.addEventListener("visibilitychange",t,{signal:e.signal}),()=>{clearInterval(n),e.abort()}},[])}function vn(){ni();let e=J.value,t=e.filter(r=>r.your_turn),n=e.filter(r=>r.status==="playing"&&!r.your_turn),o=e.filter(r=>r.status==="waiting"),a=e.filter(ei);return s`
    <section class="my-games stack" aria-labelledby="my-games">
      <h1 id="my-games">${i("front.my_games")}</h1>
      <${Bt} title=${t.length?i("games.mine",{n:t.length}):i("games.none_mine")} list=${t} />
      ${n.length>0&&s`<${Bt} title=${i("games.others")} list=${n} boards=${$n-t.length} />`}
      ${o.length>0&&s`<${Bt} title=${i("games.before")} list=${o} />`}
      ${a.length>0&&s`<${ii} list=${a} />`}
    </section>`}function Bt({title:e,list:t,boards:n=$n}){return s`
    <div class="games-part">
      <h2>${e}</h2>
      ${t.length>0&&s`
        <ul class="games">${t.map((o,a)=>s`<${gn} game=${o} board=${a<n} key=${o.code} />`)}</ul>`}
    </div>`}function ii({list:e}){return s`
    <details class="more games-past">
      <summary>${i("games.past",{n:e.length})}</summary>
      <ul class="games">${e.map(t=>s`<${gn} game=${t} board=${!1} key=${t.code} />`)}</ul>
    </details>`}var oi=e=>Array.from({length:e.state.players},(t,n)=>({name:"",look:ct(e,n)}));function Ht(e){return e.name||zt(D(e.seats).filter(t=>t!==null).map(x))}function si(e){if(e.your_turn)return i("games.your_turn");let t=e.seats.findIndex(n=>n.clan!==null&&n.clan===e.state?.clan);return e.status!=="playing"||t<0?i(`games.${e.status}`):i("turn.theirs",{name:x(D(e.seats)[t]??"")})}function gn({game:e,board:t}){return s`
    <li>
      <a class=${e.your_turn?"game waits":"game"} href=${`/r/${e.code}`}>
        ${t&&e.state&&s`<span class="game-board"><${we} state=${e.state} clans=${oi(e)} text=${i} /></span>`}
        <span class="game-words">
          <span class="game-title">${Ht(e)}</span>
          <span class="game-state">${si(e)}</span>
          ${e.deadline&&s`<span class="game-left">${i("games.deadline",{when:It(e.deadline)})}</span>`}
          <time datetime=${e.updated_at}>${It(e.updated_at)}</time>
        </span>
      </a>
    </li>`}var j=()=>import("./time-H4QKORF7.js");function N({load:e,name:t,...n}){let[o,a]=u(null);return f(()=>{q(e).then(r=>r?a(r):n.onClose())},[]),o&&s`<${o[t]} ...${n} />`}var ai=[2,3,4];function wn(){let e=_.value!==null&&J.value.length>0;return s`
    <${k} />
    <main class="page front" id="main" tabindex="-1">
      ${e?s`<${vn} />`:s`<${ri} />`}
      <div class="front-side">
        <${ci} />
        <p class="note"><a class="learn-again" href="/lobby">${i("lobby.way")}</a></p>
        ${e&&s`<p class="note"><a class="learn-again" href="/learn">${i("front.learn")}</a></p>`}
        ${_.value&&s`<${fi} />`}
        ${_.value&&s`<${pi} />`}
        <p class="note whoami"><a class="learn-again" href="/seats">${i(_.value?"front.seats":"front.been_here")}</a></p>
      </div>
    </main>
    <${O} />`}function ri(){return s`
    <section class="welcome" aria-labelledby="title">
      <h1 id="title">${i("front.title")}</h1>
      <p class="lead">${i("front.lead")}</p>
      <a class="learn-way" href="/learn"><strong>${i("front.learn")}</strong><span>${i("front.learn_what")}</span></a>
      <${wt} />
    </section>`}async function li(e,t){await lt(e),ut();let n=await w("/api/rooms",t);W(`/r/${n.code}`)}function ui(e){return Array.from({length:e-1},(t,n)=>n+1)}function ci(){let[e,t]=u(null),n=e??rt(),[o,a]=u(3),[r,l]=u(""),[m,c]=u("random"),d=b=>{a(b),Number(m)>=b&&c("random")},[p,$]=u("none"),[y,Ot]=u(be[0]),[Yt,Kn]=u(!0),[At,Yn]=u(!1),[qn,qt]=u(!1),[Jn,Zn]=u(null);return s`
    <form class="card stack" onSubmit=${async b=>{b.preventDefault(),qt(!0);try{await li(n,{seats:o,name:r,autostart:Yt,first:m==="random"?m:Number(m),visibility:At?"public":"private",pace:mt[p],absence:y})}catch(Qn){Zn(ht(Qn))}qt(!1)}} aria-labelledby="new-table">
      <h2 id="new-table">${i("front.new_table")}</h2>
      <${dt} value=${n} onInput=${t} fault=${Jn} />
      <${mi} value=${o} onChange=${d} />
      <${Oe} pace=${p} absence=${y} onPace=${$} onAbsence=${Ot} />
      <details class="more">
        <summary>${i("front.more")}</summary>
        <div class="stack">
          <label class="field"><span>${i("front.table_name")}</span>
            <input type="text" maxlength="60" value=${r} onInput=${b=>l(b.target.value)} autocomplete="off" />
          </label>
          <label class="field"><span>${i("front.first")}</span>
            <select value=${m} onChange=${b=>c(b.target.value)}>
              <option value="random">${i("front.first_random")}</option>
              <option value="0">${i("front.first_me")}</option>
              ${ui(o).map(b=>s`<option value=${b}>${i("front.first_seat",{n:b+1})}</option>`)}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked=${Yt} onChange=${b=>Kn(b.target.checked)} />
            <span>${i("front.autostart")}</span>
          </label>
          <label class="check">
            <input type="checkbox" checked=${At} onChange=${b=>Yn(b.target.checked)} />
            <span>${i("arrange.public")}</span>
          </label>
        </div>
      </details>
      <button class="primary large" disabled=${qn}>${i("front.make")}</button>
      <p class="note">${i(At?"front.public":"front.private")}</p>
    </form>`}function mi({value:e,onChange:t}){return s`
    <fieldset class="field segments">
      <legend>${i("front.players")}</legend>
      <div class="segment-row">
        ${ai.map(n=>s`
          <label class="segment">
            <input type="radio" name="seats" value=${n} checked=${n===e} onChange=${()=>t(n)} />
            <span>${n}</span>
          </label>`)}
      </div>
      ${e===2&&s`<p class="note">${i("front.two")}</p>`}
    </fieldset>`}function fi(){let[e,t]=u(!1);return s`
    <p class="note whoami"><button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>t(!0)}>${i("hours.title")}</button></p>
    ${e&&s`<${N} load=${j} name="HoursDialog" onClose=${()=>t(!1)} />`}`}function pi(){return s`
    <p class="note whoami">
      ${i("front.known_as",{name:x(_.value?.nickname??"")})}
      <button type="button" class="plain" onClick=${()=>h(he).then(T)}>${i("front.sign_out")}</button>
    </p>`}function bt({open:e}){return s`
    <${k} />
    <main class="page" id="main" tabindex="-1">
      <${M} open=${e} />
      <p role="status">${e.trouble.value?.message??i("app.loading")}</p>
    </main>`}function kt(e,t=Math.random()){let n=Math.min(15e3,500*2**Math.min(e,10));return n/2+n/2*t}var hi=1e4,di=4004,yt=class{constructor(t){this.ends=t,this.socket=null,this.up=!1,this.attempt=0,this.timer=void 0,this.heard=0}dial(){this.hangUp();let t;try{t=new WebSocket(this.ends.address())}catch{return this.#n()}this.socket=t,this.timer=setTimeout(()=>this.#e(t,0),hi),t.onmessage=n=>this.#t(t,n.data),t.onclose=n=>this.#e(t,n.code)}hangUp(){clearTimeout(this.timer);let t=this.socket;this.socket=null,this.up=!1,t?.close()}send(t){return!this.up||this.socket?.readyState!==WebSocket.OPEN?!1:(this.socket.send(JSON.stringify(t)),!0)}#t(t,n){t!==this.socket||typeof n!="string"||(this.heard=performance.now(),this.ends.onFrame(JSON.parse(n)),!this.up&&(clearTimeout(this.timer),this.up=!0,this.attempt=0,this.ends.onUp()))}#e(t,n){if(t===this.socket){if(this.hangUp(),n===di)return this.ends.onGone();this.#n()}}#n(){this.timer=setTimeout(()=>this.dial(),kt(this.attempt)),this.attempt+=1,this.ends.onDown()}};var $i=4e3,xt=class{constructor(t){this.room=t,this.place=`unsent:${t.code}`,this.pending=g(this.#t()),this.refused=g(null),this.timer=void 0,this.attempt=0}#t(){let t=A(this.place,"tab");return t?{...JSON.parse(t),unsent:!0}:null}act(t,n){this.pending.value||(this.refused.value=null,this.#i({id:gt(),version:n,action:t,unsent:!1}),this.flush())}flush(){let t=this.pending.value;if(!t)return;clearTimeout(this.timer);let{id:n,version:o,action:a}=t;if(!this.room.link.send({type:"action",id:n,version:o,action:a}))return this.#n(t);this.timer=setTimeout(()=>this.#e(t),$i)}answered(t){if(t.id!==this.pending.value?.id)return;if(t.type==="ack")return this.#o();let n=new C(t.status??409,t);gi(t.code)?this.#s():this.#a(n)}mark(){this.pending.value&&this.#i({...this.pending.value,unsent:!0})}#e(t){return this.mark(),this.#n(t)}drop(){this.#i(null)}stop(){clearTimeout(this.timer)}async#n(t){let{id:n,version:o,action:a}=t;try{await w(`${this.room.path}/actions`,{id:n,version:o,action:a}),this.pending.value?.id===n&&this.#o()}catch(r){if(this.pending.value?.id!==n)return;if(r instanceof C&&!r.passing)this.#a(r);else if(r instanceof C||r instanceof Y)this.#s();else throw r}}#o(){this.#i(null),this.room.link.up||this.room.refresh()}#s(){this.pending.value&&(this.mark(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.flush(),kt(this.attempt)),this.attempt+=1)}#a(t){this.#i(null),this.refused.value=t,t.body.room?this.room.accept(t.body.room):this.room.refresh()}#i(t){t||(clearTimeout(this.timer),this.attempt=0),this.pending.value=t,I(this.place,t&&JSON.stringify(t),"tab")}},vi=new Set(["not_saved","internal_error","too_many_requests"]);function gi(e){return vi.has(e)}var wi=150,_t=class{constructor(t){this.open=t,this.looking=g(null),this.from=null,this.shown=g(null),this.position=K(()=>this.#t()),this.states=new Map,this.fetching=!1,this.arrived=!1}follow(t){let n,o=()=>this.#n(),a=B(()=>{let r=this.looking.value;clearTimeout(n),(r!==null||this.arrived)&&(n=setTimeout(o,wi))});addEventListener("popstate",o,{signal:t}),t.addEventListener("abort",()=>[a(),clearTimeout(n)])}arrive(){let t=this.open.room.value?.version??0;if(this.arrived||!this.open.room.value?.state)return;this.arrived=!0;let n=Me(location.search,t);n!==null&&(Number.isNaN(n)?U(i("past.none")):this.lookAt(n),this.#n())}async lookAt(t){if(this.looking.value===null&&(this.from=document.activeElement),this.looking.value=t,!this.fetching){this.fetching=!0;try{await this.#e()}catch(n){U(st(n),!0),this.looking.value=this.shown.value?.version??null}finally{this.fetching=!1}}}now(){let t=this.looking.value!==null;this.looking.value=null,(!t||!this.open.seen.check())&&(this.shown.value=null)}async stateAt(t){let{room:n}=this.open.view.value;if(n?.state&&n.version===t)return n.state;let o=this.states.get(t)??await H(`${this.open.path}/states/${t}`);return this.states.set(t,o),o}#t(){let{room:t}=this.open.view.value;if(!t?.state)return null;let n={version:t.version,state:t.state};return{...this.shown.value??n,past:this.shown.value!==null||this.looking.value!==null}}async#e(){for(;this.looking.value!==null&&this.shown.value?.version!==this.looking.value;){let t=this.looking.value,n=await this.stateAt(t);this.looking.value!==null&&(this.shown.value={version:t,state:n})}}#n(){if(L(location.pathname)!==this.open.code)return;let t=this.looking.value===null?"":`?v=${this.looking.value}`;this.arrived&&location.search!==t&&history.replaceState(history.state,"",location.pathname+t+location.hash)}};var bi=2e3,Ut=e=>e?.turns.at(-1)?.events.at(-1)?.version??0,bn=()=>document.visibilityState==="hidden",St=class{constructor(t){this.open=t,this.place=`seen:${t.code}`;let n=A(this.place,"tab");this.version=n===null?null:Number(n),this.away=g(null),this.returning=!0,this.toldOf=g(0),this.left=null}get told(){return this.toldOf.value}set told(t){this.toldOf.value=t}get telling(){let t=this.away.value;return t!==null&&(!t.still||this.told<Ut(t))}heard(t){typeof t=="number"&&this.#e(t)}drawn(t){this.#e(t),this.open.link.send({type:"seen",version:t})}tellsLater(t){return t<=Ut(this.away.value)||this.returning||bn()&&v(this.open.view.value)!==null}waitForPage(){return B(()=>{Ft.value===0&&Zt(()=>this.returning&&this.check())})}leave(){let{looking:t,shown:n}=this.open.past,{room:o}=this.open.view.value;this.away.value&&this.stop(),this.left=o?.state&&t.value===null&&n.value===null?{version:o.version,state:o.state}:null}stop(){this.away.value=null,this.open.past.now()}finish(){this.told=Math.max(this.told,Ut(this.away.value)),this.stop(),this.open.sayDrawn()}check(){let{view:t,past:n}=this.open,{room:o,events:a}=t.value;if(!o||bn()||ft(t.value)||this.away.value||n.looking.value!==null||this.open.trying.value)return!1;let r=v(t.value)?.clan??null,l=r===null||this.version===null?[]:Le(a,this.version,r);if(this.returning=l.length>0&&Ft.value>0,!l.length||!o.state||this.returning)return!1;let m=Fe(l,o.state.players),c={turns:m,all:Ne(l).length,since:m[0].events[0].version-1,still:je()};return this.away.value=c,c.still?n.shown.value=null:this.#t(c),!0}async#t(t){let{past:n}=this.open;if(this.left?.version===t.since){n.shown.value=this.left;return}let o=setTimeout(()=>this.away.value===t&&n.shown.value===null&&this.finish(),bi);try{let a=await n.stateAt(t.since);this.away.value===t&&(n.shown.value={version:t.since,state:a})}catch{this.away.value===t&&this.finish()}clearTimeout(o)}#e(t){t<=(this.version??-1)||(this.version=t,I(this.place,String(t),"tab"))}};var Ct=class{constructor(t){this.open=t,this.messages=g([]),this.read=g(Number(A(`read:${t.code}`)??0)),this.hidden=g((A("hidden")??"").split(" ").filter(Boolean)),this.unread=K(()=>{let n=this.open.view.value.you?.player;return this.messages.value.filter(({player:a,number:r})=>a!==n&&r>this.read.value&&!this.hides(a)).length}),this.fetching=!1}get possible(){return v(this.open.view.value)!==null}get last(){return this.messages.peek().at(-1)?.number??0}async check(){let t=this.open.room.peek()?.talk??0;if(this.fetching||!this.possible||t<=this.last)return;this.fetching=!0;let n=this.messages.peek().length===0;try{this.#t(await H(`${this.open.path}/talk?since=${this.last}`),!n)}catch(o){if(!(o instanceof Y||o instanceof C))throw o}finally{this.fetching=!1}}async say(t,n=gt()){this.#t([await w(`${this.open.path}/talk`,{id:n,...t})],!1),await this.check()}async nudge(){this.#t([await w(`${this.open.path}/nudge`)],!1),await this.check()}look(){this.read.peek()!==this.last&&(this.read.value=this.last,I(`read:${this.open.code}`,String(this.last)))}hides(t){return this.hidden.value.includes(t)}hide(t,n){let o=this.hidden.value.filter(a=>a!==t);this.hidden.value=n?[...o,t]:o,I("hidden",this.hidden.value.join(" ")||null)}nameOf(t){let n=this.open.room.value?.seats??[],o=n.findIndex(a=>a.player?.id===t);return x(o>=0&&D(n)[o]||i("talk.somebody"))}wordsOf({kind:t,text:n="",phrase:o,player:a,to:r=""}){return t==="phrase"?i(`talk.phrase.${o}`):t==="nudge"?i("talk.nudge_said",{name:this.nameOf(a),to:this.nameOf(r)}):n}#t(t,n){let o=this.open.view.peek().you?.player;for(let a of t)a.number===this.last+1&&(this.messages.value=[...this.messages.peek(),a],n&&a.player!==o&&!this.hides(a.player)&&this.#e(a))}#e(t){let n=this.wordsOf(t);ot(t.kind==="nudge"?n:i("talk.said",{name:this.nameOf(t.player),words:n}))}};var ki=3e4,yi=3e3,xi=2e4,Tt=class{constructor(t){this.code=t,this.path=`/api/rooms/${encodeURIComponent(t)}`,this.view=g(ye),this.status=g("connecting"),this.trouble=g(null),this.room=K(()=>this.view.value.room),this.link=new yt({address:()=>this.#t(),onFrame:n=>this.#e(n),onUp:()=>this.#s(),onDown:()=>this.#a(),onGone:()=>this.refresh()}),this.outbox=new xt(this),this.past=new _t(this),this.seen=new St(this),this.talk=new Ct(this),this.journal=new Te(this),this.trying=g(null),this.tried=null,this.hiddenSince=0,this.ears=new AbortController}enter(){let{signal:t}=this.ears;document.addEventListener("visibilitychange",()=>this.#r(),{signal:t}),addEventListener("online",()=>this.link.dial(),{signal:t}),addEventListener("offline",()=>this.#i(),{signal:t}),addEventListener("pageshow",n=>n.persisted&&this.link.dial(),{signal:t}),this.past.follow(t),this.journal.follow(t),t.addEventListener("abort",this.seen.waitForPage()),this.watch=setInterval(()=>this.#l(),yi),this.link.dial()}leave(){this.ears.abort(),clearInterval(this.watch),this.link.hangUp(),this.outbox.stop()}retry(){this.link.attempt=0,this.link.dial()}accept(t,n){this.view.value=xe(this.view.value,t,n),this.#n(t.seen),this.#o()}async command(t,n,o="POST"){this.accept(await V(o,this.path+t,n))}async refresh(){try{return this.accept(await H(this.path)),this.trouble.value=null,!0}catch(t){return t instanceof C&&this.#u(t),t instanceof C&&!t.passing}}foresee(t){return w(`${this.path}/preview`,{action:t,version:this.room.value?.version})}sayDrawn(){let t=this.room.value?.version,n=this.past.position.value?.past||this.seen.away.value||this.seen.returning||this.trying.value;t!==void 0&&!n&&document.visibilityState==="visible"&&this.seen.drawn(t)}get gone(){return this.status.value==="gone"}#t(){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}${this.path}/socket?since=${Rt(this.view.value)}`}#e(t){if(t.type==="ack"||t.type==="error")return this.outbox.answered(t);if(t.type==="device")return T();this.view.value=Se(this.view.value,t),this.link.up&&(this.status.value="live"),this.#n(t.type==="seen"?t.version:t.room?.seen),this.#o()}#n(t){this.seen.heard(t),this.past.arrive(),this.seen.returning&&this.seen.check(),this.talk.check()}async#o(){if(!(!ft(this.view.value)||this.filling)){this.filling=!0;try{let t=await H(`${this.path}/events?since=${Rt(this.view.value)}`);this.view.value=_e(this.view.value,t),this.#n(void 0)}catch(t){if(!(t instanceof Y||t instanceof C))throw t}finally{this.filling=!1}}}#s(){this.status.value="live",this.outbox.flush(),this.sayDrawn()}async#a(){if(this.gone)return;this.status.value==="live"&&(this.status.value="connecting");let t=await this.refresh();this.link.up||this.gone||(this.status.value=t?"polling":"offline",t&&this.outbox.flush())}#i(){this.status.value="offline",this.outbox.mark()}#r(){if(document.visibilityState==="hidden"){this.hiddenSince=performance.now(),this.seen.leave();return}let t=performance.now()-this.hiddenSince>xi;this.seen.returning=!0,t||!this.link.up?this.link.dial():this.seen.check(),this.sayDrawn()}async#l(){if(document.visibilityState==="hidden")return;if(this.status.value==="polling")return this.refresh();if(!this.link.up||performance.now()-this.link.heard<ki)return;this.link.heard=performance.now();let t=this.room.value?.revision??0,n=await this.refresh(),o=(this.room.value?.revision??0)>t;(!n||o)&&this.link.dial()}#u(t){this.trouble.value=t,t.status===404&&(this.link.hangUp(),this.status.value="gone")}};function _i(e,t,n){let o=Array.from({length:e},(a,r)=>r);return o.splice(n,0,...o.splice(t,1)),o}function Si(e,t){return e?t===e.from?e.by:t>e.from&&t<=e.to?-e.height:t<e.from&&t>=e.to?e.height:0:0}function Ci(e,t,n,o){let[a,r]=u(null),l=E(null),m=E(Promise.resolve()),c=E(n);c.current=n,et(()=>{let p=a&&e.current?.querySelectorAll(".grip")[a.at];p instanceof HTMLElement&&p.focus()},[a]);function d(p,$){l.current=$,m.current=m.current.then(async()=>{let y=c.current(p),Ot=await o?.(_i(t,p,$));l.current===$&&(l.current=null),Ot&&(r({at:$}),ot(i("arrange.moved",{name:y,n:$+1,of:t})))})}return{move:d,pending:l}}function kn(e,t,n){let o=E(null),[a,r]=u(null),l=E(0),{move:m,pending:c}=Ci(o,e,t,n);return{list:o,held:a?.from??null,style:d=>a?{transform:`translateY(${Si(a,d)}px)`}:void 0,grip:d=>({onKeyDown:p=>{let $={ArrowUp:-1,ArrowDown:1}[p.key];if(!$)return;p.preventDefault();let y=c.current??d;y+$>=0&&y+$<e&&m(y,y+$)},onPointerDown:p=>{if(p.button)return;let $=p.currentTarget;$.setPointerCapture(p.pointerId),l.current=p.clientY,r({from:d,to:d,by:0,height:$.closest("li")?.offsetHeight??1})},onPointerMove:p=>{if(!a)return;let $=p.clientY-l.current,y=Math.max(0,Math.min(e-1,a.from+Math.round($/a.height)));r({...a,by:$,to:y})},onPointerUp:()=>{r(null),a&&a.to!==a.from&&m(a.from,a.to)},onPointerCancel:()=>r(null)})}}function Et({room:e,you:t,onOpen:n,onOrder:o}){let a=D(e.seats),r=c=>a[c]??i("arrange.seat",{n:c+1}),l=kn(e.seats.length,r,o),m=c=>n&&(o||t?.seats.includes(c.seat));return s`
    <ol class=${o?"seats arranged":"seats"} ref=${l.list}>
      ${e.seats.map((c,d)=>s`
        <li class=${`seat look-${c.look??d}${c.player?"":" free"}${l.held===d?" held":""}`} key=${c.seat} style=${l.style(d)}>
          ${o&&s`
            <button type="button" class="plain icon grip" aria-label=${i("arrange.move",{name:r(d)})} aria-keyshortcuts="ArrowUp ArrowDown" ...${l.grip(d)}>
              <svg viewBox="0 0 22 22" class="sign-of-tool" aria-hidden="true" focusable="false"><path d="M11 3v16M7.5 6.5L11 3l3.5 3.5M7.5 15.5L11 19l3.5-3.5" /></svg></button>`}
          <${le} look=${c.look??d} />
          <span class="seat-words"><${Ti} seat=${c} name=${a[d]} /><span class="seat-tags">
            ${t?.seats.includes(c.seat)&&s`<span class="tag">${i("waiting.you")}</span>`}
            ${c.player?.id===e.host&&s`<span class="tag">${i("waiting.host")}</span>`}
            ${e.first===c.seat&&s`<span class="tag">${i("arrange.begins")}</span>`}
            ${c.player&&s`<span class=${c.online?"here":"away"}>${i(c.online?"waiting.here":"waiting.away")}</span>`}
          </span></span>
          ${m(c)&&s`
            <button type="button" class="plain icon seat-more" aria-haspopup="dialog" aria-label=${i("arrange.open",{name:r(d)})}
              onClick=${()=>n?.(c.seat)}>⋯</button>`}
        </li>`)}
    </ol>`}function Ti({seat:e,name:t}){return t?s`<span class="seat-name"><bdi>${t}</bdi></span>`:e.reserved?s`<span class="seat-name">${i("arrange.kept_for")} <bdi>${e.reserved}</bdi></span>`:s`<span class="seat-name">${i("waiting.free")}</span>`}function yn({open:e}){let t=e.room.value,n=t.seats.find(a=>a.player?.id===t.host)?.player?.nickname??"",o=i(xn(t)?"invited.title_of":"invited.title",{name:x(n)});return R(o),s`
    <${k} />
    <main class="page invited" id="main" tabindex="-1">
      <${M} open=${e} />
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${o}</h1>
        ${t.name&&s`<p class="room-name"><bdi>${t.name}</bdi></p>`}
        <p class="lead">${i("invited.lead")}</p>
        <${wt} />
      </section>
      <div class="front-side">
        <${Ei} open=${e} room=${t} />
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">${i("waiting.seats")}</h2>
          <${Et} room=${t} you=${null} />
        </section>
        <p class="note"><a class="learn-again" href=${`/learn?table=${encodeURIComponent(t.code)}`}>${i("front.learn")}</a></p>
      </div>
    </main>
    <${O} />`}function xn(e){let t=e.visibility==="public"&&!F(e.code);return e.seats.every(n=>n.player||t&&n.reserved)?"full":e.visibility==="public"||F(e.code)?null:ae(e.code)?"freed":"no_invite"}function Ei({open:e,room:t}){switch(xn(t)){case"full":return s`<${Gt} title=${i("invited.full")} why=${i("invited.full_why")} />`;case"freed":return s`<${Gt} title=${i("invited.freed")} why=${i("invited.freed_why")} />`;case"no_invite":return s`<${Gt} title=${i("invited.no_invite")} why=${i("invited.no_invite_why")} />`;default:return s`<${Wt} open=${e} code=${t.code} />`}}function Gt({title:e,why:t}){return s`<section class="card stack"><h2>${e}</h2><p>${t}</p></section>`}async function Pi(e,t,n){await lt(n),ut();let o=F(t);await e.command("/seats",o?{invite:o}:{}),se(t),e.link.dial()}function Wt({open:e,code:t}){let[n,o]=u(null),a=n??rt(),[r,l]=u(!1),[m,c]=u(null);return s`
    <form class="card stack" onSubmit=${async p=>{p.preventDefault(),l(!0);try{await Pi(e,t,a)}catch($){let y=$ instanceof C&&$.code==="invite_required";c(y?i("invited.dead_invite"):ht($))}l(!1)}} aria-labelledby="take-seat">
      <h2 id="take-seat">${i("invited.sit_down")}</h2>
      <${dt} value=${a} onInput=${o} fault=${m} />
      <button class="primary large" disabled=${r}>${i("invited.take_seat")}</button>
      <p class="note">${i("invited.no_account")}</p>
    </form>`}function _n({open:e}){let t=e.view.value,{room:n}=t;if(!n?.clock?.offered||n.status!=="playing")return null;let o=P(n)(n.clock.clan),a=v(t);return a?.clan===n.clock.clan?s`<${Oi} open=${e} />`:a?s`<${Ai} open=${e} name=${o} />`:F(e.code)?s`
    <div class="offered" role="group" aria-label=${i("offered.title")}>
      <p>${i("offered.for_you",{name:o})}</p>
      <${Wt} open=${e} code=${e.code} />
    </div>`:null}function Oi({open:e}){return s`
    <div class="offer" role="status">
      <p>${i("offered.mine")}</p>
      <div class="row"><button type="button" class="primary" onClick=${()=>h(()=>e.command("/back"))}>${i("offered.back")}</button></div>
    </div>`}function Ai({open:e,name:t}){let[n,o]=u(!1),a=e.view.value.room;return s`
    <div class="offer" role="status">
      <p>${i("offered.to_send",{name:t})}</p>
      <div class="row"><button type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${i("offered.send")}</button></div>
    </div>
    ${n&&s`
      <${Z} title=${i("offered.send")} onClose=${()=>o(!1)}>
        <${vt} code=${a.code} invite=${e.view.value.you?.offered??null} name=${a.name} />
      <//>`}`}function Sn({open:e}){let{room:t,you:n}=e.view.value,o=E(null);if(f(()=>o.current?.focus({preventScroll:!0}),[]),!t?.state?.result)return null;let{winner:a,result:r}=t.state,l=a===null?"":P(t)(a);return s`
    <section class="end" aria-labelledby="end-title">
      <div class="end-figure" aria-hidden="true">
        ${a===null?s`<${ce} />`:s`<${ue} look=${ct(t,a)} />`}
      </div>
      <h2 id="end-title" tabindex="-1" ref=${o}>${i(`end.${r}`,{name:l})}</h2>
      <p>${i(`end.${r}_why`,{name:l})}</p>
      <p class="row">
        <${Ii} open=${e} rematch=${t.rematch} seated=${(n?.seats.length??0)>0} />
        <${un} open=${e} from=${0} words=${i("past.through")} kind="" />
        <a class="button plain" href=${`${e.path}/record`} download=${`make-make-${t.code}.txt`}>${i("table.record")}</a>
      </p>
    </section>`}function Ii({open:e,rematch:t,seated:n}){let o=()=>h(async()=>W(`/r/${(await w(`${e.path}/rematch`)).code}`));return t?s`<a class="button primary" href=${`/r/${t}`}>${i(n?"end.to_rematch":"end.watch_rematch")}</a>`:n?s`<button type="button" class="primary" onClick=${o}>${i("end.rematch")}</button>`:null}var Di=3e4;function Cn({open:e}){let t=pt(e.view.value),n=_.value!==null;f(()=>{if(t||!n)return;let a=()=>document.visibilityState==="visible"&&T();a();let r=setInterval(a,Di);return()=>clearInterval(r)},[t,n]);let o=J.value.find(a=>a.your_turn&&a.code!==e.code);return t||!o?null:s`<a class="button next-game" href=${`/r/${o.code}`}>${i("games.next",{title:Ht(o)})}</a>`}function Tn({open:e}){let[t,n]=u(null),o=()=>n(null);return s`
    <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>n("menu")}>${i("menu.open")}</button>
    ${t==="menu"&&s`<${Ni} open=${e} onShow=${n} />`}
    ${t==="sharing"&&s`<${Li} open=${e} onClose=${o} />`}
    ${t==="time"&&s`<${N} load=${j} name="TimeDialog" open=${e} onClose=${o} />`}
    ${t==="hours"&&s`<${N} load=${j} name="HoursDialog" open=${e} onClose=${o} />`}
    ${t==="rename"&&s`<${Ae} onClose=${o} />`}
    ${t==="resign"&&s`<${Fi} open=${e} onClose=${o} />`}`}function Ni({open:e,onShow:t}){let n=e.view.value,o=G(n),a=v(n)!==null,r=()=>{t(null),$t()};return s`
    <${Z} title=${i("menu.title")} onClose=${()=>t(null)}>
      <div class="menu">
        <button type="button" onClick=${r}>${i("app.rules")}</button>
        ${a&&s`<button type="button" onClick=${()=>t("rename")}>${i("nickname.change")}</button>`}
        <button type="button" onClick=${()=>t("sharing")}>${i("menu.sharing")}</button>
        ${o&&s`<button type="button" onClick=${()=>t("time")}>${i("time.title")}</button>`}
        ${a&&s`<button type="button" onClick=${()=>t("hours")}>${i("hours.title")}</button>`}
        ${o&&s`<${Mi} open=${e} onDone=${()=>t(null)} />`}
        ${o&&s`<button type="button" class="grave" onClick=${()=>t("resign")}>${i("menu.resign")}</button>`}
        <a class="button" href="/">${i("menu.home")}</a>
        <label class="check"><input type="checkbox" checked=${Ge.value} onChange=${l=>We(l.target.checked)} />
          <span>${i("menu.sounds")}</span></label>
        <div class="menu-languages"><span>${i("app.language")}</span><${de} /></div>
      </div>
    <//>`}function Li({open:e,onClose:t}){let[n,o]=u(null),a=E(e.past.position.value?.version??0);return f(()=>{q(()=>import("./sharing-2WB6IN7L.js")).then(r=>r?o(r):t())},[]),n&&s`<${n.SharingDialog} open=${e} version=${a.current} onClose=${t} />`}function Fi({open:e,onClose:t}){let[n,o]=u(!1),a=async()=>{await h(()=>w(`${e.path}/resign`))&&e.refresh(),t()},r=n?"again":"first";return s`
    <${Q} key=${r} title=${i(`menu.resign_${r}`)} yes=${i(`menu.resign_${r}_yes`)} grave
      onYes=${n?a:()=>o(!0)} onClose=${t}>
      <p>${i(`menu.resign_${r}_what`)}</p>
    <//>`}function jt(e,t){return h(()=>e.command("/draw",{agree:t}))}function Mi({open:e,onDone:t}){let{room:n}=e.view.value,o=v(e.view.value)?.clan??-1;if(n?.draw.length)return null;let a=async()=>await jt(e,!0)&&t();return o<0?null:s`<button type="button" onClick=${a}>${i("draw.offer")}</button>`}function Ri({room:e,you:t}){let n=e?.seats.filter(({seat:r})=>t?.seats.includes(r)).map(({clan:r})=>r??-1)??[],o=e?.draw.some(r=>n.includes(r))??!1,a=E({agreed:!1,version:-1});return f(()=>{let r=a.current.agreed&&!e?.draw.length&&a.current.version===e?.version;a.current={agreed:o,version:e?.version??-1},r&&e?.status==="playing"&&U(i("draw.off"))},[o,e?.version]),()=>{a.current={...a.current,agreed:!1}}}function En({open:e,names:t}){let n=e.view.value,{room:o}=n,a=Ri(n);if(!o?.draw.length||o.status!=="playing")return null;let r=v(n)?.clan??-1,l=o.draw.includes(r),m=()=>(l&&a(),jt(e,!1));return s`
    <div class="offer" role="status">
      <p>${l?i("draw.you_agree"):i("draw.offered",{name:t(o.draw[0])})}</p>
      ${G(n)&&s`
        <div class="row">
          ${!l&&s`<button type="button" class="primary" onClick=${()=>jt(e,!0)}>${i("draw.agree")}</button>`}
          <button type="button" onClick=${m}>${i(l?"draw.withdraw":"draw.decline")}</button>
        </div>`}
    </div>`}function Pn({open:e}){let t=e.view.value,{room:n,events:o}=t,a=Re(o),r=n?.proposal?.undo!==void 0;if(!G(t)||r||e.outbox.pending.value||a?.kind!=="action"||a.clan!==v(t)?.clan)return null;let l=()=>h(()=>e.command("/undo",{version:n?.version}));return s`
    <button type="button" class="plain icon take-back" aria-label=${i("turn.take_back")} title=${i("turn.take_back")} onClick=${l}>
      <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true"><path d="M8.5 4L4 8.5L8.5 13M4.5 8.5h8a5 5 0 0 1 0 10H8" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" /></svg>
    </button>`}function On({open:e}){let[t,n]=u(!1),[o,a]=u(null);if(f(()=>{t&&!o&&q(()=>import("./talking-ACZXSU2A.js")).then(m=>m?a(m):n(!1))},[t]),!e.talk.possible)return null;let r=e.talk.unread.value,l=r?`${i("talk.open")}, ${i("talk.unread",{n:r})}`:i("talk.open");return s`
    <button type="button" class="plain icon talk-way" aria-haspopup="dialog" aria-label=${l} onClick=${()=>n(!0)}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 5h16v11H11l-5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" /></svg>
      ${r>0&&s`<span class="talk-new" aria-hidden="true">${Math.min(r,99)}</span>`}
    </button>
    ${t&&o&&s`<${o.TalkDialog} open=${e} onClose=${()=>n(!1)} />`}`}function Bi(e,t){let[,n]=u(0);f(()=>{let o=t?setInterval(()=>n(a=>a+1),e?1e3:2e4):0;return()=>clearInterval(o)},[e,t])}function An({open:e}){let t=e.view.value,n=t.room,o=ke(n,Qt());if(Bi(o?.live??!1,o!==null&&(o.state==="running"||o.state==="bank")),!o)return null;let a=v(t),r=a!==null&&a.clan!==o.clan,l=()=>h(()=>e.command("/day",{version:n.version}));return s`
    <div class="turn-clock" data-clock=${o.state}>
      <p role="timer" aria-live="off">${Hi(t,o)}</p>
      ${r&&s`<button type="button" class="plain" onClick=${l} aria-label=${i("time.day_more_for",{name:P(n)(o.clan)})}>${i("time.day_more")}</button>`}
    </div>`}function Hi(e,t){let n=e.room,o=P(n)(t.clan);return t.state==="paused"?i("time.paused"):t.state==="up"?i(n.clock?.offered?"time.offered":"time.up",{name:o}):t.live?s`<strong class="digits">${Mt(t.left)}</strong> ${i(t.state==="bank"?"time.of_bank":"time.of_turn",{name:o,bank:Mt((n.clock?.banks[t.clan]??0)*1e3)})}`:i(t.state==="bank"?"time.until_bank":"time.until",{when:Ui(e,t.clan)})}function Ui(e,t){let n=e.room,o=Dt(n.deadline??""),a=e.you?.deadline_local;if(!a||a.clan!==t||v(e)?.clan===t)return o;let r=Dt(`${a.time}Z`,"UTC");if(r===o)return o;let l=new Date(n.deadline??"").getDate()===new Date(`${a.time}Z`).getUTCDate();return i("time.both",{theirs:r,name:P(n)(t),mine:l?te(n.deadline??""):o})}function In({open:e}){let t=e.view.value,n=t.room?.proposal;if(!t.room||!n||t.room.status!=="playing")return null;let o=v(t)?.clan??-1,a=n.agreed.includes(o),r=Ee(i,n),l=m=>h(()=>e.command("/proposals/answer",{number:n.number,agree:m}));return s`
    <div class="offer" role="status">
      <p>${a?i("time.you_agree",{what:r}):i("time.proposed",{name:P(t.room)(n.by),what:r})}</p>
      ${G(t)&&s`
        <div class="row">
          ${!a&&s`<button type="button" class="primary" onClick=${()=>l(!0)}>${i("time.agree")}</button>`}
          <button type="button" onClick=${()=>l(!1)}>${i(a?"time.withdraw":"time.decline")}</button>
        </div>`}
    </div>`}function Dn({open:e}){let{choice:t,view:n,stage:o}=Ke(e),{room:a,events:r}=e.view.value,l=e.past.position.value;if(cn(e),Wi(e,t),R(ze(e.view.value),pt(e.view.value)),!a?.state||!l)return null;if(ji(e))return s`<${bt} open=${e} />`;let m=c=>c.key==="Escape"&&(l.past?e.past.now():t.clear());return s`
    <${k}>
      <button type="button" class="plain" onClick=${()=>$t()}>${i("app.rules")}</button>
      <${On} open=${e} />
      <${Tn} open=${e} />
    <//>
    <main class=${l.past?"table is-past":"table"} id="main" tabindex="-1" data-version=${a.version} data-position=${l.version}
      onKeyDown=${m}>
      <h1 class="unseen">${a.name||i("app.name")}</h1>
      <div class="table-notes">
        <${M} open=${e} />
        ${l.past?s`<${ln} open=${e} />`:s`<div class="turn-row"><${Xe} open=${e} choice=${t} /><${Pn} open=${e} /><${on} open=${e} /></div>`}
        <${An} open=${e} />
        <${_n} open=${e} />
        <${In} open=${e} />
        <${En} open=${e} names=${P(a)} />
        <${Gi} open=${e} />
      </div>
      <div class="table-board" onKeyDown=${c=>He(c,e,o,()=>en(e))}>
        <${qe} open=${e} choice=${t} view=${n} />
        <${Be} view=${n}><${Ue} open=${e} stage=${o} /><//>
      </div>
      <${Ye} open=${e} choice=${t} />
      <div class="table-side">
        <${Cn} open=${e} />
        <${rn} open=${e} stage=${o} />
        ${l.past?s`<${an} open=${e} />`:s`<${Ki} open=${e} choice=${t} />`}
        <${mn} open=${e} room=${a} events=${r} />
      </div>
    </main>`}function Gi({open:e}){let t=v(e.view.value)===null,n=e.room.value?.watchers??0,o=[...t?[i("table.watching")]:[],...n>Number(t)?[i("watchers.count",{n})]:[]];return o.length>0&&s`<p class="note watching">${o.join(" ")}</p>`}function Wi({seen:e},t){let n=t.selected.value!==null&&e.away.value!==null;et(()=>{n&&e.finish()},[n])}function ji({past:e,seen:t}){return(e.looking.value!==null||t.away.value?.still===!1)&&e.shown.value===null&&!document.querySelector("main.table")}function Ki({open:e,choice:t}){let{refused:n}=e.outbox;return s`
    ${e.room.value?.status==="finished"&&s`<${Sn} open=${e} />`}
    ${n.value&&s`<${Ve} problem=${n.value} />`}
    <${tn} open=${e} choice=${t} />
    <${Qe} open=${e} choice=${t} />`}function Ln({open:e}){let{room:t,you:n,invite:o}=e.view.value,[a,r]=u(null),[l,m]=u(null);if(R(i("waiting.title")),f(()=>it(e.code,!0),[e]),!t)return null;let c=Ce(e.view.value),d=t.seats.filter(p=>p.player).length;return s`
    <${k} />
    <main class="page waiting" id="main" tabindex="-1">
      <${M} open=${e} />
      <section class="stack waiting-seats" aria-labelledby="title">
        <h1 id="title">${t.name?s`<bdi>${t.name}</bdi>`:i("waiting.title")}</h1>
        <p class="lead" role="status">${i("waiting.taken",{n:d,of:t.seats.length})}</p>
        <div class="card stack">
          <${Et} room=${t} you=${n} onOpen=${m} onOrder=${c?p=>Yi(e,p):void 0} />
          <${qi} open=${e} room=${t} host=${c} />
          <${Ji} open=${e} host=${c} />
          <div class="row"><${Ie} /></div>
        </div>
        ${!c&&s`<${Nn} code=${t.code} />`}
      </section>
      <section class="card stack waiting-share" aria-labelledby="invite">
        <h2 id="invite">${i("waiting.invite")}</h2>
        <${vt} code=${t.code} invite=${o} name=${t.name} />
        ${c&&s`<${Vi} open=${e} />`}
      </section>
      <div class="stack waiting-ways">
        ${c&&s`<${Nn} code=${t.code} />`}
        <${Zi} open=${e} room=${t} host=${c} taken=${d} />
        <${Qi} open=${e} host=${c} />
      </div>
      ${l!==null&&s`<${N} load=${Fn} name="SeatDialog" open=${e} seat=${l} key=${l}
        onFree=${()=>[m(null),r(l)]} onClose=${()=>m(null)} />`}
      ${a!==null&&s`<${Xi} open=${e} room=${t} seat=${a} onClose=${()=>r(null)} />`}
    </main>
    <${O} />`}var Fn=()=>import("./arranging-DI45L5VZ.js");function Yi(e,t){return h(()=>e.command("/order",{order:t},"PUT"))}function qi({open:e,room:t,host:n}){let[o,a]=u(!1);return s`
    <p class="note">${[...t.first==="random"?[i("arrange.by_chance")]:[],i(t.visibility==="public"?"arrange.is_public":"arrange.is_private"),...t.watchers?[i("watchers.count",{n:t.watchers})]:[]].join(" ")}</p>
    ${n&&s`
      <div class="row">
        <button type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${i("arrange.change")}</button>
        <button type="button" onClick=${()=>h(()=>e.command("/shuffle"))}>${i("arrange.shuffle")}</button>
      </div>`}
    ${o&&s`<${N} load=${Fn} name="TableDialog" open=${e} onClose=${()=>a(!1)} />`}`}function Ji({open:e,host:t}){let[n,o]=u(!1),a=e.room.value?.pace??mt.none;return!t&&a.kind==="none"?null:s`
    <div class="row pace-row">
      <span>${Pe(i,a)}</span>
      ${t&&s`<button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>o(!0)}>${i("time.change")}</button>`}
    </div>
    ${n&&s`<${N} load=${j} name="TimeDialog" open=${e} onClose=${()=>o(!1)} />`}`}function Nn({code:e}){return s`<a class="learn-way" href=${`/learn?table=${encodeURIComponent(e)}`}><strong>${i("waiting.learn")}</strong></a>`}function Zi({open:e,room:t,host:n,taken:o}){let a=o===t.seats.length;return n?s`
    <div class="stack">
      <button type="button" class=${a?"primary large":"large"} disabled=${o<2}
        onClick=${()=>h(()=>e.command("/start"))}>${i(a?"waiting.start":"waiting.start_now",{n:o})}</button>
      <p class="note">${i(t.autostart?"waiting.by_itself":"waiting.you_start")}</p>
    </div>`:s`<p class="note">${i(t.autostart?"waiting.by_itself":"waiting.host_starts")}</p>`}function Qi({open:e,host:t}){let[n,o]=u(null),a=v(e.view.value)?.seat,r=async()=>{it(e.code,!1),await h(()=>V("DELETE",`${e.path}/seats/${a}`))?W("/"):it(e.code,!0)},l=async()=>await h(()=>e.command("/cancel"))&&W("/");return s`
    <div class="row">
      <button type="button" onClick=${()=>o("leave")}>${i("waiting.leave")}</button>
      ${t&&s`<button type="button" onClick=${()=>o("cancel")}>${i("waiting.cancel")}</button>`}
    </div>
    ${n&&s`
      <${Q} title=${i(`waiting.${n}_title`)} yes=${i(`waiting.${n}`)} grave
        onYes=${n==="leave"?r:l} onClose=${()=>o(null)}>
        <p>${i(`waiting.${n}_what`)}</p>
      <//>`}`}function Vi({open:e}){let[t,n]=u(!1),o=async()=>{let a=await h(async()=>{let{invite:r}=await w(`${e.path}/invite`);e.view.value={...e.view.value,invite:r}});n(!1),a&&U(i("waiting.renewed"))};return s`
    <button type="button" class="plain" onClick=${()=>n(!0)}>${i("waiting.renew")}</button>
    ${t&&s`
      <${Q} title=${i("waiting.renew_title")} yes=${i("waiting.renew")} onYes=${o} onClose=${()=>n(!1)}>
        <p>${i("waiting.renew_what")}</p>
      <//>`}`}function Xi({open:e,room:t,seat:n,onClose:o}){let a=x(D(t.seats)[n]??""),r=async()=>{await h(()=>V("DELETE",`${e.path}/seats/${n}`)),o()};return s`
    <${Q} title=${i("waiting.free_title",{name:a})} yes=${i("waiting.free_seat")} grave onYes=${r} onClose=${o}>
      <p>${i("waiting.free_what")}</p>
    <//>`}function zi(e){let[t,n]=u(null);return f(()=>{let o=new Tt(e),a=()=>nt(e);return a(),addEventListener("hashchange",a),o.enter(),n(o),()=>{removeEventListener("hashchange",a),o.leave()}},[e]),t}function Mn({code:e}){let t=zi(e);if(!t)return null;if(t.gone)return s`<${Pt} message=${t.trouble.value?.message??""} />`;let{room:n,you:o}=t.view.value;if(!n)return s`<${bt} open=${t} />`;if(n.status==="cancelled")return s`<${Pt} message=${i("waiting.cancelled")} />`;let a=t.trying.value;return a?s`<${nn} open=${t} trying=${a} key=${`what if ${a.version}`} />`:n.status!=="waiting"?s`<${Dn} open=${t} key=${n.code} />`:o?.seats.length?s`<${Ln} open=${t} />`:s`<${yn} open=${t} />`}function Pt({message:e,title:t=i("app.nothing_here")}){return R(t),s`
    <${k} />
    <main class="page missing" id="main" tabindex="-1">
      <h1>${t}</h1>
      <p>${e}</p>
      <a class="button primary" href="/">${i("app.home")}</a>
    </main>
    <${O} />`}var Rn=()=>location.hash.slice(1).toLowerCase();function Bn(){let[e,t]=u(Rn());return f(()=>{let n=()=>t(Rn());return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),s`
    <${k} />
    <main class="page rules" id="main" tabindex="-1">
      <h1>${i("rules.title")}</h1>
      <p><a class="button" href="/learn">${i("front.learn")}</a></p>
      <${Je} marked=${e} page />
    </main>
    <${O} />`}var to=[[/WhatsApp/,"WhatsApp"],[/Instagram/,"Instagram"],[/FBAN|FBAV|FB_IAB/,"Facebook"],[/Telegram/,"Telegram"],[/\bLine\//,"Line"],[/; wv\)/,""]];function eo(e){return to.find(([t])=>t.test(e))?.[1]??null}var Kt=eo(globalThis.navigator?.userAgent??""),Hn=g(A("inside","tab")!==null);function no(){Hn.value=!0,I("inside","shut","tab")}function Un(){let[e,t]=u(!1);return Kt===null||Hn.value||S.value==="/seats"?null:s`
    <div class="connection inside" role="note">
      <p>${Kt?i("inside.notice",{app:Kt}):i("inside.notice_any")}</p>
      <button type="button" onClick=${()=>t(!0)}>${i("inside.open")}</button>
      <button type="button" class="plain icon" aria-label=${i("app.close")} onClick=${no}>✕</button>
    </div>
    ${e&&s`<${io} onClose=${()=>t(!1)} />`}`}function io({onClose:e}){let t=L(S.value),[n,o]=u(_.value?"":oo(t)),[a,r]=u("");return f(()=>{n||w("/api/me/links",{kind:"device"}).then(({token:l})=>o(hn(at.value,l,t)),l=>r(st(l)))},[]),s`
    <${Z} title=${i("inside.title")} onClose=${e}>
      <p>${i(_.value?"inside.what":"inside.what_link")}</p>
      ${a&&s`<p class="fault" role="alert">${a}</p>`}
      ${n&&s`<${sn} link=${n} label=${i("inside.link")} title=${i("app.name")} message=${i("inside.message")} copied="inside.copied" />`}
    <//>`}function oo(e){return e?oe(at.value,e,F(e)):at.value+location.pathname}function Gn(){let[e]=me.value;return!_.value||!e?null:s`
    <div class="connection device-news" role="status">
      <p>${e.name?i("devices.came",{name:x(e.name)}):i("devices.came_unknown")}</p>
      <div class="row">
        <a class="button" href="/seats">${i("devices.look")}</a>
        <button type="button" onClick=${()=>h(pe)}>${i("devices.known")}</button>
      </div>
    </div>`}function jn(){return s`
    <div class="toasts">
      <div role="alert">${Nt.value.filter(e=>e.fault).map(Wn)}</div>
      <div role="status">${Nt.value.filter(e=>!e.fault).map(Wn)}</div>
    </div>
    <p class="unseen" aria-live="polite"><span key=${Lt.value.number}>${Lt.value.words}</span></p>`}function Wn(e){return s`
    <div class=${e.fault?"toast fault":"toast"} key=${e.id}>
      <p>${e.message}</p>
      ${e.reload&&s`<${$e} kind="plain" />`}
      <button type="button" class="plain icon" aria-label=${i("app.close")} onClick=${()=>re(e.id)}>✕</button>
    </div>`}var so=async()=>(await X(()=>import("./learn-UPPJXTHC.js"))).begin(),ao=async()=>(await X(()=>import("./lobby-N7TLB5RZ.js"))).begin(),ro=async()=>(await X(()=>import("./record-4RHSIFZN.js"))).begin(),lo=async()=>(await X(()=>import("./along-FABFL7TD.js"))).begin();function uo(){let e=L(S.value);return e?s`<${Mn} code=${e} key=${e} />`:S.value==="/"?s`<${wn} />`:S.value==="/rules"?s`<${Bn} />`:S.value==="/learn"?s`<${z} load=${so} key="learn" />`:S.value==="/lobby"?s`<${z} load=${ao} key="lobby" />`:S.value==="/record"?s`<${z} load=${ro} key="record" />`:S.value==="/seats"?s`<${z} load=${lo} key="seats" />`:s`<${Pt} title=${i("app.no_page")} message=${i("errors.not_found")} />`}function co(e){e.preventDefault(),document.getElementById("main")?.focus()}var mo=4e3;function fo(){let e=ee.value&&!L(S.value);return f(()=>{let t=e?setInterval(T,mo):0;return()=>clearInterval(t)},[e]),e?s`<div class="connection offline" role="status"><p>${i("net.offline")}</p></div>`:null}function po(){return s`
    <a class="skip" href="#main" onClick=${co}>${i("app.skip")}</a>
    <${fo} />
    <${Gn} />
    <${Un} />
    <${uo} />
    <${Ze} />
    <${jn} />`}async function ho(){let e=L(location.pathname);e&&nt(e),pn(),await Xt(Vt()),await Promise.all([T(),fe()]),De(),ve(),ne();let t=document.getElementById("app");t&&Jt(s`<${po} />`,t),B(fn),$o(),ie()}function $o(){let e=!0;B(()=>{let t=S.value;e||requestAnimationFrame(()=>document.getElementById("main")?.focus({preventScroll:!0})),!e&&t==="/"&&T(),e=!1})}ho();
