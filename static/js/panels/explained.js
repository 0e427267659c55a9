/** What is drawn, or named in a word, says in a sentence what it means: to a mouse that rests on it, to the focus, to a tap. */
import { html } from "../html.js";
import { explain } from "../notices.js";
import { openRules } from "./rules-dialog.js";

/** @param {{words: string, rule: string, children?: any}} props the sentence, and the rule that has all of it: "R9" */
export function Explained({ words, rule, children }) {
  const tapped = () => explain(words, { name: rule, open: () => openRules(rule) });
  return html`<button type="button" class="plain explained" title=${words} onClick=${tapped}>${children}</button>`;
}
