/**
 * What needs room on a page, so that the rest makes way for it by style. The style sheets could ask themselves, by `:has`:
 * then they ask, and style most of the page anew, for each element that comes or goes anywhere.
 */
import { useLayoutEffect } from "./html.js";

/** How many of each kind there are. @type {Map<string, number>} */
const there = new Map();

/** @param {string} kind @param {number} more */
function count(kind, more) {
  const all = (there.get(kind) ?? 0) + more;
  there.set(kind, all);
  document.body.classList.toggle(`with-${kind}`, all > 0);
}

/**
 * This component needs room until it goes; the body is `with-` its kind then.
 * @param {"sheet"|"scrubber"|"log"|"end"|"answer"|null} kind null while it needs none
 */
export function useRoomFor(kind) {
  useLayoutEffect(() => {
    if (!kind) return undefined;
    count(kind, 1);
    return () => count(kind, -1);
  }, [kind]);
}
