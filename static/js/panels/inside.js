/** In the built-in browser of a messenger, which forgets: a quiet word, and the way out with one's seat. */
import { html, signal, useEffect, useState } from "../html.js";
import { keptInvite, linkTo, roomOf } from "../invite.js";
import { keep, kept } from "../kept.js";
import { origin, player } from "../me.js";
import { wordsFor } from "../notices.js";
import { post } from "../net.js";
import { path } from "../route.js";
import { text } from "../text.js";
import { linkWith } from "../token.js";
import { Dialog } from "./dialog.js";
import { LinkBox } from "./share.js";

/** What such browsers call themselves; those that say no name of a known app say "wv". @type {[RegExp, string][]} */
const APPS = [
  [/WhatsApp/, "WhatsApp"],
  [/Instagram/, "Instagram"],
  [/FBAN|FBAV|FB_IAB/, "Facebook"],
  [/Telegram/, "Telegram"],
  [/\bLine\//, "Line"],
  [/; wv\)/, ""],
];

/** The app whose browser this is, "" for one that we do not know, null where it is none. @param {string} agent */
export function appOf(agent) {
  return APPS.find(([sign]) => sign.test(agent))?.[1] ?? null;
}

const app = appOf(globalThis.navigator?.userAgent ?? "");
const shut = signal(kept("inside", "tab") !== null);

function close() {
  shut.value = true;
  keep("inside", "shut", "tab");
}

export function Inside() {
  const [asked, setAsked] = useState(false);
  if (app === null || shut.value || path.value === "/seats") return null;
  return html`
    <div class="connection inside" role="note">
      <p>${app ? text("inside.notice", { app }) : text("inside.notice_any")}</p>
      <button type="button" onClick=${() => setAsked(true)}>${text("inside.open")}</button>
      <button type="button" class="plain icon" aria-label=${text("app.close")} onClick=${close}>✕</button>
    </div>
    ${asked && html`<${Out} onClose=${() => setAsked(false)} />`}`;
}

/** Who is somebody takes that along, and an invitation that is not used yet; who is nobody takes the invitation. @param {{onClose: () => void}} props */
function Out({ onClose }) {
  const room = roomOf(path.value);
  const [link, setLink] = useState(player.value ? "" : addressNow(room));
  const [fault, setFault] = useState("");
  useEffect(() => {
    if (link) return;
    post("/api/me/links", { kind: "device" }).then(
      ({ token }) => setLink(linkWith(origin.value, token, room, room && keptInvite(room))),
      (error) => setFault(wordsFor(error)),
    );
  }, []);
  return html`
    <${Dialog} title=${text("inside.title")} onClose=${onClose}>
      <p>${text(player.value ? "inside.what" : "inside.what_link")}</p>
      ${fault && html`<p class="fault" role="alert">${fault}</p>`}
      ${link && html`<${LinkBox} link=${link} label=${text("inside.link")} title=${text("app.name")} message=${text("inside.message")} copied="inside.copied" />`}
    <//>`;
}

/** @param {string|null} room */
function addressNow(room) {
  return room ? linkTo(origin.value, room, keptInvite(room)) : origin.value + location.pathname;
}
