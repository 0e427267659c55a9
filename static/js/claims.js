/** Seats that are asked for by who lost them, as the table shows them. Pure. */

/** @typedef {import("./types.js").Room} Room */
/** @typedef {import("./types.js").Claim} Claim */

/** The clans whose word counts about a claim: all others who still play, and whose own seat nobody asks for. @param {Room} room @param {Claim} claim */
export function vouchersOf(room, claim) {
  return vouching(room, claim).map(({ clan }) => clan ?? -1);
}

/** @param {Room} room @param {Claim} claim */
function vouching(room, claim) {
  const asked = [claim.clan, ...(room.claims ?? []).map(({ clan }) => clan)];
  const lost = room.seats.filter(({ clan }) => clan !== null && asked.includes(clan)).map(personOf);
  return room.seats.filter((seat) => seat.clan !== null && !seat.retired && !lost.includes(personOf(seat)));
}

/** Who plays for a seat: of several on one phone the same. @param {import("./types.js").Seat} seat */
const personOf = (seat) => seat.keeper ?? seat.player?.id ?? seat.seat;

/** How many people have these seats. @param {import("./types.js").Seat[]} seats */
const people = (seats) => new Set(seats.map(personOf)).size;

/** How many of them vouch, and how many they are. @param {Room} room @param {Claim} claim */
export function wordsGiven(room, claim) {
  const vouchers = vouching(room, claim);
  return { given: people(vouchers.filter(({ clan }) => claim.agreed.includes(clan ?? -1))), all: people(vouchers) };
}

/** The seats that can be asked for: of clans that play, and that nobody asks for yet. @param {Room} room */
export function seatsToAsk(room) {
  const asked = (room.claims ?? []).map(({ clan }) => clan);
  return room.seats.filter(({ clan, retired, player, keeper }) => clan !== null && player && !keeper && !retired && !asked.includes(clan));
}

/** Whether two others still play who could vouch. @param {Room} room */
export function canVouch(room) {
  return people(room.seats.filter(({ clan, retired }) => clan !== null && !retired)) > 2;
}
