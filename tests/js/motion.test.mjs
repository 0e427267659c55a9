import assert from "node:assert/strict";
import { test } from "node:test";

import { end, LONGEST, MOST_EVENTS, playable, steps } from "../../static/js/motion.js";
import { NOTES } from "../../static/js/notes.js";

const CONQUEST = [
  { effect: "conquered", clan: 0, from: 1, territory: "b3", dominance: 2, chief: false },
  { effect: "returned", clan: 1, territory: "b3", dominance: 1, chief: true },
  { effect: "lost_ground", clan: 1, ground: "a2-b2-b3" },
  { effect: "make_make", clan: 0, from: null },
  { effect: "tangata_manu", clan: 0, ground: "a2-b2-b3" },
];

test("each effect that can be seen is one step, in the order in which it happened", () => {
  const all = steps(CONQUEST);
  assert.deepEqual(all.map(({ kind }) => kind), CONQUEST.map(({ effect }) => effect));
  all.slice(1).forEach((step, before) => assert.ok(step.start > all[before].start, step.kind));
});

test("the conquered fly home before the conqueror has settled", () => {
  const [comes, goes] = steps(CONQUEST);
  assert.ok(goes.start < comes.start + comes.length);
});

test("passing, retiring and a draw move nothing; a victory crowns", () => {
  const quiet = [{ effect: "passed", clan: 1 }, { effect: "retired", clan: 1, reason: "resign" }, { effect: "over", result: "agreement", winner: null }];
  assert.deepEqual(steps(quiet), []);
  assert.deepEqual(steps([{ effect: "over", result: "ariki", winner: 1 }]).map(({ kind }) => kind), ["over"]);
});

test("a long event is told faster, never longer", () => {
  const many = Array.from({ length: 20 }, () => CONQUEST[1]);
  assert.equal(steps(many).length, 20);
  assert.ok(end(steps(many)) <= LONGEST + 20);
  assert.ok(end(steps(CONQUEST)) < LONGEST);
});

test("events are played when all of them are there and they are few", () => {
  const events = Array.from({ length: 9 }, (_, n) => ({ version: n + 1 }));
  assert.deepEqual(playable(events, 8, 9).map(({ version }) => version), [9]);
  assert.deepEqual(playable(events, 9 - MOST_EVENTS, 9).length, MOST_EVENTS);
  assert.deepEqual(playable(events, 9 - MOST_EVENTS - 1, 9), []);
  assert.deepEqual(playable(events, 8, 10), []);
  assert.deepEqual(playable(events, 9, 9), []);
});

test("whatever moves has a sound, short and not too loud", () => {
  const kinds = ["placed", "conquered", "withdrawn", "returned", "lost_ground", "make_make", "moai", "tangata_manu", "over", "turn"];
  assert.deepEqual(Object.keys(NOTES).sort(), [...kinds].sort());
  for (const note of Object.values(NOTES).flat()) {
    assert.ok(note.at + note.length <= 1.3 && note.loud > 0 && note.loud <= 0.4 && note.from > 0 && note.to > 0);
  }
});
