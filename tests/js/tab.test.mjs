import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.location = { pathname: "/" };
const { iconOf, titleOf } = await import("../../static/js/tab.js");

test("a table that is not there yet is looked for, and only an unknown path is no page", () => {
  assert.equal(titleOf("/r/code"), "app.loading");
  assert.equal(titleOf("/"), "front.title");
  assert.equal(titleOf("/learn"), "front.learn");
  assert.equal(titleOf("/elsewhere"), "app.no_page");
});

test("the icon has the number of games that wait, and a mark where it cannot be drawn", () => {
  const drawn = (waiting) => decodeURIComponent(iconOf(waiting, "<svg></svg>").replace("data:image/svg+xml,", ""));
  assert.equal(iconOf(0, "<svg></svg>"), "/static/img/icon.svg");
  assert.match(drawn(3), /^<svg><circle .*>3<\/text><\/svg>$/);
  assert.match(drawn(12), />9\+<\/text>/);
  assert.equal(iconOf(3, null), "/static/img/icon-turn.svg");
});
