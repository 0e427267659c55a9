/** Whose turn it is, and what they are to do. */
import { html } from "../html.js";
import { Token } from "../figures.js";
import { lookOf, naming } from "../people.js";
import { text } from "../text.js";
import { isCalled, myTurn } from "../view.js";
import { MoaiMeaning } from "./sheet.js";

/** What who is on the move is to do next. @param {string} phase @param {import("../choice.js").Choice} choice */
function nextStep(phase, choice) {
  if (choice.action.value) return text("turn.confirm");
  return text(choice.selected.value ? "turn.another" : `turn.${phase}`);
}

/** @param {{open: import("../types.js").Playable, choice: import("../choice.js").Choice}} props */
export function Turn({ open, choice }) {
  const view = open.view.value;
  const { room } = view;
  if (!room?.state) return null;
  const mine = myTurn(view);
  const { clan, phase } = room.state;
  return html`
    <div class=${mine ? "turn mine" : "turn"}>
      ${clan !== null && html`<${Token} look=${lookOf(room, clan)} />`}
      <p>
        <strong>${turnTitle(view)}</strong>
        ${room.status === "playing" && !room.closed && html`<span>${mine ? nextStep(phase, choice) : waitingWords(open, phase)}</span>`}
      </p>
    </div>`;
}

/** What another is to do; or that nothing tells them. @param {import("../types.js").Playable} open @param {string} phase */
function waitingWords(open, phase) {
  return text(open.reach?.isLost ? "turn.unreachable" : `turn.other_${phase}`);
}

/** The headline of the moment; the tab's title says the same. @param {import("../types.js").View} view */
export function turnTitle(view) {
  const { room } = view;
  if (!room?.state) return "";
  if (room.status === "finished" || room.state.clan === null) return text("turn.over");
  return isCalled(view) ? text("turn.mine") : text("turn.theirs", { name: naming(room)(room.state.clan) });
}

/**
 * What the ceremony leaves to choose, as buttons: a ground on the board is small for a thumb.
 * @param {{open: import("../types.js").Playable, choice: import("../choice.js").Choice}} props
 */
export function DueChoices({ open, choice }) {
  const legal = open.room.value?.legal;
  const grounds = legal?.tangata_manu ?? [];
  const territories = legal?.moai ?? [];
  if (!myTurn(open.view.value) || !(grounds.length + territories.length)) return null;
  return html`
    <div class="due" role="group" aria-label=${text("turn.choices")}>
      <p>${text("turn.choices")}</p>
      ${territories.length > 0 && !choice.selected.value && html`<${MoaiMeaning} />`}
      ${territories.map((name) => html`<${Due} name=${name} choice=${choice} onPick=${() => choice.touch(name)} />`)}
      ${grounds.map((name) => html`<${Due} name=${name} choice=${choice} onPick=${() => choice.touchGround(name)} />`)}
    </div>`;
}

/** @param {{name: string, choice: import("../choice.js").Choice, onPick: () => void}} props */
function Due({ name, choice, onPick }) {
  return html`<button type="button" aria-pressed=${choice.selected.value === name} onClick=${onPick}>${name}</button>`;
}
