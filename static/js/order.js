/** A list that is put into another order: a row is drawn by its grip, or moved by the arrow keys. */
import { useLayoutEffect, useRef, useState } from "./html.js";
import { announce } from "./notices.js";
import { text } from "./text.js";

/** @typedef {{from: number, to: number, by: number, height: number}} Drag a row on its way, `by` in pixels */

/** The rows as they are, in the order that they are to have. @param {number} size @param {number} from @param {number} to */
export function moved(size, from, to) {
  const order = Array.from({ length: size }, (_, n) => n);
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}

/** How far a row gives way to the one that is drawn. @param {Drag|null} drag @param {number} n */
export function gives(drag, n) {
  if (!drag) return 0;
  if (n === drag.from) return drag.by;
  if (n > drag.from && n <= drag.to) return -drag.height;
  if (n < drag.from && n >= drag.to) return drag.height;
  return 0;
}

/**
 * Moves rows, one after another; the focus goes along, and ears are told.
 * @param {{current: HTMLElement|null}} list
 * @param {number} size
 * @param {(n: number) => string} called a row by its name, for ears
 * @param {(order: number[]) => Promise<unknown>} [onOrder]
 */
function useMoves(list, size, called, onOrder) {
  const [focused, setFocused] = useState(/** @type {{at: number}|null} */ (null));
  /** Where the row stands that keys have moved and the server has not heard of yet. */
  const pending = useRef(/** @type {number|null} */ (null));
  const queue = useRef(Promise.resolve());
  const latest = useRef(called);
  latest.current = called;
  useLayoutEffect(() => {
    const grip = focused && list.current?.querySelectorAll(".grip")[focused.at];
    if (grip instanceof HTMLElement) grip.focus();
  }, [focused]);

  /** @param {number} from @param {number} to */
  function move(from, to) {
    pending.current = to;
    queue.current = queue.current.then(async () => {
      const name = latest.current(from);
      const done = await onOrder?.(moved(size, from, to));
      if (pending.current === to) pending.current = null;
      if (!done) return;
      setFocused({ at: to });
      announce(text("arrange.moved", { name, n: to + 1, of: size }));
    });
  }
  return { move, pending };
}

/** @param {number} size @param {(n: number) => string} called @param {(order: number[]) => Promise<unknown>} [onOrder] */
export function useOrder(size, called, onOrder) {
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const [drag, setDrag] = useState(/** @type {Drag|null} */ (null));
  const start = useRef(0);
  const { move, pending } = useMoves(list, size, called, onOrder);

  return {
    list,
    held: drag?.from ?? null,
    style: (/** @type {number} */ n) => (drag ? { transform: `translateY(${gives(drag, n)}px)` } : undefined),
    grip: (/** @type {number} */ n) => ({
      onKeyDown: (/** @type {KeyboardEvent} */ event) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!step) return;
        event.preventDefault();
        const from = pending.current ?? n;
        if (from + step >= 0 && from + step < size) move(from, from + step);
      },
      onPointerDown: (/** @type {PointerEvent} */ event) => {
        if (event.button) return;
        const grip = /** @type {HTMLElement} */ (event.currentTarget);
        grip.setPointerCapture(event.pointerId);
        start.current = event.clientY;
        setDrag({ from: n, to: n, by: 0, height: grip.closest("li")?.offsetHeight ?? 1 });
      },
      onPointerMove: (/** @type {PointerEvent} */ event) => {
        if (!drag) return;
        const by = event.clientY - start.current;
        const to = Math.max(0, Math.min(size - 1, drag.from + Math.round(by / drag.height)));
        setDrag({ ...drag, by, to });
      },
      onPointerUp: () => {
        setDrag(null);
        if (drag && drag.to !== drag.from) move(drag.from, drag.to);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}
