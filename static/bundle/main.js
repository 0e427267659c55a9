import{a as ut}from"./chunk-UI7Y6DYR.js";import{a as ot,b as at,c as _e,d as xe}from"./chunk-2SRUERBM.js";import{d as tt,e as et,f as fe,h as he,i as Ot,l as ke}from"./chunk-5QXRNKM6.js";import{a as Ne,b as Pe,c as C}from"./chunk-MQLWPI33.js";import{a as S,b as D,c as Se,e as Ie,g as Le,h as De,j as Ae,k as Fe,l as Re,m as Me,n as He,o as rt,p as Be,q as Ge,r as Ue,s as We,t as Ke,u as Je,v as en,w as E}from"./chunk-FW3HM2TB.js";import{a as pe,b as It,c as nt,d as de,e as $e,f as ve,g as f,h as j,i as it,k as ge}from"./chunk-NHVNEY4G.js";import{k as ce,l as me}from"./chunk-AF4TVFWA.js";import{a as H,c as Q,d as J,e as Vt,f as V,g as Xt,h as je,i as qe,j as Ye,l as lt}from"./chunk-OINQXWTL.js";import{A as Xe,B as ze,D as tn,a as Yt,b as Zt,c as Qt,d as L,e as G,g as k,h as oe,i as X,k as z,m as ae,n as re,o as v,p as le,q as Et,r as Ce,s as Ee,t as Te,u as Oe,x as Ze,y as Qe,z as Ve}from"./chunk-OUTFDZ6Y.js";import{a as we,c as ye,d as be}from"./chunk-6C4XHDQ2.js";import"./chunk-QXAYAVIB.js";import"./chunk-SVO2JTGA.js";import{a as x,c as b}from"./chunk-GR7PMV56.js";import{B as se,x as ne,y as ie}from"./chunk-6O6E35L7.js";import{a as st,b as U}from"./chunk-LBZVIMK6.js";import{b as xt,c as St,d as Ct,e as P,f as zt,g as te,h as ee,i as p,j as B,k as Tt,l as ue}from"./chunk-JRKNSPMS.js";import{A as Kt,B as Jt,D as i,F as jt,G as y,H as kt,I as _t,K as qt,b as Bt,c as s,d as u,e as K,g as m,h as Gt,j as h,k as R,l as T,n as Ut,p as Wt,q as O,r as I,s as w,t as M,u as bt,v as N,w as d}from"./chunk-FAER6UMS.js";var Ln={players:3,clan:0,phase:"dominance",territories:{b2:{clan:1,dominance:2,chief:!1},b3:{clan:0,dominance:3,chief:!0},c2:{clan:1,dominance:1,chief:!0},c3:{clan:1,dominance:2,chief:!1},c5:{clan:0,dominance:2,chief:!1},b4:{clan:0,dominance:1,chief:!1},d3:{clan:1,dominance:1,chief:!1},d5:{clan:2,dominance:2,chief:!0},d6:{clan:2,dominance:1,chief:!1},e6:{clan:2,dominance:1,chief:!1}},moai:["d2","e7"],tangata_manu:[[],["c2-d2-d3"],["d5-d6-e6","d6-e6-e7"]],reserves:[],moai_left:10,make_make:0,retired:[],winner:null,result:null},Dn=[0,1,2].map(e=>({name:"",look:e})),q=new Set,An={spaces:q,grounds:q},nn=()=>{};function ct({state:e=Ln}){return s`
    <div class="island" inert aria-hidden="true">
      <${ce} state=${e} clans=${Dn} targets=${q} choices=${q} selected=${null} ghost=${null}
        marked=${An} reasons=${q} coordinates=${!1} text=${i} onSpace=${nn} onGround=${nn} />
    </div>`}function _(){return s`
    <footer class="foot">
      <a href="/rules">${i("app.rules")}</a>
      <a href="/record">${i("record.title")}</a>
      <span>${i("app.unofficial")}</span>
    </footer>`}var Fn=3e4,sn=12,Rn=[0,1,2,3].map(e=>({name:"",look:e})),Mn=e=>e.status==="finished"||e.status==="cancelled";function Hn(){m(()=>{let e=new AbortController,t=()=>document.visibilityState==="visible"&&k(),n=setInterval(t,Fn);return document.addEventListener("visibilitychange",t,{signal:e.signal}),()=>{clearInterval(n),e.abort()}},[])}function on(){Hn();let e=G.value,t=e.filter(r=>r.your_turn),n=e.filter(r=>r.status==="playing"&&!r.your_turn),o=e.filter(r=>r.status==="waiting"),a=e.filter(Mn);return s`
    <section class="my-games stack" aria-labelledby="my-games">
      <h1 id="my-games">${i("front.my_games")}</h1>
      <${Nt} title=${t.length?i("games.mine",{n:t.length}):i("games.none_mine")} list=${t} />
      ${n.length>0&&s`<${Nt} title=${i("games.others")} list=${n} boards=${sn-t.length} />`}
      ${o.length>0&&s`<${Nt} title=${i("games.before")} list=${o} />`}
      ${a.length>0&&s`<${Bn} list=${a} />`}
    </section>`}function Nt({title:e,list:t,boards:n=sn}){return s`
    <div class="games-part">
      <h2>${e}</h2>
      ${t.length>0&&s`
        <ul class="games">${t.map((o,a)=>s`<${an} game=${o} board=${a<n} key=${o.code} />`)}</ul>`}
    </div>`}function Bn({list:e}){return s`
    <details class="more games-past">
      <summary>${i("games.past",{n:e.length})}</summary>
      <ul class="games">${e.map(t=>s`<${an} game=${t} board=${!1} key=${t.code} />`)}</ul>
    </details>`}function Pt(e){return e.name||jt(x(e.seats).filter(t=>t!==null).map(y))}function Gn(e){if(e.your_turn)return i("games.your_turn");let t=e.seats.findIndex(n=>n.clan!==null&&n.clan===e.state?.clan);return e.status!=="playing"||t<0?i(`games.${e.status}`):i("turn.theirs",{name:y(x(e.seats)[t]??"")})}function an({game:e,board:t}){return s`
    <li>
      <a class=${e.your_turn?"game waits":"game"} href=${`/r/${e.code}`}>
        ${t&&e.state&&s`<span class="game-board"><${me} state=${e.state} clans=${Rn} text=${i} /></span>`}
        <span class="game-words">
          <span class="game-title">${Pt(e)}</span>
          <span class="game-state">${Gn(e)}</span>
          ${e.deadline&&s`<span class="game-left">${i("games.deadline",{when:kt(e.deadline)})}</span>`}
          <time datetime=${e.updated_at}>${kt(e.updated_at)}</time>
        </span>
      </a>
    </li>`}var A=()=>import("./time-5R26OXV5.js");function F({load:e,name:t,...n}){let[o,a]=u(null);return m(()=>{B(e).then(r=>r?a(r):n.onClose())},[]),o&&s`<${o[t]} ...${n} />`}var Un=[2,3,4];function rn(){let e=L.value!==null&&G.value.length>0;return s`
    <${v} />
    <main class="page front" id="main" tabindex="-1">
      ${e?s`<${on} />`:s`<${Wn} />`}
      <div class="front-side">
        <${jn} />
        ${e&&s`<p class="note"><a class="learn-again" href="/learn">${i("front.learn")}</a></p>`}
        ${L.value&&s`<${Yn} />`}
        ${L.value&&s`<${Zn} />`}
      </div>
    </main>
    <${_} />`}function Wn(){return s`
    <section class="welcome" aria-labelledby="title">
      <h1 id="title">${i("front.title")}</h1>
      <p class="lead">${i("front.lead")}</p>
      <a class="learn-way" href="/learn"><strong>${i("front.learn")}</strong><span>${i("front.learn_what")}</span></a>
      <${ct} />
    </section>`}async function Kn(e,t){await z(e),tt();let n=await d("/api/rooms",t);D(`/r/${n.code}`)}function Jn(e){return Array.from({length:e-1},(t,n)=>n+1)}function jn(){let[e,t]=u(null),n=e??X(),[o,a]=u(3),[r,l]=u(""),[c,$]=u("random"),Rt=g=>{a(g),Number(c)>=g&&$("random")},[Y,W]=u("none"),[Z,En]=u(fe[0]),[Mt,Tn]=u(!0),[On,Ht]=u(!1),[In,Nn]=u(null);return s`
    <form class="card stack" onSubmit=${async g=>{g.preventDefault(),Ht(!0);try{await Kn(n,{seats:o,name:r,autostart:Mt,first:c==="random"?c:Number(c),pace:et[Y],absence:Z})}catch(Pn){Nn(ot(Pn))}Ht(!1)}} aria-labelledby="new-table">
      <h2 id="new-table">${i("front.new_table")}</h2>
      <${at} value=${n} onInput=${t} fault=${In} />
      <${qn} value=${o} onChange=${Rt} />
      <${ke} pace=${Y} absence=${Z} onPace=${W} onAbsence=${En} />
      <details class="more">
        <summary>${i("front.more")}</summary>
        <div class="stack">
          <label class="field"><span>${i("front.table_name")}</span>
            <input type="text" maxlength="60" value=${r} onInput=${g=>l(g.target.value)} autocomplete="off" />
          </label>
          <label class="field"><span>${i("front.first")}</span>
            <select value=${c} onChange=${g=>$(g.target.value)}>
              <option value="random">${i("front.first_random")}</option>
              <option value="0">${i("front.first_me")}</option>
              ${Jn(o).map(g=>s`<option value=${g}>${i("front.first_seat",{n:g+1})}</option>`)}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked=${Mt} onChange=${g=>Tn(g.target.checked)} />
            <span>${i("front.autostart")}</span>
          </label>
        </div>
      </details>
      <button class="primary large" disabled=${On}>${i("front.make")}</button>
      <p class="note">${i("front.private")}</p>
    </form>`}function qn({value:e,onChange:t}){return s`
    <fieldset class="field segments">
      <legend>${i("front.players")}</legend>
      <div class="segment-row">
        ${Un.map(n=>s`
          <label class="segment">
            <input type="radio" name="seats" value=${n} checked=${n===e} onChange=${()=>t(n)} />
            <span>${n}</span>
          </label>`)}
      </div>
      ${e===2&&s`<p class="note">${i("front.two")}</p>`}
    </fieldset>`}function Yn(){let[e,t]=u(!1);return s`
    <p class="note whoami"><button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>t(!0)}>${i("hours.title")}</button></p>
    ${e&&s`<${F} load=${A} name="HoursDialog" onClose=${()=>t(!1)} />`}`}function Zn(){return s`
    <p class="note whoami">
      ${i("front.known_as",{name:y(L.value?.nickname??"")})}
      <button type="button" class="plain" onClick=${()=>p(ae).then(k)}>${i("front.sign_out")}</button>
    </p>`}function mt({open:e}){return s`
    <${v} />
    <main class="page" id="main" tabindex="-1">
      <${C} open=${e} />
      <p role="status">${e.trouble.value?.message??i("app.loading")}</p>
    </main>`}function ft(e,t=Math.random()){let n=Math.min(15e3,500*2**Math.min(e,10));return n/2+n/2*t}var Qn=1e4,Vn=4004,ht=class{constructor(t){this.ends=t,this.socket=null,this.up=!1,this.attempt=0,this.timer=void 0,this.heard=0}dial(){this.hangUp();let t;try{t=new WebSocket(this.ends.address())}catch{return this.#n()}this.socket=t,this.timer=setTimeout(()=>this.#e(t,0),Qn),t.onmessage=n=>this.#t(t,n.data),t.onclose=n=>this.#e(t,n.code)}hangUp(){clearTimeout(this.timer);let t=this.socket;this.socket=null,this.up=!1,t?.close()}send(t){return!this.up||this.socket?.readyState!==WebSocket.OPEN?!1:(this.socket.send(JSON.stringify(t)),!0)}#t(t,n){t!==this.socket||typeof n!="string"||(this.heard=performance.now(),this.ends.onFrame(JSON.parse(n)),!this.up&&(clearTimeout(this.timer),this.up=!0,this.attempt=0,this.ends.onUp()))}#e(t,n){if(t===this.socket){if(this.hangUp(),n===Vn)return this.ends.onGone();this.#n()}}#n(){this.timer=setTimeout(()=>this.dial(),ft(this.attempt)),this.attempt+=1,this.ends.onDown()}};var Xn=4e3,pt=class{constructor(t){this.room=t,this.place=`unsent:${t.code}`,this.pending=h(this.#t()),this.refused=h(null),this.timer=void 0,this.attempt=0}#t(){let t=O(this.place,"tab");return t?{...JSON.parse(t),unsent:!0}:null}act(t,n){this.pending.value||(this.refused.value=null,this.#i({id:ut(),version:n,action:t,unsent:!1}),this.flush())}flush(){let t=this.pending.value;if(!t)return;clearTimeout(this.timer);let{id:n,version:o,action:a}=t;if(!this.room.link.send({type:"action",id:n,version:o,action:a}))return this.#n(t);this.timer=setTimeout(()=>this.#e(t),Xn)}answered(t){if(t.id!==this.pending.value?.id)return;if(t.type==="ack")return this.#s();let n=new w(t.status??409,t);ti(t.code)?this.#o():this.#a(n)}mark(){this.pending.value&&this.#i({...this.pending.value,unsent:!0})}#e(t){return this.mark(),this.#n(t)}drop(){this.#i(null)}stop(){clearTimeout(this.timer)}async#n(t){let{id:n,version:o,action:a}=t;try{await d(`${this.room.path}/actions`,{id:n,version:o,action:a}),this.pending.value?.id===n&&this.#s()}catch(r){if(this.pending.value?.id!==n)return;if(r instanceof w&&!r.passing)this.#a(r);else if(r instanceof w||r instanceof M)this.#o();else throw r}}#s(){this.#i(null),this.room.link.up||this.room.refresh()}#o(){this.pending.value&&(this.mark(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.flush(),ft(this.attempt)),this.attempt+=1)}#a(t){this.#i(null),this.refused.value=t,t.body.room?this.room.accept(t.body.room):this.room.refresh()}#i(t){t||(clearTimeout(this.timer),this.attempt=0),this.pending.value=t,I(this.place,t&&JSON.stringify(t),"tab")}},zn=new Set(["not_saved","internal_error","too_many_requests"]);function ti(e){return zn.has(e)}var ei=150,dt=class{constructor(t){this.open=t,this.looking=h(null),this.from=null,this.shown=h(null),this.position=R(()=>this.#t()),this.states=new Map,this.fetching=!1,this.arrived=!1}follow(t){let n,o=()=>this.#n(),a=T(()=>{let r=this.looking.value;clearTimeout(n),(r!==null||this.arrived)&&(n=setTimeout(o,ei))});addEventListener("popstate",o,{signal:t}),t.addEventListener("abort",()=>[a(),clearTimeout(n)])}arrive(){let t=this.open.room.value?.version??0;if(this.arrived||!this.open.room.value?.state)return;this.arrived=!0;let n=Oe(location.search,t);n!==null&&(Number.isNaN(n)?P(i("past.none")):this.lookAt(n),this.#n())}async lookAt(t){if(this.looking.value===null&&(this.from=document.activeElement),this.looking.value=t,!this.fetching){this.fetching=!0;try{await this.#e()}catch(n){P(ee(n),!0),this.looking.value=this.shown.value?.version??null}finally{this.fetching=!1}}}now(){let t=this.looking.value!==null;this.looking.value=null,(!t||!this.open.seen.check())&&(this.shown.value=null)}async stateAt(t){let{room:n}=this.open.view.value;if(n?.state&&n.version===t)return n.state;let o=this.states.get(t)??await N(`${this.open.path}/states/${t}`);return this.states.set(t,o),o}#t(){let{room:t}=this.open.view.value;if(!t?.state)return null;let n={version:t.version,state:t.state};return{...this.shown.value??n,past:this.shown.value!==null||this.looking.value!==null}}async#e(){for(;this.looking.value!==null&&this.shown.value?.version!==this.looking.value;){let t=this.looking.value,n=await this.stateAt(t);this.looking.value!==null&&(this.shown.value={version:t,state:n})}}#n(){if(H(location.pathname)!==this.open.code)return;let t=this.looking.value===null?"":`?v=${this.looking.value}`;this.arrived&&location.search!==t&&history.replaceState(history.state,"",location.pathname+t+location.hash)}};var ni=2e3,Lt=e=>e?.turns.at(-1)?.events.at(-1)?.version??0,ln=()=>document.visibilityState==="hidden",$t=class{constructor(t){this.open=t,this.place=`seen:${t.code}`;let n=O(this.place,"tab");this.version=n===null?null:Number(n),this.away=h(null),this.returning=!0,this.toldOf=h(0),this.left=null}get told(){return this.toldOf.value}set told(t){this.toldOf.value=t}get telling(){let t=this.away.value;return t!==null&&(!t.still||this.told<Lt(t))}heard(t){typeof t=="number"&&this.#e(t)}drawn(t){this.#e(t),this.open.link.send({type:"seen",version:t})}tellsLater(t){return t<=Lt(this.away.value)||this.returning||ln()&&f(this.open.view.value)!==null}waitForPage(){return T(()=>{Tt.value===0&&Ut(()=>this.returning&&this.check())})}leave(){let{looking:t,shown:n}=this.open.past,{room:o}=this.open.view.value;this.away.value&&this.stop(),this.left=o?.state&&t.value===null&&n.value===null?{version:o.version,state:o.state}:null}stop(){this.away.value=null,this.open.past.now()}finish(){this.told=Math.max(this.told,Lt(this.away.value)),this.stop(),this.open.sayDrawn()}check(){let{view:t,past:n}=this.open,{room:o,events:a}=t.value;if(!o||ln()||nt(t.value)||this.away.value||n.looking.value!==null||this.open.trying.value)return!1;let r=f(t.value)?.clan??null,l=r===null||this.version===null?[]:Ee(a,this.version,r);if(this.returning=l.length>0&&Tt.value>0,!l.length||!o.state||this.returning)return!1;let c=Te(l,o.state.players),$={turns:c,all:Ce(l).length,since:c[0].events[0].version-1,still:Ae()};return this.away.value=$,$.still?n.shown.value=null:this.#t($),!0}async#t(t){let{past:n}=this.open;if(this.left?.version===t.since){n.shown.value=this.left;return}let o=setTimeout(()=>this.away.value===t&&n.shown.value===null&&this.finish(),ni);try{let a=await n.stateAt(t.since);this.away.value===t&&(n.shown.value={version:t.since,state:a})}catch{this.away.value===t&&this.finish()}clearTimeout(o)}#e(t){t<=(this.version??-1)||(this.version=t,I(this.place,String(t),"tab"))}};var vt=class{constructor(t){this.open=t,this.messages=h([]),this.read=h(Number(O(`read:${t.code}`)??0)),this.hidden=h((O("hidden")??"").split(" ").filter(Boolean)),this.unread=R(()=>{let n=this.open.view.value.you?.player;return this.messages.value.filter(({player:a,number:r})=>a!==n&&r>this.read.value&&!this.hides(a)).length}),this.fetching=!1}get possible(){return f(this.open.view.value)!==null}get last(){return this.messages.peek().at(-1)?.number??0}async check(){let t=this.open.room.peek()?.talk??0;if(this.fetching||!this.possible||t<=this.last)return;this.fetching=!0;let n=this.messages.peek().length===0;try{this.#t(await N(`${this.open.path}/talk?since=${this.last}`),!n)}catch(o){if(!(o instanceof M||o instanceof w))throw o}finally{this.fetching=!1}}async say(t,n=ut()){this.#t([await d(`${this.open.path}/talk`,{id:n,...t})],!1),await this.check()}async nudge(){this.#t([await d(`${this.open.path}/nudge`)],!1),await this.check()}look(){this.read.peek()!==this.last&&(this.read.value=this.last,I(`read:${this.open.code}`,String(this.last)))}hides(t){return this.hidden.value.includes(t)}hide(t,n){let o=this.hidden.value.filter(a=>a!==t);this.hidden.value=n?[...o,t]:o,I("hidden",this.hidden.value.join(" ")||null)}nameOf(t){let n=this.open.room.value?.seats??[],o=n.findIndex(a=>a.player?.id===t);return y(o>=0&&x(n)[o]||i("talk.somebody"))}wordsOf({kind:t,text:n="",phrase:o,player:a,to:r=""}){return t==="phrase"?i(`talk.phrase.${o}`):t==="nudge"?i("talk.nudge_said",{name:this.nameOf(a),to:this.nameOf(r)}):n}#t(t,n){let o=this.open.view.peek().you?.player;for(let a of t)a.number===this.last+1&&(this.messages.value=[...this.messages.peek(),a],n&&a.player!==o&&!this.hides(a.player)&&this.#e(a))}#e(t){let n=this.wordsOf(t);te(t.kind==="nudge"?n:i("talk.said",{name:this.nameOf(t.player),words:n}))}};var ii=3e4,si=3e3,oi=2e4,gt=class{constructor(t){this.code=t,this.path=`/api/rooms/${encodeURIComponent(t)}`,this.view=h(pe),this.status=h("connecting"),this.trouble=h(null),this.room=R(()=>this.view.value.room),this.link=new ht({address:()=>this.#t(),onFrame:n=>this.#e(n),onUp:()=>this.#o(),onDown:()=>this.#a(),onGone:()=>this.refresh()}),this.outbox=new pt(this),this.past=new dt(this),this.seen=new $t(this),this.talk=new vt(this),this.journal=new we(this),this.trying=h(null),this.tried=null,this.hiddenSince=0,this.ears=new AbortController}enter(){let{signal:t}=this.ears;document.addEventListener("visibilitychange",()=>this.#r(),{signal:t}),addEventListener("online",()=>this.link.dial(),{signal:t}),addEventListener("offline",()=>this.#i(),{signal:t}),addEventListener("pageshow",n=>n.persisted&&this.link.dial(),{signal:t}),this.past.follow(t),this.journal.follow(t),t.addEventListener("abort",this.seen.waitForPage()),this.watch=setInterval(()=>this.#l(),si),this.link.dial()}leave(){this.ears.abort(),clearInterval(this.watch),this.link.hangUp(),this.outbox.stop()}retry(){this.link.attempt=0,this.link.dial()}accept(t,n){this.view.value=de(this.view.value,t,n),this.#n(t.seen),this.#s()}async command(t,n){this.accept(await d(this.path+t,n))}async refresh(){try{return this.accept(await N(this.path)),this.trouble.value=null,!0}catch(t){return t instanceof w&&this.#u(t),t instanceof w&&!t.passing}}foresee(t){return d(`${this.path}/preview`,{action:t,version:this.room.value?.version})}sayDrawn(){let t=this.room.value?.version,n=this.past.position.value?.past||this.seen.away.value||this.seen.returning||this.trying.value;t!==void 0&&!n&&document.visibilityState==="visible"&&this.seen.drawn(t)}get gone(){return this.status.value==="gone"}#t(){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}${this.path}/socket?since=${It(this.view.value)}`}#e(t){if(t.type==="ack"||t.type==="error")return this.outbox.answered(t);this.view.value=ve(this.view.value,t),this.link.up&&(this.status.value="live"),this.#n(t.type==="seen"?t.version:t.room?.seen),this.#s()}#n(t){this.seen.heard(t),this.past.arrive(),this.seen.returning&&this.seen.check(),this.talk.check()}async#s(){if(!(!nt(this.view.value)||this.filling)){this.filling=!0;try{let t=await N(`${this.path}/events?since=${It(this.view.value)}`);this.view.value=$e(this.view.value,t),this.#n(void 0)}catch(t){if(!(t instanceof M||t instanceof w))throw t}finally{this.filling=!1}}}#o(){this.status.value="live",this.outbox.flush(),this.sayDrawn()}async#a(){if(this.gone)return;this.status.value==="live"&&(this.status.value="connecting");let t=await this.refresh();this.link.up||this.gone||(this.status.value=t?"polling":"offline",t&&this.outbox.flush())}#i(){this.status.value="offline",this.outbox.mark()}#r(){if(document.visibilityState==="hidden"){this.hiddenSince=performance.now(),this.seen.leave();return}let t=performance.now()-this.hiddenSince>oi;this.seen.returning=!0,t||!this.link.up?this.link.dial():this.seen.check(),this.sayDrawn()}async#l(){if(document.visibilityState==="hidden")return;if(this.status.value==="polling")return this.refresh();if(!this.link.up||performance.now()-this.link.heard<ii)return;this.link.heard=performance.now();let t=this.room.value?.revision??0,n=await this.refresh(),o=(this.room.value?.revision??0)>t;(!n||o)&&this.link.dial()}#u(t){this.trouble.value=t,t.status===404&&(this.link.hangUp(),this.status.value="gone")}};function wt({room:e,you:t,onFree:n}){let o=x(e.seats);return s`
    <ol class="seats">
      ${e.seats.map((a,r)=>s`
        <li class=${`seat look-${r}${a.player?"":" free"}`} key=${a.seat}>
          <${ne} look=${r} />
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
    </ol>`}function un({open:e}){let t=e.room.value,n=t.seats.find(a=>a.player?.id===t.host)?.player?.nickname??"",o=i(cn(t)?"invited.title_of":"invited.title",{name:y(n)});return E(o),s`
    <${v} />
    <main class="page invited" id="main" tabindex="-1">
      <${C} open=${e} />
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${o}</h1>
        ${t.name&&s`<p class="room-name"><bdi>${t.name}</bdi></p>`}
        <p class="lead">${i("invited.lead")}</p>
        <${ct} />
      </section>
      <div class="front-side">
        <${ai} open=${e} room=${t} />
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">${i("waiting.seats")}</h2>
          <${wt} room=${t} you=${null} />
        </section>
        <p class="note"><a class="learn-again" href=${`/learn?table=${encodeURIComponent(t.code)}`}>${i("front.learn")}</a></p>
      </div>
    </main>
    <${_} />`}function cn(e){return e.seats.every(t=>t.player)?"full":e.visibility==="public"||J(e.code)?null:Xt(e.code)?"freed":"no_invite"}function ai({open:e,room:t}){switch(cn(t)){case"full":return s`<${Dt} title=${i("invited.full")} why=${i("invited.full_why")} />`;case"freed":return s`<${Dt} title=${i("invited.freed")} why=${i("invited.freed_why")} />`;case"no_invite":return s`<${Dt} title=${i("invited.no_invite")} why=${i("invited.no_invite_why")} />`;default:return s`<${At} open=${e} code=${t.code} />`}}function Dt({title:e,why:t}){return s`<section class="card stack"><h2>${e}</h2><p>${t}</p></section>`}async function ri(e,t,n){await z(n),tt();let o=J(t);await e.command("/seats",o?{invite:o}:{}),Vt(t),e.link.dial()}function At({open:e,code:t}){let[n,o]=u(null),a=n??X(),[r,l]=u(!1),[c,$]=u(null);return s`
    <form class="card stack" onSubmit=${async Y=>{Y.preventDefault(),l(!0);try{await ri(e,t,a)}catch(W){let Z=W instanceof w&&W.code==="invite_required";$(Z?i("invited.dead_invite"):ot(W))}l(!1)}} aria-labelledby="take-seat">
      <h2 id="take-seat">${i("invited.sit_down")}</h2>
      <${at} value=${a} onInput=${o} fault=${c} />
      <button class="primary large" disabled=${r}>${i("invited.take_seat")}</button>
      <p class="note">${i("invited.no_account")}</p>
    </form>`}function mn({open:e}){let t=e.view.value,{room:n}=t;if(!n?.clock?.offered||n.status!=="playing")return null;let o=b(n)(n.clock.clan),a=f(t);return a?.clan===n.clock.clan?s`<${li} open=${e} />`:a?s`<${ui} open=${e} name=${o} />`:J(e.code)?s`
    <div class="offered" role="group" aria-label=${i("offered.title")}>
      <p>${i("offered.for_you",{name:o})}</p>
      <${At} open=${e} code=${e.code} />
    </div>`:null}function li({open:e}){return s`
    <div class="offer" role="status">
      <p>${i("offered.mine")}</p>
      <div class="row"><button type="button" class="primary" onClick=${()=>p(()=>e.command("/back"))}>${i("offered.back")}</button></div>
    </div>`}function ui({open:e,name:t}){let[n,o]=u(!1),a=e.view.value.room;return s`
    <div class="offer" role="status">
      <p>${i("offered.to_send",{name:t})}</p>
      <div class="row"><button type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${i("offered.send")}</button></div>
    </div>
    ${n&&s`
      <${st} title=${i("offered.send")} onClose=${()=>o(!1)}>
        <${lt} code=${a.code} invite=${e.view.value.you?.offered??null} name=${a.name} />
      <//>`}`}function fn({open:e}){let{room:t,you:n}=e.view.value,o=K(null);if(m(()=>o.current?.focus({preventScroll:!0}),[]),!t?.state?.result)return null;let{winner:a,result:r}=t.state,l=a===null?"":b(t)(a);return s`
    <section class="end" aria-labelledby="end-title">
      <div class="end-figure" aria-hidden="true">
        ${a===null?s`<${se} />`:s`<${ie} look=${a} />`}
      </div>
      <h2 id="end-title" tabindex="-1" ref=${o}>${i(`end.${r}`,{name:l})}</h2>
      <p>${i(`end.${r}_why`,{name:l})}</p>
      <p class="row">
        <${ci} open=${e} rematch=${t.rematch} seated=${(n?.seats.length??0)>0} />
        <${Xe} open=${e} from=${0} words=${i("past.through")} kind="" />
        <a class="button plain" href=${`${e.path}/record`} download=${`make-make-${t.code}.txt`}>${i("table.record")}</a>
      </p>
    </section>`}function ci({open:e,rematch:t,seated:n}){let o=()=>p(async()=>D(`/r/${(await d(`${e.path}/rematch`)).code}`));return t?s`<a class="button primary" href=${`/r/${t}`}>${i(n?"end.to_rematch":"end.watch_rematch")}</a>`:n?s`<button type="button" class="primary" onClick=${o}>${i("end.rematch")}</button>`:null}var mi=3e4;function hn({open:e}){let t=it(e.view.value),n=L.value!==null;m(()=>{if(t||!n)return;let a=()=>document.visibilityState==="visible"&&k();a();let r=setInterval(a,mi);return()=>clearInterval(r)},[t,n]);let o=G.value.find(a=>a.your_turn&&a.code!==e.code);return t||!o?null:s`<a class="button next-game" href=${`/r/${o.code}`}>${i("games.next",{title:Pt(o)})}</a>`}function pn({open:e}){let[t,n]=u(null),o=()=>n(null);return s`
    <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>n("menu")}>${i("menu.open")}</button>
    ${t==="menu"&&s`<${fi} open=${e} onShow=${n} />`}
    ${t==="sharing"&&s`<${hi} open=${e} onClose=${o} />`}
    ${t==="time"&&s`<${F} load=${A} name="TimeDialog" open=${e} onClose=${o} />`}
    ${t==="hours"&&s`<${F} load=${A} name="HoursDialog" open=${e} onClose=${o} />`}
    ${t==="rename"&&s`<${_e} onClose=${o} />`}
    ${t==="resign"&&s`<${pi} open=${e} onClose=${o} />`}`}function fi({open:e,onShow:t}){let n=e.view.value,o=j(n),a=f(n)!==null,r=()=>{t(null),rt()};return s`
    <${st} title=${i("menu.title")} onClose=${()=>t(null)}>
      <div class="menu">
        <button type="button" onClick=${r}>${i("app.rules")}</button>
        ${a&&s`<button type="button" onClick=${()=>t("rename")}>${i("nickname.change")}</button>`}
        <button type="button" onClick=${()=>t("sharing")}>${i("menu.sharing")}</button>
        ${o&&s`<button type="button" onClick=${()=>t("time")}>${i("time.title")}</button>`}
        ${a&&s`<button type="button" onClick=${()=>t("hours")}>${i("hours.title")}</button>`}
        ${o&&s`<${di} open=${e} onDone=${()=>t(null)} />`}
        ${o&&s`<button type="button" class="grave" onClick=${()=>t("resign")}>${i("menu.resign")}</button>`}
        <a class="button" href="/">${i("menu.home")}</a>
        <label class="check"><input type="checkbox" checked=${Le.value} onChange=${l=>De(l.target.checked)} />
          <span>${i("menu.sounds")}</span></label>
        <div class="menu-languages"><span>${i("app.language")}</span><${re} /></div>
      </div>
    <//>`}function hi({open:e,onClose:t}){let[n,o]=u(null),a=K(e.past.position.value?.version??0);return m(()=>{B(()=>import("./sharing-2WB6IN7L.js")).then(r=>r?o(r):t())},[]),n&&s`<${n.SharingDialog} open=${e} version=${a.current} onClose=${t} />`}function pi({open:e,onClose:t}){let[n,o]=u(!1),a=async()=>{await p(()=>d(`${e.path}/resign`))&&e.refresh(),t()},r=n?"again":"first";return s`
    <${U} key=${r} title=${i(`menu.resign_${r}`)} yes=${i(`menu.resign_${r}_yes`)} grave
      onYes=${n?a:()=>o(!0)} onClose=${t}>
      <p>${i(`menu.resign_${r}_what`)}</p>
    <//>`}function Ft(e,t){return p(()=>e.command("/draw",{agree:t}))}function di({open:e,onDone:t}){let{room:n}=e.view.value,o=f(e.view.value)?.clan??-1;if(n?.draw.length)return null;let a=async()=>await Ft(e,!0)&&t();return o<0?null:s`<button type="button" onClick=${a}>${i("draw.offer")}</button>`}function $i({room:e,you:t}){let n=e?.seats.filter(({seat:r})=>t?.seats.includes(r)).map(({clan:r})=>r??-1)??[],o=e?.draw.some(r=>n.includes(r))??!1,a=K({agreed:!1,version:-1});return m(()=>{let r=a.current.agreed&&!e?.draw.length&&a.current.version===e?.version;a.current={agreed:o,version:e?.version??-1},r&&e?.status==="playing"&&P(i("draw.off"))},[o,e?.version]),()=>{a.current={...a.current,agreed:!1}}}function dn({open:e,names:t}){let n=e.view.value,{room:o}=n,a=$i(n);if(!o?.draw.length||o.status!=="playing")return null;let r=f(n)?.clan??-1,l=o.draw.includes(r),c=()=>(l&&a(),Ft(e,!1));return s`
    <div class="offer" role="status">
      <p>${l?i("draw.you_agree"):i("draw.offered",{name:t(o.draw[0])})}</p>
      ${j(n)&&s`
        <div class="row">
          ${!l&&s`<button type="button" class="primary" onClick=${()=>Ft(e,!0)}>${i("draw.agree")}</button>`}
          <button type="button" onClick=${c}>${i(l?"draw.withdraw":"draw.decline")}</button>
        </div>`}
    </div>`}function $n({open:e}){let[t,n]=u(!1),[o,a]=u(null);if(m(()=>{t&&!o&&B(()=>import("./talking-Q2TXDXYG.js")).then(c=>c?a(c):n(!1))},[t]),!e.talk.possible)return null;let r=e.talk.unread.value,l=r?`${i("talk.open")}, ${i("talk.unread",{n:r})}`:i("talk.open");return s`
    <button type="button" class="plain icon talk-way" aria-haspopup="dialog" aria-label=${l} onClick=${()=>n(!0)}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 5h16v11H11l-5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" /></svg>
      ${r>0&&s`<span class="talk-new" aria-hidden="true">${Math.min(r,99)}</span>`}
    </button>
    ${t&&o&&s`<${o.TalkDialog} open=${e} onClose=${()=>n(!1)} />`}`}function vi(e,t){let[,n]=u(0);m(()=>{let o=t?setInterval(()=>n(a=>a+1),e?1e3:2e4):0;return()=>clearInterval(o)},[e,t])}function vn({open:e}){let t=e.view.value,n=t.room,o=he(n,Wt());if(vi(o?.live??!1,o!==null&&(o.state==="running"||o.state==="bank")),!o)return null;let a=f(t),r=a!==null&&a.clan!==o.clan,l=()=>p(()=>e.command("/day",{version:n.version}));return s`
    <div class="turn-clock" data-clock=${o.state}>
      <p role="timer" aria-live="off">${gi(t,o)}</p>
      ${r&&s`<button type="button" class="plain" onClick=${l} aria-label=${i("time.day_more_for",{name:b(n)(o.clan)})}>${i("time.day_more")}</button>`}
    </div>`}function gi(e,t){let n=e.room,o=b(n)(t.clan);return t.state==="paused"?i("time.paused"):t.state==="up"?i(n.clock?.offered?"time.offered":"time.up",{name:o}):t.live?s`<strong class="digits">${Ot(t.left)}</strong> ${i(t.state==="bank"?"time.of_bank":"time.of_turn",{name:o,bank:Ot((n.clock?.banks[t.clan]??0)*1e3)})}`:i(t.state==="bank"?"time.until_bank":"time.until",{when:wi(e,t.clan)})}function wi(e,t){let n=e.room,o=_t(n.deadline??""),a=e.you?.deadline_local;if(!a||a.clan!==t||f(e)?.clan===t)return o;let r=_t(`${a.time}Z`,"UTC");if(r===o)return o;let l=new Date(n.deadline??"").getDate()===new Date(`${a.time}Z`).getUTCDate();return i("time.both",{theirs:r,name:b(n)(t),mine:l?qt(n.deadline??""):o})}function gn({open:e}){let t=e.view.value,n=t.room?.proposal;if(!t.room||!n||t.room.status!=="playing")return null;let o=f(t)?.clan??-1,a=n.agreed.includes(o),r=ye(i,n),l=c=>p(()=>e.command("/proposals/answer",{number:n.number,agree:c}));return s`
    <div class="offer" role="status">
      <p>${a?i("time.you_agree",{what:r}):i("time.proposed",{name:b(t.room)(n.by),what:r})}</p>
      ${j(t)&&s`
        <div class="row">
          ${!a&&s`<button type="button" class="primary" onClick=${()=>l(!0)}>${i("time.agree")}</button>`}
          <button type="button" onClick=${()=>l(!1)}>${i(a?"time.withdraw":"time.decline")}</button>
        </div>`}
    </div>`}function wn({open:e}){let{choice:t,view:n,stage:o}=Fe(e),{room:a,events:r}=e.view.value,l=e.past.position.value;if(ze(e),yi(e,t),E(Ke(e.view.value),it(e.view.value)),!a?.state||!l)return null;if(bi(e))return s`<${mt} open=${e} />`;let c=$=>$.key==="Escape"&&(l.past?e.past.now():t.clear());return s`
    <${v}>
      <button type="button" class="plain" onClick=${()=>rt()}>${i("app.rules")}</button>
      <${$n} open=${e} />
      <${pn} open=${e} />
    <//>
    <main class=${l.past?"table is-past":"table"} id="main" tabindex="-1" data-version=${a.version} data-position=${l.version}
      onKeyDown=${c}>
      <h1 class="unseen">${a.name||i("app.name")}</h1>
      <div class="table-notes">
        <${C} open=${e} />
        ${l.past?s`<${Ve} open=${e} />`:s`<div class="turn-row"><${We} open=${e} choice=${t} /><${Ye} open=${e} /></div>`}
        <${vn} open=${e} />
        <${mn} open=${e} />
        <${gn} open=${e} />
        <${dn} open=${e} names=${b(a)} />
        ${f(e.view.value)===null&&s`<p class="note watching">${i("table.watching")}</p>`}
      </div>
      <div class="table-board" onKeyDown=${$=>Ne($,e,o,()=>je(e))}>
        <${Me} open=${e} choice=${t} view=${n} />
        <${Ie} view=${n}><${Pe} open=${e} stage=${o} /><//>
      </div>
      <${Re} open=${e} choice=${t} />
      <div class="table-side">
        <${hn} open=${e} />
        <${Qe} open=${e} stage=${o} />
        ${l.past?s`<${Ze} open=${e} />`:s`<${ki} open=${e} choice=${t} />`}
        <${tn} open=${e} room=${a} events=${r} />
      </div>
    </main>`}function yi({seen:e},t){let n=t.selected.value!==null&&e.away.value!==null;Gt(()=>{n&&e.finish()},[n])}function bi({past:e,seen:t}){return(e.looking.value!==null||t.away.value?.still===!1)&&e.shown.value===null&&!document.querySelector("main.table")}function ki({open:e,choice:t}){let{refused:n}=e.outbox;return s`
    ${e.room.value?.status==="finished"&&s`<${fn} open=${e} />`}
    ${n.value&&s`<${Ue} problem=${n.value} />`}
    <${Je} open=${e} choice=${t} />
    <${Ge} open=${e} choice=${t} />`}function bn({open:e}){let{room:t,you:n,invite:o}=e.view.value,[a,r]=u(null);if(E(i("waiting.title")),m(()=>V(e.code,!0),[e]),!t)return null;let l=ge(e.view.value),c=t.seats.filter($=>$.player).length;return s`
    <${v} />
    <main class="page waiting" id="main" tabindex="-1">
      <${C} open=${e} />
      <section class="stack waiting-seats" aria-labelledby="title">
        <h1 id="title">${t.name?s`<bdi>${t.name}</bdi>`:i("waiting.title")}</h1>
        <p class="lead" role="status">${i("waiting.taken",{n:c,of:t.seats.length})}</p>
        <div class="card stack">
          <${wt} room=${t} you=${n} onFree=${l?r:void 0} />
          <${_i} open=${e} host=${l} />
          <div class="row"><${xe} /></div>
        </div>
        ${!l&&s`<${yn} code=${t.code} />`}
      </section>
      <section class="card stack waiting-share" aria-labelledby="invite">
        <h2 id="invite">${i("waiting.invite")}</h2>
        <${lt} code=${t.code} invite=${o} name=${t.name} />
        ${l&&s`<${Ci} open=${e} />`}
      </section>
      <div class="stack waiting-ways">
        ${l&&s`<${yn} code=${t.code} />`}
        <${xi} open=${e} room=${t} host=${l} taken=${c} />
        <${Si} open=${e} host=${l} />
      </div>
      ${a!==null&&s`<${Ei} open=${e} room=${t} seat=${a} onClose=${()=>r(null)} />`}
    </main>
    <${_} />`}function _i({open:e,host:t}){let[n,o]=u(!1),a=e.room.value?.pace??et.none;return!t&&a.kind==="none"?null:s`
    <div class="row pace-row">
      <span>${be(i,a)}</span>
      ${t&&s`<button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>o(!0)}>${i("time.change")}</button>`}
    </div>
    ${n&&s`<${F} load=${A} name="TimeDialog" open=${e} onClose=${()=>o(!1)} />`}`}function yn({code:e}){return s`<a class="learn-way" href=${`/learn?table=${encodeURIComponent(e)}`}><strong>${i("waiting.learn")}</strong></a>`}function xi({open:e,room:t,host:n,taken:o}){let a=o===t.seats.length;return n?s`
    <div class="stack">
      <button type="button" class=${a?"primary large":"large"} disabled=${o<2}
        onClick=${()=>p(()=>e.command("/start"))}>${i(a?"waiting.start":"waiting.start_now",{n:o})}</button>
      <p class="note">${i(t.autostart?"waiting.by_itself":"waiting.you_start")}</p>
    </div>`:s`<p class="note">${i(t.autostart?"waiting.by_itself":"waiting.host_starts")}</p>`}function Si({open:e,host:t}){let[n,o]=u(null),a=f(e.view.value)?.seat,r=async()=>{V(e.code,!1),await p(()=>bt("DELETE",`${e.path}/seats/${a}`))?D("/"):V(e.code,!0)},l=async()=>await p(()=>e.command("/cancel"))&&D("/");return s`
    <div class="row">
      <button type="button" onClick=${()=>o("leave")}>${i("waiting.leave")}</button>
      ${t&&s`<button type="button" onClick=${()=>o("cancel")}>${i("waiting.cancel")}</button>`}
    </div>
    ${n&&s`
      <${U} title=${i(`waiting.${n}_title`)} yes=${i(`waiting.${n}`)} grave
        onYes=${n==="leave"?r:l} onClose=${()=>o(null)}>
        <p>${i(`waiting.${n}_what`)}</p>
      <//>`}`}function Ci({open:e}){let[t,n]=u(!1),o=async()=>{let a=await p(async()=>{let{invite:r}=await d(`${e.path}/invite`);e.view.value={...e.view.value,invite:r}});n(!1),a&&P(i("waiting.renewed"))};return s`
    <button type="button" class="plain" onClick=${()=>n(!0)}>${i("waiting.renew")}</button>
    ${t&&s`
      <${U} title=${i("waiting.renew_title")} yes=${i("waiting.renew")} onYes=${o} onClose=${()=>n(!1)}>
        <p>${i("waiting.renew_what")}</p>
      <//>`}`}function Ei({open:e,room:t,seat:n,onClose:o}){let a=y(x(t.seats)[n]??""),r=async()=>{await p(()=>bt("DELETE",`${e.path}/seats/${n}`)),o()};return s`
    <${U} title=${i("waiting.free_title",{name:a})} yes=${i("waiting.free_seat")} grave onYes=${r} onClose=${o}>
      <p>${i("waiting.free_what")}</p>
    <//>`}function Ti(e){let[t,n]=u(null);return m(()=>{let o=new gt(e),a=()=>Q(e);return a(),addEventListener("hashchange",a),o.enter(),n(o),()=>{removeEventListener("hashchange",a),o.leave()}},[e]),t}function kn({code:e}){let t=Ti(e);if(!t)return null;if(t.gone)return s`<${yt} message=${t.trouble.value?.message??""} />`;let{room:n,you:o}=t.view.value;if(!n)return s`<${mt} open=${t} />`;if(n.status==="cancelled")return s`<${yt} message=${i("waiting.cancelled")} />`;let a=t.trying.value;return a?s`<${qe} open=${t} trying=${a} key=${`what if ${a.version}`} />`:n.status!=="waiting"?s`<${wn} open=${t} key=${n.code} />`:o?.seats.length?s`<${bn} open=${t} />`:s`<${un} open=${t} />`}function yt({message:e,title:t=i("app.nothing_here")}){return E(t),s`
    <${v} />
    <main class="page missing" id="main" tabindex="-1">
      <h1>${t}</h1>
      <p>${e}</p>
      <a class="button primary" href="/">${i("app.home")}</a>
    </main>
    <${_} />`}var _n=()=>location.hash.slice(1).toLowerCase();function xn(){let[e,t]=u(_n());return m(()=>{let n=()=>t(_n());return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),s`
    <${v} />
    <main class="page rules" id="main" tabindex="-1">
      <h1>${i("rules.title")}</h1>
      <p><a class="button" href="/learn">${i("front.learn")}</a></p>
      <${He} marked=${e} page />
    </main>
    <${_} />`}function Cn(){return s`
    <div class="toasts">
      <div role="alert">${St.value.filter(e=>e.fault).map(Sn)}</div>
      <div role="status">${St.value.filter(e=>!e.fault).map(Sn)}</div>
    </div>
    <p class="unseen" aria-live="polite"><span key=${Ct.value.number}>${Ct.value.words}</span></p>`}function Sn(e){return s`
    <div class=${e.fault?"toast fault":"toast"} key=${e.id}>
      <p>${e.message}</p>
      ${e.reload&&s`<${le} kind="plain" />`}
      <button type="button" class="plain icon" aria-label=${i("app.close")} onClick=${()=>zt(e.id)}>✕</button>
    </div>`}var Oi=async()=>(await xt(()=>import("./learn-GMX4BKHR.js"))).begin(),Ii=async()=>(await xt(()=>import("./record-GYVB6AWO.js"))).begin();function Ni(){let e=H(S.value);return e?s`<${kn} code=${e} key=${e} />`:S.value==="/"?s`<${rn} />`:S.value==="/rules"?s`<${xn} />`:S.value==="/learn"?s`<${Et} load=${Oi} key="learn" />`:S.value==="/record"?s`<${Et} load=${Ii} key="record" />`:s`<${yt} title=${i("app.no_page")} message=${i("errors.not_found")} />`}function Pi(e){e.preventDefault(),document.getElementById("main")?.focus()}var Li=4e3;function Di(){let e=Yt.value&&!H(S.value);return m(()=>{let t=e?setInterval(k,Li):0;return()=>clearInterval(t)},[e]),e?s`<div class="connection offline" role="status"><p>${i("net.offline")}</p></div>`:null}function Ai(){return s`
    <a class="skip" href="#main" onClick=${Pi}>${i("app.skip")}</a>
    <${Di} />
    <${Ni} />
    <${Be} />
    <${Cn} />`}async function Fi(){let e=H(location.pathname);e&&Q(e),await Jt(Kt()),await Promise.all([k(),oe()]),Se(),ue(),Zt();let t=document.getElementById("app");t&&Bt(s`<${Ai} />`,t),T(en),Ri(),Qt()}function Ri(){let e=!0;T(()=>{let t=S.value;e||requestAnimationFrame(()=>document.getElementById("main")?.focus({preventScroll:!0})),!e&&t==="/"&&k(),e=!1})}Fi();
