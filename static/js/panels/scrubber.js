/** The scrubber: all positions of a game, from the first to the newest. Loaded when it is wanted. */
import { Token } from "../figures.js";
import { html, useLayoutEffect, useRef } from "../html.js";
import { linkToPosition } from "../invite.js";
import { useLayer } from "../layers.js";
import { origin } from "../me.js";
import { announce } from "../notices.js";
import { lookOf, naming } from "../people.js";
import { useRoomFor } from "../room-for.js";
import { text } from "../text.js";
import { within } from "../turns.js";
import { WhatIfButton } from "../what-if.js";
import { eventWords } from "./log.js";
import { positionTitle } from "./past.js";
import { copyWords } from "./share.js";

/** @typedef {import("../room.js").OpenRoom} OpenRoom */

/** Pixels that a finger goes sideways for a step, and how much more sideways than along. */
const SWIPE = 36;
const SIDEWAYS = 1.5;

/** What led to a position. @param {OpenRoom} open @param {number} version */
function saidAt(open, version) {
  const { room, events } = open.view.value;
  const event = events[version - 1];
  if (!room || version === 0) return text("past.begin");
  return event ? eventWords(room, event).join(" ") : "";
}

/** Whose turn it is in the position that is shown. @param {OpenRoom} open */
function toPlay(open) {
  const { room } = open.view.value;
  const clan = open.past.position.value?.state.clan ?? null;
  if (!room || clan === null) return text("turn.over");
  return text("past.then", { name: naming(room)(clan) });
}

/** Goes to a position, and says it. @param {OpenRoom} open @param {number} version */
function goTo(open, version) {
  const last = open.room.value?.version ?? 0;
  const wanted = within(version, last);
  if (wanted === open.past.looking.value) return;
  open.past.lookAt(wanted);
  announce([text("past.position", { n: wanted, of: last }), saidAt(open, wanted)].join(". "));
}

/** A finger that goes sideways turns pages, but not on the slider itself. @param {(steps: number) => void} step */
function useSwipe(step) {
  const from = useRef(/** @type {{x: number, y: number}|null} */ (null));
  const swiped = useRef(false);
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      swiped.current = false;
      from.current = event.target instanceof HTMLInputElement ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      const start = from.current;
      from.current = null;
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (Math.abs(x) < SWIPE || Math.abs(x) < SIDEWAYS * Math.abs(y)) return;
      swiped.current = true;
      step(x < 0 ? 1 : -1);
    },
    // What ends a swipe is no tap.
    onClickCapture: (/** @type {MouseEvent} */ event) => {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** The slider gets the focus, but not from a board that is walked over by keys; on the way out it goes back. @param {import("../past.js").Past} past */
function useFocus({ from: before }) {
  const slider = useRef(/** @type {HTMLInputElement|null} */ (null));
  useLayoutEffect(() => {
    if (before?.closest(".board")) return undefined;
    slider.current?.focus({ preventScroll: true });
    // When the live page stands again, with what leads here.
    return () => setTimeout(() => document.activeElement === document.body && focusAgain(before));
  }, []);
  return slider;
}

/** To what had the focus; a way here that was away meanwhile is another button now. @param {Element|null} before */
function focusAgain(before) {
  const ways = [...document.querySelectorAll(".look-back")];
  const alike = ways.find((way) => way.textContent === before?.textContent) ?? ways[0];
  const to = before?.isConnected ? before : before?.matches(".look-back") ? alike : null;
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
}

/** How many events came while an older position was looked at. @param {OpenRoom} open */
function useNewer(open) {
  const version = open.room.value?.version ?? 0;
  const first = useRef(version);
  return version - first.current;
}

/** @param {{open: OpenRoom}} props */
export function Scrubber({ open }) {
  const at = open.past.looking.value ?? 0;
  const last = open.room.value?.version ?? 0;
  const event = open.view.value.events[at - 1];
  const slider = useFocus(open.past);
  const newer = useNewer(open);
  const swipe = useSwipe((steps) => goTo(open, at + steps));
  useLayer(() => open.past.now(), false);
  useRoomFor("scrubber");
  const said = saidAt(open, at);
  return html`
    <section class="sheet scrubber" aria-labelledby="scrubber-title" ...${swipe}>
      <header class="sheet-head">
        <h2 id="scrubber-title">${positionTitle(at, last)}</h2>
        <p class="scrubber-newer" role="status">${newer > 0 && text("past.newer", { n: newer })}</p>
        <button type="button" class="plain icon" aria-label=${text("app.close")} onClick=${() => open.past.now()}>✕</button>
      </header>
      <div class="scrubber-said">
        ${event && event.clan !== null && html`<${Token} look=${lookOf(open.room.value, event.clan)} />`}
        <p>${said} <span class="note">${toPlay(open)}</span></p>
      </div>
      <div class="scrubber-strip" role="group" aria-label=${text("past.positions")}>
        <${Step} open=${open} to=${0} name="first" stop=${at === 0} d="M5 4v14M17 4.5v13L8 11z" />
        <${Step} open=${open} to=${at - 1} name="back" keys="[" stop=${at === 0} d="M15 4.5v13L6 11z" />
        <input ref=${slider} type="range" min="0" max=${last} step="1" value=${at} aria-label=${text("past.slider")}
          aria-valuetext=${[text("past.position", { n: at, of: last }), said].join(". ")}
          onInput=${(/** @type {any} */ moved) => open.past.lookAt(Number(moved.target.value))} />
        <${Step} open=${open} to=${at + 1} name="forward" keys="]" stop=${at >= last} d="M7 4.5v13l9-6.5z" />
        <${Step} open=${open} to=${last} name="last" stop=${at >= last} d="M17 4v14M5 4.5v13l9-6.5z" />
      </div>
      <p class="scrubber-more">
        <button type="button" class="plain" aria-label=${text("past.copy")} title=${text("past.copy")}
          onClick=${() => copyWords(linkToPosition(origin.value, open.code, at))}>${text("past.copy_short")}</button>
        <${WhatIfButton} open=${open} />
      </p>
    </section>`;
}

/** @param {{open: OpenRoom, to: number, name: string, stop: boolean, d: string, keys?: string}} props */
function Step({ open, to, name, stop, d, keys }) {
  const label = text(`past.${name}`);
  return html`<button type="button" class="plain icon" aria-label=${label} title=${label} aria-keyshortcuts=${keys} aria-disabled=${stop ? "true" : "false"}
    onClick=${() => goTo(open, to)}>
    <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${d} /></svg></button>`;
}

/** One position back or on, by a key from anywhere on the table. @param {OpenRoom} open @param {number} steps */
export function step(open, steps) {
  goTo(open, (open.past.looking.value ?? open.room.value?.version ?? 0) + steps);
}
