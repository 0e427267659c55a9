/** From one phone to one each: every seat that is played for here has a link of its own, for whoever it belongs to. */
import { Token } from "../figures.js";
import { html, useState } from "../html.js";
import { attempt } from "../notices.js";
import { lookOf, naming } from "../people.js";
import { text } from "../text.js";
import { Dialog } from "./dialog.js";
import { ShareBox } from "./share.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */

/** @param {{open: OpenRoom, onClose: () => void, onTime: () => void}} props */
export function SealingDialog({ open, onClose, onTime }) {
  const { room, you } = open.view.value;
  const [shown, setShown] = useState(/** @type {number|null} */ (null));
  if (!room) return null;
  const kept = you?.kept ?? [];
  return html`
    <${Dialog} title=${text("one_phone.seal")} onClose=${onClose}>
      <p>${text(kept.length ? "one_phone.seal_what" : "one_phone.sealed")}</p>
      <ul class="seats sealing">
        ${kept.map((seat) => html`<${Kept} key=${seat.seat} open=${open} kept=${seat} shown=${shown === seat.seat} onShow=${setShown} />`)}
      </ul>
      <p class="note">${text("one_phone.pace")}</p>
      <div class="row"><button type="button" onClick=${onTime}>${text("time.title")}</button></div>
    <//>`;
}

/** One seat at a time shows its link: two codes beside each other are scanned wrong. @param {{open: OpenRoom, kept: {seat: number, invite: string|null}, shown: boolean, onShow: (seat: number|null) => void}} props */
function Kept({ open, kept, shown, onShow }) {
  const room = /** @type {import("../types.js").Room} */ (open.room.value);
  const clan = room.seats[kept.seat]?.clan ?? 0;
  const name = naming(room)(clan);
  const renew = () => attempt(() => open.command(`/seats/${kept.seat}/link`));
  const show = async () => {
    if (kept.invite || (await renew())) onShow(kept.seat);
  };
  if (room.seats[kept.seat]?.retired) return null;
  return html`
    <li class=${`look-${lookOf(room, clan)}`}>
      <div class="seat"><${Token} look=${lookOf(room, clan)} /><span class="seat-name">${name}</span>
        <button type="button" aria-expanded=${shown ? "true" : "false"} aria-label=${text("one_phone.link_for", { name })}
          onClick=${shown ? () => onShow(null) : show}>${text("one_phone.link")}</button></div>
      ${shown && kept.invite && html`
        <${ShareBox} code=${room.code} invite=${kept.invite} name=${room.name} label=${text("one_phone.link_of", { name })} />
        <button type="button" class="plain" onClick=${renew}>${text("one_phone.new_link")}</button>`}
    </li>`;
}
