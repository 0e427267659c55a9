/** What has to be known at once: somebody took these seats along to one more device. */
import { html } from "../html.js";
import { knowDevices, newDevices, player } from "../me.js";
import { attempt } from "../notices.js";
import { isolated, text } from "../text.js";

export function NewDevices() {
  const [newest] = newDevices.value;
  if (!player.value || !newest) return null;
  return html`
    <div class="connection device-news" role="status">
      <p>${newest.name ? text("devices.came", { name: isolated(newest.name) }) : text("devices.came_unknown")}</p>
      <div class="row">
        <a class="button" href="/seats">${text("devices.look")}</a>
        <button type="button" onClick=${() => attempt(knowDevices)}>${text("devices.known")}</button>
      </div>
    </div>`;
}
