// The answers of a test one by one: what was chosen, what was right, the misconception behind a wrong one, and the lesson to go
// back to. From here the result can be saved as a file, and another one opened.

import { shownCoord } from "../../core/board/coordinates.js";
import { hasCode, part, report } from "../../core/engine/errors.js";
import { dialogOf } from "../../core/ui/dialog.js";
import { make, setText } from "../../core/ui/dom.js";
import { Solver } from "../../engine.js";
import "../../core/i18n/en/opening.js";
import "../../core/i18n/en/test.js";
import { fetchSupplied } from "../lessons/load.js";
import { tagOf, textIn } from "../lessons/scenario-texts.js";
import { TOUR } from "../lessons/supplied-scenarios.js";
import { openResult, writeResult } from "./test-file.js";
import { dressForTest } from "./test-sheet.js";
import { signsOf } from "./test-taking.js";

/**
 * @import { Key } from "../../core/i18n/keys.js"
 * @import { Tested } from "./open.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Item } from "./knowledge-test.js"
 * @import { Sign } from "./signs.js"
 * @import { Result } from "./test-file.js"
 * @import { Given } from "./test-taking.js"
 */

/**
 * Shows the answers in a dialog over the page.
 * @param {Tested} star
 * @param {Result} result
 * @param {{ sentence: string, again?: () => void }} said What it comes to, and what begins another test.
 */
export async function showAnswers(star, result, { sentence, again }) {
  const { t, tag, direction } = star.language;
  const repeat = () => {
    dialog.close();
    again?.();
  };
  const status = make("p", { role: "status" });
  const list = make("ol", {});
  const dialog = dialogOf(
    "test-answers",
    { title: t("test.result"), close: t("test.shut") },
    make("p", { class: "sum" }, sentence),
    list,
    ...saving(star, result),
    make(
      "div",
      { class: "row" },
      openButton(
        star,
        (text) => setText(status, text),
        () => dialog.close(),
      ),
      ...(again ? [make("button", { type: "button", onclick: repeat }, t("test.again"))] : []),
    ),
    status,
  );
  const host = make("div", { slot: "note" });
  Object.assign(dialog, { lang: tag, dir: direction });
  host.attachShadow({ mode: "open" }).append(dialog);
  star.append(host);
  dialog.addEventListener("close", () => host.remove());
  const isDressed = await part(dressForTest(dialog).then(() => true));
  if (!isDressed) {
    host.remove();
    return star.say(t("error.part", { part: t("test.result") }));
  }
  const signs = signsOf(result.items, result.answers, Solver);
  list.append(
    ...result.items.map((item, index) => row(star, item, result.answers[index], signs[index], () => dialog.close())),
  );
  dialog.showModal();
}

/**
 * @param {Tested} star
 * @param {Item} item
 * @param {Given | undefined} given
 * @param {Sign | undefined} sign
 * @param {() => void} close
 */
function row(star, item, given, sign, close) {
  const { t } = star.language;
  const isRight = given?.right === true;
  const about = t(/** @type {Key} */ (`test.about.${item.name}`));
  const verdict = make(
    "span",
    { class: isRight ? "right" : "wrong" },
    t(isRight ? "scenario.right" : "scenario.wrong"),
  );
  const answer = given && answerText(item, given);
  const chosen = t("test.chosen", { answer: answer ?? t("test.none") });
  const lines = isRight ? [] : [t("test.correct", { answer: rightText(item) })];
  if (sign && sign !== "unknown") lines.push(t(`test.sign.${sign}`));
  return make(
    "li",
    {},
    make("strong", {}, about),
    " ",
    verdict,
    ...[chosen, ...lines].map((line) => make("p", {}, line)),
    ...(isRight ? [] : [make("p", {}, lessonLink(star, item.lesson, close))]),
  );
}

/** @param {Item} item @returns {{ text: string, right: boolean }[]} */
const choicesIn = ({ scenario }) => /** @type {any} */ (scenario).question.choices;
/** @param {Coord} cell */
const cellText = (cell) => shownCoord(cell, [0, 0]);

/** @param {Item} item @param {Given} given @returns {string | undefined} */
function answerText(item, { choice, cell }) {
  if (choice !== undefined) return choicesIn(item)[choice]?.text;
  return cell && cellText(cell);
}

/** @param {Item} item @returns {string} */
function rightText(item) {
  if (item.answer) return cellText(item.answer);
  return choicesIn(item).find(({ right }) => right)?.text ?? "";
}

/**
 * Leads to a lesson of the tour: on the page a link, which can be opened beside the result as well.
 * @param {Tested} star
 * @param {string} lesson
 * @param {() => void} close
 */
function lessonLink(star, lesson, close) {
  const { t, tag } = star.language;
  const open = (/** @type {Event} */ event) => {
    const { ctrlKey, metaKey, shiftKey } = /** @type {MouseEvent} */ (event);
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    close();
    star.loadSupplied(lesson);
  };
  const name = (/** @type {string} */ title) =>
    t("test.back-to", { number: TOUR.indexOf(lesson) + 1, title }).replace(/[:：]\s*$/, "");
  const link =
    star.dataset.keeps === undefined
      ? make("button", { type: "button", class: "link", onclick: open }, name(""))
      : make("a", { href: `?scenario=${lesson}`, onclick: open }, name(""));
  part(fetchSupplied(lesson)).then((text) => {
    // Without its title, because its file cannot be had now, the number has to do.
    if (text === undefined) return;
    const { title } = JSON.parse(text);
    link.textContent = name(textIn(title, tag));
    link.lang = tagOf(title, tag) === tag ? "" : tag;
  });
  return link;
}

/**
 * Saves the result, after saying what is in the file.
 * @param {Tested} star
 * @param {Result} result
 */
function saving(star, result) {
  const { t } = star.language;
  const agree = make("button", { type: "button", class: "primary" }, t("test.save.agree"));
  const consent = make("div", { class: "consent", hidden: true }, make("p", {}, t("test.save.what")), agree);
  const ask = make("button", { type: "button", "aria-expanded": "false" }, t("test.save"));
  ask.addEventListener("click", () => {
    consent.hidden = !consent.hidden;
    ask.setAttribute("aria-expanded", String(!consent.hidden));
  });
  agree.addEventListener("click", async () => {
    const module = await part(import("../../core/ui/save.js"));
    if (!module) return star.say(t("error.part", { part: t("test.save.agree") }));
    const text = writeResult(result, Solver);
    module.save(new Blob([text], { type: "application/json" }), `starstep-test-${result.seed}.json`);
  });
  return [make("div", { class: "row" }, ask), consent];
}

/**
 * A button that opens a result. What is wrong with a file is said, and what is shown stays.
 * @param {Tested} star
 * @param {(sentence: string) => void} say
 * @param {() => void} done Called before it is shown.
 */
function openButton(star, say, done) {
  const input = make("input", { type: "file", accept: ".json,application/json", hidden: true });
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    input.value = "";
    if (file) openFile(star, file, say, done);
  });
  const button = make("button", { type: "button", onclick: () => input.click() }, star.language.t("test.open"));
  return make("span", {}, button, input);
}

/**
 * @param {Tested} star
 * @param {File} file
 * @param {(sentence: string) => void} say Says what is wrong with it.
 * @param {() => void} [done] Called before it is shown.
 */
export async function openFile(star, file, say, done = () => {}) {
  const { language } = star;
  try {
    const result = await openResult(file, file.name, Solver, language);
    done();
    const right = result.answers.filter((answer) => answer?.right).length;
    const sentence = language.t("test.read", { right, all: result.items.length, done: result.done });
    await showAnswers(star, result, { sentence });
  } catch (error) {
    if (hasCode(error)) say(language.explain(error));
    else report(error);
  }
}
