/** Milliseconds: the first pause, and the longest. */
const FIRST = 500;
const LONGEST = 15_000;

/**
 * How long to wait before the next attempt to connect. It doubles up to a limit and never says "give up";
 * half of it is chance, so that a whole table does not come back in the same instant.
 * @param {number} attempt 0 for the first
 * @param {number} [chance] 0 to 1
 */
export function pause(attempt, chance = Math.random()) {
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10));
  return whole / 2 + (whole / 2) * chance;
}
