/**
 * The palette, looked at by computation: contrast as WCAG 2 defines it, and the clans as colour-blind eyes see them
 * (matrices of Machado, Oliveira and Fernandes, 2009, at full severity), apart by CIEDE2000.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const css = readFileSync(new URL("../../static/css/theme.css", import.meta.url), "utf8");
const [plain, more] = css.split("@media (prefers-contrast: more)");
const PAIR = /--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g;

/** Names to colours. */
function palette(text, scheme) {
  return Object.fromEntries([...text.matchAll(PAIR)].map(([, name, light, dark]) => [name, scheme === "light" ? light : dark]));
}

const PALETTES = {
  "light": palette(plain, "light"),
  "dark": palette(plain, "dark"),
  "light, more contrast": { ...palette(plain, "light"), ...palette(more, "light") },
  "dark, more contrast": { ...palette(plain, "dark"), ...palette(more, "dark") },
};

const EYES = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

const linear = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
  .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
const times = (matrix, vector) => matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * vector[at], 0));
const luminance = (hex) => times([[0.2126, 0.7152, 0.0722]], linear(hex))[0];

function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function lab(hex, eyes) {
  const seen = times(eyes, linear(hex)).map((part) => Math.min(1, Math.max(0, part)));
  const xyz = times([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]], seen);
  const [x, y, z] = xyz.map((part, at) => part / [0.95047, 1, 1.08883][at])
    .map((part) => (part > 216 / 24389 ? Math.cbrt(part) : (24389 / 27 * part + 16) / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees) => (degrees * Math.PI) / 180;
const hue = (a, b) => (Math.atan2(b, a) * 180 / Math.PI + 360) % 360;

/** CIEDE2000 */
function difference([l1, a1, b1], [l2, a2, b2]) {
  const seventh = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(seventh / (seventh + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)];
  const turn = ((h2 - h1 + 540) % 360) - 180;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = (h1 + turn / 2 + 360) % 360;
  const t = 1 - 0.17 * Math.cos(radians(h - 30)) + 0.24 * Math.cos(radians(2 * h))
    + 0.32 * Math.cos(radians(3 * h + 6)) - 0.2 * Math.cos(radians(4 * h - 63));
  const dl = (l2 - l1) / (1 + 0.015 * (l - 50) ** 2 / Math.sqrt(20 + (l - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2)) / (1 + 0.015 * c * t);
  const twist = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + twist * dc * dh);
}

test("CIEDE2000 gives the published values (Sharma, Wu and Dalal, 2005, pairs 1, 7 and 17)", () => {
  assert.ok(Math.abs(difference([50, 2.6772, -79.7751], [50, 0, -82.7485]) - 2.0425) < 1e-4);
  assert.ok(Math.abs(difference([50, 0, 0], [50, -1, 2]) - 2.3669) < 1e-4);
  assert.ok(Math.abs(difference([50, 2.5, 0], [73, 25, -18]) - 27.1492) < 1e-4);
});

test("no drawing takes the colour of the words around it: Chromium leaves that as it was when the system goes dark", () => {
  const root = new URL("../../static/", import.meta.url);
  const files = ["js", "css"].flatMap((folder) => readdirSync(new URL(`${folder}/`, root), { recursive: true }).map((name) => `${folder}/${name}`));
  const sources = files.filter((name) => /\.(js|css)$/.test(name)).map((name) => [name, readFileSync(new URL(name, root), "utf8")]);
  assert.ok(sources.length > 100);
  assert.deepEqual(sources.filter(([, source]) => /(fill|stroke|stop-color)[:=]\s*"?currentColor/i.test(source)).map(([name]) => name), []);
});

for (const [name, colours] of Object.entries(PALETTES)) {
  const strict = name.includes("more");

  test(`${name}: what is written can be read`, () => {
    const written = [["ink", "cloth", 7], ["ink", "cloth-raised", 7], ["ink", "cloth-sunk", 7], ["ink-soft", "cloth", 4.5],
      ["ink-soft", "cloth-raised", 4.5], ["ink-soft", "cloth-sunk", 4.5], ["scoria", "cloth", 4.5], ["scoria", "cloth-raised", 4.5],
      ["scoria-ink", "scoria", 4.5], ["scoria-ink", "scoria-strong", 4.5], ["water", "cloth", 4.5], ["water", "cloth-raised", 4.5],
      ["good", "good-wash", 4.5], ["warn", "warn-wash", 4.5], ["ink", "scoria-wash", 7], ["ink", "water-wash", 7],
      ["focus", "cloth", 3], ["focus", "cloth-raised", 3], ["line-strong", "cloth-raised", 3]];
    for (const [front, back, least] of written) {
      const found = contrast(colours[front], colours[back]);
      assert.ok(found >= (strict ? Math.max(least, 4.5) : least), `${front} on ${back}: ${found.toFixed(2)}`);
    }
  });

  test(`${name}: the numbers on the tokens can be read`, () => {
    for (const clan of [0, 1, 2, 3]) {
      const found = contrast(colours[`clan-${clan}-ink`], colours[`clan-${clan}`]);
      assert.ok(found >= 4.5, `clan ${clan}: ${found.toFixed(2)}`);
    }
  });

  for (const [eyes, matrix] of Object.entries(EYES)) {
    test(`${name}: the four clans stay apart for ${eyes} eyes`, () => {
      for (const one of [0, 1, 2, 3]) {
        for (let other = one + 1; other < 4; other += 1) {
          const found = difference(lab(colours[`clan-${one}`], matrix), lab(colours[`clan-${other}`], matrix));
          assert.ok(found >= 20, `clans ${one} and ${other}: ${found.toFixed(1)}`);
        }
      }
    });
  }
}
