/** What the table says of the past: that this is it, and the ways there and back. The scrubber itself comes when it is wanted. */
import { html, useLayoutEffect, useState } from "../html.js";
import { useLater } from "../later.js";
import { announce, fetched } from "../notices.js";
import { useRoomFor } from "../room-for.js";
import { text } from "../text.js";
import { myTurn } from "../view.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */

const loadScrubber = () => import("./scrubber.js");
const loadAway = () => import("./away.js");

/** @param {number} at @param {number} last */
export function positionTitle(at, last) {
  return at === last ? text("past.position_now", { n: at }) : text("past.position", { n: at, of: last });
}

/** The scrubber, while a position is looked at. @param {{open: OpenRoom}} props */
export function Looking({ open }) {
  const looking = open.past.looking.value !== null;
  const module = useLater(looking, loadScrubber, () => open.past.now());
  return looking && module ? html`<${module.Scrubber} open=${open} />` : null;
}

/** What was missed, while it is shown. @param {{open: OpenRoom, stage: import("../stage.js").Stage}} props */
export function Missed({ open, stage }) {
  const away = open.seen.away.value;
  const [failed, setFailed] = useState(false);
  const module = useLater(away !== null, loadAway, () => setFailed(true));
  useRoomFor(away && failed && !module ? "sheet" : null);
  if (away && module) return html`<${module.Away} open=${open} stage=${stage} away=${away} />`;
  if (!away || !failed) return null;
  // It was not shown, so it is not seen, unless the player wants no more of it.
  return html`
    <section class="sheet missed" aria-labelledby="missed-title">
      <header class="sheet-head">
        <h2 id="missed-title">${text("away.since", { n: away.all })}</h2>
        <button type="button" class="primary" onClick=${() => open.seen.finish()}>${text("away.skip")}</button>
      </header>
    </section>`;
}

/** In place of whose turn it is: this lies behind. @param {{open: OpenRoom}} props */
export function PastBanner({ open }) {
  const position = open.past.position.value;
  const last = open.room.value?.version ?? 0;
  const away = open.seen.away.value;
  if (!position) return null;
  return html`
    <div class="turn past">
      <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d="M4.2 8.2A7.5 7.5 0 1 1 3.5 12M3.5 3.2v5.4h5.4M11 7v4.4l3 1.8" /></svg>
      <p><strong>${positionTitle(open.past.looking.value ?? position.version, last)}</strong><span>${text(away ? (away.back ? "away.meanwhile" : "away.title") : myTurn(open.view.value) ? "past.looking_mine" : "past.looking")}</span></p>
      ${!away && html`<button type="button" class="primary" onClick=${() => open.past.now()}>${text("past.now")}</button>`}
    </div>`;
}

/** The way into the past. @param {{open: OpenRoom, from?: number, words: string, kind?: string}} props */
export function LookBack({ open, from, words, kind = "plain" }) {
  const last = open.room.value?.version ?? 0;
  if (!last) return null;
  return html`<button type="button" class=${`look-back ${kind}`} onClick=${() => open.past.lookAt(from ?? last - 1)}>${words}</button>`;
}

/** Where keys mean letters. @param {EventTarget | null} target */
function isTyping(target) {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || (target.matches("input:not([type=range], [type=checkbox], [type=radio]), textarea, select"));
}

/** `[` and `]`, from anywhere on the table. @param {OpenRoom} open */
export function usePastKeys(open) {
  // With the page, not a moment after it: the first key counts.
  useLayoutEffect(() => {
    const pressed = async (/** @type {KeyboardEvent} */ event) => {
      const steps = { "[": -1, "]": 1 }[event.key];
      // With AltGr, as on a Spanish keyboard, both of these are held.
      const command = event.metaKey || event.ctrlKey !== event.altKey;
      if (!steps || command || isTyping(event.target) || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      if (open.seen.away.value) open.seen.finish();
      if (open.past.looking.value === null && steps > 0) return announce(text("past.is_now"));
      (await fetched(loadScrubber))?.step(open, steps);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [open]);
}
