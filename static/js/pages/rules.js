/** The page of the rules. */
import { html, useEffect } from "../html.js";
import { Foot } from "../panels/foot.js";
import { Head } from "../panels/head.js";
import { RulesText } from "../panels/rules-text.js";
import { text } from "../text.js";

export function RulesPage() {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return html`
    <${Head} />
    <main class="page rules" id="main" tabindex="-1">
      <h1>${text("rules.title")}</h1>
      <p><a class="button" href="/learn">${text("front.learn")}</a></p>
      <${RulesText} marked=${location.hash.slice(1).toLowerCase()} />
    </main>
    <${Foot} />`;
}
