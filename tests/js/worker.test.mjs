/** What the service worker keeps, against a cache and a server that are maps. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

const SCRIPT = readFileSync(new URL("../../static/worker.js", import.meta.url), "utf8");
const SITE = "https://make-make.example";
const BUNDLE = "/static/bundle/";
const pathOf = (asked) => new URL(asked.url ?? asked, SITE).pathname;

/**
 * @param {Map<string, string>} server what it has at each path
 * @param {object} [around] what else a worker has about it
 */
function worker(server, around = {}) {
  const kept = new Map();
  const ears = {};
  const fetched = async (asked) => {
    const found = server.get(pathOf(asked));
    return found === undefined ? new Response("", { status: 404 }) : new Response(found);
  };
  const cache = {
    put: async (asked, answer) => void kept.set(pathOf(asked), await answer.text()),
    match: async (asked) => (kept.has(pathOf(asked)) ? new Response(kept.get(pathOf(asked))) : undefined),
    add: async (asked) => {
      const answer = await fetched(asked);
      if (!answer.ok) throw new TypeError("not ok");
      await cache.put(asked, answer);
    },
    keys: async () => [...kept.keys()].map((path) => ({ url: SITE + path })),
    delete: async (asked) => kept.delete(pathOf(asked)),
  };
  const self = { addEventListener: (kind, hear) => (ears[kind] = hear), ...around };
  const here = { self, URL, Intl, JSON, AbortSignal: { timeout: () => soon(around.patience ?? 500) }, location: { origin: SITE }, fetch: around.fetch ?? fetched, caches: { open: async () => cache } };
  runInContext(SCRIPT, createContext(here));
  const heard = (kind, event) => new Promise((done) => ears[kind]({ ...event, waitUntil: done, respondWith: done }));
  return {
    heard,
    navigates: (path) => new Promise((done) => {
      ears.fetch({ request: { method: "GET", mode: "navigate", url: SITE + path }, respondWith: () => done(true) });
      done(false);
    }),
    keep: (...addresses) => heard("message", { data: { keep: addresses } }),
    ask: (path) => heard("fetch", { request: { method: "GET", mode: "no-cors", url: SITE + path } }),
    bundled: () => [...kept.keys()].filter((path) => path.startsWith(BUNDLE)).map((path) => path.slice(BUNDLE.length)).sort(),
  };
}

/** Another version takes the place of what the server had. @param {Map<string, string>} server @param {string[]} names */
function deploy(server, ...names) {
  server.clear();
  for (const name of names) server.set(BUNDLE + name, name);
  server.set(`${BUNDLE}bundle.json`, JSON.stringify({ sources: names.join(), files: Object.fromEntries(names.map((name) => [name, ""])) }));
}

test("all files of the newest bundle and of the one before are kept, and no others", async () => {
  const server = new Map();
  const { keep, bundled } = worker(server);
  deploy(server, "main.js", "away-1.js");
  await keep(`${BUNDLE}main.js`);
  assert.deepEqual(bundled(), ["away-1.js", "bundle.json", "main.js"]);
  for (const n of [2, 3]) {
    deploy(server, "main.js", `away-${n}.js`);
    await keep(`${BUNDLE}main.js`);
    await keep(`${BUNDLE}main.js`);
    assert.deepEqual(bundled(), [`away-${n - 1}.js`, `away-${n}.js`, "before.json", "bundle.json", "main.js"]);
  }
});

test("a file of a bundle that the server has no more is answered as it was", async () => {
  const server = new Map();
  const { keep, ask } = worker(server);
  deploy(server, "main.js", "away-1.js");
  await keep(`${BUNDLE}main.js`);
  deploy(server, "main.js", "away-2.js");
  assert.equal(await (await ask(`${BUNDLE}away-1.js`)).text(), "away-1.js");
  assert.equal((await ask(`${BUNDLE}away-0.js`)).status, 404);
});

test("a page that takes the sources keeps no bundle", async () => {
  const server = new Map();
  const { keep, bundled } = worker(server);
  deploy(server, "main.js");
  await keep("/static/js/main.js");
  assert.deepEqual(bundled(), []);
});

/** A worker with pages and a lock screen that are lists. @param {string[]} open the addresses of pages */
function phone(...open) {
  const shown = [];
  const gone = [];
  const said = [];
  const clients = open.map((url) => ({ url: SITE + url, focus: async () => void gone.push(`focus ${url}`), postMessage: (told) => said.push(told) }));
  const around = {
    navigator: { languages: ["en-GB", "es-CL"], setAppBadge: async (number) => void said.push(number) },
    registration: {
      showNotification: async (title, more) => void shown.push([title, more]),
      getNotifications: async ({ tag }) => shown.map(([, more]) => more).filter((more) => more.tag === tag),
    },
    clients: { matchAll: async () => clients, openWindow: async (url) => void gone.push(`open ${url}`) },
  };
  return { ...worker(new Map(), around), shown, gone, said, around };
}

const TOLD = { title: "Make Make", body: "Es tu turno.", tag: "room:abc", url: "/r/abc", kind: "turn", language: "es", waiting: 2 };
const finished = async (work) => void (await work);

test("a push is shown, by this device's clock, and the number of games stands on the app", async () => {
  const { heard, shown, said } = phone("/");
  const until = "2027-01-14T21:00:00Z";
  const act = { title: "Aceptar tablas", url: "/act#token" };
  await finished(heard("push", { data: { json: () => ({ ...TOLD, until, by: "Hasta el {when}.", act }) } }));
  const [[title, { body, tag, data, lang, renotify, actions }]] = shown;
  assert.deepEqual(JSON.parse(JSON.stringify(actions)), [{ action: "act", title: "Aceptar tablas" }]);
  const when = new Intl.DateTimeFormat("es-CL", { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" }).format(new Date(until));
  assert.deepEqual([title, body, tag, lang, renotify, data.url], ["Make Make", `Es tu turno. Hasta el ${when.replace(/\.$/, "")}.`, "room:abc", "es", true, "/r/abc"]);
  assert.deepEqual(JSON.parse(JSON.stringify(said)), [2, { told: true }]);
});

test("what is told once more, after a kill, makes no sound again", async () => {
  const { heard, shown } = phone();
  for (const told of [{ id: 7 }, { id: 7 }, { id: 8 }, {}, {}, { id: 8, tag: "room:def" }]) {
    await finished(heard("push", { data: { json: () => ({ ...TOLD, ...told }) } }));
  }
  assert.deepEqual(shown.map(([, { renotify }]) => renotify), [true, false, true, true, true, true]);
});

/** @param {number} wait milliseconds */
function soon(wait) {
  const late = new AbortController();
  setTimeout(() => late.abort(new Error("late")), wait);
  return late.signal;
}

/** As browsers have it: one at a time, and whoever waits too long is let go. */
function locksOf() {
  let last = Promise.resolve();
  return {
    request: (name, { signal }, work) => {
      const late = new Promise((_, refuse) => signal.addEventListener("abort", () => refuse(signal.reason)));
      const before = last;
      let turn = () => undefined;
      last = new Promise((done) => (turn = () => done()));
      return Promise.race([before, late]).then(work).finally(turn);
    },
    /** A page that takes its turn and never ends it. */
    halt: () => (last = new Promise(() => undefined)),
  };
}

test("nobody asks what is shown while something is being shown", async () => {
  const { around, shown } = phone();
  const going = [];
  const slowly = (kind, work) => async (...given) => {
    going.push(`${kind} begins`);
    await new Promise((done) => setTimeout(done, 5));
    going.push(`${kind} ends`);
    return work(...given);
  };
  const { showNotification, getNotifications } = around.registration;
  around.registration = { showNotification: slowly("show", showNotification), getNotifications: slowly("ask", getNotifications) };
  around.navigator.locks = locksOf();
  const { heard } = worker(new Map(), around);
  await Promise.all(["room:a", "room:b"].map((tag) => heard("push", { data: { json: () => ({ ...TOLD, tag }) } })));
  assert.equal(shown.length, 2);
  assert.deepEqual(going, ["ask", "show", "ask", "show"].flatMap((kind) => [`${kind} begins`, `${kind} ends`]));
  // A page that was halted in the middle keeps nothing from being shown.
  around.navigator.locks.halt();
  around.patience = 1;
  await finished(heard("push", { data: { json: () => ({ ...TOLD, tag: "room:c" }) } }));
  assert.equal(shown.length, 3);
});

test("a touch leads to the page that shows the room, else to a new one", async () => {
  for (const [open, way] of [[["/", "/r/abc?v=3"], "focus /r/abc?v=3"], [["/", "/r/abcd"], "open /r/abc"], [[], "open /r/abc"]]) {
    const { heard, gone } = phone(...open);
    let closed = 0;
    const notification = { data: { url: "/r/abc", act: "/act#token" }, close: () => (closed += 1) };
    await finished(heard("notificationclick", { action: "", notification }));
    assert.deepEqual([gone, closed], [[way], 1]);
    await finished(heard("notificationclick", { action: "act", notification }));
    assert.deepEqual(gone, [way, "open /act#token"]);
  }
});

test("a browser that has another address for pushes tells the server", async () => {
  const asked = [];
  const made = { toJSON: () => ({ endpoint: "https://push.example/2", expirationTime: null, keys: { p256dh: "p", auth: "a" } }) };
  const wanted = [];
  const { heard, around } = phone();
  around.fetch = async (path, init) => {
    asked.push([path, init?.method, init?.body]);
    return new Response(JSON.stringify({ public_key: "our key" }));
  };
  around.registration.pushManager = { subscribe: async (wish) => (wanted.push(wish.applicationServerKey), made) };
  const again = worker(new Map(), around);
  for (const newSubscription of [null, made]) await finished(again.heard("pushsubscriptionchange", { newSubscription }));
  const put = ["/api/me/push", "PUT", '{"endpoint":"https://push.example/2","keys":{"p256dh":"p","auth":"a"}}'];
  const get = ["/api/me/push", undefined, undefined];
  assert.deepEqual(asked, [get, put, get, put]);
  assert.deepEqual(wanted, ["our key"]);
  assert.ok(heard);
});

test("every address is the page's but those of files and of the API", async () => {
  const { navigates } = phone();
  const shown = [];
  for (const path of ["/", "/lobby", "/settings", "/r/abc", "/api/me", "/r/abc/board.png", "/healthz"]) shown.push(await navigates(path));
  assert.deepEqual(shown, [true, true, true, true, false, false, false]);
});
