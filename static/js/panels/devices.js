/** The devices that have my seats, each with a way out. */
import { html, useEffect, useState } from "../html.js";
import { knowDevices, newDevices, player, signOut } from "../me.js";
import { attempt, say, wordsFor } from "../notices.js";
import { call, get } from "../net.js";
import { go } from "../route.js";
import { ago, isolated, text } from "../text.js";
import { Question } from "./dialog.js";

/** @typedef {{id: string, name: string|null, made_at: string, seen_at: string, this: boolean}} Device */
/** @typedef {{devices: Device[], recovery: string|null}} Known */

/** Milliseconds between two looks whether another device has come or gone. */
const AGAIN = 10_000;

/** What the server knows of my devices, null before it has said so; looked at again while the page is open. */
export function useDevices() {
  const [known, setKnown] = useState(/** @type {Known|null} */ (null));
  const here = player.value?.id;
  const look = async () => {
    if (!here) return;
    setKnown(await get("/api/me/devices"));
    // Here they are all shown.
    if (newDevices.peek().length) await knowDevices();
  };
  // Only the first look tells of a fault: what comes again by itself must not complain each time.
  const refresh = () => look().catch(wordsFor);
  useEffect(() => {
    attempt(look);
    const timer = setInterval(() => document.visibilityState === "visible" && refresh(), AGAIN);
    return () => clearInterval(timer);
  }, [here]);
  return { known, refresh };
}

/** @param {Device} device */
const nameOf = (device) => isolated(device.name ?? text("along.unknown_device"));

/** @param {{list: Device[], onChange: () => unknown}} props */
export function Devices({ list, onChange }) {
  const [leaving, setLeaving] = useState(/** @type {Device|null} */ (null));
  return html`
    <section class="card stack" aria-labelledby="devices">
      <h2 id="devices">${text("along.devices")}</h2>
      <ul class="devices">
        ${list.map((device) => html`
          <li class="device" key=${device.id}>
            <span class="device-words">
              <strong>${nameOf(device)} ${device.this && html`<span class="tag">${text("along.this")}</span>`}</strong>
              <span class="note">${text("along.made", { when: ago(device.made_at) })} · ${text("along.seen", { when: ago(device.seen_at) })}</span>
            </span>
            <button type="button" aria-label=${text("along.sign_out_of", { name: nameOf(device), when: ago(device.made_at) })}
              onClick=${() => setLeaving(device)}>${text("along.sign_out")}</button>
          </li>`)}
      </ul>
      ${leaving && html`<${SigningOut} device=${leaving} onClose=${() => setLeaving(null)} onDone=${onChange} />`}
    </section>`;
}

/** @param {{device: Device, onClose: () => void, onDone: () => unknown}} props */
function SigningOut({ device, onClose, onDone }) {
  const name = nameOf(device);
  const leave = async () => {
    const done = await attempt(() => (device.this ? signOut() : call("DELETE", `/api/me/devices/${device.id}`)));
    onClose();
    if (!done) return;
    if (device.this) return go("/");
    say(text("along.signed_out", { name }));
    onDone();
  };
  return html`
    <${Question} title=${text("along.sign_out_title")} yes=${text("along.sign_out")} grave onYes=${leave} onClose=${onClose}>
      <p>${device.this ? text("along.sign_out_here") : text("along.sign_out_what", { name })}</p>
    <//>`;
}
