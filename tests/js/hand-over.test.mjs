import assert from "node:assert/strict";
import { test } from "node:test";
import { passedTo } from "../../static/js/hand-over.js";
import { seatOfInvite } from "../../static/js/invite.js";
import { ownSeat, playsFor } from "../../static/js/view.js";

const seats = [0, 1, 2].map((seat) => ({ seat, clan: seat, player: { id: `${seat}`, nickname: "" }, online: true, retired: false }));
const view = (clan, mine, more = {}) => ({ room: { status: "playing", seats, state: { clan }, ...more }, you: { player: "0", seats: mine }, events: [{ kind: "action" }], invite: null });

test("the phone goes to the clan on the move where it is played here, and another was before", () => {
  assert.equal(passedTo(view(1, [0, 1, 2]), 0), 1);
  assert.equal(passedTo(view(0, [0, 1, 2]), 0), null);
  assert.equal(passedTo(view(1, [0, 1, 2]), null), null);
  assert.equal(passedTo(view(1, [0, 2]), 0), null);
  assert.equal(passedTo(view(0, [0]), 1), null);
  assert.equal(passedTo(view(1, [0, 1, 2], { status: "finished" }), 0), null);
});

test("after an action was taken back it is where it belongs", () => {
  assert.equal(passedTo({ ...view(1, [0, 1, 2]), events: [{ kind: "undo" }] }, 0), null);
});

test("of several seats one acts for the one to move, else for the first that is still in the game", () => {
  assert.equal(ownSeat(view(2, [1, 0, 2])).seat, 2);
  assert.equal(ownSeat(view(2, [1, 0])).seat, 1);
  const gone = view(2, [1, 0]);
  gone.room.seats = seats.map((seat) => ({ ...seat, retired: seat.seat === 1 }));
  assert.equal(ownSeat(gone).seat, 0);
  assert.equal(playsFor(gone, 1), true);
  assert.equal(playsFor(gone, 2), false);
  assert.equal(playsFor(gone, null), false);
});

test("the invite of a seat names it, any other names none", () => {
  assert.equal(seatOfInvite(`2-${"x".repeat(22)}`), 2);
  for (const other of [null, "", "x".repeat(22), `4-${"x".repeat(22)}`, `2-${"x".repeat(21)}`]) assert.equal(seatOfInvite(other), null);
});
