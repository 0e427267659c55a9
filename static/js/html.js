/**
 * The one door to the vendored libraries: everything a component needs, under one import.
 * The libraries come minified, so what they are is said here, for the type checker.
 */
import htm from "../vendor/htm/htm.js";
import * as preact from "../vendor/preact/preact.js";
import * as hooks from "../vendor/preact/hooks.js";
import * as signals from "../vendor/signals/signals.js";

export { Fragment, createContext, cloneElement } from "../vendor/preact/preact.js";
export { useReducer, useContext, useErrorBoundary } from "../vendor/preact/hooks.js";

/**
 * @template T
 * @typedef {{value: T, peek: () => T}} Signal reading `value` inside a component draws it again when it changes
 */
/** @typedef {() => (void | (() => void))} Effect */
/** @typedef {readonly unknown[]} Inputs */

/**
 * What a component that is a class builds on.
 * @typedef {new (props?: any) => {props: any, state: any, setState: (change: any) => void, forceUpdate: () => void}} ComponentClass
 * @type {ComponentClass}
 */
export const Component = /** @type {any} */ (preact.Component);

/** @type {(type: any, props?: object | null, ...children: unknown[]) => any} */
export const h = preact.h;

/** @type {(drawing: any, into: Element | null) => void} */
export const render = preact.render;

/** Tagged template that makes elements: html`<p class="note">${text}</p>`. @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(preact.h);

/** @type {<T>(initial: T | (() => T)) => [T, (next: T | ((before: T) => T)) => void]} */
export const useState = /** @type {any} */ (hooks.useState);

/** @type {<T>(initial: T) => {current: T}} */
export const useRef = /** @type {any} */ (hooks.useRef);

/** @type {<T>(make: () => T, inputs: Inputs) => T} */
export const useMemo = /** @type {any} */ (hooks.useMemo);

/** @type {<T extends Function>(callback: T, inputs: Inputs) => T} */
export const useCallback = /** @type {any} */ (hooks.useCallback);

/** @type {(effect: Effect, inputs?: Inputs) => void} */
export const useEffect = /** @type {any} */ (hooks.useEffect);

/** @type {(effect: Effect, inputs?: Inputs) => void} */
export const useLayoutEffect = /** @type {any} */ (hooks.useLayoutEffect);

/** @type {() => string} */
export const useId = /** @type {any} */ (hooks.useId);

/** @type {<T>(initial: T) => Signal<T>} */
export const signal = /** @type {any} */ (signals.signal);

/** @type {<T>(compute: () => T) => {readonly value: T, peek: () => T}} */
export const computed = /** @type {any} */ (signals.computed);

/** @type {(effect: Effect) => () => void} */
export const effect = /** @type {any} */ (signals.effect);

/** @type {<T>(changes: () => T) => T} */
export const batch = /** @type {any} */ (signals.batch);

/** @type {<T>(read: () => T) => T} */
export const untracked = /** @type {any} */ (signals.untracked);

/** @type {<T>(initial: T) => Signal<T>} */
export const useSignal = /** @type {any} */ (signals.useSignal);

/** @type {<T>(compute: () => T) => {readonly value: T, peek: () => T}} */
export const useComputed = /** @type {any} */ (signals.useComputed);

/** @type {(effect: Effect) => void} */
export const useSignalEffect = /** @type {any} */ (signals.useSignalEffect);

/** @this {any} @param {any} next */
function isAnother(next) {
  return Object.keys({ ...this.props, ...next }).some((name) => this.props[name] !== next[name]);
}

/**
 * A drawing that depends on nothing but its properties (it reads no signals): it is drawn again only when one of them is another.
 * @template P
 * @param {(props: P) => any} draw
 * @returns {(props: P) => any}
 */
export function steady(draw) {
  return /** @this {any} */ function (props) {
    this.shouldComponentUpdate = isAnother;
    return draw(props);
  };
}
