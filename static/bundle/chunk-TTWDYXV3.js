import{f as _e}from"./chunk-Q7K6T4U6.js";import{i as m,j as ye,l as E}from"./chunk-QURT3BMG.js";import{a as B,b as me,c as de,d as pe,e as $e,f as ge,g as D,h as J,j as Q,k as ve}from"./chunk-GEAU7R6J.js";import{a as xe,c as ke}from"./chunk-QXAYAVIB.js";import{a as X,c as be}from"./chunk-SVO2JTGA.js";import{a as q,b as I,c as x}from"./chunk-CKR3YLCN.js";import{A as ce,B as b,C as he,b as U,f as ae,g as le,i as Y,j as ue,x as y,y as M,z as C}from"./chunk-6DNNZQKQ.js";import{a as we}from"./chunk-25LMX26W.js";import{m as fe}from"./chunk-BJCPGGRP.js";import{D as a,E as L,b as ne,c as o,d as se,e as $,f as g,g as w,h as A,j as f,k as re,q as z,r as N,s as ie,t as oe}from"./chunk-56374772.js";function Ce({room:t,state:e,next:n=null,you:s}){return o`
    <section class="clans" aria-label=${a("table.clans")}>
      <ul class="clan-list">
        ${q(t).map(r=>o`
          <${We} key=${r.clan} person=${r} state=${e} next=${n??e} mine=${s?.seats.includes(r.seat.seat)??!1} />`)}
        <${Ye} state=${e} />
      </ul>
    </section>`}function We({person:t,state:e,next:n,mine:s}){let{clan:r,look:i,seat:l}=t,c=e.retired.includes(r),u=["clan",`look-${i}`,e.clan===r&&"moves",c&&"retired"];return o`
    <li class=${u.filter(Boolean).join(" ")} aria-current=${e.clan===r?"true":void 0}>
      <p class="clan-name">
        <span class=${l.online?"presence here":"presence away"} title=${a(l.online?"waiting.here":"waiting.away")}></span>
        <bdi>${t.name}</bdi>
        ${s&&o`<span class="tag">${a("waiting.you")}</span>`}
        ${c&&o`<span class="tag">${a("table.retired")}</span>`}
        ${!l.online&&o`<span class="unseen">${a("waiting.away")}</span>`}
        ${e.make_make===r&&o`
          <span class=${n.make_make===r?"figure-won":"figure-won goes"} data-won=${r}><${b} /><span class="unseen">${a("table.has_make_make")}</span></span>`}
        ${e.make_make!==r&&n.make_make===r&&o`<span class="figure-won comes" aria-hidden="true"><${b} /></span>`}
      </p>
      <${je} clan=${r} look=${i} state=${e} next=${n} />
    </li>`}function je({clan:t,look:e,state:n,next:s}){let r=n.reserves[t],i=s.reserves[t],l=n.tangata_manu[t].length;return o`
    <ul class="pieces">
      <li data-reserve=${t}><${y} look=${e} n=${r.dominance} /><${Me} now=${r.dominance} next=${i.dominance} />
        <span class="unseen">${a("table.tokens",{n:r.dominance})}</span></li>
      <li class=${Ue(r.chief,i.chief)} data-chief=${t}><${M} look=${e} />
        <span class="unseen">${a(r.chief?"table.chief_here":"table.chief_away")}</span></li>
      <li class="bird-men" data-bird-men=${t}><${C} look=${e} /><span aria-hidden="true">${l}<small>/${l+r.tangata_manu}</small></span>
        <${Me} now=${l} next=${s.tangata_manu[t].length} />
        <span class="unseen">${a("table.bird_men",{n:l,of:l+r.tangata_manu})}</span></li>
    </ul>`}function Ue(t,e){return t!==e?e?"comes":"goes":t?"":"gone"}function Me({now:t,next:e}){return t===e?null:o`<span class="next" aria-hidden="true">→${e}</span>`}function Ye({state:t}){return o`
    <li class="supply">
      <span data-supply><${ce} /><span aria-hidden="true">×${t.moai_left}</span>
        <span class="unseen">${a("table.moai_left",{n:t.moai_left})}</span></span>
      ${t.make_make===null&&o`
        <span><${b} /><span class="unseen">${a("table.make_make_free")}</span></span>`}
    </li>`}var Je="(min-width: 900px)",k=f((z("names")??(globalThis.matchMedia?.(Je).matches?"on":"off"))==="on");function Qe(){k.value=!k.value,N("names",k.value?"on":"off")}function Kt({view:t,children:e}){return o`
    <div class="tools" role="group" aria-label=${a("tools.label")}>
      <${S} label="tools.closer" short="tools.closer" d="M4 11h14M11 4v14" onClick=${()=>t.closer()} />
      <${S} label="tools.farther" short="tools.farther" d="M4 11h14" onClick=${()=>t.farther()} />
      <${S} label="tools.turn" short="tools.turn_short" d="M17.5 8A7.5 7.5 0 1 0 18.5 12M18.5 3v5.4h-5.4" onClick=${()=>t.turnOn()} />
      <${S} label="tools.names" short="tools.names_short" aria-pressed=${k.value}
        d="M9.5 12.5a3.4 3.4 0 1 0 0 .1M9.5 8.5v7.5M14 8.5l3.5-2.5v10" onClick=${Qe} />
      ${e}
      <${S} label="tools.reset" short="tools.reset_short" disabled=${!t.moved.value}
        d="M3.5 8.5v-5h5M13.5 3.5h5v5M18.5 13.5v5h-5M8.5 18.5h-5v-5" onClick=${()=>t.reset()} />
    </div>`}function S({label:t,short:e,d:n,...s}){return o`
    <button type="button" class="plain tool" aria-label=${a(t)} title=${a(t)} ...${s}>
      <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${n} /></svg>
      <span aria-hidden="true">${a(e)}</span></button>`}var h=(t,e,n,s,r,i)=>({wave:t,from:e,to:n,at:s,length:r,loud:i}),Ee=[h("triangle",210,120,0,.14,.3),h("noise",900,900,0,.05,.18)],Se=[h("noise",2600,2600,0,.32,.07),h("sine",420,230,0,.3,.07)],Te={placed:Ee,conquered:[...Ee,h("triangle",150,80,.09,.2,.32)],withdrawn:Se,returned:Se,lost_ground:[h("sine",900,520,0,.22,.12)],tangata_manu:[h("sine",1250,1750,0,.09,.12),h("sine",1500,2050,.12,.11,.12)],make_make:[h("sawtooth",196,220,0,.7,.06),h("sine",392,440,.05,.65,.12)],moai:[h("noise",160,160,0,.6,.3),h("sine",58,74,0,.6,.4)],over:[h("sine",392,392,0,.5,.14),h("sine",494,494,.16,.55,.14),h("sine",587,587,.32,.9,.16),h("sawtooth",196,196,.32,.9,.05)],turn:[h("sine",523,523,0,.16,.12),h("sine",659,659,.14,.26,.12)]};var Re=f(z("sounds")==="on"),T=null;function Xe(){return"AudioContext"in globalThis?(T??=new AudioContext,T.state==="suspended"&&T.resume(),T):null}function Qt(t){Re.value=t,N("sounds",t?"on":null),t?R("tangata_manu"):T?.suspend()}function R(t,e=0){let n=Te[t];if(!Re.value||!n)return;let s=Xe();s&&n.forEach(r=>Ze(s,r,s.currentTime+e/1e3))}function Ze(t,e,n){let s=n+e.at,r=s+e.length,i=t.createGain();i.gain.setValueAtTime(1e-4,s),i.gain.exponentialRampToValueAtTime(e.loud,s+Math.min(.02,e.length/4)),i.gain.exponentialRampToValueAtTime(1e-4,r);let l=e.wave==="noise"?tt(t,e):et(t,e,s,r);l.connect(i).connect(t.destination),l.start(s),l.stop(r)}function et(t,e,n,s){let r=t.createOscillator();return r.type=e.wave,r.frequency.setValueAtTime(e.from,n),r.frequency.exponentialRampToValueAtTime(e.to,s),r}function tt(t,e){let n=t.createBuffer(1,Math.ceil(t.sampleRate*e.length),t.sampleRate),s=n.getChannelData(0),r=Math.min(1,e.from/(t.sampleRate/6)),i=0;for(let c=0;c<s.length;c+=1)i+=r*(Math.random()*2-1-i),s[c]=i/Math.sqrt(r);let l=t.createBufferSource();return l.buffer=n,l}function Oe(t){return new Set([...Object.keys(t?.place??{}),...Object.keys(t?.withdraw??{}),...t?.moai??[]])}function Ae(t){return new Set(t?.moai??[])}function ze(t){return new Set(t?.tangata_manu??[])}function Z(t,e,n){let s=t?.place?.[n],r=e.clan===null?0:e.reserves[e.clan].dominance;return{place:s?{plain:s.least,chief:s.least_with_chief,most:r}:null,withdraw:t?.withdraw?.[n]??[]}}function P(t,e){return e?t.chief:t.plain}function ee(t,e,n,s){let r=P(t,s)===null?!s:s,i=P(t,r)??1;return{type:"place",territory:e,dominance:Math.min(t.most,Math.max(i,n)),chief:r}}function Ne(t,e,n){if(t?.moai?.includes(n))return{type:"moai",territory:n};let s=Z(t,e,n);return s.place?ee(s.place,n,0,!1):s.withdraw.length?{type:"withdraw",territory:n,chief:s.withdraw[0]}:null}function Le(t,e){let n=t.clan??0;if(t.territories[e]?.clan===n)return{type:"withdraw",territory:e,chief:!1};let{dominance:s,chief:r}=t.reserves[n];return{type:"place",territory:e,dominance:Math.max(1,s),chief:r}}function Be(t){let e=t?.effects??[],n=s=>new Set(e.map(r=>r[s]).filter(Boolean));return{spaces:n("territory"),grounds:n("ground")}}var nt=1e3;function st(t){return new Set(t?.body.spaces??[])}var G=class{constructor(e){this.open=e,this.selected=f(null),this.action=f(null),this.preview=f(null),this.refusal=f(null),this.unanswered=f(!1),this.reasons=re(()=>st(this.refusal.value??e.outbox.refused.value)),this.asked=0}touch(e){this.open.outbox.refused.value=null;let{room:n}=this.open.view.value;if(!n?.state)return;if(this.selected.value===e)return this.clear();if(this.clear(),this.selected.value=e,!m(this.open.view.value))return;let s=Ne(n.legal,n.state,e);s?this.want(s):this.#n(Le(n.state,e))}touchGround(e){m(this.open.view.value)&&(this.clear(),this.selected.value=e,this.want({type:"tangata_manu",ground:e}))}want(e){return this.action.value=e,this.#n(e)}clear(){this.asked+=1,this.selected.value=null,this.action.value=null,this.#t(null,null)}async#n(e){let n=++this.asked,s=setTimeout(()=>n===this.asked&&this.#t(null,null,!0),nt);try{let r=await this.open.foresee(e);n===this.asked&&this.#t(r,null)}catch(r){if(n!==this.asked)return;if(r instanceof ie)this.#e(r);else if(r instanceof oe)this.#t(null,null,!0);else throw r}finally{clearTimeout(s)}}#e(e){if(e.code!=="stale_version")return this.#t(null,e);this.clear(),this.open.refresh()}#t(e,n,s=!1){this.preview.value=e,this.refusal.value=n,this.unanswered.value=s}};var rt={token:80,chief:74,bird:40,mask:76,ariki:260},O={x:0,y:0},it="cubic-bezier(0.3, 0.7, 0.3, 1)",ot=600,at="(prefers-reduced-motion: reduce)",lt=()=>matchMedia(at).matches,H=class{constructor(e){this.view=e,this.running=[],this.flying=[]}play(e,n){this.finish();let s=xe(e);if(s.forEach(r=>R(r.kind,r.start)),!(lt()||document.visibilityState==="hidden"||!this.view.frame))for(let r of s)this.#n(r,n(r.effect.clan??r.effect.winner))}point(e){this.finish();let n=document.querySelector(`main .land-of.look-${e}`);this.#t(n,[{opacity:1},{opacity:.1},{opacity:1}],{duration:ot,iterations:2})}finish(){this.running.forEach(e=>e.cancel()),this.flying.forEach(e=>e.remove()),this.running=[],this.flying=[]}#n(e,n){let{territory:s,ground:r,clan:i,dominance:l,chief:c,from:u}=e.effect,d=s?le(s):O;switch(e.kind){case"placed":case"conquered":return this.#o(e,o`<${y} look=${n} n=${l} />`,"token",v(`[data-reserve="${i}"]`),this.#e(d)),c&&this.#o(e,o`<${M} look=${n} />`,"chief",v(`[data-chief="${i}"]`),this.#e(d)),this.#i(e,`[data-piece="${s}"]`);case"withdrawn":case"returned":l&&this.#r(e,o`<${y} look=${n} n=${l} />`,"token",this.#e(d),v(`[data-reserve="${i}"]`)),c&&this.#r(e,o`<${M} look=${n} />`,"chief",this.#e(d),v(`[data-chief="${i}"]`));return;case"lost_ground":return this.#r(e,o`<${C} look=${n} />`,"bird",this.#e(Y.get(r)),v(`[data-bird-men="${i}"]`));case"tangata_manu":return this.#o(e,o`<${C} look=${n} />`,"bird",v(`[data-bird-men="${i}"]`),this.#e(Y.get(r))),this.#i(e,`[data-bird-man="${r} ${i}"]`);case"make_make":return this.#r(e,o`<${b} />`,"mask",u===null?this.#e(O):v(`[data-reserve="${u}"]`)??this.#e(O),v(`[data-won="${i}"]`)),this.#i(e,"[data-make-make=held]"),this.#i(e,`[data-won="${i}"]`);case"moai":return this.#a(e,`[data-piece="${s}"]`);default:return this.#l(e,n)}}#e(e){return this.view.where(e??O)}#t(e,n,s){if(!e)return;let r=e.animate(n,s);return this.running.push(r),r}#s(e,n){let s=document.createElement("div");return s.className="flying",s.setAttribute("aria-hidden","true"),s.style.width=`${rt[n]*this.view.unit}px`,ne(e,s),document.body.append(s),this.flying.push(s),s}#o(e,n,s,r,i){let l=this.#s(n,s),c=De(r??i,i).map((d,p)=>({...d,opacity:p?1:0}));this.#t(l,c,{delay:e.start,duration:e.length,fill:"both",easing:it})?.finished.then(()=>l.remove(),()=>{})}#r(e,n,s,r,i){let l=this.#s(n,s);this.#t(l,De(r,i??r),{delay:e.start,duration:e.length,fill:"both",easing:"ease-in-out"})?.finished.then(()=>l.remove(),()=>{})}#i(e,n){let s=document.querySelector(`main ${n}`),r=e.start+e.length*.92;this.#t(s,[{opacity:0},{opacity:0}],{duration:r}),this.#t(s,[{transform:"scale(1.18)"},{transform:"scale(1)"}],{delay:r,duration:160,easing:"ease-out"})}#a(e,n){let s=[{transform:"translate(0, 40px) scale(1, 0.04)",opacity:0},{transform:"translate(0, 34px) scale(1, 0.15)",opacity:1,offset:.1},{transform:"translate(0, -5px) scale(1, 1.06)",opacity:1,offset:.8},{transform:"none",opacity:1}];this.#t(document.querySelector(`main ${n}`),s,{delay:e.start,duration:e.length,fill:"backwards",easing:"ease-out"})}#l(e,n){let s=this.#s(o`<${he} look=${n} />`,"ariki"),r=(c,u)=>({transform:`${V(this.#e(O))} scale(${c})`,opacity:u}),i=[r(.2,0),{...r(1.12,1),offset:.25},{...r(1,1),offset:.4},{...r(1,1),offset:.8},r(1.25,0)];this.#t(s,i,{delay:e.start,duration:e.length,fill:"both",easing:"ease-out"})?.finished.then(()=>s.remove(),()=>{})}};function v(t){let e=document.querySelector(`main ${t} .figure`)??document.querySelector(`main ${t}`);if(!e)return null;let{left:n,top:s,width:r,height:i}=e.getBoundingClientRect();return r?{x:n+r/2,y:s+i/2}:null}var V=({x:t,y:e})=>`translate(${t.toFixed(1)}px, ${e.toFixed(1)}px) translate(-50%, -50%)`;function De(t,e){let n=Math.min(40,Math.hypot(e.x-t.x,e.y-t.y)/5),s={x:(t.x+e.x)/2,y:(t.y+e.y)/2-n};return[{transform:V(t)},{transform:`${V(s)} scale(1.15)`},{transform:V(e)}]}var ut=400;function qe(t,e){let n=g(()=>new H(e),[e]),{room:s,events:r}=t.view.value,i=s?.version??0,l=$(null),c=E(t)?.past??!1,u=$(!1);return A(()=>{let d=u.current?i:l.current??i;if(u.current=c,c)return;s?.state&&(l.current=i);let p=ke(r,d,i);p.length&&queueMicrotask(()=>n.play(p.flatMap(_=>_.effects),_=>I(s,_)))},[i,c]),ct(m(t.view.value)),ht(n),n}function ct(t){let e=$(t);w(()=>{t&&!e.current&&R("turn",ut),e.current=t},[t])}function ht(t){w(()=>{let e=new AbortController;for(let n of["pointerdown","keydown"])addEventListener(n,()=>t.finish(),{capture:!0,signal:e.signal});return()=>{e.abort(),t.finish()}},[t])}var ft=8,Ie=1.5,mt=.0018,dt=16,F=class{constructor(){this.turn=f(0),this.moved=f(!1),this.camera=B,this.frame=null,this.fingers=new Map,this.dragging=!1}attach(e,n){this.frame=e;let s=(r,i,l={})=>e.addEventListener(r,i,{signal:n,...l});s("pointerdown",r=>this.#o(r)),s("pointermove",r=>this.#r(r)),s("pointerup",r=>this.fingers.delete(r.pointerId)),s("pointercancel",r=>this.fingers.delete(r.pointerId)),s("click",r=>this.#i(r),{capture:!0}),s("wheel",r=>this.#a(r),{passive:!1}),s("keydown",r=>this.#l(r)),s("focusin",r=>this.#u(r.target)),this.#e(this.camera)}closer(){this.#t(Ie)}farther(){this.#t(1/Ie)}turnOn(){this.turn.value=(this.turn.value+1)%4,this.#e(B)}reset(){this.turn.value=0,this.#e(B)}get size(){return{width:this.frame?.clientWidth??1,height:this.frame?.clientHeight??1}}get picture(){return this.frame?.querySelector(".board-picture")??null}where(e){let n=J({...e,width:0,height:0},this.turn.value),s=D(this.camera,n,this.#n(),this.size),{left:r,top:i}=this.frame.getBoundingClientRect();return{x:r+s.x,y:i+s.y}}get unit(){let{width:e}=D(this.camera,{x:0,y:0,width:1,height:1},this.#n(),this.size);return e}#n(){return this.picture?.viewBox.baseVal??{x:0,y:0,width:1,height:1}}#e(e){this.camera=me(e,this.size);let{zoom:n,x:s,y:r}=this.camera,i=this.frame?.firstElementChild;i instanceof HTMLElement&&(i.style.transform=n===1?"":`translate(${s}px, ${r}px) scale(${n})`),this.frame&&(this.frame.dataset.zoom=n.toFixed(2)),this.moved.value=n!==1||this.turn.value!==0}#t(e,n){let{width:s,height:r}=this.size;this.#e(de(this.camera,e,n??{x:s/2,y:r/2},this.size))}#s({clientX:e,clientY:n}){let{left:s,top:r}=this.frame.getBoundingClientRect();return{x:e-s,y:n-r}}#o(e){e.isPrimary&&(this.fingers.clear(),this.dragging=!1),this.fingers.set(e.pointerId,this.#s(e))}#r(e){let n=this.fingers.get(e.pointerId);if(!n)return;let s=this.#s(e),r=[...this.fingers].filter(([i])=>i!==e.pointerId).map(([,i])=>i);if(r.length)this.#e($e(this.camera,[n,r[0]],[s,r[0]],this.size));else{if(this.camera.zoom===1||!this.dragging&&Math.hypot(s.x-n.x,s.y-n.y)<ft)return;this.#e(pe(this.camera,s.x-n.x,s.y-n.y,this.size))}this.dragging=!0,this.fingers.set(e.pointerId,s)}#i(e){this.dragging&&(this.dragging=!1,e.stopPropagation(),e.preventDefault())}#a(e){let n=e.deltaMode===WheelEvent.DOM_DELTA_LINE?e.deltaY*dt:e.deltaY;this.camera.zoom===1&&n>0||(e.preventDefault(),this.#t(Math.exp(-n*mt),this.#s(e)))}#l(e){if(e.ctrlKey||e.altKey||e.metaKey)return;let n={"+":()=>this.closer(),"=":()=>this.closer(),"-":()=>this.farther(),0:()=>this.reset(),r:()=>this.turnOn()}[e.key];n&&(e.preventDefault(),n(),this.#u(document.activeElement))}#u(e){let n=e instanceof SVGGraphicsElement&&this.picture?.contains(e);if(this.camera.zoom===1||this.fingers.size||!n)return;let s=J(e.getBBox(),this.turn.value);this.#e(ge(this.camera,D(this.camera,s,this.#n(),this.size),this.size))}};function Nn(t){let e=g(()=>new G(t),[t]),n=g(()=>new F,[t]);_e(t,e);let s=qe(t,n);return{choice:e,view:n,stage:s}}function Ln({open:t,choice:e}){let{room:n,you:s}=t.view.value,{state:r,past:i}=E(t);return o`<${Ce} room=${n} state=${r} next=${i?null:e.preview.value?.state??null} you=${s} />`}function Bn({open:t,choice:e,view:n,names:s=!1}){let{room:r,events:i}=t.view.value,{version:l,state:c,past:u}=E(t),p=m(t.view.value)&&!t.outbox.pending.value&&!u&&r?r.legal:null,_=u||e.selected.value?.includes("-")?null:e.selected.value,He=g(()=>r?q(r):[],[r]),Fe=g(()=>Be(i[l-1]),[i,l]),W=g(()=>({candidates:Ae(p),choices:ze(p)}),[p]),Ke=W.candidates.size+W.choices.size>0;return o`
    <${ve} state=${c} clans=${He} targets=${p?Oe(p):Q} ...${W}
      selected=${_} ghost=${u?null:e.preview.value?.state??null} marked=${Fe} reasons=${u?Q:e.reasons.value}
      coordinates=${s||k.value||Ke} view=${n} text=${a} onSpace=${j=>u||e.touch(j)}
      onGround=${j=>u||e.touchGround(j)} />`}var pt=[["board",[1]],["dominance",[2,3,4,5,6]],["at_once",[7,8,9,10]],["ceremony",[11,12]],["ending",[13,14,15,16]]],$t=["wheel","touchmove","keydown","pointerdown"];function gt(){let[t,e]=se(null);return w(()=>{import("./rules-explained-J6CRSXJC.js").then(n=>n.begin()).then(e,()=>{})},[]),t}function vt(t){let e=$(!1);return w(()=>{let n=new AbortController,s=()=>e.current=!0;e.current=!1;for(let r of $t)addEventListener(r,s,{passive:!0,signal:n.signal});return()=>n.abort()},[t]),()=>e.current}function Pe({level:t=2,marked:e="",page:n=!1}){let s=gt(),r=$(null),i=vt(e);return w(()=>{e&&!i()&&r.current?.querySelector(`#${CSS.escape(e)}`)?.scrollIntoView()},[e,s]),o`
    <div ref=${r}>
      <div class="rules-intro">${L("rules.intro").map(l=>o`<p>${l}</p>`)}</div>
      ${pt.map(([l,c])=>o`
        <section class="rules-chapter">
          <${`h${t}`}>${a(`rules.chapters.${l}`)}<//>
          ${c.map(u=>o`<${wt} name=${`r${u}`} level=${t+1} marked=${e===`r${u}`} page=${n} explained=${s} />`)}
        </section>`)}
      <section class="rules-chapter">
        <${`h${t}`}>${a("rules.credits_title")}<//>
        ${L("rules.credits").map(l=>o`<p>${l}</p>`)}
      </section>
    </div>`}function wt({name:t,level:e,marked:n,page:s,explained:r}){let i=t.toUpperCase();return o`
    <article class=${n?"rule marked":"rule"} id=${t}>
      <${`h${e}`}>${s?o`<a class="rule-number" href=${`#${t}`}>${i}</a>`:o`<span class="rule-number">${i}</span>`} ${a(`rules.${t}.title`)}<//>
      ${r&&o`<${r.Picture} name=${t} />`}
      ${L(`rules.${t}.body`).map(l=>o`<p>${l}</p>`)}
      ${s&&r&&o`<${r.Ruling} name=${t} />`}
    </article>`}var K=f(null);function te(t=""){K.value=t}function Kn(){return K.value===null?null:o`<${yt} rule=${K.value} />`}function yt({rule:t}){return o`
    <${we} title=${a("rules.title")} wide onClose=${()=>K.value=null}>
      <div class="rules"><${Pe} level=${3} marked=${t.toLowerCase()} /></div>
    <//>`}function Ge({label:t,value:e,least:n,most:s,onChange:r}){let i=c=>{let u=Math.min(s,Math.max(n,c));u!==e&&r(u)},l=c=>{let u={ArrowUp:e+1,ArrowRight:e+1,ArrowDown:e-1,ArrowLeft:e-1,Home:n,End:s}[c.key];u!==void 0&&(c.preventDefault(),i(u))};return o`
    <div class="stepper">
      <button type="button" class="icon" aria-label=${a("sheet.fewer")} disabled=${e<=n} tabindex="-1" onClick=${()=>i(e-1)}>−</button>
      <div class="stepper-value" role="spinbutton" tabindex="0" aria-label=${t} aria-valuenow=${e} aria-valuemin=${n} aria-valuemax=${s}
        onKeyDown=${l}><strong>${e}</strong><small>${a("sheet.range",{least:n,most:s})}</small></div>
      <button type="button" class="icon" aria-label=${a("sheet.more")} disabled=${e>=s} tabindex="-1" onClick=${()=>i(e+1)}>+</button>
    </div>`}function bt(t){let e=$(null);return A(()=>{let n=document.activeElement,s=e.current?.closest(".sheet");return e.current?.focus({preventScroll:!0}),()=>{let r=document.activeElement;r!==document.body&&!s?.contains(r)||(n instanceof HTMLElement||n instanceof SVGElement)&&n.focus({preventScroll:!0})}},[t]),e}function os({open:t,choice:e}){let n=e.selected.value,s=t.room.value;return!n||!s?.state?null:o`<${xt} open=${t} choice=${e} room=${s} selected=${n} />`}function xt({open:t,choice:e,room:n,selected:s}){let r=bt(s);fe(()=>e.clear());let i=e.action.value;return o`
    <section class="sheet" aria-labelledby="sheet-title">
      <header class="sheet-head">
        <h2 id="sheet-title" tabindex="-1" ref=${r}>${kt(s,i)}</h2>
        <button type="button" class="plain icon" aria-label=${a("app.close")} onClick=${()=>e.clear()}>✕</button>
      </header>
      ${!s.includes("-")&&o`<p class="sheet-holder">
        ${Mt(n,s)}${ae.has(s)&&o` <span class="tag">${a("sheet.sacred")}</span>`}</p>
        <${Ct} room=${n} space=${s} />`}
      ${e.refusal.value&&o`<${Et} problem=${e.refusal.value} />`}
      ${_t(t.view.value,s)&&o`<p class="note">${a("sheet.own")}
        <button type="button" class="plain inline" onClick=${()=>te("R5")}>R5</button></p>`}
      ${i&&o`
        <${St} choice=${e} room=${n} space=${s} action=${i} />
        <${At} choice=${e} room=${n} />
        <${zt} open=${t} choice=${e} room=${n} action=${i} />`}
      ${!i&&!m(t.view.value)&&n.status==="playing"&&o`<p class="note">${a("sheet.wait")}</p>`}
    </section>`}function kt(t,e){return e?.type==="moai"?a("sheet.moai_at",{territory:t}):t.includes("-")?a("sheet.ground",{ground:t}):a(t===U?"sheet.centre_title":"sheet.space",{territory:t})}function _t(t,e){let n=t.room?.state;return m(t)&&n?.phase==="dominance"&&n.territories[e]?.clan===n.clan}function Mt(t,e){let n=t.state,s=n.territories[e];return s?a("sheet.held",{name:x(t)(s.clan),force:X(a,s.dominance,s.chief)}):n.moai.includes(e)?a("sheet.moai_stands"):a(e===U?"sheet.centre":"sheet.neutral")}function Ct({room:t,space:e}){let n=t.state.tangata_manu.flatMap((s,r)=>ue(e).filter(i=>s.includes(i)).map(i=>({ground:i,clan:x(t)(r)})));return n.length?o`<ul class="sheet-around">${n.map(s=>o`<li>${a("board.bird_man",s)}</li>`)}</ul>`:null}function Et({problem:t}){let e=t.body.rule;return o`
    <div class="refusal" role="alert">
      ${e&&o`<button type="button" class="plain" onClick=${()=>te(e)}>
        <span class="rule-number">${e}</span> ${a(`rules.${e.toLowerCase()}.title`)}</button>`}
      <p>${t.message}</p>
    </div>`}function St({choice:t,room:e,space:n,action:s}){let r=e.state,i=Z(e.legal,r,n);return s.type==="place"&&i.place?o`<${Tt} choice=${t} place=${i.place} action=${s} />`:s.type==="withdraw"?o`<${Ot} choice=${t} allowed=${i.withdraw} action=${s} />`:null}function Tt({choice:t,place:e,action:n}){let{territory:s,dominance:r,chief:i}=n,l=(u,d)=>t.want(ee(e,s,u,d)),c=e.plain===null||e.chief===null;return o`
    <div class="controls">
      <${Ge} label=${a("sheet.how_many")} value=${r} least=${P(e,i)??1} most=${e.most}
        onChange=${u=>l(u,i)} />
      <p class="price">${Rt(e,r)}</p>
      ${e.chief!==null&&o`
        <label class="check">
          <input type="checkbox" checked=${i} disabled=${c} onChange=${u=>l(r,u.target.checked)} />
          <span>${a("sheet.with_chief")}</span>
        </label>`}
    </div>`}function Rt({plain:t,chief:e,most:n},s){let r=a("sheet.left",{n:n-s});if(t===null)return[a("sheet.needs_chief",{n:e??1}),r].join(" ");let i=e!==null&&e<t?a("sheet.or_with_chief",{n:e}):"";return[a("sheet.needs",{n:t}),i,r].filter(Boolean).join(" ")}function Ot({choice:t,allowed:e,action:n}){return e.length<2?null:o`
    <fieldset class="controls choices">
      <legend>${a("sheet.chief")}</legend>
      ${e.map(s=>o`
        <label class="check">
          <input type="radio" name="chief" checked=${n.chief===s} onChange=${()=>t.want({...n,chief:s})} />
          <span>${a(s?"sheet.chief_goes":"sheet.chief_stays")}</span>
        </label>`)}
    </fieldset>`}function At({choice:t,room:e}){let n=t.preview.value;return t.unanswered.value?o`<p class="note" role="status">${a("sheet.unanswered")}</p>`:n?o`
    <div class=${n.state.result?"outcome decides":"outcome"} aria-live="polite">
      <h3>${a("sheet.outcome")}</h3>
      <ul>${be(a,x(e),n.effects).map(s=>o`<li>${s}</li>`)}</ul>
    </div>`:null}function zt({open:t,choice:e,room:n,action:s}){let r=t.outbox.pending.value!==null,i=()=>t.outbox.act(s,n.version);return o`
    <div class="answers">
      <button type="button" onClick=${()=>e.clear()} disabled=${r}>${a("app.no")}</button>
      <button type="button" class="primary" disabled=${r||e.refusal.value!==null} onClick=${i}>
        ${r?a("sheet.sending"):Nt(s,n)}</button>
    </div>`}function Nt(t,e){if(t.type!=="place")return a(`sheet.do_${t.type}`);let n=e.state?.territories[t.territory],s={force:X(a,t.dominance,t.chief)};return a(n?"sheet.do_conquer":"sheet.do_place",s)}function Lt(t,e){return e.action.value?a("turn.confirm"):a(e.selected.value?"turn.another":`turn.${t}`)}function ms({open:t,choice:e}){let n=t.view.value,{room:s}=n;if(!s?.state)return null;let r=m(n),{clan:i,phase:l}=s.state;return o`
    <div class=${r?"turn mine":"turn"}>
      ${i!==null&&o`<${y} look=${I(s,i)} />`}
      <p>
        <strong>${Bt(n)}</strong>
        ${s.status==="playing"&&o`<span>${r?Lt(l,e):a(`turn.other_${l}`)}</span>`}
      </p>
    </div>`}function Bt(t){let{room:e}=t;return e?.state?e.status==="finished"||e.state.clan===null?a("turn.over"):ye(t)?a("turn.mine"):a("turn.theirs",{name:x(e)(e.state.clan)}):""}function ds({open:t,choice:e}){let n=t.room.value?.legal,s=n?.tangata_manu??[],r=n?.moai??[];return!m(t.view.value)||!(s.length+r.length)?null:o`
    <div class="due" role="group" aria-label=${a("turn.choices")}>
      <p>${a("turn.choices")}</p>
      ${r.map(i=>o`<${Ve} name=${i} choice=${e} onPick=${()=>e.touch(i)} />`)}
      ${s.map(i=>o`<${Ve} name=${i} choice=${e} onPick=${()=>e.touchGround(i)} />`)}
    </div>`}function Ve({name:t,choice:e,onPick:n}){return o`<button type="button" aria-pressed=${e.selected.value===t} onClick=${n}>${t}</button>`}export{Ce as a,Kt as b,S as c,Re as d,Qt as e,R as f,lt as g,Nn as h,Ln as i,Bn as j,Pe as k,te as l,Kn as m,os as n,Et as o,ms as p,Bt as q,ds as r};
