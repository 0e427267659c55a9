/** The spaces for hands, keys and ears: a grid whose cells are the hexes. One cell is in the tab order, the arrows walk. */
import { Component, html, useLayoutEffect, useMemo, useRef, useState } from "./html.js";
import { CENTRE, RADIUS, SPACES, SPACES_BY_ROW, hexagon, middle, path, step } from "./hex.js";
import { unturned } from "./camera.js";
import { tile } from "./island.js";
import { spokenSpace, withSigns } from "./spoken.js";

/** @typedef {import("./board.js").BoardProps & {svg: {current: SVGSVGElement | null}, turn: number}} GridProps */

/** @type {Record<string, import("./hex.js").Direction>} */
const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Home: "first", End: "last" };

/** @param {KeyboardEvent} event @returns {import("./hex.js").Direction | null} */
function directionOf(event) {
  if (event.ctrlKey && event.key === "Home") return "top";
  if (event.ctrlKey && event.key === "End") return "bottom";
  return ARROWS[event.key] ?? null;
}

/** The space that an event happened on. @param {Event} event */
function spaceOf(event) {
  const cell = /** @type {Element} */ (event.target).closest("[data-space]");
  return cell?.getAttribute("data-space") ?? null;
}

/**
 * The names of all spaces, put together only when the state, a clan's name or the language is another.
 * @param {GridProps} props
 * @returns {Map<string, string>}
 */
function useSpokenSpaces({ state, clans, text }) {
  const names = clans.map(({ name }) => name).join("\n");
  const language = text("board.label");
  return useMemo(() => new Map(SPACES.map((space) => [space, spokenSpace({ state, clans, text }, space)])),
    [state, names, language]);
}

/**
 * Which cell is in the tab order, and the column that a walk up or down holds on to.
 * @param {string | null} selected
 * @param {GridProps["svg"]} svg
 */
function useWalk(selected, svg) {
  const [cursor, setCursor] = useState(selected ?? CENTRE);
  const column = useRef(middle(cursor).x);
  // At once, not after the next painting: a quick second key must not be undone by the selection of the first.
  useLayoutEffect(() => { if (selected) setCursor(selected); }, [selected]);

  /** @param {string} space */
  function arrive(space) {
    if (space !== cursor) column.current = middle(space).x;
    setCursor(space);
  }

  /** @param {string} from @param {import("./hex.js").Direction} direction */
  function walk(from, direction) {
    const upright = direction === "up" || direction === "down";
    const held = column.current;
    const to = step(from, direction, upright ? held : undefined);
    if (!to) return;
    /** @type {SVGElement | null | undefined} */ (svg.current?.querySelector(`[data-space="${to}"]`))?.focus();
    column.current = upright ? held : middle(to).x;
  }

  return { cursor, arrive, walk };
}

/** The grid. @param {GridProps} props */
export function Grid(props) {
  const { text, targets, marked, reasons, selected = null, onSpace = () => {}, svg, turn } = props;
  const spoken = useSpokenSpaces(props);
  const { cursor, arrive, walk } = useWalk(selected, svg);

  /** @param {KeyboardEvent} event */
  function pressed(event) {
    const space = spaceOf(event);
    const direction = directionOf(event);
    if (!space || event.altKey || event.metaKey) return;
    if (direction) walk(space, unturned(direction, turn));
    else if (event.key === "Enter" || event.key === " ") onSpace(space);
    else return;
    event.preventDefault();
  }

  /** @param {string} space */
  function cell(space) {
    const target = targets?.has(space) ?? false;
    const signs = { target, last: marked?.spaces.has(space) ?? false, reason: reasons?.has(space) ?? false };
    return html`<${Cell} key=${space} space=${space} label=${withSigns(spoken.get(space) ?? space, text, signs)}
      selected=${space === selected} disabled=${Boolean(targets?.size) && !target} inTabOrder=${space === cursor} />`;
  }

  return html`<g role="grid" class="grid" aria-label=${text("board.label")} aria-describedby=${props.view ? "board-keys" : undefined} onKeyDown=${pressed}
    onClick=${(/** @type {MouseEvent} */ event) => { const space = spaceOf(event); if (space) onSpace(space, event.detail > 0); }}
    onFocusIn=${(/** @type {Event} */ event) => { const space = spaceOf(event); if (space) arrive(space); }}>
    ${SPACES_BY_ROW.map((row) => html`<g role="row" key=${row[0]}>${row.map(cell)}</g>`)}
  </g>`;
}

/**
 * @typedef {{space: string, label: string, selected: boolean, disabled: boolean, inTabOrder: boolean}} CellProps
 */

/** One space; drawn again only when something about it is another. */
class Cell extends Component {
  /** @param {CellProps} next */
  shouldComponentUpdate(next) {
    const now = /** @type {CellProps} */ (this.props);
    return next.label !== now.label || next.selected !== now.selected || next.disabled !== now.disabled
      || next.inTabOrder !== now.inTabOrder;
  }

  /** @param {CellProps} props */
  render({ space, label, selected, disabled, inTabOrder }) {
    return html`<g role="gridcell" class="space" data-space=${space} tabindex=${inTabOrder ? 0 : -1} aria-label=${label}
      aria-selected=${selected ? "true" : "false"} aria-disabled=${disabled ? "true" : "false"}>
      <path class="space-surface" d=${path(hexagon(middle(space), RADIUS))} />
      ${inTabOrder && html`<path class="space-ring-under" d=${tile(space, 1)} /><path class="space-ring" d=${tile(space, 1)} />`}
    </g>`;
  }
}
