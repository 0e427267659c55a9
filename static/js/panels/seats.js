/** Who sits where; for the host a list that can be put into order, by pointer and by keys. */
import { Token } from "../figures.js";
import { html } from "../html.js";
import { seatNames } from "../names.js";
import { useOrder } from "../order.js";
import { text } from "../text.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Seat} Seat */

/**
 * @param {{room: Room, you: import("../types.js").You|null, onOpen?: (seat: number) => void, onOrder?: (order: number[]) => Promise<unknown>}} props
 *   `onOpen` asks for what can be done with a seat: with one's own, and as the host with any; `onOrder` is there for the host alone
 */
export function Seats({ room, you, onOpen, onOrder }) {
  const names = seatNames(room.seats);
  const called = (/** @type {number} */ n) => names[n] ?? text("arrange.seat", { n: n + 1 });
  const order = useOrder(room.seats.length, called, onOrder);
  const opens = (/** @type {Seat} */ seat) => onOpen && (onOrder || you?.seats.includes(seat.seat));
  return html`
    <ol class=${onOrder ? "seats arranged" : "seats"} ref=${order.list}>
      ${room.seats.map((seat, n) => html`
        <li class=${`seat look-${seat.look ?? n}${seat.player ? "" : " free"}${order.held === n ? " held" : ""}`} key=${seat.seat} style=${order.style(n)}>
          ${onOrder && html`
            <button type="button" class="plain icon grip" aria-label=${text("arrange.move", { name: called(n) })} aria-keyshortcuts="ArrowUp ArrowDown" ...${order.grip(n)}>
              <svg viewBox="0 0 22 22" class="sign-of-tool" aria-hidden="true" focusable="false"><path d="M11 3v16M7.5 6.5L11 3l3.5 3.5M7.5 15.5L11 19l3.5-3.5" /></svg></button>`}
          <${Token} look=${seat.look ?? n} />
          <span class="seat-words"><${Sitting} seat=${seat} name=${names[n]} />
            ${seat.player && html`<span class=${seat.online ? "here" : "away"}>${text(seat.online ? "waiting.here" : "waiting.away")}</span>`}
            <span class="seat-tags">
            ${you?.seats.includes(seat.seat) && html`<span class="tag">${text("waiting.you")}</span>`}
            ${seat.player?.id === room.host && html`<span class="tag">${text("waiting.host")}</span>`}
            ${room.first === seat.seat && html`<span class="tag">${text("arrange.begins")}</span>`}
          </span></span>
          ${opens(seat) && html`
            <button type="button" class="plain icon seat-more" aria-haspopup="dialog" aria-label=${text("arrange.open", { name: called(n) })}
              onClick=${() => onOpen?.(seat.seat)}>⋯</button>`}
        </li>`)}
    </ol>`;
}

/** @param {{seat: Seat, name: string|null}} props */
function Sitting({ seat, name }) {
  if (name) return html`<span class="seat-name"><bdi>${name}</bdi></span>`;
  if (!seat.reserved) return html`<span class="seat-name">${text("waiting.free")}</span>`;
  return html`<span class="seat-name">${text("arrange.kept_for")} <bdi>${seat.reserved}</bdi></span>`;
}
