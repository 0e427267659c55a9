/** What lies before each clan, and what lies beside the board. */
import { BirdMan, Chief, MakeMakeFigure, MoaiFigure, Token } from "../figures.js";
import { html } from "../html.js";
import { people } from "../people.js";
import { text } from "../text.js";

/** @typedef {import("../types.js").State} State */

/**
 * @param {{room: import("../types.js").Room, state: State, you: import("../types.js").You|null}} props
 *   `state` is what is shown: the room's own, or what would follow
 */
export function Clans({ room, state, you }) {
  return html`
    <section class="clans" aria-label=${text("table.clans")}>
      <ul class="clan-list">
        ${people(room).map((person) => html`
          <${Clan} key=${person.clan} person=${person} state=${state} mine=${you?.seats.includes(person.seat.seat) ?? false} />`)}
        <${Supply} state=${state} />
      </ul>
    </section>`;
}

/** @param {{person: import("../people.js").Person, state: State, mine: boolean}} props */
function Clan({ person, state, mine }) {
  const { clan, look, seat } = person;
  const retired = state.retired.includes(clan);
  const classes = ["clan", `look-${look}`, state.clan === clan && "moves", retired && "retired"];
  return html`
    <li class=${classes.filter(Boolean).join(" ")} aria-current=${state.clan === clan ? "true" : undefined}>
      <p class="clan-name">
        <span class=${seat.online ? "presence here" : "presence away"} title=${text(seat.online ? "waiting.here" : "waiting.away")}></span>
        <bdi>${person.name}</bdi>
        ${mine && html`<span class="tag">${text("waiting.you")}</span>`}
        ${retired && html`<span class="tag">${text("table.retired")}</span>`}
        ${!seat.online && html`<span class="unseen">${text("waiting.away")}</span>`}
        ${state.make_make === clan && html`
          <span class="figure-won"><${MakeMakeFigure} /><span class="unseen">${text("table.has_make_make")}</span></span>`}
      </p>
      <${Pieces} clan=${clan} look=${look} state=${state} />
    </li>`;
}

/** @param {{clan: number, look: number, state: State}} props */
function Pieces({ clan, look, state }) {
  const reserve = state.reserves[clan];
  const standing = state.tangata_manu[clan].length;
  return html`
    <ul class="pieces">
      <li><${Token} look=${look} n=${reserve.dominance} /><span class="unseen">${text("table.tokens", { n: reserve.dominance })}</span></li>
      <li class=${reserve.chief ? "" : "gone"}><${Chief} look=${look} />
        <span class="unseen">${text(reserve.chief ? "table.chief_here" : "table.chief_away")}</span></li>
      <li class="bird-men"><${BirdMan} look=${look} /><span aria-hidden="true">${standing}<small>/${standing + reserve.tangata_manu}</small></span>
        <span class="unseen">${text("table.bird_men", { n: standing, of: standing + reserve.tangata_manu })}</span></li>
    </ul>`;
}

/** @param {{state: State}} props */
function Supply({ state }) {
  return html`
    <li class="supply">
      <span><${MoaiFigure} /><span aria-hidden="true">×${state.moai_left}</span>
        <span class="unseen">${text("table.moai_left", { n: state.moai_left })}</span></span>
      ${state.make_make === null && html`
        <span><${MakeMakeFigure} /><span class="unseen">${text("table.make_make_free")}</span></span>`}
    </li>`;
}
