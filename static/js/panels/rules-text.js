import { html } from "../html.js";
import { paragraphs, text } from "../text.js";

/** The rules by their numbers, under the headings of their chapters. */
const CHAPTERS = /** @type {[string, number[]][]} */ ([
  ["board", [1]],
  ["dominance", [2, 3, 4, 5, 6]],
  ["at_once", [7, 8, 9, 10]],
  ["ceremony", [11, 12]],
  ["ending", [13, 14, 15, 16]],
]);

/** @param {{level?: 2|3, marked?: string}} props the level of the chapters' headings, and the rule to point out */
export function RulesText({ level = 2, marked = "" }) {
  return html`
    <div class="rules-intro">${paragraphs("rules.intro").map((words) => html`<p>${words}</p>`)}</div>
    ${CHAPTERS.map(([chapter, rules]) => html`
      <section class="rules-chapter">
        <${`h${level}`}>${text(`rules.chapters.${chapter}`)}<//>
        ${rules.map((n) => html`<${Rule} n=${n} level=${level + 1} marked=${marked === `r${n}`} />`)}
      </section>`)}
    <section class="rules-chapter">
      <${`h${level}`}>${text("rules.credits_title")}<//>
      ${paragraphs("rules.credits").map((words) => html`<p>${words}</p>`)}
    </section>`;
}

/** @param {{n: number, level: number, marked: boolean}} props */
function Rule({ n, level, marked }) {
  return html`
    <article class=${marked ? "rule marked" : "rule"} id=${`r${n}`}>
      <${`h${level}`}><span class="rule-number">R${n}</span> ${text(`rules.r${n}.title`)}<//>
      ${paragraphs(`rules.r${n}.body`).map((words) => html`<p>${words}</p>`)}
    </article>`;
}
