import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { facts, samples } from "./drawing.mjs";

const kept = (name) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), "utf8"));

test("the server's pictures are made of what the client draws now; else: make drawings", () => {
  assert.deepEqual(kept("app/pictures/drawing.json"), JSON.parse(JSON.stringify(facts())));
});

test("every colour has been found, in both themes", () => {
  const { styles } = facts();
  assert.equal(styles.light.length, styles.dark.length);
  assert.notDeepEqual(styles.light, styles.dark);
  for (const line of [...styles.light, ...styles.dark]) assert.doesNotMatch(line, /var\(|light-dark|rgb\(|undefined/);
});

test("the lines around lands, which the server computes by itself, are the kept ones; else: make drawings", () => {
  assert.deepEqual(kept("tests/units/land-lines.json"), samples());
});
