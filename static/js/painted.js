/** What may wait until the eye has been answered. */

/** Does something once all that is changed now is painted. @param {() => void} does */
export function whenPainted(does) {
  requestAnimationFrame(() => setTimeout(does));
}

/** Milliseconds after which what waits for a quiet moment is done in any case. */
const MOST = 500;

/** Does something when nothing else is due, no motion either. @param {() => void} does */
export function whenIdle(does) {
  if (document.visibilityState === "hidden") does();
  else if (globalThis.requestIdleCallback) requestIdleCallback(does, { timeout: MOST });
  else setTimeout(does, MOST);
}
