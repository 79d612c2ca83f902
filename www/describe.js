// A cell in words, for those who cannot see it. Loaded when the cursor is first moved.

import "./i18n/en-describe.js";
import { numbersText } from "./sentences.js";

/** @typedef {import("./board/board.js").Coord} Coord */

/**
 * @param {import("./run/run.js").Run} run
 * @param {Coord} coord
 * @param {import("./i18n/index.js").Language} language
 */
export function describeCell(run, [x, y], language) {
  const { board } = run;
  const { t } = language;
  const byte = board.cells[y * board.width + x];
  const is = (/** @type {Coord} */ end) => end[0] === x && end[1] === y;
  const what = [];
  if (is(board.start)) what.push(t("cell.start"));
  if (is(board.goal)) what.push(t("cell.goal"));
  if (byte === 255) what.push(t("cell.wall"));
  else if (byte > 0) what.push(t("cell.penalty", { penalty: byte }));
  else if (what.length === 0) what.push(t("cell.open"));
  const search = searchText(run, [x, y], language);
  if (search) what.push(search);
  return t("cell.at", { x: x + board.origin[0], y: y + board.origin[1], what: what.join(t("cell.and")) });
}

/**
 * What the search knows about a cell, and which of the two searches knows it.
 * @param {import("./run/run.js").Run} run
 * @param {Coord} coord
 * @param {import("./i18n/index.js").Language} language
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
