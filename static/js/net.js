/** Requests to the server. A refusal is a `Problem` with the server's own words; no answer at all is a `NoAnswer`. */
import { hearTime } from "./clock.js";

/** Milliseconds after which a request counts as unanswered. */
const PATIENCE = 12_000;

/** What the server refused, in its words (already in the player's language). */
export class Problem extends Error {
  /** @param {number} status @param {Record<string, any>} body of problem+json */
  constructor(status, body) {
    super(body.detail ?? body.title ?? String(status));
    this.status = status;
    /** @type {string} */
    this.code = body.code ?? "internal_error";
    this.body = body;
  }

  /** Whether the same request can succeed later. */
  get passing() {
    return this.status >= 500 || this.status === 429;
  }
}

/** The server could not be reached, or its answer was cut short, or it was somebody else's. */
export class NoAnswer extends Error {}

/** What stands between us and the server refuses in words of its own, which mean nothing to a player. @param {Response} response */
async function refusal(response) {
  const body = await response.json().catch(() => null);
  return body?.code ? new Problem(response.status, body) : new NoAnswer(String(response.status));
}

/** @param {string} method @param {unknown} body @returns {RequestInit} */
function request(method, body) {
  /** @type {RequestInit} */
  const init = { method, credentials: "same-origin", cache: "no-store", signal: AbortSignal.timeout(PATIENCE) };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  return init;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>} the answer, undefined where it is empty
 * @throws {Problem|NoAnswer}
 */
export async function call(method, path, body) {
  try {
    const response = await fetch(path, request(method, body));
    hearTime(response.headers.get("Date"));
    if (!response.ok) throw await refusal(response);
    return response.status === 204 ? undefined : await response.json();
  } catch (cause) {
    throw cause instanceof Problem ? cause : new NoAnswer(path, { cause });
  }
}

/** @param {string} path */
export const get = (path) => call("GET", path);
/** @param {string} path @param {unknown} [body] */
export const post = (path, body) => call("POST", path, body);
