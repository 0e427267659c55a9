/** Parts of the page that are only fetched when they are wanted. */
import { html, useEffect, useState } from "./html.js";
import { fetched, wordsFor } from "./notices.js";
import { Head } from "./panels/head.js";
import { NoPart } from "./parts.js";
import { text } from "./text.js";

/** @typedef {() => any} Component */

/** Loads the page anew. @param {{kind?: string}} props */
export function Reload({ kind = "" }) {
  return html`<button type="button" class=${kind} onClick=${() => location.reload()}>${text("net.reload")}</button>`;
}

/**
 * A component that is shown as soon as it has been fetched.
 * @param {{load: () => Promise<Component>}} props
 */
export function Later({ load }) {
  const [Loaded, setLoaded] = useState(/** @type {{is: Component}|null} */ (null));
  const [fault, setFault] = useState(/** @type {{words: string, gone: boolean}|null} */ (null));
  const fetching = () => {
    setFault(null);
    load().then((is) => setLoaded({ is }), (error) => setFault({ words: wordsFor(error), gone: error instanceof NoPart }));
  };
  useEffect(fetching, [load]);
  if (Loaded) return html`<${Loaded.is} />`;
  return html`
    ${fault && html`<${Head} />`}
    <main class="page missing" id="main" tabindex="-1">
      ${fault && html`<h1>${text("app.name")}</h1>`}
      ${fault && html`<p role="alert">${fault.words}</p>`}
      ${fault && (fault.gone ? html`<${Reload} />` : html`<button type="button" onClick=${fetching}>${text("net.retry")}</button>`)}
    </main>`;
}

/**
 * What lies beside the board: it is drawn a moment later than the board, when that is painted.
 * @param {{children: any, now?: unknown}} props where `now` becomes another it is drawn at once; without it, the first time too only later
 */
export function Afterwards({ children, now }) {
  const [drawn, setDrawn] = useState({ children: /** @type {any} */ (null), now: /** @type {unknown} */ (undefined) });
  useEffect(() => setDrawn({ children, now }), [children]);
  return drawn.now === now ? drawn.children : children;
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
