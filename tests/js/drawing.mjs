/**
 * The board as the client draws it, as facts for the pictures that the server makes: drawings without their numbers,
 * the colours of both themes, the corners of the hexes. `make drawings` keeps them as app/pictures/drawing.json, so that
 * nothing is drawn twice.
 */
import { readFileSync } from "node:fs";

import { SACRED_RIMS, Triumph } from "../../static/js/board.js";
import { Ariki, BirdManGlyph, CarvedFaceGlyph, Chief, MakeMakeGlyph, shape } from "../../static/js/figures.js";
import { GROUNDS, SPACES, hexagon, middle } from "../../static/js/hex.js";
import { html } from "../../static/js/html.js";
import { BOX as WHOLE, CANOE, ISLETS, drawIsland, landLine, tile } from "../../static/js/island.js";
import { Ahu, HolderSign, Land, LandPatterns, Piece, SHARED } from "../../static/js/pieces.js";

const LOOKS = [0, 1, 2, 3];
/** What stands for a number of one digit, and of two: they are written in different sizes. */
const NUMBERS = ["#", "##"];
/** Of the sea as much as a picture of 1200 by 630 shows, where the island fills its height. */
const BOX = { x: -535.5, y: -281, width: 1071, height: 562.3 };

/** An element as text; what is a component is asked for its drawing. */
function written(node) {
  if (node === null || node === undefined || node === false || node === true) return "";
  if (Array.isArray(node)) return node.map(written).join("");
  if (typeof node !== "object") return String(node);
  const { children, key, ...attributes } = node.props;
  if (typeof node.type === "function") return written(node.type(node.props));
  const said = Object.entries(attributes).filter(([name]) => !name.startsWith("data-") && !name.startsWith("aria-"))
    .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== "")
    .map(([name, value]) => ` ${name}="${value}"`).join("");
  return `<${node.type}${said}>${written(children)}</${node.type}>`.replace(/><\/(path|circle|rect|stop|ellipse)>/g, "/>");
}

const piece = (what) => written(html`<${Piece} what=${what} looks=${LOOKS} />`);
const byNumber = (chief, clan) => Object.fromEntries(NUMBERS.map((dominance) => [dominance.length, piece({ clan, dominance, chief })]));
/** What a figure of a panel shows, to stand in another drawing. */
const figure = (drawing) => written(drawing).replace(/^<svg[^>]*>|<\/svg>$/g, "");

const rounded = ({ x, y }) => [Number(x.toFixed(3)), Number(y.toFixed(3))];

export function drawings() {
  return {
    // Where the canoe sails, a picture can tell how the clans stand; where the islets lie, who has won.
    island: written(drawIsland("i", BOX)).replace(written(CANOE), "").replace(written(ISLETS), ""),
    canoe: written(CANOE),
    islets: written(ISLETS),
    patterns: written(html`<${LandPatterns} id="i" />`),
    lands: LOOKS.map((look) => written(html`<${Land} look=${look} tints="TINTS" line="LINE" id="i" />`)),
    sacred: written(SACRED_RIMS),
    tokens: LOOKS.map((look) => byNumber(false, look)),
    chiefs: LOOKS.map((look) => byNumber(true, look)),
    bird_men: LOOKS.map((look) => SHARED.map(({ radius }) => written(html`<${BirdManGlyph} look=${look} radius=${radius} />`))),
    shared: SHARED.map(({ at }) => at),
    moai: piece("moai"),
    ahu: written(html`<${Ahu} />`),
    make_make: written(html`<${MakeMakeGlyph} />`),
    carved_face: written(html`<${CarvedFaceGlyph} />`),
    holders: LOOKS.map((look) => written(html`<${HolderSign} look=${look} sign="" />`)),
    arikis: LOOKS.map((look) => figure(html`<${Ariki} look=${look} />`)),
    heads: LOOKS.map((look) => figure(html`<${Chief} look=${look} />`)),
    sun: written(html`<${Triumph} look="LOOK" />`),
    shapes: LOOKS.map((look) => shape(look, 15)),
    ground: '<circle class="ground" r="6"/>',
    free_ground: '<circle class="ground" r="6"/><circle class="ground-dot" r="1.8"/>',
    tiles: Object.fromEntries(SPACES.map((space) => [space, tile(space, 2.4)])),
    middles: Object.fromEntries(SPACES.map((space) => [space, rounded(middle(space))])),
    corners: Object.fromEntries(SPACES.map((space) => [space, hexagon(middle(space)).map(rounded)])),
    grounds: Object.fromEntries([...GROUNDS].map(([ground, point]) => [ground, rounded(point)])),
  };
}

// --- colours ---------------------------------------------------------------------------------------------------------

const read = (name) => readFileSync(new URL(`../../static/css/${name}`, import.meta.url), "utf8").replace(/\/\*.*?\*\//gs, "");
const BLOCK = /([^{}]+)\{([^{}]*)\}/g;
/** Of a style sheet the part before the first rule for some screens only. */
const plain = (css) => css.replace(/@[^{]+\{(?:[^{}]+\{[^{}]*\}\s*)*\}/g, "");
const declarations = (body) => body.split(";").map((part) => part.trim()).filter(Boolean).map((part) => {
  const [name, ...value] = part.split(":");
  return [name.trim(), value.join(":").trim()];
});

function rules(css) {
  return [...plain(css).matchAll(BLOCK)].map(([, selector, body]) => ({ selectors: selector.split(",").map((one) => one.trim()), body: declarations(body) }));
}

/** The value in one theme, its variables filled in. */
function resolved(value, theme, names) {
  const filled = value.replace(/var\(--([\w-]+)\)/g, (_, name) => resolved(names[name] ?? "none", theme, names));
  return filled.replace(/light-dark\(((?:[^(),]|\([^()]*\))+),((?:[^(),]|\([^()]*\))+)\)/g, (_, light, dark) => (theme === "light" ? light : dark).trim());
}

/** A colour that lets something through is two properties in a drawing. */
function apart([name, value]) {
  const seen = value.match(/^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/);
  if (!seen) return `${name}:${value}`;
  const colour = seen.slice(1, 4).map((part) => Number(part).toString(16).padStart(2, "0")).join("");
  return `${name}:#${colour};${name.replace("color", "opacity")}:${Number(seen[4]) / 100}`;
}

const DRAWN = /^(fill|stroke|stop|font-weight|paint-order)/;

export function styles(theme, drawn) {
  const sheet = rules(read("theme.css"));
  const names = Object.fromEntries(sheet.filter(({ selectors }) => selectors[0] === ":root").flatMap(({ body }) => body)
    .filter(([name]) => name.startsWith("--")).map(([name, value]) => [name.slice(2), value]));
  const looks = LOOKS.map((look) => Object.fromEntries(sheet.find(({ selectors }) => selectors[0] === `.look-${look}`).body.map(([name, value]) => [name.slice(2), value])));
  const wanted = rules(read("board.css")).flatMap(({ selectors, body }) => selectors.map((selector) => ({ selector, body: body.filter(([name]) => DRAWN.test(name)) })))
    .filter(({ selector, body }) => body.length && /^\.[\w-]+$/.test(selector) && new RegExp(`class="[^"]*(?<![\\w-])${selector.slice(1)}(?![\\w-])`).test(drawn));
  const line = (selector, body, own) => `${selector}{${body.map(([name, value]) => apart([name, resolved(value, theme, { ...names, ...own })])).join(";")}}`;
  return wanted.flatMap(({ selector, body }) => {
    if (!body.some(([, value]) => value.includes("--clan"))) return [line(selector, body, {})];
    return looks.map((own, look) => line(`.look-${look} ${selector}`, body, own));
  });
}

export function facts() {
  const drawn = drawings();
  const all = JSON.stringify(drawn).replaceAll('\\"', '"');
  const table = { box: WHOLE, island: written(drawIsland("i")) };
  return { box: BOX, table, ...drawn, styles: { light: styles("light", all), dark: styles("dark", all) } };
}

/** The lines around some lands, to hold those that the server draws against. */
export function samples() {
  const lands = [["b3"], ["b3", "b4"], ["a1", "a2", "b2", "e9"], ["b3", "b4", "c3", "c5", "d4", "d5"], ["c1", "c2", "c3", "d2", "d3", "e3", "e5"]];
  return lands.map((spaces) => [spaces, landLine(spaces, 3.6)]);
}

if (process.argv[1]?.endsWith("drawing.mjs")) {
  console.log(JSON.stringify(process.argv[2] === "samples" ? samples() : facts(), null, 1));
}
