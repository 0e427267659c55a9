/** Links for my seats, the other players of this browser, and the end of it all. */
import { html, useEffect, useState } from "../html.js";
import { deleteMe, origin, player } from "../me.js";
import { attempt } from "../notices.js";
import { get, post } from "../net.js";
import { go } from "../route.js";
import { tellTabs } from "../tabs.js";
import { ago, isolated, text } from "../text.js";
import { linkWith } from "../token.js";
import { Question } from "./dialog.js";
import { LinkBox } from "./share.js";

/** A link that was made here, null before. @param {"device"|"recovery"} kind @param {() => unknown} onMade @returns {[string|null, () => unknown, boolean]} */
function useLink(kind, onMade) {
  const [link, setLink] = useState(/** @type {string|null} */ (null));
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    await attempt(async () => {
      const made = await post("/api/me/links", { kind });
      setLink(linkWith(origin.value, made.token));
      await onMade();
    });
    setBusy(false);
  };
  return [link, make, busy];
}

/** @param {{onMade: () => unknown}} props */
export function DeviceLink({ onMade }) {
  const [link, make, busy] = useLink("device", onMade);
  return html`
    <section class="card stack" aria-labelledby="device-link">
      <h2 id="device-link">${text("along.device_title")}</h2>
      <p>${text("along.device_what")}</p>
      ${link && html`<${LinkBox} link=${link} label=${text("along.device_link")} title=${text("app.name")} message=${text("along.device_message")}
        qr=${text("along.device_qr")} scan=${text("along.device_scan")} key=${link} />`}
      <p><button type="button" class=${link ? "" : "primary"} disabled=${busy} onClick=${make}>${text(link ? "along.device_again" : "along.device_make")}</button></p>
    </section>`;
}

/** @param {{since: string|null, onMade: () => unknown}} props */
export function Recovery({ since, onMade }) {
  const [link, make, busy] = useLink("recovery", onMade);
  const [asked, setAsked] = useState(false);
  const replace = async () => {
    setAsked(false);
    await make();
  };
  return html`
    <section class="card stack" aria-labelledby="recovery">
      <h2 id="recovery">${text("along.recovery_title")}</h2>
      <p>${text("along.recovery_what")}</p>
      ${!link && html`<p class="note">${since ? text("along.recovery_since", { when: ago(since) }) : text("along.recovery_none")}</p>`}
      ${link && html`
        <p><strong>${text("along.recovery_once")}</strong></p>
        <${LinkBox} link=${link} label=${text("along.recovery_link")} title=${text("app.name")} message=${text("along.recovery_message")} key=${link} />`}
      <p><button type="button" disabled=${busy} onClick=${since || link ? () => setAsked(true) : make}>${text("along.recovery_make")}</button></p>
      ${asked && html`
        <${Question} title=${text("along.recovery_ask")} yes=${text("along.recovery_make")} onYes=${replace} onClose=${() => setAsked(false)}>
          <p>${text("along.recovery_ask_what")}</p>
        <//>`}
    </section>`;
}

/** Who else this browser can be. */
export function Others() {
  const [others, setOthers] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    attempt(async () => setOthers((await get("/api/identities")).players.filter((/** @type {any} */ one) => !one.current)));
  }, []);
  const become = (/** @type {string} */ id) => attempt(async () => {
    await post("/api/identities/switch", { player: id });
    tellTabs(id);
    location.assign("/");
  });
  if (!others.length) return null;
  return html`
    <section class="card stack" aria-labelledby="others">
      <h2 id="others">${text("along.others")}</h2>
      <p>${text("along.be_what")}</p>
      <div class="row">${others.map((other) => html`
        <button type="button" key=${other.id} onClick=${() => become(other.id)}>${text("along.be", { name: isolated(other.nickname) })}</button>`)}</div>
    </section>`;
}

/** Asked once, clearly: there is no way back. */
export function Deletion() {
  const [asked, setAsked] = useState(false);
  const name = isolated(player.value?.nickname ?? "");
  const remove = async () => {
    if (await attempt(deleteMe)) go("/");
    setAsked(false);
  };
  return html`
    <p><a class="button" href="/api/me/data" download="make-make-my-data.json">${text("along.data")}</a></p>
    <p><button type="button" class="grave" onClick=${() => setAsked(true)}>${text("along.delete")}</button></p>
    ${asked && html`
      <${Question} title=${text("along.delete_title", { name })} yes=${text("along.delete_yes")} grave onYes=${remove} onClose=${() => setAsked(false)}>
        <p>${text("along.delete_what")}</p>
      <//>`}`;
}
