/** A turn in one sentence, in both languages. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { phrase } from "../../static/js/catalogue.js";
import { digest } from "../../static/js/digest.js";

const NAMES = ["Ana", "Ben", "Cleo"];
const tongue = (language) => {
  const texts = JSON.parse(readFileSync(new URL(`../../static/text/${language}.json`, import.meta.url), "utf8"));
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  return { text: (key, params) => phrase(texts, language, key, params), naming: (clan) => NAMES[clan], all: (items) => list.format(items) };
};
const TURN = [
  { effect: "conquered", clan: 0, territory: "d5", dominance: 3, chief: false, from: 1 },
  { effect: "returned", clan: 1, territory: "d5", dominance: 1, chief: true },
  { effect: "lost_ground", clan: 1, ground: "c5-d5-d6" },
  { effect: "make_make", clan: 0, from: 1 },
  { effect: "tangata_manu", clan: 0, ground: "a1-a2-b2" },
  { effect: "tangata_manu", clan: 0, ground: "a2-a3-b3" },
];

test("a turn is one sentence of its clan, with what matters", () => {
  assert.equal(digest(tongue("en"), TURN),
    "Ana conquers d5 from Ben with 3 dominance tokens, takes Make Make from Ben, and places 2 bird men, on a1‑a2‑b2 and a2‑a3‑b3.");
  assert.equal(digest(tongue("es"), TURN),
    "Ana le conquista d5 a Ben con 3 fichas de dominio, le quita Make Make a Ben y coloca 2 hombres pájaro, en a1‑a2‑b2 y a2‑a3‑b3.");
});

test("what another clan does within it, and the end, are sentences of their own", () => {
  const effects = [
    { effect: "withdrawn", clan: 2, territory: "b3", dominance: 2, chief: true },
    { effect: "passed", clan: 0 },
    { effect: "over", result: "stalemate", winner: null },
  ];
  assert.equal(digest(tongue("en"), effects),
    "Cleo withdraws 2 dominance tokens and the chief from b3. Ana can do nothing and passes. Nobody can do anything any more: a draw.");
});

test("every effect that is told has its words, and unknown ones are left out", () => {
  const effects = ["placed", "conquered", "withdrawn", "moai", "tangata_manu", "passed"].map((effect) => ({ effect, clan: 0, territory: "b3", dominance: 1 }));
  const more = [{ effect: "make_make", clan: 0, from: null }, ...["resign", "timeout"].map((reason) => ({ effect: "retired", clan: 0, reason }))];
  for (const language of ["en", "es"]) {
    for (const effect of [...effects, ...more]) assert.doesNotMatch(digest(tongue(language), [effect]), /told\.|\{/);
    assert.equal(digest(tongue(language), [{ effect: "danced", clan: 0 }]), "");
  }
});
