/** The other tabs of this browser: they share its cookie, so whoever one of them becomes, all have become. */
import { player } from "./me.js";

/** One for both ways: what this tab says, it does not hear itself. */
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("make-make") : null;

/** Tells the other tabs who this browser is from now on. @param {string} id */
export function tellTabs(id) {
  channel?.postMessage({ player: id });
}

/** A tab that shows another player begins anew: what it would do next would be done by one whom it does not show. */
export function followTabs() {
  channel?.addEventListener("message", ({ data }) => {
    if (typeof data?.player === "string" && data.player !== player.value?.id) location.reload();
  });
}
