import{a as ot,b as at,c as ye,d as be}from"./chunk-M6WMNXK4.js";import{d as tt,e as et,f as ue,h as ce,i as Et,l as we}from"./chunk-5QXRNKM6.js";import{a as Te,b as Ie,c as S}from"./chunk-UV25WYOX.js";import{a as x,b as P,c as ke,e as Ee,g as Ne,h as Pe,j as Oe,k as Le,l as De,m as Ae,n as Fe,o as rt,p as Re,q as Me,r as He,s as Be,t as Ge,u as Ue,v as Xe,w as C}from"./chunk-GRUDJWW7.js";import{a as me,b as Tt,c as nt,d as fe,e as pe,f as he,g as p,h as G,i as it,k as de}from"./chunk-NHVNEY4G.js";import{k as re,l as le}from"./chunk-AF4TVFWA.js";import{a as D,c as Z,d as B,e as Zt,f as Q,g as Qt,h as We,i as Ke,j as Je,l as lt}from"./chunk-UL2A4SVK.js";import{A as Ze,B as Qe,D as Ve,a as qt,b as Yt,c as jt,d as I,e as A,g as b,h as ne,i as X,k as z,m as ie,n as se,o as $,p as oe,q as St,r as _e,s as xe,t as Se,u as Ce,x as qe,y as Ye,z as je}from"./chunk-P7O2G7GL.js";import{a as $e,c as ve,d as ge}from"./chunk-6C4XHDQ2.js";import"./chunk-QXAYAVIB.js";import{a as N,c as w}from"./chunk-OWXVG3AN.js";import{B as ee,x as zt,y as te}from"./chunk-6O6E35L7.js";import{a as st,b as F}from"./chunk-LBZVIMK6.js";import{b as kt,c as _t,d as xt,e as T,f as Vt,h as Xt,i as f,j as V,k as Ct,l as ae}from"./chunk-JRKNSPMS.js";import{A as Ut,B as Wt,D as i,F as Kt,G as _,H as yt,I as bt,K as Jt,b as Mt,c as s,d as u,e as M,g as c,h as Ht,j as d,k as J,l as E,n as Bt,p as Gt,q,r as Y,s as y,t as j,u as wt,v as H,w as g}from"./chunk-FAER6UMS.js";var Nn={players:3,clan:0,phase:"dominance",territories:{b2:{clan:1,dominance:2,chief:!1},b3:{clan:0,dominance:3,chief:!0},c2:{clan:1,dominance:1,chief:!0},c3:{clan:1,dominance:2,chief:!1},c5:{clan:0,dominance:2,chief:!1},b4:{clan:0,dominance:1,chief:!1},d3:{clan:1,dominance:1,chief:!1},d5:{clan:2,dominance:2,chief:!0},d6:{clan:2,dominance:1,chief:!1},e6:{clan:2,dominance:1,chief:!1}},moai:["d2","e7"],tangata_manu:[[],["c2-d2-d3"],["d5-d6-e6","d6-e6-e7"]],reserves:[],moai_left:10,make_make:0,retired:[],winner:null,result:null},Pn=[0,1,2].map(e=>({name:"",look:e})),U=new Set,On={spaces:U,grounds:U},ze=()=>{};function ut({state:e=Nn}){return s`
    <div class="island" inert aria-hidden="true">
      <${re} state=${e} clans=${Pn} targets=${U} choices=${U} selected=${null} ghost=${null}
        marked=${On} reasons=${U} coordinates=${!1} text=${i} onSpace=${ze} onGround=${ze} />
    </div>`}function k(){return s`
    <footer class="foot">
      <a href="/rules">${i("app.rules")}</a>
      <a href="/record">${i("record.title")}</a>
      <span>${i("app.unofficial")}</span>
    </footer>`}var Ln=3e4,tn=12,Dn=[0,1,2,3].map(e=>({name:"",look:e})),An=e=>e.status==="finished"||e.status==="cancelled";function Fn(){c(()=>{let e=new AbortController,t=()=>document.visibilityState==="visible"&&b(),n=setInterval(t,Ln);return document.addEventListener("visibilitychange",t,{signal:e.signal}),()=>{clearInterval(n),e.abort()}},[])}function en(){Fn();let e=A.value,t=e.filter(r=>r.your_turn),n=e.filter(r=>r.status==="playing"&&!r.your_turn),o=e.filter(r=>r.status==="waiting"),a=e.filter(An);return s`
    <section class="my-games stack" aria-labelledby="my-games">
      <h1 id="my-games">${i("front.my_games")}</h1>
      <${It} title=${t.length?i("games.mine",{n:t.length}):i("games.none_mine")} list=${t} />
      ${n.length>0&&s`<${It} title=${i("games.others")} list=${n} boards=${tn-t.length} />`}
      ${o.length>0&&s`<${It} title=${i("games.before")} list=${o} />`}
      ${a.length>0&&s`<${Rn} list=${a} />`}
    </section>`}function It({title:e,list:t,boards:n=tn}){return s`
    <div class="games-part">
      <h2>${e}</h2>
      ${t.length>0&&s`
        <ul class="games">${t.map((o,a)=>s`<${nn} game=${o} board=${a<n} key=${o.code} />`)}</ul>`}
    </div>`}function Rn({list:e}){return s`
    <details class="more games-past">
      <summary>${i("games.past",{n:e.length})}</summary>
      <ul class="games">${e.map(t=>s`<${nn} game=${t} board=${!1} key=${t.code} />`)}</ul>
    </details>`}function Nt(e){return e.name||Kt(N(e.seats).filter(t=>t!==null).map(_))}function Mn(e){if(e.your_turn)return i("games.your_turn");let t=e.seats.findIndex(n=>n.clan!==null&&n.clan===e.state?.clan);return e.status!=="playing"||t<0?i(`games.${e.status}`):i("turn.theirs",{name:_(N(e.seats)[t]??"")})}function nn({game:e,board:t}){return s`
    <li>
      <a class=${e.your_turn?"game waits":"game"} href=${`/r/${e.code}`}>
        ${t&&e.state&&s`<span class="game-board"><${le} state=${e.state} clans=${Dn} text=${i} /></span>`}
        <span class="game-words">
          <span class="game-title">${Nt(e)}</span>
          <span class="game-state">${Mn(e)}</span>
          ${e.deadline&&s`<span class="game-left">${i("games.deadline",{when:yt(e.deadline)})}</span>`}
          <time datetime=${e.updated_at}>${yt(e.updated_at)}</time>
        </span>
      </a>
    </li>`}var O=()=>import("./time-5R26OXV5.js");function L({load:e,name:t,...n}){let[o,a]=u(null);return c(()=>{V(e).then(r=>r?a(r):n.onClose())},[]),o&&s`<${o[t]} ...${n} />`}var Hn=[2,3,4];function sn(){let e=I.value!==null&&A.value.length>0;return s`
    <${$} />
    <main class="page front" id="main" tabindex="-1">
      ${e?s`<${en} />`:s`<${Bn} />`}
      <div class="front-side">
        <${Wn} />
        ${e&&s`<p class="note"><a class="learn-again" href="/learn">${i("front.learn")}</a></p>`}
        ${I.value&&s`<${Jn} />`}
        ${I.value&&s`<${qn} />`}
      </div>
    </main>
    <${k} />`}function Bn(){return s`
    <section class="welcome" aria-labelledby="title">
      <h1 id="title">${i("front.title")}</h1>
      <p class="lead">${i("front.lead")}</p>
      <a class="learn-way" href="/learn"><strong>${i("front.learn")}</strong><span>${i("front.learn_what")}</span></a>
      <${ut} />
    </section>`}async function Gn(e,t){await z(e),tt();let n=await g("/api/rooms",t);P(`/r/${n.code}`)}function Un(e){return Array.from({length:e-1},(t,n)=>n+1)}function Wn(){let[e,t]=u(null),n=e??X(),[o,a]=u(3),[r,l]=u(""),[m,h]=u("random"),At=v=>{a(v),Number(m)>=v&&h("random")},[W,R]=u("none"),[K,xn]=u(ue[0]),[Ft,Sn]=u(!0),[Cn,Rt]=u(!1),[En,Tn]=u(null);return s`
    <form class="card stack" onSubmit=${async v=>{v.preventDefault(),Rt(!0);try{await Gn(n,{seats:o,name:r,autostart:Ft,first:m==="random"?m:Number(m),pace:et[W],absence:K})}catch(In){Tn(ot(In))}Rt(!1)}} aria-labelledby="new-table">
      <h2 id="new-table">${i("front.new_table")}</h2>
      <${at} value=${n} onInput=${t} fault=${En} />
      <${Kn} value=${o} onChange=${At} />
      <${we} pace=${W} absence=${K} onPace=${R} onAbsence=${xn} />
      <details class="more">
        <summary>${i("front.more")}</summary>
        <div class="stack">
          <label class="field"><span>${i("front.table_name")}</span>
            <input type="text" maxlength="60" value=${r} onInput=${v=>l(v.target.value)} autocomplete="off" />
          </label>
          <label class="field"><span>${i("front.first")}</span>
            <select value=${m} onChange=${v=>h(v.target.value)}>
              <option value="random">${i("front.first_random")}</option>
              <option value="0">${i("front.first_me")}</option>
              ${Un(o).map(v=>s`<option value=${v}>${i("front.first_seat",{n:v+1})}</option>`)}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked=${Ft} onChange=${v=>Sn(v.target.checked)} />
            <span>${i("front.autostart")}</span>
          </label>
        </div>
      </details>
      <button class="primary large" disabled=${Cn}>${i("front.make")}</button>
      <p class="note">${i("front.private")}</p>
    </form>`}function Kn({value:e,onChange:t}){return s`
    <fieldset class="field segments">
      <legend>${i("front.players")}</legend>
      <div class="segment-row">
        ${Hn.map(n=>s`
          <label class="segment">
            <input type="radio" name="seats" value=${n} checked=${n===e} onChange=${()=>t(n)} />
            <span>${n}</span>
          </label>`)}
      </div>
      ${e===2&&s`<p class="note">${i("front.two")}</p>`}
    </fieldset>`}function Jn(){let[e,t]=u(!1);return s`
    <p class="note whoami"><button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>t(!0)}>${i("hours.title")}</button></p>
    ${e&&s`<${L} load=${O} name="HoursDialog" onClose=${()=>t(!1)} />`}`}function qn(){return s`
    <p class="note whoami">
      ${i("front.known_as",{name:_(I.value?.nickname??"")})}
      <button type="button" class="plain" onClick=${()=>f(ie).then(b)}>${i("front.sign_out")}</button>
    </p>`}function ct({open:e}){return s`
    <${$} />
    <main class="page" id="main" tabindex="-1">
      <${S} open=${e} />
      <p role="status">${e.trouble.value?.message??i("app.loading")}</p>
    </main>`}function mt(e,t=Math.random()){let n=Math.min(15e3,500*2**Math.min(e,10));return n/2+n/2*t}var Yn=1e4,jn=4004,ft=class{constructor(t){this.ends=t,this.socket=null,this.up=!1,this.attempt=0,this.timer=void 0,this.heard=0}dial(){this.hangUp();let t;try{t=new WebSocket(this.ends.address())}catch{return this.#t()}this.socket=t,this.timer=setTimeout(()=>this.#e(t,0),Yn),t.onmessage=n=>this.#n(t,n.data),t.onclose=n=>this.#e(t,n.code)}hangUp(){clearTimeout(this.timer);let t=this.socket;this.socket=null,this.up=!1,t?.close()}send(t){return!this.up||this.socket?.readyState!==WebSocket.OPEN?!1:(this.socket.send(JSON.stringify(t)),!0)}#n(t,n){t!==this.socket||typeof n!="string"||(this.heard=performance.now(),this.ends.onFrame(JSON.parse(n)),!this.up&&(clearTimeout(this.timer),this.up=!0,this.attempt=0,this.ends.onUp()))}#e(t,n){if(t===this.socket){if(this.hangUp(),n===jn)return this.ends.onGone();this.#t()}}#t(){this.timer=setTimeout(()=>this.dial(),mt(this.attempt)),this.attempt+=1,this.ends.onDown()}};function on(e=t=>crypto.getRandomValues(t)){let t=new Uint8Array(16);return e(t),t[6]=t[6]&15|64,t[8]=t[8]&63|128,Array.from(t,o=>o.toString(16).padStart(2,"0")).join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/,"$1-$2-$3-$4-$5")}var Zn=4e3,pt=class{constructor(t){this.room=t,this.place=`unsent:${t.code}`,this.pending=d(this.#n()),this.refused=d(null),this.timer=void 0,this.attempt=0}#n(){let t=q(this.place,"tab");return t?{...JSON.parse(t),unsent:!0}:null}act(t,n){this.pending.value||(this.refused.value=null,this.#i({id:on(),version:n,action:t,unsent:!1}),this.flush())}flush(){let t=this.pending.value;if(!t)return;clearTimeout(this.timer);let{id:n,version:o,action:a}=t;if(!this.room.link.send({type:"action",id:n,version:o,action:a}))return this.#t(t);this.timer=setTimeout(()=>this.#e(t),Zn)}answered(t){if(t.id!==this.pending.value?.id)return;if(t.type==="ack")return this.#s();let n=new y(t.status??409,t);Vn(t.code)?this.#o():this.#a(n)}mark(){this.pending.value&&this.#i({...this.pending.value,unsent:!0})}#e(t){return this.mark(),this.#t(t)}drop(){this.#i(null)}stop(){clearTimeout(this.timer)}async#t(t){let{id:n,version:o,action:a}=t;try{await g(`${this.room.path}/actions`,{id:n,version:o,action:a}),this.pending.value?.id===n&&this.#s()}catch(r){if(this.pending.value?.id!==n)return;if(r instanceof y&&!r.passing)this.#a(r);else if(r instanceof y||r instanceof j)this.#o();else throw r}}#s(){this.#i(null),this.room.link.up||this.room.refresh()}#o(){this.pending.value&&(this.mark(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.flush(),mt(this.attempt)),this.attempt+=1)}#a(t){this.#i(null),this.refused.value=t,t.body.room?this.room.accept(t.body.room):this.room.refresh()}#i(t){t||(clearTimeout(this.timer),this.attempt=0),this.pending.value=t,Y(this.place,t&&JSON.stringify(t),"tab")}},Qn=new Set(["not_saved","internal_error","too_many_requests"]);function Vn(e){return Qn.has(e)}var Xn=150,ht=class{constructor(t){this.open=t,this.looking=d(null),this.from=null,this.shown=d(null),this.position=J(()=>this.#n()),this.states=new Map,this.fetching=!1,this.arrived=!1}follow(t){let n,o=()=>this.#t(),a=E(()=>{let r=this.looking.value;clearTimeout(n),(r!==null||this.arrived)&&(n=setTimeout(o,Xn))});addEventListener("popstate",o,{signal:t}),t.addEventListener("abort",()=>[a(),clearTimeout(n)])}arrive(){let t=this.open.room.value?.version??0;if(this.arrived||!this.open.room.value?.state)return;this.arrived=!0;let n=Ce(location.search,t);n!==null&&(Number.isNaN(n)?T(i("past.none")):this.lookAt(n),this.#t())}async lookAt(t){if(this.looking.value===null&&(this.from=document.activeElement),this.looking.value=t,!this.fetching){this.fetching=!0;try{await this.#e()}catch(n){T(Xt(n),!0),this.looking.value=this.shown.value?.version??null}finally{this.fetching=!1}}}now(){let t=this.looking.value!==null;this.looking.value=null,(!t||!this.open.seen.check())&&(this.shown.value=null)}async stateAt(t){let{room:n}=this.open.view.value;if(n?.state&&n.version===t)return n.state;let o=this.states.get(t)??await H(`${this.open.path}/states/${t}`);return this.states.set(t,o),o}#n(){let{room:t}=this.open.view.value;if(!t?.state)return null;let n={version:t.version,state:t.state};return{...this.shown.value??n,past:this.shown.value!==null||this.looking.value!==null}}async#e(){for(;this.looking.value!==null&&this.shown.value?.version!==this.looking.value;){let t=this.looking.value,n=await this.stateAt(t);this.looking.value!==null&&(this.shown.value={version:t,state:n})}}#t(){if(D(location.pathname)!==this.open.code)return;let t=this.looking.value===null?"":`?v=${this.looking.value}`;this.arrived&&location.search!==t&&history.replaceState(history.state,"",location.pathname+t+location.hash)}};var zn=2e3,Pt=e=>e?.turns.at(-1)?.events.at(-1)?.version??0,an=()=>document.visibilityState==="hidden",dt=class{constructor(t){this.open=t,this.place=`seen:${t.code}`;let n=q(this.place,"tab");this.version=n===null?null:Number(n),this.away=d(null),this.returning=!0,this.toldOf=d(0),this.left=null}get told(){return this.toldOf.value}set told(t){this.toldOf.value=t}get telling(){let t=this.away.value;return t!==null&&(!t.still||this.told<Pt(t))}heard(t){typeof t=="number"&&this.#e(t)}drawn(t){this.#e(t),this.open.link.send({type:"seen",version:t})}tellsLater(t){return t<=Pt(this.away.value)||this.returning||an()&&p(this.open.view.value)!==null}waitForPage(){return E(()=>{Ct.value===0&&Bt(()=>this.returning&&this.check())})}leave(){let{looking:t,shown:n}=this.open.past,{room:o}=this.open.view.value;this.away.value&&this.stop(),this.left=o?.state&&t.value===null&&n.value===null?{version:o.version,state:o.state}:null}stop(){this.away.value=null,this.open.past.now()}finish(){this.told=Math.max(this.told,Pt(this.away.value)),this.stop(),this.open.sayDrawn()}check(){let{view:t,past:n}=this.open,{room:o,events:a}=t.value;if(!o||an()||nt(t.value)||this.away.value||n.looking.value!==null||this.open.trying.value)return!1;let r=p(t.value)?.clan??null,l=r===null||this.version===null?[]:xe(a,this.version,r);if(this.returning=l.length>0&&Ct.value>0,!l.length||!o.state||this.returning)return!1;let m=Se(l,o.state.players),h={turns:m,all:_e(l).length,since:m[0].events[0].version-1,still:Oe()};return this.away.value=h,h.still?n.shown.value=null:this.#n(h),!0}async#n(t){let{past:n}=this.open;if(this.left?.version===t.since){n.shown.value=this.left;return}let o=setTimeout(()=>this.away.value===t&&n.shown.value===null&&this.finish(),zn);try{let a=await n.stateAt(t.since);this.away.value===t&&(n.shown.value={version:t.since,state:a})}catch{this.away.value===t&&this.finish()}clearTimeout(o)}#e(t){t<=(this.version??-1)||(this.version=t,Y(this.place,String(t),"tab"))}};var ti=3e4,ei=3e3,ni=2e4,$t=class{constructor(t){this.code=t,this.path=`/api/rooms/${encodeURIComponent(t)}`,this.view=d(me),this.status=d("connecting"),this.trouble=d(null),this.room=J(()=>this.view.value.room),this.link=new ft({address:()=>this.#n(),onFrame:n=>this.#e(n),onUp:()=>this.#o(),onDown:()=>this.#a(),onGone:()=>this.refresh()}),this.outbox=new pt(this),this.past=new ht(this),this.seen=new dt(this),this.journal=new $e(this),this.trying=d(null),this.tried=null,this.hiddenSince=0,this.ears=new AbortController}enter(){let{signal:t}=this.ears;document.addEventListener("visibilitychange",()=>this.#r(),{signal:t}),addEventListener("online",()=>this.link.dial(),{signal:t}),addEventListener("offline",()=>this.#i(),{signal:t}),addEventListener("pageshow",n=>n.persisted&&this.link.dial(),{signal:t}),this.past.follow(t),this.journal.follow(t),t.addEventListener("abort",this.seen.waitForPage()),this.watch=setInterval(()=>this.#l(),ei),this.link.dial()}leave(){this.ears.abort(),clearInterval(this.watch),this.link.hangUp(),this.outbox.stop()}retry(){this.link.attempt=0,this.link.dial()}accept(t,n){this.view.value=fe(this.view.value,t,n),this.#t(t.seen),this.#s()}async command(t,n){this.accept(await g(this.path+t,n))}async refresh(){try{return this.accept(await H(this.path)),this.trouble.value=null,!0}catch(t){return t instanceof y&&this.#u(t),t instanceof y&&!t.passing}}foresee(t){return g(`${this.path}/preview`,{action:t,version:this.room.value?.version})}sayDrawn(){let t=this.room.value?.version,n=this.past.position.value?.past||this.seen.away.value||this.seen.returning||this.trying.value;t!==void 0&&!n&&document.visibilityState==="visible"&&this.seen.drawn(t)}get gone(){return this.status.value==="gone"}#n(){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}${this.path}/socket?since=${Tt(this.view.value)}`}#e(t){if(t.type==="ack"||t.type==="error")return this.outbox.answered(t);this.view.value=he(this.view.value,t),this.link.up&&(this.status.value="live"),this.#t(t.type==="seen"?t.version:t.room?.seen),this.#s()}#t(t){this.seen.heard(t),this.past.arrive(),this.seen.returning&&this.seen.check()}async#s(){if(!(!nt(this.view.value)||this.filling)){this.filling=!0;try{let t=await H(`${this.path}/events?since=${Tt(this.view.value)}`);this.view.value=pe(this.view.value,t),this.#t(void 0)}catch(t){if(!(t instanceof j||t instanceof y))throw t}finally{this.filling=!1}}}#o(){this.status.value="live",this.outbox.flush(),this.sayDrawn()}async#a(){if(this.gone)return;this.status.value==="live"&&(this.status.value="connecting");let t=await this.refresh();this.link.up||this.gone||(this.status.value=t?"polling":"offline",t&&this.outbox.flush())}#i(){this.status.value="offline",this.outbox.mark()}#r(){if(document.visibilityState==="hidden"){this.hiddenSince=performance.now(),this.seen.leave();return}let t=performance.now()-this.hiddenSince>ni;this.seen.returning=!0,t||!this.link.up?this.link.dial():this.seen.check(),this.sayDrawn()}async#l(){if(document.visibilityState==="hidden")return;if(this.status.value==="polling")return this.refresh();if(!this.link.up||performance.now()-this.link.heard<ti)return;this.link.heard=performance.now();let t=this.room.value?.revision??0,n=await this.refresh(),o=(this.room.value?.revision??0)>t;(!n||o)&&this.link.dial()}#u(t){this.trouble.value=t,t.status===404&&(this.link.hangUp(),this.status.value="gone")}};function vt({room:e,you:t,onFree:n}){let o=N(e.seats);return s`
    <ol class="seats">
      ${e.seats.map((a,r)=>s`
        <li class=${`seat look-${r}${a.player?"":" free"}`} key=${a.seat}>
          <${zt} look=${r} />
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
    </ol>`}function rn({open:e}){let t=e.room.value,n=t.seats.find(a=>a.player?.id===t.host)?.player?.nickname??"",o=i(ln(t)?"invited.title_of":"invited.title",{name:_(n)});return C(o),s`
    <${$} />
    <main class="page invited" id="main" tabindex="-1">
      <${S} open=${e} />
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${o}</h1>
        ${t.name&&s`<p class="room-name"><bdi>${t.name}</bdi></p>`}
        <p class="lead">${i("invited.lead")}</p>
        <${ut} />
      </section>
      <div class="front-side">
        <${ii} open=${e} room=${t} />
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">${i("waiting.seats")}</h2>
          <${vt} room=${t} you=${null} />
        </section>
        <p class="note"><a class="learn-again" href=${`/learn?table=${encodeURIComponent(t.code)}`}>${i("front.learn")}</a></p>
      </div>
    </main>
    <${k} />`}function ln(e){return e.seats.every(t=>t.player)?"full":e.visibility==="public"||B(e.code)?null:Qt(e.code)?"freed":"no_invite"}function ii({open:e,room:t}){switch(ln(t)){case"full":return s`<${Ot} title=${i("invited.full")} why=${i("invited.full_why")} />`;case"freed":return s`<${Ot} title=${i("invited.freed")} why=${i("invited.freed_why")} />`;case"no_invite":return s`<${Ot} title=${i("invited.no_invite")} why=${i("invited.no_invite_why")} />`;default:return s`<${Lt} open=${e} code=${t.code} />`}}function Ot({title:e,why:t}){return s`<section class="card stack"><h2>${e}</h2><p>${t}</p></section>`}async function si(e,t,n){await z(n),tt();let o=B(t);await e.command("/seats",o?{invite:o}:{}),Zt(t),e.link.dial()}function Lt({open:e,code:t}){let[n,o]=u(null),a=n??X(),[r,l]=u(!1),[m,h]=u(null);return s`
    <form class="card stack" onSubmit=${async W=>{W.preventDefault(),l(!0);try{await si(e,t,a)}catch(R){let K=R instanceof y&&R.code==="invite_required";h(K?i("invited.dead_invite"):ot(R))}l(!1)}} aria-labelledby="take-seat">
      <h2 id="take-seat">${i("invited.sit_down")}</h2>
      <${at} value=${a} onInput=${o} fault=${m} />
      <button class="primary large" disabled=${r}>${i("invited.take_seat")}</button>
      <p class="note">${i("invited.no_account")}</p>
    </form>`}function un({open:e}){let t=e.view.value,{room:n}=t;if(!n?.clock?.offered||n.status!=="playing")return null;let o=w(n)(n.clock.clan),a=p(t);return a?.clan===n.clock.clan?s`<${oi} open=${e} />`:a?s`<${ai} open=${e} name=${o} />`:B(e.code)?s`
    <div class="offered" role="group" aria-label=${i("offered.title")}>
      <p>${i("offered.for_you",{name:o})}</p>
      <${Lt} open=${e} code=${e.code} />
    </div>`:null}function oi({open:e}){return s`
    <div class="offer" role="status">
      <p>${i("offered.mine")}</p>
      <div class="row"><button type="button" class="primary" onClick=${()=>f(()=>e.command("/back"))}>${i("offered.back")}</button></div>
    </div>`}function ai({open:e,name:t}){let[n,o]=u(!1),a=e.view.value.room;return s`
    <div class="offer" role="status">
      <p>${i("offered.to_send",{name:t})}</p>
      <div class="row"><button type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${i("offered.send")}</button></div>
    </div>
    ${n&&s`
      <${st} title=${i("offered.send")} onClose=${()=>o(!1)}>
        <${lt} code=${a.code} invite=${e.view.value.you?.offered??null} name=${a.name} />
      <//>`}`}function cn({open:e}){let{room:t,you:n}=e.view.value,o=M(null);if(c(()=>o.current?.focus({preventScroll:!0}),[]),!t?.state?.result)return null;let{winner:a,result:r}=t.state,l=a===null?"":w(t)(a);return s`
    <section class="end" aria-labelledby="end-title">
      <div class="end-figure" aria-hidden="true">
        ${a===null?s`<${ee} />`:s`<${te} look=${a} />`}
      </div>
      <h2 id="end-title" tabindex="-1" ref=${o}>${i(`end.${r}`,{name:l})}</h2>
      <p>${i(`end.${r}_why`,{name:l})}</p>
      <p class="row">
        <${ri} open=${e} rematch=${t.rematch} seated=${(n?.seats.length??0)>0} />
        <${Ze} open=${e} from=${0} words=${i("past.through")} kind="" />
        <a class="button plain" href=${`${e.path}/record`} download=${`make-make-${t.code}.txt`}>${i("table.record")}</a>
      </p>
    </section>`}function ri({open:e,rematch:t,seated:n}){let o=()=>f(async()=>P(`/r/${(await g(`${e.path}/rematch`)).code}`));return t?s`<a class="button primary" href=${`/r/${t}`}>${i(n?"end.to_rematch":"end.watch_rematch")}</a>`:n?s`<button type="button" class="primary" onClick=${o}>${i("end.rematch")}</button>`:null}var li=3e4;function mn({open:e}){let t=it(e.view.value),n=I.value!==null;c(()=>{if(t||!n)return;let a=()=>document.visibilityState==="visible"&&b();a();let r=setInterval(a,li);return()=>clearInterval(r)},[t,n]);let o=A.value.find(a=>a.your_turn&&a.code!==e.code);return t||!o?null:s`<a class="button next-game" href=${`/r/${o.code}`}>${i("games.next",{title:Nt(o)})}</a>`}function fn({open:e}){let[t,n]=u(null),o=()=>n(null);return s`
    <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>n("menu")}>${i("menu.open")}</button>
    ${t==="menu"&&s`<${ui} open=${e} onShow=${n} />`}
    ${t==="sharing"&&s`<${ci} open=${e} onClose=${o} />`}
    ${t==="time"&&s`<${L} load=${O} name="TimeDialog" open=${e} onClose=${o} />`}
    ${t==="hours"&&s`<${L} load=${O} name="HoursDialog" open=${e} onClose=${o} />`}
    ${t==="rename"&&s`<${ye} onClose=${o} />`}
    ${t==="resign"&&s`<${mi} open=${e} onClose=${o} />`}`}function ui({open:e,onShow:t}){let n=e.view.value,o=G(n),a=p(n)!==null,r=()=>{t(null),rt()};return s`
    <${st} title=${i("menu.title")} onClose=${()=>t(null)}>
      <div class="menu">
        <button type="button" onClick=${r}>${i("app.rules")}</button>
        ${a&&s`<button type="button" onClick=${()=>t("rename")}>${i("nickname.change")}</button>`}
        <button type="button" onClick=${()=>t("sharing")}>${i("menu.sharing")}</button>
        ${o&&s`<button type="button" onClick=${()=>t("time")}>${i("time.title")}</button>`}
        ${a&&s`<button type="button" onClick=${()=>t("hours")}>${i("hours.title")}</button>`}
        ${o&&s`<${fi} open=${e} onDone=${()=>t(null)} />`}
        ${o&&s`<button type="button" class="grave" onClick=${()=>t("resign")}>${i("menu.resign")}</button>`}
        <a class="button" href="/">${i("menu.home")}</a>
        <label class="check"><input type="checkbox" checked=${Ne.value} onChange=${l=>Pe(l.target.checked)} />
          <span>${i("menu.sounds")}</span></label>
        <div class="menu-languages"><span>${i("app.language")}</span><${se} /></div>
      </div>
    <//>`}function ci({open:e,onClose:t}){let[n,o]=u(null),a=M(e.past.position.value?.version??0);return c(()=>{V(()=>import("./sharing-2WB6IN7L.js")).then(r=>r?o(r):t())},[]),n&&s`<${n.SharingDialog} open=${e} version=${a.current} onClose=${t} />`}function mi({open:e,onClose:t}){let[n,o]=u(!1),a=async()=>{await f(()=>g(`${e.path}/resign`))&&e.refresh(),t()},r=n?"again":"first";return s`
    <${F} key=${r} title=${i(`menu.resign_${r}`)} yes=${i(`menu.resign_${r}_yes`)} grave
      onYes=${n?a:()=>o(!0)} onClose=${t}>
      <p>${i(`menu.resign_${r}_what`)}</p>
    <//>`}function Dt(e,t){return f(()=>e.command("/draw",{agree:t}))}function fi({open:e,onDone:t}){let{room:n}=e.view.value,o=p(e.view.value)?.clan??-1;if(n?.draw.length)return null;let a=async()=>await Dt(e,!0)&&t();return o<0?null:s`<button type="button" onClick=${a}>${i("draw.offer")}</button>`}function pi({room:e,you:t}){let n=e?.seats.filter(({seat:r})=>t?.seats.includes(r)).map(({clan:r})=>r??-1)??[],o=e?.draw.some(r=>n.includes(r))??!1,a=M({agreed:!1,version:-1});return c(()=>{let r=a.current.agreed&&!e?.draw.length&&a.current.version===e?.version;a.current={agreed:o,version:e?.version??-1},r&&e?.status==="playing"&&T(i("draw.off"))},[o,e?.version]),()=>{a.current={...a.current,agreed:!1}}}function pn({open:e,names:t}){let n=e.view.value,{room:o}=n,a=pi(n);if(!o?.draw.length||o.status!=="playing")return null;let r=p(n)?.clan??-1,l=o.draw.includes(r),m=()=>(l&&a(),Dt(e,!1));return s`
    <div class="offer" role="status">
      <p>${l?i("draw.you_agree"):i("draw.offered",{name:t(o.draw[0])})}</p>
      ${G(n)&&s`
        <div class="row">
          ${!l&&s`<button type="button" class="primary" onClick=${()=>Dt(e,!0)}>${i("draw.agree")}</button>`}
          <button type="button" onClick=${m}>${i(l?"draw.withdraw":"draw.decline")}</button>
        </div>`}
    </div>`}function hi(e,t){let[,n]=u(0);c(()=>{let o=t?setInterval(()=>n(a=>a+1),e?1e3:2e4):0;return()=>clearInterval(o)},[e,t])}function hn({open:e}){let t=e.view.value,n=t.room,o=ce(n,Gt());if(hi(o?.live??!1,o!==null&&(o.state==="running"||o.state==="bank")),!o)return null;let a=p(t),r=a!==null&&a.clan!==o.clan,l=()=>f(()=>e.command("/day",{version:n.version}));return s`
    <div class="turn-clock" data-clock=${o.state}>
      <p role="timer" aria-live="off">${di(t,o)}</p>
      ${r&&s`<button type="button" class="plain" onClick=${l} aria-label=${i("time.day_more_for",{name:w(n)(o.clan)})}>${i("time.day_more")}</button>`}
    </div>`}function di(e,t){let n=e.room,o=w(n)(t.clan);return t.state==="paused"?i("time.paused"):t.state==="up"?i(n.clock?.offered?"time.offered":"time.up",{name:o}):t.live?s`<strong class="digits">${Et(t.left)}</strong> ${i(t.state==="bank"?"time.of_bank":"time.of_turn",{name:o,bank:Et((n.clock?.banks[t.clan]??0)*1e3)})}`:i(t.state==="bank"?"time.until_bank":"time.until",{when:$i(e,t.clan)})}function $i(e,t){let n=e.room,o=bt(n.deadline??""),a=e.you?.deadline_local;if(!a||a.clan!==t||p(e)?.clan===t)return o;let r=bt(`${a.time}Z`,"UTC");if(r===o)return o;let l=new Date(n.deadline??"").getDate()===new Date(`${a.time}Z`).getUTCDate();return i("time.both",{theirs:r,name:w(n)(t),mine:l?Jt(n.deadline??""):o})}function dn({open:e}){let t=e.view.value,n=t.room?.proposal;if(!t.room||!n||t.room.status!=="playing")return null;let o=p(t)?.clan??-1,a=n.agreed.includes(o),r=ve(i,n),l=m=>f(()=>e.command("/proposals/answer",{number:n.number,agree:m}));return s`
    <div class="offer" role="status">
      <p>${a?i("time.you_agree",{what:r}):i("time.proposed",{name:w(t.room)(n.by),what:r})}</p>
      ${G(t)&&s`
        <div class="row">
          ${!a&&s`<button type="button" class="primary" onClick=${()=>l(!0)}>${i("time.agree")}</button>`}
          <button type="button" onClick=${()=>l(!1)}>${i(a?"time.withdraw":"time.decline")}</button>
        </div>`}
    </div>`}function $n({open:e}){let{choice:t,view:n,stage:o}=Le(e),{room:a,events:r}=e.view.value,l=e.past.position.value;if(Qe(e),vi(e,t),C(Ge(e.view.value),it(e.view.value)),!a?.state||!l)return null;if(gi(e))return s`<${ct} open=${e} />`;let m=h=>h.key==="Escape"&&(l.past?e.past.now():t.clear());return s`
    <${$}>
      <button type="button" class="plain" onClick=${()=>rt()}>${i("app.rules")}</button>
      <${fn} open=${e} />
    <//>
    <main class=${l.past?"table is-past":"table"} id="main" tabindex="-1" data-version=${a.version} data-position=${l.version}
      onKeyDown=${m}>
      <h1 class="unseen">${a.name||i("app.name")}</h1>
      <div class="table-notes">
        <${S} open=${e} />
        ${l.past?s`<${je} open=${e} />`:s`<div class="turn-row"><${Be} open=${e} choice=${t} /><${Je} open=${e} /></div>`}
        <${hn} open=${e} />
        <${un} open=${e} />
        <${dn} open=${e} />
        <${pn} open=${e} names=${w(a)} />
        ${p(e.view.value)===null&&s`<p class="note watching">${i("table.watching")}</p>`}
      </div>
      <div class="table-board" onKeyDown=${h=>Te(h,e,o,()=>We(e))}>
        <${Ae} open=${e} choice=${t} view=${n} />
        <${Ee} view=${n}><${Ie} open=${e} stage=${o} /><//>
      </div>
      <${De} open=${e} choice=${t} />
      <div class="table-side">
        <${mn} open=${e} />
        <${Ye} open=${e} stage=${o} />
        ${l.past?s`<${qe} open=${e} />`:s`<${wi} open=${e} choice=${t} />`}
        <${Ve} open=${e} room=${a} events=${r} />
      </div>
    </main>`}function vi({seen:e},t){let n=t.selected.value!==null&&e.away.value!==null;Ht(()=>{n&&e.finish()},[n])}function gi({past:e,seen:t}){return(e.looking.value!==null||t.away.value?.still===!1)&&e.shown.value===null&&!document.querySelector("main.table")}function wi({open:e,choice:t}){let{refused:n}=e.outbox;return s`
    ${e.room.value?.status==="finished"&&s`<${cn} open=${e} />`}
    ${n.value&&s`<${He} problem=${n.value} />`}
    <${Ue} open=${e} choice=${t} />
    <${Me} open=${e} choice=${t} />`}function gn({open:e}){let{room:t,you:n,invite:o}=e.view.value,[a,r]=u(null);if(C(i("waiting.title")),c(()=>Q(e.code,!0),[e]),!t)return null;let l=de(e.view.value),m=t.seats.filter(h=>h.player).length;return s`
    <${$} />
    <main class="page waiting" id="main" tabindex="-1">
      <${S} open=${e} />
      <section class="stack waiting-seats" aria-labelledby="title">
        <h1 id="title">${t.name?s`<bdi>${t.name}</bdi>`:i("waiting.title")}</h1>
        <p class="lead" role="status">${i("waiting.taken",{n:m,of:t.seats.length})}</p>
        <div class="card stack">
          <${vt} room=${t} you=${n} onFree=${l?r:void 0} />
          <${yi} open=${e} host=${l} />
          <div class="row"><${be} /></div>
        </div>
        ${!l&&s`<${vn} code=${t.code} />`}
      </section>
      <section class="card stack waiting-share" aria-labelledby="invite">
        <h2 id="invite">${i("waiting.invite")}</h2>
        <${lt} code=${t.code} invite=${o} name=${t.name} />
        ${l&&s`<${_i} open=${e} />`}
      </section>
      <div class="stack waiting-ways">
        ${l&&s`<${vn} code=${t.code} />`}
        <${bi} open=${e} room=${t} host=${l} taken=${m} />
        <${ki} open=${e} host=${l} />
      </div>
      ${a!==null&&s`<${xi} open=${e} room=${t} seat=${a} onClose=${()=>r(null)} />`}
    </main>
    <${k} />`}function yi({open:e,host:t}){let[n,o]=u(!1),a=e.room.value?.pace??et.none;return!t&&a.kind==="none"?null:s`
    <div class="row pace-row">
      <span>${ge(i,a)}</span>
      ${t&&s`<button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>o(!0)}>${i("time.change")}</button>`}
    </div>
    ${n&&s`<${L} load=${O} name="TimeDialog" open=${e} onClose=${()=>o(!1)} />`}`}function vn({code:e}){return s`<a class="learn-way" href=${`/learn?table=${encodeURIComponent(e)}`}><strong>${i("waiting.learn")}</strong></a>`}function bi({open:e,room:t,host:n,taken:o}){let a=o===t.seats.length;return n?s`
    <div class="stack">
      <button type="button" class=${a?"primary large":"large"} disabled=${o<2}
        onClick=${()=>f(()=>e.command("/start"))}>${i(a?"waiting.start":"waiting.start_now",{n:o})}</button>
      <p class="note">${i(t.autostart?"waiting.by_itself":"waiting.you_start")}</p>
    </div>`:s`<p class="note">${i(t.autostart?"waiting.by_itself":"waiting.host_starts")}</p>`}function ki({open:e,host:t}){let[n,o]=u(null),a=p(e.view.value)?.seat,r=async()=>{Q(e.code,!1),await f(()=>wt("DELETE",`${e.path}/seats/${a}`))?P("/"):Q(e.code,!0)},l=async()=>await f(()=>e.command("/cancel"))&&P("/");return s`
    <div class="row">
      <button type="button" onClick=${()=>o("leave")}>${i("waiting.leave")}</button>
      ${t&&s`<button type="button" onClick=${()=>o("cancel")}>${i("waiting.cancel")}</button>`}
    </div>
    ${n&&s`
      <${F} title=${i(`waiting.${n}_title`)} yes=${i(`waiting.${n}`)} grave
        onYes=${n==="leave"?r:l} onClose=${()=>o(null)}>
        <p>${i(`waiting.${n}_what`)}</p>
      <//>`}`}function _i({open:e}){let[t,n]=u(!1),o=async()=>{let a=await f(async()=>{let{invite:r}=await g(`${e.path}/invite`);e.view.value={...e.view.value,invite:r}});n(!1),a&&T(i("waiting.renewed"))};return s`
    <button type="button" class="plain" onClick=${()=>n(!0)}>${i("waiting.renew")}</button>
    ${t&&s`
      <${F} title=${i("waiting.renew_title")} yes=${i("waiting.renew")} onYes=${o} onClose=${()=>n(!1)}>
        <p>${i("waiting.renew_what")}</p>
      <//>`}`}function xi({open:e,room:t,seat:n,onClose:o}){let a=_(N(t.seats)[n]??""),r=async()=>{await f(()=>wt("DELETE",`${e.path}/seats/${n}`)),o()};return s`
    <${F} title=${i("waiting.free_title",{name:a})} yes=${i("waiting.free_seat")} grave onYes=${r} onClose=${o}>
      <p>${i("waiting.free_what")}</p>
    <//>`}function Si(e){let[t,n]=u(null);return c(()=>{let o=new $t(e),a=()=>Z(e);return a(),addEventListener("hashchange",a),o.enter(),n(o),()=>{removeEventListener("hashchange",a),o.leave()}},[e]),t}function wn({code:e}){let t=Si(e);if(!t)return null;if(t.gone)return s`<${gt} message=${t.trouble.value?.message??""} />`;let{room:n,you:o}=t.view.value;if(!n)return s`<${ct} open=${t} />`;if(n.status==="cancelled")return s`<${gt} message=${i("waiting.cancelled")} />`;let a=t.trying.value;return a?s`<${Ke} open=${t} trying=${a} key=${`what if ${a.version}`} />`:n.status!=="waiting"?s`<${$n} open=${t} key=${n.code} />`:o?.seats.length?s`<${gn} open=${t} />`:s`<${rn} open=${t} />`}function gt({message:e,title:t=i("app.nothing_here")}){return C(t),s`
    <${$} />
    <main class="page missing" id="main" tabindex="-1">
      <h1>${t}</h1>
      <p>${e}</p>
      <a class="button primary" href="/">${i("app.home")}</a>
    </main>
    <${k} />`}var yn=()=>location.hash.slice(1).toLowerCase();function bn(){let[e,t]=u(yn());return c(()=>{let n=()=>t(yn());return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),s`
    <${$} />
    <main class="page rules" id="main" tabindex="-1">
      <h1>${i("rules.title")}</h1>
      <p><a class="button" href="/learn">${i("front.learn")}</a></p>
      <${Fe} marked=${e} page />
    </main>
    <${k} />`}function _n(){return s`
    <div class="toasts">
      <div role="alert">${_t.value.filter(e=>e.fault).map(kn)}</div>
      <div role="status">${_t.value.filter(e=>!e.fault).map(kn)}</div>
    </div>
    <p class="unseen" aria-live="polite"><span key=${xt.value.number}>${xt.value.words}</span></p>`}function kn(e){return s`
    <div class=${e.fault?"toast fault":"toast"} key=${e.id}>
      <p>${e.message}</p>
      ${e.reload&&s`<${oe} kind="plain" />`}
      <button type="button" class="plain icon" aria-label=${i("app.close")} onClick=${()=>Vt(e.id)}>✕</button>
    </div>`}var Ci=async()=>(await kt(()=>import("./learn-H4SWAWKU.js"))).begin(),Ei=async()=>(await kt(()=>import("./record-HGFWC6RX.js"))).begin();function Ti(){let e=D(x.value);return e?s`<${wn} code=${e} key=${e} />`:x.value==="/"?s`<${sn} />`:x.value==="/rules"?s`<${bn} />`:x.value==="/learn"?s`<${St} load=${Ci} key="learn" />`:x.value==="/record"?s`<${St} load=${Ei} key="record" />`:s`<${gt} title=${i("app.no_page")} message=${i("errors.not_found")} />`}function Ii(e){e.preventDefault(),document.getElementById("main")?.focus()}var Ni=4e3;function Pi(){let e=qt.value&&!D(x.value);return c(()=>{let t=e?setInterval(b,Ni):0;return()=>clearInterval(t)},[e]),e?s`<div class="connection offline" role="status"><p>${i("net.offline")}</p></div>`:null}function Oi(){return s`
    <a class="skip" href="#main" onClick=${Ii}>${i("app.skip")}</a>
    <${Pi} />
    <${Ti} />
    <${Re} />
    <${_n} />`}async function Li(){let e=D(location.pathname);e&&Z(e),await Wt(Ut()),await Promise.all([b(),ne()]),ke(),ae(),Yt();let t=document.getElementById("app");t&&Mt(s`<${Oi} />`,t),E(Xe),Di(),jt()}function Di(){let e=!0;E(()=>{let t=x.value;e||requestAnimationFrame(()=>document.getElementById("main")?.focus({preventScroll:!0})),!e&&t==="/"&&b(),e=!1})}Li();
