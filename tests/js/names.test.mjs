/** Names that look alike are told apart by the seat, never refused. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { inWords, seatNames } from "../../static/js/names.js";

/** @param {(string|null)[]} names */
const shown = (...names) =>
  seatNames(names.map((nickname, seat) => ({ seat, clan: null, online: true, retired: false, player: nickname === null ? null : { id: `${seat}`, nickname } })));

test("names that are different stay as they are", () => {
  assert.deepEqual(shown("Ana", "Ben", null, "Cleo"), ["Ana", "Ben", null, "Cleo"]);
});

const ALIKE = {
  "the same": ["Ana", "Ana"],
  "another case": ["Ana", "ANA"],
  "an accent": ["Ana", "Ána"],
  "letters of another script": ["Ana", "Аnа"],
  "Greek": ["Kostos", "Κοstοs"],
  "wide letters": ["Ana", "Ａｎａ"],
  "a joiner that nobody sees": ["Ana", "An\u200da"],
  "spaces": ["Ana B", "Ana  B"],
  "digits for letters": ["Bill", "Bi11"],
  "a capital i for an l": ["Bill", "BiIl"],
  "two letters for one": ["Arno", "Amo"],
};
for (const [kind, [one, other]] of Object.entries(ALIKE)) {
  test(`told apart: ${kind}`, () => assert.deepEqual(shown(one, other), [`${one} 1`, `${other} 2`]));
}

test("who is called like a number that is given gets one too", () => {
  assert.deepEqual(shown("Ana", "Ana", "Ana 2"), ["Ana 1", "Ana 2", "Ana 2 3"]);
  assert.equal(new Set(shown("Ana", "Ana", "Ana 1", "Ana 2")).size, 4);
});

test("a dash for who has gone for good is said in words, and no other name is", () => {
  assert.equal(inWords("—", "Someone who left"), "Someone who left");
  assert.deepEqual(shown("—", "Ana", "—").map((name) => inWords(name ?? "", "Gone")), ["Gone 1", "Ana", "Gone 3"]);
  for (const name of ["Ana", "— Ana", "Ana —", "—1"]) assert.equal(inWords(name, "Gone"), name);
});
