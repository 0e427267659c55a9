import { html } from "../html.js";
import { text } from "../text.js";

/**
 * Says when there is no connection; silent while all is well.
 * @param {{open: import("../room.js").OpenRoom}} props
 */
export function Connection({ open }) {
  const status = open.status.value;
  const waits = open.outbox.pending.value;
  const trouble = status === "offline" || (status === "connecting" && open.room.value !== null);
  if (!trouble && !waits?.unsent) return null;
  return html`
    <div class=${`connection ${status}${waits?.unsent ? " unsent" : ""}`} role="status">
      <p>${text(waits?.unsent ? "net.unsent" : `net.${status}`)}</p>
      <button type="button" class="plain" onClick=${() => open.retry()}>${text("net.retry")}</button>
      ${waits?.unsent && html`
        <button type="button" class="plain" onClick=${() => open.outbox.drop()}>${text("net.drop")}</button>`}
    </div>`;
}
