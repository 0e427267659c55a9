/** Events in words, in both languages. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { phrase } from "../../static/js/catalogue.js";
import { seatNames } from "../../static/js/names.js";
import { endFirst, sentences } from "../../static/js/words.js";

const LANGUAGES = readdirSync(new URL("../../static/text/", import.meta.url)).map((name) => name.replace(".json", ""));
const catalogue = (language) => JSON.parse(readFileSync(new URL(`../../static/text/${language}.json`, import.meta.url), "utf8"));
const telling = (language) => {
  const texts = catalogue(language);
  return (key, params) => phrase(texts, language, key, params);
};
const naming = (clan) => ["Ana", "Ben", "Cleo"][clan];

const EFFECTS = [
  { effect: "placed", clan: 0, territory: "b3", dominance: 2, chief: true },
  { effect: "conquered", clan: 0, territory: "b3", dominance: 1, chief: false, from: 1 },
  { effect: "withdrawn", clan: 0, territory: "b3", dominance: 0, chief: true },
  { effect: "returned", clan: 1, territory: "b3", dominance: 3, chief: true },
  { effect: "lost_ground", clan: 1, ground: "a1-a2-b2" },
  { effect: "make_make", clan: 0, from: null },
  { effect: "make_make", clan: 0, from: 1 },
  { effect: "moai", clan: 0, territory: "c3" },
  { effect: "tangata_manu", clan: 0, ground: "a1-a2-b2" },
  { effect: "passed", clan: 2 },
  { effect: "retired", clan: 2, reason: "resign" },
  { effect: "retired", clan: 2, reason: "timeout" },
  ...["ariki", "last_clan"].map((result) => ({ effect: "over", result, winner: 0 })),
  ...["stalemate", "repetition", "agreement"].map((result) => ({ effect: "over", result, winner: null })),
];

for (const language of LANGUAGES) {
  test(`every effect of the contract is a whole sentence in ${language}`, () => {
    const said = sentences(telling(language), naming, EFFECTS);
    assert.equal(said.length, EFFECTS.length);
    for (const sentence of said) assert.match(sentence, /^[^{}]+[.!]$/);
    assert.equal(new Set(said).size, said.length);
  });
}

test("numbers, chief and names are in the sentence", () => {
  const [placed, conquered, withdrawn] = sentences(telling("en"), naming, EFFECTS);
  assert.equal(placed, "Ana places 2 dominance tokens and the chief on b3.");
  assert.equal(conquered, "Ana conquers b3 from Ben with 1 dominance token.");
  assert.equal(withdrawn, "Ana withdraws from b3: the chief back to the reserve.");
});

test("that an action would win is said before all else that would follow, in its order", () => {
  const effects = [...EFFECTS.slice(0, 3), { effect: "over", result: "ariki", winner: 0 }];
  const said = sentences(telling("en"), naming, endFirst(effects));
  assert.equal(said[0], "Ana wins: a new Ariki!");
  assert.deepEqual(said.slice(1), sentences(telling("en"), naming, effects.slice(0, 3)));
});

test("an effect of a later version is left out", () => {
  assert.deepEqual(sentences(telling("en"), naming, [{ effect: "eclipse", clan: 0 }]), []);
});

const seat = (n, nickname) => ({ seat: n, clan: n, player: nickname ? { id: String(n), nickname } : null, online: true, retired: false });

test("names that look the same are told apart by the seat", () => {
  assert.deepEqual(seatNames([seat(0, "Ana"), seat(1, "ANA"), seat(2, "Aná"), seat(3, "Ben")]), ["Ana 1", "ANA 2", "Aná 3", "Ben"]);
  assert.deepEqual(seatNames([seat(0, "Ana"), seat(1, null)]), ["Ana", null]);
});
