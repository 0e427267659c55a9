/** What helps to understand a rule: a picture, where it comes from, and what was decided where that is silent. */
import { Still } from "../board.js";
import { middle } from "../hex.js";
import { html, useId } from "../html.js";
import { BOX } from "../island.js";
import { get } from "../net.js";
import { text } from "../text.js";

/** @typedef {import("../types.js").State} State */
/** @typedef {{rule: string, state: State, around?: string, after?: State}} Shown a position, and what would follow from an action there */

/** Board units that a picture of a part of the board shows. */
const PART = { width: 470, height: 330 };
const CLANS = [0, 1, 2, 3].map((look) => ({ name: "", look }));
/** The lessons that let one try a rule. @type {Record<string, string>} */
const TRIED = { r2: "place", r3: "conquer", r4: "withdraw", r9: "make_make", r10: "win", r11: "moai", r12: "ground" };

/** Fetches what is shown. */
export async function begin() {
  const pictures = await get("/static/positions/rules.json");
  const shown = new Map(pictures.map((/** @type {Shown} */ picture) => [picture.rule, picture]));
  const Picture = (/** @type {{name: string}} */ { name }) => (shown.has(name) ? html`<${Figure} ...${shown.get(name)} />` : null);
  return { Picture, Ruling };
}

/** The part of the board around a space, as far as there is board. @param {string} space */
function boxAround(space) {
  const { x, y } = middle(space);
  const within = (/** @type {number} */ wanted, /** @type {number} */ least, /** @type {number} */ most) => Math.min(most, Math.max(least, wanted));
  return {
    ...PART,
    x: within(x - PART.width / 2, BOX.x, BOX.x + BOX.width - PART.width),
    y: within(y - PART.height / 2, BOX.y, BOX.y + BOX.height - PART.height),
  };
}

/** @param {Shown} props */
function Figure({ rule, state, after, around }) {
  const id = useId();
  return html`
    <figure class=${around ? "rule-picture" : "rule-picture whole"}>
      <${Still} box=${around ? boxAround(around) : BOX} labelledby=${id} state=${state} ghost=${after ?? null} clans=${CLANS} coordinates text=${text} />
      <figcaption id=${id}>${text(`rulings.${rule}.picture`)}</figcaption>
    </figure>`;
}

/** @param {{name: string}} props */
function Ruling({ name }) {
  const lesson = TRIED[name];
  return html`
    <dl class="ruling">
      <dt>${text("rulings.source")}</dt><dd>${text(`rulings.${name}.source`)}</dd>
      <dt>${text("rulings.ruling")}</dt><dd>${text(`rulings.${name}.ruling`)}</dd>
    </dl>
    ${lesson && html`<p><a class="rule-try" href=${`/learn#${lesson}`}>${text("rulings.try")}</a></p>`}`;
}
