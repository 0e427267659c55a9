/** What happened, in words: turn by turn, the newest first; each step leads to its position. */
import { Token } from "../figures.js";
import { html, useMemo } from "../html.js";
import { naming } from "../people.js";
import { clockTime, language, text } from "../text.js";
import { byTurn } from "../turns.js";
import { sentences } from "../words.js";
import { LookBack } from "./past.js";

/**
 * An event as sentences.
 * @param {import("../types.js").Room} room
 * @param {import("../types.js").GameEvent} event
 */
export function eventWords(room, event) {
  const said = sentences(text, naming(room), event.effects);
  return said.length ? said : [text(`log.kind_${event.kind}`)];
}

/** @param {{open: import("../room.js").OpenRoom, room: import("../types.js").Room, events: import("../types.js").GameEvent[]}} props */
export function Log({ open, room, events }) {
  const turns = useMemo(
    () => byTurn(events).map(({ clan, events: own }) => ({ clan, steps: own.map((event) => ({ event, said: eventWords(room, event) })) })).reverse(),
    [events, language.value, room.seats],
  );
  return html`
    <section class="log" aria-labelledby="log-title">
      <div class="log-head">
        <h2 id="log-title">${text("log.title")}</h2>
        ${open.past.looking.value === null && html`<${LookBack} open=${open} words=${text("past.open")} />`}
      </div>
      ${turns.length === 0 && html`<p class="note">${text("log.nothing")}</p>`}
      <ol reversed class="log-list" tabindex="0" aria-labelledby="log-title">
        ${turns.map(({ clan, steps }) => html`
          <li key=${steps[0].event.version} class=${clan === null ? "" : `look-${clan}`}>
            ${clan === null ? html`<span class="log-mark" aria-hidden="true"></span>` : html`<${Token} look=${clan} />`}
            <div>${steps.map((step) => html`<${Step} key=${step.event.version} open=${open} ...${step} />`)}</div>
          </li>`)}
      </ol>
    </section>`;
}

/** An event, and the way to the position after it. @param {{open: import("../room.js").OpenRoom, event: import("../types.js").GameEvent, said: string[]}} props */
function Step({ open, event, said }) {
  const shown = open.past.looking.value === event.version;
  return html`
    <button type="button" class="log-step" title=${text("past.go", { n: event.version })} aria-current=${shown ? "step" : undefined}
      onClick=${() => open.past.lookAt(event.version)}>
      <span>${said.map((sentence) => html`<span class="log-sentence">${sentence} </span>`)}</span>
      <time datetime=${event.at}>${clockTime(event.at)}</time>
    </button>`;
}
