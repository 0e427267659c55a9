/** Asking for a nickname. */
import { html, useId, useState } from "../html.js";
import { draftNickname, knownNickname, player, rename } from "../me.js";
import { wordsFor } from "../notices.js";
import { Problem } from "../net.js";
import { text } from "../text.js";
import { Dialog } from "./dialog.js";

/** Graphemes; what a name may be is for the server to say, this only keeps a slip of the paste out. */
const LONGEST = 96;

/**
 * What to say beside the field when a request with a nickname has failed.
 * @param {unknown} error
 */
export function nicknameFault(error) {
  const refused = error instanceof Problem && error.code === "invalid_request";
  return refused ? text("nickname.refused") : wordsFor(error);
}

/**
 * The browser's own bubble is gone at the next tap, and says what it likes: we say it beside the field, of the first one
 * that is empty.
 * @param {any} event that a field does not hold what it has to
 * @param {() => void} tell
 */
export function unfilled(event, tell) {
  event.preventDefault();
  if (event.target !== event.target.form.querySelector("input:invalid")) return;
  event.target.focus();
  tell();
}

/** @param {{value: string, onInput: (value: string) => void, fault?: string|null}} props */
export function NicknameField({ value, onInput, fault = null }) {
  const id = useId();
  const [missing, setMissing] = useState(false);
  const said = missing ? text("nickname.refused") : fault;
  const typed = (/** @type {any} */ event) => {
    setMissing(false);
    draftNickname(event.target.value);
    onInput(event.target.value);
  };
  return html`
    <label class="field">
      <span>${text("nickname.label")}</span>
      <input type="text" name="nickname" value=${value} onInput=${typed} maxlength=${LONGEST} required autocomplete="nickname"
        onInvalid=${(/** @type {any} */ event) => unfilled(event, () => setMissing(true))}
        autocapitalize="words" spellcheck="false" enterkeyhint="go" aria-invalid=${said ? "true" : undefined}
        aria-describedby=${said ? id : undefined} placeholder=${text("nickname.example")} />
      ${said && html`<span class="fault" id=${id} role="alert">${said}</span>`}
    </label>`;
}

/** @param {{onClose: () => void}} props */
export function RenameDialog({ onClose }) {
  const [nickname, setNickname] = useState(knownNickname());
  const [fault, setFault] = useState(/** @type {string|null} */ (null));
  const save = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    try {
      await rename(nickname);
      onClose();
    } catch (error) {
      setFault(nicknameFault(error));
    }
  };
  return html`
    <${Dialog} title=${text("nickname.change")} onClose=${onClose}>
      <form class="stack" onSubmit=${save}>
        <${NicknameField} value=${nickname} onInput=${setNickname} fault=${fault} />
        <div class="answers">
          <button type="button" onClick=${onClose}>${text("app.no")}</button>
          <button class="primary">${text("app.save")}</button>
        </div>
      </form>
    <//>`;
}

/** Who I am here, with a way to change it. Nothing while there is no player. */
export function Myself() {
  const [changing, setChanging] = useState(false);
  if (!player.value) return null;
  return html`
    <button type="button" class="plain" onClick=${() => setChanging(true)}>${text("nickname.change")}</button>
    ${changing && html`<${RenameDialog} onClose=${() => setChanging(false)} />`}`;
}
