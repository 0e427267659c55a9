/** Dialogs around time: what the table has agreed on, and one's own hours. Fetched when they are wanted. */
import { html, useEffect, useState } from "../html.js";
import { isWhole, keepHours, myHours, usualHours, withBooking } from "../hours.js";
import { attempt } from "../notices.js";
import { ABSENCES, fieldTime, minutesOf, paceName, PACES } from "../pace.js";
import { day, text } from "../text.js";
import { inPlay, isHost } from "../view.js";
import { Dialog } from "./dialog.js";
import { PaceChoice } from "./pace.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */
/** @typedef {import("../hours.js").Hours} Hours */

/** The pace of a table, to be changed with the others' agreement. @param {{open: OpenRoom, onClose: () => void}} props */
export function TimeDialog({ open, onClose }) {
  const view = open.view.value;
  const room = /** @type {import("../types.js").Room} */ (view.room);
  const now = paceName(room.pace);
  const [pace, setPace] = useState(now);
  const [absence, setAbsence] = useState(room.absence ?? ABSENCES[0]);
  const alone = room.status === "waiting";
  const may = alone ? isHost(view) : inPlay(view);
  const ask = async (/** @type {object} */ wish) => (await attempt(() => open.command("/proposals", wish))) && onClose();
  const change = () => ask({ ...(pace === "other" ? {} : { pace: PACES[pace] }), absence });
  const changed = pace !== now || (pace !== "none" && absence !== (room.absence ?? ABSENCES[0]));
  const paused = room.clock?.paused ?? false;
  return html`
    <${Dialog} title=${text("time.title")} onClose=${onClose}>
      <div class="stack">
        ${may && html`<${PaceChoice} pace=${pace} absence=${absence} onPace=${setPace} onAbsence=${setAbsence} other=${now === "other" ? room.pace : null} />`}
        ${may && html`<button type="button" class="primary" disabled=${!changed} onClick=${change}>${text(alone ? "time.set" : "time.propose")}</button>`}
        ${may && !alone && html`<p class="note">${text("time.all_agree")}</p>`}
        ${may && room.clock && html`<button type="button" onClick=${() => ask({ pause: !paused })}>${text(paused ? "time.propose_resume" : "time.propose_pause")}</button>`}
      </div>
    <//>`;
}

const NO_BOOKING = { first: "", last: "" };

/** One's zone, awake hours and days away. @param {{onClose: () => void}} props */
export function HoursDialog({ onClose }) {
  const [hours, setHours] = useState(/** @type {Hours|null} */ (null));
  const [booking, setBooking] = useState(NO_BOOKING);
  useEffect(() => {
    attempt(async () => setHours((await myHours()) ?? usualHours())).then((came) => came || onClose());
  }, []);
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (hours && (await attempt(() => keepHours(withBooking(hours, booking))))) onClose();
  };
  return html`
    <${Dialog} title=${text("hours.title")} onClose=${onClose}>
      ${hours && html`
        <form class="stack" onSubmit=${save}>
          <p class="note">${text("hours.what")}</p>
          <${ZoneField} hours=${hours} onChange=${setHours} />
          <div class="row">
            <${TimeField} name="wakes" hours=${hours} onChange=${setHours} />
            <${TimeField} name="sleeps" hours=${hours} onChange=${setHours} />
          </div>
          <${Away} hours=${hours} onChange=${setHours} booking=${booking} onBooking=${setBooking} />
          <div class="answers"><button class="primary">${text("app.save")}</button></div>
        </form>`}
    <//>`;
}

/** @param {{hours: Hours, onChange: (hours: Hours) => void}} props */
function ZoneField({ hours, onChange }) {
  const known = Intl.supportedValuesOf("timeZone");
  const zones = known.includes(hours.zone) ? known : [hours.zone, ...known];
  return html`
    <label class="field"><span>${text("hours.zone")}</span>
      <select value=${hours.zone} onChange=${(/** @type {any} */ e) => onChange({ ...hours, zone: e.target.value })}>
        ${zones.map((zone) => html`<option value=${zone} key=${zone}>${zone.replaceAll("_", " ")}</option>`)}
      </select>
    </label>`;
}

/** @param {{name: "wakes"|"sleeps", hours: Hours, onChange: (hours: Hours) => void}} props */
function TimeField({ name, hours, onChange }) {
  const taken = (/** @type {any} */ e) => e.target.value && onChange({ ...hours, [name]: minutesOf(e.target.value, name === "sleeps") });
  return html`
    <label class="field"><span>${text(`hours.${name}`)}</span>
      <input type="time" step="900" required value=${fieldTime(hours[name])} onChange=${taken} />
    </label>`;
}

/**
 * Days away, booked ahead; a booking that is begun has to be whole before anything is kept.
 * @param {{hours: Hours, onChange: (hours: Hours) => void, booking: {first: string, last: string}, onBooking: (booking: {first: string, last: string}) => void}} props
 */
function Away({ hours, onChange, booking, onBooking }) {
  const { first, last } = booking;
  const begun = first !== "" || last !== "";
  const book = () => {
    onChange(withBooking(hours, booking));
    onBooking(NO_BOOKING);
  };
  const drop = (/** @type {number} */ n) => onChange({ ...hours, away: hours.away.filter((_, other) => other !== n) });
  return html`
    <fieldset class="field">
      <legend>${text("hours.away")}</legend>
      <ul class="away-days">
        ${hours.away.map((booking, n) => html`
          <li class="row"><span>${text("hours.booking", { first: day(booking.first), last: day(booking.last) })}</span>
            <button type="button" class="plain" onClick=${() => drop(n)} aria-label=${text("hours.drop_booking", { first: day(booking.first), last: day(booking.last) })}>${text("hours.drop")}</button></li>`)}
      </ul>
      <div class="row">
        <label class="field"><span>${text("hours.first")}</span><input type="date" value=${first} required=${begun} onInput=${(/** @type {any} */ e) => onBooking({ first: e.target.value, last })} /></label>
        <label class="field"><span>${text("hours.last")}</span><input type="date" value=${last} min=${first} required=${begun} onInput=${(/** @type {any} */ e) => onBooking({ first, last: e.target.value })} /></label>
        <button type="button" disabled=${!isWhole(booking)} onClick=${book}>${text("hours.book")}</button>
      </div>
    </fieldset>`;
}
