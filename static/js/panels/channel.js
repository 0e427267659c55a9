/** A room's channel elsewhere: the host pastes its address, everybody sees that there is one, each says whether to be named. */
import { html, useEffect, useState } from "../html.js";
import { call, get, post } from "../net.js";
import { attempt } from "../notices.js";
import { moment, text } from "../text.js";
import { isHost } from "../view.js";
import { Dialog } from "./dialog.js";

/** @typedef {{host: string, masked: string|null, agreed: string[], failure: string|null, failing_since: string|null, off_at: string|null}} Channel */

/** @param {{open: import("../room.js").OpenRoom, onClose: () => void}} props */
export function ChannelDialog({ open, onClose }) {
  const [channel, setChannel] = useState(/** @type {Channel|null|undefined} */ (undefined));
  const [address, setAddress] = useState("");
  const path = `${open.path}/channel`;
  const view = open.view.value;
  const look = () => attempt(async () => setChannel((await get(path)).channel));
  useEffect(() => void look().then((came) => came || onClose()), []);
  /** @param {() => Promise<any>} work */
  const change = async (work) => (await attempt(work)) && look();
  const put = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (await change(() => call("PUT", path, { url: address.trim() }))) setAddress("");
  };
  if (channel === undefined) return null;
  const named = channel?.agreed.includes(view.you?.player ?? "") ?? false;
  return html`
    <${Dialog} title=${text("elsewhere.title")} onClose=${onClose}>
      <div class="stack">
        <p>${text("elsewhere.what")}</p>
        ${channel ? html`<${State} channel=${channel} />` : html`<p class="note">${text("elsewhere.none")}</p>`}
        ${isHost(view) && html`
          <form class="stack" onSubmit=${put}>
            <label class="field">${text("elsewhere.address")}
              <input type="text" inputmode="url" name="address" required maxlength="1000" autocomplete="off" spellcheck=${false} value=${address}
                onInput=${(/** @type {any} */ event) => setAddress(event.target.value)} />
            </label>
            <p class="note">${text("elsewhere.secret")}</p>
            <button type="submit" class="primary">${text(channel ? "elsewhere.replace" : "elsewhere.put")}</button>
          </form>`}
        ${isHost(view) && channel && html`<button type="button" class="grave" onClick=${() => change(() => call("DELETE", path))}>${text("elsewhere.drop")}</button>`}
        ${channel && view.room?.visibility !== "public" && html`
          <label class="check"><input type="checkbox" checked=${named} onChange=${() => change(() => post(`${path}/names`, { agree: !named }))} />
            <span>${text("elsewhere.named")}</span></label>`}
      </div>
    <//>`;
}

/** @param {{channel: Channel}} props */
function State({ channel }) {
  const { host, masked, failure, failing_since, off_at } = channel;
  return html`
    <p><strong>${text("elsewhere.there", { host })}</strong>${masked && html`<br /><span class="note">${masked}</span>`}</p>
    ${off_at && html`<p class="fault">${text("elsewhere.off", { when: moment(off_at) })}</p>`}
    ${!off_at && failure && html`<p class="fault">${text(`elsewhere.${failure}`)} ${failing_since && text("elsewhere.since", { when: moment(failing_since) })}</p>`}`;
}
