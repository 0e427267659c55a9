/** When this player can be expected to move. */
import { call, get, NoAnswer, Problem } from "./net.js";

/** @typedef {{zone: string, wakes: number, sleeps: number, away: {first: string, last: string}[]}} Hours minutes of the day */

/** Days away with one booking more; as they were while it is not whole. @param {Hours} hours @param {{first: string, last: string}} booking @returns {Hours} */
export function withBooking(hours, booking) {
  return isWhole(booking) ? { ...hours, away: [...hours.away, booking] } : hours;
}

/** Whether both days are named, in their order. @param {{first: string, last: string}} booking dates, or empty */
export function isWhole({ first, last }) {
  return first !== "" && last !== "" && first <= last;
}

/** The time zone of this browser. */
export function ownZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** Who never said anything: by day, where this browser is. @returns {Hours} */
export function usualHours() {
  return { zone: ownZone(), wakes: 8 * 60, sleeps: 22 * 60, away: [] };
}

/** @returns {Promise<Hours|null>} */
export async function myHours() {
  return (await get("/api/me/hours")).hours;
}

/** @param {Hours} hours @returns {Promise<Hours>} */
export async function keepHours(hours) {
  return (await call("PUT", "/api/me/hours", hours)).hours;
}

/** Who sits down for the first time is taken to live by day. Where that fails, deadlines do not look at the time of day. */
export async function tellHours() {
  try {
    if ((await myHours()) === null) await keepHours(usualHours());
  } catch (error) {
    if (!(error instanceof NoAnswer || error instanceof Problem)) throw error;
  }
}
