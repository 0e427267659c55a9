/** What the game is about, for whom it is new: beside the board until every seat has had a turn, and at any time from the menu. */
import { html } from "../html.js";
import { text } from "../text.js";
import { Dialog } from "./dialog.js";

/** In a few words; beside the board there is room for fewer. */
const SHORT = ["take", "ground", "sacred"];
const WHOLE = [...SHORT, "chief", "moai"];

/** @param {{room: import("../types.js").Room, turns: number}} props `turns` is how many were played */
export function Goal({ room, turns }) {
  if (room.status !== "playing" || turns >= room.seats.length) return null;
  return html`
    <section class="goal" aria-labelledby="goal-title">
      <h2 id="goal-title">${text("goal.title")}</h2>
      <${Words} code=${room.code} ways=${SHORT} />
    </section>`;
}

/** @param {{code: string, onClose: () => void}} props */
export function GoalDialog({ code, onClose }) {
  return html`
    <${Dialog} title=${text("goal.title")} onClose=${onClose}>
      <div class="goal-words"><${Words} code=${code} ways=${WHOLE} /></div>
    <//>`;
}

/** @param {{code: string, ways: string[]}} props */
function Words({ code, ways }) {
  return html`
    <p>${text("goal.what")}</p>
    <ul>${ways.map((way) => html`<li key=${way}>${text(`goal.${way}`)}</li>`)}</ul>
    <a class="learn-again" href=${`/learn?table=${encodeURIComponent(code)}`}>${text("front.learn")}</a>`;
}
