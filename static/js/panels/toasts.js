import { html } from "../html.js";
import { Reload } from "../later.js";
import { notices, spoken, unsay } from "../notices.js";
import { text } from "../text.js";

/** Notices that lie over the page, and the place where screen readers find what happened. */
export function Toasts() {
  return html`
    <div class="toasts">
      <div role="alert">${notices.value.filter((notice) => notice.fault).map(toast)}</div>
      <div role="status">${notices.value.filter((notice) => !notice.fault).map(toast)}</div>
    </div>
    <p class="unseen" aria-live="polite"><span key=${spoken.value.number}>${spoken.value.words}</span></p>`;
}

/** @param {import("../notices.js").Notice} notice */
function toast(notice) {
  return html`
    <div class=${notice.fault ? "toast fault" : "toast"} key=${notice.id}>
      <p>${notice.message}</p>
      ${notice.reload && html`<${Reload} kind="plain" />`}
      <button type="button" class="plain icon" aria-label=${text("app.close")} onClick=${() => unsay(notice.id)}>✕</button>
    </div>`;
}
