/** A QR code as lines; pure. */

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
