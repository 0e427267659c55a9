/** What is said at the table, and one's own notes. Fetched when it is wanted. */
import { html, useEffect, useRef, useState } from "../html.js";
import { newId } from "../ids.js";
import { call, get } from "../net.js";
import { say, wordsFor } from "../notices.js";
import { naming } from "../people.js";
import { ago, text } from "../text.js";
import { ownSeat } from "../view.js";
import { Dialog } from "./dialog.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */

const PHRASES = ["hello", "good_luck", "nice", "well_played", "thanks", "sorry", "thinking", "back_soon", "good_game", "again"];
/** Characters of a message; the server refuses more, and nothing is cut off here. */
const LONGEST = 1000;

/** @param {{open: OpenRoom, onClose: () => void}} props */
export function TalkDialog({ open, onClose }) {
  const free = open.room.value?.visibility === "private";
  return html`
    <${Dialog} title=${text("talk.title")} onClose=${onClose}>
      <${Said} open=${open} />
      ${free && html`<${Writing} open=${open} />`}
      <${Phrases} open=${open} />
      <p class="note">${text("talk.only_seats")} ${!free && text("talk.phrases_only")}</p>
      <${Notes} open=${open} />
      <${Hiding} open=${open} />
    <//>`;
}

/** @param {{open: OpenRoom}} props */
function Said({ open: { talk, view } }) {
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const messages = talk.messages.value;
  const me = view.value.you?.player;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    talk.look();
  }, [messages]);
  if (!messages.length) return html`<p class="talk-empty">${text("talk.empty")}</p>`;
  return html`
    <div class="talk" ref=${list} tabindex="0" role="log" aria-label=${text("talk.title")}><ol>
      ${messages.filter(({ player }) => !talk.hides(player)).map((message) => html`
        <li class=${message.player === me ? "mine" : ""} key=${message.number}>
          <span class="talk-who">${talk.nameOf(message.player)} <time datetime=${message.at}>${ago(message.at)}</time></span>
          <p dir="auto">${talk.wordsOf(message)}</p>
        </li>`)}
    </ol></div>`;
}

/** Whose words are shown on this device. @param {{open: OpenRoom}} props */
function Hiding({ open: { talk, view } }) {
  const me = view.value.you?.player;
  const others = [...new Set(talk.messages.value.map(({ player }) => player))].filter((player) => player !== me);
  if (!others.length) return null;
  return html`
    <details class="more">
      <summary>${text("talk.whose")}</summary>
      <div class="stack">
        ${others.map((player) => html`
          <label class="check" key=${player}>
            <input type="checkbox" checked=${!talk.hides(player)} onChange=${(/** @type {any} */ event) => talk.hide(player, !event.target.checked)} />
            <span>${talk.nameOf(player)}</span></label>`)}
      </div>
    </details>`;
}

/** What can be said in one tap, to be read by each in their language; and the reminder. @param {{open: OpenRoom}} props */
function Phrases({ open }) {
  const { room } = open.view.value;
  const clan = room?.status === "playing" ? room.state?.clan ?? null : null;
  const own = ownSeat(open.view.value);
  const [fault, setFault] = useState("");
  const tell = (/** @type {() => Promise<void>} */ work) => work().then(() => setFault(""), (error) => setFault(wordsFor(error)));
  const waits = room && clan !== null && own !== null && !own.retired && own.clan !== clan;
  return html`
    <div class="talk-phrases" role="group" aria-label=${text("talk.phrases")}>
      ${PHRASES.map((phrase) => html`
        <button type="button" key=${phrase} onClick=${() => tell(() => open.talk.say({ phrase }))}>${text(`talk.phrase.${phrase}`)}</button>`)}
      ${waits && html`<button type="button" key="nudge" onClick=${() => tell(() => open.talk.nudge())}>${text("talk.nudge", { name: naming(room)(clan) })}</button>`}
    </div>
    ${fault && html`<p class="fault" role="alert">${fault}</p>`}`;
}

/** Words of one's own. What could not be said stays where it was written. @param {{open: OpenRoom}} props */
function Writing({ open }) {
  const [words, setWords] = useState(open.talk.draft("words") ?? "");
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const id = useRef(newId());
  const change = (/** @type {string} */ written) => {
    setWords(written);
    open.talk.keepDraft("words", written);
    setFault("");
    id.current = newId();
  };
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!words.trim() || busy) return;
    setBusy(true);
    try {
      await open.talk.say({ text: words }, id.current);
      // What was written on meanwhile stays.
      setWords((now) => (now === words ? "" : now));
      if (open.talk.draft("words") === words) change("");
    } catch (error) {
      setFault(faultOf(error, words));
    }
    setBusy(false);
  };
  const enter = (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && !event.shiftKey && !event.isComposing && submit(event);
  return html`
    <form class="talk-form" onSubmit=${submit}>
      <label class="field"><span>${text("talk.write")}</span>
        <textarea rows="2" dir="auto" enterkeyhint="send" value=${words} onKeyDown=${enter} aria-describedby=${fault ? "talk-fault" : undefined}
          aria-invalid=${fault ? "true" : undefined} onInput=${(/** @type {any} */ event) => change(event.target.value)}></textarea></label>
      ${fault && html`<p class="fault" id="talk-fault" role="alert">${fault}</p>`}
      <button class="primary" disabled=${busy || !words.trim()}>${text("talk.send")}</button>
    </form>`;
}

/** @param {unknown} error @param {string} words */
function faultOf(error, words) {
  const code = /** @type {any} */ (error)?.code;
  if (code === "too_large") return text("talk.too_long");
  if (code !== "invalid_request") return wordsFor(error);
  return text([...words.normalize().trim()].length > LONGEST ? "talk.too_long" : "talk.refused");
}

/** @param {{open: OpenRoom}} props */
function Notes({ open }) {
  const [shown, setShown] = useState(false);
  const [notes, setNotes] = useState(open.talk.draft("notes"));
  const [fault, setFault] = useState("");
  useEffect(() => {
    if (shown && notes === null) get(`${open.path}/notes`).then(({ text: came }) => setNotes(came), (error) => setFault(wordsFor(error)));
  }, [shown]);
  const write = (/** @type {string} */ written) => {
    setNotes(written);
    open.talk.keepDraft("notes", written);
  };
  const save = async () => {
    try {
      await call("PUT", `${open.path}/notes`, { text: notes });
      open.talk.keepDraft("notes", null);
      setFault("");
      say(text("talk.notes_kept"));
    } catch (error) {
      setFault(/** @type {any} */ (error)?.code === "invalid_request" ? text("talk.notes_refused") : wordsFor(error));
    }
  };
  return html`
    <details class="more" onToggle=${(/** @type {any} */ event) => setShown(event.currentTarget.open)}>
      <summary>${text("talk.notes")}</summary>
      ${notes !== null && html`<div class="stack">
        <label class="field"><span>${text("talk.notes_what")}</span>
          <textarea rows="4" dir="auto" value=${notes} onInput=${(/** @type {any} */ event) => write(event.target.value)}></textarea></label>
        ${fault && html`<p class="fault" role="alert">${fault}</p>`}
        <button type="button" onClick=${save}>${text("app.save")}</button>
      </div>`}
    </details>`;
}
