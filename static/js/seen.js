/** What this seat has seen of its game, and what it has missed: an event is seen when a visible page has shown it. */
import { effect, signal, untracked } from "./html.js";
import { keep, kept } from "./kept.js";
import { covers } from "./layers.js";
import { putAway } from "./put-away.js";
import { lessMotion } from "./stage.js";
import { byTurn, missed, played } from "./turns.js";
import { hasHole, ownSeat, ownSeats } from "./view.js";

/**
 * @typedef {object} Away what was missed
 * @property {import("./turns.js").ClanTurn[]} turns what is shown of it
 * @property {number} all how many turns it was
 * @property {number} since the version before the first that is shown
 * @property {boolean} still whether nothing is to move
 * @property {boolean} back whether it came while an older position was looked at, and not while nobody was here
 */

/** Milliseconds that the board may be waited for. */
const PATIENCE = 2_000;

/** The newest version of what is shown. @param {Away|null} away */
const lastOf = (away) => away?.turns.at(-1)?.events.at(-1)?.version ?? 0;

const hidden = () => document.visibilityState === "hidden";

export class Seen {
  /** @param {import("./room.js").OpenRoom} open */
  constructor(open) {
    this.open = open;
    this.place = `seen:${open.code}`;
    const before = kept(this.place, "tab");
    /** The newest version that was seen; null where nobody knows. @type {number|null} */
    this.version = before === null ? null : Number(before);
    /** What is being shown of what was missed. @type {import("./html.js").Signal<Away|null>} */
    this.away = signal(null);
    /** Whether somebody has just come, and it was not yet looked at what they missed. */
    this.returning = true;
    this.toldOf = signal(0);
    /** The board as it was left. @type {import("./past.js").Shown|null} */
    this.left = null;
  }

  /** The newest version that ears have been told of. */
  get told() {
    return this.toldOf.value;
  }

  set told(version) {
    this.toldOf.value = version;
  }

  /** Whether ears are still being told what was missed: all else waits for the end of it. */
  get telling() {
    const away = this.away.value;
    return away !== null && (!away.still || this.told < lastOf(away));
  }

  /** The server's word, of this device or another. @param {unknown} version */
  heard(version) {
    if (typeof version === "number") this.#raise(version);
  }

  /** This version is drawn on a visible page. @param {number} version */
  drawn(version) {
    this.#raise(version);
    this.open.link.send({ type: "seen", version });
    putAway(this.open.code);
  }

  /** Whether ears are told of an event with all that was missed, and not when it comes. @param {number} version */
  tellsLater(version) {
    return version <= lastOf(this.away.value) || this.returning || (hidden() && ownSeat(this.open.view.value) !== null);
  }

  /** Looks again what was missed when nothing lies over the page any more. @returns {() => void} which ends that */
  waitForPage() {
    return effect(() => {
      if (covers.value === 0) untracked(() => this.returning && this.check());
    });
  }

  /** The page is out of sight: what it was showing is shown again later. */
  leave() {
    const { looking, shown } = this.open.past;
    const { room } = this.open.view.value;
    if (this.away.value) this.stop();
    this.left = room?.state && looking.value === null && shown.value === null ? { version: room.version, state: room.state } : null;
  }

  /** Nothing more is shown of what was missed; the board is live. */
  stop() {
    this.away.value = null;
    this.open.past.now();
  }

  /** All has been shown, or was not wanted. */
  finish() {
    this.told = Math.max(this.told, lastOf(this.away.value));
    this.stop();
    this.open.sayDrawn();
  }

  /** Looks, once all is there, whether something was missed; if so it is shown. @param {boolean} [back] on the way back from an older position @returns {boolean} */
  check(back = false) {
    const { view, past } = this.open;
    const { room, events } = view.value;
    if (!room || hidden() || hasHole(view.value) || this.away.value) return false;
    if (past.looking.value !== null || this.open.trying.value) return false;
    const clans = ownSeats(view.value).map(({ clan }) => clan);
    const fresh = !clans.length || this.version === null ? [] : missed(events, this.version, clans);
    // What lies over the page would hide it.
    this.returning = fresh.length > 0 && covers.value > 0;
    if (!fresh.length || !room.state || this.returning) return false;
    const turns = played(fresh, room.state.players);
    const away = { turns, all: byTurn(fresh).length, since: turns[0].events[0].version - 1, still: lessMotion(), back };
    this.away.value = away;
    if (away.still) past.shown.value = null;
    else this.#begin(away);
    return true;
  }

  /** Puts the board back to where it was left; where that takes too long, the live one is better than none. @param {Away} away */
  async #begin(away) {
    const { past } = this.open;
    if (this.left?.version === away.since) {
      past.shown.value = this.left;
      return;
    }
    const late = setTimeout(() => this.away.value === away && past.shown.value === null && this.finish(), PATIENCE);
    try {
      const state = await past.stateAt(away.since);
      if (this.away.value === away) past.shown.value = { version: away.since, state };
    } catch {
      if (this.away.value === away) this.finish();
    }
    clearTimeout(late);
  }

  /** @param {number} version */
  #raise(version) {
    if (version <= (this.version ?? -1)) return;
    this.version = version;
    keep(this.place, String(version), "tab");
  }
}
