/** The sheet of a touched space: what can be done there, what would follow, and the button that does it. */
import { CENTRE, groundsOf, SACRED } from "../hex.js";
import { html, useLayoutEffect, useRef } from "../html.js";
import { useLayer } from "../layers.js";
import { accompanied, least, offerAt, placing } from "../offers.js";
import { naming } from "../people.js";
import { useRoomFor } from "../room-for.js";
import { text } from "../text.js";
import { myTurn } from "../view.js";
import { endFirst, force, sentences } from "../words.js";
import { Explained } from "./explained.js";
import { openRules } from "./rules-dialog.js";
import { Stepper } from "./stepper.js";

/** @typedef {import("../choice.js").Choice} Choice */
/** @typedef {import("../types.js").Playable} Playable */
/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Action} Action */

/**
 * Moves the focus into the sheet for each new space, and back to where it was when the sheet goes, if nothing else has
 * taken it meanwhile. Before the next key can come, which may lead further, but after all of the page is drawn: to move
 * the focus is to lay out the page.
 * @param {string} space
 */
function useFocus(space) {
  const title = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    const before = document.activeElement;
    queueMicrotask(() => title.current?.focus({ preventScroll: true }));
    return () => queueMicrotask(() => {
      if (title.current || document.activeElement !== document.body) return;
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    });
  }, [space]);
  return title;
}

/** @param {{open: Playable, choice: Choice}} props */
export function Sheet({ open, choice }) {
  const selected = choice.selected.value;
  const room = open.room.value;
  if (!selected || !room?.state) return null;
  return html`<${Opened} open=${open} choice=${choice} room=${room} selected=${selected} />`;
}

/** @param {{open: Playable, choice: Choice, room: Room, selected: string}} props */
function Opened({ open, choice, room, selected }) {
  const title = useFocus(selected);
  useLayer(() => choice.clear());
  useRoomFor("sheet");
  const action = choice.action.value;
  return html`
    <section class=${action ? "sheet acting" : "sheet"} aria-labelledby="sheet-title">
      <header class="sheet-head">
        <div class="sheet-what">
          <h2 id="sheet-title" tabindex="-1" ref=${title}>${heading(selected, action)}</h2>
          <${Holder} room=${room} space=${selected} />
        </div>
        <button type="button" class="plain icon" aria-label=${text("app.close")} onClick=${() => choice.clear()}>✕</button>
      </header>
      ${!selected.includes("-") && html`<${Around} room=${room} space=${selected} choice=${choice} />`}
      ${action?.type === "moai" && html`<${MoaiMeaning} />`}
      ${choice.refusal.value && html`<${Refusal} problem=${choice.refusal.value} />`}
      ${isOwn(open.view.value, selected) && html`<p class="note">${text("sheet.own")}
        <button type="button" class="plain inline" onClick=${() => openRules("R5")}>${text("rules.number", { rule: "R5" })}</button></p>`}
      ${action && html`
        <${Controls} choice=${choice} room=${room} space=${selected} action=${action} />
        <${Outcome} choice=${choice} room=${room} />
        <${Confirm} open=${open} choice=${choice} room=${room} action=${action} />`}
      ${!action && !myTurn(open.view.value) && room.status === "playing" && html`<p class="note">${text("sheet.wait")}</p>`}
    </section>`;
}

/** @param {string} selected @param {Action|null} action */
function heading(selected, action) {
  if (action?.type === "moai") return text("sheet.moai_at", { territory: selected });
  if (selected.includes("-")) return text("sheet.ground", { ground: selected });
  return text(selected === CENTRE ? "sheet.centre_title" : "sheet.space", { territory: selected });
}

/** What it means that a Moai stands somewhere, for who has to choose where. */
export function MoaiMeaning() {
  return html`<p class="note">${text("sheet.moai_means")} <button type="button" class="plain inline" onClick=${() => openRules("R11")}>${text("rules.number", { rule: "R11" })}</button></p>`;
}

/** Whether the clan on the move, which is this page's, holds a territory: newcomers want to add to it. @param {import("../types.js").View} view @param {string} space */
function isOwn(view, space) {
  const state = view.room?.state;
  return myTurn(view) && state?.phase === "dominance" && state.territories[space]?.clan === state.clan;
}

/** Below the heading: who stands on a space, or what a ground is. @param {{room: Room, space: string}} props */
function Holder({ room, space }) {
  if (space.includes("-")) return html`<p class="sheet-holder">
    <${Explained} words=${text("explained.ground")} rule="R12"><span class="tag">${text("sheet.ceremonial")}</span><//></p>`;
  return html`<p class="sheet-holder">${holder(room, space)}${SACRED.has(space) && html`
    <${Explained} words=${text("explained.sacred")} rule="R9"><span class="tag">${text("sheet.sacred")}</span><//>`}</p>`;
}

/** Who stands on a space. @param {Room} room @param {string} space */
function holder(room, space) {
  const state = /** @type {import("../types.js").State} */ (room.state);
  const held = state.territories[space];
  if (held) return text("sheet.held", { name: naming(room)(held.clan), force: force(text, held.dominance, held.chief) });
  if (state.moai.includes(space)) return text("sheet.moai_stands");
  return text(space === CENTRE ? "sheet.centre" : "sheet.neutral");
}

/** The bird men on the grounds around a space. @param {{room: Room, space: string, choice: Choice}} props */
function Around({ room, space, choice }) {
  const standing = /** @type {import("../types.js").State} */ (room.state).tangata_manu.flatMap((grounds, clan) =>
    groundsOf(space).filter((ground) => grounds.includes(ground)).map((ground) => ({ ground, clan: naming(room)(clan) })));
  if (!standing.length) return null;
  const decided = choice.preview.value?.state.result;
  return html`<ul class=${decided ? "sheet-around decided" : "sheet-around"}>${standing.map((bird) => html`<li>${text("board.bird_man", bird)}</li>`)}</ul>`;
}

/** Why something cannot be: the rule, and what it means here. @param {{problem: import("../net.js").Problem}} props */
export function Refusal({ problem }) {
  const rule = problem.body.rule;
  return html`
    <div class="refusal" role="alert">
      ${rule && html`<button type="button" class="plain" onClick=${() => openRules(rule)}>
        <span class="rule-number">${text("rules.number", { rule })}</span> ${text(`rules.${rule.toLowerCase()}.title`)}</button>`}
      <p>${problem.message}</p>
    </div>`;
}

/** @param {{choice: Choice, room: Room, space: string, action: Action}} props */
function Controls({ choice, room, space, action }) {
  const state = /** @type {import("../types.js").State} */ (room.state);
  const offer = offerAt(room.legal, state, space);
  if (action.type === "place" && offer.place) return html`<${PlaceControls} choice=${choice} place=${offer.place} action=${action} />`;
  if (action.type === "withdraw") return html`<${WithdrawControls} choice=${choice} allowed=${offer.withdraw} action=${action} />`;
  return null;
}

/** @param {{choice: Choice, place: import("../offers.js").Placing, action: Extract<Action, {type: "place"}>}} props */
function PlaceControls({ choice, place, action }) {
  const { territory, dominance, chief } = action;
  const fixed = place.plain === null || place.chief === null;
  return html`
    <div class="controls">
      <${Stepper} label=${text("sheet.how_many")} value=${dominance} least=${least(place, chief) ?? 1} most=${place.most}
        onChange=${(/** @type {number} */ n) => choice.want(placing(place, territory, n, chief))} />
      <p class="price">${price(place, dominance)}</p>
      ${place.chief !== null && html`
        <label class="check">
          <input type="checkbox" checked=${chief} disabled=${fixed} onChange=${(/** @type {any} */ e) => choice.want(accompanied(place, action, e.target.checked))} />
          <span>${text("sheet.with_chief")}</span>
        </label>`}
    </div>`;
}

/** What it takes, and what is left. @param {import("../offers.js").Placing} place @param {number} dominance */
function price({ plain, chief, most }, dominance) {
  const left = text("sheet.left", { n: most - dominance });
  if (plain === null) return [text("sheet.needs_chief", { n: chief ?? 1 }), left].join(" ");
  const enough = chief !== null && chief < plain ? text("sheet.or_with_chief", { n: chief }) : "";
  return [text("sheet.needs", { n: plain }), enough, left].filter(Boolean).join(" ");
}

/** @param {{choice: Choice, allowed: boolean[], action: Extract<Action, {type: "withdraw"}>}} props */
function WithdrawControls({ choice, allowed, action }) {
  if (allowed.length < 2) return null;
  return html`
    <fieldset class="controls choices">
      <legend>${text("sheet.chief")}</legend>
      ${allowed.map((chief) => html`
        <label class="check">
          <input type="radio" name="chief" checked=${action.chief === chief} onChange=${() => choice.want({ ...action, chief })} />
          <span>${text(chief ? "sheet.chief_goes" : "sheet.chief_stays")}</span>
        </label>`)}
    </fieldset>`;
}

/** What would follow, in words. @param {{choice: Choice, room: Room}} props */
function Outcome({ choice, room }) {
  const preview = choice.preview.value;
  if (choice.unanswered.value) return html`<p class="note" role="status">${text("sheet.unanswered")}</p>`;
  if (!preview) return null;
  return html`
    <div class=${preview.state.result ? "outcome decides" : "outcome"} aria-live="polite">
      <h3>${text("sheet.outcome")}</h3>
      <ul>${sentences(text, naming(room), endFirst(preview.effects)).map((sentence) => html`<li>${sentence}</li>`)}</ul>
    </div>`;
}

/** @param {{open: Playable, choice: Choice, room: Room, action: Action}} props */
function Confirm({ open, choice, room, action }) {
  const under = open.outbox.pending.value !== null;
  const confirm = () => open.outbox.act(action, room.version);
  return html`
    <div class="answers">
      <button type="button" onClick=${() => choice.clear()} disabled=${under}>${text("app.no")}</button>
      <button type="button" class="primary" disabled=${under || choice.refusal.value !== null} onClick=${confirm}>
        ${under ? text("sheet.sending") : confirmation(action, room)}</button>
    </div>`;
}

/** What the button says. @param {Action} action @param {Room} room */
function confirmation(action, room) {
  if (action.type !== "place") return text(`sheet.do_${action.type}`);
  const conquers = room.state?.territories[action.territory];
  const given = { force: force(text, action.dominance, action.chief) };
  return text(conquers ? "sheet.do_conquer" : "sheet.do_place", given);
}
