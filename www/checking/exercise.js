// An exercise: the board for the reader's program, a field for what it prints, and what is to be said of that. The scenario
// says whether the cells taken count or the cost of the path; what is wrong is said by the check.

import { solverOf } from "../board/convert.js";
import { readLog } from "../check/index.js";
import { startCheck } from "../check-working.js";
import { hasCode } from "../coded.js";
import { make, setText } from "../dom.js";
import "../i18n/en-check.js";
import "../i18n/en-quiz.js";
import { gradePasted } from "../quiz/pasted.js";
import { fill, tagOf } from "../scenarios/texts.js";
import { takeShown } from "./board-part.js";
import { takingLogs, whatToPrint } from "./log-part.js";
import { problemText } from "./problem-text.js";
import { bugHereText, differenceTexts, tell } from "./sentences.js";

/** @typedef {import("../i18n/keys.js").Key} Key */
/** @typedef {import("../scenarios/lesson.js").Lesson} Lesson */
/** @typedef {{ elements: HTMLElement[], dispose: () => void }} Exercise */

/** What was pasted for the questions of a scenario, which outlives the panel. @type {WeakMap<Lesson, string[]>} */
const pasted = new WeakMap();
/** The language of programs that was chosen last. @type {{ language: import("./board-text.js").CodeLanguage }} */
const brought = { language: "csharp" };

/**
 * @param {import("../panels/panel.js").Stage} stage
 * @param {Lesson} lesson
 * @param {number} index
 * @param {import("../scenarios/questions.js").AskingPaste} question
 * @param {(answer: import("../scenarios/lesson.js").Answer) => void} answered
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
      const read = readLog(log.text());
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

  /** What is wrong by the rules of the scenario. @param {import("../quiz/pasted.js").Graded} graded @param {number} cells Of the path. */
  function ruleText({ steps, difference, frame }, cells) {
    if (!difference || !frame) return question.grade === "order" ? t("check.ended", { steps: steps.length }) : "";
    const found = {
      diagnosis: { difference, candidates: [{ frame, options }] },
      board,
      taken: Int32Array.from(steps.flat()),
    };
    return differenceTexts({ ...found, read: { steps: steps.length, cells } }, language).join(" ");
  }

  /** Says what is wrong, and what the program is. @param {string} rule What is wrong by the rules of the scenario. */
  function explain(rule) {
    const shows = (/** @type {string[]} */ ...sentences) =>
      reasons.replaceChildren(...[rule, ...sentences].filter(Boolean).map((sentence) => make("p", {}, sentence)));
    shows(t("check.working"));
    stop = startCheck({ board, log: log.text() }, (message) => {
      if (!message) shows(t("check.failed"));
      else if ("failure" in message) shows(problemText(message.failure, language));
      else if ("answer" in message && "diagnosis" in message.answer) {
        const { kind, verdict, differs, built, follows, read } = tell(message.answer, language);
        const { exact, candidates } = message.answer.diagnosis;
        // Of a log that ends early, or that nothing explains, the rules of the scenario say enough.
        if (question.grade === "order" && !(exact && candidates[0].ended)) return shows(...read);
        const bugs = kind === "bug" ? candidates[0].bugs : [];
        const pages = bugs.flatMap((bug) =>
          ["look", "mend"].map((part) => t(/** @type {Key} */ (`check.bug.${bug}.${part}`))),
        );
        const here = bugs.length > 0 ? [bugHereText(message.answer, language)] : [];
        shows(verdict, ...differs, ...built, ...pages, ...here, ...follows, ...read);
      }
    });
  }

  return {
    elements: [takeShown(context), whatToPrint(context), form, said, verdict, more, reasons],
    dispose: () => stop(),
  };
}
