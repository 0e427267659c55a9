import{B as r,F as f,Ga as b,H as d,I as v,Ia as y,a as t,b as l,kb as g,lb as w,n as $,ta as k,u as o,va as h}from"./chunk-HNNKC3FJ.js";function G({open:e,onClose:s}){let n=e.room.value;return t`
    <${h} title=${o("claims.title")} onClose=${s}>
      <div class="stack">
        <p>${o("claims.first")}</p>
        ${w(n)?t`<${T} open=${e} room=${n} onClose=${s} />`:t`<p>${o("errors.nobody_to_vouch")}</p>`}
      </div>
    <//>`}function T({open:e,room:s,onClose:n}){let C=g(s),N=$(s.seats),[m,D]=l(""),[F,x]=l(null),c=F??d(),[A,u]=l(!1),[p,H]=l(null),S=async a=>{a.preventDefault(),u(!0);try{r.value||await v(c),await e.command("/claims",{clan:Number(m)}),k(),e.link.dial(),n()}catch(i){H(b(i))}u(!1)};return t`
    <p>${o("claims.how",{hours:f.value})}</p>
    <form class="stack" onSubmit=${S}>
      <label class="field"><span>${o("claims.which")}</span>
        <select required value=${m} onChange=${a=>D(a.target.value)}>
          <option value=""></option>
          ${C.map(({clan:a,seat:i})=>t`<option value=${a} key=${a}>${N[i]}</option>`)}
        </select>
      </label>
      ${!r.value&&t`<${y} value=${c} onInput=${x} />`}
      ${p&&t`<p class="fault" role="alert">${p}</p>`}
      <button class="primary" disabled=${A}>${o("claims.ask")}</button>
    </form>`}export{G as ClaimDialog};
