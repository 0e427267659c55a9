// Seats that are asked for: whose word counts, and what can be asked.
import assert from "node:assert/strict";
import { test } from "node:test";
import { canVouch, seatsToAsk, vouchersOf, wordsGiven } from "../../static/js/claims.js";

const seat = (clan, retired = false) => ({ seat: clan, clan, retired, online: false, player: { id: `p${clan}`, nickname: `P${clan}` } });
const claim = (clan, agreed = []) => ({ number: clan + 1, clan, agreed, asker: { id: "x", nickname: "X" }, due: "", lapses: "" });
const room = (retired, ...claims) => ({ seats: [0, 1, 2, 3].map((clan) => seat(clan, retired.includes(clan))), claims });

test("all others who play vouch, but those whose own seat is asked for", () => {
  const first = claim(0, [2, 3]);
  assert.deepEqual(vouchersOf(room([], first), first), [1, 2, 3]);
  assert.deepEqual(vouchersOf(room([2], first), first), [1, 3]);
  assert.deepEqual(vouchersOf(room([], first, claim(1)), first), [2, 3]);
  assert.deepEqual(wordsGiven(room([2], first), first), { given: 1, all: 2 });
});

test("what can be asked for", () => {
  assert.deepEqual(seatsToAsk(room([2], claim(0))).map(({ clan }) => clan), [1, 3]);
  assert.equal(canVouch(room([2])), true);
  assert.equal(canVouch(room([1, 2])), false);
});
