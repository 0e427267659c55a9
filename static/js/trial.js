/**
 * A position that is played without a room, by whoever looks at the page: in a lesson, or to try out what would be.
 * The server's `POST /api/preview` knows the rules and stores nothing; what was played lives in this page alone.
 *
 * A `Trial` is a `Playable` (types.js), as a room is: `usePlay`, `Playground`, `Reserves`, `Turn`, `DueChoices`, `Sheet`,
 * `Log` and `Commands` take it as their `open`. Its version counts the steps since the beginning, and goes down when one
 * is taken back. As of every position without its game, earlier repetitions [R14] and passes [R13] are not known.
 */
import { batch, computed, signal } from "./html.js";
import { NoAnswer, post, Problem } from "./net.js";
import { say, wordsFor } from "./notices.js";
import { NOTHING } from "./view.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Legal} Legal */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").Action} Action */
/** @typedef {{state: State, legal: Legal|null, events: GameEvent[]}} Step the position after its events; what is legal may come later */

/** Seats for people who are not there. @param {string[]} names by clan @returns {import("./types.js").Seat[]} */
export function seatsOf(names) {
  return names.map((nickname, n) => ({ seat: n, clan: n, player: { id: `${n}`, nickname }, online: null, retired: false }));
}

export class Trial {
  /**
   * @param {object} from
   * @param {State} from.state where it begins
   * @param {import("./types.js").Seat[]} from.seats by seat, each with its clan
   * @param {number[]} [from.mine] the seats that this page plays, all where it is left out
   */
  constructor({ state, seats, mine = seats.map(({ seat }) => seat) }) {
    // Nobody comes to a trial, or leaves it.
    this.seats = seats.map((seat) => ({ ...seat, online: null }));
    this.you = { player: null, seats: mine };
    this.first = state;
    /** The steps from the beginning; none before `begin` is answered. @type {Step[]} */
    this.steps = [];
    /** The steps that were taken back, the last first to come again; a new action forgets them. @type {import("./html.js").Signal<Step[]>} */
    this.undone = signal([]);
    this.view = signal(NOTHING);
    this.room = computed(() => this.view.value.room);
    this.outbox = {
      /** @type {import("./html.js").Signal<{action: Action}|null>} */
      pending: signal(null),
      /** @type {import("./html.js").Signal<Problem|null>} */
      refused: signal(null),
      act: (/** @type {Action} */ action) => this.act(action),
    };
  }

  /**
   * Asks what is legal at the beginning, and shows it.
   * @throws {Problem|NoAnswer} a Problem where the state is none
   */
  async begin() {
    const { state, legal } = await post("/api/preview", { state: this.first });
    this.#show([{ state, legal, events: [] }]);
  }

  /** Shows a game that was played elsewhere, at its last position; all before can be gone back to. @param {Step[]} steps */
  recall(steps) {
    this.#show(steps);
  }

  /** @param {Action} action @returns {Promise<import("./types.js").Preview>} @throws {Problem|NoAnswer} */
  foresee(action) {
    return post("/api/preview", { state: this.steps.at(-1)?.state ?? this.first, action });
  }

  /** Plays an action; what is refused or not answered is said, and changes nothing. @param {Action} action */
  async act(action) {
    const { pending, refused } = this.outbox;
    const before = this.steps.at(-1);
    if (pending.value || !before) return;
    pending.value = { action };
    refused.value = null;
    try {
      const { effects, state, legal } = await this.foresee(action);
      if (this.steps.at(-1) !== before) return;
      this.undone.value = [];
      this.#show([...this.steps, { state, legal, events: [...before.events, happened(before, action, effects)] }]);
    } catch (error) {
      if (error instanceof Problem) refused.value = error;
      else if (error instanceof NoAnswer) say(wordsFor(error), true);
      else throw error;
    } finally {
      pending.value = null;
    }
  }

  /** Takes the last step back. */
  undo() {
    const last = this.steps.at(-1);
    if (!last || this.steps.length < 2) return;
    this.undone.value = [...this.undone.value, last];
    this.#show(this.steps.slice(0, -1));
  }

  /** The step that was taken back last, again. */
  redo() {
    const next = this.undone.value.at(-1);
    if (!next) return;
    this.undone.value = this.undone.value.slice(0, -1);
    this.#show([...this.steps, next]);
  }

  /** Back to the beginning. */
  restart() {
    this.undone.value = [];
    this.#show(this.steps.slice(0, 1));
  }

  /** What a room does when its version is another; a trial is always up to date. */
  refresh() {}

  /** Nobody else waits to hear it. */
  sayDrawn() {}

  /** @param {Step[]} steps */
  #show(steps) {
    this.steps = steps;
    const last = steps.at(-1);
    if (!last) return;
    batch(() => {
      this.outbox.refused.value = null;
      this.view.value = { room: this.#roomAt(last, steps.length), events: last.events, you: this.you, invite: null };
    });
    if (!last.legal && !last.state.result) this.#ask(last);
  }

  /** What is legal in a position that came without: shown if it still is. Without an answer it can be looked at only. @param {Step} step */
  async #ask(step) {
    try {
      step.legal = (await post("/api/preview", { state: step.state })).legal;
    } catch (error) {
      if (!(error instanceof Problem || error instanceof NoAnswer)) throw error;
    }
    if (step.legal && this.steps.at(-1) === step) this.#show(this.steps);
  }

  /** The position in the shape of a room, as the parts of a table read it. @param {Step} step @param {number} revision @returns {import("./types.js").Room} */
  #roomAt({ state, legal, events }, revision) {
    const seats = this.seats.map((seat) => ({ ...seat, retired: seat.clan !== null && state.retired.includes(seat.clan) }));
    return {
      code: "", name: "", status: state.result ? "finished" : "playing", visibility: "private", host: "", autostart: false, first: 0,
      seats, revision, version: events.length, state, legal, draw: [], rematch: null, deadline: null, updated_at: "",
    };
  }
}

/** @param {Step} before @param {Action} action @param {import("./types.js").Effect[]} effects @returns {GameEvent} */
function happened({ state, events }, action, effects) {
  return { version: events.length + 1, at: new Date().toISOString(), kind: "action", clan: state.clan, action, notation: "", effects };
}
