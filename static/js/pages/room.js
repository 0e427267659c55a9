/** The page of a room: the waiting room, the invited friend's page or the table, as the room stands. */
import { MakeMakeFigure } from "../figures.js";
import { html, useLayoutEffect, useState } from "../html.js";
import { takeInvite } from "../invite.js";
import { useHeadline } from "../news.js";
import { Foot } from "../panels/foot.js";
import { Head } from "../panels/head.js";
import { Loading } from "../panels/loading.js";
import { OpenRoom } from "../room.js";
import { text } from "../text.js";
import { WhatIf } from "../what-if.js";
import { InvitedPage } from "./invited.js";
import { TablePage } from "./table.js";
import { WaitingPage } from "./waiting.js";

/** @param {string} code */
function useRoom(code) {
  const [open, setOpen] = useState(/** @type {OpenRoom|null} */ (null));
  // Before anything is painted: what the room is may be known already.
  useLayoutEffect(() => {
    const room = new OpenRoom(code);
    const again = () => takeInvite(code);
    again();
    addEventListener("hashchange", again);
    room.enter();
    setOpen(room);
    return () => {
      removeEventListener("hashchange", again);
      room.leave();
    };
  }, [code]);
  return open;
}

/** @param {{code: string}} props */
export function RoomPage({ code }) {
  const open = useRoom(code);
  if (!open) return null;
  if (open.gone) return html`<${Missing} title=${goneTitle(open)} message=${open.trouble.value?.message ?? ""} />`;
  const { room, you } = open.view.value;
  if (!room) return html`<${Loading} open=${open} />`;
  if (room.status === "cancelled") return html`<${Missing} message=${text("waiting.cancelled")} />`;
  const trying = open.trying.value;
  if (trying) return html`<${WhatIf} open=${open} trying=${trying} key=${`what if ${trying.version}`} />`;
  if (room.status !== "waiting") return html`<${TablePage} open=${open} key=${room.code} />`;
  return you?.seats.length ? html`<${WaitingPage} open=${open} />` : html`<${InvitedPage} open=${open} />`;
}

/** A table that is there, but not for whoever looks, is not said to be none. @param {OpenRoom} open */
function goneTitle({ trouble }) {
  return text(trouble.value?.status === 404 ? "app.nothing_here" : "app.not_for_you");
}

/** @param {{message: string, title?: string}} props */
export function Missing({ message, title = text("app.nothing_here") }) {
  useHeadline(title);
  return html`
    <${Head} />
    <main class="page missing" id="main" tabindex="-1">
      <${MakeMakeFigure} />
      <h1>${title}</h1>
      <p>${message}</p>
      <a class="button primary" href="/">${text("app.home")}</a>
    </main>
    <${Foot} />`;
}
