/** The lobby: public tables that wait for players, and public games to watch. It comes when it is wanted. */
import { Token } from "../figures.js";
import { html, useEffect, useState } from "../html.js";
import { seatNames } from "../names.js";
import { get } from "../net.js";
import { wordsFor } from "../notices.js";
import { useHeadline } from "../news.js";
import { lookOf } from "../people.js";
import { Foot } from "../panels/foot.js";
import { Head } from "../panels/head.js";
import { ago, all, isolated, text } from "../text.js";

/** @typedef {Record<string, any>} Listed a public room, as the server lists it */

/** Nothing has to be fetched besides. */
export const begin = () => LobbyPage;

export function LobbyPage() {
  useHeadline(text("lobby.title"));
  return html`
    <${Head} />
    <main class="page lobby" id="main" tabindex="-1">
      <h1>${text("lobby.title")}</h1>
      <p class="lead">${text("lobby.lead")}</p>
      <div class="lobby-lists">
        <${List} status="waiting" />
        <${List} status="playing" />
      </div>
      <p><a class="button" href="/">${text("lobby.make")}</a></p>
    </main>
    <${Foot} />`;
}

/** The pages of a list, one after another. @param {string} status */
function usePages(status) {
  const [rooms, setRooms] = useState(/** @type {Listed[]|null} */ (null));
  const [next, setNext] = useState(/** @type {string|null} */ (null));
  const [fault, setFault] = useState("");
  const more = async (/** @type {string|null} */ after) => {
    try {
      const page = await get(`/api/lobby?status=${status}${after ? `&after=${after}` : ""}`);
      setRooms((before) => [...(after ? before ?? [] : []), ...page.rooms]);
      setNext(page.next);
      setFault("");
    } catch (error) {
      setFault(wordsFor(error));
    }
  };
  useEffect(() => {
    more(null);
  }, []);
  return { rooms, next, fault, more };
}

/** @param {{status: "waiting"|"playing"}} props */
function List({ status }) {
  const { rooms, next, fault, more } = usePages(status);
  return html`
    <section class="card stack" aria-labelledby=${`lobby-${status}`}>
      <h2 id=${`lobby-${status}`}>${text(`lobby.${status}`)}</h2>
      ${fault && html`<p role="alert">${fault}</p>`}
      ${fault && html`<p><button type="button" onClick=${() => more(null)}>${text("net.retry")}</button></p>`}
      ${rooms?.length === 0 && html`<p class="note">${text(`lobby.none_${status}`)}</p>`}
      ${rooms !== null && rooms.length > 0 && html`<ul class="lobby-list">${rooms.map((room) => html`<${Row} room=${room} key=${room.code} />`)}</ul>`}
      ${next && html`<button type="button" onClick=${() => more(next)}>${text("lobby.more")}</button>`}
    </section>`;
}

/** @param {{room: Listed}} props */
function Row({ room }) {
  const people = seatNames(room.seats).filter((name) => name !== null).map(isolated);
  const free = room.seats.filter((/** @type {any} */ seat) => !seat.player && !seat.reserved).length;
  return html`
    <li>
      <a class="lobby-room" href=${`/r/${room.code}`}>
        <span class="lobby-title">${room.name ? html`<bdi>${room.name}</bdi>` : text("lobby.table_of", { name: all(people) })}</span>
        <span class="lobby-seats" aria-hidden="true">${room.seats.filter((/** @type {any} */ seat) => seat.player || room.status === "waiting").map((/** @type {any} */ seat) => html`
          <span class=${seat.player ? "" : "free"}><${Token} look=${seat.clan === null ? seat.look : lookOf(/** @type {any} */ (room), seat.clan)} /></span>`)}</span>
        <span class="note">${[
          ...(room.name ? [all(people)] : []),
          room.status === "waiting" ? text("lobby.free", { n: free }) : text("lobby.turns", { n: room.version }),
          ...(room.watchers ? [text("watchers.count", { n: room.watchers })] : []),
          ago(room.updated_at),
        ].join(" · ")}</span>
      </a>
    </li>`;
}
