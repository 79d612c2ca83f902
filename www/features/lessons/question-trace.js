// A question for several steps: the reader takes the cells one after another, on the board. The engine's own search stays
// where it is; afterwards it plays the model answer.

import { shownCoord } from "../../core/board/coordinates.js";
import { part } from "../../core/engine/errors.js";
import { make, setText } from "../../core/ui/dom.js";
import "../../core/i18n/en/quiz.js";
import { decidesBy } from "../../rules/algorithms.js";
import { tieByH } from "../../rules/order.js";
import { answerMarks } from "../questions/answer-marks.js";
import { missText, rightText } from "../questions/feedback.js";
import { TracePicture } from "../questions/trace-picture.js";
import { Trace } from "../questions/trace-question.js";
import { fill, tagOf } from "./scenario-texts.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Key } from "../../core/i18n/keys.js"
 * @import { Marking, Picking } from "../../core/input/selection.js"
 * @import { Acting, Saying } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Answer, Lesson } from "./lesson.js"
 * @import { Way } from "./question-card.js"
 * @import { AskingTrace } from "./read-questions.js"
 */

const DRAWING = "trace";

/**
 * @param {Showing & Acting & Speaking & Saying & Marking & Picking} stage
 * @param {Lesson} lesson
 * @param {number} index
 * @param {AskingTrace} question
 * @param {(answer: Answer) => void} answered
 * @param {(() => void) | undefined} other Shows another board, where there are any.
 * @returns {Way}
 */
export function traceQuestion(stage, lesson, index, question, answered, other) {
  const { run, command, language } = stage;
  const { t } = language;
  const { step, told } = lesson.facts.asked[index];
  const isAtOnce = question.grade === "at-once";
  let trace = begin();
  let isPicking = false;
  let isDrawn = false;
  /** @type {typeof import("../../core/render/cell-digits.js") | undefined} */
  let numbers;
  let picture = new TracePicture(trace, () => numbers);
  const { inRow: wanted } = question;
  /** How much of a hint was asked for at this step. */
  let hinted = 0;
  /** How often it was begun. */
  let tries = 0;

  part(import("../../core/render/cell-digits.js")).then((module) => {
    numbers = module;
    stage.refresh();
  });

  function begin() {
    const { board, cells, options } = {
      board: lesson.facts.board,
      cells: lesson.facts.cells[0],
      options: lesson.facts.options[0],
    };
    const before = lesson.holding(run()) === 0 ? run().solver.expansionOrder().slice(0, step) : [];
    return new Trace({ ...board, cells }, options, { before, steps: question.steps, grade: question.grade });
  }

  const isHere = () => lesson.holding(run()) === 0 && run().position === step && !run().player.playing;
  const scene = () => ({ options: lesson.facts.options[0], origin: lesson.facts.board.origin, language });
  const nameOf = (/** @type {Coord} */ coord) => shownCoord(coord, lesson.facts.board.origin);

  /** @param {Coord} coord @param {boolean} [isShown] */
  function take(coord, isShown) {
    if (trace.isDone || !isHere()) return;
    const facts = isAtOnce ? praise(coord) : "";
    const isFirst = trace.attempts.at(-1)?.isTaken ?? true;
    const attempt = trace.take(coord, isShown);
    const { isTaken, miss } = attempt;
    // What was missed or shown begins the row again; the step that follows a miss is no choice of its own.
    lesson.inRow = miss || isShown ? 0 : isFirst ? lesson.inRow + 1 : lesson.inRow;
    hinted = 0;
    setText(hints, "");
    // At the end, only what cannot be taken at all is said on the way.
    const saying =
      !isTaken && miss
        ? missText(coord, miss, scene())
        : isAtOnce
          ? facts
          : t("quiz.trace.took", { cell: nameOf(coord) });
    const verdict = !isTaken ? t("quiz.wrong") : !isAtOnce ? "" : t(isShown ? "quiz.shown" : "quiz.right");
    const said = verdict ? t("quiz.said", { verdict, saying }) : saying;
    setText(why, said);
    stage.draw("question", isTaken ? undefined : answerMarks([], coord));
    const { steps } = trace;
    if (wanted !== undefined && lesson.inRow >= wanted && !lesson.answers[index]?.right)
      answered({ right: true, steps });
    if (trace.isDone) finish(said);
    else stage.say(said);
  }

  /** Why a cell is right, before it is taken; empty if it is not. @param {Coord} coord */
  function praise(coord) {
    const { allowed } = trace;
    if (!allowed.some((it) => it.join() === coord.join())) return "";
    const facts = { accepted: allowed.length, equalF: trace.equalTo(coord), isOnly: trace.search.open.length === 1 };
    return rightText(coord, { ...facts, numbers: trace.numbersOf(coord) }, scene());
  }

  /** How the next cell is decided on, without naming it. */
  function decide() {
    const { options } = scene();
    const by = decidesBy(options);
    if (by === "order") return t("quiz.hint.order");
    const tie = tieByH(options);
    const sentences = [t("quiz.hint.by", { by }), ...(tie ? [t(`quiz.hint.${tie}`)] : [])];
    return sentences.join(language.tag === "zh" ? "" : " ");
  }

  /** @param {string} said What was said of the last step. */
  function finish(said) {
    const { isRight, steps } = trace;
    if (wanted === undefined) answered({ right: isRight, steps });
    const score = t("quiz.trace.score", { right: trace.right, count: trace.taken });
    setText(why, isAtOnce ? said : "");
    stage.say(score);
  }

  const count = make("strong");
  const inARow = make("p", { class: "in-row" });
  const why = make("p", { class: "why" });
  const hints = make("p", { class: "hint", role: "status" });
  const list = make("ol", { class: "graded" });
  const more = make("p", { class: "more" });
  const hint = make("p", { class: "hint" }, t("quiz.trace.click"));
  const button = (/** @type {Key} */ key, /** @type {() => void} */ act) =>
    make("button", { type: "button", onclick: () => command(act) }, t(key));
  const show = button("quiz.show", () => take(trace.allowed[0], true));
  const hintMe = button("quiz.hint", () => {
    hinted = Math.min(hinted + 1, 2);
    setText(hints, hinted === 1 ? t("quiz.hint.look", { count: trace.search.open.length }) : decide());
  });
  const next = button("quiz.trace.other", () => other?.());
  const back = button("quiz.return", () => {
    run().pause();
    run().seek(step);
  });
  const anew = button("quiz.trace.again", () => {
    trace = begin();
    picture = new TracePicture(trace, () => numbers);
    tries++;
    setText(why, "");
    setText(hints, "");
    hinted = 0;
    lesson.inRow = 0;
    stage.draw("question", undefined);
    run().pause();
    run().seek(step);
  });
  const play = button("quiz.trace.play", () => {
    run().seek(step);
    run().play();
  });
  const row = make("div", { class: "row" }, hintMe, show, next, back, anew, play);

  function release() {
    if (isPicking) stage.pick(undefined);
    isPicking = false;
  }
  function clear() {
    if (!isDrawn) return;
    stage.draw(DRAWING, undefined);
    stage.draw("question", undefined);
    isDrawn = false;
  }

  /** The steps that were not right, once all are graded. */
  function listMisses() {
    const items = !trace.isDone || isAtOnce ? [] : trace.attempts.filter(({ isTaken }) => isTaken);
    const texts = items.map(({ coord, miss }) =>
      miss
        ? t("quiz.said", { verdict: t("quiz.wrong"), saying: missText(coord, miss, scene()) })
        : t("quiz.trace.fine", { cell: nameOf(coord) }),
    );
    const marks = items.map(({ miss }) => (miss ? "wrong" : "right"));
    const told = texts.join("\n");
    if (list.dataset.told === told) return;
    list.dataset.told = told;
    list.replaceChildren(...texts.map((text, place) => make("li", { class: marks[place] }, text)));
  }

  return {
    elements: [count, inARow, hint, row, hints, why, list, more],
    update(isShown) {
      const here = isShown && isHere();
      if (here && trace.taken === 0 && trace.attempts.length === 0 && tries === 0) {
        // The steps before the moment are known only while the lesson's own search is shown.
        trace = begin();
        picture = new TracePicture(trace, () => numbers);
        tries++;
      }
      const canAnswer = here && !trace.isDone;
      if (canAnswer && !isPicking) stage.pick((coord) => take(coord));
      if (!canAnswer) release();
      isPicking = canAnswer;
      if (here) {
        const now = picture;
        isDrawn = true;
        stage.draw(DRAWING, {
          stamp: `${tries} ${trace.search.steps.length} ${numbers !== undefined}`,
          over: (place) => now.draw(place),
        });
      } else clear();
      const { taken, right, isDone } = trace;
      setText(
        count,
        isDone ? t("quiz.trace.score", { right, count: taken }) : t("quiz.trace.count", { step: taken + 1, right }),
      );
      count.hidden = wanted !== undefined;
      // Whoever has taken a cell knows how.
      hint.hidden = isDone || !isHere() || (wanted !== undefined && trace.attempts.length > 0);
      hintMe.hidden = isDone || !isHere() || !isAtOnce || hinted === 2;
      next.hidden = wanted === undefined || !other || trace.taken === 0;
      inARow.hidden = wanted === undefined;
      const values = { right: lesson.inRow, wanted: wanted ?? 0 };
      setText(inARow, lesson.answers[index]?.right ? t("quiz.trace.rowDone", values) : t("quiz.trace.row", values));
      show.hidden = isDone || !isHere() || !isAtOnce;
      back.hidden = isDone || isHere() || lesson.holding(run()) !== 0;
      anew.hidden = trace.attempts.length === 0 || !next.hidden;
      play.hidden = !isDone;
      row.hidden = [hintMe, show, next, back, anew, play].every(({ hidden }) => hidden);
      listMisses();
      const own = isDone ? (trace.isRight ? question.right : question.wrong) : undefined;
      setText(more, own ? fill(own, told, language) : "");
      more.lang = own ? tagOf(own, language.tag) : "";
      more.hidden = !own;
      list.hidden = !isDone || isAtOnce;
    },
    dispose() {
      release();
      clear();
    },
  };
}
