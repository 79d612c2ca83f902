// A question for numbers: g, h and f of the cells that the next step opens, filled in by the reader.

import { shownCoord } from "../coordinates.js";
import { make, setText } from "../dom.js";
import "../i18n/en-quiz.js";
import { gradeNumbers, numbersQuestionAt } from "../quiz/numbers.js";
import { drawOutline } from "../render/overlay.js";
import { fill, tagOf } from "../scenarios/texts.js";

/** @typedef {import("../quiz/numbers.js").NumbersQuestion} NumbersQuestion */
/** @typedef {import("../quiz/numbers.js").Filled} Filled */

const DRAWING = "question";

/**
 * @param {import("./panel.js").Stage} stage
 * @param {import("../scenarios/lesson.js").Lesson} lesson
 * @param {number} index
 * @param {import("../scenarios/questions.js").AskingNumbers} question
 * @param {(answer: import("../scenarios/lesson.js").Answer) => void} answered
 * @returns {import("./question.js").Way}
 */
export function numbersQuestion(stage, lesson, index, question, answered) {
  const { run, command, select, language } = stage;
  const { t } = language;
  const { step, told } = lesson.facts.asked[index];
  /** @type {NumbersQuestion | undefined} */
  let asked;
  /** By row, in the order of the letters. @type {{ input: HTMLInputElement, mark: HTMLElement }[][]} */
  let fields = [];
  let isDrawn = false;
  const isHere = () => lesson.holding(run()) === 0 && run().position === step && !run().player.playing;
  const nameOf = (/** @type {[number, number]} */ cell) => shownCoord(cell, lesson.facts.board.origin);

  const intro = make("p", { class: "hint" });
  const table = make("table", { class: "numbers" });
  const why = make("p", { class: "why", role: "status" });
  const more = make("p", { class: "more" });
  const button = (/** @type {import("../i18n/keys.js").Key} */ key, /** @type {() => void} */ act) =>
    make("button", { type: "button", onclick: () => command(act) }, t(key));
  const check = make("button", { type: "submit", class: "primary" }, t("quiz.numbers.check"));
  const show = button("quiz.show", () => reveal());
  const back = button("quiz.return", () => {
    run().pause();
    run().seek(step);
  });
  const form = make("form", {}, table, make("div", { class: "row" }, check, show));
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
        return { input, mark: make("span", { class: "mark", "aria-hidden": "true" }) };
      }),
    );
    const head = letters.map((letter) => make("th", { scope: "col", class: letter }, letter));
    const body = rows.map(({ cell }, place) =>
      make(
        "tr",
        {},
        make("th", { scope: "row" }, nameOf(cell)),
        ...fields[place].map(({ input, mark }) => make("td", {}, input, mark)),
      ),
    );
    table.replaceChildren(make("thead", {}, make("tr", {}, make("td"), ...head)), make("tbody", {}, ...body));
    table.setAttribute("aria-label", t("quiz.numbers.table"));
  }

  function unmark() {
    for (const { input, mark } of fields.flat()) {
      input.removeAttribute("aria-invalid");
      mark.className = "mark";
    }
    setText(why, "");
  }

  function grade() {
    if (!asked || !isHere()) return;
    const { rows, letters } = asked;
    /** @type {Filled[]} */
    const values = rows.map(({ cell }, place) => {
      const typed = letters.map((letter, column) => [letter, fields[place][column].input.value]);
      return /** @type {Filled} */ ({ cell, ...Object.fromEntries(typed) });
    });
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
    setText(why, sentences.join(" "));
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
  const canAdd = () => ["astar", "dijkstra", "greedy", "breadth-first"].includes(run().options.algorithm);
  /** The g of the cell that the step takes. @param {NumbersQuestion} question */
  const gOf = ({ taken }) => run().solver.numbersIn(...taken, 1, 1)[0];

  function reveal() {
    if (!asked || !isHere()) return;
    if (!lesson.answers[index]) answered({ right: false });
    for (const [place, row] of asked.rows.entries()) {
      for (const [column, letter] of asked.letters.entries())
        fields[place][column].input.value = String(Math.round(row[letter] * 100) / 100);
    }
    unmark();
    setText(why, t("quiz.numbers.shown"));
  }

  /** @param {boolean} right */
  function say(right) {
    const own = right ? question.right : question.wrong;
    setText(more, own ? fill(own, told, language) : "");
    more.lang = own ? tagOf(own, language.tag) : "";
  }

  return {
    elements: [intro, form, back, why, more],
    update(isShown) {
      const here = isShown && isHere();
      if (here && !asked) build();
      form.hidden = intro.hidden = !here;
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
