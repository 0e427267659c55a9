/** Looking at a position that lies behind: which one, and its state. What is live stays in the room's view. */
import { computed, effect, signal } from "./html.js";
import { roomOf } from "./invite.js";
import { get } from "./net.js";
import { say, wordsFor } from "./notices.js";
import { text } from "./text.js";
import { wantedPosition } from "./turns.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {{version: number, state: State}} Shown */
/** @typedef {Shown & {past: boolean}} Position */

/** Milliseconds after which the address follows: browsers refuse to change it too often. */
const SETTLES = 150;

export class Past {
  /** @param {import("./room.js").OpenRoom} open */
  constructor(open) {
    this.open = open;
    /** Where the scrubber is; null while it is closed. @type {import("./html.js").Signal<number|null>} */
    this.looking = signal(null);
    /** What had the focus when it was opened. @type {Element|null} */
    this.from = null;
    /** What the board shows instead of the live position. @type {import("./html.js").Signal<Shown|null>} */
    this.shown = signal(null);
    /** What the board shows, live or not. */
    this.position = computed(() => this.#position());
    /** @type {Map<number, State>} */
    this.states = new Map();
    this.fetching = false;
    this.arrived = false;
  }

  /** Writes the position into the address, until the signal is given. @param {AbortSignal} until */
  follow(until) {
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    let timer;
    const write = () => this.#write();
    const stop = effect(() => {
      const first = this.looking.value;
      clearTimeout(timer);
      if (first !== null || this.arrived) timer = setTimeout(write, SETTLES);
    });
    addEventListener("popstate", write, { signal: until });
    until.addEventListener("abort", () => [stop(), clearTimeout(timer)]);
  }

  /** The position that the address asks for, once there is a game. */
  arrive() {
    const last = this.open.room.value?.version ?? 0;
    if (this.arrived || !this.open.room.value?.state) return;
    this.arrived = true;
    const wanted = wantedPosition(location.search, last);
    if (wanted === null) return;
    if (Number.isNaN(wanted)) say(text("past.none"));
    else this.lookAt(wanted);
    this.#write();
  }

  /** Shows the position after so many events; the last that was asked for wins. @param {number} version */
  async lookAt(version) {
    if (this.looking.value === null) this.from = document.activeElement;
    this.looking.value = version;
    if (this.fetching) return;
    this.fetching = true;
    try {
      await this.#catchUp();
    } catch (error) {
      say(wordsFor(error), true);
      this.looking.value = this.shown.value?.version ?? null;
    } finally {
      this.fetching = false;
    }
  }

  /** Shows the live board; first what was missed, if something was. */
  now() {
    const looked = this.looking.value !== null;
    this.looking.value = null;
    if (!looked || !this.open.seen.check(true)) this.shown.value = null;
  }

  /**
   * @param {number} version
   * @returns {Promise<State>}
   * @throws {import("./net.js").Problem|import("./net.js").NoAnswer}
   */
  async stateAt(version) {
    const { room } = this.open.view.value;
    if (room?.state && room.version === version) return room.state;
    const known = this.states.get(version) ?? (await get(`${this.open.path}/states/${version}`));
    this.states.set(version, known);
    return known;
  }

  /** @returns {Position|null} */
  #position() {
    const { room } = this.open.view.value;
    if (!room?.state) return null;
    const live = { version: room.version, state: room.state };
    return { ...(this.shown.value ?? live), past: this.shown.value !== null || this.looking.value !== null };
  }

  async #catchUp() {
    while (this.looking.value !== null && this.shown.value?.version !== this.looking.value) {
      const version = this.looking.value;
      const state = await this.stateAt(version);
      if (this.looking.value !== null) this.shown.value = { version, state };
    }
  }

  #write() {
    if (roomOf(location.pathname) !== this.open.code) return;
    const search = this.looking.value === null ? "" : `?v=${this.looking.value}`;
    if (this.arrived && location.search !== search) history.replaceState(history.state, "", location.pathname + search + location.hash);
  }
}
