// What can be said of a scenario's questions: the step at which each is asked, and the numbers in its texts. Headless.

import { canFollow } from "../questions/reader-search.js";
import { ScenarioError } from "./error.js";
import { checkPlaceholders } from "./scenario-texts.js";
import { momentOf, nameOf, stepOf, valuesOfStep } from "./search-moments.js";

/**
 * @import { Solver } from "../../engine.js"
 * @import { Question } from "./read-questions.js"
 * @import { Values } from "./scenario-texts.js"
 */

/**
 * What is known of a question: the step of the search as written at which it is asked, what can be filled in there, and
 * in what is said after an answer.
 * @typedef {{ step: number, values: Values, told: Values }} Asked
 */

/**
 * @param {Solver} solver With a search that has ended.
 * @param {Question} question
 * @returns {Asked}
 * @throws {ScenarioError} if there is nothing to answer at that moment.
 */
export function askedAt(solver, question) {
  const { length } = solver;
  const step = stepOf(solver, momentOf(question.at), `${question.key}.at`);
  const values = { ...nextAt(solver, step, question), ...valuesOfStep(solver, step, question) };
  if (question.kind === "draw") values.wanted = question.aim.expanded;
  if (question.kind === "trace" && question.inRow) values.wanted = question.inRow;
  const told = { ...values, ...toldAt(solver, question, step) };
  solver.seek(length);
  return { step, values, told };
}

/**
 * The words for the step that comes next, where a question mentions any of them.
 * @param {Solver} solver
 * @param {number} step
 * @param {Question} question
 * @returns {Values}
 */
function nextAt(solver, step, question) {
  if (step === solver.length || !JSON.stringify(question).includes("{next.")) return {};
  const values = valuesOfStep(solver, step + 1, question);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`next.${name}`, value]));
}

/**
 * The words for the answer to a question; makes sure that there is one.
 * @param {Solver} solver At the step of the question.
 * @param {Question} question
 * @param {number} step
 * @returns {Values}
 */
function toldAt(solver, question, step) {
  const { key } = question;
  if (["choices", "draw", "program", "cure"].includes(question.kind)) return {};
  if (question.kind === "paste") {
    solver.seek(solver.length);
    if (question.grade === "cost" && solver.stats.pathCost === undefined)
      throw new ScenarioError("scenario-cost", { key });
    return {};
  }
  if (question.kind === "parent") return toldOfParent(solver, question.cell, step, key);
  if (step === solver.length) throw new ScenarioError("scenario-next", { key, step });
  if (question.kind === "trace" && !canFollow(solver.options)) throw new ScenarioError("scenario-trace", { key });
  const told = valuesOfStep(solver, step + 1, question);
  if (question.kind === "numbers" && !solver.taken()?.opened) {
    throw new ScenarioError("scenario-opened", { key, step: step + 1 });
  }
  return told;
}

/** @param {Solver} solver @param {[number, number]} cell @param {number} step @param {string} key @returns {Values} */
function toldOfParent(solver, [x, y], step, key) {
  const { width, height } = solver;
  const { parent = undefined } = x < width && y < height ? solver.node(x, y) : {};
  if (!parent) throw new ScenarioError("scenario-parent", { key: `${key}.cell`, cell: nameOf(solver, x, y), step });
  const [g, h, f] = solver.numbersIn(...parent, 1, 1);
  return { cell: nameOf(solver, ...parent), g, h, f };
}

/** @param {Question} question @param {Asked} asked @throws {ScenarioError} */
export function checkQuestion(question, { values, told }) {
  const { key } = question;
  checkPlaceholders(question.text, `${key}.text`, values);
  if (question.kind === "choices") {
    for (const [index, { text, why }] of question.choices.entries()) {
      checkPlaceholders(text, `${key}.choices[${index}].text`, values);
      checkPlaceholders(why, `${key}.choices[${index}].why`, values);
    }
    return;
  }
  if (question.right) checkPlaceholders(question.right, `${key}.right`, told);
  if (question.wrong) checkPlaceholders(question.wrong, `${key}.wrong`, told);
}
