// The two pages of a worksheet as vectors: the task, and its solutions.

import { markedParts } from "../../../narration/step.js";
import { isPlain } from "../../../rules/algorithms.js";
import { indexOf } from "../../../rules/cells.js";
import { layOut, write } from "../picture-texts.js";
import { VectorContext } from "../vector/svg-context.js";
import { cellOn, LEAST, MARGIN, RULER, sheetsOf, textWidth } from "./paper.js";
import { worksheetBoard } from "./worksheet-board.js";
import { lengthOf, viewApart, viewOf, viewWith } from "./worksheet-part.js";
import { blanksText, penaltiesIn, ruleTexts, solutionTexts, taskText, titleText } from "./worksheet-texts.js";

/**
 * @import { Language } from "../../../core/i18n/index.js"
 * @import { Colors } from "../../../core/render/theme.js"
 * @import { Run } from "../../../core/run/run.js"
 * @import { Paper } from "./paper.js"
 * @import { Facts } from "./worksheet-facts.js"
 * @import { View } from "./worksheet-part.js"
 * @import { Look } from "./worksheet-texts.js"
 */

/** @typedef {{ text: string, size: number, isBold?: boolean, gap: number } | "fields"} Block A text, or the lines for name and date. */

/**
 * How a sheet is wanted.
 * @typedef {object} Choice
 * @property {Paper} paper
 * @property {string} [title] In place of the usual one.
 * @property {string} [task] In place of the usual one.
 * @property {number} [points] How many it is worth; 0 if that is not on the sheet.
 * @property {number} [lines] To write on.
 */

/**
 * A sheet as it is laid out.
 * @typedef {object} Plan
 * @property {number} width
 * @property {number} height
 * @property {number} size Of a cell.
 * @property {View} view
 * @property {Look} look
 * @property {boolean} hasRoom Whether cells are as large as what is to be in them.
 * @property {[Block[], Block[]]} pages
 */

/** Sizes of texts, and the room after each. */
const [TITLE, TASK, RULES, GAP] = [22, 16, 13, 12];
/** How high the lines for name and date are, and each line to write on. */
const [FIELDS, LINE] = [36, 30];
/** From these cell sizes on the path can be told from arrows, and penalties from what is written. */
const [ARROWS_FROM, PENALTIES_FROM] = [28, 36];

/**
 * Lays out a sheet, the way round in which cells are larger. Start and goal are on it: with what is between, if there is
 * room for it.
 * @param {Facts} facts
 * @param {Run} run At the step of the facts.
 * @param {Choice} choice
 * @param {Language} language
 * @param {VectorContext["measure"]} [measure]
 * @returns {Plan}
 */
export function planOf(facts, run, choice, language, measure) {
  if (facts.ask === "path") return planWith(viewOf(facts.area), facts, run, choice, language, measure);
  const { board } = run;
  const whole = planWith(viewWith(facts.area, board.goal), facts, run, choice, language, measure);
  return whole.hasRoom
    ? whole
    : planWith(viewApart(facts.area, board.goal, board), facts, run, choice, language, measure);
}

/** @param {View} view @param {Facts} facts @param {Run} run @param {Choice} choice @param {Language} language @param {VectorContext["measure"]} [measure] @returns {Plan} */
function planWith(view, facts, run, choice, language, measure) {
  const context = contextOf(new VectorContext(1, 1, measure));
  const part = { width: lengthOf(view.columns), height: lengthOf(view.rows) };
  const plans = sheetsOf(choice.paper).map((sheet) => {
    // The other task and solutions are as long.
    const look = { hasArrows: true, hasCosts: true };
    const pages = pagesOf(facts, run, choice, view, look, language);
    const lines = LINE * (choice.lines ?? 0);
    const [task, solved] = pages.map((blocks) => heightOf(blocks, context, textWidth(sheet)));
    return { ...sheet, size: cellOn(sheet, part, Math.max(task + lines, solved)) };
  });
  const [high, wide] = plans;
  const plan = wide.size > high.size ? wide : high;
  const isPath = facts.ask === "path";
  const look = {
    hasArrows: isPath && plan.size >= ARROWS_FROM && isPlain(run.options),
    hasCosts: plan.size >= PENALTIES_FROM,
  };
  const least = !isPath ? LEAST : needsCosts(run, view) ? PENALTIES_FROM : 0;
  const hasRoom = plan.size > 0 && plan.size >= least;
  return { ...plan, view, look, hasRoom, pages: pagesOf(facts, run, choice, view, look, language) };
}

/** Whether penalties cannot be told from the board alone: there are several, or one beneath the goal. @param {Run} run @param {View} view */
const needsCosts = (run, view) => {
  const { board, options } = run;
  return penaltiesIn(run, view).length > 1 || (options.penalties && board.cells[indexOf(board, board.goal)] > 0);
};

/** The texts of the task and of the solutions. @param {Facts} facts @param {Run} run @param {Choice} choice @param {View} view @param {Look} look @param {Language} language @returns {[Block[], Block[]]} */
function pagesOf(facts, run, { title = "", task = "" }, view, look, language) {
  const blanks = blanksText(facts);
  const text = (/** @type {string} */ text, size = RULES, gap = GAP) => ({ text, size, gap });
  const headed = (/** @type {boolean} */ isSolved) => ({
    ...text(titleText(facts, title, isSolved, language), TITLE),
    isBold: true,
  });
  const rules = ruleTexts(facts, run, view, look, language).map((rule) => text(rule, RULES, GAP / 2));
  const asked = [task || taskText(facts, run, look, language), ...(blanks === "" ? [] : [blanks])];
  return [
    [headed(false), "fields", ...rules, ...asked.map((line) => text(line, TASK))],
    [headed(true), ...solutionTexts(facts, run, look, language).map((line) => text(line))],
  ];
}

/** @param {Exclude<Block, "fields">} block @param {CanvasRenderingContext2D} context @param {number} width @param {Colors} colors */
function laidOut({ text, size, isBold }, context, width, colors) {
  const parts = isBold ? [{ text, mark: /** @type {const} */ ("step") }] : markedParts(text);
  return layOut(context, parts, size, width, colors);
}

/** What the texts of a page take. @param {Block[]} blocks @param {CanvasRenderingContext2D} context @param {number} width */
function heightOf(blocks, context, width) {
  const none = /** @type {Colors} */ ({});
  return blocks.reduce((sum, block) => {
    return sum + (block === "fields" ? FIELDS : laidOut(block, context, width, none).height + block.gap);
  }, 0);
}

/**
 * The pages of a plan that has room.
 * @param {Plan} plan
 * @param {Facts} facts
 * @param {Run} run At the step of the facts.
 * @param {Choice} choice
 * @param {Colors} colors
 * @param {Language} language
 * @param {VectorContext["measure"]} [measure]
 * @returns {[VectorContext, VectorContext]}
 */
export function worksheet(plan, facts, run, choice, colors, language, measure) {
  const { width, height, pages } = plan;
  const page = (/** @type {boolean} */ isSolved) => {
    const vector = new VectorContext(width, height, measure);
    const context = contextOf(vector);
    context.fillStyle = colors.ground;
    context.fillRect(0, 0, width, height);
    let top = MARGIN;
    for (const block of pages[isSolved ? 1 : 0]) {
      if (block === "fields") {
        drawFields(context, language, top, width, choice.points ?? 0, colors);
        top += FIELDS;
        continue;
      }
      const text = laidOut(block, context, textWidth(plan), colors);
      write(context, text, MARGIN, top);
      top += text.height + block.gap;
    }
    const board = worksheetBoard(facts, run, plan, colors, isSolved, vector.measure);
    vector.place(board, Math.max(MARGIN - RULER, (width - board.canvas.width) / 2), top);
    if (!isSolved) drawLines(context, choice.lines ?? 0, top + board.canvas.height, width, colors);
    return vector;
  };
  return [page(false), page(true)];
}

/** @param {VectorContext} vector */
const contextOf = (vector) => /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (vector));

/** Lines for the name, the date and the points. @param {CanvasRenderingContext2D} context @param {Language} language @param {number} top @param {number} width @param {number} points @param {Colors} colors */
function drawFields(context, { t, number }, top, width, points, colors) {
  const y = top + 12;
  const date = width * (points > 0 ? 0.5 : 0.62);
  const worth = width * 0.74;
  /** @type {[string, number, number, string][]} */
  const fields = [
    [t("take.name"), MARGIN, date - 24, ""],
    [t("take.date"), date, points > 0 ? worth - 24 : width - MARGIN, ""],
  ];
  if (points > 0) fields.push([t("take.points"), worth, width - MARGIN, `/ ${number(points)}`]);
  for (const [label, from, to, behind] of fields) {
    const text = layOut(context, [{ text: label }], RULES, width, colors);
    write(context, text, from, y - text.height / 2);
    context.font = `400 ${RULES}px system-ui, sans-serif`;
    const room = behind === "" ? 0 : context.measureText(behind).width + 6;
    const last = layOut(context, [{ text: behind }], RULES, width, colors);
    write(context, last, to - room + 6, y - last.height / 2);
    drawLine(context, from + context.measureText(label).width + 8, to - room, y + 7, colors);
  }
}

/** Lines to write on. @param {CanvasRenderingContext2D} context @param {number} count @param {number} top @param {number} width @param {Colors} colors */
function drawLines(context, count, top, width, colors) {
  for (let i = 1; i <= count; i++) drawLine(context, MARGIN, width - MARGIN, top + i * LINE, colors);
}

/** @param {CanvasRenderingContext2D} context @param {number} from @param {number} to @param {number} y @param {Colors} colors */
function drawLine(context, from, to, y, colors) {
  context.beginPath();
  context.moveTo(from, y);
  context.lineTo(to, y);
  context.strokeStyle = colors["text-soft"];
  context.lineWidth = 1;
  context.stroke();
}
