/** What can be taken along from a table: a picture of the board as it is shown, and the record of the game. */
import { html, useEffect, useRef, useState } from "../html.js";
import { NoAnswer } from "../net.js";
import { say, wordsFor } from "../notices.js";
import { text } from "../text.js";
import { Dialog } from "./dialog.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */
/** @typedef {{file: File, address: string}} Picture */

/** The picture of a version is this for ever; any other is the one that stands in for what cannot be made now. */
const OF_THE_VERSION = "immutable";

/** @param {string} address @returns {Promise<Response>} @throws {NoAnswer} */
async function answered(address) {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new NoAnswer(address);
  return answer;
}

function theme() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}

/** @param {string} code @param {number} version @returns {Promise<File|null>} null where it cannot be made now */
async function fetchPicture(code, version) {
  const answer = await answered(`/r/${code}/board.png?v=${version}&theme=${theme()}`);
  if (!answer.headers.get("Cache-Control")?.includes(OF_THE_VERSION)) return null;
  return new File([await answer.blob()], `make-make-${version}.png`, { type: "image/png" });
}

/** @param {{open: OpenRoom, version: number, onClose: () => void}} props the version is that of the board as it is shown */
export function SharingDialog({ open, version, onClose }) {
  return html`
    <${Dialog} title=${text("sharing.title")} onClose=${onClose}>
      <${BoardPicture} code=${open.code} version=${version} />
      <${GameRecord} open=${open} />
    <//>`;
}

/** @param {{code: string, version: number}} props */
function BoardPicture({ code, version }) {
  const [file, setFile] = useState(/** @type {File|null} */ (null));
  const [picture, setPicture] = useState(/** @type {Picture|null} */ (null));
  const [fault, setFault] = useState("");
  const fetching = () => {
    setFault("");
    fetchPicture(code, version).then((made) => (made ? setFile(made) : setFault(text("sharing.not_now"))), (error) => setFault(wordsFor(error)));
  };
  useEffect(fetching, [code, version]);
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setPicture({ file, address });
    return () => URL.revokeObjectURL(address);
  }, [file]);
  if (fault) return html`<div class="picture-fault"><p role="alert">${fault}</p><button type="button" onClick=${fetching}>${text("sharing.again")}</button></div>`;
  return html`
    <figure class="board-photo">
      ${picture ? html`<img src=${picture.address} alt=${text("sharing.picture")} width="1200" height="630" />` : html`<p role="status">${text("sharing.making")}</p>`}
    </figure>
    ${picture && html`<${Ways} picture=${picture} />`}`;
}

/** What this browser can do with a picture. @param {{picture: Picture}} props */
function Ways({ picture: { file, address } }) {
  const sharing = { files: [file], title: text("app.name") };
  const share = () => navigator.share(sharing).catch(() => undefined); // the player closed the sheet
  const copies = "ClipboardItem" in globalThis && navigator.clipboard;
  return html`
    <div class="share-ways">
      ${navigator.canShare?.(sharing) && html`<button type="button" class="primary" onClick=${share}>${text("sharing.share")}</button>`}
      ${copies && html`<button type="button" onClick=${() => copyPicture(file)}>${text("sharing.copy_picture")}</button>`}
      <a class="button" href=${address} download=${file.name}>${text("sharing.save_picture")}</a>
    </div>`;
}

/** @param {File} file */
async function copyPicture(file) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
    say(text("sharing.picture_copied"));
  } catch {
    say(text("sharing.picture_not_copied"), true);
  }
}

/** The record, to be copied at a touch: it is here before. @param {{open: OpenRoom}} props */
function GameRecord({ open }) {
  const [record, setRecord] = useState("");
  const field = useRef(/** @type {HTMLTextAreaElement|null} */ (null));
  const version = open.room.value?.version;
  useEffect(() => {
    answered(`${open.path}/record`).then(async (answer) => setRecord(await answer.text())).catch((error) => say(wordsFor(error), true));
  }, [version]);
  return html`
    <label class="field"><span>${text("sharing.record")}</span>
      <textarea ref=${field} class="record" readonly rows="5" value=${record} spellcheck=${false}></textarea></label>
    <div class="share-ways">
      <button type="button" disabled=${!record} onClick=${() => field.current && copyRecord(field.current)}>${text("sharing.copy_record")}</button>
      <a class="button" href=${`${open.path}/record`} download=${`make-make-${open.code}.txt`}>${text("table.record")}</a>
    </div>`;
}

/** Copies, also where the clipboard is out of reach (plain http in a LAN): by the selected field. @param {HTMLTextAreaElement} field */
async function copyRecord(field) {
  field.select();
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
    else if (!document.execCommand("copy")) throw new Error("no way to copy");
    say(text("sharing.record_copied"));
  } catch {
    say(text("sharing.copy_yourself"));
  }
}
