/** What can be done about others at a table: not to read them, report, block or remove; and what the host allows. */
import { html, useState } from "../html.js";
import { player } from "../me.js";
import { call, post } from "../net.js";
import { attempt, say } from "../notices.js";
import { text } from "../text.js";
import { isHost, ownSeat } from "../view.js";
import { reveal } from "./dialog.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */
/** @typedef {import("../talk.js").Talk} Talk */

/** All others who sit here or said something in this channel. @param {{open: OpenRoom, talk: Talk}} props */
export function People({ open, talk }) {
  const { room, you } = open.view.value;
  const me = you?.player ?? player.value?.id;
  const sitting = (room?.seats ?? []).flatMap((seat) => seat.player?.id ?? []);
  const others = [...new Set([...(talk.apart ? [] : sitting), ...talk.messages.value.map((message) => message.player)])];
  const list = others.filter((other) => other !== me);
  if (!list.length) return null;
  return html`
    <details class="more" onToggle=${(/** @type {any} */ event) => reveal(event.currentTarget)}>
      <summary>${text("talk.others")}</summary>
      <ul class="people">${list.map((other) => html`<${Person} open=${open} talk=${talk} id=${other} key=${other} />`)}</ul>
    </details>`;
}

/** @typedef {"report"|"block"|"remove"} Deed */

/** @param {{open: OpenRoom, talk: Talk, id: string}} props */
function Person({ open, talk, id }) {
  const [asked, setAsked] = useState(/** @type {Deed|null} */ (null));
  const { room } = open.view.value;
  const name = talk.nameOf(id);
  const sits = room?.seats.some((seat) => seat.player?.id === id) ?? false;
  const removes = isHost(open.view.value) && ownSeat(open.view.value) !== null && (!sits || room?.status === "waiting");
  const deeds = /** @type {Deed[]} */ (player.value ? ["report", "block", ...(removes ? ["remove"] : [])] : []);
  return html`
    <li><div class="stack" role="group" aria-label=${name}>
      <label class="check">
        <input type="checkbox" checked=${!talk.hides(id)} onChange=${(/** @type {any} */ event) => talk.hide(id, !event.target.checked)} />
        <span>${text("talk.show_words", { name })}</span></label>
      ${asked === null && html`<div class="row">${deeds.map((deed) => html`
        <button type="button" key=${deed} onClick=${() => setAsked(deed)}>${text(`conduct.${deed}`)}</button>`)}</div>`}
      ${asked !== null && html`<${Asked} open=${open} talk=${talk} id=${id} deed=${asked} onClose=${() => setAsked(null)} />`}
    </div></li>`;
}

/** What it means, and once more the word. @param {{open: OpenRoom, talk: Talk, id: string, deed: Deed, onClose: () => void}} props */
function Asked({ open, talk, id, deed, onClose }) {
  const [reason, setReason] = useState("");
  const name = talk.nameOf(id);
  const work = {
    report: () => post(`${open.path}/reports`, { player: id, channel: talk.apart ? "watchers" : "table", reason }),
    block: () => call("PUT", `/api/me/blocks/${encodeURIComponent(id)}`),
    remove: () => open.command("/removals", { player: id }),
  };
  const act = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (!(await attempt(work[deed]))) return;
    say(text(`conduct.${deed}_done`, { name }));
    onClose();
    talk.renew();
  };
  return html`
    <form class="stack" ref=${reveal} onSubmit=${act}>
      <p>${text(`conduct.${deed}_what`, { name })}</p>
      ${deed === "report" && html`
        <label class="field"><span>${text("conduct.why")}</span>
          <textarea rows="2" dir="auto" maxlength="500" value=${reason} onInput=${(/** @type {any} */ event) => setReason(event.target.value)}></textarea></label>`}
      <div class="answers">
        <button type="button" onClick=${onClose}>${text("app.no")}</button>
        <button class="primary grave">${text(`conduct.${deed}_yes`, { name })}</button>
      </div>
    </form>`;
}

/** What the host lets others say here. @param {{open: OpenRoom}} props */
export function Allowing({ open }) {
  const { room } = open.view.value;
  const want = (/** @type {object} */ wish) => attempt(() => open.command("/talk", wish, "PATCH"));
  return html`
    <details class="more" onToggle=${(/** @type {any} */ event) => reveal(event.currentTarget)}>
      <summary>${text("talk.allowing")}</summary>
      <div class="stack">
        ${room?.visibility === "public" && html`
          <label class="check"><input type="checkbox" checked=${room.free_text === true} onChange=${(/** @type {any} */ event) => want({ text: event.target.checked })} />
            <span>${text("talk.allow_text")}</span></label>`}
        <label class="check"><input type="checkbox" checked=${room?.watchers_said !== undefined} onChange=${(/** @type {any} */ event) => want({ watchers: event.target.checked })} />
          <span>${text("talk.allow_watchers")}</span></label>
      </div>
    </details>`;
}
