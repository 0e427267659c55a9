import{a as h}from"./chunk-UI7Y6DYR.js";import{g as S}from"./chunk-QURT3BMG.js";import{c as x}from"./chunk-CKR3YLCN.js";import"./chunk-7MXYQGB3.js";import{a as _}from"./chunk-25LMX26W.js";import{e as w,h as m}from"./chunk-BJCPGGRP.js";import{D as o,H as v,c as i,d,e as k,g as y,u as g,v as b}from"./chunk-56374772.js";var C=["hello","good_luck","nice","well_played","thanks","sorry","thinking","back_soon","good_game","again"],T=1e3;function G({open:t,onClose:e}){let a=t.room.value?.visibility==="private";return i`
    <${_} title=${o("talk.title")} onClose=${e}>
      <${O} open=${t} />
      ${a&&i`<${H} open=${t} />`}
      <${F} open=${t} />
      <p class="note">${o("talk.only_seats")} ${!a&&o("talk.phrases_only")}</p>
      <${N} open=${t} />
      <${E} open=${t} />
    <//>`}function O({open:{talk:t,view:e}}){let a=k(null),l=t.messages.value,s=e.value.you?.player;return y(()=>{a.current&&(a.current.scrollTop=a.current.scrollHeight),t.look()},[l]),l.length?i`
    <div class="talk" ref=${a} tabindex="0" role="log" aria-label=${o("talk.title")}><ol>
      ${l.filter(({player:n})=>!t.hides(n)).map(n=>i`
        <li class=${n.player===s?"mine":""} key=${n.number}>
          <span class="talk-who">${t.nameOf(n.player)} <time datetime=${n.at}>${v(n.at)}</time></span>
          <p dir="auto">${t.wordsOf(n)}</p>
        </li>`)}
    </ol></div>`:i`<p class="talk-empty">${o("talk.empty")}</p>`}function E({open:{talk:t,view:e}}){let a=e.value.you?.player,l=[...new Set(t.messages.value.map(({player:s})=>s))].filter(s=>s!==a);return l.length?i`
    <details class="more">
      <summary>${o("talk.whose")}</summary>
      <div class="stack">
        ${l.map(s=>i`
          <label class="check" key=${s}>
            <input type="checkbox" checked=${!t.hides(s)} onChange=${n=>t.hide(s,!n.target.checked)} />
            <span>${t.nameOf(s)}</span></label>`)}
      </div>
    </details>`:null}function F({open:t}){let{room:e}=t.view.value,a=e?.status==="playing"?e.state?.clan??null:null,l=S(t.view.value),[s,n]=d(""),$=c=>c().then(()=>n(""),r=>n(m(r))),f=e&&a!==null&&l!==null&&!l.retired&&l.clan!==a;return i`
    <div class="talk-phrases" role="group" aria-label=${o("talk.phrases")}>
      ${C.map(c=>i`
        <button type="button" key=${c} onClick=${()=>$(()=>t.talk.say({phrase:c}))}>${o(`talk.phrase.${c}`)}</button>`)}
      ${f&&i`<button type="button" key="nudge" onClick=${()=>$(()=>t.talk.nudge())}>${o("talk.nudge",{name:x(e)(a)})}</button>`}
    </div>
    ${s&&i`<p class="fault" role="alert">${s}</p>`}`}function H({open:t}){let[e,a]=d(t.talk.draft("words")??""),[l,s]=d(""),[n,$]=d(!1),f=k(h()),c=u=>{a(u),t.talk.keepDraft("words",u),s(""),f.current=h()},r=async u=>{if(u.preventDefault(),!(!e.trim()||n)){$(!0);try{await t.talk.say({text:e},f.current),a(p=>p===e?"":p),t.talk.draft("words")===e&&c("")}catch(p){s(I(p,e))}$(!1)}},D=u=>u.key==="Enter"&&!u.shiftKey&&!u.isComposing&&r(u);return i`
    <form class="talk-form" onSubmit=${r}>
      <label class="field"><span>${o("talk.write")}</span>
        <textarea rows="2" dir="auto" enterkeyhint="send" value=${e} onKeyDown=${D} aria-describedby=${l?"talk-fault":void 0}
          aria-invalid=${l?"true":void 0} onInput=${u=>c(u.target.value)}></textarea></label>
      ${l&&i`<p class="fault" id="talk-fault" role="alert">${l}</p>`}
      <button class="primary" disabled=${n||!e.trim()}>${o("talk.send")}</button>
    </form>`}function I(t,e){let a=t?.code;return a==="too_large"?o("talk.too_long"):a!=="invalid_request"?m(t):o([...e.normalize().trim()].length>T?"talk.too_long":"talk.refused")}function N({open:t}){let[e,a]=d(!1),[l,s]=d(t.talk.draft("notes")),[n,$]=d("");y(()=>{e&&l===null&&b(`${t.path}/notes`).then(({text:r})=>s(r),r=>$(m(r)))},[e]);let f=r=>{s(r),t.talk.keepDraft("notes",r)},c=async()=>{try{await g("PUT",`${t.path}/notes`,{text:l}),t.talk.keepDraft("notes",null),$(""),w(o("talk.notes_kept"))}catch(r){$(r?.code==="invalid_request"?o("talk.notes_refused"):m(r))}};return i`
    <details class="more" onToggle=${r=>a(r.currentTarget.open)}>
      <summary>${o("talk.notes")}</summary>
      ${l!==null&&i`<div class="stack">
        <label class="field"><span>${o("talk.notes_what")}</span>
          <textarea rows="4" dir="auto" value=${l} onInput=${r=>f(r.target.value)}></textarea></label>
        ${n&&i`<p class="fault" role="alert">${n}</p>`}
        <button type="button" onClick=${c}>${o("app.save")}</button>
      </div>`}
    </details>`}export{G as TalkDialog};
