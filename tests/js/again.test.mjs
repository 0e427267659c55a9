/** The script that loads the page anew, in a page of a few lines and with a clock of its own. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

const SCRIPT = readFileSync(new URL("../../static/js/again.js", import.meta.url), "utf8");
const SITE = "https://make-make.example";

/** A file's element, which knows the selectors that it matches. */
class Element {
  constructor(...selectors) {
    this.selectors = selectors;
  }

  matches(selector) {
    return selector.split(", ").some((one) => this.selectors.includes(one));
  }
}
const MODULE = new Element('script[src^="/static/"]');
const SHEET = new Element('link[href^="/static/"]', "[rel=stylesheet]");
const FOREIGN = new Element("script");

/** One load of the page in a tab. @param {Map<string, string>} tab */
function load(tab) {
  const ears = {};
  const timers = [];
  const page = { waits: true, reloads: 0, told: 0 };
  const app = { replaceChildren: () => (page.told += 1), querySelector: () => null };
  const words = { content: { cloneNode: () => ({}) } };
  const context = createContext({
    Element,
    addEventListener: (kind, hear) => (ears[kind] = hear),
    setTimeout: (work, milliseconds) => timers.push({ work, milliseconds }),
    location: { origin: SITE, reload: () => (page.reloads += 1) },
    document: { querySelector: () => (page.waits ? {} : null), getElementById: (id) => (id === "app" ? app : words) },
    sessionStorage: {
      getItem: (name) => tab.get(name) ?? null,
      setItem: (name, value) => tab.set(name, value),
      removeItem: (name) => tab.delete(name),
    },
  });
  runInContext(SCRIPT, context);
  const pass = () => timers.splice(0).sort((one, other) => one.milliseconds - other.milliseconds).forEach(({ work }) => work());
  return { page, pass, hear: (kind, event) => ears[kind](event) };
}

test("a page whose module does not come is loaded anew, five times, and then says so", () => {
  const tab = new Map();
  for (let times = 0; times < 5; times += 1) {
    const { page, pass, hear } = load(tab);
    hear("error", { target: MODULE });
    hear("error", { target: MODULE });
    pass();
    assert.deepEqual(page, { waits: true, reloads: 1, told: 0 });
  }
  const { page, pass, hear } = load(tab);
  hear("error", { target: MODULE });
  pass();
  assert.deepEqual(page, { waits: true, reloads: 0, told: 1 });
});

test("what came all the same, and what is not of this site, changes nothing", () => {
  const tab = new Map();
  const late = load(tab);
  late.hear("error", { target: MODULE });
  late.page.waits = false;
  late.pass();
  assert.equal(late.page.reloads, 0);
  const foreign = load(tab);
  foreign.hear("error", { target: FOREIGN });
  foreign.hear("error", { filename: "https://elsewhere.example/a.js" });
  foreign.pass();
  assert.equal(foreign.page.reloads, 0);
});

test("a page without its style is loaded anew, but is left where that does not help", () => {
  const tab = new Map([["make-make:again", "4"]]);
  for (const reloads of [1, 0]) {
    const { page, pass, hear } = load(tab);
    page.waits = false;
    hear("error", { target: SHEET });
    pass();
    assert.deepEqual(page, { waits: false, reloads, told: 0 });
  }
});

test("modules that do not fit together, and a beginning that fails, count as well", () => {
  for (const [kind, event] of [["error", { filename: `${SITE}/static/js/main.js` }], ["unhandledrejection", {}]]) {
    const { page, pass, hear } = load(new Map());
    hear(kind, event);
    pass();
    assert.equal(page.reloads, 1, kind);
  }
});

test("once a page is whole, it is counted from the beginning", () => {
  const tab = new Map([["make-make:again", "3"]]);
  load(tab).pass();
  assert.equal(tab.size, 0);
});
