/** The clock at the table: until when, in both local times; a day more for the one on the move; what all are asked. */
import { serverTime } from "../clock.js";
import { html, useEffect, useRef, useState } from "../html.js";
import { lineWords, wishWords } from "../journal.js";
import { attempt, say } from "../notices.js";
import { clockOf, digits } from "../pace.js";
import { naming } from "../people.js";
import { clockTime, moment, text } from "../text.js";
import { inPlay, ownSeat, playsFor } from "../view.js";
import { Question } from "./dialog.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */

/** With these a proposal is there no more. */
const ENDS = new Set(["agreed", "refused", "withdrawn"]);

/** Draws again as time passes: each second where it is counted in seconds. @param {boolean} live @param {boolean} runs */
function useTime(live, runs) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = runs ? setInterval(() => tick((n) => n + 1), live ? 1000 : 20_000) : 0;
    return () => clearInterval(timer);
  }, [live, runs]);
}

/** @param {{open: OpenRoom}} props */
export function TurnClock({ open }) {
  const view = open.view.value;
  const room = /** @type {import("../types.js").Room} */ (view.room);
  const clock = clockOf(room, serverTime());
  useTime(clock?.live ?? false, clock !== null && (clock.state === "running" || clock.state === "bank"));
  if (!clock) return null;
  const seat = ownSeat(view);
  const giving = seat !== null && seat.clan !== clock.clan;
  return html`
    <div class="turn-clock" data-clock=${clock.state}>
      <p role="timer" aria-live="off">${words(view, clock)}</p>
      ${giving && html`<${DayMore} open=${open} room=${room} clan=${clock.clan} live=${clock.live} />`}
    </div>`;
}

/**
 * A day more for the one on the move. Where seconds count it would end the game as it was agreed on, so it is asked first.
 * @param {{open: OpenRoom, room: import("../types.js").Room, clan: number, live: boolean}} props
 */
function DayMore({ open, room, clan, live }) {
  // The question is about this turn alone: it goes with it.
  const [asked, setAsked] = useState(-1);
  const name = naming(room)(clan);
  const give = () => attempt(() => open.command("/day", { version: room.version }));
  const answer = () => {
    setAsked(-1);
    give();
  };
  return html`
    <button type="button" class="plain" aria-haspopup=${live ? "dialog" : null} onClick=${live ? () => setAsked(room.version) : give} aria-label=${text("time.day_more_for", { name })}>${text("time.day_more")}</button>
    ${asked === room.version && html`
      <${Question} title=${text("time.day_more_ask", { name })} yes=${text("time.day_more_yes")} onYes=${answer} onClose=${() => setAsked(-1)}>
        <p>${text("time.day_more_live")}</p>
      <//>`}`;
}

/** @param {import("../types.js").View} view @param {NonNullable<ReturnType<typeof clockOf>>} clock */
function words(view, clock) {
  const room = /** @type {import("../types.js").Room} */ (view.room);
  const name = naming(room)(clock.clan);
  if (clock.state === "paused") return text("time.paused");
  if (clock.state === "up") return text(room.clock?.offered ? "time.offered" : "time.up", { name });
  if (clock.live) {
    return html`<strong class="digits">${digits(clock.left)}</strong> ${text(clock.state === "bank" ? "time.of_bank" : "time.of_turn", { name, bank: digits(clock.bank) })}`;
  }
  return text(clock.state === "bank" ? "time.until_bank" : "time.until", { when: until(view, clock.clan) });
}

/** "Thu 21:00 for Ana, 23:00 for you"; who watches, and who is on the move, read it by their own clock alone. @param {import("../types.js").View} view @param {number} clan */
function until(view, clan) {
  const room = /** @type {import("../types.js").Room} */ (view.room);
  const mine = moment(room.deadline ?? "");
  const local = view.you?.deadline_local;
  if (!local || local.clan !== clan || ownSeat(view)?.clan === clan) return mine;
  const theirs = moment(`${local.time}Z`, "UTC");
  if (theirs === mine) return mine;
  const sameDay = new Date(room.deadline ?? "").getDate() === new Date(`${local.time}Z`).getUTCDate();
  return text("time.both", { theirs, name: naming(room)(clan), mine: sameDay ? clockTime(room.deadline ?? "") : mine });
}

/** Tells who wanted something that somebody else does not: the log may be out of sight. @param {OpenRoom} open */
function useRefused(open) {
  const view = open.view.value;
  const lines = open.journal.lines.value;
  const proposal = view.room?.proposal;
  const wanted = useRef(0);
  useEffect(() => {
    if (proposal?.agreed.some((clan) => playsFor(view, clan))) wanted.current = proposal.number;
    const end = lines.find(({ kind, number }) => ENDS.has(kind) && number > wanted.current);
    if (!view.room || !wanted.current || proposal?.number === wanted.current || !end) return;
    wanted.current = 0;
    if (end.kind === "refused" && !playsFor(view, end.clan)) say(lineWords(text, naming(view.room), end) ?? "");
  }, [proposal, lines]);
}

/** What somebody proposes, and what to say to it. @param {{open: OpenRoom}} props */
export function TimeOffer({ open }) {
  const view = open.view.value;
  const proposal = view.room?.proposal;
  useRefused(open);
  if (!view.room || !proposal || view.room.status !== "playing") return null;
  const mine = ownSeat(view)?.clan ?? -1;
  const agreed = proposal.agreed.includes(mine);
  const own = playsFor(view, proposal.by);
  const what = wishWords(text, proposal);
  const answer = (/** @type {boolean} */ agree) => attempt(() => open.command("/proposals/answer", { number: proposal.number, agree }));
  return html`
    <div class="offer" role="status">
      <p>${agreed ? text(own ? "time.you_agree" : "time.agreed_too", { what }) : text("time.proposed", { name: naming(view.room)(proposal.by), what })}</p>
      ${inPlay(view) && html`
        <div class="row">
          ${!agreed && html`<button type="button" class="primary" onClick=${() => answer(true)}>${text("time.agree")}</button>`}
          <button type="button" onClick=${() => answer(false)}>${text(own ? "time.withdraw" : agreed ? "time.not_after_all" : "time.decline")}</button>
        </div>`}
    </div>`;
}
