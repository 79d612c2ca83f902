// A first visit: a note at the board asks which cell is next, and leads through the first steps with the numbers of each.
// It gives way to whatever else the reader does, and never comes back.

import { part } from "./coded.js";
import { icon, make } from "./dom.js";
import { enOfFirstRun } from "./i18n/en-first-run.js";

/** @typedef {import("./star-step.js").StarStep} StarStep */
/** @typedef {Omit<import("./element/solver-face.js").SolverFace, "choices">} Shown */
/** @typedef {import("./i18n/index.js").Language} Language */

/**
 * What the page's own script has anyway; imported here, it would be packed into files of its own.
 * @typedef {object} Words
 * @property {Record<string, string>} en
 * @property {typeof import("./sentences.js").numbersText} numbersText
 * @property {typeof import("./coordinates.js").shownCoord} shownCoord
 *
 * @typedef {object} Acts
 * @property {(key: string, value: string) => void} remember
 * @property {() => Promise<unknown>} wear Puts on the style sheet.
 */

/** How many steps are led. */
const STEPS = 3;
/** The algorithms whose steps the sentences describe. */
const LED = /** @type {const} */ (["astar", "dijkstra", "greedy", "breadth-first"]);
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
  const kind = LED.find((name) => name === options.algorithm);
  // A heap in which improved cells stay where they are may give out another cell than the smallest.
  if (!kind || !options.decreaseKey || position > STEPS || position >= length) return undefined;
  const [which, button] = [t(`lead.which.${kind}`), BUTTON];
  if (position === 0 || current === undefined) {
    return t(kind === "astar" ? "lead.0.astar" : "lead.0.other", { button, which });
  }
  // The start itself counts as well.
  if (position === 1) return t("lead.1", { button, which, count: stats.generated - 1 });
  /** @type {import("./board/board.js").Coord} */
  const coord = [current % width, Math.floor(current / width)];
  const cell = shownCoord(coord, origin);
  if (position === STEPS) {
    // It says that the goal will be reached.
    if (solver.shortestCost() === undefined) return undefined;
    return t("lead.3", { cell, play: t("transport.play"), learn: t("scenario.gallery") });
  }
  const [g, h, f] = solver.numbersIn(...coord, 1, 1);
  return t(`lead.2.${kind}`, { button, cell, numbers: numbersText(options, 0, { g, h, f }, language) });
}

/** The number by which each of the algorithms chooses. @type {Record<string, "f" | "g" | "h" | undefined>} */
const LETTERS = { astar: "f", dijkstra: "g", greedy: "h" };

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
  const by = LETTERS[options.algorithm];
  if (!by) return say(t("lead.miss.order", { cell }));
  const [own, best] = [coord, [tied[0] % width, Math.floor(tied[0] / width)]].map(([x, y]) => {
    const [g, h, f] = solver.numbersIn(x, y, 1, 1);
    return { g, h, f };
  });
  const [number, than] = [own[by], best[by]];
  // Equal costs of √2 may differ in the last digits.
  if (number - than > 1e-9) return say(t("lead.miss.behind", { cell, by, number, than }));
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
export async function begin(star, { remember, wear, ...words }) {
  const wearing = part(wear().then(() => true));
  if (!star.solver) await new Promise((resolve) => star.addEventListener("ready", resolve, { once: true }));
  remember("first-run", "begun");
  star.seek(0);
  if (await wearing) lead(star, words);
}

/** @param {StarStep} star One that shows a search at its first step. @param {Words} words */
function lead(star, words) {
  const text = make("p", { "aria-live": "polite" });
  const close = make("button", { type: "button" });
  const note = make("div", { class: "first-run", slot: "note" }, text, close);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** The answer to which the note reacts: the step at which it was given, the cell, and whether it was right. @type {{ position: number, coord: [number, number], isRight: boolean } | undefined} */
  let answer;

  function show() {
    const { solver, language } = star;
    const lesson = solver && sentenceAt(solver, language, words);
    if (!solver || lesson === undefined || star.scenarioName !== undefined) return end();
    const isLast = solver.position === STEPS;
    star.pick(isLast ? undefined : pick);
    const sentence = reaction(solver, language, lesson);
    const name = language.t("transport.forward");
    // Only what is new is read out.
    if (text.textContent !== sentence.replace(BUTTON, name)) text.replaceChildren(...marked(sentence, name));
    close.textContent = language.t(isLast ? "lead.close" : "lead.skip");
    note.lang = language.tag;
    star.toggleAttribute("data-leading", !isLast);
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
    const isRight = missAt(solver, coord, language, words) === undefined;
    answer = { position: solver.position, coord, isRight };
    if (isRight) star.step(1);
    else show();
  }
  function follow() {
    clearTimeout(timer);
    timer = setTimeout(show, PAUSE);
  }
  function end() {
    clearTimeout(timer);
    note.remove();
    star.pick(undefined);
    star.removeAttribute("data-leading");
    for (const name of FOLLOWED) star.removeEventListener(name, follow);
    star.removeEventListener("edit", end);
    for (const button of others) button?.removeEventListener("click", end);
  }

  const FOLLOWED = /** @type {const} */ (["step", "change", "language"]);
  const others = OTHERS.map((selector) => document.querySelector(selector));
  for (const name of FOLLOWED) star.addEventListener(name, follow);
  star.addEventListener("edit", end);
  for (const button of others) button?.addEventListener("click", end);
  close.addEventListener("click", end);
  star.append(note);
  // Screen readers tell only what is new in a place that was there before.
  follow();
}
