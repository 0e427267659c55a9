import{k as b}from"./chunk-QURT3BMG.js";import{m as h}from"./chunk-NBZBZPRV.js";import"./chunk-YRA6ZHEI.js";import{a as v}from"./chunk-7MXYQGB3.js";import{x as g}from"./chunk-6O6E35L7.js";import{a as f}from"./chunk-LBZVIMK6.js";import{i as $}from"./chunk-JRKNSPMS.js";import{D as o,G as d,c,d as u}from"./chunk-FAER6UMS.js";var k=[0,1,2,3],y=[2,3,4];function I({open:l,onClose:i}){let e=l.room.value,[t,a]=u({name:e.name,seats:e.seats.length,first:e.first,autostart:e.autostart,visibility:e.visibility}),s=r=>a({...t,...r}),n=async r=>{r.preventDefault(),await $(()=>l.command("",w(e,t),"PATCH"))&&i()};return c`
    <${f} title=${o("arrange.table")} onClose=${i}>
      <form class="stack" onSubmit=${n}>
        <label class="field"><span>${o("front.table_name")}</span>
          <input type="text" maxlength="60" value=${t.name} onInput=${r=>s({name:r.target.value})} autocomplete="off" /></label>
        <${C} room=${e} value=${t.seats} onChange=${r=>s({seats:r,first:Number(t.first)>=r?"random":t.first})} />
        <${_} room=${e} seats=${t.seats} value=${t.first} onChange=${r=>s({first:r})} />
        <label class="check"><input type="checkbox" checked=${t.autostart} onChange=${r=>s({autostart:r.target.checked})} />
          <span>${o("front.autostart")}</span></label>
        <label class="check"><input type="checkbox" checked=${t.visibility==="public"}
          onChange=${r=>s({visibility:r.target.checked?"public":"private"})} /><span>${o("arrange.public")}</span></label>
        <div class="answers">
          <button type="button" onClick=${i}>${o("app.no")}</button>
          <button class="primary">${o("app.save")}</button>
        </div>
      </form>
    <//>`}function w(l,i){let e={...l,seats:l.seats.length};return Object.fromEntries(Object.entries(i).filter(([t,a])=>a!==e[t]))}function C({room:l,value:i,onChange:e}){let t=l.seats.filter(a=>a.player||a.reserved).length;return c`
    <fieldset class="field segments">
      <legend>${o("front.players")}</legend>
      <div class="segment-row">
        ${y.map(a=>c`
          <label class="segment">
            <input type="radio" name="size" value=${a} checked=${a===i} disabled=${a<t} onChange=${()=>e(a)} />
            <span>${a}</span>
          </label>`)}
      </div>
      ${t>2&&c`<p class="note">${o("arrange.needed",{n:t})}</p>`}
    </fieldset>`}function _({room:l,seats:i,value:e,onChange:t}){let a=v(l.seats);return c`
    <label class="field"><span>${o("front.first")}</span>
      <select value=${e} onChange=${s=>t(s.target.value==="random"?"random":Number(s.target.value))}>
        <option value="random">${o("front.first_random")}</option>
        ${Array.from({length:i},(s,n)=>c`<option value=${n} key=${n}>${a[n]??o("arrange.seat",{n:n+1})}</option>`)}
      </select>
    </label>`}function L({open:l,seat:i,onFree:e,onClose:t}){let a=l.room.value,s=a.seats[i],n=b(l.view.value),r=v(a.seats)[i]??s?.reserved;if(!s)return null;let p=async()=>await $(()=>l.command("",{host:s.player?.id},"PATCH"))&&t();return c`
    <${f} title=${r?d(r):o("arrange.seat",{n:i+1})} onClose=${t}>
      <div class="stack">
        <${x} open=${l} room=${a} seat=${s} host=${n} />
        ${n&&!s.player&&c`<${S} open=${l} room=${a} seat=${s} />`}
        ${n&&s.player&&s.player.id!==a.host&&c`
          <div class="menu">
            <button type="button" onClick=${p}>${o("arrange.hand_over")}</button>
            <button type="button" class="grave" onClick=${e}>${o("waiting.free_seat")}</button>
          </div>`}
      </div>
    <//>`}function x({open:l,room:i,seat:e,host:t}){let a=n=>i.seats.some(r=>r.seat!==e.seat&&r.player&&r.look===n),s=n=>$(()=>l.command(`/seats/${e.seat}`,{look:n},"PATCH"));return c`
    <fieldset class="field segments">
      <legend>${o("arrange.look")}</legend>
      <div class="segment-row looks">
        ${k.map(n=>c`
          <label class="segment" key=${n}>
            <input type="radio" name="look" value=${n} checked=${e.look===n} disabled=${!t&&a(n)} onChange=${()=>s(n)} />
            <span><${g} look=${n} /><small>${o(`arrange.look_${n}`)}</small></span>
          </label>`)}
      </div>
      <p class="note">${o(t?"arrange.looks_change":"arrange.looks_alone")}</p>
    </fieldset>`}function S({open:l,room:i,seat:e}){let[t,a]=u(e.reserved??""),s=`/seats/${e.seat}/reservation`,n=l.view.value.you?.reservations?.find(m=>m.seat===e.seat),r=m=>(m.preventDefault(),$(()=>l.command(s,{name:t},"PUT"))),p=async()=>await $(()=>l.command(s,void 0,"DELETE"))&&a("");return c`
    <form class="stack" onSubmit=${r}>
      <label class="field"><span>${o("arrange.keep_for")}</span>
        <input type="text" maxlength="96" required value=${t} onInput=${m=>a(m.target.value)} autocomplete="off" autocapitalize="words" /></label>
      <div class="row">
        <button class=${e.reserved?"":"primary"}>${o(e.reserved?"arrange.rename":"arrange.keep")}</button>
        ${e.reserved&&c`<button type="button" onClick=${p}>${o("arrange.release")}</button>`}
      </div>
      <p class="note">${o("arrange.keep_what")}</p>
    </form>
    ${e.reserved&&n&&c`<${h} code=${i.code} invite=${n.invite} name=${i.name} label=${o("arrange.link_for",{name:d(e.reserved)})} />`}`}export{L as SeatDialog,I as TableDialog};
