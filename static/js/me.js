/** Who sits before this page: the guest identity, which lives in a cookie that scripts cannot read. */
import { signal } from "./html.js";
import { offline } from "./installed.js";
import { keep, kept } from "./kept.js";
import { call, get, NoAnswer, post, Problem } from "./net.js";
import { chosenLanguage, language, remember, speak } from "./text.js";

/** The player, null while there is none. @type {import("./html.js").Signal<import("./types.js").Player|null>} */
export const player = signal(null);
/** The games of the player, those that wait for them first. @type {import("./html.js").Signal<any[]>} */
export const games = signal([]);
/** The devices that came since this one was told of them. @type {import("./html.js").Signal<{name: string|null}[]>} */
export const newDevices = signal([]);
/** What became of seats of mine that somebody asked for. @type {import("./html.js").Signal<{code: string, name: string, outcome: "stopped"|"passed", at: string}[]>} */
export const claimNews = signal([]);
/** The origin that links are made with: another one than the page's where phones cannot reach that. */
export const origin = signal(location.origin);

/** Hours after which a seat passes that somebody lost and asks for. */
export const claimHours = signal(72);

/**
 * Asks who this is, and what games there are. Nobody, and no answer, are no error.
 * @param {Promise<void>} [spoken] the page's first language, where it is still on its way
 */
export async function meet(spoken) {
  try {
    const me = await get("/api/me");
    await spoken;
    player.value = me.player;
    games.value = me.games;
    newDevices.value = me.new_devices ?? [];
    claimNews.value = me.claims ?? [];
    offline.value = false;
    await agreeOnLanguage(me.player.language);
  } catch (error) {
    if (error instanceof Problem && error.status === 401) player.value = null;
    offline.value = error instanceof NoAnswer;
  }
}

/** What was chosen on this device goes before what the player chose elsewhere. @param {string} theirs */
async function agreeOnLanguage(theirs) {
  const wanted = chosenLanguage() ?? theirs;
  if (wanted !== language.value) await speak(wanted);
  if (wanted !== theirs) await call("PATCH", "/api/me", { language: wanted });
}

/** Asks where this site can be reached from other devices. */
export async function locate() {
  try {
    const site = await get("/api/site");
    origin.value = site.origin ?? location.origin;
    claimHours.value = site.claim_hours ?? claimHours.value;
  } catch {
    origin.value = location.origin;
  }
}

/** The nickname to propose: the player's own, else what was typed here last. */
export function knownNickname() {
  return player.value?.nickname ?? kept("nickname") ?? "";
}

/** Remembers what is being typed, so that no reload loses it. @param {string} nickname */
export function draftNickname(nickname) {
  keep("nickname", nickname);
}

/**
 * Becomes a player, or takes another nickname; the same one again does no harm.
 * @param {string} nickname
 */
export async function introduce(nickname) {
  const answer = await post("/api/players", { nickname, language: language.value });
  player.value = answer.player;
}

/** @param {string} nickname */
export async function rename(nickname) {
  const answer = await call("PATCH", "/api/me", { nickname });
  player.value = answer.player ?? answer;
}

/** Changes the language of the page and, for a player, of what the server says. @param {string} wanted */
export async function choose(wanted) {
  await speak(wanted);
  remember(wanted);
  if (!player.value || player.value.language === wanted) return;
  const answer = await call("PATCH", "/api/me", { language: wanted });
  player.value = answer.player ?? answer;
}

/** The player knows of all devices. */
export async function knowDevices() {
  await post("/api/me/devices/seen");
  newDevices.value = [];
}

/** The player knows what became of the seats that somebody asked for. */
export async function knowClaims() {
  await post("/api/me/claims/seen");
  claimNews.value = [];
}

/** Forgets this player on this device. */
export async function signOut() {
  await call("DELETE", "/api/me/session");
  beNobody();
}

/** Deletes this player, everywhere and for good. */
export async function deleteMe() {
  await call("DELETE", "/api/me");
  beNobody();
}

function beNobody() {
  keep(`push:${player.value?.id}`, null);
  player.value = null;
  games.value = [];
  newDevices.value = [];
  claimNews.value = [];
}
