/** My games: those that wait for me first, each with its board; what is over has a part of its own. */
import { Still } from "../board.js";
import { html, useEffect } from "../html.js";
import { games, meet } from "../me.js";
import { seatNames } from "../names.js";
import { lookOf } from "../people.js";
import { all, ago, isolated, moment, text } from "../text.js";

/** Milliseconds between two looks at the games of a page that is seen. */
const AGAIN = 30_000;
/** Boards that are drawn at most: each is a few hundred lines. */
const MOST_BOARDS = 12;

/** @typedef {Record<string, any>} Game one of my games, as the server lists it */

/** @param {Game} game */
const isOver = (game) => game.closed || game.status === "finished" || game.status === "cancelled";

/** Looks again now and then, and when somebody comes back to the page. */
function useFreshGames() {
  useEffect(() => {
    const ears = new AbortController();
    const look = () => document.visibilityState === "visible" && meet();
    const timer = setInterval(look, AGAIN);
    document.addEventListener("visibilitychange", look, { signal: ears.signal });
    return () => {
      clearInterval(timer);
      ears.abort();
    };
  }, []);
}

export function MyGames() {
  useFreshGames();
  const list = games.value;
  const mine = list.filter((game) => game.your_turn);
  const others = list.filter((game) => game.status === "playing" && !game.your_turn && !isOver(game));
  const before = list.filter((game) => game.status === "waiting" && !isOver(game));
  const past = list.filter(isOver);
  return html`
    <section class="my-games stack" aria-labelledby="my-games">
      <h1 id="my-games">${text("front.my_games")}</h1>
      <${Part} title=${mine.length ? text("games.mine", { n: mine.length }) : text("games.none_mine")} list=${mine} />
      ${others.length > 0 && html`<${Part} title=${text("games.others")} list=${others} boards=${MOST_BOARDS - mine.length} />`}
      ${before.length > 0 && html`<${Part} title=${text("games.before")} list=${before} />`}
      ${past.length > 0 && html`<${Past} list=${past} />`}
    </section>`;
}

/** @param {{title: string, list: Game[], boards?: number}} props */
function Part({ title, list, boards = MOST_BOARDS }) {
  return html`
    <div class="games-part">
      <h2>${title}</h2>
      ${list.length > 0 && html`
        <ul class="games">${list.map((game, n) => html`<${Row} game=${game} board=${n < boards} key=${game.code} />`)}</ul>`}
    </div>`;
}

/** @param {{list: Game[]}} props */
function Past({ list }) {
  return html`
    <details class="more games-past">
      <summary>${text("games.past", { n: list.length })}</summary>
      <ul class="games">${list.map((game) => html`<${Row} game=${game} board=${false} key=${game.code} />`)}</ul>
    </details>`;
}

/** The looks of its clans, for a board without names. @param {Game} game */
const looksOf = (game) => Array.from({ length: game.state.players }, (_, clan) => ({ name: "", look: lookOf(/** @type {any} */ (game), clan) }));

/** The people of a game: its name, else who plays, or whose table it is. @param {Game} game */
export function titleOf(game) {
  if (game.name) return game.name;
  const people = all(seatNames(game.seats).filter((name) => name !== null).map(isolated));
  return game.status === "waiting" ? text("lobby.table_of", { name: people }) : people;
}

/** @param {Game["seats"]} seats */
const free = (seats) => seats.filter((/** @type {any} */ seat) => !seat.player && !seat.reserved).length;

/** Who is to play, or how it stands otherwise. @param {Game} game */
function standing(game) {
  if (game.your_turn) return text("games.your_turn");
  if (game.closed) return text("games.closed");
  const mover = game.seats.findIndex((/** @type {any} */ seat) => seat.clan !== null && seat.clan === game.state?.clan);
  if (game.status === "finished" && game.result === null) return text("games.ended");
  if (game.status === "waiting") return `${text("games.waiting")} · ${text("lobby.free", { n: free(game.seats) })}`;
  if (game.status !== "playing" || mover < 0) return text(`games.${game.status}`);
  return text("turn.theirs", { name: isolated(seatNames(game.seats)[mover] ?? "") });
}

/** @param {{game: Game, board: boolean}} props */
function Row({ game, board }) {
  return html`
    <li>
      <a class=${game.your_turn ? "game waits" : "game"} href=${`/r/${game.code}`}>
        ${board && game.state && html`<span class="game-board"><${Still} state=${game.state} clans=${looksOf(game)} text=${text} /></span>`}
        <span class="game-words">
          <span class="game-title">${titleOf(game)}</span>
          <span class="game-state">${standing(game)}</span>
          ${game.kept && game.status === "playing" && html`<span class="game-left">${text("games.one_phone")}</span>`}
          ${game.deadline && html`<span class="game-left">${text("games.deadline", { when: moment(game.deadline) })}</span>`}
          <time datetime=${game.updated_at}>${ago(game.updated_at)}</time>
        </span>
      </a>
    </li>`;
}
