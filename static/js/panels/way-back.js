/** The way back to one's seats by a confirmed address, for a browser that lost everything. */
import { html, useState } from "../html.js";
import { post } from "../net.js";
import { wordsFor } from "../notices.js";
import { text } from "../text.js";

/** The answer is the same whoever asks: nobody learns here whether an address is known. */
export function WayBack() {
  const [address, setAddress] = useState("");
  const [said, setSaid] = useState({ words: "", fault: false });
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await post("/api/links/mail", { address: address.trim() });
      setSaid({ words: text("along.mail_sent"), fault: false });
    } catch (error) {
      setSaid({ words: wordsFor(error), fault: true });
    }
  };
  return html`
    <form class="card stack" aria-labelledby="way-back" onSubmit=${send}>
      <h2 id="way-back">${text("along.mail_title")}</h2>
      <p>${text("along.mail_what")}</p>
      <label class="field"><span>${text("along.mail_label")}</span>
        <input type="text" inputmode="email" name="address" autocomplete="email" required maxlength="254" spellcheck=${false} value=${address}
          onInput=${(/** @type {any} */ event) => setAddress(event.target.value)} /></label>
      ${said.words && html`<p class=${said.fault ? "fault" : "note"} role=${said.fault ? "alert" : "status"}>${said.words}</p>`}
      <p><button>${text("along.mail_send")}</button></p>
    </form>`;
}
