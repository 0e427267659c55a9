/**
 * The games that wait for this player, looked at now and then while a page is open: for the tab, the icon of the app, the
 * way to the next one, and a word where one begins to wait while another is shown.
 */
import { buzz } from "./buzz.js";
import { computed, effect, signal } from "./html.js";
import { roomOf } from "./invite.js";
import { games, meet, player } from "./me.js";
import { get } from "./net.js";
import { sayWay, wordsFor } from "./notices.js";
import { titleOf } from "./panels/games.js";
import { putAwayBut } from "./put-away.js";
import { path } from "./route.js";
import { sound } from "./sound.js";
import { headline } from "./tab.js";
import { text } from "./text.js";

/** Milliseconds between two looks of a page that is seen, and of one that is not. */
const AGAIN = 30_000;
const AGAIN_UNSEEN = 120_000;
/** Milliseconds after something has changed here: as a page opens, more of it does so at once. */
const SOON = 300;

/** @typedef {{code: string, version: number, muted: boolean}} Call a game that waits for me */

/** As the server last said it, the most urgent first; null before. @type {import("./html.js").Signal<Call[]|null>} */
export const calls = signal(null);

/** How many games wait: of the one that is shown its own page knows best. */
export const waitingCount = computed(() => {
  const code = roomOf(path.value);
  const others = (calls.value ?? []).filter((call) => call.code !== code).length;
  const here = headline.value ? headline.value.mine : (calls.value ?? []).some((call) => call.code === code);
  return others + Number(here);
});

/** Asks the server; where something else waits than before, the games themselves are fetched too. */
export async function look() {
  const here = player.value?.id;
  if (!here) {
    calls.value = null;
    return;
  }
  const answer = await get("/api/me/waiting").catch((error) => void wordsFor(error));
  if (!answer || here !== player.value?.id) return;
  const before = calls.value;
  calls.value = answer.games;
  putAwayBut(answer.games.map((/** @type {Call} */ { code }) => code));
  // At the first look there is the list of games to compare with: it came a moment before, and somebody may have played.
  const list = before ?? games.value.filter((game) => game.your_turn);
  const [old, now] = [list, calls.value].map((some) => new Set(some.map(({ code }) => code)));
  const differing = calls.value.filter(({ code }) => !old.has(code));
  changed ||= differing.length > 0 || old.size !== now.size;
  const fresh = before === null ? [] : differing;
  news = [...news, ...fresh].filter((call) => now.has(call.code) && !call.muted && call.code !== roomOf(path.value));
  if (fresh.some((call) => news.includes(call))) ring();
  if (changed && document.visibilityState === "visible") await show();
}

/** Whether other games wait than those that the list of games was fetched with, and of which nothing was said yet. */
let changed = false;
/** @type {Call[]} */
let news = [];

function ring() {
  sound("turn");
  buzz();
}

/** To be asked for by a page that is seen only: it tells the server that somebody is there. */
async function show() {
  const fresh = news;
  [changed, news] = [false, []];
  await meet();
  call(fresh);
}

/** Says that games wait which did not before. The front page shows them itself. @param {Call[]} fresh */
function call(fresh) {
  if (!fresh.length || path.value === "/") return;
  const game = games.value.find(({ code }) => code === fresh[0].code);
  if (fresh.length === 1 && game) sayWay(text("games.now", { title: titleOf(game) }), `/r/${game.code}`);
  else sayWay(text("games.mine", { n: waitingCount.value }), "/");
}

/** Looks now and then, whenever somebody comes back, goes on, or has done what a game waited for. */
export function watchGames() {
  let timer = 0;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(again, document.visibilityState === "visible" ? AGAIN : AGAIN_UNSEEN);
    return look();
  };
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && again());
  navigator.serviceWorker?.addEventListener("message", ({ data }) => data.told && again());
  const asked = computed(() => `${player.value?.id} ${path.value} ${headline.value?.mine ?? false}`);
  effect(() => {
    if (!asked.value) return;
    clearTimeout(timer);
    timer = setTimeout(again, SOON);
  });
}
