/** What a host arranges before the game, and everybody about their own seat. Fetched when it is wanted. */
import { Token } from "../figures.js";
import { html, useState } from "../html.js";
import { seatNames } from "../names.js";
import { attempt } from "../notices.js";
import { isolated, text } from "../text.js";
import { isHost } from "../view.js";
import { Dialog } from "./dialog.js";
import { ShareBox } from "./share.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */
/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Seat} Seat */

const LOOKS = [0, 1, 2, 3];
const SIZES = [2, 3, 4];

/** Name, size, who begins, and who may come. @param {{open: OpenRoom, onClose: () => void}} props */
export function TableDialog({ open, onClose }) {
  const room = /** @type {Room} */ (open.room.value);
  const [before] = useState({ name: room.name, seats: room.seats.length, first: room.first, autostart: room.autostart, visibility: room.visibility });
  const [wish, setWish] = useState(before);
  const want = (/** @type {Partial<typeof wish>} */ change) => setWish({ ...wish, ...change });
  const save = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (await attempt(() => open.command("", changed(before, wish), "PATCH"))) onClose();
  };
  return html`
    <${Dialog} title=${text("arrange.table")} onClose=${onClose}>
      <form class="stack" onSubmit=${save}>
        <label class="field"><span>${text("front.table_name")}</span>
          <input type="text" maxlength="60" value=${wish.name} onInput=${(/** @type {any} */ e) => want({ name: e.target.value })} autocomplete="off" /></label>
        <${Size} room=${room} value=${wish.seats} onChange=${(/** @type {number} */ seats) => want({ seats, first: Number(wish.first) >= seats ? "random" : wish.first })} />
        <${First} room=${room} seats=${wish.seats} value=${wish.first} onChange=${(/** @type {string|number} */ first) => want({ first })} />
        <label class="check"><input type="checkbox" checked=${wish.autostart} onChange=${(/** @type {any} */ e) => want({ autostart: e.target.checked })} />
          <span>${text("front.autostart")}</span></label>
        <label class="check"><input type="checkbox" checked=${wish.visibility === "public"}
          onChange=${(/** @type {any} */ e) => want({ visibility: e.target.checked ? "public" : "private" })} /><span>${text("arrange.public")}</span></label>
        <div class="answers">
          <button type="button" onClick=${onClose}>${text("app.no")}</button>
          <button class="primary">${text("app.save")}</button>
        </div>
      </form>
    <//>`;
}

/** Only what is wanted otherwise than at opening: the rest may have changed meanwhile. @param {Record<string, any>} before @param {Record<string, any>} wish */
function changed(before, wish) {
  return Object.fromEntries(Object.entries(wish).filter(([name, value]) => value !== before[name]));
}

/** @param {{room: Room, value: number, onChange: (size: number) => void}} props */
function Size({ room, value, onChange }) {
  const needed = room.seats.filter((seat) => seat.player || seat.reserved).length;
  return html`
    <fieldset class="field segments">
      <legend>${text("front.players")}</legend>
      <div class="segment-row">
        ${SIZES.map((size) => html`
          <label class="segment">
            <input type="radio" name="size" value=${size} checked=${size === value} disabled=${size < needed} onChange=${() => onChange(size)} />
            <span>${size}</span>
          </label>`)}
      </div>
      ${needed > 2 && html`<p class="note">${text("arrange.needed", { n: needed })}</p>`}
    </fieldset>`;
}

/** @param {{room: Room, seats: number, value: string|number, onChange: (first: string|number) => void}} props */
function First({ room, seats, value, onChange }) {
  const names = seatNames(room.seats);
  return html`
    <label class="field"><span>${text("front.first")}</span>
      <select value=${value} onChange=${(/** @type {any} */ e) => onChange(e.target.value === "random" ? "random" : Number(e.target.value))}>
        <option value="random">${text("front.first_random")}</option>
        ${Array.from({ length: seats }, (_, n) => html`<option value=${n} key=${n}>${names[n] ?? text("arrange.seat", { n: n + 1 })}</option>`)}
      </select>
    </label>`;
}

/** @param {{open: OpenRoom, seat: number, onFree: () => void, onClose: () => void}} props */
export function SeatDialog({ open, seat: number, onFree, onClose }) {
  const room = /** @type {Room} */ (open.room.value);
  const seat = room.seats[number];
  const host = isHost(open.view.value);
  const name = seatNames(room.seats)[number] ?? seat?.reserved;
  const [removing, setRemoving] = useState(false);
  if (!seat) return null;
  const remove = async () => (await attempt(() => open.command("/removals", { player: seat.player?.id }))) && onClose();
  const handOver = async () => (await attempt(() => open.command("", { host: seat.player?.id }, "PATCH"))) && onClose();
  return html`
    <${Dialog} title=${name ? isolated(name) : text("arrange.seat", { n: number + 1 })} onClose=${onClose}>
      <div class="stack">
        <${Looks} open=${open} room=${room} seat=${seat} host=${host} />
        ${host && !seat.player && html`<${Keeping} open=${open} room=${room} seat=${seat} />`}
        ${host && seat.player && seat.player.id !== room.host && html`
          <div class="menu">
            <button type="button" onClick=${handOver}>${text("arrange.hand_over")}</button>
            <button type="button" class="grave" onClick=${onFree}>${text("waiting.free_seat")}</button>
            <button type="button" class="grave" onClick=${() => setRemoving(true)}>${text("conduct.remove")}</button>
          </div>`}
        ${removing && seat.player && html`
          <p>${text("conduct.remove_what", { name: isolated(name ?? "") })}</p>
          <div class="answers">
            <button type="button" onClick=${() => setRemoving(false)}>${text("app.no")}</button>
            <button type="button" class="primary grave" onClick=${remove}>${text("conduct.remove_yes", { name: isolated(name ?? "") })}</button>
          </div>`}
      </div>
    <//>`;
}

/** The colours and shapes; each player has one alone. @param {{open: OpenRoom, room: Room, seat: Seat, host: boolean}} props */
function Looks({ open, room, seat, host }) {
  const taken = (/** @type {number} */ look) => room.seats.some((other) => other.seat !== seat.seat && other.player && other.look === look);
  const want = (/** @type {number} */ look) => attempt(() => open.command(`/seats/${seat.seat}`, { look }, "PATCH"));
  return html`
    <fieldset class="field segments">
      <legend>${text("arrange.look")}</legend>
      <div class="segment-row looks">
        ${LOOKS.map((look) => html`
          <label class="segment" key=${look}>
            <input type="radio" name="look" value=${look} checked=${seat.look === look} disabled=${!host && taken(look)} onChange=${() => want(look)} />
            <span><${Token} look=${look} /><small>${text(`arrange.look_${look}`)}</small></span>
          </label>`)}
      </div>
      <p class="note">${text(host ? "arrange.looks_change" : "arrange.looks_alone")}</p>
    </fieldset>`;
}

/** A free seat that is kept for somebody, and their own link. @param {{open: OpenRoom, room: Room, seat: Seat}} props */
function Keeping({ open, room, seat }) {
  const [name, setName] = useState(seat.reserved ?? "");
  const where = `/seats/${seat.seat}/reservation`;
  const kept = open.view.value.you?.reservations?.find((one) => one.seat === seat.seat);
  const keep = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    return attempt(() => open.command(where, { name }, "PUT"));
  };
  const release = async () => (await attempt(() => open.command(where, undefined, "DELETE"))) && setName("");
  return html`
    <form class="stack" onSubmit=${keep}>
      <label class="field"><span>${text("arrange.keep_for")}</span>
        <input type="text" maxlength="96" required value=${name} onInput=${(/** @type {any} */ e) => setName(e.target.value)} autocomplete="off" autocapitalize="words" /></label>
      <div class="row">
        <button class=${seat.reserved ? "" : "primary"}>${text(seat.reserved ? "arrange.rename" : "arrange.keep")}</button>
        ${seat.reserved && html`<button type="button" onClick=${release}>${text("arrange.release")}</button>`}
      </div>
      <p class="note">${text("arrange.keep_what")}</p>
    </form>
    ${seat.reserved && kept && html`<${ShareBox} code=${room.code} invite=${kept.invite} name=${room.name} label=${text("arrange.link_for", { name: isolated(seat.reserved) })} />`}`;
}
