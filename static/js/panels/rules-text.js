/** The rules by their numbers, under the headings of their chapters. */
import { html, useEffect, useRef, useState } from "../html.js";
import { paragraphs, text } from "../text.js";

const CHAPTERS = /** @type {[string, number[]][]} */ ([
  ["board", [1]],
  ["dominance", [2, 3, 4, 5, 6]],
  ["at_once", [7, 8, 9, 10]],
  ["ceremony", [11, 12]],
  ["ending", [13, 14, 15, 16]],
]);

/** By what a reader moves a page. */
const MOVES = ["wheel", "touchmove", "keydown", "pointerdown"];

/** @typedef {{Picture: Function, Ruling: Function}} Explained parts of a rule, each by its name, "r9" */

/** Pictures and rulings, which are only fetched when somebody reads the rules; without them the rules stand as they are. */
function useExplained() {
  const [explained, setExplained] = useState(/** @type {Explained|null} */ (null));
  useEffect(() => {
    import("./rules-explained.js").then((found) => found.begin()).then(setExplained, () => undefined);
  }, []);
  return explained;
}

/** Whether the reader has moved the page since it pointed out this rule. @param {string} marked @returns {() => boolean} */
function useMoved(marked) {
  const moved = useRef(false);
  useEffect(() => {
    const ears = new AbortController();
    const hear = () => (moved.current = true);
    moved.current = false;
    for (const move of MOVES) addEventListener(move, hear, { passive: true, signal: ears.signal });
    return () => ears.abort();
  }, [marked]);
  return () => moved.current;
}

/**
 * @param {object} props
 * @param {2|3} [props.level] of the chapters' headings
 * @param {string} [props.marked] the rule to point out, "r9"
 * @param {boolean} [props.page] the page of the rules: each has an address, its source and its ruling
 */
export function RulesText({ level = 2, marked = "", page = false }) {
  const explained = useExplained();
  const inside = useRef(/** @type {HTMLElement|null} */ (null));
  const hasMoved = useMoved(marked);
  useEffect(() => {
    // What comes later makes the page longer, so the rule is looked for again, unless the reader has gone on.
    if (marked && !hasMoved()) inside.current?.querySelector(`#${CSS.escape(marked)}`)?.scrollIntoView();
  }, [marked, explained]);
  return html`
    <div ref=${inside}>
      <div class="rules-intro">${paragraphs("rules.intro").map((words) => html`<p>${words}</p>`)}</div>
      ${CHAPTERS.map(([chapter, rules]) => html`
        <section class="rules-chapter">
          <${`h${level}`}>${text(`rules.chapters.${chapter}`)}<//>
          ${rules.map((n) => html`<${Rule} name=${`r${n}`} level=${level + 1} marked=${marked === `r${n}`} page=${page} explained=${explained} />`)}
        </section>`)}
      <section class="rules-chapter">
        <${`h${level}`}>${text("rules.credits_title")}<//>
        ${paragraphs("rules.credits").map((words) => html`<p>${words}</p>`)}
      </section>
    </div>`;
}

/** @param {{name: string, level: number, marked: boolean, page: boolean, explained: Explained|null}} props */
function Rule({ name, level, marked, page, explained }) {
  const number = name.toUpperCase();
  return html`
    <article class=${marked ? "rule marked" : "rule"} id=${name}>
      <${`h${level}`}>${page ? html`<a class="rule-number" href=${`#${name}`}>${number}</a>` : html`<span class="rule-number">${number}</span>`} ${text(`rules.${name}.title`)}<//>
      ${explained && html`<${explained.Picture} name=${name} />`}
      ${paragraphs(`rules.${name}.body`).map((words) => html`<p>${words}</p>`)}
      ${page && explained && html`<${explained.Ruling} name=${name} />`}
    </article>`;
}
