/** The page of the rules. Each has an address, "/rules#r9". */
import { html, useEffect, useState } from "../html.js";
import { Foot } from "../panels/foot.js";
import { Head } from "../panels/head.js";
import { RulesText } from "../panels/rules-text.js";
import { text } from "../text.js";

const asked = () => location.hash.slice(1).toLowerCase();

export function RulesPage() {
  const [marked, setMarked] = useState(asked());
  useEffect(() => {
    const follow = () => setMarked(asked());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return html`
    <${Head} />
    <main class="page rules" id="main" tabindex="-1">
      <h1>${text("rules.title")}</h1>
      <p><a class="button" href="/learn">${text("front.learn")}</a></p>
      <${RulesText} marked=${marked} page />
    </main>
    <${Foot} />`;
}
