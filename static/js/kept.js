/** Small things kept in the browser. Where its storage is shut (private windows), they live as long as the page. */

/** @type {Map<string, string>} */
const spare = new Map();

/** @param {"local"|"tab"} where @returns {Storage} */
function storage(where) {
  return where === "local" ? localStorage : sessionStorage;
}

/**
 * @param {string} name
 * @param {"local"|"tab"} [where] the tab's own storage survives a reload, no more
 * @returns {string|null}
 */
export function kept(name, where = "local") {
  try {
    return storage(where).getItem(`make-make:${name}`) ?? spare.get(name) ?? null;
  } catch {
    return spare.get(name) ?? null;
  }
}

/**
 * @param {string} name
 * @param {string|null} value null forgets it
 * @param {"local"|"tab"} [where]
 */
export function keep(name, value, where = "local") {
  if (value === null) spare.delete(name);
  else spare.set(name, value);
  try {
    if (value === null) storage(where).removeItem(`make-make:${name}`);
    else storage(where).setItem(`make-make:${name}`, value);
  } catch {
    // the spare copy has to do
  }
}
