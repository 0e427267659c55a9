/** My address for mail: entered, asked by a mail, confirmed; and how the last mail fared. */
import { html, useEffect, useState } from "../html.js";
import { call, get, Problem } from "../net.js";
import { attempt, wordsFor } from "../notices.js";
import { text } from "../text.js";

/** @typedef {{mail: boolean, address: string|null, pending: string|null, failure: string|null}} Mailbox */

/** Milliseconds between two looks whether it was confirmed meanwhile, perhaps on another device. */
const AGAIN = 5_000;

/** What the server knows of my address, null before it has said so. */
export function useMailbox() {
  const [box, setBox] = useState(/** @type {Mailbox|null} */ (null));
  const look = async () => setBox(await get("/api/me/address"));
  const waits = box?.pending ?? null;
  useEffect(() => void attempt(look), []);
  useEffect(() => {
    const timer = waits === null ? 0 : setInterval(() => document.visibilityState === "visible" && look().catch(wordsFor), AGAIN);
    return () => clearInterval(timer);
  }, [waits]);
  return { box, setBox };
}

/** @param {{box: Mailbox, onChange: (box: Mailbox) => void}} props */
export function Address({ box, onChange }) {
  const [other, setOther] = useState(false);
  const asked = async (/** @type {string} */ address) => {
    onChange(await call("PUT", "/api/me/address", { address }));
    setOther(false);
  };
  const drop = () => attempt(async () => {
    await call("DELETE", "/api/me/address");
    onChange(await get("/api/me/address"));
  });
  const { mail, address, pending, failure } = box;
  const known = address ?? pending;
  return html`
    <section class="card stack" aria-labelledby="address">
      <h2 id="address">${text("settings.address")}</h2>
      ${!mail && html`<p class="note">${text("settings.address_none_here")}</p>`}
      ${mail && !known && html`<p>${text("settings.address_what")}</p>`}
      ${address && html`<p role="status"><strong>${text("settings.address_is", { address })}</strong></p>`}
      ${pending && !failure && html`<p role="status">${text("settings.address_pending", { address: pending })}</p>`}
      ${failure && html`<p class="fault" role="alert">${text(`settings.failure_${failure}`)} ${pending}</p>`}
      ${mail && (!known || other) && html`<${Entry} onAsk=${asked} />`}
      ${known && html`
        <div class="row">
          ${mail && pending && html`<button type="button" onClick=${() => attempt(() => asked(pending))}>${text("settings.address_again")}</button>`}
          ${mail && !other && html`<button type="button" onClick=${() => setOther(true)}>${text("settings.address_other")}</button>`}
          <button type="button" class="grave" onClick=${drop}>${text("settings.address_drop")}</button>
        </div>`}
    </section>`;
}

/** @param {{onAsk: (address: string) => Promise<void>}} props */
function Entry({ onAsk }) {
  const [address, setAddress] = useState("");
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const ask = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      await onAsk(address.trim());
    } catch (error) {
      setFault(error instanceof Problem && error.code === "invalid_request" ? text("settings.address_bad") : wordsFor(error));
    }
    setBusy(false);
  };
  return html`
    <form class="stack" onSubmit=${ask}>
      <label class="field"><span>${text("settings.address_label")}</span>
        <input type="text" inputmode="email" name="address" autocomplete="email" required maxlength="254" spellcheck=${false} value=${address}
          aria-invalid=${fault ? "true" : undefined} onInput=${(/** @type {any} */ event) => setAddress(event.target.value)} /></label>
      ${fault && html`<p class="fault" role="alert">${fault}</p>`}
      <p><button class="primary" disabled=${busy}>${text("settings.address_ask")}</button></p>
    </form>`;
}
