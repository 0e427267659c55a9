import{i as o,l as $}from"./chunk-GEAU7R6J.js";import{g}from"./chunk-6DNNZQKQ.js";import{C as d,D as n,c as e,i as c,v as a}from"./chunk-56374772.js";var s={width:470,height:330},p=[0,1,2].map(r=>({name:"",look:r})),f={r2:"place",r3:"conquer",r4:"withdraw",r9:"make_make",r10:"win",r11:"moai",r12:"ground"};async function S(){let[r]=await Promise.all([a("/static/positions/rules.json"),d("rulings")]),i=new Map(r.map(t=>[t.rule,t]));return{Picture:({name:t})=>i.has(t)?e`<${x} ...${i.get(t)} />`:null,Ruling:y}}function w(r){let{x:i,y:l}=g(r),t=(u,h,m)=>Math.min(m,Math.max(h,u));return{...s,x:t(i-s.width/2,o.x,o.x+o.width-s.width),y:t(l-s.height/2,o.y,o.y+o.height-s.height)}}function x({rule:r,state:i,after:l,around:t}){let u=c();return e`
    <figure class=${t?"rule-picture":"rule-picture whole"}>
      <${$} box=${t?w(t):o} labelledby=${u} state=${i} ghost=${l??null} clans=${p} coordinates text=${n} />
      <figcaption id=${u}>${n(`rulings.${r}.picture`)}</figcaption>
    </figure>`}function y({name:r}){let i=f[r];return e`
    <dl class="ruling">
      <dt>${n("rulings.source")}</dt><dd>${n(`rulings.${r}.source`)}</dd>
      <dt>${n("rulings.ruling")}</dt><dd>${n(`rulings.${r}.ruling`)}</dd>
    </dl>
    ${i&&e`<p><a class="rule-try" href=${`/learn#${i}`}>${n("rulings.try")}</a></p>`}`}export{S as begin};
