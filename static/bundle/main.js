import{a as fe,b as he,c as _}from"./chunk-MY3OQJRR.js";import{a as O,c as Y,d as dt,e as Dt,f as Q,g as Mt,h as Ce,i as Te,j as Ne,l as Ie}from"./chunk-7O5Z4SRE.js";import{A as ke,B as xe,C as _e,D as Se,E as Ee,F as De,G as S,a as N,b as I,c as ee,e as oe,f as wt,g as z,h as re,i as le,j as ue,k as y,l as tt,m as ce,o as me,q as pe,r as de,t as $e,u as ve,v as ge,w as we,x as ye,y as et,z as be}from"./chunk-AWKWV7HK.js";import{k as zt,l as te}from"./chunk-EJ4BF3A3.js";import{A as Fe,B as Ae,D as Re,a as Ft,b as At,c as Rt,d as x,e as P,g as w,h as qt,i as F,j as Jt,k as V,l as Yt,m as Qt,n as jt,o as h,p as Vt,q as Zt,r as ne,s as ie,t as se,u as ae,x as Le,y as Oe,z as Pe}from"./chunk-5L32SBRE.js";import"./chunk-QXAYAVIB.js";import{a as T,c as X}from"./chunk-QIDJA2W4.js";import{B as Kt,x as Ut,y as Wt}from"./chunk-6HLOPKBV.js";import{a as Z,b as A}from"./chunk-LXQEUTIR.js";import{b as Gt,c as $t,d as vt,e as C,f as Ht,h as j,i as $,j as Bt,k as gt,l as Xt}from"./chunk-AZQJHUC5.js";import{A as Ot,C as i,E as Pt,F as k,G as pt,b as Ct,c as s,d as u,e as D,g as m,h as Tt,i as Nt,j as f,k as W,l as E,n as It,p as K,q,r as g,s as J,t as ht,u as M,v as d,z as Lt}from"./chunk-P2VD24RL.js";var mn={players:3,clan:0,phase:"dominance",territories:{b2:{clan:1,dominance:2,chief:!1},b3:{clan:0,dominance:3,chief:!0},c2:{clan:1,dominance:1,chief:!0},c3:{clan:1,dominance:2,chief:!1},c5:{clan:0,dominance:2,chief:!1},b4:{clan:0,dominance:1,chief:!1},d3:{clan:1,dominance:1,chief:!1},d5:{clan:2,dominance:2,chief:!0},d6:{clan:2,dominance:1,chief:!1},e6:{clan:2,dominance:1,chief:!1}},moai:["d2","e7"],tangata_manu:[[],["c2-d2-d3"],["d5-d6-e6","d6-e6-e7"]],reserves:[],moai_left:10,make_make:0,retired:[],winner:null,result:null},fn=[0,1,2].map(e=>({name:"",look:e})),G=new Set,hn={spaces:G,grounds:G},Me=()=>{};function nt({state:e=mn}){return s`
    <div class="island" inert aria-hidden="true">
      <${zt} state=${e} clans=${fn} targets=${G} choices=${G} selected=${null} ghost=${null}
        marked=${hn} reasons=${G} coordinates=${!1} text=${i} onSpace=${Me} onGround=${Me} />
    </div>`}function b(){return s`
    <footer class="foot">
      <a href="/rules">${i("app.rules")}</a>
      <span>${i("app.unofficial")}</span>
    </footer>`}var pn=3e4,Ge=12,dn=[0,1,2,3].map(e=>({name:"",look:e})),$n=e=>e.status==="finished"||e.status==="cancelled";function vn(){m(()=>{let e=new AbortController,t=()=>document.visibilityState==="visible"&&w(),n=setInterval(t,pn);return document.addEventListener("visibilitychange",t,{signal:e.signal}),()=>{clearInterval(n),e.abort()}},[])}function He(){vn();let e=P.value,t=e.filter(r=>r.your_turn),n=e.filter(r=>r.status==="playing"&&!r.your_turn),a=e.filter(r=>r.status==="waiting"),o=e.filter($n);return s`
    <section class="my-games stack" aria-labelledby="my-games">
      <h1 id="my-games">${i("front.my_games")}</h1>
      <${yt} title=${t.length?i("games.mine",{n:t.length}):i("games.none_mine")} list=${t} />
      ${n.length>0&&s`<${yt} title=${i("games.others")} list=${n} boards=${Ge-t.length} />`}
      ${a.length>0&&s`<${yt} title=${i("games.before")} list=${a} />`}
      ${o.length>0&&s`<${gn} list=${o} />`}
    </section>`}function yt({title:e,list:t,boards:n=Ge}){return s`
    <div class="games-part">
      <h2>${e}</h2>
      ${t.length>0&&s`
        <ul class="games">${t.map((a,o)=>s`<${Be} game=${a} board=${o<n} key=${a.code} />`)}</ul>`}
    </div>`}function gn({list:e}){return s`
    <details class="more games-past">
      <summary>${i("games.past",{n:e.length})}</summary>
      <ul class="games">${e.map(t=>s`<${Be} game=${t} board=${!1} key=${t.code} />`)}</ul>
    </details>`}function bt(e){return e.name||Pt(T(e.seats).filter(t=>t!==null).map(k))}function wn(e){if(e.your_turn)return i("games.your_turn");let t=e.seats.findIndex(n=>n.clan!==null&&n.clan===e.state?.clan);return e.status!=="playing"||t<0?i(`games.${e.status}`):i("turn.theirs",{name:k(T(e.seats)[t]??"")})}function Be({game:e,board:t}){return s`
    <li>
      <a class=${e.your_turn?"game waits":"game"} href=${`/r/${e.code}`}>
        ${t&&e.state&&s`<span class="game-board"><${te} state=${e.state} clans=${dn} text=${i} /></span>`}
        <span class="game-words">
          <span class="game-title">${bt(e)}</span>
          <span class="game-state">${wn(e)}</span>
          ${e.deadline&&s`<span class="game-left">${i("games.deadline",{when:pt(e.deadline)})}</span>`}
          <time datetime=${e.updated_at}>${pt(e.updated_at)}</time>
        </span>
      </a>
    </li>`}var yn=96;function H(e){return e instanceof g&&e.code==="invalid_request"?i("nickname.refused"):j(e)}function B({value:e,onInput:t,fault:n=null}){let a=Nt(),o=r=>{Jt(r.target.value),t(r.target.value)};return s`
    <label class="field">
      <span>${i("nickname.label")}</span>
      <input type="text" name="nickname" value=${e} onInput=${o} maxlength=${yn} required autocomplete="nickname"
        autocapitalize="words" spellcheck="false" enterkeyhint="go" aria-invalid=${n?"true":void 0}
        aria-describedby=${n?a:void 0} placeholder=${i("nickname.example")} />
      ${n&&s`<span class="fault" id=${a}>${n}</span>`}
    </label>`}function kt({onClose:e}){let[t,n]=u(F()),[a,o]=u(null),r=async l=>{l.preventDefault();try{await Yt(t),e()}catch(c){o(H(c))}};return s`
    <${Z} title=${i("nickname.change")} onClose=${e}>
      <form class="stack" onSubmit=${r}>
        <${B} value=${t} onInput=${n} fault=${a} />
        <div class="answers">
          <button type="button" onClick=${e}>${i("app.no")}</button>
          <button class="primary">${i("app.save")}</button>
        </div>
      </form>
    <//>`}function Ue(){let[e,t]=u(!1);return x.value?s`
    <button type="button" class="plain" onClick=${()=>t(!0)}>${i("nickname.change")}</button>
    ${e&&s`<${kt} onClose=${()=>t(!1)} />`}`:null}var bn=[2,3,4];function We(){let e=x.value!==null&&P.value.length>0;return s`
    <${h} />
    <main class="page front" id="main" tabindex="-1">
      ${e?s`<${He} />`:s`<${kn} />`}
      <div class="front-side">
        <${Sn} />
        ${e&&s`<p class="note"><a class="learn-again" href="/learn">${i("front.learn")}</a></p>`}
        ${x.value&&s`<${Cn} />`}
      </div>
    </main>
    <${b} />`}function kn(){return s`
    <section class="welcome" aria-labelledby="title">
      <h1 id="title">${i("front.title")}</h1>
      <p class="lead">${i("front.lead")}</p>
      <a class="learn-way" href="/learn"><strong>${i("front.learn")}</strong><span>${i("front.learn_what")}</span></a>
      <${nt} />
    </section>`}async function xn(e,t){await V(e);let n=await d("/api/rooms",t);I(`/r/${n.code}`)}function _n(e){return Array.from({length:e-1},(t,n)=>n+1)}function Sn(){let[e,t]=u(null),n=e??F(),[a,o]=u(3),[r,l]=u(""),[c,v]=u("random"),L=p=>{o(p),Number(c)>=p&&v("random")},[U,R]=u(!0),[ft,Et]=u(!1),[ln,un]=u(null);return s`
    <form class="card stack" onSubmit=${async p=>{p.preventDefault(),Et(!0);try{await xn(n,{seats:a,name:r,autostart:U,first:c==="random"?c:Number(c)})}catch(cn){un(H(cn))}Et(!1)}} aria-labelledby="new-table">
      <h2 id="new-table">${i("front.new_table")}</h2>
      <${B} value=${n} onInput=${t} fault=${ln} />
      <${En} value=${a} onChange=${L} />
      <details class="more">
        <summary>${i("front.more")}</summary>
        <div class="stack">
          <label class="field"><span>${i("front.table_name")}</span>
            <input type="text" maxlength="60" value=${r} onInput=${p=>l(p.target.value)} autocomplete="off" />
          </label>
          <label class="field"><span>${i("front.first")}</span>
            <select value=${c} onChange=${p=>v(p.target.value)}>
              <option value="random">${i("front.first_random")}</option>
              <option value="0">${i("front.first_me")}</option>
              ${_n(a).map(p=>s`<option value=${p}>${i("front.first_seat",{n:p+1})}</option>`)}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked=${U} onChange=${p=>R(p.target.checked)} />
            <span>${i("front.autostart")}</span>
          </label>
        </div>
      </details>
      <button class="primary large" disabled=${ft}>${i("front.make")}</button>
      <p class="note">${i("front.private")}</p>
    </form>`}function En({value:e,onChange:t}){return s`
    <fieldset class="field segments">
      <legend>${i("front.players")}</legend>
      <div class="segment-row">
        ${bn.map(n=>s`
          <label class="segment">
            <input type="radio" name="seats" value=${n} checked=${n===e} onChange=${()=>t(n)} />
            <span>${n}</span>
          </label>`)}
      </div>
      ${e===2&&s`<p class="note">${i("front.two")}</p>`}
    </fieldset>`}function Cn(){return s`
    <p class="note whoami">
      ${i("front.known_as",{name:k(x.value?.nickname??"")})}
      <button type="button" class="plain" onClick=${()=>$(Qt).then(w)}>${i("front.sign_out")}</button>
    </p>`}function it({open:e}){return s`
    <${h} />
    <main class="page" id="main" tabindex="-1">
      <${_} open=${e} />
      <p role="status">${e.trouble.value?.message??i("app.loading")}</p>
    </main>`}function st(e,t=Math.random()){let n=Math.min(15e3,500*2**Math.min(e,10));return n/2+n/2*t}var Tn=1e4,Nn=4004,at=class{constructor(t){this.ends=t,this.socket=null,this.up=!1,this.attempt=0,this.timer=void 0,this.heard=0}dial(){this.hangUp();let t;try{t=new WebSocket(this.ends.address())}catch{return this.#t()}this.socket=t,this.timer=setTimeout(()=>this.#e(t,0),Tn),t.onmessage=n=>this.#n(t,n.data),t.onclose=n=>this.#e(t,n.code)}hangUp(){clearTimeout(this.timer);let t=this.socket;this.socket=null,this.up=!1,t?.close()}send(t){return!this.up||this.socket?.readyState!==WebSocket.OPEN?!1:(this.socket.send(JSON.stringify(t)),!0)}#n(t,n){t!==this.socket||typeof n!="string"||(this.heard=performance.now(),this.ends.onFrame(JSON.parse(n)),!this.up&&(clearTimeout(this.timer),this.up=!0,this.attempt=0,this.ends.onUp()))}#e(t,n){if(t===this.socket){if(this.hangUp(),n===Nn)return this.ends.onGone();this.#t()}}#t(){this.timer=setTimeout(()=>this.dial(),st(this.attempt)),this.attempt+=1,this.ends.onDown()}};function Ke(e=t=>crypto.getRandomValues(t)){let t=new Uint8Array(16);return e(t),t[6]=t[6]&15|64,t[8]=t[8]&63|128,Array.from(t,a=>a.toString(16).padStart(2,"0")).join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/,"$1-$2-$3-$4-$5")}var In=4e3,ot=class{constructor(t){this.room=t,this.place=`unsent:${t.code}`,this.pending=f(this.#n()),this.refused=f(null),this.timer=void 0,this.attempt=0}#n(){let t=K(this.place,"tab");return t?{...JSON.parse(t),unsent:!0}:null}act(t,n){this.pending.value||(this.refused.value=null,this.#i({id:Ke(),version:n,action:t,unsent:!1}),this.flush())}flush(){let t=this.pending.value;if(!t)return;clearTimeout(this.timer);let{id:n,version:a,action:o}=t;if(!this.room.link.send({type:"action",id:n,version:a,action:o}))return this.#t(t);this.timer=setTimeout(()=>this.#e(t),In)}answered(t){if(t.id!==this.pending.value?.id)return;if(t.type==="ack")return this.#s();let n=new g(t.status??409,t);On(t.code)?this.#a():this.#o(n)}mark(){this.pending.value&&this.#i({...this.pending.value,unsent:!0})}#e(t){return this.mark(),this.#t(t)}drop(){this.#i(null)}stop(){clearTimeout(this.timer)}async#t(t){let{id:n,version:a,action:o}=t;try{await d(`${this.room.path}/actions`,{id:n,version:a,action:o}),this.pending.value?.id===n&&this.#s()}catch(r){if(this.pending.value?.id!==n)return;if(r instanceof g&&!r.passing)this.#o(r);else if(r instanceof g||r instanceof J)this.#a();else throw r}}#s(){this.#i(null),this.room.link.up||this.room.refresh()}#a(){this.pending.value&&(this.mark(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.flush(),st(this.attempt)),this.attempt+=1)}#o(t){this.#i(null),this.refused.value=t,t.body.room?this.room.accept(t.body.room):this.room.refresh()}#i(t){t||(clearTimeout(this.timer),this.attempt=0),this.pending.value=t,q(this.place,t&&JSON.stringify(t),"tab")}},Ln=new Set(["not_saved","internal_error","too_many_requests"]);function On(e){return Ln.has(e)}var Pn=150,rt=class{constructor(t){this.open=t,this.looking=f(null),this.from=null,this.shown=f(null),this.position=W(()=>this.#n()),this.states=new Map,this.fetching=!1,this.arrived=!1}follow(t){let n,a=()=>this.#t(),o=E(()=>{let r=this.looking.value;clearTimeout(n),(r!==null||this.arrived)&&(n=setTimeout(a,Pn))});addEventListener("popstate",a,{signal:t}),t.addEventListener("abort",()=>[o(),clearTimeout(n)])}arrive(){let t=this.open.room.value?.version??0;if(this.arrived||!this.open.room.value?.state)return;this.arrived=!0;let n=ae(location.search,t);n!==null&&(Number.isNaN(n)?C(i("past.none")):this.lookAt(n),this.#t())}async lookAt(t){if(this.looking.value===null&&(this.from=document.activeElement),this.looking.value=t,!this.fetching){this.fetching=!0;try{await this.#e()}catch(n){C(j(n),!0),this.looking.value=this.shown.value?.version??null}finally{this.fetching=!1}}}now(){let t=this.looking.value!==null;this.looking.value=null,(!t||!this.open.seen.check())&&(this.shown.value=null)}async stateAt(t){let{room:n}=this.open.view.value;if(n?.state&&n.version===t)return n.state;let a=this.states.get(t)??await M(`${this.open.path}/states/${t}`);return this.states.set(t,a),a}#n(){let{room:t}=this.open.view.value;if(!t?.state)return null;let n={version:t.version,state:t.state};return{...this.shown.value??n,past:this.shown.value!==null||this.looking.value!==null}}async#e(){for(;this.looking.value!==null&&this.shown.value?.version!==this.looking.value;){let t=this.looking.value,n=await this.stateAt(t);this.looking.value!==null&&(this.shown.value={version:t,state:n})}}#t(){if(O(location.pathname)!==this.open.code)return;let t=this.looking.value===null?"":`?v=${this.looking.value}`;this.arrived&&location.search!==t&&history.replaceState(history.state,"",location.pathname+t+location.hash)}};var Fn=2e3,xt=e=>e?.turns.at(-1)?.events.at(-1)?.version??0,qe=()=>document.visibilityState==="hidden",lt=class{constructor(t){this.open=t,this.place=`seen:${t.code}`;let n=K(this.place,"tab");this.version=n===null?null:Number(n),this.away=f(null),this.returning=!0,this.toldOf=f(0),this.left=null}get told(){return this.toldOf.value}set told(t){this.toldOf.value=t}get telling(){let t=this.away.value;return t!==null&&(!t.still||this.told<xt(t))}heard(t){typeof t=="number"&&this.#e(t)}drawn(t){this.#e(t),this.open.link.send({type:"seen",version:t})}tellsLater(t){return t<=xt(this.away.value)||this.returning||qe()&&y(this.open.view.value)!==null}waitForPage(){return E(()=>{gt.value===0&&It(()=>this.returning&&this.check())})}leave(){let{looking:t,shown:n}=this.open.past,{room:a}=this.open.view.value;this.away.value&&this.stop(),this.left=a?.state&&t.value===null&&n.value===null?{version:a.version,state:a.state}:null}stop(){this.away.value=null,this.open.past.now()}finish(){this.told=Math.max(this.told,xt(this.away.value)),this.stop(),this.open.sayDrawn()}check(){let{view:t,past:n}=this.open,{room:a,events:o}=t.value;if(!a||qe()||z(t.value)||this.away.value||n.looking.value!==null||this.open.trying.value)return!1;let r=y(t.value)?.clan??null,l=r===null||this.version===null?[]:ie(o,this.version,r);if(this.returning=l.length>0&&gt.value>0,!l.length||!a.state||this.returning)return!1;let c=se(l,a.state.players),v={turns:c,all:ne(l).length,since:c[0].events[0].version-1,still:$e()};return this.away.value=v,v.still?n.shown.value=null:this.#n(v),!0}async#n(t){let{past:n}=this.open;if(this.left?.version===t.since){n.shown.value=this.left;return}let a=setTimeout(()=>this.away.value===t&&n.shown.value===null&&this.finish(),Fn);try{let o=await n.stateAt(t.since);this.away.value===t&&(n.shown.value={version:t.since,state:o})}catch{this.away.value===t&&this.finish()}clearTimeout(a)}#e(t){t<=(this.version??-1)||(this.version=t,q(this.place,String(t),"tab"))}};var An=3e4,Rn=3e3,Dn=2e4,ut=class{constructor(t){this.code=t,this.path=`/api/rooms/${encodeURIComponent(t)}`,this.view=f(oe),this.status=f("connecting"),this.trouble=f(null),this.room=W(()=>this.view.value.room),this.link=new at({address:()=>this.#n(),onFrame:n=>this.#e(n),onUp:()=>this.#a(),onDown:()=>this.#o(),onGone:()=>this.refresh()}),this.outbox=new ot(this),this.past=new rt(this),this.seen=new lt(this),this.trying=f(null),this.tried=null,this.hiddenSince=0,this.ears=new AbortController}enter(){let{signal:t}=this.ears;document.addEventListener("visibilitychange",()=>this.#r(),{signal:t}),addEventListener("online",()=>this.link.dial(),{signal:t}),addEventListener("offline",()=>this.#i(),{signal:t}),addEventListener("pageshow",n=>n.persisted&&this.link.dial(),{signal:t}),this.past.follow(t),t.addEventListener("abort",this.seen.waitForPage()),this.watch=setInterval(()=>this.#l(),Rn),this.link.dial()}leave(){this.ears.abort(),clearInterval(this.watch),this.link.hangUp(),this.outbox.stop()}retry(){this.link.attempt=0,this.link.dial()}accept(t,n){this.view.value=re(this.view.value,t,n),this.#t(t.seen),this.#s()}async command(t,n){this.accept(await d(this.path+t,n))}async refresh(){try{return this.accept(await M(this.path)),this.trouble.value=null,!0}catch(t){return t instanceof g&&this.#u(t),t instanceof g&&!t.passing}}foresee(t){return d(`${this.path}/preview`,{action:t,version:this.room.value?.version})}sayDrawn(){let t=this.room.value?.version,n=this.past.position.value?.past||this.seen.away.value||this.seen.returning||this.trying.value;t!==void 0&&!n&&document.visibilityState==="visible"&&this.seen.drawn(t)}get gone(){return this.status.value==="gone"}#n(){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}${this.path}/socket?since=${wt(this.view.value)}`}#e(t){if(t.type==="ack"||t.type==="error")return this.outbox.answered(t);this.view.value=ue(this.view.value,t),this.link.up&&(this.status.value="live"),this.#t(t.type==="seen"?t.version:t.room?.seen),this.#s()}#t(t){this.seen.heard(t),this.past.arrive(),this.seen.returning&&this.seen.check()}async#s(){if(!(!z(this.view.value)||this.filling)){this.filling=!0;try{let t=await M(`${this.path}/events?since=${wt(this.view.value)}`);this.view.value=le(this.view.value,t),this.#t(void 0)}catch(t){if(!(t instanceof J||t instanceof g))throw t}finally{this.filling=!1}}}#a(){this.status.value="live",this.outbox.flush(),this.sayDrawn()}async#o(){if(this.gone)return;this.status.value==="live"&&(this.status.value="connecting");let t=await this.refresh();this.link.up||this.gone||(this.status.value=t?"polling":"offline",t&&this.outbox.flush())}#i(){this.status.value="offline",this.outbox.mark()}#r(){if(document.visibilityState==="hidden"){this.hiddenSince=performance.now(),this.seen.leave();return}let t=performance.now()-this.hiddenSince>Dn;this.seen.returning=!0,t||!this.link.up?this.link.dial():this.seen.check(),this.sayDrawn()}async#l(){if(document.visibilityState==="hidden")return;if(this.status.value==="polling")return this.refresh();if(!this.link.up||performance.now()-this.link.heard<An)return;this.link.heard=performance.now();let t=this.room.value?.revision??0,n=await this.refresh(),a=(this.room.value?.revision??0)>t;(!n||a)&&this.link.dial()}#u(t){this.trouble.value=t,t.status===404&&(this.link.hangUp(),this.status.value="gone")}};function ct({room:e,you:t,onFree:n}){let a=T(e.seats);return s`
    <ol class="seats">
      ${e.seats.map((o,r)=>s`
        <li class=${`seat look-${r}${o.player?"":" free"}`} key=${o.seat}>
          <${Ut} look=${r} />
          <span class="seat-name">${a[r]?s`<bdi>${a[r]}</bdi>`:i("waiting.free")}</span>
          <span class="seat-tags">
            ${t?.seats.includes(o.seat)&&s`<span class="tag">${i("waiting.you")}</span>`}
            ${o.player?.id===e.host&&s`<span class="tag">${i("waiting.host")}</span>`}
            ${o.player&&s`<span class=${o.online?"here":"away"}>${i(o.online?"waiting.here":"waiting.away")}</span>`}
          </span>
          ${n&&o.player&&o.player.id!==e.host&&s`
            <button type="button" class="plain" onClick=${()=>n(o.seat)}
              aria-label=${i("waiting.free_seat_of",{name:a[r]??""})}>${i("waiting.free_seat")}</button>`}
        </li>`)}
    </ol>`}function Je({open:e}){let t=e.room.value,n=t.seats.find(o=>o.player?.id===t.host)?.player?.nickname??"",a=i(Ye(t)?"invited.title_of":"invited.title",{name:k(n)});return S(a),s`
    <${h} />
    <main class="page invited" id="main" tabindex="-1">
      <${_} open=${e} />
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${a}</h1>
        ${t.name&&s`<p class="room-name"><bdi>${t.name}</bdi></p>`}
        <p class="lead">${i("invited.lead")}</p>
        <${nt} />
      </section>
      <div class="front-side">
        <${Mn} open=${e} room=${t} />
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">${i("waiting.seats")}</h2>
          <${ct} room=${t} you=${null} />
        </section>
        <p class="note"><a class="learn-again" href=${`/learn?table=${encodeURIComponent(t.code)}`}>${i("front.learn")}</a></p>
      </div>
    </main>
    <${b} />`}function Ye(e){return e.seats.every(t=>t.player)?"full":e.visibility==="public"||dt(e.code)?null:Mt(e.code)?"freed":"no_invite"}function Mn({open:e,room:t}){switch(Ye(t)){case"full":return s`<${_t} title=${i("invited.full")} why=${i("invited.full_why")} />`;case"freed":return s`<${_t} title=${i("invited.freed")} why=${i("invited.freed_why")} />`;case"no_invite":return s`<${_t} title=${i("invited.no_invite")} why=${i("invited.no_invite_why")} />`;default:return s`<${Hn} open=${e} code=${t.code} />`}}function _t({title:e,why:t}){return s`<section class="card stack"><h2>${e}</h2><p>${t}</p></section>`}async function Gn(e,t,n){await V(n);let a=dt(t);await e.command("/seats",a?{invite:a}:{}),Dt(t),e.link.dial()}function Hn({open:e,code:t}){let[n,a]=u(null),o=n??F(),[r,l]=u(!1),[c,v]=u(null);return s`
    <form class="card stack" onSubmit=${async U=>{U.preventDefault(),l(!0);try{await Gn(e,t,o)}catch(R){let ft=R instanceof g&&R.code==="invite_required";v(ft?i("invited.dead_invite"):H(R))}l(!1)}} aria-labelledby="take-seat">
      <h2 id="take-seat">${i("invited.sit_down")}</h2>
      <${B} value=${o} onInput=${a} fault=${c} />
      <button class="primary large" disabled=${r}>${i("invited.take_seat")}</button>
      <p class="note">${i("invited.no_account")}</p>
    </form>`}function Qe({open:e}){let{room:t,you:n}=e.view.value,a=D(null);if(m(()=>a.current?.focus({preventScroll:!0}),[]),!t?.state?.result)return null;let{winner:o,result:r}=t.state,l=o===null?"":X(t)(o);return s`
    <section class="end" aria-labelledby="end-title">
      <div class="end-figure" aria-hidden="true">
        ${o===null?s`<${Kt} />`:s`<${Wt} look=${o} />`}
      </div>
      <h2 id="end-title" tabindex="-1" ref=${a}>${i(`end.${r}`,{name:l})}</h2>
      <p>${i(`end.${r}_why`,{name:l})}</p>
      <p class="row">
        <${Bn} open=${e} rematch=${t.rematch} seated=${(n?.seats.length??0)>0} />
        <${Fe} open=${e} from=${0} words=${i("past.through")} kind="" />
        <a class="button plain" href=${`${e.path}/record`} download=${`make-make-${t.code}.txt`}>${i("table.record")}</a>
      </p>
    </section>`}function Bn({open:e,rematch:t,seated:n}){let a=()=>$(async()=>I(`/r/${(await d(`${e.path}/rematch`)).code}`));return t?s`<a class="button primary" href=${`/r/${t}`}>${i(n?"end.to_rematch":"end.watch_rematch")}</a>`:n?s`<button type="button" class="primary" onClick=${a}>${i("end.rematch")}</button>`:null}var Un=3e4;function je({open:e}){let t=tt(e.view.value),n=x.value!==null;m(()=>{if(t||!n)return;let o=()=>document.visibilityState==="visible"&&w();o();let r=setInterval(o,Un);return()=>clearInterval(r)},[t,n]);let a=P.value.find(o=>o.your_turn&&o.code!==e.code);return t||!a?null:s`<a class="button next-game" href=${`/r/${a.code}`}>${i("games.next",{title:bt(a)})}</a>`}function Ve(e){let t=y(e);return e.room?.status==="playing"&&t!==null&&t.clan!==null&&!t.retired}function Ze({open:e}){let[t,n]=u(null),a=()=>n(null);return s`
    <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>n("menu")}>${i("menu.open")}</button>
    ${t==="menu"&&s`<${Wn} open=${e} onShow=${n} />`}
    ${t==="sharing"&&s`<${Kn} open=${e} onClose=${a} />`}
    ${t==="rename"&&s`<${kt} onClose=${a} />`}
    ${t==="resign"&&s`<${qn} open=${e} onClose=${a} />`}`}function Wn({open:e,onShow:t}){let n=e.view.value,a=Ve(n),o=y(n)!==null,r=()=>{t(null),et()};return s`
    <${Z} title=${i("menu.title")} onClose=${()=>t(null)}>
      <div class="menu">
        <button type="button" onClick=${r}>${i("app.rules")}</button>
        ${o&&s`<button type="button" onClick=${()=>t("rename")}>${i("nickname.change")}</button>`}
        <button type="button" onClick=${()=>t("sharing")}>${i("menu.sharing")}</button>
        ${a&&s`<${Jn} open=${e} onDone=${()=>t(null)} />`}
        ${a&&s`<button type="button" class="grave" onClick=${()=>t("resign")}>${i("menu.resign")}</button>`}
        <a class="button" href="/">${i("menu.home")}</a>
        <label class="check"><input type="checkbox" checked=${pe.value} onChange=${l=>de(l.target.checked)} />
          <span>${i("menu.sounds")}</span></label>
        <div class="menu-languages"><span>${i("app.language")}</span><${jt} /></div>
      </div>
    <//>`}function Kn({open:e,onClose:t}){let[n,a]=u(null),o=D(e.past.position.value?.version??0);return m(()=>{Bt(()=>import("./sharing-OSII25BQ.js")).then(r=>r?a(r):t())},[]),n&&s`<${n.SharingDialog} open=${e} version=${o.current} onClose=${t} />`}function qn({open:e,onClose:t}){let[n,a]=u(!1),o=async()=>{await $(()=>d(`${e.path}/resign`))&&e.refresh(),t()},r=n?"again":"first";return s`
    <${A} key=${r} title=${i(`menu.resign_${r}`)} yes=${i(`menu.resign_${r}_yes`)} grave
      onYes=${n?o:()=>a(!0)} onClose=${t}>
      <p>${i(`menu.resign_${r}_what`)}</p>
    <//>`}function St(e,t){return $(()=>e.command("/draw",{agree:t}))}function Jn({open:e,onDone:t}){let{room:n}=e.view.value,a=y(e.view.value)?.clan??-1;if(n?.draw.length)return null;let o=async()=>await St(e,!0)&&t();return a<0?null:s`<button type="button" onClick=${o}>${i("draw.offer")}</button>`}function Yn({room:e,you:t}){let n=e?.seats.filter(({seat:r})=>t?.seats.includes(r)).map(({clan:r})=>r??-1)??[],a=e?.draw.some(r=>n.includes(r))??!1,o=D({agreed:!1,version:-1});return m(()=>{let r=o.current.agreed&&!e?.draw.length&&o.current.version===e?.version;o.current={agreed:a,version:e?.version??-1},r&&e?.status==="playing"&&C(i("draw.off"))},[a,e?.version]),()=>{o.current={...o.current,agreed:!1}}}function Xe({open:e,names:t}){let n=e.view.value,{room:a}=n,o=Yn(n);if(!a?.draw.length||a.status!=="playing")return null;let r=y(n)?.clan??-1,l=a.draw.includes(r),c=()=>(l&&o(),St(e,!1));return s`
    <div class="offer" role="status">
      <p>${l?i("draw.you_agree"):i("draw.offered",{name:t(a.draw[0])})}</p>
      ${Ve(n)&&s`
        <div class="row">
          ${!l&&s`<button type="button" class="primary" onClick=${()=>St(e,!0)}>${i("draw.agree")}</button>`}
          <button type="button" onClick=${c}>${i(l?"draw.withdraw":"draw.decline")}</button>
        </div>`}
    </div>`}function ze({open:e}){let{choice:t,view:n,stage:a}=ve(e),{room:o,events:r,you:l}=e.view.value,c=e.past.position.value;if(Ae(e),Qn(e,t),S(Se(e.view.value),tt(e.view.value)),!o?.state||!c)return null;if(jn(e))return s`<${it} open=${e} />`;let v=L=>L.key==="Escape"&&(c.past?e.past.now():t.clear());return s`
    <${h}>
      <button type="button" class="plain" onClick=${()=>et()}>${i("app.rules")}</button>
      <${Ze} open=${e} />
    <//>
    <main class=${c.past?"table is-past":"table"} id="main" tabindex="-1" data-version=${o.version} data-position=${c.version}
      onKeyDown=${v}>
      <h1 class="unseen">${o.name||i("app.name")}</h1>
      <div class="table-notes">
        <${_} open=${e} />
        ${c.past?s`<${Pe} open=${e} />`:s`<div class="turn-row"><${_e} open=${e} choice=${t} /><${Ne} open=${e} /></div>`}
        <${Xe} open=${e} names=${X(o)} />
        ${l===null&&s`<p class="note watching">${i("table.watching")}</p>`}
      </div>
      <div class="table-board" onKeyDown=${L=>fe(L,e,a,()=>Ce(e))}>
        <${we} open=${e} choice=${t} view=${n} />
        <${me} view=${n}><${he} open=${e} stage=${a} /><//>
      </div>
      <${ge} open=${e} choice=${t} />
      <div class="table-side">
        <${je} open=${e} />
        <${Oe} open=${e} stage=${a} />
        ${c.past?s`<${Le} open=${e} />`:s`<${Vn} open=${e} choice=${t} />`}
        <${Re} open=${e} room=${o} events=${r} />
      </div>
    </main>`}function Qn({seen:e},t){let n=t.selected.value!==null&&e.away.value!==null;Tt(()=>{n&&e.finish()},[n])}function jn({past:e,seen:t}){return(e.looking.value!==null||t.away.value?.still===!1)&&e.shown.value===null&&!document.querySelector("main.table")}function Vn({open:e,choice:t}){let{refused:n}=e.outbox;return s`
    ${e.room.value?.status==="finished"&&s`<${Qe} open=${e} />`}
    ${n.value&&s`<${xe} problem=${n.value} />`}
    <${Ee} open=${e} choice=${t} />
    <${ke} open=${e} choice=${t} />`}function en({open:e}){let{room:t,you:n,invite:a}=e.view.value,[o,r]=u(null);if(S(i("waiting.title")),m(()=>Q(e.code,!0),[e]),!t)return null;let l=ce(e.view.value),c=t.seats.filter(v=>v.player).length;return s`
    <${h} />
    <main class="page waiting" id="main" tabindex="-1">
      <${_} open=${e} />
      <section class="stack waiting-seats" aria-labelledby="title">
        <h1 id="title">${t.name?s`<bdi>${t.name}</bdi>`:i("waiting.title")}</h1>
        <p class="lead" role="status">${i("waiting.taken",{n:c,of:t.seats.length})}</p>
        <div class="card stack">
          <${ct} room=${t} you=${n} onFree=${l?r:void 0} />
          <div class="row"><${Ue} /></div>
        </div>
        ${!l&&s`<${tn} code=${t.code} />`}
      </section>
      <section class="card stack waiting-share" aria-labelledby="invite">
        <h2 id="invite">${i("waiting.invite")}</h2>
        <${Ie} code=${t.code} invite=${a} name=${t.name} />
        ${l&&s`<${zn} open=${e} />`}
      </section>
      <div class="stack waiting-ways">
        ${l&&s`<${tn} code=${t.code} />`}
        <${Zn} open=${e} room=${t} host=${l} taken=${c} />
        <${Xn} open=${e} host=${l} />
      </div>
      ${o!==null&&s`<${ti} open=${e} room=${t} seat=${o} onClose=${()=>r(null)} />`}
    </main>
    <${b} />`}function tn({code:e}){return s`<a class="learn-way" href=${`/learn?table=${encodeURIComponent(e)}`}><strong>${i("waiting.learn")}</strong></a>`}function Zn({open:e,room:t,host:n,taken:a}){let o=a===t.seats.length;return n?s`
    <div class="stack">
      <button type="button" class=${o?"primary large":"large"} disabled=${a<2}
        onClick=${()=>$(()=>e.command("/start"))}>${i(o?"waiting.start":"waiting.start_now",{n:a})}</button>
      <p class="note">${i(t.autostart?"waiting.by_itself":"waiting.you_start")}</p>
    </div>`:s`<p class="note">${i(t.autostart?"waiting.by_itself":"waiting.host_starts")}</p>`}function Xn({open:e,host:t}){let[n,a]=u(null),o=y(e.view.value)?.seat,r=async()=>{Q(e.code,!1),await $(()=>ht("DELETE",`${e.path}/seats/${o}`))?I("/"):Q(e.code,!0)},l=async()=>await $(()=>e.command("/cancel"))&&I("/");return s`
    <div class="row">
      <button type="button" onClick=${()=>a("leave")}>${i("waiting.leave")}</button>
      ${t&&s`<button type="button" onClick=${()=>a("cancel")}>${i("waiting.cancel")}</button>`}
    </div>
    ${n&&s`
      <${A} title=${i(`waiting.${n}_title`)} yes=${i(`waiting.${n}`)} grave
        onYes=${n==="leave"?r:l} onClose=${()=>a(null)}>
        <p>${i(`waiting.${n}_what`)}</p>
      <//>`}`}function zn({open:e}){let[t,n]=u(!1),a=async()=>{let o=await $(async()=>{let{invite:r}=await d(`${e.path}/invite`);e.view.value={...e.view.value,invite:r}});n(!1),o&&C(i("waiting.renewed"))};return s`
    <button type="button" class="plain" onClick=${()=>n(!0)}>${i("waiting.renew")}</button>
    ${t&&s`
      <${A} title=${i("waiting.renew_title")} yes=${i("waiting.renew")} onYes=${a} onClose=${()=>n(!1)}>
        <p>${i("waiting.renew_what")}</p>
      <//>`}`}function ti({open:e,room:t,seat:n,onClose:a}){let o=k(T(t.seats)[n]??""),r=async()=>{await $(()=>ht("DELETE",`${e.path}/seats/${n}`)),a()};return s`
    <${A} title=${i("waiting.free_title",{name:o})} yes=${i("waiting.free_seat")} grave onYes=${r} onClose=${a}>
      <p>${i("waiting.free_what")}</p>
    <//>`}function ei(e){let[t,n]=u(null);return m(()=>{let a=new ut(e),o=()=>Y(e);return o(),addEventListener("hashchange",o),a.enter(),n(a),()=>{removeEventListener("hashchange",o),a.leave()}},[e]),t}function nn({code:e}){let t=ei(e);if(!t)return null;if(t.gone)return s`<${mt} message=${t.trouble.value?.message??""} />`;let{room:n,you:a}=t.view.value;if(!n)return s`<${it} open=${t} />`;if(n.status==="cancelled")return s`<${mt} message=${i("waiting.cancelled")} />`;let o=t.trying.value;return o?s`<${Te} open=${t} trying=${o} key=${`what if ${o.version}`} />`:n.status!=="waiting"?s`<${ze} open=${t} key=${n.code} />`:a?.seats.length?s`<${en} open=${t} />`:s`<${Je} open=${t} />`}function mt({message:e,title:t=i("app.nothing_here")}){return S(t),s`
    <${h} />
    <main class="page missing" id="main" tabindex="-1">
      <h1>${t}</h1>
      <p>${e}</p>
      <a class="button primary" href="/">${i("app.home")}</a>
    </main>
    <${b} />`}var sn=()=>location.hash.slice(1).toLowerCase();function an(){let[e,t]=u(sn());return m(()=>{let n=()=>t(sn());return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),s`
    <${h} />
    <main class="page rules" id="main" tabindex="-1">
      <h1>${i("rules.title")}</h1>
      <p><a class="button" href="/learn">${i("front.learn")}</a></p>
      <${ye} marked=${e} page />
    </main>
    <${b} />`}function rn(){return s`
    <div class="toasts">
      <div role="alert">${$t.value.filter(e=>e.fault).map(on)}</div>
      <div role="status">${$t.value.filter(e=>!e.fault).map(on)}</div>
    </div>
    <p class="unseen" aria-live="polite"><span key=${vt.value.number}>${vt.value.words}</span></p>`}function on(e){return s`
    <div class=${e.fault?"toast fault":"toast"} key=${e.id}>
      <p>${e.message}</p>
      ${e.reload&&s`<${Vt} kind="plain" />`}
      <button type="button" class="plain icon" aria-label=${i("app.close")} onClick=${()=>Ht(e.id)}>✕</button>
    </div>`}var ni=async()=>(await Gt(()=>import("./learn-7Z3SLLSD.js"))).begin();function ii(){let e=O(N.value);return e?s`<${nn} code=${e} key=${e} />`:N.value==="/"?s`<${We} />`:N.value==="/rules"?s`<${an} />`:N.value==="/learn"?s`<${Zt} load=${ni} key="learn" />`:s`<${mt} title=${i("app.no_page")} message=${i("errors.not_found")} />`}function si(e){e.preventDefault(),document.getElementById("main")?.focus()}var ai=4e3;function oi(){let e=Ft.value&&!O(N.value);return m(()=>{let t=e?setInterval(w,ai):0;return()=>clearInterval(t)},[e]),e?s`<div class="connection offline" role="status"><p>${i("net.offline")}</p></div>`:null}function ri(){return s`
    <a class="skip" href="#main" onClick=${si}>${i("app.skip")}</a>
    <${oi} />
    <${ii} />
    <${be} />
    <${rn} />`}async function li(){let e=O(location.pathname);e&&Y(e),await Ot(Lt()),await Promise.all([w(),qt()]),ee(),Xt(),At();let t=document.getElementById("app");t&&Ct(s`<${ri} />`,t),E(De),ui(),Rt()}function ui(){let e=!0;E(()=>{let t=N.value;e||requestAnimationFrame(()=>document.getElementById("main")?.focus({preventScroll:!0})),!e&&t==="/"&&w(),e=!1})}li();
