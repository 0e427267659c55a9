/** A list that is put into another order. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { gives, moved } from "../../static/js/order.js";

test("a row is moved, the others keep their order", () => {
  assert.deepEqual(moved(4, 0, 2), [1, 2, 0, 3]);
  assert.deepEqual(moved(4, 3, 0), [3, 0, 1, 2]);
  assert.deepEqual(moved(3, 1, 1), [0, 1, 2]);
});

test("the rows between give way to the one that is drawn, by its height", () => {
  const drag = { from: 0, to: 2, by: 97, height: 50 };
  assert.deepEqual([0, 1, 2, 3].map((n) => gives(drag, n)), [97, -50, -50, 0]);
  assert.deepEqual([0, 1, 2].map((n) => gives({ from: 2, to: 1, by: -40, height: 50 }, n)), [0, 50, -40]);
  assert.equal(gives(null, 1), 0);
});
