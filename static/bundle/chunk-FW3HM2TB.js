import{b as tt,i as m,j as B,l as b}from"./chunk-NHVNEY4G.js";import{a as D,b as gt,c as vt,d as wt,e as yt,f as bt,g as q,h as X,j as Z,k as xt}from"./chunk-AF4TVFWA.js";import{C as Ct}from"./chunk-OUTFDZ6Y.js";import{a as Mt,c as Et}from"./chunk-QXAYAVIB.js";import{a as et,c as _t}from"./chunk-SVO2JTGA.js";import{b as I,c as _}from"./chunk-GR7PMV56.js";import{A as dt,B as k,C as pt,b as J,f as ft,g as ht,i as Q,j as mt,x as y,y as E,z as C}from"./chunk-6O6E35L7.js";import{a as kt}from"./chunk-LBZVIMK6.js";import{g as ct,m as $t}from"./chunk-JRKNSPMS.js";import{D as a,E as z,b as it,c as o,d as ot,e as p,f as v,g as $,h as x,j as f,k as at,q as L,r as N,s as lt,t as ut}from"./chunk-FAER6UMS.js";var P=f(location.pathname);function Jt(e){history.pushState(null,"",e),P.value=location.pathname,scrollTo(0,0)}function Qt(e){if(e.defaultPrevented||e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return null;let t=e.target instanceof Element?e.target.closest("a"):null;return!t||t.target||t.origin!==location.origin||t.hasAttribute("download")?null:/^\/($|r\/|(rules|learn|record)$)/.test(t.pathname)&&t.pathname!==location.pathname?t:null}function Je(){document.addEventListener("click",e=>{let t=Qt(e);t&&(e.preventDefault(),Jt(t.pathname+t.search+t.hash))}),addEventListener("popstate",()=>P.value=location.pathname)}function Tt({room:e,state:t,next:n=null,you:r}){return o`
    <section class="clans" aria-label=${a("table.clans")}>
      <ul class="clan-list">
        ${I(e).map(s=>o`
          <${Xt} key=${s.clan} person=${s} state=${t} next=${n??t} mine=${r?.seats.includes(s.seat.seat)??!1} />`)}
        <${ee} state=${t} />
      </ul>
    </section>`}function Xt({person:e,state:t,next:n,mine:r}){let{clan:s,look:i,seat:l}=e,c=t.retired.includes(s),u=["clan",`look-${i}`,t.clan===s&&"moves",c&&"retired"];return o`
    <li class=${u.filter(Boolean).join(" ")} aria-current=${t.clan===s?"true":void 0}>
      <p class="clan-name">
        <span class=${l.online?"presence here":"presence away"} title=${a(l.online?"waiting.here":"waiting.away")}></span>
        <bdi>${e.name}</bdi>
        ${r&&o`<span class="tag">${a("waiting.you")}</span>`}
        ${c&&o`<span class="tag">${a("table.retired")}</span>`}
        ${!l.online&&o`<span class="unseen">${a("waiting.away")}</span>`}
        ${t.make_make===s&&o`
          <span class=${n.make_make===s?"figure-won":"figure-won goes"} data-won=${s}><${k} /><span class="unseen">${a("table.has_make_make")}</span></span>`}
        ${t.make_make!==s&&n.make_make===s&&o`<span class="figure-won comes" aria-hidden="true"><${k} /></span>`}
      </p>
      <${Zt} clan=${s} look=${i} state=${t} next=${n} />
    </li>`}function Zt({clan:e,look:t,state:n,next:r}){let s=n.reserves[e],i=r.reserves[e],l=n.tangata_manu[e].length;return o`
    <ul class="pieces">
      <li data-reserve=${e}><${y} look=${t} n=${s.dominance} /><${St} now=${s.dominance} next=${i.dominance} />
        <span class="unseen">${a("table.tokens",{n:s.dominance})}</span></li>
      <li class=${te(s.chief,i.chief)} data-chief=${e}><${E} look=${t} />
        <span class="unseen">${a(s.chief?"table.chief_here":"table.chief_away")}</span></li>
      <li class="bird-men" data-bird-men=${e}><${C} look=${t} /><span aria-hidden="true">${l}<small>/${l+s.tangata_manu}</small></span>
        <${St} now=${l} next=${r.tangata_manu[e].length} />
        <span class="unseen">${a("table.bird_men",{n:l,of:l+s.tangata_manu})}</span></li>
    </ul>`}function te(e,t){return e!==t?t?"comes":"goes":e?"":"gone"}function St({now:e,next:t}){return e===t?null:o`<span class="next" aria-hidden="true">→${t}</span>`}function ee({state:e}){return o`
    <li class="supply">
      <span data-supply><${dt} /><span aria-hidden="true">×${e.moai_left}</span>
        <span class="unseen">${a("table.moai_left",{n:e.moai_left})}</span></span>
      ${e.make_make===null&&o`
        <span><${k} /><span class="unseen">${a("table.make_make_free")}</span></span>`}
    </li>`}var ne="(min-width: 900px)",M=f((L("names")??(globalThis.matchMedia?.(ne).matches?"on":"off"))==="on");function re(){M.value=!M.value,N("names",M.value?"on":"off")}function an({view:e,children:t}){return o`
    <div class="tools" role="group" aria-label=${a("tools.label")}>
      <${S} label="tools.closer" short="tools.closer" d="M4 11h14M11 4v14" onClick=${()=>e.closer()} />
      <${S} label="tools.farther" short="tools.farther" d="M4 11h14" onClick=${()=>e.farther()} />
      <${S} label="tools.turn" short="tools.turn_short" d="M17.5 8A7.5 7.5 0 1 0 18.5 12M18.5 3v5.4h-5.4" onClick=${()=>e.turnOn()} />
      <${S} label="tools.names" short="tools.names_short" aria-pressed=${M.value}
        d="M9.5 12.5a3.4 3.4 0 1 0 0 .1M9.5 8.5v7.5M14 8.5l3.5-2.5v10" onClick=${re} />
      ${t}
      <${S} label="tools.reset" short="tools.reset_short" disabled=${!e.moved.value}
        d="M3.5 8.5v-5h5M13.5 3.5h5v5M18.5 13.5v5h-5M8.5 18.5h-5v-5" onClick=${()=>e.reset()} />
    </div>`}function S({label:e,short:t,d:n,...r}){return o`
    <button type="button" class="plain tool" aria-label=${a(e)} title=${a(e)} ...${r}>
      <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${n} /></svg>
      <span aria-hidden="true">${a(t)}</span></button>`}var h=(e,t,n,r,s,i)=>({wave:e,from:t,to:n,at:r,length:s,loud:i}),Rt=[h("triangle",210,120,0,.14,.3),h("noise",900,900,0,.05,.18)],Ot=[h("noise",2600,2600,0,.32,.07),h("sine",420,230,0,.3,.07)],At={placed:Rt,conquered:[...Rt,h("triangle",150,80,.09,.2,.32)],withdrawn:Ot,returned:Ot,lost_ground:[h("sine",900,520,0,.22,.12)],tangata_manu:[h("sine",1250,1750,0,.09,.12),h("sine",1500,2050,.12,.11,.12)],make_make:[h("sawtooth",196,220,0,.7,.06),h("sine",392,440,.05,.65,.12)],moai:[h("noise",160,160,0,.6,.3),h("sine",58,74,0,.6,.4)],over:[h("sine",392,392,0,.5,.14),h("sine",494,494,.16,.55,.14),h("sine",587,587,.32,.9,.16),h("sawtooth",196,196,.32,.9,.05)],turn:[h("sine",523,523,0,.16,.12),h("sine",659,659,.14,.26,.12)]};var Lt=f(L("sounds")==="on"),T=null;function se(){return"AudioContext"in globalThis?(T??=new AudioContext,T.state==="suspended"&&T.resume(),T):null}function mn(e){Lt.value=e,N("sounds",e?"on":null),e?R("tangata_manu"):T?.suspend()}function R(e,t=0){let n=At[e];if(!Lt.value||!n)return;let r=se();r&&n.forEach(s=>ie(r,s,r.currentTime+t/1e3))}function ie(e,t,n){let r=n+t.at,s=r+t.length,i=e.createGain();i.gain.setValueAtTime(1e-4,r),i.gain.exponentialRampToValueAtTime(t.loud,r+Math.min(.02,t.length/4)),i.gain.exponentialRampToValueAtTime(1e-4,s);let l=t.wave==="noise"?ae(e,t):oe(e,t,r,s);l.connect(i).connect(e.destination),l.start(r),l.stop(s)}function oe(e,t,n,r){let s=e.createOscillator();return s.type=t.wave,s.frequency.setValueAtTime(t.from,n),s.frequency.exponentialRampToValueAtTime(t.to,r),s}function ae(e,t){let n=e.createBuffer(1,Math.ceil(e.sampleRate*t.length),e.sampleRate),r=n.getChannelData(0),s=Math.min(1,t.from/(e.sampleRate/6)),i=0;for(let c=0;c<r.length;c+=1)i+=s*(Math.random()*2-1-i),r[c]=i/Math.sqrt(s);let l=e.createBufferSource();return l.buffer=n,l}function Nt(e){return new Set([...Object.keys(e?.place??{}),...Object.keys(e?.withdraw??{}),...e?.moai??[]])}function zt(e){return new Set(e?.moai??[])}function Dt(e){return new Set(e?.tangata_manu??[])}function nt(e,t,n){let r=e?.place?.[n],s=t.clan===null?0:t.reserves[t.clan].dominance;return{place:r?{plain:r.least,chief:r.least_with_chief,most:s}:null,withdraw:e?.withdraw?.[n]??[]}}function G(e,t){return t?e.chief:e.plain}function rt(e,t,n,r){let s=G(e,r)===null?!r:r,i=G(e,s)??1;return{type:"place",territory:t,dominance:Math.min(e.most,Math.max(i,n)),chief:s}}function qt(e,t,n){if(e?.moai?.includes(n))return{type:"moai",territory:n};let r=nt(e,t,n);return r.place?rt(r.place,n,0,!1):r.withdraw.length?{type:"withdraw",territory:n,chief:r.withdraw[0]}:null}function Bt(e,t){let n=e.clan??0;if(e.territories[t]?.clan===n)return{type:"withdraw",territory:t,chief:!1};let{dominance:r,chief:s}=e.reserves[n];return{type:"place",territory:t,dominance:Math.max(1,r),chief:s}}function It(e){let t=e?.effects??[],n=r=>new Set(t.map(s=>s[r]).filter(Boolean));return{spaces:n("territory"),grounds:n("ground")}}var le=1e3;function ue(e){return new Set(e?.body.spaces??[])}var K=class{constructor(t){this.open=t,this.selected=f(null),this.action=f(null),this.preview=f(null),this.refusal=f(null),this.unanswered=f(!1),this.reasons=at(()=>ue(this.refusal.value??t.outbox.refused.value)),this.asked=0}touch(t){this.open.outbox.refused.value=null;let{room:n}=this.open.view.value;if(!n?.state)return;if(this.selected.value===t)return this.clear();if(this.clear(),this.selected.value=t,!m(this.open.view.value))return;let r=qt(n.legal,n.state,t);r?this.want(r):this.#n(Bt(n.state,t))}touchGround(t){m(this.open.view.value)&&(this.clear(),this.selected.value=t,this.want({type:"tangata_manu",ground:t}))}want(t){return this.action.value=t,this.#n(t)}clear(){this.asked+=1,this.selected.value=null,this.action.value=null,this.#e(null,null)}async#n(t){let n=++this.asked,r=setTimeout(()=>n===this.asked&&this.#e(null,null,!0),le);try{let s=await this.open.foresee(t);n===this.asked&&this.#e(s,null)}catch(s){if(n!==this.asked)return;if(s instanceof lt)this.#t(s);else if(s instanceof ut)this.#e(null,null,!0);else throw s}finally{clearTimeout(r)}}#t(t){if(t.code!=="stale_version")return this.#e(null,t);this.clear(),this.open.refresh()}#e(t,n,r=!1){this.preview.value=t,this.refusal.value=n,this.unanswered.value=r}};var O=f(null),ce="/static/img/icon.svg",fe="/static/img/icon-turn.svg",he={"/":"front.title","/rules":"rules.title","/learn":"front.learn","/record":"record.title"};function me(e){return e.startsWith("/r/")?a("app.loading"):a(he[e]??"app.no_page")}function _n(){let{words:e,mine:t}=O.value??{words:me(P.value),mine:!1};document.title=`${t?"\u25CF ":""}${e.replace(/[\u2068\u2069]/g,"")} \u2013 ${a("app.name")}`;let n=document.querySelector("link[rel=icon]"),r=t?fe:ce;n&&n.getAttribute("href")!==r&&(n.href=r)}function An(e,t=!1){$(()=>{let n={words:e,mine:t};return O.value=n,()=>{O.peek()===n&&(O.value=null)}},[e,t])}function Pt(e,t){let{room:n,events:r}=e.view.value,s=n?.version??0,i=b(e)?.past??!1,l=p(null),c=e.seen?.telling??!1;x(()=>t.clear(),[s,i]),$(()=>{requestAnimationFrame(()=>e.sayDrawn())},[s,i]),$(()=>{if(c&&l.current!==null)return;let u=l.current===null?null:Math.min(l.current,s);l.current=Math.max(u??s,tt(e.view.value)),u!==null&&de(e,u)},[r,c])}function de({view:{value:e},seen:t},n){let{room:r,events:s}=e,i=Math.max(n,t?.told??0),l=s.filter(({version:u})=>u>i&&!t?.tellsLater(u));if(!r||!l.length)return;t&&(t.told=tt(e));let c=l.flatMap(u=>Ct(r,u));ct([...c,...B(e)?[a("turn.mine")]:[]].join(" "))}var pe={token:80,chief:74,bird:40,mask:76,ariki:260},A={x:0,y:0},$e="cubic-bezier(0.3, 0.7, 0.3, 1)",ge=600,ve="(prefers-reduced-motion: reduce)",we=()=>matchMedia(ve).matches,H=class{constructor(t){this.view=t,this.running=[],this.flying=[]}play(t,n){this.finish();let r=Mt(t);if(r.forEach(s=>R(s.kind,s.start)),!(we()||document.visibilityState==="hidden"||!this.view.frame))for(let s of r)this.#n(s,n(s.effect.clan??s.effect.winner))}point(t){this.finish();let n=document.querySelector(`main .land-of.look-${t}`);this.#e(n,[{opacity:1},{opacity:.1},{opacity:1}],{duration:ge,iterations:2})}finish(){this.running.forEach(t=>t.cancel()),this.flying.forEach(t=>t.remove()),this.running=[],this.flying=[]}#n(t,n){let{territory:r,ground:s,clan:i,dominance:l,chief:c,from:u}=t.effect,d=r?ht(r):A;switch(t.kind){case"placed":case"conquered":return this.#o(t,o`<${y} look=${n} n=${l} />`,"token",w(`[data-reserve="${i}"]`),this.#t(d)),c&&this.#o(t,o`<${E} look=${n} />`,"chief",w(`[data-chief="${i}"]`),this.#t(d)),this.#i(t,`[data-piece="${r}"]`);case"withdrawn":case"returned":l&&this.#s(t,o`<${y} look=${n} n=${l} />`,"token",this.#t(d),w(`[data-reserve="${i}"]`)),c&&this.#s(t,o`<${E} look=${n} />`,"chief",this.#t(d),w(`[data-chief="${i}"]`));return;case"lost_ground":return this.#s(t,o`<${C} look=${n} />`,"bird",this.#t(Q.get(s)),w(`[data-bird-men="${i}"]`));case"tangata_manu":return this.#o(t,o`<${C} look=${n} />`,"bird",w(`[data-bird-men="${i}"]`),this.#t(Q.get(s))),this.#i(t,`[data-bird-man="${s} ${i}"]`);case"make_make":return this.#s(t,o`<${k} />`,"mask",u===null?this.#t(A):w(`[data-reserve="${u}"]`)??this.#t(A),w(`[data-won="${i}"]`)),this.#i(t,"[data-make-make=held]"),this.#i(t,`[data-won="${i}"]`);case"moai":return this.#a(t,`[data-piece="${r}"]`);default:return this.#l(t,n)}}#t(t){return this.view.where(t??A)}#e(t,n,r){if(!t)return;let s=t.animate(n,r);return this.running.push(s),s}#r(t,n){let r=document.createElement("div");return r.className="flying",r.setAttribute("aria-hidden","true"),r.style.width=`${pe[n]*this.view.unit}px`,it(t,r),document.body.append(r),this.flying.push(r),r}#o(t,n,r,s,i){let l=this.#r(n,r),c=Gt(s??i,i).map((d,g)=>({...d,opacity:g?1:0}));this.#e(l,c,{delay:t.start,duration:t.length,fill:"both",easing:$e})?.finished.then(()=>l.remove(),()=>{})}#s(t,n,r,s,i){let l=this.#r(n,r);this.#e(l,Gt(s,i??s),{delay:t.start,duration:t.length,fill:"both",easing:"ease-in-out"})?.finished.then(()=>l.remove(),()=>{})}#i(t,n){let r=document.querySelector(`main ${n}`),s=t.start+t.length*.92;this.#e(r,[{opacity:0},{opacity:0}],{duration:s}),this.#e(r,[{transform:"scale(1.18)"},{transform:"scale(1)"}],{delay:s,duration:160,easing:"ease-out"})}#a(t,n){let r=[{transform:"translate(0, 40px) scale(1, 0.04)",opacity:0},{transform:"translate(0, 34px) scale(1, 0.15)",opacity:1,offset:.1},{transform:"translate(0, -5px) scale(1, 1.06)",opacity:1,offset:.8},{transform:"none",opacity:1}];this.#e(document.querySelector(`main ${n}`),r,{delay:t.start,duration:t.length,fill:"backwards",easing:"ease-out"})}#l(t,n){let r=this.#r(o`<${pt} look=${n} />`,"ariki"),s=(c,u)=>({transform:`${V(this.#t(A))} scale(${c})`,opacity:u}),i=[s(.2,0),{...s(1.12,1),offset:.25},{...s(1,1),offset:.4},{...s(1,1),offset:.8},s(1.25,0)];this.#e(r,i,{delay:t.start,duration:t.length,fill:"both",easing:"ease-out"})?.finished.then(()=>r.remove(),()=>{})}};function w(e){let t=document.querySelector(`main ${e} .figure`)??document.querySelector(`main ${e}`);if(!t)return null;let{left:n,top:r,width:s,height:i}=t.getBoundingClientRect();return s?{x:n+s/2,y:r+i/2}:null}var V=({x:e,y:t})=>`translate(${e.toFixed(1)}px, ${t.toFixed(1)}px) translate(-50%, -50%)`;function Gt(e,t){let n=Math.min(40,Math.hypot(t.x-e.x,t.y-e.y)/5),r={x:(e.x+t.x)/2,y:(e.y+t.y)/2-n};return[{transform:V(e)},{transform:`${V(r)} scale(1.15)`},{transform:V(t)}]}var ye=e=>e,be=400;function Kt(e,t){let n=v(()=>new H(t),[t]),{room:r,events:s}=e.view.value,i=r?.version??0,l=p(null),c=b(e)?.past??!1,u=p(!1);return x(()=>{let d=u.current?i:l.current??i;if(u.current=c,c)return;r?.state&&(l.current=i);let g=Et(s,d,i);g.length&&queueMicrotask(()=>n.play(g.flatMap(j=>j.effects),ye))},[i,c]),xe(m(e.view.value)),ke(n),n}function xe(e){let t=p(e);$(()=>{e&&!t.current&&R("turn",be),t.current=e},[e])}function ke(e){$(()=>{let t=new AbortController;for(let n of["pointerdown","keydown"])addEventListener(n,()=>e.finish(),{capture:!0,signal:t.signal});return()=>{t.abort(),e.finish()}},[e])}var _e=8,Vt=1.5,Me=.0018,Ee=16,F=class{constructor(){this.turn=f(0),this.moved=f(!1),this.camera=D,this.frame=null,this.fingers=new Map,this.dragging=!1}attach(t,n){this.frame=t;let r=(s,i,l={})=>t.addEventListener(s,i,{signal:n,...l});r("pointerdown",s=>this.#o(s)),r("pointermove",s=>this.#s(s)),r("pointerup",s=>this.fingers.delete(s.pointerId)),r("pointercancel",s=>this.fingers.delete(s.pointerId)),r("click",s=>this.#i(s),{capture:!0}),r("wheel",s=>this.#a(s),{passive:!1}),r("keydown",s=>this.#l(s)),r("focusin",s=>this.#u(s.target)),this.#t(this.camera)}closer(){this.#e(Vt)}farther(){this.#e(1/Vt)}turnOn(){this.turn.value=(this.turn.value+1)%4,this.#t(D)}reset(){this.turn.value=0,this.#t(D)}get size(){return{width:this.frame?.clientWidth??1,height:this.frame?.clientHeight??1}}get picture(){return this.frame?.querySelector(".board-picture")??null}where(t){let n=X({...t,width:0,height:0},this.turn.value),r=q(this.camera,n,this.#n(),this.size),{left:s,top:i}=this.frame.getBoundingClientRect();return{x:s+r.x,y:i+r.y}}get unit(){let{width:t}=q(this.camera,{x:0,y:0,width:1,height:1},this.#n(),this.size);return t}#n(){return this.picture?.viewBox.baseVal??{x:0,y:0,width:1,height:1}}#t(t){this.camera=gt(t,this.size);let{zoom:n,x:r,y:s}=this.camera,i=this.frame?.firstElementChild;i instanceof HTMLElement&&(i.style.transform=n===1?"":`translate(${r}px, ${s}px) scale(${n})`),this.frame&&(this.frame.dataset.zoom=n.toFixed(2)),this.moved.value=n!==1||this.turn.value!==0}#e(t,n){let{width:r,height:s}=this.size;this.#t(vt(this.camera,t,n??{x:r/2,y:s/2},this.size))}#r({clientX:t,clientY:n}){let{left:r,top:s}=this.frame.getBoundingClientRect();return{x:t-r,y:n-s}}#o(t){t.isPrimary&&(this.fingers.clear(),this.dragging=!1),this.fingers.set(t.pointerId,this.#r(t))}#s(t){let n=this.fingers.get(t.pointerId);if(!n)return;let r=this.#r(t),s=[...this.fingers].filter(([i])=>i!==t.pointerId).map(([,i])=>i);if(s.length)this.#t(yt(this.camera,[n,s[0]],[r,s[0]],this.size));else{if(this.camera.zoom===1||!this.dragging&&Math.hypot(r.x-n.x,r.y-n.y)<_e)return;this.#t(wt(this.camera,r.x-n.x,r.y-n.y,this.size))}this.dragging=!0,this.fingers.set(t.pointerId,r)}#i(t){this.dragging&&(this.dragging=!1,t.stopPropagation(),t.preventDefault())}#a(t){let n=t.deltaMode===WheelEvent.DOM_DELTA_LINE?t.deltaY*Ee:t.deltaY;this.camera.zoom===1&&n>0||(t.preventDefault(),this.#e(Math.exp(-n*Me),this.#r(t)))}#l(t){if(t.ctrlKey||t.altKey||t.metaKey)return;let n={"+":()=>this.closer(),"=":()=>this.closer(),"-":()=>this.farther(),0:()=>this.reset(),r:()=>this.turnOn()}[t.key];n&&(t.preventDefault(),n(),this.#u(document.activeElement))}#u(t){let n=t instanceof SVGGraphicsElement&&this.picture?.contains(t);if(this.camera.zoom===1||this.fingers.size||!n)return;let r=X(t.getBBox(),this.turn.value);this.#t(bt(this.camera,q(this.camera,r,this.#n(),this.size),this.size))}};function ar(e){let t=v(()=>new K(e),[e]),n=v(()=>new F,[e]);Pt(e,t);let r=Kt(e,n);return{choice:t,view:n,stage:r}}function lr({open:e,choice:t}){let{room:n,you:r}=e.view.value,{state:s,past:i}=b(e);return o`<${Tt} room=${n} state=${s} next=${i?null:t.preview.value?.state??null} you=${r} />`}function ur({open:e,choice:t,view:n,names:r=!1}){let{room:s,events:i}=e.view.value,{version:l,state:c,past:u}=b(e),g=m(e.view.value)&&!e.outbox.pending.value&&!u&&s?s.legal:null,j=u||t.selected.value?.includes("-")?null:t.selected.value,jt=v(()=>s?I(s):[],[s]),Ut=v(()=>It(i[l-1]),[i,l]),U=v(()=>({candidates:zt(g),choices:Dt(g)}),[g]),Yt=U.candidates.size+U.choices.size>0;return o`
    <${xt} state=${c} clans=${jt} targets=${g?Nt(g):Z} ...${U}
      selected=${j} ghost=${u?null:t.preview.value?.state??null} marked=${Ut} reasons=${u?Z:t.reasons.value}
      coordinates=${r||M.value||Yt} view=${n} text=${a} onSpace=${Y=>u||t.touch(Y)}
      onGround=${Y=>u||t.touchGround(Y)} />`}var Ce=[["board",[1]],["dominance",[2,3,4,5,6]],["at_once",[7,8,9,10]],["ceremony",[11,12]],["ending",[13,14,15,16]]],Se=["wheel","touchmove","keydown","pointerdown"];function Te(){let[e,t]=ot(null);return $(()=>{import("./rules-explained-C66D5O7X.js").then(n=>n.begin()).then(t,()=>{})},[]),e}function Re(e){let t=p(!1);return $(()=>{let n=new AbortController,r=()=>t.current=!0;t.current=!1;for(let s of Se)addEventListener(s,r,{passive:!0,signal:n.signal});return()=>n.abort()},[e]),()=>t.current}function Ht({level:e=2,marked:t="",page:n=!1}){let r=Te(),s=p(null),i=Re(t);return $(()=>{t&&!i()&&s.current?.querySelector(`#${CSS.escape(t)}`)?.scrollIntoView()},[t,r]),o`
    <div ref=${s}>
      <div class="rules-intro">${z("rules.intro").map(l=>o`<p>${l}</p>`)}</div>
      ${Ce.map(([l,c])=>o`
        <section class="rules-chapter">
          <${`h${e}`}>${a(`rules.chapters.${l}`)}<//>
          ${c.map(u=>o`<${Oe} name=${`r${u}`} level=${e+1} marked=${t===`r${u}`} page=${n} explained=${r} />`)}
        </section>`)}
      <section class="rules-chapter">
        <${`h${e}`}>${a("rules.credits_title")}<//>
        ${z("rules.credits").map(l=>o`<p>${l}</p>`)}
      </section>
    </div>`}function Oe({name:e,level:t,marked:n,page:r,explained:s}){let i=e.toUpperCase();return o`
    <article class=${n?"rule marked":"rule"} id=${e}>
      <${`h${t}`}>${r?o`<a class="rule-number" href=${`#${e}`}>${i}</a>`:o`<span class="rule-number">${i}</span>`} ${a(`rules.${e}.title`)}<//>
      ${s&&o`<${s.Picture} name=${e} />`}
      ${z(`rules.${e}.body`).map(l=>o`<p>${l}</p>`)}
      ${r&&s&&o`<${s.Ruling} name=${e} />`}
    </article>`}var W=f(null);function st(e=""){W.value=e}function vr(){return W.value===null?null:o`<${Ae} rule=${W.value} />`}function Ae({rule:e}){return o`
    <${kt} title=${a("rules.title")} wide onClose=${()=>W.value=null}>
      <div class="rules"><${Ht} level=${3} marked=${e.toLowerCase()} /></div>
    <//>`}function Ft({label:e,value:t,least:n,most:r,onChange:s}){let i=c=>{let u=Math.min(r,Math.max(n,c));u!==t&&s(u)},l=c=>{let u={ArrowUp:t+1,ArrowRight:t+1,ArrowDown:t-1,ArrowLeft:t-1,Home:n,End:r}[c.key];u!==void 0&&(c.preventDefault(),i(u))};return o`
    <div class="stepper">
      <button type="button" class="icon" aria-label=${a("sheet.fewer")} disabled=${t<=n} tabindex="-1" onClick=${()=>i(t-1)}>−</button>
      <div class="stepper-value" role="spinbutton" tabindex="0" aria-label=${e} aria-valuenow=${t} aria-valuemin=${n} aria-valuemax=${r}
        onKeyDown=${l}><strong>${t}</strong><small>${a("sheet.range",{least:n,most:r})}</small></div>
      <button type="button" class="icon" aria-label=${a("sheet.more")} disabled=${t>=r} tabindex="-1" onClick=${()=>i(t+1)}>+</button>
    </div>`}function Le(e){let t=p(null);return x(()=>{let n=document.activeElement,r=t.current?.closest(".sheet");return t.current?.focus({preventScroll:!0}),()=>{let s=document.activeElement;s!==document.body&&!r?.contains(s)||(n instanceof HTMLElement||n instanceof SVGElement)&&n.focus({preventScroll:!0})}},[e]),t}function Lr({open:e,choice:t}){let n=t.selected.value,r=e.room.value;return!n||!r?.state?null:o`<${Ne} open=${e} choice=${t} room=${r} selected=${n} />`}function Ne({open:e,choice:t,room:n,selected:r}){let s=Le(r);$t(()=>t.clear());let i=t.action.value;return o`
    <section class="sheet" aria-labelledby="sheet-title">
      <header class="sheet-head">
        <h2 id="sheet-title" tabindex="-1" ref=${s}>${ze(r,i)}</h2>
        <button type="button" class="plain icon" aria-label=${a("app.close")} onClick=${()=>t.clear()}>✕</button>
      </header>
      ${!r.includes("-")&&o`<p class="sheet-holder">
        ${qe(n,r)}${ft.has(r)&&o` <span class="tag">${a("sheet.sacred")}</span>`}</p>
        <${Be} room=${n} space=${r} />`}
      ${t.refusal.value&&o`<${Ie} problem=${t.refusal.value} />`}
      ${De(e.view.value,r)&&o`<p class="note">${a("sheet.own")}
        <button type="button" class="plain inline" onClick=${()=>st("R5")}>R5</button></p>`}
      ${i&&o`
        <${Pe} choice=${t} room=${n} space=${r} action=${i} />
        <${He} choice=${t} room=${n} />
        <${Fe} open=${e} choice=${t} room=${n} action=${i} />`}
      ${!i&&!m(e.view.value)&&n.status==="playing"&&o`<p class="note">${a("sheet.wait")}</p>`}
    </section>`}function ze(e,t){return t?.type==="moai"?a("sheet.moai_at",{territory:e}):e.includes("-")?a("sheet.ground",{ground:e}):a(e===J?"sheet.centre_title":"sheet.space",{territory:e})}function De(e,t){let n=e.room?.state;return m(e)&&n?.phase==="dominance"&&n.territories[t]?.clan===n.clan}function qe(e,t){let n=e.state,r=n.territories[t];return r?a("sheet.held",{name:_(e)(r.clan),force:et(a,r.dominance,r.chief)}):n.moai.includes(t)?a("sheet.moai_stands"):a(t===J?"sheet.centre":"sheet.neutral")}function Be({room:e,space:t}){let n=e.state.tangata_manu.flatMap((r,s)=>mt(t).filter(i=>r.includes(i)).map(i=>({ground:i,clan:_(e)(s)})));return n.length?o`<ul class="sheet-around">${n.map(r=>o`<li>${a("board.bird_man",r)}</li>`)}</ul>`:null}function Ie({problem:e}){let t=e.body.rule;return o`
    <div class="refusal" role="alert">
      ${t&&o`<button type="button" class="plain" onClick=${()=>st(t)}>
        <span class="rule-number">${t}</span> ${a(`rules.${t.toLowerCase()}.title`)}</button>`}
      <p>${e.message}</p>
    </div>`}function Pe({choice:e,room:t,space:n,action:r}){let s=t.state,i=nt(t.legal,s,n);return r.type==="place"&&i.place?o`<${Ge} choice=${e} place=${i.place} action=${r} />`:r.type==="withdraw"?o`<${Ve} choice=${e} allowed=${i.withdraw} action=${r} />`:null}function Ge({choice:e,place:t,action:n}){let{territory:r,dominance:s,chief:i}=n,l=(u,d)=>e.want(rt(t,r,u,d)),c=t.plain===null||t.chief===null;return o`
    <div class="controls">
      <${Ft} label=${a("sheet.how_many")} value=${s} least=${G(t,i)??1} most=${t.most}
        onChange=${u=>l(u,i)} />
      <p class="price">${Ke(t,s)}</p>
      ${t.chief!==null&&o`
        <label class="check">
          <input type="checkbox" checked=${i} disabled=${c} onChange=${u=>l(s,u.target.checked)} />
          <span>${a("sheet.with_chief")}</span>
        </label>`}
    </div>`}function Ke({plain:e,chief:t,most:n},r){let s=a("sheet.left",{n:n-r});if(e===null)return[a("sheet.needs_chief",{n:t??1}),s].join(" ");let i=t!==null&&t<e?a("sheet.or_with_chief",{n:t}):"";return[a("sheet.needs",{n:e}),i,s].filter(Boolean).join(" ")}function Ve({choice:e,allowed:t,action:n}){return t.length<2?null:o`
    <fieldset class="controls choices">
      <legend>${a("sheet.chief")}</legend>
      ${t.map(r=>o`
        <label class="check">
          <input type="radio" name="chief" checked=${n.chief===r} onChange=${()=>e.want({...n,chief:r})} />
          <span>${a(r?"sheet.chief_goes":"sheet.chief_stays")}</span>
        </label>`)}
    </fieldset>`}function He({choice:e,room:t}){let n=e.preview.value;return e.unanswered.value?o`<p class="note" role="status">${a("sheet.unanswered")}</p>`:n?o`
    <div class=${n.state.result?"outcome decides":"outcome"} aria-live="polite">
      <h3>${a("sheet.outcome")}</h3>
      <ul>${_t(a,_(t),n.effects).map(r=>o`<li>${r}</li>`)}</ul>
    </div>`:null}function Fe({open:e,choice:t,room:n,action:r}){let s=e.outbox.pending.value!==null,i=()=>e.outbox.act(r,n.version);return o`
    <div class="answers">
      <button type="button" onClick=${()=>t.clear()} disabled=${s}>${a("app.no")}</button>
      <button type="button" class="primary" disabled=${s||t.refusal.value!==null} onClick=${i}>
        ${s?a("sheet.sending"):We(r,n)}</button>
    </div>`}function We(e,t){if(e.type!=="place")return a(`sheet.do_${e.type}`);let n=t.state?.territories[e.territory],r={force:et(a,e.dominance,e.chief)};return a(n?"sheet.do_conquer":"sheet.do_place",r)}function je(e,t){return t.action.value?a("turn.confirm"):a(t.selected.value?"turn.another":`turn.${e}`)}function Pr({open:e,choice:t}){let n=e.view.value,{room:r}=n;if(!r?.state)return null;let s=m(n),{clan:i,phase:l}=r.state;return o`
    <div class=${s?"turn mine":"turn"}>
      ${i!==null&&o`<${y} look=${i} />`}
      <p>
        <strong>${Ue(n)}</strong>
        ${r.status==="playing"&&o`<span>${s?je(l,t):a(`turn.other_${l}`)}</span>`}
      </p>
    </div>`}function Ue(e){let{room:t}=e;return t?.state?t.status==="finished"||t.state.clan===null?a("turn.over"):B(e)?a("turn.mine"):a("turn.theirs",{name:_(t)(t.state.clan)}):""}function Gr({open:e,choice:t}){let n=e.room.value?.legal,r=n?.tangata_manu??[],s=n?.moai??[];return!m(e.view.value)||!(r.length+s.length)?null:o`
    <div class="due" role="group" aria-label=${a("turn.choices")}>
      <p>${a("turn.choices")}</p>
      ${s.map(i=>o`<${Wt} name=${i} choice=${t} onPick=${()=>t.touch(i)} />`)}
      ${r.map(i=>o`<${Wt} name=${i} choice=${t} onPick=${()=>t.touchGround(i)} />`)}
    </div>`}function Wt({name:e,choice:t,onPick:n}){return o`<button type="button" aria-pressed=${t.selected.value===e} onClick=${n}>${e}</button>`}export{P as a,Jt as b,Je as c,Tt as d,an as e,S as f,Lt as g,mn as h,R as i,we as j,ar as k,lr as l,ur as m,Ht as n,st as o,vr as p,Lr as q,Ie as r,Pr as s,Ue as t,Gr as u,_n as v,An as w};
