/** How the game ended, and another one. */
import { html, useEffect, useRef } from "../html.js";
import { Chief, MakeMakeFigure } from "../figures.js";
import { attempt } from "../notices.js";
import { post } from "../net.js";
import { lookOf, naming } from "../people.js";
import { useRoomFor } from "../room-for.js";
import { go } from "../route.js";
import { text } from "../text.js";
import { ownSeats, playsFor } from "../view.js";
import { LookBack } from "./past.js";

/** @param {{open: import("../room.js").OpenRoom}} props */
export function End({ open }) {
  const { room, you } = open.view.value;
  const title = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  useRoomFor("end");
  if (!room?.state) return null;
  // Without a result, where all agreed to have none.
  const { winner, result } = { ...room.state, result: room.state.result ?? "none" };
  const name = winner === null ? "" : naming(room)(winner);
  return html`
    <section class="end" aria-labelledby="end-title">
      <div class="end-figure" aria-hidden="true">
        ${winner === null ? html`<${MakeMakeFigure} />` : html`<${Chief} look=${lookOf(room, winner)} />`}
      </div>
      <h2 id="end-title" tabindex="-1" ref=${title}>${text(youWon(open.view.value, winner) ? `end.${result}_you` : `end.${result}`, { name })}</h2>
      <p>${text(`end.${result}_why`, { name })}</p>
      <p class="row">
        <${Rematch} open=${open} rematch=${room.rematch} seated=${(you?.seats.length ?? 0) > 0} />
        <${LookBack} open=${open} from=${0} words=${text("past.through")} kind="" />
        <a class="button plain" href=${`${open.path}/record`} download=${`make-make-${room.code}.txt`}>${text("table.record")}</a>
      </p>
    </section>`;
}

/** Whether the winner is the one person this page plays for. @param {import("../types.js").View} view @param {number|null} winner */
function youWon(view, winner) {
  return playsFor(view, winner) && ownSeats(view).length === 1;
}

/** @param {{open: import("../room.js").OpenRoom, rematch: string|null, seated: boolean}} props */
function Rematch({ open, rematch, seated }) {
  const again = () => attempt(async () => go(`/r/${(await post(`${open.path}/rematch`)).code}`));
  if (rematch) return html`<a class="button primary" href=${`/r/${rematch}`}>${text(seated ? "end.to_rematch" : "end.watch_rematch")}</a>`;
  if (!seated) return null;
  return html`<button type="button" class="primary" onClick=${again}>${text("end.rematch")}</button>`;
}
