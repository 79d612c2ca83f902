// A lesson that is being written: what will be in its file, without the board and the options, which are those on the
// screen. What the form has no field for stays as it came. Headless.

import { isRandom } from "../lessons/random-board.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { Text } from "../lessons/check.js"
 * @import { Event } from "../lessons/scenario.js"
 */

/** @typedef {{ step: number } | { event: Event }} Moment */

/** @typedef {{ at: Moment, text: Text, marks?: unknown, draws?: string }} Caption `marks` is a list of cells, or what was written instead. */

/**
 * Another way to search.
 * @typedef {object} Way
 * @property {Text} title
 * @property {Partial<Options>} options
 * @property {Caption[]} [captions]
 * @property {boolean} [textbook]
 */

/**
 * What the board is made from, as the file says it, and the map that it made; none while it is made, or if it cannot be.
 * @typedef {{ values: Record<string, unknown>, map?: string }} Random
 */

/**
 * A question as its file has it; which keys it has depends on its kind.
 * @typedef {{ at?: Moment, text: Text, marks?: unknown, ask?: string, choices?: { text: Text, right: boolean, why: Text }[] } & Record<string, unknown>} Question
 */

/** Board and options as text, to tell whether they are still those that a file came with. @typedef {{ map: string, options: Partial<Options> }} Shown */

/**
 * @typedef {object} Draft
 * @property {Text} title
 * @property {Text} summary
 * @property {Caption[]} captions In the order of the file.
 * @property {Way} [compare]
 * @property {Way[]} variants More of them.
 * @property {Record<string, unknown>} [beside]
 * @property {Question[]} questions
 * @property {Random} [random] What the board is made from, if it is made from a seed.
 * @property {Record<string, unknown>} rest What else is in the file, by its keys there.
 * @property {{ map: unknown, options: unknown, shown: Shown }} [opened] How its file wrote the board and the options, and what these were on the screen.
 */

/** Whether anything in it names one of its variants by its number. @param {Draft} draft */
export const namesVariants = ({ title, summary, captions, compare, variants, beside, questions }) =>
  /\{variant\d|"variant\d"/.test(JSON.stringify([title, summary, captions, compare, variants, beside, questions]));

/** What a draft has fields for. */
const OWN = [
  "starstep",
  "title",
  "summary",
  "map",
  "options",
  "captions",
  "compare",
  "variants",
  "beside",
  "question",
  "questions",
];

/** @returns {Draft} */
export const emptyDraft = () => ({ title: "", summary: "", captions: [], variants: [], questions: [], rest: {} });

/**
 * The draft of a file.
 * @param {Record<string, any>} raw A scenario that can be read.
 * @param {Shown} shown What it puts on the screen.
 * @returns {Draft}
 */
export function draftOf(raw, shown) {
  const {
    title,
    summary,
    captions = [],
    compare,
    variants = [],
    beside,
    question,
    questions,
    map,
    options,
  } = structuredClone(raw);
  const rest = Object.fromEntries(Object.entries(raw).filter(([key]) => !OWN.includes(key)));
  return {
    title,
    summary,
    captions,
    compare,
    variants,
    beside,
    ...(isRandom(map) ? { random: { values: Object(structuredClone(map.random)), map: shown.map } } : {}),
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
export function scenarioOf(draft, shown) {
  const { title, summary, captions, compare, variants, beside, questions, rest, opened } = draft;
  const isSameMap = opened?.shown.map === shown.map;
  // Sliders for penalties are not on the screen: as long as nothing was drawn they stay.
  const { penalties, ...without } = rest;
  const ways = isSameMap ? variants : variants.map(withoutPenalties);
  const isSame = opened && sameText(opened.shown.options, shown.options);
  const options = isSame ? opened.options : shown.options;
  const hasOptions = isSame ? options !== undefined : Object.keys(shown.options).length > 0;
  return structuredClone({
    starstep: 1,
    title,
    summary,
    map: mapOf(draft, shown),
    ...(hasOptions ? { options } : {}),
    ...(isSameMap && penalties !== undefined ? { penalties } : {}),
    ...(captions.length > 0 ? { captions } : {}),
    ...(compare ? { compare: isSameMap ? compare : withoutPenalties(compare) } : {}),
    ...(ways.length > 0 ? { variants: ways } : {}),
    ...(beside && (compare || ways.length > 0) ? { beside } : {}),
    ...(questions.length === 1 ? { question: questions[0] } : {}),
    ...(questions.length > 1 ? { questions } : {}),
    ...without,
  });
}

/** How the file says what board it has. @param {Draft} draft @param {Shown} shown */
function mapOf({ random, opened }, { map }) {
  if (isMadeFromSeed(random, map)) return { random: random.values };
  return opened && opened.shown.map === map && !isRandom(opened.map) ? opened.map : linesOf(map);
}

/** Whether the board on the screen is still the one that was made from a seed, or is to become it. @param {Random | undefined} random @param {string} map @returns {random is Random} */
export const isMadeFromSeed = (random, map) => random !== undefined && (random.map ?? map) === map;

/** @param {string} map */
const linesOf = (map) => map.trimEnd().split("\n");

/** @param {unknown} a @param {unknown} b */
const sameText = (a, b) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** @param {unknown} value */
const sorted = (value) => Object.entries(Object(value)).sort(([a], [b]) => (a < b ? -1 : 1));

/** @param {Way & { penalties?: unknown }} way */
const withoutPenalties = ({ penalties, ...way }) => way;

/** Whether there is nothing in it that could be lost. @param {Draft} draft */
export const isEmpty = ({ title, summary, captions, compare, variants, questions, random, rest }) =>
  [title, summary].every((text) => text === "") &&
  [captions, variants, questions, Object.keys(rest)].every(({ length }) => length === 0) &&
  !compare &&
  !random;

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
