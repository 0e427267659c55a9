/** What has to be known at once: somebody asked for a seat of mine. */
import { html } from "../html.js";
import { roomOf } from "../invite.js";
import { claimNews, knowClaims, player } from "../me.js";
import { attempt } from "../notices.js";
import { path } from "../route.js";
import { isolated, text } from "../text.js";

export function ClaimNews() {
  const [newest] = claimNews.value;
  if (!player.value || !newest) return null;
  const room = newest.name ? isolated(newest.name) : text("claims.a_table");
  return html`
    <div class="connection claim-news" role="status">
      <p>${text(newest.outcome === "passed" ? "claims.passed" : "claims.stopped", { room })}</p>
      <div class="row">
        ${roomOf(path.value) !== newest.code && html`<a class="button" href=${`/r/${newest.code}`}>${text("claims.look")}</a>`}
        <button type="button" onClick=${() => attempt(knowClaims)}>${text("claims.known")}</button>
      </div>
    </div>`;
}
