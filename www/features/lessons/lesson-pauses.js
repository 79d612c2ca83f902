// Where playing a lesson pauses, and how long reading takes there.

import { fill } from "./scenario-texts.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Stop } from "../../core/run/pause-points.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Lesson } from "./lesson.js"
 * @import { Caption } from "./scenario-facts.js"
 */

/** Milliseconds before anyone starts to read, and for each letter and each Chinese character. */
const LOOK = 1500;
const LETTER = 60;
const CHARACTER = 180;

/** How long it takes to read a text, in milliseconds. @param {string} text */
export function readingTime(text) {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return LOOK + CHARACTER * characters + LETTER * ([...text].length - characters);
}

/** The latest results, by lesson. @type {WeakMap<Lesson, { run: Run, searches: number, language: Language, stops: readonly Stop[] }>} */
const known = new WeakMap();

/**
 * The stops of the mode that runs, in the order of their steps; none while captions do not hold.
 * @param {Run} run
 * @param {Lesson} lesson
 * @param {Language} language
 * @returns {readonly Stop[]} The same list as long as nothing has changed.
 */
export function stopsOn(run, lesson, language) {
  if (run.isSearching) return [];
  const { searches } = run;
  const before = known.get(lesson);
  // As long as no other search begins, board and options are the same.
  if (before?.run === run && before.searches === searches && before.language === language) return before.stops;
  const mode = lesson.holding(run);
  const stops = mode === undefined ? [] : stopsOf(lesson, mode, language);
  known.set(lesson, { run, searches, language, stops });
  return stops;
}

/**
 * A stop for each caption, and for each question.
 * @param {Lesson} lesson
 * @param {number} mode
 * @param {Language} language
 * @returns {Stop[]}
 */
export function stopsOf({ facts, scenario }, mode, language) {
  const captions = shownCaptions(facts.captions[mode]);
  const stops = captions.map(({ step, text, values }, index) => {
    const name = language.t("scenario.captionNumber", { number: index + 1, count: captions.length });
    return { step, name, text: fill(text, values, language) };
  });
  for (const [index, question] of mode === 0 ? scenario.questions.entries() : []) {
    const { step, values } = facts.asked[index];
    const choices = question.kind === "choices" ? question.choices : [];
    const all = [question.text, ...choices.map((choice) => choice.text)].map((it) => fill(it, values, language));
    const beside = stops.find((stop) => stop.step === step);
    if (beside) Object.assign(beside, { text: language.joined([beside.text, ...all]) });
    else
      stops.push({ step, name: questionName(scenario.questions.length, index, language), text: language.joined(all) });
  }
  stops.sort((a, b) => a.step - b.step);
  return stops.map((stop) => ({ ...stop, time: readingTime(stop.text) }));
}

/** What a question is called. @param {number} count How many there are. @param {number} index @param {Language} language */
export const questionName = (count, index, { t }) =>
  count === 1 ? t("scenario.question") : t("scenario.questionNumber", { number: index + 1, count });

/** Among captions at the same step the last one, which is the one shown. @param {Caption[]} captions */
export const shownCaptions = (captions) => captions.filter(({ step }, index) => captions[index + 1]?.step !== step);
