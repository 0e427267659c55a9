/** What a link in a message would do: in which game, as whom, and one button that does it. */
import { Still } from "../board.js";
import { html, useEffect, useState } from "../html.js";
import { wishWords } from "../journal.js";
import { keep, kept } from "../kept.js";
import { useHeadline } from "../news.js";
import { post, Problem } from "../net.js";
import { wordsFor } from "../notices.js";
import { Foot } from "../panels/foot.js";
import { titleOf } from "../panels/games.js";
import { Head } from "../panels/head.js";
import { naming, people } from "../people.js";
import { isolated, moment, text } from "../text.js";

/** @typedef {{act: "day"|"draw"|"answer", nickname: string, clan: number|null, expires_at: string, room: any}} Offered */

/** What no other attempt can help. */
const DEAD = ["no_such_link", "link_used", "link_expired", "invalid_request"];
const KEPT = "act";

/** @returns {Promise<() => any>} the page */
export async function begin() {
  takeToken();
  return ActPage;
}

/** The token leaves the address bar at once, and stays in this tab. */
function takeToken() {
  if (location.hash.length < 2) return;
  keep(KEPT, location.hash.slice(1), "tab");
  history.replaceState(history.state, "", location.pathname);
}

function ActPage() {
  const [offered, setOffered] = useState(/** @type {Offered|null} */ (null));
  const [fault, setFault] = useState({ words: "", dead: false });
  const [state, setState] = useState(/** @type {"asking"|"busy"|"done"} */ ("asking"));
  useHeadline(text("acts.title"));
  /** @param {string} path */
  const ask = async (path) => {
    setState("busy");
    try {
      setOffered(await post(path, { token: kept(KEPT, "tab") ?? "" }));
      setFault({ words: "", dead: false });
      setState(path.endsWith("/do") ? "done" : "asking");
    } catch (error) {
      setFault({ words: wordsFor(error), dead: error instanceof Problem && DEAD.includes(error.code) });
      setState("asking");
    }
  };
  const look = () => ask("/api/acts/look");
  useEffect(() => void look(), []);
  return html`
    <${Head} />
    <main class="page act" id="main" tabindex="-1">
      ${offered && html`<${Offer} offered=${offered} state=${state} fault=${fault} onDo=${() => ask("/api/acts/do")} />`}
      ${!offered && fault.words && html`<${Refused} fault=${fault} busy=${state === "busy"} onAgain=${look} />`}
    </main>
    <${Foot} />`;
}

/** @param {{fault: {words: string, dead: boolean}, busy: boolean, onAgain: () => void}} props */
function Refused({ fault, busy, onAgain }) {
  return html`
    <h1>${text(fault.dead ? "acts.dead" : "acts.title")}</h1>
    <p role="alert">${fault.words}</p>
    ${fault.dead
      ? html`<p><a class="button primary" href="/">${text("front.my_games")}</a></p>`
      : html`<p><button type="button" class="primary" disabled=${busy} onClick=${onAgain}>${text("net.retry")}</button></p>`}`;
}

/** What would be done, as a question. @param {Offered} offered */
function question({ act, room }) {
  const name = room.state.clan === null ? "" : naming(room)(room.state.clan);
  return text(`acts.${act}`, { name, what: wishWords(text, room.proposal ?? {}) });
}

/** @param {{offered: Offered, state: string, fault: {words: string, dead: boolean}, onDo: () => void}} props */
function Offer({ offered, state, fault, onDo }) {
  const { act, nickname, expires_at, room } = offered;
  const address = `/r/${room.code}`;
  const done = state === "done";
  return html`
    <section class="card stack" aria-labelledby="what">
      <p class="lead">${titleOf(room)}</p>
      <h1 id="what" role=${done ? "status" : undefined}>${done ? text(`acts.${act}_done`) : question(offered)}</h1>
      <span class="act-board"><${Still} state=${room.state} clans=${people(room)} text=${text} /></span>
      ${!done && html`<p class="note">${text("acts.as", { name: isolated(nickname), until: moment(expires_at) })}</p>`}
      ${fault.words && html`<p class="fault" role="alert">${fault.words}</p>`}
      <div class="answers">
        <a class=${done ? "button primary" : "button"} href=${address}>${text("acts.open")}</a>
        ${!done && !fault.dead && html`
          <button type="button" class="primary" disabled=${state === "busy"} onClick=${onDo}>${text(`acts.${act}_do`)}</button>`}
      </div>
    </section>`;
}
