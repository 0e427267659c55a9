/** The strip at the top of every page: the way home, the rules, the language. */
import { html } from "../html.js";
import { Logo } from "../figures.js";
import { choose } from "../me.js";
import { attempt } from "../notices.js";
import { language, LANGUAGES, text } from "../text.js";

/** What a language calls itself. @param {string} tag */
const named = (tag) => new Intl.DisplayNames([tag], { type: "language" }).of(tag);

export function LanguageChoice() {
  return html`
    <div class="languages" role="group" aria-label=${text("app.language")}>
      ${LANGUAGES.map((tag) => html`
        <button type="button" class="plain" lang=${tag} aria-pressed=${tag === language.value}
          aria-label=${`${tag.toUpperCase()}, ${named(tag)}`} onClick=${() => attempt(() => choose(tag))}>${tag.toUpperCase()}</button>`)}
    </div>`;
}

/** @param {{children?: any}} props what belongs to this page stands at the end */
export function Head({ children }) {
  return html`
    <header class="head">
      <a class="home" href="/"><span class="mark" aria-hidden="true"><${Logo} /></span><span class="wordmark">Make Make</span></a>
      <div class="head-end">
        ${children ?? html`<a class="button plain" href="/rules">${text("app.rules")}</a><${LanguageChoice} />`}
      </div>
    </header>`;
}
