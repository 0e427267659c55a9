/** What the game is about, for whom it is new: beside the board until every seat has had a turn. */
import { html } from "../html.js";
import { text } from "../text.js";

/** @param {{room: import("../types.js").Room, turns: number}} props `turns` is how many were played */
export function Goal({ room, turns }) {
  if (room.status !== "playing" || turns >= room.seats.length) return null;
  return html`
    <section class="goal" aria-labelledby="goal-title">
      <h2 id="goal-title">${text("goal.title")}</h2>
      <p>${text("goal.what")}</p>
      <ul>${["take", "ground", "sacred"].map((way) => html`<li>${text(`goal.${way}`)}</li>`)}</ul>
      <a class="learn-again" href=${`/learn?table=${encodeURIComponent(room.code)}`}>${text("front.learn")}</a>
    </section>`;
}
