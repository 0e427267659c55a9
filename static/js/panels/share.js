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
 * @param {string} [copied] the key of what is said when it is done
 * @returns {Promise<string>} what to say: it stands beside the button, since a notice would lie over the QR code
 */
async function copy(field, copied = "share.copied") {
  field.focus({ preventScroll: true });
  field.select();
  field.setSelectionRange(0, field.value.length);
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
    else if (!document.execCommand("copy")) throw new Error("no way to copy");
    return copied;
  } catch {
    return "share.copy_yourself";
  }
}

/** @param {string} link @param {string} title @param {string} message */
async function share(link, title, message) {
  try {
    await navigator.share({ title, text: message, url: link });
  } catch {
    // the player closed the sheet
  }
}

/** @param {{code: string, invite: string|null, name: string, label?: string}} props */
export function ShareBox({ code, invite, name, label = text("share.link") }) {
  return html`
    <${LinkBox} link=${linkTo(origin.value, code, invite)} label=${label} title=${name || text("app.name")}
      message=${text("share.message")} copied="share.copied" qr=${text("share.qr")} scan=${text("share.scan")} />`;
}

/**
 * A link: shown, copied, shared by the system, and as a QR code where `qr`, its name, is given.
 * @param {{link: string, label: string, title: string, message: string, copied?: string, qr?: string, scan?: string}} props
 *   `copied` is the key of what is said when it is
 */
export function LinkBox({ link, label, title, message, copied = "share.done", qr, scan }) {
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const [said, setSaid] = useState("");
  const copying = async () => field.current && setSaid(await copy(field.current, copied));
  return html`
    <div class="share">
      <label class="field">
        <span>${label}</span>
        <input ref=${field} type="text" class="link" readonly value=${link} onFocus=${(/** @type {any} */ e) => e.target.select()} />
      </label>
      <div class="share-ways">
        <button type="button" class="primary" onClick=${copying}>${text("share.copy")}</button>
        ${"share" in navigator && html`
          <button type="button" onClick=${() => share(link, title, message)}>${text("share.share")}</button>`}
      </div>
      <p class="note share-said" role="status">${said && text(said)}</p>
      ${qr && html`
        <figure class="qr-card">
          <${QrCode} link=${link} label=${qr} />
          <figcaption>${scan}</figcaption>
        </figure>`}
    </div>`;
}
