// A lesson that is being written: what will be in its file, without the board and the options, which are those on the
// screen. What the form has no field for stays as it came. Headless.

/** @typedef {import("../scenarios/check.js").Text} Text */
/** @typedef {import("../scenarios/scenario.js").Event} Event */
/** @typedef {import("../engine.js").Options} Options */
/** @typedef {{ step: number } | { event: Event }} Moment */

/** @typedef {{ at: Moment, text: Text }} Caption */

/**
 * Another way to search.
 * @typedef {object} Way
 * @property {Text} title
 * @property {Partial<Options>} options
 * @property {Caption[]} [captions]
 */

/**
 * A question as its file has it; which keys it has depends on its kind.
 * @typedef {{ at?: Moment, text: Text, ask?: string, choices?: { text: Text, right: boolean, why: Text }[] } & Record<string, unknown>} Question
 */

/** Board and options as text, to tell whether they are still those that a file came with. @typedef {{ map: string, options: Partial<Options> }} Shown */

/**
 * @typedef {object} Draft
 * @property {Text} title
 * @property {Text} summary
 * @property {Caption[]} captions In the order of the file.
 * @property {Way} [compare]
 * @property {Record<string, unknown>} [beside]
 * @property {Question[]} questions
 * @property {Record<string, unknown>} rest What else was in the file.
 * @property {{ map: unknown, options: unknown, shown: Shown }} [opened] How its file wrote the board and the options, and what these were on the screen.
 */

/** What a draft has fields for. */
const OWN = [
  "starstep",
  "title",
  "summary",
  "map",
  "options",
  "captions",
  "compare",
  "beside",
  "question",
  "questions",
];

/** @returns {Draft} */
export const emptyDraft = () => ({ title: "", summary: "", captions: [], questions: [], rest: {} });

/**
 * The draft of a file.
 * @param {Record<string, any>} raw A scenario that can be read.
 * @param {Shown} shown What it puts on the screen.
 * @returns {Draft}
 */
export function draftOf(raw, shown) {
  const { title, summary, captions = [], compare, beside, question, questions, map, options } = structuredClone(raw);
  const rest = Object.fromEntries(Object.entries(raw).filter(([key]) => !OWN.includes(key)));
  return {
    title,
    summary,
    captions,
    compare,
    beside,
    questions: question === undefined ? (questions ?? []) : [question],
    rest: structuredClone(rest),
    opened: { map, options, shown },
  };
}

/**
 * The file of a draft.
 * @param {Draft} draft
 * @param {Shown} shown The board and the options on the screen.
 * @returns {Record<string, unknown>}
 */
export function scenarioOf({ title, summary, captions, compare, beside, questions, rest, opened }, shown) {
  const isSameMap = opened?.shown.map === shown.map;
  // Sliders for penalties and boards from a seed are not on the screen: as long as nothing was drawn they stay.
  const { penalties, ...without } = rest;
  const map = opened && isSameMap ? opened.map : linesOf(shown.map);
  const isSame = opened && sameText(opened.shown.options, shown.options);
  const options = isSame ? opened.options : shown.options;
  const hasOptions = isSame ? options !== undefined : Object.keys(shown.options).length > 0;
  return structuredClone({
    starstep: 1,
    title,
    summary,
    map,
    ...(hasOptions ? { options } : {}),
    ...(isSameMap && penalties !== undefined ? { penalties } : {}),
    ...(captions.length > 0 ? { captions } : {}),
    ...(compare ? { compare: isSameMap ? compare : withoutPenalties(compare) } : {}),
    ...(beside && (compare || rest.variants) ? { beside } : {}),
    ...(questions.length === 1 ? { question: questions[0] } : {}),
    ...(questions.length > 1 ? { questions } : {}),
    ...(isSameMap || !without.variants ? without : { ...without, variants: waysOf(without.variants) }),
  });
}

/** @param {string} map */
const linesOf = (map) => map.trimEnd().split("\n");

/** @param {unknown} a @param {unknown} b */
const sameText = (a, b) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** @param {unknown} value */
const sorted = (value) => Object.entries(Object(value)).sort(([a], [b]) => (a < b ? -1 : 1));

/** @param {Way & { penalties?: unknown }} way */
const withoutPenalties = ({ penalties, ...way }) => way;

/** @param {unknown} variants */
const waysOf = (variants) => /** @type {Way[]} */ (variants).map(withoutPenalties);

/** Whether there is nothing in it that could be lost. @param {Draft} draft */
export const isEmpty = ({ title, summary, captions, compare, questions }) =>
  title === "" && summary === "" && captions.length === 0 && !compare && questions.length === 0;

/**
 * A text with another one for a language. One text for all languages stays one. Of several, one that is emptied goes, and
 * readers of its language get another; the last one may be missing, but does not go.
 * @param {Text} text
 * @param {string} tag The language whose text a reader of the language `tag` gets.
 * @param {string} sentence
 * @returns {Text}
 */
export function withText(text, tag, sentence) {
  if (typeof text === "string") return sentence;
  if (sentence.trim() !== "") return { ...text, [tag]: sentence };
  const others = Object.entries(text).filter(([other]) => other !== tag);
  return others.length > 0 ? Object.fromEntries(others) : "";
}

/** A new caption at a step, before those that come later. @param {Draft} draft @param {number} step @returns {Caption} */
export function addCaption({ captions }, step) {
  const caption = { at: { step }, text: "" };
  const later = captions.findIndex(({ at }) => "step" in at && at.step > step);
  // Events come wherever the search has them; most are near the end.
  const atEnd = captions.findIndex(({ at }) => "event" in at && at.event !== "start");
  const place = later >= 0 ? later : atEnd >= 0 ? atEnd : captions.length;
  captions.splice(place, 0, caption);
  return caption;
}

/** @typedef {"choices" | "next" | "parent" | "trace" | "numbers" | "draw"} Kind */

/** The kinds of questions that there are fields for. @type {readonly Kind[]} */
export const KINDS = ["choices", "next", "parent", "trace", "numbers", "draw"];

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
};

/** The kind of a question, if there are fields for it. @param {Question} question @returns {Kind | undefined} */
export const kindOf = ({ ask, choices }) => (choices ? "choices" : KINDS.find((kind) => kind === ask));

/** A question of another kind, with the same text at the same moment. @param {Question} question @param {Kind} kind @returns {Question} */
export const asKind = ({ at, text }, kind) => ({ ...(at ? { at } : {}), text, ...NEEDED[kind]() });

/** A new question at a step. @param {number} step @returns {Question} */
export const questionAt = (step) => asKind({ at: { step }, text: "" }, "choices");
