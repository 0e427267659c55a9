import assert from "node:assert/strict";
import { test } from "node:test";
import { hearTime, serverTime } from "../../static/js/clock.js";

const HOUR = 3_600_000;
const NOON = Date.parse("2026-11-30T12:00:00Z");
const DATE = new Date(NOON).toUTCString();

test("F19: a device whose clock is off goes by the server's", () => {
  for (const off of [0, 5 * HOUR, -30 * HOUR]) {
    hearTime(DATE, NOON + off);
    assert.equal(serverTime(NOON + off), NOON);
    assert.equal(serverTime(NOON + off + 60_000), NOON + 60_000);
  }
});

test("F19: whole seconds and slow answers do not turn the clock back", () => {
  hearTime(DATE, NOON);
  hearTime(DATE, NOON + 900);
  hearTime(DATE, NOON + 12_900);
  assert.equal(serverTime(NOON + 13_000), NOON + 13_000);
});

test("F19: a device's clock that is put a little forward is believed after a few answers", () => {
  hearTime(DATE, NOON);
  for (let n = 0; n < 10; n += 1) hearTime(DATE, NOON + 5_000);
  assert.equal(serverTime(NOON + 5_000), NOON);
});

test("F19: an answer that says no time changes nothing", () => {
  hearTime(DATE, NOON + HOUR);
  hearTime(null, NOON);
  hearTime("soon", NOON);
  assert.equal(serverTime(NOON + HOUR), NOON);
});
