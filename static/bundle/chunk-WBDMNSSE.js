import{a as D,b as $t,c as gt,d as vt,e as yt,f as wt,g as q,h as Q,j as tt,k as Et}from"./chunk-AS3NMMLI.js";import{A as At,n as dt}from"./chunk-7BIB2IEW.js";import{a as Ot,c as Rt}from"./chunk-QXAYAVIB.js";import{b as I,c as k,d as et,f as Tt}from"./chunk-AXQ3UCMF.js";import{A as Mt,B as x,C as _t,D as Ct,b as X,f as bt,g as xt,i as Z,j as kt,x as w,y as _,z as C}from"./chunk-DQMJJII4.js";import{a as St}from"./chunk-2I43SMBD.js";import{b as pt}from"./chunk-LPX77G2H.js";import{e as ht,g as mt}from"./chunk-WF6K5HE4.js";import{C as ct,D as ft,b as ot,c as i,d as it,e as $,f as v,g as p,h as A,j as f,k as at,n as lt,o as L,p as N,q as ut,w as a,x as z}from"./chunk-NFECQUW2.js";function ne(){return i`
    <div class="languages" role="group" aria-label=${a("app.language")}>
      ${lt.map(e=>i`
        <button type="button" class="plain" lang=${e} aria-pressed=${e===ut.value}
          aria-label=${`${e.toUpperCase()}, ${a(`app.languages.${e}`)}`} onClick=${()=>mt(()=>dt(e))}>${e.toUpperCase()}</button>`)}
    </div>`}function cn({children:e}){return i`
    <header class="head">
      <a class="home" href="/"><span class="mark" aria-hidden="true"><${Ct} /></span><span class="wordmark">Make Make</span></a>
      <div class="head-end">
        ${e??i`<a class="button plain" href="/rules">${a("app.rules")}</a><${ne} />`}
      </div>
    </header>`}var B=f(location.pathname);function re(e){history.pushState(null,"",e),B.value=location.pathname,scrollTo(0,0)}function se(e){if(e.defaultPrevented||e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return null;let t=e.target instanceof Element?e.target.closest("a"):null;return!t||t.target||t.origin!==location.origin||t.hasAttribute("download")?null:/^\/($|r\/|(rules|learn)$)/.test(t.pathname)&&t.pathname!==location.pathname?t:null}function mn(){document.addEventListener("click",e=>{let t=se(e);t&&(e.preventDefault(),re(t.pathname+t.search+t.hash))}),addEventListener("popstate",()=>B.value=location.pathname)}function Nt({room:e,state:t,next:n=null,you:r}){return i`
    <section class="clans" aria-label=${a("table.clans")}>
      <ul class="clan-list">
        ${I(e).map(s=>i`
          <${oe} key=${s.clan} person=${s} state=${t} next=${n??t} mine=${r?.seats.includes(s.seat.seat)??!1} />`)}
        <${le} state=${t} />
      </ul>
    </section>`}function oe({person:e,state:t,next:n,mine:r}){let{clan:s,look:o,seat:l}=e,u=t.retired.includes(s),c=["clan",`look-${o}`,t.clan===s&&"moves",u&&"retired"];return i`
    <li class=${c.filter(Boolean).join(" ")} aria-current=${t.clan===s?"true":void 0}>
      <p class="clan-name">
        <span class=${l.online?"presence here":"presence away"} title=${a(l.online?"waiting.here":"waiting.away")}></span>
        <bdi>${e.name}</bdi>
        ${r&&i`<span class="tag">${a("waiting.you")}</span>`}
        ${u&&i`<span class="tag">${a("table.retired")}</span>`}
        ${!l.online&&i`<span class="unseen">${a("waiting.away")}</span>`}
        ${t.make_make===s&&i`
          <span class=${n.make_make===s?"figure-won":"figure-won goes"} data-won=${s}><${x} /><span class="unseen">${a("table.has_make_make")}</span></span>`}
        ${t.make_make!==s&&n.make_make===s&&i`<span class="figure-won comes" aria-hidden="true"><${x} /></span>`}
      </p>
      <${ie} clan=${s} look=${o} state=${t} next=${n} />
    </li>`}function ie({clan:e,look:t,state:n,next:r}){let s=n.reserves[e],o=r.reserves[e],l=n.tangata_manu[e].length;return i`
    <ul class="pieces">
      <li data-reserve=${e}><${w} look=${t} n=${s.dominance} /><${Lt} now=${s.dominance} next=${o.dominance} />
        <span class="unseen">${a("table.tokens",{n:s.dominance})}</span></li>
      <li class=${ae(s.chief,o.chief)} data-chief=${e}><${_} look=${t} />
        <span class="unseen">${a(s.chief?"table.chief_here":"table.chief_away")}</span></li>
      <li class="bird-men" data-bird-men=${e}><${C} look=${t} /><span aria-hidden="true">${l}<small>/${l+s.tangata_manu}</small></span>
        <${Lt} now=${l} next=${r.tangata_manu[e].length} />
        <span class="unseen">${a("table.bird_men",{n:l,of:l+s.tangata_manu})}</span></li>
    </ul>`}function ae(e,t){return e!==t?t?"comes":"goes":e?"":"gone"}function Lt({now:e,next:t}){return e===t?null:i`<span class="next" aria-hidden="true">→${t}</span>`}function le({state:e}){return i`
    <li class="supply">
      <span data-supply><${Mt} /><span aria-hidden="true">×${e.moai_left}</span>
        <span class="unseen">${a("table.moai_left",{n:e.moai_left})}</span></span>
      ${e.make_make===null&&i`
        <span><${x} /><span class="unseen">${a("table.make_make_free")}</span></span>`}
    </li>`}var wn={room:null,events:[],you:null,invite:null};function P(e){return e.events.at(-1)?.version??0}function bn(e){return(e.room?.version??0)>P(e)}function zt(e,t){let n=[...e];for(let r of[...t].sort((s,o)=>s.version-o.version))r.version===(n.at(-1)?.version??0)+1&&n.push(r);return n.length===e.length?e:n}function ue(e,t,n=[]){return e.room&&t.revision<e.room.revision?e:{room:t,events:zt(e.events,n),you:t.you===void 0?e.you:t.you,invite:t.status==="waiting"?t.invite??(t.you===void 0?e.invite:null):null}}function xn(e,t){return{...e,events:zt(e.events,t)}}function ce(e,t){if(!e.room)return e;let n=e.room.seats.map((r,s)=>({...r,online:t[s]??r.online}));return{...e,room:{...e.room,seats:n}}}function kn(e,t){switch(t.type){case"room":return ue(e,t.room,t.events??[]);case"you":return{...e,you:t.you??null,invite:t.invite??null};case"presence":return ce(e,t.seats);default:return e}}function Mn(e){let t=e.you?.seats[0];return e.room?.seats.find(n=>n.seat===t)??null}function m(e){let{room:t,you:n}=e;return t?.status!=="playing"||!n?!1:n.seats.some(r=>t.seats[r]?.clan===t.state?.clan)}function G(e){return m(e)&&e.you?.seats.length===1}function _n(e){return e.you!==null&&e.you.player!==null&&e.you.player===e.room?.host}function b({view:e,past:t}){let{room:n}=e.value;return t?t.position.value:n?.state?{version:n.version,state:n.state,past:!1}:null}var fe="(min-width: 900px)",M=f((L("names")??(globalThis.matchMedia?.(fe).matches?"on":"off"))==="on");function he(){M.value=!M.value,N("names",M.value?"on":"off")}function On({view:e,children:t}){return i`
    <div class="tools" role="group" aria-label=${a("tools.label")}>
      <${E} label="tools.closer" short="tools.closer" d="M4 11h14M11 4v14" onClick=${()=>e.closer()} />
      <${E} label="tools.farther" short="tools.farther" d="M4 11h14" onClick=${()=>e.farther()} />
      <${E} label="tools.turn" short="tools.turn_short" d="M17.5 8A7.5 7.5 0 1 0 18.5 12M18.5 3v5.4h-5.4" onClick=${()=>e.turnOn()} />
      <${E} label="tools.names" short="tools.names_short" aria-pressed=${M.value}
        d="M9.5 12.5a3.4 3.4 0 1 0 0 .1M9.5 8.5v7.5M14 8.5l3.5-2.5v10" onClick=${he} />
      ${t}
      <${E} label="tools.reset" short="tools.reset_short" disabled=${!e.moved.value}
        d="M3.5 8.5v-5h5M13.5 3.5h5v5M18.5 13.5v5h-5M8.5 18.5h-5v-5" onClick=${()=>e.reset()} />
    </div>`}function E({label:e,short:t,d:n,...r}){return i`
    <button type="button" class="plain tool" aria-label=${a(e)} title=${a(e)} ...${r}>
      <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${n} /></svg>
      <span aria-hidden="true">${a(t)}</span></button>`}var h=(e,t,n,r,s,o)=>({wave:e,from:t,to:n,at:r,length:s,loud:o}),Dt=[h("triangle",210,120,0,.14,.3),h("noise",900,900,0,.05,.18)],qt=[h("noise",2600,2600,0,.32,.07),h("sine",420,230,0,.3,.07)],It={placed:Dt,conquered:[...Dt,h("triangle",150,80,.09,.2,.32)],withdrawn:qt,returned:qt,lost_ground:[h("sine",900,520,0,.22,.12)],tangata_manu:[h("sine",1250,1750,0,.09,.12),h("sine",1500,2050,.12,.11,.12)],make_make:[h("sawtooth",196,220,0,.7,.06),h("sine",392,440,.05,.65,.12)],moai:[h("noise",160,160,0,.6,.3),h("sine",58,74,0,.6,.4)],over:[h("sine",392,392,0,.5,.14),h("sine",494,494,.16,.55,.14),h("sine",587,587,.32,.9,.16),h("sawtooth",196,196,.32,.9,.05)],turn:[h("sine",523,523,0,.16,.12),h("sine",659,659,.14,.26,.12)]};var Bt=f(L("sounds")==="on"),S=null;function me(){return"AudioContext"in globalThis?(S??=new AudioContext,S.state==="suspended"&&S.resume(),S):null}function Dn(e){Bt.value=e,N("sounds",e?"on":null),e?T("tangata_manu"):S?.suspend()}function T(e,t=0){let n=It[e];if(!Bt.value||!n)return;let r=me();r&&n.forEach(s=>pe(r,s,r.currentTime+t/1e3))}function pe(e,t,n){let r=n+t.at,s=r+t.length,o=e.createGain();o.gain.setValueAtTime(1e-4,r),o.gain.exponentialRampToValueAtTime(t.loud,r+Math.min(.02,t.length/4)),o.gain.exponentialRampToValueAtTime(1e-4,s);let l=t.wave==="noise"?$e(e,t):de(e,t,r,s);l.connect(o).connect(e.destination),l.start(r),l.stop(s)}function de(e,t,n,r){let s=e.createOscillator();return s.type=t.wave,s.frequency.setValueAtTime(t.from,n),s.frequency.exponentialRampToValueAtTime(t.to,r),s}function $e(e,t){let n=e.createBuffer(1,Math.ceil(e.sampleRate*t.length),e.sampleRate),r=n.getChannelData(0),s=Math.min(1,t.from/(e.sampleRate/6)),o=0;for(let u=0;u<r.length;u+=1)o+=s*(Math.random()*2-1-o),r[u]=o/Math.sqrt(s);let l=e.createBufferSource();return l.buffer=n,l}function Pt(e){return new Set([...Object.keys(e?.place??{}),...Object.keys(e?.withdraw??{}),...e?.moai??[]])}function Gt(e){return new Set(e?.moai??[])}function Ht(e){return new Set(e?.tangata_manu??[])}function nt(e,t,n){let r=e?.place?.[n],s=t.clan===null?0:t.reserves[t.clan].dominance;return{place:r?{plain:r.least,chief:r.least_with_chief,most:s}:null,withdraw:e?.withdraw?.[n]??[]}}function H(e,t){return t?e.chief:e.plain}function rt(e,t,n,r){let s=H(e,r)===null?!r:r,o=H(e,s)??1;return{type:"place",territory:t,dominance:Math.min(e.most,Math.max(o,n)),chief:s}}function Kt(e,t,n){if(e?.moai?.includes(n))return{type:"moai",territory:n};let r=nt(e,t,n);return r.place?rt(r.place,n,0,!1):r.withdraw.length?{type:"withdraw",territory:n,chief:r.withdraw[0]}:null}function Vt(e,t){let n=e.clan??0;if(e.territories[t]?.clan===n)return{type:"withdraw",territory:t,chief:!1};let{dominance:r,chief:s}=e.reserves[n];return{type:"place",territory:t,dominance:Math.max(1,r),chief:s}}function Ft(e){let t=e?.effects??[],n=r=>new Set(t.map(s=>s[r]).filter(Boolean));return{spaces:n("territory"),grounds:n("ground")}}var ge=1e3;function ve(e){return new Set(e?.body.spaces??[])}var K=class{constructor(t){this.open=t,this.selected=f(null),this.action=f(null),this.preview=f(null),this.refusal=f(null),this.unanswered=f(!1),this.reasons=at(()=>ve(this.refusal.value??t.outbox.refused.value)),this.asked=0}touch(t){this.open.outbox.refused.value=null;let{room:n}=this.open.view.value;if(!n?.state)return;if(this.selected.value===t)return this.clear();if(this.clear(),this.selected.value=t,!m(this.open.view.value))return;let r=Kt(n.legal,n.state,t);r?this.want(r):this.#n(Vt(n.state,t))}touchGround(t){m(this.open.view.value)&&(this.clear(),this.selected.value=t,this.want({type:"tangata_manu",ground:t}))}want(t){return this.action.value=t,this.#n(t)}clear(){this.asked+=1,this.selected.value=null,this.action.value=null,this.#e(null,null)}async#n(t){let n=++this.asked,r=setTimeout(()=>n===this.asked&&this.#e(null,null,!0),ge);try{let s=await this.open.foresee(t);n===this.asked&&this.#e(s,null)}catch(s){if(n!==this.asked)return;if(s instanceof ct)this.#t(s);else if(s instanceof ft)this.#e(null,null,!0);else throw s}finally{clearTimeout(r)}}#t(t){if(t.code!=="stale_version")return this.#e(null,t);this.clear(),this.open.refresh()}#e(t,n,r=!1){this.preview.value=t,this.refusal.value=n,this.unanswered.value=r}};var O=f(null),ye="/static/img/icon.svg",we="/static/img/icon-turn.svg",be={"/":"front.title","/rules":"rules.title","/learn":"front.learn"};function xe(e){return e.startsWith("/r/")?a("app.loading"):a(be[e]??"app.no_page")}function jn(){let{words:e,mine:t}=O.value??{words:xe(B.value),mine:!1};document.title=`${t?"\u25CF ":""}${e.replace(/[\u2068\u2069]/g,"")} \u2013 ${a("app.name")}`;let n=document.querySelector("link[rel=icon]"),r=t?we:ye;n&&n.getAttribute("href")!==r&&(n.href=r)}function er(e,t=!1){p(()=>{let n={words:e,mine:t};return O.value=n,()=>{O.peek()===n&&(O.value=null)}},[e,t])}function Wt(e,t){let{room:n,events:r}=e.view.value,s=n?.version??0,o=b(e)?.past??!1,l=$(null);A(()=>t.clear(),[s,o]),p(()=>{requestAnimationFrame(()=>e.sayDrawn())},[s,o]),p(()=>{let u=l.current===null?null:Math.min(l.current,s);l.current=Math.max(u??s,P(e.view.value)),u!==null&&ke(e,u)},[r])}function ke({view:{value:e},seen:t},n){let{room:r,events:s}=e,o=s.filter(({version:u})=>u>n&&!t?.tellsLater(u));if(!r||!o.length)return;t&&(t.told=P(e));let l=o.flatMap(u=>At(r,u));ht([...l,...G(e)?[a("turn.mine")]:[]].join(" "))}var Me={token:80,chief:74,bird:40,mask:76,ariki:260},R={x:0,y:0},_e="cubic-bezier(0.3, 0.7, 0.3, 1)",Ce=600,Ee="(prefers-reduced-motion: reduce)",Se=()=>matchMedia(Ee).matches,F=class{constructor(t){this.view=t,this.running=[],this.flying=[]}play(t,n){this.finish();let r=Ot(t);if(r.forEach(s=>T(s.kind,s.start)),!(Se()||document.visibilityState==="hidden"||!this.view.frame))for(let s of r)this.#n(s,n(s.effect.clan??s.effect.winner))}point(t){this.finish();let n=document.querySelector(`main .land-of.look-${t}`);this.#e(n,[{opacity:1},{opacity:.1},{opacity:1}],{duration:Ce,iterations:2})}finish(){this.running.forEach(t=>t.cancel()),this.flying.forEach(t=>t.remove()),this.running=[],this.flying=[]}#n(t,n){let{territory:r,ground:s,clan:o,dominance:l,chief:u,from:c}=t.effect,d=r?xt(r):R;switch(t.kind){case"placed":case"conquered":return this.#i(t,i`<${w} look=${n} n=${l} />`,"token",y(`[data-reserve="${o}"]`),this.#t(d)),u&&this.#i(t,i`<${_} look=${n} />`,"chief",y(`[data-chief="${o}"]`),this.#t(d)),this.#o(t,`[data-piece="${r}"]`);case"withdrawn":case"returned":l&&this.#s(t,i`<${w} look=${n} n=${l} />`,"token",this.#t(d),y(`[data-reserve="${o}"]`)),u&&this.#s(t,i`<${_} look=${n} />`,"chief",this.#t(d),y(`[data-chief="${o}"]`));return;case"lost_ground":return this.#s(t,i`<${C} look=${n} />`,"bird",this.#t(Z.get(s)),y(`[data-bird-men="${o}"]`));case"tangata_manu":return this.#i(t,i`<${C} look=${n} />`,"bird",y(`[data-bird-men="${o}"]`),this.#t(Z.get(s))),this.#o(t,`[data-bird-man="${s} ${o}"]`);case"make_make":return this.#s(t,i`<${x} />`,"mask",c===null?this.#t(R):y(`[data-reserve="${c}"]`)??this.#t(R),y(`[data-won="${o}"]`)),this.#o(t,"[data-make-make=held]"),this.#o(t,`[data-won="${o}"]`);case"moai":return this.#a(t,`[data-piece="${r}"]`);default:return this.#l(t,n)}}#t(t){return this.view.where(t??R)}#e(t,n,r){if(!t)return;let s=t.animate(n,r);return this.running.push(s),s}#r(t,n){let r=document.createElement("div");return r.className="flying",r.setAttribute("aria-hidden","true"),r.style.width=`${Me[n]*this.view.unit}px`,ot(t,r),document.body.append(r),this.flying.push(r),r}#i(t,n,r,s,o){let l=this.#r(n,r),u=jt(s??o,o).map((d,g)=>({...d,opacity:g?1:0}));this.#e(l,u,{delay:t.start,duration:t.length,fill:"both",easing:_e})?.finished.then(()=>l.remove(),()=>{})}#s(t,n,r,s,o){let l=this.#r(n,r);this.#e(l,jt(s,o??s),{delay:t.start,duration:t.length,fill:"both",easing:"ease-in-out"})?.finished.then(()=>l.remove(),()=>{})}#o(t,n){let r=document.querySelector(`main ${n}`),s=t.start+t.length*.92;this.#e(r,[{opacity:0},{opacity:0}],{duration:s}),this.#e(r,[{transform:"scale(1.18)"},{transform:"scale(1)"}],{delay:s,duration:160,easing:"ease-out"})}#a(t,n){let r=[{transform:"translate(0, 40px) scale(1, 0.04)",opacity:0},{transform:"translate(0, 34px) scale(1, 0.15)",opacity:1,offset:.1},{transform:"translate(0, -5px) scale(1, 1.06)",opacity:1,offset:.8},{transform:"none",opacity:1}];this.#e(document.querySelector(`main ${n}`),r,{delay:t.start,duration:t.length,fill:"backwards",easing:"ease-out"})}#l(t,n){let r=this.#r(i`<${_t} look=${n} />`,"ariki"),s=(u,c)=>({transform:`${V(this.#t(R))} scale(${u})`,opacity:c}),o=[s(.2,0),{...s(1.12,1),offset:.25},{...s(1,1),offset:.4},{...s(1,1),offset:.8},s(1.25,0)];this.#e(r,o,{delay:t.start,duration:t.length,fill:"both",easing:"ease-out"})?.finished.then(()=>r.remove(),()=>{})}};function y(e){let t=document.querySelector(`main ${e} .figure`)??document.querySelector(`main ${e}`);if(!t)return null;let{left:n,top:r,width:s,height:o}=t.getBoundingClientRect();return s?{x:n+s/2,y:r+o/2}:null}var V=({x:e,y:t})=>`translate(${e.toFixed(1)}px, ${t.toFixed(1)}px) translate(-50%, -50%)`;function jt(e,t){let n=Math.min(40,Math.hypot(t.x-e.x,t.y-e.y)/5),r={x:(e.x+t.x)/2,y:(e.y+t.y)/2-n};return[{transform:V(e)},{transform:`${V(r)} scale(1.15)`},{transform:V(t)}]}var Te=e=>e,Oe=400;function Ut(e,t){let n=v(()=>new F(t),[t]),{room:r,events:s}=e.view.value,o=r?.version??0,l=$(null),u=b(e)?.past??!1,c=$(!1);return A(()=>{let d=c.current?o:l.current??o;if(c.current=u,u)return;r?.state&&(l.current=o);let g=Rt(s,d,o);g.length&&queueMicrotask(()=>n.play(g.flatMap(U=>U.effects),Te))},[o,u]),Re(m(e.view.value)),Ae(n),n}function Re(e){let t=$(e);p(()=>{e&&!t.current&&T("turn",Oe),t.current=e},[e])}function Ae(e){p(()=>{let t=new AbortController;for(let n of["pointerdown","keydown"])addEventListener(n,()=>e.finish(),{capture:!0,signal:t.signal});return()=>{t.abort(),e.finish()}},[e])}var Le=8,Yt=1.5,Ne=.0018,ze=16,W=class{constructor(){this.turn=f(0),this.moved=f(!1),this.camera=D,this.frame=null,this.fingers=new Map,this.dragging=!1}attach(t,n){this.frame=t;let r=(s,o,l={})=>t.addEventListener(s,o,{signal:n,...l});r("pointerdown",s=>this.#i(s)),r("pointermove",s=>this.#s(s)),r("pointerup",s=>this.fingers.delete(s.pointerId)),r("pointercancel",s=>this.fingers.delete(s.pointerId)),r("click",s=>this.#o(s),{capture:!0}),r("wheel",s=>this.#a(s),{passive:!1}),r("keydown",s=>this.#l(s)),r("focusin",s=>this.#u(s.target)),this.#t(this.camera)}closer(){this.#e(Yt)}farther(){this.#e(1/Yt)}turnOn(){this.turn.value=(this.turn.value+1)%4,this.#t(D)}reset(){this.turn.value=0,this.#t(D)}get size(){return{width:this.frame?.clientWidth??1,height:this.frame?.clientHeight??1}}get picture(){return this.frame?.querySelector(".board-picture")??null}where(t){let n=Q({...t,width:0,height:0},this.turn.value),r=q(this.camera,n,this.#n(),this.size),{left:s,top:o}=this.frame.getBoundingClientRect();return{x:s+r.x,y:o+r.y}}get unit(){let{width:t}=q(this.camera,{x:0,y:0,width:1,height:1},this.#n(),this.size);return t}#n(){return this.picture?.viewBox.baseVal??{x:0,y:0,width:1,height:1}}#t(t){this.camera=$t(t,this.size);let{zoom:n,x:r,y:s}=this.camera,o=this.frame?.firstElementChild;o instanceof HTMLElement&&(o.style.transform=n===1?"":`translate(${r}px, ${s}px) scale(${n})`),this.frame&&(this.frame.dataset.zoom=n.toFixed(2)),this.moved.value=n!==1||this.turn.value!==0}#e(t,n){let{width:r,height:s}=this.size;this.#t(gt(this.camera,t,n??{x:r/2,y:s/2},this.size))}#r({clientX:t,clientY:n}){let{left:r,top:s}=this.frame.getBoundingClientRect();return{x:t-r,y:n-s}}#i(t){t.isPrimary&&(this.fingers.clear(),this.dragging=!1),this.fingers.set(t.pointerId,this.#r(t))}#s(t){let n=this.fingers.get(t.pointerId);if(!n)return;let r=this.#r(t),s=[...this.fingers].filter(([o])=>o!==t.pointerId).map(([,o])=>o);if(s.length)this.#t(yt(this.camera,[n,s[0]],[r,s[0]],this.size));else{if(this.camera.zoom===1||!this.dragging&&Math.hypot(r.x-n.x,r.y-n.y)<Le)return;this.#t(vt(this.camera,r.x-n.x,r.y-n.y,this.size))}this.dragging=!0,this.fingers.set(t.pointerId,r)}#o(t){this.dragging&&(this.dragging=!1,t.stopPropagation(),t.preventDefault())}#a(t){let n=t.deltaMode===WheelEvent.DOM_DELTA_LINE?t.deltaY*ze:t.deltaY;this.camera.zoom===1&&n>0||(t.preventDefault(),this.#e(Math.exp(-n*Ne),this.#r(t)))}#l(t){if(t.ctrlKey||t.altKey||t.metaKey)return;let n={"+":()=>this.closer(),"=":()=>this.closer(),"-":()=>this.farther(),0:()=>this.reset(),r:()=>this.turnOn()}[t.key];n&&(t.preventDefault(),n(),this.#u(document.activeElement))}#u(t){let n=t instanceof SVGGraphicsElement&&this.picture?.contains(t);if(this.camera.zoom===1||this.fingers.size||!n)return;let r=Q(t.getBBox(),this.turn.value);this.#t(wt(this.camera,q(this.camera,r,this.#n(),this.size),this.size))}};function Or(e){let t=v(()=>new K(e),[e]),n=v(()=>new W,[e]);Wt(e,t);let r=Ut(e,n);return{choice:t,view:n,stage:r}}function Rr({open:e,choice:t}){let{room:n,you:r}=e.view.value,{state:s,past:o}=b(e);return i`<${Nt} room=${n} state=${s} next=${o?null:t.preview.value?.state??null} you=${r} />`}function Ar({open:e,choice:t,view:n,names:r=!1}){let{room:s,events:o}=e.view.value,{version:l,state:u,past:c}=b(e),g=m(e.view.value)&&!e.outbox.pending.value&&!c&&s?s.legal:null,U=c||t.selected.value?.includes("-")?null:t.selected.value,Zt=v(()=>s?I(s):[],[s]),te=v(()=>Ft(o[l-1]),[o,l]),Y=v(()=>({candidates:Gt(g),choices:Ht(g)}),[g]),ee=Y.candidates.size+Y.choices.size>0;return i`
    <${Et} state=${u} clans=${Zt} targets=${g?Pt(g):tt} ...${Y}
      selected=${U} ghost=${c?null:t.preview.value?.state??null} marked=${te} reasons=${c?tt:t.reasons.value}
      coordinates=${r||M.value||ee} view=${n} text=${a} onSpace=${J=>c||t.touch(J)}
      onGround=${J=>c||t.touchGround(J)} />`}var De=[["board",[1]],["dominance",[2,3,4,5,6]],["at_once",[7,8,9,10]],["ceremony",[11,12]],["ending",[13,14,15,16]]],qe=["wheel","touchmove","keydown","pointerdown"];function Ie(){let[e,t]=it(null);return p(()=>{import("./rules-explained-R3G7HNHD.js").then(n=>n.begin()).then(t,()=>{})},[]),e}function Be(e){let t=$(!1);return p(()=>{let n=new AbortController,r=()=>t.current=!0;t.current=!1;for(let s of qe)addEventListener(s,r,{passive:!0,signal:n.signal});return()=>n.abort()},[e]),()=>t.current}function Jt({level:e=2,marked:t="",page:n=!1}){let r=Ie(),s=$(null),o=Be(t);return p(()=>{t&&!o()&&s.current?.querySelector(`#${CSS.escape(t)}`)?.scrollIntoView()},[t,r]),i`
    <div ref=${s}>
      <div class="rules-intro">${z("rules.intro").map(l=>i`<p>${l}</p>`)}</div>
      ${De.map(([l,u])=>i`
        <section class="rules-chapter">
          <${`h${e}`}>${a(`rules.chapters.${l}`)}<//>
          ${u.map(c=>i`<${Pe} name=${`r${c}`} level=${e+1} marked=${t===`r${c}`} page=${n} explained=${r} />`)}
        </section>`)}
      <section class="rules-chapter">
        <${`h${e}`}>${a("rules.credits_title")}<//>
        ${z("rules.credits").map(l=>i`<p>${l}</p>`)}
      </section>
    </div>`}function Pe({name:e,level:t,marked:n,page:r,explained:s}){let o=e.toUpperCase();return i`
    <article class=${n?"rule marked":"rule"} id=${e}>
      <${`h${t}`}>${r?i`<a class="rule-number" href=${`#${e}`}>${o}</a>`:i`<span class="rule-number">${o}</span>`} ${a(`rules.${e}.title`)}<//>
      ${s&&i`<${s.Picture} name=${e} />`}
      ${z(`rules.${e}.body`).map(l=>i`<p>${l}</p>`)}
      ${r&&s&&i`<${s.Ruling} name=${e} />`}
    </article>`}var j=f(null);function st(e=""){j.value=e}function Gr(){return j.value===null?null:i`<${Ge} rule=${j.value} />`}function Ge({rule:e}){return i`
    <${St} title=${a("rules.title")} wide onClose=${()=>j.value=null}>
      <div class="rules"><${Jt} level=${3} marked=${e.toLowerCase()} /></div>
    <//>`}function Qt({label:e,value:t,least:n,most:r,onChange:s}){let o=u=>{let c=Math.min(r,Math.max(n,u));c!==t&&s(c)},l=u=>{let c={ArrowUp:t+1,ArrowRight:t+1,ArrowDown:t-1,ArrowLeft:t-1,Home:n,End:r}[u.key];c!==void 0&&(u.preventDefault(),o(c))};return i`
    <div class="stepper">
      <button type="button" class="icon" aria-label=${a("sheet.fewer")} disabled=${t<=n} tabindex="-1" onClick=${()=>o(t-1)}>−</button>
      <div class="stepper-value" role="spinbutton" tabindex="0" aria-label=${e} aria-valuenow=${t} aria-valuemin=${n} aria-valuemax=${r}
        onKeyDown=${l}><strong>${t}</strong><small>${a("sheet.range",{least:n,most:r})}</small></div>
      <button type="button" class="icon" aria-label=${a("sheet.more")} disabled=${t>=r} tabindex="-1" onClick=${()=>o(t+1)}>+</button>
    </div>`}function He(e){let t=$(null);return p(()=>{let n=document.activeElement,r=t.current?.closest(".sheet");return t.current?.focus({preventScroll:!0}),()=>{let s=document.activeElement;s!==document.body&&!r?.contains(s)||(n instanceof HTMLElement||n instanceof SVGElement)&&n.focus({preventScroll:!0})}},[e]),t}function ns({open:e,choice:t}){let n=t.selected.value,r=e.room.value;return!n||!r?.state?null:i`<${Ke} open=${e} choice=${t} room=${r} selected=${n} />`}function Ke({open:e,choice:t,room:n,selected:r}){let s=He(r);pt(()=>t.clear());let o=t.action.value;return i`
    <section class="sheet" aria-labelledby="sheet-title">
      <header class="sheet-head">
        <h2 id="sheet-title" tabindex="-1" ref=${s}>${Ve(r,o)}</h2>
        <button type="button" class="plain icon" aria-label=${a("app.close")} onClick=${()=>t.clear()}>✕</button>
      </header>
      ${!r.includes("-")&&i`<p class="sheet-holder">
        ${We(n,r)}${bt.has(r)&&i` <span class="tag">${a("sheet.sacred")}</span>`}</p>
        <${je} room=${n} space=${r} />`}
      ${t.refusal.value&&i`<${Ue} problem=${t.refusal.value} />`}
      ${Fe(e.view.value,r)&&i`<p class="note">${a("sheet.own")}
        <button type="button" class="plain inline" onClick=${()=>st("R5")}>R5</button></p>`}
      ${o&&i`
        <${Ye} choice=${t} room=${n} space=${r} action=${o} />
        <${Ze} choice=${t} room=${n} />
        <${tn} open=${e} choice=${t} room=${n} action=${o} />`}
      ${!o&&!m(e.view.value)&&n.status==="playing"&&i`<p class="note">${a("sheet.wait")}</p>`}
    </section>`}function Ve(e,t){return t?.type==="moai"?a("sheet.moai_at",{territory:e}):e.includes("-")?a("sheet.ground",{ground:e}):a(e===X?"sheet.centre_title":"sheet.space",{territory:e})}function Fe(e,t){let n=e.room?.state;return m(e)&&n?.phase==="dominance"&&n.territories[t]?.clan===n.clan}function We(e,t){let n=e.state,r=n.territories[t];return r?a("sheet.held",{name:k(e)(r.clan),force:et(a,r.dominance,r.chief)}):n.moai.includes(t)?a("sheet.moai_stands"):a(t===X?"sheet.centre":"sheet.neutral")}function je({room:e,space:t}){let n=e.state.tangata_manu.flatMap((r,s)=>kt(t).filter(o=>r.includes(o)).map(o=>({ground:o,clan:k(e)(s)})));return n.length?i`<ul class="sheet-around">${n.map(r=>i`<li>${a("board.bird_man",r)}</li>`)}</ul>`:null}function Ue({problem:e}){let t=e.body.rule;return i`
    <div class="refusal" role="alert">
      ${t&&i`<button type="button" class="plain" onClick=${()=>st(t)}>
        <span class="rule-number">${t}</span> ${a(`rules.${t.toLowerCase()}.title`)}</button>`}
      <p>${e.message}</p>
    </div>`}function Ye({choice:e,room:t,space:n,action:r}){let s=t.state,o=nt(t.legal,s,n);return r.type==="place"&&o.place?i`<${Je} choice=${e} place=${o.place} action=${r} />`:r.type==="withdraw"?i`<${Xe} choice=${e} allowed=${o.withdraw} action=${r} />`:null}function Je({choice:e,place:t,action:n}){let{territory:r,dominance:s,chief:o}=n,l=(c,d)=>e.want(rt(t,r,c,d)),u=t.plain===null||t.chief===null;return i`
    <div class="controls">
      <${Qt} label=${a("sheet.how_many")} value=${s} least=${H(t,o)??1} most=${t.most}
        onChange=${c=>l(c,o)} />
      <p class="price">${Qe(t,s)}</p>
      ${t.chief!==null&&i`
        <label class="check">
          <input type="checkbox" checked=${o} disabled=${u} onChange=${c=>l(s,c.target.checked)} />
          <span>${a("sheet.with_chief")}</span>
        </label>`}
    </div>`}function Qe({plain:e,chief:t,most:n},r){let s=a("sheet.left",{n:n-r});if(e===null)return[a("sheet.needs_chief",{n:t??1}),s].join(" ");let o=t!==null&&t<e?a("sheet.or_with_chief",{n:t}):"";return[a("sheet.needs",{n:e}),o,s].filter(Boolean).join(" ")}function Xe({choice:e,allowed:t,action:n}){return t.length<2?null:i`
    <fieldset class="controls choices">
      <legend>${a("sheet.chief")}</legend>
      ${t.map(r=>i`
        <label class="check">
          <input type="radio" name="chief" checked=${n.chief===r} onChange=${()=>e.want({...n,chief:r})} />
          <span>${a(r?"sheet.chief_goes":"sheet.chief_stays")}</span>
        </label>`)}
    </fieldset>`}function Ze({choice:e,room:t}){let n=e.preview.value;return e.unanswered.value?i`<p class="note" role="status">${a("sheet.unanswered")}</p>`:n?i`
    <div class=${n.state.result?"outcome decides":"outcome"} aria-live="polite">
      <h3>${a("sheet.outcome")}</h3>
      <ul>${Tt(a,k(t),n.effects).map(r=>i`<li>${r}</li>`)}</ul>
    </div>`:null}function tn({open:e,choice:t,room:n,action:r}){let s=e.outbox.pending.value!==null,o=()=>e.outbox.act(r,n.version);return i`
    <div class="answers">
      <button type="button" onClick=${()=>t.clear()} disabled=${s}>${a("app.no")}</button>
      <button type="button" class="primary" disabled=${s||t.refusal.value!==null} onClick=${o}>
        ${s?a("sheet.sending"):en(r,n)}</button>
    </div>`}function en(e,t){if(e.type!=="place")return a(`sheet.do_${e.type}`);let n=t.state?.territories[e.territory],r={force:et(a,e.dominance,e.chief)};return a(n?"sheet.do_conquer":"sheet.do_place",r)}function nn(e,t){return t.action.value?a("turn.confirm"):a(t.selected.value?"turn.another":`turn.${e}`)}function us({open:e,choice:t}){let n=e.view.value,{room:r}=n;if(!r?.state)return null;let s=m(n),{clan:o,phase:l}=r.state;return i`
    <div class=${s?"turn mine":"turn"}>
      ${o!==null&&i`<${w} look=${o} />`}
      <p>
        <strong>${rn(n)}</strong>
        ${r.status==="playing"&&i`<span>${s?nn(l,t):a(`turn.other_${l}`)}</span>`}
      </p>
    </div>`}function rn(e){let{room:t}=e;return t?.state?t.status==="finished"||t.state.clan===null?a("turn.over"):G(e)?a("turn.mine"):a("turn.theirs",{name:k(t)(t.state.clan)}):""}function cs({open:e,choice:t}){let n=e.room.value?.legal,r=n?.tangata_manu??[],s=n?.moai??[];return!m(e.view.value)||!(r.length+s.length)?null:i`
    <div class="due" role="group" aria-label=${a("turn.choices")}>
      <p>${a("turn.choices")}</p>
      ${s.map(o=>i`<${Xt} name=${o} choice=${t} onPick=${()=>t.touch(o)} />`)}
      ${r.map(o=>i`<${Xt} name=${o} choice=${t} onPick=${()=>t.touchGround(o)} />`)}
    </div>`}function Xt({name:e,choice:t,onPick:n}){return i`<button type="button" aria-pressed=${t.selected.value===e} onClick=${n}>${e}</button>`}export{ne as a,cn as b,B as c,re as d,mn as e,Nt as f,wn as g,P as h,bn as i,ue as j,xn as k,kn as l,Mn as m,m as n,_n as o,b as p,On as q,E as r,Bt as s,Dn as t,T as u,Se as v,Or as w,Rr as x,Ar as y,Jt as z,st as A,Gr as B,ns as C,Ue as D,us as E,rn as F,cs as G,jn as H,er as I};
