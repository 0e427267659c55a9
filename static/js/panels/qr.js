import { html, useMemo } from "../html.js";
import { encode } from "../../vendor/uqr/uqr.js";

/** The dark modules as one path, a run of them in a row at a time. @param {boolean[][]} rows */
export function modulePath(rows) {
  return rows.map((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`).join("")).join("");
}

/** @param {boolean[]} row @returns {[number, number][]} where each run of dark modules begins, and its length */
function runs(row) {
  /** @type {[number, number][]} */
  const found = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    if (row[x - 1]) found[found.length - 1][1] += 1;
    else found.push([x, 1]);
  });
  return found;
}

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
