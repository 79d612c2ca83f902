// A question that is answered on the board: which cell comes next, or where a g comes from. The cell is clicked, tapped or
// chosen with the keyboard; what is said about it stands at the board as well, where the reader is looking.

import { make, setText } from "../../core/ui/dom.js";
import { answerMarks } from "../questions/answer-marks.js";
import { missText, parentMissText, parentRightText, rightText } from "../questions/feedback.js";
import { isRight, missOf, nextQuestionAt } from "../questions/next-question.js";
import { parentMissOf, parentQuestionAt } from "../questions/parent-question.js";
import { fill, tagOf } from "./scenario-texts.js";

/**
 * @import { Language, Speaking } from "../../core/i18n/index.js"
 * @import { Marking, Picking } from "../../core/input/selection.js"
 * @import { Acting, Saying } from "../../core/panels/panel.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Solver, Taken } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Answer, Lesson } from "./lesson.js"
 * @import { Way } from "./question-card.js"
 * @import { AskingNext, AskingParent } from "./read-questions.js"
 */

/** What is right, and what is said of a cell. @typedef {{ accepted: Coord[], say: (coord: Coord) => string, isRight: (coord: Coord) => boolean }} Key */

/** The name of the drawing. */
const MARKS = "question";

/**
 * @param {Showing & Acting & Speaking & Saying & Marking & Picking} stage
 * @param {Lesson} lesson
 * @param {number} index
 * @param {AskingNext | AskingParent} question
 * @param {(answer: Answer) => void} answered
 * @returns {Way}
 */
export function boardQuestion(stage, lesson, index, question, answered) {
  const { run, command, language } = stage;
  const { t } = language;
  const { step, told } = lesson.facts.asked[index];
  /** The cell that was answered with, if the board still shows the moment. @type {Coord | undefined} */
  let clicked;
  let isSettled = lesson.answers[index]?.right ?? false;
  let isShowing = false;
  /** What was picked wrong last. @type {Coord | undefined} */
  let missed;
  let isPicking = false;

  const isHere = () => lesson.holding(run()) === 0 && run().position === step && !run().player.playing;
  const pick = (/** @type {Coord} */ coord) => {
    const key = keyOf(run(), question, language);
    if (!key || !isHere()) return;
    const right = key.isRight(coord);
    answered({ right, cell: coord });
    stage.say(settle(key, coord, right));
  };
  const showMe = () => {
    const key = keyOf(run(), question, language);
    if (!key || !isHere()) return;
    if (!lesson.answers[index]) answered({ right: false });
    isShowing = true;
    stage.say(settle(key, key.accepted[0], true));
  };

  /** Says what is to be said of a cell, and marks it. @param {Key} key @param {Coord} coord @param {boolean} right */
  function settle(key, coord, right) {
    const saying = key.say(coord);
    const verdict = t(isShowing ? "quiz.shown" : right ? "quiz.right" : "quiz.wrong");
    const own = isShowing ? undefined : right ? question.right : question.wrong;
    clicked = coord;
    if (!right) missed = coord;
    isSettled ||= right;
    setText(isTrue, verdict);
    setText(reason, saying);
    setText(more, own ? fill(own, told, language) : "");
    more.lang = own ? tagOf(own, language.tag) : "";
    // A guess that was wrong stays in sight beside what is right.
    stage.draw(MARKS, answerMarks(right ? key.accepted : [], missed));
    return t("quiz.said", { verdict, saying });
  }

  const isTrue = make("strong");
  const reason = make("span");
  const more = make("span");
  const why = make("p", { class: "why" }, isTrue, " ", reason, " ", more);
  const hint = make("p", { class: "hint" }, t("quiz.click"));
  const show = make("button", { type: "button", onclick: () => command(showMe) }, t("quiz.show"));
  const back = make(
    "button",
    {
      type: "button",
      onclick: () =>
        command(() => {
          run().pause();
          run().seek(step);
        }),
    },
    t("quiz.return"),
  );
  const row = make("div", { class: "row" }, show, back);

  /** The marks belong to the moment; they come back with it. @param {boolean} isThere */
  function follow(isThere) {
    const answer = lesson.answers[index];
    if (!isThere && clicked) stage.draw(MARKS, undefined);
    if (!isThere) clicked = undefined;
    // What was said holds at its moment: at another one, and in another search, other cells are open.
    if (!isThere) for (const part of [isTrue, reason, more]) setText(part, "");
    const key = isThere && !clicked && answer?.cell ? keyOf(run(), question, language) : undefined;
    if (key && answer?.cell) settle(key, answer.cell, answer.right);
  }

  function release() {
    if (isPicking) stage.pick(undefined);
    isPicking = false;
  }
  return {
    elements: [hint, row, why],
    update(isShown) {
      const canAnswer = isShown && isHere() && !isSettled;
      if (canAnswer && !isPicking) stage.pick(pick);
      if (!canAnswer) release();
      isPicking = canAnswer;
      follow(isShown && isHere());
      hint.hidden = show.hidden = isSettled || !isHere();
      back.hidden = isSettled || isHere() || lesson.holding(run()) !== 0;
      row.hidden = show.hidden && back.hidden;
    },
    dispose() {
      release();
      stage.draw(MARKS, undefined);
    },
  };
}

/**
 * What is right at the position, and what is said of each cell.
 * @param {Run} run
 * @param {AskingNext | AskingParent} question
 * @param {Language} language
 * @returns {Key | undefined}
 */
export function keyOf({ solver, options, board }, question, language) {
  const scene = { options, origin: board.origin, language };
  if (question.kind === "parent") {
    const asked = parentQuestionAt(solver, question.cell);
    if (!asked) return undefined;
    const accepts = (/** @type {Coord} */ coord) => asked.accepted.some((it) => it.join() === coord.join());
    return {
      accepted: asked.accepted,
      isRight: accepts,
      say: (coord) =>
        accepts(coord)
          ? parentRightText(asked, coord, scene)
          : parentMissText(asked, coord, parentMissOf(solver, asked, coord), scene),
    };
  }
  const asked = nextQuestionAt(solver);
  if (!asked) return undefined;
  const { accepted, taken } = asked;
  const facts = { accepted: accepted.length, equalF: taken.equalF, side: taken.side, isOnly: taken.among === 1 };
  return {
    accepted,
    isRight: (coord) => isRight(asked, coord),
    say: (coord) =>
      isRight(asked, coord)
        ? rightText(coord, { ...facts, numbers: numbersAt(solver, coord, taken) }, scene)
        : missText(coord, missOf(solver, asked, coord), scene),
  };
}

/** @param {Solver} solver @param {Coord} coord @param {Taken} taken */
function numbersAt(solver, coord, taken) {
  if (coord.join() === taken.cell.join()) return { g: taken.g, h: taken.h, f: taken.f };
  const [g, h, f] = solver.numbersIn(...coord, 1, 1);
  return { g, h, f };
}
