import{a as gt}from"./chunk-UI7Y6DYR.js";import{a as ht,b as dt,c as Ae,d as Ie}from"./chunk-7NMOZRT6.js";import{b as fn,d as pn}from"./chunk-43UU2HTE.js";import{a as P}from"./chunk-344TNUCD.js";import{d as ut,e as mt,f as be,h as ye,i as Mt,l as Pe}from"./chunk-5QXRNKM6.js";import{a as Be,b as He,c as M}from"./chunk-N457YOPU.js";import{b as Re,d as Ue,e as Ge,g as We,h as Ke,i as Ye,j as je,k as qe,l as $t,m as Je,n as Ze,o as Qe,p as Ve,q as Xe,r as ze}from"./chunk-VG6DLZBF.js";import{a as S,b as G,c as De,d as mn,e as R}from"./chunk-NAK26HSR.js";import{a as ke,b as Rt,c as ft,d as xe,e as _e,f as Se,g,h as z,i as pt,k as Ce}from"./chunk-QURT3BMG.js";import{k as ge,l as we}from"./chunk-AF4TVFWA.js";import{a as tn,b as en,c as nn}from"./chunk-D3WAABSN.js";import{a as L,b as se,d as nt,e as F,f as oe,g as it,h as ae,j as vt,k as sn}from"./chunk-PLSDIGT4.js";import{a as de,b as y,c as $e,d as X,e as Ne,f as Le,g as Fe,h as Me,k as on,l as an,m as rn,n as ln,o as un,q as cn}from"./chunk-NLH3C4IV.js";import{a as ee,b as ne,c as ie,d as _,e as q,f as me,g as at,h as T,i as fe,j as rt,l as lt,o as pe,p as he}from"./chunk-YRA6ZHEI.js";import{a as Te,c as Ee,d as Oe}from"./chunk-6C4XHDQ2.js";import"./chunk-QXAYAVIB.js";import"./chunk-SVO2JTGA.js";import{b as ct,c as O}from"./chunk-RNPJKDTO.js";import{a as D}from"./chunk-7MXYQGB3.js";import{B as ce,x as le,y as ue}from"./chunk-6O6E35L7.js";import{a as J,b as Z}from"./chunk-LBZVIMK6.js";import{b as V,c as Nt,d as Lt,e as U,f as re,g as st,h as ot,i as $,j,k as Ft,l as ve}from"./chunk-JRKNSPMS.js";import{A as Vt,B as Xt,D as i,F as zt,G as x,H as It,I as Dt,K as te,b as Jt,c as o,d as u,e as E,g as f,h as et,j as v,k as K,l as B,n as Zt,p as Qt,q as A,r as I,s as C,t as Y,u as Q,v as H,w}from"./chunk-FAER6UMS.js";var Zn={players:3,clan:0,phase:"dominance",territories:{b2:{clan:1,dominance:2,chief:!1},b3:{clan:0,dominance:3,chief:!0},c2:{clan:1,dominance:1,chief:!0},c3:{clan:1,dominance:2,chief:!1},c5:{clan:0,dominance:2,chief:!1},b4:{clan:0,dominance:1,chief:!1},d3:{clan:1,dominance:1,chief:!1},d5:{clan:2,dominance:2,chief:!0},d6:{clan:2,dominance:1,chief:!1},e6:{clan:2,dominance:1,chief:!1}},moai:["d2","e7"],tangata_manu:[[],["c2-d2-d3"],["d5-d6-e6","d6-e6-e7"]],reserves:[],moai_left:10,make_make:0,retired:[],winner:null,result:null},Qn=[0,1,2].map(e=>({name:"",look:e})),tt=new Set,Vn={spaces:tt,grounds:tt},hn=()=>{};function wt({state:e=Zn}){return o`
    <div class="island" inert aria-hidden="true">
      <${ge} state=${e} clans=${Qn} targets=${tt} choices=${tt} selected=${null} ghost=${null}
        marked=${Vn} reasons=${tt} coordinates=${!1} text=${i} onSpace=${hn} onGround=${hn} />
    </div>`}var Xn=3e4,dn=12,zn=e=>e.status==="finished"||e.status==="cancelled";function ti(){f(()=>{let e=new AbortController,t=()=>document.visibilityState==="visible"&&T(),n=setInterval(t,Xn);return document.addEventListener("visibilitychange",t,{signal:e.signal}),()=>{clearInterval(n),e.abort()}},[])}function $n(){ti();let e=q.value,t=e.filter(r=>r.your_turn),n=e.filter(r=>r.status==="playing"&&!r.your_turn),s=e.filter(r=>r.status==="waiting"),a=e.filter(zn);return o`
    <section class="my-games stack" aria-labelledby="my-games">
      <h1 id="my-games">${i("front.my_games")}</h1>
      <${Bt} title=${t.length?i("games.mine",{n:t.length}):i("games.none_mine")} list=${t} />
      ${n.length>0&&o`<${Bt} title=${i("games.others")} list=${n} boards=${dn-t.length} />`}
      ${s.length>0&&o`<${Bt} title=${i("games.before")} list=${s} />`}
      ${a.length>0&&o`<${ei} list=${a} />`}
    </section>`}function Bt({title:e,list:t,boards:n=dn}){return o`
    <div class="games-part">
      <h2>${e}</h2>
      ${t.length>0&&o`
        <ul class="games">${t.map((s,a)=>o`<${vn} game=${s} board=${a<n} key=${s.code} />`)}</ul>`}
    </div>`}function ei({list:e}){return o`
    <details class="more games-past">
      <summary>${i("games.past",{n:e.length})}</summary>
      <ul class="games">${e.map(t=>o`<${vn} game=${t} board=${!1} key=${t.code} />`)}</ul>
    </details>`}var ni=e=>Array.from({length:e.state.players},(t,n)=>({name:"",look:ct(e,n)}));function Ht(e){return e.name||zt(D(e.seats).filter(t=>t!==null).map(x))}function ii(e){if(e.your_turn)return i("games.your_turn");let t=e.seats.findIndex(n=>n.clan!==null&&n.clan===e.state?.clan);return e.status!=="playing"||t<0?i(`games.${e.status}`):i("turn.theirs",{name:x(D(e.seats)[t]??"")})}function vn({game:e,board:t}){return o`
    <li>
      <a class=${e.your_turn?"game waits":"game"} href=${`/r/${e.code}`}>
        ${t&&e.state&&o`<span class="game-board"><${we} state=${e.state} clans=${ni(e)} text=${i} /></span>`}
        <span class="game-words">
          <span class="game-title">${Ht(e)}</span>
          <span class="game-state">${ii(e)}</span>
          ${e.deadline&&o`<span class="game-left">${i("games.deadline",{when:It(e.deadline)})}</span>`}
          <time datetime=${e.updated_at}>${It(e.updated_at)}</time>
        </span>
      </a>
    </li>`}var W=()=>import("./time-3OVDELOS.js");function N({load:e,name:t,...n}){let[s,a]=u(null);return f(()=>{j(e).then(r=>r?a(r):n.onClose())},[]),s&&o`<${s[t]} ...${n} />`}var si=[2,3,4];function gn(){let e=_.value!==null&&q.value.length>0;return o`
    <${y} />
    <main class="page front" id="main" tabindex="-1">
      ${e?o`<${$n} />`:o`<${oi} />`}
      <div class="front-side">
        <${li} />
        <p class="note"><a class="learn-again" href="/lobby">${i("lobby.way")}</a></p>
        ${e&&o`<p class="note"><a class="learn-again" href="/learn">${i("front.learn")}</a></p>`}
        ${_.value&&o`<${ci} />`}
        ${_.value&&o`<${mi} />`}
        <p class="note whoami"><a class="learn-again" href="/seats">${i(_.value?"front.seats":"front.been_here")}</a></p>
      </div>
    </main>
    <${P} />`}function oi(){return o`
    <section class="welcome" aria-labelledby="title">
      <h1 id="title">${i("front.title")}</h1>
      <p class="lead">${i("front.lead")}</p>
      <a class="learn-way" href="/learn"><strong>${i("front.learn")}</strong><span>${i("front.learn_what")}</span></a>
      <${wt} />
    </section>`}async function ai(e,t){await lt(e),ut();let n=await w("/api/rooms",t);G(`/r/${n.code}`)}function ri(e){return Array.from({length:e-1},(t,n)=>n+1)}function li(){let[e,t]=u(null),n=e??rt(),[s,a]=u(3),[r,l]=u(""),[m,c]=u("random"),h=b=>{a(b),Number(m)>=b&&c("random")},[p,d]=u("none"),[k,Pt]=u(be[0]),[jt,Wn]=u(!0),[At,Kn]=u(!1),[Yn,qt]=u(!1),[jn,qn]=u(null);return o`
    <form class="card stack" onSubmit=${async b=>{b.preventDefault(),qt(!0);try{await ai(n,{seats:s,name:r,autostart:jt,first:m==="random"?m:Number(m),visibility:At?"public":"private",pace:mt[p],absence:k})}catch(Jn){qn(ht(Jn))}qt(!1)}} aria-labelledby="new-table">
      <h2 id="new-table">${i("front.new_table")}</h2>
      <${dt} value=${n} onInput=${t} fault=${jn} />
      <${ui} value=${s} onChange=${h} />
      <${Pe} pace=${p} absence=${k} onPace=${d} onAbsence=${Pt} />
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
              ${ri(s).map(b=>o`<option value=${b}>${i("front.first_seat",{n:b+1})}</option>`)}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked=${jt} onChange=${b=>Wn(b.target.checked)} />
            <span>${i("front.autostart")}</span>
          </label>
          <label class="check">
            <input type="checkbox" checked=${At} onChange=${b=>Kn(b.target.checked)} />
            <span>${i("arrange.public")}</span>
          </label>
        </div>
      </details>
      <button class="primary large" disabled=${Yn}>${i("front.make")}</button>
      <p class="note">${i(At?"front.public":"front.private")}</p>
    </form>`}function ui({value:e,onChange:t}){return o`
    <fieldset class="field segments">
      <legend>${i("front.players")}</legend>
      <div class="segment-row">
        ${si.map(n=>o`
          <label class="segment">
            <input type="radio" name="seats" value=${n} checked=${n===e} onChange=${()=>t(n)} />
            <span>${n}</span>
          </label>`)}
      </div>
      ${e===2&&o`<p class="note">${i("front.two")}</p>`}
    </fieldset>`}function ci(){let[e,t]=u(!1);return o`
    <p class="note whoami"><button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>t(!0)}>${i("hours.title")}</button></p>
    ${e&&o`<${N} load=${W} name="HoursDialog" onClose=${()=>t(!1)} />`}`}function mi(){return o`
    <p class="note whoami">
      ${i("front.known_as",{name:x(_.value?.nickname??"")})}
      <button type="button" class="plain" onClick=${()=>$(he).then(T)}>${i("front.sign_out")}</button>
    </p>`}function bt({open:e}){return o`
    <${y} />
    <main class="page" id="main" tabindex="-1">
      <${M} open=${e} />
      <p role="status">${e.trouble.value?.message??i("app.loading")}</p>
    </main>`}function yt(e,t=Math.random()){let n=Math.min(15e3,500*2**Math.min(e,10));return n/2+n/2*t}var fi=1e4,pi=4004,kt=class{constructor(t){this.ends=t,this.socket=null,this.up=!1,this.attempt=0,this.timer=void 0,this.heard=0}dial(){this.hangUp();let t;try{t=new WebSocket(this.ends.address())}catch{return this.#n()}this.socket=t,this.timer=setTimeout(()=>this.#e(t,0),fi),t.onmessage=n=>this.#t(t,n.data),t.onclose=n=>this.#e(t,n.code)}hangUp(){clearTimeout(this.timer);let t=this.socket;this.socket=null,this.up=!1,t?.close()}send(t){return!this.up||this.socket?.readyState!==WebSocket.OPEN?!1:(this.socket.send(JSON.stringify(t)),!0)}#t(t,n){t!==this.socket||typeof n!="string"||(this.heard=performance.now(),this.ends.onFrame(JSON.parse(n)),!this.up&&(clearTimeout(this.timer),this.up=!0,this.attempt=0,this.ends.onUp()))}#e(t,n){if(t===this.socket){if(this.hangUp(),n===pi)return this.ends.onGone();this.#n()}}#n(){this.timer=setTimeout(()=>this.dial(),yt(this.attempt)),this.attempt+=1,this.ends.onDown()}};var hi=4e3,xt=class{constructor(t){this.room=t,this.place=`unsent:${t.code}`,this.pending=v(this.#t()),this.refused=v(null),this.timer=void 0,this.attempt=0}#t(){let t=A(this.place,"tab");return t?{...JSON.parse(t),unsent:!0}:null}act(t,n){this.pending.value||(this.refused.value=null,this.#i({id:gt(),version:n,action:t,unsent:!1}),this.flush())}flush(){let t=this.pending.value;if(!t)return;clearTimeout(this.timer);let{id:n,version:s,action:a}=t;if(!this.room.link.send({type:"action",id:n,version:s,action:a}))return this.#n(t);this.timer=setTimeout(()=>this.#e(t),hi)}answered(t){if(t.id!==this.pending.value?.id)return;if(t.type==="ack")return this.#s();let n=new C(t.status??409,t);$i(t.code)?this.#o():this.#a(n)}mark(){this.pending.value&&this.#i({...this.pending.value,unsent:!0})}#e(t){return this.mark(),this.#n(t)}drop(){this.#i(null)}stop(){clearTimeout(this.timer)}async#n(t){let{id:n,version:s,action:a}=t;try{await w(`${this.room.path}/actions`,{id:n,version:s,action:a}),this.pending.value?.id===n&&this.#s()}catch(r){if(this.pending.value?.id!==n)return;if(r instanceof C&&!r.passing)this.#a(r);else if(r instanceof C||r instanceof Y)this.#o();else throw r}}#s(){this.#i(null),this.room.link.up||this.room.refresh()}#o(){this.pending.value&&(this.mark(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.flush(),yt(this.attempt)),this.attempt+=1)}#a(t){this.#i(null),this.refused.value=t,t.body.room?this.room.accept(t.body.room):this.room.refresh()}#i(t){t||(clearTimeout(this.timer),this.attempt=0),this.pending.value=t,I(this.place,t&&JSON.stringify(t),"tab")}},di=new Set(["not_saved","internal_error","too_many_requests"]);function $i(e){return di.has(e)}var vi=150,_t=class{constructor(t){this.open=t,this.looking=v(null),this.from=null,this.shown=v(null),this.position=K(()=>this.#t()),this.states=new Map,this.fetching=!1,this.arrived=!1}follow(t){let n,s=()=>this.#n(),a=B(()=>{let r=this.looking.value;clearTimeout(n),(r!==null||this.arrived)&&(n=setTimeout(s,vi))});addEventListener("popstate",s,{signal:t}),t.addEventListener("abort",()=>[a(),clearTimeout(n)])}arrive(){let t=this.open.room.value?.version??0;if(this.arrived||!this.open.room.value?.state)return;this.arrived=!0;let n=Me(location.search,t);n!==null&&(Number.isNaN(n)?U(i("past.none")):this.lookAt(n),this.#n())}async lookAt(t){if(this.looking.value===null&&(this.from=document.activeElement),this.looking.value=t,!this.fetching){this.fetching=!0;try{await this.#e()}catch(n){U(ot(n),!0),this.looking.value=this.shown.value?.version??null}finally{this.fetching=!1}}}now(){let t=this.looking.value!==null;this.looking.value=null,(!t||!this.open.seen.check())&&(this.shown.value=null)}async stateAt(t){let{room:n}=this.open.view.value;if(n?.state&&n.version===t)return n.state;let s=this.states.get(t)??await H(`${this.open.path}/states/${t}`);return this.states.set(t,s),s}#t(){let{room:t}=this.open.view.value;if(!t?.state)return null;let n={version:t.version,state:t.state};return{...this.shown.value??n,past:this.shown.value!==null||this.looking.value!==null}}async#e(){for(;this.looking.value!==null&&this.shown.value?.version!==this.looking.value;){let t=this.looking.value,n=await this.stateAt(t);this.looking.value!==null&&(this.shown.value={version:t,state:n})}}#n(){if(L(location.pathname)!==this.open.code)return;let t=this.looking.value===null?"":`?v=${this.looking.value}`;this.arrived&&location.search!==t&&history.replaceState(history.state,"",location.pathname+t+location.hash)}};var gi=2e3,Ut=e=>e?.turns.at(-1)?.events.at(-1)?.version??0,wn=()=>document.visibilityState==="hidden",St=class{constructor(t){this.open=t,this.place=`seen:${t.code}`;let n=A(this.place,"tab");this.version=n===null?null:Number(n),this.away=v(null),this.returning=!0,this.toldOf=v(0),this.left=null}get told(){return this.toldOf.value}set told(t){this.toldOf.value=t}get telling(){let t=this.away.value;return t!==null&&(!t.still||this.told<Ut(t))}heard(t){typeof t=="number"&&this.#e(t)}drawn(t){this.#e(t),this.open.link.send({type:"seen",version:t})}tellsLater(t){return t<=Ut(this.away.value)||this.returning||wn()&&g(this.open.view.value)!==null}waitForPage(){return B(()=>{Ft.value===0&&Zt(()=>this.returning&&this.check())})}leave(){let{looking:t,shown:n}=this.open.past,{room:s}=this.open.view.value;this.away.value&&this.stop(),this.left=s?.state&&t.value===null&&n.value===null?{version:s.version,state:s.state}:null}stop(){this.away.value=null,this.open.past.now()}finish(){this.told=Math.max(this.told,Ut(this.away.value)),this.stop(),this.open.sayDrawn()}check(){let{view:t,past:n}=this.open,{room:s,events:a}=t.value;if(!s||wn()||ft(t.value)||this.away.value||n.looking.value!==null||this.open.trying.value)return!1;let r=g(t.value)?.clan??null,l=r===null||this.version===null?[]:Le(a,this.version,r);if(this.returning=l.length>0&&Ft.value>0,!l.length||!s.state||this.returning)return!1;let m=Fe(l,s.state.players),c={turns:m,all:Ne(l).length,since:m[0].events[0].version-1,still:We()};return this.away.value=c,c.still?n.shown.value=null:this.#t(c),!0}async#t(t){let{past:n}=this.open;if(this.left?.version===t.since){n.shown.value=this.left;return}let s=setTimeout(()=>this.away.value===t&&n.shown.value===null&&this.finish(),gi);try{let a=await n.stateAt(t.since);this.away.value===t&&(n.shown.value={version:t.since,state:a})}catch{this.away.value===t&&this.finish()}clearTimeout(s)}#e(t){t<=(this.version??-1)||(this.version=t,I(this.place,String(t),"tab"))}};var Ct=class{constructor(t){this.open=t,this.messages=v([]),this.read=v(Number(A(`read:${t.code}`)??0)),this.hidden=v((A("hidden")??"").split(" ").filter(Boolean)),this.unread=K(()=>{let n=this.open.view.value.you?.player;return this.messages.value.filter(({player:a,number:r})=>a!==n&&r>this.read.value&&!this.hides(a)).length}),this.fetching=!1}get possible(){return g(this.open.view.value)!==null}get last(){return this.messages.peek().at(-1)?.number??0}async check(){let t=this.open.room.peek()?.talk??0;if(this.fetching||!this.possible||t<=this.last)return;this.fetching=!0;let n=this.messages.peek().length===0;try{this.#t(await H(`${this.open.path}/talk?since=${this.last}`),!n)}catch(s){if(!(s instanceof Y||s instanceof C))throw s}finally{this.fetching=!1}}async say(t,n=gt()){this.#t([await w(`${this.open.path}/talk`,{id:n,...t})],!1),await this.check()}async nudge(){this.#t([await w(`${this.open.path}/nudge`)],!1),await this.check()}look(){this.read.peek()!==this.last&&(this.read.value=this.last,I(`read:${this.open.code}`,String(this.last)))}hides(t){return this.hidden.value.includes(t)}hide(t,n){let s=this.hidden.value.filter(a=>a!==t);this.hidden.value=n?[...s,t]:s,I("hidden",this.hidden.value.join(" ")||null)}nameOf(t){let n=this.open.room.value?.seats??[],s=n.findIndex(a=>a.player?.id===t);return x(s>=0&&D(n)[s]||i("talk.somebody"))}wordsOf({kind:t,text:n="",phrase:s,player:a,to:r=""}){return t==="phrase"?i(`talk.phrase.${s}`):t==="nudge"?i("talk.nudge_said",{name:this.nameOf(a),to:this.nameOf(r)}):n}#t(t,n){let s=this.open.view.peek().you?.player;for(let a of t)a.number===this.last+1&&(this.messages.value=[...this.messages.peek(),a],n&&a.player!==s&&!this.hides(a.player)&&this.#e(a))}#e(t){let n=this.wordsOf(t);st(t.kind==="nudge"?n:i("talk.said",{name:this.nameOf(t.player),words:n}))}};var wi=3e4,bi=3e3,yi=2e4,Tt=class{constructor(t){this.code=t,this.path=`/api/rooms/${encodeURIComponent(t)}`,this.view=v(ke),this.status=v("connecting"),this.trouble=v(null),this.room=K(()=>this.view.value.room),this.link=new kt({address:()=>this.#t(),onFrame:n=>this.#e(n),onUp:()=>this.#o(),onDown:()=>this.#a(),onGone:()=>this.refresh()}),this.outbox=new xt(this),this.past=new _t(this),this.seen=new St(this),this.talk=new Ct(this),this.journal=new Te(this),this.trying=v(null),this.tried=null,this.hiddenSince=0,this.ears=new AbortController}enter(){let{signal:t}=this.ears;document.addEventListener("visibilitychange",()=>this.#r(),{signal:t}),addEventListener("online",()=>this.link.dial(),{signal:t}),addEventListener("offline",()=>this.#i(),{signal:t}),addEventListener("pageshow",n=>n.persisted&&this.link.dial(),{signal:t}),this.past.follow(t),this.journal.follow(t),t.addEventListener("abort",this.seen.waitForPage()),this.watch=setInterval(()=>this.#l(),bi),this.link.dial()}leave(){this.ears.abort(),clearInterval(this.watch),this.link.hangUp(),this.outbox.stop()}retry(){this.link.attempt=0,this.link.dial()}accept(t,n){this.view.value=xe(this.view.value,t,n),this.#n(t.seen),this.#s()}async command(t,n,s="POST"){this.accept(await Q(s,this.path+t,n))}async refresh(){try{return this.accept(await H(this.path)),this.trouble.value=null,!0}catch(t){return t instanceof C&&this.#u(t),t instanceof C&&!t.passing}}foresee(t){return w(`${this.path}/preview`,{action:t,version:this.room.value?.version})}sayDrawn(){let t=this.room.value?.version,n=this.past.position.value?.past||this.seen.away.value||this.seen.returning||this.trying.value;t!==void 0&&!n&&document.visibilityState==="visible"&&this.seen.drawn(t)}get gone(){return this.status.value==="gone"}#t(){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}${this.path}/socket?since=${Rt(this.view.value)}`}#e(t){if(t.type==="ack"||t.type==="error")return this.outbox.answered(t);if(t.type==="device")return T();this.view.value=Se(this.view.value,t),this.link.up&&(this.status.value="live"),this.#n(t.type==="seen"?t.version:t.room?.seen),this.#s()}#n(t){this.seen.heard(t),this.past.arrive(),this.seen.returning&&this.seen.check(),this.talk.check()}async#s(){if(!(!ft(this.view.value)||this.filling)){this.filling=!0;try{let t=await H(`${this.path}/events?since=${Rt(this.view.value)}`);this.view.value=_e(this.view.value,t),this.#n(void 0)}catch(t){if(!(t instanceof Y||t instanceof C))throw t}finally{this.filling=!1}}}#o(){this.status.value="live",this.outbox.flush(),this.sayDrawn()}async#a(){if(this.gone)return;this.status.value==="live"&&(this.status.value="connecting");let t=await this.refresh();this.link.up||this.gone||(this.status.value=t?"polling":"offline",t&&this.outbox.flush())}#i(){this.status.value="offline",this.outbox.mark()}#r(){if(document.visibilityState==="hidden"){this.hiddenSince=performance.now(),this.seen.leave();return}let t=performance.now()-this.hiddenSince>yi;this.seen.returning=!0,t||!this.link.up?this.link.dial():this.seen.check(),this.sayDrawn()}async#l(){if(document.visibilityState==="hidden")return;if(this.status.value==="polling")return this.refresh();if(!this.link.up||performance.now()-this.link.heard<wi)return;this.link.heard=performance.now();let t=this.room.value?.revision??0,n=await this.refresh(),s=(this.room.value?.revision??0)>t;(!n||s)&&this.link.dial()}#u(t){this.trouble.value=t,t.status===404&&(this.link.hangUp(),this.status.value="gone")}};function ki(e,t,n){let s=Array.from({length:e},(a,r)=>r);return s.splice(n,0,...s.splice(t,1)),s}function xi(e,t){return e?t===e.from?e.by:t>e.from&&t<=e.to?-e.height:t<e.from&&t>=e.to?e.height:0:0}function _i(e,t,n,s){let[a,r]=u(null),l=E(null),m=E(Promise.resolve()),c=E(n);c.current=n,et(()=>{let p=a&&e.current?.querySelectorAll(".grip")[a.at];p instanceof HTMLElement&&p.focus()},[a]);function h(p,d){l.current=d,m.current=m.current.then(async()=>{let k=c.current(p),Pt=await s?.(ki(t,p,d));l.current===d&&(l.current=null),Pt&&(r({at:d}),st(i("arrange.moved",{name:k,n:d+1,of:t})))})}return{move:h,pending:l}}function bn(e,t,n){let s=E(null),[a,r]=u(null),l=E(0),{move:m,pending:c}=_i(s,e,t,n);return{list:s,held:a?.from??null,style:h=>a?{transform:`translateY(${xi(a,h)}px)`}:void 0,grip:h=>({onKeyDown:p=>{let d={ArrowUp:-1,ArrowDown:1}[p.key];if(!d)return;p.preventDefault();let k=c.current??h;k+d>=0&&k+d<e&&m(k,k+d)},onPointerDown:p=>{if(p.button)return;let d=p.currentTarget;d.setPointerCapture(p.pointerId),l.current=p.clientY,r({from:h,to:h,by:0,height:d.closest("li")?.offsetHeight??1})},onPointerMove:p=>{if(!a)return;let d=p.clientY-l.current,k=Math.max(0,Math.min(e-1,a.from+Math.round(d/a.height)));r({...a,by:d,to:k})},onPointerUp:()=>{r(null),a&&a.to!==a.from&&m(a.from,a.to)},onPointerCancel:()=>r(null)})}}function Et({room:e,you:t,onOpen:n,onOrder:s}){let a=D(e.seats),r=c=>a[c]??i("arrange.seat",{n:c+1}),l=bn(e.seats.length,r,s),m=c=>n&&(s||t?.seats.includes(c.seat));return o`
    <ol class=${s?"seats arranged":"seats"} ref=${l.list}>
      ${e.seats.map((c,h)=>o`
        <li class=${`seat look-${c.look??h}${c.player?"":" free"}${l.held===h?" held":""}`} key=${c.seat} style=${l.style(h)}>
          ${s&&o`
            <button type="button" class="plain icon grip" aria-label=${i("arrange.move",{name:r(h)})} aria-keyshortcuts="ArrowUp ArrowDown" ...${l.grip(h)}>
              <svg viewBox="0 0 22 22" class="sign-of-tool" aria-hidden="true" focusable="false"><path d="M11 3v16M7.5 6.5L11 3l3.5 3.5M7.5 15.5L11 19l3.5-3.5" /></svg></button>`}
          <${le} look=${c.look??h} />
          <span class="seat-words"><${Si} seat=${c} name=${a[h]} /><span class="seat-tags">
            ${t?.seats.includes(c.seat)&&o`<span class="tag">${i("waiting.you")}</span>`}
            ${c.player?.id===e.host&&o`<span class="tag">${i("waiting.host")}</span>`}
            ${e.first===c.seat&&o`<span class="tag">${i("arrange.begins")}</span>`}
            ${c.player&&o`<span class=${c.online?"here":"away"}>${i(c.online?"waiting.here":"waiting.away")}</span>`}
          </span></span>
          ${m(c)&&o`
            <button type="button" class="plain icon seat-more" aria-haspopup="dialog" aria-label=${i("arrange.open",{name:r(h)})}
              onClick=${()=>n?.(c.seat)}>⋯</button>`}
        </li>`)}
    </ol>`}function Si({seat:e,name:t}){return t?o`<span class="seat-name"><bdi>${t}</bdi></span>`:e.reserved?o`<span class="seat-name">${i("arrange.kept_for")} <bdi>${e.reserved}</bdi></span>`:o`<span class="seat-name">${i("waiting.free")}</span>`}function yn({open:e}){let t=e.room.value,n=t.seats.find(a=>a.player?.id===t.host)?.player?.nickname??"",s=i(kn(t)?"invited.title_of":"invited.title",{name:x(n)});return R(s),o`
    <${y} />
    <main class="page invited" id="main" tabindex="-1">
      <${M} open=${e} />
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${s}</h1>
        ${t.name&&o`<p class="room-name"><bdi>${t.name}</bdi></p>`}
        <p class="lead">${i("invited.lead")}</p>
        <${wt} />
      </section>
      <div class="front-side">
        <${Ci} open=${e} room=${t} />
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">${i("waiting.seats")}</h2>
          <${Et} room=${t} you=${null} />
        </section>
        <p class="note"><a class="learn-again" href=${`/learn?table=${encodeURIComponent(t.code)}`}>${i("front.learn")}</a></p>
      </div>
    </main>
    <${P} />`}function kn(e){let t=e.visibility==="public"&&!F(e.code);return e.seats.every(n=>n.player||t&&n.reserved)?"full":e.visibility==="public"||F(e.code)?null:ae(e.code)?"freed":"no_invite"}function Ci({open:e,room:t}){switch(kn(t)){case"full":return o`<${Gt} title=${i("invited.full")} why=${i("invited.full_why")} />`;case"freed":return o`<${Gt} title=${i("invited.freed")} why=${i("invited.freed_why")} />`;case"no_invite":return o`<${Gt} title=${i("invited.no_invite")} why=${i("invited.no_invite_why")} />`;default:return o`<${Wt} open=${e} code=${t.code} />`}}function Gt({title:e,why:t}){return o`<section class="card stack"><h2>${e}</h2><p>${t}</p></section>`}async function Ti(e,t,n){await lt(n),ut();let s=F(t);await e.command("/seats",s?{invite:s}:{}),oe(t),e.link.dial()}function Wt({open:e,code:t}){let[n,s]=u(null),a=n??rt(),[r,l]=u(!1),[m,c]=u(null);return o`
    <form class="card stack" onSubmit=${async p=>{p.preventDefault(),l(!0);try{await Ti(e,t,a)}catch(d){let k=d instanceof C&&d.code==="invite_required";c(k?i("invited.dead_invite"):ht(d))}l(!1)}} aria-labelledby="take-seat">
      <h2 id="take-seat">${i("invited.sit_down")}</h2>
      <${dt} value=${a} onInput=${s} fault=${m} />
      <button class="primary large" disabled=${r}>${i("invited.take_seat")}</button>
      <p class="note">${i("invited.no_account")}</p>
    </form>`}function xn({open:e}){let t=e.view.value,{room:n}=t;if(!n?.clock?.offered||n.status!=="playing")return null;let s=O(n)(n.clock.clan),a=g(t);return a?.clan===n.clock.clan?o`<${Ei} open=${e} />`:a?o`<${Oi} open=${e} name=${s} />`:F(e.code)?o`
    <div class="offered" role="group" aria-label=${i("offered.title")}>
      <p>${i("offered.for_you",{name:s})}</p>
      <${Wt} open=${e} code=${e.code} />
    </div>`:null}function Ei({open:e}){return o`
    <div class="offer" role="status">
      <p>${i("offered.mine")}</p>
      <div class="row"><button type="button" class="primary" onClick=${()=>$(()=>e.command("/back"))}>${i("offered.back")}</button></div>
    </div>`}function Oi({open:e,name:t}){let[n,s]=u(!1),a=e.view.value.room;return o`
    <div class="offer" role="status">
      <p>${i("offered.to_send",{name:t})}</p>
      <div class="row"><button type="button" aria-haspopup="dialog" onClick=${()=>s(!0)}>${i("offered.send")}</button></div>
    </div>
    ${n&&o`
      <${J} title=${i("offered.send")} onClose=${()=>s(!1)}>
        <${vt} code=${a.code} invite=${e.view.value.you?.offered??null} name=${a.name} />
      <//>`}`}function _n({open:e}){let{room:t,you:n}=e.view.value,s=E(null);if(f(()=>s.current?.focus({preventScroll:!0}),[]),!t?.state?.result)return null;let{winner:a,result:r}=t.state,l=a===null?"":O(t)(a);return o`
    <section class="end" aria-labelledby="end-title">
      <div class="end-figure" aria-hidden="true">
        ${a===null?o`<${ce} />`:o`<${ue} look=${ct(t,a)} />`}
      </div>
      <h2 id="end-title" tabindex="-1" ref=${s}>${i(`end.${r}`,{name:l})}</h2>
      <p>${i(`end.${r}_why`,{name:l})}</p>
      <p class="row">
        <${Pi} open=${e} rematch=${t.rematch} seated=${(n?.seats.length??0)>0} />
        <${ln} open=${e} from=${0} words=${i("past.through")} kind="" />
        <a class="button plain" href=${`${e.path}/record`} download=${`make-make-${t.code}.txt`}>${i("table.record")}</a>
      </p>
    </section>`}function Pi({open:e,rematch:t,seated:n}){let s=()=>$(async()=>G(`/r/${(await w(`${e.path}/rematch`)).code}`));return t?o`<a class="button primary" href=${`/r/${t}`}>${i(n?"end.to_rematch":"end.watch_rematch")}</a>`:n?o`<button type="button" class="primary" onClick=${s}>${i("end.rematch")}</button>`:null}var Ai=3e4;function Sn({open:e}){let t=pt(e.view.value),n=_.value!==null;f(()=>{if(t||!n)return;let a=()=>document.visibilityState==="visible"&&T();a();let r=setInterval(a,Ai);return()=>clearInterval(r)},[t,n]);let s=q.value.find(a=>a.your_turn&&a.code!==e.code);return t||!s?null:o`<a class="button next-game" href=${`/r/${s.code}`}>${i("games.next",{title:Ht(s)})}</a>`}function Cn({open:e}){let[t,n]=u(null),s=()=>n(null);return o`
    <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>n("menu")}>${i("menu.open")}</button>
    ${t==="menu"&&o`<${Ii} open=${e} onShow=${n} />`}
    ${t==="sharing"&&o`<${Di} open=${e} onClose=${s} />`}
    ${t==="time"&&o`<${N} load=${W} name="TimeDialog" open=${e} onClose=${s} />`}
    ${t==="hours"&&o`<${N} load=${W} name="HoursDialog" open=${e} onClose=${s} />`}
    ${t==="rename"&&o`<${Ae} onClose=${s} />`}
    ${t==="resign"&&o`<${Ni} open=${e} onClose=${s} />`}`}function Ii({open:e,onShow:t}){let n=e.view.value,s=z(n),a=g(n)!==null,r=()=>{t(null),$t()};return o`
    <${J} title=${i("menu.title")} onClose=${()=>t(null)}>
      <div class="menu">
        <button type="button" onClick=${r}>${i("app.rules")}</button>
        ${a&&o`<button type="button" onClick=${()=>t("rename")}>${i("nickname.change")}</button>`}
        <button type="button" onClick=${()=>t("sharing")}>${i("menu.sharing")}</button>
        ${s&&o`<button type="button" onClick=${()=>t("time")}>${i("time.title")}</button>`}
        ${a&&o`<button type="button" onClick=${()=>t("hours")}>${i("hours.title")}</button>`}
        ${s&&o`<${Li} open=${e} onDone=${()=>t(null)} />`}
        ${s&&o`<button type="button" class="grave" onClick=${()=>t("resign")}>${i("menu.resign")}</button>`}
        <a class="button" href="/">${i("menu.home")}</a>
        <label class="check"><input type="checkbox" checked=${Ue.value} onChange=${l=>Ge(l.target.checked)} />
          <span>${i("menu.sounds")}</span></label>
        <div class="menu-languages"><span>${i("app.language")}</span><${de} /></div>
      </div>
    <//>`}function Di({open:e,onClose:t}){let[n,s]=u(null),a=E(e.past.position.value?.version??0);return f(()=>{j(()=>import("./sharing-2WB6IN7L.js")).then(r=>r?s(r):t())},[]),n&&o`<${n.SharingDialog} open=${e} version=${a.current} onClose=${t} />`}function Ni({open:e,onClose:t}){let[n,s]=u(!1),a=async()=>{await $(()=>w(`${e.path}/resign`))&&e.refresh(),t()},r=n?"again":"first";return o`
    <${Z} key=${r} title=${i(`menu.resign_${r}`)} yes=${i(`menu.resign_${r}_yes`)} grave
      onYes=${n?a:()=>s(!0)} onClose=${t}>
      <p>${i(`menu.resign_${r}_what`)}</p>
    <//>`}function Kt(e,t){return $(()=>e.command("/draw",{agree:t}))}function Li({open:e,onDone:t}){let{room:n}=e.view.value,s=g(e.view.value)?.clan??-1;if(n?.draw.length)return null;let a=async()=>await Kt(e,!0)&&t();return s<0?null:o`<button type="button" onClick=${a}>${i("draw.offer")}</button>`}function Fi({room:e,you:t}){let n=e?.seats.filter(({seat:r})=>t?.seats.includes(r)).map(({clan:r})=>r??-1)??[],s=e?.draw.some(r=>n.includes(r))??!1,a=E({agreed:!1,version:-1});return f(()=>{let r=a.current.agreed&&!e?.draw.length&&a.current.version===e?.version;a.current={agreed:s,version:e?.version??-1},r&&e?.status==="playing"&&U(i("draw.off"))},[s,e?.version]),()=>{a.current={...a.current,agreed:!1}}}function Tn({open:e,names:t}){let n=e.view.value,{room:s}=n,a=Fi(n);if(!s?.draw.length||s.status!=="playing")return null;let r=g(n)?.clan??-1,l=s.draw.includes(r),m=()=>(l&&a(),Kt(e,!1));return o`
    <div class="offer" role="status">
      <p>${l?i("draw.you_agree"):i("draw.offered",{name:t(s.draw[0])})}</p>
      ${z(n)&&o`
        <div class="row">
          ${!l&&o`<button type="button" class="primary" onClick=${()=>Kt(e,!0)}>${i("draw.agree")}</button>`}
          <button type="button" onClick=${m}>${i(l?"draw.withdraw":"draw.decline")}</button>
        </div>`}
    </div>`}function En({open:e}){let[t,n]=u(!1),[s,a]=u(null);if(f(()=>{t&&!s&&j(()=>import("./talking-ACZXSU2A.js")).then(m=>m?a(m):n(!1))},[t]),!e.talk.possible)return null;let r=e.talk.unread.value,l=r?`${i("talk.open")}, ${i("talk.unread",{n:r})}`:i("talk.open");return o`
    <button type="button" class="plain icon talk-way" aria-haspopup="dialog" aria-label=${l} onClick=${()=>n(!0)}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 5h16v11H11l-5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" /></svg>
      ${r>0&&o`<span class="talk-new" aria-hidden="true">${Math.min(r,99)}</span>`}
    </button>
    ${t&&s&&o`<${s.TalkDialog} open=${e} onClose=${()=>n(!1)} />`}`}function Mi(e,t){let[,n]=u(0);f(()=>{let s=t?setInterval(()=>n(a=>a+1),e?1e3:2e4):0;return()=>clearInterval(s)},[e,t])}function On({open:e}){let t=e.view.value,n=t.room,s=ye(n,Qt());if(Mi(s?.live??!1,s!==null&&(s.state==="running"||s.state==="bank")),!s)return null;let a=g(t),r=a!==null&&a.clan!==s.clan,l=()=>$(()=>e.command("/day",{version:n.version}));return o`
    <div class="turn-clock" data-clock=${s.state}>
      <p role="timer" aria-live="off">${Ri(t,s)}</p>
      ${r&&o`<button type="button" class="plain" onClick=${l} aria-label=${i("time.day_more_for",{name:O(n)(s.clan)})}>${i("time.day_more")}</button>`}
    </div>`}function Ri(e,t){let n=e.room,s=O(n)(t.clan);return t.state==="paused"?i("time.paused"):t.state==="up"?i(n.clock?.offered?"time.offered":"time.up",{name:s}):t.live?o`<strong class="digits">${Mt(t.left)}</strong> ${i(t.state==="bank"?"time.of_bank":"time.of_turn",{name:s,bank:Mt((n.clock?.banks[t.clan]??0)*1e3)})}`:i(t.state==="bank"?"time.until_bank":"time.until",{when:Bi(e,t.clan)})}function Bi(e,t){let n=e.room,s=Dt(n.deadline??""),a=e.you?.deadline_local;if(!a||a.clan!==t||g(e)?.clan===t)return s;let r=Dt(`${a.time}Z`,"UTC");if(r===s)return s;let l=new Date(n.deadline??"").getDate()===new Date(`${a.time}Z`).getUTCDate();return i("time.both",{theirs:r,name:O(n)(t),mine:l?te(n.deadline??""):s})}function Pn({open:e}){let t=e.view.value,n=t.room?.proposal;if(!t.room||!n||t.room.status!=="playing")return null;let s=g(t)?.clan??-1,a=n.agreed.includes(s),r=Ee(i,n),l=m=>$(()=>e.command("/proposals/answer",{number:n.number,agree:m}));return o`
    <div class="offer" role="status">
      <p>${a?i("time.you_agree",{what:r}):i("time.proposed",{name:O(t.room)(n.by),what:r})}</p>
      ${z(t)&&o`
        <div class="row">
          ${!a&&o`<button type="button" class="primary" onClick=${()=>l(!0)}>${i("time.agree")}</button>`}
          <button type="button" onClick=${()=>l(!1)}>${i(a?"time.withdraw":"time.decline")}</button>
        </div>`}
    </div>`}function An({open:e}){let{choice:t,view:n,stage:s}=Ke(e),{room:a,events:r}=e.view.value,l=e.past.position.value;if(un(e),Ui(e,t),R(Xe(e.view.value),pt(e.view.value)),!a?.state||!l)return null;if(Gi(e))return o`<${bt} open=${e} />`;let m=c=>c.key==="Escape"&&(l.past?e.past.now():t.clear());return o`
    <${y}>
      <button type="button" class="plain" onClick=${()=>$t()}>${i("app.rules")}</button>
      <${En} open=${e} />
      <${Cn} open=${e} />
    <//>
    <main class=${l.past?"table is-past":"table"} id="main" tabindex="-1" data-version=${a.version} data-position=${l.version}
      onKeyDown=${m}>
      <h1 class="unseen">${a.name||i("app.name")}</h1>
      <div class="table-notes">
        <${M} open=${e} />
        ${l.past?o`<${rn} open=${e} />`:o`<div class="turn-row"><${Ve} open=${e} choice=${t} /><${nn} open=${e} /></div>`}
        <${On} open=${e} />
        <${xn} open=${e} />
        <${Pn} open=${e} />
        <${Tn} open=${e} names=${O(a)} />
        <${Hi} open=${e} />
      </div>
      <div class="table-board" onKeyDown=${c=>Be(c,e,s,()=>tn(e))}>
        <${je} open=${e} choice=${t} view=${n} />
        <${Re} view=${n}><${He} open=${e} stage=${s} /><//>
      </div>
      <${Ye} open=${e} choice=${t} />
      <div class="table-side">
        <${Sn} open=${e} />
        <${an} open=${e} stage=${s} />
        ${l.past?o`<${on} open=${e} />`:o`<${Wi} open=${e} choice=${t} />`}
        <${cn} open=${e} room=${a} events=${r} />
      </div>
    </main>`}function Hi({open:e}){let t=g(e.view.value)===null,n=e.room.value?.watchers??0,s=[...t?[i("table.watching")]:[],...n>Number(t)?[i("watchers.count",{n})]:[]];return s.length>0&&o`<p class="note watching">${s.join(" ")}</p>`}function Ui({seen:e},t){let n=t.selected.value!==null&&e.away.value!==null;et(()=>{n&&e.finish()},[n])}function Gi({past:e,seen:t}){return(e.looking.value!==null||t.away.value?.still===!1)&&e.shown.value===null&&!document.querySelector("main.table")}function Wi({open:e,choice:t}){let{refused:n}=e.outbox;return o`
    ${e.room.value?.status==="finished"&&o`<${_n} open=${e} />`}
    ${n.value&&o`<${Qe} problem=${n.value} />`}
    <${ze} open=${e} choice=${t} />
    <${Ze} open=${e} choice=${t} />`}function Dn({open:e}){let{room:t,you:n,invite:s}=e.view.value,[a,r]=u(null),[l,m]=u(null);if(R(i("waiting.title")),f(()=>it(e.code,!0),[e]),!t)return null;let c=Ce(e.view.value),h=t.seats.filter(p=>p.player).length;return o`
    <${y} />
    <main class="page waiting" id="main" tabindex="-1">
      <${M} open=${e} />
      <section class="stack waiting-seats" aria-labelledby="title">
        <h1 id="title">${t.name?o`<bdi>${t.name}</bdi>`:i("waiting.title")}</h1>
        <p class="lead" role="status">${i("waiting.taken",{n:h,of:t.seats.length})}</p>
        <div class="card stack">
          <${Et} room=${t} you=${n} onOpen=${m} onOrder=${c?p=>Ki(e,p):void 0} />
          <${Yi} open=${e} room=${t} host=${c} />
          <${ji} open=${e} host=${c} />
          <div class="row"><${Ie} /></div>
        </div>
        ${!c&&o`<${In} code=${t.code} />`}
      </section>
      <section class="card stack waiting-share" aria-labelledby="invite">
        <h2 id="invite">${i("waiting.invite")}</h2>
        <${vt} code=${t.code} invite=${s} name=${t.name} />
        ${c&&o`<${Zi} open=${e} />`}
      </section>
      <div class="stack waiting-ways">
        ${c&&o`<${In} code=${t.code} />`}
        <${qi} open=${e} room=${t} host=${c} taken=${h} />
        <${Ji} open=${e} host=${c} />
      </div>
      ${l!==null&&o`<${N} load=${Nn} name="SeatDialog" open=${e} seat=${l} key=${l}
        onFree=${()=>[m(null),r(l)]} onClose=${()=>m(null)} />`}
      ${a!==null&&o`<${Qi} open=${e} room=${t} seat=${a} onClose=${()=>r(null)} />`}
    </main>
    <${P} />`}var Nn=()=>import("./arranging-DI45L5VZ.js");function Ki(e,t){return $(()=>e.command("/order",{order:t},"PUT"))}function Yi({open:e,room:t,host:n}){let[s,a]=u(!1);return o`
    <p class="note">${[...t.first==="random"?[i("arrange.by_chance")]:[],i(t.visibility==="public"?"arrange.is_public":"arrange.is_private"),...t.watchers?[i("watchers.count",{n:t.watchers})]:[]].join(" ")}</p>
    ${n&&o`
      <div class="row">
        <button type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${i("arrange.change")}</button>
        <button type="button" onClick=${()=>$(()=>e.command("/shuffle"))}>${i("arrange.shuffle")}</button>
      </div>`}
    ${s&&o`<${N} load=${Nn} name="TableDialog" open=${e} onClose=${()=>a(!1)} />`}`}function ji({open:e,host:t}){let[n,s]=u(!1),a=e.room.value?.pace??mt.none;return!t&&a.kind==="none"?null:o`
    <div class="row pace-row">
      <span>${Oe(i,a)}</span>
      ${t&&o`<button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>s(!0)}>${i("time.change")}</button>`}
    </div>
    ${n&&o`<${N} load=${W} name="TimeDialog" open=${e} onClose=${()=>s(!1)} />`}`}function In({code:e}){return o`<a class="learn-way" href=${`/learn?table=${encodeURIComponent(e)}`}><strong>${i("waiting.learn")}</strong></a>`}function qi({open:e,room:t,host:n,taken:s}){let a=s===t.seats.length;return n?o`
    <div class="stack">
      <button type="button" class=${a?"primary large":"large"} disabled=${s<2}
        onClick=${()=>$(()=>e.command("/start"))}>${i(a?"waiting.start":"waiting.start_now",{n:s})}</button>
      <p class="note">${i(t.autostart?"waiting.by_itself":"waiting.you_start")}</p>
    </div>`:o`<p class="note">${i(t.autostart?"waiting.by_itself":"waiting.host_starts")}</p>`}function Ji({open:e,host:t}){let[n,s]=u(null),a=g(e.view.value)?.seat,r=async()=>{it(e.code,!1),await $(()=>Q("DELETE",`${e.path}/seats/${a}`))?G("/"):it(e.code,!0)},l=async()=>await $(()=>e.command("/cancel"))&&G("/");return o`
    <div class="row">
      <button type="button" onClick=${()=>s("leave")}>${i("waiting.leave")}</button>
      ${t&&o`<button type="button" onClick=${()=>s("cancel")}>${i("waiting.cancel")}</button>`}
    </div>
    ${n&&o`
      <${Z} title=${i(`waiting.${n}_title`)} yes=${i(`waiting.${n}`)} grave
        onYes=${n==="leave"?r:l} onClose=${()=>s(null)}>
        <p>${i(`waiting.${n}_what`)}</p>
      <//>`}`}function Zi({open:e}){let[t,n]=u(!1),s=async()=>{let a=await $(async()=>{let{invite:r}=await w(`${e.path}/invite`);e.view.value={...e.view.value,invite:r}});n(!1),a&&U(i("waiting.renewed"))};return o`
    <button type="button" class="plain" onClick=${()=>n(!0)}>${i("waiting.renew")}</button>
    ${t&&o`
      <${Z} title=${i("waiting.renew_title")} yes=${i("waiting.renew")} onYes=${s} onClose=${()=>n(!1)}>
        <p>${i("waiting.renew_what")}</p>
      <//>`}`}function Qi({open:e,room:t,seat:n,onClose:s}){let a=x(D(t.seats)[n]??""),r=async()=>{await $(()=>Q("DELETE",`${e.path}/seats/${n}`)),s()};return o`
    <${Z} title=${i("waiting.free_title",{name:a})} yes=${i("waiting.free_seat")} grave onYes=${r} onClose=${s}>
      <p>${i("waiting.free_what")}</p>
    <//>`}function Vi(e){let[t,n]=u(null);return f(()=>{let s=new Tt(e),a=()=>nt(e);return a(),addEventListener("hashchange",a),s.enter(),n(s),()=>{removeEventListener("hashchange",a),s.leave()}},[e]),t}function Ln({code:e}){let t=Vi(e);if(!t)return null;if(t.gone)return o`<${Ot} message=${t.trouble.value?.message??""} />`;let{room:n,you:s}=t.view.value;if(!n)return o`<${bt} open=${t} />`;if(n.status==="cancelled")return o`<${Ot} message=${i("waiting.cancelled")} />`;let a=t.trying.value;return a?o`<${en} open=${t} trying=${a} key=${`what if ${a.version}`} />`:n.status!=="waiting"?o`<${An} open=${t} key=${n.code} />`:s?.seats.length?o`<${Dn} open=${t} />`:o`<${yn} open=${t} />`}function Ot({message:e,title:t=i("app.nothing_here")}){return R(t),o`
    <${y} />
    <main class="page missing" id="main" tabindex="-1">
      <h1>${t}</h1>
      <p>${e}</p>
      <a class="button primary" href="/">${i("app.home")}</a>
    </main>
    <${P} />`}var Fn=()=>location.hash.slice(1).toLowerCase();function Mn(){let[e,t]=u(Fn());return f(()=>{let n=()=>t(Fn());return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),o`
    <${y} />
    <main class="page rules" id="main" tabindex="-1">
      <h1>${i("rules.title")}</h1>
      <p><a class="button" href="/learn">${i("front.learn")}</a></p>
      <${qe} marked=${e} page />
    </main>
    <${P} />`}var Xi=[[/WhatsApp/,"WhatsApp"],[/Instagram/,"Instagram"],[/FBAN|FBAV|FB_IAB/,"Facebook"],[/Telegram/,"Telegram"],[/\bLine\//,"Line"],[/; wv\)/,""]];function zi(e){return Xi.find(([t])=>t.test(e))?.[1]??null}var Yt=zi(globalThis.navigator?.userAgent??""),Rn=v(A("inside","tab")!==null);function ts(){Rn.value=!0,I("inside","shut","tab")}function Bn(){let[e,t]=u(!1);return Yt===null||Rn.value||S.value==="/seats"?null:o`
    <div class="connection inside" role="note">
      <p>${Yt?i("inside.notice",{app:Yt}):i("inside.notice_any")}</p>
      <button type="button" onClick=${()=>t(!0)}>${i("inside.open")}</button>
      <button type="button" class="plain icon" aria-label=${i("app.close")} onClick=${ts}>✕</button>
    </div>
    ${e&&o`<${es} onClose=${()=>t(!1)} />`}`}function es({onClose:e}){let t=L(S.value),[n,s]=u(_.value?"":ns(t)),[a,r]=u("");return f(()=>{n||w("/api/me/links",{kind:"device"}).then(({token:l})=>s(pn(at.value,l,t)),l=>r(ot(l)))},[]),o`
    <${J} title=${i("inside.title")} onClose=${e}>
      <p>${i(_.value?"inside.what":"inside.what_link")}</p>
      ${a&&o`<p class="fault" role="alert">${a}</p>`}
      ${n&&o`<${sn} link=${n} label=${i("inside.link")} title=${i("app.name")} message=${i("inside.message")} copied="inside.copied" />`}
    <//>`}function ns(e){return e?se(at.value,e,F(e)):at.value+location.pathname}function Hn(){let[e]=me.value;return!_.value||!e?null:o`
    <div class="connection device-news" role="status">
      <p>${e.name?i("devices.came",{name:x(e.name)}):i("devices.came_unknown")}</p>
      <div class="row">
        <a class="button" href="/seats">${i("devices.look")}</a>
        <button type="button" onClick=${()=>$(pe)}>${i("devices.known")}</button>
      </div>
    </div>`}function Gn(){return o`
    <div class="toasts">
      <div role="alert">${Nt.value.filter(e=>e.fault).map(Un)}</div>
      <div role="status">${Nt.value.filter(e=>!e.fault).map(Un)}</div>
    </div>
    <p class="unseen" aria-live="polite"><span key=${Lt.value.number}>${Lt.value.words}</span></p>`}function Un(e){return o`
    <div class=${e.fault?"toast fault":"toast"} key=${e.id}>
      <p>${e.message}</p>
      ${e.reload&&o`<${$e} kind="plain" />`}
      <button type="button" class="plain icon" aria-label=${i("app.close")} onClick=${()=>re(e.id)}>✕</button>
    </div>`}var is=async()=>(await V(()=>import("./learn-U5Z3IJQ3.js"))).begin(),ss=async()=>(await V(()=>import("./lobby-OXJDXN44.js"))).begin(),os=async()=>(await V(()=>import("./record-LAXABCEE.js"))).begin(),as=async()=>(await V(()=>import("./along-EXBBW5IY.js"))).begin();function rs(){let e=L(S.value);return e?o`<${Ln} code=${e} key=${e} />`:S.value==="/"?o`<${gn} />`:S.value==="/rules"?o`<${Mn} />`:S.value==="/learn"?o`<${X} load=${is} key="learn" />`:S.value==="/lobby"?o`<${X} load=${ss} key="lobby" />`:S.value==="/record"?o`<${X} load=${os} key="record" />`:S.value==="/seats"?o`<${X} load=${as} key="seats" />`:o`<${Ot} title=${i("app.no_page")} message=${i("errors.not_found")} />`}function ls(e){e.preventDefault(),document.getElementById("main")?.focus()}var us=4e3;function cs(){let e=ee.value&&!L(S.value);return f(()=>{let t=e?setInterval(T,us):0;return()=>clearInterval(t)},[e]),e?o`<div class="connection offline" role="status"><p>${i("net.offline")}</p></div>`:null}function ms(){return o`
    <a class="skip" href="#main" onClick=${ls}>${i("app.skip")}</a>
    <${cs} />
    <${Hn} />
    <${Bn} />
    <${rs} />
    <${Je} />
    <${Gn} />`}async function fs(){let e=L(location.pathname);e&&nt(e),fn(),await Xt(Vt()),await Promise.all([T(),fe()]),De(),ve(),ne();let t=document.getElementById("app");t&&Jt(o`<${ms} />`,t),B(mn),ps(),ie()}function ps(){let e=!0;B(()=>{let t=S.value;e||requestAnimationFrame(()=>document.getElementById("main")?.focus({preventScroll:!0})),!e&&t==="/"&&T(),e=!1})}fs();
