import{a as bt}from"./chunk-UI7Y6DYR.js";import{a as $t,b as vt,c as Ie,d as Ne}from"./chunk-IMIGYWIY.js";import{b as dn,d as $n}from"./chunk-OHK3JCDZ.js";import{a as I}from"./chunk-F3BP3VYE.js";import{f as mt,g as pt,h as ke,j as _e,k as Rt,n as De}from"./chunk-MW2UOSRJ.js";import{a as Ge,b as We,c as B}from"./chunk-5EC45HWN.js";import{b as Ue,d as Ye,e as je,g as Ke,h as qe,i as Je,j as Qe,k as Ze,l as gt,m as Ve,n as Xe,o as ze,p as tn,q as en,r as nn}from"./chunk-TTWDYXV3.js";import{a as C,b as Y,c as Le,d as hn,e as H}from"./chunk-Q7K6T4U6.js";import{a as xe,b as Bt,c as ht,d as Se,e as Ce,f as Te,g as v,h as W,i as dt,k as Ee}from"./chunk-QURT3BMG.js";import{k as be,l as ye}from"./chunk-GEAU7R6J.js";import{a as on,b as sn,c as an}from"./chunk-ALHGEUQJ.js";import{b as M,c as se,e as ot,f as R,g as ae,h as J,i as re,j as st,k as le,m as wt,n as rn}from"./chunk-TLMC25ZG.js";import{a as ve,b as k,c as ge,d as et,e as Fe,f as Me,g as Re,h as Be,j as He,l as ln,m as un,n as cn,o as mn,p as fn,r as pn}from"./chunk-YQFCLEBQ.js";import{a as ne,b as ie,c as oe,d as b,e as Z,f as pe,g as lt,h as S,i as he,j as ut,l as ct,o as de,p as $e}from"./chunk-ZIPGEUAG.js";import{a as Oe,c as Ae,d as Pe}from"./chunk-IDJ7Q7FC.js";import"./chunk-QXAYAVIB.js";import"./chunk-SVO2JTGA.js";import{b as ft,c as O}from"./chunk-CKR3YLCN.js";import{a as L}from"./chunk-7MXYQGB3.js";import{B as fe,x as ce,y as me}from"./chunk-6DNNZQKQ.js";import{a as V,b as D}from"./chunk-25LMX26W.js";import{b as tt,c as Lt,d as Ft,e as N,f as ue,g as at,h as rt,i as h,j as Q,k as Mt,l as we}from"./chunk-BJCPGGRP.js";import{A as Vt,B as Xt,D as i,F as zt,G as x,H as te,I as z,K as ee,b as Jt,c as s,d as u,e as E,g as f,h as it,j as g,k as K,l as U,n as Qt,p as Zt,q as A,r as P,s as T,t as q,u as X,v as G,w}from"./chunk-56374772.js";var zn={players:3,clan:0,phase:"dominance",territories:{b2:{clan:1,dominance:2,chief:!1},b3:{clan:0,dominance:3,chief:!0},c2:{clan:1,dominance:1,chief:!0},c3:{clan:1,dominance:2,chief:!1},c5:{clan:0,dominance:2,chief:!1},b4:{clan:0,dominance:1,chief:!1},d3:{clan:1,dominance:1,chief:!1},d5:{clan:2,dominance:2,chief:!0},d6:{clan:2,dominance:1,chief:!1},e6:{clan:2,dominance:1,chief:!1}},moai:["d2","e7"],tangata_manu:[[],["c2-d2-d3"],["d5-d6-e6","d6-e6-e7"]],reserves:[],moai_left:10,make_make:0,retired:[],winner:null,result:null},ti=[0,1,2].map(e=>({name:"",look:e})),nt=new Set,ei={spaces:nt,grounds:nt},vn=()=>{};function yt({state:e=zn}){return s`
    <div class="island" inert aria-hidden="true">
      <${be} state=${e} clans=${ti} targets=${nt} choices=${nt} selected=${null} ghost=${null}
        marked=${ei} reasons=${nt} coordinates=${!1} text=${i} onSpace=${vn} onGround=${vn} />
    </div>`}var ni=3e4,gn=12,ii=e=>e.status==="finished"||e.status==="cancelled";function oi(){f(()=>{let e=new AbortController,t=()=>document.visibilityState==="visible"&&S(),n=setInterval(t,ni);return document.addEventListener("visibilitychange",t,{signal:e.signal}),()=>{clearInterval(n),e.abort()}},[])}function wn(){oi();let e=Z.value,t=e.filter(r=>r.your_turn),n=e.filter(r=>r.status==="playing"&&!r.your_turn),o=e.filter(r=>r.status==="waiting"),a=e.filter(ii);return s`
    <section class="my-games stack" aria-labelledby="my-games">
      <h1 id="my-games">${i("front.my_games")}</h1>
      <${Ht} title=${t.length?i("games.mine",{n:t.length}):i("games.none_mine")} list=${t} />
      ${n.length>0&&s`<${Ht} title=${i("games.others")} list=${n} boards=${gn-t.length} />`}
      ${o.length>0&&s`<${Ht} title=${i("games.before")} list=${o} />`}
      ${a.length>0&&s`<${si} list=${a} />`}
    </section>`}function Ht({title:e,list:t,boards:n=gn}){return s`
    <div class="games-part">
      <h2>${e}</h2>
      ${t.length>0&&s`
        <ul class="games">${t.map((o,a)=>s`<${bn} game=${o} board=${a<n} key=${o.code} />`)}</ul>`}
    </div>`}function si({list:e}){return s`
    <details class="more games-past">
      <summary>${i("games.past",{n:e.length})}</summary>
      <ul class="games">${e.map(t=>s`<${bn} game=${t} board=${!1} key=${t.code} />`)}</ul>
    </details>`}var ai=e=>Array.from({length:e.state.players},(t,n)=>({name:"",look:ft(e,n)}));function Ut(e){return e.name||zt(L(e.seats).filter(t=>t!==null).map(x))}function ri(e){if(e.your_turn)return i("games.your_turn");let t=e.seats.findIndex(n=>n.clan!==null&&n.clan===e.state?.clan);return e.status!=="playing"||t<0?i(`games.${e.status}`):i("turn.theirs",{name:x(L(e.seats)[t]??"")})}function bn({game:e,board:t}){return s`
    <li>
      <a class=${e.your_turn?"game waits":"game"} href=${`/r/${e.code}`}>
        ${t&&e.state&&s`<span class="game-board"><${ye} state=${e.state} clans=${ai(e)} text=${i} /></span>`}
        <span class="game-words">
          <span class="game-title">${Ut(e)}</span>
          <span class="game-state">${ri(e)}</span>
          ${e.deadline&&s`<span class="game-left">${i("games.deadline",{when:z(e.deadline)})}</span>`}
          <time datetime=${e.updated_at}>${te(e.updated_at)}</time>
        </span>
      </a>
    </li>`}var j=()=>import("./time-GWAMNBZG.js");function F({load:e,name:t,...n}){let[o,a]=u(null);return f(()=>{Q(e).then(r=>r?a(r):n.onClose())},[]),o&&s`<${o[t]} ...${n} />`}var li=[2,3,4];function yn(){let e=b.value!==null&&Z.value.length>0;return s`
    <${k} />
    <main class="page front" id="main" tabindex="-1">
      ${e?s`<${wn} />`:s`<${ui} />`}
      <div class="front-side">
        <${fi} />
        <p class="note"><a class="learn-again" href="/lobby">${i("lobby.way")}</a></p>
        ${e&&s`<p class="note"><a class="learn-again" href="/learn">${i("front.learn")}</a></p>`}
        ${b.value&&s`<${hi} />`}
        ${b.value&&s`<${di} />`}
        <p class="note whoami"><a class="learn-again" href="/seats">${i(b.value?"front.seats":"front.been_here")}</a></p>
      </div>
    </main>
    <${I} />`}function ui(){return s`
    <section class="welcome" aria-labelledby="title">
      <h1 id="title">${i("front.title")}</h1>
      <p class="lead">${i("front.lead")}</p>
      <a class="learn-way" href="/learn"><strong>${i("front.learn")}</strong><span>${i("front.learn_what")}</span></a>
      <${yt} />
    </section>`}async function ci(e,t){await ct(e),mt();let n=await w("/api/rooms",t);Y(`/r/${n.code}`)}function mi(e){return Array.from({length:e-1},(t,n)=>n+1)}function fi(){let[e,t]=u(null),n=e??ut(),[o,a]=u(3),[r,l]=u(""),[m,c]=u("random"),d=y=>{a(y),Number(m)>=y&&c("random")},[p,$]=u("none"),[_,It]=u(ke[0]),[Kt,qn]=u(!0),[Nt,Jn]=u(!1),[Qn,qt]=u(!1),[Zn,Vn]=u(null);return s`
    <form class="card stack" onSubmit=${async y=>{y.preventDefault(),qt(!0);try{await ci(n,{seats:o,name:r,autostart:Kt,first:m==="random"?m:Number(m),visibility:Nt?"public":"private",pace:pt[p],absence:_})}catch(Xn){Vn($t(Xn))}qt(!1)}} aria-labelledby="new-table">
      <h2 id="new-table">${i("front.new_table")}</h2>
      <${vt} value=${n} onInput=${t} fault=${Zn} />
      <${pi} value=${o} onChange=${d} />
      <${De} pace=${p} absence=${_} onPace=${$} onAbsence=${It} />
      <details class="more">
        <summary>${i("front.more")}</summary>
        <div class="stack">
          <label class="field"><span>${i("front.table_name")}</span>
            <input type="text" maxlength="60" value=${r} onInput=${y=>l(y.target.value)} autocomplete="off" />
          </label>
          <label class="field"><span>${i("front.first")}</span>
            <select value=${m} onChange=${y=>c(y.target.value)}>
              <option value="random">${i("front.first_random")}</option>
              <option value="0">${i("front.first_me")}</option>
              ${mi(o).map(y=>s`<option value=${y}>${i("front.first_seat",{n:y+1})}</option>`)}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked=${Kt} onChange=${y=>qn(y.target.checked)} />
            <span>${i("front.autostart")}</span>
          </label>
          <label class="check">
            <input type="checkbox" checked=${Nt} onChange=${y=>Jn(y.target.checked)} />
            <span>${i("arrange.public")}</span>
          </label>
        </div>
      </details>
      <button class="primary large" disabled=${Qn}>${i("front.make")}</button>
      <p class="note">${i(Nt?"front.public":"front.private")}</p>
    </form>`}function pi({value:e,onChange:t}){return s`
    <fieldset class="field segments">
      <legend>${i("front.players")}</legend>
      <div class="segment-row">
        ${li.map(n=>s`
          <label class="segment">
            <input type="radio" name="seats" value=${n} checked=${n===e} onChange=${()=>t(n)} />
            <span>${n}</span>
          </label>`)}
      </div>
      ${e===2&&s`<p class="note">${i("front.two")}</p>`}
    </fieldset>`}function hi(){let[e,t]=u(!1);return s`
    <p class="note whoami"><button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>t(!0)}>${i("hours.title")}</button></p>
    ${e&&s`<${F} load=${j} name="HoursDialog" onClose=${()=>t(!1)} />`}`}function di(){let[e,t]=u(!1),n=()=>h($e).then(S).then(()=>t(!1));return s`
    <p class="note whoami">
      ${i("front.known_as",{name:x(b.value?.nickname??"")})}
      <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>t(!0)}>${i("front.sign_out")}</button>
    </p>
    ${e&&s`
      <${D} title=${i("front.sign_out_title")} yes=${i("front.sign_out")} grave onYes=${n} onClose=${()=>t(!1)}>
        <p>${i("front.sign_out_what")}</p>
      <//>`}`}function kt({open:e}){return s`
    <${k} />
    <main class="page" id="main" tabindex="-1">
      <${B} open=${e} />
      <p role="status">${e.trouble.value?.message??i("app.loading")}</p>
    </main>`}function _t(e,t=Math.random()){let n=Math.min(15e3,500*2**Math.min(e,10));return n/2+n/2*t}var $i=1e4,vi=4004,gi=1008,xt=class{constructor(t){this.ends=t,this.socket=null,this.up=!1,this.attempt=0,this.timer=void 0,this.heard=0}dial(){this.hangUp();let t;try{t=new WebSocket(this.ends.address())}catch{return this.#n()}this.socket=t,this.timer=setTimeout(()=>this.#e(t,0),$i),t.onmessage=n=>this.#t(t,n.data),t.onclose=n=>this.#e(t,n.code)}hangUp(){clearTimeout(this.timer);let t=this.socket;this.socket=null,this.up=!1,t?.close()}send(t){return!this.up||this.socket?.readyState!==WebSocket.OPEN?!1:(this.socket.send(JSON.stringify(t)),!0)}#t(t,n){t!==this.socket||typeof n!="string"||(this.heard=performance.now(),this.ends.onFrame(JSON.parse(n)),!this.up&&(clearTimeout(this.timer),this.up=!0,this.attempt=0,this.ends.onUp()))}#e(t,n){if(t===this.socket){if(this.hangUp(),n===vi)return this.ends.onGone();n===gi&&this.ends.onTurnedOut(),this.#n()}}#n(){this.timer=setTimeout(()=>this.dial(),_t(this.attempt)),this.attempt+=1,this.ends.onDown()}};var wi=4e3,St=class{constructor(t){this.room=t,this.place=`unsent:${t.code}`,this.pending=g(this.#t()),this.refused=g(null),this.timer=void 0,this.attempt=0}#t(){let t=A(this.place,"tab");return t?{...JSON.parse(t),unsent:!0}:null}act(t,n){this.pending.value||(this.refused.value=null,this.#i({id:bt(),version:n,action:t,unsent:!1}),this.flush())}flush(){let t=this.pending.value;if(!t)return;clearTimeout(this.timer);let{id:n,version:o,action:a}=t;if(!this.room.link.send({type:"action",id:n,version:o,action:a}))return this.#n(t);this.timer=setTimeout(()=>this.#e(t),wi)}answered(t){if(t.id!==this.pending.value?.id)return;if(t.type==="ack")return this.#o();let n=new T(t.status??409,t);yi(t.code)?this.#s():this.#a(n)}mark(){this.pending.value&&this.#i({...this.pending.value,unsent:!0})}#e(t){return this.mark(),this.#n(t)}drop(){this.#i(null)}stop(){clearTimeout(this.timer)}async#n(t){let{id:n,version:o,action:a}=t;try{await w(`${this.room.path}/actions`,{id:n,version:o,action:a}),this.pending.value?.id===n&&this.#o()}catch(r){if(this.pending.value?.id!==n)return;if(r instanceof T&&!r.passing)this.#a(r);else if(r instanceof T||r instanceof q)this.#s();else throw r}}#o(){this.#i(null),this.room.link.up||this.room.refresh()}#s(){this.pending.value&&(this.mark(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.flush(),_t(this.attempt)),this.attempt+=1)}#a(t){this.#i(null),this.refused.value=t,t.body.room?this.room.accept(t.body.room):this.room.refresh()}#i(t){t||(clearTimeout(this.timer),this.attempt=0),this.pending.value=t,P(this.place,t&&JSON.stringify(t),"tab")}},bi=new Set(["not_saved","internal_error","too_many_requests"]);function yi(e){return bi.has(e)}var ki=150,Ct=class{constructor(t){this.open=t,this.looking=g(null),this.from=null,this.shown=g(null),this.position=K(()=>this.#t()),this.states=new Map,this.fetching=!1,this.arrived=!1}follow(t){let n,o=()=>this.#n(),a=U(()=>{let r=this.looking.value;clearTimeout(n),(r!==null||this.arrived)&&(n=setTimeout(o,ki))});addEventListener("popstate",o,{signal:t}),t.addEventListener("abort",()=>[a(),clearTimeout(n)])}arrive(){let t=this.open.room.value?.version??0;if(this.arrived||!this.open.room.value?.state)return;this.arrived=!0;let n=Be(location.search,t);n!==null&&(Number.isNaN(n)?N(i("past.none")):this.lookAt(n),this.#n())}async lookAt(t){if(this.looking.value===null&&(this.from=document.activeElement),this.looking.value=t,!this.fetching){this.fetching=!0;try{await this.#e()}catch(n){N(rt(n),!0),this.looking.value=this.shown.value?.version??null}finally{this.fetching=!1}}}now(){let t=this.looking.value!==null;this.looking.value=null,(!t||!this.open.seen.check())&&(this.shown.value=null)}async stateAt(t){let{room:n}=this.open.view.value;if(n?.state&&n.version===t)return n.state;let o=this.states.get(t)??await G(`${this.open.path}/states/${t}`);return this.states.set(t,o),o}#t(){let{room:t}=this.open.view.value;if(!t?.state)return null;let n={version:t.version,state:t.state};return{...this.shown.value??n,past:this.shown.value!==null||this.looking.value!==null}}async#e(){for(;this.looking.value!==null&&this.shown.value?.version!==this.looking.value;){let t=this.looking.value,n=await this.stateAt(t);this.looking.value!==null&&(this.shown.value={version:t,state:n})}}#n(){if(M(location.pathname)!==this.open.code)return;let t=this.looking.value===null?"":`?v=${this.looking.value}`;this.arrived&&location.search!==t&&history.replaceState(history.state,"",location.pathname+t+location.hash)}};var _i=2e3,Gt=e=>e?.turns.at(-1)?.events.at(-1)?.version??0,kn=()=>document.visibilityState==="hidden",Tt=class{constructor(t){this.open=t,this.place=`seen:${t.code}`;let n=A(this.place,"tab");this.version=n===null?null:Number(n),this.away=g(null),this.returning=!0,this.toldOf=g(0),this.left=null}get told(){return this.toldOf.value}set told(t){this.toldOf.value=t}get telling(){let t=this.away.value;return t!==null&&(!t.still||this.told<Gt(t))}heard(t){typeof t=="number"&&this.#e(t)}drawn(t){this.#e(t),this.open.link.send({type:"seen",version:t})}tellsLater(t){return t<=Gt(this.away.value)||this.returning||kn()&&v(this.open.view.value)!==null}waitForPage(){return U(()=>{Mt.value===0&&Qt(()=>this.returning&&this.check())})}leave(){let{looking:t,shown:n}=this.open.past,{room:o}=this.open.view.value;this.away.value&&this.stop(),this.left=o?.state&&t.value===null&&n.value===null?{version:o.version,state:o.state}:null}stop(){this.away.value=null,this.open.past.now()}finish(){this.told=Math.max(this.told,Gt(this.away.value)),this.stop(),this.open.sayDrawn()}check(){let{view:t,past:n}=this.open,{room:o,events:a}=t.value;if(!o||kn()||ht(t.value)||this.away.value||n.looking.value!==null||this.open.trying.value)return!1;let r=v(t.value)?.clan??null,l=r===null||this.version===null?[]:Me(a,this.version,r);if(this.returning=l.length>0&&Mt.value>0,!l.length||!o.state||this.returning)return!1;let m=Re(l,o.state.players),c={turns:m,all:Fe(l).length,since:m[0].events[0].version-1,still:Ke()};return this.away.value=c,c.still?n.shown.value=null:this.#t(c),!0}async#t(t){let{past:n}=this.open;if(this.left?.version===t.since){n.shown.value=this.left;return}let o=setTimeout(()=>this.away.value===t&&n.shown.value===null&&this.finish(),_i);try{let a=await n.stateAt(t.since);this.away.value===t&&(n.shown.value={version:t.since,state:a})}catch{this.away.value===t&&this.finish()}clearTimeout(o)}#e(t){t<=(this.version??-1)||(this.version=t,P(this.place,String(t),"tab"))}};var Et=class{constructor(t){this.open=t,this.messages=g([]),this.read=g(Number(A(`read:${t.code}`)??0)),this.hidden=g((A("hidden")??"").split(" ").filter(Boolean)),this.unread=K(()=>{let n=this.open.view.value.you?.player;return this.messages.value.filter(({player:a,number:r})=>a!==n&&r>this.read.value&&!this.hides(a)).length}),this.fetching=!1,this.entered=!1}get possible(){return v(this.open.view.value)!==null}get last(){return this.messages.peek().at(-1)?.number??0}async check(){let t=this.open.room.peek();if(this.fetching||!t||!this.possible)return;let n=this.entered;if(this.entered=!0,(t.talk??0)<=this.last)return;this.fetching=!0;let o=!1;try{let a=this.last;this.#t(await G(`${this.open.path}/talk?since=${a}`),n),o=this.last>a}catch(a){if(!(a instanceof q||a instanceof T))throw a}finally{this.fetching=!1}o&&await this.check()}draft(t){return A(`${t}:${this.open.code}`,"tab")}keepDraft(t,n){P(`${t}:${this.open.code}`,n||null,"tab")}async say(t,n=bt()){this.#t([await w(`${this.open.path}/talk`,{id:n,...t})],!1),await this.check()}async nudge(){this.#t([await w(`${this.open.path}/nudge`)],!1),await this.check()}look(){this.read.peek()!==this.last&&(this.read.value=this.last,P(`read:${this.open.code}`,String(this.last)))}hides(t){return this.hidden.value.includes(t)}hide(t,n){let o=this.hidden.value.filter(a=>a!==t);this.hidden.value=n?[...o,t]:o,P("hidden",this.hidden.value.join(" ")||null)}nameOf(t){let n=this.open.room.value?.seats??[],o=n.findIndex(a=>a.player?.id===t);return x(o>=0&&L(n)[o]||i("talk.somebody"))}wordsOf({kind:t,text:n="",phrase:o,player:a,to:r=""}){return t==="phrase"?i(`talk.phrase.${o}`):t==="nudge"?i("talk.nudge_said",{name:this.nameOf(a),to:this.nameOf(r)}):n}#t(t,n){let o=this.open.view.peek().you?.player;for(let a of t)a.number===this.last+1&&(this.messages.value=[...this.messages.peek(),a],n&&a.player!==o&&!this.hides(a.player)&&this.#e(a))}#e(t){let n=this.wordsOf(t);at(t.kind==="nudge"?n:i("talk.said",{name:this.nameOf(t.player),words:n}))}};var xi=3e4,Si=3e3,Ci=2e4,Ot=class{constructor(t){this.code=t,this.path=`/api/rooms/${encodeURIComponent(t)}`,this.view=g(xe),this.status=g("connecting"),this.trouble=g(null),this.room=K(()=>this.view.value.room),this.link=new xt({address:()=>this.#t(),onFrame:n=>this.#e(n),onUp:()=>this.#s(),onDown:()=>this.#i(),onTurnedOut:()=>this.#a(),onGone:()=>this.refresh()}),this.outbox=new St(this),this.past=new Ct(this),this.seen=new Tt(this),this.talk=new Et(this),this.journal=new Oe(this),this.trying=g(null),this.tried=null,this.hiddenSince=0,this.ears=new AbortController}enter(){let{signal:t}=this.ears;document.addEventListener("visibilitychange",()=>this.#l(),{signal:t}),addEventListener("online",()=>this.link.dial(),{signal:t}),addEventListener("offline",()=>this.#r(),{signal:t}),addEventListener("pageshow",n=>n.persisted&&this.link.dial(),{signal:t}),this.past.follow(t),this.journal.follow(t),t.addEventListener("abort",this.seen.waitForPage()),this.watch=setInterval(()=>this.#u(),Si),this.link.dial()}leave(){this.ears.abort(),clearInterval(this.watch),this.link.hangUp(),this.outbox.stop()}retry(){this.link.attempt=0,this.link.dial()}accept(t,n){this.view.value=Se(this.view.value,t,n),this.#n(t.seen),this.#o()}async command(t,n,o="POST"){this.accept(await X(o,this.path+t,n))}async refresh(){try{return this.accept(await G(this.path)),this.trouble.value=null,!0}catch(t){return t instanceof T&&this.#c(t),t instanceof T&&!t.passing}}foresee(t){return w(`${this.path}/preview`,{action:t,version:this.room.value?.version})}sayDrawn(){let t=this.room.value?.version,n=this.past.position.value?.past||this.seen.away.value||this.seen.returning||this.trying.value;t!==void 0&&!n&&document.visibilityState==="visible"&&this.seen.drawn(t)}get gone(){return this.status.value==="gone"}#t(){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}${this.path}/socket?since=${Bt(this.view.value)}`}#e(t){if(t.type==="ack"||t.type==="error")return this.outbox.answered(t);if(t.type==="device")return S();this.view.value=Te(this.view.value,t),this.link.up&&(this.status.value="live"),this.#n(t.type==="seen"?t.version:t.room?.seen),this.#o()}#n(t){this.seen.heard(t),this.past.arrive(),this.seen.returning&&this.seen.check(),this.talk.check()}async#o(){if(!(!ht(this.view.value)||this.filling)){this.filling=!0;try{let t=await G(`${this.path}/events?since=${Bt(this.view.value)}`);this.view.value=Ce(this.view.value,t),this.#n(void 0)}catch(t){if(!(t instanceof q||t instanceof T))throw t}finally{this.filling=!1}}}#s(){this.status.value="live",this.outbox.flush(),this.sayDrawn()}async#a(){let t=st(this.code),n=b.value?.id;t&&re(this.code),await S(),b.value?.id!==n?N(i("invited.signed_out"),!0):t&&J(this.code,!0)}async#i(){if(this.gone)return;this.status.value==="live"&&(this.status.value="connecting");let t=await this.refresh();this.link.up||this.gone||(this.status.value=t?"polling":"offline",t&&this.outbox.flush())}#r(){this.status.value="offline",this.outbox.mark()}#l(){if(document.visibilityState==="hidden"){this.hiddenSince=performance.now(),this.seen.leave();return}let t=performance.now()-this.hiddenSince>Ci;this.seen.returning=!0,t||!this.link.up?this.link.dial():this.seen.check(),this.sayDrawn()}async#u(){if(document.visibilityState==="hidden")return;if(this.status.value==="polling")return this.refresh();if(!this.link.up||performance.now()-this.link.heard<xi)return;this.link.heard=performance.now();let t=this.room.value?.revision??0,n=await this.refresh(),o=(this.room.value?.revision??0)>t;(!n||o)&&this.link.dial()}#c(t){this.trouble.value=t,t.status===404&&(this.link.hangUp(),this.status.value="gone")}};function Ti(e,t,n){let o=Array.from({length:e},(a,r)=>r);return o.splice(n,0,...o.splice(t,1)),o}function Ei(e,t){return e?t===e.from?e.by:t>e.from&&t<=e.to?-e.height:t<e.from&&t>=e.to?e.height:0:0}function Oi(e,t,n,o){let[a,r]=u(null),l=E(null),m=E(Promise.resolve()),c=E(n);c.current=n,it(()=>{let p=a&&e.current?.querySelectorAll(".grip")[a.at];p instanceof HTMLElement&&p.focus()},[a]);function d(p,$){l.current=$,m.current=m.current.then(async()=>{let _=c.current(p),It=await o?.(Ti(t,p,$));l.current===$&&(l.current=null),It&&(r({at:$}),at(i("arrange.moved",{name:_,n:$+1,of:t})))})}return{move:d,pending:l}}function _n(e,t,n){let o=E(null),[a,r]=u(null),l=E(0),{move:m,pending:c}=Oi(o,e,t,n);return{list:o,held:a?.from??null,style:d=>a?{transform:`translateY(${Ei(a,d)}px)`}:void 0,grip:d=>({onKeyDown:p=>{let $={ArrowUp:-1,ArrowDown:1}[p.key];if(!$)return;p.preventDefault();let _=c.current??d;_+$>=0&&_+$<e&&m(_,_+$)},onPointerDown:p=>{if(p.button)return;let $=p.currentTarget;$.setPointerCapture(p.pointerId),l.current=p.clientY,r({from:d,to:d,by:0,height:$.closest("li")?.offsetHeight??1})},onPointerMove:p=>{if(!a)return;let $=p.clientY-l.current,_=Math.max(0,Math.min(e-1,a.from+Math.round($/a.height)));r({...a,by:$,to:_})},onPointerUp:()=>{r(null),a&&a.to!==a.from&&m(a.from,a.to)},onPointerCancel:()=>r(null)})}}function At({room:e,you:t,onOpen:n,onOrder:o}){let a=L(e.seats),r=c=>a[c]??i("arrange.seat",{n:c+1}),l=_n(e.seats.length,r,o),m=c=>n&&(o||t?.seats.includes(c.seat));return s`
    <ol class=${o?"seats arranged":"seats"} ref=${l.list}>
      ${e.seats.map((c,d)=>s`
        <li class=${`seat look-${c.look??d}${c.player?"":" free"}${l.held===d?" held":""}`} key=${c.seat} style=${l.style(d)}>
          ${o&&s`
            <button type="button" class="plain icon grip" aria-label=${i("arrange.move",{name:r(d)})} aria-keyshortcuts="ArrowUp ArrowDown" ...${l.grip(d)}>
              <svg viewBox="0 0 22 22" class="sign-of-tool" aria-hidden="true" focusable="false"><path d="M11 3v16M7.5 6.5L11 3l3.5 3.5M7.5 15.5L11 19l3.5-3.5" /></svg></button>`}
          <${ce} look=${c.look??d} />
          <span class="seat-words"><${Ai} seat=${c} name=${a[d]} /><span class="seat-tags">
            ${t?.seats.includes(c.seat)&&s`<span class="tag">${i("waiting.you")}</span>`}
            ${c.player?.id===e.host&&s`<span class="tag">${i("waiting.host")}</span>`}
            ${e.first===c.seat&&s`<span class="tag">${i("arrange.begins")}</span>`}
            ${c.player&&s`<span class=${c.online?"here":"away"}>${i(c.online?"waiting.here":"waiting.away")}</span>`}
          </span></span>
          ${m(c)&&s`
            <button type="button" class="plain icon seat-more" aria-haspopup="dialog" aria-label=${i("arrange.open",{name:r(d)})}
              onClick=${()=>n?.(c.seat)}>⋯</button>`}
        </li>`)}
    </ol>`}function Ai({seat:e,name:t}){return t?s`<span class="seat-name"><bdi>${t}</bdi></span>`:e.reserved?s`<span class="seat-name">${i("arrange.kept_for")} <bdi>${e.reserved}</bdi></span>`:s`<span class="seat-name">${i("waiting.free")}</span>`}function xn({open:e}){let t=e.room.value,n=t.seats.find(a=>a.player?.id===t.host)?.player?.nickname??"",o=i(Sn(t)?"invited.title_of":"invited.title",{name:x(n)});return H(o),s`
    <${k} />
    <main class="page invited" id="main" tabindex="-1">
      <${B} open=${e} />
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${o}</h1>
        ${t.name&&s`<p class="room-name"><bdi>${t.name}</bdi></p>`}
        <p class="lead">${i("invited.lead")}</p>
        <${yt} />
      </section>
      <div class="front-side">
        <${Pi} open=${e} room=${t} />
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">${i("waiting.seats")}</h2>
          <${At} room=${t} you=${null} />
        </section>
        <p class="note"><a class="learn-again" href=${`/learn?table=${encodeURIComponent(t.code)}`}>${i("front.learn")}</a></p>
      </div>
    </main>
    <${I} />`}function Sn(e){let t=R(e.code)!==null,n=e.visibility==="public"&&!t;return!n&&!t&&le(e.code)?"signed_out":e.seats.every(o=>o.player||n&&o.reserved)?"full":n||t?null:st(e.code)?"freed":"no_invite"}function Pi({open:e,room:t}){switch(Sn(t)){case"signed_out":return s`<${Pt} title=${i("invited.signed_out")} why=${i("invited.signed_out_why")} />`;case"full":return s`<${Pt} title=${i("invited.full")} why=${i("invited.full_why")} />`;case"freed":return s`<${Pt} title=${i("invited.freed")} why=${i("invited.freed_why")} />`;case"no_invite":return s`<${Pt} title=${i("invited.no_invite")} why=${i("invited.no_invite_why")} />`;default:return s`<${Wt} open=${e} code=${t.code} />`}}function Pt({title:e,why:t}){return s`<section class="card stack"><h2>${e}</h2><p>${t}</p></section>`}async function Di(e,t,n){await ct(n),mt();let o=R(t);await e.command("/seats",o?{invite:o}:{}),ae(t),e.link.dial()}function Wt({open:e,code:t}){let[n,o]=u(null),a=n??ut(),[r,l]=u(!1),[m,c]=u(null);return s`
    <form class="card stack" onSubmit=${async p=>{p.preventDefault(),l(!0);try{await Di(e,t,a)}catch($){let _=$ instanceof T&&$.code==="invite_required";c(_?i("invited.dead_invite"):$t($))}l(!1)}} aria-labelledby="take-seat">
      <h2 id="take-seat">${i("invited.sit_down")}</h2>
      <${vt} value=${a} onInput=${o} fault=${m} />
      <button class="primary large" disabled=${r}>${i("invited.take_seat")}</button>
      <p class="note">${i("invited.no_account")}</p>
    </form>`}function Cn({open:e}){let t=e.view.value,{room:n}=t;if(!n?.clock?.offered||n.status!=="playing")return null;let o=O(n)(n.clock.clan),a=v(t);return a?.clan===n.clock.clan?s`<${Ii} open=${e} />`:a?s`<${Ni} open=${e} name=${o} />`:R(e.code)?s`
    <div class="offered" role="group" aria-label=${i("offered.title")}>
      <p>${i("offered.for_you",{name:o})}</p>
      <${Wt} open=${e} code=${e.code} />
    </div>`:null}function Ii({open:e}){return s`
    <div class="offer" role="status">
      <p>${i("offered.mine")}</p>
      <div class="row"><button type="button" class="primary" onClick=${()=>h(()=>e.command("/back"))}>${i("offered.back")}</button></div>
    </div>`}function Ni({open:e,name:t}){let[n,o]=u(!1),a=e.view.value.room;return s`
    <div class="offer" role="status">
      <p>${i("offered.to_send",{name:t})}</p>
      <div class="row"><button type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${i("offered.send")}</button></div>
    </div>
    ${n&&s`
      <${V} title=${i("offered.send")} onClose=${()=>o(!1)}>
        <${wt} code=${a.code} invite=${e.view.value.you?.offered??null} name=${a.name} />
      <//>`}`}function Tn({open:e}){let{room:t,you:n}=e.view.value,o=E(null);if(f(()=>o.current?.focus({preventScroll:!0}),[]),!t?.state?.result)return null;let{winner:a,result:r}=t.state,l=a===null?"":O(t)(a);return s`
    <section class="end" aria-labelledby="end-title">
      <div class="end-figure" aria-hidden="true">
        ${a===null?s`<${fe} />`:s`<${me} look=${ft(t,a)} />`}
      </div>
      <h2 id="end-title" tabindex="-1" ref=${o}>${i(`end.${r}`,{name:l})}</h2>
      <p>${i(`end.${r}_why`,{name:l})}</p>
      <p class="row">
        <${Li} open=${e} rematch=${t.rematch} seated=${(n?.seats.length??0)>0} />
        <${mn} open=${e} from=${0} words=${i("past.through")} kind="" />
        <a class="button plain" href=${`${e.path}/record`} download=${`make-make-${t.code}.txt`}>${i("table.record")}</a>
      </p>
    </section>`}function Li({open:e,rematch:t,seated:n}){let o=()=>h(async()=>Y(`/r/${(await w(`${e.path}/rematch`)).code}`));return t?s`<a class="button primary" href=${`/r/${t}`}>${i(n?"end.to_rematch":"end.watch_rematch")}</a>`:n?s`<button type="button" class="primary" onClick=${o}>${i("end.rematch")}</button>`:null}var Fi=3e4;function En({open:e}){let t=dt(e.view.value),n=b.value!==null;f(()=>{if(t||!n)return;let a=()=>document.visibilityState==="visible"&&S();a();let r=setInterval(a,Fi);return()=>clearInterval(r)},[t,n]);let o=Z.value.find(a=>a.your_turn&&a.code!==e.code);return t||!o?null:s`<a class="button next-game" href=${`/r/${o.code}`}>${i("games.next",{title:Ut(o)})}</a>`}function On({open:e}){let[t,n]=u(null),o=()=>n(null);return s`
    <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>n("menu")}>${i("menu.open")}</button>
    ${t==="menu"&&s`<${Mi} open=${e} onShow=${n} />`}
    ${t==="sharing"&&s`<${Ri} open=${e} onClose=${o} />`}
    ${t==="time"&&s`<${F} load=${j} name="TimeDialog" open=${e} onClose=${o} />`}
    ${t==="hours"&&s`<${F} load=${j} name="HoursDialog" open=${e} onClose=${o} />`}
    ${t==="rename"&&s`<${Ie} onClose=${o} />`}
    ${t==="resign"&&s`<${Bi} open=${e} onClose=${o} />`}`}function Mi({open:e,onShow:t}){let n=e.view.value,o=W(n),a=v(n)!==null,r=()=>{t(null),gt()};return s`
    <${V} title=${i("menu.title")} onClose=${()=>t(null)}>
      <div class="menu">
        <button type="button" onClick=${r}>${i("app.rules")}</button>
        ${a&&s`<button type="button" onClick=${()=>t("rename")}>${i("nickname.change")}</button>`}
        <button type="button" onClick=${()=>t("sharing")}>${i("menu.sharing")}</button>
        ${o&&s`<button type="button" onClick=${()=>t("time")}>${i("time.title")}</button>`}
        ${a&&s`<button type="button" onClick=${()=>t("hours")}>${i("hours.title")}</button>`}
        ${o&&s`<${Hi} open=${e} onDone=${()=>t(null)} />`}
        ${o&&s`<button type="button" class="grave" onClick=${()=>t("resign")}>${i("menu.resign")}</button>`}
        <a class="button" href="/">${i("menu.home")}</a>
        <label class="check"><input type="checkbox" checked=${Ye.value} onChange=${l=>je(l.target.checked)} />
          <span>${i("menu.sounds")}</span></label>
        <div class="menu-languages"><span>${i("app.language")}</span><${ve} /></div>
      </div>
    <//>`}function Ri({open:e,onClose:t}){let[n,o]=u(null),a=E(e.past.position.value?.version??0);return f(()=>{Q(()=>import("./sharing-NA7OVMZM.js")).then(r=>r?o(r):t())},[]),n&&s`<${n.SharingDialog} open=${e} version=${a.current} onClose=${t} />`}function Bi({open:e,onClose:t}){let[n,o]=u(!1),a=async()=>{await h(()=>w(`${e.path}/resign`))&&e.refresh(),t()},r=n?"again":"first";return s`
    <${D} key=${r} title=${i(`menu.resign_${r}`)} yes=${i(`menu.resign_${r}_yes`)} grave
      onYes=${n?a:()=>o(!0)} onClose=${t}>
      <p>${i(`menu.resign_${r}_what`)}</p>
    <//>`}function Yt(e,t){return h(()=>e.command("/draw",{agree:t}))}function Hi({open:e,onDone:t}){let{room:n}=e.view.value,o=v(e.view.value)?.clan??-1;if(n?.draw.length)return null;let a=async()=>await Yt(e,!0)&&t();return o<0?null:s`<button type="button" onClick=${a}>${i("draw.offer")}</button>`}function Ui({room:e,you:t}){let n=e?.seats.filter(({seat:r})=>t?.seats.includes(r)).map(({clan:r})=>r??-1)??[],o=e?.draw.some(r=>n.includes(r))??!1,a=E({agreed:!1,version:-1});return f(()=>{let r=a.current.agreed&&!e?.draw.length&&a.current.version===e?.version;a.current={agreed:o,version:e?.version??-1},r&&e?.status==="playing"&&N(i("draw.off"))},[o,e?.version]),()=>{a.current={...a.current,agreed:!1}}}function An({open:e,names:t}){let n=e.view.value,{room:o}=n,a=Ui(n);if(!o?.draw.length||o.status!=="playing")return null;let r=v(n)?.clan??-1,l=o.draw.includes(r),m=()=>(l&&a(),Yt(e,!1));return s`
    <div class="offer" role="status">
      <p>${l?i("draw.you_agree"):i("draw.offered",{name:t(o.draw[0])})}</p>
      ${W(n)&&s`
        <div class="row">
          ${!l&&s`<button type="button" class="primary" onClick=${()=>Yt(e,!0)}>${i("draw.agree")}</button>`}
          <button type="button" onClick=${m}>${i(l?"draw.withdraw":"draw.decline")}</button>
        </div>`}
    </div>`}function Pn({open:e}){let t=e.view.value,{room:n,events:o}=t,a=He(o),r=n?.proposal?.undo!==void 0;if(!W(t)||r||e.outbox.pending.value||a?.kind!=="action"||a.clan!==v(t)?.clan)return null;let l=()=>h(()=>e.command("/undo",{version:n?.version}));return s`
    <button type="button" class="plain icon take-back" aria-label=${i("turn.take_back")} title=${i("turn.take_back")} onClick=${l}>
      <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true"><path d="M8.5 4L4 8.5L8.5 13M4.5 8.5h8a5 5 0 0 1 0 10H8" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" /></svg>
    </button>`}function Dn({open:e}){let[t,n]=u(!1),[o,a]=u(null);if(f(()=>{t&&!o&&Q(()=>import("./talking-F3TVQ6Z3.js")).then(m=>m?a(m):n(!1))},[t]),!e.talk.possible)return null;let r=e.talk.unread.value,l=r?`${i("talk.open")}, ${i("talk.unread",{n:r})}`:i("talk.open");return s`
    <button type="button" class="plain icon talk-way" aria-haspopup="dialog" aria-label=${l} onClick=${()=>n(!0)}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 5h16v11H11l-5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" /></svg>
      ${r>0&&s`<span class="talk-new" aria-hidden="true">${Math.min(r,99)}</span>`}
    </button>
    ${t&&o&&s`<${o.TalkDialog} open=${e} onClose=${()=>n(!1)} />`}`}function Gi(e,t){let[,n]=u(0);f(()=>{let o=t?setInterval(()=>n(a=>a+1),e?1e3:2e4):0;return()=>clearInterval(o)},[e,t])}function In({open:e}){let t=e.view.value,n=t.room,o=_e(n,Zt());if(Gi(o?.live??!1,o!==null&&(o.state==="running"||o.state==="bank")),!o)return null;let a=v(t),r=a!==null&&a.clan!==o.clan;return s`
    <div class="turn-clock" data-clock=${o.state}>
      <p role="timer" aria-live="off">${Yi(t,o)}</p>
      ${r&&s`<${Wi} open=${e} room=${n} clan=${o.clan} live=${o.live} />`}
    </div>`}function Wi({open:e,room:t,clan:n,live:o}){let[a,r]=u(-1),l=O(t)(n),m=()=>h(()=>e.command("/day",{version:t.version})),c=()=>{r(-1),m()};return s`
    <button type="button" class="plain" aria-haspopup=${o?"dialog":null} onClick=${o?()=>r(t.version):m} aria-label=${i("time.day_more_for",{name:l})}>${i("time.day_more")}</button>
    ${a===t.version&&s`
      <${D} title=${i("time.day_more_ask",{name:l})} yes=${i("time.day_more_yes")} onYes=${c} onClose=${()=>r(-1)}>
        <p>${i("time.day_more_live")}</p>
      <//>`}`}function Yi(e,t){let n=e.room,o=O(n)(t.clan);return t.state==="paused"?i("time.paused"):t.state==="up"?i(n.clock?.offered?"time.offered":"time.up",{name:o}):t.live?s`<strong class="digits">${Rt(t.left)}</strong> ${i(t.state==="bank"?"time.of_bank":"time.of_turn",{name:o,bank:Rt(t.bank)})}`:i(t.state==="bank"?"time.until_bank":"time.until",{when:ji(e,t.clan)})}function ji(e,t){let n=e.room,o=z(n.deadline??""),a=e.you?.deadline_local;if(!a||a.clan!==t||v(e)?.clan===t)return o;let r=z(`${a.time}Z`,"UTC");if(r===o)return o;let l=new Date(n.deadline??"").getDate()===new Date(`${a.time}Z`).getUTCDate();return i("time.both",{theirs:r,name:O(n)(t),mine:l?ee(n.deadline??""):o})}function Nn({open:e}){let t=e.view.value,n=t.room?.proposal;if(!t.room||!n||t.room.status!=="playing")return null;let o=v(t)?.clan??-1,a=n.agreed.includes(o),r=Ae(i,n),l=m=>h(()=>e.command("/proposals/answer",{number:n.number,agree:m}));return s`
    <div class="offer" role="status">
      <p>${a?i("time.you_agree",{what:r}):i("time.proposed",{name:O(t.room)(n.by),what:r})}</p>
      ${W(t)&&s`
        <div class="row">
          ${!a&&s`<button type="button" class="primary" onClick=${()=>l(!0)}>${i("time.agree")}</button>`}
          <button type="button" onClick=${()=>l(!1)}>${i(a?"time.withdraw":"time.decline")}</button>
        </div>`}
    </div>`}function Ln({open:e}){let{choice:t,view:n,stage:o}=qe(e),{room:a,events:r}=e.view.value,l=e.past.position.value;if(fn(e),qi(e,t),H(en(e.view.value),dt(e.view.value)),!a?.state||!l)return null;if(Ji(e))return s`<${kt} open=${e} />`;let m=c=>c.key==="Escape"&&(l.past?e.past.now():t.clear());return s`
    <${k}>
      <button type="button" class="plain" onClick=${()=>gt()}>${i("app.rules")}</button>
      <${Dn} open=${e} />
      <${On} open=${e} />
    <//>
    <main class=${l.past?"table is-past":"table"} id="main" tabindex="-1" data-version=${a.version} data-position=${l.version}
      onKeyDown=${m}>
      <h1 class="unseen">${a.name||i("app.name")}</h1>
      <div class="table-notes">
        <${B} open=${e} />
        ${l.past?s`<${cn} open=${e} />`:s`<div class="turn-row"><${tn} open=${e} choice=${t} /><${Pn} open=${e} /><${an} open=${e} /></div>`}
        <${In} open=${e} />
        <${Cn} open=${e} />
        <${Nn} open=${e} />
        <${An} open=${e} names=${O(a)} />
        <${Ki} open=${e} />
      </div>
      <div class="table-board" onKeyDown=${c=>Ge(c,e,o,()=>on(e))}>
        <${Qe} open=${e} choice=${t} view=${n} />
        <${Ue} view=${n}><${We} open=${e} stage=${o} /><//>
      </div>
      <${Je} open=${e} choice=${t} />
      <div class="table-side">
        <${En} open=${e} />
        <${un} open=${e} stage=${o} />
        ${l.past?s`<${ln} open=${e} />`:s`<${Qi} open=${e} choice=${t} />`}
        <${pn} open=${e} room=${a} events=${r} />
      </div>
    </main>`}function Ki({open:e}){let t=v(e.view.value)===null,n=e.room.value?.watchers??0,o=[...t?[i("table.watching")]:[],...n>Number(t)?[i("watchers.count",{n})]:[]];return o.length>0&&s`<p class="note watching">${o.join(" ")}</p>`}function qi({seen:e},t){let n=t.selected.value!==null&&e.away.value!==null;it(()=>{n&&e.finish()},[n])}function Ji({past:e,seen:t}){return(e.looking.value!==null||t.away.value?.still===!1)&&e.shown.value===null&&!document.querySelector("main.table")}function Qi({open:e,choice:t}){let{refused:n}=e.outbox;return s`
    ${e.room.value?.status==="finished"&&s`<${Tn} open=${e} />`}
    ${n.value&&s`<${ze} problem=${n.value} />`}
    <${nn} open=${e} choice=${t} />
    <${Xe} open=${e} choice=${t} />`}function Mn({open:e}){let{room:t,you:n,invite:o}=e.view.value,[a,r]=u(null),[l,m]=u(null);if(H(i("waiting.title")),f(()=>J(e.code,!0),[e]),!t)return null;let c=Ee(e.view.value),d=t.seats.filter(p=>p.player).length;return s`
    <${k} />
    <main class="page waiting" id="main" tabindex="-1">
      <${B} open=${e} />
      <section class="stack waiting-seats" aria-labelledby="title">
        <h1 id="title">${t.name?s`<bdi>${t.name}</bdi>`:i("waiting.title")}</h1>
        <p class="lead" role="status">${i("waiting.taken",{n:d,of:t.seats.length})}</p>
        <div class="card stack">
          <${At} room=${t} you=${n} onOpen=${m} onOrder=${c?p=>Zi(e,p):void 0} />
          <${Vi} open=${e} room=${t} host=${c} />
          <${Xi} open=${e} host=${c} />
          <div class="row"><${Ne} /></div>
        </div>
        ${!c&&s`<${Fn} code=${t.code} />`}
      </section>
      <section class="card stack waiting-share" aria-labelledby="invite">
        <h2 id="invite">${i("waiting.invite")}</h2>
        <${wt} code=${t.code} invite=${o} name=${t.name} />
        ${c&&s`<${eo} open=${e} />`}
      </section>
      <div class="stack waiting-ways">
        ${c&&s`<${Fn} code=${t.code} />`}
        <${zi} open=${e} room=${t} host=${c} taken=${d} />
        <${to} open=${e} host=${c} />
      </div>
      ${l!==null&&s`<${F} load=${Rn} name="SeatDialog" open=${e} seat=${l} key=${l}
        onFree=${()=>[m(null),r(l)]} onClose=${()=>m(null)} />`}
      ${a!==null&&s`<${no} open=${e} room=${t} seat=${a} onClose=${()=>r(null)} />`}
    </main>
    <${I} />`}var Rn=()=>import("./arranging-KWCZOX6E.js");function Zi(e,t){return h(()=>e.command("/order",{order:t},"PUT"))}function Vi({open:e,room:t,host:n}){let[o,a]=u(!1);return s`
    <p class="note">${[...t.first==="random"?[i("arrange.by_chance")]:[],i(t.visibility==="public"?"arrange.is_public":"arrange.is_private"),...t.watchers?[i("watchers.count",{n:t.watchers})]:[]].join(" ")}</p>
    ${n&&s`
      <div class="row">
        <button type="button" aria-haspopup="dialog" onClick=${()=>a(!0)}>${i("arrange.change")}</button>
        <button type="button" onClick=${()=>h(()=>e.command("/shuffle"))}>${i("arrange.shuffle")}</button>
      </div>`}
    ${o&&s`<${F} load=${Rn} name="TableDialog" open=${e} onClose=${()=>a(!1)} />`}`}function Xi({open:e,host:t}){let[n,o]=u(!1),a=e.room.value?.pace??pt.none;return!t&&a.kind==="none"?null:s`
    <div class="row pace-row">
      <span>${Pe(i,a)}</span>
      ${t&&s`<button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>o(!0)}>${i("time.change")}</button>`}
    </div>
    ${n&&s`<${F} load=${j} name="TimeDialog" open=${e} onClose=${()=>o(!1)} />`}`}function Fn({code:e}){return s`<a class="learn-way" href=${`/learn?table=${encodeURIComponent(e)}`}><strong>${i("waiting.learn")}</strong></a>`}function zi({open:e,room:t,host:n,taken:o}){let a=o===t.seats.length;return n?s`
    <div class="stack">
      <button type="button" class=${a?"primary large":"large"} disabled=${o<2}
        onClick=${()=>h(()=>e.command("/start"))}>${i(a?"waiting.start":"waiting.start_now",{n:o})}</button>
      <p class="note">${i(t.autostart?"waiting.by_itself":"waiting.you_start")}</p>
    </div>`:s`<p class="note">${i(t.autostart?"waiting.by_itself":"waiting.host_starts")}</p>`}function to({open:e,host:t}){let[n,o]=u(null),a=v(e.view.value)?.seat,r=async()=>{J(e.code,!1),await h(()=>X("DELETE",`${e.path}/seats/${a}`))?Y("/"):J(e.code,!0)},l=async()=>await h(()=>e.command("/cancel"))&&Y("/");return s`
    <div class="row">
      <button type="button" onClick=${()=>o("leave")}>${i("waiting.leave")}</button>
      ${t&&s`<button type="button" onClick=${()=>o("cancel")}>${i("waiting.cancel")}</button>`}
    </div>
    ${n&&s`
      <${D} title=${i(`waiting.${n}_title`)} yes=${i(`waiting.${n}`)} grave
        onYes=${n==="leave"?r:l} onClose=${()=>o(null)}>
        <p>${i(`waiting.${n}_what`)}</p>
      <//>`}`}function eo({open:e}){let[t,n]=u(!1),o=async()=>{let a=await h(async()=>{let{invite:r}=await w(`${e.path}/invite`);e.view.value={...e.view.value,invite:r}});n(!1),a&&N(i("waiting.renewed"))};return s`
    <button type="button" class="plain" onClick=${()=>n(!0)}>${i("waiting.renew")}</button>
    ${t&&s`
      <${D} title=${i("waiting.renew_title")} yes=${i("waiting.renew")} onYes=${o} onClose=${()=>n(!1)}>
        <p>${i("waiting.renew_what")}</p>
      <//>`}`}function no({open:e,room:t,seat:n,onClose:o}){let a=x(L(t.seats)[n]??""),r=async()=>{await h(()=>X("DELETE",`${e.path}/seats/${n}`)),o()};return s`
    <${D} title=${i("waiting.free_title",{name:a})} yes=${i("waiting.free_seat")} grave onYes=${r} onClose=${o}>
      <p>${i("waiting.free_what")}</p>
    <//>`}function io(e){let[t,n]=u(null);return f(()=>{let o=new Ot(e),a=()=>ot(e);return a(),addEventListener("hashchange",a),o.enter(),n(o),()=>{removeEventListener("hashchange",a),o.leave()}},[e]),t}function Bn({code:e}){let t=io(e);if(!t)return null;if(t.gone)return s`<${Dt} message=${t.trouble.value?.message??""} />`;let{room:n,you:o}=t.view.value;if(!n)return s`<${kt} open=${t} />`;if(n.status==="cancelled")return s`<${Dt} message=${i("waiting.cancelled")} />`;let a=t.trying.value;return a?s`<${sn} open=${t} trying=${a} key=${`what if ${a.version}`} />`:n.status!=="waiting"?s`<${Ln} open=${t} key=${n.code} />`:o?.seats.length?s`<${Mn} open=${t} />`:s`<${xn} open=${t} />`}function Dt({message:e,title:t=i("app.nothing_here")}){return H(t),s`
    <${k} />
    <main class="page missing" id="main" tabindex="-1">
      <h1>${t}</h1>
      <p>${e}</p>
      <a class="button primary" href="/">${i("app.home")}</a>
    </main>
    <${I} />`}var Hn=()=>location.hash.slice(1).toLowerCase();function Un(){let[e,t]=u(Hn());return f(()=>{let n=()=>t(Hn());return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),s`
    <${k} />
    <main class="page rules" id="main" tabindex="-1">
      <h1>${i("rules.title")}</h1>
      <p><a class="button" href="/learn">${i("front.learn")}</a></p>
      <${Ze} marked=${e} page />
    </main>
    <${I} />`}var oo=[[/WhatsApp/,"WhatsApp"],[/Instagram/,"Instagram"],[/FBAN|FBAV|FB_IAB/,"Facebook"],[/Telegram/,"Telegram"],[/\bLine\//,"Line"],[/; wv\)/,""]];function so(e){return oo.find(([t])=>t.test(e))?.[1]??null}var jt=so(globalThis.navigator?.userAgent??""),Gn=g(A("inside","tab")!==null);function ao(){Gn.value=!0,P("inside","shut","tab")}function Wn(){let[e,t]=u(!1);return jt===null||Gn.value||C.value==="/seats"?null:s`
    <div class="connection inside" role="note">
      <p>${jt?i("inside.notice",{app:jt}):i("inside.notice_any")}</p>
      <button type="button" onClick=${()=>t(!0)}>${i("inside.open")}</button>
      <button type="button" class="plain icon" aria-label=${i("app.close")} onClick=${ao}>✕</button>
    </div>
    ${e&&s`<${ro} onClose=${()=>t(!1)} />`}`}function ro({onClose:e}){let t=M(C.value),[n,o]=u(b.value?"":lo(t)),[a,r]=u("");return f(()=>{n||w("/api/me/links",{kind:"device"}).then(({token:l})=>o($n(lt.value,l,t,t&&R(t))),l=>r(rt(l)))},[]),s`
    <${V} title=${i("inside.title")} onClose=${e}>
      <p>${i(b.value?"inside.what":"inside.what_link")}</p>
      ${a&&s`<p class="fault" role="alert">${a}</p>`}
      ${n&&s`<${rn} link=${n} label=${i("inside.link")} title=${i("app.name")} message=${i("inside.message")} copied="inside.copied" />`}
    <//>`}function lo(e){return e?se(lt.value,e,R(e)):lt.value+location.pathname}function Yn(){let[e]=pe.value;return!b.value||!e?null:s`
    <div class="connection device-news" role="status">
      <p>${e.name?i("devices.came",{name:x(e.name)}):i("devices.came_unknown")}</p>
      <div class="row">
        <a class="button" href="/seats">${i("devices.look")}</a>
        <button type="button" onClick=${()=>h(de)}>${i("devices.known")}</button>
      </div>
    </div>`}function Kn(){return s`
    <div class="toasts">
      <div role="alert">${Lt.value.filter(e=>e.fault).map(jn)}</div>
      <div role="status">${Lt.value.filter(e=>!e.fault).map(jn)}</div>
    </div>
    <p class="unseen" aria-live="polite"><span key=${Ft.value.number}>${Ft.value.words}</span></p>`}function jn(e){return s`
    <div class=${e.fault?"toast fault":"toast"} key=${e.id}>
      <p>${e.message}</p>
      ${e.reload&&s`<${ge} kind="plain" />`}
      <button type="button" class="plain icon" aria-label=${i("app.close")} onClick=${()=>ue(e.id)}>✕</button>
    </div>`}var uo=async()=>(await tt(()=>import("./learn-BB4SMZ4I.js"))).begin(),co=async()=>(await tt(()=>import("./lobby-PBTKC6CK.js"))).begin(),mo=async()=>(await tt(()=>import("./record-P37KWZKQ.js"))).begin(),fo=async()=>(await tt(()=>import("./along-AV67WHZT.js"))).begin();function po(){let e=M(C.value);return e?s`<${Bn} code=${e} key=${e} />`:C.value==="/"?s`<${yn} />`:C.value==="/rules"?s`<${Un} />`:C.value==="/learn"?s`<${et} load=${uo} key="learn" />`:C.value==="/lobby"?s`<${et} load=${co} key="lobby" />`:C.value==="/record"?s`<${et} load=${mo} key="record" />`:C.value==="/seats"?s`<${et} load=${fo} key="seats" />`:s`<${Dt} title=${i("app.no_page")} message=${i("errors.not_found")} />`}function ho(e){e.preventDefault(),document.getElementById("main")?.focus()}var $o=4e3;function vo(){let e=ne.value&&!M(C.value);return f(()=>{let t=e?setInterval(S,$o):0;return()=>clearInterval(t)},[e]),e?s`<div class="connection offline" role="status"><p>${i("net.offline")}</p></div>`:null}function go(){return s`
    <a class="skip" href="#main" onClick=${ho}>${i("app.skip")}</a>
    <${vo} />
    <${Yn} />
    <${Wn} />
    <${po} />
    <${Ve} />
    <${Kn} />`}async function wo(){let e=M(location.pathname);e&&ot(e),dn(),await Xt(Vt()),await Promise.all([S(),he()]),Le(),we(),ie();let t=document.getElementById("app");t&&Jt(s`<${go} />`,t),U(hn),bo(),oe()}function bo(){let e=!0;U(()=>{let t=C.value;e||requestAnimationFrame(()=>document.getElementById("main")?.focus({preventScroll:!0})),!e&&t==="/"&&S(),e=!1})}wo();
