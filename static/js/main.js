/** The composition: language and player first, then the page that the address asks for. */
import { waitingCount, watchGames } from "./awaits.js";
import { effect, html, render, useEffect } from "./html.js";
import { install, offline, watchConnection } from "./installed.js";
import { roomOf, takeInvite } from "./invite.js";
import { keep, kept } from "./kept.js";
import { Later } from "./later.js";
import { followBack } from "./layers.js";
import { dialEarly } from "./link.js";
import { locate, meet, player } from "./me.js";
import { socketOf } from "./room.js";
import { FrontPage } from "./pages/front.js";
import { Missing, RoomPage } from "./pages/room.js";
import { RulesPage } from "./pages/rules.js";
import { RulesDialog } from "./panels/rules-dialog.js";
import { Inside } from "./panels/inside.js";
import { ClaimNews } from "./panels/claim-news.js";
import { NewDevices } from "./panels/new-devices.js";
import { Toasts } from "./panels/toasts.js";
import { whenPainted } from "./painted.js";
import { part } from "./parts.js";
import { followLinks, path } from "./route.js";
import { speak, text, wishedLanguage } from "./text.js";
import { tellTab } from "./tab.js";
import { followTabs } from "./tabs.js";
import { takeToken } from "./token.js";

/** The introduction, which most visits do not need. */
const learning = async () => (await part(() => import("./pages/learn.js"))).begin();

/** The public tables. */
const lobbying = async () => (await part(() => import("./pages/lobby.js"))).begin();
/** A record that somebody brings. */
const recording = async () => (await part(() => import("./pages/record.js"))).begin();

/** One's seats on other devices. */
const along = async () => (await part(() => import("./pages/along.js"))).begin();

/** What a link in a message would do. */
const acting = async () => (await part(() => import("./pages/act.js"))).begin();

/** How I am told, and all else that I can choose. */
const settings = async () => (await part(() => import("./pages/settings.js"))).begin();

/** What links in mails lead to. */
const mailed = async () => (await part(() => import("./pages/mailed.js"))).begin();

function Page() {
  const code = roomOf(path.value);
  if (code) return html`<${RoomPage} code=${code} key=${code} />`;
  if (path.value === "/") return html`<${FrontPage} />`;
  if (path.value === "/rules") return html`<${RulesPage} />`;
  if (path.value === "/learn") return html`<${Later} load=${learning} key="learn" />`;
  if (path.value === "/lobby") return html`<${Later} load=${lobbying} key="lobby" />`;
  if (path.value === "/record") return html`<${Later} load=${recording} key="record" />`;
  if (path.value === "/seats") return html`<${Later} load=${along} key="seats" />`;
  if (path.value === "/act") return html`<${Later} load=${acting} key="act" />`;
  if (path.value === "/settings") return html`<${Later} load=${settings} key="settings" />`;
  if (/^\/(confirm$|unsubscribe\/)/.test(path.value)) return html`<${Later} load=${mailed} key="mailed" />`;
  return html`<${Missing} title=${text("app.no_page")} message=${text("errors.not_found")} />`;
}

/** Goes to the main part by hand: the fragment of a room's address is for invites. @param {MouseEvent} event */
function skip(event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

/** Milliseconds between two looks whether the server can be reached again. */
const AGAIN = 4_000;

/** A table says itself how it is connected; the other pages say when there is no connection, and look for one. */
function Offline() {
  const lost = offline.value && !roomOf(path.value);
  useEffect(() => {
    const look = lost ? setInterval(meet, AGAIN) : 0;
    return () => clearInterval(look);
  }, [lost]);
  if (!lost) return null;
  return html`<div class="connection offline" role="status"><p>${text("net.offline")}</p></div>`;
}

function App() {
  return html`
    <a class="skip" href="#main" onClick=${skip}>${text("app.skip")}</a>
    <${Offline} />
    <${NewDevices} />
    <${ClaimNews} />
    <${Inside} />
    <${Page} />
    <${RulesDialog} />
    <${Toasts} />`;
}

/** Milliseconds after which a page counts as shown, where the browser does not say when it is idle. */
const AT_REST = 1_000;
/** Milliseconds that a table's first frame is waited for before the page says that it is on its way. */
const FRAME = 500;

async function begin() {
  const code = roomOf(location.pathname);
  if (code) takeInvite(code);
  takeToken();
  // All that the first page needs is asked for at once, a table's first frame too: it need not be drawn empty before.
  const frame = code && Promise.race([dialEarly(socketOf(code)), new Promise((enough) => setTimeout(enough, FRAME))]).catch(() => undefined);
  const spoken = speak(wishedLanguage());
  await Promise.all([spoken, meet(spoken), locate(), frame, drawnTable()]);
  followLinks();
  followBack();
  watchConnection();
  followTabs();
  const root = document.getElementById("app");
  root?.replaceChildren();
  if (root) render(html`<${App} />`, root);
  effect(() => tellTab(waitingCount.value));
  watchGames();
  healPush();
  followPath();
  whenIdle(install);
}

/** The table that came with the page is seen before another takes its place. @returns {Promise<void>} */
function drawnTable() {
  const unseen = document.visibilityState === "hidden" || !document.querySelector("#app > .table");
  return unseen ? Promise.resolve() : new Promise(whenPainted);
}

/** What is for later visits leaves this one its time. @param {() => void} begun */
function whenIdle(begun) {
  if (globalThis.requestIdleCallback) requestIdleCallback(begun);
  else setTimeout(begun, AT_REST);
}

/** Where this player wanted to be told on this device, it is looked once in a tab whether the browser still does it. */
async function healPush() {
  if (!player.value || kept(`push:${player.value.id}`) !== "on" || kept("push-healed", "tab")) return;
  keep("push-healed", "yes", "tab");
  await import("./push.js").then(({ heal }) => heal(), () => undefined);
}

/** On the way to another page the focus goes along, and on the front page the list of games is fetched anew. */
function followPath() {
  let first = true;
  effect(() => {
    const shown = path.value;
    if (!first) requestAnimationFrame(() => document.getElementById("main")?.focus({ preventScroll: true }));
    if (!first && shown === "/") meet();
    first = false;
  });
}

begin();
