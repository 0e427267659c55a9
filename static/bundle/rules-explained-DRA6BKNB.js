import{Q as a,R as o,T as g,a as e,g as c,r as d,u as n}from"./chunk-HNNKC3FJ.js";var s={width:470,height:330},m=[0,1,2,3].map(r=>({name:"",look:r})),p={r2:"place",r3:"conquer",r4:"withdraw",r9:"make_make",r10:"win",r11:"moai",r12:"ground"};async function k(){let r=await d("/static/positions/rules.json"),i=new Map(r.map(t=>[t.rule,t]));return{Picture:({name:t})=>i.has(t)?e`<${w} ...${i.get(t)} />`:null,Ruling:x}}function f(r){let{x:i,y:u}=a(r),t=(l,$,h)=>Math.min(h,Math.max($,l));return{...s,x:t(i-s.width/2,o.x,o.x+o.width-s.width),y:t(u-s.height/2,o.y,o.y+o.height-s.height)}}function w({rule:r,state:i,after:u,around:t}){let l=c();return e`
    <figure class=${t?"rule-picture":"rule-picture whole"}>
      <${g} box=${t?f(t):o} labelledby=${l} state=${i} ghost=${u??null} clans=${m} coordinates text=${n} />
      <figcaption id=${l}>${n(`rulings.${r}.picture`)}</figcaption>
    </figure>`}function x({name:r}){let i=p[r];return e`
    <dl class="ruling">
      <dt>${n("rulings.source")}</dt><dd>${n(`rulings.${r}.source`)}</dd>
      <dt>${n("rulings.ruling")}</dt><dd>${n(`rulings.${r}.ruling`)}</dd>
    </dl>
    ${i&&e`<p><a class="rule-try" href=${`/learn#${i}`}>${n("rulings.try")}</a></p>`}`}export{k as begin};
