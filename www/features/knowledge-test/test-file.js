// The result of a test as a file, as docs/test-results.md describes it, and back. Nothing in such a file is trusted: its
// questions are made again from its seed, and its answers are graded again. Headless.

import { CodedError } from "../../core/engine/errors.js";
import { short } from "../../core/ui/ellipsis.js";
import { COUNT, EDITION, formOf, testFrom } from "./knowledge-test.js";
import { signsOf } from "./test-taking.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Item } from "./knowledge-test.js"
 * @import { SolverClass } from "./test-boards.js"
 * @import { Given } from "./test-taking.js"
 */

/** The version of the format. */
export const FORMAT = 1;
/** The largest file that is read, in bytes: many times as large as any that is written. */
const LARGEST = 1 << 18;
/** The most lessons that the tour may ever have. */
const MOST_LESSONS = 1000;

/**
 * What a file is about.
 * @typedef {{ seed: number, items: Item[], answers: (Given | undefined)[], done: number }} Result
 */

/**
 * @param {Result} result
 * @param {SolverClass} Solver
 * @returns {string} JSON
 */
export function writeResult({ seed, items, answers, done }, Solver) {
  const signs = signsOf(items, answers, Solver);
  const file = {
    starstepTest: FORMAT,
    edition: EDITION,
    seed,
    form: formOf(seed),
    lessonsDone: done,
    right: answers.filter((answer) => answer?.right).length,
    items: items.map((item, index) => {
      const { name, lesson, variant, difficulty, answer } = item;
      const given = answers[index];
      return {
        ...{ name, lesson, variant, difficulty, ...boardOf(item) },
        // Choices are told by the misconceptions that lead to them, in the order in which they were shown.
        ...(item.signs ? { choices: item.signs.map((sign) => sign ?? "right") } : { rightCell: answer }),
        answer: given?.choice === undefined ? (given?.cell ? { cell: given.cell } : null) : { choice: given.choice },
        right: given?.right ?? false,
        sign: signs[index] ?? null,
        seconds: given?.seconds ?? null,
      };
    }),
  };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}

/** What a question is about, as in the file. @param {Item} item */
function boardOf({ scenario }) {
  const { map, options, start } = /** @type {any} */ (scenario);
  return { map: map.trimEnd().split("\n"), options, step: start };
}

/**
 * @param {Blob} file
 * @param {string} name The file's.
 * @param {SolverClass} Solver
 * @param {Language} language
 * @returns {Promise<Result>}
 * @throws {CodedError}
 */
export async function openResult(file, name, Solver, language) {
  const shown = short(name);
  if (file.size > LARGEST) throw new CodedError("test-large", { name: shown, size: Math.ceil(file.size / 1024) });
  // The file may be gone by now, or may not be readable.
  const text = await file.text().catch(() => undefined);
  if (text === undefined) throw new CodedError("test-unread", { name: shown });
  return readResult(text, shown, Solver, language);
}

/**
 * @param {string} text
 * @param {string} name The file's.
 * @param {SolverClass} Solver
 * @param {Language} language
 * @returns {Result}
 * @throws {CodedError}
 */
export function readResult(text, name, Solver, language) {
  const raw = Object(parsed(text, name));
  const { starstepTest: version, edition, seed, lessonsDone: done } = raw;
  const wrong = (/** @type {string} */ key) => new CodedError("test-format", { name, key });
  if (!isWhole(version, 1, Number.MAX_SAFE_INTEGER)) throw wrong("starstepTest");
  if (version > FORMAT) throw new CodedError("test-new", { name, version });
  if (!isWhole(edition, 1, Number.MAX_SAFE_INTEGER)) throw wrong("edition");
  if (edition !== EDITION) throw new CodedError("test-edition", { name });
  if (!isWhole(seed, 0, 2 ** 32 - 1)) throw wrong("seed");
  if (!isWhole(done, 0, MOST_LESSONS)) throw wrong("lessonsDone");
  if (!Array.isArray(raw.items) || raw.items.length !== COUNT) throw wrong("items");
  const items = testFrom(Solver, seed, language);
  const answers = items.map((item, index) => {
    const written = Object(raw.items[index]);
    const { map, options, step } = boardOf(item);
    const isSame = JSON.stringify([written.map, written.step]) === JSON.stringify([map, step]);
    const areSame = JSON.stringify(sorted(written.options)) === JSON.stringify(sorted(options));
    if (!isSame || !areSame) throw new CodedError("test-other", { name, number: index + 1 });
    const given = givenIn(written, item);
    if (given === "wrong") throw wrong(`items[${index}].answer`);
    return given;
  });
  return { seed, items, answers, done };
}

/** @param {string} text @param {string} name */
function parsed(text, name) {
  try {
    return JSON.parse(text);
  } catch {
    // It is not JSON: the parser throws nothing else.
    throw new CodedError("test-json", { name });
  }
}

/** @param {unknown} value @param {number} least @param {number} most @returns {value is number} */
const isWhole = (value, least, most) => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

/** Keys in an order of their own. @param {unknown} options */
const sorted = (options) => Object.entries(Object(options)).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * An answer, graded by the question.
 * @param {{ answer?: unknown, seconds?: unknown }} written
 * @param {Item} item
 * @returns {Given | undefined | "wrong"}
 */
function givenIn({ answer, seconds }, { signs, answer: right, scenario }) {
  if (answer === null && seconds === null) return undefined;
  if (typeof seconds !== "number" || !(seconds >= 0 && seconds < 1e9)) return "wrong";
  if (answer === null) return { right: false, seconds };
  const { choice, cell } = /** @type {Record<string, unknown>} */ (Object(answer));
  if (signs) {
    if (!isWhole(choice, 0, signs.length - 1)) return "wrong";
    return { right: signs[choice] === undefined, choice, seconds };
  }
  const [, height, width] = /height (\d+)\nwidth (\d+)/.exec(/** @type {any} */ (scenario).map) ?? [];
  if (!Array.isArray(cell) || cell.length !== 2) return "wrong";
  if (!isWhole(cell[0], 0, Number(width) - 1) || !isWhole(cell[1], 0, Number(height) - 1)) return "wrong";
  return { right: String(cell) === String(right), cell: [cell[0], cell[1]], seconds };
}
