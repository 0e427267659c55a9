/**
 * Loads the page anew where something of it did not come, as while one version takes the place of another: for a moment a
 * file that one process names is not known to the other. It is no module, so that it works where those fail.
 */
"use strict";
{
  const COUNTED = "make-make:again";
  const MOST = 5;
  /** Milliseconds before the page is loaded anew. */
  const PAUSE = 2_000;
  /** Milliseconds after which a page that nothing was missing from counts as whole. */
  const WHOLE = 10_000;
  const OURS = 'script[src^="/static/"], link[href^="/static/"]';
  let failed = false;

  const waits = () => document.querySelector("#app > .starting") !== null;

  /** Whether it may be tried once more; where nothing can be counted, not even once. */
  function mayTry() {
    try {
      const before = Number(sessionStorage.getItem(COUNTED));
      sessionStorage.setItem(COUNTED, String(before + 1));
      return before < MOST;
    } catch {
      return false;
    }
  }

  function forget() {
    try {
      sessionStorage.removeItem(COUNTED);
    } catch {
      // nothing was counted
    }
  }

  function tell() {
    const app = document.getElementById("app");
    const words = /** @type {HTMLTemplateElement|null} */ (document.getElementById("not-loaded"));
    if (!app || !words) return;
    app.replaceChildren(words.content.cloneNode(true));
    app.querySelector("button")?.addEventListener("click", () => {
      forget();
      location.reload();
    });
  }

  /** @param {() => boolean} isBroken asked when there was time for it to come all the same */
  function lost(isBroken) {
    if (failed) return;
    failed = true;
    setTimeout(() => {
      failed = isBroken();
      if (failed && mayTry()) location.reload();
      else if (failed && waits()) tell();
    }, PAUSE);
  }

  addEventListener("error", (event) => {
    const { target } = event;
    if (target instanceof Element && target.matches(OURS)) lost(() => waits() || target.matches("[rel=stylesheet]"));
    // Modules of two versions that do not fit together.
    else if (event.filename?.startsWith(`${location.origin}/static/`)) lost(waits);
  }, true);
  addEventListener("unhandledrejection", () => lost(waits));
  setTimeout(() => failed || forget(), WHOLE);
}
