/**
 * The service worker: keeps the static files of the page, so that it opens without a connection and can say so.
 * Nothing of a game is ever kept: what the API says is true only when it is said.
 */
const KEPT = "make-make-files-1";
const SHELL = "/static/index.html";

/** @param {URL} url */
const isFile = (url) => url.origin === location.origin && url.pathname.startsWith("/static/");

/** The paths that show the page. @param {URL} url */
const isPage = (url) => /^\/($|(rules|learn)$|r\/)/.test(url.pathname);

/** As it is now, and kept for later; where there is no connection, as it was. @param {Request} request */
async function fresh(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    return answer;
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
