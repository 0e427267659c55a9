/** The link to send: shown, copied, shared by the system, and as a QR code. */
import { html, useRef, useState } from "../html.js";
import { linkTo } from "../invite.js";
import { origin } from "../me.js";
import { say } from "../notices.js";
import { text } from "../text.js";
import { QrCode } from "./qr.js";

/** Copies a text that stands in no field, and says so. @param {string} words */
export async function copyWords(words) {
  const field = document.createElement("input");
  field.type = "text";
  field.value = words;
  field.readOnly = true;
  field.className = "unseen";
  const before = document.activeElement;
  document.body.append(field);
  say(text(await copy(field)));
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
}

/**
 * Copies, also where the clipboard is out of reach (plain http in a LAN): by a selected field.
 * @param {HTMLInputElement} field
 * @returns {Promise<string>} what to say: it stands beside the button, since a notice would lie over the QR code
 */
async function copy(field) {
  field.focus({ preventScroll: true });
  field.select();
  field.setSelectionRange(0, field.value.length);
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
    else if (!document.execCommand("copy")) throw new Error("no way to copy");
    return "share.copied";
  } catch {
    return "share.copy_yourself";
  }
}

/** @param {string} link @param {string} title */
async function share(link, title) {
  try {
    await navigator.share({ title, text: text("share.message"), url: link });
  } catch {
    // the player closed the sheet
  }
}

/** @param {{code: string, invite: string|null, name: string}} props */
export function ShareBox({ code, invite, name }) {
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const [said, setSaid] = useState("");
  const copied = async () => field.current && setSaid(await copy(field.current));
  const link = linkTo(origin.value, code, invite);
  const title = name || text("app.name");
  return html`
    <div class="share">
      <label class="field">
        <span>${text("share.link")}</span>
        <input ref=${field} type="text" class="link" readonly value=${link} onFocus=${(/** @type {any} */ e) => e.target.select()} />
      </label>
      <div class="share-ways">
        <button type="button" class="primary" onClick=${copied}>${text("share.copy")}</button>
        ${"share" in navigator && html`
          <button type="button" onClick=${() => share(link, title)}>${text("share.share")}</button>`}
      </div>
      <p class="note share-said" role="status">${said && text(said)}</p>
      <figure class="qr-card">
        <${QrCode} link=${link} label=${text("share.qr")} />
        <figcaption>${text("share.scan")}</figcaption>
      </figure>
    </div>`;
}
