/** What a friend sees who opened the link: what this is, who invites, and a seat. */
import { html, useState } from "../html.js";
import { tellHours } from "../hours.js";
import { forgetInvite, hadSeat, keptInvite, wasSignedOut } from "../invite.js";
import { introduce, knownNickname, player } from "../me.js";
import { Problem } from "../net.js";
import { useHeadline } from "../news.js";
import { Connection } from "../panels/connection.js";
import { Foot } from "../panels/foot.js";
import { Head } from "../panels/head.js";
import { Island } from "../panels/island.js";
import { NicknameField, nicknameFault } from "../panels/nickname.js";
import { Seats } from "../panels/seats.js";
import { isolated, text } from "../text.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */

/** @param {{open: OpenRoom}} props */
export function InvitedPage({ open }) {
  const room = /** @type {import("../types.js").Room} */ (open.room.value);
  const host = room.seats.find((seat) => seat.player?.id === room.host)?.player?.nickname ?? "";
  // Without an invite, or a free seat, nobody is invited.
  const title = text(shut(room) ? "invited.title_of" : "invited.title", { name: isolated(host) });
  useHeadline(title);
  return html`
    <${Head} />
    <main class="page invited" id="main" tabindex="-1">
      <${Connection} open=${open} />
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${title}</h1>
        ${room.name && html`<p class="room-name"><bdi>${room.name}</bdi></p>`}
        <p class="lead">${text("invited.lead")}</p>
        <a class="learn-again" href=${`/learn?table=${encodeURIComponent(room.code)}`}>${text("front.learn")}</a>
        <${Island} />
      </section>
      <div class="front-side">
        <${Entrance} open=${open} room=${room} />
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">${text("waiting.seats")}</h2>
          <${Seats} room=${room} you=${null} />
        </section>
      </div>
    </main>
    <${Foot} />`;
}

/** Why there is no way to a seat, null where there is one. @param {import("../types.js").Room} room @returns {"signed_out"|"full"|"freed"|"no_invite"|null} */
function shut(room) {
  const invited = keptInvite(room.code) !== null;
  const toAll = room.visibility === "public" && !invited;
  if (!toAll && !invited && wasSignedOut(room.code)) return "signed_out";
  if (room.seats.every((seat) => seat.player || (toAll && seat.reserved))) return "full";
  if (toAll || invited) return null;
  return hadSeat(room.code) ? "freed" : "no_invite";
}

/** The way in, or why there is none. @param {{open: OpenRoom, room: import("../types.js").Room}} props */
function Entrance({ open, room }) {
  switch (shut(room)) {
    case "signed_out": return html`<${Shut} title=${text("invited.signed_out")} why=${text("invited.signed_out_why")} />`;
    case "full": return html`<${Shut} title=${text("invited.full")} why=${text("invited.full_why")} />`;
    case "freed": return html`<${Shut} title=${text("invited.freed")} why=${text("invited.freed_why")} />`;
    case "no_invite": return html`<${Shut} title=${text("invited.no_invite")} why=${text("invited.no_invite_why")} />`;
    default: return html`<${TakeSeat} open=${open} code=${room.code} />`;
  }
}

/** @param {{title: string, why: string}} props */
function Shut({ title, why }) {
  return html`<section class="card stack"><h2>${title}</h2><p>${why}</p></section>`;
}

/** @param {OpenRoom} open @param {string} code @param {string} nickname */
async function sit(open, code, nickname) {
  await introduce(nickname);
  tellHours();
  const invite = keptInvite(code);
  await open.command("/seats", invite ? { invite } : {});
  forgetInvite(code);
  open.link.dial();
}

/** The form; `within` a dialog, whose title says what it is for. `named`: what the seat is called. @param {{open: OpenRoom, code: string, within?: boolean, named?: string}} props */
export function TakeSeat({ open, code, within = false, named }) {
  const [typed, setTyped] = useState(/** @type {string|null} */ (null));
  const nickname = typed ?? player.value?.nickname ?? named ?? knownNickname();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState(/** @type {string|null} */ (null));
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      await sit(open, code, nickname);
    } catch (error) {
      const dead = error instanceof Problem && error.code === "invite_required";
      setFault(dead ? text("invited.dead_invite") : nicknameFault(error));
    }
    setBusy(false);
  };
  return html`
    <form class=${within ? "stack" : "card stack"} onSubmit=${submit} aria-labelledby=${within ? undefined : "take-seat"}>
      ${!within && html`<h2 id="take-seat">${text("invited.sit_down")}</h2>`}
      <${NicknameField} value=${nickname} onInput=${setTyped} fault=${fault} />
      <button class="primary large" disabled=${busy}>${text("invited.take_seat")}</button>
      <p class="note">${text("invited.no_account")}</p>
    </form>`;
}
