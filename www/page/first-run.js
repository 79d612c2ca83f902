// A first visit: a note at the board shows on one cell what g, h and f are, asks which cell is next, and leads through the
// first steps with the numbers of each. It gives way to whatever else the reader does, and never comes back.

import { part } from "../core/engine/errors.js";
import { enOfFirstRun } from "../core/i18n/en/first-run.js";
import { icon, make } from "../core/ui/dom.js";
import { decidesBy, isBySum, isPlain } from "../rules/algorithms.js";
import { coordOf } from "../rules/cells.js";
import { compareSums } from "../rules/costs.js";
import { drawn, movesOf, workedCell } from "./first-cell.js";

/**
 * @import { Language } from "../core/i18n/index.js"
 * @import { SolverFace } from "../core/engine/solver-face.js"
 * @import { StarStep } from "../element/class.js"
 */

/** @typedef {Omit<SolverFace, "choices">} Shown */

/**
 * What the page's own script has anyway; imported here, it would be packed into files of its own.
 * @typedef {object} Words
 * @property {Record<string, string>} en
 * @property {typeof import("../narration/sentences.js").numbersText} numbersText
 * @property {typeof import("../core/board/coordinates.js").shownCoord} shownCoord
 *
 * @typedef {object} Acts
 * @property {(key: string, value: string) => void} remember
 * @property {() => Promise<unknown>} wear Puts on the style sheet.
 * @property {string} defaultBoard The board of later visits.
 */

/** How many steps are led; the first one is shown from the beginning. */
const STEPS = 3;
/** The name of what is drawn on the board. */
const DRAWING = "first-cell";
/** How long a step must have been shown before it is talked about, in milliseconds: playing passes faster than that. */
const PAUSE = 80;
/** Stands for the button in a sentence, until its picture and its name are put there. */
const BUTTON = "\uE000";
/** What is not plain text in a sentence: the button, and g, h or f with their numbers. */
const MARKED = /(\uE000|(?<!\p{L})[fgh](?!\p{L})(?: [\d.,]*\d)?)/u;
/** As on the button itself. */
const FORWARD = "M7 5h2.5v14H7zM11.5 5v14L20 12z";

/** Whatever else readers do ends it; for the page's own buttons these are clicks. */
const OTHERS = ["#learn", "#share"];

/**
 * The sentence for the step that is shown; undefined where there is nothing to lead to.
 * @param {Shown} solver
 * @param {Language} language
 * @param {Words} words
 * @returns {string | undefined}
 */
export function sentenceAt(solver, language, { en, numbersText, shownCoord }) {
  Object.assign(en, enOfFirstRun);
  const { options, position, length, current, stats, width, origin } = solver;
  const { t } = language;
  // A heap in which improved cells stay where they are may give out another cell than the smallest.
  if (!isPlain(options) || !options.decreaseKey || position > STEPS || position >= length) return undefined;
  const [which, button] = [t(`lead.which.${decidesBy(options)}`), BUTTON];
  if (position === 0 || current === undefined) {
    return t(isBySum(options) ? "lead.0.astar" : "lead.0.other", { button, which });
  }
  // The start itself counts as well.
  if (position === 1) return t("lead.1", { button, which, count: stats.generated - 1 });
  const coord = coordOf({ width }, current);
  const cell = shownCoord(coord, origin);
  if (position === STEPS) {
    // It says that the goal will be reached.
    if (solver.shortestCost() === undefined) return undefined;
    return t("lead.3", { cell, play: t("transport.play"), learn: t("scenario.gallery") });
  }
  const [g, h, f] = solver.numbersIn(...coord, 1, 1);
  return t(`lead.2.${decidesBy(options)}`, {
    button,
    cell,
    numbers: numbersText(options, 0, { g, h, f }, language),
  });
}

/**
 * What the numbers of a cell are, before the first question; undefined where nothing is shown of one.
 * @param {Shown} solver
 * @param {Language} language
 * @param {Words} words
 */
export function workedAt(solver, { t, number }, { en, shownCoord }) {
  Object.assign(en, enOfFirstRun);
  const worked = workedCell(solver);
  if (!worked) return undefined;
  const { cell, g, h, f } = worked;
  const [one, moves] = [shownCoord(cell, solver.origin), movesOf(worked, number)];
  return { worked, sentence: t("lead.worked", { cell: one, g, h, f, moves }) };
}

/**
 * What is wrong with a cell that was clicked; undefined if the rules allow it to be next.
 * @param {Shown} solver
 * @param {[number, number]} coord
 * @param {Language} language
 * @param {Words} words
 */
export function missAt(solver, coord, { t }, { shownCoord }) {
  const { width, options, origin } = solver;
  const index = coord[1] * width + coord[0];
  const tied = solver.tiedNext();
  if (tied.includes(index)) return undefined;
  const state = solver.states()[index];
  const cell = shownCoord(coord, origin);
  const say = (/** @type {string} */ miss) => t("lead.miss", { miss, button: BUTTON });
  if (state !== 1) return say(t(state === 2 ? "lead.miss.closed" : "lead.miss.not-open", { cell }));
  const by = decidesBy(options);
  if (by === "order") return say(t("lead.miss.order", { cell }));
  const [own, best] = [coord, coordOf({ width }, tied[0])].map(([x, y]) => {
    const [g, h, f] = solver.numbersIn(x, y, 1, 1);
    return { g, h, f };
  });
  const [number, than] = [own[by], best[by]];
  // Equal costs of √2 may differ in the last digits.
  if (compareSums(number, than) > 0) return say(t("lead.miss.behind", { cell, by, number, than }));
  return say(t("lead.miss.tied", { cell, number, h: own.h, than: best.h }));
}

/**
 * A sentence with the button's picture and name in it, and with g, h and f in their own colors.
 * @param {string} sentence
 * @param {string} name
 */
function marked(sentence, name) {
  return sentence.split(MARKED).map((words, index) => {
    if (words === BUTTON) return make("strong", {}, icon(FORWARD), name);
    return index % 2 === 0 ? words : make("strong", { class: words[0] }, words);
  });
}

/**
 * Shows the first step as soon as there is a board, and leads on from there.
 * @param {StarStep} star
 * @param {Words & Acts} page
 */
export async function begin(star, { remember, wear, defaultBoard, ...words }) {
  const wearing = part(wear().then(() => true));
  if (!star.solver) await new Promise((resolve) => star.addEventListener("ready", resolve, { once: true }));
  remember("first-run", "begun");
  star.seek(1);
  if (await wearing) lead(star, words, defaultBoard);
}

/** @param {StarStep} star One that shows a search at its first step. @param {Words} words @param {string} defaultBoard */
function lead(star, words, defaultBoard) {
  const text = make("p", { "aria-live": "polite" });
  /** That the board is for answers now, beside the button that ends that. */
  const held = make("small");
  /** Goes on to the first question, or in the end to the larger board. */
  const next = make("button", { type: "button", class: "next" });
  const close = make("button", { type: "button" });
  const note = make("div", { class: "first-run", slot: "note" }, text, make("div", {}, held, next, close));
  /** For whom the lessons are, beside the button that opens them. */
  const learn = document.querySelector("#learn");
  const forWhom = make("p", { class: "for-whom" });
  learn?.before(forWhom);
  let isWorked = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** The answer to which the note reacts: the step at which it was given, the cell, and whether it was right. @type {{ position: number, coord: [number, number], isRight: boolean } | undefined} */
  let answer;
  /** Whether the ring around the button rests: from the first step on, or once the reader has pressed Escape. */
  let isCalm = false;

  function show() {
    const { solver, language } = star;
    const lesson = solver && sentenceAt(solver, language, words);
    if (!solver || lesson === undefined || star.scenarioName !== undefined || star.compared) return end();
    const isLast = solver.position === STEPS;
    const first = isWorked ? undefined : workedAt(solver, language, words);
    star.stage.draw(DRAWING, first && drawn(first.worked, solver.start));
    star.stage.pick(isLast ? undefined : Object.assign(pick, { leave }));
    const sentence = first?.sentence ?? reaction(solver, language, lesson);
    const name = language.t("transport.forward");
    // Only what is new is read out.
    if (text.textContent !== sentence.replace(BUTTON, name)) text.replaceChildren(...marked(sentence, name));
    close.textContent = language.t(isLast ? "lead.close" : "lead.skip");
    next.textContent = language.t(isLast ? "lead.large" : "lead.next");
    held.textContent = isLast ? "" : language.t("lead.held");
    next.hidden = !isLast && !first;
    forWhom.textContent = language.t("lead.forWhom");
    forWhom.lang = language.tag;
    note.lang = language.tag;
    isCalm ||= solver.position > 1;
    // As long as nothing is asked, what leads on is the note's own button.
    if (isLast || first) star.removeAttribute("data-leading");
    else star.setAttribute("data-leading", isCalm ? "calm" : "moving");
  }
  /** The sentence, after an answer with what is to be said of that. @param {Shown} solver @param {Language} language @param {string} sentence */
  function reaction(solver, language, sentence) {
    const { position, current, width, origin } = solver;
    if (!answer) return sentence;
    const { coord, isRight } = answer;
    if (!isRight && answer.position === position) return missAt(solver, coord, language, words) ?? sentence;
    if (!isRight || answer.position !== position - 1) return sentence;
    const isTaken = coord[1] * width + coord[0] === current;
    return language.t(isTaken ? "lead.right" : "lead.right-too", { cell: words.shownCoord(coord, origin), sentence });
  }
  /** @param {[number, number]} coord */
  function pick(coord) {
    const { solver, language } = star;
    if (!solver) return;
    isWorked = true;
    const isRight = missAt(solver, coord, language, words) === undefined;
    answer = { position: solver.position, coord, isRight };
    if (isRight) star.step(1);
    else show();
  }
  /** The reader goes on without it, at the board, and not at the top of the page. */
  function leave() {
    end();
    star.stage.focusBoard();
  }
  function calm(/** @type {KeyboardEvent} */ { key, target }) {
    if (key !== "Escape") return;
    if (note.contains(/** @type {Node} */ (target))) return leave();
    isCalm = true;
    if (star.hasAttribute("data-leading")) star.setAttribute("data-leading", "calm");
  }
  function follow() {
    clearTimeout(timer);
    timer = setTimeout(show, PAUSE);
  }
  function end() {
    clearTimeout(timer);
    note.remove();
    forWhom.remove();
    star.stage.pick(undefined);
    star.stage.draw(DRAWING, undefined);
    for (const name of ["data-leading", "data-led"]) star.removeAttribute(name);
    for (const name of FOLLOWED) star.removeEventListener(name, follow);
    star.removeEventListener("edit", end);
    document.removeEventListener("keydown", calm);
    for (const button of others) button?.removeEventListener("click", end);
  }

  const FOLLOWED = /** @type {const} */ (["step", "change", "language"]);
  const others = OTHERS.map((selector) => document.querySelector(selector));
  for (const name of FOLLOWED) star.addEventListener(name, follow);
  star.addEventListener("edit", end);
  document.addEventListener("keydown", calm);
  for (const button of others) button?.addEventListener("click", end);
  close.addEventListener("click", leave);
  next.addEventListener("click", () => {
    if (star.solver?.position !== STEPS) {
      isWorked = true;
      show();
      // It is hidden now, and the answer is given there.
      return star.stage.focusBoard();
    }
    leave();
    star.open(defaultBoard);
  });
  star.append(note);
  star.setAttribute("data-led", "");
  // Screen readers tell only what is new in a place that was there before.
  follow();
}
