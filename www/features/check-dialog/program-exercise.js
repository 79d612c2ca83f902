// An exercise that is answered by a program written here: what opens its dialog, and what came of it last.

import { solverOf } from "../../core/board/convert.js";
import { make, setText } from "../../core/ui/dom.js";
import "../../core/i18n/en/own-program.js";
import "../../core/i18n/en/quiz.js";
import { isPenalty } from "../../rules/cells.js";
import { fill, tagOf } from "../lessons/scenario-texts.js";
import { exerciseDialog } from "./exercise-dialog.js";
import { keepPrograms, programsFor } from "./exercise-programs.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Answer, Lesson } from "../lessons/lesson.js"
 * @import { AskingProgram } from "../lessons/read-questions.js"
 * @import { Aim } from "../questions/asked-programs.js"
 * @import { Ground } from "../questions/plain-ground.js"
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
  /** @type {Aim} */
  const aim = { grade, options, boards, seed, isPriced: board.cells.some(isPenalty), orderOn };
  const programs = programsFor(lesson);
  const { told, values } = lesson.facts.asked[index];

  /** The cells that the search by these options takes on a board. @param {Ground} ground */
  function orderOn(ground) {
    const solver = solverOf({ ...ground, origin: [0, 0] }, options);
    try {
      solver.run();
      return solver.expansionOrder();
    } finally {
      solver.free();
    }
  }

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
      ...{ board, aim, kept, questions: lesson.scenario.questions, index },
      title: fill(lesson.scenario.title, {}, language),
      text: fill(lesson.scenario.questions[index].text, values, language),
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
