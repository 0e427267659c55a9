/**
 * Events as turns, and which of them somebody has not seen; and the positions that an address names. Pure.
 *
 * @typedef {import("./types.js").GameEvent} GameEvent
 * @typedef {{clan: number|null, events: GameEvent[]}} ClanTurn
 */

const OPENS = new Set(["place", "withdraw"]);

/** Whether an event goes on with the turn of the one before. @param {ClanTurn|undefined} turn @param {GameEvent} event */
function goesOn(turn, event) {
  const before = turn?.events.at(-1);
  return before?.kind === "action" && event.kind === "action" && before.clan === event.clan && !OPENS.has(event.action?.type ?? "");
}

/**
 * One clan's turn after another: its dominance action with the choices of its ceremony. What the service adds stands alone.
 * @param {GameEvent[]} events in order
 * @returns {ClanTurn[]}
 */
export function byTurn(events) {
  /** @type {ClanTurn[]} */
  const turns = [];
  for (const event of events) {
    const turn = turns.at(-1);
    if (turn && goesOn(turn, event)) turn.events.push(event);
    else turns.push({ clan: event.clan, events: [event] });
  }
  return turns;
}

/** More unseen events than these are not played one by one, only the last round of them. */
export const MOST_UNSEEN = 12;

/**
 * The events that a player has still to see: those after a version, from the first that is not by a seat of theirs.
 * @param {GameEvent[]} events without a hole, from the first
 * @param {number} since
 * @param {(number|null)[]} mine the clans of the seats that it is
 */
export function missed(events, since, mine) {
  const fresh = events.filter(({ version }) => version > since);
  const first = fresh.findIndex(({ clan }) => clan === null || !mine.includes(clan));
  return first < 0 ? [] : fresh.slice(first);
}

/**
 * What is played of the missed events: all, or where they are too many the last round.
 * @param {GameEvent[]} events that were missed
 * @param {number} clans
 * @returns {ClanTurn[]}
 */
export function played(events, clans) {
  const turns = byTurn(events);
  return events.length > MOST_UNSEEN ? turns.slice(-clans) : turns;
}

/**
 * The position that an address asks for: null where it asks for none, NaN where it asks nonsense.
 * @param {string} search the part of an address after the path
 * @param {number} last the newest version
 */
export function wantedPosition(search, last) {
  const wanted = new URLSearchParams(search).get("v");
  if (wanted === null) return null;
  return /^\d{1,9}$/.test(wanted) && Number(wanted) <= last ? Number(wanted) : NaN;
}

/** @param {number} version @param {number} last */
export const within = (version, last) => Math.max(0, Math.min(last, version));

/** @typedef {{event: GameEvent, before: Counting}|null} Counting what counts, the newest first */

/** What no later event has undone. @param {GameEvent[]} events all, from the first @returns {Counting} */
function counting(events) {
  /** As it was after each. @type {Counting[]} */
  const after = [null];
  for (const event of events) after.push(event.kind === "undo" ? after[event.to ?? 0] ?? null : { event, before: after[after.length - 1] });
  return after[after.length - 1];
}

/** The newest event that no later one has undone, null where none is left. @param {GameEvent[]} events all, from the first */
export function lastThatCounts(events) {
  return counting(events)?.event ?? null;
}

/** The versions of what was undone, without those that undid it. @param {GameEvent[]} events all, from the first */
export function undone(events) {
  const left = new Set(events.filter(({ kind }) => kind !== "undo").map(({ version }) => version));
  for (let at = counting(events); at; at = at.before) left.delete(at.event.version);
  return left;
}
