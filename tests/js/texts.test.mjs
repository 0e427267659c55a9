/** The catalogues: the same keys in both languages, everything the code asks for is there, nothing is left over. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { chooseLanguage, entry, phrase, regional } from "../../static/js/catalogue.js";

const root = new URL("../../static/", import.meta.url);
const LANGUAGES = readdirSync(new URL("text/", root)).map((name) => name.replace(".json", ""));
const CATALOGUES = Object.fromEntries(
  LANGUAGES.map((tag) => [tag, JSON.parse(readFileSync(new URL(`text/${tag}.json`, root), "utf8"))]),
);

/** Every text with its dotted key; the forms of a plural count as one. */
function flat(node, path = []) {
  if (typeof node === "string" || Array.isArray(node) || "other" in node) return [[path.join("."), node]];
  return Object.entries(node).flatMap(([name, below]) => flat(below, [...path, name]));
}
const strings = (found) => (typeof found === "string" ? [found] : Object.values(found));
const placeholders = (found) => [...new Set(strings(found).flatMap((one) => one.match(/\{\w+\}/g) ?? []))].sort();

test("all languages have the same keys, forms and placeholders", () => {
  assert.ok(LANGUAGES.includes("en") && LANGUAGES.includes("es"));
  const english = flat(CATALOGUES.en);
  for (const other of LANGUAGES.map((tag) => flat(CATALOGUES[tag]))) {
    assert.deepEqual(english.map(([key]) => key), other.map(([key]) => key));
    english.forEach(([key, found], n) => {
      assert.equal(typeof found, typeof other[n][1], key);
      assert.deepEqual(placeholders(found), placeholders(other[n][1]), key);
      if (Array.isArray(found)) assert.equal(found.length, other[n][1].length, key);
    });
  }
});

test("no text is empty, and none has a stray space", () => {
  for (const tag of LANGUAGES) {
    for (const [key, found] of flat(CATALOGUES[tag])) {
      for (const one of strings(found)) assert.ok(one.length > 0 && one === one.trim() && !one.includes("  "), `${tag} ${key}`);
    }
  }
});

const sources = readdirSync(new URL("js/", root), { recursive: true })
  .filter((name) => name.endsWith(".js"))
  .map((name) => readFileSync(new URL(`js/${name}`, root), "utf8"));
const code = sources.join("\n");

test("every key that stands in the code is in the catalogue", () => {
  const asked = [...code.matchAll(/"([a-z_]+(?:\.[a-z_0-9]+)+)"/g)].map((found) => found[1]);
  const sections = new Set(Object.keys(CATALOGUES.en));
  const keys = asked.filter((key) => sections.has(key.split(".")[0]));
  assert.ok(keys.length > 100);
  for (const key of keys) assert.notEqual(entry(CATALOGUES.en, key), undefined, key);
});

test("every text of the page is asked for somewhere in the code", () => {
  const computed = [...code.matchAll(/`([a-z_]+\.[a-z_.]*)\$\{[^}]*\}([a-z_.]*)`/g)].map(([, before, after]) => ({ before, after }));
  const server = ["errors.", "illegal.", "link.", "mail.", "push.", "channel.", "refused."];
  for (const [key] of flat(CATALOGUES.en)) {
    if (server.some((section) => key.startsWith(section))) continue;
    const used = code.includes(`"${key}"`) || computed.some(({ before, after }) => key.startsWith(before) && key.endsWith(after));
    assert.ok(used, `${key} is used nowhere`);
  }
});

test("the lessons are read in the three minutes that are promised", () => {
  for (const tag of LANGUAGES) {
    const { learn, goal } = CATALOGUES[tag];
    const lessons = Object.values(learn).filter(({ task }) => task);
    const read = [goal.what, learn.whole, ...lessons.flatMap(({ title, task, done }) => [title, task, done])];
    assert.equal(lessons.length, 7);
    assert.ok(read.join(" ").split(" ").length <= 340, tag);
  }
});

test("a language is chosen by the primary subtag of the first wish that is offered", () => {
  assert.equal(chooseLanguage(["es-CL", "en"], ["en", "es"]), "es");
  assert.equal(chooseLanguage(["de", "pt-BR", "ES"], ["en", "es"]), "es");
  assert.equal(chooseLanguage(["rap", "en-NZ", "es"], ["en", "es"]), "en");
  assert.equal(chooseLanguage(["de"], ["en", "es"]), "en");
  assert.equal(chooseLanguage([], ["en", "es"]), "en");
});

test("dates follow the wished variety of the page's language", () => {
  assert.equal(regional("en", ["es-CL", "en-GB", "en-US"]), "en-GB");
  assert.equal(regional("es", ["en-GB"]), "es");
});

test("forms follow the number, numbers follow the language", () => {
  const catalogue = { n: { one: "{n} Moai!", other: "{n} Moai" } };
  assert.equal(phrase(catalogue, "en", "n", { n: 1 }), "1 Moai!");
  assert.equal(phrase(catalogue, "en", "n", { n: 0 }), "0 Moai");
  assert.equal(phrase(catalogue, "es", "n", { n: 12345 }), "12.345 Moai");
});

test("a small number is written as the language's own format writes it", () => {
  for (const language of LANGUAGES) {
    const format = new Intl.NumberFormat(language);
    for (let n = 0; n <= 1000; n += 1) assert.equal(phrase({ a: "{n}" }, language, "a", { n }), format.format(n), language);
    for (const n of [-1, 0.5]) assert.equal(phrase({ a: "{n}" }, language, "a", { n }), format.format(n), language);
  }
});

test("what is missing is seen, and braces in a name stay as they are", () => {
  assert.equal(phrase({}, "en", "no.such"), "no.such");
  assert.equal(phrase({ a: "{name} and {other}" }, "en", "a", { name: "{other}" }), "{other} and {other}");
});
