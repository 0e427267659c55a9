/**
 * What differs between two states, as far as the board shows it: the ghost drawn before an action is confirmed.
 * Knows no rules: it compares.
 *
 * @typedef {import("./types.js").State} State
 * @typedef {import("./types.js").Holding} Holding
 * @typedef {Holding | "moai" | null} Content what stands on a space
 * @typedef {{before: Content, after: Content}} Change
 * @typedef {{clan: number, sign: "stays" | "comes" | "goes"}} Standing a Tangata Manu on a ground
 */

/** @param {State | null} state @param {string} space @returns {Content} */
export function content(state, space) {
  if (!state) return null;
  return state.moai.includes(space) ? "moai" : state.territories[space] ?? null;
}

/** @param {Content} one @param {Content} other */
function same(one, other) {
  if (!one || !other || one === "moai" || other === "moai") return one === other;
  return one.clan === other.clan && one.dominance === other.dominance && one.chief === other.chief;
}

/**
 * The spaces whose content changes.
 * @param {State | null} state
 * @param {State | null} ghost
 * @returns {Map<string, Change>}
 */
export function changes(state, ghost) {
  if (!state || !ghost) return new Map();
  const spaces = [state, ghost].flatMap(({ territories, moai }) => [...Object.keys(territories), ...moai]);
  const pairs = [...new Set(spaces)].map((space) =>
    /** @type {const} */ ([space, { before: content(state, space), after: content(ghost, space) }]));
  return new Map(pairs.filter(([, { before, after }]) => !same(before, after)));
}

/**
 * Who stands on which ground, and who comes or goes.
 * @param {State | null} state
 * @param {State | null} ghost
 * @returns {Map<string, Standing[]>}
 */
export function standings(state, ghost) {
  /** @type {Map<string, Standing[]>} */
  const found = new Map();
  const put = (/** @type {string} */ ground, /** @type {Standing} */ standing) =>
    found.set(ground, [...(found.get(ground) ?? []), standing]);
  (state?.tangata_manu ?? []).forEach((grounds, clan) => grounds.forEach((ground) => {
    const goes = ghost && !ghost.tangata_manu[clan].includes(ground);
    put(ground, { clan, sign: goes ? "goes" : "stays" });
  }));
  (state && ghost ? ghost.tangata_manu : []).forEach((grounds, clan) => grounds.forEach((ground) => {
    if (!state?.tangata_manu[clan].includes(ground)) put(ground, { clan, sign: "comes" });
  }));
  return found;
}

/**
 * The spaces that each clan's tokens hold.
 * @param {State | null} state
 * @returns {string[][]}
 */
export function lands(state) {
  if (!state) return [];
  return Array.from({ length: state.players }, (_, clan) =>
    Object.keys(state.territories).filter((space) => state.territories[space].clan === clan));
}
