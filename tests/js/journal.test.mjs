/** The journal is fetched as the room says that there is more of it, and not again and again. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { signal } from "../../static/js/html.js";
import { Journal } from "../../static/js/journal.js";

const fetched = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetched;
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A room with so many lines, and a server that gives `answer(since)`; the questions are listed. */
function open(lines, answer) {
  const room = signal({ journal: lines });
  const asked = [];
  globalThis.fetch = async (path) => {
    const since = Number(path.split("since=")[1]);
    asked.push(since);
    return new Response(JSON.stringify(answer(since, asked.length)), { status: 200 });
  };
  const ears = new AbortController();
  const journal = new Journal({ path: "/api/rooms/x", room });
  journal.follow(ears.signal);
  return { room, asked, journal, ears };
}

const line = (number) => ({ number, kind: "time_up" });

test("what came meanwhile is fetched at once", async () => {
  const { room, asked, journal } = open(1, (since) => [line(since + 1)]);
  room.value = { journal: 3 };
  await settled();
  assert.deepEqual(asked, [0, 1, 2]);
  assert.deepEqual(journal.lines.value.map(({ number }) => number), [1, 2, 3]);
});

test("after a fault the next change of the room asks again, not the fault itself", async () => {
  const { room, asked, journal } = open(2, (since, times) => {
    if (times === 2) throw new TypeError("no network");
    return [line(since + 1)];
  });
  await settled();
  assert.deepEqual(asked, [0, 1]);
  room.value = { journal: 2 };
  await settled();
  assert.deepEqual(asked, [0, 1, 1]);
  assert.equal(journal.lines.value.length, 2);
});

test("an answer without what was promised is not asked for again", async () => {
  const { asked } = open(2, (since) => (since ? [] : [line(1)]));
  await settled();
  assert.deepEqual(asked, [0, 1]);
});

test("who has left the room asks no more", async () => {
  const { asked, ears } = open(9, (since) => [line(since + 1)]);
  ears.abort();
  await settled();
  assert.deepEqual(asked, [0]);
});
