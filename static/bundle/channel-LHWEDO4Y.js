import{P as f,a as t,b as h,e as g,ia as d,q as $,r as v,s as y,u as e,va as k,z as m}from"./chunk-HNNKC3FJ.js";function A({open:o,onClose:r}){let[s,c]=h(void 0),[l,n]=h(""),i=`${o.path}/channel`,p=o.view.value,w=()=>f(async()=>c((await v(i)).channel));g(()=>void w().then(a=>a||r()),[]);let u=async a=>await f(a)&&w(),x=async a=>{a.preventDefault(),await u(()=>$("PUT",i,{url:l.trim()}))&&n("")};if(s===void 0)return null;let b=s?.agreed.includes(p.you?.player??"")??!1;return t`
    <${k} title=${e("elsewhere.title")} onClose=${r}>
      <div class="stack">
        <p>${e("elsewhere.what")}</p>
        ${s?t`<${C} channel=${s} />`:t`<p class="note">${e("elsewhere.none")}</p>`}
        ${d(p)&&t`
          <form class="stack" onSubmit=${x}>
            <label class="field">${e("elsewhere.address")}
              <input type="text" inputmode="url" name="address" required maxlength="1000" autocomplete="off" spellcheck=${!1} value=${l}
                onInput=${a=>n(a.target.value)} />
            </label>
            <p class="note">${e("elsewhere.secret")}</p>
            <button type="submit" class="primary">${e(s?"elsewhere.replace":"elsewhere.put")}</button>
          </form>`}
        ${d(p)&&s&&t`<button type="button" class="grave" onClick=${()=>u(()=>$("DELETE",i))}>${e("elsewhere.drop")}</button>`}
        ${s&&p.room?.visibility!=="public"&&t`
          <label class="check"><input type="checkbox" checked=${b} onChange=${()=>u(()=>y(`${i}/names`,{agree:!b}))} />
            <span>${e("elsewhere.named")}</span></label>`}
      </div>
    <//>`}function C({channel:o}){let{host:r,masked:s,failure:c,failing_since:l,off_at:n}=o;return t`
    <p><strong>${e("elsewhere.there",{host:r})}</strong>${s&&t`<br /><span class="note">${s}</span>`}</p>
    ${n&&t`<p class="fault">${e("elsewhere.off",{when:m(n)})}</p>`}
    ${!n&&c&&t`<p class="fault">${e(`elsewhere.${c}`)} ${l&&e("elsewhere.since",{when:m(l)})}</p>`}`}export{A as ChannelDialog};
