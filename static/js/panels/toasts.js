import { html } from "../html.js";
import { Reload } from "../later.js";
import { notices, place, spoken, unsay } from "../notices.js";
import { text } from "../text.js";

/**
 * Notices that lie over the page, and the place where screen readers find what happened. The regions are always there;
 * only those of the topmost dialog, or of the page without one, have something in them.
 * @param {{at?: number}} props
 */
export function Toasts({ at = 0 }) {
  const here = place.value.place === at;
  const shown = here ? notices.value : [];
  const { words, number } = spoken.value;
  return html`
    <div class="toasts">
      <div role="alert">${shown.filter((notice) => notice.fault).map(toast)}</div>
      <div role="status">${shown.filter((notice) => !notice.fault && !notice.seen).map(toast)}</div>
      <div role="status" aria-live="off">${shown.filter((notice) => notice.seen).map(toast)}</div>
    </div>
    <p class="unseen" aria-live="polite"><span key=${number}>${here && number > place.value.from ? words : ""}</span></p>`;
}

/** @param {import("../notices.js").Notice} notice */
function toast(notice) {
  const { rule, open } = notice;
  const look = () => {
    unsay(notice.id);
    (rule?.open ?? open)?.();
  };
  return html`
    <div class=${notice.fault ? "toast fault" : "toast"} key=${notice.id}>
      <p>${open ? html`<button type="button" class="plain quote" onClick=${look}><span>${notice.message}</span></button>` : notice.message}${rule && html` <button type="button" class="plain inline" onClick=${look}>${text("rules.number", { rule: rule.name })}</button>`}</p>
      ${notice.to && html`<a class="button plain" href=${notice.to} onClick=${() => unsay(notice.id)}>${text("games.go")}</a>`}
      ${notice.reload && html`<${Reload} kind="plain" />`}
      <button type="button" class="plain icon" aria-label=${text("app.close")} onClick=${() => unsay(notice.id)}>✕</button>
    </div>`;
}
