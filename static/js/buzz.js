/** A phone that trembles when it is one's turn, where that is wanted on it. */
import { signal } from "./html.js";
import { keep, kept } from "./kept.js";

/** Milliseconds of trembling, rest, and trembling. */
const TURN = [60, 80, 60];

/** Whether this device can: browsers of desks have the method, too, and nothing to move. */
export const canBuzz = () => "vibrate" in navigator && navigator.maxTouchPoints > 0;

/** Whether this device is to. */
export const buzzes = signal(kept("vibration") === "on");

/** @param {boolean} wanted */
export function wantBuzz(wanted) {
  buzzes.value = wanted;
  keep("vibration", wanted ? "on" : null);
  buzz();
}

/** Trembles, where it is wanted and the browser lets a page that was touched. */
export function buzz() {
  if (buzzes.value && canBuzz() && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(TURN);
}
