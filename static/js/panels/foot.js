import { html } from "../html.js";
import { text } from "../text.js";

export function Foot() {
  return html`
    <footer class="foot">
      <a href="/rules">${text("app.rules")}</a>
      <a href="/lobby">${text("lobby.title")}</a>
      <a href="/settings">${text("app.settings")}</a>
      <a href="/record">${text("record.title")}</a>
      <span>${text("app.unofficial")}</span>
    </footer>`;
}
