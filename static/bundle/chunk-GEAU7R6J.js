import{a as X,b as w,c as U,d as R,e as x,f as A,g as f,h as m,i as C,j as Y,k as J,l as Q,m as tt,n as b,o as nt,p as O,q as et,r as rt,s as st,t as at,u as ot,v as it,w as ct}from"./chunk-6DNNZQKQ.js";import{a as K,c as o,d as j,e as F,f as M,g as P,h as W,i as Z}from"./chunk-56374772.js";var D={x:-488,y:-280,width:976,height:562};function I(t){let n=t;return()=>(n=n*16807%2147483647,(n-1)/2147483646)}function dt(){let[t,n]=[R[0],R[X.length-1]],e=(a,i)=>m(f(a??""))[i],r=[e(t.at(-1),0),e(t.at(-1),1),e(n.at(-1),1),e(n.at(-1),2),e(n.at(-1),3)],s=r.map(({x:a,y:i})=>({x:-a,y:i})).reverse();return[...r,...s]}function $t(t,n){return t.flatMap((e,r)=>{let s=t[(r+1)%t.length],a=Math.max(1,Math.round(Math.hypot(s.x-e.x,s.y-e.y)/n));return Array.from({length:a},(i,c)=>({x:e.x+(s.x-e.x)*c/a,y:e.y+(s.y-e.y)*c/a}))})}function Nt(t){let n=t.length,e=t.map((r,s)=>{let[a,i,c]=[t[(s+n-1)%n],t[(s+1)%n],t[(s+2)%n]],u={x:r.x+(i.x-a.x)/6,y:r.y+(i.y-a.y)/6},$={x:i.x-(c.x-r.x)/6,y:i.y-(c.y-r.y)/6};return`C${[u,$,i].map(({x:l,y:g})=>`${l.toFixed(1)} ${g.toFixed(1)}`).join(" ")}`});return`M${t[0].x.toFixed(1)} ${t[0].y.toFixed(1)}${e.join("")}Z`}function L(t,n,e,r=34){let s=I(e),a=$t(b(dt(),-t),r);return Nt(a.map(({x:i,y:c})=>({x:i+(s()-.5)*n,y:c+(s()-.5)*n})))}function Tt(t,n,e){let r=t()*2*Math.PI,s=Math.sqrt(t())*e;return{x:n.x+s*Math.cos(r),y:n.y+s*Math.sin(r)}}function Zt(){let t=I(11);return x.filter(e=>e!==w).flatMap(e=>Array.from({length:5},()=>{let{x:r,y:s}=Tt(t,f(e),36),a=4+t()*4;return`M${(r-4).toFixed(1)} ${(s-a*.7).toFixed(1)}L${r.toFixed(1)} ${s.toFixed(1)}L${(r+.6).toFixed(1)} ${(s-a).toFixed(1)}M${r.toFixed(1)} ${s.toFixed(1)}l4 ${(-a*.75).toFixed(1)}`})).join("")}function lt(t,n){let e=I(t);return $t(b(dt(),-15),13).filter(()=>e()<n).map(({x:s,y:a})=>{let i=1.4+e()*2.6,[c,u]=[s+(e()-.5)*14,a+(e()-.5)*14];return`M${(c-i).toFixed(1)} ${u.toFixed(1)}a${i.toFixed(1)} ${(i*.7).toFixed(1)} 0 1 0 ${(2*i).toFixed(1)} 0a${i.toFixed(1)} ${(i*.7).toFixed(1)} 0 1 0 ${(-2*i).toFixed(1)} 0Z`}).join("")}function zt(t){let n=I(5);return Array.from({length:90},()=>({x:t.x+n()*t.width,y:t.y+n()*t.height})).filter(({x:r,y:s})=>Math.abs(r)*.866-s*.5>372||s<-268).map(({x:r,y:s})=>`M${r.toFixed(1)} ${s.toFixed(1)}q5 -5 10 0t10 0`).join("")}function Bt(t){return A.has(t)?"tile-sacred":["tile-a","tile-b","tile-c"][(t.charCodeAt(0)*5+Number(t.slice(1))*7)%3]}var ut=new Map;function h(t,n,e=9){let r=`${t} ${n} ${e}`,s=ut.get(r)??O(b(m(f(t)),n),e);return ut.set(r,s),s}var qt=["M-11 0C-6 -7 4 -7 8 0C4 7 -6 7 -11 0ZM8 0L14 -5M8 0L14 5M-6 -1h.1","M-14 -3C-9 -8 -4 -5 0 0C4 -5 9 -8 14 -3M0 0L-3 7M0 0L3 7","M0 1C1 -2 5 -1 4 2C3 6 -5 6 -6 0C-6 -7 4 -9 8 -4C11 0 10 5 7 8","M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M0 -7.5v-3M0 7.5v3M-7.5 0h-3M7.5 0h3M-5.4 -5.4l-2 -2M5.4 5.4l2 2M-5.4 5.4l-2 2M5.4 -5.4l2 -2","M-7 0C-7 -6 7 -6 7 0C7 6 -7 6 -7 0ZM7 -1l4 -1v3ZM-4 -5l-3 -4M4 -5l3 -4M-4 5l-3 4M4 5l3 4M0 -4v8"];function Vt(){let t=[-350,-250,-150,-50,50,150,250,350].map(e=>[e,227]),n=[-150,-50,50,150].map(e=>[e,-227]);return[...t,...n].map(([e,r],s)=>o`
    <path class="carving" d=${qt[(s*3+(s>7?1:0))%5]} transform="translate(${e} ${r}) scale(0.92)" />`)}var Ht=o`<g class="islets" transform="translate(398 -192)"><g class="upright">
  <path class="islet-shoal" d="M-44 18C-40 4 -22 -6 -4 -4C18 -14 46 0 46 16C46 30 -46 32 -44 18Z" />
  <path class="islet-foot" d="M-34 16C-32 6 -18 0 -6 4C4 6 8 14 4 18C-6 24 -34 24 -34 16ZM14 12C16 4 34 4 36 12C36 18 14 18 14 12ZM20 -10C20 -18 30 -18 30 -10C30 -6 20 -6 20 -10Z" />
  <path class="islet" d="M-32 12C-28 0 -18 -8 -8 -4C2 0 6 8 2 12C-6 18 -32 18 -32 12ZM16 8C18 0 30 -2 34 8C34 12 16 12 16 8ZM22 -14C22 -30 28 -30 28 -14C28 -10 22 -10 22 -14Z" />
  <path class="islet-grass" d="M-24 5C-20 -2 -12 -5 -8 -2C-4 0 -2 4 -4 6C-10 9 -22 9 -24 5Z" />
  <path class="terns" d="M-44 -34q6 -7 10 0q5 -7 11 -1M-12 -50q5 -6 8 0q4 -6 9 -1M-66 -58q4 -5 7 0q4 -5 8 0" />
</g></g>`,Kt=o`<g class="canoe" transform="translate(-402 -176)"><g class="upright">
  <path class="wake" d="M-50 16q7 -5 14 0t14 0t14 0M-6 21q7 -5 14 0t14 0" />
  <path class="sail" d="M-4 8C-16 -14 -14 -32 -20 -46C0 -46 20 -34 26 -22C16 -14 6 -4 -1 8Z" />
  <path class="sail-line" d="M-12 -20C-2 -24 10 -20 18 -15M-17 -36C-4 -38 10 -32 20 -25" />
  <path class="boat" d="M-38 3C-24 13 20 14 36 0C34 14 22 19 -4 19C-26 19 -36 13 -38 3Z" />
</g></g>`;function Wt(t){return o`<defs>
    <radialGradient id="${t}-sea" gradientUnits="userSpaceOnUse" cx="330" cy="-300" r="980">
      <stop class="stop-dawn" offset="0" /><stop class="stop-mid" offset="0.34" /><stop class="stop-deep" offset="0.95" />
    </radialGradient>
    <radialGradient id="${t}-dawn" gradientUnits="userSpaceOnUse" cx="330" cy="-300" r="620">
      <stop class="stop-light" offset="0" /><stop class="stop-no-light" offset="1" />
    </radialGradient>
    <linearGradient id="${t}-land" gradientUnits="userSpaceOnUse" x1="200" y1="-250" x2="-160" y2="250">
      <stop class="stop-basalt-light" offset="0" /><stop class="stop-basalt" offset="0.45" />
      <stop class="stop-basalt-dark" offset="1" />
    </linearGradient>
  </defs>`}function Xt(t){return o`<g class="shore">
    <path class="shallow shallow-far" d=${L(44,16,3,60)} />
    <path class="shallow" d=${L(31,12,7,50)} />
    <path class="foam" d=${L(27,10,23,42)} />
    <path class="cliff" d=${L(18,9,42)} transform="translate(0 9)" />
    <path class="land" d=${L(18,9,42)} fill="url(#${t}-land)" />
    <path class="pebble-dark" d=${lt(8,.8)} />
    <path class="pebble-light" d=${lt(17,.5)} />
    ${Vt()}
  </g>`}function Yt(t,n){let e=x.filter(r=>r!==w);return o`<g class="tiles">
    <path class="tile-shadow" d=${e.map(r=>h(r,2.2)).join("")} transform="translate(0 3)" />
    ${e.map(r=>o`<path class="tile ${Bt(r)}" d=${h(r,2.4)} />`)}
    <path class="tufts" d=${Zt()} />
    <path class="tile-light" d=${e.map(r=>h(r,4)).join("")} />
    <rect class="dawn" x=${n.x} y=${n.y} width=${n.width} height=${n.height} fill="url(#${t}-dawn)" />
  </g>`}function Jt(){let t=Array.from({length:24},(n,e)=>{let r=e/24*2*Math.PI,[s,a]=[44.5,e%2?47.5:49.5];return`M${(s*Math.cos(r)).toFixed(1)} ${(s*Math.sin(r)).toFixed(1)}L${(a*Math.cos(r)).toFixed(1)} ${(a*Math.sin(r)).toFixed(1)}`});return o`<g class="centre">
    <path class="centre-stone" d=${O(m({x:0,y:0},U-2),12)} />
    <circle class="centre-plate" r="43" />
    <path class="centre-notches" d=${t.join("")} />
  </g>`}function Qt(t,n=D){return o`<g class="island" aria-hidden="true">
    ${Wt(t)}
    <rect class="sea" x=${n.x} y=${n.y} width=${n.width} height=${n.height} fill="url(#${t}-sea)" />
    <path class="waves" d=${zt(n)} />
    ${Kt}${Ht}
    ${Xt(t)}${Yt(t,n)}${Jt()}
  </g>`}function z({id:t}){return M(()=>Qt(t),[t])}function ft(t,n){return tt(t).map(e=>O(b(e,n),9)).join("")}var jn={zoom:1,x:0,y:0},gt=4,N=(t,n,e)=>Math.min(e,Math.max(n,t));function pt({zoom:t,x:n,y:e},{width:r,height:s}){let a=N(t,1,gt);return{zoom:a,x:N(n,r*(1-a),0)+0,y:N(e,s*(1-a),0)+0}}function tn(t,n,e,r){let s=N(t.zoom*n,1,gt),a=s/t.zoom;return pt({zoom:s,x:e.x-(e.x-t.x)*a,y:e.y-(e.y-t.y)*a},r)}function mt(t,n,e,r){return pt({...t,x:t.x+n,y:t.y+e},r)}function Pn(t,n,e,r){let[s,a]=[n,e].map(([$,l])=>({x:($.x+l.x)/2,y:($.y+l.y)/2})),[i,c]=[n,e].map(([$,l])=>Math.hypot($.x-l.x,$.y-l.y)),u=tn(t,c/Math.max(1,i),s,r);return mt(u,a.x-s.x,a.y-s.y,r)}function Un(t,n,e){let r=(s,a,i)=>s<0?-s:Math.min(0,i-s-a);return mt(t,r(n.x,n.width,e.width),r(n.y,n.height,e.height),e)}function Dn(t,n,e,r){let s=Math.min(r.width/e.width,r.height/e.height),[a,i]=[(r.width-s*e.width)/2,(r.height-s*e.height)/2];return{x:t.x+t.zoom*(a+(n.x-e.x)*s),y:t.y+t.zoom*(i+(n.y-e.y)*s),width:n.width*s*t.zoom,height:n.height*s*t.zoom}}function xt({x:t,y:n,width:e,height:r},s){switch(s){case 1:return{x:-(n+r),y:t,width:r,height:e};case 2:return{x:-(t+e),y:-(n+r),width:e,height:r};case 3:return{x:n,y:-(t+e),width:r,height:e};default:return{x:t,y:n,width:e,height:r}}}var ht=["up","right","down","left"];function yt(t,n){let e=ht.findIndex(r=>r===t);return e<0?t:ht[(e-n+4)%4]}function y(t,n){return t?t.moai.includes(n)?"moai":t.territories[n]??null:null}function nn(t,n){return!t||!n||t==="moai"||n==="moai"?t===n:t.clan===n.clan&&t.dominance===n.dominance&&t.chief===n.chief}function Mt(t,n){if(!t||!n)return new Map;let e=[t,n].flatMap(({territories:s,moai:a})=>[...Object.keys(s),...a]),r=[...new Set(e)].map(s=>[s,{before:y(t,s),after:y(n,s)}]);return new Map(r.filter(([,{before:s,after:a}])=>!nn(s,a)))}function B(t,n){let e=new Map,r=(s,a)=>e.set(s,[...e.get(s)??[],a]);return(t?.tangata_manu??[]).forEach((s,a)=>s.forEach(i=>{let c=n&&!n.tangata_manu[a].includes(i);r(i,{clan:a,sign:c?"goes":"stays"})})),(t&&n?n.tangata_manu:[]).forEach((s,a)=>s.forEach(i=>{t?.tangata_manu[a].includes(i)||r(i,{clan:a,sign:"comes"})})),e}function kt(t){return t?Array.from({length:t.players},(n,e)=>Object.keys(t.territories).filter(r=>t.territories[r].clan===e)):[]}var v=({x:t,y:n},e=1)=>`translate(${t.toFixed(1)} ${n.toFixed(1)}) scale(${e})`,E=(t,n)=>t[n]??n;function bt({id:t}){return o`<defs>${["M2 6h8","M6 2v8M2 6h8","M0 12L12 0","M2 9L6 3L10 9"].map((e,r)=>o`
    <pattern id="${t}-land-${r}" class="look-${r}" width="12" height="12" patternUnits="userSpaceOnUse">
      <path class="land-pattern" d=${e} />
    </pattern>`)}</defs>`}function en({look:t,tints:n,line:e,id:r}){return o`<g class="land-of look-${t}">
    <path class="land-tint" d=${n} />
    <path fill="url(#${r}-land-${t})" d=${n} />
    <path class="land-line-under" d=${e} />
    <path class="land-line" d=${e} />
  </g>`}function St({state:t,looks:n,id:e}){return o`<g class="lands">${kt(t).map((r,s)=>o`
    <${en} key=${s} look=${E(n,s)} id=${e}
      tints=${r.map(a=>h(a,2.4)).join("")} line=${ft(r,3.6)} />`)}</g>`}function T({what:t,looks:n}){if(!t)return null;if(t==="moai")return o`<g transform="translate(0 1) scale(0.9)"><${ot} /></g>`;let e=E(n,t.clan);return t.chief?o`<${st} look=${e} n=${t.dominance} />`:o`<${rt} look=${e} n=${t.dominance} radius=${e===3?29:31} />`}var rn=(t,n)=>`${t} ${n==="moai"?n:n?.clan}`;function sn(t){return x.flatMap(n=>{let e=y(t,n);return e?[{key:rn(n,e),space:n,what:e}]:[]})}function At({state:t,ghost:n,looks:e}){let r=sn(t),s=Mt(t,n),a=new Set(B(t,n).keys());return o`<g class="pieces">
    ${r.filter(({space:i})=>!s.has(i)).map(({key:i,space:c,what:u})=>o`
      <g key=${i} transform=${v(f(c))}>
        ${u==="moai"&&o`<${Ot} />`}
        <g class="upright"><g class="piece" data-piece=${c}><${T} what=${u} looks=${e} /></g></g></g>`)}
    ${[...s].map(([i,{before:c,after:u}])=>o`
      <g key=${`ghost ${i}`} transform=${v(f(i))}>
        <${ln} before=${c} after=${u} looks=${e} aside=${on(i,a)} /></g>`)}
  </g>`}function Ot(){return o`<path class="ahu" d=${h("c4",2.4)} /><path class="ahu-joints" d=${an} />`}var an="M-44 -23H44M-44 1H44M-44 25H44M-12 -23V-45M16 -23V-43M-30 1V-23M4 1V-23M30 1V-23M-14 25V1M24 25V1M-20 25V41M8 25V48",wt=[5,0,3,2,4,1];function on(t,n){let e=f(t),r=m(e).map(i=>cn(i)),s=i=>![r[i],r[(i+1)%6]].some(c=>c&&n.has(c)),a=((wt.find(s)??wt[0])-1)*Math.PI/3;return{x:Math.cos(a),y:Math.sin(a)}}function cn(t){return[...C].find(([,{x:n,y:e}])=>Math.hypot(n-t.x,e-t.y)<1)?.[0]}function ln({before:t,after:n,looks:e,aside:{x:r,y:s}}){let a=o`<${un} after=${n} looks=${e} />`;return t?o`
    ${a}
    <g class="struck" transform=${v({x:r*31.5,y:s*31.5},.44)}><g class="upright">
      <${T} what=${t} looks=${e} />
      <path class="strike-under" d="M-32 32L32 -32" /><path class="strike" d="M-32 32L32 -32" />
    </g></g>
    <g class="ghost" transform=${v({x:r*-10,y:s*-10},.8)}><g class="upright"><${T} what=${n} looks=${e} /></g></g>`:o`${a}<g class="upright"><g class="ghost"><${T} what=${n} looks=${e} /></g></g>`}function un({after:t,looks:n}){return t?t==="moai"?o`<g class="ghost"><${Ot} /></g>`:o`<path class="ghost-ground" d=${h("c4",6)} />
    <path class="ghost-land look-${E(n,t.clan)}" d=${h("c4",6)} />`:null}var dn=[{radius:18,at:[[0,0]]},{radius:13.5,at:[[-13.5,0],[13.5,0]]},{radius:12,at:[[-12.5,7.5],[12.5,7.5],[0,-13.5]]},{radius:11,at:[[-11.5,-11.5],[11.5,-11.5],[-11.5,11.5],[11.5,11.5]]}];function $n({ground:t,standing:n,looks:e}){let{radius:r,at:s}=dn[n.length-1];return n.map(({clan:a,sign:i},c)=>o`
    <g key=${a} transform="translate(${s[c][0]} ${s[c][1]})">
      <g class=${{stays:"piece",comes:"ghost",goes:"struck"}[i]} data-bird-man=${`${t} ${a}`}>
        <${at} look=${E(e,a)} radius=${r} />
        ${i==="goes"&&o`<path class="strike-under fine" d="M-13 13L13 -13" />
          <path class="strike fine" d="M-13 13L13 -13" />`}
      </g></g>`)}function Et({state:t,ghost:n,looks:e}){let r=B(t,n);return o`<g class="grounds">${[...C].map(([s,a])=>o`
    <g key=${s} transform=${v(a)}>
      <circle class="ground" r="6" />${!r.has(s)&&o`<circle class="ground-dot" r="1.8" />`}
      ${r.has(s)&&o`<g class="upright"><${$n} ground=${s} standing=${r.get(s)} looks=${e} /></g>`}
    </g>`)}</g>`}function Ft({state:t,ghost:n,looks:e}){let r=t?.make_make??null,s=n?n.make_make:r,a=s!==r;return o`<g class="make-make-place upright">
    ${r!==null&&o`<${ct} />`}
    ${r===null&&o`<g class=${a?"struck":""} data-make-make="free"><${it} /></g>`}
    ${r!==null&&o`<${Ct} look=${E(e,r)} sign=${a?"struck":""} />`}
    ${a&&s!==null&&o`<${Ct} look=${E(e,s)} sign="ghost" />`}
  </g>`}function Ct({look:t,sign:n}){return o`<g class="holder look-${t} ${n}" data-make-make="held">
    ${n!=="struck"&&o`<circle class="holder-ring" r="46" />`}
    <g transform="translate(0 ${n==="struck"?-46:46})">
      <path class="piece-body" d=${et(t,9)} />
      ${n==="struck"&&o`<path class="strike" d="M-11 11L11 -11" />`}
    </g>
  </g>`}var q=({clans:t},n)=>t[n]?.name??String(n+1);function fn(t){let n=t.state?.make_make??null;return n===null?t.text("board.centre"):t.text("board.centre_left",{clan:q(t,n)})}function hn(t,n){let e=y(t.state,n);if(!e)return t.text("board.neutral");if(e==="moai")return t.text("board.moai");let r=t.text("board.tokens",{n:e.dominance});return t.text(e.chief?"board.held_chief":"board.held",{clan:q(t,e.clan),tokens:r})}function gn(t,n){return Y(n).flatMap(e=>Rt(t,e).map(r=>t.text("board.bird_man",{clan:r,ground:e})))}function Rt(t,n){return(t.state?.tangata_manu??[]).flatMap((r,s)=>r.includes(n)?[q(t,s)]:[])}function Lt(t,n){let e=A.has(n)?[t.text("board.sacred")]:[],r=n===w?fn(t):hn(t,n);return[n,...e,r,...gn(t,n)].join(", ")}function vt(t,n,e){return[t,...["target","last","reason"].filter(s=>e[s]).map(s=>n(`board.${s}`))].join(", ")}function Gt(t,n){let e=Rt(t,n);return e.length?t.text("board.ground_taken",{ground:n,clan:e.join(", ")}):t.text("board.ground",{ground:n})}var pn={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down",Home:"first",End:"last"};function mn(t){return t.ctrlKey&&t.key==="Home"?"top":t.ctrlKey&&t.key==="End"?"bottom":pn[t.key]??null}function V(t){return t.target.closest("[data-space]")?.getAttribute("data-space")??null}function xn({state:t,clans:n,text:e}){let r=n.map(({name:a})=>a).join(`
`),s=e("board.label");return M(()=>new Map(x.map(a=>[a,Lt({state:t,clans:n,text:e},a)])),[t,r,s])}function yn(t,n){let[e,r]=j(t??w),s=F(f(e).x);W(()=>{t&&r(t)},[t]);function a(c){c!==e&&(s.current=f(c).x),r(c)}function i(c,u){let $=u==="up"||u==="down",l=s.current,g=J(c,u,$?l:void 0);g&&(n.current?.querySelector(`[data-space="${g}"]`)?.focus(),s.current=$?l:f(g).x)}return{cursor:e,arrive:a,walk:i}}function _t(t){let{text:n,targets:e,marked:r,reasons:s,selected:a=null,onSpace:i=()=>{},svg:c,turn:u}=t,$=xn(t),{cursor:l,arrive:g,walk:S}=yn(a,c);function k(d){let p=V(d),_=mn(d);if(!(!p||d.altKey||d.metaKey)){if(_)S(p,yt(_,u));else if(d.key==="Enter"||d.key===" ")i(p);else return;d.preventDefault()}}function It(d){let p=e?.has(d)??!1,_={target:p,last:r?.spaces.has(d)??!1,reason:s?.has(d)??!1};return o`<${H} key=${d} space=${d} label=${vt($.get(d)??d,n,_)}
      selected=${d===a} disabled=${Boolean(e?.size)&&!p} inTabOrder=${d===l} />`}return o`<g role="grid" class="grid" aria-label=${n("board.label")} aria-describedby=${t.view?"board-keys":void 0} onKeyDown=${k}
    onClick=${d=>{let p=V(d);p&&i(p)}}
    onFocusIn=${d=>{let p=V(d);p&&g(p)}}>
    ${R.map(d=>o`<g role="row" key=${d[0]}>${d.map(It)}</g>`)}
  </g>`}var H=class extends K{shouldComponentUpdate(n){let e=this.props;return n.label!==e.label||n.selected!==e.selected||n.disabled!==e.disabled||n.inTabOrder!==e.inTabOrder}render({space:n,label:e,selected:r,disabled:s,inTabOrder:a}){return o`<g role="gridcell" class="space" data-space=${n} tabindex=${a?0:-1} aria-label=${e}
      aria-selected=${r?"true":"false"} aria-disabled=${s?"true":"false"}>
      <path class="space-surface" d=${O(m(f(n),U))} />
      <path class="space-ring-under" d=${h(n,1)} /><path class="space-ring" d=${h(n,1)} />
    </g>`}};var Mn=22.5;function kn(t){let[n,e]=j(1);return P(()=>{let r=t.current;if(!r||typeof ResizeObserver>"u")return;let s=new ResizeObserver(()=>e(r.viewBox.baseVal.width/Math.max(1,r.getBoundingClientRect().width)));return s.observe(r),()=>s.disconnect()},[]),n}function wn(t,n){let e=t.querySelector(".turned")?.getScreenCTM();return new DOMPoint(n.clientX,n.clientY).matrixTransform(e?.inverse())}function Cn({x:t,y:n,taken:e}){let r=e?27:15;return o`
    <circle class=${e?"choice-ring-under open":"choice-ring-under"} cx=${t} cy=${n} r=${r} /><circle class="choice-ring" cx=${t} cy=${n} r=${r} />
    ${!e&&o`<circle class="choice-dot" cx=${t} cy=${n} r="6.5" />`}`}function jt({choices:t,state:n,clans:e,text:r,onGround:s=()=>{},svg:a}){let i=kn(a);if(!t?.size)return null;let c=[...C].filter(([l])=>t.has(l));function u(l,g){let S=a.current&&l.detail>0;s(S&&Q(wn(a.current,l),c)||g)}function $(l,g){l.key!=="Enter"&&l.key!==" "||(l.preventDefault(),s(g))}return o`<g role="group" class="choices" aria-label=${r("board.grounds")}>
    ${c.map(([l,{x:g,y:S}])=>o`<g key=${l} role="button" class="choice" tabindex="0" data-ground=${l}
      aria-label=${Gt({state:n,clans:e,text:r},l)}
      onClick=${k=>u(k,l)}
      onKeyDown=${k=>$(k,l)}>
      <circle class="choice-surface" cx=${g} cy=${S} r=${Math.max(24,Mn*i)} />
      <${Cn} x=${g} y=${S} taken=${n?.tangata_manu.some(k=>k.includes(l))??!1} />
    </g>`)}
  </g>`}var G=new Set,Ut={spaces:G,grounds:G};function bn(t,n){P(()=>{if(!t||!n.current)return;let e=new AbortController;return t.attach(n.current,e.signal),()=>e.abort()},[t])}function pe(t){let n=Z(),e=F(null),r=F(null);bn(t.view,e);let s=t.view?.turn.value??0,{x:a,y:i,width:c,height:u}=xt(D,s);return o`<div class=${t.view?"board board-near":"board"} ref=${e}><div class="board-plane">
    <svg ref=${r} class="board-picture" data-turn=${s} viewBox="${a} ${i} ${c} ${u}" role="none">
      <g class="turned" transform="rotate(${s*90})">
        <${z} id=${n} />
        <${Dt} ...${t} id=${n} />
        <${_t} ...${t} svg=${r} turn=${s} />
        <${jt} ...${t} svg=${r} />
      </g>
    </svg>
  </div></div>`}function me({box:t=D,labelledby:n,...e}){let r=Z(),s=n?{role:"img","aria-labelledby":n}:{"aria-hidden":"true"};return o`<div class="board"><svg class="board-picture" viewBox="${t.x} ${t.y} ${t.width} ${t.height}" ...${s}>
    <${z} id=${r} /><${Dt} ...${e} id=${r} />
  </svg></div>`}function Dt(t){let{state:n,clans:e,ghost:r=null,coordinates:s=!1,id:a}=t,i=e.map(({look:l})=>l).join(""),c=M(()=>[...i].map(Number),[i]),u=M(()=>o`<${bt} id=${a} /><${St} state=${n} looks=${c} id=${a} />`,[n,c,a]),$=M(()=>o`
    <${Ft} state=${n} ghost=${r} looks=${c} />
    <${At} state=${n} ghost=${r} looks=${c} />
    <${Et} state=${n} ghost=${r} looks=${c} />`,[n,r,c]);return o`<g aria-hidden="true">
    ${u}
    <${An} ...${t} />
    ${Sn}
    ${$}
    <${On} ...${t} />
    <${En} ...${t} />
    ${r&&r.winner!==null&&o`<${Rn} look=${e[r.winner]?.look??0} />`}
    ${s&&o`<${Ln} state=${n} ghost=${r} />`}
  </g>`}var Sn=o`<path class="sacred-rim" d=${[...A].map(t=>h(t,10,7)).join("")} />`;function An({targets:t=G,marked:n=Ut,reasons:e=G,selected:r=null}){let s=(c,u)=>[...c].map($=>h($,u)).join(""),a=[...n.spaces].map(c=>nt(b(m(f(c)),5),17)).join(""),i=r?h(r,2):"";return o`<g class="signs">
    <path class="sign-target" d=${s(t,6.5)} />
    <path class="sign-last-under" d=${a} /><path class="sign-last" d=${a} />
    <path class="sign-selected-under" d=${i} /><path class="sign-selected" d=${i} />
    <path class="sign-reason-under" d=${s(e,6)} /><path class="sign-reason" d=${s(e,6)} />
  </g>`}function On({candidates:t=G}){return[...t].map(n=>{let{x:e,y:r}=f(n);return o`<g key=${n} data-candidate=${n}><circle class="choice-ring-under open" cx=${e} cy=${r} r="40" />
      <circle class="choice-ring" cx=${e} cy=${r} r="40" /></g>`})}function En({marked:t=Ut}){return[...t.grounds].map(n=>{let{x:e,y:r}=C.get(n);return o`<g key=${n}><circle class="ground-last-under" cx=${e} cy=${r} r="22" />
      <circle class="ground-last" cx=${e} cy=${r} r="22" /></g>`})}var Fn=Array.from({length:24},(t,n)=>n*15);function Rn({look:t}){return o`<g class="triumph look-${t}">${Fn.map(n=>o`
    <path class="triumph-ray" d="M-4 -54L0 -76L4 -54Z" transform="rotate(${n})" />`)}</g>`}function Ln({state:t,ghost:n}){return o`<g class="coordinates">${x.map(e=>{let{x:r,y:s}=f(e);return!y(t,e)&&!y(n,e)&&e!=="c4"?o`<${Pt} key=${e} space=${e} x=${r} y=${s} kind="coordinate" dx="0" dy="9" />`:o`<${Pt} key=${e} space=${e} x=${r} y=${s} kind="coordinate coordinate-small" dx="-24" dy="41" />`})}</g>`}function Pt({space:t,x:n,y:e,kind:r,dx:s,dy:a}){return o`<g transform="translate(${n} ${e})"><g class="upright">
    <text class=${r} x=${s} y=${a} text-anchor="middle">${t}</text></g></g>`}export{jn as a,pt as b,tn as c,mt as d,Pn as e,Un as f,Dn as g,xt as h,D as i,G as j,pe as k,me as l};
