/**
 * What if: from a position of the table everyone's turns are tried by hand, on this page alone. Nothing of it is sent to
 * the room; what happens there meanwhile is told, and waits. It comes when it is wanted (`../what-if.js`).
 */
import { Token } from "../figures.js";
import { computed, html, useEffect, useLayoutEffect, useMemo, useRef } from "../html.js";
import { useLayer } from "../layers.js";
import { useHeadline } from "../news.js";
import { announce } from "../notices.js";
import { lookOf, naming } from "../people.js";
import { Clans } from "../panels/clans.js";
import { askedByKey, Commands } from "../panels/commands.js";
import { Connection } from "../panels/connection.js";
import { Head } from "../panels/head.js";
import { eventWords } from "../panels/log.js";
import { Playground, usePlay } from "../panels/playground.js";
import { openRules } from "../panels/rules-dialog.js";
import { Refusal, Sheet } from "../panels/sheet.js";
import { Tools } from "../panels/tools.js";
import { DueChoices, Turn, turnTitle } from "../panels/turn.js";
import { sound } from "../sound.js";
import { text } from "../text.js";
import { Trial } from "../trial.js";
import { known, myTurn, ownSeat } from "../view.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */
/** @typedef {import("../choice.js").Choice} Choice */

/**
 * A trial of this position, ready to be played.
 * @param {OpenRoom} open
 * @param {import("../types.js").State} state
 * @throws {import("../net.js").Problem|import("../net.js").NoAnswer}
 */
export async function trialOf(open, state) {
  const trial = new Trial({ state, seats: open.room.value?.seats ?? [] });
  await trial.begin();
  return trial;
}

/** @param {{open: OpenRoom, trial: Trial, version: number, onLeave: () => void}} props `version` is where it began */
export function WhatIfPage({ open, trial, version, onLeave }) {
  const { choice, view, stage } = usePlay(trial);
  useLayer(onLeave, false);
  useLive(open);
  useKeys({ trial, choice, onLeave });
  useHeadline(turnTitle(open.view.value), myTurn(open.view.value));
  // What is asked about one's own land is asked by whoever sits here, not by all whose turns are tried.
  const seen = useMemo(() => asSeenBy(open, trial), [open, trial]);
  const { room, events } = trial.view.value;
  if (!room?.state) return null;
  return html`
    <${Head}><button type="button" class="plain" onClick=${() => openRules()}>${text("app.rules")}</button><//>
    <main class="table what-if" id="main" tabindex="-1" data-version=${room.version} data-from=${version}>
      <h1 class="unseen">${text("what_if.title")}</h1>
      <div class="table-notes">
        <${Connection} open=${open} />
        <${Bar} trial=${trial} onLeave=${onLeave} />
        <${Turn} open=${trial} choice=${choice} />
        <${Meanwhile} open=${open} version=${version} />
        <${Offered} open=${open} />
      </div>
      <div class="table-board" onKeyDown=${(/** @type {KeyboardEvent} */ event) => askedByKey(event, seen, stage)}>
        <${Playground} open=${trial} choice=${choice} view=${view} />
        <${Tools} view=${view}><${Commands} open=${seen} stage=${stage} /><//>
      </div>
      <${Clans} room=${room} state=${room.state} next=${choice.preview.value?.state ?? null} you=${open.view.value.you} />
      <div class="table-side">
        ${trial.outbox.refused.value && html`<${Refusal} problem=${trial.outbox.refused.value} />`}
        <${DueChoices} open=${trial} choice=${choice} />
        <${Sheet} open=${trial} choice=${choice} />
        <${Tried} room=${room} events=${events} />
      </div>
    </main>`;
}

/** @param {OpenRoom} open @param {Trial} trial */
function asSeenBy(open, trial) {
  return { view: computed(() => ({ ...trial.view.value, you: open.view.value.you })) };
}

/** @typedef {{trial: Trial, choice: Choice, onLeave: () => void}} Here */

/** From anywhere on the page: what one has just done may have taken away where the focus was. @param {Here} here */
function useKeys(here) {
  const latest = useRef(here);
  latest.current = here;
  useLayoutEffect(() => {
    const pressed = (/** @type {KeyboardEvent} */ event) => document.querySelector("dialog[open]") || pressedHere(event, latest.current);
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

/** @param {KeyboardEvent} event @param {Here} here */
function pressedHere(event, { trial, choice, onLeave }) {
  const command = event.ctrlKey || event.metaKey;
  const letter = event.key.toLowerCase();
  if (event.key === "Escape" && !command) return choice.selected.value ? choice.clear() : onLeave();
  if (!command || event.altKey || !["z", "y"].includes(letter)) return undefined;
  event.preventDefault();
  return letter === "y" || event.shiftKey ? trial.redo() : trial.undo();
}

/** What this is, and the ways back: never to be overlooked. @param {{trial: Trial, onLeave: () => void}} props */
function Bar({ trial, onLeave }) {
  const version = trial.room.value?.version ?? 0;
  return html`
    <div class="what-if-bar" role="group" aria-label=${text("what_if.title")}>
      <p><strong>${text("what_if.label")}</strong></p>
      <div class="what-if-ways">
        <button type="button" class="plain icon" aria-label=${text("what_if.undo")} title=${text("what_if.undo")} aria-keyshortcuts="Control+Z"
          aria-disabled=${version ? "false" : "true"} onClick=${() => trial.undo()}>${sign("M8.5 4L4 8.5L8.5 13M4.5 8.5h8a5 5 0 0 1 0 10H8")}</button>
        <button type="button" class="plain icon" aria-label=${text("what_if.redo")} title=${text("what_if.redo")} aria-keyshortcuts="Control+Y"
          aria-disabled=${trial.undone.value.length ? "false" : "true"} onClick=${() => trial.redo()}>${sign("M13.5 4L18 8.5L13.5 13M17.5 8.5h-8a5 5 0 0 0 0 10H14")}</button>
        <button type="button" class="what-if-leave" aria-keyshortcuts="Escape" onClick=${onLeave}>${text("what_if.leave")}</button>
      </div>
    </div>`;
}

/** @param {string} d */
const sign = (d) => html`<svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${d} /></svg>`;

/** What has been tried, the newest first. @param {{room: import("../types.js").Room, events: import("../types.js").GameEvent[]}} props */
function Tried({ room, events }) {
  return html`
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">${text("what_if.tried")}</h2>
      ${events.length === 0 && html`<p class="note">${text("what_if.how")}</p>`}
      <ol reversed class="log-list" tabindex="0" aria-labelledby="log-title">
        ${events.map((event) => html`
          <li key=${event.version}>
            <${Token} look=${lookOf(room, event.clan ?? 0)} />
            <div class="what-if-step">${eventWords(room, event).map((sentence) => html`<p>${sentence}</p>`)}</div>
          </li>`).reverse()}
      </ol>
    </section>`;
}

/** What has happened at the table since, for the eye: the newest in short, so that the board stays where it is. @param {{open: OpenRoom, version: number}} props */
function Meanwhile({ open, version }) {
  const { room, events } = open.view.value;
  const entered = useRef(room?.version ?? version);
  const last = events.at(-1);
  if (!room || !last || last.version <= entered.current) return null;
  const called = myTurn(open.view.value) ? text("turn.mine") : room.status === "finished" ? text("turn.over") : text("turn.theirs", { name: naming(room)(room.state?.clan ?? 0) });
  return html`<p class="note what-if-live">${text("what_if.meanwhile", { what: eventWords(room, last)[0] })} <strong>${called}</strong></p>`;
}

/** A draw that somebody offers at the table: it is answered there. @param {{open: OpenRoom}} props */
function Offered({ open }) {
  const { room } = open.view.value;
  const by = room?.status === "playing" ? room.draw.find((clan) => clan !== ownSeat(open.view.value)?.clan) : undefined;
  if (!room || by === undefined) return null;
  return html`<p class="note what-if-live" role="status">${text("what_if.draw", { name: naming(room)(by) })}</p>`;
}

/** The same for ears, event by event, and the bell of one's own turn. @param {OpenRoom} open */
function useLive(open) {
  const view = open.view.value;
  const told = useRef(known(view));
  const mine = useRef(myTurn(view));
  useEffect(() => announce(text("what_if.label")), []);
  useEffect(() => {
    const fresh = view.events.filter((event) => event.version > told.current);
    told.current = Math.max(told.current, known(view));
    open.seen.told = Math.max(open.seen.told, told.current);
    if (!view.room || !fresh.length) return;
    const room = view.room;
    const what = fresh.flatMap((event) => eventWords(room, event)).join(" ");
    announce([text("what_if.meanwhile", { what }), ...(myTurn(view) ? [text("turn.mine")] : [])].join(" "));
    if (myTurn(view) && !mine.current) sound("turn");
    mine.current = myTurn(view);
  }, [view.events]);
}
