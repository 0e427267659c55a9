/**
 * What lies over a page, dialogs and sheets, and the browser's way back: "back" closes the uppermost.
 * The history has one entry for each layer; it follows what is open, in one go when a moment has passed, so that a layer
 * that takes the place of another costs nothing.
 */
import { signal, useLayoutEffect, useRef } from "./html.js";

/** @typedef {{close: () => void}} Layer */

/** How many of the open layers cover what happens on the page: it waits for them. */
export const covers = signal(0);

/** @type {Layer[]} */
const open = [];
/** Whether a way back that was asked for here has not been gone yet. */
let going = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let planned;

/** How many layers the history knows of. */
const known = () => history.state?.layer ?? 0;

function settle() {
  clearTimeout(planned);
  planned = setTimeout(settleNow);
}

function settleNow() {
  clearTimeout(planned);
  planned = undefined;
  if (going) return;
  const surplus = known() - open.length;
  going = surplus > 0;
  if (going) history.go(-surplus);
  for (let layer = known() + 1; layer <= open.length; layer += 1) history.pushState({ layer }, "");
}

function wentBack() {
  if (going) {
    going = false;
    settle();
    return;
  }
  while (open.length > known()) open.pop()?.close();
}

/**
 * Does it when a way back that was asked for here has been gone: that one would else end on the page before.
 * @param {() => void} work
 */
export function whenBack(work) {
  if (planned !== undefined) settleNow();
  if (going) addEventListener("popstate", () => whenBack(work), { once: true });
  else work();
}

export function followBack() {
  addEventListener("popstate", wentBack);
}

/**
 * This component lies over the page until it goes.
 * @param {() => void} close
 * @param {boolean} [covering] whether what happens on the page cannot be followed meanwhile
 */
export function useLayer(close, covering = true) {
  const latest = useRef(close);
  latest.current = close;
  // With the page, not a moment after it: whoever goes on to another page asks what is open.
  useLayoutEffect(() => {
    const layer = { close: () => latest.current() };
    open.push(layer);
    settle();
    return () => {
      const at = open.indexOf(layer);
      if (at >= 0) open.splice(at, 1);
      settle();
    };
  }, []);
  useLayoutEffect(() => {
    if (!covering) return undefined;
    covers.value = covers.peek() + 1;
    return () => {
      covers.value = covers.peek() - 1;
    };
  }, [covering]);
}
