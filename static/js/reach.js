/** Whether those who are to play can be told of it: asked by who sits there, whenever another's turn begins. */
import { effect, signal } from "./html.js";
import { get, NoAnswer, Problem } from "./net.js";
import { myTurn, ownSeat } from "./view.js";

export class Reach {
  /** @param {import("./room.js").OpenRoom} open */
  constructor(open) {
    this.open = open;
    /** The players whom nothing reaches. @type {import("./html.js").Signal<string[]>} */
    this.unreachable = signal([]);
  }

  /** Follows the room until told to stop. @param {AbortSignal} until */
  follow(until) {
    let asked = "";
    const stop = effect(() => {
      const view = this.open.view.value;
      const clan = view.room?.status === "playing" ? view.room.state?.clan : null;
      const waits = typeof clan === "number" && ownSeat(view) !== null && !myTurn(view);
      const turn = waits ? `${clan} ${view.you?.player}` : "";
      if (turn !== asked && turn) this.#ask();
      asked = turn;
    });
    until.addEventListener("abort", stop);
  }

  /** Whether the player on the move is not here, and cannot be told. */
  get isLost() {
    const { room } = this.open.view.value;
    const mover = room?.seats.find(({ clan }) => clan !== null && clan === room.state?.clan);
    return !!mover && !mover.online && this.unreachable.value.includes(mover.keeper ?? mover.player?.id ?? "");
  }

  async #ask() {
    try {
      this.unreachable.value = (await get(`${this.open.path}/reach`)).unreachable;
    } catch (error) {
      // It is only a word beside the turn; the next turn asks again.
      if (!(error instanceof NoAnswer || error instanceof Problem)) throw error;
    }
  }
}
