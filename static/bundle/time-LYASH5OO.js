import{A as m,Aa as S,Ba as z,Ca as D,Da as E,P as f,a as i,b as $,e as g,ga as k,ia as C,oa as h,pa as _,qa as A,ra as H,sa as O,u as n,va as v,ya as P,za as y}from"./chunk-HNNKC3FJ.js";function M({open:e,onClose:a}){let t=e.view.value,o=t.room,s=S(o.pace),[r,c]=$(s),[p,b]=$(o.absence??y[0]),l=o.status==="waiting",u=l?C(t):k(t),d=async B=>await f(()=>e.command("/proposals",B))&&a(),q=()=>d({...r==="other"?{}:{pace:P[r]},absence:p}),x=r!==s||r!=="none"&&p!==(o.absence??y[0]),w=o.clock?.paused??!1;return i`
    <${v} title=${n("time.title")} onClose=${a}>
      <div class="stack">
        ${u&&i`<${E} pace=${r} absence=${p} onPace=${c} onAbsence=${b} other=${s==="other"?o.pace:null} />`}
        ${u&&i`<button type="button" class="primary" disabled=${!x} onClick=${q}>${n(l?"time.set":"time.propose")}</button>`}
        ${u&&!l&&i`<p class="note">${n("time.all_agree")}</p>`}
        ${u&&o.clock&&i`<button type="button" onClick=${()=>d({pause:!w})}>${n(w?"time.propose_resume":"time.propose_pause")}</button>`}
      </div>
    <//>`}var N={first:"",last:""};function Q({onClose:e}){let[a,t]=$(null),[o,s]=$(N);g(()=>{f(async()=>t(await H()??A())).then(c=>c||e())},[]);let r=async c=>{c.preventDefault(),a&&await f(()=>O(h(a,o)))&&e()};return i`
    <${v} title=${n("hours.title")} onClose=${e}>
      ${a&&i`
        <form class="stack" onSubmit=${r}>
          <p class="note">${n("hours.what")}</p>
          <${T} hours=${a} onChange=${t} />
          <div class="row">
            <${I} name="wakes" hours=${a} onChange=${t} />
            <${I} name="sleeps" hours=${a} onChange=${t} />
          </div>
          <${F} hours=${a} onChange=${t} booking=${o} onBooking=${s} />
          <div class="answers"><button class="primary">${n("app.save")}</button></div>
        </form>`}
    <//>`}function T({hours:e,onChange:a}){let t=Intl.supportedValuesOf("timeZone"),o=t.includes(e.zone)?t:[e.zone,...t];return i`
    <label class="field"><span>${n("hours.zone")}</span>
      <select value=${e.zone} onChange=${s=>a({...e,zone:s.target.value})}>
        ${o.map(s=>i`<option value=${s} key=${s}>${s.replaceAll("_"," ")}</option>`)}
      </select>
    </label>`}function I({name:e,hours:a,onChange:t}){let o=s=>s.target.value&&t({...a,[e]:D(s.target.value,e==="sleeps")});return i`
    <label class="field"><span>${n(`hours.${e}`)}</span>
      <input type="time" step="900" required value=${z(a[e])} onChange=${o} />
    </label>`}function F({hours:e,onChange:a,booking:t,onBooking:o}){let{first:s,last:r}=t,c=s!==""||r!=="",p=()=>{a(h(e,t)),o(N)},b=l=>a({...e,away:e.away.filter((u,d)=>d!==l)});return i`
    <fieldset class="field">
      <legend>${n("hours.away")}</legend>
      <ul class="away-days">
        ${e.away.map((l,u)=>i`
          <li class="row"><span>${n("hours.booking",{first:m(l.first),last:m(l.last)})}</span>
            <button type="button" class="plain" onClick=${()=>b(u)} aria-label=${n("hours.drop_booking",{first:m(l.first),last:m(l.last)})}>${n("hours.drop")}</button></li>`)}
      </ul>
      <div class="row">
        <label class="field"><span>${n("hours.first")}</span><input type="date" value=${s} required=${c} onInput=${l=>o({first:l.target.value,last:r})} /></label>
        <label class="field"><span>${n("hours.last")}</span><input type="date" value=${r} min=${s} required=${c} onInput=${l=>o({first:s,last:l.target.value})} /></label>
        <button type="button" disabled=${!_(t)} onClick=${p}>${n("hours.book")}</button>
      </div>
    </fieldset>`}export{Q as HoursDialog,M as TimeDialog};
