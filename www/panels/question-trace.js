// A question for several steps: the reader takes the cells one after another, on the board. The engine's own search stays
// where it is; afterwards it plays the model answer.

import { part } from "../coded.js";
import { shownCoord } from "../coordinates.js";
import { make, setText } from "../dom.js";
import "../i18n/en-quiz.js";
import { answerMarks } from "../quiz/marks.js";
import { missText, rightText } from "../quiz/sayings.js";
import { Trace } from "../quiz/trace.js";
import { TracePicture } from "../quiz/trace-picture.js";
import { fill, tagOf } from "../scenarios/texts.js";

/** @typedef {import("../board/board.js").Coord} Coord */

const DRAWING = "trace";

/**
 * @param {import("./panel.js").Stage} stage
 * @param {import("../scenarios/lesson.js").Lesson} lesson
 * @param {number} index
 * @param {import("../scenarios/questions.js").AskingTrace} question
 * @param {(answer: import("../scenarios/lesson.js").Answer) => void} answered
 * @returns {import("./question.js").Way}
 */
export function traceQuestion(stage, lesson, index, question, answered) {
  const { run, command, language } = stage;
  const { t } = language;
  const { step, told } = lesson.facts.asked[index];
  const isAtOnce = question.grade === "at-once";
  let trace = begin();
  let isPicking = false;
  let isDrawn = false;
  /** @type {typeof import("../render/numbers.js") | undefined} */
  let numbers;
  let picture = new TracePicture(trace, () => numbers);
  /** How often it was begun. */
  let tries = 0;

  part(import("../render/numbers.js")).then((module) => {
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
    const attempt = trace.take(coord, isShown);
    const { isTaken, miss } = attempt;
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

  /** @param {string} said What was said of the last step. */
  function finish(said) {
    const { isRight, steps } = trace;
    answered({ right: isRight, steps });
    const score = t("quiz.trace.score", { right: trace.right, count: trace.taken });
    setText(why, isAtOnce ? said : "");
    stage.say(score);
  }

  const count = make("strong");
  const why = make("p", { class: "why" });
  const list = make("ol", { class: "graded" });
  const more = make("p", { class: "more" });
  const hint = make("p", { class: "hint" }, t("quiz.trace.click"));
  const button = (/** @type {import("../i18n/keys.js").Key} */ key, /** @type {() => void} */ act) =>
    make("button", { type: "button", onclick: () => command(act) }, t(key));
  const show = button("quiz.show", () => take(trace.allowed[0], true));
  const back = button("quiz.return", () => {
    run().pause();
    run().seek(step);
  });
  const anew = button("quiz.trace.again", () => {
    trace = begin();
    picture = new TracePicture(trace, () => numbers);
    tries++;
    setText(why, "");
    stage.draw("question", undefined);
    run().pause();
    run().seek(step);
  });
  const play = button("quiz.trace.play", () => {
    run().seek(step);
    run().play();
  });
  const row = make("div", { class: "row" }, show, back, anew, play);

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
    elements: [count, hint, row, why, list, more],
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
      hint.hidden = isDone || !isHere();
      show.hidden = isDone || !isHere() || !isAtOnce;
      back.hidden = isDone || isHere() || lesson.holding(run()) !== 0;
      anew.hidden = trace.attempts.length === 0;
      play.hidden = !isDone;
      row.hidden = [show, back, anew, play].every(({ hidden }) => hidden);
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
