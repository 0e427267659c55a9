import{P as u,S as b,a as c,b as p,fb as y,ia as g,n as v,u as n,va as f,x as d}from"./chunk-HNNKC3FJ.js";var w=[0,1,2,3],C=[2,3,4];function j({open:s,onClose:l}){let a=s.room.value,[r]=p({name:a.name,seats:a.seats.length,first:a.first,autostart:a.autostart,visibility:a.visibility}),[e,o]=p(r),t=i=>o({...e,...i}),$=async i=>{i.preventDefault(),await u(()=>s.command("",_(r,e),"PATCH"))&&l()};return c`
    <${f} title=${n("arrange.table")} onClose=${l}>
      <form class="stack" onSubmit=${$}>
        <label class="field"><span>${n("front.table_name")}</span>
          <input type="text" maxlength="60" value=${e.name} onInput=${i=>t({name:i.target.value})} autocomplete="off" /></label>
        <${x} room=${a} value=${e.seats} onChange=${i=>t({seats:i,first:Number(e.first)>=i?"random":e.first})} />
        <${S} room=${a} seats=${e.seats} value=${e.first} onChange=${i=>t({first:i})} />
        <label class="check"><input type="checkbox" checked=${e.autostart} onChange=${i=>t({autostart:i.target.checked})} />
          <span>${n("front.autostart")}</span></label>
        <label class="check"><input type="checkbox" checked=${e.visibility==="public"}
          onChange=${i=>t({visibility:i.target.checked?"public":"private"})} /><span>${n("arrange.public")}</span></label>
        <div class="answers">
          <button type="button" onClick=${l}>${n("app.no")}</button>
          <button class="primary">${n("app.save")}</button>
        </div>
      </form>
    <//>`}function _(s,l){return Object.fromEntries(Object.entries(l).filter(([a,r])=>r!==s[a]))}function x({room:s,value:l,onChange:a}){let r=s.seats.filter(e=>e.player||e.reserved).length;return c`
    <fieldset class="field segments">
      <legend>${n("front.players")}</legend>
      <div class="segment-row">
        ${C.map(e=>c`
          <label class="segment">
            <input type="radio" name="size" value=${e} checked=${e===l} disabled=${e<r} onChange=${()=>a(e)} />
            <span>${e}</span>
          </label>`)}
      </div>
      ${r>2&&c`<p class="note">${n("arrange.needed",{n:r})}</p>`}
    </fieldset>`}function S({room:s,seats:l,value:a,onChange:r}){let e=v(s.seats);return c`
    <label class="field"><span>${n("front.first")}</span>
      <select value=${a} onChange=${o=>r(o.target.value==="random"?"random":Number(o.target.value))}>
        <option value="random">${n("front.first_random")}</option>
        ${Array.from({length:l},(o,t)=>c`<option value=${t} key=${t}>${e[t]??n("arrange.seat",{n:t+1})}</option>`)}
      </select>
    </label>`}function K({open:s,seat:l,onFree:a,onClose:r}){let e=s.room.value,o=e.seats[l],t=g(s.view.value),$=v(e.seats)[l]??o?.reserved,[i,m]=p(!1);if(!o)return null;let h=async()=>await u(()=>s.command("/removals",{player:o.player?.id}))&&r(),k=async()=>await u(()=>s.command("",{host:o.player?.id},"PATCH"))&&r();return c`
    <${f} title=${$?d($):n("arrange.seat",{n:l+1})} onClose=${r}>
      <div class="stack">
        <${T} open=${s} room=${e} seat=${o} host=${t} />
        ${t&&!o.player&&c`<${D} open=${s} room=${e} seat=${o} />`}
        ${t&&o.player&&o.player.id!==e.host&&c`
          <div class="menu">
            <button type="button" onClick=${k}>${n("arrange.hand_over")}</button>
            <button type="button" class="grave" onClick=${a}>${n("waiting.free_seat")}</button>
            <button type="button" class="grave" onClick=${()=>m(!0)}>${n("conduct.remove")}</button>
          </div>`}
        ${i&&o.player&&c`
          <p>${n("conduct.remove_what",{name:d($??"")})}</p>
          <div class="answers">
            <button type="button" onClick=${()=>m(!1)}>${n("app.no")}</button>
            <button type="button" class="primary grave" onClick=${h}>${n("conduct.remove_yes",{name:d($??"")})}</button>
          </div>`}
      </div>
    <//>`}function T({open:s,room:l,seat:a,host:r}){let e=t=>l.seats.some($=>$.seat!==a.seat&&$.player&&$.look===t),o=t=>u(()=>s.command(`/seats/${a.seat}`,{look:t},"PATCH"));return c`
    <fieldset class="field segments">
      <legend>${n("arrange.look")}</legend>
      <div class="segment-row looks">
        ${w.map(t=>c`
          <label class="segment" key=${t}>
            <input type="radio" name="look" value=${t} checked=${a.look===t} disabled=${!r&&e(t)} onChange=${()=>o(t)} />
            <span><${b} look=${t} /><small>${n(`arrange.look_${t}`)}</small></span>
          </label>`)}
      </div>
      <p class="note">${n(r?"arrange.looks_change":"arrange.looks_alone")}</p>
    </fieldset>`}function D({open:s,room:l,seat:a}){let[r,e]=p(a.reserved??""),o=`/seats/${a.seat}/reservation`,t=s.view.value.you?.reservations?.find(m=>m.seat===a.seat),$=m=>(m.preventDefault(),u(()=>s.command(o,{name:r},"PUT"))),i=async()=>await u(()=>s.command(o,void 0,"DELETE"))&&e("");return c`
    <form class="stack" onSubmit=${$}>
      <label class="field"><span>${n("arrange.keep_for")}</span>
        <input type="text" maxlength="96" required value=${r} onInput=${m=>e(m.target.value)} autocomplete="off" autocapitalize="words" /></label>
      <div class="row">
        <button class=${a.reserved?"":"primary"}>${n(a.reserved?"arrange.rename":"arrange.keep")}</button>
        ${a.reserved&&c`<button type="button" onClick=${i}>${n("arrange.release")}</button>`}
      </div>
      <p class="note">${n("arrange.keep_what")}</p>
    </form>
    ${a.reserved&&t&&c`<${y} code=${l.code} invite=${t.invite} name=${l.name} label=${n("arrange.link_for",{name:d(a.reserved)})} />`}`}export{K as SeatDialog,j as TableDialog};
