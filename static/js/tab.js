/** The tab and the app: their title, icon and badge say how many games wait for this player. */
import { signal } from "./html.js";
import { whenIdle } from "./painted.js";
import { path } from "./route.js";
import { text } from "./text.js";

/** What the page that is open has to say, set by the room. @type {import("./html.js").Signal<{words: string, mine: boolean}|null>} */
export const headline = signal(null);

const ICON = "/static/img/icon.svg";
const ICON_MINE = "/static/img/icon-turn.svg";
const MOST_SHOWN = 9;

/** @type {Record<string, string>} */
const TITLES = {
  "/": "front.title", "/rules": "rules.title", "/learn": "front.learn", "/lobby": "lobby.title", "/record": "record.title", "/seats": "front.seats",
  // Their own words come with them.
  "/act": "app.loading", "/settings": "app.loading", "/confirm": "app.loading",
};

/** What the title says while the page has no headline. @param {string} shown path */
export function titleOf(shown) {
  if (/^\/(r|unsubscribe)\//.test(shown)) return text("app.loading");
  return text(TITLES[shown] ?? "app.no_page");
}

/** How often there was something to tell: only the newest is told. */
let tellings = 0;

/** @param {number} waiting how many games wait for this player */
export function tellTab(waiting) {
  const { words } = headline.value ?? { words: titleOf(path.value) };
  const title = `${waiting ? `(${waiting}) ` : ""}${words.replace(/[\u2068\u2069]/g, "")} – ${text("app.name")}`;
  const wanted = iconOf(waiting, drawing.value);
  // A browser takes its time for these, which what moves on the board needs.
  const telling = (tellings += 1);
  whenIdle(() => {
    if (telling !== tellings) return;
    document.title = title;
    const icon = /** @type {HTMLLinkElement|null} */ (document.querySelector("link[rel=icon]"));
    if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
    tellApp(waiting);
  });
}

/** The icon of the site as text, once it has come: numbers are written on it. @type {import("./html.js").Signal<string|null>} */
const drawing = signal(null);
let fetching = false;

/** @param {number} waiting @param {string|null} drawn the icon as text */
export function iconOf(waiting, drawn) {
  if (!waiting) return ICON;
  if (!drawn) {
    fetchIcon();
    return ICON_MINE;
  }
  return `data:image/svg+xml,${encodeURIComponent(drawn.replace("</svg>", `${badge(waiting)}</svg>`))}`;
}

/** As large as it can be: where tabs show it, it has sixteen pixels. @param {number} waiting */
function badge(waiting) {
  const [words, size, foot] = waiting > MOST_SHOWN ? [`${MOST_SHOWN}+`, 26, 18] : [waiting, 38, 22];
  return `<circle cx="9" cy="9" r="21" fill="#ffd23f" stroke="#3b1d10" stroke-width="3"/><text x="9" y="${foot}" fill="#3b1d10" font-family="sans-serif"`
    + ` font-weight="bold" font-size="${size}" text-anchor="middle">${words}</text>`;
}

async function fetchIcon() {
  if (fetching) return;
  fetching = true;
  const answer = await fetch(ICON).catch(() => null);
  drawing.value = answer?.ok ? await answer.text().catch(() => null) : null;
}

/** What the app was told last. @type {number|null} */
let badged = null;

/** An installed app has its number too. @param {number} waiting */
function tellApp(waiting) {
  if (!("setAppBadge" in navigator) || waiting === badged) return;
  badged = waiting;
  const told = waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge();
  told.catch(() => undefined);
}
