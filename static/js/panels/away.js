/** While you were away: what this seat has missed, one clan's turn after another, a sentence each. Loaded when it is wanted. */
import { digest } from "../digest.js";
import { Token } from "../figures.js";
import { html, useEffect, useMemo, useState } from "../html.js";
import { kept } from "../kept.js";
import { useLayer } from "../layers.js";
import { end, steps } from "../motion.js";
import { announce, say, wordsFor } from "../notices.js";
import { lookOf, naming } from "../people.js";
import { useRoomFor } from "../room-for.js";
import { all, language, text } from "../text.js";

/**
 * @typedef {import("../room.js").OpenRoom} OpenRoom
 * @typedef {import("../stage.js").Stage} Stage
 * @typedef {import("../seen.js").Away} Away
 * @typedef {import("../turns.js").ClanTurn & {said: string, last: number}} Told
 */

/** How long a sentence stands, in milliseconds: to look up, and for each letter of it. A tab can have a pace of its own. */
const PACE = "900 50";
/** Milliseconds between an event and the next of the same turn. */
const BREATH = 150;

/** @param {OpenRoom} open @param {Away} away @returns {Told[]} */
function toldTurns(open, away) {
  const room = /** @type {import("../types.js").Room} */ (open.room.value);
  const tongue = { text, naming: naming(room), all };
  return away.turns.map((turn) => ({
    ...turn,
    said: digest(tongue, turn.events.flatMap(({ effects }) => effects)) || text(`log.kind_${turn.events[0].kind}`),
    last: turn.events[turn.events.length - 1].version,
  }));
}

/** Says what ears have not been told yet, each once. @param {OpenRoom} open @param {string} title @param {Told[]} turns */
function tell(open, title, turns) {
  const fresh = turns.filter(({ last }) => last > open.seen.told);
  if (!fresh.length) return;
  open.seen.told = fresh[fresh.length - 1].last;
  announce([title, ...fresh.map(({ said }) => said)].filter(Boolean).join(" "));
}

/** @param {number} milliseconds @param {AbortSignal} until @returns {Promise<void>} */
function pause(milliseconds, until) {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    until.addEventListener("abort", () => [clearTimeout(timer), done()]);
  });
}

/** Whether the player wants no more of it; the page hears of that a moment later. @param {OpenRoom} open @param {AbortSignal} until */
const ended = (open, until) => until.aborted || open.seen.away.value === null;

/** @param {OpenRoom} open @param {Stage} stage @param {import("../types.js").GameEvent} event @param {AbortSignal} until */
async function playEvent(open, stage, event, until) {
  const state = await open.past.stateAt(event.version);
  if (ended(open, until)) return;
  open.past.shown.value = { version: event.version, state };
  // Drawn by then, and nothing of it painted yet.
  await new Promise(requestAnimationFrame);
  if (until.aborted) return;
  stage.play(event.effects, (clan) => lookOf(open.room.value, clan));
  await pause(end(steps(event.effects)) + BREATH, until);
}

/** @param {OpenRoom} open @param {Stage} stage @param {Told} turn @param {AbortSignal} until */
async function playTurn(open, stage, turn, until) {
  const [look, letter] = (kept("pace", "tab") ?? PACE).split(" ").map(Number);
  const read = pause(look + letter * turn.said.length, until);
  for (const event of turn.events) if (!until.aborted) await playEvent(open, stage, event, until);
  await read;
  if (!until.aborted) open.seen.drawn(turn.last);
}

/**
 * From the board as it was last seen to the live one.
 * @param {OpenRoom} open
 * @param {Stage} stage
 * @param {{away: Away, turns: Told[], title: string, show: (turn: number) => void}} what
 * @param {AbortSignal} until
 */
async function play(open, stage, { away, turns, title, show }, until) {
  try {
    const state = await open.past.stateAt(away.since);
    if (!ended(open, until)) open.past.shown.value = { version: away.since, state };
    for (const [n, turn] of turns.entries()) {
      if (ended(open, until)) return;
      show(n);
      tell(open, n ? "" : title, [turn]);
      await playTurn(open, stage, turn, until);
    }
  } catch (error) {
    if (ended(open, until)) return;
    say(wordsFor(error), true);
    // Not tried again: what failed now would fail again at once.
    open.seen.finish();
    return;
  }
  if (ended(open, until)) return;
  open.seen.away.value = null;
  // What came meanwhile goes on from here.
  if (!open.seen.check()) open.seen.finish();
}

/** A tap anywhere and Escape end it; a tap does what it is meant for as well, on the live board. @param {OpenRoom} open @param {boolean} still */
function useSkip(open, still) {
  useEffect(() => {
    const ears = new AbortController();
    const how = { capture: true, signal: ears.signal };
    addEventListener("keydown", (event) => event.key === "Escape" && [event.preventDefault(), event.stopPropagation(), open.seen.finish()], how);
    // A list is read, and may be touched.
    const ends = (/** @type {Event} */ { target }) => !still || (target instanceof Element && !target.closest(".missed"));
    addEventListener("click", (event) => ends(event) && open.seen.finish(), how);
    return () => ears.abort();
  }, [still]);
}

/** @param {{open: OpenRoom, stage: Stage, away: Away}} props */
export function Away({ open, stage, away }) {
  const turns = useMemo(() => toldTurns(open, away), [away, language.value]);
  const [at, setAt] = useState(0);
  const title = text(away.back ? "away.since_back" : "away.since", { n: away.all });
  useSkip(open, away.still);
  useLayer(() => open.seen.finish(), false);
  useRoomFor("sheet");
  const version = open.room.value?.version ?? 0;
  useEffect(() => {
    if (away.still) open.seen.drawn(version);
  }, [away, version]);
  useEffect(() => {
    const ends = new AbortController();
    if (away.still) tell(open, title, turns);
    else play(open, stage, { away, turns, title, show: setAt }, ends.signal);
    return () => ends.abort();
  }, [away]);
  const shown = away.still ? turns : turns.slice(at, at + 1);
  return html`
    <section class="sheet missed" aria-labelledby="missed-title">
      <header class="sheet-head">
        <h2 id="missed-title">${title}</h2>
        <button type="button" class=${away.still ? "plain icon" : "primary"} aria-label=${away.still ? text("app.close") : undefined}
          onClick=${() => open.seen.finish()}>${away.still ? "✕" : text("away.skip")}</button>
      </header>
      <ol class="missed-turns">${shown.map((turn) => html`
        <li key=${turn.last}>${turn.clan !== null && html`<${Token} look=${lookOf(open.room.value, turn.clan)} />`}<p>${turn.said}</p></li>`)}
      </ol>
      <p class="note">${[
        ...(away.still ? [] : [text("away.turn", { n: at + 1, of: turns.length })]),
        ...(away.all > turns.length ? [text("away.last_round")] : []),
      ].join(" ")}</p>
    </section>`;
}
