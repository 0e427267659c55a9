/** From a table on to the next game that waits for me. */
import { html, useEffect } from "../html.js";
import { games, meet, player } from "../me.js";
import { text } from "../text.js";
import { myTurn } from "../view.js";
import { titleOf } from "./games.js";

/** Milliseconds between two looks for games that wait, from a table where others are to play. */
const AGAIN = 30_000;

/** @param {{open: import("../room.js").OpenRoom}} props */
export function NextGame({ open }) {
  const busy = myTurn(open.view.value);
  const known = player.value !== null;
  useEffect(() => {
    if (busy || !known) return undefined;
    const look = () => document.visibilityState === "visible" && meet();
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, [busy, known]);
  const next = games.value.find((game) => game.your_turn && game.code !== open.code);
  if (busy || !next) return null;
  return html`<a class="button next-game" href=${`/r/${next.code}`}>${text("games.next", { title: titleOf(next) })}</a>`;
}
