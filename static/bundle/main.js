import{a as st,b as ot,c as ge,d as we}from"./chunk-FD4L3U6V.js";import{d as tt,e as et,f as ae,h as re,i as Ct,l as ve}from"./chunk-5QXRNKM6.js";import{a as Ce,b as Ee,c as S}from"./chunk-TWMAUAHZ.js";import{a as x,b as P,c as ye,e as Se,g as Te,h as Ie,j as Ne,k as Pe,l as Le,m as Oe,n as Ae,o as at,p as De,q as Fe,r as Re,s as Me,t as He,u as Ge,v as Ve,w as C}from"./chunk-5T7KHXHB.js";import{a as le,b as Et,c as nt,d as ue,e as ce,f as me,g as v,h as U,i as it,k as fe}from"./chunk-NHVNEY4G.js";import{k as se,l as oe}from"./chunk-AF4TVFWA.js";import{a as D,c as Z,d as yt,e as qt,f as Q,g as Yt,h as Ue,i as Be,j as We,l as Ke}from"./chunk-SWA53GZT.js";import{A as je,B as Ze,D as Qe,a as Wt,b as Kt,c as Jt,d as I,e as F,g as y,h as zt,i as X,k as z,m as te,n as ee,o as p,p as ne,q as xt,r as be,s as ke,t as _e,u as xe,x as Je,y as qe,z as Ye}from"./chunk-LZFEFODA.js";import{a as pe,c as de,d as $e}from"./chunk-6C4XHDQ2.js";import"./chunk-QXAYAVIB.js";import{a as N,c as _}from"./chunk-OWXVG3AN.js";import{B as Xt,x as Qt,y as Vt}from"./chunk-6O6E35L7.js";import{a as he,b as R}from"./chunk-LBZVIMK6.js";import{b as bt,c as kt,d as _t,e as T,f as jt,h as Zt,i as f,j as V,k as St,l as ie}from"./chunk-JRKNSPMS.js";import{A as Ht,B as Gt,D as i,F as Ut,G as k,H as gt,I as wt,K as Bt,b as Dt,c as s,d as u,e as H,g as m,h as Ft,j as h,k as J,l as E,n as Rt,p as Mt,q,r as Y,s as w,t as j,u as vt,v as G,w as $}from"./chunk-FAER6UMS.js";var Tn={players:3,clan:0,phase:"dominance",territories:{b2:{clan:1,dominance:2,chief:!1},b3:{clan:0,dominance:3,chief:!0},c2:{clan:1,dominance:1,chief:!0},c3:{clan:1,dominance:2,chief:!1},c5:{clan:0,dominance:2,chief:!1},b4:{clan:0,dominance:1,chief:!1},d3:{clan:1,dominance:1,chief:!1},d5:{clan:2,dominance:2,chief:!0},d6:{clan:2,dominance:1,chief:!1},e6:{clan:2,dominance:1,chief:!1}},moai:["d2","e7"],tangata_manu:[[],["c2-d2-d3"],["d5-d6-e6","d6-e6-e7"]],reserves:[],moai_left:10,make_make:0,retired:[],winner:null,result:null},In=[0,1,2].map(e=>({name:"",look:e})),B=new Set,Nn={spaces:B,grounds:B},Xe=()=>{};function rt({state:e=Tn}){return s`
    <div class="island" inert aria-hidden="true">
      <${se} state=${e} clans=${In} targets=${B} choices=${B} selected=${null} ghost=${null}
        marked=${Nn} reasons=${B} coordinates=${!1} text=${i} onSpace=${Xe} onGround=${Xe} />
    </div>`}function b(){return s`
    <footer class="foot">
      <a href="/rules">${i("app.rules")}</a>
      <a href="/record">${i("record.title")}</a>
      <span>${i("app.unofficial")}</span>
    </footer>`}var Pn=3e4,ze=12,Ln=[0,1,2,3].map(e=>({name:"",look:e})),On=e=>e.status==="finished"||e.status==="cancelled";function An(){m(()=>{let e=new AbortController,t=()=>document.visibilityState==="visible"&&y(),n=setInterval(t,Pn);return document.addEventListener("visibilitychange",t,{signal:e.signal}),()=>{clearInterval(n),e.abort()}},[])}function tn(){An();let e=F.value,t=e.filter(r=>r.your_turn),n=e.filter(r=>r.status==="playing"&&!r.your_turn),o=e.filter(r=>r.status==="waiting"),a=e.filter(On);return s`
    <section class="my-games stack" aria-labelledby="my-games">
      <h1 id="my-games">${i("front.my_games")}</h1>
      <${Tt} title=${t.length?i("games.mine",{n:t.length}):i("games.none_mine")} list=${t} />
      ${n.length>0&&s`<${Tt} title=${i("games.others")} list=${n} boards=${ze-t.length} />`}
      ${o.length>0&&s`<${Tt} title=${i("games.before")} list=${o} />`}
      ${a.length>0&&s`<${Dn} list=${a} />`}
    </section>`}function Tt({title:e,list:t,boards:n=ze}){return s`
    <div class="games-part">
      <h2>${e}</h2>
      ${t.length>0&&s`
        <ul class="games">${t.map((o,a)=>s`<${en} game=${o} board=${a<n} key=${o.code} />`)}</ul>`}
    </div>`}function Dn({list:e}){return s`
    <details class="more games-past">
      <summary>${i("games.past",{n:e.length})}</summary>
      <ul class="games">${e.map(t=>s`<${en} game=${t} board=${!1} key=${t.code} />`)}</ul>
    </details>`}function It(e){return e.name||Ut(N(e.seats).filter(t=>t!==null).map(k))}function Fn(e){if(e.your_turn)return i("games.your_turn");let t=e.seats.findIndex(n=>n.clan!==null&&n.clan===e.state?.clan);return e.status!=="playing"||t<0?i(`games.${e.status}`):i("turn.theirs",{name:k(N(e.seats)[t]??"")})}function en({game:e,board:t}){return s`
    <li>
      <a class=${e.your_turn?"game waits":"game"} href=${`/r/${e.code}`}>
        ${t&&e.state&&s`<span class="game-board"><${oe} state=${e.state} clans=${Ln} text=${i} /></span>`}
        <span class="game-words">
          <span class="game-title">${It(e)}</span>
          <span class="game-state">${Fn(e)}</span>
          ${e.deadline&&s`<span class="game-left">${i("games.deadline",{when:gt(e.deadline)})}</span>`}
          <time datetime=${e.updated_at}>${gt(e.updated_at)}</time>
        </span>
      </a>
    </li>`}var L=()=>import("./time-5R26OXV5.js");function O({load:e,name:t,...n}){let[o,a]=u(null);return m(()=>{V(e).then(r=>r?a(r):n.onClose())},[]),o&&s`<${o[t]} ...${n} />`}var Rn=[2,3,4];function nn(){let e=I.value!==null&&F.value.length>0;return s`
    <${p} />
    <main class="page front" id="main" tabindex="-1">
      ${e?s`<${tn} />`:s`<${Mn} />`}
      <div class="front-side">
        <${Un} />
        ${e&&s`<p class="note"><a class="learn-again" href="/learn">${i("front.learn")}</a></p>`}
        ${I.value&&s`<${Wn} />`}
        ${I.value&&s`<${Kn} />`}
      </div>
    </main>
    <${b} />`}function Mn(){return s`
    <section class="welcome" aria-labelledby="title">
      <h1 id="title">${i("front.title")}</h1>
      <p class="lead">${i("front.lead")}</p>
      <a class="learn-way" href="/learn"><strong>${i("front.learn")}</strong><span>${i("front.learn_what")}</span></a>
      <${rt} />
    </section>`}async function Hn(e,t){await z(e),tt();let n=await $("/api/rooms",t);P(`/r/${n.code}`)}function Gn(e){return Array.from({length:e-1},(t,n)=>n+1)}function Un(){let[e,t]=u(null),n=e??X(),[o,a]=u(3),[r,l]=u(""),[c,g]=u("random"),A=d=>{a(d),Number(c)>=d&&g("random")},[W,M]=u("none"),[K,kn]=u(ae[0]),[Ot,_n]=u(!0),[xn,At]=u(!1),[Sn,Cn]=u(null);return s`
    <form class="card stack" onSubmit=${async d=>{d.preventDefault(),At(!0);try{await Hn(n,{seats:o,name:r,autostart:Ot,first:c==="random"?c:Number(c),pace:et[W],absence:K})}catch(En){Cn(st(En))}At(!1)}} aria-labelledby="new-table">
      <h2 id="new-table">${i("front.new_table")}</h2>
      <${ot} value=${n} onInput=${t} fault=${Sn} />
      <${Bn} value=${o} onChange=${A} />
      <${ve} pace=${W} absence=${K} onPace=${M} onAbsence=${kn} />
      <details class="more">
        <summary>${i("front.more")}</summary>
        <div class="stack">
          <label class="field"><span>${i("front.table_name")}</span>
            <input type="text" maxlength="60" value=${r} onInput=${d=>l(d.target.value)} autocomplete="off" />
          </label>
          <label class="field"><span>${i("front.first")}</span>
            <select value=${c} onChange=${d=>g(d.target.value)}>
              <option value="random">${i("front.first_random")}</option>
              <option value="0">${i("front.first_me")}</option>
              ${Gn(o).map(d=>s`<option value=${d}>${i("front.first_seat",{n:d+1})}</option>`)}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked=${Ot} onChange=${d=>_n(d.target.checked)} />
            <span>${i("front.autostart")}</span>
          </label>
        </div>
      </details>
      <button class="primary large" disabled=${xn}>${i("front.make")}</button>
      <p class="note">${i("front.private")}</p>
    </form>`}function Bn({value:e,onChange:t}){return s`
    <fieldset class="field segments">
      <legend>${i("front.players")}</legend>
      <div class="segment-row">
        ${Rn.map(n=>s`
          <label class="segment">
            <input type="radio" name="seats" value=${n} checked=${n===e} onChange=${()=>t(n)} />
            <span>${n}</span>
          </label>`)}
      </div>
      ${e===2&&s`<p class="note">${i("front.two")}</p>`}
    </fieldset>`}function Wn(){let[e,t]=u(!1);return s`
    <p class="note whoami"><button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>t(!0)}>${i("hours.title")}</button></p>
    ${e&&s`<${O} load=${L} name="HoursDialog" onClose=${()=>t(!1)} />`}`}function Kn(){return s`
    <p class="note whoami">
      ${i("front.known_as",{name:k(I.value?.nickname??"")})}
      <button type="button" class="plain" onClick=${()=>f(te).then(y)}>${i("front.sign_out")}</button>
    </p>`}function lt({open:e}){return s`
    <${p} />
    <main class="page" id="main" tabindex="-1">
      <${S} open=${e} />
      <p role="status">${e.trouble.value?.message??i("app.loading")}</p>
    </main>`}function ut(e,t=Math.random()){let n=Math.min(15e3,500*2**Math.min(e,10));return n/2+n/2*t}var Jn=1e4,qn=4004,ct=class{constructor(t){this.ends=t,this.socket=null,this.up=!1,this.attempt=0,this.timer=void 0,this.heard=0}dial(){this.hangUp();let t;try{t=new WebSocket(this.ends.address())}catch{return this.#t()}this.socket=t,this.timer=setTimeout(()=>this.#e(t,0),Jn),t.onmessage=n=>this.#n(t,n.data),t.onclose=n=>this.#e(t,n.code)}hangUp(){clearTimeout(this.timer);let t=this.socket;this.socket=null,this.up=!1,t?.close()}send(t){return!this.up||this.socket?.readyState!==WebSocket.OPEN?!1:(this.socket.send(JSON.stringify(t)),!0)}#n(t,n){t!==this.socket||typeof n!="string"||(this.heard=performance.now(),this.ends.onFrame(JSON.parse(n)),!this.up&&(clearTimeout(this.timer),this.up=!0,this.attempt=0,this.ends.onUp()))}#e(t,n){if(t===this.socket){if(this.hangUp(),n===qn)return this.ends.onGone();this.#t()}}#t(){this.timer=setTimeout(()=>this.dial(),ut(this.attempt)),this.attempt+=1,this.ends.onDown()}};function sn(e=t=>crypto.getRandomValues(t)){let t=new Uint8Array(16);return e(t),t[6]=t[6]&15|64,t[8]=t[8]&63|128,Array.from(t,o=>o.toString(16).padStart(2,"0")).join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/,"$1-$2-$3-$4-$5")}var Yn=4e3,mt=class{constructor(t){this.room=t,this.place=`unsent:${t.code}`,this.pending=h(this.#n()),this.refused=h(null),this.timer=void 0,this.attempt=0}#n(){let t=q(this.place,"tab");return t?{...JSON.parse(t),unsent:!0}:null}act(t,n){this.pending.value||(this.refused.value=null,this.#i({id:sn(),version:n,action:t,unsent:!1}),this.flush())}flush(){let t=this.pending.value;if(!t)return;clearTimeout(this.timer);let{id:n,version:o,action:a}=t;if(!this.room.link.send({type:"action",id:n,version:o,action:a}))return this.#t(t);this.timer=setTimeout(()=>this.#e(t),Yn)}answered(t){if(t.id!==this.pending.value?.id)return;if(t.type==="ack")return this.#s();let n=new w(t.status??409,t);Zn(t.code)?this.#o():this.#a(n)}mark(){this.pending.value&&this.#i({...this.pending.value,unsent:!0})}#e(t){return this.mark(),this.#t(t)}drop(){this.#i(null)}stop(){clearTimeout(this.timer)}async#t(t){let{id:n,version:o,action:a}=t;try{await $(`${this.room.path}/actions`,{id:n,version:o,action:a}),this.pending.value?.id===n&&this.#s()}catch(r){if(this.pending.value?.id!==n)return;if(r instanceof w&&!r.passing)this.#a(r);else if(r instanceof w||r instanceof j)this.#o();else throw r}}#s(){this.#i(null),this.room.link.up||this.room.refresh()}#o(){this.pending.value&&(this.mark(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.flush(),ut(this.attempt)),this.attempt+=1)}#a(t){this.#i(null),this.refused.value=t,t.body.room?this.room.accept(t.body.room):this.room.refresh()}#i(t){t||(clearTimeout(this.timer),this.attempt=0),this.pending.value=t,Y(this.place,t&&JSON.stringify(t),"tab")}},jn=new Set(["not_saved","internal_error","too_many_requests"]);function Zn(e){return jn.has(e)}var Qn=150,ft=class{constructor(t){this.open=t,this.looking=h(null),this.from=null,this.shown=h(null),this.position=J(()=>this.#n()),this.states=new Map,this.fetching=!1,this.arrived=!1}follow(t){let n,o=()=>this.#t(),a=E(()=>{let r=this.looking.value;clearTimeout(n),(r!==null||this.arrived)&&(n=setTimeout(o,Qn))});addEventListener("popstate",o,{signal:t}),t.addEventListener("abort",()=>[a(),clearTimeout(n)])}arrive(){let t=this.open.room.value?.version??0;if(this.arrived||!this.open.room.value?.state)return;this.arrived=!0;let n=xe(location.search,t);n!==null&&(Number.isNaN(n)?T(i("past.none")):this.lookAt(n),this.#t())}async lookAt(t){if(this.looking.value===null&&(this.from=document.activeElement),this.looking.value=t,!this.fetching){this.fetching=!0;try{await this.#e()}catch(n){T(Zt(n),!0),this.looking.value=this.shown.value?.version??null}finally{this.fetching=!1}}}now(){let t=this.looking.value!==null;this.looking.value=null,(!t||!this.open.seen.check())&&(this.shown.value=null)}async stateAt(t){let{room:n}=this.open.view.value;if(n?.state&&n.version===t)return n.state;let o=this.states.get(t)??await G(`${this.open.path}/states/${t}`);return this.states.set(t,o),o}#n(){let{room:t}=this.open.view.value;if(!t?.state)return null;let n={version:t.version,state:t.state};return{...this.shown.value??n,past:this.shown.value!==null||this.looking.value!==null}}async#e(){for(;this.looking.value!==null&&this.shown.value?.version!==this.looking.value;){let t=this.looking.value,n=await this.stateAt(t);this.looking.value!==null&&(this.shown.value={version:t,state:n})}}#t(){if(D(location.pathname)!==this.open.code)return;let t=this.looking.value===null?"":`?v=${this.looking.value}`;this.arrived&&location.search!==t&&history.replaceState(history.state,"",location.pathname+t+location.hash)}};var Vn=2e3,Nt=e=>e?.turns.at(-1)?.events.at(-1)?.version??0,on=()=>document.visibilityState==="hidden",ht=class{constructor(t){this.open=t,this.place=`seen:${t.code}`;let n=q(this.place,"tab");this.version=n===null?null:Number(n),this.away=h(null),this.returning=!0,this.toldOf=h(0),this.left=null}get told(){return this.toldOf.value}set told(t){this.toldOf.value=t}get telling(){let t=this.away.value;return t!==null&&(!t.still||this.told<Nt(t))}heard(t){typeof t=="number"&&this.#e(t)}drawn(t){this.#e(t),this.open.link.send({type:"seen",version:t})}tellsLater(t){return t<=Nt(this.away.value)||this.returning||on()&&v(this.open.view.value)!==null}waitForPage(){return E(()=>{St.value===0&&Rt(()=>this.returning&&this.check())})}leave(){let{looking:t,shown:n}=this.open.past,{room:o}=this.open.view.value;this.away.value&&this.stop(),this.left=o?.state&&t.value===null&&n.value===null?{version:o.version,state:o.state}:null}stop(){this.away.value=null,this.open.past.now()}finish(){this.told=Math.max(this.told,Nt(this.away.value)),this.stop(),this.open.sayDrawn()}check(){let{view:t,past:n}=this.open,{room:o,events:a}=t.value;if(!o||on()||nt(t.value)||this.away.value||n.looking.value!==null||this.open.trying.value)return!1;let r=v(t.value)?.clan??null,l=r===null||this.version===null?[]:ke(a,this.version,r);if(this.returning=l.length>0&&St.value>0,!l.length||!o.state||this.returning)return!1;let c=_e(l,o.state.players),g={turns:c,all:be(l).length,since:c[0].events[0].version-1,still:Ne()};return this.away.value=g,g.still?n.shown.value=null:this.#n(g),!0}async#n(t){let{past:n}=this.open;if(this.left?.version===t.since){n.shown.value=this.left;return}let o=setTimeout(()=>this.away.value===t&&n.shown.value===null&&this.finish(),Vn);try{let a=await n.stateAt(t.since);this.away.value===t&&(n.shown.value={version:t.since,state:a})}catch{this.away.value===t&&this.finish()}clearTimeout(o)}#e(t){t<=(this.version??-1)||(this.version=t,Y(this.place,String(t),"tab"))}};var Xn=3e4,zn=3e3,ti=2e4,pt=class{constructor(t){this.code=t,this.path=`/api/rooms/${encodeURIComponent(t)}`,this.view=h(le),this.status=h("connecting"),this.trouble=h(null),this.room=J(()=>this.view.value.room),this.link=new ct({address:()=>this.#n(),onFrame:n=>this.#e(n),onUp:()=>this.#o(),onDown:()=>this.#a(),onGone:()=>this.refresh()}),this.outbox=new mt(this),this.past=new ft(this),this.seen=new ht(this),this.journal=new pe(this),this.trying=h(null),this.tried=null,this.hiddenSince=0,this.ears=new AbortController}enter(){let{signal:t}=this.ears;document.addEventListener("visibilitychange",()=>this.#r(),{signal:t}),addEventListener("online",()=>this.link.dial(),{signal:t}),addEventListener("offline",()=>this.#i(),{signal:t}),addEventListener("pageshow",n=>n.persisted&&this.link.dial(),{signal:t}),this.past.follow(t),this.journal.follow(t),t.addEventListener("abort",this.seen.waitForPage()),this.watch=setInterval(()=>this.#l(),zn),this.link.dial()}leave(){this.ears.abort(),clearInterval(this.watch),this.link.hangUp(),this.outbox.stop()}retry(){this.link.attempt=0,this.link.dial()}accept(t,n){this.view.value=ue(this.view.value,t,n),this.#t(t.seen),this.#s()}async command(t,n){this.accept(await $(this.path+t,n))}async refresh(){try{return this.accept(await G(this.path)),this.trouble.value=null,!0}catch(t){return t instanceof w&&this.#u(t),t instanceof w&&!t.passing}}foresee(t){return $(`${this.path}/preview`,{action:t,version:this.room.value?.version})}sayDrawn(){let t=this.room.value?.version,n=this.past.position.value?.past||this.seen.away.value||this.seen.returning||this.trying.value;t!==void 0&&!n&&document.visibilityState==="visible"&&this.seen.drawn(t)}get gone(){return this.status.value==="gone"}#n(){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}${this.path}/socket?since=${Et(this.view.value)}`}#e(t){if(t.type==="ack"||t.type==="error")return this.outbox.answered(t);this.view.value=me(this.view.value,t),this.link.up&&(this.status.value="live"),this.#t(t.type==="seen"?t.version:t.room?.seen),this.#s()}#t(t){this.seen.heard(t),this.past.arrive(),this.seen.returning&&this.seen.check()}async#s(){if(!(!nt(this.view.value)||this.filling)){this.filling=!0;try{let t=await G(`${this.path}/events?since=${Et(this.view.value)}`);this.view.value=ce(this.view.value,t),this.#t(void 0)}catch(t){if(!(t instanceof j||t instanceof w))throw t}finally{this.filling=!1}}}#o(){this.status.value="live",this.outbox.flush(),this.sayDrawn()}async#a(){if(this.gone)return;this.status.value==="live"&&(this.status.value="connecting");let t=await this.refresh();this.link.up||this.gone||(this.status.value=t?"polling":"offline",t&&this.outbox.flush())}#i(){this.status.value="offline",this.outbox.mark()}#r(){if(document.visibilityState==="hidden"){this.hiddenSince=performance.now(),this.seen.leave();return}let t=performance.now()-this.hiddenSince>ti;this.seen.returning=!0,t||!this.link.up?this.link.dial():this.seen.check(),this.sayDrawn()}async#l(){if(document.visibilityState==="hidden")return;if(this.status.value==="polling")return this.refresh();if(!this.link.up||performance.now()-this.link.heard<Xn)return;this.link.heard=performance.now();let t=this.room.value?.revision??0,n=await this.refresh(),o=(this.room.value?.revision??0)>t;(!n||o)&&this.link.dial()}#u(t){this.trouble.value=t,t.status===404&&(this.link.hangUp(),this.status.value="gone")}};function dt({room:e,you:t,onFree:n}){let o=N(e.seats);return s`
    <ol class="seats">
      ${e.seats.map((a,r)=>s`
        <li class=${`seat look-${r}${a.player?"":" free"}`} key=${a.seat}>
          <${Qt} look=${r} />
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
    </ol>`}function an({open:e}){let t=e.room.value,n=t.seats.find(a=>a.player?.id===t.host)?.player?.nickname??"",o=i(rn(t)?"invited.title_of":"invited.title",{name:k(n)});return C(o),s`
    <${p} />
    <main class="page invited" id="main" tabindex="-1">
      <${S} open=${e} />
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${o}</h1>
        ${t.name&&s`<p class="room-name"><bdi>${t.name}</bdi></p>`}
        <p class="lead">${i("invited.lead")}</p>
        <${rt} />
      </section>
      <div class="front-side">
        <${ei} open=${e} room=${t} />
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">${i("waiting.seats")}</h2>
          <${dt} room=${t} you=${null} />
        </section>
        <p class="note"><a class="learn-again" href=${`/learn?table=${encodeURIComponent(t.code)}`}>${i("front.learn")}</a></p>
      </div>
    </main>
    <${b} />`}function rn(e){return e.seats.every(t=>t.player)?"full":e.visibility==="public"||yt(e.code)?null:Yt(e.code)?"freed":"no_invite"}function ei({open:e,room:t}){switch(rn(t)){case"full":return s`<${Pt} title=${i("invited.full")} why=${i("invited.full_why")} />`;case"freed":return s`<${Pt} title=${i("invited.freed")} why=${i("invited.freed_why")} />`;case"no_invite":return s`<${Pt} title=${i("invited.no_invite")} why=${i("invited.no_invite_why")} />`;default:return s`<${ii} open=${e} code=${t.code} />`}}function Pt({title:e,why:t}){return s`<section class="card stack"><h2>${e}</h2><p>${t}</p></section>`}async function ni(e,t,n){await z(n),tt();let o=yt(t);await e.command("/seats",o?{invite:o}:{}),qt(t),e.link.dial()}function ii({open:e,code:t}){let[n,o]=u(null),a=n??X(),[r,l]=u(!1),[c,g]=u(null);return s`
    <form class="card stack" onSubmit=${async W=>{W.preventDefault(),l(!0);try{await ni(e,t,a)}catch(M){let K=M instanceof w&&M.code==="invite_required";g(K?i("invited.dead_invite"):st(M))}l(!1)}} aria-labelledby="take-seat">
      <h2 id="take-seat">${i("invited.sit_down")}</h2>
      <${ot} value=${a} onInput=${o} fault=${c} />
      <button class="primary large" disabled=${r}>${i("invited.take_seat")}</button>
      <p class="note">${i("invited.no_account")}</p>
    </form>`}function ln({open:e}){let{room:t,you:n}=e.view.value,o=H(null);if(m(()=>o.current?.focus({preventScroll:!0}),[]),!t?.state?.result)return null;let{winner:a,result:r}=t.state,l=a===null?"":_(t)(a);return s`
    <section class="end" aria-labelledby="end-title">
      <div class="end-figure" aria-hidden="true">
        ${a===null?s`<${Xt} />`:s`<${Vt} look=${a} />`}
      </div>
      <h2 id="end-title" tabindex="-1" ref=${o}>${i(`end.${r}`,{name:l})}</h2>
      <p>${i(`end.${r}_why`,{name:l})}</p>
      <p class="row">
        <${si} open=${e} rematch=${t.rematch} seated=${(n?.seats.length??0)>0} />
        <${je} open=${e} from=${0} words=${i("past.through")} kind="" />
        <a class="button plain" href=${`${e.path}/record`} download=${`make-make-${t.code}.txt`}>${i("table.record")}</a>
      </p>
    </section>`}function si({open:e,rematch:t,seated:n}){let o=()=>f(async()=>P(`/r/${(await $(`${e.path}/rematch`)).code}`));return t?s`<a class="button primary" href=${`/r/${t}`}>${i(n?"end.to_rematch":"end.watch_rematch")}</a>`:n?s`<button type="button" class="primary" onClick=${o}>${i("end.rematch")}</button>`:null}var oi=3e4;function un({open:e}){let t=it(e.view.value),n=I.value!==null;m(()=>{if(t||!n)return;let a=()=>document.visibilityState==="visible"&&y();a();let r=setInterval(a,oi);return()=>clearInterval(r)},[t,n]);let o=F.value.find(a=>a.your_turn&&a.code!==e.code);return t||!o?null:s`<a class="button next-game" href=${`/r/${o.code}`}>${i("games.next",{title:It(o)})}</a>`}function cn({open:e}){let[t,n]=u(null),o=()=>n(null);return s`
    <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>n("menu")}>${i("menu.open")}</button>
    ${t==="menu"&&s`<${ai} open=${e} onShow=${n} />`}
    ${t==="sharing"&&s`<${ri} open=${e} onClose=${o} />`}
    ${t==="time"&&s`<${O} load=${L} name="TimeDialog" open=${e} onClose=${o} />`}
    ${t==="hours"&&s`<${O} load=${L} name="HoursDialog" open=${e} onClose=${o} />`}
    ${t==="rename"&&s`<${ge} onClose=${o} />`}
    ${t==="resign"&&s`<${li} open=${e} onClose=${o} />`}`}function ai({open:e,onShow:t}){let n=e.view.value,o=U(n),a=v(n)!==null,r=()=>{t(null),at()};return s`
    <${he} title=${i("menu.title")} onClose=${()=>t(null)}>
      <div class="menu">
        <button type="button" onClick=${r}>${i("app.rules")}</button>
        ${a&&s`<button type="button" onClick=${()=>t("rename")}>${i("nickname.change")}</button>`}
        <button type="button" onClick=${()=>t("sharing")}>${i("menu.sharing")}</button>
        ${o&&s`<button type="button" onClick=${()=>t("time")}>${i("time.title")}</button>`}
        ${a&&s`<button type="button" onClick=${()=>t("hours")}>${i("hours.title")}</button>`}
        ${o&&s`<${ui} open=${e} onDone=${()=>t(null)} />`}
        ${o&&s`<button type="button" class="grave" onClick=${()=>t("resign")}>${i("menu.resign")}</button>`}
        <a class="button" href="/">${i("menu.home")}</a>
        <label class="check"><input type="checkbox" checked=${Te.value} onChange=${l=>Ie(l.target.checked)} />
          <span>${i("menu.sounds")}</span></label>
        <div class="menu-languages"><span>${i("app.language")}</span><${ee} /></div>
      </div>
    <//>`}function ri({open:e,onClose:t}){let[n,o]=u(null),a=H(e.past.position.value?.version??0);return m(()=>{V(()=>import("./sharing-2WB6IN7L.js")).then(r=>r?o(r):t())},[]),n&&s`<${n.SharingDialog} open=${e} version=${a.current} onClose=${t} />`}function li({open:e,onClose:t}){let[n,o]=u(!1),a=async()=>{await f(()=>$(`${e.path}/resign`))&&e.refresh(),t()},r=n?"again":"first";return s`
    <${R} key=${r} title=${i(`menu.resign_${r}`)} yes=${i(`menu.resign_${r}_yes`)} grave
      onYes=${n?a:()=>o(!0)} onClose=${t}>
      <p>${i(`menu.resign_${r}_what`)}</p>
    <//>`}function Lt(e,t){return f(()=>e.command("/draw",{agree:t}))}function ui({open:e,onDone:t}){let{room:n}=e.view.value,o=v(e.view.value)?.clan??-1;if(n?.draw.length)return null;let a=async()=>await Lt(e,!0)&&t();return o<0?null:s`<button type="button" onClick=${a}>${i("draw.offer")}</button>`}function ci({room:e,you:t}){let n=e?.seats.filter(({seat:r})=>t?.seats.includes(r)).map(({clan:r})=>r??-1)??[],o=e?.draw.some(r=>n.includes(r))??!1,a=H({agreed:!1,version:-1});return m(()=>{let r=a.current.agreed&&!e?.draw.length&&a.current.version===e?.version;a.current={agreed:o,version:e?.version??-1},r&&e?.status==="playing"&&T(i("draw.off"))},[o,e?.version]),()=>{a.current={...a.current,agreed:!1}}}function mn({open:e,names:t}){let n=e.view.value,{room:o}=n,a=ci(n);if(!o?.draw.length||o.status!=="playing")return null;let r=v(n)?.clan??-1,l=o.draw.includes(r),c=()=>(l&&a(),Lt(e,!1));return s`
    <div class="offer" role="status">
      <p>${l?i("draw.you_agree"):i("draw.offered",{name:t(o.draw[0])})}</p>
      ${U(n)&&s`
        <div class="row">
          ${!l&&s`<button type="button" class="primary" onClick=${()=>Lt(e,!0)}>${i("draw.agree")}</button>`}
          <button type="button" onClick=${c}>${i(l?"draw.withdraw":"draw.decline")}</button>
        </div>`}
    </div>`}function mi(e,t){let[,n]=u(0);m(()=>{let o=t?setInterval(()=>n(a=>a+1),e?1e3:2e4):0;return()=>clearInterval(o)},[e,t])}function fn({open:e}){let t=e.view.value,n=t.room,o=re(n,Mt());if(mi(o?.live??!1,o!==null&&(o.state==="running"||o.state==="bank")),!o)return null;let a=v(t),r=a!==null&&a.clan!==o.clan,l=()=>f(()=>e.command("/day",{version:n.version}));return s`
    <div class="turn-clock" data-clock=${o.state}>
      <p role="timer" aria-live="off">${fi(t,o)}</p>
      ${r&&s`<button type="button" class="plain" onClick=${l} aria-label=${i("time.day_more_for",{name:_(n)(o.clan)})}>${i("time.day_more")}</button>`}
    </div>`}function fi(e,t){let n=e.room,o=_(n)(t.clan);return t.state==="paused"?i("time.paused"):t.state==="up"?i(n.clock?.offered?"time.offered":"time.up",{name:o}):t.live?s`<strong class="digits">${Ct(t.left)}</strong> ${i(t.state==="bank"?"time.of_bank":"time.of_turn",{name:o,bank:Ct((n.clock?.banks[t.clan]??0)*1e3)})}`:i(t.state==="bank"?"time.until_bank":"time.until",{when:hi(e,t.clan)})}function hi(e,t){let n=e.room,o=wt(n.deadline??""),a=e.you?.deadline_local;if(!a||a.clan!==t||v(e)?.clan===t)return o;let r=wt(`${a.time}Z`,"UTC");if(r===o)return o;let l=new Date(n.deadline??"").getDate()===new Date(`${a.time}Z`).getUTCDate();return i("time.both",{theirs:r,name:_(n)(t),mine:l?Bt(n.deadline??""):o})}function hn({open:e}){let t=e.view.value,n=t.room?.proposal;if(!t.room||!n||t.room.status!=="playing")return null;let o=v(t)?.clan??-1,a=n.agreed.includes(o),r=de(i,n),l=c=>f(()=>e.command("/proposals/answer",{number:n.number,agree:c}));return s`
    <div class="offer" role="status">
      <p>${a?i("time.you_agree",{what:r}):i("time.proposed",{name:_(t.room)(n.by),what:r})}</p>
      ${U(t)&&s`
        <div class="row">
          ${!a&&s`<button type="button" class="primary" onClick=${()=>l(!0)}>${i("time.agree")}</button>`}
          <button type="button" onClick=${()=>l(!1)}>${i(a?"time.withdraw":"time.decline")}</button>
        </div>`}
    </div>`}function pn({open:e}){let{choice:t,view:n,stage:o}=Pe(e),{room:a,events:r,you:l}=e.view.value,c=e.past.position.value;if(Ze(e),pi(e,t),C(He(e.view.value),it(e.view.value)),!a?.state||!c)return null;if(di(e))return s`<${lt} open=${e} />`;let g=A=>A.key==="Escape"&&(c.past?e.past.now():t.clear());return s`
    <${p}>
      <button type="button" class="plain" onClick=${()=>at()}>${i("app.rules")}</button>
      <${cn} open=${e} />
    <//>
    <main class=${c.past?"table is-past":"table"} id="main" tabindex="-1" data-version=${a.version} data-position=${c.version}
      onKeyDown=${g}>
      <h1 class="unseen">${a.name||i("app.name")}</h1>
      <div class="table-notes">
        <${S} open=${e} />
        ${c.past?s`<${Ye} open=${e} />`:s`<div class="turn-row"><${Me} open=${e} choice=${t} /><${We} open=${e} /></div>`}
        <${fn} open=${e} />
        <${hn} open=${e} />
        <${mn} open=${e} names=${_(a)} />
        ${l===null&&s`<p class="note watching">${i("table.watching")}</p>`}
      </div>
      <div class="table-board" onKeyDown=${A=>Ce(A,e,o,()=>Ue(e))}>
        <${Oe} open=${e} choice=${t} view=${n} />
        <${Se} view=${n}><${Ee} open=${e} stage=${o} /><//>
      </div>
      <${Le} open=${e} choice=${t} />
      <div class="table-side">
        <${un} open=${e} />
        <${qe} open=${e} stage=${o} />
        ${c.past?s`<${Je} open=${e} />`:s`<${$i} open=${e} choice=${t} />`}
        <${Qe} open=${e} room=${a} events=${r} />
      </div>
    </main>`}function pi({seen:e},t){let n=t.selected.value!==null&&e.away.value!==null;Ft(()=>{n&&e.finish()},[n])}function di({past:e,seen:t}){return(e.looking.value!==null||t.away.value?.still===!1)&&e.shown.value===null&&!document.querySelector("main.table")}function $i({open:e,choice:t}){let{refused:n}=e.outbox;return s`
    ${e.room.value?.status==="finished"&&s`<${ln} open=${e} />`}
    ${n.value&&s`<${Re} problem=${n.value} />`}
    <${Ge} open=${e} choice=${t} />
    <${Fe} open=${e} choice=${t} />`}function $n({open:e}){let{room:t,you:n,invite:o}=e.view.value,[a,r]=u(null);if(C(i("waiting.title")),m(()=>Q(e.code,!0),[e]),!t)return null;let l=fe(e.view.value),c=t.seats.filter(g=>g.player).length;return s`
    <${p} />
    <main class="page waiting" id="main" tabindex="-1">
      <${S} open=${e} />
      <section class="stack waiting-seats" aria-labelledby="title">
        <h1 id="title">${t.name?s`<bdi>${t.name}</bdi>`:i("waiting.title")}</h1>
        <p class="lead" role="status">${i("waiting.taken",{n:c,of:t.seats.length})}</p>
        <div class="card stack">
          <${dt} room=${t} you=${n} onFree=${l?r:void 0} />
          <${vi} open=${e} host=${l} />
          <div class="row"><${we} /></div>
        </div>
        ${!l&&s`<${dn} code=${t.code} />`}
      </section>
      <section class="card stack waiting-share" aria-labelledby="invite">
        <h2 id="invite">${i("waiting.invite")}</h2>
        <${Ke} code=${t.code} invite=${o} name=${t.name} />
        ${l&&s`<${yi} open=${e} />`}
      </section>
      <div class="stack waiting-ways">
        ${l&&s`<${dn} code=${t.code} />`}
        <${gi} open=${e} room=${t} host=${l} taken=${c} />
        <${wi} open=${e} host=${l} />
      </div>
      ${a!==null&&s`<${bi} open=${e} room=${t} seat=${a} onClose=${()=>r(null)} />`}
    </main>
    <${b} />`}function vi({open:e,host:t}){let[n,o]=u(!1),a=e.room.value?.pace??et.none;return!t&&a.kind==="none"?null:s`
    <div class="row pace-row">
      <span>${$e(i,a)}</span>
      ${t&&s`<button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>o(!0)}>${i("time.change")}</button>`}
    </div>
    ${n&&s`<${O} load=${L} name="TimeDialog" open=${e} onClose=${()=>o(!1)} />`}`}function dn({code:e}){return s`<a class="learn-way" href=${`/learn?table=${encodeURIComponent(e)}`}><strong>${i("waiting.learn")}</strong></a>`}function gi({open:e,room:t,host:n,taken:o}){let a=o===t.seats.length;return n?s`
    <div class="stack">
      <button type="button" class=${a?"primary large":"large"} disabled=${o<2}
        onClick=${()=>f(()=>e.command("/start"))}>${i(a?"waiting.start":"waiting.start_now",{n:o})}</button>
      <p class="note">${i(t.autostart?"waiting.by_itself":"waiting.you_start")}</p>
    </div>`:s`<p class="note">${i(t.autostart?"waiting.by_itself":"waiting.host_starts")}</p>`}function wi({open:e,host:t}){let[n,o]=u(null),a=v(e.view.value)?.seat,r=async()=>{Q(e.code,!1),await f(()=>vt("DELETE",`${e.path}/seats/${a}`))?P("/"):Q(e.code,!0)},l=async()=>await f(()=>e.command("/cancel"))&&P("/");return s`
    <div class="row">
      <button type="button" onClick=${()=>o("leave")}>${i("waiting.leave")}</button>
      ${t&&s`<button type="button" onClick=${()=>o("cancel")}>${i("waiting.cancel")}</button>`}
    </div>
    ${n&&s`
      <${R} title=${i(`waiting.${n}_title`)} yes=${i(`waiting.${n}`)} grave
        onYes=${n==="leave"?r:l} onClose=${()=>o(null)}>
        <p>${i(`waiting.${n}_what`)}</p>
      <//>`}`}function yi({open:e}){let[t,n]=u(!1),o=async()=>{let a=await f(async()=>{let{invite:r}=await $(`${e.path}/invite`);e.view.value={...e.view.value,invite:r}});n(!1),a&&T(i("waiting.renewed"))};return s`
    <button type="button" class="plain" onClick=${()=>n(!0)}>${i("waiting.renew")}</button>
    ${t&&s`
      <${R} title=${i("waiting.renew_title")} yes=${i("waiting.renew")} onYes=${o} onClose=${()=>n(!1)}>
        <p>${i("waiting.renew_what")}</p>
      <//>`}`}function bi({open:e,room:t,seat:n,onClose:o}){let a=k(N(t.seats)[n]??""),r=async()=>{await f(()=>vt("DELETE",`${e.path}/seats/${n}`)),o()};return s`
    <${R} title=${i("waiting.free_title",{name:a})} yes=${i("waiting.free_seat")} grave onYes=${r} onClose=${o}>
      <p>${i("waiting.free_what")}</p>
    <//>`}function ki(e){let[t,n]=u(null);return m(()=>{let o=new pt(e),a=()=>Z(e);return a(),addEventListener("hashchange",a),o.enter(),n(o),()=>{removeEventListener("hashchange",a),o.leave()}},[e]),t}function vn({code:e}){let t=ki(e);if(!t)return null;if(t.gone)return s`<${$t} message=${t.trouble.value?.message??""} />`;let{room:n,you:o}=t.view.value;if(!n)return s`<${lt} open=${t} />`;if(n.status==="cancelled")return s`<${$t} message=${i("waiting.cancelled")} />`;let a=t.trying.value;return a?s`<${Be} open=${t} trying=${a} key=${`what if ${a.version}`} />`:n.status!=="waiting"?s`<${pn} open=${t} key=${n.code} />`:o?.seats.length?s`<${$n} open=${t} />`:s`<${an} open=${t} />`}function $t({message:e,title:t=i("app.nothing_here")}){return C(t),s`
    <${p} />
    <main class="page missing" id="main" tabindex="-1">
      <h1>${t}</h1>
      <p>${e}</p>
      <a class="button primary" href="/">${i("app.home")}</a>
    </main>
    <${b} />`}var gn=()=>location.hash.slice(1).toLowerCase();function wn(){let[e,t]=u(gn());return m(()=>{let n=()=>t(gn());return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),s`
    <${p} />
    <main class="page rules" id="main" tabindex="-1">
      <h1>${i("rules.title")}</h1>
      <p><a class="button" href="/learn">${i("front.learn")}</a></p>
      <${Ae} marked=${e} page />
    </main>
    <${b} />`}function bn(){return s`
    <div class="toasts">
      <div role="alert">${kt.value.filter(e=>e.fault).map(yn)}</div>
      <div role="status">${kt.value.filter(e=>!e.fault).map(yn)}</div>
    </div>
    <p class="unseen" aria-live="polite"><span key=${_t.value.number}>${_t.value.words}</span></p>`}function yn(e){return s`
    <div class=${e.fault?"toast fault":"toast"} key=${e.id}>
      <p>${e.message}</p>
      ${e.reload&&s`<${ne} kind="plain" />`}
      <button type="button" class="plain icon" aria-label=${i("app.close")} onClick=${()=>jt(e.id)}>✕</button>
    </div>`}var _i=async()=>(await bt(()=>import("./learn-TJXMH2QB.js"))).begin(),xi=async()=>(await bt(()=>import("./record-EIJ3BSHV.js"))).begin();function Si(){let e=D(x.value);return e?s`<${vn} code=${e} key=${e} />`:x.value==="/"?s`<${nn} />`:x.value==="/rules"?s`<${wn} />`:x.value==="/learn"?s`<${xt} load=${_i} key="learn" />`:x.value==="/record"?s`<${xt} load=${xi} key="record" />`:s`<${$t} title=${i("app.no_page")} message=${i("errors.not_found")} />`}function Ci(e){e.preventDefault(),document.getElementById("main")?.focus()}var Ei=4e3;function Ti(){let e=Wt.value&&!D(x.value);return m(()=>{let t=e?setInterval(y,Ei):0;return()=>clearInterval(t)},[e]),e?s`<div class="connection offline" role="status"><p>${i("net.offline")}</p></div>`:null}function Ii(){return s`
    <a class="skip" href="#main" onClick=${Ci}>${i("app.skip")}</a>
    <${Ti} />
    <${Si} />
    <${De} />
    <${bn} />`}async function Ni(){let e=D(location.pathname);e&&Z(e),await Gt(Ht()),await Promise.all([y(),zt()]),ye(),ie(),Kt();let t=document.getElementById("app");t&&Dt(s`<${Ii} />`,t),E(Ve),Pi(),Jt()}function Pi(){let e=!0;E(()=>{let t=x.value;e||requestAnimationFrame(()=>document.getElementById("main")?.focus({preventScroll:!0})),!e&&t==="/"&&y(),e=!1})}Ni();
