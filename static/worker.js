/**
 * The service worker: keeps the static files of the page, so that it opens without a connection and can say so.
 * Nothing of a game is ever kept: what the API says is true only when it is said.
 */
const KEPT = "make-make-files-1";
const SHELL = "/static/index.html";
const BUNDLE = "/static/bundle/";
/** What names the files of the bundle. */
const RECORD = `${BUNDLE}bundle.json`;
/** Where the record of the bundle before the newest stands: a page of it may still be open. */
const BEFORE = `${BUNDLE}before.json`;

/** @param {URL} url */
const isFile = (url) => url.origin === location.origin && url.pathname.startsWith("/static/");

/** @param {string} address */
const isBundled = (address) => new URL(address, location.origin).pathname.startsWith(BUNDLE);

/** What shows no page: all that the server answers otherwise. Every other path does, so that new pages need no word here. */
const NO_PAGE = /^\/(api|static)\/|\.\w+$|^\/(healthz|readyz|metrics)$/;

/** The paths that show the page. @param {URL} url */
const isPage = (url) => !NO_PAGE.test(url.pathname);

/**
 * As it is now, and kept for later; where there is no connection, as it was. So is a file of a bundle that the server does
 * not know any more.
 * @param {Request} request
 */
async function fresh(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    if (answer.ok || !isBundled(request.url)) return answer;
    return (await kept.match(request)) ?? answer;
  } catch (error) {
    const before = await kept.match(request, { ignoreSearch: true });
    if (before) return before;
    throw error;
  }
}

/** @param {Request} request */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await caches.match(SHELL);
    if (shell) return shell;
    throw error;
  }
}

/** @param {string[]} addresses */
async function keep(addresses) {
  const kept = await caches.open(KEPT);
  const files = addresses.filter((address) => isFile(new URL(address, location.origin)));
  await Promise.all([SHELL, ...files].map((address) => kept.add(address).catch(() => undefined)));
  if (files.some(isBundled)) await keepBundle(kept).catch(() => undefined);
}

/** Keeps the files of the bundle that no page has asked for yet, and forgets those of older bundles. @param {Cache} kept */
async function keepBundle(kept) {
  const answer = await fetch(RECORD);
  if (!answer.ok) return;
  const newest = await answer.clone().json();
  const last = await kept.match(RECORD);
  if (last && (await last.clone().json()).sources !== newest.sources) await kept.put(BEFORE, last);
  await kept.put(RECORD, answer);
  const before = await (await kept.match(BEFORE))?.json();
  const paths = (/** @type {any} */ record) => Object.keys(record?.files ?? {}).map((name) => BUNDLE + name);
  await Promise.all(paths(newest).map(async (path) => (await kept.match(path)) ?? kept.add(path)));
  const wanted = new Set([RECORD, BEFORE, ...paths(newest), ...paths(before)]);
  const old = (await kept.keys()).filter(({ url }) => isBundled(url) && !wanted.has(new URL(url).pathname));
  await Promise.all(old.map((request) => kept.delete(request)));
}

async function takeOver() {
  const others = (await caches.keys()).filter((name) => name !== KEPT);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** What is pushed, as `app/notices/payload.py` writes it. @typedef {{title: string, body: string, tag: string, id?: number, url: string, kind?: string, language: string, waiting?: number, until?: string, by?: string, act?: {title: string, url: string}}} Told */

/** A time by this device's clock, as its language variety has it. @param {string} until @param {string} language */
function moment(until, language) {
  const variety = self.navigator.languages.find((tag) => tag.startsWith(language)) ?? language;
  const form = { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" };
  return new Intl.DateTimeFormat(variety, form).format(new Date(until));
}

/** What the pages name the same. */
const NOTICES = "notices";
/** Milliseconds that a page may take for what it puts away; one that the system has halted would take for ever. */
const PATIENCE = 1_000;

/**
 * One after another, in the pages too: what is being shown while somebody asks what there is, Chromium takes for gone.
 * @param {() => Promise<void>} work
 */
async function inTurn(work) {
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  if (!self.navigator.locks) return begin();
  try {
    await self.navigator.locks.request(NOTICES, { signal: AbortSignal.timeout(PATIENCE) }, begin);
  } catch (error) {
    if (begun) throw error;
    await work();
  }
}

/** Shows what was pushed; a newer one of a room takes the place of an older, the same once more in silence. @param {Told} told */
async function show({ title, body, tag, id, url, kind, language, waiting, until, by, act }) {
  // A time may end in a full stop of its own: "7:00 p. m."
  const words = until && by ? `${body} ${by.replace("{when}", moment(until, language)).replace("..", ".")}` : body;
  const icon = "/static/img/icon-192.png";
  const actions = act ? [{ action: "act", title: act.title }] : [];
  const data = { id, url, kind, act: act?.url };
  const shown = await self.registration.getNotifications({ tag });
  const renotify = id === undefined || !shown.some((notification) => notification.data?.id === id);
  await self.registration.showNotification(title, { body: words, tag, renotify, icon, lang: language, actions, data });
  if (waiting !== undefined) await self.navigator.setAppBadge?.(waiting).catch(() => undefined);
  for (const page of await pages()) page.postMessage({ told: true });
}

const pages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** To the page that shows it already, else to a new one. @param {string} url */
async function goTo(url) {
  const there = (await pages()).find((page) => new URL(page.url).pathname === url);
  await (there ? there.focus() : self.clients.openWindow(url));
}

/** The browser has another address for pushes, or none any more: the server gets the new one. @param {PushSubscription|null} given */
async function renew(given) {
  const answer = await fetch("/api/me/push");
  if (!answer.ok) return;
  const { public_key } = await answer.json();
  const made = given ?? await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  await fetch("/api/me/push", { method: "PUT", headers: { "Content-Type": "application/json" }, body });
}

self.addEventListener("push", (event) => event.waitUntil(inTurn(() => show(event.data.json()))));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url, act } = event.notification.data;
  event.waitUntil(goTo(event.action === "act" ? act : url));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.newSubscription ?? null)));
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(keep(event.data.keep).then(() => event.source?.postMessage({ kept: true }))));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET") return;
  if (event.request.mode === "navigate" && isPage(url)) event.respondWith(page(event.request));
  else if (isFile(url)) event.respondWith(fresh(event.request));
});
