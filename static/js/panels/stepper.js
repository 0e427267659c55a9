import { html } from "../html.js";
import { text } from "../text.js";

/**
 * A number between two bounds, by two large buttons or the arrow keys.
 * @param {{label: string, value: number, least: number, most: number, onChange: (value: number) => void}} props
 */
export function Stepper({ label, value, least, most, onChange }) {
  const to = (/** @type {number} */ wanted) => {
    const next = Math.min(most, Math.max(least, wanted));
    if (next !== value) onChange(next);
  };
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const moved = { ArrowUp: value + 1, ArrowRight: value + 1, ArrowDown: value - 1, ArrowLeft: value - 1, Home: least, End: most }[event.key];
    if (moved === undefined) return;
    event.preventDefault();
    to(moved);
  };
  // Not disabled: a button that is takes the keys with it.
  return html`
    <div class="stepper">
      <button type="button" class="icon" aria-label=${text("sheet.fewer")} aria-disabled=${value <= least ? "true" : "false"} tabindex="-1" onClick=${() => to(value - 1)}>−</button>
      <div class="stepper-value" role="spinbutton" tabindex="0" aria-label=${label} aria-valuenow=${value} aria-valuemin=${least} aria-valuemax=${most}
        onKeyDown=${keys}><strong>${value}</strong><small>${text("sheet.range", { least, most })}</small></div>
      <button type="button" class="icon" aria-label=${text("sheet.more")} aria-disabled=${value >= most ? "true" : "false"} tabindex="-1" onClick=${() => to(value + 1)}>+</button>
    </div>`;
}
