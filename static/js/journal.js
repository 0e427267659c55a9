/** What happened at a table besides the game: fetched when the room says that there is more of it. */
import { effect, signal } from "./html.js";
import { get, NoAnswer, Problem } from "./net.js";

/** @typedef {{number: number, at: string, version: number, kind: string} & Record<string, any>} Line */

export class Journal {
  /** @param {import("./room.js").OpenRoom} open */
  constructor(open) {
    this.open = open;
    /** @type {import("./html.js").Signal<Line[]>} */
    this.lines = signal([]);
    this.asking = false;
    this.left = false;
  }

  /** Follows the room until told to stop. @param {AbortSignal} until */
  follow(until) {
    const stop = effect(() => {
      if ((this.open.room.value?.journal ?? 0) > this.#known()) this.#fetch();
    });
    until.addEventListener("abort", () => {
      this.left = true;
      stop();
    });
  }

  #known() {
    return this.lines.peek().at(-1)?.number ?? 0;
  }

  /** Whether there are lines from before those at hand. */
  get hasEarlier() {
    return (this.lines.value[0]?.number ?? 1) > 1;
  }

  /** Fetches some of those. @throws {Problem|NoAnswer} */
  async earlier() {
    const first = this.lines.peek()[0]?.number ?? 1;
    const more = await get(`${this.open.path}/journal?before=${first}`);
    if (this.lines.peek()[0]?.number === first) this.lines.value = [...more, ...this.lines.peek()];
  }

  async #fetch() {
    if (this.asking) return;
    this.asking = true;
    const since = this.#known();
    try {
      const more = await get(`${this.open.path}/journal?since=${since}`);
      // Of many only the newest come; what lies before them is asked for again where it is wanted.
      const follows = since === 0 || more[0]?.number === since + 1;
      if (this.#known() === since && more.length) this.lines.value = follows ? [...this.lines.value, ...more] : more;
    } catch (error) {
      // The next change of the room asks again.
      if (!(error instanceof NoAnswer || error instanceof Problem)) throw error;
    } finally {
      this.asking = false;
    }
    // At once only where this answer brought something: a fault would be asked for again without end.
    const came = this.#known() > since;
    if (came && !this.left && (this.open.room.peek()?.journal ?? 0) > this.#known()) this.#fetch();
  }
}

/**
 * A line as a sentence; one that this version does not know is none.
 * @param {import("./types.js").Text} text
 * @param {(clan: number) => string} naming
 * @param {Line} line
 * @returns {string|null}
 */
export function lineWords(text, naming, line) {
  if (line.kind === "agreed" && isEvent(line)) return null;
  const what = wishWords(text, line);
  const named = (/** @type {unknown} */ clan) => (typeof clan === "number" ? naming(clan) : "");
  const key = `journal.${line.kind}`;
  const said = text(key, { name: named(line.clan), other: named(line.by), what, who: line.nickname ?? "", host: line.host ?? "" });
  return said === key ? null : said;
}

/** What was agreed on is an event of the game, which says it. @param {Line} line */
const isEvent = ({ undo, end }) => typeof undo === "number" || end === true;

/**
 * What is wished, or was agreed on, in words.
 * @param {import("./types.js").Text} text
 * @param {{pace?: any, absence?: string, pause?: boolean, undo?: number, end?: boolean}} wish
 */
export function wishWords(text, { pace, absence, pause, undo, end }) {
  const time = [...(pace ? [paceWords(text, pace)] : []), ...(absence ? [text(`absence.${absence}_short`)] : [])];
  const parts = time.length ? [text("time.change_short", { what: time.join("; ") })] : [];
  if (pause !== undefined && pause !== null) parts.push(text(pause ? "time.pause_short" : "time.resume_short"));
  if (undo !== undefined && undo !== null) parts.push(text("time.undo_short"));
  if (end) parts.push(text("time.end_short"));
  return parts.join("; ");
}

/** @param {import("./types.js").Text} text @param {import("./pace.js").Pace} pace */
export function paceWords(text, pace) {
  if (pace.kind === "none") return text("pace.none");
  if (pace.kind === "days") return text(pace.bank ? "pace.days" : "pace.days_only", { n: pace.turn, bank: pace.bank });
  return text("pace.live", { n: pace.turn, bank: Math.round(pace.bank / 60) });
}
