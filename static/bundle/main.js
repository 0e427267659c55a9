import{a as le,b as ue,c as _}from"./chunk-HJTIUG6E.js";import{a as L,c as Y,d as dt,e as At,f as Q,g as Ft,h as xe,i as _e,j as Se,l as Ee}from"./chunk-WPPROSBC.js";import{A as ge,B as we,C as ye,D as be,E as ke,F as Ae,G as S,a as T,b as N,c as Zt,e as ne,f as gt,g as z,h as ie,i as se,j as ae,k as y,l as tt,m as oe,o as re,q as ce,r as me,t as fe,u as he,v as pe,w as de,x as $e,y as et,z as ve}from"./chunk-ZVY2JJJY.js";import{k as jt,l as Vt}from"./chunk-LLMMGQOD.js";import{A as Ie,B as Le,D as Pe,a as It,b as Lt,c as Pt,d as x,e as P,g as w,h as Bt,i as A,j as Ut,k as V,l as Wt,m as Kt,n as qt,o as f,p as Jt,q as Yt,r as Xt,s as zt,t as te,u as ee,x as Ce,y as Te,z as Ne}from"./chunk-5OTYYQ53.js";import"./chunk-QXAYAVIB.js";import{a as C,c as X}from"./chunk-EWZLC4IL.js";import{B as Ht,x as Mt,y as Gt}from"./chunk-NQJ63F4T.js";import{a as Z,b as F}from"./chunk-VOXYMZE7.js";import{a as Qt}from"./chunk-RE3ZFHEB.js";import{b as Ot,c as $t,d as vt,e as E,f as Rt,h as j,i as $,j as Dt}from"./chunk-KDZ2422P.js";import{B as i,D as Nt,E as k,F as pt,b as St,c as s,d as u,e as R,g as m,i as Et,j as p,k as W,l as D,o as K,p as q,q as g,r as J,s as ht,t as M,u as d,y as Ct,z as Tt}from"./chunk-U25RX7RL.js";var rn={players:3,clan:0,phase:"dominance",territories:{b2:{clan:1,dominance:2,chief:!1},b3:{clan:0,dominance:3,chief:!0},c2:{clan:1,dominance:1,chief:!0},c3:{clan:1,dominance:2,chief:!1},c5:{clan:0,dominance:2,chief:!1},b4:{clan:0,dominance:1,chief:!1},d3:{clan:1,dominance:1,chief:!1},d5:{clan:2,dominance:2,chief:!0},d6:{clan:2,dominance:1,chief:!1},e6:{clan:2,dominance:1,chief:!1}},moai:["d2","e7"],tangata_manu:[[],["c2-d2-d3"],["d5-d6-e6","d6-e6-e7"]],reserves:[],moai_left:10,make_make:0,retired:[],winner:null,result:null},ln=[0,1,2].map(e=>({name:"",look:e})),G=new Set,un={spaces:G,grounds:G},Fe=()=>{};function nt({state:e=rn}){return s`
    <div class="island" inert aria-hidden="true">
      <${jt} state=${e} clans=${ln} targets=${G} choices=${G} selected=${null} ghost=${null}
        marked=${un} reasons=${G} coordinates=${!1} text=${i} onSpace=${Fe} onGround=${Fe} />
    </div>`}function b(){return s`
    <footer class="foot">
      <a href="/rules">${i("app.rules")}</a>
      <span>${i("app.unofficial")}</span>
    </footer>`}var cn=3e4,Oe=12,mn=[0,1,2,3].map(e=>({name:"",look:e})),fn=e=>e.status==="finished"||e.status==="cancelled";function hn(){m(()=>{let e=new AbortController,t=()=>document.visibilityState==="visible"&&w(),n=setInterval(t,cn);return document.addEventListener("visibilitychange",t,{signal:e.signal}),()=>{clearInterval(n),e.abort()}},[])}function Re(){hn();let e=P.value,t=e.filter(r=>r.your_turn),n=e.filter(r=>r.status==="playing"&&!r.your_turn),a=e.filter(r=>r.status==="waiting"),o=e.filter(fn);return s`
    <section class="my-games stack" aria-labelledby="my-games">
      <h1 id="my-games">${i("front.my_games")}</h1>
      <${wt} title=${t.length?i("games.mine",{n:t.length}):i("games.none_mine")} list=${t} />
      ${n.length>0&&s`<${wt} title=${i("games.others")} list=${n} boards=${Oe-t.length} />`}
      ${a.length>0&&s`<${wt} title=${i("games.before")} list=${a} />`}
      ${o.length>0&&s`<${pn} list=${o} />`}
    </section>`}function wt({title:e,list:t,boards:n=Oe}){return s`
    <div class="games-part">
      <h2>${e}</h2>
      ${t.length>0&&s`
        <ul class="games">${t.map((a,o)=>s`<${De} game=${a} board=${o<n} key=${a.code} />`)}</ul>`}
    </div>`}function pn({list:e}){return s`
    <details class="more games-past">
      <summary>${i("games.past",{n:e.length})}</summary>
      <ul class="games">${e.map(t=>s`<${De} game=${t} board=${!1} key=${t.code} />`)}</ul>
    </details>`}function yt(e){return e.name||Nt(C(e.seats).filter(t=>t!==null).map(k))}function dn(e){if(e.your_turn)return i("games.your_turn");let t=e.seats.findIndex(n=>n.clan!==null&&n.clan===e.state?.clan);return e.status!=="playing"||t<0?i(`games.${e.status}`):i("turn.theirs",{name:k(C(e.seats)[t]??"")})}function De({game:e,board:t}){return s`
    <li>
      <a class=${e.your_turn?"game waits":"game"} href=${`/r/${e.code}`}>
        ${t&&e.state&&s`<span class="game-board"><${Vt} state=${e.state} clans=${mn} text=${i} /></span>`}
        <span class="game-words">
          <span class="game-title">${yt(e)}</span>
          <span class="game-state">${dn(e)}</span>
          ${e.deadline&&s`<span class="game-left">${i("games.deadline",{when:pt(e.deadline)})}</span>`}
          <time datetime=${e.updated_at}>${pt(e.updated_at)}</time>
        </span>
      </a>
    </li>`}var $n=96;function H(e){return e instanceof g&&e.code==="invalid_request"?i("nickname.refused"):j(e)}function B({value:e,onInput:t,fault:n=null}){let a=Et(),o=r=>{Ut(r.target.value),t(r.target.value)};return s`
    <label class="field">
      <span>${i("nickname.label")}</span>
      <input type="text" name="nickname" value=${e} onInput=${o} maxlength=${$n} required autocomplete="nickname"
        autocapitalize="words" spellcheck="false" enterkeyhint="go" aria-invalid=${n?"true":void 0}
        aria-describedby=${n?a:void 0} placeholder=${i("nickname.example")} />
      ${n&&s`<span class="fault" id=${a}>${n}</span>`}
    </label>`}function bt({onClose:e}){let[t,n]=u(A()),[a,o]=u(null),r=async l=>{l.preventDefault();try{await Wt(t),e()}catch(c){o(H(c))}};return s`
    <${Z} title=${i("nickname.change")} onClose=${e}>
      <form class="stack" onSubmit=${r}>
        <${B} value=${t} onInput=${n} fault=${a} />
        <div class="answers">
          <button type="button" onClick=${e}>${i("app.no")}</button>
          <button class="primary">${i("app.save")}</button>
        </div>
      </form>
    <//>`}function Me(){let[e,t]=u(!1);return x.value?s`
    <button type="button" class="plain" onClick=${()=>t(!0)}>${i("nickname.change")}</button>
    ${e&&s`<${bt} onClose=${()=>t(!1)} />`}`:null}var vn=[2,3,4];function Ge(){let e=x.value!==null&&P.value.length>0;return s`
    <${f} />
    <main class="page front" id="main" tabindex="-1">
      ${e?s`<${Re} />`:s`<${gn} />`}
      <div class="front-side">
        <${bn} />
        ${e&&s`<p class="note"><a class="learn-again" href="/learn">${i("front.learn")}</a></p>`}
        ${x.value&&s`<${xn} />`}
      </div>
    </main>
    <${b} />`}function gn(){return s`
    <section class="welcome" aria-labelledby="title">
      <h1 id="title">${i("front.title")}</h1>
      <p class="lead">${i("front.lead")}</p>
      <a class="learn-way" href="/learn"><strong>${i("front.learn")}</strong><span>${i("front.learn_what")}</span></a>
      <${nt} />
    </section>`}async function wn(e,t){await V(e);let n=await d("/api/rooms",t);N(`/r/${n.code}`)}function yn(e){return Array.from({length:e-1},(t,n)=>n+1)}function bn(){let[e,t]=u(null),n=e??A(),[a,o]=u(3),[r,l]=u(""),[c,v]=u("random"),I=h=>{o(h),Number(c)>=h&&v("random")},[U,O]=u(!0),[ft,_t]=u(!1),[sn,an]=u(null);return s`
    <form class="card stack" onSubmit=${async h=>{h.preventDefault(),_t(!0);try{await wn(n,{seats:a,name:r,autostart:U,first:c==="random"?c:Number(c)})}catch(on){an(H(on))}_t(!1)}} aria-labelledby="new-table">
      <h2 id="new-table">${i("front.new_table")}</h2>
      <${B} value=${n} onInput=${t} fault=${sn} />
      <${kn} value=${a} onChange=${I} />
      <details class="more">
        <summary>${i("front.more")}</summary>
        <div class="stack">
          <label class="field"><span>${i("front.table_name")}</span>
            <input type="text" maxlength="60" value=${r} onInput=${h=>l(h.target.value)} autocomplete="off" />
          </label>
          <label class="field"><span>${i("front.first")}</span>
            <select value=${c} onChange=${h=>v(h.target.value)}>
              <option value="random">${i("front.first_random")}</option>
              <option value="0">${i("front.first_me")}</option>
              ${yn(a).map(h=>s`<option value=${h}>${i("front.first_seat",{n:h+1})}</option>`)}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked=${U} onChange=${h=>O(h.target.checked)} />
            <span>${i("front.autostart")}</span>
          </label>
        </div>
      </details>
      <button class="primary large" disabled=${ft}>${i("front.make")}</button>
      <p class="note">${i("front.private")}</p>
    </form>`}function kn({value:e,onChange:t}){return s`
    <fieldset class="field segments">
      <legend>${i("front.players")}</legend>
      <div class="segment-row">
        ${vn.map(n=>s`
          <label class="segment">
            <input type="radio" name="seats" value=${n} checked=${n===e} onChange=${()=>t(n)} />
            <span>${n}</span>
          </label>`)}
      </div>
      ${e===2&&s`<p class="note">${i("front.two")}</p>`}
    </fieldset>`}function xn(){return s`
    <p class="note whoami">
      ${i("front.known_as",{name:k(x.value?.nickname??"")})}
      <button type="button" class="plain" onClick=${()=>$(Kt).then(w)}>${i("front.sign_out")}</button>
    </p>`}function it({open:e}){return s`
    <${f} />
    <main class="page" id="main" tabindex="-1">
      <${_} open=${e} />
      <p role="status">${e.trouble.value?.message??i("app.loading")}</p>
    </main>`}function st(e,t=Math.random()){let n=Math.min(15e3,500*2**Math.min(e,10));return n/2+n/2*t}var _n=1e4,Sn=4004,at=class{constructor(t){this.ends=t,this.socket=null,this.up=!1,this.attempt=0,this.timer=void 0,this.heard=0}dial(){this.hangUp();let t;try{t=new WebSocket(this.ends.address())}catch{return this.#t()}this.socket=t,this.timer=setTimeout(()=>this.#e(t,0),_n),t.onmessage=n=>this.#n(t,n.data),t.onclose=n=>this.#e(t,n.code)}hangUp(){clearTimeout(this.timer);let t=this.socket;this.socket=null,this.up=!1,t?.close()}send(t){return!this.up||this.socket?.readyState!==WebSocket.OPEN?!1:(this.socket.send(JSON.stringify(t)),!0)}#n(t,n){t!==this.socket||typeof n!="string"||(this.heard=performance.now(),this.ends.onFrame(JSON.parse(n)),!this.up&&(clearTimeout(this.timer),this.up=!0,this.attempt=0,this.ends.onUp()))}#e(t,n){if(t===this.socket){if(this.hangUp(),n===Sn)return this.ends.onGone();this.#t()}}#t(){this.timer=setTimeout(()=>this.dial(),st(this.attempt)),this.attempt+=1,this.ends.onDown()}};function He(e=t=>crypto.getRandomValues(t)){let t=new Uint8Array(16);return e(t),t[6]=t[6]&15|64,t[8]=t[8]&63|128,Array.from(t,a=>a.toString(16).padStart(2,"0")).join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/,"$1-$2-$3-$4-$5")}var En=4e3,ot=class{constructor(t){this.room=t,this.place=`unsent:${t.code}`,this.pending=p(this.#n()),this.refused=p(null),this.timer=void 0,this.attempt=0}#n(){let t=K(this.place,"tab");return t?{...JSON.parse(t),unsent:!0}:null}act(t,n){this.pending.value||(this.refused.value=null,this.#i({id:He(),version:n,action:t,unsent:!1}),this.flush())}flush(){let t=this.pending.value;if(!t)return;clearTimeout(this.timer);let{id:n,version:a,action:o}=t;if(!this.room.link.send({type:"action",id:n,version:a,action:o}))return this.#t(t);this.timer=setTimeout(()=>this.#e(t),En)}answered(t){if(t.id!==this.pending.value?.id)return;if(t.type==="ack")return this.#s();let n=new g(t.status??409,t);Tn(t.code)?this.#a():this.#o(n)}mark(){this.pending.value&&this.#i({...this.pending.value,unsent:!0})}#e(t){return this.mark(),this.#t(t)}drop(){this.#i(null)}stop(){clearTimeout(this.timer)}async#t(t){let{id:n,version:a,action:o}=t;try{await d(`${this.room.path}/actions`,{id:n,version:a,action:o}),this.pending.value?.id===n&&this.#s()}catch(r){if(this.pending.value?.id!==n)return;if(r instanceof g&&!r.passing)this.#o(r);else if(r instanceof g||r instanceof J)this.#a();else throw r}}#s(){this.#i(null),this.room.link.up||this.room.refresh()}#a(){this.pending.value&&(this.mark(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.flush(),st(this.attempt)),this.attempt+=1)}#o(t){this.#i(null),this.refused.value=t,t.body.room?this.room.accept(t.body.room):this.room.refresh()}#i(t){t||(clearTimeout(this.timer),this.attempt=0),this.pending.value=t,q(this.place,t&&JSON.stringify(t),"tab")}},Cn=new Set(["not_saved","internal_error","too_many_requests"]);function Tn(e){return Cn.has(e)}var Nn=150,rt=class{constructor(t){this.open=t,this.looking=p(null),this.shown=p(null),this.position=W(()=>this.#n()),this.states=new Map,this.fetching=!1,this.arrived=!1}follow(t){let n,a=()=>this.#t(),o=D(()=>{let r=this.looking.value;clearTimeout(n),(r!==null||this.arrived)&&(n=setTimeout(a,Nn))});addEventListener("popstate",a,{signal:t}),t.addEventListener("abort",()=>[o(),clearTimeout(n)])}arrive(){let t=this.open.room.value?.version??0;if(this.arrived||!this.open.room.value?.state)return;this.arrived=!0;let n=ee(location.search,t);n!==null&&(Number.isNaN(n)?E(i("past.none")):this.lookAt(n),this.#t())}async lookAt(t){if(this.looking.value=t,!this.fetching){this.fetching=!0;try{await this.#e()}catch(n){E(j(n),!0),this.looking.value=this.shown.value?.version??null}finally{this.fetching=!1}}}now(){let t=this.looking.value!==null;this.looking.value=null,(!t||!this.open.seen.check())&&(this.shown.value=null)}async stateAt(t){let{room:n}=this.open.view.value;if(n?.state&&n.version===t)return n.state;let a=this.states.get(t)??await M(`${this.open.path}/states/${t}`);return this.states.set(t,a),a}#n(){let{room:t}=this.open.view.value;if(!t?.state)return null;let n={version:t.version,state:t.state};return{...this.shown.value??n,past:this.shown.value!==null||this.looking.value!==null}}async#e(){for(;this.looking.value!==null&&this.shown.value?.version!==this.looking.value;){let t=this.looking.value,n=await this.stateAt(t);this.looking.value!==null&&(this.shown.value={version:t,state:n})}}#t(){if(L(location.pathname)!==this.open.code)return;let t=this.looking.value===null?"":`?v=${this.looking.value}`;this.arrived&&location.search!==t&&history.replaceState(history.state,"",location.pathname+t+location.hash)}};var In=2e3,Be=()=>document.visibilityState==="hidden",lt=class{constructor(t){this.open=t,this.place=`seen:${t.code}`;let n=K(this.place,"tab");this.version=n===null?null:Number(n),this.away=p(null),this.returning=!0,this.told=0,this.left=null}heard(t){typeof t=="number"&&this.#e(t)}drawn(t){this.#e(t),this.open.link.send({type:"seen",version:t})}tellsLater(t){let n=this.away.value?.turns.at(-1)?.events.at(-1)?.version??0;return t<=n||this.returning||Be()&&y(this.open.view.value)!==null}leave(){let{looking:t,shown:n}=this.open.past,{room:a}=this.open.view.value;this.away.value&&this.stop(),this.left=a?.state&&t.value===null&&n.value===null?{version:a.version,state:a.state}:null}stop(){this.away.value=null,this.open.past.now()}finish(){this.stop(),this.open.sayDrawn()}check(){let{view:t,past:n}=this.open,{room:a,events:o}=t.value;if(!a||Be()||z(t.value)||this.away.value||n.looking.value!==null||this.open.trying.value)return!1;this.returning=!1;let r=y(t.value)?.clan??null,l=r===null||this.version===null?[]:zt(o,this.version,r);if(!l.length||!a.state)return!1;let c=te(l,a.state.players),v={turns:c,all:Xt(l).length,since:c[0].events[0].version-1,still:fe()};return this.away.value=v,v.still?n.shown.value=null:this.#n(v),!0}async#n(t){let{past:n}=this.open;if(this.left?.version===t.since){n.shown.value=this.left;return}let a=setTimeout(()=>this.away.value===t&&n.shown.value===null&&this.finish(),In);try{let o=await n.stateAt(t.since);this.away.value===t&&(n.shown.value={version:t.since,state:o})}catch{this.away.value===t&&this.finish()}clearTimeout(a)}#e(t){t<=(this.version??-1)||(this.version=t,q(this.place,String(t),"tab"))}};var Ln=3e4,Pn=3e3,An=2e4,ut=class{constructor(t){this.code=t,this.path=`/api/rooms/${encodeURIComponent(t)}`,this.view=p(ne),this.status=p("connecting"),this.trouble=p(null),this.room=W(()=>this.view.value.room),this.link=new at({address:()=>this.#n(),onFrame:n=>this.#e(n),onUp:()=>this.#a(),onDown:()=>this.#o(),onGone:()=>this.refresh()}),this.outbox=new ot(this),this.past=new rt(this),this.seen=new lt(this),this.trying=p(null),this.tried=null,this.hiddenSince=0,this.ears=new AbortController}enter(){let{signal:t}=this.ears;document.addEventListener("visibilitychange",()=>this.#r(),{signal:t}),addEventListener("online",()=>this.link.dial(),{signal:t}),addEventListener("offline",()=>this.#i(),{signal:t}),addEventListener("pageshow",n=>n.persisted&&this.link.dial(),{signal:t}),this.past.follow(t),this.watch=setInterval(()=>this.#l(),Pn),this.link.dial()}leave(){this.ears.abort(),clearInterval(this.watch),this.link.hangUp(),this.outbox.stop()}retry(){this.link.attempt=0,this.link.dial()}accept(t,n){this.view.value=ie(this.view.value,t,n),this.#t(t.seen),this.#s()}async command(t,n){this.accept(await d(this.path+t,n))}async refresh(){try{return this.accept(await M(this.path)),this.trouble.value=null,!0}catch(t){return t instanceof g&&this.#u(t),t instanceof g&&!t.passing}}foresee(t){return d(`${this.path}/preview`,{action:t,version:this.room.value?.version})}sayDrawn(){let t=this.room.value?.version,n=this.past.position.value?.past||this.seen.away.value||this.seen.returning||this.trying.value;t!==void 0&&!n&&document.visibilityState==="visible"&&this.seen.drawn(t)}get gone(){return this.status.value==="gone"}#n(){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}${this.path}/socket?since=${gt(this.view.value)}`}#e(t){if(t.type==="ack"||t.type==="error")return this.outbox.answered(t);this.view.value=ae(this.view.value,t),this.link.up&&(this.status.value="live"),this.#t(t.type==="seen"?t.version:t.room?.seen),this.#s()}#t(t){this.seen.heard(t),this.past.arrive(),this.seen.returning&&this.seen.check()}async#s(){if(!(!z(this.view.value)||this.filling)){this.filling=!0;try{let t=await M(`${this.path}/events?since=${gt(this.view.value)}`);this.view.value=se(this.view.value,t),this.#t(void 0)}catch(t){if(!(t instanceof J||t instanceof g))throw t}finally{this.filling=!1}}}#a(){this.status.value="live",this.outbox.flush(),this.sayDrawn()}async#o(){if(this.gone)return;this.status.value==="live"&&(this.status.value="connecting");let t=await this.refresh();this.link.up||this.gone||(this.status.value=t?"polling":"offline",t&&this.outbox.flush())}#i(){this.status.value="offline",this.outbox.mark()}#r(){if(document.visibilityState==="hidden"){this.hiddenSince=performance.now(),this.seen.leave();return}let t=performance.now()-this.hiddenSince>An;this.seen.returning=!0,t||!this.link.up?this.link.dial():this.seen.check(),this.sayDrawn()}async#l(){if(document.visibilityState==="hidden")return;if(this.status.value==="polling")return this.refresh();if(!this.link.up||performance.now()-this.link.heard<Ln)return;this.link.heard=performance.now();let t=this.room.value?.revision??0,n=await this.refresh(),a=(this.room.value?.revision??0)>t;(!n||a)&&this.link.dial()}#u(t){this.trouble.value=t,t.status===404&&(this.link.hangUp(),this.status.value="gone")}};function ct({room:e,you:t,onFree:n}){let a=C(e.seats);return s`
    <ol class="seats">
      ${e.seats.map((o,r)=>s`
        <li class=${`seat look-${r}${o.player?"":" free"}`} key=${o.seat}>
          <${Mt} look=${r} />
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
    </ol>`}function Ue({open:e}){let t=e.room.value,n=t.seats.find(o=>o.player?.id===t.host)?.player?.nickname??"",a=i(We(t)?"invited.title_of":"invited.title",{name:k(n)});return S(a),s`
    <${f} />
    <main class="page invited" id="main" tabindex="-1">
      <${_} open=${e} />
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${a}</h1>
        ${t.name&&s`<p class="room-name"><bdi>${t.name}</bdi></p>`}
        <p class="lead">${i("invited.lead")}</p>
        <${nt} />
      </section>
      <div class="front-side">
        <${Fn} open=${e} room=${t} />
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">${i("waiting.seats")}</h2>
          <${ct} room=${t} you=${null} />
        </section>
        <p class="note"><a class="learn-again" href=${`/learn?table=${encodeURIComponent(t.code)}`}>${i("front.learn")}</a></p>
      </div>
    </main>
    <${b} />`}function We(e){return e.seats.every(t=>t.player)?"full":e.visibility==="public"||dt(e.code)?null:Ft(e.code)?"freed":"no_invite"}function Fn({open:e,room:t}){switch(We(t)){case"full":return s`<${kt} title=${i("invited.full")} why=${i("invited.full_why")} />`;case"freed":return s`<${kt} title=${i("invited.freed")} why=${i("invited.freed_why")} />`;case"no_invite":return s`<${kt} title=${i("invited.no_invite")} why=${i("invited.no_invite_why")} />`;default:return s`<${Rn} open=${e} code=${t.code} />`}}function kt({title:e,why:t}){return s`<section class="card stack"><h2>${e}</h2><p>${t}</p></section>`}async function On(e,t,n){await V(n);let a=dt(t);await e.command("/seats",a?{invite:a}:{}),At(t),e.link.dial()}function Rn({open:e,code:t}){let[n,a]=u(null),o=n??A(),[r,l]=u(!1),[c,v]=u(null);return s`
    <form class="card stack" onSubmit=${async U=>{U.preventDefault(),l(!0);try{await On(e,t,o)}catch(O){let ft=O instanceof g&&O.code==="invite_required";v(ft?i("invited.dead_invite"):H(O))}l(!1)}} aria-labelledby="take-seat">
      <h2 id="take-seat">${i("invited.sit_down")}</h2>
      <${B} value=${o} onInput=${a} fault=${c} />
      <button class="primary large" disabled=${r}>${i("invited.take_seat")}</button>
      <p class="note">${i("invited.no_account")}</p>
    </form>`}function Ke({open:e}){let{room:t,you:n}=e.view.value,a=R(null);if(m(()=>a.current?.focus({preventScroll:!0}),[]),!t?.state?.result)return null;let{winner:o,result:r}=t.state,l=o===null?"":X(t)(o);return s`
    <section class="end" aria-labelledby="end-title">
      <div class="end-figure" aria-hidden="true">
        ${o===null?s`<${Ht} />`:s`<${Gt} look=${o} />`}
      </div>
      <h2 id="end-title" tabindex="-1" ref=${a}>${i(`end.${r}`,{name:l})}</h2>
      <p>${i(`end.${r}_why`,{name:l})}</p>
      <p class="row">
        <${Dn} open=${e} rematch=${t.rematch} seated=${(n?.seats.length??0)>0} />
        <${Ie} open=${e} from=${0} words=${i("past.through")} kind="" />
        <a class="button plain" href=${`${e.path}/record`} download=${`make-make-${t.code}.txt`}>${i("table.record")}</a>
      </p>
    </section>`}function Dn({open:e,rematch:t,seated:n}){let a=()=>$(async()=>N(`/r/${(await d(`${e.path}/rematch`)).code}`));return t?s`<a class="button primary" href=${`/r/${t}`}>${i(n?"end.to_rematch":"end.watch_rematch")}</a>`:n?s`<button type="button" class="primary" onClick=${a}>${i("end.rematch")}</button>`:null}var Mn=3e4;function qe({open:e}){let t=tt(e.view.value),n=x.value!==null;m(()=>{if(t||!n)return;let o=()=>document.visibilityState==="visible"&&w();o();let r=setInterval(o,Mn);return()=>clearInterval(r)},[t,n]);let a=P.value.find(o=>o.your_turn&&o.code!==e.code);return t||!a?null:s`<a class="button next-game" href=${`/r/${a.code}`}>${i("games.next",{title:yt(a)})}</a>`}function Je(e){let t=y(e);return e.room?.status==="playing"&&t!==null&&t.clan!==null&&!t.retired}function Ye({open:e}){let[t,n]=u(null),a=()=>n(null);return s`
    <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>n("menu")}>${i("menu.open")}</button>
    ${t==="menu"&&s`<${Gn} open=${e} onShow=${n} />`}
    ${t==="sharing"&&s`<${Hn} open=${e} onClose=${a} />`}
    ${t==="rename"&&s`<${bt} onClose=${a} />`}
    ${t==="resign"&&s`<${Bn} open=${e} onClose=${a} />`}`}function Gn({open:e,onShow:t}){let n=e.view.value,a=Je(n),o=y(n)!==null,r=()=>{t(null),et()};return s`
    <${Z} title=${i("menu.title")} onClose=${()=>t(null)}>
      <div class="menu">
        <button type="button" onClick=${r}>${i("app.rules")}</button>
        ${o&&s`<button type="button" onClick=${()=>t("rename")}>${i("nickname.change")}</button>`}
        <button type="button" onClick=${()=>t("sharing")}>${i("menu.sharing")}</button>
        ${a&&s`<${Un} open=${e} onDone=${()=>t(null)} />`}
        ${a&&s`<button type="button" class="grave" onClick=${()=>t("resign")}>${i("menu.resign")}</button>`}
        <a class="button" href="/">${i("menu.home")}</a>
        <label class="check"><input type="checkbox" checked=${ce.value} onChange=${l=>me(l.target.checked)} />
          <span>${i("menu.sounds")}</span></label>
        <div class="menu-languages"><span>${i("app.language")}</span><${qt} /></div>
      </div>
    <//>`}function Hn({open:e,onClose:t}){let[n,a]=u(null),o=R(e.past.position.value?.version??0);return m(()=>{Dt(()=>import("./sharing-TG3QRDD2.js")).then(r=>r?a(r):t())},[]),n&&s`<${n.SharingDialog} open=${e} version=${o.current} onClose=${t} />`}function Bn({open:e,onClose:t}){let[n,a]=u(!1),o=async()=>{await $(()=>d(`${e.path}/resign`))&&e.refresh(),t()},r=n?"again":"first";return s`
    <${F} key=${r} title=${i(`menu.resign_${r}`)} yes=${i(`menu.resign_${r}_yes`)} grave
      onYes=${n?o:()=>a(!0)} onClose=${t}>
      <p>${i(`menu.resign_${r}_what`)}</p>
    <//>`}function xt(e,t){return $(()=>e.command("/draw",{agree:t}))}function Un({open:e,onDone:t}){let{room:n}=e.view.value,a=y(e.view.value)?.clan??-1;if(n?.draw.length)return null;let o=async()=>await xt(e,!0)&&t();return a<0?null:s`<button type="button" onClick=${o}>${i("draw.offer")}</button>`}function Wn({room:e,you:t}){let n=e?.seats.filter(({seat:r})=>t?.seats.includes(r)).map(({clan:r})=>r??-1)??[],a=e?.draw.some(r=>n.includes(r))??!1,o=R({agreed:!1,version:-1});return m(()=>{let r=o.current.agreed&&!e?.draw.length&&o.current.version===e?.version;o.current={agreed:a,version:e?.version??-1},r&&e?.status==="playing"&&E(i("draw.off"))},[a,e?.version]),()=>{o.current={...o.current,agreed:!1}}}function Qe({open:e,names:t}){let n=e.view.value,{room:a}=n,o=Wn(n);if(!a?.draw.length||a.status!=="playing")return null;let r=y(n)?.clan??-1,l=a.draw.includes(r),c=()=>(l&&o(),xt(e,!1));return s`
    <div class="offer" role="status">
      <p>${l?i("draw.you_agree"):i("draw.offered",{name:t(a.draw[0])})}</p>
      ${Je(n)&&s`
        <div class="row">
          ${!l&&s`<button type="button" class="primary" onClick=${()=>xt(e,!0)}>${i("draw.agree")}</button>`}
          <button type="button" onClick=${c}>${i(l?"draw.withdraw":"draw.decline")}</button>
        </div>`}
    </div>`}function je({open:e}){let{choice:t,view:n,stage:a}=he(e),{room:o,events:r,you:l}=e.view.value,c=e.past.position.value;if(Le(e),S(be(e.view.value),tt(e.view.value)),!o?.state||!c)return null;if(Kn(e))return s`<${it} open=${e} />`;let v=I=>I.key==="Escape"&&(c.past?e.past.now():t.clear());return s`
    <${f}>
      <button type="button" class="plain" onClick=${()=>et()}>${i("app.rules")}</button>
      <${Ye} open=${e} />
    <//>
    <main class=${c.past?"table is-past":"table"} id="main" tabindex="-1" data-version=${o.version} data-position=${c.version}
      onKeyDown=${v}>
      <h1 class="unseen">${o.name||i("app.name")}</h1>
      <div class="table-notes">
        <${_} open=${e} />
        ${c.past?s`<${Ne} open=${e} />`:s`<div class="turn-row"><${ye} open=${e} choice=${t} /><${Se} open=${e} /></div>`}
        <${Qe} open=${e} names=${X(o)} />
        ${l===null&&s`<p class="note watching">${i("table.watching")}</p>`}
      </div>
      <div class="table-board" onKeyDown=${I=>le(I,e,a,()=>xe(e))}>
        <${de} open=${e} choice=${t} view=${n} />
        <${re} view=${n}><${ue} open=${e} stage=${a} /><//>
      </div>
      <${pe} open=${e} choice=${t} />
      <div class="table-side">
        <${qe} open=${e} />
        <${Te} open=${e} stage=${a} />
        ${c.past?s`<${Ce} open=${e} />`:s`<${qn} open=${e} choice=${t} />`}
        <${Pe} open=${e} room=${o} events=${r} />
      </div>
    </main>`}function Kn({past:e,seen:t}){return(e.looking.value!==null||t.away.value?.still===!1)&&e.shown.value===null&&!document.querySelector("main.table")}function qn({open:e,choice:t}){let{refused:n}=e.outbox;return s`
    ${e.room.value?.status==="finished"&&s`<${Ke} open=${e} />`}
    ${n.value&&s`<${we} problem=${n.value} />`}
    <${ke} open=${e} choice=${t} />
    <${ge} open=${e} choice=${t} />`}function Ze({open:e}){let{room:t,you:n,invite:a}=e.view.value,[o,r]=u(null);if(S(i("waiting.title")),m(()=>Q(e.code,!0),[e]),!t)return null;let l=oe(e.view.value),c=t.seats.filter(v=>v.player).length;return s`
    <${f} />
    <main class="page waiting" id="main" tabindex="-1">
      <${_} open=${e} />
      <section class="stack waiting-seats" aria-labelledby="title">
        <h1 id="title">${t.name?s`<bdi>${t.name}</bdi>`:i("waiting.title")}</h1>
        <p class="lead" role="status">${i("waiting.taken",{n:c,of:t.seats.length})}</p>
        <div class="card stack">
          <${ct} room=${t} you=${n} onFree=${l?r:void 0} />
          <div class="row"><${Me} /></div>
        </div>
        ${!l&&s`<${Ve} code=${t.code} />`}
      </section>
      <section class="card stack waiting-share" aria-labelledby="invite">
        <h2 id="invite">${i("waiting.invite")}</h2>
        <${Ee} code=${t.code} invite=${a} name=${t.name} />
        ${l&&s`<${Qn} open=${e} />`}
      </section>
      <div class="stack waiting-ways">
        ${l&&s`<${Ve} code=${t.code} />`}
        <${Jn} open=${e} room=${t} host=${l} taken=${c} />
        <${Yn} open=${e} host=${l} />
      </div>
      ${o!==null&&s`<${jn} open=${e} room=${t} seat=${o} onClose=${()=>r(null)} />`}
    </main>
    <${b} />`}function Ve({code:e}){return s`<a class="learn-way" href=${`/learn?table=${encodeURIComponent(e)}`}><strong>${i("waiting.learn")}</strong></a>`}function Jn({open:e,room:t,host:n,taken:a}){let o=a===t.seats.length;return n?s`
    <div class="stack">
      <button type="button" class=${o?"primary large":"large"} disabled=${a<2}
        onClick=${()=>$(()=>e.command("/start"))}>${i(o?"waiting.start":"waiting.start_now",{n:a})}</button>
      <p class="note">${i(t.autostart?"waiting.by_itself":"waiting.you_start")}</p>
    </div>`:s`<p class="note">${i(t.autostart?"waiting.by_itself":"waiting.host_starts")}</p>`}function Yn({open:e,host:t}){let[n,a]=u(null),o=y(e.view.value)?.seat,r=async()=>{Q(e.code,!1),await $(()=>ht("DELETE",`${e.path}/seats/${o}`))?N("/"):Q(e.code,!0)},l=async()=>await $(()=>e.command("/cancel"))&&N("/");return s`
    <div class="row">
      <button type="button" onClick=${()=>a("leave")}>${i("waiting.leave")}</button>
      ${t&&s`<button type="button" onClick=${()=>a("cancel")}>${i("waiting.cancel")}</button>`}
    </div>
    ${n&&s`
      <${F} title=${i(`waiting.${n}_title`)} yes=${i(`waiting.${n}`)} grave
        onYes=${n==="leave"?r:l} onClose=${()=>a(null)}>
        <p>${i(`waiting.${n}_what`)}</p>
      <//>`}`}function Qn({open:e}){let[t,n]=u(!1),a=async()=>{let o=await $(async()=>{let{invite:r}=await d(`${e.path}/invite`);e.view.value={...e.view.value,invite:r}});n(!1),o&&E(i("waiting.renewed"))};return s`
    <button type="button" class="plain" onClick=${()=>n(!0)}>${i("waiting.renew")}</button>
    ${t&&s`
      <${F} title=${i("waiting.renew_title")} yes=${i("waiting.renew")} onYes=${a} onClose=${()=>n(!1)}>
        <p>${i("waiting.renew_what")}</p>
      <//>`}`}function jn({open:e,room:t,seat:n,onClose:a}){let o=k(C(t.seats)[n]??""),r=async()=>{await $(()=>ht("DELETE",`${e.path}/seats/${n}`)),a()};return s`
    <${F} title=${i("waiting.free_title",{name:o})} yes=${i("waiting.free_seat")} grave onYes=${r} onClose=${a}>
      <p>${i("waiting.free_what")}</p>
    <//>`}function Vn(e){let[t,n]=u(null);return m(()=>{let a=new ut(e),o=()=>Y(e);return o(),addEventListener("hashchange",o),a.enter(),n(a),()=>{removeEventListener("hashchange",o),a.leave()}},[e]),t}function Xe({code:e}){let t=Vn(e);if(!t)return null;if(t.gone)return s`<${mt} message=${t.trouble.value?.message??""} />`;let{room:n,you:a}=t.view.value;if(!n)return s`<${it} open=${t} />`;if(n.status==="cancelled")return s`<${mt} message=${i("waiting.cancelled")} />`;let o=t.trying.value;return o?s`<${_e} open=${t} trying=${o} key=${`what if ${o.version}`} />`:n.status!=="waiting"?s`<${je} open=${t} key=${n.code} />`:a?.seats.length?s`<${Ze} open=${t} />`:s`<${Ue} open=${t} />`}function mt({message:e,title:t=i("app.nothing_here")}){return S(t),s`
    <${f} />
    <main class="page missing" id="main" tabindex="-1">
      <h1>${t}</h1>
      <p>${e}</p>
      <a class="button primary" href="/">${i("app.home")}</a>
    </main>
    <${b} />`}var ze=()=>location.hash.slice(1).toLowerCase();function tn(){let[e,t]=u(ze());return m(()=>{let n=()=>t(ze());return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),s`
    <${f} />
    <main class="page rules" id="main" tabindex="-1">
      <h1>${i("rules.title")}</h1>
      <p><a class="button" href="/learn">${i("front.learn")}</a></p>
      <${$e} marked=${e} page />
    </main>
    <${b} />`}function nn(){return s`
    <div class="toasts">
      <div role="alert">${$t.value.filter(e=>e.fault).map(en)}</div>
      <div role="status">${$t.value.filter(e=>!e.fault).map(en)}</div>
    </div>
    <p class="unseen" aria-live="polite"><span key=${vt.value.number}>${vt.value.words}</span></p>`}function en(e){return s`
    <div class=${e.fault?"toast fault":"toast"} key=${e.id}>
      <p>${e.message}</p>
      ${e.reload&&s`<${Jt} kind="plain" />`}
      <button type="button" class="plain icon" aria-label=${i("app.close")} onClick=${()=>Rt(e.id)}>✕</button>
    </div>`}var Zn=async()=>(await Ot(()=>import("./learn-55LSJL4Y.js"))).begin();function Xn(){let e=L(T.value);return e?s`<${Xe} code=${e} key=${e} />`:T.value==="/"?s`<${Ge} />`:T.value==="/rules"?s`<${tn} />`:T.value==="/learn"?s`<${Yt} load=${Zn} key="learn" />`:s`<${mt} title=${i("app.no_page")} message=${i("errors.not_found")} />`}function zn(e){e.preventDefault(),document.getElementById("main")?.focus()}var ti=4e3;function ei(){let e=It.value&&!L(T.value);return m(()=>{let t=e?setInterval(w,ti):0;return()=>clearInterval(t)},[e]),e?s`<div class="connection offline" role="status"><p>${i("net.offline")}</p></div>`:null}function ni(){return s`
    <a class="skip" href="#main" onClick=${zn}>${i("app.skip")}</a>
    <${ei} />
    <${Xn} />
    <${ve} />
    <${nn} />`}async function ii(){let e=L(location.pathname);e&&Y(e),await Tt(Ct()),await Promise.all([w(),Bt()]),Zt(),Qt(),Lt();let t=document.getElementById("app");t&&St(s`<${ni} />`,t),D(Ae),si(),Pt()}function si(){let e=!0;D(()=>{let t=T.value;e||requestAnimationFrame(()=>document.getElementById("main")?.focus({preventScroll:!0})),!e&&t==="/"&&w(),e=!1})}ii();
