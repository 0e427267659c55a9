import{B as b,Ga as N,H as y,Ja as D,Ka as O,La as S,N as v,S as _,a as p,b as f,k as h,l as g,o as k,u as r,va as x}from"./chunk-RYVQUB2V.js";function A(e,n){let t=[...e];for(;t.length>n;)t.splice(t.findLastIndex(({mine:o})=>!o),1);for(let o=0;t.length<n;o+=1)t.every(s=>s.look!==o)&&t.push({name:"",look:o,mine:!1});return t}function I(e,n){let t=(e[n].look+1)%4;return e.map((o,s)=>s===n?{...o,look:t}:o.look===t?{...o,look:e[n].look}:o)}function M(e){let n=[...e];return e.map(()=>n.splice(Math.floor(Math.random()*n.length),1)[0])}function C(e,n){let t=e.findIndex(({look:s})=>s===n),o=e.map(({name:s,mine:c})=>c?null:s);return{seats:e.length,first:t<0?"random":t,one_phone:{names:o,looks:e.map(({look:s})=>s)}}}var z="one-phone",F=[0,1,2].map(e=>({name:"",look:e,mine:e===0}));function T(){try{let e=JSON.parse(h(z)??"");return Array.isArray(e)&&e.length>1&&e.filter(({mine:n})=>n).length===1?e:F}catch{return F}}function Z({onClose:e}){let[n,t]=f(()=>T().map(i=>i.mine?{...i,name:b.value?.nickname??(i.name||y())}:i)),[o,s]=f("random"),[c,l]=f(!1),[a,d]=f(null),u=i=>{t(i),d(null),g(z,JSON.stringify(i))},$=async i=>{i.preventDefault(),l(!0);try{await O(n.find(({mine:m})=>m)?.name??"",C(n,o))}catch(m){d({words:N(m),at:J(m,n)})}l(!1)},B=n.findIndex(({look:i})=>i===o);return p`
    <${x} title=${r("one_phone.title")} onClose=${e}>
      <form class="stack one-phone" onSubmit=${$}>
        <p class="note">${r("one_phone.what")}</p>
        <${S} value=${n.length} onChange=${i=>u(A(n,i))} />
        <${P} rows=${n} onChange=${u} faulty=${a?.at??null} />
        ${a&&p`<p class="fault" id="one-phone-fault" role="alert">${a.words}</p>`}
        <div class="row">
          <label class="field"><span>${r("front.first")}</span>
            <select value=${B<0?"random":o} onChange=${i=>s(i.target.value==="random"?"random":Number(i.target.value))}>
              <option value="random">${r("front.first_random")}</option>
              ${n.map(({name:i,look:m},L)=>p`<option value=${m} key=${m}>${i.trim()||r("arrange.seat",{n:L+1})}</option>`)}
            </select></label>
          <button type="button" onClick=${()=>u(M(n))}>${r("one_phone.shuffle")}</button>
        </div>
        <button class="primary large" disabled=${c}>${r("one_phone.begin")}</button>
      </form>
    <//>`}function J(e,n){let t=e instanceof k?String(e.errors?.[0]?.where??""):"";if(t==="nickname")return n.findIndex(({mine:s})=>s);let o=/^one_phone\.names\.(\d)$/.exec(t);return o?Number(o[1]):null}function P({rows:e,onChange:n,faulty:t}){let o=l=>e[l].name.trim()||r("arrange.seat",{n:l+1}),s=D(e.length,o,async l=>(n(l.map(a=>e[a])),!0)),c=l=>{let a=I(e,l);n(a),v(r("one_phone.look_is",{name:o(l),look:r(`arrange.look_${a[l].look}`)}))};return p`
    <ol class="seats arranged" ref=${s.list}>
      ${e.map((l,a)=>p`
        <li class=${`seat look-${l.look}${s.held===a?" held":""}`} key=${a} style=${s.style(a)}>
          <button type="button" class="plain icon grip" aria-label=${r("arrange.move",{name:o(a)})} aria-keyshortcuts="ArrowUp ArrowDown" ...${s.grip(a)}>
            <svg viewBox="0 0 22 22" class="sign-of-tool" aria-hidden="true" focusable="false"><path d="M11 3v16M7.5 6.5L11 3l3.5 3.5M7.5 15.5L11 19l3.5-3.5" /></svg></button>
          <button type="button" class="plain icon" onClick=${()=>c(a)} aria-label=${r("one_phone.look",{name:o(a),look:r(`arrange.look_${l.look}`)})}><${_} look=${l.look} /></button>
          <input type="text" required maxlength="96" autocomplete="off" autocapitalize="words" spellcheck="false" value=${l.name}
            aria-label=${l.mine?r("nickname.label"):r("one_phone.name_of",{n:a+1})} placeholder=${l.mine?r("one_phone.you"):r("one_phone.name_of",{n:a+1})}
            aria-invalid=${t===a?"true":void 0} aria-describedby=${t===a?"one-phone-fault":void 0}
            onInput=${d=>n(e.map((u,$)=>$===a?{...u,name:d.target.value}:u))} />
          ${l.mine&&p`<span class="tag">${r("waiting.you")}</span>`}
        </li>`)}
    </ol>`}export{Z as OnePhoneDialog};
