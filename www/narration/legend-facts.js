// What the legend shows of a run, and what g, h and f mean in its search. Headless.

import { isSame } from "../core/board/board.js";
import { factorOf, hasTwoSides, isByG, isByH, isInLine } from "../rules/algorithms.js";
import { WALL } from "../rules/cells.js";
import { costsOf } from "../rules/costs.js";
import { estimates } from "../rules/heuristics.js";
import { mayMiss, priorityOf } from "../rules/order.js";

/**
 * @import { Language } from "../core/i18n/index.js"
 * @import { Sights } from "../core/render/renderer.js"
 * @import { Mark } from "../core/render/samples.js"
 * @import { Run } from "../core/run/run.js"
 * @import { Options } from "../engine.js"
 */

/** Everything that the legend can show, in its order. @type {readonly Mark[]} */
export const MARKS = [
  "open",
  "closed",
  "closed-goal",
  "scanned",
  "path",
  "current",
  "start",
  "goal",
  "wall",
  "penalty",
];

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
 * @param {Sights} sights
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

/** How f comes from g and h. @param {Options} options @param {Language} language */
function formulaOf(options, { number }) {
  if (isByH(options)) return "f = h";
  if (isByG(options)) return "f = g";
  const ofH = factorOf(options);
  if (ofH === 1) return "f = g + h";
  const is = Math.round(ofH * 100) / 100 === ofH ? "=" : "≈";
  return `f ${is} g + ${number(ofH)} · h`;
}

/**
 * What g, h and f are, in a sentence each: an empty one of h where cells have none.
 * @param {Options} options
 * @param {Language} language
 */
export function meaningsOf(options, language) {
  const { t } = language;
  const isTwoSided = hasTwoSides(options);
  const areInLine = isInLine(options);
  const ofG = isTwoSided ? "legend.g-sides" : areInLine || isByH(options) ? "legend.g-unused" : "legend.g";
  const ofH = areInLine
    ? undefined
    : !estimates(options)
      ? "legend.h-none"
      : isTwoSided
        ? "legend.h-sides"
        : "legend.h";
  const isFirst = mayMiss(options) ? "legend.f-heap" : isTwoSided ? "legend.f-sides" : "legend.f";
  const f = formulaOf(options, language);
  return [t(ofG), ofH ? t(ofH) : "", areInLine ? t("legend.f-order") : t(isFirst, { f })];
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
  const move = costsOf(options).straight;
  const [g, h] = [FROM_START * move, estimates(options) ? TO_GOAL * move : 0];
  const f = priorityOf(options, { g, h, order: FROM_START });
  return Float64Array.of(g, h, f, SOUTH);
}
