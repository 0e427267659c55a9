/** Looking up and filling in texts; pure, so that it can be tested without a page. */

/**
 * The first wished language that is offered, else the first that is offered, by its primary subtag: "es-CL" asks for "es".
 * @param {readonly string[]} wished best first, as in `navigator.languages`
 * @param {readonly string[]} offered
 */
export function chooseLanguage(wished, offered) {
  const primary = wished.map((tag) => tag.toLowerCase().split("-")[0]);
  return primary.find((tag) => offered.includes(tag)) ?? offered[0];
}

/**
 * The wished variety of a language, for dates and numbers: a page in "en" writes them as "en-GB" does where that is wished.
 * @param {string} language
 * @param {readonly string[]} wished
 */
export function regional(language, wished) {
  return wished.find((tag) => tag.toLowerCase().split("-")[0] === language) ?? language;
}

/**
 * The entry at a dotted key: "front.title".
 * @param {Record<string, any>} catalogue
 * @param {string} key
 * @returns {any} undefined where there is none
 */
export function entry(catalogue, key) {
  return key.split(".").reduce((/** @type {any} */ node, part) => node?.[part], catalogue);
}

/**
 * What is made for a language, once: to make a format takes far longer than to use it, and a page fills in hundreds of texts.
 * @template T
 * @param {(language: string) => T} make
 */
function madeOnce(make) {
  /** @type {Map<string, T>} */
  const made = new Map();
  return (/** @type {string} */ language) => {
    const before = made.get(language) ?? make(language);
    made.set(language, before);
    return before;
  };
}

const digits = madeOnce((language) => new Intl.NumberFormat(language));
const plurals = madeOnce((language) => new Intl.PluralRules(language));

/** Below this a whole number is written with the same digits in all languages here. */
const ALIKE = 1000;

/** The browser's first format of a number costs as much as half of the board's drawing: the small ones do without. @param {number} value @param {string} language */
const written = (value, language) => (Number.isInteger(value) && value >= 0 && value < ALIKE ? String(value) : digits(language).format(value));

/**
 * @param {string} template with `{name}` placeholders
 * @param {Record<string, string|number>} params
 * @param {string} language numbers are written in its way
 */
export function fill(template, params, language) {
  return template.replace(/\{(\w+)\}/g, (whole, name) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? written(value, language) : value;
  });
}

/**
 * The text at a key. An entry with forms ("one", "other") is chosen by the parameter `n`.
 * A missing key gives the key itself: ugly, and therefore seen.
 * @param {Record<string, any>} catalogue
 * @param {string} language
 * @param {string} key
 * @param {Record<string, string|number>} [params]
 * @returns {string}
 */
export function phrase(catalogue, language, key, params = {}) {
  const found = entry(catalogue, key);
  if (typeof found === "string") return fill(found, params, language);
  const forms = /** @type {Record<string, string>|undefined} */ (found);
  if (typeof forms?.other !== "string") return key;
  const form = plurals(language).select(Number(params.n ?? 0));
  return fill(forms[form] ?? forms.other, params, language);
}
