/** The table: the board, what lies around it, and what happens. */
import { html } from "../html.js";
import { useHeadline } from "../news.js";
import { naming } from "../people.js";
import { askedByKey, Commands } from "../panels/commands.js";
import { Connection } from "../panels/connection.js";
import { End } from "../panels/end.js";
import { Head } from "../panels/head.js";
import { Log } from "../panels/log.js";
import { DrawOffer, Menu } from "../panels/menu.js";
import { openRules } from "../panels/rules-dialog.js";
import { Playground, Reserves, usePlay } from "../panels/playground.js";
import { Refusal, Sheet } from "../panels/sheet.js";
import { DueChoices, Turn, turnTitle } from "../panels/turn.js";
import { Tools } from "../panels/tools.js";
import { text } from "../text.js";
import { tryOut, WhatIfButton } from "../what-if.js";
import { myTurn } from "../view.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */

/** @param {{open: OpenRoom}} props */
export function TablePage({ open }) {
  const { choice, view, stage } = usePlay(open);
  const { room, events, you } = open.view.value;
  useHeadline(turnTitle(open.view.value), myTurn(open.view.value));
  if (!room?.state) return null;
  return html`
    <${Head}>
      <button type="button" class="plain" onClick=${() => openRules()}>${text("app.rules")}</button>
      <${Menu} open=${open} />
    <//>
    <main class="table" id="main" tabindex="-1" data-version=${room.version} onKeyDown=${(/** @type {KeyboardEvent} */ e) => e.key === "Escape" && choice.clear()}>
      <h1 class="unseen">${room.name || text("app.name")}</h1>
      <div class="table-notes">
        <${Connection} open=${open} />
        <div class="turn-row"><${Turn} open=${open} /><${WhatIfButton} open=${open} /></div>
        <${DrawOffer} open=${open} names=${naming(room)} />
        ${you === null && html`<p class="note watching">${text("table.watching")}</p>`}
      </div>
      <div class="table-board" onKeyDown=${(/** @type {KeyboardEvent} */ event) => askedByKey(event, open, stage, () => tryOut(open))}>
        <${Playground} open=${open} choice=${choice} view=${view} />
        <${Tools} view=${view}><${Commands} open=${open} stage=${stage} /><//>
      </div>
      <${Reserves} open=${open} choice=${choice} />
      <div class="table-side">
        ${room.status === "finished" && html`<${End} open=${open} />`}
        ${open.outbox.refused.value && html`<${Refusal} problem=${open.outbox.refused.value} />`}
        <${DueChoices} open=${open} choice=${choice} />
        <${Sheet} open=${open} choice=${choice} />
        <${Log} room=${room} events=${events} />
      </div>
    </main>`;
}
