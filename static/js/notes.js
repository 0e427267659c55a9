/**
 * What each effect sounds like; numbers only. Frequencies in hertz, times in seconds, loudness from 0 to 1.
 *
 * @typedef {{wave: "sine" | "triangle" | "sawtooth" | "noise", from: number, to: number, at: number, length: number, loud: number}} Note
 */

/** @param {Note["wave"]} wave @param {number} from @param {number} to @param {number} at @param {number} length @param {number} loud @returns {Note} */
const note = (wave, from, to, at, length, loud) => ({ wave, from, to, at, length, loud });

/** Wood on stone. */
const KNOCK = [note("triangle", 210, 120, 0, 0.14, 0.3), note("noise", 900, 900, 0, 0.05, 0.18)];
/** Wind that goes home. */
const WIND = [note("noise", 2600, 2600, 0, 0.32, 0.07), note("sine", 420, 230, 0, 0.3, 0.07)];

/** @type {Record<string, Note[]>} */
export const NOTES = {
  placed: KNOCK,
  conquered: [...KNOCK, note("triangle", 150, 80, 0.09, 0.2, 0.32)],
  withdrawn: WIND,
  returned: WIND,
  lost_ground: [note("sine", 900, 520, 0, 0.22, 0.12)],
  // A tern.
  tangata_manu: [note("sine", 1250, 1750, 0, 0.09, 0.12), note("sine", 1500, 2050, 0.12, 0.11, 0.12)],
  // A shell that is blown.
  make_make: [note("sawtooth", 196, 220, 0, 0.7, 0.06), note("sine", 392, 440, 0.05, 0.65, 0.12)],
  // Stone that is raised.
  moai: [note("noise", 160, 160, 0, 0.6, 0.3), note("sine", 58, 74, 0, 0.6, 0.4)],
  over: [note("sine", 392, 392, 0, 0.5, 0.14), note("sine", 494, 494, 0.16, 0.55, 0.14), note("sine", 587, 587, 0.32, 0.9, 0.16),
    note("sawtooth", 196, 196, 0.32, 0.9, 0.05)],
  turn: [note("sine", 523, 523, 0, 0.16, 0.12), note("sine", 659, 659, 0.14, 0.26, 0.12)],
};
