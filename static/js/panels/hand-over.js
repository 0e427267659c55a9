/** Between two turns on one phone: whom to pass it to. Nothing is hidden in this game, so it is a courtesy only. */
import { Chief, Token } from "../figures.js";
import { asks, passedTo, wantHandOver } from "../hand-over.js";
import { html, useEffect, useRef, useState } from "../html.js";
import { lookOf, naming } from "../people.js";
import { lessMotion } from "../stage.js";
import { text } from "../text.js";
import { playsFor } from "../view.js";
import { Dialog } from "./dialog.js";
import { TakeBack } from "./take-back.js";

/** Milliseconds in which what was done is seen on the board. */
const MOTION = 900;

/** @param {{open: import("../room.js").OpenRoom}} props */
export function HandOver({ open }) {
  const view = open.view.value;
  const { room, events } = view;
  const clan = room?.state?.clan ?? null;
  const last = useRef(/** @type {number|null} */ (null));
  const [to, setTo] = useState(/** @type {{clan: number, version: number}|null} */ (null));
  const version = room?.version ?? 0;
  // What led here comes a moment after the position, where the answer to a command brought that.
  const caughtUp = (events.at(-1)?.version ?? 0) === version;
  useEffect(() => {
    if (!caughtUp) return undefined;
    const next = passedTo(view, last.current);
    if (playsFor(view, clan)) last.current = clan;
    if (next === null || !asks.peek()) return undefined;
    const timer = setTimeout(() => setTo({ clan: next, version }), lessMotion() ? 0 : MOTION);
    return () => clearTimeout(timer);
  }, [version, caughtUp, view.you?.seats.length]);
  // It is about this position alone, and gives way to whatever else is looked at.
  const other = open.past.looking.value !== null || open.trying.value !== null || open.seen.away.value !== null;
  if (!room || to === null || to.version !== version || to.clan !== clan || other || !asks.value) return null;
  const shut = () => setTo(null);
  const name = naming(room)(clan);
  const look = lookOf(room, clan);
  return html`
    <${Dialog} title=${text("one_phone.pass", { name })} onClose=${shut}>
      <div class=${`hand-over look-${look}`}>
        <p class="hand-over-signs" aria-hidden="true"><${Token} look=${look} /><${Chief} look=${look} /></p>
        <button type="button" class="primary large" autofocus onClick=${shut}>${text("one_phone.here", { name })}</button>
        <div class="row">
          <${TakeBack} open=${open} words />
          <button type="button" class="plain" onClick=${() => wantHandOver(false)}>${text("one_phone.no_more")}</button>
        </div>
      </div>
    <//>`;
}
