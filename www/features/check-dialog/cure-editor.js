// The editor of an exercise about a mistake: the program as it is shown, to be mended by hand. It is graded by what its paths cost, on the
// boards on which the mistake shows among others.

import { fill } from "../lessons/scenario-texts.js";
import { writtenText } from "./cure-lines.js";
import { aimOf } from "./exercise-aim.js";
import { exerciseDialog } from "./exercise-dialog.js";
import { keepPrograms, programsFor } from "./exercise-programs.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { Lesson } from "../lessons/lesson.js"
 * @import { Curing } from "./curing.js"
 */

/**
 * @param {Curing} curing
 * @param {object} asked
 * @param {Lesson} asked.lesson
 * @param {number} asked.index
 * @param {Options} asked.options By which it is graded.
 * @param {number} asked.boards On how many boards.
 * @param {number} asked.seed
 * @param {(right: boolean) => void} asked.hear Takes what came of it.
 */
export function curedProgram({ stage, cure, come, mended, said }, { lesson, index, options, boards, seed, hear }) {
  const { run, command, language } = stage;
  const { t } = language;
  const programs = programsFor(lesson);
  let isOpen = false;
  let end = () => {};

  /** @param {HTMLElement} opener */
  function open(opener) {
    // Pressed again while it is being opened.
    if (isOpen) return;
    isOpen = true;
    command(() => run().pause());
    const given = {
      javascript: writtenText(cure.program, "javascript", t),
      python: writtenText(cure.program, "python", t),
    };
    // What nobody has changed is in the language in which it is read.
    const kept = programs[index]?.program ? programs[index] : { program: "", written: come.written };
    programs[index] = kept;
    const { width, height, start, goal, cells } = come.board ?? cure.boards[0];
    const board = { width, height, start, goal, cells };
    end = exerciseDialog(opener, language, {
      ...{ board, kept, given },
      aim: aimOf({ grade: "cost", options, boards, seed, isPriced: options.penalties, also: [board] }),
      text: t("own.cure.task"),
      where: t("own.cure.board"),
      title: fill(lesson.scenario.title, {}, language),
      said: (isRight) => said(isRight).map((node) => node.textContent ?? ""),
      hear(isRight) {
        hear(isRight);
        mended(isRight);
      },
      keep: () => keepPrograms(lesson, programs),
      closed() {
        isOpen = false;
      },
    });
  }
  return { open, end: () => end() };
}
