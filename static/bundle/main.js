import{a as Q,b as j,c as Zt,d as Xt}from"./chunk-A5MCGNCU.js";import{a as ce,b as me,c as x}from"./chunk-YF3VDZHZ.js";import{a as L,c as K,d as ft,e as Rt,f as q,g as Ft,h as Se,i as Ee,j as Ce,l as Te}from"./chunk-TYSHKJBA.js";import{A as ye,B as be,C as ke,D as _e,E as xe,F as Re,G as S,a as _,b as I,c as zt,e as se,f as wt,g as Z,h as ae,i as oe,j as re,k as y,l as X,m as le,o as ue,q as he,r as fe,t as pe,u as de,v as $e,w as ve,x as ge,y as z,z as we}from"./chunk-YGR6TFA5.js";import{k as Qt,l as jt}from"./chunk-EJ4BF3A3.js";import{A as Oe,B as Pe,D as Ae,a as Ot,b as Pt,c as At,d as O,e as P,g as w,h as Wt,i as J,k as Y,m as Kt,n as qt,o as f,p as Jt,q as vt,r as te,s as ee,t as ne,u as ie,x as Ie,y as Ne,z as Le}from"./chunk-37BKPMGD.js";import"./chunk-QXAYAVIB.js";import{a as T,c as V}from"./chunk-QIDJA2W4.js";import{B as Ut,x as Ht,y as Bt}from"./chunk-6HLOPKBV.js";import{a as Vt,b as A}from"./chunk-LXQEUTIR.js";import{b as pt,c as dt,d as $t,e as C,f as Dt,h as Mt,i as $,j as Gt,k as gt,l as Yt}from"./chunk-AZQJHUC5.js";import{A as Nt,C as i,E as Lt,F as k,G as ht,b as Et,c as s,d as u,e as F,g as m,h as Ct,j as h,k as H,l as E,n as Tt,p as B,q as U,r as g,s as W,t as mt,u as D,v as d,z as It}from"./chunk-P2VD24RL.js";var ln={players:3,clan:0,phase:"dominance",territories:{b2:{clan:1,dominance:2,chief:!1},b3:{clan:0,dominance:3,chief:!0},c2:{clan:1,dominance:1,chief:!0},c3:{clan:1,dominance:2,chief:!1},c5:{clan:0,dominance:2,chief:!1},b4:{clan:0,dominance:1,chief:!1},d3:{clan:1,dominance:1,chief:!1},d5:{clan:2,dominance:2,chief:!0},d6:{clan:2,dominance:1,chief:!1},e6:{clan:2,dominance:1,chief:!1}},moai:["d2","e7"],tangata_manu:[[],["c2-d2-d3"],["d5-d6-e6","d6-e6-e7"]],reserves:[],moai_left:10,make_make:0,retired:[],winner:null,result:null},un=[0,1,2].map(e=>({name:"",look:e})),M=new Set,cn={spaces:M,grounds:M},Fe=()=>{};function tt({state:e=ln}){return s`
    <div class="island" inert aria-hidden="true">
      <${Qt} state=${e} clans=${un} targets=${M} choices=${M} selected=${null} ghost=${null}
        marked=${cn} reasons=${M} coordinates=${!1} text=${i} onSpace=${Fe} onGround=${Fe} />
    </div>`}function b(){return s`
    <footer class="foot">
      <a href="/rules">${i("app.rules")}</a>
      <a href="/record">${i("record.title")}</a>
      <span>${i("app.unofficial")}</span>
    </footer>`}var mn=3e4,De=12,hn=[0,1,2,3].map(e=>({name:"",look:e})),fn=e=>e.status==="finished"||e.status==="cancelled";function pn(){m(()=>{let e=new AbortController,t=()=>document.visibilityState==="visible"&&w(),n=setInterval(t,mn);return document.addEventListener("visibilitychange",t,{signal:e.signal}),()=>{clearInterval(n),e.abort()}},[])}function Me(){pn();let e=P.value,t=e.filter(r=>r.your_turn),n=e.filter(r=>r.status==="playing"&&!r.your_turn),a=e.filter(r=>r.status==="waiting"),o=e.filter(fn);return s`
    <section class="my-games stack" aria-labelledby="my-games">
      <h1 id="my-games">${i("front.my_games")}</h1>
      <${yt} title=${t.length?i("games.mine",{n:t.length}):i("games.none_mine")} list=${t} />
      ${n.length>0&&s`<${yt} title=${i("games.others")} list=${n} boards=${De-t.length} />`}
      ${a.length>0&&s`<${yt} title=${i("games.before")} list=${a} />`}
      ${o.length>0&&s`<${dn} list=${o} />`}
    </section>`}function yt({title:e,list:t,boards:n=De}){return s`
    <div class="games-part">
      <h2>${e}</h2>
      ${t.length>0&&s`
        <ul class="games">${t.map((a,o)=>s`<${Ge} game=${a} board=${o<n} key=${a.code} />`)}</ul>`}
    </div>`}function dn({list:e}){return s`
    <details class="more games-past">
      <summary>${i("games.past",{n:e.length})}</summary>
      <ul class="games">${e.map(t=>s`<${Ge} game=${t} board=${!1} key=${t.code} />`)}</ul>
    </details>`}function bt(e){return e.name||Lt(T(e.seats).filter(t=>t!==null).map(k))}function $n(e){if(e.your_turn)return i("games.your_turn");let t=e.seats.findIndex(n=>n.clan!==null&&n.clan===e.state?.clan);return e.status!=="playing"||t<0?i(`games.${e.status}`):i("turn.theirs",{name:k(T(e.seats)[t]??"")})}function Ge({game:e,board:t}){return s`
    <li>
      <a class=${e.your_turn?"game waits":"game"} href=${`/r/${e.code}`}>
        ${t&&e.state&&s`<span class="game-board"><${jt} state=${e.state} clans=${hn} text=${i} /></span>`}
        <span class="game-words">
          <span class="game-title">${bt(e)}</span>
          <span class="game-state">${$n(e)}</span>
          ${e.deadline&&s`<span class="game-left">${i("games.deadline",{when:ht(e.deadline)})}</span>`}
          <time datetime=${e.updated_at}>${ht(e.updated_at)}</time>
        </span>
      </a>
    </li>`}var vn=[2,3,4];function He(){let e=O.value!==null&&P.value.length>0;return s`
    <${f} />
    <main class="page front" id="main" tabindex="-1">
      ${e?s`<${Me} />`:s`<${gn} />`}
      <div class="front-side">
        <${bn} />
        ${e&&s`<p class="note"><a class="learn-again" href="/learn">${i("front.learn")}</a></p>`}
        ${O.value&&s`<${_n} />`}
      </div>
    </main>
    <${b} />`}function gn(){return s`
    <section class="welcome" aria-labelledby="title">
      <h1 id="title">${i("front.title")}</h1>
      <p class="lead">${i("front.lead")}</p>
      <a class="learn-way" href="/learn"><strong>${i("front.learn")}</strong><span>${i("front.learn_what")}</span></a>
      <${tt} />
    </section>`}async function wn(e,t){await Y(e);let n=await d("/api/rooms",t);I(`/r/${n.code}`)}function yn(e){return Array.from({length:e-1},(t,n)=>n+1)}function bn(){let[e,t]=u(null),n=e??J(),[a,o]=u(3),[r,l]=u(""),[c,v]=u("random"),N=p=>{o(p),Number(c)>=p&&v("random")},[G,R]=u(!0),[ct,St]=u(!1),[an,on]=u(null);return s`
    <form class="card stack" onSubmit=${async p=>{p.preventDefault(),St(!0);try{await wn(n,{seats:a,name:r,autostart:G,first:c==="random"?c:Number(c)})}catch(rn){on(Q(rn))}St(!1)}} aria-labelledby="new-table">
      <h2 id="new-table">${i("front.new_table")}</h2>
      <${j} value=${n} onInput=${t} fault=${an} />
      <${kn} value=${a} onChange=${N} />
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
              ${yn(a).map(p=>s`<option value=${p}>${i("front.first_seat",{n:p+1})}</option>`)}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked=${G} onChange=${p=>R(p.target.checked)} />
            <span>${i("front.autostart")}</span>
          </label>
        </div>
      </details>
      <button class="primary large" disabled=${ct}>${i("front.make")}</button>
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
    </fieldset>`}function _n(){return s`
    <p class="note whoami">
      ${i("front.known_as",{name:k(O.value?.nickname??"")})}
      <button type="button" class="plain" onClick=${()=>$(Kt).then(w)}>${i("front.sign_out")}</button>
    </p>`}function et({open:e}){return s`
    <${f} />
    <main class="page" id="main" tabindex="-1">
      <${x} open=${e} />
      <p role="status">${e.trouble.value?.message??i("app.loading")}</p>
    </main>`}function nt(e,t=Math.random()){let n=Math.min(15e3,500*2**Math.min(e,10));return n/2+n/2*t}var xn=1e4,Sn=4004,it=class{constructor(t){this.ends=t,this.socket=null,this.up=!1,this.attempt=0,this.timer=void 0,this.heard=0}dial(){this.hangUp();let t;try{t=new WebSocket(this.ends.address())}catch{return this.#t()}this.socket=t,this.timer=setTimeout(()=>this.#e(t,0),xn),t.onmessage=n=>this.#n(t,n.data),t.onclose=n=>this.#e(t,n.code)}hangUp(){clearTimeout(this.timer);let t=this.socket;this.socket=null,this.up=!1,t?.close()}send(t){return!this.up||this.socket?.readyState!==WebSocket.OPEN?!1:(this.socket.send(JSON.stringify(t)),!0)}#n(t,n){t!==this.socket||typeof n!="string"||(this.heard=performance.now(),this.ends.onFrame(JSON.parse(n)),!this.up&&(clearTimeout(this.timer),this.up=!0,this.attempt=0,this.ends.onUp()))}#e(t,n){if(t===this.socket){if(this.hangUp(),n===Sn)return this.ends.onGone();this.#t()}}#t(){this.timer=setTimeout(()=>this.dial(),nt(this.attempt)),this.attempt+=1,this.ends.onDown()}};function Be(e=t=>crypto.getRandomValues(t)){let t=new Uint8Array(16);return e(t),t[6]=t[6]&15|64,t[8]=t[8]&63|128,Array.from(t,a=>a.toString(16).padStart(2,"0")).join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/,"$1-$2-$3-$4-$5")}var En=4e3,st=class{constructor(t){this.room=t,this.place=`unsent:${t.code}`,this.pending=h(this.#n()),this.refused=h(null),this.timer=void 0,this.attempt=0}#n(){let t=B(this.place,"tab");return t?{...JSON.parse(t),unsent:!0}:null}act(t,n){this.pending.value||(this.refused.value=null,this.#i({id:Be(),version:n,action:t,unsent:!1}),this.flush())}flush(){let t=this.pending.value;if(!t)return;clearTimeout(this.timer);let{id:n,version:a,action:o}=t;if(!this.room.link.send({type:"action",id:n,version:a,action:o}))return this.#t(t);this.timer=setTimeout(()=>this.#e(t),En)}answered(t){if(t.id!==this.pending.value?.id)return;if(t.type==="ack")return this.#s();let n=new g(t.status??409,t);Tn(t.code)?this.#a():this.#o(n)}mark(){this.pending.value&&this.#i({...this.pending.value,unsent:!0})}#e(t){return this.mark(),this.#t(t)}drop(){this.#i(null)}stop(){clearTimeout(this.timer)}async#t(t){let{id:n,version:a,action:o}=t;try{await d(`${this.room.path}/actions`,{id:n,version:a,action:o}),this.pending.value?.id===n&&this.#s()}catch(r){if(this.pending.value?.id!==n)return;if(r instanceof g&&!r.passing)this.#o(r);else if(r instanceof g||r instanceof W)this.#a();else throw r}}#s(){this.#i(null),this.room.link.up||this.room.refresh()}#a(){this.pending.value&&(this.mark(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.flush(),nt(this.attempt)),this.attempt+=1)}#o(t){this.#i(null),this.refused.value=t,t.body.room?this.room.accept(t.body.room):this.room.refresh()}#i(t){t||(clearTimeout(this.timer),this.attempt=0),this.pending.value=t,U(this.place,t&&JSON.stringify(t),"tab")}},Cn=new Set(["not_saved","internal_error","too_many_requests"]);function Tn(e){return Cn.has(e)}var In=150,at=class{constructor(t){this.open=t,this.looking=h(null),this.from=null,this.shown=h(null),this.position=H(()=>this.#n()),this.states=new Map,this.fetching=!1,this.arrived=!1}follow(t){let n,a=()=>this.#t(),o=E(()=>{let r=this.looking.value;clearTimeout(n),(r!==null||this.arrived)&&(n=setTimeout(a,In))});addEventListener("popstate",a,{signal:t}),t.addEventListener("abort",()=>[o(),clearTimeout(n)])}arrive(){let t=this.open.room.value?.version??0;if(this.arrived||!this.open.room.value?.state)return;this.arrived=!0;let n=ie(location.search,t);n!==null&&(Number.isNaN(n)?C(i("past.none")):this.lookAt(n),this.#t())}async lookAt(t){if(this.looking.value===null&&(this.from=document.activeElement),this.looking.value=t,!this.fetching){this.fetching=!0;try{await this.#e()}catch(n){C(Mt(n),!0),this.looking.value=this.shown.value?.version??null}finally{this.fetching=!1}}}now(){let t=this.looking.value!==null;this.looking.value=null,(!t||!this.open.seen.check())&&(this.shown.value=null)}async stateAt(t){let{room:n}=this.open.view.value;if(n?.state&&n.version===t)return n.state;let a=this.states.get(t)??await D(`${this.open.path}/states/${t}`);return this.states.set(t,a),a}#n(){let{room:t}=this.open.view.value;if(!t?.state)return null;let n={version:t.version,state:t.state};return{...this.shown.value??n,past:this.shown.value!==null||this.looking.value!==null}}async#e(){for(;this.looking.value!==null&&this.shown.value?.version!==this.looking.value;){let t=this.looking.value,n=await this.stateAt(t);this.looking.value!==null&&(this.shown.value={version:t,state:n})}}#t(){if(L(location.pathname)!==this.open.code)return;let t=this.looking.value===null?"":`?v=${this.looking.value}`;this.arrived&&location.search!==t&&history.replaceState(history.state,"",location.pathname+t+location.hash)}};var Nn=2e3,kt=e=>e?.turns.at(-1)?.events.at(-1)?.version??0,Ue=()=>document.visibilityState==="hidden",ot=class{constructor(t){this.open=t,this.place=`seen:${t.code}`;let n=B(this.place,"tab");this.version=n===null?null:Number(n),this.away=h(null),this.returning=!0,this.toldOf=h(0),this.left=null}get told(){return this.toldOf.value}set told(t){this.toldOf.value=t}get telling(){let t=this.away.value;return t!==null&&(!t.still||this.told<kt(t))}heard(t){typeof t=="number"&&this.#e(t)}drawn(t){this.#e(t),this.open.link.send({type:"seen",version:t})}tellsLater(t){return t<=kt(this.away.value)||this.returning||Ue()&&y(this.open.view.value)!==null}waitForPage(){return E(()=>{gt.value===0&&Tt(()=>this.returning&&this.check())})}leave(){let{looking:t,shown:n}=this.open.past,{room:a}=this.open.view.value;this.away.value&&this.stop(),this.left=a?.state&&t.value===null&&n.value===null?{version:a.version,state:a.state}:null}stop(){this.away.value=null,this.open.past.now()}finish(){this.told=Math.max(this.told,kt(this.away.value)),this.stop(),this.open.sayDrawn()}check(){let{view:t,past:n}=this.open,{room:a,events:o}=t.value;if(!a||Ue()||Z(t.value)||this.away.value||n.looking.value!==null||this.open.trying.value)return!1;let r=y(t.value)?.clan??null,l=r===null||this.version===null?[]:ee(o,this.version,r);if(this.returning=l.length>0&&gt.value>0,!l.length||!a.state||this.returning)return!1;let c=ne(l,a.state.players),v={turns:c,all:te(l).length,since:c[0].events[0].version-1,still:pe()};return this.away.value=v,v.still?n.shown.value=null:this.#n(v),!0}async#n(t){let{past:n}=this.open;if(this.left?.version===t.since){n.shown.value=this.left;return}let a=setTimeout(()=>this.away.value===t&&n.shown.value===null&&this.finish(),Nn);try{let o=await n.stateAt(t.since);this.away.value===t&&(n.shown.value={version:t.since,state:o})}catch{this.away.value===t&&this.finish()}clearTimeout(a)}#e(t){t<=(this.version??-1)||(this.version=t,U(this.place,String(t),"tab"))}};var Ln=3e4,On=3e3,Pn=2e4,rt=class{constructor(t){this.code=t,this.path=`/api/rooms/${encodeURIComponent(t)}`,this.view=h(se),this.status=h("connecting"),this.trouble=h(null),this.room=H(()=>this.view.value.room),this.link=new it({address:()=>this.#n(),onFrame:n=>this.#e(n),onUp:()=>this.#a(),onDown:()=>this.#o(),onGone:()=>this.refresh()}),this.outbox=new st(this),this.past=new at(this),this.seen=new ot(this),this.trying=h(null),this.tried=null,this.hiddenSince=0,this.ears=new AbortController}enter(){let{signal:t}=this.ears;document.addEventListener("visibilitychange",()=>this.#r(),{signal:t}),addEventListener("online",()=>this.link.dial(),{signal:t}),addEventListener("offline",()=>this.#i(),{signal:t}),addEventListener("pageshow",n=>n.persisted&&this.link.dial(),{signal:t}),this.past.follow(t),t.addEventListener("abort",this.seen.waitForPage()),this.watch=setInterval(()=>this.#l(),On),this.link.dial()}leave(){this.ears.abort(),clearInterval(this.watch),this.link.hangUp(),this.outbox.stop()}retry(){this.link.attempt=0,this.link.dial()}accept(t,n){this.view.value=ae(this.view.value,t,n),this.#t(t.seen),this.#s()}async command(t,n){this.accept(await d(this.path+t,n))}async refresh(){try{return this.accept(await D(this.path)),this.trouble.value=null,!0}catch(t){return t instanceof g&&this.#u(t),t instanceof g&&!t.passing}}foresee(t){return d(`${this.path}/preview`,{action:t,version:this.room.value?.version})}sayDrawn(){let t=this.room.value?.version,n=this.past.position.value?.past||this.seen.away.value||this.seen.returning||this.trying.value;t!==void 0&&!n&&document.visibilityState==="visible"&&this.seen.drawn(t)}get gone(){return this.status.value==="gone"}#n(){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}${this.path}/socket?since=${wt(this.view.value)}`}#e(t){if(t.type==="ack"||t.type==="error")return this.outbox.answered(t);this.view.value=re(this.view.value,t),this.link.up&&(this.status.value="live"),this.#t(t.type==="seen"?t.version:t.room?.seen),this.#s()}#t(t){this.seen.heard(t),this.past.arrive(),this.seen.returning&&this.seen.check()}async#s(){if(!(!Z(this.view.value)||this.filling)){this.filling=!0;try{let t=await D(`${this.path}/events?since=${wt(this.view.value)}`);this.view.value=oe(this.view.value,t),this.#t(void 0)}catch(t){if(!(t instanceof W||t instanceof g))throw t}finally{this.filling=!1}}}#a(){this.status.value="live",this.outbox.flush(),this.sayDrawn()}async#o(){if(this.gone)return;this.status.value==="live"&&(this.status.value="connecting");let t=await this.refresh();this.link.up||this.gone||(this.status.value=t?"polling":"offline",t&&this.outbox.flush())}#i(){this.status.value="offline",this.outbox.mark()}#r(){if(document.visibilityState==="hidden"){this.hiddenSince=performance.now(),this.seen.leave();return}let t=performance.now()-this.hiddenSince>Pn;this.seen.returning=!0,t||!this.link.up?this.link.dial():this.seen.check(),this.sayDrawn()}async#l(){if(document.visibilityState==="hidden")return;if(this.status.value==="polling")return this.refresh();if(!this.link.up||performance.now()-this.link.heard<Ln)return;this.link.heard=performance.now();let t=this.room.value?.revision??0,n=await this.refresh(),a=(this.room.value?.revision??0)>t;(!n||a)&&this.link.dial()}#u(t){this.trouble.value=t,t.status===404&&(this.link.hangUp(),this.status.value="gone")}};function lt({room:e,you:t,onFree:n}){let a=T(e.seats);return s`
    <ol class="seats">
      ${e.seats.map((o,r)=>s`
        <li class=${`seat look-${r}${o.player?"":" free"}`} key=${o.seat}>
          <${Ht} look=${r} />
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
    </ol>`}function We({open:e}){let t=e.room.value,n=t.seats.find(o=>o.player?.id===t.host)?.player?.nickname??"",a=i(Ke(t)?"invited.title_of":"invited.title",{name:k(n)});return S(a),s`
    <${f} />
    <main class="page invited" id="main" tabindex="-1">
      <${x} open=${e} />
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${a}</h1>
        ${t.name&&s`<p class="room-name"><bdi>${t.name}</bdi></p>`}
        <p class="lead">${i("invited.lead")}</p>
        <${tt} />
      </section>
      <div class="front-side">
        <${An} open=${e} room=${t} />
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">${i("waiting.seats")}</h2>
          <${lt} room=${t} you=${null} />
        </section>
        <p class="note"><a class="learn-again" href=${`/learn?table=${encodeURIComponent(t.code)}`}>${i("front.learn")}</a></p>
      </div>
    </main>
    <${b} />`}function Ke(e){return e.seats.every(t=>t.player)?"full":e.visibility==="public"||ft(e.code)?null:Ft(e.code)?"freed":"no_invite"}function An({open:e,room:t}){switch(Ke(t)){case"full":return s`<${_t} title=${i("invited.full")} why=${i("invited.full_why")} />`;case"freed":return s`<${_t} title=${i("invited.freed")} why=${i("invited.freed_why")} />`;case"no_invite":return s`<${_t} title=${i("invited.no_invite")} why=${i("invited.no_invite_why")} />`;default:return s`<${Fn} open=${e} code=${t.code} />`}}function _t({title:e,why:t}){return s`<section class="card stack"><h2>${e}</h2><p>${t}</p></section>`}async function Rn(e,t,n){await Y(n);let a=ft(t);await e.command("/seats",a?{invite:a}:{}),Rt(t),e.link.dial()}function Fn({open:e,code:t}){let[n,a]=u(null),o=n??J(),[r,l]=u(!1),[c,v]=u(null);return s`
    <form class="card stack" onSubmit=${async G=>{G.preventDefault(),l(!0);try{await Rn(e,t,o)}catch(R){let ct=R instanceof g&&R.code==="invite_required";v(ct?i("invited.dead_invite"):Q(R))}l(!1)}} aria-labelledby="take-seat">
      <h2 id="take-seat">${i("invited.sit_down")}</h2>
      <${j} value=${o} onInput=${a} fault=${c} />
      <button class="primary large" disabled=${r}>${i("invited.take_seat")}</button>
      <p class="note">${i("invited.no_account")}</p>
    </form>`}function qe({open:e}){let{room:t,you:n}=e.view.value,a=F(null);if(m(()=>a.current?.focus({preventScroll:!0}),[]),!t?.state?.result)return null;let{winner:o,result:r}=t.state,l=o===null?"":V(t)(o);return s`
    <section class="end" aria-labelledby="end-title">
      <div class="end-figure" aria-hidden="true">
        ${o===null?s`<${Ut} />`:s`<${Bt} look=${o} />`}
      </div>
      <h2 id="end-title" tabindex="-1" ref=${a}>${i(`end.${r}`,{name:l})}</h2>
      <p>${i(`end.${r}_why`,{name:l})}</p>
      <p class="row">
        <${Dn} open=${e} rematch=${t.rematch} seated=${(n?.seats.length??0)>0} />
        <${Oe} open=${e} from=${0} words=${i("past.through")} kind="" />
        <a class="button plain" href=${`${e.path}/record`} download=${`make-make-${t.code}.txt`}>${i("table.record")}</a>
      </p>
    </section>`}function Dn({open:e,rematch:t,seated:n}){let a=()=>$(async()=>I(`/r/${(await d(`${e.path}/rematch`)).code}`));return t?s`<a class="button primary" href=${`/r/${t}`}>${i(n?"end.to_rematch":"end.watch_rematch")}</a>`:n?s`<button type="button" class="primary" onClick=${a}>${i("end.rematch")}</button>`:null}var Mn=3e4;function Je({open:e}){let t=X(e.view.value),n=O.value!==null;m(()=>{if(t||!n)return;let o=()=>document.visibilityState==="visible"&&w();o();let r=setInterval(o,Mn);return()=>clearInterval(r)},[t,n]);let a=P.value.find(o=>o.your_turn&&o.code!==e.code);return t||!a?null:s`<a class="button next-game" href=${`/r/${a.code}`}>${i("games.next",{title:bt(a)})}</a>`}function Ye(e){let t=y(e);return e.room?.status==="playing"&&t!==null&&t.clan!==null&&!t.retired}function Qe({open:e}){let[t,n]=u(null),a=()=>n(null);return s`
    <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>n("menu")}>${i("menu.open")}</button>
    ${t==="menu"&&s`<${Gn} open=${e} onShow=${n} />`}
    ${t==="sharing"&&s`<${Hn} open=${e} onClose=${a} />`}
    ${t==="rename"&&s`<${Zt} onClose=${a} />`}
    ${t==="resign"&&s`<${Bn} open=${e} onClose=${a} />`}`}function Gn({open:e,onShow:t}){let n=e.view.value,a=Ye(n),o=y(n)!==null,r=()=>{t(null),z()};return s`
    <${Vt} title=${i("menu.title")} onClose=${()=>t(null)}>
      <div class="menu">
        <button type="button" onClick=${r}>${i("app.rules")}</button>
        ${o&&s`<button type="button" onClick=${()=>t("rename")}>${i("nickname.change")}</button>`}
        <button type="button" onClick=${()=>t("sharing")}>${i("menu.sharing")}</button>
        ${a&&s`<${Un} open=${e} onDone=${()=>t(null)} />`}
        ${a&&s`<button type="button" class="grave" onClick=${()=>t("resign")}>${i("menu.resign")}</button>`}
        <a class="button" href="/">${i("menu.home")}</a>
        <label class="check"><input type="checkbox" checked=${he.value} onChange=${l=>fe(l.target.checked)} />
          <span>${i("menu.sounds")}</span></label>
        <div class="menu-languages"><span>${i("app.language")}</span><${qt} /></div>
      </div>
    <//>`}function Hn({open:e,onClose:t}){let[n,a]=u(null),o=F(e.past.position.value?.version??0);return m(()=>{Gt(()=>import("./sharing-OSII25BQ.js")).then(r=>r?a(r):t())},[]),n&&s`<${n.SharingDialog} open=${e} version=${o.current} onClose=${t} />`}function Bn({open:e,onClose:t}){let[n,a]=u(!1),o=async()=>{await $(()=>d(`${e.path}/resign`))&&e.refresh(),t()},r=n?"again":"first";return s`
    <${A} key=${r} title=${i(`menu.resign_${r}`)} yes=${i(`menu.resign_${r}_yes`)} grave
      onYes=${n?o:()=>a(!0)} onClose=${t}>
      <p>${i(`menu.resign_${r}_what`)}</p>
    <//>`}function xt(e,t){return $(()=>e.command("/draw",{agree:t}))}function Un({open:e,onDone:t}){let{room:n}=e.view.value,a=y(e.view.value)?.clan??-1;if(n?.draw.length)return null;let o=async()=>await xt(e,!0)&&t();return a<0?null:s`<button type="button" onClick=${o}>${i("draw.offer")}</button>`}function Wn({room:e,you:t}){let n=e?.seats.filter(({seat:r})=>t?.seats.includes(r)).map(({clan:r})=>r??-1)??[],a=e?.draw.some(r=>n.includes(r))??!1,o=F({agreed:!1,version:-1});return m(()=>{let r=o.current.agreed&&!e?.draw.length&&o.current.version===e?.version;o.current={agreed:a,version:e?.version??-1},r&&e?.status==="playing"&&C(i("draw.off"))},[a,e?.version]),()=>{o.current={...o.current,agreed:!1}}}function je({open:e,names:t}){let n=e.view.value,{room:a}=n,o=Wn(n);if(!a?.draw.length||a.status!=="playing")return null;let r=y(n)?.clan??-1,l=a.draw.includes(r),c=()=>(l&&o(),xt(e,!1));return s`
    <div class="offer" role="status">
      <p>${l?i("draw.you_agree"):i("draw.offered",{name:t(a.draw[0])})}</p>
      ${Ye(n)&&s`
        <div class="row">
          ${!l&&s`<button type="button" class="primary" onClick=${()=>xt(e,!0)}>${i("draw.agree")}</button>`}
          <button type="button" onClick=${c}>${i(l?"draw.withdraw":"draw.decline")}</button>
        </div>`}
    </div>`}function Ve({open:e}){let{choice:t,view:n,stage:a}=de(e),{room:o,events:r,you:l}=e.view.value,c=e.past.position.value;if(Pe(e),Kn(e,t),S(_e(e.view.value),X(e.view.value)),!o?.state||!c)return null;if(qn(e))return s`<${et} open=${e} />`;let v=N=>N.key==="Escape"&&(c.past?e.past.now():t.clear());return s`
    <${f}>
      <button type="button" class="plain" onClick=${()=>z()}>${i("app.rules")}</button>
      <${Qe} open=${e} />
    <//>
    <main class=${c.past?"table is-past":"table"} id="main" tabindex="-1" data-version=${o.version} data-position=${c.version}
      onKeyDown=${v}>
      <h1 class="unseen">${o.name||i("app.name")}</h1>
      <div class="table-notes">
        <${x} open=${e} />
        ${c.past?s`<${Le} open=${e} />`:s`<div class="turn-row"><${ke} open=${e} choice=${t} /><${Ce} open=${e} /></div>`}
        <${je} open=${e} names=${V(o)} />
        ${l===null&&s`<p class="note watching">${i("table.watching")}</p>`}
      </div>
      <div class="table-board" onKeyDown=${N=>ce(N,e,a,()=>Se(e))}>
        <${ve} open=${e} choice=${t} view=${n} />
        <${ue} view=${n}><${me} open=${e} stage=${a} /><//>
      </div>
      <${$e} open=${e} choice=${t} />
      <div class="table-side">
        <${Je} open=${e} />
        <${Ne} open=${e} stage=${a} />
        ${c.past?s`<${Ie} open=${e} />`:s`<${Jn} open=${e} choice=${t} />`}
        <${Ae} open=${e} room=${o} events=${r} />
      </div>
    </main>`}function Kn({seen:e},t){let n=t.selected.value!==null&&e.away.value!==null;Ct(()=>{n&&e.finish()},[n])}function qn({past:e,seen:t}){return(e.looking.value!==null||t.away.value?.still===!1)&&e.shown.value===null&&!document.querySelector("main.table")}function Jn({open:e,choice:t}){let{refused:n}=e.outbox;return s`
    ${e.room.value?.status==="finished"&&s`<${qe} open=${e} />`}
    ${n.value&&s`<${be} problem=${n.value} />`}
    <${xe} open=${e} choice=${t} />
    <${ye} open=${e} choice=${t} />`}function Xe({open:e}){let{room:t,you:n,invite:a}=e.view.value,[o,r]=u(null);if(S(i("waiting.title")),m(()=>q(e.code,!0),[e]),!t)return null;let l=le(e.view.value),c=t.seats.filter(v=>v.player).length;return s`
    <${f} />
    <main class="page waiting" id="main" tabindex="-1">
      <${x} open=${e} />
      <section class="stack waiting-seats" aria-labelledby="title">
        <h1 id="title">${t.name?s`<bdi>${t.name}</bdi>`:i("waiting.title")}</h1>
        <p class="lead" role="status">${i("waiting.taken",{n:c,of:t.seats.length})}</p>
        <div class="card stack">
          <${lt} room=${t} you=${n} onFree=${l?r:void 0} />
          <div class="row"><${Xt} /></div>
        </div>
        ${!l&&s`<${Ze} code=${t.code} />`}
      </section>
      <section class="card stack waiting-share" aria-labelledby="invite">
        <h2 id="invite">${i("waiting.invite")}</h2>
        <${Te} code=${t.code} invite=${a} name=${t.name} />
        ${l&&s`<${jn} open=${e} />`}
      </section>
      <div class="stack waiting-ways">
        ${l&&s`<${Ze} code=${t.code} />`}
        <${Yn} open=${e} room=${t} host=${l} taken=${c} />
        <${Qn} open=${e} host=${l} />
      </div>
      ${o!==null&&s`<${Vn} open=${e} room=${t} seat=${o} onClose=${()=>r(null)} />`}
    </main>
    <${b} />`}function Ze({code:e}){return s`<a class="learn-way" href=${`/learn?table=${encodeURIComponent(e)}`}><strong>${i("waiting.learn")}</strong></a>`}function Yn({open:e,room:t,host:n,taken:a}){let o=a===t.seats.length;return n?s`
    <div class="stack">
      <button type="button" class=${o?"primary large":"large"} disabled=${a<2}
        onClick=${()=>$(()=>e.command("/start"))}>${i(o?"waiting.start":"waiting.start_now",{n:a})}</button>
      <p class="note">${i(t.autostart?"waiting.by_itself":"waiting.you_start")}</p>
    </div>`:s`<p class="note">${i(t.autostart?"waiting.by_itself":"waiting.host_starts")}</p>`}function Qn({open:e,host:t}){let[n,a]=u(null),o=y(e.view.value)?.seat,r=async()=>{q(e.code,!1),await $(()=>mt("DELETE",`${e.path}/seats/${o}`))?I("/"):q(e.code,!0)},l=async()=>await $(()=>e.command("/cancel"))&&I("/");return s`
    <div class="row">
      <button type="button" onClick=${()=>a("leave")}>${i("waiting.leave")}</button>
      ${t&&s`<button type="button" onClick=${()=>a("cancel")}>${i("waiting.cancel")}</button>`}
    </div>
    ${n&&s`
      <${A} title=${i(`waiting.${n}_title`)} yes=${i(`waiting.${n}`)} grave
        onYes=${n==="leave"?r:l} onClose=${()=>a(null)}>
        <p>${i(`waiting.${n}_what`)}</p>
      <//>`}`}function jn({open:e}){let[t,n]=u(!1),a=async()=>{let o=await $(async()=>{let{invite:r}=await d(`${e.path}/invite`);e.view.value={...e.view.value,invite:r}});n(!1),o&&C(i("waiting.renewed"))};return s`
    <button type="button" class="plain" onClick=${()=>n(!0)}>${i("waiting.renew")}</button>
    ${t&&s`
      <${A} title=${i("waiting.renew_title")} yes=${i("waiting.renew")} onYes=${a} onClose=${()=>n(!1)}>
        <p>${i("waiting.renew_what")}</p>
      <//>`}`}function Vn({open:e,room:t,seat:n,onClose:a}){let o=k(T(t.seats)[n]??""),r=async()=>{await $(()=>mt("DELETE",`${e.path}/seats/${n}`)),a()};return s`
    <${A} title=${i("waiting.free_title",{name:o})} yes=${i("waiting.free_seat")} grave onYes=${r} onClose=${a}>
      <p>${i("waiting.free_what")}</p>
    <//>`}function Zn(e){let[t,n]=u(null);return m(()=>{let a=new rt(e),o=()=>K(e);return o(),addEventListener("hashchange",o),a.enter(),n(a),()=>{removeEventListener("hashchange",o),a.leave()}},[e]),t}function ze({code:e}){let t=Zn(e);if(!t)return null;if(t.gone)return s`<${ut} message=${t.trouble.value?.message??""} />`;let{room:n,you:a}=t.view.value;if(!n)return s`<${et} open=${t} />`;if(n.status==="cancelled")return s`<${ut} message=${i("waiting.cancelled")} />`;let o=t.trying.value;return o?s`<${Ee} open=${t} trying=${o} key=${`what if ${o.version}`} />`:n.status!=="waiting"?s`<${Ve} open=${t} key=${n.code} />`:a?.seats.length?s`<${Xe} open=${t} />`:s`<${We} open=${t} />`}function ut({message:e,title:t=i("app.nothing_here")}){return S(t),s`
    <${f} />
    <main class="page missing" id="main" tabindex="-1">
      <h1>${t}</h1>
      <p>${e}</p>
      <a class="button primary" href="/">${i("app.home")}</a>
    </main>
    <${b} />`}var tn=()=>location.hash.slice(1).toLowerCase();function en(){let[e,t]=u(tn());return m(()=>{let n=()=>t(tn());return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),s`
    <${f} />
    <main class="page rules" id="main" tabindex="-1">
      <h1>${i("rules.title")}</h1>
      <p><a class="button" href="/learn">${i("front.learn")}</a></p>
      <${ge} marked=${e} page />
    </main>
    <${b} />`}function sn(){return s`
    <div class="toasts">
      <div role="alert">${dt.value.filter(e=>e.fault).map(nn)}</div>
      <div role="status">${dt.value.filter(e=>!e.fault).map(nn)}</div>
    </div>
    <p class="unseen" aria-live="polite"><span key=${$t.value.number}>${$t.value.words}</span></p>`}function nn(e){return s`
    <div class=${e.fault?"toast fault":"toast"} key=${e.id}>
      <p>${e.message}</p>
      ${e.reload&&s`<${Jt} kind="plain" />`}
      <button type="button" class="plain icon" aria-label=${i("app.close")} onClick=${()=>Dt(e.id)}>✕</button>
    </div>`}var Xn=async()=>(await pt(()=>import("./learn-L5CJKG4C.js"))).begin(),zn=async()=>(await pt(()=>import("./record-77P2LNS3.js"))).begin();function ti(){let e=L(_.value);return e?s`<${ze} code=${e} key=${e} />`:_.value==="/"?s`<${He} />`:_.value==="/rules"?s`<${en} />`:_.value==="/learn"?s`<${vt} load=${Xn} key="learn" />`:_.value==="/record"?s`<${vt} load=${zn} key="record" />`:s`<${ut} title=${i("app.no_page")} message=${i("errors.not_found")} />`}function ei(e){e.preventDefault(),document.getElementById("main")?.focus()}var ni=4e3;function ii(){let e=Ot.value&&!L(_.value);return m(()=>{let t=e?setInterval(w,ni):0;return()=>clearInterval(t)},[e]),e?s`<div class="connection offline" role="status"><p>${i("net.offline")}</p></div>`:null}function si(){return s`
    <a class="skip" href="#main" onClick=${ei}>${i("app.skip")}</a>
    <${ii} />
    <${ti} />
    <${we} />
    <${sn} />`}async function ai(){let e=L(location.pathname);e&&K(e),await Nt(It()),await Promise.all([w(),Wt()]),zt(),Yt(),Pt();let t=document.getElementById("app");t&&Et(s`<${si} />`,t),E(Re),oi(),At()}function oi(){let e=!0;E(()=>{let t=_.value;e||requestAnimationFrame(()=>document.getElementById("main")?.focus({preventScroll:!0})),!e&&t==="/"&&w(),e=!1})}ai();
