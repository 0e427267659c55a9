/** What happened, in words: the newest first. */
import { html, useMemo } from "../html.js";
import { naming } from "../people.js";
import { clockTime, language, text } from "../text.js";
import { sentences } from "../words.js";

/**
 * An event as sentences.
 * @param {import("../types.js").Room} room
 * @param {import("../types.js").GameEvent} event
 */
export function eventWords(room, event) {
  const said = sentences(text, naming(room), event.effects);
  return said.length ? said : [text(`log.kind_${event.kind}`)];
}

/**
 * @param {{room: import("../types.js").Room, events: import("../types.js").GameEvent[]}} props
 */
export function Log({ room, events }) {
  const entries = useMemo(
    () => events.map((event) => ({ event, said: eventWords(room, event) })).reverse(),
    [events, language.value, room.seats],
  );
  return html`
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">${text("log.title")}</h2>
      ${entries.length === 0 && html`<p class="note">${text("log.nothing")}</p>`}
      <ol reversed class="log-list" tabindex="0" aria-labelledby="log-title">
        ${entries.map(({ event, said }) => html`
          <li key=${event.version} class=${event.clan === null ? "" : `look-${event.clan}`}>
            <span class="log-mark" aria-hidden="true"></span>
            <div>${said.map((sentence) => html`<p>${sentence}</p>`)}</div>
            <time datetime=${event.at}>${clockTime(event.at)}</time>
          </li>`)}
      </ol>
    </section>`;
}
