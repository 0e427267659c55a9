/** Parts of the page that are only fetched when they are wanted. */
import { html, useEffect, useState } from "./html.js";
import { fetched, wordsFor } from "./notices.js";
import { NoAnswer } from "./net.js";
import { text } from "./text.js";

/** @typedef {() => any} Component */

/**
 * A component that is shown as soon as it has been fetched.
 * @param {{load: () => Promise<Component>}} props
 */
export function Later({ load }) {
  const [Loaded, setLoaded] = useState(/** @type {{is: Component}|null} */ (null));
  const [fault, setFault] = useState("");
  const fetching = () => {
    setFault("");
    load().then((is) => setLoaded({ is }), (error) => setFault(wordsFor(error instanceof TypeError ? new NoAnswer() : error)));
  };
  useEffect(fetching, [load]);
  if (Loaded) return html`<${Loaded.is} />`;
  return html`
    <main class="page missing" id="main" tabindex="-1">
      ${fault && html`<p role="alert">${fault}</p><button type="button" onClick=${fetching}>${text("net.retry")}</button>`}
    </main>`;
}

/**
 * A module, once it has come; null before.
 * @param {boolean} wanted
 * @param {() => Promise<any>} load
 * @param {() => void} failed where there is no way to it; the player has been told
 */
export function useLater(wanted, load, failed) {
  const [module, setModule] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (wanted && !module) fetched(load).then((came) => (came ? setModule(came) : failed()));
  }, [wanted]);
  return module;
}
