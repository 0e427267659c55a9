/** The way to what is said at the table, or among those who watch; how much of it is new stands on it. */
import { html, useEffect, useState } from "../html.js";
import { fetched } from "../notices.js";
import { text } from "../text.js";

/** @param {{open: import("../room.js").OpenRoom}} props */
export function TalkButton({ open }) {
  const { shown: signal } = open.talk;
  const shown = signal.value;
  const show = (/** @type {boolean} */ wanted) => (signal.value = wanted);
  const [panel, setPanel] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (shown && !panel) fetched(() => import("./talking.js")).then((loaded) => (loaded ? setPanel(loaded) : show(false)));
  }, [shown]);
  if (!open.talk.possible && !open.apart.possible) return null;
  // What watchers say among themselves disturbs nobody who plays.
  const unread = open.talk.possible ? open.talk.unread.value : open.apart.unread.value;
  const name = unread ? `${text("talk.open")}, ${text("talk.unread", { n: unread })}` : text("talk.open");
  return html`
    <button type="button" class="plain icon talk-way" aria-haspopup="dialog" aria-label=${name} onClick=${() => show(true)}>
      <svg class="sign-of-tool" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M4 5h16v11H11l-5 4v-4H4z" /></svg>
      ${unread > 0 && html`<span class="talk-new" aria-hidden="true">${Math.min(unread, 99)}</span>`}
    </button>
    ${shown && panel && html`<${panel.TalkDialog} open=${open} onClose=${() => show(false)} />`}`;
}
