import{B as y,Ga as D,H as v,Ha as I,Ka as M,La as O,Ma as S,N as _,S as x,a as c,b as f,k as g,l as k,o as b,u as s,va as N}from"./chunk-HNNKC3FJ.js";function A(e,n){let t=[...e];for(;t.length>n;)t.splice(t.findLastIndex(({mine:a})=>!a),1);for(let a=0;t.length<n;a+=1)t.every(i=>i.look!==a)&&t.push({name:"",look:a,mine:!1});return t}function C(e,n){let t=(e[n].look+1)%4;return e.map((a,i)=>i===n?{...a,look:t}:a.look===t?{...a,look:e[n].look}:a)}function F(e){let n=[...e];return e.map(()=>n.splice(Math.floor(Math.random()*n.length),1)[0])}function z(e,n){let t=e.findIndex(({look:i})=>i===n),a=e.map(({name:i,mine:m})=>m?null:i);return{seats:e.length,first:t<0?"random":t,one_phone:{names:a,looks:e.map(({look:i})=>i)}}}var L="one-phone",B=[0,1,2].map(e=>({name:"",look:e,mine:e===0}));function J(){try{let e=JSON.parse(g(L)??"");return Array.isArray(e)&&e.length>1&&e.filter(({mine:n})=>n).length===1?e:B}catch{return B}}function ee({onClose:e}){let[n,t]=f(()=>J().map(r=>r.mine?{...r,name:y.value?.nickname??(r.name||v())}:r)),[a,i]=f("random"),[m,d]=f(!1),[l,o]=f(null),u=r=>{t(r),o(null),k(L,JSON.stringify(r))},$=async r=>{r.preventDefault(),d(!0);try{await O(n.find(({mine:p})=>p)?.name??"",z(n,a))}catch(p){o({words:D(p),at:P(p,n)})}d(!1)},h=n.findIndex(({look:r})=>r===a);return c`
    <${N} title=${s("one_phone.title")} onClose=${e}>
      <form class="stack one-phone" onSubmit=${$}>
        <p class="note">${s("one_phone.what")}</p>
        <${S} value=${n.length} onChange=${r=>u(A(n,r))} />
        <${R} rows=${n} onChange=${u} faulty=${l?.at??null} onMissing=${r=>o({words:s("nickname.refused"),at:r})} />
        ${l&&c`<p class="fault" id="one-phone-fault" role="alert">${l.words}</p>`}
        <div class="row">
          <label class="field"><span>${s("front.first")}</span>
            <select value=${h<0?"random":a} onChange=${r=>i(r.target.value==="random"?"random":Number(r.target.value))}>
              <option value="random">${s("front.first_random")}</option>
              ${n.map(({name:r,look:p},T)=>c`<option value=${p} key=${p}>${r.trim()||s("arrange.seat",{n:T+1})}</option>`)}
            </select></label>
          <button type="button" onClick=${()=>u(F(n))}>${s("one_phone.shuffle")}</button>
        </div>
        <button class="primary large" disabled=${m}>${s("one_phone.begin")}</button>
      </form>
    <//>`}function P(e,n){let t=e instanceof b?String(e.errors?.[0]?.where??""):"";if(t==="nickname")return n.findIndex(({mine:i})=>i);let a=/^one_phone\.names\.(\d)$/.exec(t);return a?Number(a[1]):null}function R({rows:e,onChange:n,faulty:t,onMissing:a}){let i=l=>e[l].name.trim()||s("arrange.seat",{n:l+1}),m=M(e.length,i,async l=>(n(l.map(o=>e[o])),!0)),d=l=>{let o=C(e,l);n(o),_(s("one_phone.look_is",{name:i(l),look:s(`arrange.look_${o[l].look}`)}))};return c`
    <ol class="seats arranged" ref=${m.list}>
      ${e.map((l,o)=>c`
        <li class=${`seat look-${l.look}${m.held===o?" held":""}`} key=${o} style=${m.style(o)}>
          <button type="button" class="plain icon grip" aria-label=${s("arrange.move",{name:i(o)})} aria-keyshortcuts="ArrowUp ArrowDown" ...${m.grip(o)}>
            <svg viewBox="0 0 22 22" class="sign-of-tool" aria-hidden="true" focusable="false"><path d="M11 3v16M7.5 6.5L11 3l3.5 3.5M7.5 15.5L11 19l3.5-3.5" /></svg></button>
          <button type="button" class="plain icon" onClick=${()=>d(o)} aria-label=${s("one_phone.look",{name:i(o),look:s(`arrange.look_${l.look}`)})}><${x} look=${l.look} /></button>
          <input type="text" required maxlength="96" autocomplete="off" autocapitalize="words" spellcheck="false" value=${l.name}
            aria-label=${l.mine?s("nickname.label"):s("one_phone.name_of",{n:o+1})} placeholder=${l.mine?s("one_phone.you"):s("one_phone.name_of",{n:o+1})}
            aria-invalid=${t===o?"true":void 0} aria-describedby=${t===o?"one-phone-fault":void 0}
            onInvalid=${u=>I(u,()=>a(o))}
            onInput=${u=>n(e.map(($,h)=>h===o?{...$,name:u.target.value}:$))} />
          ${l.mine&&c`<span class="tag">${s("waiting.you")}</span>`}
        </li>`)}
    </ol>`}export{ee as OnePhoneDialog};
