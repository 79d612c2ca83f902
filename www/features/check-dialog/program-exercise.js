// An exercise that is answered by a program written here: what opens its dialog, and what came of it last.

import { make, setText } from "../../core/ui/dom.js";
import "../../core/i18n/en/own-program.js";
import "../../core/i18n/en/quiz.js";
import { isPenalty } from "../../rules/cells.js";
import { fill, tagOf } from "../lessons/scenario-texts.js";
import { aimOf } from "./exercise-aim.js";
import { begunWith } from "./exercise-begins.js";
import { exerciseDialog } from "./exercise-dialog.js";
import { keepPrograms, programsFor } from "./exercise-programs.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Answer, Lesson } from "../lessons/lesson.js"
 * @import { AskingProgram } from "../lessons/read-questions.js"
 * @import { Exercise } from "./exercise.js"
 */

/**
 * @param {Showing & Acting & Speaking} stage
 * @param {Lesson} lesson
 * @param {number} index
 * @param {AskingProgram} question
 * @param {(answer: Answer) => void} answered
 * @returns {Exercise}
 */
export function programExercise({ run, command, language }, lesson, index, question, answered) {
  const { t } = language;
  const { mode, grade, boards, seed } = question;
  const { width, height, start, goal } = lesson.facts.boards[mode];
  const board = { width, height, cells: lesson.facts.cells[mode], start, goal };
  // Which of equal cells comes first is asked for only where the scenario says so.
  const isTied = lesson.scenario.modes[mode].options.tieBreak !== undefined;
  const options = { ...lesson.facts.options[mode], ...(isTied ? {} : { tieBreak: /** @type {const} */ ("fifo") }) };
  const aim = aimOf({ grade, options, boards, seed, isPriced: board.cells.some(isPenalty) });
  const programs = programsFor(lesson);
  const { told, values } = lesson.facts.asked[index];

  /** What the reader has of it, or else what the question before has come to. */
  function begun() {
    const before = programs.slice(0, index).findLast((program) => program !== undefined);
    if (programs[index]) return programs[index];
    if (question.begin === undefined && before) return { ...before };
    const { begin } = question;
    const isPython = typeof begin === "object" && begin.javascript === undefined && begin.python !== undefined;
    return { program: "", ...(isPython && { written: /** @type {const} */ ("python") }) };
  }

  const verdict = make("span");
  const more = make("span");
  const why = make("p", { class: "why", "aria-live": "polite" }, verdict, " ", more);
  const open = make("button", { type: "button", class: "primary", onclick: () => show() }, t("own.asked.open"));
  let isOpen = false;
  let end = () => {};

  function show() {
    // Pressed again while it is being opened.
    if (isOpen) return;
    isOpen = true;
    command(() => run().pause());
    const kept = begun();
    programs[index] = kept;
    end = exerciseDialog(open, language, {
      ...{ board, aim, kept, given: begunWith(lesson.scenario.questions, index, aim.isPriced) },
      title: fill(lesson.scenario.title, {}, language),
      text: fill(lesson.scenario.questions[index].text, values, language),
      where: t("own.asked.board"),
      said: (isRight) => saidOf(isRight),
      hear,
      keep: () => keepPrograms(lesson, programs),
      closed() {
        isOpen = false;
      },
    });
  }

  /** What the scenario says of an answer. @param {boolean} isRight */
  function saidOf(isRight) {
    const own = isRight ? question.right : question.wrong;
    return own ? [fill(own, told, language)] : [];
  }

  /** @param {boolean} right */
  function hear(right) {
    const own = right ? question.right : question.wrong;
    setText(verdict, t(right ? "quiz.right" : "quiz.wrong"));
    setText(more, saidOf(right).join(""));
    more.lang = own ? tagOf(own, language.tag) : "";
    command(() => answered({ right }));
  }

  return { elements: [open, why], dispose: () => end() };
}
