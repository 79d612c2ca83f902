// What the legend shows of a run, and what g, h and f mean in its search. Headless.

import { isSame, WALL } from "../board/board.js";

/** @typedef {import("../run/run.js").Run} Run */
/** @typedef {import("../engine.js").Options} Options */

/** Everything that the legend can show, in its order. */
export const MARKS = /** @type {const} */ ([
  "open",
  "closed",
  "closed-goal",
  "scanned",
  "current",
  "path",
  "start",
  "goal",
  "wall",
  "penalty",
]);

/** @typedef {typeof MARKS[number]} Mark */
/** @typedef {{ hasWalls: boolean, penalty: number }} Content */

/** Whether a board has walls, and its first penalty; 0 if it has none. @param {Uint8Array} cells @returns {Content} */
export function contentOf(cells) {
  let penalty = 0;
  for (let i = 0; i < cells.length && penalty === 0; i++) if (cells[i] !== WALL) penalty = cells[i];
  return { hasWalls: cells.includes(WALL), penalty };
}

/**
 * The marks that are on the board or that the search can draw. It is the same from the search's first step to its last,
 * so that nothing moves while it plays.
 * @param {Run} run
 * @param {Content} content
 * @param {import("../render/renderer.js").Sights} sights
 * @param {boolean} hadPath Whether the search before had a path, which stands for one that has not ended yet.
 * @returns {Set<Mark>}
 */
export function marksOf({ board, error, isSearching, outcome, solver }, { hasWalls, penalty }, sights, hadPath) {
  /** @type {Set<Mark>} */
  const marks = new Set();
  if (!error) {
    marks.add("open").add("closed").add("current");
    if (solver.sideStates().length > 0) marks.add("closed-goal");
    if (solver.scans().length > 0) marks.add("scanned");
    // A path of one cell is no line.
    const hasPath = isSearching ? hadPath : outcome === "found" && !isSame(board.start, board.goal);
    if (sights.path && hasPath) marks.add("path");
  }
  if (sights.ends) marks.add("start").add("goal");
  if (hasWalls) marks.add("wall");
  if (penalty > 0) marks.add("penalty");
  return marks;
}

/** How much g and h count in f, where it is not g + weight · h. That of breadth-first search is no sum. */
const FACTORS = { dijkstra: [1, 0], greedy: [0, 1] };
/** The algorithms that use the heap with its habits, and in which an improved cell has another f. */
const HEAP_USERS = ["astar", "dijkstra"];

/** @param {Options} options */
function factorsOf({ algorithm, weight }) {
  // The fastest algorithm ignores the weight.
  const sum = [1, algorithm === "fastest" ? 1 : weight];
  return FACTORS[/** @type {keyof typeof FACTORS} */ (algorithm)] ?? sum;
}

/** Whether the search has an estimate. @param {Options} options */
const estimates = ({ algorithm, heuristic }) =>
  algorithm === "fastest" || (algorithm !== "dijkstra" && algorithm !== "breadth-first" && heuristic !== "zero");

/** Whether the open list may give out another cell than one with the smallest f. @param {Options} options */
const mayMiss = ({ algorithm, openList, decreaseKey, improveOpen }) =>
  !decreaseKey && improveOpen && openList === "binary-heap" && HEAP_USERS.includes(algorithm);

/** How f comes from g and h. @param {Options} options @param {import("../i18n/index.js").Language} language */
function formulaOf(options, { number }) {
  const [ofG, ofH] = factorsOf(options);
  if (ofG === 0) return "f = h";
  if (options.algorithm === "dijkstra") return "f = g";
  if (ofH === 1) return "f = g + h";
  const is = Math.round(ofH * 100) / 100 === ofH ? "=" : "≈";
  return `f ${is} g + ${number(ofH)} · h`;
}

/**
 * What g, h and f are, in a sentence each.
 * @param {Options} options
 * @param {import("../i18n/index.js").Language} language
 */
export function meaningsOf(options, language) {
  const { t } = language;
  const { algorithm } = options;
  const isTwoSided = algorithm === "bidirectional-astar";
  const isInLine = algorithm === "breadth-first";
  const ofG = isTwoSided ? "legend.g-sides" : isInLine || algorithm === "greedy" ? "legend.g-unused" : "legend.g";
  const ofH = !estimates(options) ? "legend.h-none" : isTwoSided ? "legend.h-sides" : "legend.h";
  const isFirst = mayMiss(options) ? "legend.f-heap" : isTwoSided ? "legend.f-sides" : "legend.f";
  const f = formulaOf(options, language);
  return [t(ofG), t(ofH), isInLine ? t("legend.f-order") : t(isFirst, { f })];
}

/** In straight moves, how far the sample cell is from the start and from the goal, which are in line with it. */
const [FROM_START, TO_GOAL] = [3, 4];
/** The direction towards its parent, as the engine numbers them: south. */
const SOUTH = 4;

/**
 * The numbers of the sample cell, as the engine gives them: g, h, f and the direction towards the parent. The search
 * is upwards in a corridor.
 * @param {Options} options
 */
export function sampleOf(options) {
  const move = options.costs === "10-14" ? 10 : 1;
  const [g, h] = [FROM_START * move, estimates(options) ? TO_GOAL * move : 0];
  const [ofG, ofH] = factorsOf(options);
  const f = options.algorithm === "breadth-first" ? FROM_START : ofG * g + ofH * h;
  return Float64Array.of(g, h, f, SOUTH);
}
