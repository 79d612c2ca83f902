// What undoing and redoing has changed, in words. Headless.

import { shownCoord } from "../../core/board/coordinates.js";
import { kindText } from "../../narration/describe.js";
import { coordOf } from "../../rules/cells.js";
import "../../core/i18n/en/spoken.js";

/**
 * @import { Patch } from "../../core/board/patch.js"
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Coord } from "../../rules/cells.js"
 */

/**
 * @param {Patch} patch What was applied.
 * @param {boolean} undone Whether it was undone, or else redone.
 * @param {Run} run Whose board is as it is now.
 * @param {Language} language
 */
export function undoneText({ board: other, start, goal, cells }, undone, { board }, language) {
  const { t } = language;
  const { width, height, origin } = board;
  const cell = (/** @type {Coord} */ coord) => shownCoord(coord, origin);
  const what = [];
  if (other) what.push(t("board.name", { width: String(width), height: String(height) }));
  if (start) what.push(t("undone.start", { cell: cell(start) }));
  if (goal) what.push(t("undone.goal", { cell: cell(goal) }));
  const [first] = cells?.keys() ?? [];
  if (cells && first !== undefined && cells.size === 1) {
    /** @type {Coord} */
    const coord = coordOf({ width }, first);
    what.push(t("undone.cell", { cell: cell(coord), what: kindText(board, coord, language) }));
  } else if (cells?.size) what.push(t("undone.cells", { count: cells.size }));
  return t(undone ? "undone.undo" : "undone.redo", { what: what.join(t("cell.and")) });
}
