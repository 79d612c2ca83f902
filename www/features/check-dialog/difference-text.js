// Where a log goes another way than what explains it, and which number in it is wrong, in sentences. Headless.

import { fromBoard } from "../../check/coordinate-frames.js";
import { shownCoord } from "../../core/board/coordinates.js";
import "../../core/i18n/en/check.js";
import { isInLine, letterOf } from "../../rules/algorithms.js";
import { tieByH } from "../../rules/order.js";
import { estimateName } from "./built.js";
import { clean, shownApart } from "./shown-numbers.js";

/**
 * @import { Candidate } from "../../check/candidates.js"
 * @import { Difference } from "../../check/difference.js"
 * @import { PrintedWrong } from "../../check/wrong-numbers.js"
 * @import { Language, Translate, Values } from "../../core/i18n/index.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Found } from "./checking.js"
 */

/** A cell of a log as it was printed. @param {Coord} cell */
const printed = (cell) => shownCoord(cell, [0, 0]);

/**
 * Where the log goes another way than its best explanation.
 * @param {Pick<Found, "taken" | "board" | "read"> & { diagnosis: { difference?: Difference, candidates: Pick<Candidate, "frame" | "options">[] } }} found
 * @param {Language} language
 */
export function differenceTexts({ diagnosis, taken, board, read }, language) {
  const { t, tag } = language;
  const { difference, candidates } = diagnosis;
  if (!difference) return [];
  const [{ frame, options }] = candidates;
  const name = (/** @type {Coord} */ cell) => printed(fromBoard(frame, cell, board));
  const { step, was, allowed, takenCosts, allowedCosts, wrongNumber } = difference;
  if (wrongNumber) return [numberText(wrongNumber, language)];
  const letter = letterOf(options);
  const [f, otherF] = [takenCosts?.f, allowedCosts?.f];
  const before = 1 + lastOf(taken, difference.taken, step - 1);
  const values = {
    step,
    cell: name(difference.taken),
    other: allowed[0] && name(allowed[0]),
    letter,
    ...shownApart({ f, otherF }, tag),
    before,
  };
  const isPlain = isInLine(options) || f === undefined || otherF === undefined;
  if (read.steps === 0) return [otherWayText(was, values, t)];
  if (was === "outside" || was === "wall") return [t(`check.step.${was}`, values)];
  if (allowed.length === 0) return [t("check.step.over", values)];
  if (was === "untouched") return [t("check.step.untouched", values)];
  if (was === "closed") return [t("check.step.closed", values)];
  const isTieOfH = f === otherF && takenCosts?.h !== allowedCosts?.h;
  if (was === "open" && isTieOfH && tieByH(options)) {
    const hs = shownApart({ h: takenCosts?.h, otherH: allowedCosts?.h }, tag);
    return [t("check.step.tieOfH", { ...values, ...hs })];
  }
  if (isPlain || otherF > f) return [t("check.step.other", values)];
  return [t(otherF < f ? "check.step.notSmallest" : "check.step.tie", values)];
}

/** Where a path goes another way. @param {Difference["was"]} was What the cell is. @param {Record<string, any>} values @param {Translate} t */
function otherWayText(was, values, t) {
  if (was === "outside" || was === "wall") return t(`check.path.${was}`, values);
  return t(values.other ? "check.path.other" : "check.path.longer", values);
}

/** Which of the first steps took a cell last, from 0; -1 if none did. @param {Int32Array} taken @param {Coord} cell @param {number} steps */
function lastOf(taken, [x, y], steps) {
  for (let i = steps - 1; i >= 0; i--) if (taken[2 * i] === x && taken[2 * i + 1] === y) return i;
  return -1;
}

/** What is wrong with all numbers of a kind, if one thing is. @param {PrintedWrong} number @param {Language} language */
export function mistakeText({ mistake, isThroughout, said, from, cost, times, straight }, { t, tag }) {
  if (mistake) return t(`check.mistake.${mistake}`, shownApart({ times, straight }, tag));
  if (!isThroughout || !from) return undefined;
  return t("check.mistake.diagonal", shownApart({ added: clean(said - from.g), cost }, tag));
}

/** A wrong number, with what was printed and what it should be. @param {PrintedWrong} number @param {Language} language */
export function numberText(number, language) {
  const { step, cell, name, said, right, g, h } = number;
  const { t, tag } = language;
  const values = { step, cell: printed(cell), letter: name };
  if (name === "h" && number.gives) return givesText(number, values, language);
  if (name === "g" && number.from && number.cost !== undefined) return sumText(number, values, language);
  if (g !== undefined && h !== undefined) {
    return t("check.number.f", { ...values, ...shownApart({ said, g, h, sum: clean(g + h) }, tag) });
  }
  return t("check.number.is", { ...values, ...shownApart({ said, right }, tag) });
}

/** @param {PrintedWrong} number With what heuristics give. @param {Values} values @param {Language} language */
function givesText({ said, gives = [], mistake }, values, { t, tag }) {
  const shown = shownApart({ said, ...Object.fromEntries(gives.map(({ formula, h }) => [formula, h])) }, tag);
  const [only] = gives;
  if (mistake === "unscaled" || mistake === "scaled") {
    return t("check.number.unit", { ...values, said: shown.said, right: shown[only.formula] });
  }
  if (gives.length === 1) return t("check.number.every", { ...values, said: shown.said, right: shown[only.formula] });
  const items = gives.map(({ formula }) =>
    t("check.number.gives", { what: estimateName(formula, t), h: shown[formula] }),
  );
  return t("check.number.h", { ...values, said: shown.said, gives: items.join(t("list.separator")) });
}

/** @param {PrintedWrong} number With the neighbor that g comes from. @param {Values} values @param {Language} language */
function sumText({ said, from, cost = 0, isAlone = true, hasPenalty }, values, { t, tag }) {
  if (!from) return "";
  const by = printed(from.cell);
  if (!isAlone) {
    const sum = clean(from.g + cost);
    return t("check.number.none", { ...values, by, ...shownApart({ said, g: from.g, sum }, tag) });
  }
  const shown = shownApart({ said, g: from.g, added: clean(said - from.g), cost }, tag);
  const move = hasPenalty ? "penalty" : from.isDiagonal ? "diagonal" : "straight";
  return t("check.number.g", { ...values, by, ...shown, kind: t(`check.number.${move}`, { cost: shown.cost }) });
}
