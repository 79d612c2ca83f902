// The dialog of an exercise: the editor, what the program does on the lesson's board, and the boards on which it is checked, which
// nobody has seen before. The smallest on which it is wrong is shown, with what it does there.

import { part, report } from "../../core/engine/errors.js";
import { readColors } from "../../core/render/theme.js";
import { dialogOf } from "../../core/ui/dialog.js";
import { make } from "../../core/ui/dom.js";
import { dressLater } from "../../core/ui/styles.js";
import "../../core/i18n/en/check.js";
import "../../core/i18n/en/own-program.js";
import "../../core/i18n/en/quiz.js";
import { programPart } from "../own-program/program-part.js";
import { LONGEST } from "../own-program/sandbox.js";
import { gradedOn } from "../questions/asked-programs.js";
import { picture } from "./answer-pictures.js";
import { givenTexts } from "./exercise-given.js";
import { costRule, orderRule, pathOn } from "./exercise-rules.js";
import { explain } from "./explained.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { TriedOn } from "../../running/tried-on-boards.js"
 * @import { Written } from "../../running/written-in.js"
 * @import { Answering, Ground, Kept } from "../own-program/program-part.js"
 * @import { Trials } from "../own-program/tried-part.js"
 * @import { Rule } from "./exercise-rules.js"
 * @import { Aim } from "../questions/asked-programs.js"
 */

/**
 * @typedef {object} Asked
 * @property {Ground} board
 * @property {Aim} aim
 * @property {Kept} kept What the reader has of it.
 * @property {Record<Written, string>} given What the question gives.
 * @property {string} title
 * @property {string} text What is to be done.
 * @property {string} where Which board it is that it is run on.
 * @property {(isRight: boolean) => string[]} said What the scenario says of an answer.
 * @property {(isRight: boolean) => void} hear Takes what came of it.
 * @property {() => void} keep Keeps what the reader has of it.
 * @property {() => void} closed Called when it has been closed.
 */

/**
 * Opens it.
 * @param {HTMLElement} opener What opens it, in the tree that it is to be in.
 * @param {Language} language
 * @param {Asked} asked
 * @returns {() => void} Closes it.
 */
export function exerciseDialog(opener, language, { board, aim, kept, title, text, ...asked }) {
  const { t } = language;
  const { grade, options } = aim;
  const root = /** @type {HTMLElement} */ (opener.closest(".container"));
  const place = make("div", { class: "elsewhere" });
  const here = make("div", { class: "told" });
  const goOn = make("button", { type: "button", class: "primary", hidden: true }, t("scenario.continue"));
  let endHere = () => {};

  /** @type {Trials<TriedOn>} */
  const trials = {
    count: aim.boards,
    name: t("own.asked", { count: aim.boards }),
    isWatched: grade === "order",
    async work() {
      const module = await part(import("../questions/asked-programs.js"));
      return module?.trialsOf(aim, () => performance.now());
    },
    hear({ smallest }) {
      goOn.hidden = smallest !== undefined;
      asked.hear(smallest === undefined);
    },
    endless() {
      goOn.hidden = true;
      asked.hear(false);
      return [t("quiz.wrong"), t("own.endless", { seconds: LONGEST / 1000 }), ...asked.said(false)];
    },
    sentences({ count, wrong, unseen, largest, smallest }) {
      const isRight = smallest === undefined;
      if (smallest?.wrong.fails === "unseen") return [t("quiz.wrong"), t("own.asked.print")];
      const right = grade === "cost" ? "own.asked.cost" : "own.asked.right";
      const isEndless = smallest?.wrong.fails === "endless";
      const verdict = isEndless ? "own.tried.isEndless" : "own.tried.isWrong";
      // What is said of boards is said of those on which it was seen; the one on which it does not end is told by its number.
      const values = { count: isEndless ? count : count - unseen, wrong, ...largest, seconds: LONGEST / 1000 };
      return [t(isRight ? "quiz.right" : "quiz.wrong"), t(isRight ? right : verdict, values), ...asked.said(isRight)];
    },
  };

  /**
   * What it does on a board: a picture, and in sentences what its log tells.
   * @param {Parameters<Answering>[0]} run
   * @param {Parameters<Answering>[1]} hear
   * @param {boolean} isSmall Whether the board was made as small as can be.
   */
  function told({ board, path, log, frame }, hear, isSmall) {
    const graded = log === "" ? undefined : gradedOn(board, log, aim, frame && [frame]);
    const shown = { ...board, taken: (graded?.steps ?? []).flat(), path: Int32Array.from(path.flat()) };
    const said = make("div", { class: "told" });
    const shows = (/** @type {(string | undefined)[]} */ ...sentences) =>
      said.replaceChildren(...sentences.flatMap((sentence) => (sentence ? [make("p", {}, sentence)] : [])));
    hear([make("div", { class: "searches" }, picture(t("check.picture"), shown, readColors(root))), said]);
    if (log === "") return () => {};
    const rule = ruleOf();
    shows(rule.sentence);
    // What is to be another search is no A* with bugs.
    if (rule.isClear || options.algorithm !== "astar") return () => {};
    const exercised = { board, log, grade, isSmall, isAnything: true };
    return explain(exercised, language, (...sentences) => shows(rule.sentence, ...sentences));

    /** @returns {Rule} */
    function ruleOf() {
      if (grade === "order") return orderRule(graded, { board, cells: path.length }, aim, language);
      // Of its path everything stands above a small board.
      return isSmall ? { isClear: false } : costRule(log, board, aim, language);
    }
  }

  /** Shows what it does on the lesson's board. @param {string} log Nothing if it has not been run. */
  function showHere(log) {
    endHere();
    endHere = told(
      { board, path: log === "" ? [] : pathOn(log, board, aim), log },
      (elements) => here.replaceChildren(...elements),
      false,
    );
  }

  const editing = programPart({
    language,
    kept,
    begins: { given: asked.given },
    isPriced: aim.isPriced,
    intro: language.joined([t("own.intro"), ...givenTexts(aim, language)]),
    needsCells: grade === "order",
    trials,
    ground: () => board,
    ran: showHere,
    answering: (run, hear) => told(run, hear, true),
    place,
  });
  const answer = make(
    "section",
    { class: "answer", "aria-label": t("check.answer") },
    place,
    make("h3", {}, asked.where),
    here,
    make("div", { class: "row" }, goOn),
  );
  const given = make("div", { class: "given" }, make("section", {}, editing.element));
  const dialog = dialogOf(
    "check",
    { title, close: t("check.close") },
    make("p", { class: "task" }, text),
    make("div", { class: "parts runs" }, given, answer),
  );
  goOn.addEventListener("click", () => dialog.close());
  // Keys, texts and files that are meant for the program are not meant for the board behind it.
  for (const name of ["keydown", "keyup", "paste", "drop", "dragover"]) {
    dialog.addEventListener(name, (event) => {
      event.stopPropagation();
      // What is dropped beside the editor would take the place of the page.
      if (name.startsWith("dr")) event.preventDefault();
    });
  }
  const leaving = new AbortController();
  addEventListener("pagehide", asked.keep, { signal: leaving.signal });
  document.addEventListener("visibilitychange", asked.keep, { signal: leaving.signal });
  dialog.addEventListener("close", end);
  open().catch(report);

  async function open() {
    root.append(dialog);
    const isBundled = typeof STARSTEP_EXERCISE_STYLES === "string";
    // Dressed first, so that nothing moves under a press.
    await part(dressLater(dialog, "exercise.css", isBundled ? STARSTEP_EXERCISE_STYLES : undefined));
    if (!dialog.isConnected) return;
    dialog.showModal();
    showHere("");
  }
  function end() {
    if (leaving.signal.aborted) return;
    leaving.abort();
    asked.keep();
    endHere();
    editing.end();
    asked.closed();
  }

  return () => {
    end();
    dialog.close();
    dialog.remove();
  };
}
