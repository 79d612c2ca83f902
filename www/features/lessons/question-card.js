// A scenario's questions: each appears when its moment has come. Readers who have answered see whether that is right, and
// why.

import { make, setText } from "../../core/ui/dom.js";
import { questionName } from "./lesson-pauses.js";
import { boardQuestion } from "./question-board.js";
import { drawQuestion } from "./question-draw.js";
import { exerciseQuestion } from "./question-exercise.js";
import { numbersQuestion } from "./question-numbers.js";
import { traceQuestion } from "./question-trace.js";
import { fill, tagOf } from "./scenario-texts.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Marking, Picking, Selecting } from "../../core/input/selection.js"
 * @import { Acting, Panel, Saying } from "../../core/panels/panel.js"
 * @import { Seeing } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Text } from "./check.js"
 * @import { Answer, Lesson } from "./lesson.js"
 * @import { Choosing, Question } from "./read-questions.js"
 */

/**
 * How a question is answered.
 * @typedef {object} Way
 * @property {HTMLElement[]} elements
 * @property {(isShown: boolean) => void} update
 * @property {() => void} [dispose]
 */

/**
 * @param {Showing & Acting & Speaking & Saying & Selecting & Marking & Picking & Seeing} stage
 * @param {Lesson} lesson
 * @param {(question: number, answer: Answer) => void} answer Called for every answer.
 * @param {() => void} [again] Shows the scenario with other numbers, where it has any.
 * @returns {Panel}
 */
export function question(stage, lesson, answer, again) {
  const { run, command, language } = stage;
  const { t } = language;
  const { questions } = lesson.scenario;
  const ways = questions.map((question, index) => {
    const answered = (/** @type {Answer} */ it) =>
      command(() => {
        lesson.answers[index] = it;
        answer(index, it);
      });
    const way = wayOf(index, question, answered);
    return { way, element: make("div", { class: "way" }, ...way.elements) };
  });
  /** @param {number} index @param {Question} question @param {(answer: Answer) => void} answered @returns {Way} */
  function wayOf(index, question, answered) {
    if (question.kind === "choices") return choosing(stage, lesson, index, question, answered);
    if (question.kind === "draw") return drawQuestion(stage, lesson, index, question, answered);
    if (question.kind === "next" || question.kind === "parent") {
      return boardQuestion(stage, lesson, index, question, answered);
    }
    if (question.kind === "trace") return traceQuestion(stage, lesson, index, question, answered, again);
    if (question.kind === "numbers") return numbersQuestion(stage, lesson, index, question, answered);
    return exerciseQuestion(stage, lesson, index, question, answered);
  }
  const name = make("strong");
  const asked = make("p", { "aria-live": "polite" });
  const nextDue = () => {
    const due = lesson.progress.due(lesson.holding(run()) === 0 ? run().position : Number.POSITIVE_INFINITY);
    return due.find((index) => lesson.answers[index] === undefined && index !== lesson.progress.question);
  };
  const next = make("button", { type: "button", onclick: () => goOn() }, t("scenario.nextQuestion"));
  const goOn = () =>
    command(() => {
      lesson.progress.question = nextDue();
    });
  const other = make("button", { type: "button", onclick: () => again?.() }, t("scenario.again"));
  const row = make("div", { class: "row" }, next, other);
  const element = make(
    "div",
    { class: "question", role: "group", "aria-label": t("scenario.question"), tabIndex: -1, hidden: true },
    ...[name, asked, ...ways.map((it) => it.element), row],
  );
  return {
    element,
    update() {
      const { question: shown } = lesson.progress;
      element.hidden = shown === undefined;
      for (const [index, { way, element }] of ways.entries()) {
        element.hidden = index !== shown;
        way.update(index === shown);
      }
      if (shown === undefined) return setText(asked, "");
      const { text } = questions[shown];
      setText(name, questionName(questions.length, shown, language));
      setText(asked, fill(text, lesson.facts.asked[shown].values, language));
      asked.lang = tagOf(text, language.tag);
      const isAnswered = lesson.answers[shown] !== undefined;
      next.hidden = !isAnswered || nextDue() === undefined;
      other.hidden = !isAnswered || !again || hasOwnAgain(questions[shown]);
      row.hidden = next.hidden && other.hidden;
    },
    dispose() {
      for (const { way } of ways) way.dispose?.();
    },
  };
}

/** Whether the question itself offers other boards. @param {Question} question */
const hasOwnAgain = (question) => question.kind === "trace" && question.inRow !== undefined;

/**
 * A question with answers to choose from.
 * @param {Showing & Speaking} stage
 * @param {Lesson} lesson
 * @param {number} index
 * @param {Choosing} question
 * @param {(answer: Answer) => void} answered
 * @returns {Way}
 */
function choosing({ run, language }, lesson, index, { choices }, answered) {
  const write = (/** @type {Text} */ it) => fill(it, lesson.facts.asked[index].values, language);
  const lang = (/** @type {Text} */ it) => tagOf(it, language.tag);
  /** What was chosen until now: a guess that was wrong stays in sight beside what is right. @type {Set<number>} */
  const tried = new Set();
  const buttons = choices.map((choice, place) => {
    const onclick = () => answered({ choice: place, right: choice.right });
    const properties = { type: "button", class: "choice", "aria-pressed": "false", lang: lang(choice.text), onclick };
    return make("button", properties, write(choice.text));
  });
  const isRight = make("span");
  const reason = make("span");
  const why = make("p", { class: "why", "aria-live": "polite" }, isRight, " ", reason);
  return {
    elements: [...buttons, why],
    update() {
      const chosen = lesson.answers[index]?.choice;
      if (chosen !== undefined) tried.add(chosen);
      for (const [place, button] of buttons.entries()) {
        button.setAttribute("aria-pressed", String(place === chosen));
        button.classList.toggle("right", place === chosen && choices[place].right);
        button.classList.toggle("wrong", tried.has(place) && !choices[place].right);
      }
      // What is said is about the search as written; beside another board or another search it would seem to be about that.
      const now = run();
      const isAbout = lesson.holding(now) === 0 || (now.isSearching && lesson.matches(now, 0));
      const answer = chosen === undefined || !isAbout ? undefined : choices[chosen];
      setText(isRight, answer ? language.t(answer.right ? "scenario.right" : "scenario.wrong") : "");
      setText(reason, answer ? write(answer.why) : "");
      reason.lang = answer ? lang(answer.why) : "";
    },
  };
}
