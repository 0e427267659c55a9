/** What time it is at the server: a device's own clock may be hours off, so it only measures what has passed since. */

/** Answers that are looked back on: a device's clock is put right now and then. */
const RECENT = 10;
/** Milliseconds that no answer is late: what is further off tells of a device whose clock was set anew. */
const LATE = 15_000;

/** By how many milliseconds the server was ahead of this device, as the last answers told. @type {number[]} */
let told = [];

/** Milliseconds: whole seconds and the way here only make an answer late, so the greatest of them is the nearest. */
const ahead = () => (told.length ? Math.max(...told) : 0);

/** Take over the time of an answer. @param {string|null} date its `Date` header @param {number} [now] milliseconds */
export function hearTime(date, now = Date.now()) {
  const heard = Date.parse(date ?? "") - now;
  if (Number.isNaN(heard)) return;
  const anew = Math.abs(heard - ahead()) > LATE;
  told = [...(anew ? [] : told.slice(1 - RECENT)), heard];
}

/** Milliseconds since 1970, at the server. @param {number} [now] at this device */
export function serverTime(now = Date.now()) {
  return now + ahead();
}
