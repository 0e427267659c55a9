/** What is said at a table, as far as this page has heard it. The words are fetched when the room tells that there are more. */
import { computed, signal } from "./html.js";
import { newId } from "./ids.js";
import { keep, kept } from "./kept.js";
import { get, NoAnswer, post, Problem } from "./net.js";
import { announce } from "./notices.js";
import { seatNames } from "./names.js";
import { isolated, text } from "./text.js";
import { ownSeat } from "./view.js";

/** @typedef {{number: number, at: string, player: string, kind: "text"|"phrase"|"nudge", text?: string, phrase?: string, to?: string}} Message */

export class Talk {
  /** @param {import("./room.js").OpenRoom} open */
  constructor(open) {
    this.open = open;
    /** In order, without a hole. @type {import("./html.js").Signal<Message[]>} */
    this.messages = signal([]);
    /** The number of the last message that was looked at on this device. */
    this.read = signal(Number(kept(`read:${open.code}`) ?? 0));
    /** The players whose words are not shown on this device. @type {import("./html.js").Signal<string[]>} */
    this.hidden = signal((kept("hidden") ?? "").split(" ").filter(Boolean));
    this.unread = computed(() => {
      const me = this.open.view.value.you?.player;
      const others = this.messages.value.filter(({ player, number }) => player !== me && number > this.read.value && !this.hides(player));
      return others.length;
    });
    this.fetching = false;
    /** What was said before this page came is not told aloud. */
    this.entered = false;
  }

  /** Whether this page's player may talk here at all. */
  get possible() {
    return ownSeat(this.open.view.value) !== null;
  }

  get last() {
    return this.messages.peek().at(-1)?.number ?? 0;
  }

  /** Fetches what was said since, where the room tells that there is more. */
  async check() {
    const room = this.open.room.peek();
    if (this.fetching || !room || !this.possible) return;
    const aloud = this.entered;
    this.entered = true;
    if ((room.talk ?? 0) <= this.last) return;
    this.fetching = true;
    let came = false;
    try {
      const before = this.last;
      this.#take(await get(`${this.open.path}/talk?since=${before}`), aloud);
      came = this.last > before;
    } catch (error) {
      if (!(error instanceof NoAnswer || error instanceof Problem)) throw error;
    } finally {
      this.fetching = false;
    }
    // What was told of meanwhile.
    if (came) await this.check();
  }

  /** What is being written outlives its dialog and a reload. @param {"words"|"notes"} what @returns {string|null} */
  draft(what) {
    return kept(`${what}:${this.open.code}`, "tab");
  }

  /** @param {"words"|"notes"} what @param {string|null} written */
  keepDraft(what, written) {
    keep(`${what}:${this.open.code}`, written || null, "tab");
  }

  /**
   * Says it to all who sit here.
   * @param {{text: string}|{phrase: string}} words
   * @param {string} id the same for every try of the same words
   * @throws {Problem|NoAnswer}
   */
  async say(words, id = newId()) {
    this.#take([await post(`${this.open.path}/talk`, { id, ...words })], false);
    await this.check();
  }

  /** Reminds whoever is on the move. @throws {Problem|NoAnswer} */
  async nudge() {
    this.#take([await post(`${this.open.path}/nudge`)], false);
    await this.check();
  }

  /** All that has come was looked at. */
  look() {
    if (this.read.peek() === this.last) return;
    this.read.value = this.last;
    keep(`read:${this.open.code}`, String(this.last));
  }

  /** @param {string} player */
  hides(player) {
    return this.hidden.value.includes(player);
  }

  /** Shows the words of a player no more on this device, or again. @param {string} player @param {boolean} hide */
  hide(player, hide) {
    const others = this.hidden.value.filter((other) => other !== player);
    this.hidden.value = hide ? [...others, player] : others;
    keep("hidden", this.hidden.value.join(" ") || null);
  }

  /** What a player is called here. @param {string} player */
  nameOf(player) {
    const seats = this.open.room.value?.seats ?? [];
    const at = seats.findIndex((seat) => seat.player?.id === player);
    return isolated((at >= 0 && seatNames(seats)[at]) || text("talk.somebody"));
  }

  /** @param {Message} message */
  wordsOf({ kind, text: own = "", phrase, player, to = "" }) {
    if (kind === "phrase") return text(`talk.phrase.${phrase}`);
    return kind === "nudge" ? text("talk.nudge_said", { name: this.nameOf(player), to: this.nameOf(to) }) : own;
  }

  /** What follows on what is here; a message that comes before those that it follows on comes again with them. @param {Message[]} came @param {boolean} aloud */
  #take(came, aloud) {
    const me = this.open.view.peek().you?.player;
    for (const message of came) {
      if (message.number !== this.last + 1) continue;
      this.messages.value = [...this.messages.peek(), message];
      if (aloud && message.player !== me && !this.hides(message.player)) this.#tell(message);
    }
  }

  /** @param {Message} message */
  #tell(message) {
    const words = this.wordsOf(message);
    announce(message.kind === "nudge" ? words : text("talk.said", { name: this.nameOf(message.player), words }));
  }
}
