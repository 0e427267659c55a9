/** A table on one phone: who plays, in which order and colour, and who begins; then the game is there at once. */
import { dressed, resized, shuffled, wishes } from "../around.js";
import { Token } from "../figures.js";
import { html, useState } from "../html.js";
import { keep, kept } from "../kept.js";
import { knownNickname, player } from "../me.js";
import { announce } from "../notices.js";
import { useOrder } from "../order.js";
import { openTable, Size } from "../pages/front.js";
import { Problem } from "../net.js";
import { text } from "../text.js";
import { Dialog } from "./dialog.js";
import { nicknameFault, unfilled } from "./nickname.js";

/** @typedef {import("../around.js").Row} Row */

const DRAFT = "one-phone";
/** @type {Row[]} */
const NOBODY = [0, 1, 2].map((look) => ({ name: "", look, mine: look === 0 }));

/** Who was typed in before, on this device. @returns {Row[]} */
function before() {
  try {
    const rows = JSON.parse(kept(DRAFT) ?? "");
    return Array.isArray(rows) && rows.length > 1 && rows.filter(({ mine }) => mine).length === 1 ? rows : NOBODY;
  } catch {
    return NOBODY;
  }
}

/** @param {{onClose: () => void}} props */
export function OnePhoneDialog({ onClose }) {
  const [rows, setRows] = useState(() => before().map((row) => (row.mine ? { ...row, name: player.value?.nickname ?? (row.name || knownNickname()) } : row)));
  const [first, setFirst] = useState(/** @type {Row["look"]|"random"} */ ("random"));
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState(/** @type {{words: string, at: number|null}|null} */ (null));
  const want = (/** @type {Row[]} */ wanted) => {
    setRows(wanted);
    setFault(null);
    keep(DRAFT, JSON.stringify(wanted));
  };
  const begin = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      await openTable(rows.find(({ mine }) => mine)?.name ?? "", wishes(rows, first));
    } catch (error) {
      setFault({ words: nicknameFault(error), at: faulty(error, rows) });
    }
    setBusy(false);
  };
  const begins = rows.findIndex(({ look }) => look === first);
  return html`
    <${Dialog} title=${text("one_phone.title")} onClose=${onClose}>
      <form class="stack one-phone" onSubmit=${begin}>
        <p class="note">${text("one_phone.what")}</p>
        <${Size} value=${rows.length} onChange=${(/** @type {number} */ size) => want(resized(rows, size))} />
        <${Names} rows=${rows} onChange=${want} faulty=${fault?.at ?? null} onMissing=${(/** @type {number} */ at) => setFault({ words: text("nickname.refused"), at })} />
        ${fault && html`<p class="fault" id="one-phone-fault" role="alert">${fault.words}</p>`}
        <div class="row">
          <label class="field"><span>${text("front.first")}</span>
            <select value=${begins < 0 ? "random" : first} onChange=${(/** @type {any} */ e) => setFirst(e.target.value === "random" ? "random" : Number(e.target.value))}>
              <option value="random">${text("front.first_random")}</option>
              ${rows.map(({ name, look }, n) => html`<option value=${look} key=${look}>${name.trim() || text("arrange.seat", { n: n + 1 })}</option>`)}
            </select></label>
          <button type="button" onClick=${() => want(shuffled(rows))}>${text("one_phone.shuffle")}</button>
        </div>
        <button class="primary large" disabled=${busy}>${text("one_phone.begin")}</button>
      </form>
    <//>`;
}

/** The row whose name was refused, null where that is not said. @param {unknown} error @param {Row[]} rows */
function faulty(error, rows) {
  const where = error instanceof Problem ? String(/** @type {any} */ (error).errors?.[0]?.where ?? "") : "";
  if (where === "nickname") return rows.findIndex(({ mine }) => mine);
  const found = /^one_phone\.names\.(\d)$/.exec(where);
  return found ? Number(found[1]) : null;
}

/** @param {{rows: Row[], onChange: (rows: Row[]) => void, faulty: number|null, onMissing: (n: number) => void}} props */
function Names({ rows, onChange, faulty, onMissing }) {
  const called = (/** @type {number} */ n) => rows[n].name.trim() || text("arrange.seat", { n: n + 1 });
  const order = useOrder(rows.length, called, async (wanted) => {
    onChange(wanted.map((n) => rows[n]));
    return true;
  });
  const dress = (/** @type {number} */ n) => {
    const wanted = dressed(rows, n);
    onChange(wanted);
    announce(text("one_phone.look_is", { name: called(n), look: text(`arrange.look_${wanted[n].look}`) }));
  };
  return html`
    <ol class="seats arranged" ref=${order.list}>
      ${rows.map((row, n) => html`
        <li class=${`seat look-${row.look}${order.held === n ? " held" : ""}`} key=${n} style=${order.style(n)}>
          <button type="button" class="plain icon grip" aria-label=${text("arrange.move", { name: called(n) })} aria-keyshortcuts="ArrowUp ArrowDown" ...${order.grip(n)}>
            <svg viewBox="0 0 22 22" class="sign-of-tool" aria-hidden="true" focusable="false"><path d="M11 3v16M7.5 6.5L11 3l3.5 3.5M7.5 15.5L11 19l3.5-3.5" /></svg></button>
          <button type="button" class="plain icon" onClick=${() => dress(n)} aria-label=${text("one_phone.look", { name: called(n), look: text(`arrange.look_${row.look}`) })}><${Token} look=${row.look} /></button>
          <input type="text" required maxlength="96" autocomplete="off" autocapitalize="words" spellcheck="false" value=${row.name}
            aria-label=${row.mine ? text("nickname.label") : text("one_phone.name_of", { n: n + 1 })} placeholder=${row.mine ? text("one_phone.you") : text("one_phone.name_of", { n: n + 1 })}
            aria-invalid=${faulty === n ? "true" : undefined} aria-describedby=${faulty === n ? "one-phone-fault" : undefined}
            onInvalid=${(/** @type {any} */ e) => unfilled(e, () => onMissing(n))}
            onInput=${(/** @type {any} */ e) => onChange(rows.map((other, m) => (m === n ? { ...other, name: e.target.value } : other)))} />
          ${row.mine && html`<span class="tag">${text("waiting.you")}</span>`}
        </li>`)}
    </ol>`;
}
