import{a as E,c as q,d as mt,e as Nt,f as K,g as It,i as se,j as Se,k as Ce,l as Ee}from"./chunk-76CD6X4X.js";import{a as b,b as fe,c as pe}from"./chunk-XBO6SPBQ.js";import{A as ve,B as ge,C as tt,D as we,E as ye,F as be,G as ke,H as _e,I as xe,a as Wt,b as $,c as x,d as S,e as qt,f as jt,g as Vt,i as Zt,j as Xt,k as dt,l as Z,m as zt,n as te,o as ee,p as w,q as ne,r as ie,t as me,u as P,w as he,y as de,z as $e}from"./chunk-26JXUARO.js";import{B as ce,a as Ct,b as Et,c as Tt,d as Ft,e as T,f as Q,h as N,i as Rt,j as I,k as At,l as j,m as Ot,o as Mt,p as Kt,q as Jt,r as Yt,s as Qt,v as ae,w as oe,x as re,y as le,z as ue}from"./chunk-KYYAHM6B.js";import"./chunk-QXAYAVIB.js";import{a as X,c as z}from"./chunk-AXQ3UCMF.js";import{k as Gt}from"./chunk-AS3NMMLI.js";import{B as Ut,x as Bt,y as Ht}from"./chunk-DQMJJII4.js";import{a as V,b as L}from"./chunk-2I43SMBD.js";import{a as Dt}from"./chunk-LPX77G2H.js";import{a as ft,b as pt,c as _,d as Lt,f as Y,g as d,h as Pt}from"./chunk-WF6K5HE4.js";import{A as St,C as g,D as J,E as ht,F as A,G as p,b as yt,c as s,d as u,e as D,g as h,i as bt,j as f,k as U,l as R,o as G,p as W,t as kt,u as _t,w as i,y as xt,z as k}from"./chunk-NFECQUW2.js";var Ve={players:3,clan:0,phase:"dominance",territories:{b2:{clan:1,dominance:2,chief:!1},b3:{clan:0,dominance:3,chief:!0},c2:{clan:1,dominance:1,chief:!0},c3:{clan:1,dominance:2,chief:!1},c5:{clan:0,dominance:2,chief:!1},b4:{clan:0,dominance:1,chief:!1},d3:{clan:1,dominance:1,chief:!1},d5:{clan:2,dominance:2,chief:!0},d6:{clan:2,dominance:1,chief:!1},e6:{clan:2,dominance:1,chief:!1}},moai:["d2","e7"],tangata_manu:[[],["c2-d2-d3"],["d5-d6-e6","d6-e6-e7"]],reserves:[],moai_left:10,make_make:0,retired:[],winner:null,result:null},Ze=[0,1,2].map(e=>({name:"",look:e})),O=new Set,Xe={spaces:O,grounds:O},Te=()=>{};function et({state:e=Ve}){return s`
    <div class="island" inert aria-hidden="true">
      <${Gt} state=${e} clans=${Ze} targets=${O} choices=${O} selected=${null} ghost=${null}
        marked=${Xe} reasons=${O} coordinates=${!1} text=${i} onSpace=${Te} onGround=${Te} />
    </div>`}function y(){return s`
    <footer class="foot">
      <a href="/rules">${i("app.rules")}</a>
      <span>${i("app.unofficial")}</span>
    </footer>`}var ze=96;function M(e){return e instanceof g&&e.code==="invalid_request"?i("nickname.refused"):Y(e)}function B({value:e,onInput:t,fault:n=null}){let a=bt(),o=r=>{At(r.target.value),t(r.target.value)};return s`
    <label class="field">
      <span>${i("nickname.label")}</span>
      <input type="text" name="nickname" value=${e} onInput=${o} maxlength=${ze} required autocomplete="nickname"
        autocapitalize="words" spellcheck="false" enterkeyhint="go" aria-invalid=${n?"true":void 0}
        aria-describedby=${n?a:void 0} placeholder=${i("nickname.example")} />
      ${n&&s`<span class="fault" id=${a}>${n}</span>`}
    </label>`}function $t({onClose:e}){let[t,n]=u(I()),[a,o]=u(null),r=async l=>{l.preventDefault();try{await Ot(t),e()}catch(c){o(M(c))}};return s`
    <${V} title=${i("nickname.change")} onClose=${e}>
      <form class="stack" onSubmit=${r}>
        <${B} value=${t} onInput=${n} fault=${a} />
        <div class="answers">
          <button type="button" onClick=${e}>${i("app.no")}</button>
          <button class="primary">${i("app.save")}</button>
        </div>
      </form>
    <//>`}function Ne(){let[e,t]=u(!1);return T.value?s`
    <button type="button" class="plain" onClick=${()=>t(!0)}>${i("nickname.change")}</button>
    ${e&&s`<${$t} onClose=${()=>t(!1)} />`}`:null}var tn=[2,3,4];function Ie(){return s`
    <${$} />
    <main class="page front" id="main" tabindex="-1">
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${i("front.title")}</h1>
        <p class="lead">${i("front.lead")}</p>
        <${en} prominent=${Q.value.length===0} />
        <${et} />
      </section>
      <div class="front-side">
        <${an} />
        ${T.value&&Q.value.length>0&&s`<${rn} />`}
        ${T.value&&s`<${cn} />`}
      </div>
    </main>
    <${y} />`}function en({prominent:e}){return e?s`
    <a class="learn-way" href="/learn"><strong>${i("front.learn")}</strong><span>${i("front.learn_what")}</span></a>`:s`<p class="note"><a class="learn-again" href="/learn">${i("front.learn")}</a></p>`}async function nn(e,t){await j(e);let n=await p("/api/rooms",t);S(`/r/${n.code}`)}function sn(e){return Array.from({length:e-1},(t,n)=>n+1)}function an(){let[e,t]=u(null),n=e??I(),[a,o]=u(3),[r,l]=u(""),[c,v]=u("random"),C=m=>{o(m),Number(c)>=m&&v("random")},[H,F]=u(!0),[ct,wt]=u(!1),[Ye,Qe]=u(null);return s`
    <form class="card stack" onSubmit=${async m=>{m.preventDefault(),wt(!0);try{await nn(n,{seats:a,name:r,autostart:H,first:c==="random"?c:Number(c)})}catch(je){Qe(M(je))}wt(!1)}} aria-labelledby="new-table">
      <h2 id="new-table">${i("front.new_table")}</h2>
      <${B} value=${n} onInput=${t} fault=${Ye} />
      <${on} value=${a} onChange=${C} />
      <details class="more">
        <summary>${i("front.more")}</summary>
        <div class="stack">
          <label class="field"><span>${i("front.table_name")}</span>
            <input type="text" maxlength="60" value=${r} onInput=${m=>l(m.target.value)} autocomplete="off" />
          </label>
          <label class="field"><span>${i("front.first")}</span>
            <select value=${c} onChange=${m=>v(m.target.value)}>
              <option value="random">${i("front.first_random")}</option>
              <option value="0">${i("front.first_me")}</option>
              ${sn(a).map(m=>s`<option value=${m}>${i("front.first_seat",{n:m+1})}</option>`)}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked=${H} onChange=${m=>F(m.target.checked)} />
            <span>${i("front.autostart")}</span>
          </label>
        </div>
      </details>
      <button class="primary large" disabled=${ct}>${i("front.make")}</button>
      <p class="note">${i("front.private")}</p>
    </form>`}function on({value:e,onChange:t}){return s`
    <fieldset class="field segments">
      <legend>${i("front.players")}</legend>
      <div class="segment-row">
        ${tn.map(n=>s`
          <label class="segment">
            <input type="radio" name="seats" value=${n} checked=${n===e} onChange=${()=>t(n)} />
            <span>${n}</span>
          </label>`)}
      </div>
      ${e===2&&s`<p class="note">${i("front.two")}</p>`}
    </fieldset>`}function rn(){return s`
    <section class="card" aria-labelledby="my-games">
      <h2 id="my-games">${i("front.my_games")}</h2>
      <ul class="games">${Q.value.map(e=>s`<${un} game=${e} key=${e.code} />`)}</ul>
    </section>`}function ln(e){let t=(e.seats??[]).map(n=>n.player?.nickname).filter(Boolean);return e.name||xt(t.map(k))}function un({game:e}){let t=e.your_turn?"your_turn":e.status;return s`
    <li>
      <a class=${e.your_turn?"game waits":"game"} href=${`/r/${e.code}`}>
        <span class="game-title">${ln(e)}</span>
        <span class="game-state">${i(`games.${t}`)}</span>
        <time datetime=${e.updated_at}>${St(e.updated_at)}</time>
      </a>
    </li>`}function cn(){return s`
    <p class="note whoami">
      ${i("front.known_as",{name:k(T.value?.nickname??"")})}
      <button type="button" class="plain" onClick=${()=>d(Mt).then(N)}>${i("front.sign_out")}</button>
    </p>`}function nt(e,t=Math.random()){let n=Math.min(15e3,500*2**Math.min(e,10));return n/2+n/2*t}var mn=1e4,hn=4004,it=class{constructor(t){this.ends=t,this.socket=null,this.up=!1,this.attempt=0,this.timer=void 0,this.heard=0}dial(){this.hangUp();let t;try{t=new WebSocket(this.ends.address())}catch{return this.#t()}this.socket=t,this.timer=setTimeout(()=>this.#e(t,0),mn),t.onmessage=n=>this.#n(t,n.data),t.onclose=n=>this.#e(t,n.code)}hangUp(){clearTimeout(this.timer);let t=this.socket;this.socket=null,this.up=!1,t?.close()}send(t){return!this.up||this.socket?.readyState!==WebSocket.OPEN?!1:(this.socket.send(JSON.stringify(t)),!0)}#n(t,n){t!==this.socket||typeof n!="string"||(this.heard=performance.now(),this.ends.onFrame(JSON.parse(n)),!this.up&&(clearTimeout(this.timer),this.up=!0,this.attempt=0,this.ends.onUp()))}#e(t,n){if(t===this.socket){if(this.hangUp(),n===hn)return this.ends.onGone();this.#t()}}#t(){this.timer=setTimeout(()=>this.dial(),nt(this.attempt)),this.attempt+=1,this.ends.onDown()}};function Le(e=t=>crypto.getRandomValues(t)){let t=new Uint8Array(16);return e(t),t[6]=t[6]&15|64,t[8]=t[8]&63|128,Array.from(t,a=>a.toString(16).padStart(2,"0")).join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/,"$1-$2-$3-$4-$5")}var fn=4e3,st=class{constructor(t){this.room=t,this.place=`unsent:${t.code}`,this.pending=f(this.#n()),this.refused=f(null),this.timer=void 0,this.attempt=0}#n(){let t=G(this.place,"tab");return t?{...JSON.parse(t),unsent:!0}:null}act(t,n){this.pending.value||(this.refused.value=null,this.#i({id:Le(),version:n,action:t,unsent:!1}),this.flush())}flush(){let t=this.pending.value;if(!t)return;clearTimeout(this.timer);let{id:n,version:a,action:o}=t;if(!this.room.link.send({type:"action",id:n,version:a,action:o}))return this.#t(t);this.timer=setTimeout(()=>this.#e(t),fn)}answered(t){if(t.id!==this.pending.value?.id)return;if(t.type==="ack")return this.#s();let n=new g(t.status??409,t);dn(t.code)?this.#a():this.#o(n)}mark(){this.pending.value&&this.#i({...this.pending.value,unsent:!0})}#e(t){return this.mark(),this.#t(t)}drop(){this.#i(null)}stop(){clearTimeout(this.timer)}async#t(t){let{id:n,version:a,action:o}=t;try{await p(`${this.room.path}/actions`,{id:n,version:a,action:o}),this.pending.value?.id===n&&this.#s()}catch(r){if(this.pending.value?.id!==n)return;if(r instanceof g&&!r.passing)this.#o(r);else if(r instanceof g||r instanceof J)this.#a();else throw r}}#s(){this.#i(null),this.room.link.up||this.room.refresh()}#a(){this.pending.value&&(this.mark(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.flush(),nt(this.attempt)),this.attempt+=1)}#o(t){this.#i(null),this.refused.value=t,t.body.room?this.room.accept(t.body.room):this.room.refresh()}#i(t){t||(clearTimeout(this.timer),this.attempt=0),this.pending.value=t,W(this.place,t&&JSON.stringify(t),"tab")}},pn=new Set(["not_saved","internal_error","too_many_requests"]);function dn(e){return pn.has(e)}var $n=150,at=class{constructor(t){this.open=t,this.looking=f(null),this.shown=f(null),this.position=U(()=>this.#n()),this.states=new Map,this.fetching=!1,this.arrived=!1}follow(t){let n,a=()=>this.#t(),o=R(()=>{let r=this.looking.value;clearTimeout(n),(r!==null||this.arrived)&&(n=setTimeout(a,$n))});addEventListener("popstate",a,{signal:t}),t.addEventListener("abort",()=>[o(),clearTimeout(n)])}arrive(){let t=this.open.room.value?.version??0;if(this.arrived||!this.open.room.value?.state)return;this.arrived=!0;let n=Qt(location.search,t);n!==null&&(Number.isNaN(n)?_(i("past.none")):this.lookAt(n),this.#t())}async lookAt(t){if(this.looking.value=t,!this.fetching){this.fetching=!0;try{await this.#e()}catch(n){_(Y(n),!0),this.looking.value=this.shown.value?.version??null}finally{this.fetching=!1}}}now(){let t=this.looking.value!==null;this.looking.value=null,(!t||!this.open.seen.check())&&(this.shown.value=null)}async stateAt(t){let{room:n}=this.open.view.value;if(n?.state&&n.version===t)return n.state;let a=this.states.get(t)??await A(`${this.open.path}/states/${t}`);return this.states.set(t,a),a}#n(){let{room:t}=this.open.view.value;if(!t?.state)return null;let n={version:t.version,state:t.state};return{...this.shown.value??n,past:this.shown.value!==null||this.looking.value!==null}}async#e(){for(;this.looking.value!==null&&this.shown.value?.version!==this.looking.value;){let t=this.looking.value,n=await this.stateAt(t);this.looking.value!==null&&(this.shown.value={version:t,state:n})}}#t(){if(E(location.pathname)!==this.open.code)return;let t=this.looking.value===null?"":`?v=${this.looking.value}`;this.arrived&&location.search!==t&&history.replaceState(history.state,"",location.pathname+t+location.hash)}};var vn=2e3,Pe=()=>document.visibilityState==="hidden",ot=class{constructor(t){this.open=t,this.place=`seen:${t.code}`;let n=G(this.place,"tab");this.version=n===null?null:Number(n),this.away=f(null),this.returning=!0,this.told=0,this.left=null}heard(t){typeof t=="number"&&this.#e(t)}drawn(t){this.#e(t),this.open.link.send({type:"seen",version:t})}tellsLater(t){let n=this.away.value?.turns.at(-1)?.events.at(-1)?.version??0;return t<=n||this.returning||Pe()&&w(this.open.view.value)!==null}leave(){let{looking:t,shown:n}=this.open.past,{room:a}=this.open.view.value;this.away.value&&this.stop(),this.left=a?.state&&t.value===null&&n.value===null?{version:a.version,state:a.state}:null}stop(){this.away.value=null,this.open.past.now()}finish(){this.stop(),this.open.sayDrawn()}check(){let{view:t,past:n}=this.open,{room:a,events:o}=t.value;if(!a||Pe()||Z(t.value)||this.away.value||n.looking.value!==null||this.open.trying.value)return!1;this.returning=!1;let r=w(t.value)?.clan??null,l=r===null||this.version===null?[]:Jt(o,this.version,r);if(!l.length||!a.state)return!1;let c=Yt(l,a.state.players),v={turns:c,all:Kt(l).length,since:c[0].events[0].version-1,still:Zt()};return this.away.value=v,v.still?n.shown.value=null:this.#n(v),!0}async#n(t){let{past:n}=this.open;if(this.left?.version===t.since){n.shown.value=this.left;return}let a=setTimeout(()=>this.away.value===t&&n.shown.value===null&&this.finish(),vn);try{let o=await n.stateAt(t.since);this.away.value===t&&(n.shown.value={version:t.since,state:o})}catch{this.away.value===t&&this.finish()}clearTimeout(a)}#e(t){t<=(this.version??-1)||(this.version=t,W(this.place,String(t),"tab"))}};var gn=3e4,wn=3e3,yn=2e4,rt=class{constructor(t){this.code=t,this.path=`/api/rooms/${encodeURIComponent(t)}`,this.view=f(Xt),this.status=f("connecting"),this.trouble=f(null),this.room=U(()=>this.view.value.room),this.link=new it({address:()=>this.#n(),onFrame:n=>this.#e(n),onUp:()=>this.#a(),onDown:()=>this.#o(),onGone:()=>this.refresh()}),this.outbox=new st(this),this.past=new at(this),this.seen=new ot(this),this.trying=f(null),this.tried=null,this.hiddenSince=0,this.ears=new AbortController}enter(){let{signal:t}=this.ears;document.addEventListener("visibilitychange",()=>this.#r(),{signal:t}),addEventListener("online",()=>this.link.dial(),{signal:t}),addEventListener("offline",()=>this.#i(),{signal:t}),addEventListener("pageshow",n=>n.persisted&&this.link.dial(),{signal:t}),this.past.follow(t),this.watch=setInterval(()=>this.#l(),wn),this.link.dial()}leave(){this.ears.abort(),clearInterval(this.watch),this.link.hangUp(),this.outbox.stop()}retry(){this.link.attempt=0,this.link.dial()}accept(t,n){this.view.value=zt(this.view.value,t,n),this.#t(t.seen),this.#s()}async command(t,n){this.accept(await p(this.path+t,n))}async refresh(){try{return this.accept(await A(this.path)),this.trouble.value=null,!0}catch(t){return t instanceof g&&this.#u(t),t instanceof g&&!t.passing}}foresee(t){return p(`${this.path}/preview`,{action:t,version:this.room.value?.version})}sayDrawn(){let t=this.room.value?.version,n=this.past.position.value?.past||this.seen.away.value||this.seen.returning||this.trying.value;t!==void 0&&!n&&document.visibilityState==="visible"&&this.seen.drawn(t)}get gone(){return this.status.value==="gone"}#n(){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}${this.path}/socket?since=${dt(this.view.value)}`}#e(t){if(t.type==="ack"||t.type==="error")return this.outbox.answered(t);this.view.value=ee(this.view.value,t),this.link.up&&(this.status.value="live"),this.#t(t.type==="seen"?t.version:t.room?.seen),this.#s()}#t(t){this.seen.heard(t),this.past.arrive(),this.seen.returning&&this.seen.check()}async#s(){if(!(!Z(this.view.value)||this.filling)){this.filling=!0;try{let t=await A(`${this.path}/events?since=${dt(this.view.value)}`);this.view.value=te(this.view.value,t),this.#t(void 0)}catch(t){if(!(t instanceof J||t instanceof g))throw t}finally{this.filling=!1}}}#a(){this.status.value="live",this.outbox.flush(),this.sayDrawn()}async#o(){if(this.gone)return;this.status.value==="live"&&(this.status.value="connecting");let t=await this.refresh();this.link.up||this.gone||(this.status.value=t?"polling":"offline",t&&this.outbox.flush())}#i(){this.status.value="offline",this.outbox.mark()}#r(){if(document.visibilityState==="hidden"){this.hiddenSince=performance.now(),this.seen.leave();return}let t=performance.now()-this.hiddenSince>yn;this.seen.returning=!0,t||!this.link.up?this.link.dial():this.seen.check(),this.sayDrawn()}async#l(){if(document.visibilityState==="hidden")return;if(this.status.value==="polling")return this.refresh();if(!this.link.up||performance.now()-this.link.heard<gn)return;this.link.heard=performance.now();let t=this.room.value?.revision??0,n=await this.refresh(),a=(this.room.value?.revision??0)>t;(!n||a)&&this.link.dial()}#u(t){this.trouble.value=t,t.status===404&&(this.link.hangUp(),this.status.value="gone")}};function lt({room:e,you:t,onFree:n}){let a=X(e.seats);return s`
    <ol class="seats">
      ${e.seats.map((o,r)=>s`
        <li class=${`seat look-${r}${o.player?"":" free"}`} key=${o.seat}>
          <${Bt} look=${r} />
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
    </ol>`}function Fe({open:e}){let t=e.room.value,n=t.seats.find(o=>o.player?.id===t.host)?.player?.nickname??"",a=i(De(t)?"invited.title_of":"invited.title",{name:k(n)});return P(a),s`
    <${$} />
    <main class="page invited" id="main" tabindex="-1">
      <${b} open=${e} />
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${a}</h1>
        ${t.name&&s`<p class="room-name"><bdi>${t.name}</bdi></p>`}
        <p class="lead">${i("invited.lead")}</p>
        <${et} />
      </section>
      <div class="front-side">
        <${bn} open=${e} room=${t} />
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">${i("waiting.seats")}</h2>
          <${lt} room=${t} you=${null} />
        </section>
        <p class="note"><a class="learn-again" href=${`/learn?table=${encodeURIComponent(t.code)}`}>${i("front.learn")}</a></p>
      </div>
    </main>
    <${y} />`}function De(e){return e.seats.every(t=>t.player)?"full":e.visibility==="public"||mt(e.code)?null:It(e.code)?"freed":"no_invite"}function bn({open:e,room:t}){switch(De(t)){case"full":return s`<${vt} title=${i("invited.full")} why=${i("invited.full_why")} />`;case"freed":return s`<${vt} title=${i("invited.freed")} why=${i("invited.freed_why")} />`;case"no_invite":return s`<${vt} title=${i("invited.no_invite")} why=${i("invited.no_invite_why")} />`;default:return s`<${_n} open=${e} code=${t.code} />`}}function vt({title:e,why:t}){return s`<section class="card stack"><h2>${e}</h2><p>${t}</p></section>`}async function kn(e,t,n){await j(n);let a=mt(t);await e.command("/seats",a?{invite:a}:{}),Nt(t),e.link.dial()}function _n({open:e,code:t}){let[n,a]=u(null),o=n??I(),[r,l]=u(!1),[c,v]=u(null);return s`
    <form class="card stack" onSubmit=${async H=>{H.preventDefault(),l(!0);try{await kn(e,t,o)}catch(F){let ct=F instanceof g&&F.code==="invite_required";v(ct?i("invited.dead_invite"):M(F))}l(!1)}} aria-labelledby="take-seat">
      <h2 id="take-seat">${i("invited.sit_down")}</h2>
      <${B} value=${o} onInput=${a} fault=${c} />
      <button class="primary large" disabled=${r}>${i("invited.take_seat")}</button>
      <p class="note">${i("invited.no_account")}</p>
    </form>`}function Re({open:e}){let{room:t,you:n}=e.view.value,a=D(null);if(h(()=>a.current?.focus({preventScroll:!0}),[]),!t?.state?.result)return null;let{winner:o,result:r}=t.state,l=o===null?"":z(t)(o);return s`
    <section class="end" aria-labelledby="end-title">
      <div class="end-figure" aria-hidden="true">
        ${o===null?s`<${Ut} />`:s`<${Ht} look=${o} />`}
      </div>
      <h2 id="end-title" tabindex="-1" ref=${a}>${i(`end.${r}`,{name:l})}</h2>
      <p>${i(`end.${r}_why`,{name:l})}</p>
      <p class="row">
        <${xn} open=${e} rematch=${t.rematch} seated=${(n?.seats.length??0)>0} />
        <${le} open=${e} from=${0} words=${i("past.through")} kind="" />
        <a class="button plain" href=${`${e.path}/record`} download=${`make-make-${t.code}.txt`}>${i("table.record")}</a>
      </p>
    </section>`}function xn({open:e,rematch:t,seated:n}){let a=()=>d(async()=>S(`/r/${(await p(`${e.path}/rematch`)).code}`));return t?s`<a class="button primary" href=${`/r/${t}`}>${i(n?"end.to_rematch":"end.watch_rematch")}</a>`:n?s`<button type="button" class="primary" onClick=${a}>${i("end.rematch")}</button>`:null}function Ae(e){let t=w(e);return e.room?.status==="playing"&&t!==null&&t.clan!==null&&!t.retired}function Oe({open:e}){let[t,n]=u(null),a=()=>n(null);return s`
    <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>n("menu")}>${i("menu.open")}</button>
    ${t==="menu"&&s`<${Sn} open=${e} onShow=${n} />`}
    ${t==="sharing"&&s`<${Cn} open=${e} onClose=${a} />`}
    ${t==="rename"&&s`<${$t} onClose=${a} />`}
    ${t==="resign"&&s`<${En} open=${e} onClose=${a} />`}`}function Sn({open:e,onShow:t}){let n=e.view.value,a=Ae(n),o=w(n)!==null,r=()=>{t(null),tt()};return s`
    <${V} title=${i("menu.title")} onClose=${()=>t(null)}>
      <div class="menu">
        <button type="button" onClick=${r}>${i("app.rules")}</button>
        ${o&&s`<button type="button" onClick=${()=>t("rename")}>${i("nickname.change")}</button>`}
        <button type="button" onClick=${()=>t("sharing")}>${i("menu.sharing")}</button>
        ${a&&s`<${Tn} open=${e} onDone=${()=>t(null)} />`}
        ${a&&s`<button type="button" class="grave" onClick=${()=>t("resign")}>${i("menu.resign")}</button>`}
        <a class="button" href="/">${i("menu.home")}</a>
        <label class="check"><input type="checkbox" checked=${jt.value} onChange=${l=>Vt(l.target.checked)} />
          <span>${i("menu.sounds")}</span></label>
        <div class="menu-languages"><span>${i("app.language")}</span><${Wt} /></div>
      </div>
    <//>`}function Cn({open:e,onClose:t}){let[n,a]=u(null),o=D(e.past.position.value?.version??0);return h(()=>{Pt(()=>import("./sharing-UCIU7QVV.js")).then(r=>r?a(r):t())},[]),n&&s`<${n.SharingDialog} open=${e} version=${o.current} onClose=${t} />`}function En({open:e,onClose:t}){let[n,a]=u(!1),o=async()=>{await d(()=>p(`${e.path}/resign`))&&e.refresh(),t()},r=n?"again":"first";return s`
    <${L} key=${r} title=${i(`menu.resign_${r}`)} yes=${i(`menu.resign_${r}_yes`)} grave
      onYes=${n?o:()=>a(!0)} onClose=${t}>
      <p>${i(`menu.resign_${r}_what`)}</p>
    <//>`}function gt(e,t){return d(()=>e.command("/draw",{agree:t}))}function Tn({open:e,onDone:t}){let{room:n}=e.view.value,a=w(e.view.value)?.clan??-1;if(n?.draw.length)return null;let o=async()=>await gt(e,!0)&&t();return a<0?null:s`<button type="button" onClick=${o}>${i("draw.offer")}</button>`}function Nn({room:e,you:t}){let n=e?.seats.filter(({seat:r})=>t?.seats.includes(r)).map(({clan:r})=>r??-1)??[],a=e?.draw.some(r=>n.includes(r))??!1,o=D({agreed:!1,version:-1});return h(()=>{let r=o.current.agreed&&!e?.draw.length&&o.current.version===e?.version;o.current={agreed:a,version:e?.version??-1},r&&e?.status==="playing"&&_(i("draw.off"))},[a,e?.version]),()=>{o.current={...o.current,agreed:!1}}}function Me({open:e,names:t}){let n=e.view.value,{room:a}=n,o=Nn(n);if(!a?.draw.length||a.status!=="playing")return null;let r=w(n)?.clan??-1,l=a.draw.includes(r),c=()=>(l&&o(),gt(e,!1));return s`
    <div class="offer" role="status">
      <p>${l?i("draw.you_agree"):i("draw.offered",{name:t(a.draw[0])})}</p>
      ${Ae(n)&&s`
        <div class="row">
          ${!l&&s`<button type="button" class="primary" onClick=${()=>gt(e,!0)}>${i("draw.agree")}</button>`}
          <button type="button" onClick=${c}>${i(l?"draw.withdraw":"draw.decline")}</button>
        </div>`}
    </div>`}function Be({open:e}){let{choice:t,view:n,stage:a}=de(e),{room:o,events:r,you:l}=e.view.value,c=e.past.position.value;if(ue(e),P(_e(e.view.value),ne(e.view.value)),!o?.state||!c||In(e))return null;let v=C=>C.key==="Escape"&&(c.past?e.past.now():t.clear());return s`
    <${$}>
      <button type="button" class="plain" onClick=${()=>tt()}>${i("app.rules")}</button>
      <${Oe} open=${e} />
    <//>
    <main class=${c.past?"table is-past":"table"} id="main" tabindex="-1" data-version=${o.version} data-position=${c.version}
      onKeyDown=${v}>
      <h1 class="unseen">${o.name||i("app.name")}</h1>
      <div class="table-notes">
        <${b} open=${e} />
        ${c.past?s`<${re} open=${e} />`:s`<div class="turn-row"><${ke} open=${e} choice=${t} /><${Ee} open=${e} /></div>`}
        <${Me} open=${e} names=${z(o)} />
        ${l===null&&s`<p class="note watching">${i("table.watching")}</p>`}
      </div>
      <div class="table-board" onKeyDown=${C=>fe(C,e,a,()=>Se(e))}>
        <${ve} open=${e} choice=${t} view=${n} />
        <${he} view=${n}><${pe} open=${e} stage=${a} /><//>
      </div>
      <${$e} open=${e} choice=${t} />
      <div class="table-side">
        <${oe} open=${e} stage=${a} />
        ${c.past?s`<${ae} open=${e} />`:s`<${Ln} open=${e} choice=${t} />`}
        <${ce} open=${e} room=${o} events=${r} />
      </div>
    </main>`}function In({past:e,seen:t}){return(e.looking.value!==null||t.away.value?.still===!1)&&e.shown.value===null&&!document.querySelector("main.table")}function Ln({open:e,choice:t}){let{refused:n}=e.outbox;return s`
    ${e.room.value?.status==="finished"&&s`<${Re} open=${e} />`}
    ${n.value&&s`<${be} problem=${n.value} />`}
    <${xe} open=${e} choice=${t} />
    <${ye} open=${e} choice=${t} />`}function Ue({open:e}){let{room:t,you:n,invite:a}=e.view.value,[o,r]=u(null);if(P(i("waiting.title")),h(()=>K(e.code,!0),[e]),!t)return null;let l=ie(e.view.value),c=t.seats.filter(v=>v.player).length;return s`
    <${$} />
    <main class="page waiting" id="main" tabindex="-1">
      <${b} open=${e} />
      <section class="stack waiting-seats" aria-labelledby="title">
        <h1 id="title">${t.name?s`<bdi>${t.name}</bdi>`:i("waiting.title")}</h1>
        <p class="lead" role="status">${i("waiting.taken",{n:c,of:t.seats.length})}</p>
        <div class="card stack">
          <${lt} room=${t} you=${n} onFree=${l?r:void 0} />
          <div class="row"><${Ne} /></div>
        </div>
        ${!l&&s`<${He} code=${t.code} />`}
      </section>
      <section class="card stack waiting-share" aria-labelledby="invite">
        <h2 id="invite">${i("waiting.invite")}</h2>
        <${se} code=${t.code} invite=${a} name=${t.name} />
        ${l&&s`<${Dn} open=${e} />`}
      </section>
      <div class="stack waiting-ways">
        ${l&&s`<${He} code=${t.code} />`}
        <${Pn} open=${e} room=${t} host=${l} taken=${c} />
        <${Fn} open=${e} host=${l} />
      </div>
      ${o!==null&&s`<${Rn} open=${e} room=${t} seat=${o} onClose=${()=>r(null)} />`}
    </main>
    <${y} />`}function He({code:e}){return s`<a class="learn-way" href=${`/learn?table=${encodeURIComponent(e)}`}><strong>${i("waiting.learn")}</strong></a>`}function Pn({open:e,room:t,host:n,taken:a}){let o=a===t.seats.length;return n?s`
    <div class="stack">
      <button type="button" class=${o?"primary large":"large"} disabled=${a<2}
        onClick=${()=>d(()=>e.command("/start"))}>${i(o?"waiting.start":"waiting.start_now",{n:a})}</button>
      <p class="note">${i(t.autostart?"waiting.by_itself":"waiting.you_start")}</p>
    </div>`:s`<p class="note">${i(t.autostart?"waiting.by_itself":"waiting.host_starts")}</p>`}function Fn({open:e,host:t}){let[n,a]=u(null),o=w(e.view.value)?.seat,r=async()=>{K(e.code,!1),await d(()=>ht("DELETE",`${e.path}/seats/${o}`))?S("/"):K(e.code,!0)},l=async()=>await d(()=>e.command("/cancel"))&&S("/");return s`
    <div class="row">
      <button type="button" onClick=${()=>a("leave")}>${i("waiting.leave")}</button>
      ${t&&s`<button type="button" onClick=${()=>a("cancel")}>${i("waiting.cancel")}</button>`}
    </div>
    ${n&&s`
      <${L} title=${i(`waiting.${n}_title`)} yes=${i(`waiting.${n}`)} grave
        onYes=${n==="leave"?r:l} onClose=${()=>a(null)}>
        <p>${i(`waiting.${n}_what`)}</p>
      <//>`}`}function Dn({open:e}){let[t,n]=u(!1),a=async()=>{let o=await d(async()=>{let{invite:r}=await p(`${e.path}/invite`);e.view.value={...e.view.value,invite:r}});n(!1),o&&_(i("waiting.renewed"))};return s`
    <button type="button" class="plain" onClick=${()=>n(!0)}>${i("waiting.renew")}</button>
    ${t&&s`
      <${L} title=${i("waiting.renew_title")} yes=${i("waiting.renew")} onYes=${a} onClose=${()=>n(!1)}>
        <p>${i("waiting.renew_what")}</p>
      <//>`}`}function Rn({open:e,room:t,seat:n,onClose:a}){let o=k(X(t.seats)[n]??""),r=async()=>{await d(()=>ht("DELETE",`${e.path}/seats/${n}`)),a()};return s`
    <${L} title=${i("waiting.free_title",{name:o})} yes=${i("waiting.free_seat")} grave onYes=${r} onClose=${a}>
      <p>${i("waiting.free_what")}</p>
    <//>`}function An(e){let[t,n]=u(null);return h(()=>{let a=new rt(e),o=()=>q(e);return o(),addEventListener("hashchange",o),a.enter(),n(a),()=>{removeEventListener("hashchange",o),a.leave()}},[e]),t}function Ge({code:e}){let t=An(e);if(!t)return null;if(t.gone)return s`<${ut} message=${t.trouble.value?.message??""} />`;let{room:n,you:a}=t.view.value;if(!n)return s`<${On} open=${t} />`;if(n.status==="cancelled")return s`<${ut} message=${i("waiting.cancelled")} />`;let o=t.trying.value;return o?s`<${Ce} open=${t} trying=${o} key=${`what if ${o.version}`} />`:n.status!=="waiting"?s`<${Be} open=${t} key=${n.code} />`:a?.seats.length?s`<${Ue} open=${t} />`:s`<${Fe} open=${t} />`}function On({open:e}){return s`
    <${$} />
    <main class="page" id="main" tabindex="-1">
      <${b} open=${e} />
      <p role="status">${e.trouble.value?.message??i("app.loading")}</p>
    </main>`}function ut({message:e,title:t=i("app.nothing_here")}){return s`
    <${$} />
    <main class="page missing" id="main" tabindex="-1">
      <h1>${t}</h1>
      <p>${e}</p>
      <a class="button primary" href="/">${i("app.home")}</a>
    </main>
    <${y} />`}var We=()=>location.hash.slice(1).toLowerCase();function qe(){let[e,t]=u(We());return h(()=>{let n=()=>t(We());return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),s`
    <${$} />
    <main class="page rules" id="main" tabindex="-1">
      <h1>${i("rules.title")}</h1>
      <p><a class="button" href="/learn">${i("front.learn")}</a></p>
      <${ge} marked=${e} page />
    </main>
    <${y} />`}function Je(){return s`
    <div class="toasts">
      <div role="alert">${ft.value.filter(e=>e.fault).map(Ke)}</div>
      <div role="status">${ft.value.filter(e=>!e.fault).map(Ke)}</div>
    </div>
    <p class="unseen" aria-live="polite"><span key=${pt.value.number}>${pt.value.words}</span></p>`}function Ke(e){return s`
    <div class=${e.fault?"toast fault":"toast"} key=${e.id}>
      <p>${e.message}</p>
      <button type="button" class="plain icon" aria-label=${i("app.close")} onClick=${()=>Lt(e.id)}>✕</button>
    </div>`}var Mn=async()=>(await import("./learn-O5LCYQWN.js")).begin();function Bn(){let e=E(x.value);return e?s`<${Ge} code=${e} key=${e} />`:x.value==="/"?s`<${Ie} />`:x.value==="/rules"?s`<${qe} />`:x.value==="/learn"?s`<${Ft} load=${Mn} key="learn" />`:s`<${ut} title=${i("app.no_page")} message=${i("errors.not_found")} />`}function Hn(e){e.preventDefault(),document.getElementById("main")?.focus()}var Un=4e3;function Gn(){let e=Ct.value&&!E(x.value);return h(()=>{let t=e?setInterval(N,Un):0;return()=>clearInterval(t)},[e]),e?s`<div class="connection offline" role="status"><p>${i("net.offline")}</p></div>`:null}function Wn(){return s`
    <a class="skip" href="#main" onClick=${Hn}>${i("app.skip")}</a>
    <${Gn} />
    <${Bn} />
    <${we} />
    <${Je} />`}async function qn(){let e=E(location.pathname);e&&q(e),await _t(kt()),await Promise.all([N(),Rt()]),qt(),Dt(),Et();let t=document.getElementById("app");t&&yt(s`<${Wn} />`,t),R(me),Kn(),Tt()}function Kn(){let e=!0;R(()=>{let t=x.value;e||requestAnimationFrame(()=>document.getElementById("main")?.focus({preventScroll:!0})),!e&&t==="/"&&N(),e=!1})}qn();
