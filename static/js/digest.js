/** A clan's turn in one sentence: "Ana conquers d5 from Ben with 3 dominance tokens and gains Make Make." Pure. */
import { force, sentences, unbroken } from "./words.js";

/**
 * @typedef {import("./types.js").Effect} Effect
 * @typedef {import("./types.js").Text} Text
 * @typedef {{text: Text, naming: (clan: number) => string, all: (items: string[]) => string}} Tongue
 */

const TOLD = new Set(["placed", "conquered", "withdrawn", "make_make", "moai", "tangata_manu", "passed", "retired"]);
/** Of these several are told together. */
const MANY = new Set(["moai", "tangata_manu"]);

/** What is told of effects, each with those that are told with it: by clan, in order. @param {Effect[]} effects */
function told(effects) {
  /** @type {{clan: number, deeds: Effect[][]}[]} */
  const clans = [];
  for (const effect of effects.filter(({ effect }) => TOLD.has(effect))) {
    if (clans.at(-1)?.clan !== effect.clan) clans.push({ clan: effect.clan, deeds: [] });
    const { deeds } = clans[clans.length - 1];
    const before = deeds.at(-1);
    if (before && MANY.has(effect.effect) && before[0].effect === effect.effect) before.push(effect);
    else deeds.push([effect]);
  }
  return clans;
}

/** @param {Effect} effect */
function keyOf({ effect, from, reason }) {
  if (effect === "make_make") return from === null ? "told.make_make" : "told.make_make_from";
  return effect === "retired" ? `told.retired_${reason}` : `told.${effect}`;
}

/** @param {Tongue} tongue @param {Effect[]} deed */
function predicate({ text, naming, all }, deed) {
  const [{ from, territory, dominance, chief }] = deed;
  const places = deed.map((effect) => effect.territory ?? unbroken(effect.ground ?? ""));
  return text(keyOf(deed[0]), {
    n: deed.length, places: all(places), territory: territory ?? "", force: force(text, dominance ?? 0, chief ?? false),
    other: typeof from === "number" ? naming(from) : "",
  });
}

/**
 * A turn in words. What another clan does within it, as passing, is a sentence more, and so is the end.
 * @param {Tongue} tongue
 * @param {Effect[]} effects of all events of the turn
 * @returns {string}
 */
export function digest(tongue, effects) {
  const { text, naming, all } = tongue;
  const said = told(effects).map(({ clan, deeds }) =>
    text("told.sentence", { name: naming(clan), what: all(deeds.map((deed) => predicate(tongue, deed))) }));
  return [...said, ...sentences(text, naming, effects.filter(({ effect }) => effect === "over"))].join(" ");
}
