import { Token } from "../figures.js";
import { html } from "../html.js";
import { seatNames } from "../names.js";
import { text } from "../text.js";

/**
 * Who sits where.
 * @param {{room: import("../types.js").Room, you: import("../types.js").You|null, onFree?: (seat: number) => void}} props
 *   `onFree` is there only for the host
 */
export function Seats({ room, you, onFree }) {
  const names = seatNames(room.seats);
  return html`
    <ol class="seats">
      ${room.seats.map((seat, n) => html`
        <li class=${`seat look-${n}${seat.player ? "" : " free"}`} key=${seat.seat}>
          <${Token} look=${n} />
          <span class="seat-name">${names[n] ? html`<bdi>${names[n]}</bdi>` : text("waiting.free")}</span>
          <span class="seat-tags">
            ${you?.seats.includes(seat.seat) && html`<span class="tag">${text("waiting.you")}</span>`}
            ${seat.player?.id === room.host && html`<span class="tag">${text("waiting.host")}</span>`}
            ${seat.player && html`<span class=${seat.online ? "here" : "away"}>${text(seat.online ? "waiting.here" : "waiting.away")}</span>`}
          </span>
          ${onFree && seat.player && seat.player.id !== room.host && html`
            <button type="button" class="plain" onClick=${() => onFree(seat.seat)}
              aria-label=${text("waiting.free_seat_of", { name: names[n] ?? "" })}>${text("waiting.free_seat")}</button>`}
        </li>`)}
    </ol>`;
}
