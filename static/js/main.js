/** The composition: language and player first, then the page that the address asks for. */
import { effect, html, render, useEffect } from "./html.js";
import { install, offline, watchConnection } from "./installed.js";
import { roomOf, takeInvite } from "./invite.js";
import { Later } from "./later.js";
import { followBack } from "./layers.js";
import { locate, meet } from "./me.js";
import { FrontPage } from "./pages/front.js";
import { Missing, RoomPage } from "./pages/room.js";
import { RulesPage } from "./pages/rules.js";
import { RulesDialog } from "./panels/rules-dialog.js";
import { Inside } from "./panels/inside.js";
import { NewDevices } from "./panels/new-devices.js";
import { Toasts } from "./panels/toasts.js";
import { part } from "./parts.js";
import { followLinks, path } from "./route.js";
import { speak, text, wishedLanguage } from "./text.js";
import { tellTab } from "./tab.js";
import { takeToken } from "./token.js";

/** The introduction, which most visits do not need. */
const learning = async () => (await part(() => import("./pages/learn.js"))).begin();

/** The public tables. */
const lobbying = async () => (await part(() => import("./pages/lobby.js"))).begin();
/** A record that somebody brings. */
const recording = async () => (await part(() => import("./pages/record.js"))).begin();

/** One's seats on other devices. */
const along = async () => (await part(() => import("./pages/along.js"))).begin();

function Page() {
  const code = roomOf(path.value);
  if (code) return html`<${RoomPage} code=${code} key=${code} />`;
  if (path.value === "/") return html`<${FrontPage} />`;
  if (path.value === "/rules") return html`<${RulesPage} />`;
  if (path.value === "/learn") return html`<${Later} load=${learning} key="learn" />`;
  if (path.value === "/lobby") return html`<${Later} load=${lobbying} key="lobby" />`;
  if (path.value === "/record") return html`<${Later} load=${recording} key="record" />`;
  if (path.value === "/seats") return html`<${Later} load=${along} key="seats" />`;
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
    <${Inside} />
    <${Page} />
    <${RulesDialog} />
    <${Toasts} />`;
}

async function begin() {
  const code = roomOf(location.pathname);
  if (code) takeInvite(code);
  takeToken();
  await speak(wishedLanguage());
  await Promise.all([meet(), locate()]);
  followLinks();
  followBack();
  watchConnection();
  const root = document.getElementById("app");
  if (root) render(html`<${App} />`, root);
  effect(tellTab);
  followPath();
  install();
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
