import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.location = { pathname: "/" };
const { titleOf } = await import("../../static/js/tab.js");

test("a table that is not there yet is looked for, and only an unknown path is no page", () => {
  assert.equal(titleOf("/r/code"), "app.loading");
  assert.equal(titleOf("/"), "front.title");
  assert.equal(titleOf("/learn"), "front.learn");
  assert.equal(titleOf("/elsewhere"), "app.no_page");
});
