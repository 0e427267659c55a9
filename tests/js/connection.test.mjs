/** The small parts of the connection, and of links. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { pause } from "../../static/js/backoff.js";
import { newId } from "../../static/js/ids.js";
import { linkTo, roomOf } from "../../static/js/invite.js";

test("pauses grow to a limit and never end, each with its share of chance", () => {
  assert.deepEqual([0, 1, 2, 3].map((attempt) => pause(attempt, 1)), [500, 1000, 2000, 4000]);
  assert.equal(pause(0, 0), 250);
  for (const attempt of [5, 50, 5000]) assert.ok(pause(attempt, 1) <= 15_000 && pause(attempt, 0) >= 7_500);
});

test("an id is a UUID of version 4, made of what chance gives", () => {
  assert.equal(newId((bytes) => bytes.fill(255)), "ffffffff-ffff-4fff-bfff-ffffffffffff");
  assert.equal(newId((bytes) => bytes.fill(0)), "00000000-0000-4000-8000-000000000000");
  assert.notEqual(newId(), newId());
});

test("the room of a path", () => {
  assert.equal(roomOf("/r/abc-_9"), "abc-_9");
  assert.equal(roomOf("/r/abc/"), "abc");
  for (const path of ["/", "/rules", "/r/", "/r/a/b", "/x/r/a"]) assert.equal(roomOf(path), null);
});

test("the invite stands after the #, where no server sees it", () => {
  assert.equal(linkTo("http://192.168.1.5:8000", "abc", "s3cret"), "http://192.168.1.5:8000/r/abc#s3cret");
  assert.equal(linkTo("https://x.example", "abc", null), "https://x.example/r/abc");
});
