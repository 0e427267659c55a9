/** The introduction: one thing at a time, done by hand on the real board, under the real rules. */
import { html, useEffect, useMemo, useRef, useState } from "../html.js";
import { keep, kept } from "../kept.js";
import { LEARNER, standing } from "../lessons.js";
import { games, meet } from "../me.js";
import { get } from "../net.js";
import { attempt } from "../notices.js";
import { useHeadline } from "../news.js";
import { Head, LanguageChoice } from "../panels/head.js";
import { eventWords } from "../panels/log.js";
import { Playground, Reserves, usePlay } from "../panels/playground.js";
import { openRules } from "../panels/rules-dialog.js";
import { Refusal, Sheet } from "../panels/sheet.js";
import { DueChoices } from "../panels/turn.js";
import { useRoomFor } from "../room-for.js";
import { paragraphs, text } from "../text.js";
import { seatsOf, Trial } from "../trial.js";
import { positionOf } from "../view.js";

/** @typedef {import("../lessons.js").Lesson} Lesson */

/** Milliseconds between two looks whether the game that somebody waits for has begun. */
const LOOK = 10_000;

/** Fetches what the introduction needs. @returns {Promise<() => any>} the page */
export async function begin() {
  const lessons = await get("/static/positions/lessons.json");
  const trials = lessons.map(trialOf);
  const first = at(lessons);
  await trials[first].begin();
  return () => html`<${LearnPage} lessons=${lessons} trials=${trials} first=${first} />`;
}

/** @param {Lesson} lesson */
function trialOf({ state }) {
  return new Trial({ state, seats: seatsOf(paragraphs("learn.names")), mine: [LEARNER] });
}

/** Where the tab keeps the lesson that it shows. */
const PLACE = "lesson";

/**
 * The lesson to show: the one that the address asks for, else the one that was shown here last, else the first. What
 * stands after the # leaves the address, which the way back out of a sheet would turn to again.
 * @param {Lesson[]} lessons
 */
function at(lessons) {
  const asked = location.hash.slice(1);
  if (lessons.some(({ name }) => name === asked)) {
    keep(PLACE, asked, "tab");
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return Math.max(0, lessons.findIndex(({ name }) => name === kept(PLACE, "tab")));
}

/** @param {{lessons: Lesson[], trials: Trial[], first: number}} props */
function LearnPage({ lessons, trials, first }) {
  const [n, setN] = useState(first);
  const wanted = useRef(first);
  useHeadline(text("front.learn"));
  // The lesson that is shown stays as it is until the next is there.
  const to = async (/** @type {number} */ next) => {
    wanted.current = next;
    const trial = trials[next];
    const came = await attempt(async () => (trial.steps.length ? trial.restart() : trial.begin()));
    if (!came || wanted.current !== next) return;
    keep(PLACE, lessons[next].name, "tab");
    setN(next);
  };
  return html`
    <${Head}>
      <button type="button" class="plain" onClick=${() => openRules(lessons[n].rule)}>${text("app.rules")}</button>
      <${LanguageChoice} />
    <//>
    <${Page} key=${n} n=${n} lessons=${lessons} trial=${trials[n]} onGo=${to} />`;
}

/** @typedef {{n: number, lessons: Lesson[], trial: Trial, onGo: (n: number) => void}} PageProps */

/** One lesson. @param {PageProps} props */
function Page({ n, lessons, trial, onGo }) {
  const { choice, view } = usePlay(trial);
  const lesson = lessons[n];
  const stands = standing(trial.view.value, lesson.goal);
  const title = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return html`
    <main class="table lesson" id="main" tabindex="-1" data-lesson=${lesson.name} data-stands=${stands}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && choice.clear()}>
      <div class="table-notes">
        <div class="lesson-words">
          <${Dots} n=${n} of=${lessons.length} />
          <h1 tabindex="-1" ref=${title}><span class="unseen">${text("learn.step", { n: n + 1, of: lessons.length })} </span>${text(`learn.${lesson.name}.title`)}</h1>
          ${n === 0 && html`<p class="lesson-aim">${text("goal.what")}</p>`}
          <p>${text(`learn.${lesson.name}.task`)}</p>
        </div>
      </div>
      <div class="table-board"><${Playground} open=${trial} choice=${choice} view=${view} names /></div>
      <${Reserves} view=${trial.view.value} position=${positionOf(trial)} choice=${choice} />
      <div class="table-side">
        ${trial.outbox.refused.value && html`<${Refusal} problem=${trial.outbox.refused.value} />`}
        ${stands === "done" && html`<${Done} n=${n} lessons=${lessons} trial=${trial} onGo=${onGo} />`}
        ${stands === "other" && html`<${Other} lesson=${lesson} trial=${trial} />`}
        <${DueChoices} open=${trial} choice=${choice} />
        <${Sheet} open=${trial} choice=${choice} />
        <${WayBack} />
        <${Bar} n=${n} lessons=${lessons} trial=${trial} onGo=${onGo} done=${stands === "done"} />
      </div>
    </main>`;
}

/** How far one is, for the eye. @param {{n: number, of: number}} props */
function Dots({ n, of }) {
  const dots = Array.from({ length: of }, (_, dot) => (dot < n ? "past" : dot === n ? "now" : ""));
  return html`<ol class="lesson-dots" aria-hidden="true">${dots.map((sign) => html`<li class=${sign}></li>`)}</ol>`;
}

/** The ways to the other lessons, and to the beginning of this one. @param {PageProps & {done: boolean}} props */
function Bar({ n, lessons, trial, onGo, done }) {
  const begun = trial.view.value.events.length > 0;
  return html`
    <div class="lesson-bar">
      ${n > 0 && html`<button type="button" class="plain" key="back" onClick=${() => onGo(n - 1)}>${text("learn.back")}</button>`}
      ${begun && html`<button type="button" class="plain lesson-again" key="restart" onClick=${() => trial.restart()}>${text("learn.restart")}</button>`}
      ${!done && n < lessons.length - 1 && html`<button type="button" class="plain lesson-skip" key="skip" onClick=${() => onGo(n + 1)}>${text("learn.skip")}</button>`}
    </div>`;
}

/** A heading that takes the focus when it comes. @param {{children?: any}} props */
function Heading({ children }) {
  const title = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return html`<h2 tabindex="-1" ref=${title}>${children}</h2>`;
}

/** What happened, why, and the way on. @param {PageProps} props */
function Done({ n, lessons, onGo }) {
  const last = n === lessons.length - 1;
  useRoomFor("answer");
  useEffect(() => {
    if (last) keep(PLACE, null, "tab");
  }, [last]);
  return html`
    <section class="lesson-answer done">
      <${Heading}>${text(last ? "learn.finished" : "learn.well_done")}<//>
      <p>${text(`learn.${lessons[n].name}.done`)}</p>
      ${last && html`<p>${text("learn.whole")}</p>`}
      <p class="row">${last ? html`<${Onwards} />` : html`<button type="button" class="primary large" onClick=${() => onGo(n + 1)}>${text("learn.next")}</button>`}</p>
    </section>`;
}

/** Allowed, but not what the lesson is about: what it did, and what is asked. @param {{lesson: Lesson, trial: Trial}} props */
function Other({ lesson, trial }) {
  const { room, events } = trial.view.value;
  const last = events.at(-1);
  useRoomFor("answer");
  return html`
    <section class="lesson-answer">
      <${Heading}>${text("learn.allowed")}<//>
      ${room && last && html`<p>${eventWords(room, last).join(" ")}</p>`}
      <p>${text(`learn.${lesson.name}.hint`)}</p>
      <p class="row"><button type="button" class="primary large" onClick=${() => trial.restart()}>${text("learn.take_back")}</button></p>
    </section>`;
}

/** The table that somebody came from, "" where there is none. */
const cameFrom = () => new URLSearchParams(location.search).get("table") ?? "";

/** @param {string} code */
const addressOf = (code) => `/r/${encodeURIComponent(code)}`;

function Onwards() {
  const code = cameFrom();
  return html`
    <a class="button primary large" href=${code ? addressOf(code) : "/"}>${text(code ? "learn.to_table" : "learn.to_front")}</a>
    <a class="button" href="/rules">${text("app.rules")}</a>`;
}

/** Who learns while a table fills is told when it is full. */
function WayBack() {
  const code = useMemo(cameFrom, []);
  useEffect(() => {
    const look = code ? setInterval(meet, LOOK) : 0;
    return () => clearInterval(look);
  }, [code]);
  if (!code) return null;
  const begun = games.value.some((game) => game.code === code && game.status === "playing");
  return html`
    <p class="lesson-back" role="status">${begun && text("learn.begun")} <a href=${addressOf(code)}>${text("learn.to_table")}</a></p>`;
}
