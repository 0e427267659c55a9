/** The invite of a link: it comes after the `#`, leaves the address bar at once, and stays in this tab until it is used. */
import { keep, kept } from "./kept.js";

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

/** Takes the invite out of the address bar, where there is one, and keeps it. @param {string} code */
export function takeInvite(code) {
  const fragment = location.hash.slice(1);
  if (!fragment) return;
  keep(`invite:${code}`, fragment, "tab");
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** @param {string} code */
export function keptInvite(code) {
  return kept(`invite:${code}`, "tab");
}

/** @param {string} code */
export function forgetInvite(code) {
  keep(`invite:${code}`, null, "tab");
}
