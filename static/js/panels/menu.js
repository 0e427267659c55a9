/** The menu of the table: what is not done every turn. */
import { html, useEffect, useRef, useState } from "../html.js";
import { attempt, fetched, say } from "../notices.js";
import { post } from "../net.js";
import { sounds, wantSounds } from "../sound.js";
import { text } from "../text.js";
import { inPlay, ownSeat } from "../view.js";
import { Dialog, Question } from "./dialog.js";
import { LanguageChoice } from "./head.js";
import { Fetched, times } from "./fetched.js";
import { RenameDialog } from "./nickname.js";
import { openRules } from "./rules-dialog.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */
/** @typedef {"menu"|"resign"|"rename"|"sharing"|"time"|"hours"|null} Shown */

/** @param {{open: OpenRoom}} props */
export function Menu({ open }) {
  const [shown, setShown] = useState(/** @type {Shown} */ (null));
  const shut = () => setShown(null);
  return html`
    <button type="button" class="plain" aria-haspopup="dialog" onClick=${() => setShown("menu")}>${text("menu.open")}</button>
    ${shown === "menu" && html`<${Entries} open=${open} onShow=${setShown} />`}
    ${shown === "sharing" && html`<${Sharing} open=${open} onClose=${shut} />`}
    ${shown === "time" && html`<${Fetched} load=${times} name="TimeDialog" open=${open} onClose=${shut} />`}
    ${shown === "hours" && html`<${Fetched} load=${times} name="HoursDialog" open=${open} onClose=${shut} />`}
    ${shown === "rename" && html`<${RenameDialog} onClose=${shut} />`}
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
        <button type="button" onClick=${rules}>${text("app.rules")}</button>
        ${seated && html`<button type="button" onClick=${() => onShow("rename")}>${text("nickname.change")}</button>`}
        <button type="button" onClick=${() => onShow("sharing")}>${text("menu.sharing")}</button>
        ${playing && html`<button type="button" onClick=${() => onShow("time")}>${text("time.title")}</button>`}
        ${seated && html`<button type="button" onClick=${() => onShow("hours")}>${text("hours.title")}</button>`}
        ${playing && html`<${DrawEntry} open=${open} onDone=${() => onShow(null)} />`}
        ${playing && html`<button type="button" class="grave" onClick=${() => onShow("resign")}>${text("menu.resign")}</button>`}
        <a class="button" href="/">${text("menu.home")}</a>
        <label class="check"><input type="checkbox" checked=${sounds.value} onChange=${(/** @type {any} */ event) => wantSounds(event.target.checked)} />
          <span>${text("menu.sounds")}</span></label>
        <div class="menu-languages"><span>${text("app.language")}</span><${LanguageChoice} /></div>
      </div>
    <//>`;
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

/** Asked twice: there is no way back. @param {{open: OpenRoom, onClose: () => void}} props */
function Resign({ open, onClose }) {
  const [sure, setSure] = useState(false);
  const resign = async () => {
    if (await attempt(() => post(`${open.path}/resign`))) open.refresh();
    onClose();
  };
  const stage = sure ? "again" : "first";
  return html`
    <${Question} key=${stage} title=${text(`menu.resign_${stage}`)} yes=${text(`menu.resign_${stage}_yes`)} grave
      onYes=${sure ? resign : () => setSure(true)} onClose=${onClose}>
      <p>${text(`menu.resign_${stage}_what`)}</p>
    <//>`;
}

/** @param {OpenRoom} open @param {boolean} agree */
function agree(open, agree) {
  return attempt(() => open.command("/draw", { agree }));
}

/** @param {{open: OpenRoom, onDone: () => void}} props */
function DrawEntry({ open, onDone }) {
  const { room } = open.view.value;
  const mine = ownSeat(open.view.value)?.clan ?? -1;
  if (room?.draw.length) return null;
  const offer = async () => (await agree(open, true)) && onDone();
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
  const refuse = () => {
    if (agreed) takenBack();
    return agree(open, false);
  };
  return html`
    <div class="offer" role="status">
      <p>${agreed ? text("draw.you_agree") : text("draw.offered", { name: names(room.draw[0]) })}</p>
      ${inPlay(view) && html`
        <div class="row">
          ${!agreed && html`<button type="button" class="primary" onClick=${() => agree(open, true)}>${text("draw.agree")}</button>`}
          <button type="button" onClick=${refuse}>${text(agreed ? "draw.withdraw" : "draw.decline")}</button>
        </div>`}
    </div>`;
}
