// An exercise: the board for the reader's program, a field for what it prints, and what is to be said of that. The scenario
// says whether the cells taken count or the cost of the path; what is wrong is said by the check.

import { placed, readLog } from "../../check/index.js";
import { solverOf } from "../../core/board/convert.js";
import { hasCode } from "../../core/engine/errors.js";
import { make, setText } from "../../core/ui/dom.js";
import "../../core/i18n/en/check.js";
import "../../core/i18n/en/quiz.js";
import { fill, tagOf } from "../lessons/scenario-texts.js";
import { gradePasted } from "../questions/pasted.js";
import { takeShown } from "./board-part.js";
import { explain, ruleText } from "./explained.js";
import { takingLogs, whatToPrint } from "./log-part.js";
import { problemText } from "./problem-text.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Answer, Lesson } from "../lessons/lesson.js"
 * @import { AskingPaste } from "../lessons/read-questions.js"
 * @import { CodeLanguage } from "./board-in-language.js"
 */

/** @typedef {{ elements: HTMLElement[], update?: (isShown: boolean) => void, dispose: () => void }} Exercise */

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
      if (right || lacks) return;
      const by = { board, options, grade: question.grade, cells: read.path?.length ?? 0 };
      explained(ruleText(graded, by, language));
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

  /** Says what is wrong, and what the program is. @param {string} rule What is wrong by the rules of the scenario. */
  function explained(rule) {
    stop = explain({ board, log: log.text(), grade: question.grade }, language, (...sentences) =>
      reasons.replaceChildren(...[rule, ...sentences].filter(Boolean).map((sentence) => make("p", {}, sentence))),
    );
  }

  return {
    elements: [takeShown(context), whatToPrint(context), form, said, verdict, more, reasons],
    dispose: () => stop(),
  };
}
