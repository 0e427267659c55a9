import{a as T,b as B}from"./chunk-Z3EC4JF2.js";import{$a as I,Ga as N,H as y,I as w,Ia as R,O as k,S as x,Xa as D,Ya as L,Za as _,_ as S,_a as j,a,aa as C,b as d,ba as O,c as v,cb as P,e as h,ib as E,ja as F,jb as G,s as b,u as n,x as g}from"./chunk-HNNKC3FJ.js";async function ue(){return W}async function J(e){let o=await b("/api/record",{record:e}),t=new B({state:o.steps[0].state,seats:T(o.names)});return t.recall(K(o)),{record:e,game:o,trial:t}}function K({steps:e,legal:o}){let t=e.slice(1).map(({event:s},r)=>({...s,version:r+1}));return e.map(({state:s},r)=>({state:s,legal:r===e.length-1?o:null,events:t.slice(0,r)}))}function W(){let[e,o]=d(null);return G(n("record.title")),a`
    <${O}><${C} /><//>
    ${e?a`<${z} ...${e} onOther=${()=>o(null)} />`:a`<main class="page narrow" id="main" tabindex="-1"><${q} onLoad=${o} /></main>`}`}function q({onLoad:e}){let[o,t]=d(""),[s,r]=d(""),[f,$]=d(!1),p=async l=>{$(!0);try{e(await J(l))}catch(c){r(k(c)),$(!1)}},i=async l=>{let c=l.currentTarget.files?.[0];if(!c)return;let u=H(await c.text());t(u),await p(u)};return a`
    <form class="card stack" onSubmit=${l=>{l.preventDefault(),p(H(o))}} aria-labelledby="record-title">
      <h1 id="record-title">${n("record.title")}</h1>
      <p>${n("record.lead")}</p>
      <p class="file"><label class="button">${n("record.file")}
        <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json" onChange=${i} /></label></p>
      <label class="field"><span>${n("record.paste")}</span>
        <textarea class="record" rows="8" spellcheck=${!1} value=${o} aria-describedby=${s?"record-fault":void 0}
          onInput=${l=>t(l.target.value)}></textarea></label>
      ${s&&a`<p class="fault" id="record-fault" role="alert">${s}</p>`}
      <button class="primary large" disabled=${f||!o.trim()}>${n("record.look")}</button>
    </form>`}function H(e){try{let{record:o}=JSON.parse(e);return typeof o=="string"?o:e}catch{return e}}function z({record:e,game:o,trial:t,onOther:s}){let{choice:r,view:f}=D(t),{room:$,events:p}=t.view.value,i=p.at(-1),m=v(null);return h(()=>m.current?.focus({preventScroll:!0}),[]),a`
    <main class="table lesson" id="main" tabindex="-1" data-version=${p.length}
      onKeyDown=${l=>l.key==="Escape"&&r.clear()}>
      <div class="table-notes">
        <div class="lesson-words">
          <h1 tabindex="-1" ref=${m}>${n("past.position",{n:p.length,of:o.version})}</h1>
          <p>${i&&i.clan!==null&&a`<${x} look=${i.clan} /> `}${$&&i?E($,i).join(" "):n("past.begin")}</p>
        </div>
      </div>
      <div class="table-board"><${_} open=${t} choice=${r} view=${f} /></div>
      <${L} view=${t.view.value} position=${F(t)} choice=${r} />
      <div class="table-side">
        ${t.outbox.refused.value&&a`<${I} problem=${t.outbox.refused.value} />`}
        <${A} trial=${t} />
        <${P} open=${t} choice=${r} />
        <${j} open=${t} choice=${r} />
        ${o.over?a`<p class="note">${n("errors.record_over")}</p>`:a`<${M} record=${e} game=${o} />`}
        <p class="row"><button type="button" class="plain" onClick=${s}>${n("record.other")}</button></p>
      </div>
    </main>`}function A({trial:e}){let o=e.undone.value.length;return a`
    <section class="lesson-answer">
      <p>${n("record.how")}</p>
      <p class="row" role="group" aria-label=${n("past.positions")}>
        <button type="button" disabled=${!e.view.value.events.length} onClick=${()=>e.undo()}>${n("record.back")}</button>
        <button type="button" disabled=${!o} onClick=${()=>e.redo()}>${n("record.forward")}</button>
      </p>
    </section>`}function M({record:e,game:o}){let[t,s]=d(0),[r,f]=d(y()),[$,p]=d(null),[i,m]=d(!1);return a`
    <form class="card stack" onSubmit=${async c=>{c.preventDefault(),m(!0);try{await w(r);let u=await b("/api/record/room",{record:e,seat:t});S(`/r/${u.code}`)}catch(u){p(N(u)),m(!1)}}} aria-labelledby="go-on">
      <h2 id="go-on">${n("record.go_on")}</h2>
      <p class="note">${n("record.go_on_how")}</p>
      <${R} value=${r} onInput=${f} fault=${$} />
      <label class="field"><span>${n("record.seat")}</span>
        <select value=${t} onChange=${c=>s(Number(c.target.value))}>
          ${o.names.map((c,u)=>a`<option value=${u}>${n("record.clan",{n:u+1,name:g(c)})}</option>`)}
        </select></label>
      <button class="primary" disabled=${i}>${n("front.make")}</button>
    </form>`}export{ue as begin};
