/** The token of a link that takes seats along: it comes after the `#`, leaves the address bar at once, and stays in this tab. */
import { signal } from "./html.js";
import { keepInvite, roomOf } from "./invite.js";
import { keep, kept } from "./kept.js";

/** The token that this tab was opened with, null where there is none. */
export const token = signal(kept("token", "tab"));

/** Takes it out of the address, so that nobody reads it over a shoulder or sends it on; an invite that came with it is kept. */
export function takeToken() {
  if (location.pathname !== "/seats" || location.hash.length < 2) return;
  const [made, invite] = location.hash.slice(1).split(".");
  const room = roomOf(destination());
  if (room && invite) keepInvite(room, invite);
  token.value = made;
  keep("token", token.value, "tab");
  history.replaceState(history.state, "", location.pathname + location.search);
}

export function dropToken() {
  token.value = null;
  keep("token", null, "tab");
}

/**
 * @param {string} origin
 * @param {string} made the token
 * @param {string|null} [room] the code of the room to go to with it
 * @param {string|null} [invite] to that room
 */
export function linkWith(origin, made, room = null, invite = null) {
  return `${origin}/seats${room ? `?to=${encodeURIComponent(room)}` : ""}#${made}${invite ? `.${invite}` : ""}`;
}

/** Where to go with the seats: the room that the link named, else my games. */
export function destination() {
  const room = new URLSearchParams(location.search).get("to");
  return room && /^[\w-]{1,32}$/.test(room) ? `/r/${room}` : "/";
}
