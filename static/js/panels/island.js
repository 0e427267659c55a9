import { Board } from "../board.js";
import { html } from "../html.js";
import { text } from "../text.js";

/** A moment of a game, to show what it looks like. @type {import("../types.js").State} */
const MOMENT = {
  players: 3,
  clan: 0,
  phase: "dominance",
  territories: {
    b2: { clan: 1, dominance: 2, chief: false },
    b3: { clan: 0, dominance: 3, chief: true },
    c2: { clan: 1, dominance: 1, chief: true },
    c3: { clan: 1, dominance: 2, chief: false },
    c5: { clan: 0, dominance: 2, chief: false },
    b4: { clan: 0, dominance: 1, chief: false },
    d3: { clan: 1, dominance: 1, chief: false },
    d5: { clan: 2, dominance: 2, chief: true },
    d6: { clan: 2, dominance: 1, chief: false },
    e6: { clan: 2, dominance: 1, chief: false },
  },
  moai: ["d2", "e7"],
  tangata_manu: [[], ["c2-d2-d3"], ["d5-d6-e6", "d6-e6-e7"]],
  reserves: [],
  moai_left: 10,
  make_make: 0,
  retired: [],
  winner: null,
  result: null,
};
const CLANS = [0, 1, 2].map((look) => ({ name: "", look }));
const NONE = /** @type {Set<string>} */ (new Set());
const UNMARKED = { spaces: NONE, grounds: NONE };
const nothing = () => {};

/**
 * The board to look at, not to touch.
 * @param {{state?: import("../types.js").State}} props
 */
export function Island({ state = MOMENT }) {
  return html`
    <div class="island" inert aria-hidden="true">
      <${Board} state=${state} clans=${CLANS} targets=${NONE} choices=${NONE} selected=${null} ghost=${null}
        marked=${UNMARKED} reasons=${NONE} coordinates=${false} text=${text} onSpace=${nothing} onGround=${nothing} />
    </div>`;
}
