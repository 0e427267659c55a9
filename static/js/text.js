/** The page's language: which it is, its texts, and dates and lists in its manner. */
import { computed, signal } from "./html.js";
import { chooseLanguage, entry, phrase, regional } from "./catalogue.js";
import { serverTime } from "./clock.js";
import { keep, kept } from "./kept.js";
import { inWords } from "./names.js";
import { NoAnswer } from "./net.js";

/** The languages that the server has; the first is the one to fall back on. */
export const LANGUAGES = (globalThis.document?.documentElement.dataset.languages ?? "en").split(" ");

export const language = signal(LANGUAGES[0]);
const catalogue = signal(/** @type {Record<string, any>} */ ({}));

/** The language last chosen on this device, null where none was. */
export function chosenLanguage() {
  const own = kept("language");
  return own && LANGUAGES.includes(own) ? own : null;
}

/** @param {string} chosen */
export function remember(chosen) {
  keep("language", chosen);
}

/** The language to begin in: the chosen one, else what this browser asks for. */
export function wishedLanguage() {
  return chosenLanguage() ?? chooseLanguage(navigator.languages, LANGUAGES);
}

/**
 * Changes the language of the page. The old texts stay where the new ones cannot be fetched.
 * @param {string} wanted
 * @throws {NoAnswer}
 */
export async function speak(wanted) {
  // Not as the API is asked: a browser may keep it, and it says no time.
  const answer = await fetch(`/static/text/${wanted}.json`).catch(() => null);
  const texts = answer?.ok ? await answer.json().catch(() => null) : null;
  if (!texts) throw new NoAnswer(wanted);
  catalogue.value = texts;
  language.value = wanted;
  document.documentElement.lang = wanted;
}

/** @type {import("./types.js").Text} */
export function text(key, params) {
  return phrase(catalogue.value, language.value, key, params);
}

/**
 * Paragraphs: an entry that is a list.
 * @param {string} key
 * @returns {string[]}
 */
export function paragraphs(key) {
  return entry(catalogue.value, key) ?? [];
}

const locale = computed(() => regional(language.value, navigator.languages));
const hours = computed(() => new Intl.DateTimeFormat(locale.value, { hour: "numeric", minute: "2-digit" }));
const listing = computed(() => new Intl.ListFormat(locale.value, { type: "conjunction" }));

/** @param {string[]} items */
export function all(items) {
  return listing.value.format(items);
}

/**
 * A person's name inside a sentence: isolated, so that a name that runs from right to left turns nothing else round.
 * @param {string} name
 */
export function isolated(name) {
  return `\u2068${inWords(name, text("app.gone"))}\u2069`;
}

const UNITS = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
]);

/**
 * How long ago, roughly: "5 minutes ago".
 * @param {string} instant ISO 8601
 * @param {number} [now] milliseconds, at the server
 */
export function ago(instant, now = serverTime()) {
  const seconds = (Date.parse(instant) - now) / 1000;
  const words = new Intl.RelativeTimeFormat(locale.value, { numeric: "auto" });
  const fit = UNITS.find(([, length]) => Math.abs(seconds) >= length);
  return fit ? words.format(Math.round(seconds / fit[1]), fit[0]) : words.format(0, "second");
}

/**
 * A moment of the days around now, by the clock here or in a zone: "Thu 21:00"; further away with its date.
 * @param {string} instant ISO 8601
 * @param {string} [timeZone]
 */
export function moment(instant, timeZone) {
  const at = new Date(instant);
  const far = Math.abs(at.getTime() - serverTime()) > 6 * 86_400_000;
  const date = /** @type {Intl.DateTimeFormatOptions} */ (far ? { day: "numeric", month: "short" } : {});
  return new Intl.DateTimeFormat(locale.value, { weekday: "short", ...date, hour: "numeric", minute: "2-digit", timeZone }).format(at);
}

/** @param {string} date 2027-01-14 */
export function day(date) {
  return new Intl.DateTimeFormat(locale.value, { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(date));
}

/** @param {string} instant ISO 8601 */
export function clockTime(instant) {
  return hours.value.format(new Date(instant));
}
