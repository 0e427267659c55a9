/** From a table on to the next game that waits for me, as `awaits.js` keeps the list of them. */
import { html } from "../html.js";
import { games } from "../me.js";
import { text } from "../text.js";
import { myTurn } from "../view.js";
import { titleOf } from "./games.js";

/** @param {{open: import("../room.js").OpenRoom}} props */
export function NextGame({ open }) {
  const busy = myTurn(open.view.value);
  const next = games.value.find((game) => game.your_turn && game.code !== open.code);
  if (busy || !next) return null;
  return html`<a class="button next-game" href=${`/r/${next.code}`}>${text("games.next", { title: titleOf(next) })}</a>`;
}
