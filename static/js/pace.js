/** Pace and the clock of a turn, as far as a page has to know them; pure, every instant is an argument (ms). */

/** @typedef {{kind: "none"} | {kind: "live"|"days", turn: number, bank: number}} Pace seconds, or days */
/** @typedef {import("./types.js").Room} Room */

/** What is offered, by the name that a choice has. @type {Record<string, Pace>} */
export const PACES = {
  none: { kind: "none" },
  days_1: { kind: "days", turn: 1, bank: 1 },
  days_2: { kind: "days", turn: 2, bank: 2 },
  days_3: { kind: "days", turn: 3, bank: 2 },
  days_5: { kind: "days", turn: 5, bank: 2 },
  days_7: { kind: "days", turn: 7, bank: 2 },
  live_quick: { kind: "live", turn: 15, bank: 300 },
  live_slow: { kind: "live", turn: 45, bank: 900 },
};
export const ABSENCES = ["wait", "substitute", "retire"];

/** The choice that this pace is; "other" where it is none of ours. @param {Pace|undefined} pace */
export function paceName(pace) {
  const wanted = pace ?? PACES.none;
  const same = (/** @type {any} */ one) => one.kind === wanted.kind && one.turn === /** @type {any} */ (wanted).turn && one.bank === /** @type {any} */ (wanted).bank;
  return Object.keys(PACES).find((name) => same(PACES[name])) ?? "other";
}

/**
 * How the clock of the clan on the move stands; null where no time is measured.
 * @param {Room} room
 * @param {number} now at the server
 * @returns {{state: "running"|"bank"|"paused"|"up", left: number, bank: number, live: boolean, clan: number}|null}
 *   ms: `left` of the turn's own time where it runs live, else until the deadline; `bank` as it was when the turn began
 */
export function clockOf(room, now) {
  const { clock, pace } = room;
  if (!clock || room.status !== "playing") return null;
  const live = pace?.kind === "live";
  const common = { bank: (clock.banks[clock.clan] ?? 0) * 1000, live, clan: clock.clan };
  if (clock.paused) return { state: "paused", left: (clock.left ?? 0) * 1000, ...common };
  if (clock.up || !room.deadline) return { state: "up", left: 0, ...common };
  const bankFrom = clock.bank_from === null ? Infinity : Date.parse(clock.bank_from);
  const state = now >= bankFrom ? "bank" : "running";
  const deadline = Date.parse(room.deadline);
  const end = live && state === "running" ? Math.min(bankFrom, deadline) : deadline;
  return { state, left: Math.max(0, end - now), ...common };
}

/** A span as digits, 1:05:09 or 0:42. @param {number} left ms */
export function digits(left) {
  const seconds = Math.ceil(left / 1000);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Minutes of the day as a time field has them; the end of the day is 00:00 there. @param {number} minutes */
export function fieldTime(minutes) {
  const within = minutes % 1440;
  return `${String(Math.floor(within / 60)).padStart(2, "0")}:${String(within % 60).padStart(2, "0")}`;
}

/** @param {string} field @param {boolean} end midnight ends a day, or begins it */
export function minutesOf(field, end) {
  const [hours, minutes] = field.split(":").map(Number);
  const found = hours * 60 + minutes;
  return end && found === 0 ? 1440 : found;
}
