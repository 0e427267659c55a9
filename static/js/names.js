/** What people are called at a table. */

/** @typedef {import("./types.js").Seat} Seat */

/** Names that look the same to a quick eye are the same here. @param {string} name */
function folded(name) {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/**
 * A name for each seat, null for a free one. Where two look the same, the number of the seat tells them apart: "Ana 2".
 * @param {Seat[]} seats
 * @returns {(string|null)[]}
 */
export function seatNames(seats) {
  const looks = seats.map((seat) => (seat.player ? folded(seat.player.nickname) : null));
  return seats.map((seat, n) => {
    if (!seat.player) return null;
    const twin = looks.some((look, m) => m !== n && look === looks[n]);
    return twin ? `${seat.player.nickname} ${seat.seat + 1}` : seat.player.nickname;
  });
}
