/** At the table, once the first own turn is over: a quiet question whether to be told of the next. */
import { html, useState } from "../html.js";
import { keep, kept } from "../kept.js";
import { useLater } from "../later.js";
import { inPlay, myTurn, ownSeat } from "../view.js";

const PLACE = "push-offer";

/** Whether nobody has answered the browser's question here yet, so that asking makes sense. */
const unasked = () => globalThis.isSecureContext && "PushManager" in globalThis && globalThis.Notification?.permission === "default";

/** @param {import("../types.js").View} view */
function played(view) {
  const clan = ownSeat(view)?.clan ?? null;
  return clan !== null && inPlay(view) && !myTurn(view) && view.events.some((event) => event.kind === "action" && event.clan === clan);
}

const asking = () => import("./push-question.js");

/** @param {{open: import("../room.js").OpenRoom}} props */
export function PushOffer({ open }) {
  const [done, setDone] = useState(kept(PLACE) === "no");
  const wanted = !done && played(open.view.value) && unasked();
  const question = useLater(wanted, asking, () => setDone(true));
  const end = () => {
    keep(PLACE, "no");
    setDone(true);
  };
  return wanted && question && html`<${question.PushQuestion} onDone=${end} />`;
}
