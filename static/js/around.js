/** Who sits around one phone, before the game; pure. */

/** @typedef {{name: string, look: number, mine: boolean}} Row who sits there; one of them is the maker */

/** Other rows for as many players; the maker stays. @param {Row[]} rows @param {number} size @returns {Row[]} */
export function resized(rows, size) {
  const wanted = [...rows];
  while (wanted.length > size) wanted.splice(wanted.findLastIndex(({ mine }) => !mine), 1);
  for (let look = 0; wanted.length < size; look += 1) {
    if (wanted.every((row) => row.look !== look)) wanted.push({ name: "", look, mine: false });
  }
  return wanted;
}

/** The next colour for a row; whoever has it changes with them. @param {Row[]} rows @param {number} n @returns {Row[]} */
export function dressed(rows, n) {
  const look = (rows[n].look + 1) % 4;
  return rows.map((row, m) => (m === n ? { ...row, look } : row.look === look ? { ...row, look: rows[n].look } : row));
}

/** @param {Row[]} rows @returns {Row[]} by chance */
export function shuffled(rows) {
  const left = [...rows];
  return rows.map(() => left.splice(Math.floor(Math.random() * left.length), 1)[0]);
}

/** What the server is asked for. @param {Row[]} rows @param {number|"random"} first the look of who begins */
export function wishes(rows, first) {
  const seat = rows.findIndex(({ look }) => look === first);
  const names = rows.map(({ name, mine }) => (mine ? null : name));
  return { seats: rows.length, first: seat < 0 ? "random" : seat, one_phone: { names, looks: rows.map(({ look }) => look) } };
}
