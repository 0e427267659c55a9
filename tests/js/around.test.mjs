import assert from "node:assert/strict";
import { test } from "node:test";
import { dressed, resized, shuffled, wishes } from "../../static/js/around.js";

const rows = [
  { name: "Tiare", look: 2, mine: false },
  { name: "Ana", look: 0, mine: true },
  { name: "Beto", look: 1, mine: false },
];

test("another number of players leaves the maker and gives a colour that nobody has", () => {
  assert.deepEqual(resized(rows, 2).map(({ name }) => name), ["Tiare", "Ana"]);
  assert.deepEqual(resized([rows[0], rows[2], rows[1]], 2).map(({ name }) => name), ["Tiare", "Ana"]);
  assert.deepEqual(resized(rows, 4).at(-1), { name: "", look: 3, mine: false });
});

test("whoever has the next colour changes with the row", () => {
  assert.deepEqual(dressed(rows, 1).map(({ look }) => look), [2, 1, 0]);
  assert.deepEqual(dressed(rows, 0).map(({ look }) => look), [3, 0, 1]);
});

test("a shuffle loses nobody", () => {
  assert.deepEqual(shuffled(rows).map(({ name }) => name).sort(), ["Ana", "Beto", "Tiare"]);
});

test("the server is asked for names by seat, without the maker's own", () => {
  assert.deepEqual(wishes(rows, 1), { seats: 3, first: 2, one_phone: { names: ["Tiare", null, "Beto"], looks: [2, 0, 1] } });
  assert.equal(wishes(rows, "random").first, "random");
  assert.equal(wishes(rows, 3).first, "random");
});
