/** Answers to what one may ask at any time, in words: what changed, and what is mine. Pure. */
import { force } from "./words.js";

/**
 * @typedef {import("./types.js").State} State
 * @typedef {import("./types.js").Text} Text
 */

/**
 * The same in one short sentence, for eyes that see where it lies.
 * @param {Text} text
 * @param {State} state
 * @param {number} clan
 * @param {string} name
 */
export function landLine(text, state, clan, name) {
  const held = Object.values(state.territories).filter((holding) => holding.clan === clan).length;
  const standing = state.tangata_manu[clan].length;
  return text("commands.land_seen", { name, n: held, birds: text("table.bird_men", { n: standing, of: standing + state.reserves[clan].tangata_manu }) });
}

/**
 * A clan's land, bird men and reserve: "Ana holds 2 territories: b3 (2 dominance tokens and the chief), c2 (1 …). …"
 * @param {Text} text
 * @param {(items: string[]) => string} all joins a list
 * @param {State} state
 * @param {number} clan
 * @param {string} name
 * @returns {string[]} sentences
 */
export function landWords(text, all, state, clan, name) {
  const held = Object.entries(state.territories).filter(([, holding]) => holding.clan === clan);
  const list = all(held.map(([space, { dominance, chief }]) => text("commands.holding", { territory: space, force: force(text, dominance, chief) })));
  const grounds = state.tangata_manu[clan];
  const reserve = state.reserves[clan];
  return [
    held.length ? text("commands.land_of", { name, n: held.length, list }) : text("commands.no_land", { name }),
    ...(grounds.length ? [text("commands.grounds", { n: grounds.length, list: all(grounds) })] : []),
    text("commands.reserve", { tokens: text("table.tokens", { n: reserve.dominance }), chief: text(reserve.chief ? "table.chief_here" : "table.chief_away") }),
    ...(state.make_make === clan ? [text("commands.make_make", { name })] : []),
  ];
}
