// What is to be said of a program on one board by what an exercise asks: whether its cells come in their turn, or what its path costs.
// Headless.

import { toBoard } from "../../check/coordinate-frames.js";
import { readLog } from "../../check/read-log.js";
import { hasCode } from "../../core/engine/errors.js";
import "../../core/i18n/en/own-program.js";
import { ways } from "../../running/cheapest.js";
import { strictest } from "../../running/judged.js";
import { cheapestText, wrongText } from "../own-program/judged-text.js";
import { gradedOn, movingBy, turnsBy } from "../questions/asked-programs.js";
import { ruleText } from "./explained.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Wrong } from "../../running/judged.js"
 * @import { Aim } from "../questions/asked-programs.js"
 * @import { Graded } from "../questions/pasted.js"
 * @import { Ground } from "./checking.js"
 */

/** What is to be said, and whether that says it all. @typedef {{ isClear: boolean, sentence?: string }} Rule */

/** @type {Rule} */
const NOTHING = { isClear: false };

/**
 * What is to be said of the order of its cells.
 * @param {Graded | undefined} graded
 * @param {{ board: Ground, cells: number }} on With the number of cells of its path.
 * @param {Aim} aim
 * @param {Language} language
 * @returns {Rule}
 */
export function orderRule(graded, on, { grade, options }, language) {
  if (!graded || graded.lacks) return NOTHING;
  if (graded.right) return { isClear: true, sentence: language.t("own.asked.inTurn") };
  const { was } = graded.difference ?? {};
  const by = { ...on, options: turnsBy(options), grade };
  // What goes through walls needs no other name.
  return { isClear: was === "wall" || was === "outside", sentence: ruleText(graded, by, language) };
}

/**
 * What is to be said of its path on a board.
 * @param {string} log
 * @param {Ground} board
 * @param {Aim} aim
 * @param {Language} language
 * @returns {Rule}
 */
export function costRule(log, board, aim, language) {
  const path = pathOf(log);
  const { wrong } = judged(path, board, aim);
  if (wrong) return { isClear: wrong.fails !== "dearer", sentence: wrongText(wrong, language) };
  const { cheapest = 0 } = ways(board, movingBy(aim.options));
  return { isClear: true, ...(path && { sentence: cheapestText(cheapest, language) }) };
}

/**
 * The path that a log tells of, as cells of the board.
 * @param {string} log
 * @param {Ground} board
 * @param {Aim} aim
 * @returns {Coord[]}
 */
export function pathOn(log, board, aim) {
  const path = pathOf(log);
  if (!path) return [];
  const { wrong, cells } = judged(path, board, aim);
  if (!wrong || isWalked(wrong)) return cells;
  // What cannot be walked is read as the cells are that were expanded.
  const frame = gradedOn(board, log, aim)?.frame;
  return frame ? path.map((cell) => toBoard(frame, cell, board)) : cells;
}

/** Whether a path that is wrong can be walked. @param {Wrong} wrong */
const isWalked = ({ fails }) => fails !== "forbidden" && fails !== "astray";

/** Which path is meant, the row before the column or after it, and how it is wrong. @param {Coord[] | undefined} path @param {Ground} board @param {Aim} aim */
function judged(path, board, { options }) {
  const turned = path?.map(([a, b]) => /** @type {Coord} */ ([b, a]));
  const all = [path, turned].map((path) => {
    const tried = { ground: board, outcome: { isNothing: !path, ...(path && { path }) } };
    const judge = strictest([tried], movingBy(options));
    return { wrong: judge.wrong(tried), cells: judge.pathOf(tried) };
  });
  return all.find(({ wrong }) => !wrong || isWalked(wrong)) ?? all[0];
}

/** The path of a log, as the program writes cells; undefined if there is none. @param {string} log */
function pathOf(log) {
  try {
    const { path } = readLog(log);
    return path && path.length > 0 ? path : undefined;
  } catch (error) {
    // There is nothing in it that could be read.
    if (hasCode(error)) return undefined;
    throw error;
  }
}
