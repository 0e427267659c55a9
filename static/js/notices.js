/** Short notices over the page, and sentences for ears only. */
import { signal } from "./html.js";
import { NoAnswer, Problem } from "./net.js";
import { NoPart, part } from "./parts.js";
import { text } from "./text.js";

/** Milliseconds that a notice stays; one that tells of a fault stays until it is closed. */
const STAYS = 6_000;

/**
 * @typedef {object} Notice
 * @property {number} id
 * @property {string} message
 * @property {boolean} fault
 * @property {boolean} reload offers to load the page anew
 * @property {string} to leads there
 * @property {boolean} seen for eyes only: ears are told in other words
 * @property {Rule|null} rule of what it explains
 * @property {(() => void)|null} open shows all of what it quotes
 */
/** @typedef {{name: string, open: () => void}} Rule */

/** @type {import("./html.js").Signal<Notice[]>} */
export const notices = signal([]);
/** What a screen reader is to say next; the number tells the same sentence, said again, from the first. */
export const spoken = signal({ words: "", number: 0 });

/**
 * Where notices are shown and told: in the dialog that is open, as all outside of it is neither seen nor heard, else over
 * the page (0). Words that were spoken before count as told: `from` is the number of the last.
 * @type {import("./html.js").Signal<{place: number, from: number}>}
 */
export const place = signal({ place: 0, from: 0 });
/** The dialogs that are open, the topmost last. @type {number[]} */
let dialogs = [];

/** A dialog opens: notices move into it. @param {number} dialog */
export function moveInto(dialog) {
  dialogs = [...dialogs, dialog];
  place.value = { place: dialog, from: spoken.peek().number };
}

/** And back, to what lies under it. @param {number} dialog */
export function moveOut(dialog) {
  dialogs = dialogs.filter((other) => other !== dialog);
  place.value = { place: dialogs.at(-1) ?? 0, from: spoken.peek().number };
}

let counted = 0;

/** @param {string} message @param {boolean} [fault] @param {boolean} [reload] */
export function say(message, fault = false, reload = false) {
  lay({ message, fault, reload });
}

/** With a way to what it tells of. @param {string} message @param {string} to a path of this site */
export function sayWay(message, to) {
  lay({ message, to });
}

/** In short for eyes, at length for ears. @param {string} short @param {string} words */
export function tell(short, words) {
  lay({ message: short, seen: true });
  announce(words);
}

/**
 * What somebody says, with the way to all of it; what was quoted before gives way.
 * @param {string} words @param {() => void} open
 */
export function quote(words, open) {
  unquote();
  lay({ message: words, seen: true, open });
  announce(words);
}

/** All that was said is seen. */
export function unquote() {
  notices.value = notices.value.filter((other) => !other.open);
}

/** What something means; it takes the place of what was explained before. @param {string} message @param {Rule} rule */
export function explain(message, rule) {
  notices.value = notices.value.filter((other) => !other.rule);
  lay({ message, rule });
}

/** @param {Partial<Notice> & {message: string}} told */
function lay(told) {
  const notice = { id: ++counted, fault: false, reload: false, to: "", seen: false, rule: null, open: null, ...told };
  notices.value = [...notices.value.filter((other) => other.message !== notice.message), notice].slice(-3);
  if (!notice.fault) setTimeout(() => unsay(notice.id), STAYS);
}

/** @param {number} id */
export function unsay(id) {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

/** @param {string} words */
export function announce(words) {
  spoken.value = { words, number: spoken.peek().number + 1 };
}

/**
 * What to tell a player about a failed request, in the page's language.
 * @param {unknown} error what is no failed request is thrown on
 */
export function wordsFor(error) {
  if (error instanceof Problem) return error.message;
  if (error instanceof NoAnswer) return text("net.no_answer");
  if (error instanceof NoPart) return text("net.no_part");
  throw error;
}

/**
 * Does it, and tells the player where it fails.
 * @param {() => Promise<unknown>} work
 * @returns {Promise<boolean>} whether it was done
 */
export async function attempt(work) {
  try {
    await work();
    return true;
  } catch (error) {
    say(wordsFor(error), true);
    return false;
  }
}

/**
 * A part of the page that is only fetched when it is wanted; where that fails, the player is told.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {Promise<T|null>}
 */
export async function fetched(load) {
  try {
    return await part(load);
  } catch (error) {
    say(wordsFor(error), true, error instanceof NoPart);
    return null;
  }
}
