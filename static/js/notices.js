/** Short notices over the page, and sentences for ears only. */
import { signal } from "./html.js";
import { NoAnswer, Problem } from "./net.js";
import { NoPart, part } from "./parts.js";
import { text } from "./text.js";

/** Milliseconds that a notice stays; one that tells of a fault stays until it is closed. */
const STAYS = 6_000;

/** @typedef {{id: number, message: string, fault: boolean, reload: boolean}} Notice a `reload` offers to load the page anew */

/** @type {import("./html.js").Signal<Notice[]>} */
export const notices = signal([]);
/** What a screen reader is to say next; the number tells the same sentence, said again, from the first. */
export const spoken = signal({ words: "", number: 0 });

let counted = 0;

/** @param {string} message @param {boolean} [fault] @param {boolean} [reload] */
export function say(message, fault = false, reload = false) {
  const notice = { id: ++counted, message, fault, reload };
  notices.value = [...notices.value.filter((other) => other.message !== message), notice].slice(-3);
  if (!fault) setTimeout(() => unsay(notice.id), STAYS);
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
