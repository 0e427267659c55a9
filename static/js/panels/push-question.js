/** "Tell me when it is my turn?", with the two answers. */
import { html, useState } from "../html.js";
import { text } from "../text.js";
import { turnOnHere } from "./push-here.js";

/** Any answer is for good: it can be turned on later in the settings. @param {{onDone: () => void}} props */
export function PushQuestion({ onDone }) {
  const [busy, setBusy] = useState(false);
  const yes = async () => {
    setBusy(true);
    await turnOnHere();
    onDone();
  };
  return html`
    <div class="offer push-offer" role="status">
      <p>${text("push_here.ask")}</p>
      <div class="row">
        <button type="button" disabled=${busy} onClick=${yes}>${text("push_here.yes")}</button>
        <button type="button" class="plain" disabled=${busy} onClick=${onDone}>${text("push_here.no")}</button>
      </div>
    </div>`;
}
