/**
 * The shapes of the wire contract, for the type checker only; nothing here runs.
 *
 * @typedef {{type: "place", territory: string, dominance: number, chief: boolean}
 *   | {type: "withdraw", territory: string, chief: boolean}
 *   | {type: "moai", territory: string}
 *   | {type: "tangata_manu", ground: string}} Action
 *
 * @typedef {{clan: number, dominance: number, chief: boolean}} Holding
 * @typedef {{dominance: number, chief: boolean, tangata_manu: number}} Reserve
 *
 * @typedef {object} State
 * @property {number} players
 * @property {number|null} clan the clan to move, null when the game is over
 * @property {"dominance"|"moai"|"tangata_manu"|"over"} phase
 * @property {Record<string, Holding>} territories
 * @property {string[]} moai
 * @property {string[][]} tangata_manu grounds, by clan
 * @property {Reserve[]} reserves
 * @property {number} moai_left
 * @property {number|null} make_make
 * @property {number[]} retired
 * @property {number|null} winner
 * @property {string|null} result
 *
 * @typedef {object} Legal
 * @property {Record<string, {least: number|null, least_with_chief: number|null}>} [place]
 * @property {Record<string, boolean[]>} [withdraw]
 * @property {string[]} [moai]
 * @property {string[]} [tangata_manu]
 *
 * @typedef {{effect: string} & Record<string, any>} Effect
 *
 * @typedef {object} GameEvent
 * @property {number} version
 * @property {string} at
 * @property {"action"|"retire"|"draw"|"undo"|"end"} kind
 * @property {number} [to] of an undo: the version whose position is to be had again
 * @property {number|null} clan
 * @property {Action|null} action
 * @property {string} notation
 * @property {Effect[]} effects
 *
 * @typedef {{id: string, nickname: string, language?: string}} Player
 * @typedef {{seat: number, clan: number|null, player: Player|null, online: boolean|null, retired: boolean, look?: number, reserved?: string|null, keeper?: string}} Seat
 * @typedef {{player: string|null, seats: number[], deadline_local?: {clan: number, time: string}, offered?: string, reservations?: Reservation[], kept?: {seat: number, invite: string|null}[]}} You
 * @typedef {{seat: number, name: string, invite: string}} Reservation
 *
 * @typedef {{number: number, clan: number, asker: Player, agreed: number[], due: string, lapses: string}} Claim somebody who has no seat asks for that of a clan
 *
 * @typedef {object} Room
 * @property {string} code
 * @property {string} name
 * @property {"waiting"|"playing"|"finished"|"cancelled"} status
 * @property {"private"|"public"} visibility
 * @property {string} host
 * @property {boolean} autostart
 * @property {string|number} first
 * @property {Seat[]} seats
 * @property {number} revision
 * @property {number} version
 * @property {State|null} state
 * @property {Legal|null} legal
 * @property {number[]} draw
 * @property {string|null} rematch
 * @property {string|null} deadline
 * @property {string} updated_at
 * @property {import("./pace.js").Pace} [pace]
 * @property {"wait"|"substitute"|"retire"} [absence]
 * @property {{clan: number, banks: number[], bank_from: string|null, paused: boolean, left: number|null, up: boolean, offered: boolean}|null} [clock]
 * @property {{number: number, by: number, agreed: number[], pace?: any, absence?: string, pause?: boolean, undo?: number, end?: boolean}} [proposal]
 * @property {Claim[]} [claims]
 * @property {number} [journal]
 * @property {number} [talk] how many messages were said
 * @property {boolean} [free_text] at a public table all may write what they want
 * @property {number} [watchers_said] how many messages watchers said, where their host lets them
 * @property {boolean} [closed] by an operator
 * @property {number} [watchers]
 * @property {You|null} [you]
 * @property {Reservation[]} [reservations]
 * @property {string} [invite]
 * @property {number} [seen]
 *
 * @typedef {object} View what this page knows of a room
 * @property {Room|null} room
 * @property {GameEvent[]} events without a hole, from the first
 * @property {You|null} you
 * @property {string|null} invite
 *
 * @typedef {{version: number, effects: Effect[], state: State, legal: Legal|null}} Preview
 *
 * @typedef {object} Playable what the parts of a table are drawn from and act on: a room (`OpenRoom`) or a position that is tried out (`Trial`)
 * @property {import("./html.js").Signal<View>} view
 * @property {{readonly value: Room|null}} room
 * @property {{pending: import("./html.js").Signal<any>, refused: import("./html.js").Signal<import("./net.js").Problem|null>,
 *   act: (action: Action, version: number) => unknown}} outbox the action on its way
 * @property {(action: Action) => Promise<Preview>} foresee what an action would bring
 * @property {() => unknown} refresh
 * @property {() => void} sayDrawn
 * @property {import("./past.js").Past} [past] what lies behind, of a room
 * @property {import("./seen.js").Seen} [seen] what was seen, of a room
 * @property {import("./reach.js").Reach} [reach] who can be told, of a room
 *
 * @typedef {(key: string, params?: Record<string, string|number>) => string} Text
 */

export {};
