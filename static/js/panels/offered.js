/** A seat that is offered since its player's time was up: taken back, sent on as a link, or taken. */
import { Token } from "../figures.js";
import { html, useEffect, useState } from "../html.js";
import { forgetInvite, keptInvite, seatOfInvite } from "../invite.js";
import { attempt, say } from "../notices.js";
import { TakeSeat } from "../pages/invited.js";
import { lookOf, naming } from "../people.js";
import { isolated, text } from "../text.js";
import { ownSeat } from "../view.js";
import { Dialog } from "./dialog.js";
import { ShareBox } from "./share.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */

/** @param {{open: OpenRoom}} props */
export function Offered({ open }) {
  const view = open.view.value;
  const { room } = view;
  const linked = seatOfInvite(keptInvite(open.code));
  if (linked !== null) return html`<${Linked} open=${open} number=${linked} />`;
  if (!room?.clock?.offered || room.status !== "playing" || room.closed) return null;
  const name = naming(room)(room.clock.clan);
  const seat = ownSeat(view);
  if (seat?.clan === room.clock.clan) return html`<${Back} open=${open} />`;
  if (seat) return html`<${Sending} open=${open} name=${name} />`;
  if (!keptInvite(open.code)) return null;
  return html`<${ForMe} open=${open} name=${name} />`;
}

/** The form is in a dialog: on a phone it would leave no room for the board. @param {{open: OpenRoom, name: string}} props */
function ForMe({ open, name }) {
  const [shown, setShown] = useState(false);
  return html`
    <div class="offer seat-offer">
      <button type="button" class="primary" aria-haspopup="dialog" onClick=${() => setShown(true)}>${text("offered.take")}</button>
    </div>
    ${shown && html`
      <${Dialog} title=${text("offered.take")} onClose=${() => setShown(false)}>
        <p>${text("offered.for_you", { name })}</p>
        <${TakeSeat} open=${open} code=${open.code} within />
      <//>`}`;
}

/**
 * A seat that was played for on somebody else's phone, for who came by its link. Why there is none any more is said once.
 * @param {{open: OpenRoom, number: number}} props
 */
function Linked({ open, number }) {
  const view = open.view.value;
  const room = /** @type {import("../types.js").Room} */ (view.room);
  const seat = room.seats[number];
  const [shown, setShown] = useState(true);
  const dead = deadLink(view, seat);
  useEffect(() => {
    if (!dead) return;
    say(text(dead), true);
    forgetInvite(open.code);
  }, [dead]);
  if (dead || !seat?.player) return null;
  const name = naming(room)(seat.clan ?? 0);
  const shut = () => setShown(false);
  return html`
    <div class="offer seat-offer">
      <button type="button" class="primary" aria-haspopup="dialog" onClick=${() => setShown(true)}>${text("one_phone.take", { name })}</button>
    </div>
    ${shown && html`
      <${Dialog} title=${text("one_phone.take", { name })} onClose=${shut}>
        <div class=${`row taking look-${lookOf(room, seat.clan ?? 0)}`}><${Token} look=${lookOf(room, seat.clan ?? 0)} />
          <p>${text(room.name ? "one_phone.take_at" : "one_phone.take_what", { name, table: isolated(room.name) })}</p></div>
        <${TakeSeat} open=${open} code=${open.code} within named=${seat.player.nickname} />
      <//>`}`;
}

/** Why a seat's link leads nowhere, as a text's key; null where it may. @param {import("../types.js").View} view @param {import("../types.js").Seat|undefined} seat */
function deadLink(view, seat) {
  if (ownSeat(view)) return "one_phone.sits_already";
  if (view.room?.status !== "playing") return "errors.game_over";
  if (!seat?.keeper) return "errors.seat_link_used";
  return seat.retired ? "errors.retired_seat" : null;
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
