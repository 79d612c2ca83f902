// The questions of a lesson: when each is asked, how it is answered, and what is right.

import { make, setText } from "../dom.js";
import { asKind, emptyChoice, KINDS, kindOf, questionAt } from "./draft.js";
import { momentField } from "./moments.js";

/** @typedef {import("./author.js").Author} Author */
/** @typedef {import("./draft.js").Question} Question */
/** @typedef {import("./fields.js").Text} Text */
/** @typedef {import("./draft.js").Kind} Kind */

const MOST = 8;
const MOST_CHOICES = 8;
const FEWEST_CHOICES = 2;

/** @param {Author} author @returns {import("./author.js").Section} */
export function questionsSection(author) {
  const { form, screen } = author;
  const { t, number } = form.language;
  const list = make("ol", { class: "questions" });
  const add = make("button", { type: "button", onclick: () => append() });
  const element = make(
    "section",
    { "aria-labelledby": "author-questions" },
    make("h3", { id: "author-questions" }, t("author.questions")),
    list,
    make("div", { class: "row" }, add),
  );
  /** Where the file has a question. @param {number} index */
  const keyOf = (index) => (author.draft.questions.length === 1 ? "question" : `questions[${index}]`);

  function append() {
    author.draft.questions.push(questionAt(screen.position));
    author.change();
    fill();
    form.fields.get(`${keyOf(author.draft.questions.length - 1)}.text`)?.control.focus();
  }

  /** @param {Question} question @param {number} index */
  function entry(question, index) {
    const key = keyOf(index);
    const name = t("author.question", { number: index + 1 });
    const { questions } = author.draft;
    const remove = () => {
      questions.splice(index, 1);
      fill();
      author.removed(add, () => {
        questions.splice(index, 0, question);
        fill();
      });
    };
    const change = (/** @type {Kind} */ kind) => {
      questions[index] = asKind(question, kind);
      fill();
      form.fields.get(`${key}.ask`)?.control.focus();
    };
    const kind = kindOf(question);
    const kinds = KINDS.map((it) => /** @type {[string, string]} */ ([it, t(`author.kind.${it}`)]));
    if (!kind) kinds.push(["other", t("author.kind.other", { ask: String(question.ask) })]);
    return make(
      "li",
      {},
      make("h4", {}, name),
      form.text(`${key}.text`, t("author.text"), question.text, (text) => {
        question.text = text;
      }),
      momentField(
        form,
        `${key}.at`,
        t("author.asked"),
        question.at ?? { event: "start" },
        screen.position,
        (moment) => {
          question.at = moment;
        },
      ),
      form.select(`${key}.ask`, t("author.kind"), kinds, kind ?? "other", (it) => change(/** @type {Kind} */ (it))),
      ...(kind ? ANSWERS[kind](question, key) : []),
      make("div", { class: "row" }, author.deleteButton(name, remove)),
    );
  }

  /** A text that may be missing. @param {Question} question @param {"right" | "wrong"} name @param {string} key */
  const said = (question, name, key) =>
    form.text(
      `${key}.${name}`,
      t(name === "right" ? "author.saidRight" : "author.saidWrong"),
      /** @type {Text | undefined} */ (question[name]) ?? "",
      (text) => {
        if (text === "") delete question[name];
        else question[name] = text;
      },
    );

  /** @param {Question} question @param {string} key */
  function choices(question, key) {
    const all = question.choices ?? [];
    const entries = all.map((choice, place) => {
      const at = `${key}.choices[${place}]`;
      const name = t("author.choice", { number: place + 1 });
      const remove = () => {
        all.splice(place, 1);
        author.change();
        fill();
      };
      const write = (/** @type {"text" | "why"} */ part) => (/** @type {Text} */ text) => {
        choice[part] = text;
      };
      return make(
        "li",
        {},
        form.text(`${at}.text`, name, choice.text, write("text"), { rows: 1 }),
        form.box(`${at}.right`, t("author.right"), choice.right, (right) => {
          choice.right = right;
        }),
        form.text(`${at}.why`, t("author.why"), choice.why, write("why")),
        ...(all.length > FEWEST_CHOICES ? [author.deleteButton(name, remove)] : []),
      );
    });
    const more = () => {
      all.push(emptyChoice());
      author.change();
      fill();
      form.fields.get(`${key}.choices[${all.length - 1}].text`)?.control.focus();
    };
    const button = make("button", { type: "button", onclick: more, disabled: all.length >= MOST_CHOICES });
    button.append(t("author.addChoice"));
    return [make("ol", { class: "choices" }, ...entries), make("div", { class: "row" }, button)];
  }

  /** @param {Question} question @param {string} key */
  function cell(question, key) {
    const coord = /** @type {[number, number]} */ (question.cell);
    return /** @type {const} */ (["x", "y"]).map((axis, place) =>
      form.number(
        `${key}.cell[${place}]`,
        t(`author.${axis}`),
        coord[place],
        (value) => {
          coord[place] = value ?? 0;
        },
        { max: 4095 },
      ),
    );
  }

  /** @param {Question} question @param {string} key */
  function trace(question, key) {
    const write = (/** @type {number | undefined} */ value) => {
      if (value === undefined) delete question.steps;
      else question.steps = value;
    };
    const steps = /** @type {number | undefined} */ (question.steps);
    const grades = /** @type {const} */ (["at-once", "at-end"]);
    const names = grades.map((grade) => /** @type {const} */ ([grade, t(`author.grade.${grade}`)]));
    const now = /** @type {typeof grades[number] | undefined} */ (question.grade) ?? "at-once";
    return [
      form.number(`${key}.steps`, t("author.steps"), steps, write, { min: 1, max: 100 }),
      form.select(`${key}.grade`, t("author.grade"), names, now, (grade) => {
        question.grade = grade;
      }),
    ];
  }

  /** @param {Question} question @param {string} key */
  function draw(question, key) {
    const aim = /** @type {{ status?: "found" | "no-path", expanded?: number }} */ (question.aim);
    const states = /** @type {const} */ (["found", "no-path"]);
    const names = states.map((status) => /** @type {const} */ ([status, t(`author.aim.${status}`)]));
    return [
      form.select(`${key}.aim.status`, t("author.aim"), names, aim.status ?? "found", (status) => {
        aim.status = status;
      }),
      form.number(
        `${key}.aim.expanded`,
        t("author.expanded"),
        aim.expanded,
        (value) => {
          if (value === undefined) delete aim.expanded;
          else aim.expanded = value;
        },
        { min: 1 },
      ),
    ];
  }

  /** What each kind has fields for. @type {Record<Kind, (question: Question, key: string) => Node[]>} */
  const ANSWERS = {
    choices,
    next: (question, key) => [said(question, "right", key), said(question, "wrong", key)],
    parent: (question, key) => [...cell(question, key), said(question, "right", key), said(question, "wrong", key)],
    trace: (question, key) => [...trace(question, key), said(question, "right", key), said(question, "wrong", key)],
    numbers: (question, key) => [said(question, "right", key), said(question, "wrong", key)],
    draw: (question, key) => [...draw(question, key), said(question, "right", key)],
  };

  function fill() {
    form.forget("question");
    list.replaceChildren(...author.draft.questions.map(entry));
    update();
  }

  function update() {
    setText(add, t("author.addQuestion", { step: number(screen.position) }));
    add.disabled = author.draft.questions.length >= MOST;
  }

  fill();
  return { element, update };
}
