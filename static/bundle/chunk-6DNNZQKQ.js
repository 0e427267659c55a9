import{c}from"./chunk-56374772.js";var k="abcde",E="c4";var R=100/Math.sqrt(3),d=t=>5+t,m=[...k].map((t,e)=>Array.from({length:d(e)},(n,r)=>`${t}${r+1}`)),x=m.flat(),T=x.filter(t=>t!==E);function y(t){return{row:k.indexOf(t[0]),index:Number(t.slice(1))-1}}function o(t,e){return m[t]?.[e]??null}function H(t){let{row:e,index:n}=y(t);return[o(e-1,n),o(e,n+1),o(e+1,n+1),o(e+1,n),o(e,n-1),o(e-1,n-1)].filter(s=>s!==null)}var at=new Set(H(E));function C(t){let{row:e,index:n}=y(t);return{x:(n-(d(e)-1)/2)*100,y:(e-2)*1.5*R}}function Z(t,e=R){return[0,1,2,3,4,5].map(n=>{let r=(n/3-.5)*Math.PI;return{x:t.x+e*Math.cos(r),y:t.y+e*Math.sin(r)}})}var l=t=>`${Math.round(t.x)},${Math.round(t.y)}`;function v(){let t=new Map;for(let n of T)for(let r of Z(C(n))){let s=t.get(l(r))??{point:r,territories:[]};s.territories.push(n),t.set(l(r),s)}let e=[...t.values()].filter(n=>n.territories.length===3);return new Map(e.map(n=>[n.territories.join("-"),n.point]))}var F=v(),G=new Map(x.map(t=>[t,[...F.keys()].filter(e=>e.split("-").includes(t))]));function ct(t){return G.get(t)??[]}function ot(t,e,n=C(t).x){let{row:r,index:s}=y(t),a=d(r)-1;switch(e){case"left":return o(r,s-1);case"right":return o(r,s+1);case"up":return L(r-1,n);case"down":return L(r+1,n);case"first":return o(r,0);case"last":return o(r,a);case"top":return o(0,0);case"bottom":return x[x.length-1];default:return null}}function L(t,e){let n=m[t]??[];return B({x:e*.999,y:0},n.map(r=>[r,{x:C(r).x,y:0}]))}function B(t,e){let n=null,r=1/0;for(let[s,{x:a,y:i}]of e){let $=(a-t.x)**2+(i-t.y)**2;$<r&&([n,r]=[s,$])}return n}function it(t){let e=new Map;for(let n of t){let r=Z(C(n));r.forEach((s,a)=>{let i=r[(a+1)%6],$=`${l(i)} ${l(s)}`;e.delete($)||e.set(`${l(s)} ${l(i)}`,{from:s,to:i})})}return N([...e.values()])}function N(t){let e=new Map(t.map(r=>[l(r.from),r])),n=[];for(let{from:r}of t){let s=[];for(let a=e.get(l(r));a;a=e.get(l(a.to)))e.delete(l(a.from)),s.push(a.from);s.length&&n.push(s)}return n}function lt(t,e){return t.map((n,r)=>{let s=S(t[(r+t.length-1)%t.length],n),a=S(n,t[(r+1)%t.length]),i=e/(1+s.x*a.x+s.y*a.y);return{x:n.x+(s.x+a.x)*i,y:n.y+(s.y+a.y)*i}})}function S(t,e){let n=Math.hypot(e.x-t.x,e.y-t.y);return{x:-(e.y-t.y)/n,y:(e.x-t.x)/n}}function h(t,e,n){let r=Math.min(.5,n/Math.hypot(e.x-t.x,e.y-t.y));return{x:t.x+(e.x-t.x)*r,y:t.y+(e.y-t.y)*r}}function ut(t,e){return t.map((n,r)=>{let s=h(n,t[(r+t.length-1)%t.length],e),a=h(n,t[(r+1)%t.length],e);return`M${u(s)}L${u(h(n,s,5))}Q${u(n)} ${u(h(n,a,5))}L${u(a)}`}).join("")}var u=({x:t,y:e})=>`${t.toFixed(1)} ${e.toFixed(1)}`;function b(t,e=0){return`${t.map((r,s)=>{let a=h(r,t[(s+t.length-1)%t.length],e),i=h(r,t[(s+1)%t.length],e);return`${s?"L":"M"}${u(a)}Q${u(r)} ${u(i)}`}).join("")}Z`}var M=(...t)=>t.map(([e,n])=>({x:e,y:n})),U=(t,e)=>t.map(({x:n,y:r})=>({x:n*e,y:r*e})),P=M([-.9,-.9],[.9,-.9],[.9,.9],[-.9,.9]),W=M([0,-1.2],[1.2,0],[0,1.2],[-1.2,0]),j=M([0,-1.3],[1.24,.86],[-1.24,.86]);function f(t,e){let n=e;return t===0?`M${-n} 0A${n} ${n} 0 1 1 ${n} 0A${n} ${n} 0 1 1 ${-n} 0Z`:b(U([P,W,j][t-1],n),n*(t===3?.42:.32))}var w=(t,e)=>t===3?e*.2:0;function g({look:t,n:e="",radius:n=30}){let r=n*(String(e).length>1?1:1.2)*(t===3?.88:1);return c`<g class="token look-${t}">
    <path class="piece-shadow" d=${f(t,n)} transform="translate(0 ${n*.11})" />
    <path class="piece-body" d=${f(t,n)} />
    <path class="piece-groove" d=${f(t,n*.82)} />
    ${e!==""&&c`<text class="piece-number" font-size=${r.toFixed(1)} text-anchor="middle"
      y=${(w(t,n)+r*.355).toFixed(1)}>${e}</text>`}
  </g>`}var K=[-78,-52,-26,0,26,52,78],Y="M-3 -9C-5 -14 -4.6 -19.5 0 -22.5C4.6 -19.5 5 -14 3 -9Z";function A({look:t}){return c`<g class="chief look-${t}">
    ${K.map(e=>c`<path class="feather" d=${Y} transform="translate(0 -7) rotate(${e})" />`)}
    <path class="chief-face" d="M-11.5 -8C-11.5 -18 11.5 -18 11.5 -8C11.5 0 7 5 0 5C-7 5 -11.5 0 -11.5 -8Z" />
    <path class="chief-band" d="M-13 -10.5C-8 -17 8 -17 13 -10.5L12 -6.2C7 -11 -7 -11 -12 -6.2Z" />
    <circle class="chief-eye" cx="-4.4" cy="-4" r="2" />
    <circle class="chief-eye" cx="4.4" cy="-4" r="2" />
  </g>`}function $t({look:t,n:e=""}){return c`<g class="chief-token">
    <g transform="translate(0 -13)"><${A} look=${t} /></g>
    <g transform="translate(0 ${[9,9,10,12][t]})"><${g} look=${t} n=${e} radius=${t===2?23:25} /></g>
  </g>`}var Q="M-2 -3.5C-8 -4 -10.5 -10.5 -8 -15C-5 -20 2 -20 5.5 -16.2C12 -15.4 18 -13 19 -5.4C16.6 -8 13 -9 6.6 -8.4C5 -5.4 2 -3.4 -2 -3.5Z",z="M-6.5 -6.5C-13.5 -3.5 -16.6 4 -15 11.5C-14 16 -10.6 18 -6.4 18L10 18C13.6 18 13.6 13.4 10 13.4L5.8 13.4C9 10.8 11 8 11 5.4C11 1.8 6.6 1.4 5.2 4.2C4.2 6.2 2.6 7.4 0.6 7.8C0.6 5 1.4 2.6 2.4 0.6L9.6 0.6C12 0.6 12 -3 9.6 -3L4 -3L4.4 -6Z",q="M-9.6 12.4C-6.4 12.6 -2.4 12 0.6 7.8";function J({look:t,radius:e=20}){let n=e/25*(t===3?.8:t===2?.94:1);return c`<g class="bird-man look-${t}">
    <path class="piece-shadow" d=${f(t,e)} transform="translate(0 ${e*.12})" />
    <path class="piece-body" d=${f(t,e)} />
    <g transform="translate(0 ${w(t,e).toFixed(1)}) scale(${n.toFixed(3)})">
      <path class="bird" d=${z} />
      <path class="bird" d=${Q} />
      <path class="bird-line" d=${q} />
      <circle class="bird-eye" cx="-0.6" cy="-11.8" r="2.9" />
      <ellipse class="bird" cx="14.4" cy="-0.8" rx="3.2" ry="4" />
    </g>
  </g>`}var V="M-24 40C-25 30 -23 23 -15 19L-10 15L10 15L15 19C23 23 25 30 24 40Z",X="M-14.5 -27C-8 -29 8 -29 14.5 -27C16 -18 15 -6 16 3C16.4 10 12 17 7 20.5C3 23 -3 23 -7 20.5C-12 17 -16.4 10 -16 3C-15 -6 -16 -18 -14.5 -27Z",tt="M-14 -17C-8 -20 -4 -19 0 -17C4 -19 8 -20 14 -17L12.6 -10C8 -13.4 5.4 -13 4.4 -10L5.6 -1C8 1 7 4 3.4 4.6L-3.4 4.6C-7 4 -8 1 -5.6 -1L-4.4 -10C-5.4 -13 -8 -13.4 -12.6 -10Z",et="M-16 -16C-20 -17 -21 -12 -20 -4C-19.6 3 -19 8 -16 7ZM16 -16C20 -17 21 -12 20 -4C19.6 3 19 8 16 7Z";function nt(){return c`<g class="moai">
    <path class="moai-stone" d=${V} />
    <path class="moai-groove" d="M-19 40C-18 33 -14 30 -9 29.4M19 40C18 33 14 30 9 29.4" />
    <path class="moai-stone" d=${et} />
    <path class="moai-head" d=${X} />
    <path class="moai-light" d="M-13 -25.5C-14 -16 -13 -6 -14 3C-14 9 -11 15 -7 18C-9.6 8 -10.6 -12 -9.4 -26.6Z" />
    <path class="moai-shade" d=${tt} />
    <path class="moai-nose" d="M-2.6 -15.5C-1 -16.4 1 -16.4 2.6 -15.5L4.2 -0.4C5 1.8 3.6 3 0 3C-3.6 3 -5 1.8 -4.2 -0.4Z" />
    <path class="moai-mouth" d="M-6.6 10.4C-3 8.8 3 8.8 6.6 10.4C3 12.4 -3 12.4 -6.6 10.4Z" />
    <path class="pukao" d="M-15 -27.5L-13.4 -37.4C-13 -40.6 -8 -42 0 -42C8 -42 13 -40.6 13.4 -37.4L15 -27.5C8 -30 -8 -30 -15 -27.5Z" />
    <path class="pukao-rim" d="M-13 -36.2C-8 -38.4 8 -38.4 13 -36.2" />
  </g>`}var D="M0 -35C15 -35 31 -31 32.5 -15C33.6 -3 28 7 24 15C20 24 14 33 0 33C-14 33 -20 24 -24 15C-28 7 -33.6 -3 -32.5 -15C-31 -31 -15 -35 0 -35Z",I="M-15.4 -26.4C-8 -26.4 -4.2 -22.6 -3.8 -15.6L-4.6 3.4C-9.6 5 -9 12 -3.6 11.8L3.6 11.8C9 12 9.6 5 4.6 3.4L3.8 -15.6C4.2 -22.6 8 -26.4 15.4 -26.4",O="M-11.6 21.4C-6 16.8 6 16.8 11.6 21.4C6 27 -6 27 -11.6 21.4Z";function _(){return c`<g class="make-make">
    <path class="mask" d=${D} />
    <circle class="mask-line" cx="-16.6" cy="-10.6" r="10.4" />
    <circle class="mask-line" cx="16.6" cy="-10.6" r="10.4" />
    <circle class="mask-pupil" cx="-16.6" cy="-10.6" r="4.6" />
    <circle class="mask-pupil" cx="16.6" cy="-10.6" r="4.6" />
    <path class="mask-line" d=${I} />
    <path class="mask-line" d=${O} />
  </g>`}function xt(){return c`<g class="carved-face">
    <path d=${D} />
    <circle cx="-16.6" cy="-10.6" r="10.4" />
    <circle cx="16.6" cy="-10.6" r="10.4" />
    <path d=${I} />
    <path d=${O} />
  </g>`}function p(t,e,n){return c`<svg class="figure figure-${t}" viewBox=${e} aria-hidden="true" focusable="false">${n}</svg>`}function Ct({look:t,n:e=""}){return p("token","-40 -41 80 82",c`<${g} look=${t} n=${e} />`)}function gt({look:t}){return p("chief","-34 -38 68 72",c`<g class="chief-token">
    <g transform="translate(0 2) scale(1.4)"><${A} look=${t} /></g>
    <g transform="translate(0 ${t===3?19:17})"><${g} look=${t} radius=${14.5} /></g></g>`)}function dt({look:t}){return p("bird-man","-28 -29 56 58",c`<${J} look=${t} />`)}function mt(){return p("moai","-28 -45 56 88",c`<${nt} />`)}function yt(){return p("make-make","-36 -38 72 76",c`<${_} />`)}var rt=Array.from({length:24},(t,e)=>e*15);function Mt({look:t}){return p("ariki","-80 -80 160 160",c`<g class="look-${t}">
    ${rt.map((e,n)=>c`<path class="triumph-ray" d="M-5 -46L0 ${n%2?-66:-78}L5 -46Z" transform="rotate(${e})" />`)}
    <circle class="ariki-sun" r="46" />
    <g transform="translate(0 2) scale(1.9)"><${A} look=${t} /></g>
    <g transform="translate(0 26)"><${g} look=${t} radius=${15} /></g>
  </g>`)}var st=Array.from({length:16},(t,e)=>e*22.5);function At(){return p("logo","-64 -64 128 128",c`<g class="logo">
    <circle class="logo-sky" r="62" />
    ${st.map(t=>c`<path class="logo-ray" d="M-2.6 -44L0 -58L2.6 -44Z" transform="rotate(${t})" />`)}
    <circle class="logo-sun" r="41" />
    <g transform="translate(0 1)"><${_} /></g>
    <path class="logo-sea" d="M-55.4 28C-44 20 -36 36 -24 29C-14 23 -8 36 4 30C15 24 22 37 34 30C43 25 48 33 54.8 29A62 62 0 0 1 -55.4 28Z" />
    <path class="logo-wave" d="M-45 42C-36 35 -30 47 -20 41C-10 35 -4 48 6 42C16 36 22 48 32 42C38 38 42 42 45 42" />
    <circle class="logo-rim" r="62" />
  </g>`)}export{k as a,E as b,R as c,m as d,x as e,at as f,C as g,Z as h,F as i,ct as j,ot as k,B as l,it as m,lt as n,ut as o,b as p,f as q,g as r,$t as s,J as t,nt as u,_ as v,xt as w,Ct as x,gt as y,dt as z,mt as A,yt as B,Mt as C,At as D};
