// Reads the questions of a scenario, as docs/scenarios.md describes them. Headless.

import * as check from "./check.js";
import { ScenarioError } from "./error.js";

/** @typedef {import("./check.js").Text} Text */
/** @typedef {import("./scenario.js").Moment} Moment */

const MOST_QUESTIONS = 8;
const MOST_CHOICES = 8;
/** The longest trace, in steps. */
const MOST_STEPS = 100;

/** What can be asked that is answered on the board. */
export const ASKS = /** @type {const} */ (["next", "parent", "trace", "numbers", "draw", "paste"]);
export const GRADES = /** @type {const} */ (["at-once", "at-end"]);
/** By what a program is graded: by the cells that it takes, in order, or by what its path costs. */
export const BY = /** @type {const} */ (["order", "cost"]);

/**
 * A question with answers to choose from.
 * @typedef {{ kind: "choices", choices: { text: Text, right: boolean, why: Text }[] }} Choosing
 *
 * What is said after a right and after a wrong answer, in addition to what is computed.
 * @typedef {{ right?: Text, wrong?: Text }} Said
 *
 * A question that is answered on the board: which cell comes next, where the g of a cell comes from, a number of steps
 * in a row, or g, h and f of the cells that the next step opens.
 * @typedef {{ kind: "next" } & Said} AskingNext
 * @typedef {{ kind: "parent", cell: [number, number] } & Said} AskingParent
 * @typedef {{ kind: "trace", steps?: number, grade: typeof GRADES[number] } & Said} AskingTrace
 * @typedef {{ kind: "numbers" } & Said} AskingNumbers
 *
 * One that is answered by drawing walls, until the search does what is wanted.
 * @typedef {{ kind: "draw", aim: import("../quiz/drawn.js").Aim } & Said} AskingDraw
 *
 * One that is answered by a program of the reader's own, which prints what it does.
 * @typedef {{ kind: "paste", grade: typeof BY[number] } & Said} AskingPaste
 *
 * Where it stands in the scenario, when it is asked, and its text.
 * @typedef {{ key: string, at: Moment, text: Text }} Asked
 * @typedef {Asked & (Choosing | AskingNext | AskingParent | AskingTrace | AskingNumbers | AskingDraw | AskingPaste)} Question
 */

/**
 * @param {Record<string, unknown>} raw The scenario.
 * @param {(value: unknown, key: string) => Moment} readMoment
 * @returns {Question[]}
 * @throws {ScenarioError}
 */
export function readQuestions({ question, questions }, readMoment) {
  if (question !== undefined && questions !== undefined) throw new ScenarioError("scenario-questions");
  if (question !== undefined) return [readQuestion(question, "question", readMoment)];
  return check.list(questions ?? [], "questions", 0, MOST_QUESTIONS, (value, key) =>
    readQuestion(value, key, readMoment),
  );
}

/** @param {unknown} value @param {string} key @param {(value: unknown, key: string) => Moment} readMoment @returns {Question} */
function readQuestion(value, key, readMoment) {
  const { ask, choices } = check.plainObject(value, key);
  if ((ask === undefined) === (choices === undefined)) throw new ScenarioError("scenario-ask", { key });
  const kind = ask === undefined ? "choices" : check.word(ask, `${key}.ask`, ASKS);
  const needed = { parent: ["cell"], draw: ["aim"] };
  const raw = check.object(value, key, KEYS[kind], ["text", ...(needed[/** @type {"draw"} */ (kind)] ?? [])]);
  const asked = {
    key,
    at: readMoment(raw.at ?? { event: "start" }, `${key}.at`),
    text: check.text(raw.text, `${key}.text`),
  };
  if (kind === "choices") return { ...asked, kind, choices: readChoices(choices, key) };
  const said = { right: readSaid(raw.right, `${key}.right`), wrong: readSaid(raw.wrong, `${key}.wrong`) };
  if (kind === "parent") return { ...asked, ...said, kind, cell: readCell(raw.cell, `${key}.cell`) };
  if (kind === "draw") return { ...asked, ...said, kind, aim: readAim(raw.aim, `${key}.aim`) };
  if (kind === "paste") return { ...asked, ...said, kind, grade: check.word(raw.grade ?? "order", `${key}.grade`, BY) };
  if (kind !== "trace") return { ...asked, ...said, kind };
  const steps = raw.steps === undefined ? undefined : check.whole(raw.steps, `${key}.steps`, 1, MOST_STEPS);
  return { ...asked, ...said, kind, steps, grade: check.word(raw.grade ?? "at-once", `${key}.grade`, GRADES) };
}

/** The keys of each kind. @type {Record<Question["kind"], readonly string[]>} */
const KEYS = {
  choices: ["at", "text", "choices"],
  next: ["at", "text", "ask", "right", "wrong"],
  parent: ["at", "text", "ask", "right", "wrong", "cell"],
  trace: ["at", "text", "ask", "right", "wrong", "steps", "grade"],
  numbers: ["at", "text", "ask", "right", "wrong"],
  draw: ["at", "text", "ask", "right", "aim"],
  paste: ["at", "text", "ask", "right", "wrong", "grade"],
};

/** @param {unknown} value @param {string} key */
const readSaid = (value, key) => (value === undefined ? undefined : check.text(value, key));

/** A cell, counted from (0, 0) whatever the origin; the board has not been read yet. @param {unknown} value @param {string} key @returns {[number, number]} */
function readCell(value, key) {
  const [x, y] = check.list(value, key, 2, 2, (entry, at) => check.whole(entry, at, 0, 4095));
  return [x, y];
}

/** @param {unknown} value @param {string} key @returns {import("../quiz/drawn.js").Aim} */
function readAim(value, key) {
  const { status, expanded } = check.object(value, key, ["status", "expanded"]);
  return {
    status: check.word(status ?? "found", `${key}.status`, /** @type {const} */ (["found", "no-path"])),
    expanded: check.whole(expanded ?? 1, `${key}.expanded`, 1, 65536),
  };
}

/** @param {unknown} value @param {string} key */
function readChoices(value, key) {
  const choices = check.list(value, `${key}.choices`, 2, MOST_CHOICES, (entry, at) => {
    const choice = check.object(entry, at, ["text", "right", "why"], ["text", "right", "why"]);
    return {
      text: check.text(choice.text, `${at}.text`),
      right: check.truth(choice.right, `${at}.right`),
      why: check.text(choice.why, `${at}.why`),
    };
  });
  if (!choices.some((choice) => choice.right)) throw new ScenarioError("scenario-answer", { key });
  return choices;
}
