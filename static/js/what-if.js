/** The way into "what if", and back; all else of it is fetched when it is wanted. */
import { html } from "./html.js";
import { attempt, fetched, say } from "./notices.js";
import { text } from "./text.js";

/** @typedef {import("./room.js").OpenRoom} OpenRoom */
/** @typedef {{trial: import("./trial.js").Trial, version: number, Page: any}} Trying what is tried out, and from which version */

/** Tries out what would be, from the position that is shown. What was tried from it before is still there. @param {OpenRoom} open */
export async function tryOut(open) {
  if (open.seen.away.value) open.seen.finish();
  const position = open.past.position.value;
  if (!position) return;
  const { version, state } = position;
  if (state.result) return say(text("what_if.over"));
  const page = await fetched(() => import("./pages/what-if.js"));
  if (!page) return;
  await attempt(async () => {
    const before = open.tried?.version === version ? open.tried : null;
    open.tried = before ?? { trial: await page.trialOf(open, state), version, Page: page.WhatIfPage };
    open.trying.value = open.tried;
    focusBoard();
  });
}

/** Back to the table, as it is now. @param {OpenRoom} open */
function leave(open) {
  open.trying.value = null;
  open.seen.check();
  focusBoard();
}

/** The keys go on where they were: on the board. */
function focusBoard() {
  requestAnimationFrame(() => {
    const cell = document.querySelector("main [data-space][tabindex='0']");
    if (cell instanceof SVGElement) cell.focus({ preventScroll: true });
  });
}

/** In place of the table, while something is tried out. @param {{open: OpenRoom, trying: Trying}} props */
export function WhatIf({ open, trying: { trial, version, Page } }) {
  return html`<${Page} open=${open} trial=${trial} version=${version} onLeave=${() => leave(open)} />`;
}

/** @param {{open: OpenRoom, onDone?: () => void}} props */
export function WhatIfButton({ open, onDone = () => undefined }) {
  const begin = () => {
    onDone();
    tryOut(open);
  };
  return html`<button type="button" class="plain what-if-way" aria-keyshortcuts="t" onClick=${begin}>${text("what_if.open")}</button>`;
}
