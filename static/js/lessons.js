/** The lessons of the introduction, and how one stands. Pure: what is asked is told by effects, and the server says what follows. */

/**
 * @typedef {object} Lesson
 * @property {string} name of its texts
 * @property {string} rule
 * @property {import("./types.js").State} state where it begins; clan 0 is on the move, and belongs to the learner
 * @property {import("./types.js").Action} asked one action that does it
 * @property {Record<string, unknown>} goal members of the effect that it is about
 */

/** The clan of who learns. */
export const LEARNER = 0;

/** @param {import("./types.js").Effect} effect @param {Lesson["goal"]} goal */
const meets = (effect, goal) => Object.entries(goal).every(([name, value]) => effect[name] === value);

/**
 * How a lesson stands: nothing done, or in the middle of a ceremony that asks; done as it asks; or done otherwise.
 * @param {import("./types.js").View} view
 * @param {Lesson["goal"]} goal
 * @returns {"open"|"done"|"other"}
 */
export function standing({ room, events }, goal) {
  if (events.some(({ effects }) => effects.some((effect) => meets(effect, goal)))) return "done";
  const asked = room?.state?.clan === LEARNER && room.state.phase !== "dominance";
  return events.length === 0 || asked ? "open" : "other";
}
