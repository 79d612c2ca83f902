// How a question is answered: the fields of each kind, and what is said after an answer.

import "../../core/i18n/en/check-bugs.js";
import { make } from "../../core/ui/dom.js";
import { NAMES } from "../../program/mutants/names.js";
import { beginFields } from "./begin-fields.js";
import { emptyChoice } from "./question-kinds.js";

/**
 * @import { Text } from "../lessons/check.js"
 * @import { Author } from "./author.js"
 * @import { Question } from "./draft.js"
 * @import { Kind } from "./question-kinds.js"
 */

const MOST_CHOICES = 8;
const FEWEST_CHOICES = 2;

/**
 * The fields of each kind.
 * @param {Author} author
 * @param {Question} question
 * @param {string} key Where the file has the question.
 * @param {() => void} fill Makes the fields of all questions anew.
 * @returns {Record<Kind, () => Node[]>}
 */
export function answerFields(author, question, key, fill) {
  const { form } = author;
  const { t } = form.language;

  /** Writes a value, or leaves the key out. @param {Record<string, unknown>} of @param {string} name */
  const into = (of, name) => (/** @type {unknown} */ value) => {
    if (value === undefined || value === "") delete of[name];
    else of[name] = value;
  };

  /** A text that may be missing. @param {"right" | "wrong"} name */
  const said = (name) =>
    form.text(
      `${key}.${name}`,
      t(name === "right" ? "author.saidRight" : "author.saidWrong"),
      /** @type {Text | undefined} */ (question[name]) ?? "",
      into(question, name),
    );

  /**
   * @template {string} Value
   * @param {readonly Value[]} values The first one holds where the file says nothing.
   * @param {(value: Value) => string} nameOf
   */
  const gradeField = (values, nameOf) => {
    const names = values.map((value) => /** @type {const} */ ([value, nameOf(value)]));
    const now = /** @type {Value | undefined} */ (question.grade) ?? values[0];
    return form.select(`${key}.grade`, t("author.grade"), names, now, into(question, "grade"));
  };

  /** @param {string} name @param {string} label @param {{ min?: number, max?: number }} how */
  const countField = (name, label, how) =>
    form.number(`${key}.${name}`, label, /** @type {number | undefined} */ (question[name]), into(question, name), how);

  function choices() {
    const all = question.choices ?? [];
    const write = () => {
      author.change();
      fill();
    };
    const focus = (/** @type {number} */ place) => form.fields.get(`${key}.choices[${place}].text`)?.control.focus();
    const entries = all.map((choice, place) => {
      const at = `${key}.choices[${place}]`;
      const name = t("author.choice", { number: place + 1 });
      const moved = (/** @type {number} */ to) => {
        fill();
        focus(to);
      };
      const remove = () => {
        all.splice(place, 1);
        write();
      };
      const into = (/** @type {"text" | "why"} */ part) => (/** @type {Text} */ text) => {
        choice[part] = text;
      };
      return make(
        "li",
        {},
        form.text(`${at}.text`, name, choice.text, into("text"), { rows: 1 }),
        form.box(`${at}.right`, t("author.right"), choice.right, (right) => {
          choice.right = right;
        }),
        form.text(`${at}.why`, t("author.why"), choice.why, into("why")),
        make(
          "div",
          { class: "row" },
          ...author.orderButtons(name, all, place, moved),
          ...(all.length > FEWEST_CHOICES ? [author.deleteButton(name, remove)] : []),
        ),
      );
    });
    const more = () => {
      all.push(emptyChoice());
      write();
      focus(all.length - 1);
    };
    const button = make("button", { type: "button", onclick: more, disabled: all.length >= MOST_CHOICES });
    button.append(t("author.addChoice"));
    return [make("ol", { class: "choices" }, ...entries), make("div", { class: "row" }, button)];
  }

  /** Column and row of the cell that is asked about. */
  function cell() {
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

  function trace() {
    const grades = /** @type {const} */ (["at-once", "at-end"]);
    return [
      countField("steps", t("author.steps"), { min: 1, max: 100 }),
      countField("inRow", t("author.inRow"), { min: 1, max: 100 }),
      gradeField(grades, (grade) => t(`author.grade.${grade}`)),
    ];
  }

  function draw() {
    const aim = /** @type {{ status?: "found" | "no-path", expanded?: number }} */ (question.aim);
    const states = /** @type {const} */ (["found", "no-path"]);
    const names = states.map((status) => /** @type {const} */ ([status, t(`author.aim.${status}`)]));
    return [
      form.select(`${key}.aim.status`, t("author.aim"), names, aim.status ?? "found", (status) => {
        aim.status = status;
      }),
      form.number(`${key}.aim.expanded`, t("author.expanded"), aim.expanded, into(aim, "expanded"), { min: 1 }),
    ];
  }

  const paste = () => [gradeField(/** @type {const} */ (["order", "cost"]), (grade) => t(`author.by.${grade}`))];

  const program = () => [
    gradeField(/** @type {const} */ (["cost", "order"]), (grade) => t(`author.by.${grade}`)),
    countField("boards", t("author.boards"), { min: 1, max: 200 }),
    countField("seed", t("author.random.seed"), { max: 2 ** 32 - 1 }),
    ...beginFields(form, question, key, fill),
  ];

  const cure = () => {
    const names = NAMES.map((name) => /** @type {const} */ ([name, t(`check.bug.${name}`)]));
    const now = NAMES.find((name) => name === question.bug) ?? NAMES[0];
    return [
      form.select(`${key}.bug`, t("author.bug"), names, now, into(question, "bug")),
      countField("boards", t("author.boards"), { min: 1, max: 200 }),
      countField("seed", t("author.random.seed"), { max: 2 ** 32 - 1 }),
    ];
  };

  return {
    choices,
    next: () => [said("right"), said("wrong")],
    parent: () => [...cell(), said("right"), said("wrong")],
    trace: () => [...trace(), said("right"), said("wrong")],
    numbers: () => [said("right"), said("wrong")],
    draw: () => [...draw(), said("right")],
    paste: () => [...paste(), said("right"), said("wrong")],
    program: () => [...program(), said("right"), said("wrong")],
    cure: () => [...cure(), said("right"), said("wrong")],
  };
}
