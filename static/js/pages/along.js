/** My seats on my devices: taking them along, getting them back, and letting go of them. */
import { html, useEffect, useState } from "../html.js";
import { player } from "../me.js";
import { wordsFor } from "../notices.js";
import { useHeadline } from "../news.js";
import { post, Problem } from "../net.js";
import { Devices, useDevices } from "../panels/devices.js";
import { Blocked } from "../panels/blocked.js";
import { Foot } from "../panels/foot.js";
import { Head } from "../panels/head.js";
import { Deletion, DeviceLink, Others, Recovery } from "../panels/seats-along.js";
import { WayBack } from "../panels/way-back.js";
import { tellTabs } from "../tabs.js";
import { isolated, text } from "../text.js";
import { destination, dropToken, takeToken, token } from "../token.js";

/** @typedef {{kind: string, nickname: string, games: number, expires_at: string|null, mine: boolean}} Looked whose seats a link takes along */

/** What a link is refused for where no other attempt can help; the last is for what is no token at all. */
const DEAD = ["no_such_link", "link_revoked", "link_used", "link_replaced", "link_expired", "invalid_request"];

/** @returns {Promise<() => any>} the page */
export async function begin() {
  return AlongPage;
}

function AlongPage() {
  useEffect(() => {
    addEventListener("hashchange", takeToken);
    return () => removeEventListener("hashchange", takeToken);
  }, []);
  useHeadline(text("along.title"));
  return html`
    <${Head} />
    <main class="page along" id="main" tabindex="-1">
      ${token.value ? html`<${Arrival} given=${token.value} key=${token.value} />` : html`<${Mine} />`}
    </main>
    <${Foot} />`;
}

/** Somebody has opened a link: whose seats these are, and nothing happens before a button is pressed. @param {{given: string}} props */
function Arrival({ given }) {
  const [looked, setLooked] = useState(/** @type {Looked|null} */ (null));
  const { fault, dead, busy, send } = useLink(given);
  const look = () => send("/api/links/look", setLooked);
  useEffect(() => void look(), [given]);
  if (dead) return html`<${Dead} fault=${fault} />`;
  if (looked) return html`<${Question} looked=${looked} fault=${fault} busy=${busy} send=${send} />`;
  return fault && html`
    <h1>${text("along.title")}</h1>
    <p class="fault" role="alert">${fault}</p>
    <p><button type="button" class="primary" disabled=${busy} onClick=${look}>${text("net.retry")}</button></p>`;
}

/** @typedef {(path: string, then: (answer: any) => void) => Promise<void>} Send */

/** Asks the server about a link, as often as one likes while the link is not dead. @param {string} given */
function useLink(given) {
  const [refused, setRefused] = useState({ fault: "", dead: false });
  const [busy, setBusy] = useState(false);
  /** @type {Send} */
  const send = async (path, then) => {
    setBusy(true);
    try {
      then(await post(path, { token: given }));
      setRefused({ fault: "", dead: false });
    } catch (error) {
      setRefused({ fault: wordsFor(error), dead: error instanceof Problem && DEAD.includes(error.code) });
    }
    setBusy(false);
  };
  return { ...refused, busy, send };
}

/** @param {{fault: string}} props */
function Dead({ fault }) {
  return html`
    <h1>${text("along.dead")}</h1>
    <p role="alert">${fault}</p>
    <p><button type="button" class="primary" onClick=${dropToken}>${text("along.new_link")}</button></p>`;
}

/** @param {Looked} looked */
function whose({ nickname, games }) {
  const name = isolated(nickname);
  return games ? text("along.looked", { name, n: games }) : text("along.looked_none", { name });
}

/** @param {{looked: Looked, fault: string, busy: boolean, send: Send}} props */
function Question({ looked, fault, busy, send }) {
  const me = player.value && !looked.mine ? isolated(player.value.nickname) : null;
  const name = isolated(looked.nickname);
  const leave = (/** @type {string} */ to) => {
    dropToken();
    location.assign(to);
  };
  const take = () => send("/api/links/redeem", (taken) => {
    tellTabs(taken.player.id);
    leave(destination());
  });
  if (looked.mine) {
    return html`
      <h1>${whose(looked)}</h1>
      <p>${text("along.mine")}</p>
      <p><button type="button" class="primary" onClick=${() => leave(destination())}>${text("front.my_games")}</button></p>`;
  }
  return html`
    <section class="card stack" aria-labelledby="whose">
      <h1 id="whose">${whose(looked)}</h1>
      <p>${me ? text("along.take_other", { me, name }) : text("along.take_kind")}</p>
      <p class="note">${text("along.warn")}</p>
      ${fault && html`<p class="fault" role="alert">${fault}</p>`}
      <div class="answers">
        <button type="button" onClick=${() => leave("/")}>${text("along.not_mine")}</button>
        <button type="button" class="primary" disabled=${busy} onClick=${take}>${me ? text("along.take_beside", { name }) : text("along.take")}</button>
      </div>
    </section>`;
}

function Mine() {
  const { known, refresh } = useDevices();
  if (!player.value) {
    return html`
      <h1>${text("along.nobody")}</h1>
      <p>${text("along.nobody_what")}</p>
      <${WayBack} />
      <${Others} />`;
  }
  return html`
    <h1>${text("along.title")}</h1>
    <p class="lead">${text("along.as", { name: isolated(player.value.nickname) })}</p>
    <div class="along-parts">
      <div class="along-column">
        <${DeviceLink} onMade=${refresh} />
        ${known && html`<${Recovery} since=${known.recovery} onMade=${refresh} />`}
      </div>
      <div class="along-column">
        ${known && html`<${Devices} list=${known.devices} onChange=${refresh} />`}
        <${WayBack} />
        <${Others} />
        <${Blocked} />
      </div>
    </div>
    <${Deletion} />`;
}
