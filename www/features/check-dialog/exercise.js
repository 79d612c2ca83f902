// An exercise: the board for the reader's program, a field for what it prints, and what is to be said of that. The scenario
// says whether the cells taken count or the cost of the path; what is wrong is said by the check.

import { placed, readLog } from "../../check/index.js";
import { solverOf } from "../../core/board/convert.js";
import { hasCode, report } from "../../core/engine/errors.js";
import { make, setText } from "../../core/ui/dom.js";
import { startCheck } from "./check-working.js";
import "../../core/i18n/en/check.js";
import "../../core/i18n/en/quiz.js";
import { fill, tagOf } from "../lessons/scenario-texts.js";
import { gradePasted } from "../questions/pasted.js";
import { takeShown } from "./board-part.js";
import { lookAndMend } from "./bug-page.js";
import { tell } from "./check-sentences.js";
import { differenceTexts } from "./difference-text.js";
import { bugHereText } from "./follows.js";
import { takingLogs, whatToPrint } from "./log-part.js";
import { problemText } from "./problem-text.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Answer, Lesson } from "../lessons/lesson.js"
 * @import { AskingPaste } from "../lessons/read-questions.js"
 * @import { Graded } from "../questions/pasted.js"
 * @import { CodeLanguage } from "./board-in-language.js"
 * @import { Found } from "./checking.js"
 */

/** @typedef {{ elements: HTMLElement[], dispose: () => void }} Exercise */

/** What was pasted for the questions of a scenario, which outlives the panel. @type {WeakMap<Lesson, string[]>} */
const pasted = new WeakMap();
/** The language of programs that was chosen last. @type {{ language: CodeLanguage }} */
const brought = { language: "csharp" };

/**
 * @param {Acting & Speaking} stage
 * @param {Lesson} lesson
 * @param {number} index
 * @param {AskingPaste} question
 * @param {(answer: Answer) => void} answered
 * @returns {Exercise}
 */
export function exercise({ command, language }, lesson, index, question, answered) {
  const { t } = language;
  const { told } = lesson.facts.asked[index];
  const { width, height, start, goal } = lesson.facts.board;
  const board = { width, height, cells: lesson.facts.cells[0], start, goal };
  const [options] = lesson.facts.options;
  const texts = pasted.get(lesson) ?? [];
  pasted.set(lesson, texts);
  let stop = () => {};

  const said = make("p", { class: "hint", "aria-live": "polite" });
  const say = (/** @type {string} */ sentence) => setText(said, sentence);
  const context = { t, brought, shown: board, say, spellings: new Set() };
  const text = make("textarea", { rows: 5, spellcheck: false, autocomplete: "off" });
  const log = takingLogs(text, texts[index] ?? "", (now) => {
    texts[index] = now;
    forget();
  });
  const check = make("button", { type: "submit", class: "primary" }, t("check.check"));
  const form = make("form", {}, make("label", {}, t("check.log"), text), make("div", { class: "row" }, check));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    command(grade);
  });
  const verdict = make("p", { class: "why", role: "status" });
  const more = make("p", { class: "more" });
  const reasons = make("div", { class: "reasons", "aria-live": "polite" });

  function forget() {
    stop();
    setText(verdict, "");
    setText(more, "");
    reasons.replaceChildren();
  }

  function grade() {
    forget();
    try {
      const read = placed(readLog(log.text()), board);
      const graded = gradePasted(read, { board, options, grade: question.grade, ...ofSearch() });
      const { right, steps, lacks } = graded;
      answered({ right, steps });
      setText(verdict, lacks ? t(`check.lacks.${lacks}`) : t(right ? "quiz.right" : "quiz.wrong"));
      const own = right ? question.right : question.wrong;
      setText(more, own ? fill(own, told, language) : "");
      more.lang = own ? tagOf(own, language.tag) : "";
      if (!right && !lacks) explain(ruleText(graded, read.path?.length ?? 0));
    } catch (error) {
      if (!hasCode(error)) throw error;
      setText(verdict, problemText(error, language));
    }
  }

  /** What the search as written takes, and what its path costs. */
  function ofSearch() {
    const solver = solverOf({ ...board, origin: [0, 0] }, options);
    try {
      solver.run();
      return { order: solver.expansionOrder(), cost: solver.stats.pathCost };
    } finally {
      solver.free();
    }
  }

  /** What is wrong by the rules of the scenario. @param {Graded} graded @param {number} cells Of the path. */
  function ruleText({ steps, difference, frame }, cells) {
    if (!difference || !frame) return question.grade === "order" ? t("check.ended", { steps: steps.length }) : "";
    const found = {
      diagnosis: { difference, candidates: [{ frame, options }] },
      board,
      taken: Int32Array.from(steps.flat()),
    };
    return language.joined(differenceTexts({ ...found, read: { steps: steps.length, cells } }, language));
  }

  /** Says what is wrong, and what the program is. @param {string} rule What is wrong by the rules of the scenario. */
  function explain(rule) {
    const shows = (/** @type {string[]} */ ...sentences) =>
      reasons.replaceChildren(...[rule, ...sentences].filter(Boolean).map((sentence) => make("p", {}, sentence)));
    shows(t("check.working"));
    stop = startCheck({ board, log: log.text() }, (message) => {
      if (!message) shows(t("check.failed"));
      else if ("isBroken" in message) shows(t("check.broken"));
      else if ("failure" in message) shows(problemText(message.failure, language));
      else if ("answer" in message && "diagnosis" in message.answer) {
        try {
          shows(...answerTexts(message.answer));
        } catch (error) {
          report(error);
          shows(t("check.broken"));
        }
      }
    });
  }

  /** @param {Found} found */
  function answerTexts(found) {
    const { kind, verdict, differs, built, follows, read } = tell(found, language);
    const { exact, candidates } = found.diagnosis;
    // Of a log that ends early, or that nothing explains, the rules of the scenario say enough.
    if (question.grade === "order" && !(exact && candidates[0].ended)) return read;
    const bugs = kind === "bug" ? candidates[0].bugs : [];
    const pages = bugs.flatMap((bug) => lookAndMend(bug, t));
    const here = bugs.length > 0 ? [bugHereText(found, language)] : [];
    return [verdict, ...differs, ...built, ...pages, ...here, ...follows, ...read];
  }

  return {
    elements: [takeShown(context), whatToPrint(context), form, said, verdict, more, reasons],
    dispose: () => stop(),
  };
}
