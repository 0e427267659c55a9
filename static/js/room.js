/** One room while its page is open: the view of it, the connection, and the action that is on its way. */
import { computed, signal } from "./html.js";
import { hadSeat, rememberSeat, rememberSignedOut } from "./invite.js";
import { Journal } from "./journal.js";
import { Reach } from "./reach.js";
import { Link } from "./link.js";
import { meet, player } from "./me.js";
import { call, get, NoAnswer, post, Problem } from "./net.js";
import { say } from "./notices.js";
import { Outbox } from "./outbox.js";
import { Past } from "./past.js";
import { Seen } from "./seen.js";
import { Talk } from "./talk.js";
import { text } from "./text.js";
import { hasHole, known, NOTHING, withEvents, withFrame, withRoom } from "./view.js";

/** Milliseconds of silence on a visible page after which it looks whether the socket still lives. */
const SILENCE = 30_000;
/** Milliseconds between two questions while the socket cannot be used. */
const POLL = 3_000;
/** Milliseconds out of sight after which a socket is not trusted any more: phones cut them without a word. */
const ASLEEP = 20_000;

/** What shuts a room to this page: its host sent its player away, or an operator closed it. */
const SHUT = new Set(["removed", "closed"]);

/** @typedef {"connecting"|"live"|"polling"|"offline"|"gone"} Status */

/** @param {string} code */
const pathOf = (code) => `/api/rooms/${encodeURIComponent(code)}`;

/**
 * The address of a room's socket.
 * @param {string} code
 * @param {number} [since] the version up to which the events are known
 */
export function socketOf(code, since = 0) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${pathOf(code)}/socket?since=${since}`;
}

export class OpenRoom {
  /** @param {string} code */
  constructor(code) {
    this.code = code;
    this.path = pathOf(code);
    this.view = signal(NOTHING);
    /** @type {import("./html.js").Signal<Status>} */
    this.status = signal("connecting");
    /** Why the room cannot be shown. @type {import("./html.js").Signal<Problem|null>} */
    this.trouble = signal(null);
    this.room = computed(() => this.view.value.room);
    this.link = new Link({
      address: () => socketOf(code, known(this.view.value)),
      onFrame: (frame) => this.#take(frame),
      onUp: () => this.#up(),
      onDown: () => this.#down(),
      onTurnedOut: () => this.#turnedOut(),
      onGone: () => this.refresh(),
    });
    this.outbox = new Outbox(this);
    this.past = new Past(this);
    this.seen = new Seen(this);
    this.talk = new Talk(this, "table");
    this.apart = new Talk(this, "watchers");
    this.journal = new Journal(this);
    this.reach = new Reach(this);
    /** What is tried out in place of the table. @type {import("./html.js").Signal<import("./what-if.js").Trying|null>} */
    this.trying = signal(null);
    /** What was tried out last: it is there again where it began. @type {import("./what-if.js").Trying|null} */
    this.tried = null;
    this.hiddenSince = 0;
    this.ears = new AbortController();
  }

  enter() {
    const { signal: until } = this.ears;
    document.addEventListener("visibilitychange", () => this.#looked(), { signal: until });
    addEventListener("online", () => this.link.dial(), { signal: until });
    addEventListener("offline", () => this.#lost(), { signal: until });
    addEventListener("pageshow", (event) => event.persisted && this.link.dial(), { signal: until });
    this.past.follow(until);
    this.journal.follow(until);
    this.reach.follow(until);
    until.addEventListener("abort", this.seen.waitForPage());
    this.watch = setInterval(() => this.#listen(), POLL);
    this.link.dial();
  }

  leave() {
    this.ears.abort();
    clearInterval(this.watch);
    this.link.hangUp();
    this.outbox.stop();
  }

  /** Looks at once whether there is a way to the server: the button beside "no connection". */
  retry() {
    this.link.attempt = 0;
    this.link.dial();
  }

  /** Takes a room that came as an answer. @param {import("./types.js").Room} room @param {any[]} [events] */
  accept(room, events) {
    this.view.value = withRoom(this.view.value, room, events);
    this.#arrive(room.seen);
    this.#fill();
  }

  /**
   * A command whose answer is the room.
   * @param {string} path below the room
   * @param {unknown} [body]
   * @param {string} [method]
   */
  async command(path, body, method = "POST") {
    this.accept(await call(method, this.path + path, body));
  }

  /** Asks for the room itself, as where the socket cannot be used. @returns {Promise<boolean>} whether it was reached */
  async refresh() {
    try {
      this.accept(await get(this.path));
      this.trouble.value = null;
      return true;
    } catch (error) {
      if (error instanceof Problem) this.#refused(error);
      return error instanceof Problem && !error.passing;
    }
  }

  /**
   * Asks what an action of the clan on the move would bring; nothing is stored.
   * @param {import("./types.js").Action} action
   * @returns {Promise<import("./types.js").Preview>}
   * @throws {Problem|NoAnswer}
   */
  foresee(action) {
    return post(`${this.path}/preview`, { action, version: this.room.value?.version });
  }

  /** Tells the server that the newest version is drawn where somebody can see it. */
  sayDrawn() {
    const version = this.room.value?.version;
    const other = this.past.position.value?.past || this.seen.away.value || this.seen.returning || this.trying.value;
    if (version !== undefined && !other && document.visibilityState === "visible") this.seen.drawn(version);
  }

  get gone() {
    return this.status.value === "gone";
  }

  /** @param {any} frame */
  #take(frame) {
    if (frame.type === "ack" || frame.type === "error") return this.outbox.answered(frame);
    if (frame.type === "device" || frame.type === "claim") return meet();
    this.view.value = withFrame(this.view.value, frame);
    if (this.link.up) this.status.value = "live";
    this.#arrive(frame.type === "seen" ? frame.version : frame.room?.seen);
    this.#fill();
  }

  /** What is to be shown to who has just come, before anything else. @param {unknown} seen */
  #arrive(seen) {
    this.seen.heard(seen);
    this.past.arrive();
    if (this.seen.returning) this.seen.check();
    this.talk.check();
    this.apart.check();
  }

  async #fill() {
    if (!hasHole(this.view.value) || this.filling) return;
    this.filling = true;
    try {
      const events = await get(`${this.path}/events?since=${known(this.view.value)}`);
      this.view.value = withEvents(this.view.value, events);
      this.#arrive(undefined);
    } catch (error) {
      if (!(error instanceof NoAnswer || error instanceof Problem)) throw error;
    } finally {
      this.filling = false;
    }
  }

  #up() {
    this.status.value = "live";
    this.outbox.flush();
    this.sayDrawn();
  }

  /** Perhaps this device was signed out elsewhere: then nobody has freed a seat. */
  async #turnedOut() {
    const sat = hadSeat(this.code);
    const before = player.value?.id;
    // Before the socket is back, and the page is drawn without a seat.
    if (sat) rememberSignedOut(this.code);
    await meet();
    if (player.value?.id !== before) say(text("invited.signed_out"), true);
    else if (sat) rememberSeat(this.code, true);
  }

  async #down() {
    if (this.gone) return;
    if (this.status.value === "live") this.status.value = "connecting";
    const reached = await this.refresh();
    if (this.link.up || this.gone) return;
    this.status.value = reached ? "polling" : "offline";
    if (reached) this.outbox.flush();
  }

  #lost() {
    this.status.value = "offline";
    this.outbox.mark();
  }

  #looked() {
    if (document.visibilityState === "hidden") {
      this.hiddenSince = performance.now();
      this.seen.leave();
      return;
    }
    const slept = performance.now() - this.hiddenSince > ASLEEP;
    this.seen.returning = true;
    if (slept || !this.link.up) this.link.dial();
    else this.seen.check();
    this.sayDrawn();
  }

  /** Without a socket, and after a long silence (it can be dead without either end knowing), another road is asked. */
  async #listen() {
    if (document.visibilityState === "hidden") return;
    if (this.status.value === "polling") return this.refresh();
    if (!this.link.up || performance.now() - this.link.heard < SILENCE) return;
    this.link.heard = performance.now();
    const before = this.room.value?.revision ?? 0;
    const reached = await this.refresh();
    const behind = (this.room.value?.revision ?? 0) > before;
    if (!reached || behind) this.link.dial();
  }

  /** @param {Problem} problem */
  #refused(problem) {
    this.trouble.value = problem;
    if (problem.status !== 404 && !SHUT.has(problem.code)) return;
    this.link.hangUp();
    this.status.value = "gone";
  }
}
