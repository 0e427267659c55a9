import{a as pt}from"./chunk-UI7Y6DYR.js";import{a as ut,b as ct,c as Ee,d as Ie}from"./chunk-ICXSQKKM.js";import{a as S,c as un,e as cn}from"./chunk-FRUYWQDH.js";import{d as ot,e as at,f as ve,h as ge,i as Nt,l as Te}from"./chunk-5QXRNKM6.js";import{a as Fe,b as Re,c as O}from"./chunk-GUTLHAXB.js";import{b as Le,d as Me,e as Be,g as He,h as Ge,i as Ue,j as We,k as Ke,l as mt,m as Je,n as je,o as qe,p as Ye,q as Ze,r as Qe}from"./chunk-DLH2KU3T.js";import{a as _,b as F,c as Oe,d as ln,e as N}from"./chunk-Y245YDBB.js";import{a as we,b as Pt,c as rt,d as be,e as ye,f as ke,g as h,h as q,i as lt,k as _e}from"./chunk-NHVNEY4G.js";import{k as de,l as $e}from"./chunk-AF4TVFWA.js";import{a as Ve,b as Xe,c as ze}from"./chunk-BHSPOORE.js";import{a as I,b as te,d as V,e as D,f as ee,g as X,h as ne,j as ft,k as tn}from"./chunk-FFOQ4EIA.js";import{A as en,B as nn,C as sn,D as on,E as an,G as rn,a as Vt,b as Xt,c as zt,d as b,e as U,f as le,g as et,h as k,i as ue,j as nt,l as it,n as ce,o as me,q as fe,r as v,s as pe,t as st,u as Ne,v as Pe,w as Ae,x as De}from"./chunk-ZCCXCGIP.js";import{a as xe,c as Se,d as Ce}from"./chunk-6C4XHDQ2.js";import"./chunk-QXAYAVIB.js";import"./chunk-SVO2JTGA.js";import{a as E,c as x}from"./chunk-GR7PMV56.js";import{B as re,x as oe,y as ae}from"./chunk-6O6E35L7.js";import{a as W,b as K}from"./chunk-LBZVIMK6.js";import{b as z,c as Et,d as It,e as L,f as ie,g as se,h as tt,i as p,j as G,k as Ot,l as he}from"./chunk-JRKNSPMS.js";import{A as qt,B as Yt,D as i,F as Zt,G as w,H as Ct,I as Tt,K as Qt,b as Wt,c as s,d as u,e as j,g as c,h as Kt,j as f,k as B,l as P,n as Jt,p as jt,q as C,r as T,s as y,t as H,u as St,v as A,w as d}from"./chunk-FAER6UMS.js";var Kn={players:3,clan:0,phase:"dominance",territories:{b2:{clan:1,dominance:2,chief:!1},b3:{clan:0,dominance:3,chief:!0},c2:{clan:1,dominance:1,chief:!0},c3:{clan:1,dominance:2,chief:!1},c5:{clan:0,dominance:2,chief:!1},b4:{clan:0,dominance:1,chief:!1},d3:{clan:1,dominance:1,chief:!1},d5:{clan:2,dominance:2,chief:!0},d6:{clan:2,dominance:1,chief:!1},e6:{clan:2,dominance:1,chief:!1}},moai:["d2","e7"],tangata_manu:[[],["c2-d2-d3"],["d5-d6-e6","d6-e6-e7"]],reserves:[],moai_left:10,make_make:0,retired:[],winner:null,result:null},Jn=[0,1,2].map(e=>({name:"",look:e})),Y=new Set,jn={spaces:Y,grounds:Y},mn=()=>{};function ht({state:e=Kn}){return s`
    <div class="island" inert aria-hidden="true">
      <${de} state=${e} clans=${Jn} targets=${Y} choices=${Y} selected=${null} ghost=${null}
        marked=${jn} reasons=${Y} coordinates=${!1} text=${i} onSpace=${mn} onGround=${mn} />
    </div>`}var qn=3e4,fn=12,Yn=[0,1,2,3].map(e=>({name:"",look:e})),Zn=e=>e.status==="finished"||e.status==="cancelled";function Qn(){c(()=>{let e=new AbortController,t=()=>document.visibilityState==="visible"&&k(),n=setInterval(t,qn);return document.addEventListener("visibilitychange",t,{signal:e.signal}),()=>{clearInterval(n),e.abort()}},[])}function pn(){Qn();let e=U.value,t=e.filter(r=>r.your_turn),n=e.filter(r=>r.status==="playing"&&!r.your_turn),o=e.filter(r=>r.status==="waiting"),a=e.filter(Zn);return s`
    <section class="my-games stack" aria-labelledby="my-games">
      <h1 id="my-games">${i("front.my_games")}</h1>
      <${At} title=${t.length?i("games.mine",{n:t.length}):i("games.none_mine")} list=${t} />
      ${n.length>0&&s`<${At} title=${i("games.others")} list=${n} boards=${fn-t.length} />`}
      ${o.length>0&&s`<${At} title=${i("games.before")} list=${o} />`}
      ${a.length>0&&s`<${Vn} list=${a} />`}
    </section>`}function At({title:e,list:t,boards:n=fn}){return s`
    <div class="games-part">
      <h2>${e}</h2>
      ${t.length>0&&s`
        <ul class="games">${t.map((o,a)=>s`<${hn} game=${o} board=${a<n} key=${o.code} />`)}</ul>`}
    </div>`}function Vn({list:e}){return s`
    <details class="more games-past">
      <summary>${i("games.past",{n:e.length})}</summary>
      <ul class="games">${e.map(t=>s`<${hn} game=${t} board=${!1} key=${t.code} />`)}</ul>
    </details>`}function Dt(e){return e.name||Zt(E(e.seats).filter(t=>t!==null).map(w))}function Xn(e){if(e.your_turn)return i("games.your_turn");let t=e.seats.findIndex(n=>n.clan!==null&&n.clan===e.state?.clan);return e.status!=="playing"||t<0?i(`games.${e.status}`):i("turn.theirs",{name:w(E(e.seats)[t]??"")})}function hn({game:e,board:t}){return s`
    <li>
      <a class=${e.your_turn?"game waits":"game"} href=${`/r/${e.code}`}>
        ${t&&e.state&&s`<span class="game-board"><${$e} state=${e.state} clans=${Yn} text=${i} /></span>`}
        <span class="game-words">
          <span class="game-title">${Dt(e)}</span>
          <span class="game-state">${Xn(e)}</span>
          ${e.deadline&&s`<span class="game-left">${i("games.deadline",{when:Ct(e.deadline)})}</span>`}
          <time datetime=${e.updated_at}>${Ct(e.updated_at)}</time>
        </span>
      </a>
    </li>`}var R=()=>import("./time-5R26OXV5.js");function M({load:e,name:t,...n}){let[o,a]=u(null);return c(()=>{G(e).then(r=>r?a(r):n.onClose())},[]),o&&s`<${o[t]} ...${n} />`}var zn=[2,3,4];function dn(){let e=b.value!==null&&U.value.length>0;return s`
    <${v} />
    <main class="page front" id="main" tabindex="-1">
      ${e?s`<${pn} />`:s`<${ti} />`}
      <div class="front-side">
        <${ii} />
        ${e&&s`<p class="note"><a class="learn-again" href="/learn">${i("front.learn")}</a></p>`}
        ${b.value&&s`<${oi} />`}
        ${b.value&&s`<${ai} />`}
        <p class="note whoami"><a class="learn-again" href="/seats">${i(b.value?"front.seats":"front.been_here")}</a></p>
      </div>
    </main>
    <${S} />`}function ti(){return s`
    <section class="welcome" aria-labelledby="title">
      <h1 id="title">${i("front.title")}</h1>
      <p class="lead">${i("front.lead")}</p>
      <a class="learn-way" href="/learn"><strong>${i("front.learn")}</strong><span>${i("front.learn_what")}</span></a>
      <${ht} />
    </section>`}async function ei(e,t){await it(e),ot();let n=await d("/api/rooms",t);F(`/r/${n.code}`)}function ni(e){return Array.from({length:e-1},(t,n)=>n+1)}function ii(){let[e,t]=u(null),n=e??nt(),[o,a]=u(3),[r,l]=u(""),[m,$]=u("random"),Ht=g=>{a(g),Number(m)>=g&&$("random")},[Z,J]=u("none"),[Q,Mn]=u(ve[0]),[Gt,Bn]=u(!0),[Hn,Ut]=u(!1),[Gn,Un]=u(null);return s`
    <form class="card stack" onSubmit=${async g=>{g.preventDefault(),Ut(!0);try{await ei(n,{seats:o,name:r,autostart:Gt,first:m==="random"?m:Number(m),pace:at[Z],absence:Q})}catch(Wn){Un(ut(Wn))}Ut(!1)}} aria-labelledby="new-table">
      <h2 id="new-table">${i("front.new_table")}</h2>
      <${ct} value=${n} onInput=${t} fault=${Gn} />
      <${si} value=${o} onChange=${Ht} />
      <${Te} pace=${Z} absence=${Q} onPace=${J} onAbsence=${Mn} />
      <details class="more">
        <summary>${i("front.more")}</summary>
        <div class="stack">
          <label class="field"><span>${i("front.table_name")}</span>
            <input type="text" maxlength="60" value=${r} onInput=${g=>l(g.target.value)} autocomplete="off" />
          </label>
          <label class="field"><span>${i("front.first")}</span>
            <select value=${m} onChange=${g=>$(g.target.value)}>
              <option value="random">${i("front.first_random")}</option>
              <option value="0">${i("front.first_me")}</option>
              ${ni(o).map(g=>s`<option value=${g}>${i("front.first_seat",{n:g+1})}</option>`)}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked=${Gt} onChange=${g=>Bn(g.target.checked)} />
            <span>${i("front.autostart")}</span>
          </label>
        </div>
      </details>
      <button class="primary large" disabled=${Hn}>${i("front.make")}</button>
      <p class="note">${i("front.private")}</p>
    </form>`}function si({value:e,onChange:t}){return s`
    <fieldset class="field segments">
      <legend>${i("front.players")}</legend>
      <div class="segment-row">
        ${zn.map(n=>s`
          <label class="segment">
            <input type="radio" name="seats" value=${n} checked=${n===e} onChange=${()=>t(n)} />
            <span>${n}</span>
          </label>`)}
      </div>
      ${e===2&&s`<p class="note">${i("front.two")}</p>`}
    </fieldset>`}function oi(){let[e,t]=u(!1);return s`
    <p class="note whoami"><button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>t(!0)}>${i("hours.title")}</button></p>
    ${e&&s`<${M} load=${R} name="HoursDialog" onClose=${()=>t(!1)} />`}`}function ai(){return s`
    <p class="note whoami">
      ${i("front.known_as",{name:w(b.value?.nickname??"")})}
      <button type="button" class="plain" onClick=${()=>p(me).then(k)}>${i("front.sign_out")}</button>
    </p>`}function dt({open:e}){return s`
    <${v} />
    <main class="page" id="main" tabindex="-1">
      <${O} open=${e} />
      <p role="status">${e.trouble.value?.message??i("app.loading")}</p>
    </main>`}function $t(e,t=Math.random()){let n=Math.min(15e3,500*2**Math.min(e,10));return n/2+n/2*t}var ri=1e4,li=4004,vt=class{constructor(t){this.ends=t,this.socket=null,this.up=!1,this.attempt=0,this.timer=void 0,this.heard=0}dial(){this.hangUp();let t;try{t=new WebSocket(this.ends.address())}catch{return this.#n()}this.socket=t,this.timer=setTimeout(()=>this.#e(t,0),ri),t.onmessage=n=>this.#t(t,n.data),t.onclose=n=>this.#e(t,n.code)}hangUp(){clearTimeout(this.timer);let t=this.socket;this.socket=null,this.up=!1,t?.close()}send(t){return!this.up||this.socket?.readyState!==WebSocket.OPEN?!1:(this.socket.send(JSON.stringify(t)),!0)}#t(t,n){t!==this.socket||typeof n!="string"||(this.heard=performance.now(),this.ends.onFrame(JSON.parse(n)),!this.up&&(clearTimeout(this.timer),this.up=!0,this.attempt=0,this.ends.onUp()))}#e(t,n){if(t===this.socket){if(this.hangUp(),n===li)return this.ends.onGone();this.#n()}}#n(){this.timer=setTimeout(()=>this.dial(),$t(this.attempt)),this.attempt+=1,this.ends.onDown()}};var ui=4e3,gt=class{constructor(t){this.room=t,this.place=`unsent:${t.code}`,this.pending=f(this.#t()),this.refused=f(null),this.timer=void 0,this.attempt=0}#t(){let t=C(this.place,"tab");return t?{...JSON.parse(t),unsent:!0}:null}act(t,n){this.pending.value||(this.refused.value=null,this.#i({id:pt(),version:n,action:t,unsent:!1}),this.flush())}flush(){let t=this.pending.value;if(!t)return;clearTimeout(this.timer);let{id:n,version:o,action:a}=t;if(!this.room.link.send({type:"action",id:n,version:o,action:a}))return this.#n(t);this.timer=setTimeout(()=>this.#e(t),ui)}answered(t){if(t.id!==this.pending.value?.id)return;if(t.type==="ack")return this.#s();let n=new y(t.status??409,t);mi(t.code)?this.#o():this.#a(n)}mark(){this.pending.value&&this.#i({...this.pending.value,unsent:!0})}#e(t){return this.mark(),this.#n(t)}drop(){this.#i(null)}stop(){clearTimeout(this.timer)}async#n(t){let{id:n,version:o,action:a}=t;try{await d(`${this.room.path}/actions`,{id:n,version:o,action:a}),this.pending.value?.id===n&&this.#s()}catch(r){if(this.pending.value?.id!==n)return;if(r instanceof y&&!r.passing)this.#a(r);else if(r instanceof y||r instanceof H)this.#o();else throw r}}#s(){this.#i(null),this.room.link.up||this.room.refresh()}#o(){this.pending.value&&(this.mark(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.flush(),$t(this.attempt)),this.attempt+=1)}#a(t){this.#i(null),this.refused.value=t,t.body.room?this.room.accept(t.body.room):this.room.refresh()}#i(t){t||(clearTimeout(this.timer),this.attempt=0),this.pending.value=t,T(this.place,t&&JSON.stringify(t),"tab")}},ci=new Set(["not_saved","internal_error","too_many_requests"]);function mi(e){return ci.has(e)}var fi=150,wt=class{constructor(t){this.open=t,this.looking=f(null),this.from=null,this.shown=f(null),this.position=B(()=>this.#t()),this.states=new Map,this.fetching=!1,this.arrived=!1}follow(t){let n,o=()=>this.#n(),a=P(()=>{let r=this.looking.value;clearTimeout(n),(r!==null||this.arrived)&&(n=setTimeout(o,fi))});addEventListener("popstate",o,{signal:t}),t.addEventListener("abort",()=>[a(),clearTimeout(n)])}arrive(){let t=this.open.room.value?.version??0;if(this.arrived||!this.open.room.value?.state)return;this.arrived=!0;let n=De(location.search,t);n!==null&&(Number.isNaN(n)?L(i("past.none")):this.lookAt(n),this.#n())}async lookAt(t){if(this.looking.value===null&&(this.from=document.activeElement),this.looking.value=t,!this.fetching){this.fetching=!0;try{await this.#e()}catch(n){L(tt(n),!0),this.looking.value=this.shown.value?.version??null}finally{this.fetching=!1}}}now(){let t=this.looking.value!==null;this.looking.value=null,(!t||!this.open.seen.check())&&(this.shown.value=null)}async stateAt(t){let{room:n}=this.open.view.value;if(n?.state&&n.version===t)return n.state;let o=this.states.get(t)??await A(`${this.open.path}/states/${t}`);return this.states.set(t,o),o}#t(){let{room:t}=this.open.view.value;if(!t?.state)return null;let n={version:t.version,state:t.state};return{...this.shown.value??n,past:this.shown.value!==null||this.looking.value!==null}}async#e(){for(;this.looking.value!==null&&this.shown.value?.version!==this.looking.value;){let t=this.looking.value,n=await this.stateAt(t);this.looking.value!==null&&(this.shown.value={version:t,state:n})}}#n(){if(I(location.pathname)!==this.open.code)return;let t=this.looking.value===null?"":`?v=${this.looking.value}`;this.arrived&&location.search!==t&&history.replaceState(history.state,"",location.pathname+t+location.hash)}};var pi=2e3,Lt=e=>e?.turns.at(-1)?.events.at(-1)?.version??0,$n=()=>document.visibilityState==="hidden",bt=class{constructor(t){this.open=t,this.place=`seen:${t.code}`;let n=C(this.place,"tab");this.version=n===null?null:Number(n),this.away=f(null),this.returning=!0,this.toldOf=f(0),this.left=null}get told(){return this.toldOf.value}set told(t){this.toldOf.value=t}get telling(){let t=this.away.value;return t!==null&&(!t.still||this.told<Lt(t))}heard(t){typeof t=="number"&&this.#e(t)}drawn(t){this.#e(t),this.open.link.send({type:"seen",version:t})}tellsLater(t){return t<=Lt(this.away.value)||this.returning||$n()&&h(this.open.view.value)!==null}waitForPage(){return P(()=>{Ot.value===0&&Jt(()=>this.returning&&this.check())})}leave(){let{looking:t,shown:n}=this.open.past,{room:o}=this.open.view.value;this.away.value&&this.stop(),this.left=o?.state&&t.value===null&&n.value===null?{version:o.version,state:o.state}:null}stop(){this.away.value=null,this.open.past.now()}finish(){this.told=Math.max(this.told,Lt(this.away.value)),this.stop(),this.open.sayDrawn()}check(){let{view:t,past:n}=this.open,{room:o,events:a}=t.value;if(!o||$n()||rt(t.value)||this.away.value||n.looking.value!==null||this.open.trying.value)return!1;let r=h(t.value)?.clan??null,l=r===null||this.version===null?[]:Pe(a,this.version,r);if(this.returning=l.length>0&&Ot.value>0,!l.length||!o.state||this.returning)return!1;let m=Ae(l,o.state.players),$={turns:m,all:Ne(l).length,since:m[0].events[0].version-1,still:He()};return this.away.value=$,$.still?n.shown.value=null:this.#t($),!0}async#t(t){let{past:n}=this.open;if(this.left?.version===t.since){n.shown.value=this.left;return}let o=setTimeout(()=>this.away.value===t&&n.shown.value===null&&this.finish(),pi);try{let a=await n.stateAt(t.since);this.away.value===t&&(n.shown.value={version:t.since,state:a})}catch{this.away.value===t&&this.finish()}clearTimeout(o)}#e(t){t<=(this.version??-1)||(this.version=t,T(this.place,String(t),"tab"))}};var yt=class{constructor(t){this.open=t,this.messages=f([]),this.read=f(Number(C(`read:${t.code}`)??0)),this.hidden=f((C("hidden")??"").split(" ").filter(Boolean)),this.unread=B(()=>{let n=this.open.view.value.you?.player;return this.messages.value.filter(({player:a,number:r})=>a!==n&&r>this.read.value&&!this.hides(a)).length}),this.fetching=!1}get possible(){return h(this.open.view.value)!==null}get last(){return this.messages.peek().at(-1)?.number??0}async check(){let t=this.open.room.peek()?.talk??0;if(this.fetching||!this.possible||t<=this.last)return;this.fetching=!0;let n=this.messages.peek().length===0;try{this.#t(await A(`${this.open.path}/talk?since=${this.last}`),!n)}catch(o){if(!(o instanceof H||o instanceof y))throw o}finally{this.fetching=!1}}async say(t,n=pt()){this.#t([await d(`${this.open.path}/talk`,{id:n,...t})],!1),await this.check()}async nudge(){this.#t([await d(`${this.open.path}/nudge`)],!1),await this.check()}look(){this.read.peek()!==this.last&&(this.read.value=this.last,T(`read:${this.open.code}`,String(this.last)))}hides(t){return this.hidden.value.includes(t)}hide(t,n){let o=this.hidden.value.filter(a=>a!==t);this.hidden.value=n?[...o,t]:o,T("hidden",this.hidden.value.join(" ")||null)}nameOf(t){let n=this.open.room.value?.seats??[],o=n.findIndex(a=>a.player?.id===t);return w(o>=0&&E(n)[o]||i("talk.somebody"))}wordsOf({kind:t,text:n="",phrase:o,player:a,to:r=""}){return t==="phrase"?i(`talk.phrase.${o}`):t==="nudge"?i("talk.nudge_said",{name:this.nameOf(a),to:this.nameOf(r)}):n}#t(t,n){let o=this.open.view.peek().you?.player;for(let a of t)a.number===this.last+1&&(this.messages.value=[...this.messages.peek(),a],n&&a.player!==o&&!this.hides(a.player)&&this.#e(a))}#e(t){let n=this.wordsOf(t);se(t.kind==="nudge"?n:i("talk.said",{name:this.nameOf(t.player),words:n}))}};var hi=3e4,di=3e3,$i=2e4,kt=class{constructor(t){this.code=t,this.path=`/api/rooms/${encodeURIComponent(t)}`,this.view=f(we),this.status=f("connecting"),this.trouble=f(null),this.room=B(()=>this.view.value.room),this.link=new vt({address:()=>this.#t(),onFrame:n=>this.#e(n),onUp:()=>this.#o(),onDown:()=>this.#a(),onGone:()=>this.refresh()}),this.outbox=new gt(this),this.past=new wt(this),this.seen=new bt(this),this.talk=new yt(this),this.journal=new xe(this),this.trying=f(null),this.tried=null,this.hiddenSince=0,this.ears=new AbortController}enter(){let{signal:t}=this.ears;document.addEventListener("visibilitychange",()=>this.#r(),{signal:t}),addEventListener("online",()=>this.link.dial(),{signal:t}),addEventListener("offline",()=>this.#i(),{signal:t}),addEventListener("pageshow",n=>n.persisted&&this.link.dial(),{signal:t}),this.past.follow(t),this.journal.follow(t),t.addEventListener("abort",this.seen.waitForPage()),this.watch=setInterval(()=>this.#l(),di),this.link.dial()}leave(){this.ears.abort(),clearInterval(this.watch),this.link.hangUp(),this.outbox.stop()}retry(){this.link.attempt=0,this.link.dial()}accept(t,n){this.view.value=be(this.view.value,t,n),this.#n(t.seen),this.#s()}async command(t,n){this.accept(await d(this.path+t,n))}async refresh(){try{return this.accept(await A(this.path)),this.trouble.value=null,!0}catch(t){return t instanceof y&&this.#u(t),t instanceof y&&!t.passing}}foresee(t){return d(`${this.path}/preview`,{action:t,version:this.room.value?.version})}sayDrawn(){let t=this.room.value?.version,n=this.past.position.value?.past||this.seen.away.value||this.seen.returning||this.trying.value;t!==void 0&&!n&&document.visibilityState==="visible"&&this.seen.drawn(t)}get gone(){return this.status.value==="gone"}#t(){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}${this.path}/socket?since=${Pt(this.view.value)}`}#e(t){if(t.type==="ack"||t.type==="error")return this.outbox.answered(t);if(t.type==="device")return k();this.view.value=ke(this.view.value,t),this.link.up&&(this.status.value="live"),this.#n(t.type==="seen"?t.version:t.room?.seen),this.#s()}#n(t){this.seen.heard(t),this.past.arrive(),this.seen.returning&&this.seen.check(),this.talk.check()}async#s(){if(!(!rt(this.view.value)||this.filling)){this.filling=!0;try{let t=await A(`${this.path}/events?since=${Pt(this.view.value)}`);this.view.value=ye(this.view.value,t),this.#n(void 0)}catch(t){if(!(t instanceof H||t instanceof y))throw t}finally{this.filling=!1}}}#o(){this.status.value="live",this.outbox.flush(),this.sayDrawn()}async#a(){if(this.gone)return;this.status.value==="live"&&(this.status.value="connecting");let t=await this.refresh();this.link.up||this.gone||(this.status.value=t?"polling":"offline",t&&this.outbox.flush())}#i(){this.status.value="offline",this.outbox.mark()}#r(){if(document.visibilityState==="hidden"){this.hiddenSince=performance.now(),this.seen.leave();return}let t=performance.now()-this.hiddenSince>$i;this.seen.returning=!0,t||!this.link.up?this.link.dial():this.seen.check(),this.sayDrawn()}async#l(){if(document.visibilityState==="hidden")return;if(this.status.value==="polling")return this.refresh();if(!this.link.up||performance.now()-this.link.heard<hi)return;this.link.heard=performance.now();let t=this.room.value?.revision??0,n=await this.refresh(),o=(this.room.value?.revision??0)>t;(!n||o)&&this.link.dial()}#u(t){this.trouble.value=t,t.status===404&&(this.link.hangUp(),this.status.value="gone")}};function _t({room:e,you:t,onFree:n}){let o=E(e.seats);return s`
    <ol class="seats">
      ${e.seats.map((a,r)=>s`
        <li class=${`seat look-${r}${a.player?"":" free"}`} key=${a.seat}>
          <${oe} look=${r} />
          <span class="seat-name">${o[r]?s`<bdi>${o[r]}</bdi>`:i("waiting.free")}</span>
          <span class="seat-tags">
            ${t?.seats.includes(a.seat)&&s`<span class="tag">${i("waiting.you")}</span>`}
            ${a.player?.id===e.host&&s`<span class="tag">${i("waiting.host")}</span>`}
            ${a.player&&s`<span class=${a.online?"here":"away"}>${i(a.online?"waiting.here":"waiting.away")}</span>`}
          </span>
          ${n&&a.player&&a.player.id!==e.host&&s`
            <button type="button" class="plain" onClick=${()=>n(a.seat)}
              aria-label=${i("waiting.free_seat_of",{name:o[r]??""})}>${i("waiting.free_seat")}</button>`}
        </li>`)}
    </ol>`}function vn({open:e}){let t=e.room.value,n=t.seats.find(a=>a.player?.id===t.host)?.player?.nickname??"",o=i(gn(t)?"invited.title_of":"invited.title",{name:w(n)});return N(o),s`
    <${v} />
    <main class="page invited" id="main" tabindex="-1">
      <${O} open=${e} />
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${o}</h1>
        ${t.name&&s`<p class="room-name"><bdi>${t.name}</bdi></p>`}
        <p class="lead">${i("invited.lead")}</p>
        <${ht} />
      </section>
      <div class="front-side">
        <${vi} open=${e} room=${t} />
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">${i("waiting.seats")}</h2>
          <${_t} room=${t} you=${null} />
        </section>
        <p class="note"><a class="learn-again" href=${`/learn?table=${encodeURIComponent(t.code)}`}>${i("front.learn")}</a></p>
      </div>
    </main>
    <${S} />`}function gn(e){return e.seats.every(t=>t.player)?"full":e.visibility==="public"||D(e.code)?null:ne(e.code)?"freed":"no_invite"}function vi({open:e,room:t}){switch(gn(t)){case"full":return s`<${Ft} title=${i("invited.full")} why=${i("invited.full_why")} />`;case"freed":return s`<${Ft} title=${i("invited.freed")} why=${i("invited.freed_why")} />`;case"no_invite":return s`<${Ft} title=${i("invited.no_invite")} why=${i("invited.no_invite_why")} />`;default:return s`<${Rt} open=${e} code=${t.code} />`}}function Ft({title:e,why:t}){return s`<section class="card stack"><h2>${e}</h2><p>${t}</p></section>`}async function gi(e,t,n){await it(n),ot();let o=D(t);await e.command("/seats",o?{invite:o}:{}),ee(t),e.link.dial()}function Rt({open:e,code:t}){let[n,o]=u(null),a=n??nt(),[r,l]=u(!1),[m,$]=u(null);return s`
    <form class="card stack" onSubmit=${async Z=>{Z.preventDefault(),l(!0);try{await gi(e,t,a)}catch(J){let Q=J instanceof y&&J.code==="invite_required";$(Q?i("invited.dead_invite"):ut(J))}l(!1)}} aria-labelledby="take-seat">
      <h2 id="take-seat">${i("invited.sit_down")}</h2>
      <${ct} value=${a} onInput=${o} fault=${m} />
      <button class="primary large" disabled=${r}>${i("invited.take_seat")}</button>
      <p class="note">${i("invited.no_account")}</p>
    </form>`}function wn({open:e}){let t=e.view.value,{room:n}=t;if(!n?.clock?.offered||n.status!=="playing")return null;let o=x(n)(n.clock.clan),a=h(t);return a?.clan===n.clock.clan?s`<${wi} open=${e} />`:a?s`<${bi} open=${e} name=${o} />`:D(e.code)?s`
    <div class="offered" role="group" aria-label=${i("offered.title")}>
      <p>${i("offered.for_you",{name:o})}</p>
      <${Rt} open=${e} code=${e.code} />
    </div>`:null}function wi({open:e}){return s`
    <div class="offer" role="status">
      <p>${i("offered.mine")}</p>
      <div class="row"><button type="button" class="primary" onClick=${()=>p(()=>e.command("/back"))}>${i("offered.back")}</button></div>
    </div>`}function bi({open:e,name:t}){let[n,o]=u(!1),a=e.view.value.room;return s`
    <div class="offer" role="status">
      <p>${i("offered.to_send",{name:t})}</p>
      <div class="row"><button type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${i("offered.send")}</button></div>
    </div>
    ${n&&s`
      <${W} title=${i("offered.send")} onClose=${()=>o(!1)}>
        <${ft} code=${a.code} invite=${e.view.value.you?.offered??null} name=${a.name} />
      <//>`}`}function bn({open:e}){let{room:t,you:n}=e.view.value,o=j(null);if(c(()=>o.current?.focus({preventScroll:!0}),[]),!t?.state?.result)return null;let{winner:a,result:r}=t.state,l=a===null?"":x(t)(a);return s`
    <section class="end" aria-labelledby="end-title">
      <div class="end-figure" aria-hidden="true">
        ${a===null?s`<${re} />`:s`<${ae} look=${a} />`}
      </div>
      <h2 id="end-title" tabindex="-1" ref=${o}>${i(`end.${r}`,{name:l})}</h2>
      <p>${i(`end.${r}_why`,{name:l})}</p>
      <p class="row">
        <${yi} open=${e} rematch=${t.rematch} seated=${(n?.seats.length??0)>0} />
        <${on} open=${e} from=${0} words=${i("past.through")} kind="" />
        <a class="button plain" href=${`${e.path}/record`} download=${`make-make-${t.code}.txt`}>${i("table.record")}</a>
      </p>
    </section>`}function yi({open:e,rematch:t,seated:n}){let o=()=>p(async()=>F(`/r/${(await d(`${e.path}/rematch`)).code}`));return t?s`<a class="button primary" href=${`/r/${t}`}>${i(n?"end.to_rematch":"end.watch_rematch")}</a>`:n?s`<button type="button" class="primary" onClick=${o}>${i("end.rematch")}</button>`:null}var ki=3e4;function yn({open:e}){let t=lt(e.view.value),n=b.value!==null;c(()=>{if(t||!n)return;let a=()=>document.visibilityState==="visible"&&k();a();let r=setInterval(a,ki);return()=>clearInterval(r)},[t,n]);let o=U.value.find(a=>a.your_turn&&a.code!==e.code);return t||!o?null:s`<a class="button next-game" href=${`/r/${o.code}`}>${i("games.next",{title:Dt(o)})}</a>`}function kn({open:e}){let[t,n]=u(null),o=()=>n(null);return s`
    <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>n("menu")}>${i("menu.open")}</button>
    ${t==="menu"&&s`<${_i} open=${e} onShow=${n} />`}
    ${t==="sharing"&&s`<${xi} open=${e} onClose=${o} />`}
    ${t==="time"&&s`<${M} load=${R} name="TimeDialog" open=${e} onClose=${o} />`}
    ${t==="hours"&&s`<${M} load=${R} name="HoursDialog" open=${e} onClose=${o} />`}
    ${t==="rename"&&s`<${Ee} onClose=${o} />`}
    ${t==="resign"&&s`<${Si} open=${e} onClose=${o} />`}`}function _i({open:e,onShow:t}){let n=e.view.value,o=q(n),a=h(n)!==null,r=()=>{t(null),mt()};return s`
    <${W} title=${i("menu.title")} onClose=${()=>t(null)}>
      <div class="menu">
        <button type="button" onClick=${r}>${i("app.rules")}</button>
        ${a&&s`<button type="button" onClick=${()=>t("rename")}>${i("nickname.change")}</button>`}
        <button type="button" onClick=${()=>t("sharing")}>${i("menu.sharing")}</button>
        ${o&&s`<button type="button" onClick=${()=>t("time")}>${i("time.title")}</button>`}
        ${a&&s`<button type="button" onClick=${()=>t("hours")}>${i("hours.title")}</button>`}
        ${o&&s`<${Ci} open=${e} onDone=${()=>t(null)} />`}
        ${o&&s`<button type="button" class="grave" onClick=${()=>t("resign")}>${i("menu.resign")}</button>`}
        <a class="button" href="/">${i("menu.home")}</a>
        <label class="check"><input type="checkbox" checked=${Me.value} onChange=${l=>Be(l.target.checked)} />
          <span>${i("menu.sounds")}</span></label>
        <div class="menu-languages"><span>${i("app.language")}</span><${fe} /></div>
      </div>
    <//>`}function xi({open:e,onClose:t}){let[n,o]=u(null),a=j(e.past.position.value?.version??0);return c(()=>{G(()=>import("./sharing-2WB6IN7L.js")).then(r=>r?o(r):t())},[]),n&&s`<${n.SharingDialog} open=${e} version=${a.current} onClose=${t} />`}function Si({open:e,onClose:t}){let[n,o]=u(!1),a=async()=>{await p(()=>d(`${e.path}/resign`))&&e.refresh(),t()},r=n?"again":"first";return s`
    <${K} key=${r} title=${i(`menu.resign_${r}`)} yes=${i(`menu.resign_${r}_yes`)} grave
      onYes=${n?a:()=>o(!0)} onClose=${t}>
      <p>${i(`menu.resign_${r}_what`)}</p>
    <//>`}function Mt(e,t){return p(()=>e.command("/draw",{agree:t}))}function Ci({open:e,onDone:t}){let{room:n}=e.view.value,o=h(e.view.value)?.clan??-1;if(n?.draw.length)return null;let a=async()=>await Mt(e,!0)&&t();return o<0?null:s`<button type="button" onClick=${a}>${i("draw.offer")}</button>`}function Ti({room:e,you:t}){let n=e?.seats.filter(({seat:r})=>t?.seats.includes(r)).map(({clan:r})=>r??-1)??[],o=e?.draw.some(r=>n.includes(r))??!1,a=j({agreed:!1,version:-1});return c(()=>{let r=a.current.agreed&&!e?.draw.length&&a.current.version===e?.version;a.current={agreed:o,version:e?.version??-1},r&&e?.status==="playing"&&L(i("draw.off"))},[o,e?.version]),()=>{a.current={...a.current,agreed:!1}}}function _n({open:e,names:t}){let n=e.view.value,{room:o}=n,a=Ti(n);if(!o?.draw.length||o.status!=="playing")return null;let r=h(n)?.clan??-1,l=o.draw.includes(r),m=()=>(l&&a(),Mt(e,!1));return s`
    <div class="offer" role="status">
      <p>${l?i("draw.you_agree"):i("draw.offered",{name:t(o.draw[0])})}</p>
      ${q(n)&&s`
        <div class="row">
          ${!l&&s`<button type="button" class="primary" onClick=${()=>Mt(e,!0)}>${i("draw.agree")}</button>`}
          <button type="button" onClick=${m}>${i(l?"draw.withdraw":"draw.decline")}</button>
        </div>`}
    </div>`}function xn({open:e}){let[t,n]=u(!1),[o,a]=u(null);if(c(()=>{t&&!o&&G(()=>import("./talking-Q2TXDXYG.js")).then(m=>m?a(m):n(!1))},[t]),!e.talk.possible)return null;let r=e.talk.unread.value,l=r?`${i("talk.open")}, ${i("talk.unread",{n:r})}`:i("talk.open");return s`
    <button type="button" class="plain icon talk-way" aria-haspopup="dialog" aria-label=${l} onClick=${()=>n(!0)}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 5h16v11H11l-5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" /></svg>
      ${r>0&&s`<span class="talk-new" aria-hidden="true">${Math.min(r,99)}</span>`}
    </button>
    ${t&&o&&s`<${o.TalkDialog} open=${e} onClose=${()=>n(!1)} />`}`}function Ei(e,t){let[,n]=u(0);c(()=>{let o=t?setInterval(()=>n(a=>a+1),e?1e3:2e4):0;return()=>clearInterval(o)},[e,t])}function Sn({open:e}){let t=e.view.value,n=t.room,o=ge(n,jt());if(Ei(o?.live??!1,o!==null&&(o.state==="running"||o.state==="bank")),!o)return null;let a=h(t),r=a!==null&&a.clan!==o.clan,l=()=>p(()=>e.command("/day",{version:n.version}));return s`
    <div class="turn-clock" data-clock=${o.state}>
      <p role="timer" aria-live="off">${Ii(t,o)}</p>
      ${r&&s`<button type="button" class="plain" onClick=${l} aria-label=${i("time.day_more_for",{name:x(n)(o.clan)})}>${i("time.day_more")}</button>`}
    </div>`}function Ii(e,t){let n=e.room,o=x(n)(t.clan);return t.state==="paused"?i("time.paused"):t.state==="up"?i(n.clock?.offered?"time.offered":"time.up",{name:o}):t.live?s`<strong class="digits">${Nt(t.left)}</strong> ${i(t.state==="bank"?"time.of_bank":"time.of_turn",{name:o,bank:Nt((n.clock?.banks[t.clan]??0)*1e3)})}`:i(t.state==="bank"?"time.until_bank":"time.until",{when:Oi(e,t.clan)})}function Oi(e,t){let n=e.room,o=Tt(n.deadline??""),a=e.you?.deadline_local;if(!a||a.clan!==t||h(e)?.clan===t)return o;let r=Tt(`${a.time}Z`,"UTC");if(r===o)return o;let l=new Date(n.deadline??"").getDate()===new Date(`${a.time}Z`).getUTCDate();return i("time.both",{theirs:r,name:x(n)(t),mine:l?Qt(n.deadline??""):o})}function Cn({open:e}){let t=e.view.value,n=t.room?.proposal;if(!t.room||!n||t.room.status!=="playing")return null;let o=h(t)?.clan??-1,a=n.agreed.includes(o),r=Se(i,n),l=m=>p(()=>e.command("/proposals/answer",{number:n.number,agree:m}));return s`
    <div class="offer" role="status">
      <p>${a?i("time.you_agree",{what:r}):i("time.proposed",{name:x(t.room)(n.by),what:r})}</p>
      ${q(t)&&s`
        <div class="row">
          ${!a&&s`<button type="button" class="primary" onClick=${()=>l(!0)}>${i("time.agree")}</button>`}
          <button type="button" onClick=${()=>l(!1)}>${i(a?"time.withdraw":"time.decline")}</button>
        </div>`}
    </div>`}function Tn({open:e}){let{choice:t,view:n,stage:o}=Ge(e),{room:a,events:r}=e.view.value,l=e.past.position.value;if(an(e),Ni(e,t),N(Ze(e.view.value),lt(e.view.value)),!a?.state||!l)return null;if(Pi(e))return s`<${dt} open=${e} />`;let m=$=>$.key==="Escape"&&(l.past?e.past.now():t.clear());return s`
    <${v}>
      <button type="button" class="plain" onClick=${()=>mt()}>${i("app.rules")}</button>
      <${xn} open=${e} />
      <${kn} open=${e} />
    <//>
    <main class=${l.past?"table is-past":"table"} id="main" tabindex="-1" data-version=${a.version} data-position=${l.version}
      onKeyDown=${m}>
      <h1 class="unseen">${a.name||i("app.name")}</h1>
      <div class="table-notes">
        <${O} open=${e} />
        ${l.past?s`<${sn} open=${e} />`:s`<div class="turn-row"><${Ye} open=${e} choice=${t} /><${ze} open=${e} /></div>`}
        <${Sn} open=${e} />
        <${wn} open=${e} />
        <${Cn} open=${e} />
        <${_n} open=${e} names=${x(a)} />
        ${h(e.view.value)===null&&s`<p class="note watching">${i("table.watching")}</p>`}
      </div>
      <div class="table-board" onKeyDown=${$=>Fe($,e,o,()=>Ve(e))}>
        <${We} open=${e} choice=${t} view=${n} />
        <${Le} view=${n}><${Re} open=${e} stage=${o} /><//>
      </div>
      <${Ue} open=${e} choice=${t} />
      <div class="table-side">
        <${yn} open=${e} />
        <${nn} open=${e} stage=${o} />
        ${l.past?s`<${en} open=${e} />`:s`<${Ai} open=${e} choice=${t} />`}
        <${rn} open=${e} room=${a} events=${r} />
      </div>
    </main>`}function Ni({seen:e},t){let n=t.selected.value!==null&&e.away.value!==null;Kt(()=>{n&&e.finish()},[n])}function Pi({past:e,seen:t}){return(e.looking.value!==null||t.away.value?.still===!1)&&e.shown.value===null&&!document.querySelector("main.table")}function Ai({open:e,choice:t}){let{refused:n}=e.outbox;return s`
    ${e.room.value?.status==="finished"&&s`<${bn} open=${e} />`}
    ${n.value&&s`<${qe} problem=${n.value} />`}
    <${Qe} open=${e} choice=${t} />
    <${je} open=${e} choice=${t} />`}function In({open:e}){let{room:t,you:n,invite:o}=e.view.value,[a,r]=u(null);if(N(i("waiting.title")),c(()=>X(e.code,!0),[e]),!t)return null;let l=_e(e.view.value),m=t.seats.filter($=>$.player).length;return s`
    <${v} />
    <main class="page waiting" id="main" tabindex="-1">
      <${O} open=${e} />
      <section class="stack waiting-seats" aria-labelledby="title">
        <h1 id="title">${t.name?s`<bdi>${t.name}</bdi>`:i("waiting.title")}</h1>
        <p class="lead" role="status">${i("waiting.taken",{n:m,of:t.seats.length})}</p>
        <div class="card stack">
          <${_t} room=${t} you=${n} onFree=${l?r:void 0} />
          <${Di} open=${e} host=${l} />
          <div class="row"><${Ie} /></div>
        </div>
        ${!l&&s`<${En} code=${t.code} />`}
      </section>
      <section class="card stack waiting-share" aria-labelledby="invite">
        <h2 id="invite">${i("waiting.invite")}</h2>
        <${ft} code=${t.code} invite=${o} name=${t.name} />
        ${l&&s`<${Ri} open=${e} />`}
      </section>
      <div class="stack waiting-ways">
        ${l&&s`<${En} code=${t.code} />`}
        <${Li} open=${e} room=${t} host=${l} taken=${m} />
        <${Fi} open=${e} host=${l} />
      </div>
      ${a!==null&&s`<${Mi} open=${e} room=${t} seat=${a} onClose=${()=>r(null)} />`}
    </main>
    <${S} />`}function Di({open:e,host:t}){let[n,o]=u(!1),a=e.room.value?.pace??at.none;return!t&&a.kind==="none"?null:s`
    <div class="row pace-row">
      <span>${Ce(i,a)}</span>
      ${t&&s`<button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>o(!0)}>${i("time.change")}</button>`}
    </div>
    ${n&&s`<${M} load=${R} name="TimeDialog" open=${e} onClose=${()=>o(!1)} />`}`}function En({code:e}){return s`<a class="learn-way" href=${`/learn?table=${encodeURIComponent(e)}`}><strong>${i("waiting.learn")}</strong></a>`}function Li({open:e,room:t,host:n,taken:o}){let a=o===t.seats.length;return n?s`
    <div class="stack">
      <button type="button" class=${a?"primary large":"large"} disabled=${o<2}
        onClick=${()=>p(()=>e.command("/start"))}>${i(a?"waiting.start":"waiting.start_now",{n:o})}</button>
      <p class="note">${i(t.autostart?"waiting.by_itself":"waiting.you_start")}</p>
    </div>`:s`<p class="note">${i(t.autostart?"waiting.by_itself":"waiting.host_starts")}</p>`}function Fi({open:e,host:t}){let[n,o]=u(null),a=h(e.view.value)?.seat,r=async()=>{X(e.code,!1),await p(()=>St("DELETE",`${e.path}/seats/${a}`))?F("/"):X(e.code,!0)},l=async()=>await p(()=>e.command("/cancel"))&&F("/");return s`
    <div class="row">
      <button type="button" onClick=${()=>o("leave")}>${i("waiting.leave")}</button>
      ${t&&s`<button type="button" onClick=${()=>o("cancel")}>${i("waiting.cancel")}</button>`}
    </div>
    ${n&&s`
      <${K} title=${i(`waiting.${n}_title`)} yes=${i(`waiting.${n}`)} grave
        onYes=${n==="leave"?r:l} onClose=${()=>o(null)}>
        <p>${i(`waiting.${n}_what`)}</p>
      <//>`}`}function Ri({open:e}){let[t,n]=u(!1),o=async()=>{let a=await p(async()=>{let{invite:r}=await d(`${e.path}/invite`);e.view.value={...e.view.value,invite:r}});n(!1),a&&L(i("waiting.renewed"))};return s`
    <button type="button" class="plain" onClick=${()=>n(!0)}>${i("waiting.renew")}</button>
    ${t&&s`
      <${K} title=${i("waiting.renew_title")} yes=${i("waiting.renew")} onYes=${o} onClose=${()=>n(!1)}>
        <p>${i("waiting.renew_what")}</p>
      <//>`}`}function Mi({open:e,room:t,seat:n,onClose:o}){let a=w(E(t.seats)[n]??""),r=async()=>{await p(()=>St("DELETE",`${e.path}/seats/${n}`)),o()};return s`
    <${K} title=${i("waiting.free_title",{name:a})} yes=${i("waiting.free_seat")} grave onYes=${r} onClose=${o}>
      <p>${i("waiting.free_what")}</p>
    <//>`}function Bi(e){let[t,n]=u(null);return c(()=>{let o=new kt(e),a=()=>V(e);return a(),addEventListener("hashchange",a),o.enter(),n(o),()=>{removeEventListener("hashchange",a),o.leave()}},[e]),t}function On({code:e}){let t=Bi(e);if(!t)return null;if(t.gone)return s`<${xt} message=${t.trouble.value?.message??""} />`;let{room:n,you:o}=t.view.value;if(!n)return s`<${dt} open=${t} />`;if(n.status==="cancelled")return s`<${xt} message=${i("waiting.cancelled")} />`;let a=t.trying.value;return a?s`<${Xe} open=${t} trying=${a} key=${`what if ${a.version}`} />`:n.status!=="waiting"?s`<${Tn} open=${t} key=${n.code} />`:o?.seats.length?s`<${In} open=${t} />`:s`<${vn} open=${t} />`}function xt({message:e,title:t=i("app.nothing_here")}){return N(t),s`
    <${v} />
    <main class="page missing" id="main" tabindex="-1">
      <h1>${t}</h1>
      <p>${e}</p>
      <a class="button primary" href="/">${i("app.home")}</a>
    </main>
    <${S} />`}var Nn=()=>location.hash.slice(1).toLowerCase();function Pn(){let[e,t]=u(Nn());return c(()=>{let n=()=>t(Nn());return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),s`
    <${v} />
    <main class="page rules" id="main" tabindex="-1">
      <h1>${i("rules.title")}</h1>
      <p><a class="button" href="/learn">${i("front.learn")}</a></p>
      <${Ke} marked=${e} page />
    </main>
    <${S} />`}var Hi=[[/WhatsApp/,"WhatsApp"],[/Instagram/,"Instagram"],[/FBAN|FBAV|FB_IAB/,"Facebook"],[/Telegram/,"Telegram"],[/\bLine\//,"Line"],[/; wv\)/,""]];function Gi(e){return Hi.find(([t])=>t.test(e))?.[1]??null}var Bt=Gi(globalThis.navigator?.userAgent??""),An=f(C("inside","tab")!==null);function Ui(){An.value=!0,T("inside","shut","tab")}function Dn(){let[e,t]=u(!1);return Bt===null||An.value||_.value==="/seats"?null:s`
    <div class="connection inside" role="note">
      <p>${Bt?i("inside.notice",{app:Bt}):i("inside.notice_any")}</p>
      <button type="button" onClick=${()=>t(!0)}>${i("inside.open")}</button>
      <button type="button" class="plain icon" aria-label=${i("app.close")} onClick=${Ui}>✕</button>
    </div>
    ${e&&s`<${Wi} onClose=${()=>t(!1)} />`}`}function Wi({onClose:e}){let t=I(_.value),[n,o]=u(b.value?"":Ki(t)),[a,r]=u("");return c(()=>{n||d("/api/me/links",{kind:"device"}).then(({token:l})=>o(cn(et.value,l,t)),l=>r(tt(l)))},[]),s`
    <${W} title=${i("inside.title")} onClose=${e}>
      <p>${i(b.value?"inside.what":"inside.what_link")}</p>
      ${a&&s`<p class="fault" role="alert">${a}</p>`}
      ${n&&s`<${tn} link=${n} label=${i("inside.link")} title=${i("app.name")} message=${i("inside.message")} copied="inside.copied" />`}
    <//>`}function Ki(e){return e?te(et.value,e,D(e)):et.value+location.pathname}function Ln(){let[e]=le.value;return!b.value||!e?null:s`
    <div class="connection device-news" role="status">
      <p>${e.name?i("devices.came",{name:w(e.name)}):i("devices.came_unknown")}</p>
      <div class="row">
        <a class="button" href="/seats">${i("devices.look")}</a>
        <button type="button" onClick=${()=>p(ce)}>${i("devices.known")}</button>
      </div>
    </div>`}function Rn(){return s`
    <div class="toasts">
      <div role="alert">${Et.value.filter(e=>e.fault).map(Fn)}</div>
      <div role="status">${Et.value.filter(e=>!e.fault).map(Fn)}</div>
    </div>
    <p class="unseen" aria-live="polite"><span key=${It.value.number}>${It.value.words}</span></p>`}function Fn(e){return s`
    <div class=${e.fault?"toast fault":"toast"} key=${e.id}>
      <p>${e.message}</p>
      ${e.reload&&s`<${pe} kind="plain" />`}
      <button type="button" class="plain icon" aria-label=${i("app.close")} onClick=${()=>ie(e.id)}>✕</button>
    </div>`}var Ji=async()=>(await z(()=>import("./learn-2DUEQNVX.js"))).begin(),ji=async()=>(await z(()=>import("./record-6DOHKNQZ.js"))).begin(),qi=async()=>(await z(()=>import("./along-LU5JA52U.js"))).begin();function Yi(){let e=I(_.value);return e?s`<${On} code=${e} key=${e} />`:_.value==="/"?s`<${dn} />`:_.value==="/rules"?s`<${Pn} />`:_.value==="/learn"?s`<${st} load=${Ji} key="learn" />`:_.value==="/record"?s`<${st} load=${ji} key="record" />`:_.value==="/seats"?s`<${st} load=${qi} key="seats" />`:s`<${xt} title=${i("app.no_page")} message=${i("errors.not_found")} />`}function Zi(e){e.preventDefault(),document.getElementById("main")?.focus()}var Qi=4e3;function Vi(){let e=Vt.value&&!I(_.value);return c(()=>{let t=e?setInterval(k,Qi):0;return()=>clearInterval(t)},[e]),e?s`<div class="connection offline" role="status"><p>${i("net.offline")}</p></div>`:null}function Xi(){return s`
    <a class="skip" href="#main" onClick=${Zi}>${i("app.skip")}</a>
    <${Vi} />
    <${Ln} />
    <${Dn} />
    <${Yi} />
    <${Je} />
    <${Rn} />`}async function zi(){let e=I(location.pathname);e&&V(e),un(),await Yt(qt()),await Promise.all([k(),ue()]),Oe(),he(),Xt();let t=document.getElementById("app");t&&Wt(s`<${Xi} />`,t),P(ln),ts(),zt()}function ts(){let e=!0;P(()=>{let t=_.value;e||requestAnimationFrame(()=>document.getElementById("main")?.focus({preventScroll:!0})),!e&&t==="/"&&k(),e=!1})}zi();
