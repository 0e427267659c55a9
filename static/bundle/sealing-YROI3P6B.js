import{P as u,S as f,V as c,W as h,a as $,b as p,fb as b,u as e,va as _}from"./chunk-HNNKC3FJ.js";function S({open:t,onClose:o,onTime:a}){let{room:m,you:n}=t.view.value,[l,i]=p(null);if(!m)return null;let s=n?.kept??[];return $`
    <${_} title=${e("one_phone.seal")} onClose=${o}>
      <p>${e(s.length?"one_phone.seal_what":"one_phone.sealed")}</p>
      <ul class="seats sealing">
        ${s.map(r=>$`<${d} key=${r.seat} open=${t} kept=${r} shown=${l===r.seat} onShow=${i} />`)}
      </ul>
      <p class="note">${e("one_phone.pace")}</p>
      <div class="row"><button type="button" onClick=${a}>${e("time.title")}</button></div>
    <//>`}function d({open:t,kept:o,shown:a,onShow:m}){let n=t.room.value,l=n.seats[o.seat]?.clan??0,i=h(n)(l),s=()=>u(()=>t.command(`/seats/${o.seat}/link`)),r=async()=>{(o.invite||await s())&&m(o.seat)};return n.seats[o.seat]?.retired?null:$`
    <li class=${`look-${c(n,l)}`}>
      <div class="seat"><${f} look=${c(n,l)} /><span class="seat-name">${i}</span>
        <button type="button" aria-expanded=${a?"true":"false"} aria-label=${e("one_phone.link_for",{name:i})}
          onClick=${a?()=>m(null):r}>${e("one_phone.link")}</button></div>
      ${a&&o.invite&&$`
        <${b} code=${n.code} invite=${o.invite} name=${n.name} label=${e("one_phone.link_of",{name:i})} />
        <button type="button" class="plain" onClick=${s}>${e("one_phone.new_link")}</button>`}
    </li>`}export{S as SealingDialog};
