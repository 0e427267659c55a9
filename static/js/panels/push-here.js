/** Being told on this device while no page is open: turned on, tried, turned off, and why not. */
import { html, useEffect, useState } from "../html.js";
import { player } from "../me.js";
import { say, wordsFor } from "../notices.js";
import { ability, ask, known, NoSubscription, test, turnOff, turnOn } from "../push.js";
import { ago, text } from "../text.js";

/** Turns it on by a touch, and says in one sentence what came of it. @returns {Promise<boolean>} */
export async function turnOnHere() {
  try {
    const on = await turnOn();
    if (on) say(text("push_here.now_on"));
    else say(text(ability.value === "denied" ? "push_here.denied" : "push_here.not_now"));
    return on;
  } catch (error) {
    say(error instanceof NoSubscription ? text("push_here.no_address") : wordsFor(error), true);
    return false;
  }
}

/** @param {import("../push.js").Subscription} subscription */
function lastWords({ result, result_at }) {
  if (!result_at) return text("push_here.none_yet");
  return text(`push_here.result_${result ?? "sent"}`, { when: ago(result_at) });
}

/** Looks on coming and on coming back: permissions are changed elsewhere. */
function useTruth() {
  const here = player.value?.id;
  const [fault, setFault] = useState("");
  useEffect(() => {
    const ears = new AbortController();
    const look = () => here && document.visibilityState === "visible" && ask().then(() => setFault(""), (error) => setFault(wordsFor(error)));
    document.addEventListener("visibilitychange", look, { signal: ears.signal });
    look();
    return () => ears.abort();
  }, [here]);
  return fault;
}

/** Its words are of the section "push_here". */
export function PushHere() {
  const fault = useTruth();
  if (!player.value) return null;
  return html`
    <section class="card stack push-here" aria-labelledby="push-here">
      <h2 id="push-here">${text("push_here.title")}</h2>
      <p>${text("push_here.what")}</p>
      ${fault && html`<p class="fault" role="alert">${fault}</p>`}
      ${ability.value !== "able" ? html`<p class="note" role="status">${text(`push_here.${ability.value}`)}</p>` : known.value && html`<${Switch} />`}
    </section>`;
}

/** What can be done here. */
function Switch() {
  const subscription = known.value?.subscription;
  const [busy, setBusy] = useState(false);
  const does = (/** @type {() => Promise<unknown>} */ work) => async () => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const off = () => turnOff().catch((error) => say(wordsFor(error), true));
  if (!subscription) {
    return html`<p><button type="button" class="primary" disabled=${busy} onClick=${does(turnOnHere)}>${text("push_here.turn_on")}</button></p>`;
  }
  return html`
    <p class="note" role="status">${text("push_here.is_on")} ${lastWords(subscription)}</p>
    <div class="row">
      <button type="button" disabled=${busy} onClick=${does(tried)}>${text("push_here.test")}</button>
      <button type="button" disabled=${busy} onClick=${does(off)}>${text("push_here.turn_off")}</button>
    </div>`;
}

async function tried() {
  try {
    const result = await test();
    if (result === null) say(text("push_here.test_sent"));
    else say(text(`push_here.result_${result}`, { when: ago(new Date().toISOString()) }), true);
  } catch (error) {
    say(wordsFor(error), true);
  }
}
