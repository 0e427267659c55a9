/** What a page tells beyond itself: the tab, ears, and the server. */
import { useEffect, useLayoutEffect, useRef } from "./html.js";
import { announce } from "./notices.js";
import { eventWords } from "./panels/log.js";
import { naming } from "./people.js";
import { headline } from "./tab.js";
import { text } from "./text.js";
import { isCalled, known, myTurn, positionOf } from "./view.js";

/**
 * What the tab says while a page is open.
 * @param {string} words
 * @param {boolean} [mine] whether the game waits for this player
 */
export function useHeadline(words, mine = false) {
  useEffect(() => {
    const own = { words, mine };
    headline.value = own;
    return () => {
      // The next page may have spoken before this one has gone.
      if (headline.peek() === own) headline.value = null;
    };
  }, [words, mine]);
}

/**
 * What a new version brings with it: old choices lapse, ears hear what happened, the server hears that it is drawn.
 * @param {import("./types.js").Playable} open
 * @param {import("./choice.js").Choice} choice
 */
export function useNews(open, choice) {
  const { room, events } = open.view.value;
  const version = room?.version ?? 0;
  const revision = room?.revision ?? 0;
  const past = positionOf(open)?.past ?? false;
  const told = useRef(/** @type {number|null} */ (null));
  // What comes while ears are told what was missed came after it, and is told after it.
  const waits = open.seen?.telling ?? false;
  // Before what happened is played: it flies to where things lie without the sheet.
  useLayoutEffect(() => choice.clear(), [version]);
  // On the way back nothing is chosen, unless by the tap that ended what was played.
  useLayoutEffect(() => {
    if (past) choice.clear();
  }, [past]);
  useEffect(() => {
    // Also where the version is the same: what somebody asks for at the table is drawn then.
    requestAnimationFrame(() => open.sayDrawn());
  }, [version, past, revision]);
  useEffect(() => {
    if (waits && told.current !== null) return;
    // Of a trial steps can be taken back: what comes in their place is news again.
    const before = told.current === null ? null : Math.min(told.current, version);
    told.current = Math.max(before ?? version, known(open.view.value));
    if (before !== null) tell(open, before);
  }, [events, waits]);
}

/** That the turn is here: on one phone by name. @param {import("./types.js").View} view */
function calling(view) {
  if (isCalled(view)) return [text("turn.mine")];
  const { room, you } = view;
  return room && you?.kept && myTurn(view) ? [text("turn.theirs", { name: naming(room)(room.state?.clan ?? 0) })] : [];
}

/** Says each event after a version once, and whose turn it is if it is mine. @param {import("./types.js").Playable} open @param {number} before */
function tell({ view: { value: view }, seen }, before) {
  const { room, events } = view;
  const from = Math.max(before, seen?.told ?? 0);
  const fresh = events.filter(({ version }) => version > from && !seen?.tellsLater(version));
  if (!room || !fresh.length) return;
  if (seen) seen.told = known(view);
  const said = fresh.flatMap((event) => eventWords(room, event));
  announce([...said, ...calling(view)].join(" "));
}
