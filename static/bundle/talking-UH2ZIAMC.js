import{a as d}from"./chunk-UI7Y6DYR.js";import{g as S}from"./chunk-QURT3BMG.js";import{c as x}from"./chunk-CKR3YLCN.js";import"./chunk-7MXYQGB3.js";import{a as _}from"./chunk-25LMX26W.js";import{e as v,h as w,i as $}from"./chunk-BJCPGGRP.js";import{D as s,H as b,c as r,d as c,e as m,g as p,u as g,v as h}from"./chunk-56374772.js";var O=["hello","good_luck","nice","well_played","thanks","sorry","thinking","back_soon","good_game","again"],D=1e3;function L({open:t,onClose:e}){let a=t.room.value?.visibility==="private";return r`
    <${_} title=${s("talk.title")} onClose=${e}>
      <${E} open=${t} />
      ${a&&r`<${N} open=${t} />`}
      <${I} open=${t} />
      <p class="note">${s("talk.only_seats")} ${!a&&s("talk.phrases_only")}</p>
      <${F} open=${t} />
      <${H} open=${t} />
    <//>`}function E({open:{talk:t,view:e}}){let a=m(null),n=t.messages.value,o=e.value.you?.player;return p(()=>{a.current&&(a.current.scrollTop=a.current.scrollHeight),t.look()},[n]),n.length?r`
    <ol class="talk" ref=${a} tabindex="0" aria-label=${s("talk.title")}>
      ${n.filter(({player:l})=>!t.hides(l)).map(l=>r`
        <li class=${l.player===o?"mine":""} key=${l.number}>
          <span class="talk-who">${t.nameOf(l.player)} <time datetime=${l.at}>${b(l.at)}</time></span>
          <p dir="auto">${t.wordsOf(l)}</p>
        </li>`)}
    </ol>`:r`<p class="talk-empty">${s("talk.empty")}</p>`}function H({open:{talk:t,view:e}}){let a=e.value.you?.player,n=[...new Set(t.messages.value.map(({player:o})=>o))].filter(o=>o!==a);return n.length?r`
    <details class="more">
      <summary>${s("talk.whose")}</summary>
      <div class="stack">
        ${n.map(o=>r`
          <label class="check" key=${o}>
            <input type="checkbox" checked=${!t.hides(o)} onChange=${l=>t.hide(o,!l.target.checked)} />
            <span>${t.nameOf(o)}</span></label>`)}
      </div>
    </details>`:null}function I({open:t}){let{room:e}=t.view.value,a=e?.status==="playing"?e.state?.clan??null:null,n=S(t.view.value),o=e&&a!==null&&n!==null&&!n.retired&&n.clan!==a;return r`
    <div class="talk-phrases" role="group" aria-label=${s("talk.phrases")}>
      ${O.map(l=>r`
        <button type="button" key=${l} onClick=${()=>$(()=>t.talk.say({phrase:l}))}>${s(`talk.phrase.${l}`)}</button>`)}
      ${o&&r`<button type="button" key="nudge" onClick=${()=>$(()=>t.talk.nudge())}>${s("talk.nudge",{name:x(e)(a)})}</button>`}
    </div>`}function N({open:t}){let[e,a]=c(""),[n,o]=c(""),[l,u]=c(!1),f=m(d()),k=i=>{a(i),o(""),f.current=d()},y=async i=>{if(i.preventDefault(),!(!e.trim()||l)){u(!0);try{await t.talk.say({text:e},f.current),k("")}catch(T){o(P(T,e))}u(!1)}},C=i=>i.key==="Enter"&&!i.shiftKey&&!i.isComposing&&y(i);return r`
    <form class="talk-form" onSubmit=${y}>
      <label class="field"><span>${s("talk.write")}</span>
        <textarea rows="2" dir="auto" enterkeyhint="send" value=${e} onKeyDown=${C} aria-describedby=${n?"talk-fault":void 0}
          aria-invalid=${n?"true":void 0} onInput=${i=>k(i.target.value)}></textarea></label>
      ${n&&r`<p class="fault" id="talk-fault" role="alert">${n}</p>`}
      <button class="primary" disabled=${l||!e.trim()}>${s("talk.send")}</button>
    </form>`}function P(t,e){let a=t?.code;return a==="too_large"?s("talk.too_long"):a!=="invalid_request"?w(t):s([...e.normalize().trim()].length>D?"talk.too_long":"talk.refused")}function F({open:t}){let[e,a]=c(!1),[n,o]=c(null);p(()=>{e&&n===null&&$(async()=>o((await h(`${t.path}/notes`)).text))},[e]);let l=async()=>await $(()=>g("PUT",`${t.path}/notes`,{text:n}))&&v(s("talk.notes_kept"));return r`
    <details class="more" onToggle=${u=>a(u.currentTarget.open)}>
      <summary>${s("talk.notes")}</summary>
      ${n!==null&&r`<div class="stack">
        <label class="field"><span>${s("talk.notes_what")}</span>
          <textarea rows="4" dir="auto" value=${n} onInput=${u=>o(u.target.value)}></textarea></label>
        <button type="button" onClick=${l}>${s("app.save")}</button>
      </div>`}
    </details>`}export{L as TalkDialog};
