// The kinds of questions that there are fields for, and what each needs in the file. Headless.

/**
 * @import { Text } from "../lessons/check.js"
 * @import { Question } from "./draft.js"
 */

/** @typedef {"choices" | "next" | "parent" | "trace" | "numbers" | "draw" | "paste" | "program" | "cure"} Kind */

/** The kinds of questions that there are fields for. @type {readonly Kind[]} */
export const KINDS = ["choices", "next", "parent", "trace", "numbers", "draw", "paste", "program", "cure"];

/** @returns {{ text: Text, right: boolean, why: Text }} */
export const emptyChoice = () => ({ text: "", right: false, why: "" });

/** What a kind needs in the file. @type {Record<Kind, () => Record<string, unknown>>} */
const NEEDED = {
  choices: () => ({ choices: [{ ...emptyChoice(), right: true }, emptyChoice()] }),
  next: () => ({ ask: "next" }),
  parent: () => ({ ask: "parent", cell: [0, 0] }),
  trace: () => ({ ask: "trace" }),
  numbers: () => ({ ask: "numbers" }),
  draw: () => ({ ask: "draw", aim: { status: "no-path" } }),
  paste: () => ({ ask: "paste" }),
  program: () => ({ ask: "program" }),
  cure: () => ({ ask: "cure", bug: "keeps-worse-g" }),
};

/** The kind of a question, if there are fields for it. @param {Question} question @returns {Kind | undefined} */
export const kindOf = ({ ask, choices }) => (choices ? "choices" : KINDS.find((kind) => kind === ask));

/** A question of another kind, with the same text at the same moment. @param {Question} question @param {Kind} kind @returns {Question} */
export const asKind = ({ at, text, marks }, kind) => ({
  ...(at ? { at } : {}),
  text,
  ...(marks ? { marks } : {}),
  ...NEEDED[kind](),
});

/** A new question at a step. @param {number} step @returns {Question} */
export const questionAt = (step) => asKind({ at: { step }, text: "" }, "choices");
