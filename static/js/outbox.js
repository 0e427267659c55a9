/**
 * The one action that is on its way. It keeps its id until the server has answered, over a cut connection and a reload
 * too, so that sending it again can never do it twice.
 */
import { signal } from "./html.js";
import { newId } from "./ids.js";
import { keep, kept } from "./kept.js";
import { NoAnswer, post, Problem } from "./net.js";
import { pause } from "./backoff.js";

/** Milliseconds for an acknowledgement over the socket before it is asked for over HTTP. */
const ACKNOWLEDGED = 4_000;

/** @typedef {{id: string, version: number, action: import("./types.js").Action, unsent: boolean}} Pending */

export class Outbox {
  /** @param {import("./room.js").OpenRoom} room */
  constructor(room) {
    this.room = room;
    this.place = `unsent:${room.code}`;
    /** @type {import("./html.js").Signal<Pending|null>} */
    this.pending = signal(this.#restored());
    /** Why the last action was refused. @type {import("./html.js").Signal<Problem|null>} */
    this.refused = signal(null);
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.timer = undefined;
    this.attempt = 0;
  }

  /** @returns {Pending|null} */
  #restored() {
    const stored = kept(this.place, "tab");
    return stored ? { ...JSON.parse(stored), unsent: true } : null;
  }

  /** @param {import("./types.js").Action} action @param {number} version that the player saw */
  act(action, version) {
    if (this.pending.value) return;
    this.refused.value = null;
    this.#put({ id: newId(), version, action, unsent: false });
    this.flush();
  }

  /** Sends what waits, with its old id: by the socket, else by HTTP. */
  flush() {
    const pending = this.pending.value;
    if (!pending) return;
    clearTimeout(this.timer);
    const { id, version, action } = pending;
    if (!this.room.link.send({ type: "action", id, version, action })) return this.#post(pending);
    this.timer = setTimeout(() => this.#unanswered(pending), ACKNOWLEDGED);
  }

  /** What the socket says of an action. @param {Record<string, any>} frame */
  answered(frame) {
    if (frame.id !== this.pending.value?.id) return;
    if (frame.type === "ack") return this.#done();
    const problem = new Problem(frame.status ?? 409, frame);
    if (isPassing(frame.code)) this.#later();
    else this.#refuse(problem);
  }

  /** Marks what is on its way as not sent: nobody knows whether it arrived. */
  mark() {
    if (this.pending.value) this.#put({ ...this.pending.value, unsent: true });
  }

  /** @param {Pending} pending */
  #unanswered(pending) {
    this.mark();
    return this.#post(pending);
  }

  /** The player does not want it sent any more. */
  drop() {
    this.#put(null);
  }

  stop() {
    clearTimeout(this.timer);
  }

  /** @param {Pending} pending */
  async #post(pending) {
    const { id, version, action } = pending;
    try {
      await post(`${this.room.path}/actions`, { id, version, action });
      if (this.pending.value?.id === id) this.#done();
    } catch (error) {
      if (this.pending.value?.id !== id) return;
      if (error instanceof Problem && !error.passing) this.#refuse(error);
      else if (error instanceof Problem || error instanceof NoAnswer) this.#later();
      else throw error;
    }
  }

  #done() {
    this.#put(null);
    if (!this.room.link.up) this.room.refresh();
  }

  /** Not sent, or nobody knows: it waits, marked, for the next chance. */
  #later() {
    if (!this.pending.value) return;
    this.mark();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), pause(this.attempt));
    this.attempt += 1;
  }

  /** @param {Problem} problem */
  #refuse(problem) {
    this.#put(null);
    this.refused.value = problem;
    if (problem.body.room) this.room.accept(problem.body.room);
    else this.room.refresh();
  }

  /** @param {Pending|null} pending */
  #put(pending) {
    if (!pending) {
      clearTimeout(this.timer);
      this.attempt = 0;
    }
    this.pending.value = pending;
    keep(this.place, pending && JSON.stringify(pending), "tab");
  }
}

const PASSING = new Set(["not_saved", "internal_error", "too_many_requests"]);

/** Whether the same action can succeed later. @param {string} code */
function isPassing(code) {
  return PASSING.has(code);
}
