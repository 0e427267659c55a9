/** Events in words: each effect one sentence, in the language of the page. */

/** @typedef {import("./types.js").Effect} Effect */
/** @typedef {(clan: number) => string} Naming */

/**
 * Tokens in words: "2 dominance tokens and the chief".
 * @param {import("./types.js").Text} text
 * @param {number} dominance
 * @param {boolean} chief
 */
export function force(text, dominance, chief) {
  if (!dominance) return text("force.chief");
  const tokens = text("force.tokens", { n: dominance });
  return chief ? text("force.both", { tokens }) : tokens;
}

/** A ground's name, which no line may break. @param {string} ground */
export function unbroken(ground) {
  return ground.replaceAll("-", "\u2011");
}

/**
 * @param {import("./types.js").Text} text
 * @param {Naming} naming
 * @param {Effect} effect
 */
function details(text, naming, effect) {
  const named = (/** @type {unknown} */ clan) => (typeof clan === "number" ? naming(clan) : "");
  return {
    name: named(effect.clan),
    other: named(effect.from),
    territory: effect.territory ?? "",
    ground: unbroken(effect.ground ?? ""),
    force: force(text, effect.dominance ?? 0, effect.chief ?? false),
  };
}

/** The key of the sentence for an effect. @param {Effect} effect */
function keyOf(effect) {
  if (effect.effect === "make_make") return effect.from === null ? "log.make_make" : "log.make_make_from";
  if (effect.effect === "retired") return `log.retired_${effect.reason}`;
  if (effect.effect === "over") return `log.over_${effect.result}`;
  return `log.${effect.effect}`;
}

/** The same effects, that of the end before all others: whatever else follows, it decides. @param {Effect[]} effects */
export function endFirst(effects) {
  return [...effects].sort((one, other) => Number(other.effect === "over") - Number(one.effect === "over"));
}

/**
 * One sentence for each effect; effects that this version does not know are left out.
 * @param {import("./types.js").Text} text
 * @param {Naming} naming
 * @param {Effect[]} effects
 * @returns {string[]}
 */
export function sentences(text, naming, effects) {
  return effects.flatMap((effect) => {
    const key = keyOf(effect);
    const winner = typeof effect.winner === "number" ? naming(effect.winner) : "";
    const said = text(key, { ...details(text, naming, effect), winner });
    return said === key ? [] : [said];
  });
}
