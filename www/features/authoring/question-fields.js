// The questions of a lesson: when each is asked, and how it is answered.

import { make, setText } from "../../core/ui/dom.js";
import { answerFields } from "./answers.js";
import { cellsField } from "./cells-field.js";
import { momentField } from "./moment-field.js";
import { asKind, KINDS, kindOf, questionAt } from "./question-kinds.js";

/**
 * @import { Author, Section } from "./author.js"
 * @import { Question } from "./draft.js"
 * @import { Kind } from "./question-kinds.js"
 */

const MOST = 8;

/** @param {Author} author @returns {Section} */
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
    const focus = (/** @type {number} */ place) => form.fields.get(`${keyOf(place)}.text`)?.control.focus();
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
      ...(kind ? answerFields(author, question, key, fill)[kind]() : []),
      author.more(question.marks !== undefined, cellsField(form, `${key}.marks`, question)),
      make("div", { class: "row" }, ...author.entryButtons(name, questions, index, { fill, focus, add })),
    );
  }

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
