// A test of eight questions about what the tour teaches, made from a seed. Each is a scenario of its own, with a board, an
// answer that the engine has worked out, and for wrong answers the misconceptions that lead to them. Every seed makes a test
// of the same difficulty: of each question it is the same number of things to compare or to count. Headless.

import "../../core/i18n/en/test.js";
import { seeded } from "../../core/data/seeded.js";
import { indexOf, WALL } from "../../rules/cells.js";
import { choosing } from "./choosing.js";
import { costing, stopping, trusting } from "./promising.js";
import { improving, summing } from "./reaching.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Trap } from "./choosing.js"
 * @import { Sign } from "./signs.js"
 * @import { Kit, SolverClass } from "./test-boards.js"
 */

/**
 * A question of a test.
 * @typedef {object} Item
 * @property {string} name What it is about.
 * @property {string} lesson The lesson of the tour that teaches it.
 * @property {string} variant Which of its variants it is.
 * @property {number} difficulty How many numbers or moves are to be compared or counted.
 * @property {object} scenario
 * @property {(Sign | undefined)[]} [signs] Of each choice, the misconception that leads to it; none of the right one.
 * @property {Coord} [answer] The cell that is right, where one is to be picked.
 * @property {Trap[]} [traps] The cells that misconceptions lead to, most telling first.
 */

/** The questions in the order of the tour, and whose lesson each is. @type {[string, string, (kit: Kit) => any][]} */
const QUESTIONS = [
  ["improve", "tour-two-ways", improving],
  ["stop", "tour-when-to-stop", stopping],
  ["greedy", "tour-4-greedy", (kit) => choosing(kit, "greedy", "h")],
  ["numbers", "tour-5-astar", summing],
  ["astar", "tour-5-astar", (kit) => choosing(kit, "astar", "f")],
  ["ties", "tour-6-ties", (kit) => choosing(kit, "ties", "f")],
  ["trust", "tour-7-too-large", trusting],
  ["cost", "tour-8-corners", costing],
];

/** How many questions there are. */
export const COUNT = QUESTIONS.length;
/** Which tests the seeds make: another number whenever a seed makes another test, because results name their seed. */
export const EDITION = 1;
/** Far enough from each other that no question of a test has the seed of another. */
const STRIDE = 0x9e3779b9;
/** A test is no place to try things out. */
const LOCKED = ["wall", "erase", "penalty", "start", "goal", "algorithm", "heuristic", "diagonal", "costs"];

/** Which of the two forms a seed makes. @param {number} seed @returns {"A" | "B"} */
export const formOf = (seed) => (seed % 2 === 0 ? "A" : "B");

/**
 * The seed of the other form: of questions that have two variants it has the other one, so that no answer can be kept in
 * mind from one test to the next.
 * @param {number} seed
 */
export const otherForm = (seed) => (seed % 2 === 0 ? seed + 1 : seed - 1);

/**
 * @param {SolverClass} Solver
 * @param {number} seed A whole number below 2³².
 * @param {Language} language
 * @returns {Item[]}
 */
export function testFrom(Solver, seed, language) {
  const { t } = language;
  const bits = seeded(Math.floor(seed / 2));
  return QUESTIONS.map(([name, lesson, make], index) => {
    const isOther = (bits.below(2) === 1) !== (formOf(seed) === "B");
    const kit = { Solver, random: seeded(seed + (index + 1) * STRIDE), language, isOther };
    const { map, options, numbers, question, choices, signs, variant, difficulty, answer, traps } = make(kit);
    const scenario = {
      starstep: 1,
      title: t("test.number", { number: index + 1, count: COUNT }),
      summary: t("test.summary"),
      map,
      options,
      start: question.at.step,
      controls: { show: [], lock: LOCKED, numbers },
      question: { ...question, ...(choices && { choices }) },
    };
    return { ...{ name, lesson, variant, difficulty, scenario }, ...(signs ? { signs } : { answer, traps }) };
  });
}

/**
 * The misconception of which an answer is a sign: none if it is right.
 * @param {Item} item
 * @param {{ choice?: number, cell?: Coord }} answer Without either, the reader had it shown.
 * @param {SolverClass} Solver
 * @returns {Sign | undefined}
 */
export function signOf(item, { choice, cell }, Solver) {
  if (item.signs) return choice === undefined ? "unknown" : item.signs[choice];
  if (!cell) return "unknown";
  const isIn = (/** @type {Coord[]} */ cells) => cells.some((it) => String(it) === String(cell));
  if (isIn(item.answer ? [item.answer] : [])) return undefined;
  return item.traps?.find(({ cells }) => isIn(cells))?.sign ?? stateOf(item, cell, Solver);
}

/** What a cell is that no rule leads to. @param {Item} item @param {Coord} cell @param {SolverClass} Solver @returns {Sign} */
function stateOf({ scenario }, [x, y], Solver) {
  const { map, options, start } = /** @type {any} */ (scenario);
  const solver = Solver.fromMap(map);
  try {
    solver.configure(options);
    solver.run();
    solver.seek(start);
    if (solver.cell(x, y) === WALL) return "wall";
    const state = solver.states()[indexOf(solver, [x, y])];
    return state === 2 ? "closed" : state === 0 ? "not-open" : "other-cell";
  } finally {
    solver.free();
  }
}
