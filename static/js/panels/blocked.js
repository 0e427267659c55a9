/** Whom I blocked, with the way back. Where there is nobody, there is nothing of it. */
import { html, useEffect, useState } from "../html.js";
import { call, get } from "../net.js";
import { attempt } from "../notices.js";
import { isolated, text } from "../text.js";

export function Blocked() {
  const [blocked, setBlocked] = useState(/** @type {{id: string, nickname: string}[]} */ ([]));
  const look = () => attempt(async () => setBlocked((await get("/api/me/blocks")).players));
  useEffect(() => {
    look();
  }, []);
  const unblock = async (/** @type {string} */ id) => {
    if (await attempt(() => call("DELETE", `/api/me/blocks/${encodeURIComponent(id)}`))) await look();
  };
  if (!blocked.length) return null;
  return html`
    <section class="card stack" aria-labelledby="blocked">
      <h2 id="blocked">${text("conduct.blocked")}</h2>
      <p>${text("conduct.blocked_what")}</p>
      <ul class="people">${blocked.map(({ id, nickname }) => html`
        <li class="row" key=${id}><bdi>${nickname}</bdi>
          <button type="button" aria-label=${text("conduct.unblock_name", { name: isolated(nickname) })} onClick=${() => unblock(id)}>${text("conduct.unblock")}</button></li>`)}</ul>
    </section>`;
}
