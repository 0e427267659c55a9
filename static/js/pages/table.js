/** The table: the board, what lies around it, and what happens. */
import { html, useLayoutEffect } from "../html.js";
import { useHeadline } from "../news.js";
import { keptInvite } from "../invite.js";
import { Afterwards } from "../later.js";
import { naming } from "../people.js";
import { HandOver } from "../panels/hand-over.js";
import { Offered } from "../panels/offered.js";
import { Claims, WasMine } from "../panels/claims.js";
import { askedByKey, Commands } from "../panels/commands.js";
import { Connection } from "../panels/connection.js";
import { End } from "../panels/end.js";
import { Head } from "../panels/head.js";
import { Loading } from "../panels/loading.js";
import { Log } from "../panels/log.js";
import { NextGame } from "../panels/next-game.js";
import { Looking, Missed, PastBanner, usePastKeys } from "../panels/past.js";
import { DrawOffer, Menu } from "../panels/menu.js";
import { PushOffer } from "../panels/push-offer.js";
import { openRules } from "../panels/rules-dialog.js";
import { Playground, Reserves, usePlay } from "../panels/playground.js";
import { Refusal, Sheet } from "../panels/sheet.js";
import { DueChoices, Turn, turnTitle } from "../panels/turn.js";
import { TakeBack } from "../panels/take-back.js";
import { TalkButton } from "../panels/talk.js";
import { Tools } from "../panels/tools.js";
import { text } from "../text.js";
import { TimeOffer, TurnClock } from "../panels/turn-clock.js";
import { tryOut, WhatIfButton } from "../what-if.js";
import { myTurn, ownSeat } from "../view.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */

/** @param {{open: OpenRoom}} props */
export function TablePage({ open }) {
  const { choice, view, stage } = usePlay(open);
  const { room, events } = open.view.value;
  const position = open.past.position.value;
  usePastKeys(open);
  useHeadline(turnTitle(open.view.value), myTurn(open.view.value));
  if (!room?.state || !position) return null;
  if (awaited(open)) return html`<${Loading} open=${open} />`;
  const escape = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && (position.past ? open.past.now() : choice.clear());
  return html`
    <${Head}>
      <button type="button" class="plain" onClick=${() => openRules()}>${text("app.rules")}</button>
      <${TalkButton} open=${open} />
      <${Menu} open=${open} />
    <//>
    <main class=${position.past ? "table is-past" : "table"} id="main" tabindex="-1" data-version=${room.version} data-position=${position.version}
      onKeyDown=${escape}>
      <h1 class="unseen">${room.name || text("app.name")}</h1>
      <div class="table-notes">
        ${room.closed && html`<p class="offer" role="status">${text("table.closed")}</p>`}
        ${position.past ? html`<${PastBanner} open=${open} />` : html`<div class="turn-row"><${Turn} open=${open} choice=${choice} /><${TakeBack} open=${open} /><${WhatIfButton} open=${open} /></div>`}
        <${TurnClock} open=${open} />
        <${Watching} open=${open} />
      </div>
      <div class="table-board" onKeyDown=${(/** @type {KeyboardEvent} */ event) => askedByKey(event, open, stage, () => tryOut(open))}>
        <${Playground} open=${open} choice=${choice} view=${view} />
        <${Tools} view=${view}><${Commands} open=${open} stage=${stage} /><//>
      </div>
      <${Afterwards} now=${position.state.make_make}><${Reserves} view=${open.view.value} position=${position} choice=${choice} /><//>
      <div class="table-side">
        <${NextGame} open=${open} />
        <${Missed} open=${open} stage=${stage} />
        ${position.past ? html`<${Looking} open=${open} />` : html`<${Live} open=${open} choice=${choice} />`}
        <${OneSheet} seen=${open.seen} choice=${choice} />
        <${Afterwards}><${Log} open=${open} room=${room} events=${events} /><//>
        <${Watchers} open=${open} />
      </div>
      <${Asked} open=${open} room=${room} onAnswer=${() => choice.clear()} />
    </main>`;
}

/**
 * What comes by itself and wants an answer: on a phone at the bottom, where it moves nothing, else below whose turn it is.
 * Over an open sheet it is only said: to answer, the sheet is closed.
 * @param {{open: OpenRoom, room: import("../types.js").Room, onAnswer: () => void}} props
 */
function Asked({ open, room, onAnswer }) {
  return html`
    <div class="table-asked">
      <${Connection} open=${open} />
      <${Offered} open=${open} />
      <${Claims} open=${open} />
      <${HandOver} open=${open} />
      <${TimeOffer} open=${open} />
      <${DrawOffer} open=${open} names=${naming(room)} />
      <${PushOffer} open=${open} />
      <button type="button" class="plain to-answer" onClick=${onAnswer}>${text("time.answer")}</button>
    </div>`;
}

/** That one only watches. @param {{open: OpenRoom}} props */
function Watching({ open }) {
  // Whoever is offered a seat needs no word for it, and the board its room.
  const only = ownSeat(open.view.value) === null && keptInvite(open.code) === null;
  return only && html`<p class="note watching"><span>${text("table.watching")}</span><${WasMine} open=${open} /></p>`;
}

/** How many others watch: below all else, as they come and go while somebody is about to tap. @param {{open: OpenRoom}} props */
function Watchers({ open }) {
  const watchers = open.room.value?.watchers ?? 0;
  const standing = ownSeat(open.view.value) === null;
  return watchers > Number(standing) && html`<p class="note">${text("watchers.count", { n: watchers })}</p>`;
}

/**
 * Whoever goes on to a space, by keys too, is done with what was missed. It has no look; it stands by itself so that a tap
 * does not draw the whole table anew.
 * @param {{seen: import("../seen.js").Seen, choice: import("../choice.js").Choice}} props
 */
function OneSheet({ seen, choice }) {
  const both = choice.selected.value !== null && seen.away.value !== null;
  useLayoutEffect(() => {
    if (both) seen.finish();
  }, [both]);
  return null;
}

/** Whether an older position is to be shown first and has not come: what is live would only flash up. @param {OpenRoom} open */
function awaited({ past, seen }) {
  const older = past.looking.value !== null || seen.away.value?.still === false;
  return older && past.shown.value === null && !document.querySelector("main.table");
}

/** What can be done now. @param {{open: OpenRoom, choice: Choice}} props */
function Live({ open, choice }) {
  const { refused } = open.outbox;
  return html`
    ${open.room.value?.status === "finished" && html`<${End} open=${open} />`}
    ${refused.value && html`<${Refusal} problem=${refused.value} />`}
    <${DueChoices} open=${open} choice=${choice} />
    <${Sheet} open=${open} choice=${choice} />`;
}
