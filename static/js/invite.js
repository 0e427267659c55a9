/** The invite of a link: it comes after the `#`, leaves the address bar at once, and stays in this tab until it is used. */
import { signal } from "./html.js";
import { keep, kept } from "./kept.js";

/** Counts the changes, so that a page that asked for an invite is drawn again when there is another. */
const changes = signal(0);

/** @param {string} code @param {string|null} invite */
export function keepInvite(code, invite) {
  keep(`invite:${code}`, invite, "tab");
  changes.value = changes.peek() + 1;
}

/**
 * The code of the room that a path shows.
 * @param {string} path
 * @returns {string|null}
 */
export function roomOf(path) {
  const found = /^\/r\/([^/]+)\/?$/.exec(path);
  return found ? decodeURIComponent(found[1]) : null;
}

/**
 * What to send to friends.
 * @param {string} origin
 * @param {string} code
 * @param {string|null} invite null: the link for watching only
 */
export function linkTo(origin, code, invite) {
  return `${origin}/r/${encodeURIComponent(code)}${invite ? `#${invite}` : ""}`;
}

/**
 * What shows one position of a game.
 * @param {string} origin
 * @param {string} code
 * @param {number} version
 */
export function linkToPosition(origin, code, version) {
  return `${linkTo(origin, code, null)}?v=${version}`;
}

/** Takes the invite out of the address bar, where there is one, and keeps it. @param {string} code */
export function takeInvite(code) {
  const fragment = location.hash.slice(1);
  if (!fragment) return;
  keepInvite(code, fragment);
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** The number of the seat that an invite is for, null where it is for any. @param {string|null} invite */
export function seatOfInvite(invite) {
  const found = /^([0-3])-[\w-]{22}$/.exec(invite ?? "");
  return found ? Number(found[1]) : null;
}

/** @param {string} code */
export function keptInvite(code) {
  return changes.value >= 0 ? kept(`invite:${code}`, "tab") : null;
}

/** @param {string} code */
export function forgetInvite(code) {
  keepInvite(code, null);
}

/** Remembers that this tab's player sat, or wants no seat any more. @param {string} code @param {boolean} sat */
export function rememberSeat(code, sat) {
  keep(`sat:${code}`, sat ? "yes" : null, "tab");
}

/** Remembers that the player has left this device, not the seat. @param {string} code */
export function rememberSignedOut(code) {
  keep(`sat:${code}`, "signed out", "tab");
}

/** Whether this tab's player had a seat and has not left it. @param {string} code */
export function hadSeat(code) {
  return kept(`sat:${code}`, "tab") === "yes";
}

/** Whether this device was signed out while it showed the room. @param {string} code */
export function wasSignedOut(code) {
  return kept(`sat:${code}`, "tab") === "signed out";
}
