/** The table: the board, what lies around it, and what happens. */
import { Board } from "../board.js";
import { Choice } from "../choice.js";
import { html, useMemo } from "../html.js";
import { useHeadline, useNews } from "../news.js";
import { candidates, choices, marks, targets } from "../offers.js";
import { naming, people } from "../people.js";
import { Clans } from "../panels/clans.js";
import { askedByKey, Commands } from "../panels/commands.js";
import { Connection } from "../panels/connection.js";
import { End } from "../panels/end.js";
import { Head } from "../panels/head.js";
import { Log } from "../panels/log.js";
import { DrawOffer, Menu } from "../panels/menu.js";
import { openRules } from "../panels/rules-dialog.js";
import { Refusal, Sheet } from "../panels/sheet.js";
import { DueChoices, Turn, turnTitle } from "../panels/turn.js";
import { named, Tools } from "../panels/tools.js";
import { text } from "../text.js";
import { myTurn } from "../view.js";
import { useMotion } from "../playing.js";
import { Viewport } from "../viewport.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */

const NONE = /** @type {Set<string>} */ (new Set());

/** @param {{open: OpenRoom}} props */
export function TablePage({ open }) {
  const choice = useMemo(() => new Choice(open), [open]);
  const view = useMemo(() => new Viewport(), [open]);
  const { room, events, you } = open.view.value;
  useNews(open, choice);
  const stage = useMotion(open, view);
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
        <${Turn} open=${open} />
        <${DrawOffer} open=${open} names=${naming(room)} />
        ${you === null && html`<p class="note watching">${text("table.watching")}</p>`}
      </div>
      <div class="table-board" onKeyDown=${(/** @type {KeyboardEvent} */ event) => askedByKey(event, open, stage)}>
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

/** What lies before the clans, and would after what is being chosen. @param {{open: OpenRoom, choice: Choice}} props */
function Reserves({ open, choice }) {
  const { room, you } = open.view.value;
  return html`<${Clans} room=${room} state=${room?.state} next=${choice.preview.value?.state ?? null} you=${you} />`;
}

/** The board with all that is to be said on it. @param {{open: OpenRoom, choice: Choice, view: Viewport}} props */
function Playground({ open, choice, view }) {
  const { room, events } = open.view.value;
  const mine = myTurn(open.view.value) && !open.outbox.pending.value;
  const legal = mine && room ? room.legal : null;
  const space = choice.selected.value?.includes("-") ? null : choice.selected.value;
  const clans = useMemo(() => (room ? people(room) : []), [room]);
  const marked = useMemo(() => marks(events.at(-1)), [events]);
  const due = useMemo(() => ({ candidates: candidates(legal), choices: choices(legal) }), [legal]);
  // What is to be chosen is called by its name beside the board, so names stand on it.
  const byName = due.candidates.size + due.choices.size > 0;
  return html`
    <${Board} state=${room?.state} clans=${clans} targets=${legal ? targets(legal) : NONE} ...${due}
      selected=${space} ghost=${choice.preview.value?.state ?? null} marked=${marked} reasons=${choice.reasons.value}
      coordinates=${named.value || byName} view=${view} text=${text} onSpace=${(/** @type {string} */ name) => choice.touch(name)}
      onGround=${(/** @type {string} */ name) => choice.touchGround(name)} />`;
}
