/** Asking for a seat that this browser lost. Fetched when it is wanted. */
import { canVouch, seatsToAsk } from "../claims.js";
import { html, useState } from "../html.js";
import { tellHours } from "../hours.js";
import { claimHours, introduce, knownNickname, player } from "../me.js";
import { seatNames } from "../names.js";
import { text } from "../text.js";
import { Dialog } from "./dialog.js";
import { NicknameField, nicknameFault } from "./nickname.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */

/** @param {{open: OpenRoom, onClose: () => void}} props */
export function ClaimDialog({ open, onClose }) {
  const room = /** @type {import("../types.js").Room} */ (open.room.value);
  return html`
    <${Dialog} title=${text("claims.title")} onClose=${onClose}>
      <div class="stack">
        <p>${text("claims.first")}</p>
        ${canVouch(room) ? html`<${Asking} open=${open} room=${room} onClose=${onClose} />` : html`<p>${text("errors.nobody_to_vouch")}</p>`}
      </div>
    <//>`;
}

/** @param {{open: OpenRoom, room: import("../types.js").Room, onClose: () => void}} props */
function Asking({ open, room, onClose }) {
  const seats = seatsToAsk(room);
  const names = seatNames(room.seats);
  const [chosen, setChosen] = useState("");
  const [typed, setTyped] = useState(/** @type {string|null} */ (null));
  const nickname = typed ?? knownNickname();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState(/** @type {string|null} */ (null));
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      if (!player.value) await introduce(nickname);
      await open.command("/claims", { clan: Number(chosen) });
      tellHours();
      open.link.dial();
      onClose();
    } catch (error) {
      setFault(nicknameFault(error));
    }
    setBusy(false);
  };
  return html`
    <p>${text("claims.how", { hours: claimHours.value })}</p>
    <form class="stack" onSubmit=${submit}>
      <label class="field"><span>${text("claims.which")}</span>
        <select required value=${chosen} onChange=${(/** @type {any} */ event) => setChosen(event.target.value)}>
          <option value=""></option>
          ${seats.map(({ clan, seat }) => html`<option value=${clan} key=${clan}>${names[seat]}</option>`)}
        </select>
      </label>
      ${!player.value && html`<${NicknameField} value=${nickname} onInput=${setTyped} />`}
      ${fault && html`<p class="fault" role="alert">${fault}</p>`}
      <button class="primary" disabled=${busy}>${text("claims.ask")}</button>
    </form>`;
}
