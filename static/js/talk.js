/**
 * What is said at a table, as far as this page has heard it: by those who sit there, or apart by those who watch. The
 * words are fetched when the room tells that there are more.
 */
import { computed, signal } from "./html.js";
import { newId } from "./ids.js";
import { keep, kept } from "./kept.js";
import { get, NoAnswer, post, Problem } from "./net.js";
import { announce, quote, unquote } from "./notices.js";
import { seatNames } from "./names.js";
import { isolated, text } from "./text.js";
import { ownSeat } from "./view.js";

/** @typedef {{number: number, at: string, player: string, kind: "text"|"phrase"|"nudge"|"gone", text?: string, phrase?: string, to?: string, nickname?: string}} Message */

/** The players whose words are not shown on this device. @type {import("./html.js").Signal<string[]>} */
const hidden = signal((kept("hidden") ?? "").split(" ").filter(Boolean));

export class Talk {
  /** @param {import("./room.js").OpenRoom} open @param {"table"|"watchers"} channel */
  constructor(open, channel) {
    this.open = open;
    this.apart = channel === "watchers";
    this.path = `${open.path}${this.apart ? "/watchers" : ""}/talk`;
    /** What this device keeps is kept under these names. */
    this.name = this.apart ? `apart:${open.code}` : open.code;
    /** In order, without a hole. @type {import("./html.js").Signal<Message[]>} */
    this.messages = signal([]);
    /** The number of the last message that was looked at on this device. */
    this.read = signal(Number(kept(`read:${this.name}`) ?? 0));
    this.unread = computed(() => {
      const me = this.open.view.value.you?.player;
      const others = this.messages.value.filter(({ player, number }) => player !== me && number > this.read.value);
      return others.filter((message) => this.shows(message)).length;
    });
    /** Ends when no question is on its way any more. @type {Promise<unknown>} */
    this.answered = Promise.resolve();
    /** What was said before this page came is not told aloud. */
    this.entered = false;
    /** Whether it is looked at. */
    this.shown = signal(false);
  }

  /** Whether this page's player may read here at all. */
  get possible() {
    const { room } = this.open.view.value;
    return this.apart ? room?.watchers_said !== undefined : ownSeat(this.open.view.value) !== null;
  }

  /** Whether it may say something: watchers are none of those who sit here. */
  get mine() {
    return this.possible && this.apart === (ownSeat(this.open.view.value) === null);
  }

  get last() {
    return this.messages.peek().at(-1)?.number ?? 0;
  }

  /** Whether there are messages from before those at hand. */
  get hasEarlier() {
    return (this.messages.value[0]?.number ?? 1) > 1;
  }

  /** Whether the room tells of more than there is here. */
  get #lacks() {
    const room = this.open.room.peek();
    return ((this.apart ? room?.watchers_said : room?.talk) ?? 0) > this.last;
  }

  /** Fetches what was said since, where the room tells that there is more. */
  async check() {
    if (!this.open.room.peek() || !this.possible) return;
    const aloud = this.entered && this.mine;
    this.entered = true;
    if (!this.#lacks) return;
    const before = this.last;
    await this.#asking(async () => {
      // What was asked before this may have brought it.
      if (this.#lacks) this.#take(await get(`${this.path}?since=${this.last}`), aloud);
    });
    // What was told of meanwhile.
    if (this.last > before) await this.check();
  }

  /** Fetches the newest anew: some may be gone, as those of who was blocked, or be there again. */
  async renew() {
    if (!this.possible) return;
    await this.#asking(async () => {
      const came = await get(this.path);
      if ((came.at(-1)?.number ?? 0) >= this.last) this.messages.value = came;
    });
  }

  /** Fetches some from before those at hand. */
  async earlier() {
    const first = this.messages.peek()[0]?.number ?? 1;
    await this.#asking(async () => {
      if (this.messages.peek()[0]?.number !== first) return;
      const came = await get(`${this.path}?before=${first}`);
      if (this.messages.peek()[0]?.number === first) this.messages.value = [...came, ...this.messages.peek()];
    });
  }

  /**
   * One question after another, and none is left out: what was told of while another was on its way would stay unheard.
   * Without an answer the next change of the room asks again.
   * @param {() => Promise<void>} work
   */
  #asking(work) {
    const asked = this.answered.then(work).catch((error) => {
      if (!(error instanceof NoAnswer || error instanceof Problem)) throw error;
    });
    this.answered = asked.catch(() => undefined);
    return asked;
  }

  /** What is being written outlives its dialog and a reload. @param {"words"|"notes"} what @returns {string|null} */
  draft(what) {
    return kept(`${what}:${this.name}`, "tab");
  }

  /** @param {"words"|"notes"} what @param {string|null} written */
  keepDraft(what, written) {
    keep(`${what}:${this.name}`, written || null, "tab");
  }

  /**
   * Says it to all who are to hear it.
   * @param {{text: string}|{phrase: string}} words
   * @param {string} id the same for every try of the same words
   * @throws {Problem|NoAnswer}
   */
  async say(words, id = newId()) {
    this.#follow(await post(this.path, { id, ...words }));
    await this.check();
  }

  /** Reminds whoever is on the move. @throws {Problem|NoAnswer} */
  async nudge() {
    this.#follow(await post(`${this.open.path}/nudge`));
    await this.check();
  }

  /** All that has come was looked at. */
  look() {
    unquote();
    if (this.read.peek() === this.last) return;
    this.read.value = this.last;
    keep(`read:${this.name}`, String(this.last));
  }

  /** @param {string} player */
  hides(player) {
    return hidden.value.includes(player);
  }

  /** Whether there are words of it to show. @param {Message} message */
  shows({ kind, player }) {
    return kind !== "gone" && !this.hides(player);
  }

  /** Shows the words of a player no more on this device, or again. @param {string} player @param {boolean} hide */
  hide(player, hide) {
    const others = hidden.value.filter((other) => other !== player);
    hidden.value = hide ? [...others, player] : others;
    keep("hidden", hidden.value.join(" ") || null);
  }

  /** What a player is called here. @param {string} player */
  nameOf(player) {
    const seats = this.open.room.value?.seats ?? [];
    const at = seats.findIndex((seat) => seat.player?.id === player);
    const apart = this.messages.value.findLast((message) => message.player === player)?.nickname;
    return isolated((at >= 0 && seatNames(seats)[at]) || apart || text("talk.somebody"));
  }

  /** @param {Message} message */
  wordsOf({ kind, text: own = "", phrase, player, to = "" }) {
    if (kind === "phrase") return text(`talk.phrase.${phrase}`);
    return kind === "nudge" ? text("talk.nudge_said", { name: this.nameOf(player), to: this.nameOf(to) }) : own;
  }

  /** What was just said here; if it does not follow on what is here, it comes again with what lies between. @param {Message} message */
  #follow(message) {
    if (message.number === this.last + 1) this.messages.value = [...this.messages.peek(), message];
  }

  /** What has come since; where not all of it came at once, what lies before it is fetched on demand. @param {Message[]} came @param {boolean} aloud */
  #take(came, aloud) {
    const fresh = came.filter(({ number }) => number > this.last);
    if (!fresh.length) return;
    const follows = fresh[0].number === this.last + 1;
    this.messages.value = follows ? [...this.messages.peek(), ...fresh] : fresh;
    const me = this.open.view.peek().you?.player;
    for (const message of aloud ? fresh : []) if (message.player !== me && this.shows(message)) this.#tell(message);
  }

  /** @param {Message} message */
  #tell(message) {
    const words = this.wordsOf(message);
    const said = message.kind === "nudge" ? words : text("talk.said", { name: this.nameOf(message.player), words });
    // One way leads to what the table says and to what watchers say.
    const { shown } = this.open.talk;
    if (shown.peek()) announce(said);
    else quote(said, () => (shown.value = true));
  }
}
