// What a worksheet says: its title, the rules, the task, the solutions. Headless.

import "../../../core/i18n/en/legend.js";
import { shownCoord } from "../../../core/board/coordinates.js";
import { meaningsOf } from "../../../narration/legend-facts.js";
import { numbersText } from "../../../narration/sentences.js";
import { isInLine, isPlain } from "../../../rules/algorithms.js";
import { isPenalty } from "../../../rules/cells.js";
import { costsOf } from "../../../rules/costs.js";
import { isPrintedWhole } from "./by-hand.js";
import { estimateText, rulesText } from "./rules.js";
import { lettersOf } from "./worksheet-facts.js";
import { isParted, piecesOf } from "./worksheet-part.js";

/**
 * @import { Language } from "../../../core/i18n/index.js"
 * @import { Run } from "../../../core/run/run.js"
 * @import { Options } from "../../../engine.js"
 * @import { Coord } from "../../../rules/cells.js"
 * @import { Facts } from "./worksheet-facts.js"
 * @import { View } from "./worksheet-part.js"
 */

/**
 * What is seen on the board.
 * @typedef {object} Look
 * @property {boolean} hasArrows Whether the path follows from arrows.
 * @property {boolean} hasCosts Whether cells with a penalty say how large it is.
 */

/** A path of more cells is not listed. */
const MOST_LISTED = 40;
/** The order of what `meaningsOf` says. @type {("g" | "h" | "f")[]} */
const MEANINGS = ["g", "h", "f"];

/** @param {Facts} facts @param {string} own One that was chosen, or nothing. @param {boolean} isSolved @param {Language} language */
export function titleText({ ask, step }, own, isSolved, { t }) {
  const title = own || (ask === "path" ? t("take.sheetPath") : t("take.sheetStep", { step }));
  return isSolved ? t("take.solutions", { title }) : title;
}

/**
 * All that decides the answers, besides the board.
 * @param {Facts} facts
 * @param {Run} run At the step of the facts.
 * @param {View} view
 * @param {Look} look
 * @param {Language} language
 */
export function ruleTexts({ ask, opened, goal, answers }, run, view, look, language) {
  const { options, board } = run;
  const { t } = language;
  const shown = (/** @type {Coord} */ coord) => shownCoord(coord, board.origin);
  const ends = t("take.ends", { start: shown(board.start), goal: shown(board.goal) });
  const isByQueue = ask === "next" && isInLine(options);
  const ordered = opened.length > 0 || (isByQueue && answers.length > 1);
  const rules = rulesText(options, language, { decides: ask === "next", ordered });
  return [
    language.joined([rules, ends]),
    ...(ask === "path" ? [] : meanings(ask, options, language)),
    language.joined([
      penaltyText(run, view, look, language),
      ask !== "path" && isRounded(run, view, answers) ? t("take.rounded") : "",
      isParted(view) ? t("take.parted") : "",
    ]),
    ask === "next" && goal ? t("take.goalIsOpen", { numbers: numbersText(options, 0, goal, language) }) : "",
    opened.length > 1 ? t("take.inOrder", { cells: opened.map(shown).join(", ") }) : "",
  ].filter((text) => text !== "");
}

/** What the numbers mean. @param {Facts["ask"]} ask @param {Options} options @param {Language} language */
function meanings(ask, options, language) {
  const letters = ask === "next" ? MEANINGS : lettersOf(options);
  return meaningsOf(options, language).flatMap((meaning, index) => {
    if (meaning === "" || !letters.includes(MEANINGS[index])) return [];
    const formula = MEANINGS[index] === "h" ? estimateText(options, language) : "";
    return [language.joined([`${meaning}.`, formula])];
  });
}

/** What cells with a penalty cost more: what is written in each, or the same for all. @param {Run} run @param {View} view @param {Look} look @param {Language} language */
function penaltyText(run, view, { hasCosts }, { t }) {
  const penalties = penaltiesIn(run, view);
  if (penalties.length === 0) return "";
  const { penalty } = costsOf(run.options);
  return hasCosts ? t("take.penalties") : t("take.penalty", { cost: penalties[0] * penalty });
}

/** The different penalties on the sheet, if they count. @param {Run} run @param {View} view */
export function penaltiesIn({ board, options }, view) {
  if (!options.penalties) return [];
  /** @type {Set<number>} */
  const penalties = new Set();
  for (const { area } of piecesOf(view)) {
    for (let y = area.top; y < area.bottom; y++) {
      for (const byte of board.cells.subarray(y * board.width + area.left, y * board.width + area.right)) {
        if (isPenalty(byte)) penalties.add(byte);
      }
    }
  }
  return [...penalties];
}

/** Whether not all digits of the numbers are printed. @param {Run} run @param {View} view @param {Facts["answers"]} answers */
function isRounded({ solver }, view, answers) {
  const shown = piecesOf(view).flatMap(({ area: { left, top, right, bottom } }) =>
    Array.from(solver.numbersIn(left, top, right - left, bottom - top)),
  );
  const told = [...shown, ...answers.flatMap(({ g, h, f }) => [g, h, f])];
  return told.some((value) => !Number.isNaN(value) && !isPrintedWhole(value));
}

/**
 * @param {Facts} facts
 * @param {Run} run
 * @param {Look} look
 * @param {Language} language
 */
export function taskText({ ask, answers }, { options }, { hasArrows }, { t, joined }) {
  if (ask === "values") {
    const task = lettersOf(options).length === 1 ? "take.taskG" : "take.taskValues";
    const arrows = t(isPlain(options) ? "take.arrow" : "take.arrowFar");
    return joined([t(task, { count: answers.length }), arrows]);
  }
  if (ask === "next") return t("take.taskNext", { count: answers.length });
  return t(hasArrows ? "take.taskArrows" : "take.taskCheapest");
}

/** Room for the cells that are asked for. @param {Facts} facts */
export const blanksText = ({ ask, answers }) =>
  ask === "next" ? answers.map((_, index) => `${index + 1}.\u00a0(____,\u00a0____)`).join("   ") : "";

/** @param {Facts} facts @param {Run} run @param {Look} look @param {Language} language */
export function solutionTexts({ ask, answers, path }, { options, board }, { hasArrows }, language) {
  const { t } = language;
  if (ask === "next") {
    return answers.map((answer, index) => {
      const numbers = numbersText(options, answer.side, answer, language);
      return `${index + 1}. ${shownCoord(answer.coord, board.origin)}: ${numbers}`;
    });
  }
  if (ask === "values" || !path) return [];
  const cells = Array.from({ length: path.cells.length / 2 }, (_, index) =>
    shownCoord([path.cells[2 * index], path.cells[2 * index + 1]], board.origin),
  );
  const found = cells.length === 1 ? t("result.foundOne") : t("result.found", { cost: path.cost, cells: cells.length });
  const others = hasArrows ? [] : [t("take.alsoRight", { cost: path.cost })];
  return [found, ...(cells.length > MOST_LISTED ? [] : [cells.join(" → ")]), ...others];
}
