import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { phrase } from "../../static/js/catalogue.js";
import { landLine, landWords } from "../../static/js/commands.js";

const catalogue = JSON.parse(readFileSync(new URL("../../static/text/en.json", import.meta.url), "utf8"));
const text = (key, params) => phrase(catalogue, "en", key, params);
const all = (items) => items.join(", ");
const STATE = {
  territories: { b3: { clan: 0, dominance: 2, chief: true }, c2: { clan: 1, dominance: 1, chief: false }, e9: { clan: 0, dominance: 1, chief: false } },
  tangata_manu: [["a1-a2-b2"], []],
  reserves: [{ dominance: 8, chief: false }, { dominance: 10, chief: true }],
  make_make: 0,
};

test("my land is what my clan holds, where its bird men stand and what is left", () => {
  assert.deepEqual(landWords(text, all, STATE, 0, "Ana"), [
    "Ana holds 2 territories: b3 (2 dominance tokens and the chief), e9 (1 dominance token).",
    "1 bird man, on a1-a2-b2.",
    "8 dominance tokens in the reserve; the chief is on the board.",
    "Make Make is with Ana.",
  ]);
});

test("in short it is how much of both", () => {
  const state = { ...STATE, reserves: STATE.reserves.map((reserve, clan) => ({ ...reserve, tangata_manu: clan ? 5 : 4 })) };
  assert.equal(landLine(text, state, 0, "Ana"), "Ana holds 2 territories; 1 of 5 bird men (Tangata Manu) on the board.");
  assert.equal(landLine(text, state, 1, "Ben"), "Ben holds 1 territory; 0 of 5 bird men (Tangata Manu) on the board.");
});

test("who holds nothing is told so", () => {
  const bare = { ...STATE, territories: {} };
  assert.deepEqual(landWords(text, all, bare, 1, "Ben"), ["Ben holds no territory.", "10 dominance tokens in the reserve; the chief is in the reserve."]);
});
