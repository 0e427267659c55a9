/**
 * The shape of the board and nothing else: 35 spaces, their neighbours, the 42 ceremonial grounds [R1],
 * and the lines one draws around them. Lengths are board units: a hex is 100 wide, c4 lies at (0, 0), y grows downwards.
 *
 * @typedef {{x: number, y: number}} Point
 * @typedef {"left"|"right"|"up"|"down"|"first"|"last"|"top"|"bottom"} Direction
 */

export const ROWS = "abcde";
export const CENTRE = "c4";
/** Width of a hex, from one upright side to the other. */
export const WIDTH = 100;
/** From the middle of a hex to a corner. */
export const RADIUS = WIDTH / Math.sqrt(3);

/** @param {number} row */
const length = (row) => 5 + row;

/** The spaces row by row, from the narrow row a to the wide row e. @type {readonly (readonly string[])[]} */
export const SPACES_BY_ROW = [...ROWS].map((letter, row) =>
  Array.from({ length: length(row) }, (_, index) => `${letter}${index + 1}`));

/** All 35 spaces in reading order. @type {readonly string[]} */
export const SPACES = SPACES_BY_ROW.flat();

/** The 34 that can be held: all but the centre. @type {readonly string[]} */
export const TERRITORIES = SPACES.filter((space) => space !== CENTRE);

/** @param {string} space @returns {{row: number, index: number}} both from 0 */
function position(space) {
  return { row: ROWS.indexOf(space[0]), index: Number(space.slice(1)) - 1 };
}

/** @param {number} row @param {number} index @returns {string | null} */
function at(row, index) {
  return SPACES_BY_ROW[row]?.[index] ?? null;
}

/** The adjacent spaces that exist, clockwise from the upper right. @param {string} space @returns {string[]} */
export function adjacent(space) {
  const { row, index } = position(space);
  const around = [
    at(row - 1, index), at(row, index + 1), at(row + 1, index + 1),
    at(row + 1, index), at(row, index - 1), at(row - 1, index - 1),
  ];
  return around.filter((other) => other !== null);
}

/** The six sacred territories around the centre. @type {ReadonlySet<string>} */
export const SACRED = new Set(adjacent(CENTRE));

/** The middle of a space. @param {string} space @returns {Point} */
export function middle(space) {
  const { row, index } = position(space);
  return { x: (index - (length(row) - 1) / 2) * WIDTH, y: (row - 2) * 1.5 * RADIUS };
}

/** Six corners, clockwise from the top. @param {Point} centre @param {number} [radius] @returns {Point[]} */
export function hexagon(centre, radius = RADIUS) {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (corner / 3 - 0.5) * Math.PI;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

/** Equal for the same corner reached from different hexes. @param {Point} point */
const cornerKey = (point) => `${Math.round(point.x)},${Math.round(point.y)}`;

/** @returns {Map<string, Point>} */
function findGrounds() {
  /** @type {Map<string, {point: Point, territories: string[]}>} */
  const corners = new Map();
  for (const territory of TERRITORIES) {
    for (const point of hexagon(middle(territory))) {
      const corner = corners.get(cornerKey(point)) ?? { point, territories: [] };
      corner.territories.push(territory);
      corners.set(cornerKey(point), corner);
    }
  }
  const meeting = [...corners.values()].filter((corner) => corner.territories.length === 3);
  return new Map(meeting.map((corner) => [corner.territories.join("-"), corner.point]));
}

/** The 42 ceremonial grounds, by name, and where they lie [R1]. @type {ReadonlyMap<string, Point>} */
export const GROUNDS = findGrounds();

/** @type {ReadonlyMap<string, readonly string[]>} */
const GROUNDS_BY_SPACE = new Map(SPACES.map((space) =>
  [space, [...GROUNDS.keys()].filter((ground) => ground.split("-").includes(space))]));

/** The grounds that touch a space. @param {string} space @returns {readonly string[]} */
export function groundsOf(space) {
  return GROUNDS_BY_SPACE.get(space) ?? [];
}

/**
 * Where an arrow key leads, or null at the edge of the board. Up and down hold on to a column, so that a walk
 * up and back again ends where it began; where two spaces are equally near the one nearer to the middle is taken.
 * @param {string} space
 * @param {Direction} direction
 * @param {number} [column] the x that the walk holds on to
 * @returns {string | null}
 */
export function step(space, direction, column = middle(space).x) {
  const { row, index } = position(space);
  const last = length(row) - 1;
  switch (direction) {
    case "left": return at(row, index - 1);
    case "right": return at(row, index + 1);
    case "up": return nearestInRow(row - 1, column);
    case "down": return nearestInRow(row + 1, column);
    case "first": return at(row, 0);
    case "last": return at(row, last);
    case "top": return at(0, 0);
    case "bottom": return SPACES[SPACES.length - 1];
    default: return null;
  }
}

/** @param {number} row @param {number} column @returns {string | null} */
function nearestInRow(row, column) {
  const spaces = SPACES_BY_ROW[row] ?? [];
  return nearest({ x: column * 0.999, y: 0 }, spaces.map((space) => [space, { x: middle(space).x, y: 0 }]));
}

/**
 * The name whose point lies nearest, or null where there is none.
 * @param {Point} point
 * @param {Iterable<readonly [string, Point]>} named
 * @returns {string | null}
 */
export function nearest(point, named) {
  let best = null;
  let least = Infinity;
  for (const [name, { x, y }] of named) {
    const distance = (x - point.x) ** 2 + (y - point.y) ** 2;
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/**
 * The closed lines around a set of spaces, clockwise; a hole is a line of its own, the other way round.
 * @param {Iterable<string>} spaces
 * @returns {Point[][]}
 */
export function outline(spaces) {
  /** @type {Map<string, {from: Point, to: Point}>} */
  const edges = new Map();
  for (const space of spaces) {
    const corners = hexagon(middle(space));
    corners.forEach((from, corner) => {
      const to = corners[(corner + 1) % 6];
      const back = `${cornerKey(to)} ${cornerKey(from)}`;
      if (!edges.delete(back)) edges.set(`${cornerKey(from)} ${cornerKey(to)}`, { from, to });
    });
  }
  return chain([...edges.values()]);
}

/** @param {{from: Point, to: Point}[]} edges @returns {Point[][]} */
function chain(edges) {
  const next = new Map(edges.map((edge) => [cornerKey(edge.from), edge]));
  const loops = [];
  for (const { from } of edges) {
    const loop = [];
    for (let edge = next.get(cornerKey(from)); edge; edge = next.get(cornerKey(edge.to))) {
      next.delete(cornerKey(edge.from));
      loop.push(edge.from);
    }
    if (loop.length) loops.push(loop);
  }
  return loops;
}

/**
 * The same loop moved inwards (outwards where `distance` is negative): every side keeps its direction.
 * @param {Point[]} loop clockwise
 * @param {number} distance
 * @returns {Point[]}
 */
export function inset(loop, distance) {
  return loop.map((point, index) => {
    const before = normal(loop[(index + loop.length - 1) % loop.length], point);
    const after = normal(point, loop[(index + 1) % loop.length]);
    const scale = distance / (1 + before.x * after.x + before.y * after.y);
    return { x: point.x + (before.x + after.x) * scale, y: point.y + (before.y + after.y) * scale };
  });
}

/** The unit vector to the inside of a clockwise side. @param {Point} from @param {Point} to @returns {Point} */
function normal(from, to) {
  const side = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: -(to.y - from.y) / side, y: (to.x - from.x) / side };
}

/** @param {Point} from @param {Point} to @param {number} reach @returns {Point} `reach` away from `from` */
function towards(from, to, reach) {
  const share = Math.min(0.5, reach / Math.hypot(to.x - from.x, to.y - from.y));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/**
 * SVG path data of the corners of a closed loop alone: a bracket at each.
 * @param {Point[]} loop
 * @param {number} reach how far a bracket reaches along each side
 */
export function brackets(loop, reach) {
  return loop.map((point, index) => {
    const enter = towards(point, loop[(index + loop.length - 1) % loop.length], reach);
    const leave = towards(point, loop[(index + 1) % loop.length], reach);
    return `M${write(enter)}L${write(towards(point, enter, 5))}Q${write(point)} ${write(towards(point, leave, 5))}L${write(leave)}`;
  }).join("");
}

/** @param {Point} point */
const write = ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * SVG path data of a closed loop whose corners are rounded off.
 * @param {Point[]} loop
 * @param {number} [rounding] how much of each side the rounding takes, in board units
 */
export function path(loop, rounding = 0) {
  const parts = loop.map((point, index) => {
    const enter = towards(point, loop[(index + loop.length - 1) % loop.length], rounding);
    const leave = towards(point, loop[(index + 1) % loop.length], rounding);
    return `${index ? "L" : "M"}${write(enter)}Q${write(point)} ${write(leave)}`;
  });
  return `${parts.join("")}Z`;
}
