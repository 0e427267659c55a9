/** A modal dialog: the browser's own, which keeps the focus inside and gives it back. */
import { html, useId, useLayoutEffect, useRef, useState } from "../html.js";
import { useLayer } from "../layers.js";
import { moveInto, moveOut } from "../notices.js";
import { text } from "../text.js";
import { Toasts } from "./toasts.js";

let opened = 0;

/** What has just come is looked at, as much of it as the dialog has room for. @param {Element|null} element */
export const reveal = (element) => element?.scrollIntoView({ block: "nearest" });

/**
 * @param {{title: string, onClose: () => void, children?: any, wide?: boolean}} props
 */
export function Dialog({ title, onClose, children, wide = false }) {
  const element = useRef(/** @type {HTMLDialogElement|null} */ (null));
  const left = useRef(false);
  const id = useId();
  const [place] = useState(() => ++opened);
  useLayer(onClose);
  // With the dialog, not a moment after it: the next key is for it.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    moveInto(place);
    return () => {
      moveOut(place);
      left.current = true;
      // Closing, not just going away, gives the focus back to where it was.
      dialog?.close();
    };
  }, []);
  const closed = () => left.current || onClose();
  const outside = (/** @type {MouseEvent} */ event) => event.target === element.current && onClose();
  return html`
    <dialog ref=${element} class=${wide ? "dialog wide" : "dialog"} aria-labelledby=${id} onClose=${closed} onClick=${outside}>
      <div class="dialog-inside">
        <div class="dialog-head">
          <h2 id=${id}>${title}</h2>
          <button type="button" class="plain icon" onClick=${onClose} aria-label=${text("app.close")}>✕</button>
        </div>
        ${children}
      </div>
      <${Toasts} at=${place} />
    </dialog>`;
}

/**
 * A question with one answer that acts, and one that does not.
 * @param {{title: string, yes: string, onYes: () => void, onClose: () => void, grave?: boolean, children?: any}} props
 */
export function Question({ title, yes, onYes, onClose, grave = false, children }) {
  return html`
    <${Dialog} title=${title} onClose=${onClose}>
      ${children}
      <div class="answers">
        <button type="button" onClick=${onClose}>${text("app.no")}</button>
        <button type="button" class=${grave ? "primary grave" : "primary"} onClick=${onYes}>${yes}</button>
      </div>
    <//>`;
}
