/** What a page makes of the frames that reach it. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { hasHole, inPlay, isHost, joined, known, myTurn, NOTHING, ownSeat, withEvents, withFrame, withRoom } from "../../static/js/view.js";

const event = (version) => ({ version, at: "", kind: "action", clan: 0, action: null, notation: "", effects: [] });
const seat = (n, id) => ({ seat: n, clan: n, player: id ? { id, nickname: id } : null, online: false, retired: false });
const room = (revision, version, more = {}) => ({
  code: "r", name: "", status: "playing", host: "ana", revision, version, state: { clan: 1 }, seats: [seat(0, "ana"), seat(1, "ben")], ...more,
});
const YOU = { player: "ben", seats: [1] };

test("a lower revision changes nothing, an equal one is taken (a new socket's first frame)", () => {
  const view = withRoom(NOTHING, room(7, 3));
  assert.equal(withRoom(view, room(6, 2)), view);
  assert.equal(withRoom(view, room(7, 3, { name: "again" })).room.name, "again");
});

test("frames for everybody leave alone what is personal", () => {
  const first = withFrame(NOTHING, { type: "room", room: room(1, 0, { status: "waiting", you: YOU, invite: "secret" }), events: [] });
  const second = withFrame(first, { type: "room", room: room(2, 0, { status: "waiting" }), events: [] });
  assert.deepEqual([second.you, second.invite], [YOU, "secret"]);
  const begun = withFrame(second, { type: "room", room: room(3, 0), events: [] });
  assert.deepEqual([begun.you, begun.invite], [YOU, null]);
});

test("a personal frame replaces both: who was freed has neither seat nor invite", () => {
  const seated = withRoom(NOTHING, room(1, 0, { status: "waiting", you: YOU, invite: "secret" }));
  const freed = withFrame(seated, { type: "you", you: { player: "ben", seats: [] }, invite: null });
  assert.equal(ownSeat(freed), null);
  assert.equal(freed.invite, null);
});

test("events are joined without a hole, doubled and early ones left out", () => {
  const one = joined([], [event(2), event(1)]);
  assert.deepEqual(one.map((e) => e.version), [1, 2]);
  assert.equal(joined(one, [event(1), event(4)]), one);
  assert.deepEqual(joined(one, [event(2), event(3)]).map((e) => e.version), [1, 2, 3]);
});

test("a hole is seen, and filled by the events that are asked for", () => {
  const skipped = withFrame(withRoom(NOTHING, room(1, 1), [event(1)]), { type: "room", room: room(4, 4), events: [event(4)] });
  assert.ok(hasHole(skipped));
  assert.equal(known(skipped), 1);
  const filled = withEvents(skipped, [event(2), event(3), event(4)]);
  assert.ok(!hasHole(filled));
  assert.equal(known(filled), 4);
});

test("presence is no revision", () => {
  const view = withFrame(withRoom(NOTHING, room(1, 0)), { type: "presence", seats: [true, false] });
  assert.deepEqual(view.room.seats.map((s) => s.online), [true, false]);
  assert.equal(view.room.revision, 1);
});

test("presence tells how many watch, and only a host the links of reserved seats", () => {
  const kept = [{ seat: 1, name: "Tiki", invite: "secret" }];
  const host = { player: "p", seats: [0] };
  let view = withRoom(NOTHING, { ...room(1, 0), you: host, reservations: kept, watchers: 1 });
  assert.deepEqual(view.you.reservations, kept);
  view = withFrame(view, { type: "presence", seats: [true, false], watchers: 4 });
  assert.equal(view.room.watchers, 4);
  view = withFrame(view, { type: "room", room: { ...room(2, 0), watchers: 4 }, events: [] });
  assert.deepEqual(view.you.reservations, kept);
  view = withFrame(view, { type: "you", you: host, invite: "i" });
  assert.equal(view.you.reservations, undefined);
});

test("unknown frames and presence before the room change nothing", () => {
  assert.equal(withFrame(NOTHING, { type: "weather" }), NOTHING);
  assert.equal(withFrame(NOTHING, { type: "presence", seats: [true] }), NOTHING);
});

test("whose turn it is goes by seat and clan, not by order of arrival", () => {
  const mine = withRoom(NOTHING, room(1, 0, { you: YOU }));
  assert.ok(myTurn(mine));
  assert.ok(!myTurn(withRoom(NOTHING, room(1, 0, { you: { player: "ana", seats: [0] } }))));
  assert.ok(!myTurn(withRoom(NOTHING, room(1, 0, { you: null }))));
  assert.ok(!myTurn(withRoom(NOTHING, room(1, 0, { you: YOU, status: "finished", state: { clan: null } }))));
});

test("at a table that an operator closed nobody has a turn or a word", () => {
  for (const closed of [false, true]) {
    const view = withRoom(NOTHING, room(1, 0, { you: YOU, closed }));
    assert.equal(myTurn(view), !closed);
    assert.equal(inPlay(view), !closed);
  }
});

test("the host is a player, never a watcher", () => {
  assert.ok(isHost(withRoom(NOTHING, room(1, 0, { you: { player: "ana", seats: [0] } }))));
  assert.ok(!isHost(withRoom(NOTHING, room(1, 0, { you: null }))));
  assert.ok(!isHost(withRoom(NOTHING, room(1, 0, { you: { player: null, seats: [] }, host: null }))));
});
