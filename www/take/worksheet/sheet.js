// The two pages of a worksheet as vectors: the task, and its solutions.

import "../../i18n/en-legend.js";
import { shownCoord } from "../../coordinates.js";
import { numbersText } from "../../sentences.js";
import { meaningsOf } from "../../telling/legend.js";
import { markedParts } from "../../telling/step.js";
import { VectorContext } from "../vector/context.js";
import { layOut, write } from "../words.js";
import { worksheetBoard } from "./board.js";
import { leadsBack, lettersOf } from "./facts.js";
import { LEAST, MARGIN, sheetOf } from "./paper.js";
import { rulesText } from "./rules.js";

/** @typedef {import("./facts.js").Facts} Facts */
/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../../i18n/index.js").Language} Language */

/** Sizes of texts, and the room after each. */
const [TITLE, TASK, RULES, GAP] = [22, 16, 13, 12];
/** From this cell size on the path can be told from arrows. */
const ARROWS_FROM = 28;
/** A path of more cells is not listed. */
const MOST_LISTED = 40;
/** The order of what `meaningsOf` says. @type {("g" | "h" | "f")[]} */
const MEANINGS = ["g", "h", "f"];

/** The sheet of paper, and how large cells are on it. @param {Facts} facts @param {import("./paper.js").Paper} paper */
export const paperOf = ({ area }, paper) =>
  sheetOf(paper, { width: area.right - area.left, height: area.bottom - area.top });

/** Whether what is asked about has room on the paper. @param {Facts} facts @param {import("./paper.js").Paper} paper */
export const isOnPaper = (facts, paper) => facts.ask === "path" || paperOf(facts, paper).size >= LEAST;

/**
 * @param {Facts} facts
 * @param {Run} run At the step of the facts.
 * @param {import("./paper.js").Paper} paper
 * @param {import("../../theme.js").Colors} colors
 * @param {Language} language
 * @param {VectorContext["measure"]} [measure]
 * @returns {[VectorContext, VectorContext]}
 */
export function worksheet(facts, run, paper, colors, language, measure) {
  const sheet = paperOf(facts, paper);
  const page = (/** @type {boolean} */ isSolved) => {
    const vector = new VectorContext(sheet.width, sheet.height, measure);
    const context = /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (vector));
    context.fillStyle = colors.ground;
    context.fillRect(0, 0, sheet.width, sheet.height);
    const width = sheet.width - 2 * MARGIN;
    let top = MARGIN;
    const say = (/** @type {string} */ text, /** @type {number} */ size, isBold = false) => {
      const parts = isBold ? [{ text, mark: /** @type {const} */ ("step") }] : markedParts(text);
      const lines = layOut(context, parts, size, width, colors);
      write(context, lines, MARGIN, top);
      top += lines.height + GAP;
    };
    say(titleText(facts, isSolved, language), TITLE, true);
    if (!isSolved) top = drawLines(context, language, top, sheet.width, colors);
    for (const text of isSolved ? [] : rules(facts, run, language)) {
      say(text, RULES);
      top -= GAP / 2;
    }
    top += GAP / 2;
    for (const text of isSolved ? solutions(facts, run, language) : tasks(facts, run, sheet.size, language)) {
      say(text, isSolved ? RULES : TASK);
    }
    const board = worksheetBoard(facts, run, sheet.size, colors, isSolved, lettersOf(run.options), vector.measure);
    vector.place(board, Math.max(MARGIN - 20, (sheet.width - board.canvas.width) / 2), top);
    return vector;
  };
  return [page(false), page(true)];
}

/** @param {Facts} facts @param {boolean} isSolved @param {Language} language */
function titleText({ ask, step }, isSolved, { t }) {
  const title = ask === "path" ? t("take.sheetPath") : t("take.sheetStep", { step });
  return isSolved ? t("take.solutions", { title }) : title;
}

/** Lines for the name and the date. @param {CanvasRenderingContext2D} context @param {Language} language @param {number} top @param {number} width @param {import("../../theme.js").Colors} colors */
function drawLines(context, { t }, top, width, colors) {
  const [size, y] = [RULES, top + 12];
  const middle = width * 0.62;
  for (const [key, from, to] of /** @type {const} */ ([
    ["take.name", MARGIN, middle - 24],
    ["take.date", middle, width - MARGIN],
  ])) {
    const text = layOut(context, [{ text: t(key) }], size, width, colors);
    write(context, text, from, y - text.height / 2);
    context.font = `400 ${size}px system-ui, sans-serif`;
    context.beginPath();
    context.moveTo(from + context.measureText(t(key)).width + 8, y + 7);
    context.lineTo(to, y + 7);
    context.strokeStyle = colors["text-soft"];
    context.lineWidth = 1;
    context.stroke();
  }
  return top + 36;
}

/** The rules of the search, and what the numbers mean that are asked for. @param {Facts} facts @param {Run} run @param {Language} language */
function rules({ ask }, { options, board }, language) {
  const { start, goal, origin } = board;
  const ends = language.t("take.ends", { start: shownCoord(start, origin), goal: shownCoord(goal, origin) });
  const meanings = meaningsOf(options, language);
  const letters = ask === "next" ? MEANINGS : lettersOf(options);
  const told = MEANINGS.flatMap((letter, index) => (letters.includes(letter) ? [`${meanings[index]}.`] : []));
  return [`${rulesText(options, language)} ${ends}`, ...(ask === "path" ? [] : told)];
}

/** @param {Facts} facts @param {Run} run @param {number} size @param {Language} language */
function tasks({ ask, answers }, { options }, size, { t }) {
  if (ask === "values") {
    const task = lettersOf(options).length === 1 ? "take.taskG" : "take.taskValues";
    return [t(task, { count: answers.length })];
  }
  if (ask === "next") {
    const blanks = answers.map((_, index) => `${index + 1}. (____, ____)`).join("   ");
    return [t("take.taskNext", { count: answers.length }), blanks];
  }
  return [t(size >= ARROWS_FROM && leadsBack(options) ? "take.taskArrows" : "take.taskPath")];
}

/** @param {Facts} facts @param {Run} run @param {Language} language */
function solutions({ ask, answers, path }, { options, board }, language) {
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
  return cells.length > MOST_LISTED ? [found] : [found, cells.join(" → ")];
}
