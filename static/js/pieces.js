/** What lies and stands on the island: lands, tokens, Moai, Tangata Manu, Make Make, and the ghost of what would follow. */
import { html, steady } from "./html.js";
import { GROUNDS, SPACES, hexagon, middle } from "./hex.js";
import { changes, content, lands, standings } from "./ghost.js";
import { landLine, tile } from "./island.js";
import { BirdManGlyph, CarvedFaceGlyph, ChiefTokenGlyph, MakeMakeGlyph, MoaiGlyph, TokenGlyph, shape } from "./figures.js";

/**
 * @typedef {import("./types.js").State} State
 * @typedef {import("./ghost.js").Content} Content
 * @typedef {import("./ghost.js").Standing} Standing
 * @typedef {readonly number[]} Looks for each clan its colour and shape, 0 to 3
 */

/** @param {{x: number, y: number}} point @param {number} [scale] */
const place = ({ x, y }, scale = 1) => `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`;

/** @param {Looks} looks @param {number} clan */
const lookOf = (looks, clan) => looks[clan] ?? clan;

/** The patterns that tell lands apart without colour. @param {{id: string}} props */
export function LandPatterns({ id }) {
  const drawings = ["M2 6h8", "M6 2v8M2 6h8", "M0 12L12 0", "M2 9L6 3L10 9"];
  return html`<defs>${drawings.map((d, look) => html`
    <pattern id="${id}-land-${look}" class="look-${look}" width="12" height="12" patternUnits="userSpaceOnUse">
      <path class="land-pattern" d=${d} />
    </pattern>`)}</defs>`;
}

/** A clan's land: tint, pattern, and a line around what is joined. @param {{look: number, tints: string, line: string, id: string}} props */
export function Land({ look, tints, line, id }) {
  return html`<g class="land-of look-${look}">
    <path class="land-tint" d=${tints} />
    <path fill="url(#${id}-land-${look})" d=${tints} />
    <path class="land-line-under" d=${line} />
    <path class="land-line" d=${line} />
  </g>`;
}

/** A clan's land by the names of its spaces. */
const LandOn = steady((/** @type {{look: number, names: string, id: string}} */ { look, names, id }) => {
  const spaces = names.split(" ").filter(Boolean);
  return html`<${Land} look=${look} id=${id} tints=${spaces.map((space) => tile(space, 2.4)).join("")} line=${landLine(spaces, 3.6)} />`;
});

/** The lands of all clans. @param {{state: State | null, looks: Looks, id: string}} props */
export function Lands({ state, looks, id }) {
  return html`<g class="lands">${lands(state).map((spaces, clan) => html`
    <${LandOn} key=${clan} look=${lookOf(looks, clan)} names=${spaces.join(" ")} id=${id} />`)}</g>`;
}

/** @param {{what: Content, looks: Looks}} props */
export function Piece({ what, looks }) {
  if (!what) return null;
  if (what === "moai") return html`<g transform="translate(0 1) scale(0.9)"><${MoaiGlyph} /></g>`;
  const look = lookOf(looks, what.clan);
  if (what.chief) return html`<${ChiefTokenGlyph} look=${look} n=${what.dominance} />`;
  return html`<${TokenGlyph} look=${look} n=${what.dominance} radius=${look === 3 ? 29 : 31} />`;
}

/** The same piece stays the same element while its owner stays. @param {string} space @param {Content} what */
const keyOf = (space, what) => `${space} ${what === "moai" ? what : what?.clan}`;

/** @param {State | null} state @returns {{key: string, space: string, what: Content}[]} */
function standees(state) {
  return SPACES.flatMap((space) => {
    const what = content(state, space);
    return what ? [{ key: keyOf(space, what), space, what }] : [];
  });
}

/** What stands on a space, part by part: each state has its own objects, and few of them say anything new. */
const Standee = steady((/** @type {{space: string, looks: Looks, moai?: boolean} & Partial<import("./types.js").Holding>} */ { space, looks, moai = false, ...holding }) => html`
  <g transform=${place(middle(space))}>
    ${moai && html`<${Ahu} />`}
    <g class="upright"><g class="piece" data-piece=${space}><${Piece} what=${moai ? "moai" : holding} looks=${looks} /></g></g></g>`);

/** Tokens and Moai. @param {{state: State | null, ghost: State | null, looks: Looks}} props */
export function Pieces({ state, ghost, looks }) {
  const standing = standees(state);
  const changing = changes(state, ghost);
  const taken = new Set(standings(state, ghost).keys());
  return html`<g class="pieces">
    ${standing.filter(({ space }) => !changing.has(space)).map(({ key, space, what }) => html`
      <${Standee} key=${key} space=${space} looks=${looks} ...${what === "moai" ? { moai: true } : what} />`)}
    ${[...changing].map(([space, { before, after }]) => html`
      <g key=${`ghost ${space}`} transform=${place(middle(space))}>
        <${Ghost} before=${before} after=${after} looks=${looks} aside=${aside(space, taken)} /></g>`)}
  </g>`;
}

/** The stone platform under a Moai. */
export function Ahu() {
  return html`<path class="ahu" d=${tile("c4", 2.4)} /><path class="ahu-joints" d=${AHU_JOINTS} />`;
}

const AHU_JOINTS = "M-44 -23H44M-44 1H44M-44 25H44M-12 -23V-45M16 -23V-43M-30 1V-23M4 1V-23M30 1V-23M-14 25V1M24 25V1M-20 25V41M8 25V48";

/** The sides of a hex where a small piece can lie, the best first, as corners that they run from. */
const SIDES = [5, 0, 3, 2, 4, 1];

/**
 * The direction from the middle of a space to a side at whose ends nobody stands, where there is one.
 * @param {string} space
 * @param {ReadonlySet<string>} taken grounds
 * @returns {{x: number, y: number}} of length 1
 */
function aside(space, taken) {
  const centre = middle(space);
  const names = hexagon(centre).map((corner) => groundAt(corner));
  const free = (/** @type {number} */ side) => ![names[side], names[(side + 1) % 6]].some((name) => name && taken.has(name));
  const angle = ((SIDES.find(free) ?? SIDES[0]) - 1) * Math.PI / 3;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** @param {{x: number, y: number}} point @returns {string | undefined} */
function groundAt(point) {
  return [...GROUNDS].find(([, { x, y }]) => Math.hypot(x - point.x, y - point.y) < 1)?.[0];
}

/**
 * What would stand there, translucent, and aside what would leave, small and struck out.
 * @param {{before: Content, after: Content, looks: Looks, aside: {x: number, y: number}}} props
 */
function Ghost({ before, after, looks, aside: { x, y } }) {
  const land = html`<${GhostLand} after=${after} looks=${looks} />`;
  if (!before) return html`${land}<g class="upright"><g class="ghost"><${Piece} what=${after} looks=${looks} /></g></g>`;
  return html`
    ${land}
    <g class="struck" transform=${place({ x: x * 31.5, y: y * 31.5 }, 0.44)}><g class="upright">
      <${Piece} what=${before} looks=${looks} />
      <path class="strike-under" d="M-32 32L32 -32" /><path class="strike" d="M-32 32L32 -32" />
    </g></g>
    <g class="ghost" transform=${place({ x: x * -10, y: y * -10 }, 0.8)}><g class="upright"><${Piece} what=${after} looks=${looks} /></g></g>`;
}

/** The land as it would be: another clan's, or the platform of a Moai. @param {{after: Content, looks: Looks}} props */
function GhostLand({ after, looks }) {
  if (!after) return null;
  if (after === "moai") return html`<g class="ghost"><${Ahu} /></g>`;
  return html`<path class="ghost-ground" d=${tile("c4", 6)} />
    <path class="ghost-land look-${lookOf(looks, after.clan)}" d=${tile("c4", 6)} />`;
}

/** Where two, three or four stand on one ground: offsets and their size. */
export const SHARED = [
  { radius: 18, at: [[0, 0]] },
  { radius: 13.5, at: [[-13.5, 0], [13.5, 0]] },
  { radius: 12, at: [[-12.5, 7.5], [12.5, 7.5], [0, -13.5]] },
  { radius: 11, at: [[-11.5, -11.5], [11.5, -11.5], [-11.5, 11.5], [11.5, 11.5]] },
];

/** @param {{ground: string, standing: Standing[], looks: Looks}} props */
function OnGround({ ground, standing, looks }) {
  const { radius, at } = SHARED[standing.length - 1];
  return standing.map(({ clan, sign }, index) => html`
    <g key=${clan} transform="translate(${at[index][0]} ${at[index][1]})">
      <g class=${{ stays: "piece", comes: "ghost", goes: "struck" }[sign]} data-bird-man=${`${ground} ${clan}`}>
        <${BirdManGlyph} look=${lookOf(looks, clan)} radius=${radius} />
        ${sign === "goes" && html`<path class="strike-under fine" d="M-13 13L13 -13" />
          <path class="strike fine" d="M-13 13L13 -13" />`}
      </g></g>`);
}

/** The 42 grounds, those who stand there, who comes and who goes. @param {{state: State | null, ghost: State | null, looks: Looks}} props */
export function Grounds({ state, ghost, looks }) {
  const standing = standings(state, ghost);
  return html`<g class="grounds">${[...GROUNDS].map(([ground, point]) => html`
    <g key=${ground} transform=${place(point)}>
      <circle class="ground" r="6" />${!standing.has(ground) && html`<circle class="ground-dot" r="1.8" />`}
      ${standing.has(ground) && html`<g class="upright"><${OnGround} ground=${ground} standing=${standing.get(ground)} looks=${looks} /></g>`}
    </g>`)}</g>`;
}

/** Make Make in the middle, or the carved place it left and the sign of the clan that has it. @param {{state: State | null, ghost: State | null, looks: Looks}} props */
export function MakeMakePlace({ state, ghost, looks }) {
  const holder = state?.make_make ?? null;
  const next = ghost ? ghost.make_make : holder;
  const moves = next !== holder;
  return html`<g class="make-make-place upright">
    ${holder !== null && html`<${CarvedFaceGlyph} />`}
    ${holder === null && html`<g class=${moves ? "struck" : ""} data-make-make="free"><${MakeMakeGlyph} /></g>`}
    ${holder !== null && html`<${HolderSign} look=${lookOf(looks, holder)} sign=${moves ? "struck" : ""} />`}
    ${moves && next !== null && html`<${HolderSign} look=${lookOf(looks, next)} sign="ghost" />`}
  </g>`;
}

/** A ring around the centre and the clan's shape on it. @param {{look: number, sign: string}} props */
export function HolderSign({ look, sign }) {
  return html`<g class="holder look-${look} ${sign}" data-make-make="held">
    ${sign !== "struck" && html`<circle class="holder-ring" r="46" />`}
    <g transform="translate(0 ${sign === "struck" ? -46 : 46})">
      <path class="piece-body" d=${shape(look, 9)} />
      ${sign === "struck" && html`<path class="strike" d="M-11 11L11 -11" />`}
    </g>
  </g>`;
}
