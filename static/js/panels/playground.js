/** The board and the reserves as one plays on them, at a table or in a trial. */
import { Board, NONE } from "../board.js";
import { Choice } from "../choice.js";
import { html, useMemo } from "../html.js";
import { useNews } from "../news.js";
import { candidates, choices, marks, targets } from "../offers.js";
import { people } from "../people.js";
import { useMotion } from "../playing.js";
import { text } from "../text.js";
import { myTurn, positionOf } from "../view.js";
import { Viewport } from "../viewport.js";
import { Clans } from "./clans.js";
import { named } from "./tools.js";

/** @typedef {import("../types.js").Playable} Playable */
/** @typedef {import("../past.js").Position} Position */

/**
 * What a page needs to play on a room or a trial: what is being chosen, how the board is looked at, and the motion of
 * what happens. News are announced, and lapse what was being chosen.
 * @param {Playable} open
 */
export function usePlay(open) {
  const choice = useMemo(() => new Choice(open), [open]);
  const view = useMemo(() => new Viewport(), [open]);
  useNews(open, choice);
  const stage = useMotion(open, view);
  return { choice, view, stage };
}

/** What lies before the clans, and would after what is being chosen. @param {{view: import("../types.js").View, position: Position, choice: Choice}} props */
export function Reserves({ view: { room, you }, position: { state, past }, choice }) {
  return html`<${Clans} room=${room} state=${state} next=${past ? null : choice.preview.value?.state ?? null} you=${you} />`;
}

/**
 * The board with all that is to be said on it.
 * @param {{open: Playable, choice: Choice, view: Viewport, names?: boolean}} props `names`: the spaces' names stand on it in any case
 */
export function Playground({ open, choice, view, names = false }) {
  const { room, events } = open.view.value;
  const { version, state, past } = /** @type {Position} */ (positionOf(open));
  const mine = myTurn(open.view.value) && !open.outbox.pending.value && !past;
  const legal = mine && room ? room.legal : null;
  const space = past || choice.selected.value?.includes("-") ? null : choice.selected.value;
  const clans = useMemo(() => (room ? people(room) : []), [room]);
  const marked = useMemo(() => marks(events[version - 1]), [events, version]);
  const due = useMemo(() => ({ candidates: candidates(legal), choices: choices(legal) }), [legal]);
  // A tap ends what is played of the past, also where that has not been drawn yet.
  const isPast = () => {
    if (open.seen?.away.value) open.seen.finish();
    return positionOf(open)?.past;
  };
  // What is to be chosen is called by its name beside the board, so names stand on it.
  const byName = due.candidates.size + due.choices.size > 0;
  return html`
    <${Board} state=${state} clans=${clans} targets=${legal ? targets(legal) : NONE} ...${due}
      selected=${space} touched=${past ? undefined : choice.touched} ghost=${past ? null : choice.preview.value?.state ?? null} marked=${marked} reasons=${past ? NONE : choice.reasons.value}
      coordinates=${names || named.value || byName} named=${past ? NONE : choice.named.value} view=${view} text=${text} onSpace=${(/** @type {string} */ name, /** @type {boolean} */ byHand) => isPast() || choice.touch(name, byHand)}
      onGround=${(/** @type {string} */ name) => isPast() || choice.touchGround(name)} />`;
}
