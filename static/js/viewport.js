/** The board as one looks at it: closer, from another side, by fingers, wheel, keys and buttons. */
import { signal } from "./html.js";
import { HOME, kept, panned, pinched, seenBy, showing, turned, zoomed } from "./camera.js";

/** @typedef {import("./camera.js").Point} Point */

/** Pixels that a pressed pointer may stray and still mean a tap. */
const TAP = 8;
/** How much closer one step of a key or a button is. */
const STEP = 1.5;
/** Of a wheel: how much closer for each pixel that it would have scrolled. */
const WHEEL = 0.0018;
/** Pixels of a line, where a wheel counts lines. */
const LINE = 16;

export class Viewport {
  constructor() {
    /** Quarters, clockwise. @type {import("./html.js").Signal<number>} */
    this.turn = signal(0);
    /** Whether it is another view than the first. @type {import("./html.js").Signal<boolean>} */
    this.moved = signal(false);
    this.camera = HOME;
    /** @type {HTMLElement | null} */
    this.frame = null;
    /** @type {Map<number, Point>} */
    this.fingers = new Map();
    this.dragging = false;
  }

  /** Listens on a frame, whose only child is the plane of the picture, until the signal is given. @param {HTMLElement} frame @param {AbortSignal} until */
  attach(frame, until) {
    this.frame = frame;
    const listen = (/** @type {string} */ kind, /** @type {(event: any) => void} */ heard, /** @type {object} */ how = {}) =>
      frame.addEventListener(kind, heard, { signal: until, ...how });
    listen("pointerdown", (event) => this.#down(event));
    listen("pointermove", (event) => this.#move(event));
    listen("pointerup", (event) => this.fingers.delete(event.pointerId));
    listen("pointercancel", (event) => this.fingers.delete(event.pointerId));
    listen("click", (event) => this.#click(event), { capture: true });
    listen("wheel", (event) => this.#wheel(event), { passive: false });
    listen("keydown", (event) => this.#key(event));
    listen("focusin", (event) => this.#show(event.target));
    this.#look(this.camera);
  }

  closer() {
    this.#zoom(STEP);
  }

  farther() {
    this.#zoom(1 / STEP);
  }

  /** A quarter further round, seen as a whole. */
  turnOn() {
    this.turn.value = (this.turn.value + 1) % 4;
    this.#look(HOME);
  }

  reset() {
    this.turn.value = 0;
    this.#look(HOME);
  }

  get size() {
    return { width: this.frame?.clientWidth ?? 1, height: this.frame?.clientHeight ?? 1 };
  }

  get picture() {
    return /** @type {SVGSVGElement | null} */ (this.frame?.querySelector(".board-picture") ?? null);
  }

  /** Where a point of the board is seen on the page. @param {Point} point in board units */
  where(point) {
    const box = turned({ ...point, width: 0, height: 0 }, this.turn.value);
    const seen = seenBy(this.camera, box, this.#box(), this.size);
    const { left, top } = /** @type {HTMLElement} */ (this.frame).getBoundingClientRect();
    return { x: left + seen.x, y: top + seen.y };
  }

  /** Pixels of a board unit. */
  get unit() {
    const { width } = seenBy(this.camera, { x: 0, y: 0, width: 1, height: 1 }, this.#box(), this.size);
    return width;
  }

  #box() {
    return this.picture?.viewBox.baseVal ?? { x: 0, y: 0, width: 1, height: 1 };
  }

  /** @param {import("./camera.js").Camera} camera */
  #look(camera) {
    this.camera = kept(camera, this.size);
    const { zoom, x, y } = this.camera;
    const plane = this.frame?.firstElementChild;
    if (plane instanceof HTMLElement) plane.style.transform = zoom === 1 ? "" : `translate(${x}px, ${y}px) scale(${zoom})`;
    if (this.frame) this.frame.dataset.zoom = zoom.toFixed(2);
    this.moved.value = zoom !== 1 || this.turn.value !== 0;
  }

  /** @param {number} factor @param {Point} [point] */
  #zoom(factor, point) {
    const { width, height } = this.size;
    this.#look(zoomed(this.camera, factor, point ?? { x: width / 2, y: height / 2 }, this.size));
  }

  /** @param {{clientX: number, clientY: number}} event @returns {Point} */
  #at({ clientX, clientY }) {
    const { left, top } = /** @type {HTMLElement} */ (this.frame).getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.isPrimary) {
      this.fingers.clear();
      this.dragging = false;
    }
    this.fingers.set(event.pointerId, this.#at(event));
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const after = this.#at(event);
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (others.length) this.#look(pinched(this.camera, [before, others[0]], [after, others[0]], this.size));
    else if (this.camera.zoom === 1 || (!this.dragging && Math.hypot(after.x - before.x, after.y - before.y) < TAP)) return;
    else this.#look(panned(this.camera, after.x - before.x, after.y - before.y, this.size));
    this.dragging = true;
    this.fingers.set(event.pointerId, after);
  }

  /** What ends a drag is no tap. @param {MouseEvent} event */
  #click(event) {
    if (!this.dragging) return;
    this.dragging = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
    if (this.camera.zoom === 1 && pixels > 0) return;
    event.preventDefault();
    this.#zoom(Math.exp(-pixels * WHEEL), this.#at(event));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const does = { "+": () => this.closer(), "=": () => this.closer(), "-": () => this.farther(), 0: () => this.reset(), r: () => this.turnOn() }[event.key];
    if (!does) return;
    event.preventDefault();
    does();
    this.#show(document.activeElement);
  }

  /** Brings into view what the keys have come to. @param {EventTarget | null} element */
  #show(element) {
    const inside = element instanceof SVGGraphicsElement && this.picture?.contains(element);
    if (this.camera.zoom === 1 || this.fingers.size || !inside) return;
    const box = turned(element.getBBox(), this.turn.value);
    this.#look(showing(this.camera, seenBy(this.camera, box, this.#box(), this.size), this.size));
  }
}
