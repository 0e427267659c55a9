/** Looking at the board: closer, from another side, with the names of the spaces or without. */
import { html, signal } from "../html.js";
import { keep, kept } from "../kept.js";
import { text } from "../text.js";

/** Where there is room, names are shown until they are not wanted; on a phone they wait until they are. */
const ROOMY = "(min-width: 900px)";

/** Whether the board shows the names of its spaces. @type {import("../html.js").Signal<boolean>} */
export const named = signal((kept("names") ?? (globalThis.matchMedia?.(ROOMY).matches ? "on" : "off")) === "on");

export function toggleNames() {
  named.value = !named.value;
  keep("names", named.value ? "on" : "off");
}

/** @param {{view: import("../viewport.js").Viewport, children?: any}} props what else belongs to the board */
export function Tools({ view, children }) {
  return html`
    <div class="tools" role="group" aria-label=${text("tools.label")}>
      <button type="button" class="plain icon" aria-label=${text("tools.closer")} title=${text("tools.closer")} onClick=${() => view.closer()}><${Sign} d="M4 11h14M11 4v14" /></button>
      <button type="button" class="plain icon" aria-label=${text("tools.farther")} title=${text("tools.farther")} onClick=${() => view.farther()}><${Sign} d="M4 11h14" /></button>
      <button type="button" class="plain icon" aria-label=${text("tools.turn")} title=${text("tools.turn")} onClick=${() => view.turnOn()}><${Sign} d="M17.5 8A7.5 7.5 0 1 0 18.5 12M18.5 3v5.4h-5.4" /></button>
      <button type="button" class="plain icon" aria-label=${text("tools.names")} title=${text("tools.names")} aria-pressed=${named.value} onClick=${toggleNames}><${Sign} d="M9.5 12.5a3.4 3.4 0 1 0 0 .1M9.5 8.5v7.5M14 8.5l3.5-2.5v10" /></button>
      ${children}
      <button type="button" class="plain icon tools-reset" aria-label=${text("tools.reset")} title=${text("tools.reset")} disabled=${!view.moved.value} onClick=${() => view.reset()}><${Sign} d="M3.5 8.5v-5h5M13.5 3.5h5v5M18.5 13.5v5h-5M8.5 18.5h-5v-5" /></button>
    </div>`;
}

/** A sign on a button, of lines. @param {{d: string}} props */
function Sign({ d }) {
  return html`<svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${d} /></svg>`;
}
