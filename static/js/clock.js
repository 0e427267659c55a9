/** What time it is at the server: a device's own clock may be hours off, so it only measures what has passed since. */

/** Milliseconds that the server is ahead of this device. */
let ahead = 0;

/** Take over the time of an answer. @param {string|null} date its `Date` header @param {number} [now] milliseconds */
export function hearTime(date, now = Date.now()) {
  const told = Date.parse(date ?? "");
  if (!Number.isNaN(told)) ahead = told - now;
}

/** Milliseconds since 1970, at the server. @param {number} [now] at this device */
export function serverTime(now = Date.now()) {
  return now + ahead;
}
