/** The grounds that can be chosen [R12]: buttons on the board, with surfaces for thumbs. */
import { html, useEffect, useState } from "./html.js";
import { GROUNDS, nearest } from "./hex.js";
import { BOX } from "./island.js";
import { spokenGround } from "./spoken.js";

/** @typedef {import("./board.js").BoardProps & {svg: {current: SVGSVGElement | null}}} ChoicesProps */

/** Half of the 44 pixels that a thumb needs, and a little for rounding. */
const THUMB = 22.5;

/** Board units for one pixel, kept up to date. @param {{current: SVGSVGElement | null}} svg */
function useUnit(svg) {
  const [unit, setUnit] = useState(1);
  useEffect(() => {
    const picture = svg.current;
    if (!picture || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => setUnit(picture.viewBox.baseVal.width / Math.max(1, picture.getBoundingClientRect().width)));
    observer.observe(picture);
    return () => observer.disconnect();
  }, []);
  return unit;
}

/** From a pointer's place on the page to board units. @param {SVGSVGElement} picture @param {MouseEvent} event */
function spot(picture, event) {
  const matrix = /** @type {SVGGElement | null} */ (picture.querySelector(".turned"))?.getScreenCTM();
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
}

/** The sign of a choice; around bird men who stand there already, so that they are seen. @param {{x: number, y: number, taken: boolean}} props */
function Ring({ x, y, taken }) {
  const r = taken ? 27 : 15;
  return html`
    <circle class=${taken ? "choice-ring-under open" : "choice-ring-under"} cx=${x} cy=${y} r=${r} /><circle class="choice-ring" cx=${x} cy=${y} r=${r} />
    ${!taken && html`<circle class="choice-dot" cx=${x} cy=${y} r="6.5" />`}`;
}

/** The grounds that can be chosen. Their surfaces may overlap: the nearest wins. @param {ChoicesProps} props */
export function Choices({ choices, state, clans, text, onGround = () => {}, svg }) {
  const unit = useUnit(svg);
  if (!choices?.size) return null;
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
      <${Ring} x=${x} y=${y} taken=${state?.tangata_manu.some((grounds) => grounds.includes(ground)) ?? false} />
    </g>`)}
  </g>`;
}
