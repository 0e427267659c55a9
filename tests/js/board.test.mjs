import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { phrase } from "../../static/js/catalogue.js";
import { changes, content, lands, standings } from "../../static/js/ghost.js";
import { spokenGround, spokenSpace, withSigns } from "../../static/js/spoken.js";

const catalogue = (language) => JSON.parse(readFileSync(new URL(`../../static/text/${language}.json`, import.meta.url), "utf8"));
const teller = (language) => (key, params) => {
  const said = phrase(catalogue(language), language, key, params);
  assert.notEqual(said, key, `no text for ${key}`);
  return said;
};

const STATE = {
  players: 3,
  territories: { c3: { clan: 0, dominance: 2, chief: true }, d4: { clan: 1, dominance: 1, chief: false } },
  moai: ["d6"],
  tangata_manu: [["c2-c3-d3"], [], ["c2-c3-d3"]],
  make_make: 1,
};
const CLANS = [{ name: "Ana", look: 0 }, { name: "Ben", look: 1 }, { name: "Cleo", look: 2 }];
const scene = (language, state = STATE) => ({ state, clans: CLANS, text: teller(language) });

test("what stands on a space: tokens, a Moai, nothing, and nothing before the start", () => {
  assert.deepEqual(content(STATE, "c3"), { clan: 0, dominance: 2, chief: true });
  assert.equal(content(STATE, "d6"), "moai");
  assert.equal(content(STATE, "e1"), null);
  assert.equal(content(null, "c3"), null);
});

test("changes are the spaces that differ: conquered, withdrawn, raised; nothing else", () => {
  const after = {
    ...STATE,
    territories: { c3: { clan: 0, dominance: 1, chief: true }, d4: { clan: 0, dominance: 2, chief: false } },
    moai: ["d6", "e2"],
  };
  const found = changes(STATE, after);
  assert.deepEqual([...found.keys()].sort(), ["c3", "d4", "e2"]);
  assert.deepEqual(found.get("d4"), { before: { clan: 1, dominance: 1, chief: false }, after: { clan: 0, dominance: 2, chief: false } });
  assert.deepEqual(found.get("e2"), { before: null, after: "moai" });
  assert.equal(changes(STATE, structuredClone(STATE)).size, 0);
  assert.equal(changes(STATE, null).size, 0);
});

test("a territory under a new Moai changes from its tokens to the Moai", () => {
  const after = { ...STATE, territories: { c3: STATE.territories.c3 }, moai: ["d4", "d6"] };
  assert.deepEqual(changes(STATE, after).get("d4"), { before: STATE.territories.d4, after: "moai" });
});

test("standings tell who stays, who comes and who goes, also where two share a ground", () => {
  const after = { ...STATE, tangata_manu: [["c2-c3-d3"], ["a1-a2-b2"], []] };
  const found = standings(STATE, after);
  assert.deepEqual(found.get("c2-c3-d3"), [{ clan: 0, sign: "stays" }, { clan: 2, sign: "goes" }]);
  assert.deepEqual(found.get("a1-a2-b2"), [{ clan: 1, sign: "comes" }]);
  assert.deepEqual(standings(STATE, null).get("c2-c3-d3"), [{ clan: 0, sign: "stays" }, { clan: 2, sign: "stays" }]);
  assert.equal(standings(null, null).size, 0);
});

test("lands are the spaces that tokens hold, by clan; a Moai is nobody's land", () => {
  assert.deepEqual(lands(STATE), [["c3"], ["d4"], []]);
  assert.deepEqual(lands(null), []);
});

test("a space is named by what one has to know of it", () => {
  assert.equal(spokenSpace(scene("en"), "c3"),
    "c3, sacred, held by Ana with 2 tokens and the chief, bird man of Ana on c2-c3-d3, bird man of Cleo on c2-c3-d3");
  assert.equal(spokenSpace(scene("en"), "d4"), "d4, sacred, held by Ben with 1 token");
  assert.equal(spokenSpace(scene("en"), "d6"), "d6, a Moai");
  assert.equal(spokenSpace(scene("es"), "c3").split(", ").slice(0, 3).join(", "), "c3, sagrado, de Ana con 2 fichas y el jefe");
});

test("the signs on a space are said after its name", () => {
  const said = (signs) => withSigns("e9, neutral", teller("en"), { target: false, last: false, reason: false, ...signs });
  assert.equal(said({}), "e9, neutral");
  assert.equal(said({ target: true }), "e9, neutral, can be chosen");
  assert.equal(said({ last: true, reason: true }), "e9, neutral, last action, this is why not");
});

test("the centre says where Make Make is", () => {
  assert.equal(spokenSpace(scene("en"), "c4"), "c4, the centre, Make Make is with Ben");
  assert.equal(spokenSpace(scene("en", null), "c4"), "c4, the centre, Make Make is here");
});

test("a ground says who stands there", () => {
  assert.equal(spokenGround(scene("en"), "a1-a2-b2"), "Ceremonial ground a1-a2-b2");
  assert.equal(spokenGround(scene("es"), "c2-c3-d3"), "Terreno ceremonial c2-c3-d3, hombre pájaro de Ana, Cleo");
});
