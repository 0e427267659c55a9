/** Looking up and filling in texts; pure, so that it can be tested without a page. */

/** The languages that have a catalogue; the first is the one to fall back on. */
export const LANGUAGES = ["en", "es"];

/**
 * The first wished language that is offered, by its primary subtag: "es-CL" asks for "es".
 * @param {readonly string[]} wished best first, as in `navigator.languages`
 * @param {string[]} [offered]
 */
export function chooseLanguage(wished, offered = LANGUAGES) {
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
 * @param {string} template with `{name}` placeholders
 * @param {Record<string, string|number>} params
 * @param {string} language numbers are written in its way
 */
export function fill(template, params, language) {
  const digits = new Intl.NumberFormat(language);
  return template.replace(/\{(\w+)\}/g, (whole, name) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? digits.format(value) : value;
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
  const form = new Intl.PluralRules(language).select(Number(params.n ?? 0));
  return fill(forms[form] ?? forms.other, params, language);
}
