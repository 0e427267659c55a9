/** Plays what happened over the board that is already drawn as it stands: everything here may be cut short at any time. */
import { Ariki, BirdMan, Chief, MakeMakeFigure, Token } from "./figures.js";
import { GROUNDS, middle } from "./hex.js";
import { html, render } from "./html.js";
import { steps } from "./motion.js";
import { whenIdle } from "./painted.js";
import { sound } from "./sound.js";

/** @typedef {import("./motion.js").Step} Step */
/** @typedef {import("./camera.js").Point} Point */

/** Board units that a flying piece is wide. @type {Record<string, number>} */
const WIDTHS = { token: 80, chief: 74, bird: 40, mask: 76, ariki: 260 };
const CENTRE = { x: 0, y: 0 };
const LANDING = "cubic-bezier(0.3, 0.7, 0.3, 1)";
/** Milliseconds that land is gone and back. */
const POINTING = 600;
const LESS = "(prefers-reduced-motion: reduce)";

/** Whether this player wants less to move. */
export const lessMotion = () => matchMedia(LESS).matches;

export class Stage {
  /** @param {import("./viewport.js").Viewport} view */
  constructor(view) {
    this.view = view;
    /** @type {Animation[]} */
    this.running = [];
    /** @type {HTMLElement[]} */
    this.flying = [];
    /** What is to be changed on the page once all is measured: else each piece would lay it out anew. @type {(() => void)[]} */
    this.changes = [];
  }

  /** @param {import("./types.js").Effect[]} effects @param {(clan: number) => number} lookOf */
  play(effects, lookOf) {
    this.finish();
    const all = steps(effects);
    all.forEach((step) => sound(step.kind, step.start));
    if (lessMotion() || document.visibilityState === "hidden" || !this.view.frame) return;
    for (const step of all) this.#show(step, lookOf(step.effect.clan ?? step.effect.winner));
    this.changes.splice(0).forEach((change) => change());
    const played = this.running;
    const over = () => whenIdle(() => played === this.running && this.finish());
    Promise.all(played.map(({ finished }) => finished)).then(over, () => undefined);
  }

  /** Shows which land is meant: it goes and comes, where it lies. @param {number} look */
  point(look) {
    this.finish();
    const land = document.querySelector(`main .land-of.look-${look}`);
    this.#animate(land, [{ opacity: 1 }, { opacity: 0.1 }, { opacity: 1 }], { duration: POINTING, iterations: 2 });
  }

  /** Everything is as it stands. */
  finish() {
    this.running.forEach((animation) => animation.cancel());
    this.flying.forEach((piece) => piece.remove());
    this.running = [];
    this.flying = [];
  }

  /** @param {Step} step @param {number} look */
  #show(step, look) {
    const { territory, ground, clan, dominance, chief, from } = step.effect;
    const there = territory ? middle(territory) : CENTRE;
    switch (step.kind) {
      case "placed":
      case "conquered":
        this.#arrive(step, html`<${Token} look=${look} n=${dominance} />`, "token", panel(`[data-reserve="${clan}"]`), this.#on(there));
        if (chief) this.#arrive(step, html`<${Chief} look=${look} />`, "chief", panel(`[data-chief="${clan}"]`), this.#on(there));
        return this.#reveal(step, `[data-piece="${territory}"]`);
      case "withdrawn":
      case "returned":
        if (dominance) this.#leave(step, html`<${Token} look=${look} n=${dominance} />`, "token", this.#on(there), panel(`[data-reserve="${clan}"]`));
        if (chief) this.#leave(step, html`<${Chief} look=${look} />`, "chief", this.#on(there), panel(`[data-chief="${clan}"]`));
        return undefined;
      case "lost_ground":
        return this.#leave(step, html`<${BirdMan} look=${look} />`, "bird", this.#on(GROUNDS.get(ground)), panel(`[data-bird-men="${clan}"]`));
      case "tangata_manu":
        this.#arrive(step, html`<${BirdMan} look=${look} />`, "bird", panel(`[data-bird-men="${clan}"]`), this.#on(GROUNDS.get(ground)));
        return this.#reveal(step, `[data-bird-man="${ground} ${clan}"]`);
      case "make_make":
        this.#leave(step, html`<${MakeMakeFigure} />`, "mask", from === null ? this.#on(CENTRE) : panel(`[data-reserve="${from}"]`) ?? this.#on(CENTRE), panel(`[data-won="${clan}"]`));
        this.#reveal(step, "[data-make-make=held]");
        return this.#reveal(step, `[data-won="${clan}"]`);
      case "moai":
        return this.#rise(step, `[data-piece="${territory}"]`);
      default:
        return this.#crown(step, look);
    }
  }

  /** Where a point of the board is seen on the page. @param {Point | undefined} point */
  #on(point) {
    return this.view.where(point ?? CENTRE);
  }

  /** @param {Element | null} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} how */
  #animate(element, frames, how) {
    if (!element) return undefined;
    const animation = element.animate(frames, how);
    this.running.push(animation);
    return animation;
  }

  /** A piece over the page. @param {unknown} drawing @param {number} width pixels */
  #piece(drawing, width) {
    const piece = document.createElement("div");
    piece.className = "flying";
    piece.setAttribute("aria-hidden", "true");
    piece.style.width = `${width}px`;
    render(drawing, piece);
    document.body.append(piece);
    this.flying.push(piece);
    return piece;
  }

  /** From before the clan to the board: unseen until its time. @param {Step} step @param {unknown} drawing @param {string} kind @param {Point | null} from @param {Point} to */
  #arrive(step, drawing, kind, from, to) {
    this.#fly(step, drawing, kind, path(from ?? to, to).map((frame, n) => ({ ...frame, opacity: n ? 1 : 0 })), LANDING);
  }

  /** From the board to where it belongs: it stands until its time, and is gone when it is home. @param {Step} step @param {unknown} drawing @param {string} kind @param {Point} from @param {Point | null} to */
  #leave(step, drawing, kind, from, to) {
    this.#fly(step, drawing, kind, path(from, to ?? from), "ease-in-out");
  }

  /** A piece over the page for the time of a step; then it is not seen, and taken away with all others. @param {Step} step @param {unknown} drawing @param {string} kind @param {Keyframe[]} frames @param {string} easing */
  #fly({ start, length }, drawing, kind, frames, easing) {
    const width = WIDTHS[kind] * this.view.unit;
    this.changes.push(() => {
      const piece = this.#piece(drawing, width);
      this.#animate(piece, gone(frames), { delay: start, duration: length, fill: "both", easing });
    });
  }

  /** What stands there already is not seen before it has come; before its time an animation costs no frame anything. @param {Step} step @param {string} selector */
  #reveal({ start, length }, selector) {
    const element = document.querySelector(`main ${selector}`);
    this.changes.push(() => this.#animate(element, [{ opacity: 0 }, { opacity: 1 }], { delay: start + length - 1, duration: 1, fill: "backwards" }));
  }

  /** A Moai grows out of its platform. @param {Step} step @param {string} selector */
  #rise(step, selector) {
    const frames = [
      { transform: "translate(0, 40px) scale(1, 0.04)", opacity: 0 },
      { transform: "translate(0, 34px) scale(1, 0.15)", opacity: 1, offset: 0.1 },
      { transform: "translate(0, -5px) scale(1, 1.06)", opacity: 1, offset: 0.8 },
      { transform: "none", opacity: 1 },
    ];
    const element = document.querySelector(`main ${selector}`);
    this.changes.push(() => this.#animate(element, frames, { delay: step.start, duration: step.length, fill: "backwards", easing: "ease-out" }));
  }

  /** The new Ariki over the island. @param {Step} step @param {number} look */
  #crown(step, look) {
    const at = (/** @type {number} */ scale, /** @type {number} */ opacity) => ({ transform: `${placed(this.#on(CENTRE))} scale(${scale})`, opacity });
    const frames = [at(0.2, 0), { ...at(1.12, 1), offset: 0.25 }, { ...at(1, 1), offset: 0.4 }, { ...at(1, 1), offset: 0.8 }, at(1.25, 0)];
    this.#fly(step, html`<${Ariki} look=${look} />`, "ariki", frames, "ease-out");
  }
}

/** The middle of a figure before a clan, null where it is not seen. @param {string} selector @returns {Point | null} */
function panel(selector) {
  const figure = document.querySelector(`main ${selector} .figure`) ?? document.querySelector(`main ${selector}`);
  if (!figure) return null;
  const { left, top, width, height } = figure.getBoundingClientRect();
  return width ? { x: left + width / 2, y: top + height / 2 } : null;
}

/** @param {Point} point */
const placed = ({ x, y }) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`;

/** What is not seen any more at its end, where it was seen. @param {Keyframe[]} frames @returns {Keyframe[]} */
function gone(frames) {
  const seen = frames.map((frame) => ({ opacity: 1, ...frame }));
  const last = seen[seen.length - 1];
  return [...seen.slice(0, -1), { ...last, offset: 0.999 }, { ...last, offset: 1, opacity: 0 }];
}

/** A low arc. @param {Point} from @param {Point} to @returns {Keyframe[]} */
function path(from, to) {
  const rise = Math.min(40, Math.hypot(to.x - from.x, to.y - from.y) / 5);
  const top = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise };
  return [{ transform: placed(from) }, { transform: `${placed(top)} scale(1.15)` }, { transform: placed(to) }];
}
