import{a as g,b as k,c as C,e as A,f as y,g as H,j as _,k as P,l as D}from"./chunk-MG4BXYQQ.js";import{h as S,k as z}from"./chunk-QURT3BMG.js";import"./chunk-5RMNP4UL.js";import{a as b}from"./chunk-LBZVIMK6.js";import{i as f}from"./chunk-JRKNSPMS.js";import{D as o,J as m,c as l,d as u,g as w}from"./chunk-FAER6UMS.js";function J({open:e,onClose:s}){let t=e.view.value,n=t.room,a=H(n.pace),[r,d]=u(a),[$,i]=u(n.absence??y[0]),c=n.status==="waiting",p=c?z(t):S(t),h=async I=>await f(()=>e.command("/proposals",I))&&s(),x=()=>h({...r==="other"?{}:{pace:A[r]},absence:$}),F=r!==a||r!=="none"&&$!==(n.absence??y[0]),v=n.clock?.paused??!1;return l`
    <${b} title=${o("time.title")} onClose=${s}>
      <div class="stack">
        ${p&&l`<${D} pace=${r} absence=${$} onPace=${d} onAbsence=${i} other=${a==="other"?n.pace:null} />`}
        ${p&&l`<button type="button" class="primary" disabled=${!F} onClick=${x}>${o(c?"time.set":"time.propose")}</button>`}
        ${p&&!c&&l`<p class="note">${o("time.all_agree")}</p>`}
        ${p&&n.clock&&l`<button type="button" onClick=${()=>h({pause:!v})}>${o(v?"time.propose_resume":"time.propose_pause")}</button>`}
      </div>
    <//>`}function K({onClose:e}){let[s,t]=u(null);w(()=>{f(async()=>t(await k()??g())).then(a=>a||e())},[]);let n=async a=>{a.preventDefault(),s&&await f(()=>C(s))&&e()};return l`
    <${b} title=${o("hours.title")} onClose=${e}>
      ${s&&l`
        <form class="stack" onSubmit=${n}>
          <p class="note">${o("hours.what")}</p>
          <${T} hours=${s} onChange=${t} />
          <div class="row">
            <${E} name="wakes" hours=${s} onChange=${t} />
            <${E} name="sleeps" hours=${s} onChange=${t} />
          </div>
          <${N} hours=${s} onChange=${t} />
          <button class="primary">${o("app.save")}</button>
        </form>`}
    <//>`}function T({hours:e,onChange:s}){let t=Intl.supportedValuesOf("timeZone"),n=t.includes(e.zone)?t:[e.zone,...t];return l`
    <label class="field"><span>${o("hours.zone")}</span>
      <select value=${e.zone} onChange=${a=>s({...e,zone:a.target.value})}>
        ${n.map(a=>l`<option value=${a} key=${a}>${a.replaceAll("_"," ")}</option>`)}
      </select>
    </label>`}function E({name:e,hours:s,onChange:t}){let n=a=>a.target.value&&t({...s,[e]:P(a.target.value,e==="sleeps")});return l`
    <label class="field"><span>${o(`hours.${e}`)}</span>
      <input type="time" step="900" required value=${_(s[e])} onChange=${n} />
    </label>`}function N({hours:e,onChange:s}){let[t,n]=u(""),[a,r]=u(""),d=()=>{s({...e,away:[...e.away,{first:t,last:a}]}),n(""),r("")},$=i=>s({...e,away:e.away.filter((c,p)=>p!==i)});return l`
    <fieldset class="field">
      <legend>${o("hours.away")}</legend>
      <ul class="away-days">
        ${e.away.map((i,c)=>l`
          <li class="row"><span>${o("hours.booking",{first:m(i.first),last:m(i.last)})}</span>
            <button type="button" class="plain" onClick=${()=>$(c)} aria-label=${o("hours.drop_booking",{first:m(i.first),last:m(i.last)})}>${o("hours.drop")}</button></li>`)}
      </ul>
      <div class="row">
        <label class="field"><span>${o("hours.first")}</span><input type="date" value=${t} onInput=${i=>n(i.target.value)} /></label>
        <label class="field"><span>${o("hours.last")}</span><input type="date" value=${a} min=${t} onInput=${i=>r(i.target.value)} /></label>
        <button type="button" disabled=${!t||!a||a<t} onClick=${d}>${o("hours.book")}</button>
      </div>
    </fieldset>`}export{K as HoursDialog,J as TimeDialog};
