/** Two questions that can be asked at any time, by button and by key: what changed, and what is mine. */
import { html } from "../html.js";
import { landLine, landWords } from "../commands.js";
import { announce, tell } from "../notices.js";
import { lookOf, naming } from "../people.js";
import { all, text } from "../text.js";
import { ownSeat, positionOf } from "../view.js";
import { eventWords } from "./log.js";
import { Tool } from "./tools.js";

/** @typedef {import("../types.js").Playable} Playable */
/** @typedef {import("../stage.js").Stage} Stage */

/** Plays again what led to the position that is shown, and says it. @param {Playable} open @param {Stage} stage */
function whatChanged(open, stage) {
  const { room, events } = open.view.value;
  const last = events[(positionOf(open)?.version ?? 0) - 1];
  if (!room || !last) return announce(text("log.nothing"));
  stage.play(last.effects, (clan) => lookOf(room, clan));
  announce(eventWords(room, last).join(" "));
}

/** The land of this page's player; of who watches, that of the clan on the move. @param {Playable} open @param {Stage} stage */
function myLand(open, stage) {
  const { room } = open.view.value;
  const state = positionOf(open)?.state;
  if (!room || !state) return;
  const clan = ownSeat(open.view.value)?.clan ?? state.clan ?? state.winner ?? 0;
  stage.point(lookOf(room, clan));
  const name = naming(room)(clan);
  tell(landLine(text, state, clan, name), landWords(text, all, state, clan, name).join(" "));
}

/**
 * What a key asks for while the board has the focus.
 * @param {KeyboardEvent} event
 * @param {Playable} open
 * @param {Stage} stage
 * @param {() => void} [tryOut] where something can be tried out
 */
export function askedByKey(event, open, stage, tryOut) {
  const onBoard = event.target instanceof Element && event.target.closest(".board");
  if (!onBoard || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "w") whatChanged(open, stage);
  else if (event.key === "m") myLand(open, stage);
  else if (event.key === "t" && tryOut) tryOut();
  else return;
  event.preventDefault();
}

/** @param {{open: Playable, stage: Stage}} props */
export function Commands({ open, stage }) {
  return html`
    <${Tool} label="commands.changed" short="commands.changed_short" aria-keyshortcuts="w" d="M4.5 5v12M9 5l9 6-9 6z" onClick=${() => whatChanged(open, stage)} />
    <${Tool} label="commands.land" short="commands.land" aria-keyshortcuts="m" d="M11 2.5l7 4.2v8.6l-7 4.2-7-4.2V6.7zM11 8.5v.1M11 11v4" onClick=${() => myLand(open, stage)} />
    <p class="unseen" id="board-keys">${text("commands.keys")}</p>`;
}
