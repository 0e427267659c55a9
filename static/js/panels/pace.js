/** The choice of a pace, and of what happens when time is up. */
import { html } from "../html.js";
import { paceWords } from "../journal.js";
import { ABSENCES, PACES } from "../pace.js";
import { text } from "../text.js";

/**
 * @param {{pace: string, absence: string, onPace: (name: string) => void, onAbsence: (absence: string) => void, other?: any}} props
 *   `other` is a pace that is none of ours, where the table has one
 */
export function PaceChoice({ pace, absence, onPace, onAbsence, other = null }) {
  return html`
    <label class="field"><span>${text("pace.label")}</span>
      <select value=${pace} onChange=${(/** @type {any} */ e) => onPace(e.target.value)}>
        ${other && html`<option value="other">${paceWords(text, other)}</option>`}
        ${Object.entries(PACES).map(([name, one]) => html`<option value=${name} key=${name}>${paceWords(text, one)}</option>`)}
      </select>
    </label>
    ${pace !== "none" && html`
      <label class="field"><span>${text("absence.label")}</span>
        <select value=${absence} onChange=${(/** @type {any} */ e) => onAbsence(e.target.value)}>
          ${ABSENCES.map((one) => html`<option value=${one} key=${one}>${text(`absence.${one}`)}</option>`)}
        </select>
      </label>`}`;
}
