/** The clock of a turn as a page reads it. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { withBooking } from "../../static/js/hours.js";
import { lineWords, wishWords } from "../../static/js/journal.js";
import { clockOf, digits, fieldTime, minutesOf, paceName, PACES } from "../../static/js/pace.js";

const NOW = Date.parse("2027-01-14T20:00:00Z");
const at = (seconds) => new Date(NOW + seconds * 1000).toISOString();
const clock = (more) => ({ clan: 1, banks: [60, 60], bank_from: at(30), paused: false, left: null, up: false, offered: false, ...more });
const room = (more, own = {}) => ({ status: "playing", deadline: at(90), pace: PACES.live_quick, clock: clock(more), ...own });

test("a live clock runs on the turn's time first, then on the bank, which it does not count twice", () => {
  assert.deepEqual(clockOf(room(), NOW), { state: "running", left: 30_000, bank: 60_000, live: true, clan: 1 });
  assert.deepEqual(clockOf(room(), NOW + 31_000), { state: "bank", left: 59_000, bank: 60_000, live: true, clan: 1 });
  assert.equal(clockOf(room(), NOW + 200_000).left, 0);
});

test("where turns take days, what is left is until the deadline", () => {
  assert.equal(clockOf(room({}, { pace: PACES.days_1 }), NOW).left, 90_000);
});

test("days away are booked as soon as both are named, in their order", () => {
  const hours = { zone: "UTC", wakes: 480, sleeps: 1320, away: [] };
  const days = { first: "2027-01-14", last: "2027-01-15" };
  assert.deepEqual(withBooking(hours, days).away, [days]);
  for (const part of [{ first: "" }, { last: "" }, { last: "2027-01-13" }]) assert.equal(withBooking(hours, { ...days, ...part }), hours);
});

test("a clock is paused, up, or not there", () => {
  assert.deepEqual(clockOf(room({ paused: true, left: 75 }, { deadline: null }), NOW), { state: "paused", left: 75_000, bank: 60_000, live: true, clan: 1 });
  assert.equal(clockOf(room({ up: true, bank_from: null }, { deadline: null }), NOW).state, "up");
  assert.equal(clockOf({ status: "playing", deadline: null }, NOW), null);
  assert.equal(clockOf(room({}, { status: "finished" }), NOW), null);
});

test("spans as digits", () => {
  assert.deepEqual([0, 1, 42_000, 61_000, 3_909_000].map(digits), ["0:00", "0:01", "0:42", "1:01", "1:05:09"]);
});

test("minutes of the day and back; midnight ends a day", () => {
  assert.deepEqual([0, 485, 1440].map(fieldTime), ["00:00", "08:05", "00:00"]);
  assert.equal(minutesOf("00:00", true), 1440);
  assert.equal(minutesOf("00:00", false), 0);
  assert.equal(minutesOf("18:45", true), 1125);
});

test("a pace has its name, and one of somebody else's client is another", () => {
  for (const [name, pace] of Object.entries(PACES)) assert.equal(paceName({ ...pace }), name);
  assert.equal(paceName(undefined), "none");
  assert.equal(paceName({ kind: "days", turn: 3, bank: 9 }), "other");
});

test("lines that nobody here knows are not said", () => {
  const text = (key, params) => (key === "journal.known" ? `${params.name} ${params.what}` : key);
  assert.equal(lineWords(text, (clan) => `clan ${clan}`, { kind: "known", clan: 1, pause: true }), "clan 1 time.pause_short");
  assert.equal(lineWords(text, String, { kind: "of_tomorrow" }), null);
  const said = (key, { what } = {}) => [key, what].filter(Boolean).join(" ");
  const wish = { absence: "retire", pace: { kind: "none" }, pause: false };
  assert.equal(wishWords(said, wish), "time.change_short pace.none; absence.retire_short; time.resume_short");
});

test("of what was agreed on, only what is no event of the game is said besides it", () => {
  const text = (key, { what } = {}) => `${key} ${what}`;
  const line = { number: 3, at: "", version: 1, kind: "agreed", clan: 0 };
  for (const wish of [{ undo: 0 }, { end: true }]) assert.equal(lineWords(text, String, { ...line, ...wish }), null);
  assert.match(lineWords(text, String, { ...line, pause: true }), /^journal.agreed/);
  assert.match(lineWords(text, String, { ...line, kind: "refused", undo: 0 }), /^journal.refused/);
});
