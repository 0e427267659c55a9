import { html, useMemo } from "../html.js";
import { modulePath } from "../modules.js";
import { encode } from "../../vendor/uqr/uqr.js";

/**
 * A link as a QR code, made here: the invite in it is nothing that a server should see.
 * @param {{link: string, label: string}} props
 */
export function QrCode({ link, label }) {
  const { size, path } = useMemo(() => {
    const code = encode(link, { ecc: "M", border: 3 });
    return { size: code.size, path: modulePath(code.data) };
  }, [link]);
  return html`
    <svg class="qr" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${label} shape-rendering="crispEdges">
      <rect class="qr-light" width=${size} height=${size} />
      <path class="qr-dark" d=${path} />
    </svg>`;
}
