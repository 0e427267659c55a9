/**
 * What is to be seen and heard of an event: its effects, one after another, each with its time. Pure.
 *
 * @typedef {import("./types.js").Effect} Effect
 * @typedef {{kind: string, effect: Effect, start: number, length: number}} Step times in milliseconds
 */

/** How long each effect takes to be seen, in milliseconds. What is not named here is not seen to move. @type {Record<string, number>} */
const LENGTHS = {
  placed: 340, conquered: 380, withdrawn: 420, returned: 460, lost_ground: 420, make_make: 640, moai: 620, tangata_manu: 400, over: 1300,
};
/** The next begins when this share of the one before has passed. */
const SHARE = 0.6;
/** Nobody is kept waiting longer than this, in milliseconds: what takes longer is told faster. */
export const LONGEST = 3200;
/** More events than these at once are not played: who comes back wants to see where the game stands. */
export const MOST_EVENTS = 3;

/** The conquered leave while the conqueror comes. @param {Effect} effect @param {Step | undefined} before */
function waits(effect, before) {
  if (!before) return 0;
  const pushed = before.kind === "conquered" && effect.effect === "returned";
  return before.start + before.length * (pushed ? 0.45 : SHARE);
}

/** @param {Effect} effect */
function isSeen(effect) {
  return effect.effect in LENGTHS && (effect.effect !== "over" || effect.result === "ariki");
}

/**
 * The steps of one event or several, in the order in which they happened.
 * @param {Effect[]} effects
 * @returns {Step[]}
 */
export function steps(effects) {
  /** @type {Step[]} */
  const found = [];
  for (const effect of effects.filter(isSeen)) {
    const start = waits(effect, found.at(-1));
    found.push({ kind: effect.effect, effect, start, length: LENGTHS[effect.effect] });
  }
  return hurried(found);
}

/** When the last step has ended. @param {Step[]} all */
export function end(all) {
  return Math.max(0, ...all.map(({ start, length }) => start + length));
}

/** @param {Step[]} all */
function hurried(all) {
  const pace = Math.min(1, LONGEST / Math.max(1, end(all)));
  return all.map((step) => ({ ...step, start: Math.round(step.start * pace), length: Math.round(step.length * pace) }));
}

/**
 * The events that are new since a version, where they are all there and few enough to be played.
 * @param {import("./types.js").GameEvent[]} events
 * @param {number} since
 * @param {number} version
 */
export function playable(events, since, version) {
  const fresh = events.filter((event) => event.version > since && event.version <= version);
  return fresh.length === version - since && fresh.length <= MOST_EVENTS ? fresh : [];
}
