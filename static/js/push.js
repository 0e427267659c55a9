/** Whether this browser tells of turns while no page is open, and how that begins and ends. */
import { signal } from "./html.js";
import { keep, kept } from "./kept.js";
import { player } from "./me.js";
import { call, get, post } from "./net.js";

/** @typedef {{service: string, since: string, result: string|null, result_at: string|null}} Subscription */
/** @typedef {{public_key: string, subscription: Subscription|null}} MyPush what the server knows of this device */
/** @typedef {"able"|"insecure"|"home_screen"|"unsupported"|"denied"} Ability */

/** The browser did not give us an address to push to, though it may. */
export class NoSubscription extends Error {}

/** What the server knows, null before it was asked. @type {import("./html.js").Signal<MyPush|null>} */
export const known = signal(null);
/** Whether it can be turned on here, or why not. @type {import("./html.js").Signal<Ability>} */
export const ability = signal(look());

/** Whether this is an iPhone or iPad; the latter says that it is a Mac. */
function isIos() {
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
}

/** @returns {Ability} */
function look() {
  if (!globalThis.isSecureContext) return "insecure";
  const home = matchMedia("(display-mode: standalone)").matches || /** @type {any} */ (navigator).standalone === true;
  if (isIos() && !home) return "home_screen";
  if (!("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis)) return "unsupported";
  return Notification.permission === "denied" ? "denied" : "able";
}

/** Where this device keeps whether its player wants to be told here. */
const place = () => `push:${player.value?.id}`;

/** Asks the server, and lets it know where the browser takes nothing any more. */
export async function ask() {
  ability.value = look();
  known.value = await get("/api/me/push");
  if (known.value?.subscription && ability.value !== "able") await leave();
}

/**
 * Turns it on. To be called by a touch: browsers ask for permission then only.
 * @returns {Promise<boolean>} whether it is on; if not, `ability` may say why
 * @throws {NoSubscription|import("./net.js").Problem|import("./net.js").NoAnswer}
 */
export async function turnOn() {
  const allowed = await Notification.requestPermission();
  ability.value = look();
  if (allowed !== "granted") return false;
  await subscribe();
  keep(place(), "on");
  return true;
}

export async function turnOff() {
  await leave();
  const subscription = await (await worker())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function leave() {
  keep(place(), null);
  await call("DELETE", "/api/me/push");
  if (known.value) known.value = { ...known.value, subscription: null };
}

/** Has something pushed here at once. @returns {Promise<string|null>} what came of it, null where it went well */
export async function test() {
  const answer = await post("/api/me/push/test");
  known.value = answer;
  return answer.result;
}

/** What was wanted once is set right again, as after the browser's data were changed behind our back. */
export async function heal() {
  if (kept(place()) !== "on" || look() !== "able" || Notification.permission !== "granted") return;
  await subscribe().catch(() => undefined);
}

const worker = () => navigator.serviceWorker.getRegistration();

/** The browser's own address for pushes goes to the server; the same one again does no harm. */
async function subscribe() {
  const { public_key } = await get("/api/me/push");
  const key = bytesOf(public_key);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  const other = before && !same(before.options.applicationServerKey, key);
  if (other) await before.unsubscribe();
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const made = !other && before ? before : await pushManager.subscribe(wanted).catch(refuse);
  const { endpoint, keys } = made.toJSON();
  known.value = await call("PUT", "/api/me/push", { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}

/** @param {unknown} cause @returns {never} */
function refuse(cause) {
  throw new NoSubscription("the browser has no address for pushes", { cause });
}

/** @param {string} text base64url */
function bytesOf(text) {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer|null} one @param {Uint8Array} other */
function same(one, other) {
  const bytes = new Uint8Array(one ?? 0);
  return bytes.length === other.length && other.every((byte, n) => byte === bytes[n]);
}
