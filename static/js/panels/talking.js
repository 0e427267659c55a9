/** What is said at the table or by those who watch, and one's own notes. Fetched when it is wanted. */
import { html, useEffect, useRef, useState } from "../html.js";
import { newId } from "../ids.js";
import { introduce, knownNickname, player } from "../me.js";
import { call, get } from "../net.js";
import { say, wordsFor } from "../notices.js";
import { naming } from "../people.js";
import { ago, text } from "../text.js";
import { isHost, ownSeat } from "../view.js";
import { Allowing, People } from "./conduct.js";
import { Dialog, reveal } from "./dialog.js";
import { NicknameField, nicknameFault } from "./nickname.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */
/** @typedef {import("../talk.js").Talk} Talk */

const PHRASES = ["hello", "good_luck", "nice", "well_played", "thanks", "sorry", "thinking", "back_soon", "good_game", "again"];
/** Characters of a message; the server refuses more, and nothing is cut off here. */
const LONGEST = 1000;

/** @param {{open: OpenRoom, onClose: () => void}} props */
export function TalkDialog({ open, onClose }) {
  const [wanted, setWanted] = useState(/** @type {"talk"|"apart"} */ ("talk"));
  // What may be read can change while the dialog is open.
  const shown = open[wanted].possible ? wanted : open.talk.possible ? "talk" : "apart";
  const talk = open[shown];
  useEffect(() => {
    talk.renew();
  }, [talk]);
  const seated = ownSeat(open.view.value) !== null;
  return html`
    <${Dialog} title=${text(seated ? "talk.title" : "talk.watchers")} onClose=${onClose}>
      ${open.talk.possible && open.apart.possible && html`<${Channels} open=${open} shown=${shown} onShow=${setWanted} />`}
      ${talk.possible ? html`<${Said} talk=${talk} me=${open.view.value.you?.player} key=${shown} />` : html`<p>${text("talk.watchers_silent")}</p>`}
      ${talk.mine && html`<${Saying} open=${open} talk=${talk} />`}
      <p class="note">${text(talk.apart ? "talk.watchers_apart" : "talk.only_seats")}</p>
      ${seated && html`<${Notes} open=${open} />`}
      <${People} open=${open} talk=${talk} />
      ${isHost(open.view.value) && seated && html`<${Allowing} open=${open} />`}
    <//>`;
}

/** Those who sit here, or those who watch. @param {{open: OpenRoom, shown: "talk"|"apart", onShow: (channel: "talk"|"apart") => void}} props */
function Channels({ open, shown, onShow }) {
  const channels = /** @type {const} */ (["talk", "apart"]);
  return html`
    <fieldset class="field segments talk-channels">
      <legend class="unseen">${text("talk.whose_words")}</legend>
      <div class="segment-row">
        ${channels.map((channel) => html`
          <label class="segment" key=${channel}>
            <input type="radio" name="channel" value=${channel} checked=${channel === shown} onChange=${() => onShow(channel)} />
            <span>${text(channel === "talk" ? "talk.players" : "talk.watchers")}${channel !== shown && open[channel].unread.value > 0 && html`<small>${text("talk.unread", { n: open[channel].unread.value })}</small>`}</span>
          </label>`)}
      </div>
    </fieldset>`;
}

/** What can be said here, by who has a name. @param {{open: OpenRoom, talk: Talk}} props */
function Saying({ open, talk }) {
  const { room } = open.view.value;
  const free = room?.visibility === "private" || room?.free_text === true;
  if (!player.value) return html`<${Introduction} open=${open} />`;
  return html`
    ${free && html`<${Writing} talk=${talk} />`}
    <${Phrases} open=${open} talk=${talk} />
    ${!free && html`<p class="note">${text("talk.phrases_only")}</p>`}`;
}

/** Who watches needs a name to be heard. @param {{open: OpenRoom}} props */
function Introduction({ open }) {
  const [nickname, setNickname] = useState(knownNickname());
  const [fault, setFault] = useState(/** @type {string|null} */ (null));
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    try {
      await introduce(nickname);
      // The socket is to know who this is.
      open.link.dial();
    } catch (error) {
      setFault(nicknameFault(error));
    }
  };
  return html`
    <form class="stack" onSubmit=${submit}>
      <${NicknameField} value=${nickname} onInput=${setNickname} fault=${fault} />
      <button class="primary">${text("talk.join_in")}</button>
    </form>`;
}

/** @param {{talk: Talk, me: string|null|undefined}} props */
function Said({ talk, me }) {
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const messages = talk.messages.value;
  const last = messages.at(-1)?.number;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    talk.look();
  }, [last]);
  if (!messages.length) return html`<p class="talk-empty">${text("talk.empty")}</p>`;
  return html`
    <div class="talk" ref=${list} tabindex="0" role="log" aria-label=${text(talk.apart ? "talk.watchers" : "talk.title")}>
      ${talk.hasEarlier && html`<button type="button" class="plain" onClick=${() => talk.earlier()}>${text("talk.earlier")}</button>`}
      <ol>${messages.filter((message) => talk.shows(message)).map((message) => html`
        <li class=${message.player === me ? "mine" : ""} key=${message.number}>
          <span class="talk-who">${talk.nameOf(message.player)} <time datetime=${message.at}>${ago(message.at)}</time></span>
          <p dir="auto">${talk.wordsOf(message)}</p>
        </li>`)}</ol>
    </div>`;
}

/** What can be said in one tap, to be read by each in their language; and the reminder. @param {{open: OpenRoom, talk: Talk}} props */
function Phrases({ open, talk }) {
  const { room } = open.view.value;
  const clan = room?.status === "playing" ? room.state?.clan ?? null : null;
  const own = ownSeat(open.view.value);
  const [fault, setFault] = useState("");
  const tell = (/** @type {() => Promise<void>} */ work) => work().then(() => setFault(""), (error) => setFault(wordsFor(error)));
  const waits = !talk.apart && room && clan !== null && own !== null && !own.retired && own.clan !== clan;
  return html`
    <div class="talk-phrases" role="group" aria-label=${text("talk.phrases")}>
      ${PHRASES.map((phrase) => html`
        <button type="button" key=${phrase} onClick=${() => tell(() => talk.say({ phrase }))}>${text(`talk.phrase.${phrase}`)}</button>`)}
    </div>
    ${waits && html`<button type="button" class="talk-nudge" onClick=${() => tell(() => talk.nudge())}>${text("talk.nudge", { name: naming(room)(clan) })}</button>`}
    ${fault && html`<p class="fault" role="alert">${fault}</p>`}`;
}

/** Words of one's own. What could not be said stays where it was written. @param {{talk: Talk}} props */
function Writing({ talk }) {
  const [words, setWords] = useState(talk.draft("words") ?? "");
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const id = useRef(newId());
  const change = (/** @type {string} */ written) => {
    setWords(written);
    talk.keepDraft("words", written);
    setFault("");
    id.current = newId();
  };
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!words.trim() || busy) return;
    setBusy(true);
    try {
      await talk.say({ text: words }, id.current);
      // What was written on meanwhile stays.
      setWords((now) => (now === words ? "" : now));
      if (talk.draft("words") === words) change("");
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
      ${notes !== null && html`<div class="stack" ref=${reveal}>
        <label class="field"><span>${text("talk.notes_what")}</span>
          <textarea rows="4" dir="auto" value=${notes} onInput=${(/** @type {any} */ event) => write(event.target.value)}></textarea></label>
        ${fault && html`<p class="fault" role="alert">${fault}</p>`}
        <button type="button" onClick=${save}>${text("app.save")}</button>
      </div>`}
    </details>`;
}
