/** What links in mails lead to: "this address is mine", and "no more". Nothing happens before a button is pressed. */
import { html, useState } from "../html.js";
import { keep, kept } from "../kept.js";
import { useHeadline } from "../news.js";
import { post, Problem } from "../net.js";
import { wordsFor } from "../notices.js";
import { Foot } from "../panels/foot.js";
import { Head } from "../panels/head.js";
import { path } from "../route.js";
import { isolated, text } from "../text.js";

/** What no other attempt can help. */
const DEAD = ["no_such_link", "link_revoked", "link_used", "link_expired", "not_found", "invalid_request"];
const KEPT = "confirm";

/** @returns {Promise<() => any>} the page */
export async function begin() {
  if (path.value === "/confirm" && location.hash.length > 1) {
    // The token leaves the address bar at once, and stays in this tab.
    keep(KEPT, location.hash.slice(1), "tab");
    history.replaceState(history.state, "", location.pathname);
  }
  return path.value === "/confirm" ? ConfirmPage : StopPage;
}

/** Does one thing, and says what came of it. @template T @param {(given: T) => Promise<string>} work gives the words */
function useDeed(work) {
  const [state, setState] = useState({ done: "", fault: "", dead: false, busy: false });
  const deed = async (/** @type {T} */ given) => {
    setState({ ...state, busy: true });
    try {
      setState({ done: await work(given), fault: "", dead: false, busy: false });
    } catch (error) {
      setState({ done: "", fault: wordsFor(error), dead: error instanceof Problem && DEAD.includes(error.code), busy: false });
    }
  };
  return { ...state, deed };
}

/** @param {{title: string, done: string, done_title: string, fault: string, dead: boolean, children?: any}} props */
function Shown({ title, done, done_title, fault, dead, children }) {
  useHeadline(title);
  return html`
    <${Head} />
    <main class="page along" id="main" tabindex="-1">
      <section class="card stack" aria-labelledby="what">
        <h1 id="what">${done ? done_title : dead ? text("settings.dead") : title}</h1>
        ${done && html`<p role="status">${done}</p>`}
        ${fault && html`<p class="fault" role="alert">${fault}</p>`}
        ${!done && !dead && children}
        ${(done || dead) && html`<div class="answers"><a class="button" href="/settings">${text("app.settings")}</a><a class="button primary" href="/">${text("front.my_games")}</a></div>`}
      </section>
    </main>
    <${Foot} />`;
}

function ConfirmPage() {
  const token = kept(KEPT, "tab");
  const { deed, ...state } = useDeed(async () => {
    const { nickname, address } = await post("/api/address/confirm", { token });
    keep(KEPT, null, "tab");
    return text("settings.confirm_told", { name: isolated(nickname), address });
  });
  const missing = !token && !state.done;
  return html`
    <${Shown} title=${text("settings.confirm_title")} done_title=${text("settings.confirm_done")} ...${state}
      fault=${missing ? text("settings.confirm_none") : state.fault} dead=${missing || state.dead}>
      <p>${text("settings.confirm_what")}</p>
      <p><button type="button" class="primary" disabled=${state.busy} onClick=${() => deed(null)}>${text("settings.confirm_yes")}</button></p>
    <//>`;
}

function StopPage() {
  const asked = new URLSearchParams(location.search).get("kind") ?? "all";
  const named = text(`settings.kind_${asked}`);
  const known = named !== `settings.kind_${asked}`;
  const { deed, ...state } = useDeed(async (/** @type {string} */ kind) => {
    await post(`${location.pathname}?kind=${kind}`);
    return kind === "all" ? text("settings.stopped_all") : text("settings.stopped_kind", { kind: named });
  });
  return html`
    <${Shown} title=${text("settings.stop_title")} done_title=${text("settings.stopped")} ...${state}>
      <p>${text("settings.stop_what")}</p>
      ${known && html`<p><button type="button" class="primary" disabled=${state.busy} onClick=${() => deed(asked)}>${text("settings.stop_kind", { kind: named })}</button></p>`}
      <p><button type="button" class=${known ? "" : "primary"} disabled=${state.busy} onClick=${() => deed("all")}>${text("settings.stop_all")}</button></p>
    <//>`;
}
