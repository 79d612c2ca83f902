// A question for numbers: g, h and f of the cells that the next step opens, filled in by the reader.

import { shownCoord } from "../../core/board/coordinates.js";
import { make, setText } from "../../core/ui/dom.js";
import { isPlain } from "../../rules/algorithms.js";
import { areEqual } from "../../rules/costs.js";
import "../../core/i18n/en/quiz.js";
import { drawOutline } from "../../core/render/board-overlay.js";
import { showsCorners } from "../../core/render/camera.js";
import { gradeNumbers, numbersQuestionAt } from "../questions/number-question.js";
import { fill, tagOf } from "./scenario-texts.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Key } from "../../core/i18n/keys.js"
 * @import { Marking, Selecting } from "../../core/input/selection.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Seeing } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Filled, NumbersQuestion } from "../questions/number-question.js"
 * @import { Answer, Lesson } from "./lesson.js"
 * @import { Way } from "./question-card.js"
 * @import { AskingNumbers } from "./read-questions.js"
 */

const DRAWING = "question";

/**
 * @param {Showing & Acting & Speaking & Selecting & Marking & Seeing} stage
 * @param {Lesson} lesson
 * @param {number} index
 * @param {AskingNumbers} question
 * @param {(answer: Answer) => void} answered
 * @returns {Way}
 */
export function numbersQuestion(stage, lesson, index, question, answered) {
  const { run, command, select, language } = stage;
  const { t, joined } = language;
  const { step, told } = lesson.facts.asked[index];
  /** @type {NumbersQuestion | undefined} */
  let asked;
  /** By row, in the order of the letters; `value` is beside what was filled in, and never instead of it. @type {{ input: HTMLInputElement, mark: HTMLElement, value: HTMLElement }[][]} */
  let fields = [];
  let isDrawn = false;
  /** Whether another moment was shown before. */
  let wasLater = false;
  const isHere = () => lesson.holding(run()) === 0 && run().position === step && !run().player.playing;
  const nameOf = (/** @type {[number, number]} */ cell) => shownCoord(cell, lesson.facts.board.origin);

  const intro = make("p", { class: "hint" });
  const tap = make("p", { class: "hint" }, t("quiz.numbers.tap"));
  const table = make("table", { class: "filled" });
  const why = make("p", { class: "why", role: "status" });
  const more = make("p", { class: "more" });
  const button = (/** @type {Key} */ key, /** @type {() => void} */ act) =>
    make("button", { type: "button", onclick: () => command(act) }, t(key));
  const check = make("button", { type: "submit", class: "primary" }, t("quiz.numbers.check"));
  const show = button("quiz.show", () => reveal());
  const back = button("quiz.return", () => {
    run().pause();
    run().seek(step);
  });
  const acts = make("div", { class: "row" }, check, show);
  const form = make("form", {}, table, acts);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    command(grade);
  });

  function build() {
    asked = numbersQuestionAt(run().solver);
    if (!asked) return;
    const { letters, rows, taken } = asked;
    setText(intro, t("quiz.numbers.fill", { cell: nameOf(taken), count: rows.length }));
    fields = rows.map(({ cell }) =>
      letters.map((letter) => {
        const name = t("quiz.numbers.field", { letter, cell: nameOf(cell) });
        const properties = {
          type: "text",
          inputMode: "decimal",
          autocomplete: "off",
          maxLength: 12,
          "aria-label": name,
        };
        const input = make("input", { ...properties, onfocus: () => select(cell), oninput: () => unmark() });
        const mark = make("span", { class: "mark", "aria-hidden": "true" });
        return { input, mark, value: make("span", { class: "value" }) };
      }),
    );
    const head = letters.map((letter) => make("th", { scope: "col", class: letter }, letter));
    const body = rows.map(({ cell }, place) =>
      make(
        "tr",
        {},
        make("th", { scope: "row" }, nameOf(cell)),
        ...fields[place].map(({ input, mark, value }) => make("td", {}, input, mark, value)),
      ),
    );
    table.replaceChildren(make("thead", {}, make("tr", {}, make("td"), ...head)), make("tbody", {}, ...body));
    table.setAttribute("aria-label", t("quiz.numbers.table"));
  }

  function unmark() {
    for (const { input, mark, value } of fields.flat()) {
      input.removeAttribute("aria-invalid");
      mark.className = "mark";
      setText(value, "");
    }
    setText(why, "");
  }

  const textOf = (/** @type {number} */ value) => String(Math.round(value * 100) / 100);

  /** What is in the fields. @param {NumbersQuestion} question @returns {Filled[]} */
  function filled({ rows, letters }) {
    return rows.map(({ cell }, place) => {
      const typed = letters.map((letter, column) => [letter, fields[place][column].input.value]);
      return /** @type {Filled} */ ({ cell, ...Object.fromEntries(typed) });
    });
  }

  /** Beside each number, what it is by now, where the search has gone on and changed it. @param {NumbersQuestion} question */
  function follow({ rows, letters }) {
    const changed = [];
    for (const [place, row] of rows.entries()) {
      const [g, h, f] = run().solver.numbersIn(...row.cell, 1, 1);
      for (const [column, letter] of letters.entries()) {
        const now = { g, h, f }[letter];
        const isOther = !areEqual(now, row[letter]);
        setText(fields[place][column].value, isOther ? `→ ${textOf(now)}` : "");
        if (isOther && letter === "g") changed.push({ cell: nameOf(row.cell), before: textOf(row.g), now: textOf(g) });
      }
    }
    setText(why, changed.map((values) => t("quiz.numbers.improved", values)).join(" "));
    setText(more, "");
  }

  function grade() {
    if (!asked || !isHere()) return;
    const { rows, letters } = asked;
    const values = filled(asked);
    const marks = gradeNumbers(asked, values);
    const counts = { right: 0, wrong: 0, empty: 0, "no-number": 0 };
    for (const [place, marked] of marks.entries()) {
      for (const [column, { mark }] of marked.entries()) {
        counts[mark]++;
        const field = fields[place][column];
        field.mark.className = `mark ${mark === "right" ? "right" : "wrong"}`;
        field.input.setAttribute("aria-invalid", String(mark !== "right"));
      }
    }
    const all = rows.length * letters.length;
    const right = counts.right === all;
    answered({ right, values });
    const sentences = [t("quiz.numbers.score", { right: counts.right, count: all })];
    if (counts["no-number"] > 0) sentences.push(t("quiz.numbers.noNumber", { count: counts["no-number"] }));
    const miss = firstMiss(marks);
    if (miss) sentences.push(miss);
    setText(why, joined(sentences));
    say(right);
  }

  /** How a number that is wrong comes about. @param {ReturnType<typeof gradeNumbers>} marks */
  function firstMiss(marks) {
    if (!asked) return undefined;
    for (const [place, marked] of marks.entries()) {
      const wrong = marked.find(({ mark }) => mark === "wrong");
      if (!wrong) continue;
      const { cell, g, h, f } = asked.rows[place];
      const from = gOf(asked);
      const values = { cell: nameOf(cell), taken: nameOf(asked.taken), from, more: g - from, g, h, f };
      if (wrong.letter === "f" && f === g + h) return t("quiz.numbers.f", values);
      if (wrong.letter === "g" && canAdd()) return t("quiz.numbers.g", values);
      return t("quiz.numbers.is", { cell: nameOf(cell), letter: wrong.letter, value: { g, h, f }[wrong.letter] });
    }
    return undefined;
  }

  /** Whether the g of what is opened is that of the cell taken and a move. */
  const canAdd = () => isPlain(run().options);
  /** The g of the cell that the step takes. @param {NumbersQuestion} question */
  const gOf = ({ taken }) => run().solver.numbersIn(...taken, 1, 1)[0];

  function reveal() {
    if (!asked || !isHere()) return;
    if (!lesson.answers[index]) answered({ right: false });
    const marks = gradeNumbers(asked, filled(asked));
    unmark();
    for (const [place, row] of asked.rows.entries()) {
      for (const [column, { mark, letter }] of marks[place].entries()) {
        const { input, value, mark: sign } = fields[place][column];
        const right = textOf(row[letter]);
        if (mark === "empty") input.value = right;
        if (mark === "empty" || mark === "right") continue;
        // A guess that was wrong stays beside what is right.
        sign.className = "mark wrong";
        setText(value, `= ${right}`);
      }
    }
    setText(why, t("quiz.numbers.shown"));
  }

  /** @param {boolean} right */
  function say(right) {
    const own = right ? question.right : question.wrong;
    setText(more, own ? fill(own, told, language) : "");
    more.lang = own ? tagOf(own, language.tag) : "";
  }

  return {
    elements: [intro, tap, form, back, why, more],
    update(isShown) {
      const here = isShown && isHere();
      if (here && !asked) build();
      const isLater = isShown && lesson.holding(run()) === 0 && run().position > step;
      const isKept = asked !== undefined && lesson.answers[index] !== undefined && isLater;
      form.hidden = !here && !isKept;
      intro.hidden = acts.hidden = !here;
      // Where the cells have room for them, they are there.
      const camera = stage.look()?.camera;
      tap.hidden = !here || !camera || showsCorners(camera);
      for (const { input } of fields.flat()) input.readOnly = !here;
      if (isKept && asked) follow(asked);
      else if (!here) for (const part of [why, more]) setText(part, "");
      else if (wasLater) unmark();
      wasLater = !here;
      back.hidden = here || lesson.holding(run()) !== 0;
      if (here && asked) {
        const { rows } = asked;
        isDrawn = true;
        stage.draw(DRAWING, {
          stamp: `numbers ${rows.map(({ cell }) => cell).join(" ")}`,
          over({ context, camera, colors }) {
            for (const { cell } of rows)
              drawOutline(context, camera, cell, colors.text, "selected", colors["path-edge"]);
          },
        });
      } else if (isDrawn) {
        stage.draw(DRAWING, undefined);
        isDrawn = false;
      }
    },
    dispose() {
      if (isDrawn) stage.draw(DRAWING, undefined);
    },
  };
}
