/** Which page is shown. The site is one document; its paths are `/`, `/r/{code}`, `/rules`, `/learn`, `/lobby`, `/record`, `/seats`, `/settings`, and those that links in messages lead to. */
import { signal } from "./html.js";
import { whenBack } from "./layers.js";

export const path = signal(location.pathname);

/** @param {string} to a path of this site */
export function go(to) {
  whenBack(() => {
    history.pushState(null, "", to);
    path.value = location.pathname;
    scrollTo(0, 0);
  });
}

/** A plain click on a link within the site; all others are the browser's. @param {MouseEvent} event */
function inner(event) {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return null;
  const known = /^\/($|r\/|(rules|learn|lobby|record|seats|settings)$)/.test(link.pathname);
  return known && link.pathname !== location.pathname ? link : null;
}

export function followLinks() {
  document.addEventListener("click", (event) => {
    const link = inner(event);
    if (!link) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
  addEventListener("popstate", () => (path.value = location.pathname));
}
