/** A seat that is offered since its player's time was up: taken back, sent on as a link, or taken. */
import { html, useState } from "../html.js";
import { keptInvite } from "../invite.js";
import { attempt } from "../notices.js";
import { TakeSeat } from "../pages/invited.js";
import { naming } from "../people.js";
import { text } from "../text.js";
import { ownSeat } from "../view.js";
import { Dialog } from "./dialog.js";
import { ShareBox } from "./share.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */

/** @param {{open: OpenRoom}} props */
export function Offered({ open }) {
  const view = open.view.value;
  const { room } = view;
  if (!room?.clock?.offered || room.status !== "playing") return null;
  const name = naming(room)(room.clock.clan);
  const seat = ownSeat(view);
  if (seat?.clan === room.clock.clan) return html`<${Back} open=${open} />`;
  if (seat) return html`<${Sending} open=${open} name=${name} />`;
  if (!keptInvite(open.code)) return null;
  return html`
    <div class="offered" role="group" aria-label=${text("offered.title")}>
      <p>${text("offered.for_you", { name })}</p>
      <${TakeSeat} open=${open} code=${open.code} />
    </div>`;
}

/** @param {{open: OpenRoom}} props */
function Back({ open }) {
  return html`
    <div class="offer" role="status">
      <p>${text("offered.mine")}</p>
      <div class="row"><button type="button" class="primary" onClick=${() => attempt(() => open.command("/back"))}>${text("offered.back")}</button></div>
    </div>`;
}

/** @param {{open: OpenRoom, name: string}} props */
function Sending({ open, name }) {
  const [shown, setShown] = useState(false);
  const room = /** @type {import("../types.js").Room} */ (open.view.value.room);
  return html`
    <div class="offer" role="status">
      <p>${text("offered.to_send", { name })}</p>
      <div class="row"><button type="button" aria-haspopup="dialog" onClick=${() => setShown(true)}>${text("offered.send")}</button></div>
    </div>
    ${shown && html`
      <${Dialog} title=${text("offered.send")} onClose=${() => setShown(false)}>
        <${ShareBox} code=${room.code} invite=${open.view.value.you?.offered ?? null} name=${room.name} />
      <//>`}`;
}
