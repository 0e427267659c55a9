/** Passing one phone around: whether this device says whose turn it is, and when. */
import { signal } from "./html.js";
import { keep, kept } from "./kept.js";

/** Whether this device asks for the phone to be passed on. */
export const asks = signal(kept("hand-over") !== "off");

/** @param {boolean} wanted */
export function wantHandOver(wanted) {
  asks.value = wanted;
  keep("hand-over", wanted ? null : "off");
}

/**
 * Whom the phone goes to: the clan on the move, where it is one of several here and another than played here last.
 * After an action was taken back the phone is where it belongs. Pure.
 * @param {import("./types.js").View} view
 * @param {number|null} last the clan that played here last, null where none did
 * @returns {number|null} null where it stays
 */
export function passedTo({ room, you, events }, last) {
  const clan = room?.status === "playing" && !room.closed ? room.state?.clan ?? null : null;
  if (clan === null || last === null || clan === last || (you?.seats.length ?? 0) < 2) return null;
  if (events.at(-1)?.kind === "undo") return null;
  return room?.seats.some((seat) => seat.clan === clan && you?.seats.includes(seat.seat)) ? clan : null;
}
