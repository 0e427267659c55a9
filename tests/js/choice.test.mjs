import assert from "node:assert/strict";
import { test } from "node:test";

/** What waits for the next painting. @type {(() => void)[]} */
const waiting = [];
globalThis.requestAnimationFrame = (does) => waiting.push(does);
globalThis.localStorage = { getItem: () => null, setItem: () => undefined };

const { Choice } = await import("../../static/js/choice.js");

function choosing() {
  const state = { territories: {}, clan: 0 };
  const view = { value: { room: { state, legal: null, status: "playing" }, you: null, events: [] } };
  return new Choice({ view, outbox: { refused: { value: null } } });
}

async function painted() {
  waiting.splice(0).forEach((does) => does());
  await new Promise((done) => setTimeout(done, 5));
}

const shown = ({ touched, selected }) => [touched.value, selected.value];

test("a hand's touch is outlined at once, and all else follows when that is painted", async () => {
  const choice = choosing();
  choice.touch("c3", true);
  assert.deepEqual(shown(choice), ["c3", null]);
  await painted();
  assert.deepEqual(shown(choice), ["c3", "c3"]);
  choice.touch("d4", true);
  assert.deepEqual(shown(choice), ["d4", "c3"]);
  await painted();
  assert.deepEqual(shown(choice), ["d4", "d4"]);
});

test("a key's is there as a whole", () => {
  const choice = choosing();
  choice.touch("c3");
  assert.deepEqual(shown(choice), ["c3", "c3"]);
});

test("touched again it is let go, also before it was painted", async () => {
  const choice = choosing();
  choice.touch("c3", true);
  choice.touch("c3", true);
  assert.deepEqual(shown(choice), [null, null]);
  await painted();
  assert.deepEqual(shown(choice), [null, null]);
});

test("what was let go meanwhile does not come back", async () => {
  const choice = choosing();
  choice.touch("c3", true);
  choice.clear();
  await painted();
  assert.deepEqual(shown(choice), [null, null]);
});
