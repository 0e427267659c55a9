/** The menu of the table: what is not done every turn. */
import { buzzes, canBuzz, wantBuzz } from "../buzz.js";
import { html, useEffect, useRef, useState } from "../html.js";
import { attempt, fetched, say, wordsFor } from "../notices.js";
import { call, get, post } from "../net.js";
import { sounds, wantSounds } from "../sound.js";
import { all, text } from "../text.js";
import { inPlay, ownSeat, ownSeats, speaksForAll } from "../view.js";
import { asks, wantHandOver } from "../hand-over.js";
import { naming } from "../people.js";
import { Dialog, Question } from "./dialog.js";
import { LanguageChoice } from "./head.js";
import { Fetched, times } from "./fetched.js";
import { GoalDialog } from "./goal.js";
import { RenameDialog } from "./nickname.js";
import { openRules } from "./rules-dialog.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */
/** @typedef {"menu"|"goal"|"resign"|"end"|"draw"|"rename"|"sharing"|"time"|"hours"|"sealing"|"channel"|null} Shown */

const elsewhere = () => import("./channel.js");
const sealing = () => import("./sealing.js");

/** @param {{open: OpenRoom}} props */
export function Menu({ open }) {
  const [shown, setShown] = useState(/** @type {Shown} */ (null));
  const shut = () => setShown(null);
  return html`
    <button type="button" class="plain" aria-haspopup="dialog" onClick=${() => setShown("menu")}>${text("menu.open")}</button>
    ${shown === "menu" && html`<${Entries} open=${open} onShow=${setShown} />`}
    ${shown === "goal" && html`<${GoalDialog} code=${open.code} onClose=${shut} />`}
    ${shown === "sharing" && html`<${Sharing} open=${open} onClose=${shut} />`}
    ${shown === "time" && html`<${Fetched} load=${times} name="TimeDialog" open=${open} onClose=${shut} />`}
    ${shown === "hours" && html`<${Fetched} load=${times} name="HoursDialog" open=${open} onClose=${shut} />`}
    ${shown === "sealing" && html`<${Fetched} load=${sealing} name="SealingDialog" open=${open} onClose=${shut} onTime=${() => setShown("time")} />`}
    ${shown === "channel" && html`<${Fetched} load=${elsewhere} name="ChannelDialog" open=${open} onClose=${shut} />`}
    ${shown === "rename" && html`<${RenameDialog} onClose=${shut} />`}
    ${shown === "draw" && html`<${SettledDraw} open=${open} onClose=${shut} />`}
    ${shown === "end" && html`<${Ending} open=${open} onClose=${shut} />`}
    ${shown === "resign" && html`<${Resign} open=${open} onClose=${shut} />`}`;
}

/** @param {{open: OpenRoom, onShow: (shown: Shown) => void}} props */
function Entries({ open, onShow }) {
  const view = open.view.value;
  const playing = inPlay(view);
  const seated = ownSeat(view) !== null;
  const rules = () => {
    onShow(null);
    openRules();
  };
  return html`
    <${Dialog} title=${text("menu.title")} onClose=${() => onShow(null)}>
      <div class="menu">
        ${view.you?.kept && html`<button type="button" class="primary" onClick=${() => onShow("sealing")}>${text("one_phone.seal")}</button>`}
        <div class="menu-parts">
          <div class="menu-part">
            <button type="button" onClick=${() => onShow("goal")}>${text("goal.title")}</button>
            <button type="button" onClick=${rules}>${text("app.rules")}</button>
            <button type="button" onClick=${() => onShow("sharing")}>${text("menu.sharing")}</button>
            ${playing && html`<button type="button" onClick=${() => onShow("time")}>${text("time.title")}</button>`}
            ${seated && html`<button type="button" onClick=${() => onShow("channel")}>${text("elsewhere.title")}</button>`}
          </div>
          <div class="menu-part">
            ${seated && html`<button type="button" onClick=${() => onShow("rename")}>${text("nickname.change")}</button>`}
            ${seated && html`<button type="button" onClick=${() => onShow("hours")}>${text("hours.title")}</button>`}
            ${seated && html`<${MuteEntry} open=${open} onDone=${() => onShow(null)} />`}
            <a class="button" href="/settings">${text("app.settings")}</a>
            <a class="button" href="/">${text("menu.home")}</a>
          </div>
          ${playing && html`
            <div class="menu-part">
              <${DrawEntry} open=${open} onDone=${() => onShow(null)} onAsk=${() => onShow("draw")} />
              ${view.room?.proposal?.end === undefined && html`<button type="button" onClick=${() => onShow("end")}>${text("menu.end")}</button>`}
              <button type="button" class="grave" onClick=${() => onShow("resign")}>${text("menu.resign")}</button>
            </div>`}
        </div>
        ${view.you?.kept && html`
          <label class="check"><input type="checkbox" checked=${asks.value} onChange=${(/** @type {any} */ event) => wantHandOver(event.target.checked)} />
            <span>${text("one_phone.ask")}</span></label>`}
        <div class="menu-foot">
          <label class="check"><input type="checkbox" checked=${sounds.value} onChange=${(/** @type {any} */ event) => wantSounds(event.target.checked)} />
            <span>${text("menu.sounds")}</span></label>
          <div class="menu-languages"><span>${text("app.language")}</span><${LanguageChoice} /></div>
          ${canBuzz() && html`<label class="check"><input type="checkbox" checked=${buzzes.value} onChange=${(/** @type {any} */ event) => wantBuzz(event.target.checked)} />
            <span>${text("menu.buzz")}</span></label>`}
        </div>
      </div>
    <//>`;
}

/** Not to be told of this table any more, or again. @param {{open: OpenRoom, onDone: () => void}} props */
function MuteEntry({ open, onDone }) {
  const [muted, setMuted] = useState(/** @type {boolean|null} */ (null));
  useEffect(() => {
    get(`${open.path}/mute`).then((answer) => setMuted(answer.muted), wordsFor);
  }, []);
  const turn = async () => {
    if (!(await attempt(() => call(muted ? "DELETE" : "PUT", `${open.path}/mute`)))) return;
    say(text(muted ? "menu.unmuted" : "menu.muted"));
    onDone();
  };
  return html`<button type="button" disabled=${muted === null} onClick=${turn}>${text(muted ? "menu.unmute" : "menu.mute")}</button>`;
}

/** What is wanted now and then is fetched when it is wanted. @param {{open: OpenRoom, onClose: () => void}} props */
function Sharing({ open, onClose }) {
  const [panel, setPanel] = useState(/** @type {any} */ (null));
  const shown = useRef(open.past.position.value?.version ?? 0);
  useEffect(() => {
    fetched(() => import("./sharing.js")).then((loaded) => (loaded ? setPanel(loaded) : onClose()));
  }, []);
  return panel && html`<${panel.SharingDialog} open=${open} version=${shown.current} onClose=${onClose} />`;
}

/** A vote: it is put to the others, and lies on the table until all agree or one does not. @param {{open: OpenRoom, onClose: () => void}} props */
function Ending({ open, onClose }) {
  const ask = async () => {
    await attempt(() => open.command("/proposals", { end: true }));
    onClose();
  };
  return html`
    <${Question} title=${text("menu.end_ask")} yes=${text("menu.end_yes")} onYes=${ask} onClose=${onClose}>
      <p>${text("menu.end_what")}</p>
    <//>`;
}

/** Asked twice: there is no way back. @param {{open: OpenRoom, onClose: () => void}} props */
function Resign({ open, onClose }) {
  const [sure, setSure] = useState(false);
  // The seat that it was asked for: whose turn it is may change meanwhile.
  const [seat] = useState(() => ownSeat(open.view.value));
  const several = ownSeats(open.view.value).length > 1;
  const who = several && seat?.clan != null && open.room.value ? naming(open.room.value)(seat.clan) : null;
  const resign = async () => {
    if (await attempt(() => post(`${open.path}/resign`, several ? { seat: seat?.seat } : undefined))) open.refresh();
    onClose();
  };
  const stage = sure ? "again" : "first";
  return html`
    <${Question} key=${stage} title=${who === null ? text(`menu.resign_${stage}`) : text("one_phone.resign", { name: who })} yes=${text(`menu.resign_${stage}_yes`)} grave
      onYes=${sure ? resign : () => setSure(true)} onClose=${onClose}>
      <p>${text(`menu.resign_${stage}_what`)}</p>
    <//>`;
}

/** @param {OpenRoom} open @param {boolean} agree */
function agree(open, agree) {
  return attempt(() => open.command("/draw", { agree }));
}

/** Where nobody else is left to agree, the draw is there at once: it is asked first. @param {{open: OpenRoom, onClose: () => void}} props */
function SettledDraw({ open, onClose }) {
  const settle = () => agree(open, true).then(onClose);
  return html`
    <${Question} title=${text("one_phone.draw_ask")} yes=${text("one_phone.draw_yes")} grave onYes=${settle} onClose=${onClose}>
      <p>${text("one_phone.draw_what")}</p>
    <//>`;
}

/** @param {{open: OpenRoom, onDone: () => void, onAsk: () => void}} props */
function DrawEntry({ open, onDone, onAsk }) {
  const { room } = open.view.value;
  const mine = ownSeat(open.view.value)?.clan ?? -1;
  if (room?.draw.length) return null;
  const offer = async () => (speaksForAll(open.view.value) ? onAsk() : (await agree(open, true)) && onDone());
  return mine < 0 ? null : html`<button type="button" onClick=${offer}>${text("draw.offer")}</button>`;
}

/**
 * Tells who agreed to a draw that somebody else put an end to it. An action of one's own does too; that makes a new version.
 * @param {import("../types.js").View} view
 * @returns {() => void} to call before taking it back oneself
 */
function useDeclined({ room, you }) {
  const clans = room?.seats.filter(({ seat }) => you?.seats.includes(seat)).map(({ clan }) => clan ?? -1) ?? [];
  const agreed = room?.draw.some((clan) => clans.includes(clan)) ?? false;
  const before = useRef({ agreed: false, version: -1 });
  useEffect(() => {
    const declined = before.current.agreed && !room?.draw.length && before.current.version === room?.version;
    before.current = { agreed, version: room?.version ?? -1 };
    if (declined && room?.status === "playing") say(text("draw.off"));
  }, [agreed, room?.version]);
  return () => {
    before.current = { ...before.current, agreed: false };
  };
}

/** A draw that lies on the table, and what to say to it. @param {{open: OpenRoom, names: (clan: number) => string}} props */
export function DrawOffer({ open, names }) {
  const view = open.view.value;
  const { room } = view;
  const takenBack = useDeclined(view);
  if (!room?.draw.length || room.status !== "playing") return null;
  const mine = ownSeat(view)?.clan ?? -1;
  const agreed = room.draw.includes(mine);
  const others = room.draw.filter((clan) => !ownSeats(view).some((seat) => seat.clan === clan));
  const forIt = others.length > 1 ? text("draw.they_agree", { names: all(others.map(names)) }) : text("draw.offered", { name: names(room.draw[0]) });
  const refuse = () => {
    if (agreed) takenBack();
    return agree(open, false);
  };
  return html`
    <div class="offer" role="status">
      <p>${agreed ? text(others.length ? "draw.you_agree" : "draw.you_offer") : forIt}</p>
      ${inPlay(view) && html`
        <div class="row">
          ${!agreed && html`<button type="button" class="primary" onClick=${() => agree(open, true)}>${text("draw.agree")}</button>`}
          <button type="button" onClick=${refuse}>${text(agreed ? "draw.withdraw" : "draw.decline")}</button>
        </div>`}
    </div>`;
}
