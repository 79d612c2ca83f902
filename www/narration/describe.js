// A cell in words, for those who cannot see it: what it is, whether it was expanded last and is on the path, what the search
// knows of it, and its parent, as the arrow shows it. Loaded with what edits the board.

import { shownCoord } from "../core/board/coordinates.js";
import { WALL } from "../rules/cells.js";
import "../core/i18n/en/describe.js";
import { numbersText } from "./sentences.js";

/**
 * @import { Board } from "../core/board/board.js"
 * @import { Language } from "../core/i18n/index.js"
 * @import { Run } from "../core/run/run.js"
 * @import { Coord } from "../rules/cells.js"
 */

/**
 * @param {Run} run
 * @param {Coord} coord
 * @param {Language} language
 */
export function describeCell(run, [x, y], language) {
  const { board } = run;
  const what = [kindText(board, [x, y], language)];
  if (!run.error) what.push(...searchTexts(run, [x, y], language));
  const { t } = language;
  return t("cell.at", { x: x + board.origin[0], y: y + board.origin[1], what: what.join(t("cell.and")) });
}

/**
 * What a cell is, whatever the search has made of it: free, a wall, the start.
 * @param {Board} board
 * @param {Coord} coord
 * @param {Language} language
 */
export function kindText(board, [x, y], { t }) {
  const byte = board.cells[y * board.width + x];
  const is = (/** @type {Coord} */ end) => end[0] === x && end[1] === y;
  const what = [];
  if (is(board.start)) what.push(t("cell.start"));
  if (is(board.goal)) what.push(t("cell.goal"));
  if (byte === WALL) what.push(t("cell.wall"));
  else if (byte > 0) what.push(t("cell.penalty", { penalty: byte }));
  else if (what.length === 0) what.push(t("cell.open"));
  return what.join(t("cell.and"));
}

/**
 * What the search has made of a cell: that it was expanded last, its place on the path, its numbers, its parent.
 * @param {Run} run
 * @param {Coord} coord
 * @param {Language} language
 */
function searchTexts(run, [x, y], language) {
  const { board, solver, path, isSearching } = run;
  const { t } = language;
  const what = [];
  if (!isSearching && solver.current === y * board.width + x) what.push(t("cell.last"));
  const place = placeOn(path?.cells ?? [], x, y);
  if (place > 0) what.push(t("cell.onPath", { place, all: (path?.cells.length ?? 0) / 2 }));
  const known = searchText(run, [x, y], language);
  const { parent } = solver.node(x, y);
  if (known) what.push(known);
  if (known && parent) what.push(t("cell.parent", { cell: shownCoord(parent, board.origin) }));
  return what;
}

/** The place of a cell on a path, counted from 1; 0 if it is not on it. @param {ArrayLike<number>} cells @param {number} x @param {number} y */
function placeOn(cells, x, y) {
  for (let i = 0; i < cells.length; i += 2) if (cells[i] === x && cells[i + 1] === y) return i / 2 + 1;
  return 0;
}

/**
 * What the search knows about a cell, and which of the two searches knows it.
 * @param {Run} run
 * @param {Coord} coord
 * @param {Language} language
 */
function searchText({ board, solver, options }, [x, y], language) {
  const { t } = language;
  const { state, g = 0, h, f = 0 } = solver.node(x, y);
  if (state === 0) return "";
  // Nothing unless there are two sides.
  const sides = solver.sideStates()[y * board.width + x] ?? 0;
  const [ahead, back] = [sides & 3, sides >> 2];
  // The engine's numbers are those of the side that closed the cell; otherwise the start's side, if it opened it.
  const side = back === 2 || (ahead === 0 && back > 0) ? 1 : 0;
  const numbers = numbersText(options, side, { g, h, f }, language);
  /** @type {"cell.closed" | "cell.inOpenList"} */
  const key = state === 2 ? "cell.closed" : "cell.inOpenList";
  if (sides === 0) return t(key, { numbers });
  return t(ahead === 1 && back === 1 ? "cell.inBothLists" : `${key}-side`, { numbers, side: t(`side.${side}`) });
}
