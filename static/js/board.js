/**
 * The board: draws a state and says which space or ground was chosen. It knows no rules; what can be done comes from outside.
 * For hands it is one picture with large invisible surfaces on top, for keys and ears a grid with one cell for each space.
 */
import { html, useEffect, useId, useMemo, useRef } from "./html.js";
import { turned } from "./camera.js";
import { CENTRE, GROUNDS, SACRED, SPACES, brackets, hexagon, inset, middle } from "./hex.js";
import { content } from "./ghost.js";
import { BOX, Island, tile } from "./island.js";
import { Grounds, LandPatterns, Lands, MakeMakePlace, Pieces } from "./pieces.js";
import { Grid } from "./grid.js";
import { Choices } from "./choices.js";

/**
 * @typedef {import("./types.js").State} State
 * @typedef {import("./spoken.js").Clan} Clan
 *
 * @typedef {object} BoardProps
 * @property {State | null} state null before the start: an empty island
 * @property {Clan[]} clans for each clan its name and its look, 0 to 3
 * @property {ReadonlySet<string>} [targets] spaces where something can be done
 * @property {ReadonlySet<string>} [candidates] territories of which one becomes a Moai first [R11]
 * @property {ReadonlySet<string>} [choices] grounds that can be chosen [R12]
 * @property {string | null} [selected] a space
 * @property {{readonly value: string | null}} [touched] the space to outline, where that is known before all else follows from it
 * @property {State | null} [ghost] the state that would follow
 * @property {{spaces: ReadonlySet<string>, grounds: ReadonlySet<string>}} [marked] the last action
 * @property {ReadonlySet<string>} [reasons] spaces that are the reason why something cannot be done
 * @property {boolean} [coordinates] whether names are shown
 * @property {ReadonlySet<string>} [named] spaces whose names are shown in any case
 * @property {import("./viewport.js").Viewport} [view] for a board that can be looked at from near and from all sides
 * @property {import("./types.js").Text} text
 * @property {(space: string, byHand: boolean) => void} [onSpace] also for spaces that are no targets
 * @property {(ground: string) => void} [onGround]
 */

/** @type {ReadonlySet<string>} */
export const NONE = new Set();
export const NOTHING_MARKED = { spaces: NONE, grounds: NONE };

/** @param {BoardProps["view"]} view @param {{current: HTMLElement | null}} frame */
function useView(view, frame) {
  useEffect(() => {
    if (!view || !frame.current) return undefined;
    const ears = new AbortController();
    view.attach(frame.current, ears.signal);
    return () => ears.abort();
  }, [view]);
}

/** The board. @param {BoardProps} props */
export function Board(props) {
  const id = useId();
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  useView(props.view, frame);
  const turn = props.view?.turn.value ?? 0;
  const { x, y, width, height } = turned(BOX, turn);
  return html`<div class=${props.view ? "board board-near" : "board"} ref=${frame}><div class="board-plane">
    <svg ref=${svg} class="board-picture" data-turn=${turn} viewBox="${x} ${y} ${width} ${height}" role="none">
      <g class="turned" transform="rotate(${turn * 90})">
        <${Island} id=${id} />
        <${Picture} ...${props} id=${id} />
        <${Grid} ...${props} svg=${svg} turn=${turn} />
        <${Choices} ...${props} svg=${svg} />
      </g>
    </svg>
  </div></div>`;
}

/**
 * The board as a picture: there is nothing to touch, and it says what it shows.
 * @param {BoardProps & {box?: import("./island.js").Box, labelledby?: string}} props without a name it is decoration
 */
export function Still({ box = BOX, labelledby, ...props }) {
  const id = useId();
  const said = labelledby ? { role: "img", "aria-labelledby": labelledby } : { "aria-hidden": "true" };
  return html`<div class="board"><svg class="board-picture" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" ...${said}>
    <${Island} id=${id} /><${Picture} ...${props} id=${id} />
  </svg></div>`;
}

/** All that changes, for the eye. The layers that only a new state changes are not compared again for each tap. @param {BoardProps & {id: string}} props */
function Picture(props) {
  const { state, clans, ghost = null, coordinates = false, named = NONE, id } = props;
  const looksKey = clans.map(({ look }) => look).join("");
  const looks = useMemo(() => [...looksKey].map(Number), [looksKey]);
  const lands = useMemo(() => html`<${LandPatterns} id=${id} /><${Lands} state=${state} looks=${looks} id=${id} />`, [state, looks, id]);
  const standing = useMemo(() => html`
    <${MakeMakePlace} state=${state} ghost=${ghost} looks=${looks} />
    <${Pieces} state=${state} ghost=${ghost} looks=${looks} />`, [state, ghost, looks]);
  const grounds = useMemo(() => html`<${Grounds} state=${state} ghost=${ghost} looks=${looks} />`, [state, ghost, looks]);
  const names = coordinates ? NAMED : NAMED.filter((space) => named.has(space));
  return html`<g aria-hidden="true">
    ${lands}
    <${Signs} ...${props} />
    ${SACRED_RIMS}
    ${standing}
    <${Coordinates} state=${state} ghost=${ghost} names=${names} />
    ${grounds}
    <${Candidates} ...${props} />
    <${GroundSigns} ...${props} />
    ${ghost && ghost.winner !== null && html`<${Triumph} look=${clans[ghost.winner]?.look ?? 0} />`}
  </g>`;
}

/** The sacred territories stay marked when a clan's tint lies over the grass. */
export const SACRED_RIMS = html`<path class="sacred-rim" d=${[...SACRED].map((space) => tile(space, 10, 7)).join("")} />`;

/** What is said about spaces, under the pieces: targets, last action, reasons, selection. @param {BoardProps} props */
function Signs({ targets = NONE, marked = NOTHING_MARKED, reasons = NONE, selected = null, touched }) {
  const all = (/** @type {Iterable<string>} */ spaces, /** @type {number} */ distance) =>
    [...spaces].map((space) => tile(space, distance)).join("");
  const last = [...marked.spaces].map((space) => brackets(inset(hexagon(middle(space)), 5), 17)).join("");
  return html`<g class="signs">
    <path class="sign-target" d=${all(targets, 6.5)} />
    <path class="sign-last-under" d=${last} /><path class="sign-last" d=${last} />
    <${Chosen} selected=${selected} touched=${touched} />
    <path class="sign-reason-under" d=${all(reasons, 6)} /><path class="sign-reason" d=${all(reasons, 6)} />
  </g>`;
}

/** The outline of the space that was touched: nothing else of the board is drawn anew for it. @param {Pick<BoardProps, "selected" | "touched">} props */
function Chosen({ selected, touched }) {
  const space = touched ? touched.value : selected;
  const outline = space && !space.includes("-") ? tile(space, 2) : "";
  return html`<path class="sign-selected-under" d=${outline} /><path class="sign-selected" d=${outline} />`;
}

/** The territories that the ceremony leaves to choose from, ringed as its grounds are, over what stands there. @param {BoardProps} props */
function Candidates({ candidates = NONE }) {
  return [...candidates].map((space) => {
    const { x, y } = middle(space);
    return html`<g key=${space} data-candidate=${space}><circle class="choice-ring-under open" cx=${x} cy=${y} r="40" />
      <circle class="choice-ring" cx=${x} cy=${y} r="40" /></g>`;
  });
}

/** What is said about grounds: the last action. @param {BoardProps} props */
function GroundSigns({ marked = NOTHING_MARKED }) {
  return [...marked.grounds].map((ground) => {
    const { x, y } = /** @type {import("./hex.js").Point} */ (GROUNDS.get(ground));
    return html`<g key=${ground}><circle class="ground-last-under" cx=${x} cy=${y} r="22" />
      <circle class="ground-last" cx=${x} cy=${y} r="22" /></g>`;
  });
}

const RAYS = Array.from({ length: 24 }, (_, ray) => ray * 15);

/** The action that is looked at would win: the sun of the new Ariki around the centre. @param {{look: number}} props */
export function Triumph({ look }) {
  return html`<g class="triumph look-${look}">${RAYS.map((turn) => html`
    <path class="triumph-ray" d="M-4 -54L0 -76L4 -54Z" transform="rotate(${turn})" />`)}</g>`;
}

/** Beside the face of the centre there is no room for a name; these have some at the other side, if nothing is there. @type {Record<string, string>} */
const BEYOND = { c5: "c6", c3: "c2" };

/** The centre shows by its face which space it is. */
const NAMED = SPACES.filter((space) => space !== CENTRE);

/**
 * Names of spaces: large where nothing stands or would stand, else small at a side, between what stands on both; there
 * the bird men at its ends lie over it.
 * @param {{state: State | null, ghost: State | null, names: string[]}} props
 */
function Coordinates({ state, ghost, names }) {
  const isFree = (/** @type {string} */ space) => !content(state, space) && !content(ghost, space);
  return html`<g class="coordinates">${names.map((space) => {
    const { x, y } = middle(space);
    const free = isFree(space);
    const roomy = isFree(BEYOND[space] ?? space) ? "roomy" : "";
    return html`<g key=${space} transform="translate(${x} ${y})"><g class="upright">
      <text class=${free ? "coordinate" : `coordinate coordinate-small of-${space} ${roomy}`} dy="0.36em" text-anchor="middle">${space}</text></g></g>`;
  })}</g>`;
}
