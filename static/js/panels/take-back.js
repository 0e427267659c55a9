/** The way to take one's newest action back: silently while nobody else has seen it, else the others are asked. */
import { html } from "../html.js";
import { attempt } from "../notices.js";
import { text } from "../text.js";
import { lastThatCounts } from "../turns.js";
import { inPlay, playsFor } from "../view.js";
import { Tool } from "./tools.js";

/** @param {{open: import("../room.js").OpenRoom, words?: boolean}} props in `words`, or as a sign */
export function TakeBack({ open, words = false }) {
  const view = open.view.value;
  const { room, events } = view;
  const last = lastThatCounts(events);
  const asked = room?.proposal?.undo !== undefined;
  // Asked once, nobody is to be asked for the same again.
  const refused = open.journal.lines.value.some(({ kind, undo }) => kind === "refused" && undo === (last?.version ?? 0) - 1);
  if (!inPlay(view) || asked || refused || open.outbox.pending.value || last?.kind !== "action" || !playsFor(view, last.clan)) return null;
  const back = () => attempt(() => open.command("/undo", { version: room?.version }));
  if (words) return html`<button type="button" class="plain" onClick=${back}>${text("turn.take_back")}</button>`;
  return html`<${Tool} label="turn.take_back" short="turn.take_back_short" d="M8.5 4L4 8.5L8.5 13M4.5 8.5h8a5 5 0 0 1 0 10H8" onClick=${back} />`;
}
