/** What happened, in words: turn by turn, the newest first; each step leads to its position. */
import { Token } from "../figures.js";
import { html, useEffect, useMemo, useState } from "../html.js";
import { useLayer } from "../layers.js";
import { lineWords } from "../journal.js";
import { attempt } from "../notices.js";
import { lookOf, naming, people } from "../people.js";
import { useRoomFor } from "../room-for.js";
import { clockTime, language, text } from "../text.js";
import { byTurn, undone } from "../turns.js";
import { sentences } from "../words.js";
import { Goal } from "./goal.js";
import { LookBack } from "./past.js";

/**
 * An event as sentences.
 * @param {import("../types.js").Room} room
 * @param {import("../types.js").GameEvent} event
 */
export function eventWords(room, event) {
  const said = sentences(text, naming(room), event.effects);
  if (said.length) return said;
  const { kind, clan } = event;
  return [kind === "undo" && clan !== null ? text("log.kind_undo_by", { name: naming(room)(clan) }) : text(`log.kind_${kind}`)];
}

/** @param {{open: import("../room.js").OpenRoom, room: import("../types.js").Room, events: import("../types.js").GameEvent[]}} props */
export function Log({ open, room, events }) {
  const turns = useMemo(() => byTurn(events).reverse(), [events]);
  const back = useMemo(() => undone(events), [events]);
  const step = useSteps(open, room, back, (version) => {
    shut();
    open.past.lookAt(version);
  });
  // Of a request that is answered the answer is enough.
  const asked = room.proposal?.number ?? 0;
  const lines = useMemo(() => open.journal.lines.value.filter(({ kind, number }) => kind !== "proposed" || number === asked), [open.journal.lines.value, asked]);
  const entries = useMemo(() => merged(turns, lines), [turns, lines]);
  const [tall, setTall] = useState(false);
  const shut = () => setTall(false);
  return html`
    <section class=${tall ? "log tall" : "log"} aria-labelledby="log-title">
      ${tall && html`<${Layer} onClose=${shut} />`}
      <${Goal} room=${room} turns=${turns.length} />
      <div class="log-head">
        <h2 id="log-title">${text("log.title")}</h2>
        <div class="log-ways">
          ${!tall && open.past.looking.value === null && html`<${LookBack} open=${open} words=${text("past.open")} />`}
          ${entries.length > 0 && html`<${Grow} tall=${tall} onClick=${() => setTall(!tall)} />`}
        </div>
      </div>
      ${entries.length === 0 && html`<p class="note">${text("log.nothing")}</p>`}
      <ol reversed class="log-list" tabindex="0" aria-labelledby="log-title">
        ${entries.map(({ line, clan, events: own }) => line ? html`<${Said} key=${`line ${line.number}`} line=${line} names=${namesAt(lines, line, naming(room))} />` : html`
          <li key=${own[0].version} class=${clan === null ? "" : `look-${lookOf(room, clan)}`}>
            ${clan === null ? html`<span class="log-mark" aria-hidden="true"></span>` : html`<${Token} look=${lookOf(room, clan)} />`}
            <div>${own.map(step)}</div>
          </li>`)}
      </ol>
      ${open.journal.hasEarlier && html`<button type="button" class="plain" onClick=${() => attempt(() => open.journal.earlier())}>${text("log.earlier")}</button>`}
    </section>`;
}

/**
 * An event as it stands in the log. It is drawn once, and anew only where its words or the position that is shown are others:
 * each event brings one more, and a long game has hundreds.
 * @param {import("../room.js").OpenRoom} open
 * @param {import("../types.js").Room} room
 * @param {ReadonlySet<number>} back what was taken back
 * @param {(version: number) => void} look
 * @returns {(event: import("../types.js").GameEvent) => unknown}
 */
function useSteps({ past }, room, back, look) {
  const names = people(room).map(({ name }) => name).join("\n");
  const shown = past.looking.value;
  const drawn = useMemo(() => new WeakMap(), [language.value, names, shown, [...back].join()]);
  return (event) => {
    const step = drawn.get(event) ?? html`<${Step} key=${event.version} event=${event} said=${eventWords(room, event)} shown=${shown === event.version} back=${back.has(event.version)} onLook=${look} />`;
    drawn.set(event, step);
    return step;
  };
}

/** Turns and lines of the journal, the newest first. @param {any[]} turns @param {import("../journal.js").Line[]} lines @returns {any[]} */
function merged(turns, lines) {
  const told = lines.map((line) => ({ line, order: line.version + 0.5 + line.number / 1e6 }));
  const played = turns.map((turn) => ({ ...turn, order: turn.events.at(-1).version }));
  return [...played, ...told].sort((a, b) => b.order - a.order);
}

/**
 * Who had the seats at a line: of one that was taken over later, only somebody.
 * @param {import("../journal.js").Line[]} lines
 * @param {import("../journal.js").Line} line
 * @param {(clan: number) => string} now
 */
function namesAt(lines, line, now) {
  const taken = new Set(lines.filter((other) => (other.kind === "substituted" || other.kind === "seat_passed") && other.number > line.number).map((other) => other.clan));
  return (/** @type {number} */ clan) => (taken.has(clan) ? text("journal.before") : now(clan));
}

/** What happened besides the game. @param {{line: import("../journal.js").Line, names: (clan: number) => string}} props */
function Said({ line, names }) {
  const said = lineWords(text, names, line);
  return said && html`
    <li class="log-line"><span class="log-mark" aria-hidden="true"></span>
      <div><p>${said} <time datetime=${line.at}>${clockTime(line.at)}</time></p></div></li>`;
}

/** Lies over the page: back and Escape close it. @param {{onClose: () => void}} props */
function Layer({ onClose }) {
  useLayer(onClose);
  useRoomFor("log");
  useEffect(() => {
    const pressed = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && onClose();
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  return null;
}

/** The whole log as a sheet, where there is little room for it. @param {{tall: boolean, onClick: () => void}} props */
function Grow({ tall, onClick }) {
  const label = text(tall ? "log.less" : "log.whole");
  return html`<button type="button" class="plain icon log-grow" aria-label=${label} title=${label} aria-expanded=${tall ? "true" : "false"} onClick=${onClick}>
    <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${tall ? "M4 8l7 7 7-7" : "M4 14l7-7 7 7"} /></svg></button>`;
}

/** An event, and the way to the position after it. @param {{event: import("../types.js").GameEvent, said: string[], shown: boolean, back: boolean, onLook: (version: number) => void}} props */
function Step({ event, said, shown, back, onLook }) {
  return html`
    <button type="button" class=${back ? "log-step undone" : "log-step"} title=${text("past.go", { n: event.version })} aria-current=${shown ? "step" : undefined}
      onClick=${() => onLook(event.version)}>
      <span>${said.map((sentence) => html`<span class="log-sentence">${sentence} </span>`)}${back && html`<em>(${text("log.taken_back")})</em> `}</span>
      <time datetime=${event.at}>${clockTime(event.at)}</time>
    </button>`;
}
