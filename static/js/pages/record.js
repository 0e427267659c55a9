/**
 * A record of a game, from wherever it was kept: looked through, tried out from any of its positions, or gone on from at
 * a table of one's own. The server reads it and checks every action; nothing of it is stored until a table is made.
 */
import { Token } from "../figures.js";
import { html, useEffect, useRef, useState } from "../html.js";
import { introduce, knownNickname } from "../me.js";
import { post } from "../net.js";
import { wordsFor } from "../notices.js";
import { useHeadline } from "../news.js";
import { Head, LanguageChoice } from "../panels/head.js";
import { eventWords } from "../panels/log.js";
import { NicknameField, nicknameFault } from "../panels/nickname.js";
import { Playground, Reserves, usePlay } from "../panels/playground.js";
import { Refusal, Sheet } from "../panels/sheet.js";
import { DueChoices } from "../panels/turn.js";
import { go } from "../route.js";
import { isolated, text } from "../text.js";
import { seatsOf, Trial } from "../trial.js";
import { positionOf } from "../view.js";

/** @typedef {{version: number, event: import("../types.js").GameEvent|null, state: import("../types.js").State}} Stored */
/** @typedef {{players: number, names: string[], version: number, over: boolean, steps: Stored[], legal: import("../types.js").Legal|null}} Game */
/** @typedef {{record: string, game: Game, trial: Trial}} Loaded */

/** @returns {Promise<() => any>} the page */
export async function begin() {
  return RecordPage;
}

/** @param {string} record @returns {Promise<Loaded>} @throws {import("../net.js").Problem|import("../net.js").NoAnswer} */
async function load(record) {
  const game = /** @type {Game} */ (await post("/api/record", { record }));
  const trial = new Trial({ state: game.steps[0].state, seats: seatsOf(game.names) });
  trial.recall(stepsOf(game));
  return { record, game, trial };
}

/** What was played, as a trial has it: each position with all events before it. @param {Game} game */
function stepsOf({ steps, legal }) {
  const events = steps.slice(1).map(({ event }, n) => ({ .../** @type {any} */ (event), version: n + 1 }));
  return steps.map(({ state }, n) => ({ state, legal: n === steps.length - 1 ? legal : null, events: events.slice(0, n) }));
}

function RecordPage() {
  const [loaded, setLoaded] = useState(/** @type {Loaded|null} */ (null));
  useHeadline(text("record.title"));
  return html`
    <${Head}><${LanguageChoice} /><//>
    ${loaded
      ? html`<${Looking} ...${loaded} onOther=${() => setLoaded(null)} />`
      : html`<main class="page narrow" id="main" tabindex="-1"><${Given} onLoad=${setLoaded} /></main>`}`;
}

/** Where a record is given: as a file, or as text. @param {{onLoad: (loaded: Loaded) => void}} props */
function Given({ onLoad }) {
  const [record, setRecord] = useState("");
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const look = async (/** @type {string} */ wanted) => {
    setBusy(true);
    try {
      onLoad(await load(wanted));
    } catch (error) {
      setFault(wordsFor(error));
      setBusy(false);
    }
  };
  const open = async (/** @type {Event} */ event) => {
    const file = /** @type {HTMLInputElement} */ (event.currentTarget).files?.[0];
    if (!file) return;
    const found = recordIn(await file.text());
    setRecord(found);
    await look(found);
  };
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    look(recordIn(record));
  };
  return html`
    <form class="card stack" onSubmit=${submit} aria-labelledby="record-title">
      <h1 id="record-title">${text("record.title")}</h1>
      <p>${text("record.lead")}</p>
      <p class="file"><label class="button">${text("record.file")}
        <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json" onChange=${open} /></label></p>
      <label class="field"><span>${text("record.paste")}</span>
        <textarea class="record" rows="8" spellcheck=${false} value=${record} aria-describedby=${fault ? "record-fault" : undefined}
          onInput=${(/** @type {any} */ event) => setRecord(event.target.value)}></textarea></label>
      ${fault && html`<p class="fault" id="record-fault" role="alert">${fault}</p>`}
      <button class="primary large" disabled=${busy || !record.trim()}>${text("record.look")}</button>
    </form>`;
}

/** The record in a file: what a table gives as one file has it inside. @param {string} content */
function recordIn(content) {
  try {
    const { record } = JSON.parse(content);
    return typeof record === "string" ? record : content;
  } catch {
    return content;
  }
}

/** @param {Loaded & {onOther: () => void}} props */
function Looking({ record, game, trial, onOther }) {
  const { choice, view } = usePlay(trial);
  const { room, events } = trial.view.value;
  const last = events.at(-1);
  const title = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return html`
    <main class="table lesson" id="main" tabindex="-1" data-version=${events.length}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && choice.clear()}>
      <div class="table-notes">
        <div class="lesson-words">
          <h1 tabindex="-1" ref=${title}>${text("past.position", { n: events.length, of: game.version })}</h1>
          <p>${last && last.clan !== null && html`<${Token} look=${last.clan} /> `}${room && last ? eventWords(room, last).join(" ") : text("past.begin")}</p>
        </div>
      </div>
      <div class="table-board"><${Playground} open=${trial} choice=${choice} view=${view} /></div>
      <${Reserves} view=${trial.view.value} position=${positionOf(trial)} choice=${choice} />
      <div class="table-side">
        ${trial.outbox.refused.value && html`<${Refusal} problem=${trial.outbox.refused.value} />`}
        <${Steps} trial=${trial} />
        <${DueChoices} open=${trial} choice=${choice} />
        <${Sheet} open=${trial} choice=${choice} />
        ${game.over ? html`<p class="note">${text("errors.record_over")}</p>` : html`<${GoOn} record=${record} game=${game} />`}
        <p class="row"><button type="button" class="plain" onClick=${onOther}>${text("record.other")}</button></p>
      </div>
    </main>`;
}

/** The ways through the game. What is played by hand from a position takes the place of what came after it. @param {{trial: Trial}} props */
function Steps({ trial }) {
  const undone = trial.undone.value.length;
  return html`
    <section class="lesson-answer">
      <p>${text("record.how")}</p>
      <p class="row" role="group" aria-label=${text("past.positions")}>
        <button type="button" disabled=${!trial.view.value.events.length} onClick=${() => trial.undo()}>${text("record.back")}</button>
        <button type="button" disabled=${!undone} onClick=${() => trial.redo()}>${text("record.forward")}</button>
      </p>
    </section>`;
}

/** A table that goes on from the record: as whom, and under which nickname. @param {{record: string, game: Game}} props */
function GoOn({ record, game }) {
  const [seat, setSeat] = useState(0);
  const [nickname, setNickname] = useState(knownNickname());
  const [fault, setFault] = useState(/** @type {string|null} */ (null));
  const [busy, setBusy] = useState(false);
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      await introduce(nickname);
      const room = await post("/api/record/room", { record, seat });
      go(`/r/${room.code}`);
    } catch (error) {
      setFault(nicknameFault(error));
      setBusy(false);
    }
  };
  return html`
    <form class="card stack" onSubmit=${submit} aria-labelledby="go-on">
      <h2 id="go-on">${text("record.go_on")}</h2>
      <p class="note">${text("record.go_on_how")}</p>
      <${NicknameField} value=${nickname} onInput=${setNickname} fault=${fault} />
      <label class="field"><span>${text("record.seat")}</span>
        <select value=${seat} onChange=${(/** @type {any} */ event) => setSeat(Number(event.target.value))}>
          ${game.names.map((name, clan) => html`<option value=${clan}>${text("record.clan", { n: clan + 1, name: isolated(name) })}</option>`)}
        </select></label>
      <button class="primary" disabled=${busy}>${text("front.make")}</button>
    </form>`;
}
