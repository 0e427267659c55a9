/** What is offered on a space is what `legal` lists, on every state of the vectors. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { accompanied, choices, marks, offerAt, placing, proposal, question, targets } from "../../static/js/offers.js";

const VECTORS = readFileSync(new URL("../vectors/legal.jsonl", import.meta.url), "utf8").trim().split("\n").map((line) => JSON.parse(line));

/** Whether an action is among those that `legal` lists. */
function listed(legal, state, action) {
  if (action.type === "moai") return legal.moai.includes(action.territory);
  if (action.type === "withdraw") return legal.withdraw[action.territory].includes(action.chief);
  const { least, least_with_chief: chief } = legal.place[action.territory];
  const fewest = action.chief ? chief : least;
  return fewest !== null && action.dominance >= fewest && action.dominance <= state.reserves[state.clan].dominance;
}

test("what a touch proposes is legal, on every target of every vector", () => {
  let proposed = 0;
  for (const { state, legal } of VECTORS) {
    for (const space of targets(legal)) {
      const action = proposal(legal, state, space);
      assert.ok(listed(legal, state, action), JSON.stringify([space, action]));
      proposed += 1;
    }
  }
  assert.ok(proposed > 1000);
});

test("whatever number and chief are wished, the placing stays within what is legal", () => {
  for (const { state, legal } of VECTORS.slice(0, 80)) {
    for (const space of Object.keys(legal.place ?? {})) {
      const { place } = offerAt(legal, state, space);
      for (const n of [-3, 0, 1, 5, 99]) {
        for (const chief of [true, false]) assert.ok(listed(legal, state, placing(place, space, n, chief)));
      }
    }
  }
});

test("the chief spares the tokens that he makes unnecessary, and leaves a number that was chosen", () => {
  const place = { plain: 5, chief: 2, most: 8 };
  const action = { type: "place", territory: "b4", dominance: 5, chief: false };
  const along = accompanied(place, action, true);
  assert.deepEqual(along, { ...action, dominance: 2, chief: true });
  assert.deepEqual(accompanied(place, along, false), action);
  assert.deepEqual(accompanied(place, { ...action, dominance: 6 }, true), { ...action, dominance: 6, chief: true });
});

test("nothing is proposed where nothing is listed, and the question fits the space", () => {
  const { state, legal } = VECTORS.find((vector) => vector.state.phase === "dominance");
  assert.equal(proposal(legal, state, "c4"), null);
  assert.equal(proposal(null, state, "a1"), null);
  const own = Object.keys(state.territories).find((name) => state.territories[name].clan === state.clan);
  assert.deepEqual(question(state, own), { type: "withdraw", territory: own, chief: false });
  const broke = { ...state, reserves: state.reserves.map(() => ({ dominance: 0, chief: false, tangata_manu: 5 })) };
  assert.deepEqual(question(broke, "c4"), { type: "place", territory: "c4", dominance: 1, chief: false });
});

test("choices of the ceremony", () => {
  const due = VECTORS.find((vector) => vector.state.phase === "tangata_manu");
  assert.deepEqual([...choices(due.legal)], due.legal.tangata_manu);
  assert.equal(targets(due.legal).size, 0);
  assert.equal(choices(null).size, 0);
});

test("an event marks the spaces and grounds that its effects name", () => {
  const effects = [
    { effect: "conquered", territory: "b3" }, { effect: "returned", territory: "b3" },
    { effect: "lost_ground", ground: "a1-a2-b2" }, { effect: "make_make", clan: 0, from: null },
  ];
  assert.deepEqual(marks({ effects }), { spaces: new Set(["b3"]), grounds: new Set(["a1-a2-b2"]) });
  assert.equal(marks(undefined).spaces.size, 0);
});
