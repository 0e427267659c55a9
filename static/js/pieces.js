/** What lies and stands on the island: lands, tokens, Moai, Tangata Manu, Make Make, and the ghost of what would follow. */
import { html, useEffect, useRef, useState } from "./html.js";
import { GROUNDS, SPACES, middle } from "./hex.js";
import { changes, content, lands, standings } from "./ghost.js";
import { landLine, tile } from "./island.js";
import { BirdManGlyph, CarvedFaceGlyph, ChiefTokenGlyph, MakeMakeGlyph, MoaiGlyph, TokenGlyph, shape } from "./figures.js";

/**
 * @typedef {import("./types.js").State} State
 * @typedef {import("./ghost.js").Content} Content
 * @typedef {import("./ghost.js").Standing} Standing
 * @typedef {import("./spoken.js").Clan} Clan
 */

/** @param {{x: number, y: number}} point @param {number} [scale] */
const place = ({ x, y }, scale = 1) => `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`;

/** @param {Clan[]} clans @param {number} clan */
const lookOf = (clans, clan) => clans[clan]?.look ?? clan;

/** The patterns that tell lands apart without colour. @param {{id: string}} props */
export function LandPatterns({ id }) {
  const drawings = ["M2 6h8", "M6 2v8M2 6h8", "M0 12L12 0", "M2 9L6 3L10 9"];
  return html`<defs>${drawings.map((d, look) => html`
    <pattern id="${id}-land-${look}" class="look-${look}" width="12" height="12" patternUnits="userSpaceOnUse">
      <path class="land-pattern" d=${d} />
    </pattern>`)}</defs>`;
}

/** Each clan's land: tint, pattern, and a line around what is joined. @param {{state: State | null, clans: Clan[], id: string}} props */
export function Lands({ state, clans, id }) {
  return html`<g class="lands">${lands(state).map((spaces, clan) => {
    const look = lookOf(clans, clan);
    const tints = spaces.map((space) => tile(space, 2.4)).join("");
    return html`<g class="land-of look-${look}" key=${clan}>
      <path class="land-tint" d=${tints} />
      <path fill="url(#${id}-land-${look})" d=${tints} />
      <path class="land-line-under" d=${landLine(spaces, 3.6)} />
      <path class="land-line" d=${landLine(spaces, 3.6)} />
    </g>`;
  })}</g>`;
}

/** @param {{what: Content, clans: Clan[]}} props */
function Piece({ what, clans }) {
  if (!what) return null;
  if (what === "moai") return html`<g transform="translate(0 1) scale(0.9)"><${MoaiGlyph} /></g>`;
  const look = lookOf(clans, what.clan);
  if (what.chief) return html`<${ChiefTokenGlyph} look=${look} n=${what.dominance} />`;
  return html`<${TokenGlyph} look=${look} n=${what.dominance} radius=${look === 3 ? 29 : 31} />`;
}

/** The same piece stays the same element while its owner stays. @param {string} space @param {Content} what */
const keyOf = (space, what) => `${space} ${what === "moai" ? what : what?.clan}`;

/**
 * @typedef {{key: string, space: string, what: Content}} Standee
 * @param {State | null} state
 * @returns {Standee[]}
 */
function standees(state) {
  return SPACES.flatMap((space) => {
    const what = content(state, space);
    return what ? [{ key: keyOf(space, what), space, what }] : [];
  });
}

/** Those that stood there at the last drawing and do no longer: they fade. @param {Standee[]} now */
function useLeaving(now) {
  const before = useRef(/** @type {Standee[]} */ ([]));
  const [leaving, setLeaving] = useState(/** @type {Standee[]} */ ([]));
  const keys = now.map(({ key }) => key).join();
  useEffect(() => {
    const still = new Set(now.map(({ key }) => key));
    setLeaving(before.current.filter(({ key }) => !still.has(key)));
    before.current = now;
  }, [keys]);
  return { leaving, gone: () => setLeaving([]) };
}

/** Tokens and Moai. @param {{state: State | null, ghost: State | null, clans: Clan[]}} props */
export function Pieces({ state, ghost, clans }) {
  const standing = standees(state);
  const { leaving, gone } = useLeaving(standing);
  const changing = changes(state, ghost);
  return html`<g class="pieces">
    ${leaving.map(({ key, space, what }) => html`<g key=${`leaving ${key}`} transform=${place(middle(space))}>
      <g class="leaving" onAnimationEnd=${gone}><${Piece} what=${what} clans=${clans} /></g></g>`)}
    ${standing.filter(({ space }) => !changing.has(space)).map(({ key, space, what }) => html`
      <g key=${key} transform=${place(middle(space))}>
        ${what === "moai" && html`<${Ahu} />`}
        <g class="arriving"><${Piece} what=${what} clans=${clans} /></g></g>`)}
    ${[...changing].map(([space, { before, after }]) => html`
      <g key=${`ghost ${space}`} transform=${place(middle(space))}>
        <${Ghost} before=${before} after=${after} clans=${clans} /></g>`)}
  </g>`;
}

/** The stone platform under a Moai. */
function Ahu() {
  return html`<path class="ahu" d=${tile("c4", 2.4)} /><path class="ahu-joints" d=${AHU_JOINTS} />`;
}

const AHU_JOINTS = "M-44 -23H44M-44 1H44M-44 25H44M-12 -23V-45M16 -23V-43M-30 1V-23M4 1V-23M30 1V-23M-14 25V1M24 25V1M-20 25V41M8 25V48";

/** What would stand there, translucent, and what would leave, small and struck out. @param {{before: Content, after: Content, clans: Clan[]}} props */
function Ghost({ before, after, clans }) {
  const land = after && after !== "moai" && html`
    <path class="ghost-land look-${lookOf(clans, after.clan)}" d=${tile("c4", 6)} />`;
  if (!before) return html`${land}<g class="ghost"><${Piece} what=${after} clans=${clans} /></g>`;
  return html`
    ${land}
    <g class="struck" transform="translate(-16 -27) scale(0.44)">
      <${Piece} what=${before} clans=${clans} />
      <path class="strike-under" d="M-32 32L32 -32" /><path class="strike" d="M-32 32L32 -32" />
    </g>
    <g class="ghost" transform="translate(6 9) scale(0.8)"><${Piece} what=${after} clans=${clans} /></g>`;
}

/** Where two, three or four stand on one ground: offsets and their size. */
const SHARED = [
  { radius: 18, at: [[0, 0]] },
  { radius: 13.5, at: [[-13.5, 0], [13.5, 0]] },
  { radius: 12, at: [[-12.5, 7.5], [12.5, 7.5], [0, -13.5]] },
  { radius: 11, at: [[-11.5, -11.5], [11.5, -11.5], [-11.5, 11.5], [11.5, 11.5]] },
];

/** @param {{standing: Standing[], clans: Clan[]}} props */
function OnGround({ standing, clans }) {
  const { radius, at } = SHARED[standing.length - 1];
  return standing.map(({ clan, sign }, index) => html`
    <g key=${clan} transform="translate(${at[index][0]} ${at[index][1]})">
      <g class=${{ stays: "arriving", comes: "ghost", goes: "struck" }[sign]}>
        <${BirdManGlyph} look=${lookOf(clans, clan)} radius=${radius} />
        ${sign === "goes" && html`<path class="strike-under" d="M-15 15L15 -15" /><path class="strike" d="M-15 15L15 -15" />`}
      </g></g>`);
}

/** The 42 grounds, those who stand there, who comes and who goes. @param {{state: State | null, ghost: State | null, clans: Clan[]}} props */
export function Grounds({ state, ghost, clans }) {
  const standing = standings(state, ghost);
  return html`<g class="grounds">${[...GROUNDS].map(([ground, point]) => html`
    <g key=${ground} transform=${place(point)}>
      <circle class="ground" r="6" /><circle class="ground-dot" r="1.8" />
      ${standing.has(ground) && html`<${OnGround} standing=${standing.get(ground)} clans=${clans} />`}
    </g>`)}</g>`;
}

/** Make Make in the middle, or the carved place it left and the sign of the clan that has it. @param {{state: State | null, ghost: State | null, clans: Clan[]}} props */
export function MakeMakePlace({ state, ghost, clans }) {
  const holder = state?.make_make ?? null;
  const next = ghost ? ghost.make_make : holder;
  const moves = next !== holder;
  return html`<g class="make-make-place">
    ${holder !== null && html`<${CarvedFaceGlyph} />`}
    ${holder === null && html`<g class=${moves ? "struck" : ""}><${MakeMakeGlyph} /></g>`}
    ${holder !== null && html`<${HolderSign} look=${lookOf(clans, holder)} sign=${moves ? "struck" : ""} />`}
    ${moves && next !== null && html`<${HolderSign} look=${lookOf(clans, next)} sign="ghost" />`}
  </g>`;
}

/** A ring around the centre and the clan's shape on it. @param {{look: number, sign: string}} props */
function HolderSign({ look, sign }) {
  return html`<g class="holder look-${look} ${sign}">
    <circle class="holder-ring" r="46" />
    <path class="piece-body" d=${shape(look, 9)} transform="translate(0 ${sign === "ghost" ? -46 : 46})" />
  </g>`;
}
