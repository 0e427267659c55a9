/** Parts of the page that are fetched when they are wanted. */
import { get } from "./net.js";

/**
 * The server answers, and yet a part of the page did not come: it was of a version that is gone, or it failed before, which
 * some browsers keep in mind. Only a page that is loaded anew gets it.
 */
export class NoPart extends Error {}

/**
 * @template T
 * @param {() => Promise<T>} load imports it
 * @param {string} [asked] what every server answers
 * @returns {Promise<T>}
 * @throws {NoPart|import("./net.js").NoAnswer|import("./net.js").Problem}
 */
export async function part(load, asked = "/healthz") {
  try {
    return await load();
  } catch (cause) {
    await get(asked);
    throw new NoPart("a part of the page did not come", { cause });
  }
}
