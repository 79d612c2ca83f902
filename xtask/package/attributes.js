// What editors, frameworks and the documents are told about the attributes of <star-step>: one sentence for each. The
// options' names, values and defaults are the engine's own, so only what these lack is written down here.
// tests/page/declared.test.js holds all of it to the attributes that the element observes.

import { OPTION_OF_ATTRIBUTE } from "../../www/core/ui/attributes.js";
import "../../www/core/i18n/en/settings.js";
import { en } from "../../www/core/i18n/en/index.js";

/** @typedef {import("../../www/pkg/starstep.js").Choices} Choices */
/**
 * `choice` is one of the values, `number` any from `min`, `switch` is true unless it says `false`, `flag` is set by being
 * there, and `text` is anything.
 * @typedef {"choice" | "number" | "switch" | "flag" | "text"} Kind
 */
/** A value, and what it means where its name does not say it. @typedef {{ name: string, says?: string }} Value */
/**
 * @typedef {object} Attribute
 * @property {string} name
 * @property {Kind} kind
 * @property {string} says One sentence.
 * @property {Value[]} [values] Of a choice; of a number, the words that it may be too.
 * @property {string} [others] What else a choice may be.
 * @property {number} [min]
 * @property {string} [default] What it is without the attribute.
 * @property {string} [without] What happens without the attribute, where it has no value then.
 */

/** @type {Record<keyof Choices, string>} */
const OPTIONS = {
  algorithm: "Which search runs.",
  heuristic: "The estimate h of the cost that remains.",
  diagonal: "When diagonal moves are allowed.",
  costs: "What a straight and a diagonal move cost.",
  weight: "The factor before h in A*'s f = g + weight · h.",
  tieBreak: "Which of the open cells with the smallest f is taken first.",
  neighborOrder: "The order in which an expansion looks at the neighbors.",
  openList: "The structure that the open list is kept in.",
  decreaseKey: "Whether an entry of the binary heap moves up when its key gets better.",
  swapEqual: "Whether entries of the binary heap with equal keys change places.",
  improveOpen: "Whether an open cell takes a better parent.",
  reopenClosed: "Whether a closed cell whose g improves is opened again.",
  stopWhen: "When the search ends.",
  penalties: "Whether movement penalties count.",
};

/** Where the page's own words depend on the board. @type {Record<string, string>} */
const SAYINGS = { "heuristic.auto": "the one that fits the moves and costs that are allowed" };

/** Everything that is no option of the search. @type {Attribute[]} */
const OTHERS = [
  {
    name: "controls",
    kind: "choice",
    says: "What is around the board.",
    values: [
      { name: "none", says: "the board alone" },
      { name: "transport", says: "buttons and sliders" },
      { name: "basic", says: "also tools, and three settings" },
      { name: "full", says: "everything" },
    ],
    default: "basic",
  },
  {
    name: "map",
    kind: "text",
    says: "The board as text: a MovingAI map, in which s and g may mark start and goal.",
    without: "a board with a trap",
  },
  { name: "src", kind: "text", says: "The address of a scenario or of a .map file.", without: "none" },
  {
    name: "link",
    kind: "text",
    says: "What comes after the # of a shared link: board, options and step, which override the other attributes.",
    without: "what the other attributes say",
  },
  {
    name: "start-step",
    kind: "number",
    min: 0,
    says: "The step that is shown first, and where playing begins.",
    without: "as the scenario says, otherwise the end",
  },
  {
    name: "end-step",
    kind: "number",
    min: 0,
    says: "The step at which playing pauses.",
    without: "as the scenario says, otherwise the end",
  },
  {
    name: "speed",
    kind: "number",
    min: 0,
    values: [{ name: "max", says: "as fast as possible" }],
    says: "Expansions per second; more than 0.",
    without: "60, or as many as it takes to play the search in 20 seconds",
  },
  { name: "autoplay", kind: "flag", says: "Plays when it is ready.", without: "paused" },
  {
    name: "loop",
    kind: "flag",
    says: "Plays again two seconds after the end, and goes on after captions.",
    without: "plays once, and pauses at captions",
  },
  {
    name: "readonly",
    kind: "flag",
    says: "Readers can step and play, but change nothing.",
    without: "they may edit",
  },
  {
    name: "theme",
    kind: "choice",
    says: "The colors.",
    values: [
      { name: "auto", says: "dark where the page behind the element is dark" },
      { name: "light" },
      { name: "dark" },
    ],
    default: "auto",
  },
  {
    name: "page",
    kind: "choice",
    others: "an address",
    says: "Where “Open in Starstep” leads: the address of a page that opens links.",
    values: [{ name: "none", says: "there is no such link" }],
    without: "`index.html` beside `star-step.js`; from the npm package no link",
  },
  {
    name: "lang",
    kind: "choice",
    others: "one of these with a region, such as `es-MX`",
    says: "The language of the texts.",
    values: [
      { name: "en", says: "English" },
      { name: "es", says: "Spanish" },
      { name: "zh", says: "Simplified Chinese" },
    ],
    without: "that of the page around it, otherwise that of the browser",
  },
  {
    name: "label",
    kind: "text",
    says: "A name by which screen readers tell several elements on a page apart.",
    without: "its number",
  },
  {
    name: "compare",
    kind: "text",
    says: "One to three other searches on the same board, separated by commas: algorithms, or options with their values.",
    without: "one search",
  },
  {
    name: "compare-layout",
    kind: "choice",
    says: "How the boards of a comparison lie.",
    values: [
      { name: "beside", says: "one beside the other" },
      { name: "overlay", says: "all on one board" },
    ],
    default: "beside",
  },
  {
    name: "compare-align",
    kind: "choice",
    says: "What the clock of a comparison counts.",
    values: [
      { name: "steps", says: "expansions" },
      { name: "f", says: "each search shows what it has taken up to the same f" },
    ],
    default: "steps",
  },
  {
    name: "sync",
    kind: "text",
    says: "A name: all elements on the page with the same one share a board and a clock.",
    without: "a board and a clock of its own",
  },
];

/** @param {string} name @param {keyof Choices} key @param {Choices} choices @returns {Attribute} */
function optionAttribute(name, key, choices) {
  const choice = choices[key];
  const common = { name, says: OPTIONS[key], default: String(choice.default) };
  if (!("values" in choice)) return { ...common, kind: "number", min: choice.min };
  if (typeof choice.default !== "string") return { ...common, kind: "switch" };
  const texts = /** @type {Record<string, string>} */ (en);
  const saying = (/** @type {unknown} */ value) => SAYINGS[`${key}.${value}`] ?? texts[`${key}.${value}`];
  return {
    ...common,
    kind: "choice",
    values: choice.values.map((value) => ({ name: String(value), says: saying(value) })),
  };
}

/** All attributes, those of the options last. @param {Choices} choices What the engine says of its options. @returns {Attribute[]} */
export const attributesOf = (choices) => [
  ...OTHERS,
  ...Array.from(OPTION_OF_ATTRIBUTE, ([name, key]) => optionAttribute(name, key, choices)),
];
