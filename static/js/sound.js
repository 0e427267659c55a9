/** Sounds of our own making, synthesised, and silent until they are wanted. */
import { signal } from "./html.js";
import { keep, kept } from "./kept.js";
import { NOTES } from "./notes.js";

/** Whether this device wants sounds. */
export const sounds = signal(kept("sounds") === "on");

/** @type {AudioContext | null} */
let air = null;

/** A context that may sound: browsers ask for a touch first. */
function breathe() {
  if (!("AudioContext" in globalThis)) return null;
  air ??= new AudioContext();
  if (air.state === "suspended") air.resume();
  return air;
}

/** @param {boolean} wanted */
export function wantSounds(wanted) {
  sounds.value = wanted;
  keep("sounds", wanted ? "on" : null);
  if (wanted) sound("tangata_manu");
  else air?.suspend();
}

/**
 * Lets something be heard, where sounds are wanted.
 * @param {string} kind of NOTES
 * @param {number} [after] milliseconds from now
 */
export function sound(kind, after = 0) {
  const notes = NOTES[kind];
  if (!sounds.value || !notes) return;
  const context = breathe();
  if (context) notes.forEach((note) => play(context, note, context.currentTime + after / 1000));
}

/** @param {AudioContext} context @param {import("./notes.js").Note} note @param {number} now seconds */
function play(context, note, now) {
  const begin = now + note.at;
  const end = begin + note.length;
  const loud = context.createGain();
  loud.gain.setValueAtTime(0.0001, begin);
  loud.gain.exponentialRampToValueAtTime(note.loud, begin + Math.min(0.02, note.length / 4));
  loud.gain.exponentialRampToValueAtTime(0.0001, end);
  const source = note.wave === "noise" ? noise(context, note) : tone(context, note, begin, end);
  source.connect(loud).connect(context.destination);
  source.start(begin);
  source.stop(end);
}

/** @param {AudioContext} context @param {import("./notes.js").Note} note @param {number} begin @param {number} end */
function tone(context, note, begin, end) {
  const source = context.createOscillator();
  source.type = /** @type {OscillatorType} */ (note.wave);
  source.frequency.setValueAtTime(note.from, begin);
  source.frequency.exponentialRampToValueAtTime(note.to, end);
  return source;
}

/** Stone and wind: noise, the darker the lower `from` is. @param {AudioContext} context @param {import("./notes.js").Note} note */
function noise(context, note) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * note.length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  const dark = Math.min(1, note.from / (context.sampleRate / 6));
  let last = 0;
  for (let n = 0; n < samples.length; n += 1) {
    last += dark * (Math.random() * 2 - 1 - last);
    samples[n] = last / Math.sqrt(dark);
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}
