// Reads the questions of a scenario, as docs/scenarios.md describes them. Headless.

import { NAMES } from "../../program/mutants/names.js";
import * as check from "./check.js";
import { ScenarioError } from "./error.js";

/**
 * @import { MutantName } from "../../program/mutants/names.js"
 * @import { Aim } from "../questions/drawn.js"
 * @import { Text } from "./check.js"
 * @import { Moment } from "./scenario.js"
 */

const MOST_QUESTIONS = 8;
const MOST_CHOICES = 8;
const MOST_MARKS = 40;
/** The longest trace, in steps. */
const MOST_STEPS = 100;

/** What can be asked that is answered on the board. */
export const ASKS = /** @type {const} */ (["next", "parent", "trace", "numbers", "draw", "paste", "program", "cure"]);
export const GRADES = /** @type {const} */ (["at-once", "at-end"]);
/** By what a program is graded: by the cells that it takes, in order, or by what its path costs. */
export const BY = /** @type {const} */ (["order", "cost"]);
/** The languages of programs that are run here, and what stands in the editor where a question gives no text. */
const LANGUAGES = /** @type {const} */ (["javascript", "python"]);
const BEGINS = /** @type {const} */ (["gaps", "working", "empty"]);
/** On how many boards a program is tried, if the question does not say, and at most. */
const USUAL_BOARDS = 100;
const MOST_BOARDS = 200;
const LAST_SEED = 2 ** 32 - 1;
/** The longest program that a question gives, in characters. */
const LONGEST = 20_000;

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
 * @typedef {{ kind: "trace", steps?: number, inRow?: number, grade: typeof GRADES[number] } & Said} AskingTrace
 * @typedef {{ kind: "numbers" } & Said} AskingNumbers
 *
 * One that is answered by drawing walls, until the search does what is wanted.
 * @typedef {{ kind: "draw", aim: Aim } & Said} AskingDraw
 *
 * One that is answered by a program of the reader's own, which prints what it does.
 * @typedef {{ kind: "paste", grade: typeof BY[number] } & Said} AskingPaste
 *
 * One that is answered by a program that is written here: by the settings of which way it is graded, on how many boards from which
 * seed, and what stands in the editor at first. Without that it goes on with the program of the question before.
 * @typedef {typeof BEGINS[number] | Partial<Record<typeof LANGUAGES[number], string>>} Begin
 * @typedef {{ kind: "program", grade: typeof BY[number], mode: number, boards: number, seed: number, begin?: Begin } & Said} AskingProgram
 *
 * One about an A* with a mistake: which, and by the settings of which way it searches otherwise. From the seed come the boards on which
 * it goes wrong, and what else it could be.
 * @typedef {{ kind: "cure", bug: MutantName, mode: number, boards: number, seed: number } & Said} AskingCure
 *
 * Where it stands in the scenario, when it is asked, its text, and the cells that it speaks of.
 * @typedef {{ key: string, at: Moment, text: Text, marks: [number, number][] }} Asked
 * @typedef {Asked & (Choosing | AskingNext | AskingParent | AskingTrace | AskingNumbers | AskingDraw | AskingPaste | AskingProgram | AskingCure)} Question
 */

/**
 * @param {Record<string, unknown>} raw The scenario.
 * @param {(value: unknown, key: string) => Moment} readMoment
 * @param {string[]} ways The names of the scenario's ways to search.
 * @returns {Question[]}
 * @throws {ScenarioError}
 */
export function readQuestions({ question, questions }, readMoment, ways) {
  if (question !== undefined && questions !== undefined) throw new ScenarioError("scenario-questions");
  if (question !== undefined) return [readQuestion(question, "question", readMoment, ways)];
  return check.list(questions ?? [], "questions", 0, MOST_QUESTIONS, (value, key) =>
    readQuestion(value, key, readMoment, ways),
  );
}

/** @param {unknown} value @param {string} key @param {(value: unknown, key: string) => Moment} readMoment @param {string[]} ways @returns {Question} */
function readQuestion(value, key, readMoment, ways) {
  const { ask, choices } = check.plainObject(value, key);
  if ((ask === undefined) === (choices === undefined)) throw new ScenarioError("scenario-ask", { key });
  const kind = ask === undefined ? "choices" : check.word(ask, `${key}.ask`, ASKS);
  const needed = { parent: ["cell"], draw: ["aim"], cure: ["bug"] };
  const raw = check.object(value, key, KEYS[kind], ["text", ...(needed[/** @type {"draw"} */ (kind)] ?? [])]);
  const asked = {
    key,
    at: readMoment(raw.at ?? { event: "start" }, `${key}.at`),
    text: check.text(raw.text, `${key}.text`),
    marks: [...readMarks(raw.marks, `${key}.marks`), ...(kind === "parent" ? [readCell(raw.cell, `${key}.cell`)] : [])],
  };
  if (kind === "choices") return { ...asked, kind, choices: readChoices(choices, key) };
  const said = { right: readSaid(raw.right, `${key}.right`), wrong: readSaid(raw.wrong, `${key}.wrong`) };
  if (kind === "parent") return { ...asked, ...said, kind, cell: readCell(raw.cell, `${key}.cell`) };
  if (kind === "draw") return { ...asked, ...said, kind, aim: readAim(raw.aim, `${key}.aim`) };
  if (kind === "paste") return { ...asked, ...said, kind, grade: check.word(raw.grade ?? "order", `${key}.grade`, BY) };
  if (kind === "program") return { ...asked, ...said, kind, ...readProgram(raw, key, ways) };
  if (kind === "cure") {
    return { ...asked, ...said, kind, bug: check.word(raw.bug, `${key}.bug`, NAMES), ...readTrials(raw, key, ways) };
  }
  if (kind !== "trace") return { ...asked, ...said, kind };
  const steps = raw.steps === undefined ? undefined : check.whole(raw.steps, `${key}.steps`, 1, MOST_STEPS);
  const inRow = raw.inRow === undefined ? undefined : check.whole(raw.inRow, `${key}.inRow`, 1, MOST_STEPS);
  return { ...asked, ...said, kind, steps, inRow, grade: check.word(raw.grade ?? "at-once", `${key}.grade`, GRADES) };
}

/** The keys of each kind. @type {Record<Question["kind"], readonly string[]>} */
const KEYS = {
  choices: ["at", "text", "marks", "choices"],
  next: ["at", "text", "marks", "ask", "right", "wrong"],
  parent: ["at", "text", "marks", "ask", "right", "wrong", "cell"],
  trace: ["at", "text", "marks", "ask", "right", "wrong", "steps", "inRow", "grade"],
  numbers: ["at", "text", "marks", "ask", "right", "wrong"],
  draw: ["at", "text", "marks", "ask", "right", "aim"],
  paste: ["at", "text", "marks", "ask", "right", "wrong", "grade"],
  program: ["at", "text", "marks", "ask", "right", "wrong", "grade", "way", "boards", "seed", "begin"],
  cure: ["at", "text", "marks", "ask", "right", "wrong", "bug", "way", "boards", "seed"],
};

/** @param {unknown} value @param {string} key */
const readSaid = (value, key) => (value === undefined ? undefined : check.text(value, key));

/** A cell, counted from (0, 0) whatever the origin; the board has not been read yet. @param {unknown} value @param {string} key @returns {[number, number]} */
function readCell(value, key) {
  const [x, y] = check.list(value, key, 2, 2, (entry, at) => check.whole(entry, at, 0, 4095));
  return [x, y];
}

/** The cells that a text speaks of, which are outlined on the board. @param {unknown} value @param {string} key */
export const readMarks = (value, key) => check.list(value ?? [], key, 0, MOST_MARKS, readCell);

/** @param {unknown} value @param {string} key @returns {Aim} */
function readAim(value, key) {
  const { status, expanded } = check.object(value, key, ["status", "expanded"]);
  return {
    status: check.word(status ?? "found", `${key}.status`, /** @type {const} */ (["found", "no-path"])),
    expanded: check.whole(expanded ?? 1, `${key}.expanded`, 1, 65536),
  };
}

/** @param {Record<string, unknown>} raw @param {string} key @param {string[]} ways */
const readProgram = (raw, key, ways) => ({
  grade: check.word(raw.grade ?? "cost", `${key}.grade`, BY),
  ...readTrials(raw, key, ways),
  ...(raw.begin !== undefined && { begin: readBegin(raw.begin, `${key}.begin`) }),
});

/** By which way, and on which boards. @param {Record<string, unknown>} raw @param {string} key @param {string[]} ways */
const readTrials = ({ way, boards, seed }, key, ways) => ({
  mode: ways.indexOf(check.word(way ?? ways[0], `${key}.way`, ways)),
  boards: check.whole(boards ?? USUAL_BOARDS, `${key}.boards`, 1, MOST_BOARDS),
  seed: check.whole(seed ?? 1, `${key}.seed`, 0, LAST_SEED),
});

/** @param {unknown} value @param {string} key @returns {Begin} */
function readBegin(value, key) {
  if (typeof value === "string") return check.word(value, key, BEGINS);
  const texts = Object.entries(check.object(value, key, LANGUAGES)).map(([language, text]) => {
    const at = `${key}.${language}`;
    const lines = Array.isArray(text) ? Array.from(text) : [text];
    if (!lines.every((line) => typeof line === "string"))
      throw new ScenarioError("scenario-lines", { key: at, value: check.shown(text) });
    const program = lines.join("\n");
    if (program.length > LONGEST) throw new ScenarioError("scenario-large", { size: program.length, most: LONGEST });
    return [language, program];
  });
  return Object.fromEntries(texts);
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
