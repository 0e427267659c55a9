import{a as kt}from"./chunk-UI7Y6DYR.js";import{a as gt,b as wt,c as Ie,d as De}from"./chunk-7NMOZRT6.js";import{b as pn,d as hn}from"./chunk-43UU2HTE.js";import{a as I}from"./chunk-344TNUCD.js";import{d as pt,e as dt,f as ye,h as ke,i as Bt,l as Ae}from"./chunk-5QXRNKM6.js";import{a as He,b as Ue,c as H}from"./chunk-N457YOPU.js";import{b as Be,d as Ge,e as We,g as Ke,h as Ye,i as je,j as qe,k as Je,l as bt,m as Ze,n as Qe,o as Ve,p as Xe,q as ze,r as tn}from"./chunk-VG6DLZBF.js";import{a as _,b as j,c as Ne,d as fn,e as U}from"./chunk-NAK26HSR.js";import{a as xe,b as Ht,c as $t,d as _e,e as Se,f as Ce,g as $,h as it,i as vt,k as Te}from"./chunk-QURT3BMG.js";import{k as we,l as be}from"./chunk-AF4TVFWA.js";import{a as en,b as nn,c as sn}from"./chunk-D3WAABSN.js";import{a as R,b as oe,d as at,e as B,f as ae,g as rt,h as re,j as yt,k as on}from"./chunk-PLSDIGT4.js";import{a as $e,b as y,c as ve,d as nt,e as Le,f as Fe,g as Me,h as Re,k as an,l as rn,m as ln,n as un,o as cn,q as mn}from"./chunk-NLH3C4IV.js";import{a as ne,b as ie,c as se,d as x,e as V,f as fe,g as ct,h as T,i as pe,j as mt,l as ft,o as he,p as de}from"./chunk-YRA6ZHEI.js";import{a as Ee,c as Oe,d as Pe}from"./chunk-6C4XHDQ2.js";import"./chunk-QXAYAVIB.js";import"./chunk-SVO2JTGA.js";import{b as ht,c as P}from"./chunk-RNPJKDTO.js";import{a as L}from"./chunk-7MXYQGB3.js";import{B as me,x as ue,y as ce}from"./chunk-6O6E35L7.js";import{a as X,b as z}from"./chunk-LBZVIMK6.js";import{b as et,c as Ft,d as Mt,e as Y,f as le,g as lt,h as ut,i as p,j as Q,k as Rt,l as ge}from"./chunk-JRKNSPMS.js";import{A as Xt,B as zt,D as i,F as te,G as k,H as Nt,I as Lt,K as ee,b as Zt,c as o,d as u,e as O,g as f,h as ot,j as d,k as J,l as W,n as Qt,p as Vt,q as D,r as N,s as C,t as Z,u as tt,v as K,w as g}from"./chunk-FAER6UMS.js";var Zn={players:3,clan:0,phase:"dominance",territories:{b2:{clan:1,dominance:2,chief:!1},b3:{clan:0,dominance:3,chief:!0},c2:{clan:1,dominance:1,chief:!0},c3:{clan:1,dominance:2,chief:!1},c5:{clan:0,dominance:2,chief:!1},b4:{clan:0,dominance:1,chief:!1},d3:{clan:1,dominance:1,chief:!1},d5:{clan:2,dominance:2,chief:!0},d6:{clan:2,dominance:1,chief:!1},e6:{clan:2,dominance:1,chief:!1}},moai:["d2","e7"],tangata_manu:[[],["c2-d2-d3"],["d5-d6-e6","d6-e6-e7"]],reserves:[],moai_left:10,make_make:0,retired:[],winner:null,result:null},Qn=[0,1,2].map(e=>({name:"",look:e})),st=new Set,Vn={spaces:st,grounds:st},dn=()=>{};function xt({state:e=Zn}){return o`
    <div class="island" inert aria-hidden="true">
      <${we} state=${e} clans=${Qn} targets=${st} choices=${st} selected=${null} ghost=${null}
        marked=${Vn} reasons=${st} coordinates=${!1} text=${i} onSpace=${dn} onGround=${dn} />
    </div>`}var Xn=3e4,$n=12,zn=e=>e.status==="finished"||e.status==="cancelled";function ti(){f(()=>{let e=new AbortController,t=()=>document.visibilityState==="visible"&&T(),n=setInterval(t,Xn);return document.addEventListener("visibilitychange",t,{signal:e.signal}),()=>{clearInterval(n),e.abort()}},[])}function vn(){ti();let e=V.value,t=e.filter(r=>r.your_turn),n=e.filter(r=>r.status==="playing"&&!r.your_turn),s=e.filter(r=>r.status==="waiting"),a=e.filter(zn);return o`
    <section class="my-games stack" aria-labelledby="my-games">
      <h1 id="my-games">${i("front.my_games")}</h1>
      <${Ut} title=${t.length?i("games.mine",{n:t.length}):i("games.none_mine")} list=${t} />
      ${n.length>0&&o`<${Ut} title=${i("games.others")} list=${n} boards=${$n-t.length} />`}
      ${s.length>0&&o`<${Ut} title=${i("games.before")} list=${s} />`}
      ${a.length>0&&o`<${ei} list=${a} />`}
    </section>`}function Ut({title:e,list:t,boards:n=$n}){return o`
    <div class="games-part">
      <h2>${e}</h2>
      ${t.length>0&&o`
        <ul class="games">${t.map((s,a)=>o`<${gn} game=${s} board=${a<n} key=${s.code} />`)}</ul>`}
    </div>`}function ei({list:e}){return o`
    <details class="more games-past">
      <summary>${i("games.past",{n:e.length})}</summary>
      <ul class="games">${e.map(t=>o`<${gn} game=${t} board=${!1} key=${t.code} />`)}</ul>
    </details>`}var ni=e=>Array.from({length:e.state.players},(t,n)=>({name:"",look:ht(e,n)}));function Gt(e){return e.name||te(L(e.seats).filter(t=>t!==null).map(k))}function ii(e){if(e.your_turn)return i("games.your_turn");let t=e.seats.findIndex(n=>n.clan!==null&&n.clan===e.state?.clan);return e.status!=="playing"||t<0?i(`games.${e.status}`):i("turn.theirs",{name:k(L(e.seats)[t]??"")})}function gn({game:e,board:t}){return o`
    <li>
      <a class=${e.your_turn?"game waits":"game"} href=${`/r/${e.code}`}>
        ${t&&e.state&&o`<span class="game-board"><${be} state=${e.state} clans=${ni(e)} text=${i} /></span>`}
        <span class="game-words">
          <span class="game-title">${Gt(e)}</span>
          <span class="game-state">${ii(e)}</span>
          ${e.deadline&&o`<span class="game-left">${i("games.deadline",{when:Nt(e.deadline)})}</span>`}
          <time datetime=${e.updated_at}>${Nt(e.updated_at)}</time>
        </span>
      </a>
    </li>`}var q=()=>import("./time-3OVDELOS.js");function F({load:e,name:t,...n}){let[s,a]=u(null);return f(()=>{Q(e).then(r=>r?a(r):n.onClose())},[]),s&&o`<${s[t]} ...${n} />`}var si=[2,3,4];function wn(){let e=x.value!==null&&V.value.length>0;return o`
    <${y} />
    <main class="page front" id="main" tabindex="-1">
      ${e?o`<${vn} />`:o`<${oi} />`}
      <div class="front-side">
        <${li} />
        <p class="note"><a class="learn-again" href="/lobby">${i("lobby.way")}</a></p>
        ${e&&o`<p class="note"><a class="learn-again" href="/learn">${i("front.learn")}</a></p>`}
        ${x.value&&o`<${ci} />`}
        ${x.value&&o`<${mi} />`}
        <p class="note whoami"><a class="learn-again" href="/seats">${i(x.value?"front.seats":"front.been_here")}</a></p>
      </div>
    </main>
    <${I} />`}function oi(){return o`
    <section class="welcome" aria-labelledby="title">
      <h1 id="title">${i("front.title")}</h1>
      <p class="lead">${i("front.lead")}</p>
      <a class="learn-way" href="/learn"><strong>${i("front.learn")}</strong><span>${i("front.learn_what")}</span></a>
      <${xt} />
    </section>`}async function ai(e,t){await ft(e),pt();let n=await g("/api/rooms",t);j(`/r/${n.code}`)}function ri(e){return Array.from({length:e-1},(t,n)=>n+1)}function li(){let[e,t]=u(null),n=e??mt(),[s,a]=u(3),[r,l]=u(""),[m,c]=u("random"),v=w=>{a(w),Number(m)>=w&&c("random")},[E,M]=u("none"),[G,S]=u(ye[0]),[h,b]=u(!0),[A,Kn]=u(!1),[Yn,Jt]=u(!1),[jn,qn]=u(null);return o`
    <form class="card stack" onSubmit=${async w=>{w.preventDefault(),Jt(!0);try{await ai(n,{seats:s,name:r,autostart:h,first:m==="random"?m:Number(m),visibility:A?"public":"private",pace:dt[E],absence:G})}catch(Jn){qn(gt(Jn))}Jt(!1)}} aria-labelledby="new-table">
      <h2 id="new-table">${i("front.new_table")}</h2>
      <${wt} value=${n} onInput=${t} fault=${jn} />
      <${ui} value=${s} onChange=${v} />
      <${Ae} pace=${E} absence=${G} onPace=${M} onAbsence=${S} />
      <details class="more">
        <summary>${i("front.more")}</summary>
        <div class="stack">
          <label class="field"><span>${i("front.table_name")}</span>
            <input type="text" maxlength="60" value=${r} onInput=${w=>l(w.target.value)} autocomplete="off" />
          </label>
          <label class="field"><span>${i("front.first")}</span>
            <select value=${m} onChange=${w=>c(w.target.value)}>
              <option value="random">${i("front.first_random")}</option>
              <option value="0">${i("front.first_me")}</option>
              ${ri(s).map(w=>o`<option value=${w}>${i("front.first_seat",{n:w+1})}</option>`)}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked=${h} onChange=${w=>b(w.target.checked)} />
            <span>${i("front.autostart")}</span>
          </label>
          <label class="check">
            <input type="checkbox" checked=${A} onChange=${w=>Kn(w.target.checked)} />
            <span>${i("arrange.public")}</span>
          </label>
        </div>
      </details>
      <button class="primary large" disabled=${Yn}>${i("front.make")}</button>
      <p class="note">${i(A?"front.public":"front.private")}</p>
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
    ${e&&o`<${F} load=${q} name="HoursDialog" onClose=${()=>t(!1)} />`}`}function mi(){return o`
    <p class="note whoami">
      ${i("front.known_as",{name:k(x.value?.nickname??"")})}
      <button type="button" class="plain" onClick=${()=>p(de).then(T)}>${i("front.sign_out")}</button>
    </p>`}function _t({open:e}){return o`
    <${y} />
    <main class="page" id="main" tabindex="-1">
      <${H} open=${e} />
      <p role="status">${e.trouble.value?.message??i("app.loading")}</p>
    </main>`}function St(e,t=Math.random()){let n=Math.min(15e3,500*2**Math.min(e,10));return n/2+n/2*t}var fi=1e4,pi=4004,Ct=class{constructor(t){this.ends=t,this.socket=null,this.up=!1,this.attempt=0,this.timer=void 0,this.heard=0}dial(){this.hangUp();let t;try{t=new WebSocket(this.ends.address())}catch{return this.#n()}this.socket=t,this.timer=setTimeout(()=>this.#e(t,0),fi),t.onmessage=n=>this.#t(t,n.data),t.onclose=n=>this.#e(t,n.code)}hangUp(){clearTimeout(this.timer);let t=this.socket;this.socket=null,this.up=!1,t?.close()}send(t){return!this.up||this.socket?.readyState!==WebSocket.OPEN?!1:(this.socket.send(JSON.stringify(t)),!0)}#t(t,n){t!==this.socket||typeof n!="string"||(this.heard=performance.now(),this.ends.onFrame(JSON.parse(n)),!this.up&&(clearTimeout(this.timer),this.up=!0,this.attempt=0,this.ends.onUp()))}#e(t,n){if(t===this.socket){if(this.hangUp(),n===pi)return this.ends.onGone();this.#n()}}#n(){this.timer=setTimeout(()=>this.dial(),St(this.attempt)),this.attempt+=1,this.ends.onDown()}};var hi=4e3,Tt=class{constructor(t){this.room=t,this.place=`unsent:${t.code}`,this.pending=d(this.#t()),this.refused=d(null),this.timer=void 0,this.attempt=0}#t(){let t=D(this.place,"tab");return t?{...JSON.parse(t),unsent:!0}:null}act(t,n){this.pending.value||(this.refused.value=null,this.#i({id:kt(),version:n,action:t,unsent:!1}),this.flush())}flush(){let t=this.pending.value;if(!t)return;clearTimeout(this.timer);let{id:n,version:s,action:a}=t;if(!this.room.link.send({type:"action",id:n,version:s,action:a}))return this.#n(t);this.timer=setTimeout(()=>this.#e(t),hi)}answered(t){if(t.id!==this.pending.value?.id)return;if(t.type==="ack")return this.#s();let n=new C(t.status??409,t);$i(t.code)?this.#o():this.#a(n)}mark(){this.pending.value&&this.#i({...this.pending.value,unsent:!0})}#e(t){return this.mark(),this.#n(t)}drop(){this.#i(null)}stop(){clearTimeout(this.timer)}async#n(t){let{id:n,version:s,action:a}=t;try{await g(`${this.room.path}/actions`,{id:n,version:s,action:a}),this.pending.value?.id===n&&this.#s()}catch(r){if(this.pending.value?.id!==n)return;if(r instanceof C&&!r.passing)this.#a(r);else if(r instanceof C||r instanceof Z)this.#o();else throw r}}#s(){this.#i(null),this.room.link.up||this.room.refresh()}#o(){this.pending.value&&(this.mark(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.flush(),St(this.attempt)),this.attempt+=1)}#a(t){this.#i(null),this.refused.value=t,t.body.room?this.room.accept(t.body.room):this.room.refresh()}#i(t){t||(clearTimeout(this.timer),this.attempt=0),this.pending.value=t,N(this.place,t&&JSON.stringify(t),"tab")}},di=new Set(["not_saved","internal_error","too_many_requests"]);function $i(e){return di.has(e)}var vi=150,Et=class{constructor(t){this.open=t,this.looking=d(null),this.from=null,this.shown=d(null),this.position=J(()=>this.#t()),this.states=new Map,this.fetching=!1,this.arrived=!1}follow(t){let n,s=()=>this.#n(),a=W(()=>{let r=this.looking.value;clearTimeout(n),(r!==null||this.arrived)&&(n=setTimeout(s,vi))});addEventListener("popstate",s,{signal:t}),t.addEventListener("abort",()=>[a(),clearTimeout(n)])}arrive(){let t=this.open.room.value?.version??0;if(this.arrived||!this.open.room.value?.state)return;this.arrived=!0;let n=Re(location.search,t);n!==null&&(Number.isNaN(n)?Y(i("past.none")):this.lookAt(n),this.#n())}async lookAt(t){if(this.looking.value===null&&(this.from=document.activeElement),this.looking.value=t,!this.fetching){this.fetching=!0;try{await this.#e()}catch(n){Y(ut(n),!0),this.looking.value=this.shown.value?.version??null}finally{this.fetching=!1}}}now(){let t=this.looking.value!==null;this.looking.value=null,(!t||!this.open.seen.check())&&(this.shown.value=null)}async stateAt(t){let{room:n}=this.open.view.value;if(n?.state&&n.version===t)return n.state;let s=this.states.get(t)??await K(`${this.open.path}/states/${t}`);return this.states.set(t,s),s}#t(){let{room:t}=this.open.view.value;if(!t?.state)return null;let n={version:t.version,state:t.state};return{...this.shown.value??n,past:this.shown.value!==null||this.looking.value!==null}}async#e(){for(;this.looking.value!==null&&this.shown.value?.version!==this.looking.value;){let t=this.looking.value,n=await this.stateAt(t);this.looking.value!==null&&(this.shown.value={version:t,state:n})}}#n(){if(R(location.pathname)!==this.open.code)return;let t=this.looking.value===null?"":`?v=${this.looking.value}`;this.arrived&&location.search!==t&&history.replaceState(history.state,"",location.pathname+t+location.hash)}};var gi=2e3,Wt=e=>e?.turns.at(-1)?.events.at(-1)?.version??0,bn=()=>document.visibilityState==="hidden",Ot=class{constructor(t){this.open=t,this.place=`seen:${t.code}`;let n=D(this.place,"tab");this.version=n===null?null:Number(n),this.away=d(null),this.returning=!0,this.toldOf=d(0),this.left=null}get told(){return this.toldOf.value}set told(t){this.toldOf.value=t}get telling(){let t=this.away.value;return t!==null&&(!t.still||this.told<Wt(t))}heard(t){typeof t=="number"&&this.#e(t)}drawn(t){this.#e(t),this.open.link.send({type:"seen",version:t})}tellsLater(t){return t<=Wt(this.away.value)||this.returning||bn()&&$(this.open.view.value)!==null}waitForPage(){return W(()=>{Rt.value===0&&Qt(()=>this.returning&&this.check())})}leave(){let{looking:t,shown:n}=this.open.past,{room:s}=this.open.view.value;this.away.value&&this.stop(),this.left=s?.state&&t.value===null&&n.value===null?{version:s.version,state:s.state}:null}stop(){this.away.value=null,this.open.past.now()}finish(){this.told=Math.max(this.told,Wt(this.away.value)),this.stop(),this.open.sayDrawn()}check(){let{view:t,past:n}=this.open,{room:s,events:a}=t.value;if(!s||bn()||$t(t.value)||this.away.value||n.looking.value!==null||this.open.trying.value)return!1;let r=$(t.value)?.clan??null,l=r===null||this.version===null?[]:Fe(a,this.version,r);if(this.returning=l.length>0&&Rt.value>0,!l.length||!s.state||this.returning)return!1;let m=Me(l,s.state.players),c={turns:m,all:Le(l).length,since:m[0].events[0].version-1,still:Ke()};return this.away.value=c,c.still?n.shown.value=null:this.#t(c),!0}async#t(t){let{past:n}=this.open;if(this.left?.version===t.since){n.shown.value=this.left;return}let s=setTimeout(()=>this.away.value===t&&n.shown.value===null&&this.finish(),gi);try{let a=await n.stateAt(t.since);this.away.value===t&&(n.shown.value={version:t.since,state:a})}catch{this.away.value===t&&this.finish()}clearTimeout(s)}#e(t){t<=(this.version??-1)||(this.version=t,N(this.place,String(t),"tab"))}};var Pt=class{constructor(t){this.open=t,this.messages=d([]),this.read=d(Number(D(`read:${t.code}`)??0)),this.hidden=d((D("hidden")??"").split(" ").filter(Boolean)),this.unread=J(()=>{let n=this.open.view.value.you?.player;return this.messages.value.filter(({player:a,number:r})=>a!==n&&r>this.read.value&&!this.hides(a)).length}),this.fetching=!1}get possible(){return $(this.open.view.value)!==null}get last(){return this.messages.peek().at(-1)?.number??0}async check(){let t=this.open.room.peek()?.talk??0;if(this.fetching||!this.possible||t<=this.last)return;this.fetching=!0;let n=this.messages.peek().length===0;try{this.#t(await K(`${this.open.path}/talk?since=${this.last}`),!n)}catch(s){if(!(s instanceof Z||s instanceof C))throw s}finally{this.fetching=!1}}async say(t,n=kt()){this.#t([await g(`${this.open.path}/talk`,{id:n,...t})],!1),await this.check()}async nudge(){this.#t([await g(`${this.open.path}/nudge`)],!1),await this.check()}look(){this.read.peek()!==this.last&&(this.read.value=this.last,N(`read:${this.open.code}`,String(this.last)))}hides(t){return this.hidden.value.includes(t)}hide(t,n){let s=this.hidden.value.filter(a=>a!==t);this.hidden.value=n?[...s,t]:s,N("hidden",this.hidden.value.join(" ")||null)}nameOf(t){let n=this.open.room.value?.seats??[],s=n.findIndex(a=>a.player?.id===t);return k(s>=0&&L(n)[s]||i("talk.somebody"))}wordsOf({kind:t,text:n="",phrase:s,player:a,to:r=""}){return t==="phrase"?i(`talk.phrase.${s}`):t==="nudge"?i("talk.nudge_said",{name:this.nameOf(a),to:this.nameOf(r)}):n}#t(t,n){let s=this.open.view.peek().you?.player;for(let a of t)a.number===this.last+1&&(this.messages.value=[...this.messages.peek(),a],n&&a.player!==s&&!this.hides(a.player)&&this.#e(a))}#e(t){let n=this.wordsOf(t);lt(t.kind==="nudge"?n:i("talk.said",{name:this.nameOf(t.player),words:n}))}};var wi=3e4,bi=3e3,yi=2e4,At=class{constructor(t){this.code=t,this.path=`/api/rooms/${encodeURIComponent(t)}`,this.view=d(xe),this.status=d("connecting"),this.trouble=d(null),this.room=J(()=>this.view.value.room),this.link=new Ct({address:()=>this.#t(),onFrame:n=>this.#e(n),onUp:()=>this.#o(),onDown:()=>this.#a(),onGone:()=>this.refresh()}),this.outbox=new Tt(this),this.past=new Et(this),this.seen=new Ot(this),this.talk=new Pt(this),this.journal=new Ee(this),this.trying=d(null),this.tried=null,this.hiddenSince=0,this.ears=new AbortController}enter(){let{signal:t}=this.ears;document.addEventListener("visibilitychange",()=>this.#r(),{signal:t}),addEventListener("online",()=>this.link.dial(),{signal:t}),addEventListener("offline",()=>this.#i(),{signal:t}),addEventListener("pageshow",n=>n.persisted&&this.link.dial(),{signal:t}),this.past.follow(t),this.journal.follow(t),t.addEventListener("abort",this.seen.waitForPage()),this.watch=setInterval(()=>this.#l(),bi),this.link.dial()}leave(){this.ears.abort(),clearInterval(this.watch),this.link.hangUp(),this.outbox.stop()}retry(){this.link.attempt=0,this.link.dial()}accept(t,n){this.view.value=_e(this.view.value,t,n),this.#n(t.seen),this.#s()}async command(t,n,s="POST"){this.accept(await tt(s,this.path+t,n))}async refresh(){try{return this.accept(await K(this.path)),this.trouble.value=null,!0}catch(t){return t instanceof C&&this.#u(t),t instanceof C&&!t.passing}}foresee(t){return g(`${this.path}/preview`,{action:t,version:this.room.value?.version})}sayDrawn(){let t=this.room.value?.version,n=this.past.position.value?.past||this.seen.away.value||this.seen.returning||this.trying.value;t!==void 0&&!n&&document.visibilityState==="visible"&&this.seen.drawn(t)}get gone(){return this.status.value==="gone"}#t(){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}${this.path}/socket?since=${Ht(this.view.value)}`}#e(t){if(t.type==="ack"||t.type==="error")return this.outbox.answered(t);if(t.type==="device")return T();this.view.value=Ce(this.view.value,t),this.link.up&&(this.status.value="live"),this.#n(t.type==="seen"?t.version:t.room?.seen),this.#s()}#n(t){this.seen.heard(t),this.past.arrive(),this.seen.returning&&this.seen.check(),this.talk.check()}async#s(){if(!(!$t(this.view.value)||this.filling)){this.filling=!0;try{let t=await K(`${this.path}/events?since=${Ht(this.view.value)}`);this.view.value=Se(this.view.value,t),this.#n(void 0)}catch(t){if(!(t instanceof Z||t instanceof C))throw t}finally{this.filling=!1}}}#o(){this.status.value="live",this.outbox.flush(),this.sayDrawn()}async#a(){if(this.gone)return;this.status.value==="live"&&(this.status.value="connecting");let t=await this.refresh();this.link.up||this.gone||(this.status.value=t?"polling":"offline",t&&this.outbox.flush())}#i(){this.status.value="offline",this.outbox.mark()}#r(){if(document.visibilityState==="hidden"){this.hiddenSince=performance.now(),this.seen.leave();return}let t=performance.now()-this.hiddenSince>yi;this.seen.returning=!0,t||!this.link.up?this.link.dial():this.seen.check(),this.sayDrawn()}async#l(){if(document.visibilityState==="hidden")return;if(this.status.value==="polling")return this.refresh();if(!this.link.up||performance.now()-this.link.heard<wi)return;this.link.heard=performance.now();let t=this.room.value?.revision??0,n=await this.refresh(),s=(this.room.value?.revision??0)>t;(!n||s)&&this.link.dial()}#u(t){this.trouble.value=t,t.status===404&&(this.link.hangUp(),this.status.value="gone")}};function ki(e,t,n){let s=Array.from({length:e},(a,r)=>r);return s.splice(n,0,...s.splice(t,1)),s}function xi(e,t){return e?t===e.from?e.by:t>e.from&&t<=e.to?-e.height:t<e.from&&t>=e.to?e.height:0:0}function yn(e,t,n){let s=O(null),[a,r]=u(null),[l,m]=u(null),c=O(null),v=O(Promise.resolve()),E=O(0),M=O(t);M.current=t,ot(()=>{let S=s.current?.querySelectorAll(".grip"),h=l&&S?.[l.at];h instanceof HTMLElement&&h.focus()},[l]);function G(S,h){c.current=h,v.current=v.current.then(async()=>{let b=M.current(S);await n?.(ki(e,S,h))&&(c.current===h&&(c.current=null),m({at:h}),lt(i("arrange.moved",{name:b,n:h+1,of:e})))})}return{list:s,held:a?.from??null,style:S=>a?{transform:`translateY(${xi(a,S)}px)`}:void 0,grip:S=>({onKeyDown:h=>{let b={ArrowUp:-1,ArrowDown:1}[h.key];if(!b)return;h.preventDefault();let A=c.current??S;A+b>=0&&A+b<e&&G(A,A+b)},onPointerDown:h=>{if(h.button)return;let b=h.currentTarget;b.setPointerCapture(h.pointerId),E.current=h.clientY,r({from:S,to:S,by:0,height:b.closest("li")?.offsetHeight??1})},onPointerMove:h=>{if(!a)return;let b=h.clientY-E.current,A=Math.max(0,Math.min(e-1,a.from+Math.round(b/a.height)));r({...a,by:b,to:A})},onPointerUp:()=>{r(null),a&&a.to!==a.from&&G(a.from,a.to)},onPointerCancel:()=>r(null)})}}function It({room:e,you:t,onOpen:n,onOrder:s}){let a=L(e.seats),r=c=>a[c]??i("arrange.seat",{n:c+1}),l=yn(e.seats.length,r,s),m=c=>n&&(s||t?.seats.includes(c.seat));return o`
    <ol class=${s?"seats arranged":"seats"} ref=${l.list}>
      ${e.seats.map((c,v)=>o`
        <li class=${`seat look-${c.look??v}${c.player?"":" free"}${l.held===v?" held":""}`} key=${c.seat} style=${l.style(v)}>
          ${s&&o`
            <button type="button" class="plain icon grip" aria-label=${i("arrange.move",{name:r(v)})} aria-keyshortcuts="ArrowUp ArrowDown" ...${l.grip(v)}>
              <svg viewBox="0 0 22 22" class="sign-of-tool" aria-hidden="true" focusable="false"><path d="M11 3v16M7.5 6.5L11 3l3.5 3.5M7.5 15.5L11 19l3.5-3.5" /></svg></button>`}
          <${ue} look=${c.look??v} />
          <span class="seat-words"><${_i} seat=${c} name=${a[v]} /><span class="seat-tags">
            ${t?.seats.includes(c.seat)&&o`<span class="tag">${i("waiting.you")}</span>`}
            ${c.player?.id===e.host&&o`<span class="tag">${i("waiting.host")}</span>`}
            ${e.first===c.seat&&o`<span class="tag">${i("arrange.begins")}</span>`}
            ${c.player&&o`<span class=${c.online?"here":"away"}>${i(c.online?"waiting.here":"waiting.away")}</span>`}
          </span></span>
          ${m(c)&&o`
            <button type="button" class="plain icon seat-more" aria-haspopup="dialog" aria-label=${i("arrange.open",{name:r(v)})}
              onClick=${()=>n?.(c.seat)}>⋯</button>`}
        </li>`)}
    </ol>`}function _i({seat:e,name:t}){return t?o`<span class="seat-name"><bdi>${t}</bdi></span>`:e.reserved?o`<span class="seat-name">${i("arrange.kept_for")} <bdi>${e.reserved}</bdi></span>`:o`<span class="seat-name">${i("waiting.free")}</span>`}function kn({open:e}){let t=e.room.value,n=t.seats.find(a=>a.player?.id===t.host)?.player?.nickname??"",s=i(xn(t)?"invited.title_of":"invited.title",{name:k(n)});return U(s),o`
    <${y} />
    <main class="page invited" id="main" tabindex="-1">
      <${H} open=${e} />
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${s}</h1>
        ${t.name&&o`<p class="room-name"><bdi>${t.name}</bdi></p>`}
        <p class="lead">${i("invited.lead")}</p>
        <${xt} />
      </section>
      <div class="front-side">
        <${Si} open=${e} room=${t} />
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">${i("waiting.seats")}</h2>
          <${It} room=${t} you=${null} />
        </section>
        <p class="note"><a class="learn-again" href=${`/learn?table=${encodeURIComponent(t.code)}`}>${i("front.learn")}</a></p>
      </div>
    </main>
    <${I} />`}function xn(e){let t=e.visibility==="public"&&!B(e.code);return e.seats.every(n=>n.player||t&&n.reserved)?"full":e.visibility==="public"||B(e.code)?null:re(e.code)?"freed":"no_invite"}function Si({open:e,room:t}){switch(xn(t)){case"full":return o`<${Kt} title=${i("invited.full")} why=${i("invited.full_why")} />`;case"freed":return o`<${Kt} title=${i("invited.freed")} why=${i("invited.freed_why")} />`;case"no_invite":return o`<${Kt} title=${i("invited.no_invite")} why=${i("invited.no_invite_why")} />`;default:return o`<${Yt} open=${e} code=${t.code} />`}}function Kt({title:e,why:t}){return o`<section class="card stack"><h2>${e}</h2><p>${t}</p></section>`}async function Ci(e,t,n){await ft(n),pt();let s=B(t);await e.command("/seats",s?{invite:s}:{}),ae(t),e.link.dial()}function Yt({open:e,code:t}){let[n,s]=u(null),a=n??mt(),[r,l]=u(!1),[m,c]=u(null);return o`
    <form class="card stack" onSubmit=${async E=>{E.preventDefault(),l(!0);try{await Ci(e,t,a)}catch(M){let G=M instanceof C&&M.code==="invite_required";c(G?i("invited.dead_invite"):gt(M))}l(!1)}} aria-labelledby="take-seat">
      <h2 id="take-seat">${i("invited.sit_down")}</h2>
      <${wt} value=${a} onInput=${s} fault=${m} />
      <button class="primary large" disabled=${r}>${i("invited.take_seat")}</button>
      <p class="note">${i("invited.no_account")}</p>
    </form>`}function _n({open:e}){let t=e.view.value,{room:n}=t;if(!n?.clock?.offered||n.status!=="playing")return null;let s=P(n)(n.clock.clan),a=$(t);return a?.clan===n.clock.clan?o`<${Ti} open=${e} />`:a?o`<${Ei} open=${e} name=${s} />`:B(e.code)?o`
    <div class="offered" role="group" aria-label=${i("offered.title")}>
      <p>${i("offered.for_you",{name:s})}</p>
      <${Yt} open=${e} code=${e.code} />
    </div>`:null}function Ti({open:e}){return o`
    <div class="offer" role="status">
      <p>${i("offered.mine")}</p>
      <div class="row"><button type="button" class="primary" onClick=${()=>p(()=>e.command("/back"))}>${i("offered.back")}</button></div>
    </div>`}function Ei({open:e,name:t}){let[n,s]=u(!1),a=e.view.value.room;return o`
    <div class="offer" role="status">
      <p>${i("offered.to_send",{name:t})}</p>
      <div class="row"><button type="button" aria-haspopup="dialog" onClick=${()=>s(!0)}>${i("offered.send")}</button></div>
    </div>
    ${n&&o`
      <${X} title=${i("offered.send")} onClose=${()=>s(!1)}>
        <${yt} code=${a.code} invite=${e.view.value.you?.offered??null} name=${a.name} />
      <//>`}`}function Sn({open:e}){let{room:t,you:n}=e.view.value,s=O(null);if(f(()=>s.current?.focus({preventScroll:!0}),[]),!t?.state?.result)return null;let{winner:a,result:r}=t.state,l=a===null?"":P(t)(a);return o`
    <section class="end" aria-labelledby="end-title">
      <div class="end-figure" aria-hidden="true">
        ${a===null?o`<${me} />`:o`<${ce} look=${ht(t,a)} />`}
      </div>
      <h2 id="end-title" tabindex="-1" ref=${s}>${i(`end.${r}`,{name:l})}</h2>
      <p>${i(`end.${r}_why`,{name:l})}</p>
      <p class="row">
        <${Oi} open=${e} rematch=${t.rematch} seated=${(n?.seats.length??0)>0} />
        <${un} open=${e} from=${0} words=${i("past.through")} kind="" />
        <a class="button plain" href=${`${e.path}/record`} download=${`make-make-${t.code}.txt`}>${i("table.record")}</a>
      </p>
    </section>`}function Oi({open:e,rematch:t,seated:n}){let s=()=>p(async()=>j(`/r/${(await g(`${e.path}/rematch`)).code}`));return t?o`<a class="button primary" href=${`/r/${t}`}>${i(n?"end.to_rematch":"end.watch_rematch")}</a>`:n?o`<button type="button" class="primary" onClick=${s}>${i("end.rematch")}</button>`:null}var Pi=3e4;function Cn({open:e}){let t=vt(e.view.value),n=x.value!==null;f(()=>{if(t||!n)return;let a=()=>document.visibilityState==="visible"&&T();a();let r=setInterval(a,Pi);return()=>clearInterval(r)},[t,n]);let s=V.value.find(a=>a.your_turn&&a.code!==e.code);return t||!s?null:o`<a class="button next-game" href=${`/r/${s.code}`}>${i("games.next",{title:Gt(s)})}</a>`}function Tn({open:e}){let[t,n]=u(null),s=()=>n(null);return o`
    <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>n("menu")}>${i("menu.open")}</button>
    ${t==="menu"&&o`<${Ai} open=${e} onShow=${n} />`}
    ${t==="sharing"&&o`<${Ii} open=${e} onClose=${s} />`}
    ${t==="time"&&o`<${F} load=${q} name="TimeDialog" open=${e} onClose=${s} />`}
    ${t==="hours"&&o`<${F} load=${q} name="HoursDialog" open=${e} onClose=${s} />`}
    ${t==="rename"&&o`<${Ie} onClose=${s} />`}
    ${t==="resign"&&o`<${Di} open=${e} onClose=${s} />`}`}function Ai({open:e,onShow:t}){let n=e.view.value,s=it(n),a=$(n)!==null,r=()=>{t(null),bt()};return o`
    <${X} title=${i("menu.title")} onClose=${()=>t(null)}>
      <div class="menu">
        <button type="button" onClick=${r}>${i("app.rules")}</button>
        ${a&&o`<button type="button" onClick=${()=>t("rename")}>${i("nickname.change")}</button>`}
        <button type="button" onClick=${()=>t("sharing")}>${i("menu.sharing")}</button>
        ${s&&o`<button type="button" onClick=${()=>t("time")}>${i("time.title")}</button>`}
        ${a&&o`<button type="button" onClick=${()=>t("hours")}>${i("hours.title")}</button>`}
        ${s&&o`<${Ni} open=${e} onDone=${()=>t(null)} />`}
        ${s&&o`<button type="button" class="grave" onClick=${()=>t("resign")}>${i("menu.resign")}</button>`}
        <a class="button" href="/">${i("menu.home")}</a>
        <label class="check"><input type="checkbox" checked=${Ge.value} onChange=${l=>We(l.target.checked)} />
          <span>${i("menu.sounds")}</span></label>
        <div class="menu-languages"><span>${i("app.language")}</span><${$e} /></div>
      </div>
    <//>`}function Ii({open:e,onClose:t}){let[n,s]=u(null),a=O(e.past.position.value?.version??0);return f(()=>{Q(()=>import("./sharing-2WB6IN7L.js")).then(r=>r?s(r):t())},[]),n&&o`<${n.SharingDialog} open=${e} version=${a.current} onClose=${t} />`}function Di({open:e,onClose:t}){let[n,s]=u(!1),a=async()=>{await p(()=>g(`${e.path}/resign`))&&e.refresh(),t()},r=n?"again":"first";return o`
    <${z} key=${r} title=${i(`menu.resign_${r}`)} yes=${i(`menu.resign_${r}_yes`)} grave
      onYes=${n?a:()=>s(!0)} onClose=${t}>
      <p>${i(`menu.resign_${r}_what`)}</p>
    <//>`}function jt(e,t){return p(()=>e.command("/draw",{agree:t}))}function Ni({open:e,onDone:t}){let{room:n}=e.view.value,s=$(e.view.value)?.clan??-1;if(n?.draw.length)return null;let a=async()=>await jt(e,!0)&&t();return s<0?null:o`<button type="button" onClick=${a}>${i("draw.offer")}</button>`}function Li({room:e,you:t}){let n=e?.seats.filter(({seat:r})=>t?.seats.includes(r)).map(({clan:r})=>r??-1)??[],s=e?.draw.some(r=>n.includes(r))??!1,a=O({agreed:!1,version:-1});return f(()=>{let r=a.current.agreed&&!e?.draw.length&&a.current.version===e?.version;a.current={agreed:s,version:e?.version??-1},r&&e?.status==="playing"&&Y(i("draw.off"))},[s,e?.version]),()=>{a.current={...a.current,agreed:!1}}}function En({open:e,names:t}){let n=e.view.value,{room:s}=n,a=Li(n);if(!s?.draw.length||s.status!=="playing")return null;let r=$(n)?.clan??-1,l=s.draw.includes(r),m=()=>(l&&a(),jt(e,!1));return o`
    <div class="offer" role="status">
      <p>${l?i("draw.you_agree"):i("draw.offered",{name:t(s.draw[0])})}</p>
      ${it(n)&&o`
        <div class="row">
          ${!l&&o`<button type="button" class="primary" onClick=${()=>jt(e,!0)}>${i("draw.agree")}</button>`}
          <button type="button" onClick=${m}>${i(l?"draw.withdraw":"draw.decline")}</button>
        </div>`}
    </div>`}function On({open:e}){let[t,n]=u(!1),[s,a]=u(null);if(f(()=>{t&&!s&&Q(()=>import("./talking-ACZXSU2A.js")).then(m=>m?a(m):n(!1))},[t]),!e.talk.possible)return null;let r=e.talk.unread.value,l=r?`${i("talk.open")}, ${i("talk.unread",{n:r})}`:i("talk.open");return o`
    <button type="button" class="plain icon talk-way" aria-haspopup="dialog" aria-label=${l} onClick=${()=>n(!0)}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 5h16v11H11l-5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" /></svg>
      ${r>0&&o`<span class="talk-new" aria-hidden="true">${Math.min(r,99)}</span>`}
    </button>
    ${t&&s&&o`<${s.TalkDialog} open=${e} onClose=${()=>n(!1)} />`}`}function Fi(e,t){let[,n]=u(0);f(()=>{let s=t?setInterval(()=>n(a=>a+1),e?1e3:2e4):0;return()=>clearInterval(s)},[e,t])}function Pn({open:e}){let t=e.view.value,n=t.room,s=ke(n,Vt());if(Fi(s?.live??!1,s!==null&&(s.state==="running"||s.state==="bank")),!s)return null;let a=$(t),r=a!==null&&a.clan!==s.clan,l=()=>p(()=>e.command("/day",{version:n.version}));return o`
    <div class="turn-clock" data-clock=${s.state}>
      <p role="timer" aria-live="off">${Mi(t,s)}</p>
      ${r&&o`<button type="button" class="plain" onClick=${l} aria-label=${i("time.day_more_for",{name:P(n)(s.clan)})}>${i("time.day_more")}</button>`}
    </div>`}function Mi(e,t){let n=e.room,s=P(n)(t.clan);return t.state==="paused"?i("time.paused"):t.state==="up"?i(n.clock?.offered?"time.offered":"time.up",{name:s}):t.live?o`<strong class="digits">${Bt(t.left)}</strong> ${i(t.state==="bank"?"time.of_bank":"time.of_turn",{name:s,bank:Bt((n.clock?.banks[t.clan]??0)*1e3)})}`:i(t.state==="bank"?"time.until_bank":"time.until",{when:Ri(e,t.clan)})}function Ri(e,t){let n=e.room,s=Lt(n.deadline??""),a=e.you?.deadline_local;if(!a||a.clan!==t||$(e)?.clan===t)return s;let r=Lt(`${a.time}Z`,"UTC");if(r===s)return s;let l=new Date(n.deadline??"").getDate()===new Date(`${a.time}Z`).getUTCDate();return i("time.both",{theirs:r,name:P(n)(t),mine:l?ee(n.deadline??""):s})}function An({open:e}){let t=e.view.value,n=t.room?.proposal;if(!t.room||!n||t.room.status!=="playing")return null;let s=$(t)?.clan??-1,a=n.agreed.includes(s),r=Oe(i,n),l=m=>p(()=>e.command("/proposals/answer",{number:n.number,agree:m}));return o`
    <div class="offer" role="status">
      <p>${a?i("time.you_agree",{what:r}):i("time.proposed",{name:P(t.room)(n.by),what:r})}</p>
      ${it(t)&&o`
        <div class="row">
          ${!a&&o`<button type="button" class="primary" onClick=${()=>l(!0)}>${i("time.agree")}</button>`}
          <button type="button" onClick=${()=>l(!1)}>${i(a?"time.withdraw":"time.decline")}</button>
        </div>`}
    </div>`}function In({open:e}){let{choice:t,view:n,stage:s}=Ye(e),{room:a,events:r}=e.view.value,l=e.past.position.value;if(cn(e),Hi(e,t),U(ze(e.view.value),vt(e.view.value)),!a?.state||!l)return null;if(Ui(e))return o`<${_t} open=${e} />`;let m=c=>c.key==="Escape"&&(l.past?e.past.now():t.clear());return o`
    <${y}>
      <button type="button" class="plain" onClick=${()=>bt()}>${i("app.rules")}</button>
      <${On} open=${e} />
      <${Tn} open=${e} />
    <//>
    <main class=${l.past?"table is-past":"table"} id="main" tabindex="-1" data-version=${a.version} data-position=${l.version}
      onKeyDown=${m}>
      <h1 class="unseen">${a.name||i("app.name")}</h1>
      <div class="table-notes">
        <${H} open=${e} />
        ${l.past?o`<${ln} open=${e} />`:o`<div class="turn-row"><${Xe} open=${e} choice=${t} /><${sn} open=${e} /></div>`}
        <${Pn} open=${e} />
        <${_n} open=${e} />
        <${An} open=${e} />
        <${En} open=${e} names=${P(a)} />
        <${Bi} open=${e} />
      </div>
      <div class="table-board" onKeyDown=${c=>He(c,e,s,()=>en(e))}>
        <${qe} open=${e} choice=${t} view=${n} />
        <${Be} view=${n}><${Ue} open=${e} stage=${s} /><//>
      </div>
      <${je} open=${e} choice=${t} />
      <div class="table-side">
        <${Cn} open=${e} />
        <${rn} open=${e} stage=${s} />
        ${l.past?o`<${an} open=${e} />`:o`<${Gi} open=${e} choice=${t} />`}
        <${mn} open=${e} room=${a} events=${r} />
      </div>
    </main>`}function Bi({open:e}){let t=$(e.view.value)===null,n=e.room.value?.watchers??0,s=[...t?[i("table.watching")]:[],...n>Number(t)?[i("watchers.count",{n})]:[]];return s.length>0&&o`<p class="note watching">${s.join(" ")}</p>`}function Hi({seen:e},t){let n=t.selected.value!==null&&e.away.value!==null;ot(()=>{n&&e.finish()},[n])}function Ui({past:e,seen:t}){return(e.looking.value!==null||t.away.value?.still===!1)&&e.shown.value===null&&!document.querySelector("main.table")}function Gi({open:e,choice:t}){let{refused:n}=e.outbox;return o`
    ${e.room.value?.status==="finished"&&o`<${Sn} open=${e} />`}
    ${n.value&&o`<${Ve} problem=${n.value} />`}
    <${tn} open=${e} choice=${t} />
    <${Qe} open=${e} choice=${t} />`}function Nn({open:e}){let{room:t,you:n,invite:s}=e.view.value,[a,r]=u(null),[l,m]=u(null);if(U(i("waiting.title")),f(()=>rt(e.code,!0),[e]),!t)return null;let c=Te(e.view.value),v=t.seats.filter(E=>E.player).length;return o`
    <${y} />
    <main class="page waiting" id="main" tabindex="-1">
      <${H} open=${e} />
      <section class="stack waiting-seats" aria-labelledby="title">
        <h1 id="title">${t.name?o`<bdi>${t.name}</bdi>`:i("waiting.title")}</h1>
        <p class="lead" role="status">${i("waiting.taken",{n:v,of:t.seats.length})}</p>
        <div class="card stack">
          <${It} room=${t} you=${n} onOpen=${m} onOrder=${c?E=>Wi(e,E):void 0} />
          <${Ki} open=${e} room=${t} host=${c} />
          <${Yi} open=${e} host=${c} />
          <div class="row"><${De} /></div>
        </div>
        ${!c&&o`<${Dn} code=${t.code} />`}
      </section>
      <section class="card stack waiting-share" aria-labelledby="invite">
        <h2 id="invite">${i("waiting.invite")}</h2>
        <${yt} code=${t.code} invite=${s} name=${t.name} />
        ${c&&o`<${Ji} open=${e} />`}
      </section>
      <div class="stack waiting-ways">
        ${c&&o`<${Dn} code=${t.code} />`}
        <${ji} open=${e} room=${t} host=${c} taken=${v} />
        <${qi} open=${e} host=${c} />
      </div>
      ${l!==null&&o`<${F} load=${Ln} name="SeatDialog" open=${e} seat=${l} key=${l}
        onFree=${()=>[m(null),r(l)]} onClose=${()=>m(null)} />`}
      ${a!==null&&o`<${Zi} open=${e} room=${t} seat=${a} onClose=${()=>r(null)} />`}
    </main>
    <${I} />`}var Ln=()=>import("./arranging-DI45L5VZ.js");function Wi(e,t){return p(()=>e.command("/order",{order:t},"PUT"))}function Ki({open:e,room:t,host:n}){let[s,a]=u(!1);return o`
    <p class="note">${[...t.first==="random"?[i("arrange.by_chance")]:[],i(t.visibility==="public"?"arrange.is_public":"arrange.is_private"),...t.watchers?[i("watchers.count",{n:t.watchers})]:[]].join(" ")}</p>
    ${n&&o`
      <div class="row">
        <button type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${i("arrange.change")}</button>
        <button type="button" onClick=${()=>p(()=>e.command("/shuffle"))}>${i("arrange.shuffle")}</button>
      </div>`}
    ${s&&o`<${F} load=${Ln} name="TableDialog" open=${e} onClose=${()=>a(!1)} />`}`}function Yi({open:e,host:t}){let[n,s]=u(!1),a=e.room.value?.pace??dt.none;return!t&&a.kind==="none"?null:o`
    <div class="row pace-row">
      <span>${Pe(i,a)}</span>
      ${t&&o`<button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>s(!0)}>${i("time.change")}</button>`}
    </div>
    ${n&&o`<${F} load=${q} name="TimeDialog" open=${e} onClose=${()=>s(!1)} />`}`}function Dn({code:e}){return o`<a class="learn-way" href=${`/learn?table=${encodeURIComponent(e)}`}><strong>${i("waiting.learn")}</strong></a>`}function ji({open:e,room:t,host:n,taken:s}){let a=s===t.seats.length;return n?o`
    <div class="stack">
      <button type="button" class=${a?"primary large":"large"} disabled=${s<2}
        onClick=${()=>p(()=>e.command("/start"))}>${i(a?"waiting.start":"waiting.start_now",{n:s})}</button>
      <p class="note">${i(t.autostart?"waiting.by_itself":"waiting.you_start")}</p>
    </div>`:o`<p class="note">${i(t.autostart?"waiting.by_itself":"waiting.host_starts")}</p>`}function qi({open:e,host:t}){let[n,s]=u(null),a=$(e.view.value)?.seat,r=async()=>{rt(e.code,!1),await p(()=>tt("DELETE",`${e.path}/seats/${a}`))?j("/"):rt(e.code,!0)},l=async()=>await p(()=>e.command("/cancel"))&&j("/");return o`
    <div class="row">
      <button type="button" onClick=${()=>s("leave")}>${i("waiting.leave")}</button>
      ${t&&o`<button type="button" onClick=${()=>s("cancel")}>${i("waiting.cancel")}</button>`}
    </div>
    ${n&&o`
      <${z} title=${i(`waiting.${n}_title`)} yes=${i(`waiting.${n}`)} grave
        onYes=${n==="leave"?r:l} onClose=${()=>s(null)}>
        <p>${i(`waiting.${n}_what`)}</p>
      <//>`}`}function Ji({open:e}){let[t,n]=u(!1),s=async()=>{let a=await p(async()=>{let{invite:r}=await g(`${e.path}/invite`);e.view.value={...e.view.value,invite:r}});n(!1),a&&Y(i("waiting.renewed"))};return o`
    <button type="button" class="plain" onClick=${()=>n(!0)}>${i("waiting.renew")}</button>
    ${t&&o`
      <${z} title=${i("waiting.renew_title")} yes=${i("waiting.renew")} onYes=${s} onClose=${()=>n(!1)}>
        <p>${i("waiting.renew_what")}</p>
      <//>`}`}function Zi({open:e,room:t,seat:n,onClose:s}){let a=k(L(t.seats)[n]??""),r=async()=>{await p(()=>tt("DELETE",`${e.path}/seats/${n}`)),s()};return o`
    <${z} title=${i("waiting.free_title",{name:a})} yes=${i("waiting.free_seat")} grave onYes=${r} onClose=${s}>
      <p>${i("waiting.free_what")}</p>
    <//>`}function Qi(e){let[t,n]=u(null);return f(()=>{let s=new At(e),a=()=>at(e);return a(),addEventListener("hashchange",a),s.enter(),n(s),()=>{removeEventListener("hashchange",a),s.leave()}},[e]),t}function Fn({code:e}){let t=Qi(e);if(!t)return null;if(t.gone)return o`<${Dt} message=${t.trouble.value?.message??""} />`;let{room:n,you:s}=t.view.value;if(!n)return o`<${_t} open=${t} />`;if(n.status==="cancelled")return o`<${Dt} message=${i("waiting.cancelled")} />`;let a=t.trying.value;return a?o`<${nn} open=${t} trying=${a} key=${`what if ${a.version}`} />`:n.status!=="waiting"?o`<${In} open=${t} key=${n.code} />`:s?.seats.length?o`<${Nn} open=${t} />`:o`<${kn} open=${t} />`}function Dt({message:e,title:t=i("app.nothing_here")}){return U(t),o`
    <${y} />
    <main class="page missing" id="main" tabindex="-1">
      <h1>${t}</h1>
      <p>${e}</p>
      <a class="button primary" href="/">${i("app.home")}</a>
    </main>
    <${I} />`}var Mn=()=>location.hash.slice(1).toLowerCase();function Rn(){let[e,t]=u(Mn());return f(()=>{let n=()=>t(Mn());return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),o`
    <${y} />
    <main class="page rules" id="main" tabindex="-1">
      <h1>${i("rules.title")}</h1>
      <p><a class="button" href="/learn">${i("front.learn")}</a></p>
      <${Je} marked=${e} page />
    </main>
    <${I} />`}var Vi=[[/WhatsApp/,"WhatsApp"],[/Instagram/,"Instagram"],[/FBAN|FBAV|FB_IAB/,"Facebook"],[/Telegram/,"Telegram"],[/\bLine\//,"Line"],[/; wv\)/,""]];function Xi(e){return Vi.find(([t])=>t.test(e))?.[1]??null}var qt=Xi(globalThis.navigator?.userAgent??""),Bn=d(D("inside","tab")!==null);function zi(){Bn.value=!0,N("inside","shut","tab")}function Hn(){let[e,t]=u(!1);return qt===null||Bn.value||_.value==="/seats"?null:o`
    <div class="connection inside" role="note">
      <p>${qt?i("inside.notice",{app:qt}):i("inside.notice_any")}</p>
      <button type="button" onClick=${()=>t(!0)}>${i("inside.open")}</button>
      <button type="button" class="plain icon" aria-label=${i("app.close")} onClick=${zi}>✕</button>
    </div>
    ${e&&o`<${ts} onClose=${()=>t(!1)} />`}`}function ts({onClose:e}){let t=R(_.value),[n,s]=u(x.value?"":es(t)),[a,r]=u("");return f(()=>{n||g("/api/me/links",{kind:"device"}).then(({token:l})=>s(hn(ct.value,l,t)),l=>r(ut(l)))},[]),o`
    <${X} title=${i("inside.title")} onClose=${e}>
      <p>${i(x.value?"inside.what":"inside.what_link")}</p>
      ${a&&o`<p class="fault" role="alert">${a}</p>`}
      ${n&&o`<${on} link=${n} label=${i("inside.link")} title=${i("app.name")} message=${i("inside.message")} copied="inside.copied" />`}
    <//>`}function es(e){return e?oe(ct.value,e,B(e)):ct.value+location.pathname}function Un(){let[e]=fe.value;return!x.value||!e?null:o`
    <div class="connection device-news" role="status">
      <p>${e.name?i("devices.came",{name:k(e.name)}):i("devices.came_unknown")}</p>
      <div class="row">
        <a class="button" href="/seats">${i("devices.look")}</a>
        <button type="button" onClick=${()=>p(he)}>${i("devices.known")}</button>
      </div>
    </div>`}function Wn(){return o`
    <div class="toasts">
      <div role="alert">${Ft.value.filter(e=>e.fault).map(Gn)}</div>
      <div role="status">${Ft.value.filter(e=>!e.fault).map(Gn)}</div>
    </div>
    <p class="unseen" aria-live="polite"><span key=${Mt.value.number}>${Mt.value.words}</span></p>`}function Gn(e){return o`
    <div class=${e.fault?"toast fault":"toast"} key=${e.id}>
      <p>${e.message}</p>
      ${e.reload&&o`<${ve} kind="plain" />`}
      <button type="button" class="plain icon" aria-label=${i("app.close")} onClick=${()=>le(e.id)}>✕</button>
    </div>`}var ns=async()=>(await et(()=>import("./learn-U5Z3IJQ3.js"))).begin(),is=async()=>(await et(()=>import("./lobby-OXJDXN44.js"))).begin(),ss=async()=>(await et(()=>import("./record-LAXABCEE.js"))).begin(),os=async()=>(await et(()=>import("./along-EXBBW5IY.js"))).begin();function as(){let e=R(_.value);return e?o`<${Fn} code=${e} key=${e} />`:_.value==="/"?o`<${wn} />`:_.value==="/rules"?o`<${Rn} />`:_.value==="/learn"?o`<${nt} load=${ns} key="learn" />`:_.value==="/lobby"?o`<${nt} load=${is} key="lobby" />`:_.value==="/record"?o`<${nt} load=${ss} key="record" />`:_.value==="/seats"?o`<${nt} load=${os} key="seats" />`:o`<${Dt} title=${i("app.no_page")} message=${i("errors.not_found")} />`}function rs(e){e.preventDefault(),document.getElementById("main")?.focus()}var ls=4e3;function us(){let e=ne.value&&!R(_.value);return f(()=>{let t=e?setInterval(T,ls):0;return()=>clearInterval(t)},[e]),e?o`<div class="connection offline" role="status"><p>${i("net.offline")}</p></div>`:null}function cs(){return o`
    <a class="skip" href="#main" onClick=${rs}>${i("app.skip")}</a>
    <${us} />
    <${Un} />
    <${Hn} />
    <${as} />
    <${Ze} />
    <${Wn} />`}async function ms(){let e=R(location.pathname);e&&at(e),pn(),await zt(Xt()),await Promise.all([T(),pe()]),Ne(),ge(),ie();let t=document.getElementById("app");t&&Zt(o`<${cs} />`,t),W(fn),fs(),se()}function fs(){let e=!0;W(()=>{let t=_.value;e||requestAnimationFrame(()=>document.getElementById("main")?.focus({preventScroll:!0})),!e&&t==="/"&&T(),e=!1})}ms();
