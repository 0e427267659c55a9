/** The page as an app: its files are kept by the service worker, and it says when there is no connection. */
import { signal } from "./html.js";
import { LANGUAGES } from "./text.js";

const WORKER = "/worker.js";
/** The one name that the server's content policy allows. */
const POLICY = "make-make";

/** Whether this device knows that it has no connection. */
export const offline = signal(globalThis.navigator?.onLine === false);

export function watchConnection() {
  addEventListener("online", () => (offline.value = false));
  addEventListener("offline", () => (offline.value = true));
}

/** The worker's address, in the form that the browser asks for. */
function address() {
  const types = /** @type {any} */ (globalThis).trustedTypes;
  return types ? types.createPolicy(POLICY, { createScriptURL: () => WORKER }).createScriptURL("") : WORKER;
}

/** What has been loaded so far, and what another language needs. */
function loaded() {
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return [...new Set([...files, ...LANGUAGES.map((tag) => `/static/text/${tag}.json`)])];
}

/** Over plain http, as in a network at home, there are no service workers, and nothing is lost but this. */
export async function install() {
  if (!globalThis.isSecureContext || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(address());
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: loaded() });
  } catch {
    // private windows and strict settings forbid it: the page works as before
  }
}
