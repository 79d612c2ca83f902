// An exercise about an A* with a mistake: the reader draws a board on which it goes wrong, names the mistake among four, and mends it,
// by choosing a change or in the editor.

import { make } from "../../core/ui/dom.js";
import "../../core/i18n/en/own-program.js";
import { isPenalty } from "../../rules/cells.js";
import { fill, tagOf } from "../lessons/scenario-texts.js";
import { cureOf } from "../questions/cures.js";
import { curedProgram } from "./cure-editor.js";
import { exposingPart } from "./cure-exposing.js";
import { listing } from "./cure-listing.js";
import { mendingPart } from "./cure-mending.js";
import { namingPart } from "./cure-naming.js";
import { comeIn } from "./curing.js";

/**
 * @import { Answer, Lesson } from "../lessons/lesson.js"
 * @import { Stage } from "../lessons/question-exercise.js"
 * @import { AskingCure } from "../lessons/read-questions.js"
 * @import { Curing } from "./curing.js"
 * @import { Exercise } from "./exercise.js"
 */

/**
 * @param {Stage} stage
 * @param {Lesson} lesson
 * @param {number} index
 * @param {AskingCure} question
 * @param {(answer: Answer) => void} answered
 * @returns {Exercise}
 */
export function cureExercise(stage, lesson, index, question, answered) {
  const { command, language } = stage;
  const { mode, bug, boards, seed } = question;
  const written = lesson.facts.options[mode];
  const options = { ...written, penalties: written.penalties && lesson.facts.cells[mode].some(isPenalty) };
  const cure = cureOf({ bug, options, boards, seed });
  if (!cure) {
    // The lesson goes on all the same.
    if (!lesson.answers[index]) queueMicrotask(() => command(() => answered({ right: false })));
    return { elements: [make("p", {}, language.t("own.cure.unfit", { count: boards }))], dispose() {} };
  }

  const come = comeIn(lesson, index);
  /** @type {Curing} */
  const curing = {
    ...{ stage, cure, come },
    answer: (right) => command(() => answered({ right })),
    mended(right) {
      // Who looks at other changes afterwards takes nothing back.
      if (right || !come.isMended) curing.answer(right);
      come.isMended ||= right;
    },
    goOn() {
      naming.update();
      mending.update();
    },
    said(right) {
      const own = right ? question.right : question.wrong;
      if (!own) return [];
      return [make("span", { lang: tagOf(own, language.tag) }, fill(own, lesson.facts.asked[index].told, language))];
    },
  };
  const exposing = exposingPart(curing);
  const naming = namingPart(curing);
  const editor = curedProgram(curing, {
    ...{ lesson, index, options, boards, seed },
    hear: (right) => mending.hear(right),
  });
  const mending = mendingPart(curing, editor.open);
  const shown = listing(curing, () => mending.write());
  curing.goOn();
  return {
    elements: [...exposing.elements, shown, naming.element, mending.element],
    update: exposing.update,
    dispose() {
      exposing.dispose();
      editor.end();
    },
  };
}
