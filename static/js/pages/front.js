/** The front page: the games of who has some; who I am, how many we are, make a table. */
import { html, useState } from "../html.js";
import { tellHours } from "../hours.js";
import { keep, kept } from "../kept.js";
import { Island } from "../panels/island.js";
import { games, introduce, knownNickname, meet, player, signOut } from "../me.js";
import { attempt } from "../notices.js";
import { post } from "../net.js";
import { Question } from "../panels/dialog.js";
import { Head } from "../panels/head.js";
import { Foot } from "../panels/foot.js";
import { MyGames } from "../panels/games.js";
import { Fetched, times } from "../panels/fetched.js";
import { NicknameField, nicknameFault } from "../panels/nickname.js";
import { PaceChoice } from "../panels/pace.js";
import { ABSENCES, PACES } from "../pace.js";
import { go } from "../route.js";
import { isolated, text } from "../text.js";

const onePhone = () => import("../panels/one-phone.js");
const SIZES = [2, 3, 4];
const USUAL = 3;

/** How many played last, from this device. */
function sizeBefore() {
  const before = Number(kept("players"));
  return SIZES.includes(before) ? before : USUAL;
}

export function FrontPage() {
  const known = player.value !== null && games.value.length > 0;
  return html`
    <${Head} />
    <main class="page front" id="main" tabindex="-1">
      ${known ? html`<${MyGames} />` : html`<${Welcome} />`}
      <div class="front-side">
        <${NewTable} />
        <${OnOnePhone} />
        <div class="front-ways note">
          <p><a class="learn-again" href="/lobby">${text("lobby.way")}</a></p>
          ${known && html`<p><a class="learn-again" href="/learn">${text("front.learn")}</a></p>`}
          <p><a class="learn-again" href="/seats">${text(player.value ? "front.seats" : "front.been_here")}</a></p>
          ${player.value && html`<${MyHours} />`}
          ${player.value && html`<${SignOut} />`}
        </div>
      </div>
    </main>
    <${Foot} />`;
}

/** What this is, for who has no game yet. */
function Welcome() {
  return html`
    <section class="welcome" aria-labelledby="title">
      <h1 id="title">${text("front.title")}</h1>
      <p class="lead">${text("front.lead")}</p>
      <a class="learn-way" href="/learn"><strong>${text("front.learn")}</strong><span>${text("front.learn_what")}</span></a>
      <${Island} />
    </section>`;
}

/** @param {string} nickname @param {Record<string, any>} wishes */
export async function openTable(nickname, wishes) {
  await introduce(nickname);
  tellHours();
  const room = await post("/api/rooms", wishes);
  keep("players", `${wishes.seats}`);
  go(`/r/${room.code}`);
}

/** The seats but the maker's own. @param {number} seats */
function others(seats) {
  return Array.from({ length: seats - 1 }, (_, n) => n + 1);
}

function NewTable() {
  const [typed, setTyped] = useState(/** @type {string|null} */ (null));
  const nickname = typed ?? knownNickname();
  const [seats, setSeats] = useState(sizeBefore);
  const [name, setName] = useState("");
  const [first, setFirst] = useState("random");
  const resize = (/** @type {number} */ size) => {
    setSeats(size);
    keep("players", `${size}`);
    if (Number(first) >= size) setFirst("random");
  };
  const [pace, setPace] = useState("none");
  const [absence, setAbsence] = useState(ABSENCES[0]);
  const [autostart, setAutostart] = useState(true);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState(/** @type {string|null} */ (null));
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      await openTable(nickname, { seats, name, autostart, first: first === "random" ? first : Number(first), visibility: open ? "public" : "private", pace: PACES[pace], absence });
    } catch (error) {
      setFault(nicknameFault(error));
    }
    setBusy(false);
  };
  return html`
    <form class="card stack" onSubmit=${submit} aria-labelledby="new-table">
      <h2 id="new-table">${text("front.new_table")}</h2>
      <${NicknameField} value=${nickname} onInput=${setTyped} fault=${fault} />
      <${Size} value=${seats} onChange=${resize} />
      <${PaceChoice} pace=${pace} absence=${absence} onPace=${setPace} onAbsence=${setAbsence} />
      <details class="more">
        <summary>${text("front.more")}</summary>
        <div class="stack">
          <label class="field"><span>${text("front.table_name")}</span>
            <input type="text" maxlength="60" value=${name} onInput=${(/** @type {any} */ e) => setName(e.target.value)} autocomplete="off" />
          </label>
          <label class="field"><span>${text("front.first")}</span>
            <select value=${first} onChange=${(/** @type {any} */ e) => setFirst(e.target.value)}>
              <option value="random">${text("front.first_random")}</option>
              <option value="0">${text("front.first_me")}</option>
              ${others(seats).map((seat) => html`<option value=${seat}>${text("front.first_seat", { n: seat + 1 })}</option>`)}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked=${autostart} onChange=${(/** @type {any} */ e) => setAutostart(e.target.checked)} />
            <span>${text("front.autostart")}</span>
          </label>
          <label class="check">
            <input type="checkbox" checked=${open} onChange=${(/** @type {any} */ e) => setOpen(e.target.checked)} />
            <span>${text("arrange.public")}</span>
          </label>
        </div>
      </details>
      <button class="primary large" disabled=${busy}>${text("front.make")}</button>
      <p class="note">${[text(open ? "front.public" : "front.private"), ...(seats === 2 ? [text("front.two")] : [])].join(" ")}</p>
    </form>`;
}

/** @param {{value: number, onChange: (size: number) => void}} props */
export function Size({ value, onChange }) {
  return html`
    <fieldset class="field segments">
      <legend>${text("front.players")}</legend>
      <div class="segment-row">
        ${SIZES.map((size) => html`
          <label class="segment">
            <input type="radio" name="seats" value=${size} checked=${size === value} onChange=${() => onChange(size)} />
            <span>${size}</span>
          </label>`)}
      </div>
    </fieldset>`;
}

/** The quiet way beside it: all on this phone. */
function OnOnePhone() {
  const [shown, setShown] = useState(false);
  return html`
    <p><button type="button" class="one-phone-way" aria-haspopup="dialog" onClick=${() => setShown(true)}>${text("one_phone.way")}</button></p>
    ${shown && html`<${Fetched} load=${onePhone} name="OnePhoneDialog" onClose=${() => setShown(false)} />`}`;
}

function MyHours() {
  const [shown, setShown] = useState(false);
  return html`
    <p><button type="button" class="plain" aria-haspopup="dialog" onClick=${() => setShown(true)}>${text("hours.title")}</button></p>
    ${shown && html`<${Fetched} load=${times} name="HoursDialog" onClose=${() => setShown(false)} />`}`;
}

function SignOut() {
  const [asked, setAsked] = useState(false);
  const leave = () => attempt(signOut).then(meet).then(() => setAsked(false));
  return html`
    <p>
      ${text("front.known_as", { name: isolated(player.value?.nickname ?? "") })}
      <button type="button" class="plain" aria-haspopup="dialog" onClick=${() => setAsked(true)}>${text("front.sign_out")}</button>
    </p>
    ${asked && html`
      <${Question} title=${text("front.sign_out_title")} yes=${text("front.sign_out")} grave onYes=${leave} onClose=${() => setAsked(false)}>
        <p>${text("front.sign_out_what")}</p>
      <//>`}`;
}
