import assert from "node:assert/strict";
import { test } from "node:test";

import {
  CENTRE, GROUNDS, RADIUS, SACRED, SPACES, TERRITORIES, adjacent, groundsOf, hexagon, inset, middle, nearest,
  outline, path, step,
} from "../../static/js/hex.js";

const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
const area = (loop) => loop.reduce((sum, { x, y }, index) => {
  const next = loop[(index + 1) % loop.length];
  return sum + (x * next.y - next.x * y) / 2;
}, 0);

test("[R1] 35 spaces in rows of 5 to 9, 34 territories, the centre is c4 at the origin", () => {
  assert.equal(SPACES.length, 35);
  assert.equal(TERRITORIES.length, 34);
  assert.deepEqual([..."abcde"].map((row) => SPACES.filter((space) => space[0] === row).length), [5, 6, 7, 8, 9]);
  assert.ok(distance(middle(CENTRE), { x: 0, y: 0 }) < 1e-9);
});

test("[R1] adjacency is what the rule's formula says, and the same both ways", () => {
  assert.deepEqual(adjacent("c3").sort(), ["b2", "b3", "c2", "c4", "d3", "d4"]);
  assert.deepEqual(adjacent("a1").sort(), ["a2", "b1", "b2"]);
  assert.deepEqual(adjacent("e9").sort(), ["d8", "e8"]);
  for (const space of SPACES) {
    for (const other of adjacent(space)) assert.ok(adjacent(other).includes(space), `${space} ${other}`);
  }
});

test("adjacent spaces are drawn one hex apart, all others further", () => {
  for (const a of SPACES) {
    for (const b of SPACES) {
      if (a === b) continue;
      const apart = distance(middle(a), middle(b));
      if (adjacent(a).includes(b)) assert.ok(Math.abs(apart - 100) < 1e-6, `${a} ${b}`);
      else assert.ok(apart > 150, `${a} ${b}`);
    }
  }
});

test("[R1] the sacred territories are the six around the centre", () => {
  assert.deepEqual([...SACRED].sort(), ["b3", "b4", "c3", "c5", "d4", "d5"]);
});

test("[R1] 42 grounds, each at a corner of its three territories, none at the centre", () => {
  assert.equal(GROUNDS.size, 42);
  assert.ok(GROUNDS.has("a1-a2-b2"));
  for (const [ground, point] of GROUNDS) {
    const territories = ground.split("-");
    assert.deepEqual(territories, [...territories].sort());
    assert.ok(!territories.includes(CENTRE));
    for (const territory of territories) {
      assert.ok(Math.abs(distance(middle(territory), point) - RADIUS) < 1e-6);
      assert.ok(groundsOf(territory).includes(ground));
    }
  }
  assert.deepEqual(groundsOf(CENTRE), []);
});

test("arrows left and right stay in the row and stop at its ends", () => {
  assert.equal(step("b3", "left"), "b2");
  assert.equal(step("b3", "right"), "b4");
  assert.equal(step("b1", "left"), null);
  assert.equal(step("b6", "right"), null);
  assert.equal(step("d3", "first"), "d1");
  assert.equal(step("d3", "last"), "d8");
  assert.equal(step("d3", "top"), "a1");
  assert.equal(step("d3", "bottom"), "e9");
});

test("arrows up and down lead to an adjacent space, null beyond the board", () => {
  for (const space of SPACES) {
    for (const direction of ["up", "down"]) {
      const to = step(space, direction);
      if (to) assert.ok(adjacent(space).includes(to), `${space} ${direction} ${to}`);
    }
  }
  assert.equal(step("a3", "up"), null);
  assert.equal(step("e5", "down"), null);
  assert.equal(step("e1", "up"), "d1");
});

test("a walk up and down in one column comes back to where it began", () => {
  for (const start of ["e3", "e5", "e7"]) {
    const column = middle(start).x;
    let space = start;
    for (const direction of ["up", "up", "up", "up", "down", "down", "down", "down"]) space = step(space, direction, column);
    assert.equal(space, start);
  }
});

test("every space can be reached with the arrows alone", () => {
  const reached = new Set([SPACES[0]]);
  for (const space of reached) {
    for (const direction of ["left", "right", "up", "down"]) {
      const to = step(space, direction);
      if (to) reached.add(to);
    }
  }
  assert.equal(reached.size, 35);
});

test("nearest picks the closest of the named points", () => {
  const { x, y } = GROUNDS.get("c5-c6-d6");
  assert.equal(nearest({ x: x + 20, y: y - 10 }, GROUNDS), "c5-c6-d6");
  assert.equal(nearest({ x: 0, y: 0 }, []), null);
});

test("the outline of joined spaces is one clockwise loop with their area; apart they are two", () => {
  const one = area(hexagon({ x: 0, y: 0 }));
  const joined = outline(["c2", "c3", "d3"]);
  assert.equal(joined.length, 1);
  assert.equal(joined[0].length, 12);
  assert.ok(Math.abs(area(joined[0]) - 3 * one) < 1e-6);
  assert.equal(outline(["a1", "e9"]).length, 2);
  assert.deepEqual(outline([]), []);
});

test("a hole in a land is a loop of its own, the other way round", () => {
  const loops = outline(SACRED);
  assert.deepEqual(loops.map((loop) => Math.sign(area(loop))).sort(), [-1, 1]);
});

test("inset moves every side inwards by the distance", () => {
  const inner = inset(hexagon({ x: 0, y: 0 }), 10);
  for (const point of inner) assert.ok(Math.abs(Math.hypot(point.x, point.y) - (RADIUS - 20 / Math.sqrt(3))) < 1e-6);
  const [loop] = outline(["c2", "c3"]);
  assert.ok(area(inset(loop, 5)) < area(loop));
  assert.ok(area(inset(loop, -5)) > area(loop));
});

test("a path is closed and has one rounded corner for each point", () => {
  const drawn = path(hexagon({ x: 0, y: 0 }), 8);
  assert.match(drawn, /^M.*Z$/);
  assert.equal(drawn.match(/Q/g).length, 6);
});
