/** The board for the ear: what a space or a ground is called, and what is there. */
import { CENTRE, SACRED, groundsOf } from "./hex.js";
import { content } from "./ghost.js";

/**
 * @typedef {import("./types.js").State} State
 * @typedef {import("./types.js").Text} Text
 * @typedef {{name: string, look: number}} Clan
 * @typedef {{state: State | null, clans: Clan[], text: Text}} Scene
 */

/** @param {Scene} scene @param {number} clan */
const nameOf = ({ clans }, clan) => clans[clan]?.name ?? String(clan + 1);

/** @param {Scene} scene */
function centre(scene) {
  const holder = scene.state?.make_make ?? null;
  return holder === null ? scene.text("board.centre") : scene.text("board.centre_left", { clan: nameOf(scene, holder) });
}

/** @param {Scene} scene @param {string} space */
function held(scene, space) {
  const found = content(scene.state, space);
  if (!found) return scene.text("board.neutral");
  if (found === "moai") return scene.text("board.moai");
  const tokens = scene.text("board.tokens", { n: found.dominance });
  return scene.text(found.chief ? "board.held_chief" : "board.held", { clan: nameOf(scene, found.clan), tokens });
}

/** The Tangata Manu around a space. @param {Scene} scene @param {string} space @returns {string[]} */
function birdMen(scene, space) {
  return groundsOf(space).flatMap((ground) =>
    ownersOf(scene, ground).map((clan) => scene.text("board.bird_man", { clan, ground })));
}

/** @param {Scene} scene @param {string} ground @returns {string[]} names */
function ownersOf(scene, ground) {
  const all = scene.state?.tangata_manu ?? [];
  return all.flatMap((grounds, clan) => (grounds.includes(ground) ? [nameOf(scene, clan)] : []));
}

/**
 * "c3, sacred, held by Ana with 2 tokens and the chief".
 * @param {Scene} scene
 * @param {string} space
 */
export function spokenSpace(scene, space) {
  const sacred = SACRED.has(space) ? [scene.text("board.sacred")] : [];
  const here = space === CENTRE ? centre(scene) : held(scene, space);
  return [space, ...sacred, here, ...birdMen(scene, space)].join(", ");
}

/**
 * The name of a space and what the board says about it just now.
 * @param {string} spoken
 * @param {Text} text
 * @param {{target: boolean, last: boolean, reason: boolean}} signs
 */
export function withSigns(spoken, text, signs) {
  const kinds = /** @type {const} */ (["target", "last", "reason"]);
  return [spoken, ...kinds.filter((kind) => signs[kind]).map((kind) => text(`board.${kind}`))].join(", ");
}

/** @param {Scene} scene @param {string} ground */
export function spokenGround(scene, ground) {
  const owners = ownersOf(scene, ground);
  if (!owners.length) return scene.text("board.ground", { ground });
  return scene.text("board.ground_taken", { ground, clan: owners.join(", ") });
}
