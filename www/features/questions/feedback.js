// What is said about an answer, with the numbers that decide. Headless.

import { isSame } from "../../core/board/board.js";
import { shownCoord } from "../../core/board/coordinates.js";
import "../../core/i18n/en/quiz.js";
import { numbersText } from "../../narration/sentences.js";
import { decidesBy, hasTwoSides, isPlain } from "../../rules/algorithms.js";
import { tieByH } from "../../rules/order.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Options } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Miss, Numbers } from "./next-question.js"
 * @import { ParentMiss, ParentQuestion } from "./parent-question.js"
 */

/**
 * Where and under which rules an answer was given.
 * @typedef {{ options: Options, origin: Coord, language: Language }} Scene
 */

/**
 * Why a cell was right: how many cells the rules allowed, and how many had as small an f.
 * @param {Coord} coord
 * @param {{ accepted: number, equalF: number, side?: 0 | 1, numbers: Numbers, isOnly: boolean }} facts
 *   `equalF` counts others; `isOnly` tells whether no other cell was open.
 * @param {Scene} scene
 */
export function rightText(coord, { accepted, equalF, numbers, side = 0, isOnly }, { options, origin, language }) {
  const { t } = language;
  const by = decidesBy(options);
  const values = { cell: shownCoord(coord, origin), numbers: numbersText(options, side, numbers, language) };
  if (isOnly) return t("quiz.right.open", values);
  if (by === "order") return t("quiz.right.order", values);
  // A heap whose entries stay may give out another cell than the smallest.
  if (!options.decreaseKey) return t("quiz.right.heap", values);
  if (hasTwoSides(options)) return t("quiz.right.side", { ...values, side: t(`side.${side}`) });
  const all = { ...values, by, least: numbers[by], others: accepted - 1, equal: equalF };
  if (accepted > 1) return t(tieByH(options) ? "quiz.right.tied-h" : "quiz.right.tied", { ...all, h: numbers.h });
  if (equalF === 0) return t("quiz.right.least", all);
  return t(tieByH(options) === "high-h" ? "quiz.right.high-h" : "quiz.right.low-h", { ...all, h: numbers.h });
}

/**
 * What is wrong with a cell, with both cells' numbers.
 * @param {Coord} coord
 * @param {Miss} miss
 * @param {Scene} scene
 */
export function missText(coord, miss, { options, origin, language }) {
  const { t } = language;
  const cell = shownCoord(coord, origin);
  const best = "best" in miss ? shownCoord(miss.best, origin) : "";
  switch (miss.kind) {
    case "closed":
      return t("quiz.miss.closed", { cell, step: miss.step });
    case "other-side":
      return t("quiz.miss.other-side", { cell, side: t(`side.${miss.side}`) });
    case "untouched":
      return t(isPlain(options) ? "quiz.miss.untouched" : "quiz.miss.not-open", { cell });
    case "behind":
      if (miss.by === "order") return t("quiz.miss.order", { cell, best, number: miss.cell.f, than: miss.than.f });
      return t("quiz.miss.behind", { cell, best, by: miss.by, number: miss.cell[miss.by], than: miss.than[miss.by] });
    case "stuck":
      return t("quiz.miss.stuck", { cell, best, by: miss.by, number: miss.cell[miss.by], than: miss.than[miss.by] });
    case "tied-h":
      return t(miss.isLow ? "quiz.miss.low-h" : "quiz.miss.high-h", {
        ...{ cell, best, f: miss.cell.f, h: miss.cell.h, than: miss.than.h },
      });
    case "later":
      return t("quiz.miss.later", { cell, best });
    default:
      return t("quiz.miss.wall", { cell });
  }
}

/**
 * Where the g of a cell comes from.
 * @param {ParentQuestion} question
 * @param {Coord} coord The accepted cell that was clicked.
 * @param {Scene} scene
 */
export function parentRightText({ cell, parent, ways, g }, coord, { origin, language: { t } }) {
  const values = { cell: shownCoord(cell, origin), parent: shownCoord(parent, origin) };
  if (!isSame(coord, parent)) return t("quiz.parent.right-both", { ...values, other: shownCoord(coord, origin) });
  const way = ways.find((it) => isSame(it.coord, parent));
  return way
    ? t("quiz.parent.right", { ...values, from: way.g, cost: way.cost, g })
    : t("quiz.parent.right-only", values);
}

/**
 * Why the g of a cell does not come from another.
 * @param {ParentQuestion} question
 * @param {Coord} coord
 * @param {ParentMiss} miss
 * @param {Scene} scene
 */
export function parentMissText({ cell }, coord, miss, { origin, language: { t } }) {
  const other = shownCoord(coord, origin);
  if (miss.kind === "wall") return t("quiz.miss.wall", { cell: other });
  return t(`quiz.parent.${miss.kind}`, { ...miss, cell: shownCoord(cell, origin), other });
}
