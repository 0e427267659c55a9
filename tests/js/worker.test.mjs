/** What the service worker keeps, against a cache and a server that are maps. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

const SCRIPT = readFileSync(new URL("../../static/worker.js", import.meta.url), "utf8");
const SITE = "https://make-make.example";
const BUNDLE = "/static/bundle/";
const pathOf = (asked) => new URL(asked.url ?? asked, SITE).pathname;

/** @param {Map<string, string>} server what it has at each path */
function worker(server) {
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
  const self = { addEventListener: (kind, hear) => (ears[kind] = hear) };
  runInContext(SCRIPT, createContext({ self, URL, location: { origin: SITE }, fetch: fetched, caches: { open: async () => cache } }));
  const heard = (kind, event) => new Promise((done) => ears[kind]({ ...event, waitUntil: done, respondWith: done }));
  return {
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
