/**
 * Looking closer at a picture that fills its frame: how far, and where to. Pure. Lengths are CSS pixels of the frame;
 * a point of the frame shows `(point - offset) / zoom` of the picture.
 *
 * @typedef {{x: number, y: number}} Point
 * @typedef {{width: number, height: number}} Size
 * @typedef {{zoom: number, x: number, y: number}} Camera `x` and `y`: where the picture's corner lies
 */

/** @type {Camera} */
export const HOME = { zoom: 1, x: 0, y: 0 };
/** Closer than this, one hex fills a phone. */
export const CLOSEST = 4;

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.min(most, Math.max(least, value));

/** The picture always fills its frame. @param {Camera} camera @param {Size} frame @returns {Camera} */
export function kept({ zoom, x, y }, { width, height }) {
  const near = within(zoom, 1, CLOSEST);
  // `+ 0` because a position of minus zero is none.
  return { zoom: near, x: within(x, width * (1 - near), 0) + 0, y: within(y, height * (1 - near), 0) + 0 };
}

/** Closer or farther, while what is at a point stays there. @param {Camera} camera @param {number} factor @param {Point} point @param {Size} frame */
export function zoomed(camera, factor, point, frame) {
  const zoom = within(camera.zoom * factor, 1, CLOSEST);
  const grown = zoom / camera.zoom;
  return kept({ zoom, x: point.x - (point.x - camera.x) * grown, y: point.y - (point.y - camera.y) * grown }, frame);
}

/** @param {Camera} camera @param {number} dx @param {number} dy @param {Size} frame */
export function panned(camera, dx, dy, frame) {
  return kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, frame);
}

/** Two fingers that moved: what lay under each stays under it. @param {Camera} camera @param {Point[]} before @param {Point[]} after @param {Size} frame */
export function pinched(camera, before, after, frame) {
  const [from, to] = [before, after].map(([one, other]) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }));
  const [wasApart, isApart] = [before, after].map(([one, other]) => Math.hypot(one.x - other.x, one.y - other.y));
  const closer = zoomed(camera, isApart / Math.max(1, wasApart), from, frame);
  return panned(closer, to.x - from.x, to.y - from.y, frame);
}

/** Moved as little as it takes to see a box of the frame. @param {Camera} camera @param {Point & Size} box @param {Size} frame */
export function showing(camera, box, frame) {
  const shift = (/** @type {number} */ start, /** @type {number} */ length, /** @type {number} */ room) =>
    (start < 0 ? -start : Math.min(0, room - start - length));
  return panned(camera, shift(box.x, box.width, frame.width), shift(box.y, box.height, frame.height), frame);
}

/**
 * Where a box of the picture's own units is seen. Computed, because browsers tell where a part of a drawing lies
 * only as it was when it was last painted.
 * @param {Camera} camera
 * @param {Point & Size} box
 * @param {Point & Size} picture in its own units; it lies in the middle of the frame, as large as it can be
 * @param {Size} frame
 * @returns {Point & Size}
 */
export function seenBy(camera, box, picture, frame) {
  const unit = Math.min(frame.width / picture.width, frame.height / picture.height);
  const [left, top] = [(frame.width - unit * picture.width) / 2, (frame.height - unit * picture.height) / 2];
  return {
    x: camera.x + camera.zoom * (left + (box.x - picture.x) * unit),
    y: camera.y + camera.zoom * (top + (box.y - picture.y) * unit),
    width: box.width * unit * camera.zoom,
    height: box.height * unit * camera.zoom,
  };
}

/**
 * The box that a picture fills when it is turned.
 * @param {Point & Size} box
 * @param {number} turn quarters, clockwise
 * @returns {Point & Size}
 */
export function turned({ x, y, width, height }, turn) {
  switch (turn) {
    case 1: return { x: -(y + height), y: x, width: height, height: width };
    case 2: return { x: -(x + width), y: -(y + height), width, height };
    case 3: return { x: y, y: -(x + width), width: height, height: width };
    default: return { x, y, width, height };
  }
}

const AROUND = /** @type {const} */ (["up", "right", "down", "left"]);

/**
 * Where an arrow key leads on a turned picture, in the picture's own directions.
 * @template {string} Direction
 * @param {Direction} direction
 * @param {number} turn
 */
export function unturned(direction, turn) {
  const seen = AROUND.findIndex((name) => name === direction);
  return seen < 0 ? direction : AROUND[(seen - turn + 4) % 4];
}
