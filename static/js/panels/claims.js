/** Seats that are asked for by who lost them: what the others say to it, and what who asked waits for. */
import { wordsGiven } from "../claims.js";
import { html, useState } from "../html.js";
import { attempt } from "../notices.js";
import { naming } from "../people.js";
import { isolated, moment, text } from "../text.js";
import { inPlay, ownSeat } from "../view.js";
import { Fetched } from "./fetched.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */
/** @typedef {import("../types.js").Claim} Claim */

const claiming = () => import("./claiming.js");

/** @param {{open: OpenRoom}} props */
export function Claims({ open }) {
  const { room, you } = open.view.value;
  if (room?.status !== "playing" || !room.claims) return null;
  return room.claims.map((claim) => {
    if (claim.asker.id === you?.player) return html`<${Waiting} open=${open} claim=${claim} key=${claim.number} />`;
    return inPlay(open.view.value) && html`<${Card} open=${open} claim=${claim} key=${claim.number} />`;
  });
}

/** @param {OpenRoom} open @param {Claim} claim @param {boolean} agree */
function answer(open, claim, agree) {
  return attempt(() => open.command("/claims/answer", { number: claim.number, agree }));
}

/** What stands in the sentences about a claim. @param {OpenRoom} open @param {Claim} claim */
function told(open, claim) {
  const room = /** @type {import("../types.js").Room} */ (open.room.value);
  const { given, all } = wordsGiven(room, claim);
  return { name: naming(room)(claim.clan), who: isolated(claim.asker.nickname), when: moment(claim.due), given, all };
}

/** For who asked. @param {{open: OpenRoom, claim: Claim}} props */
function Waiting({ open, claim }) {
  const words = told(open, claim);
  return html`
    <div class="offer claim" role="status">
      <p>${text(words.given === words.all ? "claims.waiting_until" : "claims.waiting", words)}</p>
      <div class="row"><button type="button" onClick=${() => answer(open, claim, false)}>${text("claims.withdraw")}</button></div>
    </div>`;
}

/** What was unfolded comes into sight. @param {any} event */
function shown({ currentTarget }) {
  if (currentTarget.open) currentTarget.parentElement.scrollIntoView({ block: "nearest" });
}

/** For those whose word counts. @param {{open: OpenRoom, claim: Claim}} props */
function Card({ open, claim }) {
  const words = told(open, claim);
  const mine = ownSeat(open.view.value)?.clan ?? -1;
  if (mine === claim.clan) return null;
  if (claim.agreed.includes(mine)) {
    return html`
      <div class="offer claim" role="status">
        <p>${text(words.given === words.all ? "claims.you_vouch_until" : "claims.you_vouch", words)}</p>
        <div class="row"><button type="button" onClick=${() => answer(open, claim, false)}>${text("claims.unvouch")}</button></div>
      </div>`;
  }
  return html`
    <div class="offer claim" role="status">
      <details class="more" onToggle=${shown}>
        <summary>${text("claims.asks", words)}</summary>
        <p>${text("claims.card", words)} ${text("claims.card_what", words)}</p>
      </details>
      <div class="row">
        <button type="button" class="primary" onClick=${() => answer(open, claim, true)}>${text("claims.vouch")}</button>
        <button type="button" onClick=${() => answer(open, claim, false)}>${text("claims.refuse")}</button>
      </div>
    </div>`;
}

/** The quiet way to ask, for who only watches. @param {{open: OpenRoom}} props */
export function WasMine({ open }) {
  const [asked, setAsked] = useState(false);
  const { room, you } = open.view.value;
  if (room?.status !== "playing" || room.claims?.some(({ asker }) => asker.id === you?.player)) return null;
  return html`
    <button type="button" class="plain was-mine" aria-haspopup="dialog" onClick=${() => setAsked(true)}>${text("claims.was_mine")}</button>
    ${asked && html`<${Fetched} load=${claiming} name="ClaimDialog" open=${open} onClose=${() => setAsked(false)} />`}`;
}
