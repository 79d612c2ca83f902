// What the values of a board mean: which is a wall, which are start and goal, and which cells cost more. Programs do not
// say, so it is guessed; whoever asks can say otherwise, and is told which values occur.

import { coordOf, isPenalty, WALL } from "../rules/cells.js";
import { problem, quoted } from "./read-problem.js";
import { kindOfName } from "./walkable.js";

/**
 * @import { Table } from "./cell-table.js"
 */

/** @typedef {[number, number]} Coord */
/**
 * What a board's values were taken for.
 * @typedef {object} Meaning
 * @property {Uint8Array} cells
 * @property {Coord} [start]
 * @property {Coord} [goal]
 * @property {string} [wall] The values that are walls, with commas between them; absent if there is no wall.
 * @property {{ value: string, count: number }[]} values All values, the most frequent first.
 */

/** The letters of `.map` files. @type {Record<string, number>} */
const OF_MAPS = { ".": 0, G: 0, S: 20, s: 0, g: 0, "@": WALL, O: WALL, T: WALL, W: WALL };
/** Signs that are hardly ever anything but a wall. */
const SURE = "#█■▓▒⬛🟥🧱墙障";
/** Signs that are walls where there is none of those, the more usual first. With a point they may be those of maps. */
const LIKELY = ["@", "X", "x", "T", "W", "O", "*", "%", "1", "H", "B", "o"];
/** Start and goal, each once: which pairs are usual. */
const ENDS = [
  "SG",
  "SE",
  "SF",
  "ST",
  "SD",
  "sg",
  "se",
  "sf",
  "st",
  "AB",
  "ab",
  "PG",
  "PE",
  "PX",
  "@X",
  "@G",
  "@E",
  "起终",
  "始终",
];
/** A penalty is at most this. */
const MOST_PENALTY = WALL - 1;

/**
 * @param {Table} table
 * @param {{ wall?: string | string[], isMap?: boolean, open?: "0" | "1" }} [how] Which values are walls, if that is
 *   known; whether the letters are those of `.map` files; and which number the text says is open.
 * @returns {Meaning}
 * @throws {CodedError}
 */
export function meaningOf(table, { wall, isMap = false, open: said } = {}) {
  const counts = countsOf(table);
  const { values } = table;
  const occurring = values.filter((_, code) => counts[code] > 0);
  const ends = isMap ? mapEnds(table, counts) : endsOf(table, counts, occurring, wall);
  const rest = occurring.filter((value) => !ends.some((end) => end.value === value));
  const walls = wall === undefined ? guessed(table, counts, rest, isMap, said) : asked(wall, occurring);
  const meanings = new Uint8Array(values.length);
  const open = rest.filter((value) => !walls.includes(value));
  for (const [code, value] of values.entries()) {
    if (counts[code] === 0) continue;
    if (walls.includes(value)) meanings[code] = WALL;
    else if (isMap) meanings[code] = ofMap(value, table.firstLines[code]);
    else if (open.includes(value)) meanings[code] = penaltyOf(value, open, walls, table.firstLines[code]);
  }
  const known = Object.fromEntries(
    ends.filter(({ value }) => !walls.includes(value)).map(({ name, at }) => [name, at]),
  );
  return {
    cells: Uint8Array.from(table.codes, (code) => meanings[code]),
    ...known,
    ...(walls.length > 0 && { wall: walls.join(",") }),
    values: occurring
      .map((value) => ({ value, count: counts[values.indexOf(value)] }))
      .sort((one, other) => other.count - one.count),
  };
}

/** @param {Table} table */
function countsOf({ values, codes }) {
  const counts = new Uint32Array(values.length);
  for (const code of codes) counts[code]++;
  return counts;
}

/** @param {Table} table @param {number} code @returns {Coord} */
const placeOf = (table, code) => coordOf(table, table.codes.indexOf(code));

/** The letters `s` and `g` of a `.map` file. @param {Table} table @param {Uint32Array} counts */
function mapEnds(table, counts) {
  return [
    { name: "start", value: "s" },
    { name: "goal", value: "g" },
  ].flatMap((end) => {
    const code = table.values.indexOf(end.value);
    if (code < 0 || counts[code] === 0) return [];
    if (counts[code] > 1) throw problem("bad-board", "two-ends", { line: table.firstLines[code], text: end.value });
    return [{ ...end, at: placeOf(table, code) }];
  });
}

/**
 * Start and goal where signs stand for them that occur only once; where there are but numbers, 2 and 3, or 8 and 9,
 * beside 0 and 1.
 * @param {Table} table
 * @param {Uint32Array} counts
 * @param {string[]} occurring
 * @param {string | string[] | undefined} wall
 */
function endsOf(table, counts, occurring, wall) {
  const { values } = table;
  const isOnce = (/** @type {string} */ value) => {
    const code = values.indexOf(value);
    return code >= 0 && counts[code] === 1 && !(wall !== undefined && listed(wall).includes(value));
  };
  const end = (/** @type {string} */ name, /** @type {string} */ value) => ({
    name,
    value,
    at: placeOf(table, values.indexOf(value)),
  });
  const hasMore = occurring.length > 2;
  const pairs = [
    ...ENDS.map((pair) => [...pair]),
    ["start", "goal"],
    ["start", "end"],
    ["Start", "Goal"],
    ["Start", "End"],
  ];
  if (occurring.every(isNumber) && occurring.includes("0") && occurring.includes("1"))
    pairs.push(["2", "3"], ["8", "9"]);
  const pair = hasMore && pairs.find((pair) => pair.every(isOnce));
  if (pair) return [end("start", pair[0]), end("goal", pair[1])];
  const found = [];
  const start = occurring.length > 1 && ["S", "s", "A", "起", "start", "Start"].find(isOnce);
  if (start) found.push(end("start", start));
  const goal = occurring.length > 1 && ["G", "g", "E", "终", "goal", "Goal"].find(isOnce);
  if (goal) found.push(end("goal", goal));
  return found;
}

/** @param {string | string[]} wall */
const listed = (wall) => (Array.isArray(wall) ? wall : wall === "," ? [","] : wall.split(","));

/** The values that are to be walls. @param {string | string[]} wall @param {string[]} occurring */
function asked(wall, occurring) {
  const walls = listed(wall).filter((value) => value !== "");
  const unknown = walls.find((value) => !occurring.includes(value));
  if (unknown !== undefined) throw problem("bad-board", "wall-unknown", { text: quoted(unknown) });
  return walls;
}

/** The values that are probably walls. @param {Table} table @param {Uint32Array} counts @param {string[]} rest @param {boolean} isMap @param {"0" | "1"} [open] */
function guessed(table, counts, rest, isMap, open) {
  if (isMap) return rest.filter((value) => OF_MAPS[value] === WALL);
  const sure = rest.filter((value) => SURE.includes(value));
  if (sure.length > 0) return sure;
  if (rest.every(isNumber) || rest.every(isFlag)) return wallNumbers(table, counts, rest, open);
  const words = rest.filter((value) => value.length > 1 && kindOfName(value) === "wall");
  if (words.length > 0) return words;
  // Maps without their header.
  if (rest.includes(".")) {
    const ofMaps = rest.filter((value) => OF_MAPS[value] === WALL);
    if (ofMaps.length > 0 && rest.every((value) => value in OF_MAPS)) return ofMaps;
  }
  const likely = LIKELY.find((value) => rest.includes(value) && rest.length > 1);
  if (likely) return [likely];
  return rest.length > 1 ? [rarer(table, counts, rest)] : [];
}

/**
 * Which numbers are walls: those below 0; 255 where others are penalties; otherwise 1 against 0, or 0 where most cells
 * are 1; and everything but 0 where there are few others.
 * @param {Table} table
 * @param {Uint32Array} counts
 * @param {string[]} numbers
 * @param {"0" | "1"} [open] What the text says is open.
 */
function wallNumbers(table, counts, numbers, open) {
  const below = numbers.filter((value) => Number(value) < 0);
  if (below.length > 0) return below;
  if (numbers.includes("255")) return ["255"];
  if (numbers.length < 2) return [];
  const [no, yes] = numbers.includes("false") || numbers.includes("true") ? ["false", "true"] : ["0", "1"];
  // No 0, several others: what it costs to enter a cell.
  if (!numbers.includes(no)) return numbers.length === 2 ? [rarer(table, counts, numbers)] : [];
  if (open === "1") return [no];
  if (numbers.length === 2 && numbers.includes(yes)) {
    if (open === "0") return [yes];
    const share = counts[table.values.indexOf(yes)] / table.codes.length;
    return [share <= 0.5 || borderIs(table, yes) ? yes : no];
  }
  return numbers.length <= 4 ? numbers.filter((value) => value !== no) : [];
}

/** The one of two values that the border is made of, or the less frequent one. @param {Table} table @param {Uint32Array} counts @param {string[]} values */
function rarer(table, counts, values) {
  const sorted = [...values].sort(
    (one, other) => counts[table.values.indexOf(other)] - counts[table.values.indexOf(one)],
  );
  return sorted.find((value) => borderIs(table, value)) ?? sorted[1];
}

/** Whether all cells at the border are of a value. @param {Table} table @param {string} value */
function borderIs({ values, codes, width, height }, value) {
  const code = values.indexOf(value);
  for (let x = 0; x < width; x++) if (codes[x] !== code || codes[(height - 1) * width + x] !== code) return false;
  for (let y = 0; y < height; y++) if (codes[y * width] !== code || codes[y * width + width - 1] !== code) return false;
  return true;
}

/** @param {string} value */
const isNumber = (value) => value.trim() !== "" && Number.isFinite(Number(value));
/** @param {string} value */
const isFlag = (value) => value === "true" || value === "false";

/** What a letter of a `.map` file means. @param {string} value @param {number} line */
function ofMap(value, line) {
  const known = OF_MAPS[value];
  if (known !== undefined) return known === WALL ? 0 : known;
  // The Braille patterns spell penalties.
  const dots = value.charCodeAt(0) - 0x2800;
  if (isPenalty(dots) && value.length === 1) return dots;
  throw problem("bad-board", "map-letter", { line, text: value });
}

/**
 * The penalty of an open cell. Several numbers without a 0 among them are what it costs to enter a cell, in straight
 * moves; with a 0 and at least three others, or with 255 as wall, they are penalties. Fewer numbers are kinds of cells.
 * @param {string} value
 * @param {string[]} open
 * @param {string[]} walls
 * @param {number} line
 */
function penaltyOf(value, open, walls, line) {
  if (!isNumber(value)) return 0;
  const numbers = open.filter(isNumber);
  const arePenalties = numbers.includes("0") && (numbers.length > 3 || walls.includes("255"));
  const areCosts = !numbers.includes("0") && numbers.length > 1;
  if (!arePenalties && !areCosts) return 0;
  const penalty = arePenalties ? Number(value) : 10 * (Number(value) - 1);
  const isPenalty = Number.isInteger(penalty) && penalty >= 0 && penalty <= MOST_PENALTY;
  if (!isPenalty) {
    const [min, max] = arePenalties ? [0, MOST_PENALTY] : [1, 1 + Math.floor(MOST_PENALTY / 10)];
    throw problem("bad-board", "value", { line, text: quoted(value), min, max });
  }
  return penalty;
}
