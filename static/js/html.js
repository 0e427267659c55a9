/** The one door to the vendored libraries: everything a component needs, under one import. */
import htm from "../vendor/htm/htm.js";
import { h } from "../vendor/preact/preact.js";

export { h, render, Component, Fragment, createContext, cloneElement } from "../vendor/preact/preact.js";
export {
  useState,
  useEffect,
  useLayoutEffect,
  useRef,
  useMemo,
  useCallback,
  useReducer,
  useContext,
  useId,
  useErrorBoundary,
} from "../vendor/preact/hooks.js";
export {
  signal,
  computed,
  effect,
  batch,
  untracked,
  useSignal,
  useComputed,
  useSignalEffect,
} from "../vendor/signals/signals.js";

/** Tagged template that makes elements: html`<p class="note">${text}</p>`. */
export const html = htm.bind(h);
