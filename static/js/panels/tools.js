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
      <${Tool} label="tools.closer" short="tools.closer" d="M4 11h14M11 4v14" onClick=${() => view.closer()} />
      <${Tool} label="tools.farther" short="tools.farther" d="M4 11h14" onClick=${() => view.farther()} />
      <${Tool} label="tools.turn" short="tools.turn_short" d="M17.5 8A7.5 7.5 0 1 0 18.5 12M18.5 3v5.4h-5.4" onClick=${() => view.turnOn()} />
      <${Tool} label="tools.names" short="tools.names_short" aria-pressed=${named.value}
        d="M9.5 12.5a3.4 3.4 0 1 0 0 .1M9.5 8.5v7.5M14 8.5l3.5-2.5v10" onClick=${toggleNames} />
      ${children}
      <${Tool} label="tools.reset" short="tools.reset_short" disabled=${!view.moved.value}
        d="M3.5 8.5v-5h5M13.5 3.5h5v5M18.5 13.5v5h-5M8.5 18.5h-5v-5" onClick=${() => view.reset()} />
    </div>`;
}

/**
 * A button of the board: a sign of lines, and below it the short form of its name, since fingers find no tooltips.
 * @param {{label: string, short: string, d: string} & Record<string, any>} props `label` and `short` are keys of texts
 */
export function Tool({ label, short, d, ...more }) {
  return html`
    <button type="button" class="plain tool" aria-label=${text(label)} title=${text(label)} ...${more}>
      <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${d} /></svg>
      <span aria-hidden="true">${text(short)}</span></button>`;
}
