/** Events as turns, what somebody has missed of them, and the positions that an address names. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { byTurn, lastThatCounts, missed, MOST_UNSEEN, played, undone, wantedPosition, within } from "../../static/js/turns.js";

/** A short way to write events: "0p" clan 0 places, "0t" it chooses a ground, "1r" it retires, "d" all agree to a draw. */
const KINDS = { p: ["action", "place"], w: ["action", "withdraw"], m: ["action", "moai"], t: ["action", "tangata_manu"], r: ["retire"], d: ["draw"] };
const events = (words) => words.split(" ").filter(Boolean).map((word, n) => {
  const [kind, type] = KINDS[word.at(-1)];
  return { version: n + 1, kind, clan: word.length > 1 ? Number(word[0]) : null, action: type ? { type } : null, effects: [] };
});
const versions = (turns) => turns.map((turn) => turn.events.map(({ version }) => version));

test("a turn is a dominance action with the choices of its ceremony", () => {
  const turns = byTurn(events("0p 0m 0t 1w 2p 2t"));
  assert.deepEqual(versions(turns), [[1, 2, 3], [4], [5, 6]]);
  assert.deepEqual(turns.map(({ clan }) => clan), [0, 1, 2]);
});

test("a clan that plays twice running, as where all others have retired or pass, has two turns", () => {
  assert.deepEqual(versions(byTurn(events("0p 0t 0p 0w"))), [[1, 2], [3], [4]]);
});

test("what the service adds is a turn of its own", () => {
  assert.deepEqual(versions(byTurn(events("0p 0r 1p 1t 2r d"))), [[1], [2], [3, 4], [5], [6]]);
});

test("missed is what came after, from the first that is not one's own", () => {
  const all = events("0p 1p 2p 0p 1p");
  const of = (since, mine) => missed(all, since, [mine]).map(({ version }) => version);
  assert.deepEqual(of(0, 2), [1, 2, 3, 4, 5]);
  assert.deepEqual(of(3, 0), [5], "an action of one's own, on another device, was seen there");
  assert.deepEqual(of(1, 0), [2, 3, 4, 5]);
  assert.deepEqual(of(4, 1), []);
  assert.deepEqual(of(5, 2), []);
});

test("of too many only the last round is played", () => {
  const just = events(Array.from({ length: MOST_UNSEEN }, (_, n) => `${n % 3}p`).join(" "));
  assert.equal(played(just, 3).length, MOST_UNSEEN);
  const more = events(Array.from({ length: MOST_UNSEEN + 1 }, (_, n) => `${n % 3}p`).join(" "));
  assert.deepEqual(versions(played(more, 3)), [[11], [12], [13]]);
});

test("an address names a position, none, or nonsense", () => {
  assert.equal(wantedPosition("", 9), null);
  assert.equal(wantedPosition("?w=3", 9), null);
  for (const [search, wanted] of [["?v=0", 0], ["?v=9", 9], ["?a=1&v=04", 4]]) assert.equal(wantedPosition(search, 9), wanted);
  for (const search of ["?v=", "?v=10", "?v=-1", "?v=2.5", "?v=1e0", "?v=0x1", "?v=%20", "?v=9999999999"]) {
    assert.ok(Number.isNaN(wantedPosition(search, 9)), search);
  }
});

test("a step does not lead out of the game", () => {
  assert.deepEqual([-1, 0, 4, 9, 10].map((version) => within(version, 9)), [0, 0, 4, 9, 9]);
});

const act = (/** @type {number} */ version, /** @type {number} */ clan) => ({ version, kind: "action", clan });
const undo = (/** @type {number} */ version, /** @type {number} */ to) => ({ version, kind: "undo", clan: 0, to });

test("what was undone counts no more, whatever undid it", () => {
  assert.equal(lastThatCounts([]), null);
  assert.equal(lastThatCounts([act(1, 0), act(2, 1)]).version, 2);
  assert.equal(lastThatCounts([act(1, 0), undo(2, 0)]), null);
  assert.equal(lastThatCounts([act(1, 0), act(2, 1), undo(3, 1)]).version, 1);
  assert.equal(lastThatCounts([act(1, 0), act(2, 1), undo(3, 1), undo(4, 0), act(5, 0), undo(6, 2)]).version, 2);
});

test("what was taken back is known, and what counts again since that was taken back", () => {
  assert.deepEqual([...undone([act(1, 0), act(2, 1)])], []);
  assert.deepEqual([...undone([act(1, 0), act(2, 1), undo(3, 1), act(4, 1)])], [2]);
  assert.deepEqual([...undone([act(1, 0), act(2, 1), undo(3, 1), undo(4, 0)])], [1, 2]);
  assert.deepEqual([...undone([act(1, 0), act(2, 1), undo(3, 1), undo(4, 0), act(5, 0), undo(6, 2)])], [5]);
});
