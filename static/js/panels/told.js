/** How I am told: a row for each channel, and behind "more" of what. */
import { html } from "../html.js";
import { all, text } from "../text.js";

/** @typedef {{after: Record<string, number|null>, kinds: Record<string, boolean>, exempt: string[], names: boolean, earlier: number|null, unmailed: string[], muted: {code: string, name: string}[]}} Telling seconds, percent */
/** @typedef {(change: Record<string, any>) => void} Change */

const CHANNELS = ["push", "mail", "channel"];
/** Seconds until a channel tells: what is offered, and what a channel that is turned on begins with. */
const AFTER = [30, 120, 600, 1800, 7200, 28_800, 86_400];
const USUAL = /** @type {Record<string, number>} */ ({ push: 30, mail: 1800, channel: 7200 });
/** Percent of the time. */
const EARLIER = [25, 50, 65];

/** @param {number} seconds */
function span(seconds) {
  if (seconds < 60) return text("settings.after_s", { n: seconds });
  return seconds < 3600 ? text("settings.after_m", { n: Math.round(seconds / 60) }) : text("settings.after_h", { n: Math.round(seconds / 3600) });
}

/** @param {any} event */
const checked = (event) => event.target.checked;

/** @param {{telling: Telling, change: Change, mail: boolean, reached: boolean}} props `mail`: this server sends any; `reached`: there is a confirmed address */
export function Told({ telling, change, mail, reached }) {
  return html`
    <section class="card stack" aria-labelledby="told">
      <h2 id="told">${text("settings.told")}</h2>
      <p class="note">${text("settings.told_what")}</p>
      ${CHANNELS.filter((name) => mail || name !== "mail").map((name) => html`<${Row} name=${name} after=${telling.after[name]} change=${change} reached=${reached} key=${name} />`)}
      ${telling.unmailed.length > 0 && html`
        <p class="note">${text("settings.unmailed", { kinds: all(telling.unmailed.map((kind) => text(`settings.kind_${kind}`))) })}
          ${" "}<button type="button" class="plain inline" onClick=${() => change({ unmailed: [] })}>${text("settings.mail_again")}</button></p>`}
      <details class="more">
        <summary>${text("settings.more")}</summary>
        <div class="stack"><${More} telling=${telling} change=${change} /></div>
      </details>
    </section>`;
}

/** @param {{name: string, after: number|null, change: Change, reached: boolean}} props */
function Row({ name, after, change, reached }) {
  const offered = after === null || AFTER.includes(after) ? AFTER : [...AFTER, after].sort((one, other) => one - other);
  const want = (/** @type {number|null} */ seconds) => change({ after: { [name]: seconds } });
  return html`
    <div class="told-row">
      <label class="check"><input type="checkbox" checked=${after !== null} onChange=${(/** @type {any} */ event) => want(checked(event) ? USUAL[name] : null)} />
        <span>${text(`settings.${name}`)}</span></label>
      ${after !== null && html`
        <label class="told-after"><span>${text("settings.after")}</span>
          <select value=${after} onChange=${(/** @type {any} */ event) => want(Number(event.target.value))}>
            ${offered.map((seconds) => html`<option value=${seconds} key=${seconds}>${span(seconds)}</option>`)}
          </select></label>`}
      ${name === "mail" && !reached && html`<p class="note">${text("settings.no_address")}</p>`}
    </div>`;
}

/** @param {{telling: Telling, change: Change}} props */
function More({ telling, change }) {
  const kinds = Object.entries(telling.kinds);
  const except = (/** @type {string} */ kind, /** @type {boolean} */ wanted) =>
    change({ exempt: wanted ? [...telling.exempt, kind] : telling.exempt.filter((other) => other !== kind) });
  return html`
    <fieldset class="field"><legend>${text("settings.kinds")}</legend>
      ${kinds.map(([kind, wanted]) => html`
        <label class="check" key=${kind}><input type="checkbox" checked=${wanted} onChange=${(/** @type {any} */ event) => change({ kinds: { [kind]: checked(event) } })} />
          <span>${text(`settings.kind_${kind}`)}</span></label>`)}
    </fieldset>
    <fieldset class="field"><legend>${text("settings.exempt")}</legend>
      ${kinds.map(([kind]) => html`
        <label class="check" key=${kind}><input type="checkbox" checked=${telling.exempt.includes(kind)} onChange=${(/** @type {any} */ event) => except(kind, checked(event))} />
          <span>${text(`settings.kind_${kind}`)}</span></label>`)}
    </fieldset>
    <label class="field"><span>${text("settings.earlier")}</span>
      <select value=${telling.earlier ?? ""} onChange=${(/** @type {any} */ event) => change({ earlier: event.target.value ? Number(event.target.value) : null })}>
        <option value="">${text("settings.earlier_none")}</option>
        ${EARLIER.map((n) => html`<option value=${n} key=${n}>${text("settings.earlier_at", { n })}</option>`)}
      </select></label>
    <label class="check"><input type="checkbox" checked=${telling.names} onChange=${(/** @type {any} */ event) => change({ names: checked(event) })} />
      <span>${text("settings.names")}</span></label>`;
}
