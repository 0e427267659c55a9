/** The people at the table as the table's parts need them: names in sentences, looks on the board. A look goes with the seat. */
import { seatNames } from "./names.js";
import { isolated } from "./text.js";

/** @typedef {{clan: number, name: string, look: number, seat: import("./types.js").Seat}} Person */

/**
 * Those who play, by clan.
 * @param {import("./types.js").Room} room
 * @returns {Person[]}
 */
export function people(room) {
  const names = seatNames(room.seats);
  return room.seats
    .map((seat, n) => ({ clan: seat.clan ?? -1, name: names[n] ?? "", look: seat.look ?? seat.clan ?? 0, seat }))
    .filter((person) => person.clan >= 0)
    .sort((a, b) => a.clan - b.clan);
}

/** The look of a clan at this table. @param {import("./types.js").Room|null} room @param {number} clan */
export function lookOf(room, clan) {
  return room?.seats.find((seat) => seat.clan === clan)?.look ?? clan;
}

/** Names for sentences, by clan. @param {import("./types.js").Room} room @returns {(clan: number) => string} */
export function naming(room) {
  const playing = people(room);
  return (clan) => isolated(playing[clan]?.name ?? "");
}
