// Where the entries of a structure stand in its picture, what there is room to write in each, and where the arrow keys lead
// from each. Lengths in CSS pixels. Headless.

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {"both" | "value" | "dot"} Written What an entry says: its cell and its number, its number, or nothing. */
/** @typedef {Point & { width: number, height: number, written: Written }} Spot */
/** @typedef {{ both: number, value: number }} Widths How wide an entry is that says so much. */
/**
 * @typedef {object} Layout
 * @property {Map<number, Spot>} spots Where each entry that is shown stands, by its place in the structure.
 * @property {number} width
 * @property {number} height
 * @property {Point[][]} lines From each entry of a heap to those below it.
 * @property {(place: number, key: string) => number | undefined} move Where a key leads, be it shown or not.
 */

/** How high an entry is that says so much, at type of the usual size. */
const HEIGHTS = { both: 36, value: 26, dot: 12 };
/** Between entries beside each other, and between rows of them. */
const GAP = 2;
const ROW_GAP = 4;
/** Between the levels of a tree, for lines that lead across. */
const LEVEL_GAP = 16;
/** How narrow the dots of a level may be. */
const LEAST_DOT = 6;
/** How many levels are shown at most. */
const MOST_LEVELS = 7;
/** What is written in an entry does not touch its edge. */
const INSET = 6;

/** The level of a place in a heap, from 0. @param {number} place */
export const levelOf = (place) => 31 - Math.clz32(place + 1);

/** The place on the same way up that is so many levels higher. @param {number} place @param {number} levels */
const above = (place, levels) => ((place + 1) >> levels) - 1;

/** How many levels below an entry another one lies; undefined if it does not. @param {number} root @param {number} place */
export function levelBelow(root, place) {
  const levels = levelOf(place) - levelOf(root);
  return levels >= 0 && above(place, levels) === root ? levels : undefined;
}

/** How many entries lie below one. @param {number} root @param {number} count How many the heap has. */
export function countBelow(root, count) {
  let sum = 0;
  for (let [first, across] = [2 * root + 1, 2]; first < count; [first, across] = [2 * first + 1, 2 * across]) {
    sum += Math.min(across, count - first);
  }
  return sum;
}

/** The part to show, by its top entry, once a key has led from one entry to another above or below it. @param {number} from @param {number} to */
export const rootFor = (from, to) => (to > from ? from : Math.max(0, above(to, Math.min(2, levelOf(to)))));

/**
 * The part of a heap below an entry. In each level is written what there is room for: where not even the numbers fit, its
 * entries are dots, and where these would be too small, it is not shown.
 * @param {{ count: number, root?: number, room: number, unit?: number, target?: number, widthsOf: (place: number) => Widths }} picture
 *   `count`: how many entries the heap has; `root`: the place at the top; `room`: how wide the picture is; `unit`: how much
 *   larger than usual the type is; `target`: the least that an entry which can be read has in both directions.
 * @returns {Layout}
 */
export function treeLayout({ count, root = 0, room, unit = 1, target = 0, widthsOf }) {
  /** @type {Layout["spots"]} */
  const spots = new Map();
  /** @type {Written} */
  let written = "both";
  let y = 0;
  for (let level = 0, first = root; level < MOST_LEVELS && first < count; level++, first = 2 * first + 1) {
    const share = room / 2 ** level;
    const places = Array.from({ length: Math.min(2 ** level, count - first) }, (_, index) => first + index);
    const most = Math.floor(share) - GAP;
    written = written === "dot" || most < target ? "dot" : writtenIn(places.map(widthsOf), most, unit);
    const isDot = written === "dot";
    if (isDot && most < LEAST_DOT * unit) break;
    const height = Math.floor(isDot ? Math.min(most, HEIGHTS.dot * unit) : Math.max(target, HEIGHTS[written] * unit));
    const needed =
      Math.max(...places.map((place) => widthsOf(place)[written === "dot" ? "value" : written])) + 2 * INSET * unit;
    const width = isDot ? height : Math.max(target, Math.min(most, Math.ceil(needed)));
    for (const [index, place] of places.entries()) {
      spots.set(place, { x: Math.round((index + 0.5) * share - width / 2), y, width, height, written });
    }
    y += height + LEVEL_GAP;
  }
  const lines = Array.from(spots.keys())
    .filter((place) => place !== root)
    .map((place) => [middleOf(spots, above(place, 1)), middleOf(spots, place)]);
  return { spots, width: room, height: Math.max(0, y - LEVEL_GAP), lines, move: moveInTree(count, root, spots) };
}

/** The most that can be written in all entries of a level. @param {Widths[]} widths @param {number} width @param {number} unit @returns {Written} */
function writtenIn(widths, width, unit) {
  const fits = (/** @type {"both" | "value"} */ kind) => widths.every((each) => each[kind] + INSET * unit <= width);
  return fits("both") ? "both" : fits("value") ? "value" : "dot";
}

/** @param {Layout["spots"]} spots @param {number} place @returns {Point} */
function middleOf(spots, place) {
  const { x, y, width, height } = /** @type {Spot} */ (spots.get(place));
  return { x: x + width / 2, y: y + height / 2 };
}

/** @param {number} count @param {number} root @param {Layout["spots"]} spots @returns {Layout["move"]} */
const moveInTree = (count, root, spots) => (place, key) => {
  const readable = [...spots].filter(([, { written }]) => written !== "dot").map(([other]) => other);
  const beside = (/** @type {number} */ other) =>
    levelOf(other) === levelOf(place) && readable.includes(other) ? other : undefined;
  const places = /** @type {Record<string, number | undefined>} */ ({
    ArrowUp: place > 0 ? above(place, 1) : undefined,
    ArrowDown: 2 * place + 1,
    ArrowLeft: beside(place - 1),
    ArrowRight: beside(place + 1),
    Home: root,
    End: readable.at(-1),
  });
  return inRange(places[key], count);
};

/**
 * The entries of a list, row by row.
 * @param {{ count: number, room: number, unit?: number, target?: number, widthsOf: (place: number) => Widths }} picture
 * @returns {Layout}
 */
export function rowsLayout({ count, room, unit = 1, target = 0, widthsOf }) {
  const all = Array.from({ length: count }, (_, place) => place);
  const width = Math.ceil(Math.max(target, 30 * unit, ...all.map((place) => widthsOf(place).both + INSET * unit)));
  const height = Math.max(target, HEIGHTS.both * unit);
  const share = width + ROW_GAP;
  const columns = Math.max(1, Math.floor((room + ROW_GAP) / share));
  const spots = new Map(
    all.map((place) => {
      const y = Math.floor(place / columns) * (height + ROW_GAP);
      return [place, { x: (place % columns) * share, y, width, height, written: /** @type {Written} */ ("both") }];
    }),
  );
  const bottom = count === 0 ? 0 : (Math.ceil(count / columns) - 1) * (height + ROW_GAP) + height;
  return { spots, width: columns * share - ROW_GAP, height: bottom, lines: [], move: moveInRows(count, columns) };
}

/** @param {number} shown @param {number} columns @returns {Layout["move"]} */
const moveInRows = (shown, columns) => (place, key) => {
  const places = /** @type {Record<string, number>} */ ({
    ArrowUp: place - columns,
    ArrowDown: place + columns,
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    Home: 0,
    End: shown - 1,
  });
  return inRange(places[key], shown);
};

/** @param {number | undefined} place @param {number} count */
const inRange = (place, count) => (place !== undefined && place >= 0 && place < count ? place : undefined);
