/** What a page knows of its room, and how each frame changes it. Pure: a frame in, a new view out. */

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").GameEvent} GameEvent */

/** @type {View} */
export const NOTHING = { room: null, events: [], you: null, invite: null };

/** The last version whose event is known; the events have no hole before it. @param {View} view */
export function known(view) {
  return view.events.at(-1)?.version ?? 0;
}

/** Whether there are events that this view has not got. @param {View} view */
export function hasHole(view) {
  return (view.room?.version ?? 0) > known(view);
}

/**
 * Adds those events that follow without a hole; the others are left out, and `hasHole` tells.
 * @param {GameEvent[]} events
 * @param {GameEvent[]} more
 */
export function joined(events, more) {
  const result = [...events];
  for (const event of [...more].sort((a, b) => a.version - b.version)) {
    if (event.version === (result.at(-1)?.version ?? 0) + 1) result.push(event);
  }
  return result.length === events.length ? events : result;
}

/**
 * A whole room, from a socket frame or an answer. An older revision than the one at hand changes nothing.
 * What is personal stays as it was where the frame is silent about it, as the frames for everybody are.
 * @param {View} view
 * @param {import("./types.js").Room} room
 * @param {GameEvent[]} [events]
 * @returns {View}
 */
export function withRoom(view, room, events = []) {
  if (view.room && room.revision < view.room.revision) return view;
  return {
    room,
    events: joined(view.events, events),
    you: room.you === undefined ? view.you : withReservations(room.you, room.reservations),
    invite: room.status === "waiting" ? (room.invite ?? (room.you === undefined ? view.invite : null)) : null,
  };
}

/** @param {View} view @param {GameEvent[]} events @returns {View} */
export function withEvents(view, events) {
  return { ...view, events: joined(view.events, events) };
}

/** The links that only a host is told. @param {import("./types.js").You|null} you @param {import("./types.js").Reservation[]} [reservations] */
function withReservations(you, reservations) {
  return you && reservations ? { ...you, reservations } : you;
}

/** @param {View} view @param {boolean[]} here by seat @param {number} [watchers] @returns {View} */
export function withPresence(view, here, watchers) {
  if (!view.room) return view;
  const seats = view.room.seats.map((seat, n) => ({ ...seat, online: here[n] ?? seat.online }));
  return { ...view, room: { ...view.room, seats, watchers: watchers ?? view.room.watchers } };
}

/**
 * What a frame from the socket makes of the view. Unknown frames change nothing.
 * @param {View} view
 * @param {any} frame
 * @returns {View}
 */
export function withFrame(view, frame) {
  switch (frame.type) {
    case "room":
      return withRoom(view, frame.room, frame.events ?? []);
    case "you":
      return { ...view, you: withReservations(frame.you ?? null, frame.reservations), invite: frame.invite ?? null };
    case "presence":
      return withPresence(view, frame.seats, frame.watchers);
    default:
      return view;
  }
}

/** All seats that this page's player plays for, their own first. @param {View} view */
export function ownSeats({ room, you }) {
  return (you?.seats ?? []).flatMap((number) => room?.seats.find((seat) => seat.seat === number) ?? []);
}

/** The seat that this page's player acts for: of several the one to move, else the first that is still in the game. @param {View} view */
export function ownSeat(view) {
  const seats = ownSeats(view);
  const mover = view.room?.state?.clan ?? null;
  return seats.find(({ clan }) => clan !== null && clan === mover) ?? seats.find(({ retired }) => !retired) ?? seats[0] ?? null;
}

/** Whether this page's player plays for a clan. @param {View} view @param {number|null} clan */
export function playsFor(view, clan) {
  return clan !== null && ownSeats(view).some((seat) => seat.clan === clan);
}

/** Whether nobody else is left to agree to anything: all seats in the game are played for here. @param {View} view */
export function speaksForAll(view) {
  const theirs = ownSeats(view);
  return view.room?.seats.every((seat) => seat.clan === null || seat.retired || theirs.includes(seat)) ?? false;
}

/** Whether this page's player is still in the game, and something can be done in it. @param {View} view */
export function inPlay(view) {
  const seat = ownSeat(view);
  return goesOn(view) && seat !== null && seat.clan !== null && !seat.retired;
}

/** The seat of a clan, of a game that has begun. @param {View} view @param {number} clan */
export function seatOf(view, clan) {
  return view.room?.seats.find((seat) => seat.clan === clan) ?? null;
}

/** Whether the game is played, and no operator closed its table. @param {View} view */
function goesOn({ room }) {
  return room?.status === "playing" && !room.closed;
}

/** Whether the game waits for this page's player. @param {View} view */
export function myTurn(view) {
  const { room, you } = view;
  if (!room || !goesOn(view) || !you) return false;
  return you.seats.some((seat) => room.seats[seat]?.clan === room.state?.clan);
}

/** Whether "your turn" says whose turn it is: not to one who plays for all. @param {View} view */
export function isCalled(view) {
  return myTurn(view) && view.you?.seats.length === 1;
}

/** @param {View} view */
export function isHost(view) {
  return view.you !== null && view.you.player !== null && view.you.player === view.room?.host;
}

/**
 * What the board shows: of a room it may lie behind, of a trial it is always where it stands.
 * @param {import("./types.js").Playable} open
 * @returns {import("./past.js").Position|null} null before the start
 */
export function positionOf({ view, past }) {
  const { room } = view.value;
  if (past) return past.position.value;
  return room?.state ? { version: room.version, state: room.state, past: false } : null;
}
