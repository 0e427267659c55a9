/**
 * The island without the game: sea, shore, volcanic stone, grass. Nothing here changes while a game is played, so it is
 * drawn once. What looks irregular comes from a fixed sequence: the same island for everybody.
 */
import { html, useMemo } from "./html.js";
import { CENTRE, RADIUS, ROWS, SACRED, SPACES, SPACES_BY_ROW, hexagon, inset, middle, outline, path } from "./hex.js";

/**
 * @typedef {import("./hex.js").Point} Point
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 */

/** What the drawing shows: x, y, width, height in board units. */
export const BOX = { x: -488, y: -280, width: 976, height: 562 };

/** @param {number} seed @returns {() => number} numbers from 0 to 1, always the same ones */
function sequence(seed) {
  let value = seed;
  return () => {
    value = (value * 16807) % 2147483647;
    return (value - 1) / 2147483646;
  };
}

/** The hexes' common hull, clockwise: a trapezoid with blunt corners. @returns {Point[]} */
function hull() {
  const [first, last] = [SPACES_BY_ROW[0], SPACES_BY_ROW[ROWS.length - 1]];
  const at = (/** @type {string | undefined} */ space, /** @type {number} */ corner) => hexagon(middle(space ?? ""))[corner];
  const right = [at(first.at(-1), 0), at(first.at(-1), 1), at(last.at(-1), 1), at(last.at(-1), 2), at(last.at(-1), 3)];
  const left = right.map(({ x, y }) => ({ x: -x, y })).reverse();
  return [...right, ...left];
}

/** Points along a loop, about `every` apart. @param {Point[]} loop @param {number} every @returns {Point[]} */
function along(loop, every) {
  return loop.flatMap((from, index) => {
    const to = loop[(index + 1) % loop.length];
    const pieces = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / every));
    return Array.from({ length: pieces }, (_, piece) => ({
      x: from.x + ((to.x - from.x) * piece) / pieces,
      y: from.y + ((to.y - from.y) * piece) / pieces,
    }));
  });
}

/** A smooth closed line through the points (Catmull and Rom's spline). @param {Point[]} loop */
function smooth(loop) {
  const size = loop.length;
  const curves = loop.map((from, index) => {
    const [before, to, after] = [loop[(index + size - 1) % size], loop[(index + 1) % size], loop[(index + 2) % size]];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[one, two, to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ")}`;
  });
  return `M${loop[0].x.toFixed(1)} ${loop[0].y.toFixed(1)}${curves.join("")}Z`;
}

/**
 * A coast line around the hexes.
 * @param {number} distance from the hexes
 * @param {number} wild how far it strays
 * @param {number} seed
 * @param {number} [every] distance between its points
 */
function coast(distance, wild, seed, every = 34) {
  const chance = sequence(seed);
  const line = along(inset(hull(), -distance), every);
  return smooth(line.map(({ x, y }) => ({ x: x + (chance() - 0.5) * wild, y: y + (chance() - 0.5) * wild })));
}

/** Points inside a hex, not too near to its rim. @param {() => number} chance @param {Point} centre @param {number} reach */
function somewhere(chance, centre, reach) {
  const angle = chance() * 2 * Math.PI;
  const radius = Math.sqrt(chance()) * reach;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** Tufts of grass, all in one path. */
function tufts() {
  const chance = sequence(11);
  const strokes = SPACES.filter((space) => space !== CENTRE).flatMap((space) =>
    Array.from({ length: 5 }, () => {
      const { x, y } = somewhere(chance, middle(space), 36);
      const tall = 4 + chance() * 4;
      return `M${(x - 4).toFixed(1)} ${(y - tall * 0.7).toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`
        + `L${(x + 0.6).toFixed(1)} ${(y - tall).toFixed(1)}M${x.toFixed(1)} ${y.toFixed(1)}l4 ${(-tall * 0.75).toFixed(1)}`;
    }));
  return strokes.join("");
}

/** Pebbles of lava along the rim of the land, all in one path. @param {number} seed @param {number} share */
function pebbles(seed, share) {
  const chance = sequence(seed);
  const around = along(inset(hull(), -15), 13).filter(() => chance() < share);
  return around.map(({ x, y }) => {
    const r = 1.4 + chance() * 2.6;
    const [cx, cy] = [x + (chance() - 0.5) * 14, y + (chance() - 0.5) * 14];
    return `M${(cx - r).toFixed(1)} ${cy.toFixed(1)}a${r.toFixed(1)} ${(r * 0.7).toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0`
      + `a${r.toFixed(1)} ${(r * 0.7).toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;
  }).join("");
}

/** Short waves on the open sea, all in one path. @param {Box} box */
function waves(box) {
  const chance = sequence(5);
  const spots = Array.from({ length: 90 }, () => ({ x: box.x + chance() * box.width, y: box.y + chance() * box.height }));
  return spots.filter(({ x, y }) => Math.abs(x) * 0.866 - y * 0.5 > 372 || y < -268).map(({ x, y }) =>
    `M${x.toFixed(1)} ${y.toFixed(1)}q5 -5 10 0t10 0`).join("");
}

/** The face of a hex: what grows there. @param {string} space */
function ground(space) {
  if (SACRED.has(space)) return "tile-sacred";
  return ["tile-a", "tile-b", "tile-c"][(space.charCodeAt(0) * 5 + Number(space.slice(1)) * 7) % 3];
}

/** @type {Map<string, string>} */
const tilePaths = new Map();

/**
 * The outline of a space as path data; computed once.
 * @param {string} space
 * @param {number} distance from the border of the hex
 * @param {number} [rounding]
 */
export function tile(space, distance, rounding = 9) {
  const key = `${space} ${distance} ${rounding}`;
  const known = tilePaths.get(key) ?? path(inset(hexagon(middle(space)), distance), rounding);
  tilePaths.set(key, known);
  return known;
}

/** Petroglyphs on the bare rock: fish, frigate bird, spiral, sun, turtle. */
const CARVINGS = [
  "M-11 0C-6 -7 4 -7 8 0C4 7 -6 7 -11 0ZM8 0L14 -5M8 0L14 5M-6 -1h.1",
  "M-14 -3C-9 -8 -4 -5 0 0C4 -5 9 -8 14 -3M0 0L-3 7M0 0L3 7",
  "M0 1C1 -2 5 -1 4 2C3 6 -5 6 -6 0C-6 -7 4 -9 8 -4C11 0 10 5 7 8",
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M0 -7.5v-3M0 7.5v3M-7.5 0h-3M7.5 0h3M-5.4 -5.4l-2 -2M5.4 5.4l2 2M-5.4 5.4l-2 2M5.4 -5.4l2 -2",
  "M-7 0C-7 -6 7 -6 7 0C7 6 -7 6 -7 0ZM7 -1l4 -1v3ZM-4 -5l-3 -4M4 -5l3 -4M-4 5l-3 4M4 5l3 4M0 -4v8",
];

/** The gaps between the hexes and the coast, above and below. */
function carvings() {
  const below = [-350, -250, -150, -50, 50, 150, 250, 350].map((x) => [x, 227]);
  const above = [-150, -50, 50, 150].map((x) => [x, -227]);
  return [...below, ...above].map(([x, y], spot) => html`
    <path class="carving" d=${CARVINGS[(spot * 3 + (spot > 7 ? 1 : 0)) % 5]} transform="translate(${x} ${y}) scale(0.92)" />`);
}

/** The three islets off the coast, where the bird men waited for the first egg. */
export const ISLETS = html`<g class="islets" transform="translate(398 -192)"><g class="upright">
  <path class="islet-shoal" d="M-44 18C-40 4 -22 -6 -4 -4C18 -14 46 0 46 16C46 30 -46 32 -44 18Z" />
  <path class="islet-foot" d="M-34 16C-32 6 -18 0 -6 4C4 6 8 14 4 18C-6 24 -34 24 -34 16ZM14 12C16 4 34 4 36 12C36 18 14 18 14 12ZM20 -10C20 -18 30 -18 30 -10C30 -6 20 -6 20 -10Z" />
  <path class="islet" d="M-32 12C-28 0 -18 -8 -8 -4C2 0 6 8 2 12C-6 18 -32 18 -32 12ZM16 8C18 0 30 -2 34 8C34 12 16 12 16 8ZM22 -14C22 -30 28 -30 28 -14C28 -10 22 -10 22 -14Z" />
  <path class="islet-grass" d="M-24 5C-20 -2 -12 -5 -8 -2C-4 0 -2 4 -4 6C-10 9 -22 9 -24 5Z" />
  <path class="terns" d="M-44 -34q6 -7 10 0q5 -7 11 -1M-12 -50q5 -6 8 0q4 -6 9 -1M-66 -58q4 -5 7 0q4 -5 8 0" />
</g></g>`;

/** A canoe that comes home, on the other side. */
export const CANOE = html`<g class="canoe" transform="translate(-402 -176)"><g class="upright">
  <path class="wake" d="M-50 16q7 -5 14 0t14 0t14 0M-6 21q7 -5 14 0t14 0" />
  <path class="sail" d="M-4 8C-16 -14 -14 -32 -20 -46C0 -46 20 -34 26 -22C16 -14 6 -4 -1 8Z" />
  <path class="sail-line" d="M-12 -20C-2 -24 10 -20 18 -15M-17 -36C-4 -38 10 -32 20 -25" />
  <path class="boat" d="M-38 3C-24 13 20 14 36 0C34 14 22 19 -4 19C-26 19 -36 13 -38 3Z" />
</g></g>`;

/** @param {string} id prefix of the gradients' names */
function gradients(id) {
  return html`<defs>
    <radialGradient id="${id}-sea" gradientUnits="userSpaceOnUse" cx="330" cy="-300" r="980">
      <stop class="stop-dawn" offset="0" /><stop class="stop-mid" offset="0.34" /><stop class="stop-deep" offset="0.95" />
    </radialGradient>
    <radialGradient id="${id}-dawn" gradientUnits="userSpaceOnUse" cx="330" cy="-300" r="620">
      <stop class="stop-light" offset="0" /><stop class="stop-no-light" offset="1" />
    </radialGradient>
    <linearGradient id="${id}-land" gradientUnits="userSpaceOnUse" x1="200" y1="-250" x2="-160" y2="250">
      <stop class="stop-basalt-light" offset="0" /><stop class="stop-basalt" offset="0.45" />
      <stop class="stop-basalt-dark" offset="1" />
    </linearGradient>
  </defs>`;
}

/** @param {string} id */
function shore(id) {
  return html`<g class="shore">
    <path class="shallow shallow-far" d=${coast(44, 16, 3, 60)} />
    <path class="shallow" d=${coast(31, 12, 7, 50)} />
    <path class="foam" d=${coast(27, 10, 23, 42)} />
    <path class="cliff" d=${coast(18, 9, 42)} transform="translate(0 9)" />
    <path class="land" d=${coast(18, 9, 42)} fill="url(#${id}-land)" />
    <path class="pebble-dark" d=${pebbles(8, 0.8)} />
    <path class="pebble-light" d=${pebbles(17, 0.5)} />
    ${carvings()}
  </g>`;
}

/** The grass tiles of all hexes with their shadow and light. @param {string} id @param {Box} box */
function tiles(id, box) {
  const territories = SPACES.filter((space) => space !== CENTRE);
  return html`<g class="tiles">
    <path class="tile-shadow" d=${territories.map((space) => tile(space, 2.2)).join("")} transform="translate(0 3)" />
    ${territories.map((space) => html`<path class="tile ${ground(space)}" d=${tile(space, 2.4)} />`)}
    <path class="tufts" d=${tufts()} />
    <path class="tile-light" d=${territories.map((space) => tile(space, 4)).join("")} />
    <rect class="dawn" x=${box.x} y=${box.y} width=${box.width} height=${box.height} fill="url(#${id}-dawn)" />
  </g>`;
}

/** The stone place in the middle. */
function centre() {
  const notches = Array.from({ length: 24 }, (_, notch) => {
    const angle = (notch / 24) * 2 * Math.PI;
    const [inner, outer] = [44.5, notch % 2 ? 47.5 : 49.5];
    return `M${(inner * Math.cos(angle)).toFixed(1)} ${(inner * Math.sin(angle)).toFixed(1)}`
      + `L${(outer * Math.cos(angle)).toFixed(1)} ${(outer * Math.sin(angle)).toFixed(1)}`;
  });
  return html`<g class="centre">
    <path class="centre-stone" d=${path(hexagon({ x: 0, y: 0 }, RADIUS - 2), 12)} />
    <circle class="centre-plate" r="43" />
    <path class="centre-notches" d=${notches.join("")} />
  </g>`;
}

/** The whole island in its sea. @param {string} id @param {Box} [box] how much of the sea is to be seen */
export function drawIsland(id, box = BOX) {
  return html`<g class="island" aria-hidden="true">
    ${gradients(id)}
    <rect class="sea" x=${box.x} y=${box.y} width=${box.width} height=${box.height} fill="url(#${id}-sea)" />
    <path class="waves" d=${waves(box)} />
    ${CANOE}${ISLETS}
    ${shore(id)}${tiles(id, box)}${centre()}
  </g>`;
}

/** The island, drawn once. @param {{id: string}} props */
export function Island({ id }) {
  return useMemo(() => drawIsland(id), [id]);
}

/** The closed lines around a clan's land, a little inside its border. @param {Iterable<string>} spaces @param {number} distance */
export function landLine(spaces, distance) {
  return outline(spaces).map((loop) => path(inset(loop, distance), 9)).join("");
}
