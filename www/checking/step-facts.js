// What is known of the first step of a log that no rule explains: what the cell was at that moment, and which cell should
// have come instead, with the numbers of both. Headless.

import { WALL } from "../board/board.js";
import { canFollow, ReaderSearch } from "../quiz/reader-search.js";

/** @typedef {import("../board/board.js").Coord} Coord */
/** @typedef {import("./checking.js").Ground} Ground */

/**
 * @typedef {object} StepFacts
 * @property {number} step From 1.
 * @property {Coord} taken What the log has.
 * @property {Coord} [other] What the rules take.
 * @property {"beyond" | "wall" | "over" | "notOpen" | "closed" | "tie" | "notSmallest" | "other"} because
 * @property {number} [f] Of the cell taken, where it was open.
 * @property {number} [otherF]
 * @property {number} [before] The step that had closed the cell.
 */

/**
 * @param {Ground} board
 * @param {{ options: import("../engine.js").Options, bugs: readonly string[] }} candidate
 * @param {{ step: number, taken: Coord, allowed: Coord[] }} difference
 * @param {ArrayLike<number>} taken The cells of the log, x and y alternating.
 * @returns {StepFacts}
 */
export function stepFacts(board, { options, bugs }, { step, taken: cell, allowed }, taken) {
  const { width, height, cells } = board;
  const [x, y] = cell;
  /** @type {StepFacts} */
  const facts = { step, taken: cell, because: "other" };
  if (allowed.length > 0) facts.other = allowed[0];
  if (x < 0 || y < 0 || x >= width || y >= height || !Number.isInteger(x) || !Number.isInteger(y)) {
    return { ...facts, because: "beyond" };
  }
  if (cells[y * width + x] === WALL) return { ...facts, because: "wall" };
  if (allowed.length === 0) return { ...facts, because: "over" };
  if (bugs.length > 0 || !canFollow(options)) return facts;
  const search = followed(board, options, taken, step - 1);
  if (!search) return facts;
  const entry = search.entries.get(search.indexOf(cell));
  if (!entry) return { ...facts, because: "notOpen" };
  if (!entry.isOpen) {
    const before = search.steps.findLastIndex((one) => one.cell === entry.cell) + 1;
    return { ...facts, because: "closed", before };
  }
  const other = search.entries.get(search.indexOf(allowed[0]));
  if (!other) return facts;
  const [f, otherF] = [entry.f / search.scale, other.f / search.scale];
  if (options.algorithm === "breadth-first" || otherF > f) return facts;
  return { ...facts, because: otherF < f ? "notSmallest" : "tie", f, otherF };
}

/** The search after the first steps of a log; undefined if these are not all possible. @param {Ground} board @param {import("../engine.js").Options} options @param {ArrayLike<number>} taken @param {number} steps */
function followed(board, options, taken, steps) {
  const search = new ReaderSearch(board, options);
  for (let i = 0; i < 2 * steps; i += 2) {
    const cell = search.indexOf([taken[i], taken[i + 1]]);
    if (!search.entries.get(cell)?.isOpen) return undefined;
    search.take(cell);
  }
  return search;
}
