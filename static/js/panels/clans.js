/** What lies before each clan, and what lies beside the board. */
import { BirdMan, Chief, MakeMakeFigure, MoaiFigure, Token } from "../figures.js";
import { html } from "../html.js";
import { inWords } from "../names.js";
import { people } from "../people.js";
import { isolated, text } from "../text.js";
import { Explained } from "./explained.js";

/** @typedef {import("../types.js").State} State */

/**
 * @param {{room: import("../types.js").Room, state: State, next?: State|null, you: import("../types.js").You|null}} props
 *   `next` is what would follow from what is being chosen
 */
export function Clans({ room, state, next = null, you }) {
  // Who plays all clans, as in a trial, is none of them more than another.
  const all = room.seats.every(({ seat, keeper }) => you?.seats.includes(seat) && !keeper);
  return html`
    <section class="clans" aria-label=${text("table.clans")}>
      <ul class="clan-list">
        ${people(room).map((person) => html`
          <${Clan} key=${person.clan} person=${person} state=${state} next=${next ?? state} mine=${!all && (you?.seats.includes(person.seat.seat) ?? false)} keeper=${keeperOf(room, person.seat)}
            over=${room.status === "finished" && !room.state?.result && state === room.state} />`)}
        <${Supply} state=${state} />
      </ul>
    </section>`;
}

/** Who plays for a seat until somebody takes it, by name; null where that is whoever sits there. @param {import("../types.js").Room} room @param {import("../types.js").Seat} seat */
function keeperOf(room, seat) {
  if (!seat.keeper) return null;
  return isolated(room.seats.find(({ player }) => player?.id === seat.keeper)?.player?.nickname ?? "");
}

/** @param {{person: import("../people.js").Person, state: State, next: State, mine: boolean, over: boolean, keeper: string|null}} props */
function Clan({ person, state, next, mine, over, keeper }) {
  const { clan, look, seat } = person;
  const retired = state.retired.includes(clan);
  const moves = state.clan === clan && !over;
  const classes = ["clan", `look-${look}`, moves && "moves", retired && "retired"];
  return html`
    <li class=${classes.filter(Boolean).join(" ")} aria-current=${moves ? "true" : undefined}>
      <p class="clan-name">
        ${seat.online !== null && html`<span class=${seat.online ? "presence here" : "presence away"} title=${keeper === null ? text(seat.online ? "waiting.here" : "waiting.away") : text("one_phone.kept_by", { name: keeper })}></span>`}
        <${Name} name=${person.name} />
        ${mine && keeper === null && html`<span class="tag">${text("waiting.you")}</span>`}
        ${keeper !== null && html`<span class="unseen">${text("one_phone.kept_by", { name: keeper })}</span>`}
        ${retired && html`<span class="tag">${text("table.retired")}</span>`}
        ${seat.online === false && html`<span class="unseen">${text("waiting.away")}</span>`}
        ${state.make_make === clan && html`
          <span class=${next.make_make === clan ? "figure-won" : "figure-won goes"} data-won=${clan}>
            <${Explained} words=${text("explained.make_make", { name: isolated(person.name) })} rule="R9"><${MakeMakeFigure} /><span class="unseen">${text("table.has_make_make")}</span><//></span>`}
        ${state.make_make !== clan && next.make_make === clan && html`<span class="figure-won comes" aria-hidden="true"><${MakeMakeFigure} /></span>`}
      </p>
      <${Pieces} clan=${clan} look=${look} state=${state} next=${next} />
    </li>`;
}

/** A dash, for who has gone for good, says nothing to ears. @param {{name: string}} props */
function Name({ name }) {
  const aloud = inWords(name, text("app.gone"));
  if (aloud === name) return html`<bdi>${name}</bdi>`;
  return html`<bdi aria-hidden="true">${name}</bdi><span class="unseen">${aloud}</span>`;
}

/** @param {{clan: number, look: number, state: State, next: State}} props */
function Pieces({ clan, look, state, next }) {
  const reserve = state.reserves[clan];
  const later = next.reserves[clan];
  const standing = state.tangata_manu[clan].length;
  const birdMen = { n: standing, of: standing + reserve.tangata_manu };
  const hatching = next.tangata_manu[clan].length !== standing;
  return html`
    <ul class=${hatching || later.dominance !== reserve.dominance ? "pieces becoming" : "pieces"}>
      <li data-reserve=${clan}>
        <${Explained} words=${text("explained.tokens", { n: reserve.dominance })} rule="R2"><${Token} look=${look} n=${reserve.dominance} />
          <span class="unseen">${text("table.tokens", { n: reserve.dominance })}</span><//>
        <${Next} now=${reserve.dominance} next=${later.dominance} />
        <small class="pieces-word" aria-hidden="true">${text("table.reserve")}</small></li>
      <li class=${chiefSign(reserve.chief, later.chief)} data-chief=${clan}>
        <${Explained} words=${text(reserve.chief ? "explained.chief_here" : "explained.chief_away")} rule="R3"><${Chief} look=${look} />
          <span class="unseen">${text(reserve.chief ? "table.chief_here" : "table.chief_away")}</span><//></li>
      <li class=${hatching ? "bird-men becoming" : "bird-men"} data-bird-men=${clan}>
        <${Explained} words=${text("explained.bird_men", birdMen)} rule="R12"><${BirdMan} look=${look} /><span aria-hidden="true">${standing}<small>/${birdMen.of}</small></span>
          <span class="unseen">${text("table.bird_men", birdMen)}</span><//>
        <${Next} now=${standing} next=${next.tangata_manu[clan].length} />
        <small class="pieces-word" aria-hidden="true">${text("table.on_board")}</small></li>
    </ul>`;
}

/** A chief that comes or goes is neither here nor away. @param {boolean} here @param {boolean} later */
function chiefSign(here, later) {
  if (here !== later) return later ? "comes" : "goes";
  return here ? "" : "gone";
}

/** What a number would become; the words for it stand among what follows. @param {{now: number, next: number}} props */
function Next({ now, next }) {
  return now === next ? null : html`<span class="next" aria-hidden="true">→${next}</span>`;
}

/** @param {{state: State}} props */
function Supply({ state }) {
  return html`
    <li class="supply">
      <${Explained} words=${text("explained.moai", { n: state.moai_left })} rule="R11"><${MoaiFigure} /><span aria-hidden="true">×${state.moai_left}</span>
        <span class="unseen">${text("table.moai_left", { n: state.moai_left })}</span><//>
      ${state.make_make === null && html`
        <${Explained} words=${text("explained.make_make_free")} rule="R9"><${MakeMakeFigure} /><span class="unseen">${text("table.make_make_free")}</span><//>`}
    </li>`;
}
