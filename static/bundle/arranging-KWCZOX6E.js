import{k as b}from"./chunk-QURT3BMG.js";import{m as h}from"./chunk-TLMC25ZG.js";import"./chunk-ZIPGEUAG.js";import{a as v}from"./chunk-7MXYQGB3.js";import{x as g}from"./chunk-6DNNZQKQ.js";import{a as f}from"./chunk-25LMX26W.js";import{i as m}from"./chunk-BJCPGGRP.js";import{D as n,G as d,c,d as u}from"./chunk-56374772.js";var k=[0,1,2,3],y=[2,3,4];function I({open:s,onClose:l}){let a=s.room.value,[r]=u({name:a.name,seats:a.seats.length,first:a.first,autostart:a.autostart,visibility:a.visibility}),[e,o]=u(r),t=i=>o({...e,...i}),$=async i=>{i.preventDefault(),await m(()=>s.command("",w(r,e),"PATCH"))&&l()};return c`
    <${f} title=${n("arrange.table")} onClose=${l}>
      <form class="stack" onSubmit=${$}>
        <label class="field"><span>${n("front.table_name")}</span>
          <input type="text" maxlength="60" value=${e.name} onInput=${i=>t({name:i.target.value})} autocomplete="off" /></label>
        <${C} room=${a} value=${e.seats} onChange=${i=>t({seats:i,first:Number(e.first)>=i?"random":e.first})} />
        <${_} room=${a} seats=${e.seats} value=${e.first} onChange=${i=>t({first:i})} />
        <label class="check"><input type="checkbox" checked=${e.autostart} onChange=${i=>t({autostart:i.target.checked})} />
          <span>${n("front.autostart")}</span></label>
        <label class="check"><input type="checkbox" checked=${e.visibility==="public"}
          onChange=${i=>t({visibility:i.target.checked?"public":"private"})} /><span>${n("arrange.public")}</span></label>
        <div class="answers">
          <button type="button" onClick=${l}>${n("app.no")}</button>
          <button class="primary">${n("app.save")}</button>
        </div>
      </form>
    <//>`}function w(s,l){return Object.fromEntries(Object.entries(l).filter(([a,r])=>r!==s[a]))}function C({room:s,value:l,onChange:a}){let r=s.seats.filter(e=>e.player||e.reserved).length;return c`
    <fieldset class="field segments">
      <legend>${n("front.players")}</legend>
      <div class="segment-row">
        ${y.map(e=>c`
          <label class="segment">
            <input type="radio" name="size" value=${e} checked=${e===l} disabled=${e<r} onChange=${()=>a(e)} />
            <span>${e}</span>
          </label>`)}
      </div>
      ${r>2&&c`<p class="note">${n("arrange.needed",{n:r})}</p>`}
    </fieldset>`}function _({room:s,seats:l,value:a,onChange:r}){let e=v(s.seats);return c`
    <label class="field"><span>${n("front.first")}</span>
      <select value=${a} onChange=${o=>r(o.target.value==="random"?"random":Number(o.target.value))}>
        <option value="random">${n("front.first_random")}</option>
        ${Array.from({length:l},(o,t)=>c`<option value=${t} key=${t}>${e[t]??n("arrange.seat",{n:t+1})}</option>`)}
      </select>
    </label>`}function L({open:s,seat:l,onFree:a,onClose:r}){let e=s.room.value,o=e.seats[l],t=b(s.view.value),$=v(e.seats)[l]??o?.reserved;if(!o)return null;let i=async()=>await m(()=>s.command("",{host:o.player?.id},"PATCH"))&&r();return c`
    <${f} title=${$?d($):n("arrange.seat",{n:l+1})} onClose=${r}>
      <div class="stack">
        <${x} open=${s} room=${e} seat=${o} host=${t} />
        ${t&&!o.player&&c`<${S} open=${s} room=${e} seat=${o} />`}
        ${t&&o.player&&o.player.id!==e.host&&c`
          <div class="menu">
            <button type="button" onClick=${i}>${n("arrange.hand_over")}</button>
            <button type="button" class="grave" onClick=${a}>${n("waiting.free_seat")}</button>
          </div>`}
      </div>
    <//>`}function x({open:s,room:l,seat:a,host:r}){let e=t=>l.seats.some($=>$.seat!==a.seat&&$.player&&$.look===t),o=t=>m(()=>s.command(`/seats/${a.seat}`,{look:t},"PATCH"));return c`
    <fieldset class="field segments">
      <legend>${n("arrange.look")}</legend>
      <div class="segment-row looks">
        ${k.map(t=>c`
          <label class="segment" key=${t}>
            <input type="radio" name="look" value=${t} checked=${a.look===t} disabled=${!r&&e(t)} onChange=${()=>o(t)} />
            <span><${g} look=${t} /><small>${n(`arrange.look_${t}`)}</small></span>
          </label>`)}
      </div>
      <p class="note">${n(r?"arrange.looks_change":"arrange.looks_alone")}</p>
    </fieldset>`}function S({open:s,room:l,seat:a}){let[r,e]=u(a.reserved??""),o=`/seats/${a.seat}/reservation`,t=s.view.value.you?.reservations?.find(p=>p.seat===a.seat),$=p=>(p.preventDefault(),m(()=>s.command(o,{name:r},"PUT"))),i=async()=>await m(()=>s.command(o,void 0,"DELETE"))&&e("");return c`
    <form class="stack" onSubmit=${$}>
      <label class="field"><span>${n("arrange.keep_for")}</span>
        <input type="text" maxlength="96" required value=${r} onInput=${p=>e(p.target.value)} autocomplete="off" autocapitalize="words" /></label>
      <div class="row">
        <button class=${a.reserved?"":"primary"}>${n(a.reserved?"arrange.rename":"arrange.keep")}</button>
        ${a.reserved&&c`<button type="button" onClick=${i}>${n("arrange.release")}</button>`}
      </div>
      <p class="note">${n("arrange.keep_what")}</p>
    </form>
    ${a.reserved&&t&&c`<${h} code=${l.code} invite=${t.invite} name=${l.name} label=${n("arrange.link_for",{name:d(a.reserved)})} />`}`}export{L as SeatDialog,I as TableDialog};
