/** What people are called at a table. */

/** @typedef {import("./types.js").Seat} Seat */

/**
 * Letters that a quick eye takes for others: of other scripts, and of our own. Only for comparing: nobody is refused
 * a name, and whoever is told apart for nothing has just a number more.
 */
const TAKEN_FOR = new Map(
  Object.entries({
    a: "аαɑ", b: "ьвβ", c: "сϲ", d: "ԁ", e: "еεєҽ", g: "ɡ", h: "һнη", i: "іιıΙl1|ӏ", j: "јϳ", k: "кκ", m: "м", n: "п",
    o: "оο0σօ", p: "рρ", q: "ԛ", r: "гг", s: "ѕ5", t: "тτ", u: "υս", v: "νѵ", w: "ԝωш", x: "хχ", y: "уγү", z: "ᴢ2",
  }).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
);

/** Names that look the same to a quick eye are the same here. @param {string} name */
function folded(name) {
  const plain = name.normalize("NFKD").replace(/[\p{M}\p{Cf}\s]/gu, "").toLowerCase();
  return [...plain].map((letter) => TAKEN_FOR.get(letter) ?? letter).join("").replaceAll("rn", "m").replaceAll("vv", "w");
}

/**
 * A name for each seat, null for a free one. Where two look the same, the number of the seat tells them apart: "Ana 2";
 * also where somebody is called just that.
 * @param {Seat[]} seats
 * @returns {(string|null)[]}
 */
export function seatNames(seats) {
  const names = seats.map((seat) => seat.player?.nickname ?? null);
  const numbered = seats.map((seat) => `${seat.player?.nickname} ${seat.seat + 1}`);
  const looks = names.map((name) => (name === null ? null : folded(name)));
  const numberedLooks = numbered.map(folded);
  return names.map((name, n) => {
    if (name === null) return null;
    const twin = looks.some((look, m) => m !== n && look !== null && (look === looks[n] || numberedLooks[m] === looks[n]));
    return twin ? numbered[n] : name;
  });
}

/** How a player is called who has gone for good, perhaps with a number that tells two of them apart. */
const GONE = /^—(?=$| \d$)/;

/**
 * A name as it is said in a sentence, and to ears: of who has gone for good there is only a dash, which says nothing.
 * @param {string} name
 * @param {string} gone what to say instead
 */
export function inWords(name, gone) {
  return name.replace(GONE, gone);
}
