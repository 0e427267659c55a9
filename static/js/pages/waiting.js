/** The waiting room: who sits where, and the link for the others. */
import { html, useEffect, useState } from "../html.js";
import { rememberSeat } from "../invite.js";
import { paceWords } from "../journal.js";
import { seatNames } from "../names.js";
import { call, post } from "../net.js";
import { attempt, say } from "../notices.js";
import { useHeadline } from "../news.js";
import { PACES } from "../pace.js";
import { Connection } from "../panels/connection.js";
import { Fetched, times } from "../panels/fetched.js";
import { Question } from "../panels/dialog.js";
import { Foot } from "../panels/foot.js";
import { Head } from "../panels/head.js";
import { Myself } from "../panels/nickname.js";
import { Seats } from "../panels/seats.js";
import { ShareBox } from "../panels/share.js";
import { go } from "../route.js";
import { isolated, text } from "../text.js";
import { isHost, ownSeat } from "../view.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */
/** @typedef {import("../types.js").Room} Room */

/** @param {{open: OpenRoom}} props */
export function WaitingPage({ open }) {
  const { room, you, invite } = open.view.value;
  const [freeing, setFreeing] = useState(/** @type {number|null} */ (null));
  const [opened, setOpened] = useState(/** @type {number|null} */ (null));
  useHeadline(text("waiting.title"));
  useEffect(() => rememberSeat(open.code, true), [open]);
  if (!room) return null;
  const host = isHost(open.view.value);
  const taken = room.seats.filter((seat) => seat.player).length;
  const full = taken === room.seats.length;
  return html`
    <${Head} />
    <main class="page waiting" id="main" tabindex="-1">
      <${Connection} open=${open} />
      <section class="stack waiting-seats" aria-labelledby="title">
        <h1 id="title">${room.name ? html`<bdi>${room.name}</bdi>` : text("waiting.title")}</h1>
        <div class="row">
        <p class="lead" role="status">${text("waiting.taken", { n: taken, of: room.seats.length })}</p>
        ${room.watchers ? html`<span class="note">${text("waiting.watching", { n: room.watchers })}</span>` : null}
      </div>
        <div class="card stack">
          <${Seats} room=${room} you=${you} onOpen=${setOpened} onOrder=${host ? (/** @type {number[]} */ order) => reorder(open, order) : undefined} />
          <${Arranging} open=${open} room=${room} host=${host} />
          <${PaceRow} open=${open} host=${host} />
          <div class="row"><${Myself} /></div>
        </div>
        ${!host && html`<${LearnWay} code=${room.code} />`}
      </section>
      ${!full && html`
        <section class="card stack waiting-share" aria-labelledby="invite">
          <h2 id="invite">${text("waiting.invite")}</h2>
          <${ShareBox} code=${room.code} invite=${invite} name=${room.name} />
          <p class="note">${text("waiting.not_the_bar")}</p>
          ${host && html`<${Renewal} open=${open} />`}
        </section>`}
      <div class=${full ? "stack waiting-ways full" : "stack waiting-ways"}>
        ${host && html`<${LearnWay} code=${room.code} />`}
        <${Starting} open=${open} room=${room} host=${host} taken=${taken} />
        <${Leaving} open=${open} host=${host} />
      </div>
      ${opened !== null && html`<${Fetched} load=${arranging} name="SeatDialog" open=${open} seat=${opened} key=${opened}
        onFree=${() => [setOpened(null), setFreeing(opened)]} onClose=${() => setOpened(null)} />`}
      ${freeing !== null && html`<${Freeing} open=${open} room=${room} seat=${freeing} onClose=${() => setFreeing(null)} />`}
    </main>
    <${Foot} />`;
}

const arranging = () => import("../panels/arranging.js");

/** @param {OpenRoom} open @param {number[]} order */
function reorder(open, order) {
  return attempt(() => open.command("/order", { order }, "PUT"));
}

/** What is agreed on, and the host's ways to change it. @param {{open: OpenRoom, room: Room, host: boolean}} props */
function Arranging({ open, room, host }) {
  const [shown, setShown] = useState(false);
  return html`
    <p class="note">${[
      ...(room.first === "random" ? [text("arrange.by_chance")] : []),
      text(room.visibility === "public" ? "arrange.is_public" : "arrange.is_private"),
    ].join(" ")}</p>
    ${host && html`
      <div class="row">
        <button type="button" aria-haspopup="dialog" onClick=${() => setShown(true)}>${text("arrange.change")}</button>
        <button type="button" onClick=${() => attempt(() => open.command("/shuffle"))}>${text("arrange.shuffle")}</button>
      </div>`}
    ${shown && html`<${Fetched} load=${arranging} name="TableDialog" open=${open} onClose=${() => setShown(false)} />`}`;
}

/** How long turns may take, where anything is measured or the host may choose it. @param {{open: OpenRoom, host: boolean}} props */
function PaceRow({ open, host }) {
  const [shown, setShown] = useState(false);
  const pace = open.room.value?.pace ?? PACES.none;
  if (!host && pace.kind === "none") return null;
  return html`
    <div class="row pace-row">
      <span>${text("waiting.pace", { pace: paceWords(text, pace) })}</span>
      ${host && html`<button type="button" class="plain" aria-haspopup="dialog" onClick=${() => setShown(true)}>${text("time.change")}</button>`}
    </div>
    ${shown && html`<${Fetched} load=${times} name="TimeDialog" open=${open} onClose=${() => setShown(false)} />`}`;
}

/** The introduction: first of all for who has nobody to invite, after that for the host. @param {{code: string}} props */
function LearnWay({ code }) {
  return html`<a class="learn-way" href=${`/learn?table=${encodeURIComponent(code)}`}><strong>${text("waiting.learn")}</strong></a>`;
}

/** @param {{open: OpenRoom, room: Room, host: boolean, taken: number}} props */
function Starting({ open, room, host, taken }) {
  const full = taken === room.seats.length;
  if (!host) return html`<p class="note">${text(room.autostart ? "waiting.by_itself" : "waiting.host_starts")}</p>`;
  const enough = taken > 1;
  return html`
    <div class="stack">
      ${(enough || !room.autostart) && html`
        <button type="button" class=${full ? "primary large" : "large"} disabled=${!enough}
          onClick=${() => attempt(() => open.command("/start"))}>${text(full ? "waiting.start" : "waiting.start_now", { n: taken })}</button>`}
      ${room.autostart ? html`<p class="note">${text("waiting.by_itself")}</p>` : !enough && html`<p class="note">${text("waiting.you_start")}</p>`}
    </div>`;
}

/** @param {{open: OpenRoom, host: boolean}} props */
function Leaving({ open, host }) {
  const [asked, setAsked] = useState(/** @type {"leave"|"cancel"|null} */ (null));
  const seat = ownSeat(open.view.value)?.seat;
  const leave = async () => {
    rememberSeat(open.code, false);
    const left = await attempt(() => call("DELETE", `${open.path}/seats/${seat}`));
    if (left) go("/");
    else rememberSeat(open.code, true);
  };
  const cancel = async () => (await attempt(() => open.command("/cancel"))) && go("/");
  return html`
    <div class="row">
      <button type="button" onClick=${() => setAsked("leave")}>${text("waiting.leave")}</button>
      ${host && html`<button type="button" onClick=${() => setAsked("cancel")}>${text("waiting.cancel")}</button>`}
    </div>
    ${asked && html`
      <${Question} title=${text(`waiting.${asked}_title`)} yes=${text(`waiting.${asked}`)} grave
        onYes=${asked === "leave" ? leave : cancel} onClose=${() => setAsked(null)}>
        <p>${text(`waiting.${asked}_what`)}</p>
      <//>`}`;
}

/** @param {{open: OpenRoom}} props */
function Renewal({ open }) {
  const [asked, setAsked] = useState(false);
  const renew = async () => {
    const done = await attempt(async () => {
      const { invite } = await post(`${open.path}/invite`);
      open.view.value = { ...open.view.value, invite };
    });
    setAsked(false);
    if (done) say(text("waiting.renewed"));
  };
  return html`
    <button type="button" class="plain" onClick=${() => setAsked(true)}>${text("waiting.renew")}</button>
    ${asked && html`
      <${Question} title=${text("waiting.renew_title")} yes=${text("waiting.renew")} onYes=${renew} onClose=${() => setAsked(false)}>
        <p>${text("waiting.renew_what")}</p>
      <//>`}`;
}

/** @param {{open: OpenRoom, room: Room, seat: number, onClose: () => void}} props */
function Freeing({ open, room, seat, onClose }) {
  const name = isolated(seatNames(room.seats)[seat] ?? "");
  const free = async () => {
    await attempt(() => call("DELETE", `${open.path}/seats/${seat}`));
    onClose();
  };
  return html`
    <${Question} title=${text("waiting.free_title", { name })} yes=${text("waiting.free_seat")} grave onYes=${free} onClose=${onClose}>
      <p>${text("waiting.free_what")}</p>
    <//>`;
}
