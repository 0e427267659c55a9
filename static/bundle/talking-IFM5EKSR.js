import{B as k,Ga as O,H as F,I,Ia as E,M as g,O as b,P as C,W as A,a as s,b as m,c as x,e as w,fa as y,ia as _,ka as S,q as h,r as T,s as D,u as n,ua as f,va as N,y as P}from"./chunk-HNNKC3FJ.js";function H({open:t,talk:e}){let{room:l,you:a}=t.view.value,r=a?.player??k.value?.id,o=(l?.seats??[]).flatMap(u=>u.player?.id??[]),$=[...new Set([...e.apart?[]:o,...e.messages.value.map(u=>u.player)])].filter(u=>u!==r);return $.length?s`
    <details class="more" onToggle=${u=>f(u.currentTarget)}>
      <summary>${n("talk.others")}</summary>
      <ul class="people">${$.map(u=>s`<${U} open=${t} talk=${e} id=${u} key=${u} />`)}</ul>
    </details>`:null}function U({open:t,talk:e,id:l}){let[a,r]=m(null),{room:o}=t.view.value,c=e.nameOf(l),$=o?.seats.some(p=>p.player?.id===l)??!1,u=_(t.view.value)&&y(t.view.value)!==null&&(!$||o?.status==="waiting"),i=k.value?["report","block",...u?["remove"]:[]]:[];return s`
    <li><div class="stack" role="group" aria-label=${c}>
      <label class="check">
        <input type="checkbox" checked=${!e.hides(l)} onChange=${p=>e.hide(l,!p.target.checked)} />
        <span>${n("talk.show_words",{name:c})}</span></label>
      ${a===null&&s`<div class="row">${i.map(p=>s`
        <button type="button" key=${p} onClick=${()=>r(p)}>${n(`conduct.${p}`)}</button>`)}</div>`}
      ${a!==null&&s`<${W} open=${t} talk=${e} id=${l} deed=${a} onClose=${()=>r(null)} />`}
    </div></li>`}function W({open:t,talk:e,id:l,deed:a,onClose:r}){let[o,c]=m(""),$=e.nameOf(l),u={report:()=>D(`${t.path}/reports`,{player:l,channel:e.apart?"watchers":"table",reason:o}),block:()=>h("PUT",`/api/me/blocks/${encodeURIComponent(l)}`),remove:()=>t.command("/removals",{player:l})};return s`
    <form class="stack" ref=${f} onSubmit=${async p=>{p.preventDefault(),await C(u[a])&&(g(n(`conduct.${a}_done`,{name:$})),r(),e.renew())}}>
      <p>${n(`conduct.${a}_what`,{name:$})}</p>
      ${a==="report"&&s`
        <label class="field"><span>${n("conduct.why")}</span>
          <textarea rows="2" dir="auto" maxlength="500" value=${o} onInput=${p=>c(p.target.value)}></textarea></label>`}
      <div class="answers">
        <button type="button" onClick=${r}>${n("app.no")}</button>
        <button class="primary grave">${n(`conduct.${a}_yes`,{name:$})}</button>
      </div>
    </form>`}function R({open:t}){let{room:e}=t.view.value,l=a=>C(()=>t.command("/talk",a,"PATCH"));return s`
    <details class="more" onToggle=${a=>f(a.currentTarget)}>
      <summary>${n("talk.allowing")}</summary>
      <div class="stack">
        ${e?.visibility==="public"&&s`
          <label class="check"><input type="checkbox" checked=${e.free_text===!0} onChange=${a=>l({text:a.target.checked})} />
            <span>${n("talk.allow_text")}</span></label>`}
        <label class="check"><input type="checkbox" checked=${e?.watchers_said!==void 0} onChange=${a=>l({watchers:a.target.checked})} />
          <span>${n("talk.allow_watchers")}</span></label>
      </div>
    </details>`}var q=["hello","good_luck","nice","well_played","thanks","sorry","thinking","back_soon","good_game","again"],K=1e3;function kt({open:t,onClose:e}){let[l,a]=m("talk"),r=t[l].possible?l:t.talk.possible?"talk":"apart",o=t[r];w(()=>{o.renew()},[o]);let c=y(t.view.value)!==null;return s`
    <${N} title=${n(c?"talk.title":"talk.watchers")} onClose=${e}>
      ${t.talk.possible&&t.apart.possible&&s`<${j} open=${t} shown=${r} onShow=${a} />`}
      ${o.possible?s`<${G} talk=${o} me=${t.view.value.you?.player} key=${r} />`:s`<p>${n("talk.watchers_silent")}</p>`}
      ${o.mine&&s`<${z} open=${t} talk=${o} />`}
      <p class="note">${n(o.apart?"talk.watchers_apart":"talk.only_seats")}</p>
      ${c&&s`<${Q} open=${t} />`}
      <${H} open=${t} talk=${o} />
      ${_(t.view.value)&&c&&s`<${R} open=${t} />`}
    <//>`}function j({open:t,shown:e,onShow:l}){let a=["talk","apart"];return s`
    <fieldset class="field segments talk-channels">
      <legend class="unseen">${n("talk.whose_words")}</legend>
      <div class="segment-row">
        ${a.map(r=>s`
          <label class="segment" key=${r}>
            <input type="radio" name="channel" value=${r} checked=${r===e} onChange=${()=>l(r)} />
            <span>${n(r==="talk"?"talk.players":"talk.watchers")}${r!==e&&t[r].unread.value>0&&s`<small>${n("talk.unread",{n:t[r].unread.value})}</small>`}</span>
          </label>`)}
      </div>
    </fieldset>`}function z({open:t,talk:e}){let{room:l}=t.view.value,a=l?.visibility==="private"||l?.free_text===!0;return k.value?s`
    ${a&&s`<${M} talk=${e} />`}
    <${L} open=${t} talk=${e} />
    ${!a&&s`<p class="note">${n("talk.phrases_only")}</p>`}`:s`<${B} open=${t} />`}function B({open:t}){let[e,l]=m(F()),[a,r]=m(null);return s`
    <form class="stack" onSubmit=${async c=>{c.preventDefault();try{await I(e),t.link.dial()}catch($){r(O($))}}}>
      <${E} value=${e} onInput=${l} fault=${a} />
      <button class="primary">${n("talk.join_in")}</button>
    </form>`}function G({talk:t,me:e}){let l=x(null),a=t.messages.value,r=a.at(-1)?.number;return w(()=>{l.current&&(l.current.scrollTop=l.current.scrollHeight),t.look()},[r]),a.length?s`
    <div class="talk" ref=${l} tabindex="0" role="log" aria-label=${n(t.apart?"talk.watchers":"talk.title")}>
      ${t.hasEarlier&&s`<button type="button" class="plain" onClick=${()=>t.earlier()}>${n("talk.earlier")}</button>`}
      <ol>${a.filter(o=>t.shows(o)).map(o=>s`
        <li class=${o.player===e?"mine":""} key=${o.number}>
          <span class="talk-who">${t.nameOf(o.player)} <time datetime=${o.at}>${P(o.at)}</time></span>
          <p dir="auto">${t.wordsOf(o)}</p>
        </li>`)}</ol>
    </div>`:s`<p class="talk-empty">${n("talk.empty")}</p>`}function L({open:t,talk:e}){let{room:l}=t.view.value,a=l?.status==="playing"?l.state?.clan??null:null,r=y(t.view.value),[o,c]=m(""),$=i=>i().then(()=>c(""),p=>c(b(p))),u=!e.apart&&l&&a!==null&&r!==null&&!r.retired&&r.clan!==a;return s`
    <div class="talk-phrases" role="group" aria-label=${n("talk.phrases")}>
      ${q.map(i=>s`
        <button type="button" key=${i} onClick=${()=>$(()=>e.say({phrase:i}))}>${n(`talk.phrase.${i}`)}</button>`)}
    </div>
    ${u&&s`<button type="button" class="talk-nudge" onClick=${()=>$(()=>e.nudge())}>${n("talk.nudge",{name:A(l)(a)})}</button>`}
    ${o&&s`<p class="fault" role="alert">${o}</p>`}`}function M({talk:t}){let[e,l]=m(t.draft("words")??""),[a,r]=m(""),[o,c]=m(!1),$=x(S()),u=d=>{l(d),t.keepDraft("words",d),r(""),$.current=S()},i=async d=>{if(d.preventDefault(),!(!e.trim()||o)){c(!0);try{await t.say({text:e},$.current),l(v=>v===e?"":v),t.draft("words")===e&&u("")}catch(v){r(J(v,e))}c(!1)}},p=d=>d.key==="Enter"&&!d.shiftKey&&!d.isComposing&&i(d);return s`
    <form class="talk-form" onSubmit=${i}>
      <label class="field"><span>${n("talk.write")}</span>
        <textarea rows="2" dir="auto" enterkeyhint="send" value=${e} onKeyDown=${p} aria-describedby=${a?"talk-fault":void 0}
          aria-invalid=${a?"true":void 0} onInput=${d=>u(d.target.value)}></textarea></label>
      ${a&&s`<p class="fault" id="talk-fault" role="alert">${a}</p>`}
      <button class="primary" disabled=${o||!e.trim()}>${n("talk.send")}</button>
    </form>`}function J(t,e){let l=t?.code;return l==="too_large"?n("talk.too_long"):l!=="invalid_request"?b(t):n([...e.normalize().trim()].length>K?"talk.too_long":"talk.refused")}function Q({open:t}){let[e,l]=m(!1),[a,r]=m(t.talk.draft("notes")),[o,c]=m("");w(()=>{e&&a===null&&T(`${t.path}/notes`).then(({text:i})=>r(i),i=>c(b(i)))},[e]);let $=i=>{r(i),t.talk.keepDraft("notes",i)},u=async()=>{try{await h("PUT",`${t.path}/notes`,{text:a}),t.talk.keepDraft("notes",null),c(""),g(n("talk.notes_kept"))}catch(i){c(i?.code==="invalid_request"?n("talk.notes_refused"):b(i))}};return s`
    <details class="more" onToggle=${i=>l(i.currentTarget.open)}>
      <summary>${n("talk.notes")}</summary>
      ${a!==null&&s`<div class="stack" ref=${f}>
        <label class="field"><span>${n("talk.notes_what")}</span>
          <textarea rows="4" dir="auto" value=${a} onInput=${i=>$(i.target.value)}></textarea></label>
        ${o&&s`<p class="fault" role="alert">${o}</p>`}
        <button type="button" onClick=${u}>${n("app.save")}</button>
      </div>`}
    </details>`}export{kt as TalkDialog};
