/** Settings: who I am, when I sleep, how I am told, where mail goes, and which tables are muted. */
import { html, useEffect, useState } from "../html.js";
import { player } from "../me.js";
import { useHeadline } from "../news.js";
import { call, get } from "../net.js";
import { attempt } from "../notices.js";
import { Address, useMailbox } from "../panels/address.js";
import { Fetched, times } from "../panels/fetched.js";
import { Foot } from "../panels/foot.js";
import { Head, LanguageChoice } from "../panels/head.js";
import { Myself } from "../panels/nickname.js";
import { PushHere } from "../panels/push-here.js";
import { Told } from "../panels/told.js";
import { isolated, text } from "../text.js";

/** @typedef {import("../panels/told.js").Telling} Telling */

/** @returns {Promise<() => any>} the page */
export async function begin() {
  return SettingsPage;
}

function SettingsPage() {
  useHeadline(text("settings.title"));
  return html`
    <${Head} />
    <main class="page along" id="main" tabindex="-1">
      <h1>${text("settings.title")}</h1>
      ${player.value ? html`<${Mine} key=${player.value.id} />` : html`
        <p>${text("settings.nobody")}</p>
        <p><a class="button primary" href="/">${text("app.home")}</a></p>`}
    </main>
    <${Foot} />`;
}

function Mine() {
  const [telling, setTelling] = useState(/** @type {Telling|null} */ (null));
  const { box, setBox } = useMailbox();
  useEffect(() => void attempt(async () => setTelling(await get("/api/me/telling"))), []);
  const change = (/** @type {Record<string, any>} */ wish) => attempt(async () => setTelling(await call("PUT", "/api/me/telling", wish)));
  const unmute = (/** @type {string} */ code) => attempt(async () => {
    await call("DELETE", `/api/rooms/${code}/mute`);
    setTelling(await get("/api/me/telling"));
  });
  return html`
    <div class="along-parts">
      <div class="along-column">
        <${PushHere} />
        ${telling && box && html`<${Told} telling=${telling} change=${change} mail=${box.mail} reached=${box.address !== null} />`}
      </div>
      <div class="along-column">
        ${box && html`<${Address} box=${box} onChange=${setBox} />`}
        <${WhoIAm} />
        ${telling && html`<${MutedRooms} rooms=${telling.muted} onUnmute=${unmute} />`}
      </div>
    </div>`;
}

function WhoIAm() {
  const [hours, setHours] = useState(false);
  return html`
    <section class="card stack" aria-labelledby="who">
      <h2 id="who">${text("settings.who")}</h2>
      <div class="row"><span>${text("settings.as", { name: isolated(player.value?.nickname ?? "") })}</span><${Myself} /></div>
      <div class="row"><span>${text("app.language")}</span><${LanguageChoice} /></div>
      <p class="note">${text("settings.hours_what")}</p>
      <p><button type="button" aria-haspopup="dialog" onClick=${() => setHours(true)}>${text("hours.title")}</button></p>
      <p><a class="learn-again" href="/seats">${text("front.seats")}</a></p>
      ${hours && html`<${Fetched} load=${times} name="HoursDialog" onClose=${() => setHours(false)} />`}
    </section>`;
}

/** @param {{rooms: {code: string, name: string}[], onUnmute: (code: string) => void}} props */
function MutedRooms({ rooms, onUnmute }) {
  const named = (/** @type {string} */ name) => (name ? isolated(name) : text("settings.table"));
  return html`
    <section class="card stack" aria-labelledby="muted">
      <h2 id="muted">${text("settings.muted")}</h2>
      <p class="note">${text(rooms.length ? "settings.muted_what" : "settings.muted_none")}</p>
      <ul class="devices">
        ${rooms.map(({ code, name }) => html`
          <li class="device" key=${code}><a class="device-words learn-again" href=${`/r/${code}`}>${named(name)}</a>
            <button type="button" aria-label=${text("settings.unmute_of", { name: named(name) })} onClick=${() => onUnmute(code)}>${text("settings.unmute")}</button></li>`)}
      </ul>
    </section>`;
}
