import { html } from "../html.js";
import { text } from "../text.js";
import { Connection } from "./connection.js";
import { Head } from "./head.js";

/** Before there is anything to show of a room. @param {{open: import("../room.js").OpenRoom}} props */
export function Loading({ open }) {
  return html`
    <${Head} />
    <main class="page" id="main" tabindex="-1">
      <${Connection} open=${open} />
      <p role="status">${open.trouble.value?.message ?? text("app.loading")}</p>
    </main>`;
}
