// The questions of the test as the tests look at them: the board that a reader has, and what a plain search does on it.

import { Lesson } from "../../www/features/lessons/lesson.js";
import { parseScenario } from "../../www/features/lessons/scenario.js";
import { plainSteps } from "./plain-steps.js";

/** @typedef {import("../../www/features/knowledge-test/knowledge-test.js").Item} Item */
/** @typedef {import("./plain-steps.js").Entry} Entry */

/** What a question asks, as a reader's page has it. @param {Item} item */
export function lessonOf({ scenario }) {
  const lesson = new Lesson(parseScenario(scenario));
  const { board, cells, options } = lesson.facts;
  const ground = { ...board, cells: cells[0] };
  const { question, map } = /** @type {any} */ (scenario);
  return { lesson, ground, options: options[0], step: question.at.step, question, map };
}

/** The search by the plain program. @param {ReturnType<typeof lessonOf>} asked */
export const searched = ({ ground, options }) => [...plainSteps(ground, options)];

/** The numbers in a text. @param {string} text */
export const numbersIn = (text) => (text.match(/\d+/g) ?? []).map(Number);
/** @param {{ width: number }} ground @param {[number, number]} cell */
export const at = ({ width }, [x, y]) => y * width + x;
/** @param {Entry[]} open @param {(entry: Entry) => number} of */
export const least = (open, of) => {
  const smallest = Math.min(...open.map(of));
  return open.filter((entry) => of(entry) === smallest).map(({ cell }) => cell);
};
/** The text of the right answer, and of the one to which a misconception leads. @param {Item} item @param {string} [sign] */
export function textOf(item, sign) {
  const { choices } = /** @type {any} */ (item.scenario).question;
  const place = /** @type {any[]} */ (item.signs).indexOf(sign);
  return place < 0 ? undefined : /** @type {string} */ (choices[place].text);
}
/** Of a search that stands at the question: what is open, and what is expanded next. @param {Item} item */
export function openAt(item) {
  const asked = lessonOf(item);
  const steps = searched(asked);
  const next = steps[asked.step];
  return { ...asked, steps, next, open: next.open };
}
