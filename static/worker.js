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

/** The paths that show the page. @param {URL} url */
const isPage = (url) => /^\/($|(rules|learn|record|seats)$|r\/)/.test(url.pathname);

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

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(keep(event.data.keep).then(() => event.source?.postMessage({ kept: true }))));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET") return;
  if (event.request.mode === "navigate" && isPage(url)) event.respondWith(page(event.request));
  else if (isFile(url)) event.respondWith(fresh(event.request));
});
