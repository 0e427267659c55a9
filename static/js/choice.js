/** What the player is choosing: the space that was touched, the action on it, and what would follow. */
import { batch, computed, signal } from "./html.js";
import { NoAnswer, Problem } from "./net.js";
import { marks, proposal, question } from "./offers.js";
import { whenPainted } from "./painted.js";
import { myTurn } from "./view.js";

/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").Preview} Preview */

/** Milliseconds that the preview of another action stays while the server is asked about this one. */
const STALE = 1_000;

/** The spaces that are in the way. @param {Problem|null} problem @returns {Set<string>} */
function reasonsOf(problem) {
  return new Set(problem?.body.spaces ?? []);
}

/**
 * A ground is called by its three spaces.
 * @param {string|null} selected @param {Preview|null} preview @param {Problem|null} refusal
 * @returns {ReadonlySet<string>}
 */
function namedIn(selected, preview, refusal) {
  const { spaces, grounds } = marks(preview ?? undefined);
  return new Set([selected ?? "", ...spaces, ...grounds].flatMap((place) => place.split("-")).concat([...reasonsOf(refusal)]));
}

export class Choice {
  /** @param {import("./types.js").Playable} open */
  constructor(open) {
    this.open = open;
    /** The touched space or ground. @type {import("./html.js").Signal<string|null>} */
    this.selected = signal(null);
    /** The same, from the very tap on: what the board outlines. @type {import("./html.js").Signal<string|null>} */
    this.touched = signal(null);
    /** @type {import("./html.js").Signal<Action|null>} */
    this.action = signal(null);
    /** @type {import("./html.js").Signal<Preview|null>} */
    this.preview = signal(null);
    /** Why it cannot be. @type {import("./html.js").Signal<Problem|null>} */
    this.refusal = signal(null);
    /** Whether the server does not say what would follow. */
    this.unanswered = signal(false);
    this.reasons = computed(() => reasonsOf(this.refusal.value ?? open.outbox.refused.value));
    /** The spaces that the sheet speaks of. */
    this.named = computed(() => namedIn(this.selected.value, this.preview.value, this.refusal.value));
    this.asked = 0;
  }

  /**
   * A space was touched. Touched again, it is let go.
   * @param {string} space
   * @param {boolean} [byHand] then it is outlined at once, and all else follows when that is painted; keys wait for no painting
   */
  touch(space, byHand = false) {
    this.open.outbox.refused.value = null;
    if (!this.open.view.value.room?.state) return;
    const wanted = this.touched.value === space ? null : space;
    if (!byHand) return this.#choose(wanted);
    this.touched.value = wanted;
    const asked = ++this.asked;
    whenPainted(() => asked === this.asked && this.#choose(wanted));
  }

  /** @param {string|null} space */
  #choose(space) {
    const { room } = this.open.view.value;
    batch(() => {
      this.clear();
      this.#select(space);
    });
    if (!space || !room?.state || !myTurn(this.open.view.value)) return;
    const action = proposal(room.legal, room.state, space);
    if (action) this.want(action);
    else this.#ask(question(room.state, space));
  }

  /** @param {string|null} place */
  #select(place) {
    this.touched.value = place;
    this.selected.value = place;
  }

  /** A ground was touched. @param {string} ground */
  touchGround(ground) {
    if (!myTurn(this.open.view.value)) return;
    this.clear();
    this.#select(ground);
    this.want({ type: "tangata_manu", ground });
  }

  /** The player would do this: ask what follows. @param {Action} action */
  want(action) {
    this.action.value = action;
    return this.#ask(action);
  }

  clear() {
    this.asked += 1;
    this.#select(null);
    this.action.value = null;
    this.#show(null, null);
  }

  /** @param {Action} action */
  async #ask(action) {
    const asked = ++this.asked;
    const late = setTimeout(() => asked === this.asked && this.#show(null, null, true), STALE);
    try {
      const preview = await this.open.foresee(action);
      if (asked === this.asked) this.#show(preview, null);
    } catch (error) {
      if (asked !== this.asked) return;
      if (error instanceof Problem) this.#refuse(error);
      else if (error instanceof NoAnswer) this.#show(null, null, true);
      else throw error;
    } finally {
      clearTimeout(late);
    }
  }

  /** @param {Problem} problem */
  #refuse(problem) {
    if (problem.code !== "stale_version") return this.#show(null, problem);
    this.clear();
    this.open.refresh();
  }

  /** @param {Preview|null} preview @param {Problem|null} refusal @param {boolean} [unanswered] */
  #show(preview, refusal, unanswered = false) {
    this.preview.value = preview;
    this.refusal.value = refusal;
    this.unanswered.value = unanswered;
  }
}
