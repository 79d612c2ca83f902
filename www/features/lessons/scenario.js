// Reads a scenario: a board with options, captions and questions, as docs/scenarios.md describes it. Headless.

import { Solver } from "../../engine.js";
import "../../core/i18n/en/requests.js";
import { readBeside } from "./beside.js";
import * as check from "./check.js";
import { ScenarioError } from "./error.js";
import { isRandom, mapFrom, readRandom, withOtherBoard } from "./random-board.js";
import { readMarks, readQuestions } from "./read-questions.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { Beside } from "./beside.js"
 * @import { Text } from "./check.js"
 * @import { Question } from "./read-questions.js"
 */

/** The version of the format. A later one may have keys that are unknown here. */
export const VERSION = 1;
/** The longest scenario that is read, in characters. */
export const LONGEST = 1 << 20;
const MOST_CAPTIONS = 200;
/** The most ways of a scenario besides the search as written and the comparison. */
export const MOST_VARIANTS = 8;
const LAST_STEP = 1e9;
/** Start and goal may be off the board, but no farther than any board reaches. */
const FARTHEST = 4096;

/** What a caption or a step can be tied to. */
export const EVENTS = /** @type {const} */ (["start", "goal-opened", "found", "no-path", "end", "refused"]);
export const TOOLS = /** @type {const} */ (["wall", "erase", "penalty", "start", "goal"]);
/** What a caption can have drawn over the cells. */
const DRAWN = /** @type {const} */ (["estimate"]);
/** Which numbers are in the cells: all that there is room for, that by which the search decides, or none. */
export const NUMBERS = /** @type {const} */ (["all", "deciding", "none"]);
/** What a reader may get a switch for. */
export const SIGHTS = /** @type {const} */ (["ends", "path"]);

/** @typedef {typeof EVENTS[number]} Event */
/** @typedef {{ step: number } | { event: Event }} Moment */
/** @typedef {{ at: Moment, text: Text, marks?: [number, number][], isEstimate?: boolean }} Caption `isEstimate` draws the way from which h comes. */
/** @typedef {{ road: number, other: number }} Penalties */
/** @typedef {{ start?: [number, number], goal?: [number, number] }} Ends Instead of those on the map; they may be no open cells. */

/**
 * The search as written, or another mode of it.
 * @typedef {object} Mode
 * @property {string} id `written`, `compare`, or `variant1` and so on.
 * @property {Text} [title]
 * @property {boolean} isTextbook Whether it is the textbook's version.
 * @property {Partial<Options>} options Those that differ from the defaults.
 * @property {Penalties} [penalties]
 * @property {string} map Its own, or that of the scenario.
 * @property {Ends} [ends]
 * @property {Caption[]} captions
 */

/**
 * @typedef {object} Scenario
 * @property {Text} title
 * @property {Text} summary
 * @property {string} map
 * @property {() => object} [other] The scenario with another board, if its board is made from a seed.
 * @property {Mode[]} modes The first is as written, the second is the comparison if there is one.
 * @property {{ show?: (keyof Options)[], lock: string[], sights: (typeof SIGHTS[number])[], numbers: typeof NUMBERS[number] }} controls
 * @property {number} [penaltyLimit] The largest value of the sliders for penalties, if there are sliders.
 * @property {{ from: number, secondsPerMove: number }} [walk] When the walk along the path begins, in seconds.
 * @property {number | Event} [start] The step that is shown first, if not that of its first caption.
 * @property {number | Event} end The step where playing pauses.
 * @property {Question[]} questions In the order in which they are written.
 * @property {Beside} [beside] The modes that are shown side by side, if any.
 * @property {boolean} isOriginal Whether it plays somebody else's tutorial exactly as written.
 */

const KEYS = [
  ...["starstep", "title", "summary", "map", "options", "penalties", "captions", "compare", "variants", "controls"],
  ...["walk", "start", "end", "question", "questions", "original", "beside"],
];

/**
 * @param {unknown} value JSON text, or its parsed value.
 * @returns {Scenario}
 * @throws {ScenarioError}
 */
export function parseScenario(value) {
  const raw = check.plainObject(typeof value === "string" ? parseJson(value) : value, "");
  // The version comes first: what a newer scenario has in addition is no mistake.
  if (raw.starstep === undefined) throw new ScenarioError("scenario-missing", { key: "starstep" });
  const version = check.whole(raw.starstep, "starstep", 1, Number.MAX_SAFE_INTEGER);
  if (version > VERSION) throw new ScenarioError("scenario-new", { version, known: VERSION });
  check.object(raw, "", KEYS, ["title", "summary", "map"]);

  const penalties = raw.penalties === undefined ? undefined : readPenalties(raw.penalties);
  const random = isRandom(raw.map) ? readRandom(raw.map, "map") : undefined;
  const made = random && mapFrom(random, readOptions(raw.options ?? {}, "options"));
  const map = made?.map ?? readMap(raw.map, "map");
  const modes = readModes(raw, map, penalties);
  return {
    title: check.text(raw.title, "title"),
    summary: check.text(raw.summary, "summary"),
    map,
    other: random && made && (() => withOtherBoard(raw, { ...random, seed: made.seed })),
    modes,
    controls: readControls(raw.controls ?? {}),
    penaltyLimit: penalties?.max,
    walk: raw.walk === undefined ? undefined : readWalk(raw.walk),
    start: raw.start === undefined ? undefined : readStep(raw.start, "start"),
    end: readStep(raw.end ?? "end", "end"),
    questions: readQuestions(
      raw,
      readMoment,
      modes.map(({ id }) => id),
    ),
    beside: raw.beside === undefined ? undefined : readBeside(raw.beside, modes),
    isOriginal: check.truth(raw.original ?? false, "original"),
  };
}

/** @param {string} text */
function parseJson(text) {
  if (text.length > LONGEST) throw new ScenarioError("scenario-large", { size: text.length, most: LONGEST });
  try {
    return JSON.parse(text);
  } catch {
    // It is not JSON: the parser throws nothing else.
    throw new ScenarioError("scenario-json", { value: check.shown(text) });
  }
}

/** @param {unknown} value @param {string} key */
function readMap(value, key) {
  const lines = Array.isArray(value) ? Array.from(value) : [value];
  if (!lines.every((line) => typeof line === "string")) {
    throw new ScenarioError("scenario-lines", { key, value: check.shown(value) });
  }
  const size = lines.reduce((sum, line) => sum + line.length + 1, 0);
  if (size > LONGEST) throw new ScenarioError("scenario-large", { size, most: LONGEST });
  return lines.join("\n");
}

/** @param {unknown} value @param {string} key @returns {Ends} */
function readEnds(value, key) {
  /** @param {unknown} end @param {string} endKey @returns {[number, number]} */
  const coord = (end, endKey) => {
    const read = (/** @type {unknown} */ it, /** @type {string} */ at) => check.whole(it, at, -FARTHEST, 2 * FARTHEST);
    const [x, y] = check.list(end, endKey, 2, 2, read);
    return [x, y];
  };
  const ends = Object.entries(check.object(value, key, ["start", "goal"]));
  return Object.fromEntries(ends.map(([name, end]) => [name, coord(end, `${key}.${name}`)]));
}

/** @param {Record<string, unknown>} raw @param {string} map @param {Penalties | undefined} penalties @returns {Mode[]} */
function readModes(raw, map, penalties) {
  const options = readOptions(raw.options ?? {}, "options");
  /** @param {unknown} value @param {string} key @param {string} id @returns {Mode} */
  const another = (value, key, id) => {
    const keys = [
      "title",
      "options",
      "penalties",
      "map",
      "ends",
      "captions",
      ...(id === "compare" ? ["textbook"] : []),
    ];
    const mode = check.object(value, key, keys, ["title"]);
    const isPriced = mode.penalties !== undefined;
    if (isPriced && !penalties) throw new ScenarioError("scenario-missing", { key: "penalties" });
    return {
      id,
      title: check.text(mode.title, `${key}.title`),
      isTextbook: check.truth(mode.textbook ?? false, `${key}.textbook`),
      options: { ...options, ...readOptions(mode.options ?? {}, `${key}.options`) },
      penalties: isPriced ? readPrices(mode.penalties, `${key}.penalties`) : penalties,
      map: mode.map === undefined ? map : readMap(mode.map, `${key}.map`),
      ends: mode.ends === undefined ? undefined : readEnds(mode.ends, `${key}.ends`),
      captions: readCaptions(mode.captions ?? [], `${key}.captions`),
    };
  };
  const captions = readCaptions(raw.captions ?? [], "captions");
  const compare = raw.compare === undefined ? [] : [another(raw.compare, "compare", "compare")];
  const variants = check.list(raw.variants ?? [], "variants", 0, MOST_VARIANTS, (value, key) => ({ value, key }));
  return [
    { id: "written", isTextbook: false, options, penalties, map, captions },
    ...compare,
    ...variants.map(({ value, key }, index) => another(value, key, `variant${index + 1}`)),
  ];
}

/** The names of the options. */
const optionNames = () => /** @type {(keyof Options)[]} */ (Object.keys(Solver.choices));

/** The values are checked by the engine. @param {unknown} value @param {string} key @returns {Partial<Options>} */
const readOptions = (value, key) => ({ ...check.object(value, key, optionNames()) });

/** @param {unknown} value @param {string} key @returns {Caption[]} */
const readCaptions = (value, key) =>
  check.list(value, key, 0, MOST_CAPTIONS, (entry, entryKey) => {
    const caption = check.object(entry, entryKey, ["at", "text", "marks", "draws"], ["at", "text"]);
    if (caption.draws !== undefined) check.word(caption.draws, `${entryKey}.draws`, DRAWN);
    return {
      at: readMoment(caption.at, `${entryKey}.at`),
      text: check.text(caption.text, `${entryKey}.text`),
      marks: readMarks(caption.marks, `${entryKey}.marks`),
      isEstimate: caption.draws !== undefined,
    };
  });

/** @param {unknown} value @param {string} key @returns {Moment} */
function readMoment(value, key) {
  const moment = check.object(value, key, ["step", "event"]);
  if (moment.step !== undefined && moment.event === undefined) {
    return { step: check.whole(moment.step, `${key}.step`, 0, LAST_STEP) };
  }
  if (moment.step !== undefined) throw new ScenarioError("scenario-moment", { key });
  return { event: check.word(moment.event, `${key}.event`, EVENTS) };
}

/** @param {unknown} value @param {string} key @returns {number | Event} */
const readStep = (value, key) =>
  typeof value === "number" ? check.whole(value, key, 0, LAST_STEP) : check.word(value, key, EVENTS);

/** @param {unknown} value @returns {Scenario["controls"]} */
function readControls(value) {
  const { show, lock, sights, numbers } = check.object(value, "controls", ["show", "lock", "sights", "numbers"]);
  const options = optionNames();
  /** @template {string} Word @param {unknown} words @param {string} key @param {readonly Word[]} allowed */
  const words = (words, key, allowed) =>
    check.list(words, `controls.${key}`, 0, allowed.length, (entry, entryKey) => check.word(entry, entryKey, allowed));
  return {
    show: show === undefined ? undefined : words(show, "show", options),
    lock: words(lock ?? [], "lock", [...options, ...TOOLS]),
    sights: words(sights ?? [], "sights", SIGHTS),
    numbers: check.word(numbers ?? "all", "controls.numbers", NUMBERS),
  };
}

/** @param {unknown} value */
function readPenalties(value) {
  const penalties = check.object(value, "penalties", ["road", "other", "max"], ["road", "other", "max"]);
  const max = check.whole(penalties.max, "penalties.max", 1, 254);
  return { max, ...readPrices({ road: penalties.road, other: penalties.other }, "penalties", max) };
}

/** @param {unknown} value @param {string} key @param {number} [max] @returns {Penalties} */
function readPrices(value, key, max = 254) {
  const { road, other } = check.object(value, key, ["road", "other"], ["road", "other"]);
  return { road: check.whole(road, `${key}.road`, 0, max), other: check.whole(other, `${key}.other`, 0, max) };
}

/** @param {unknown} value */
function readWalk(value) {
  const { from, secondsPerMove } = check.object(value, "walk", ["from", "secondsPerMove"], ["from", "secondsPerMove"]);
  const time = typeof from === "string" ? /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/.exec(from) : null;
  if (!time) throw new ScenarioError("scenario-time", { key: "walk.from", value: check.shown(from) });
  const [hours, minutes, seconds] = time.slice(1).map(Number);
  return {
    from: 3600 * hours + 60 * minutes + seconds,
    secondsPerMove: check.number(secondsPerMove, "walk.secondsPerMove", 0.01, 3600),
  };
}
