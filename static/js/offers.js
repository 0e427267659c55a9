/**
 * What may be chosen on a space, read out of `legal`. This module knows no rules: what the server does not list is not
 * offered, and asking why is a question to the server.
 */

/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").Legal} Legal */
/** @typedef {import("./types.js").State} State */
/** @typedef {{plain: number|null, chief: number|null, most: number}} Placing fewest tokens without and with the chief */
/** @typedef {{place: Placing|null, withdraw: boolean[]}} Offer */

/** The spaces where something can be done. @param {Legal|null} legal @returns {Set<string>} */
export function targets(legal) {
  return new Set([...Object.keys(legal?.place ?? {}), ...Object.keys(legal?.withdraw ?? {}), ...(legal?.moai ?? [])]);
}

/** The territories of which one has to become a Moai first. @param {Legal|null} legal @returns {Set<string>} */
export function candidates(legal) {
  return new Set(legal?.moai ?? []);
}

/** The grounds that can be chosen. @param {Legal|null} legal @returns {Set<string>} */
export function choices(legal) {
  return new Set(legal?.tangata_manu ?? []);
}

/**
 * @param {Legal|null} legal
 * @param {State} state
 * @param {string} space
 * @returns {Offer}
 */
export function offerAt(legal, state, space) {
  const place = legal?.place?.[space];
  const most = state.clan === null ? 0 : state.reserves[state.clan].dominance;
  return {
    place: place ? { plain: place.least, chief: place.least_with_chief, most } : null,
    withdraw: legal?.withdraw?.[space] ?? [],
  };
}

/** The fewest tokens, with the chief or without; null where that cannot be. @param {Placing} place @param {boolean} chief */
export function least(place, chief) {
  return chief ? place.chief : place.plain;
}

/**
 * The same placing with another number or another wish about the chief, brought within what is offered.
 * @param {Placing} place
 * @param {string} territory
 * @param {number} dominance
 * @param {boolean} chief
 * @returns {Action}
 */
export function placing(place, territory, dominance, chief) {
  const with_ = least(place, chief) === null ? !chief : chief;
  const fewest = least(place, with_) ?? 1;
  return { type: "place", territory, dominance: Math.min(place.most, Math.max(fewest, dominance)), chief: with_ };
}

/**
 * The same placing with the chief, or without: the fewest tokens stay the fewest, so that a chief who comes along spares
 * what he makes unnecessary; a number that was chosen stays.
 * @param {Placing} place
 * @param {Extract<Action, {type: "place"}>} action
 * @param {boolean} chief
 * @returns {Action}
 */
export function accompanied(place, action, chief) {
  const fewest = action.dominance === least(place, action.chief);
  return placing(place, action.territory, fewest ? 0 : action.dominance, chief);
}

/**
 * What the sheet proposes first when a space is touched, null where nothing can be done.
 * @param {Legal|null} legal
 * @param {State} state
 * @param {string} space
 * @returns {Action|null}
 */
export function proposal(legal, state, space) {
  if (legal?.moai?.includes(space)) return { type: "moai", territory: space };
  const offer = offerAt(legal, state, space);
  if (offer.place) return placing(offer.place, space, 0, false);
  if (offer.withdraw.length) return { type: "withdraw", territory: space, chief: offer.withdraw[0] };
  return null;
}

/**
 * An action to ask the server about, so that it says why nothing can be done here: taking back from an own territory,
 * else placing all there is.
 * @param {State} state
 * @param {string} space
 * @returns {Action}
 */
export function question(state, space) {
  const clan = state.clan ?? 0;
  if (state.territories[space]?.clan === clan) return { type: "withdraw", territory: space, chief: false };
  const { dominance, chief } = state.reserves[clan];
  return { type: "place", territory: space, dominance: Math.max(1, dominance), chief };
}

/** The spaces and grounds that an event changed, or would. @param {{effects: import("./types.js").Effect[]}|undefined} event */
export function marks(event) {
  const effects = event?.effects ?? [];
  const found = (/** @type {string} */ key) => new Set(effects.map((effect) => effect[key]).filter(Boolean));
  return { spaces: found("territory"), grounds: found("ground") };
}
