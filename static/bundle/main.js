import{a as ae,b as oe,c as b}from"./chunk-HJTIUG6E.js";import{a as T,c as K,d as ft,e as Lt,f as J,g as It,h as ye,i as be,j as ke,l as xe}from"./chunk-WPPROSBC.js";import{A as de,B as $e,C as ve,D as ge,E as we,F as Le,G as k,a as S,b as C,c as Yt,e as Xt,f as $t,g as z,h as zt,i as te,j as ee,k as w,l as ne,m as ie,o as se,q as re,r as le,t as ue,u as ce,v as me,w as he,x as fe,y as tt,z as pe}from"./chunk-ZVY2JJJY.js";import{k as Jt}from"./chunk-LLMMGQOD.js";import{A as Ee,B as Te,D as Ne,a as Et,b as Tt,c as Nt,d as N,e as Q,g as L,h as Mt,i as I,j as Ht,k as j,l as Bt,m as Ut,n as Gt,o as m,p as Wt,q as qt,r as Qt,s as jt,t as Vt,u as Zt,x as _e,y as Se,z as Ce}from"./chunk-5OTYYQ53.js";import"./chunk-QXAYAVIB.js";import{a as Z,c as X}from"./chunk-EWZLC4IL.js";import{B as Ot,x as Dt,y as At}from"./chunk-NQJ63F4T.js";import{a as V,b as P}from"./chunk-VOXYMZE7.js";import{a as Kt}from"./chunk-RE3ZFHEB.js";import{b as Pt,c as pt,d as dt,e as _,f as Ft,h as Y,i as $,j as Rt}from"./chunk-KDZ2422P.js";import{B as i,D as St,E as x,F as Ct,b as bt,c as s,d as u,e as R,g as f,i as kt,j as p,k as U,l as D,o as G,p as W,q as g,r as q,s as ht,t as A,u as d,y as xt,z as _t}from"./chunk-U25RX7RL.js";var ze={players:3,clan:0,phase:"dominance",territories:{b2:{clan:1,dominance:2,chief:!1},b3:{clan:0,dominance:3,chief:!0},c2:{clan:1,dominance:1,chief:!0},c3:{clan:1,dominance:2,chief:!1},c5:{clan:0,dominance:2,chief:!1},b4:{clan:0,dominance:1,chief:!1},d3:{clan:1,dominance:1,chief:!1},d5:{clan:2,dominance:2,chief:!0},d6:{clan:2,dominance:1,chief:!1},e6:{clan:2,dominance:1,chief:!1}},moai:["d2","e7"],tangata_manu:[[],["c2-d2-d3"],["d5-d6-e6","d6-e6-e7"]],reserves:[],moai_left:10,make_make:0,retired:[],winner:null,result:null},tn=[0,1,2].map(e=>({name:"",look:e})),O=new Set,en={spaces:O,grounds:O},Ie=()=>{};function et({state:e=ze}){return s`
    <div class="island" inert aria-hidden="true">
      <${Jt} state=${e} clans=${tn} targets=${O} choices=${O} selected=${null} ghost=${null}
        marked=${en} reasons=${O} coordinates=${!1} text=${i} onSpace=${Ie} onGround=${Ie} />
    </div>`}function y(){return s`
    <footer class="foot">
      <a href="/rules">${i("app.rules")}</a>
      <span>${i("app.unofficial")}</span>
    </footer>`}var nn=96;function M(e){return e instanceof g&&e.code==="invalid_request"?i("nickname.refused"):Y(e)}function H({value:e,onInput:t,fault:n=null}){let a=kt(),o=r=>{Ht(r.target.value),t(r.target.value)};return s`
    <label class="field">
      <span>${i("nickname.label")}</span>
      <input type="text" name="nickname" value=${e} onInput=${o} maxlength=${nn} required autocomplete="nickname"
        autocapitalize="words" spellcheck="false" enterkeyhint="go" aria-invalid=${n?"true":void 0}
        aria-describedby=${n?a:void 0} placeholder=${i("nickname.example")} />
      ${n&&s`<span class="fault" id=${a}>${n}</span>`}
    </label>`}function vt({onClose:e}){let[t,n]=u(I()),[a,o]=u(null),r=async l=>{l.preventDefault();try{await Bt(t),e()}catch(c){o(M(c))}};return s`
    <${V} title=${i("nickname.change")} onClose=${e}>
      <form class="stack" onSubmit=${r}>
        <${H} value=${t} onInput=${n} fault=${a} />
        <div class="answers">
          <button type="button" onClick=${e}>${i("app.no")}</button>
          <button class="primary">${i("app.save")}</button>
        </div>
      </form>
    <//>`}function Pe(){let[e,t]=u(!1);return N.value?s`
    <button type="button" class="plain" onClick=${()=>t(!0)}>${i("nickname.change")}</button>
    ${e&&s`<${vt} onClose=${()=>t(!1)} />`}`:null}var sn=[2,3,4];function Fe(){return s`
    <${m} />
    <main class="page front" id="main" tabindex="-1">
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${i("front.title")}</h1>
        <p class="lead">${i("front.lead")}</p>
        <${an} prominent=${Q.value.length===0} />
        <${et} />
      </section>
      <div class="front-side">
        <${ln} />
        ${N.value&&Q.value.length>0&&s`<${cn} />`}
        ${N.value&&s`<${fn} />`}
      </div>
    </main>
    <${y} />`}function an({prominent:e}){return e?s`
    <a class="learn-way" href="/learn"><strong>${i("front.learn")}</strong><span>${i("front.learn_what")}</span></a>`:s`<p class="note"><a class="learn-again" href="/learn">${i("front.learn")}</a></p>`}async function on(e,t){await j(e);let n=await d("/api/rooms",t);C(`/r/${n.code}`)}function rn(e){return Array.from({length:e-1},(t,n)=>n+1)}function ln(){let[e,t]=u(null),n=e??I(),[a,o]=u(3),[r,l]=u(""),[c,v]=u("random"),E=h=>{o(h),Number(c)>=h&&v("random")},[B,F]=u(!0),[mt,yt]=u(!1),[Ve,Ze]=u(null);return s`
    <form class="card stack" onSubmit=${async h=>{h.preventDefault(),yt(!0);try{await on(n,{seats:a,name:r,autostart:B,first:c==="random"?c:Number(c)})}catch(Xe){Ze(M(Xe))}yt(!1)}} aria-labelledby="new-table">
      <h2 id="new-table">${i("front.new_table")}</h2>
      <${H} value=${n} onInput=${t} fault=${Ve} />
      <${un} value=${a} onChange=${E} />
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
              ${rn(a).map(h=>s`<option value=${h}>${i("front.first_seat",{n:h+1})}</option>`)}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked=${B} onChange=${h=>F(h.target.checked)} />
            <span>${i("front.autostart")}</span>
          </label>
        </div>
      </details>
      <button class="primary large" disabled=${mt}>${i("front.make")}</button>
      <p class="note">${i("front.private")}</p>
    </form>`}function un({value:e,onChange:t}){return s`
    <fieldset class="field segments">
      <legend>${i("front.players")}</legend>
      <div class="segment-row">
        ${sn.map(n=>s`
          <label class="segment">
            <input type="radio" name="seats" value=${n} checked=${n===e} onChange=${()=>t(n)} />
            <span>${n}</span>
          </label>`)}
      </div>
      ${e===2&&s`<p class="note">${i("front.two")}</p>`}
    </fieldset>`}function cn(){return s`
    <section class="card" aria-labelledby="my-games">
      <h2 id="my-games">${i("front.my_games")}</h2>
      <ul class="games">${Q.value.map(e=>s`<${hn} game=${e} key=${e.code} />`)}</ul>
    </section>`}function mn(e){let t=(e.seats??[]).map(n=>n.player?.nickname).filter(Boolean);return e.name||St(t.map(x))}function hn({game:e}){let t=e.your_turn?"your_turn":e.status;return s`
    <li>
      <a class=${e.your_turn?"game waits":"game"} href=${`/r/${e.code}`}>
        <span class="game-title">${mn(e)}</span>
        <span class="game-state">${i(`games.${t}`)}</span>
        <time datetime=${e.updated_at}>${Ct(e.updated_at)}</time>
      </a>
    </li>`}function fn(){return s`
    <p class="note whoami">
      ${i("front.known_as",{name:x(N.value?.nickname??"")})}
      <button type="button" class="plain" onClick=${()=>$(Ut).then(L)}>${i("front.sign_out")}</button>
    </p>`}function nt({open:e}){return s`
    <${m} />
    <main class="page" id="main" tabindex="-1">
      <${b} open=${e} />
      <p role="status">${e.trouble.value?.message??i("app.loading")}</p>
    </main>`}function it(e,t=Math.random()){let n=Math.min(15e3,500*2**Math.min(e,10));return n/2+n/2*t}var pn=1e4,dn=4004,st=class{constructor(t){this.ends=t,this.socket=null,this.up=!1,this.attempt=0,this.timer=void 0,this.heard=0}dial(){this.hangUp();let t;try{t=new WebSocket(this.ends.address())}catch{return this.#t()}this.socket=t,this.timer=setTimeout(()=>this.#e(t,0),pn),t.onmessage=n=>this.#n(t,n.data),t.onclose=n=>this.#e(t,n.code)}hangUp(){clearTimeout(this.timer);let t=this.socket;this.socket=null,this.up=!1,t?.close()}send(t){return!this.up||this.socket?.readyState!==WebSocket.OPEN?!1:(this.socket.send(JSON.stringify(t)),!0)}#n(t,n){t!==this.socket||typeof n!="string"||(this.heard=performance.now(),this.ends.onFrame(JSON.parse(n)),!this.up&&(clearTimeout(this.timer),this.up=!0,this.attempt=0,this.ends.onUp()))}#e(t,n){if(t===this.socket){if(this.hangUp(),n===dn)return this.ends.onGone();this.#t()}}#t(){this.timer=setTimeout(()=>this.dial(),it(this.attempt)),this.attempt+=1,this.ends.onDown()}};function Re(e=t=>crypto.getRandomValues(t)){let t=new Uint8Array(16);return e(t),t[6]=t[6]&15|64,t[8]=t[8]&63|128,Array.from(t,a=>a.toString(16).padStart(2,"0")).join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/,"$1-$2-$3-$4-$5")}var $n=4e3,at=class{constructor(t){this.room=t,this.place=`unsent:${t.code}`,this.pending=p(this.#n()),this.refused=p(null),this.timer=void 0,this.attempt=0}#n(){let t=G(this.place,"tab");return t?{...JSON.parse(t),unsent:!0}:null}act(t,n){this.pending.value||(this.refused.value=null,this.#i({id:Re(),version:n,action:t,unsent:!1}),this.flush())}flush(){let t=this.pending.value;if(!t)return;clearTimeout(this.timer);let{id:n,version:a,action:o}=t;if(!this.room.link.send({type:"action",id:n,version:a,action:o}))return this.#t(t);this.timer=setTimeout(()=>this.#e(t),$n)}answered(t){if(t.id!==this.pending.value?.id)return;if(t.type==="ack")return this.#s();let n=new g(t.status??409,t);gn(t.code)?this.#a():this.#o(n)}mark(){this.pending.value&&this.#i({...this.pending.value,unsent:!0})}#e(t){return this.mark(),this.#t(t)}drop(){this.#i(null)}stop(){clearTimeout(this.timer)}async#t(t){let{id:n,version:a,action:o}=t;try{await d(`${this.room.path}/actions`,{id:n,version:a,action:o}),this.pending.value?.id===n&&this.#s()}catch(r){if(this.pending.value?.id!==n)return;if(r instanceof g&&!r.passing)this.#o(r);else if(r instanceof g||r instanceof q)this.#a();else throw r}}#s(){this.#i(null),this.room.link.up||this.room.refresh()}#a(){this.pending.value&&(this.mark(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.flush(),it(this.attempt)),this.attempt+=1)}#o(t){this.#i(null),this.refused.value=t,t.body.room?this.room.accept(t.body.room):this.room.refresh()}#i(t){t||(clearTimeout(this.timer),this.attempt=0),this.pending.value=t,W(this.place,t&&JSON.stringify(t),"tab")}},vn=new Set(["not_saved","internal_error","too_many_requests"]);function gn(e){return vn.has(e)}var wn=150,ot=class{constructor(t){this.open=t,this.looking=p(null),this.shown=p(null),this.position=U(()=>this.#n()),this.states=new Map,this.fetching=!1,this.arrived=!1}follow(t){let n,a=()=>this.#t(),o=D(()=>{let r=this.looking.value;clearTimeout(n),(r!==null||this.arrived)&&(n=setTimeout(a,wn))});addEventListener("popstate",a,{signal:t}),t.addEventListener("abort",()=>[o(),clearTimeout(n)])}arrive(){let t=this.open.room.value?.version??0;if(this.arrived||!this.open.room.value?.state)return;this.arrived=!0;let n=Zt(location.search,t);n!==null&&(Number.isNaN(n)?_(i("past.none")):this.lookAt(n),this.#t())}async lookAt(t){if(this.looking.value=t,!this.fetching){this.fetching=!0;try{await this.#e()}catch(n){_(Y(n),!0),this.looking.value=this.shown.value?.version??null}finally{this.fetching=!1}}}now(){let t=this.looking.value!==null;this.looking.value=null,(!t||!this.open.seen.check())&&(this.shown.value=null)}async stateAt(t){let{room:n}=this.open.view.value;if(n?.state&&n.version===t)return n.state;let a=this.states.get(t)??await A(`${this.open.path}/states/${t}`);return this.states.set(t,a),a}#n(){let{room:t}=this.open.view.value;if(!t?.state)return null;let n={version:t.version,state:t.state};return{...this.shown.value??n,past:this.shown.value!==null||this.looking.value!==null}}async#e(){for(;this.looking.value!==null&&this.shown.value?.version!==this.looking.value;){let t=this.looking.value,n=await this.stateAt(t);this.looking.value!==null&&(this.shown.value={version:t,state:n})}}#t(){if(T(location.pathname)!==this.open.code)return;let t=this.looking.value===null?"":`?v=${this.looking.value}`;this.arrived&&location.search!==t&&history.replaceState(history.state,"",location.pathname+t+location.hash)}};var yn=2e3,De=()=>document.visibilityState==="hidden",rt=class{constructor(t){this.open=t,this.place=`seen:${t.code}`;let n=G(this.place,"tab");this.version=n===null?null:Number(n),this.away=p(null),this.returning=!0,this.told=0,this.left=null}heard(t){typeof t=="number"&&this.#e(t)}drawn(t){this.#e(t),this.open.link.send({type:"seen",version:t})}tellsLater(t){let n=this.away.value?.turns.at(-1)?.events.at(-1)?.version??0;return t<=n||this.returning||De()&&w(this.open.view.value)!==null}leave(){let{looking:t,shown:n}=this.open.past,{room:a}=this.open.view.value;this.away.value&&this.stop(),this.left=a?.state&&t.value===null&&n.value===null?{version:a.version,state:a.state}:null}stop(){this.away.value=null,this.open.past.now()}finish(){this.stop(),this.open.sayDrawn()}check(){let{view:t,past:n}=this.open,{room:a,events:o}=t.value;if(!a||De()||z(t.value)||this.away.value||n.looking.value!==null||this.open.trying.value)return!1;this.returning=!1;let r=w(t.value)?.clan??null,l=r===null||this.version===null?[]:jt(o,this.version,r);if(!l.length||!a.state)return!1;let c=Vt(l,a.state.players),v={turns:c,all:Qt(l).length,since:c[0].events[0].version-1,still:ue()};return this.away.value=v,v.still?n.shown.value=null:this.#n(v),!0}async#n(t){let{past:n}=this.open;if(this.left?.version===t.since){n.shown.value=this.left;return}let a=setTimeout(()=>this.away.value===t&&n.shown.value===null&&this.finish(),yn);try{let o=await n.stateAt(t.since);this.away.value===t&&(n.shown.value={version:t.since,state:o})}catch{this.away.value===t&&this.finish()}clearTimeout(a)}#e(t){t<=(this.version??-1)||(this.version=t,W(this.place,String(t),"tab"))}};var bn=3e4,kn=3e3,xn=2e4,lt=class{constructor(t){this.code=t,this.path=`/api/rooms/${encodeURIComponent(t)}`,this.view=p(Xt),this.status=p("connecting"),this.trouble=p(null),this.room=U(()=>this.view.value.room),this.link=new st({address:()=>this.#n(),onFrame:n=>this.#e(n),onUp:()=>this.#a(),onDown:()=>this.#o(),onGone:()=>this.refresh()}),this.outbox=new at(this),this.past=new ot(this),this.seen=new rt(this),this.trying=p(null),this.tried=null,this.hiddenSince=0,this.ears=new AbortController}enter(){let{signal:t}=this.ears;document.addEventListener("visibilitychange",()=>this.#r(),{signal:t}),addEventListener("online",()=>this.link.dial(),{signal:t}),addEventListener("offline",()=>this.#i(),{signal:t}),addEventListener("pageshow",n=>n.persisted&&this.link.dial(),{signal:t}),this.past.follow(t),this.watch=setInterval(()=>this.#l(),kn),this.link.dial()}leave(){this.ears.abort(),clearInterval(this.watch),this.link.hangUp(),this.outbox.stop()}retry(){this.link.attempt=0,this.link.dial()}accept(t,n){this.view.value=zt(this.view.value,t,n),this.#t(t.seen),this.#s()}async command(t,n){this.accept(await d(this.path+t,n))}async refresh(){try{return this.accept(await A(this.path)),this.trouble.value=null,!0}catch(t){return t instanceof g&&this.#u(t),t instanceof g&&!t.passing}}foresee(t){return d(`${this.path}/preview`,{action:t,version:this.room.value?.version})}sayDrawn(){let t=this.room.value?.version,n=this.past.position.value?.past||this.seen.away.value||this.seen.returning||this.trying.value;t!==void 0&&!n&&document.visibilityState==="visible"&&this.seen.drawn(t)}get gone(){return this.status.value==="gone"}#n(){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}${this.path}/socket?since=${$t(this.view.value)}`}#e(t){if(t.type==="ack"||t.type==="error")return this.outbox.answered(t);this.view.value=ee(this.view.value,t),this.link.up&&(this.status.value="live"),this.#t(t.type==="seen"?t.version:t.room?.seen),this.#s()}#t(t){this.seen.heard(t),this.past.arrive(),this.seen.returning&&this.seen.check()}async#s(){if(!(!z(this.view.value)||this.filling)){this.filling=!0;try{let t=await A(`${this.path}/events?since=${$t(this.view.value)}`);this.view.value=te(this.view.value,t),this.#t(void 0)}catch(t){if(!(t instanceof q||t instanceof g))throw t}finally{this.filling=!1}}}#a(){this.status.value="live",this.outbox.flush(),this.sayDrawn()}async#o(){if(this.gone)return;this.status.value==="live"&&(this.status.value="connecting");let t=await this.refresh();this.link.up||this.gone||(this.status.value=t?"polling":"offline",t&&this.outbox.flush())}#i(){this.status.value="offline",this.outbox.mark()}#r(){if(document.visibilityState==="hidden"){this.hiddenSince=performance.now(),this.seen.leave();return}let t=performance.now()-this.hiddenSince>xn;this.seen.returning=!0,t||!this.link.up?this.link.dial():this.seen.check(),this.sayDrawn()}async#l(){if(document.visibilityState==="hidden")return;if(this.status.value==="polling")return this.refresh();if(!this.link.up||performance.now()-this.link.heard<bn)return;this.link.heard=performance.now();let t=this.room.value?.revision??0,n=await this.refresh(),a=(this.room.value?.revision??0)>t;(!n||a)&&this.link.dial()}#u(t){this.trouble.value=t,t.status===404&&(this.link.hangUp(),this.status.value="gone")}};function ut({room:e,you:t,onFree:n}){let a=Z(e.seats);return s`
    <ol class="seats">
      ${e.seats.map((o,r)=>s`
        <li class=${`seat look-${r}${o.player?"":" free"}`} key=${o.seat}>
          <${Dt} look=${r} />
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
    </ol>`}function Ae({open:e}){let t=e.room.value,n=t.seats.find(o=>o.player?.id===t.host)?.player?.nickname??"",a=i(Oe(t)?"invited.title_of":"invited.title",{name:x(n)});return k(a),s`
    <${m} />
    <main class="page invited" id="main" tabindex="-1">
      <${b} open=${e} />
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${a}</h1>
        ${t.name&&s`<p class="room-name"><bdi>${t.name}</bdi></p>`}
        <p class="lead">${i("invited.lead")}</p>
        <${et} />
      </section>
      <div class="front-side">
        <${_n} open=${e} room=${t} />
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">${i("waiting.seats")}</h2>
          <${ut} room=${t} you=${null} />
        </section>
        <p class="note"><a class="learn-again" href=${`/learn?table=${encodeURIComponent(t.code)}`}>${i("front.learn")}</a></p>
      </div>
    </main>
    <${y} />`}function Oe(e){return e.seats.every(t=>t.player)?"full":e.visibility==="public"||ft(e.code)?null:It(e.code)?"freed":"no_invite"}function _n({open:e,room:t}){switch(Oe(t)){case"full":return s`<${gt} title=${i("invited.full")} why=${i("invited.full_why")} />`;case"freed":return s`<${gt} title=${i("invited.freed")} why=${i("invited.freed_why")} />`;case"no_invite":return s`<${gt} title=${i("invited.no_invite")} why=${i("invited.no_invite_why")} />`;default:return s`<${Cn} open=${e} code=${t.code} />`}}function gt({title:e,why:t}){return s`<section class="card stack"><h2>${e}</h2><p>${t}</p></section>`}async function Sn(e,t,n){await j(n);let a=ft(t);await e.command("/seats",a?{invite:a}:{}),Lt(t),e.link.dial()}function Cn({open:e,code:t}){let[n,a]=u(null),o=n??I(),[r,l]=u(!1),[c,v]=u(null);return s`
    <form class="card stack" onSubmit=${async B=>{B.preventDefault(),l(!0);try{await Sn(e,t,o)}catch(F){let mt=F instanceof g&&F.code==="invite_required";v(mt?i("invited.dead_invite"):M(F))}l(!1)}} aria-labelledby="take-seat">
      <h2 id="take-seat">${i("invited.sit_down")}</h2>
      <${H} value=${o} onInput=${a} fault=${c} />
      <button class="primary large" disabled=${r}>${i("invited.take_seat")}</button>
      <p class="note">${i("invited.no_account")}</p>
    </form>`}function Me({open:e}){let{room:t,you:n}=e.view.value,a=R(null);if(f(()=>a.current?.focus({preventScroll:!0}),[]),!t?.state?.result)return null;let{winner:o,result:r}=t.state,l=o===null?"":X(t)(o);return s`
    <section class="end" aria-labelledby="end-title">
      <div class="end-figure" aria-hidden="true">
        ${o===null?s`<${Ot} />`:s`<${At} look=${o} />`}
      </div>
      <h2 id="end-title" tabindex="-1" ref=${a}>${i(`end.${r}`,{name:l})}</h2>
      <p>${i(`end.${r}_why`,{name:l})}</p>
      <p class="row">
        <${En} open=${e} rematch=${t.rematch} seated=${(n?.seats.length??0)>0} />
        <${Ee} open=${e} from=${0} words=${i("past.through")} kind="" />
        <a class="button plain" href=${`${e.path}/record`} download=${`make-make-${t.code}.txt`}>${i("table.record")}</a>
      </p>
    </section>`}function En({open:e,rematch:t,seated:n}){let a=()=>$(async()=>C(`/r/${(await d(`${e.path}/rematch`)).code}`));return t?s`<a class="button primary" href=${`/r/${t}`}>${i(n?"end.to_rematch":"end.watch_rematch")}</a>`:n?s`<button type="button" class="primary" onClick=${a}>${i("end.rematch")}</button>`:null}function He(e){let t=w(e);return e.room?.status==="playing"&&t!==null&&t.clan!==null&&!t.retired}function Be({open:e}){let[t,n]=u(null),a=()=>n(null);return s`
    <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>n("menu")}>${i("menu.open")}</button>
    ${t==="menu"&&s`<${Tn} open=${e} onShow=${n} />`}
    ${t==="sharing"&&s`<${Nn} open=${e} onClose=${a} />`}
    ${t==="rename"&&s`<${vt} onClose=${a} />`}
    ${t==="resign"&&s`<${Ln} open=${e} onClose=${a} />`}`}function Tn({open:e,onShow:t}){let n=e.view.value,a=He(n),o=w(n)!==null,r=()=>{t(null),tt()};return s`
    <${V} title=${i("menu.title")} onClose=${()=>t(null)}>
      <div class="menu">
        <button type="button" onClick=${r}>${i("app.rules")}</button>
        ${o&&s`<button type="button" onClick=${()=>t("rename")}>${i("nickname.change")}</button>`}
        <button type="button" onClick=${()=>t("sharing")}>${i("menu.sharing")}</button>
        ${a&&s`<${In} open=${e} onDone=${()=>t(null)} />`}
        ${a&&s`<button type="button" class="grave" onClick=${()=>t("resign")}>${i("menu.resign")}</button>`}
        <a class="button" href="/">${i("menu.home")}</a>
        <label class="check"><input type="checkbox" checked=${re.value} onChange=${l=>le(l.target.checked)} />
          <span>${i("menu.sounds")}</span></label>
        <div class="menu-languages"><span>${i("app.language")}</span><${Gt} /></div>
      </div>
    <//>`}function Nn({open:e,onClose:t}){let[n,a]=u(null),o=R(e.past.position.value?.version??0);return f(()=>{Rt(()=>import("./sharing-TG3QRDD2.js")).then(r=>r?a(r):t())},[]),n&&s`<${n.SharingDialog} open=${e} version=${o.current} onClose=${t} />`}function Ln({open:e,onClose:t}){let[n,a]=u(!1),o=async()=>{await $(()=>d(`${e.path}/resign`))&&e.refresh(),t()},r=n?"again":"first";return s`
    <${P} key=${r} title=${i(`menu.resign_${r}`)} yes=${i(`menu.resign_${r}_yes`)} grave
      onYes=${n?o:()=>a(!0)} onClose=${t}>
      <p>${i(`menu.resign_${r}_what`)}</p>
    <//>`}function wt(e,t){return $(()=>e.command("/draw",{agree:t}))}function In({open:e,onDone:t}){let{room:n}=e.view.value,a=w(e.view.value)?.clan??-1;if(n?.draw.length)return null;let o=async()=>await wt(e,!0)&&t();return a<0?null:s`<button type="button" onClick=${o}>${i("draw.offer")}</button>`}function Pn({room:e,you:t}){let n=e?.seats.filter(({seat:r})=>t?.seats.includes(r)).map(({clan:r})=>r??-1)??[],a=e?.draw.some(r=>n.includes(r))??!1,o=R({agreed:!1,version:-1});return f(()=>{let r=o.current.agreed&&!e?.draw.length&&o.current.version===e?.version;o.current={agreed:a,version:e?.version??-1},r&&e?.status==="playing"&&_(i("draw.off"))},[a,e?.version]),()=>{o.current={...o.current,agreed:!1}}}function Ue({open:e,names:t}){let n=e.view.value,{room:a}=n,o=Pn(n);if(!a?.draw.length||a.status!=="playing")return null;let r=w(n)?.clan??-1,l=a.draw.includes(r),c=()=>(l&&o(),wt(e,!1));return s`
    <div class="offer" role="status">
      <p>${l?i("draw.you_agree"):i("draw.offered",{name:t(a.draw[0])})}</p>
      ${He(n)&&s`
        <div class="row">
          ${!l&&s`<button type="button" class="primary" onClick=${()=>wt(e,!0)}>${i("draw.agree")}</button>`}
          <button type="button" onClick=${c}>${i(l?"draw.withdraw":"draw.decline")}</button>
        </div>`}
    </div>`}function Ge({open:e}){let{choice:t,view:n,stage:a}=ce(e),{room:o,events:r,you:l}=e.view.value,c=e.past.position.value;if(Te(e),k(ge(e.view.value),ne(e.view.value)),!o?.state||!c)return null;if(Fn(e))return s`<${nt} open=${e} />`;let v=E=>E.key==="Escape"&&(c.past?e.past.now():t.clear());return s`
    <${m}>
      <button type="button" class="plain" onClick=${()=>tt()}>${i("app.rules")}</button>
      <${Be} open=${e} />
    <//>
    <main class=${c.past?"table is-past":"table"} id="main" tabindex="-1" data-version=${o.version} data-position=${c.version}
      onKeyDown=${v}>
      <h1 class="unseen">${o.name||i("app.name")}</h1>
      <div class="table-notes">
        <${b} open=${e} />
        ${c.past?s`<${Ce} open=${e} />`:s`<div class="turn-row"><${ve} open=${e} choice=${t} /><${ke} open=${e} /></div>`}
        <${Ue} open=${e} names=${X(o)} />
        ${l===null&&s`<p class="note watching">${i("table.watching")}</p>`}
      </div>
      <div class="table-board" onKeyDown=${E=>ae(E,e,a,()=>ye(e))}>
        <${he} open=${e} choice=${t} view=${n} />
        <${se} view=${n}><${oe} open=${e} stage=${a} /><//>
      </div>
      <${me} open=${e} choice=${t} />
      <div class="table-side">
        <${Se} open=${e} stage=${a} />
        ${c.past?s`<${_e} open=${e} />`:s`<${Rn} open=${e} choice=${t} />`}
        <${Ne} open=${e} room=${o} events=${r} />
      </div>
    </main>`}function Fn({past:e,seen:t}){return(e.looking.value!==null||t.away.value?.still===!1)&&e.shown.value===null&&!document.querySelector("main.table")}function Rn({open:e,choice:t}){let{refused:n}=e.outbox;return s`
    ${e.room.value?.status==="finished"&&s`<${Me} open=${e} />`}
    ${n.value&&s`<${$e} problem=${n.value} />`}
    <${we} open=${e} choice=${t} />
    <${de} open=${e} choice=${t} />`}function qe({open:e}){let{room:t,you:n,invite:a}=e.view.value,[o,r]=u(null);if(k(i("waiting.title")),f(()=>J(e.code,!0),[e]),!t)return null;let l=ie(e.view.value),c=t.seats.filter(v=>v.player).length;return s`
    <${m} />
    <main class="page waiting" id="main" tabindex="-1">
      <${b} open=${e} />
      <section class="stack waiting-seats" aria-labelledby="title">
        <h1 id="title">${t.name?s`<bdi>${t.name}</bdi>`:i("waiting.title")}</h1>
        <p class="lead" role="status">${i("waiting.taken",{n:c,of:t.seats.length})}</p>
        <div class="card stack">
          <${ut} room=${t} you=${n} onFree=${l?r:void 0} />
          <div class="row"><${Pe} /></div>
        </div>
        ${!l&&s`<${We} code=${t.code} />`}
      </section>
      <section class="card stack waiting-share" aria-labelledby="invite">
        <h2 id="invite">${i("waiting.invite")}</h2>
        <${xe} code=${t.code} invite=${a} name=${t.name} />
        ${l&&s`<${On} open=${e} />`}
      </section>
      <div class="stack waiting-ways">
        ${l&&s`<${We} code=${t.code} />`}
        <${Dn} open=${e} room=${t} host=${l} taken=${c} />
        <${An} open=${e} host=${l} />
      </div>
      ${o!==null&&s`<${Mn} open=${e} room=${t} seat=${o} onClose=${()=>r(null)} />`}
    </main>
    <${y} />`}function We({code:e}){return s`<a class="learn-way" href=${`/learn?table=${encodeURIComponent(e)}`}><strong>${i("waiting.learn")}</strong></a>`}function Dn({open:e,room:t,host:n,taken:a}){let o=a===t.seats.length;return n?s`
    <div class="stack">
      <button type="button" class=${o?"primary large":"large"} disabled=${a<2}
        onClick=${()=>$(()=>e.command("/start"))}>${i(o?"waiting.start":"waiting.start_now",{n:a})}</button>
      <p class="note">${i(t.autostart?"waiting.by_itself":"waiting.you_start")}</p>
    </div>`:s`<p class="note">${i(t.autostart?"waiting.by_itself":"waiting.host_starts")}</p>`}function An({open:e,host:t}){let[n,a]=u(null),o=w(e.view.value)?.seat,r=async()=>{J(e.code,!1),await $(()=>ht("DELETE",`${e.path}/seats/${o}`))?C("/"):J(e.code,!0)},l=async()=>await $(()=>e.command("/cancel"))&&C("/");return s`
    <div class="row">
      <button type="button" onClick=${()=>a("leave")}>${i("waiting.leave")}</button>
      ${t&&s`<button type="button" onClick=${()=>a("cancel")}>${i("waiting.cancel")}</button>`}
    </div>
    ${n&&s`
      <${P} title=${i(`waiting.${n}_title`)} yes=${i(`waiting.${n}`)} grave
        onYes=${n==="leave"?r:l} onClose=${()=>a(null)}>
        <p>${i(`waiting.${n}_what`)}</p>
      <//>`}`}function On({open:e}){let[t,n]=u(!1),a=async()=>{let o=await $(async()=>{let{invite:r}=await d(`${e.path}/invite`);e.view.value={...e.view.value,invite:r}});n(!1),o&&_(i("waiting.renewed"))};return s`
    <button type="button" class="plain" onClick=${()=>n(!0)}>${i("waiting.renew")}</button>
    ${t&&s`
      <${P} title=${i("waiting.renew_title")} yes=${i("waiting.renew")} onYes=${a} onClose=${()=>n(!1)}>
        <p>${i("waiting.renew_what")}</p>
      <//>`}`}function Mn({open:e,room:t,seat:n,onClose:a}){let o=x(Z(t.seats)[n]??""),r=async()=>{await $(()=>ht("DELETE",`${e.path}/seats/${n}`)),a()};return s`
    <${P} title=${i("waiting.free_title",{name:o})} yes=${i("waiting.free_seat")} grave onYes=${r} onClose=${a}>
      <p>${i("waiting.free_what")}</p>
    <//>`}function Hn(e){let[t,n]=u(null);return f(()=>{let a=new lt(e),o=()=>K(e);return o(),addEventListener("hashchange",o),a.enter(),n(a),()=>{removeEventListener("hashchange",o),a.leave()}},[e]),t}function Ke({code:e}){let t=Hn(e);if(!t)return null;if(t.gone)return s`<${ct} message=${t.trouble.value?.message??""} />`;let{room:n,you:a}=t.view.value;if(!n)return s`<${nt} open=${t} />`;if(n.status==="cancelled")return s`<${ct} message=${i("waiting.cancelled")} />`;let o=t.trying.value;return o?s`<${be} open=${t} trying=${o} key=${`what if ${o.version}`} />`:n.status!=="waiting"?s`<${Ge} open=${t} key=${n.code} />`:a?.seats.length?s`<${qe} open=${t} />`:s`<${Ae} open=${t} />`}function ct({message:e,title:t=i("app.nothing_here")}){return k(t),s`
    <${m} />
    <main class="page missing" id="main" tabindex="-1">
      <h1>${t}</h1>
      <p>${e}</p>
      <a class="button primary" href="/">${i("app.home")}</a>
    </main>
    <${y} />`}var Je=()=>location.hash.slice(1).toLowerCase();function Ye(){let[e,t]=u(Je());return f(()=>{let n=()=>t(Je());return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),s`
    <${m} />
    <main class="page rules" id="main" tabindex="-1">
      <h1>${i("rules.title")}</h1>
      <p><a class="button" href="/learn">${i("front.learn")}</a></p>
      <${fe} marked=${e} page />
    </main>
    <${y} />`}function je(){return s`
    <div class="toasts">
      <div role="alert">${pt.value.filter(e=>e.fault).map(Qe)}</div>
      <div role="status">${pt.value.filter(e=>!e.fault).map(Qe)}</div>
    </div>
    <p class="unseen" aria-live="polite"><span key=${dt.value.number}>${dt.value.words}</span></p>`}function Qe(e){return s`
    <div class=${e.fault?"toast fault":"toast"} key=${e.id}>
      <p>${e.message}</p>
      ${e.reload&&s`<${Wt} kind="plain" />`}
      <button type="button" class="plain icon" aria-label=${i("app.close")} onClick=${()=>Ft(e.id)}>✕</button>
    </div>`}var Bn=async()=>(await Pt(()=>import("./learn-55LSJL4Y.js"))).begin();function Un(){let e=T(S.value);return e?s`<${Ke} code=${e} key=${e} />`:S.value==="/"?s`<${Fe} />`:S.value==="/rules"?s`<${Ye} />`:S.value==="/learn"?s`<${qt} load=${Bn} key="learn" />`:s`<${ct} title=${i("app.no_page")} message=${i("errors.not_found")} />`}function Gn(e){e.preventDefault(),document.getElementById("main")?.focus()}var Wn=4e3;function qn(){let e=Et.value&&!T(S.value);return f(()=>{let t=e?setInterval(L,Wn):0;return()=>clearInterval(t)},[e]),e?s`<div class="connection offline" role="status"><p>${i("net.offline")}</p></div>`:null}function Kn(){return s`
    <a class="skip" href="#main" onClick=${Gn}>${i("app.skip")}</a>
    <${qn} />
    <${Un} />
    <${pe} />
    <${je} />`}async function Jn(){let e=T(location.pathname);e&&K(e),await _t(xt()),await Promise.all([L(),Mt()]),Yt(),Kt(),Tt();let t=document.getElementById("app");t&&bt(s`<${Kn} />`,t),D(Le),Yn(),Nt()}function Yn(){let e=!0;D(()=>{let t=S.value;e||requestAnimationFrame(()=>document.getElementById("main")?.focus({preventScroll:!0})),!e&&t==="/"&&L(),e=!1})}Jn();
