/**
 * The board: draws a state and says which space or ground was chosen. It knows no rules; what can be done comes from outside.
 * For hands it is one picture with large invisible surfaces on top, for keys and ears a grid with one cell for each space.
 */
import { html, useEffect, useId, useRef, useState } from "./html.js";
import { GROUNDS, RADIUS, SACRED, SPACES_BY_ROW, brackets, hexagon, inset, middle, nearest, path, step } from "./hex.js";
import { BOX, Island, tile } from "./island.js";
import { Grounds, LandPatterns, Lands, MakeMakePlace, Pieces } from "./pieces.js";
import { spokenGround, spokenSpace } from "./spoken.js";

/**
 * @typedef {import("./types.js").State} State
 * @typedef {import("./spoken.js").Clan} Clan
 *
 * @typedef {object} BoardProps
 * @property {State | null} state null before the start: an empty island
 * @property {Clan[]} clans for each clan its name and its look, 0 to 3
 * @property {ReadonlySet<string>} [targets] spaces where something can be done
 * @property {ReadonlySet<string>} [choices] grounds that can be chosen [R12]
 * @property {string | null} [selected] a space
 * @property {State | null} [ghost] the state that would follow
 * @property {{spaces: ReadonlySet<string>, grounds: ReadonlySet<string>}} [marked] the last action
 * @property {ReadonlySet<string>} [reasons] spaces that are the reason why something cannot be done
 * @property {boolean} [coordinates] whether names are shown
 * @property {import("./types.js").Text} text
 * @property {(space: string) => void} [onSpace] also for spaces that are no targets
 * @property {(ground: string) => void} [onGround]
 */

/** @type {ReadonlySet<string>} */
const NONE = new Set();
const NOTHING_MARKED = { spaces: NONE, grounds: NONE };

/** @type {Record<string, import("./hex.js").Direction>} */
const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Home: "first", End: "last" };

/** The board. @param {BoardProps} props */
export function Board(props) {
  const { state, clans, ghost = null, coordinates = false } = props;
  const id = useId();
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  return html`<div class="board">
    <svg ref=${svg} class="board-picture" viewBox="${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}" role="none">
      <${Island} id=${id} />
      <${LandPatterns} id=${id} />
      <g aria-hidden="true">
        <${Lands} state=${state} clans=${clans} id=${id} />
        <${Signs} ...${props} />
        <${SacredRims} />
        <${MakeMakePlace} state=${state} ghost=${ghost} clans=${clans} />
        <${Pieces} state=${state} ghost=${ghost} clans=${clans} />
        <${Grounds} state=${state} ghost=${ghost} clans=${clans} />
        <${GroundSigns} ...${props} />
        ${coordinates && html`<${Coordinates} state=${state} />`}
      </g>
      <${Grid} ...${props} svg=${svg} />
      <${Choices} ...${props} svg=${svg} />
    </svg>
  </div>`;
}

/** The sacred territories stay marked when a clan's tint lies over the grass. */
function SacredRims() {
  return [...SACRED].map((space) => html`<path key=${space} class="sacred-rim" d=${tile(space, 10, 7)} />`);
}

/** What is said about spaces, under the pieces: targets, last action, reasons, selection. @param {BoardProps} props */
function Signs({ targets = NONE, marked = NOTHING_MARKED, reasons = NONE, selected = null }) {
  const each = (/** @type {Iterable<string>} */ spaces, /** @type {string} */ sign, /** @type {number} */ distance) =>
    [...spaces].map((space) => html`<path key=${`${sign} ${space}`} class="sign-${sign}" pathLength="60" d=${tile(space, distance)} />`);
  const last = [...marked.spaces].map((space) => brackets(inset(hexagon(middle(space)), 5), 17)).join("");
  return html`<g class="signs">
    ${each(targets, "target", 6.5)}
    <path class="sign-last-under" d=${last} /><path class="sign-last" d=${last} />
    ${each(reasons, "reason", 3)}
    ${selected && each([selected], "selected-under", 2)}${selected && each([selected], "selected", 2)}
  </g>`;
}

/** What is said about grounds: the last action. @param {BoardProps} props */
function GroundSigns({ marked = NOTHING_MARKED }) {
  return [...marked.grounds].map((ground) => {
    const { x, y } = /** @type {import("./hex.js").Point} */ (GROUNDS.get(ground));
    return html`<g key=${ground}><circle class="ground-last-under" cx=${x} cy=${y} r="22" />
      <circle class="ground-last" cx=${x} cy=${y} r="22" /></g>`;
  });
}

/** The names of the spaces: large where nothing stands, else small at the rim. @param {{state: State | null}} props */
function Coordinates({ state }) {
  return html`<g class="coordinates">${SPACES_BY_ROW.flat().map((space) => {
    const { x, y } = middle(space);
    const free = !state?.territories[space] && !state?.moai.includes(space) && space !== "c4";
    return free
      ? html`<text key=${space} class="coordinate" x=${x} y=${y + 9} text-anchor="middle">${space}</text>`
      : html`<text key=${space} class="coordinate coordinate-small" x=${x - 25} y=${y + 46} text-anchor="middle">${space}</text>`;
  })}</g>`;
}

/**
 * The spaces for hands, keys and ears: one of the cells is in the tab order, the arrows walk.
 * @param {BoardProps & {svg: {current: SVGSVGElement | null}}} props
 */
function Grid(props) {
  const { text, selected = null, onSpace = () => {}, svg } = props;
  const [cursor, setCursor] = useState(selected ?? "c4");
  const column = useRef(middle(cursor).x);
  useEffect(() => { if (selected) setCursor(selected); }, [selected]);

  /** @param {string} space @param {boolean} keepColumn */
  function walkTo(space, keepColumn) {
    if (!keepColumn) column.current = middle(space).x;
    setCursor(space);
    /** @type {SVGElement | null | undefined} */ (svg.current?.querySelector(`[data-space="${space}"]`))?.focus();
  }

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    if (event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") onSpace(cursor);
    else if (!walk(event)) return;
    event.preventDefault();
  }

  /** @param {KeyboardEvent} event whether the key is one that walks */
  function walk(event) {
    const arrow = ARROWS[event.key];
    if (!arrow) return false;
    const direction = event.ctrlKey && arrow === "first" ? "top" : event.ctrlKey && arrow === "last" ? "bottom" : arrow;
    const vertical = direction === "up" || direction === "down";
    const to = step(cursor, direction, vertical ? column.current : undefined);
    if (to) walkTo(to, vertical);
    return true;
  }

  /** @param {string} space */
  function focused(space) {
    if (space !== cursor) column.current = middle(space).x;
    setCursor(space);
  }

  return html`<g role="grid" class="grid" aria-label=${text("board.label")} onKeyDown=${onKeyDown}>
    ${SPACES_BY_ROW.map((row) => html`<g role="row" key=${row[0]}>
      ${row.map((space) => html`<${Cell} key=${space} ...${props} space=${space} inTabOrder=${space === cursor}
        onFocus=${() => focused(space)} />`)}
    </g>`)}
  </g>`;
}

/** @param {BoardProps & {space: string, inTabOrder: boolean, onFocus: () => void}} props */
function Cell({ space, state, clans, text, targets = NONE, marked = NOTHING_MARKED, reasons = NONE, selected = null, ...rest }) {
  const { inTabOrder, onFocus, onSpace = () => {} } = rest;
  const signs = { target: targets.has(space), last: marked.spaces.has(space), reason: reasons.has(space) };
  return html`<g role="gridcell" class="space ${signs.target ? "is-target" : ""}" data-space=${space}
    tabindex=${inTabOrder ? 0 : -1} aria-label=${spokenSpace({ state, clans, text }, space, signs)}
    aria-selected=${space === selected ? "true" : "false"} aria-disabled=${targets.size && !signs.target ? "true" : "false"}
    onClick=${() => onSpace(space)} onFocus=${onFocus}>
    <path class="space-surface" d=${path(hexagon(middle(space), RADIUS))} />
    <path class="space-ring-under" d=${tile(space, 1)} /><path class="space-ring" d=${tile(space, 1)} />
  </g>`;
}

/** Board units for one pixel, kept up to date. @param {{current: SVGSVGElement | null}} svg */
function useUnit(svg) {
  const [unit, setUnit] = useState(1);
  useEffect(() => {
    const picture = svg.current;
    if (!picture || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => setUnit(BOX.width / Math.max(1, picture.getBoundingClientRect().width)));
    observer.observe(picture);
    return () => observer.disconnect();
  }, []);
  return unit;
}

/** From a pointer's place on the page to board units. @param {SVGSVGElement} picture @param {MouseEvent} event */
function spot(picture, event) {
  const matrix = picture.getScreenCTM();
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
}

/** Half of the 44 pixels that a thumb needs, and a little for rounding. */
const THUMB = 22.5;

/**
 * The grounds that can be chosen. Their surfaces may overlap: the nearest wins.
 * @param {BoardProps & {svg: {current: SVGSVGElement | null}}} props
 */
function Choices({ choices = NONE, state, clans, text, onGround = () => {}, svg }) {
  const unit = useUnit(svg);
  if (!choices.size) return null;
  const open = [...GROUNDS].filter(([ground]) => choices.has(ground));

  /** @param {MouseEvent} event @param {string} ground */
  function clicked(event, ground) {
    const byPointer = svg.current && event.detail > 0;
    onGround((byPointer && nearest(spot(/** @type {SVGSVGElement} */ (svg.current), event), open)) || ground);
  }

  /** @param {KeyboardEvent} event @param {string} ground */
  function pressed(event, ground) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onGround(ground);
  }

  return html`<g role="group" class="choices" aria-label=${text("board.grounds")}>
    ${open.map(([ground, { x, y }]) => html`<g key=${ground} role="button" class="choice" tabindex="0" data-ground=${ground}
      aria-label=${spokenGround({ state, clans, text }, ground)}
      onClick=${(/** @type {MouseEvent} */ event) => clicked(event, ground)}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => pressed(event, ground)}>
      <circle class="choice-surface" cx=${x} cy=${y} r=${Math.max(24, THUMB * unit)} />
      <circle class="choice-ring-under" cx=${x} cy=${y} r="15" /><circle class="choice-ring" cx=${x} cy=${y} r="15" />
      <circle class="choice-dot" cx=${x} cy=${y} r="6.5" />
    </g>`)}
  </g>`;
}
