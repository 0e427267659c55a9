/**
 * The socket of a room: it dials, listens, and dials again whenever it is cut, for ever. It knows no room; it hands every
 * frame on, and says when it is up or down.
 */
import { pause } from "./backoff.js";

/** Milliseconds until a socket that has not brought its first frame counts as failed. */
const FIRST_FRAME = 10_000;
const NO_SUCH_ROOM = 4004;
/** After a sign-out, or for too many messages. */
const TURNED_OUT = 1008;

/**
 * @typedef {object} Ends
 * @property {() => string} address asked anew for every attempt, as `since` moves on
 * @property {(frame: any) => void} onFrame
 * @property {() => void} onUp with the first frame of a socket, after it was handed on
 * @property {() => void} onDown after each failed attempt and each cut
 * @property {() => void} onTurnedOut the server wants no more of this device, or of these messages; it is dialled again
 * @property {() => void} onGone there is no such room: no further attempt is made
 */

/** A socket that was dialled before there was a page for it, and what it brought. @type {{address: string, socket: WebSocket, brought: unknown[]}|null} */
let early = null;

/**
 * Dials for the page that is about to come: the first link to this address takes the socket over.
 * @param {string} address
 * @returns {Promise<void>} until its first frame is there, or it is known that none comes
 */
export function dialEarly(address) {
  return new Promise((heard) => {
    const socket = new WebSocket(address);
    const brought = /** @type {unknown[]} */ ([]);
    early = { address, socket, brought };
    socket.onclose = () => heard();
    socket.onmessage = ({ data }) => {
      brought.push(data);
      heard();
    };
  });
}

/** The socket to an address that was dialled early and lives, where there is one. @param {string} address */
function takeEarly(address) {
  const found = early;
  early = null;
  if (found?.address === address && found.socket.readyState <= WebSocket.OPEN) return found;
  found?.socket.close();
  return null;
}

export class Link {
  /** @param {Ends} ends */
  constructor(ends) {
    this.ends = ends;
    /** @type {WebSocket|null} */
    this.socket = null;
    this.up = false;
    this.attempt = 0;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.timer = undefined;
    /** When the last frame came, by `performance.now()`. */
    this.heard = 0;
  }

  /** Dials at once, whatever was before. */
  dial() {
    this.hangUp();
    const address = this.ends.address();
    const before = takeEarly(address);
    let socket;
    try {
      socket = before?.socket ?? new WebSocket(address);
    } catch {
      return this.#again();
    }
    this.socket = socket;
    this.timer = setTimeout(() => this.#cut(socket, 0), FIRST_FRAME);
    socket.onmessage = (message) => this.#take(socket, message.data);
    socket.onclose = (closed) => this.#cut(socket, closed.code);
    before?.brought.forEach((frame) => this.#take(socket, frame));
  }

  /** Lets go without a word; nothing is dialled until `dial`. */
  hangUp() {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    this.up = false;
    socket?.close();
  }

  /**
   * @param {object} message
   * @returns {boolean} whether it was handed to the socket (not: whether it arrived)
   */
  send(message) {
    if (!this.up || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** @param {WebSocket} socket @param {unknown} data */
  #take(socket, data) {
    if (socket !== this.socket || typeof data !== "string") return;
    this.heard = performance.now();
    this.ends.onFrame(JSON.parse(data));
    if (this.up) return;
    clearTimeout(this.timer);
    this.up = true;
    this.attempt = 0;
    this.ends.onUp();
  }

  /** @param {WebSocket} socket @param {number} code */
  #cut(socket, code) {
    if (socket !== this.socket) return;
    this.hangUp();
    if (code === NO_SUCH_ROOM) return this.ends.onGone();
    if (code === TURNED_OUT) this.ends.onTurnedOut();
    this.#again();
  }

  #again() {
    this.timer = setTimeout(() => this.dial(), pause(this.attempt));
    this.attempt += 1;
    this.ends.onDown();
  }
}
