/**
 * The pieces as drawings of our own, in the spirit of Rapa Nui petroglyphs. Each figure exists as a fragment (…Glyph)
 * to stand inside a drawing around (0, 0), and as a small <svg> of its own for panels. A table shows dozens of them, of
 * which an event changes one or two.
 * Colours come from theme.css by way of the classes `look-0` … `look-3`.
 */
import { html, steady } from "./html.js";
import { path } from "./hex.js";

/** @typedef {import("./hex.js").Point} Point */

/** @param {...[number, number]} pairs @returns {Point[]} */
const points = (...pairs) => pairs.map(([x, y]) => ({ x, y }));

/** @param {Point[]} loop @param {number} scale */
const scaled = (loop, scale) => loop.map(({ x, y }) => ({ x: x * scale, y: y * scale }));

const SQUARE = points([-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]);
const DIAMOND = points([0, -1.2], [1.2, 0], [0, 1.2], [-1.2, 0]);
const SPEARHEAD = points([0, -1.3], [1.24, 0.86], [-1.24, 0.86]);

/**
 * The outline of a clan's pieces: disc, square, diamond, spearhead (a mataʻa, made of obsidian).
 * @param {number} look 0 to 3
 * @param {number} radius of the disc; the others are as large to the eye
 */
export function shape(look, radius) {
  const r = radius;
  if (look === 0) return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
  return path(scaled([SQUARE, DIAMOND, SPEARHEAD][look - 1], r), r * (look === 3 ? 0.42 : 0.32));
}

/** How far the middle of the number lies below that of the shape. @param {number} look @param {number} radius */
const numberDrop = (look, radius) => (look === 3 ? radius * 0.2 : 0);

/**
 * Dominance tokens of a clan as one piece with their number.
 */
export const TokenGlyph = steady((/** @type {{look: number, n?: number | string, radius?: number}} */ { look, n = "", radius = 30 }) => {
  const size = radius * (String(n).length > 1 ? 1 : 1.2) * (look === 3 ? 0.88 : 1);
  return html`<g class="token look-${look}">
    <path class="piece-shadow" d=${shape(look, radius)} transform="translate(0 ${radius * 0.11})" />
    <path class="piece-body" d=${shape(look, radius)} />
    <path class="piece-groove" d=${shape(look, radius * 0.82)} />
    ${n !== "" && html`<text class="piece-number" font-size=${size.toFixed(1)} text-anchor="middle"
      y=${(numberDrop(look, radius) + size * 0.355).toFixed(1)}>${n}</text>`}
  </g>`;
});

const FEATHERS = [-78, -52, -26, 0, 26, 52, 78];

/** One feather of the crown, upright; it is turned into the fan. */
const FEATHER = "M-3 -9C-5 -14 -4.6 -19.5 0 -22.5C4.6 -19.5 5 -14 3 -9Z";

/**
 * The chief's head under its feathers, to look over the upper rim of a token: the chin lies at (0, 0).
 * @param {{look: number}} props
 */
export function ChiefHeadGlyph({ look }) {
  return html`<g class="chief look-${look}">
    ${FEATHERS.map((turn) => html`<path class="feather" d=${FEATHER} transform="translate(0 -7) rotate(${turn})" />`)}
    <path class="chief-face" d="M-11.5 -8C-11.5 -18 11.5 -18 11.5 -8C11.5 0 7 5 0 5C-7 5 -11.5 0 -11.5 -8Z" />
    <path class="chief-band" d="M-13 -10.5C-8 -17 8 -17 13 -10.5L12 -6.2C7 -11 -7 -11 -12 -6.2Z" />
    <circle class="chief-eye" cx="-4.4" cy="-4" r="2" />
    <circle class="chief-eye" cx="4.4" cy="-4" r="2" />
  </g>`;
}

/**
 * Tokens with the chief among them: the number on the body, the head above it.
 */
export const ChiefTokenGlyph = steady((/** @type {{look: number, n?: number | string}} */ { look, n = "" }) => {
  return html`<g class="chief-token">
    <g transform="translate(0 -13)"><${ChiefHeadGlyph} look=${look} /></g>
    <g transform="translate(0 ${[9, 9, 10, 12][look]})"><${TokenGlyph} look=${look} n=${n} radius=${look === 2 ? 23 : 25} /></g>
  </g>`;
});

const BIRD_HEAD = "M-2 -3.5C-8 -4 -10.5 -10.5 -8 -15C-5 -20 2 -20 5.5 -16.2C12 -15.4 18 -13 19 -5.4C16.6 -8 13 -9 6.6 -8.4C5 -5.4 2 -3.4 -2 -3.5Z";
const BIRD_BODY = "M-6.5 -6.5C-13.5 -3.5 -16.6 4 -15 11.5C-14 16 -10.6 18 -6.4 18L10 18C13.6 18 13.6 13.4 10 13.4L5.8 13.4"
  + "C9 10.8 11 8 11 5.4C11 1.8 6.6 1.4 5.2 4.2C4.2 6.2 2.6 7.4 0.6 7.8C0.6 5 1.4 2.6 2.4 0.6L9.6 0.6C12 0.6 12 -3 9.6 -3L4 -3L4.4 -6Z";
const BIRD_THIGH = "M-9.6 12.4C-6.4 12.6 -2.4 12 0.6 7.8";

/**
 * A bird man, Tangata Manu, crouching, with the egg before him; drawn on a small stone of the clan's shape.
 */
export const BirdManGlyph = steady((/** @type {{look: number, radius?: number}} */ { look, radius = 20 }) => {
  const scale = (radius / 25) * (look === 3 ? 0.8 : look === 2 ? 0.94 : 1);
  return html`<g class="bird-man look-${look}">
    <path class="piece-shadow" d=${shape(look, radius)} transform="translate(0 ${radius * 0.12})" />
    <path class="piece-body" d=${shape(look, radius)} />
    <g transform="translate(0 ${numberDrop(look, radius).toFixed(1)}) scale(${scale.toFixed(3)})">
      <path class="bird" d=${BIRD_BODY} />
      <path class="bird" d=${BIRD_HEAD} />
      <path class="bird-line" d=${BIRD_THIGH} />
      <circle class="bird-eye" cx="-0.6" cy="-11.8" r="2.9" />
      <ellipse class="bird" cx="14.4" cy="-0.8" rx="3.2" ry="4" />
    </g>
  </g>`;
});

const MOAI_TORSO = "M-24 40C-25 30 -23 23 -15 19L-10 15L10 15L15 19C23 23 25 30 24 40Z";
const MOAI_HEAD = "M-14.5 -27C-8 -29 8 -29 14.5 -27C16 -18 15 -6 16 3C16.4 10 12 17 7 20.5C3 23 -3 23 -7 20.5C-12 17 -16.4 10 -16 3C-15 -6 -16 -18 -14.5 -27Z";
const MOAI_FACE_SHADE = "M-14 -17C-8 -20 -4 -19 0 -17C4 -19 8 -20 14 -17L12.6 -10C8 -13.4 5.4 -13 4.4 -10L5.6 -1C8 1 7 4 3.4 4.6L-3.4 4.6C-7 4 -8 1 -5.6 -1L-4.4 -10C-5.4 -13 -8 -13.4 -12.6 -10Z";
const MOAI_EARS = "M-16 -16C-20 -17 -21 -12 -20 -4C-19.6 3 -19 8 -16 7ZM16 -16C20 -17 21 -12 20 -4C19.6 3 19 8 16 7Z";

/** A Moai with its topknot of red scoria, about 48 wide and 82 high. */
export const MoaiGlyph = steady(() => {
  return html`<g class="moai">
    <path class="moai-stone" d=${MOAI_TORSO} />
    <path class="moai-groove" d="M-19 40C-18 33 -14 30 -9 29.4M19 40C18 33 14 30 9 29.4" />
    <path class="moai-stone" d=${MOAI_EARS} />
    <path class="moai-head" d=${MOAI_HEAD} />
    <path class="moai-light" d="M-13 -25.5C-14 -16 -13 -6 -14 3C-14 9 -11 15 -7 18C-9.6 8 -10.6 -12 -9.4 -26.6Z" />
    <path class="moai-shade" d=${MOAI_FACE_SHADE} />
    <path class="moai-nose" d="M-2.6 -15.5C-1 -16.4 1 -16.4 2.6 -15.5L4.2 -0.4C5 1.8 3.6 3 0 3C-3.6 3 -5 1.8 -4.2 -0.4Z" />
    <path class="moai-mouth" d="M-6.6 10.4C-3 8.8 3 8.8 6.6 10.4C3 12.4 -3 12.4 -6.6 10.4Z" />
    <path class="pukao" d="M-15 -27.5L-13.4 -37.4C-13 -40.6 -8 -42 0 -42C8 -42 13 -40.6 13.4 -37.4L15 -27.5C8 -30 -8 -30 -15 -27.5Z" />
    <path class="pukao-rim" d="M-13 -36.2C-8 -38.4 8 -38.4 13 -36.2" />
  </g>`;
});

const MASK = "M0 -35C15 -35 31 -31 32.5 -15C33.6 -3 28 7 24 15C20 24 14 33 0 33C-14 33 -20 24 -24 15C-28 7 -33.6 -3 -32.5 -15C-31 -31 -15 -35 0 -35Z";
const MASK_NOSE = "M-15.4 -26.4C-8 -26.4 -4.2 -22.6 -3.8 -15.6L-4.6 3.4C-9.6 5 -9 12 -3.6 11.8L3.6 11.8C9 12 9.6 5 4.6 3.4L3.8 -15.6C4.2 -22.6 8 -26.4 15.4 -26.4";
const MASK_MOUTH = "M-11.6 21.4C-6 16.8 6 16.8 11.6 21.4C6 27 -6 27 -11.6 21.4Z";

/** The face of Make Make: great eyes, the long nose that grows out of the brows. About 64 wide and 68 high. */
export const MakeMakeGlyph = steady(() => {
  return html`<g class="make-make">
    <path class="mask" d=${MASK} />
    <circle class="mask-line" cx="-16.6" cy="-10.6" r="10.4" />
    <circle class="mask-line" cx="16.6" cy="-10.6" r="10.4" />
    <circle class="mask-pupil" cx="-16.6" cy="-10.6" r="4.6" />
    <circle class="mask-pupil" cx="16.6" cy="-10.6" r="4.6" />
    <path class="mask-line" d=${MASK_NOSE} />
    <path class="mask-line" d=${MASK_MOUTH} />
  </g>`;
});

/** What is left in the stone when Make Make has gone with a clan: the same face, only carved. */
export function CarvedFaceGlyph() {
  return html`<g class="carved-face">
    <path d=${MASK} />
    <circle cx="-16.6" cy="-10.6" r="10.4" />
    <circle cx="16.6" cy="-10.6" r="10.4" />
    <path d=${MASK_NOSE} />
    <path d=${MASK_MOUTH} />
  </g>`;
}

/**
 * @param {string} kind for the class name
 * @param {string} box the viewBox
 * @param {unknown} drawing
 */
function picture(kind, box, drawing) {
  return html`<svg class="figure figure-${kind}" viewBox=${box} aria-hidden="true" focusable="false">${drawing}</svg>`;
}

/** Dominance tokens, for panels. */
export const Token = steady((/** @type {{look: number, n?: number | string}} */ { look, n = "" }) => {
  return picture("token", "-40 -41 80 82", html`<${TokenGlyph} look=${look} n=${n} />`);
});

/** A chief, for panels. */
export const Chief = steady((/** @type {{look: number}} */ { look }) => {
  return picture("chief", "-34 -38 68 72", html`<g class="chief-token">
    <g transform="translate(0 2) scale(1.4)"><${ChiefHeadGlyph} look=${look} /></g>
    <g transform="translate(0 ${look === 3 ? 19 : 17})"><${TokenGlyph} look=${look} radius=${14.5} /></g></g>`);
});

/** A Tangata Manu, for panels. */
export const BirdMan = steady((/** @type {{look: number}} */ { look }) => {
  return picture("bird-man", "-28 -29 56 58", html`<${BirdManGlyph} look=${look} />`);
});

/** A Moai, for panels. */
export const MoaiFigure = steady(() => {
  return picture("moai", "-28 -45 56 88", html`<${MoaiGlyph} />`);
});

/** Make Make, for panels. */
export const MakeMakeFigure = steady(() => {
  return picture("make-make", "-36 -38 72 76", html`<${MakeMakeGlyph} />`);
});

const SUN = Array.from({ length: 24 }, (_, ray) => ray * 15);

/** The chief who has become the new Ariki, before the rising sun. @param {{look: number}} props */
export function Ariki({ look }) {
  return picture("ariki", "-80 -80 160 160", html`<g class="look-${look}">
    ${SUN.map((turn, ray) => html`<path class="triumph-ray" d="M-5 -46L0 ${ray % 2 ? -66 : -78}L5 -46Z" transform="rotate(${turn})" />`)}
    <circle class="ariki-sun" r="46" />
    <g transform="translate(0 2) scale(1.9)"><${ChiefHeadGlyph} look=${look} /></g>
    <g transform="translate(0 26)"><${TokenGlyph} look=${look} radius=${15} /></g>
  </g>`);
}

const RAYS = Array.from({ length: 16 }, (_, ray) => ray * 22.5);

/** The emblem of the site: the face of Make Make as the sun that rises out of the sea. */
export const Logo = steady(() => {
  return picture("logo", "-64 -64 128 128", html`<g class="logo">
    <circle class="logo-sky" r="62" />
    ${RAYS.map((turn) => html`<path class="logo-ray" d="M-2.6 -44L0 -58L2.6 -44Z" transform="rotate(${turn})" />`)}
    <circle class="logo-sun" r="41" />
    <g transform="translate(0 1)"><${MakeMakeGlyph} /></g>
    <path class="logo-sea" d="M-55.4 28C-44 20 -36 36 -24 29C-14 23 -8 36 4 30C15 24 22 37 34 30C43 25 48 33 54.8 29A62 62 0 0 1 -55.4 28Z" />
    <path class="logo-wave" d="M-45 42C-36 35 -30 47 -20 41C-10 35 -4 48 6 42C16 36 22 48 32 42C38 38 42 42 45 42" />
    <circle class="logo-rim" r="62" />
  </g>`);
});
