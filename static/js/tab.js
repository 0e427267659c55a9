/** The tab: its title and its icon say whether the game waits for this player. */
import { signal } from "./html.js";
import { path } from "./route.js";
import { text } from "./text.js";

/** What the page that is open has to say, set by the room. @type {import("./html.js").Signal<{words: string, mine: boolean}|null>} */
export const headline = signal(null);

const ICON = "/static/img/icon.svg";
const ICON_MINE = "/static/img/icon-turn.svg";

/** @type {Record<string, string>} */
const TITLES = {
  "/": "front.title", "/rules": "rules.title", "/learn": "front.learn", "/lobby": "lobby.title", "/record": "record.title", "/seats": "front.seats",
};

/** What the title says while the page has no headline. @param {string} shown path */
export function titleOf(shown) {
  if (shown.startsWith("/r/")) return text("app.loading");
  return text(TITLES[shown] ?? "app.no_page");
}

export function tellTab() {
  const { words, mine } = headline.value ?? { words: titleOf(path.value), mine: false };
  document.title = `${mine ? "● " : ""}${words.replace(/[\u2068\u2069]/g, "")} – ${text("app.name")}`;
  const icon = /** @type {HTMLLinkElement|null} */ (document.querySelector("link[rel=icon]"));
  const wanted = mine ? ICON_MINE : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}
