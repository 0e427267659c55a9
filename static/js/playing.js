/** The table in motion: what is new is played, once, over what is already drawn. */
import { buzz } from "./buzz.js";
import { useEffect, useLayoutEffect, useMemo, useRef } from "./html.js";
import { playable } from "./motion.js";
import { lookOf } from "./people.js";
import { sound } from "./sound.js";
import { Stage } from "./stage.js";
import { myTurn, positionOf } from "./view.js";

/** @typedef {import("./types.js").Playable} Playable */

/** Milliseconds until the bell of one's own turn: after what brought it. */
const BELL = 400;

/**
 * New events are played; newer ones, a tap and a key cut that short.
 * @param {Playable} open
 * @param {import("./viewport.js").Viewport} view
 * @returns {Stage}
 */
export function useMotion(open, view) {
  const stage = useMemo(() => new Stage(view), [view]);
  const { room, events } = open.view.value;
  const version = room?.version ?? 0;
  const drawn = useRef(/** @type {number|null} */ (null));
  const past = positionOf(open)?.past ?? false;
  const behind = useRef(false);
  useLayoutEffect(() => {
    // On the way back from the past the board jumps: what was missed there is shown in words.
    const since = behind.current ? version : drawn.current ?? version;
    behind.current = past;
    if (past) return;
    if (room?.state) drawn.current = version;
    const fresh = playable(events, since, version);
    // After this turn of the loop the other parts of the page are drawn too, and nothing has been painted yet.
    if (fresh.length) queueMicrotask(() => stage.play(fresh.flatMap((event) => event.effects), (clan) => lookOf(room, clan)));
  }, [version, past]);
  useBell(myTurn(open.view.value));
  useShort(stage);
  return stage;
}

/** Rings when the turn comes, not where the page is opened in the middle of it. @param {boolean} mine */
function useBell(mine) {
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current) {
      sound("turn", BELL);
      buzz();
    }
    before.current = mine;
  }, [mine]);
}

/** @param {Stage} stage */
function useShort(stage) {
  useEffect(() => {
    const ears = new AbortController();
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => stage.finish(), { capture: true, signal: ears.signal });
    return () => {
      ears.abort();
      stage.finish();
    };
  }, [stage]);
}
