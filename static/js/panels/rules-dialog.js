/** The rules over the table, so that nobody has to leave it to look something up. */
import { html, signal } from "../html.js";
import { text } from "../text.js";
import { Dialog } from "./dialog.js";
import { RulesText } from "./rules-text.js";

/** The rule to show first: "R3", or "" for the beginning; null while the rules are shut. @type {import("../html.js").Signal<string|null>} */
const shown = signal(null);

/** @param {string} [rule] */
export function openRules(rule = "") {
  shown.value = rule;
}

export function RulesDialog() {
  if (shown.value === null) return null;
  return html`<${Opened} rule=${shown.value} />`;
}

/** @param {{rule: string}} props */
function Opened({ rule }) {
  return html`
    <${Dialog} title=${text("rules.title")} wide onClose=${() => (shown.value = null)}>
      <div class="rules"><${RulesText} level=${3} marked=${rule.toLowerCase()} /></div>
    <//>`;
}
