// Where the entries of a structure stand in its picture, and where the arrow keys lead from each. Lengths in CSS pixels.
// Headless.

/** @typedef {{ x: number, y: number }} Place */
/**
 * @typedef {object} Layout
 * @property {Place[]} places The top left corner of each entry that is shown, by its place in the structure.
 * @property {number} width
 * @property {number} height
 * @property {[Place, Place][]} lines From parents to children, between the middles of entries.
 * @property {(place: number, key: string) => number | undefined} move Where a key leads.
 */

/** The size of an entry, and of its share of the picture. */
export const NODE = { width: 50, height: 38 };
const SHARE = { width: 54, height: 58 };
const ROW = 42;
/** How many levels of a heap are shown: the entries of the next would not fit in any column. */
export const LEVELS = 5;
/** How many entries of a heap are shown at most. */
export const MOST_IN_TREE = 2 ** LEVELS - 1;

/** The level of a place in a heap, from 0. @param {number} place */
export const levelOf = (place) => 31 - Math.clz32(place + 1);

/** @param {number} count How many entries the heap has. @returns {Layout} */
export function treeLayout(count) {
  const shown = Math.min(count, MOST_IN_TREE);
  const levels = shown === 0 ? 0 : levelOf(shown - 1) + 1;
  const width = SHARE.width * 2 ** Math.max(0, levels - 1);
  const places = Array.from({ length: shown }, (_, place) => {
    const level = levelOf(place);
    const share = width / 2 ** level;
    return { x: (place + 1 - 2 ** level + 0.5) * share - NODE.width / 2, y: level * SHARE.height };
  });
  const middle = (/** @type {Place} */ { x, y }) => ({ x: x + NODE.width / 2, y: y + NODE.height / 2 });
  const lines = places.slice(1).map((place, index) => [middle(places[index >> 1]), middle(place)]);
  const height = Math.max(0, levels - 1) * SHARE.height + NODE.height;
  return { places, width, height, lines: /** @type {[Place, Place][]} */ (lines), move: moveInTree(shown) };
}

/** @param {number} shown @returns {Layout["move"]} */
const moveInTree = (shown) => (place, key) => {
  const isSameLevel = (/** @type {number} */ other) => other >= 0 && levelOf(other) === levelOf(place);
  const left = 2 * place + 1;
  const places = /** @type {Record<string, number>} */ ({
    ArrowUp: place > 0 ? (place - 1) >> 1 : -1,
    ArrowDown: left,
    ArrowLeft: isSameLevel(place - 1) ? place - 1 : -1,
    ArrowRight: isSameLevel(place + 1) ? place + 1 : -1,
    Home: 0,
    End: shown - 1,
  });
  return inRange(places[key], shown);
};

/** @param {number} count How many entries are shown. @param {number} room How wide the picture may be. @returns {Layout} */
export function rowsLayout(count, room) {
  const columns = Math.max(3, Math.floor(room / SHARE.width));
  const places = Array.from({ length: count }, (_, place) => ({
    x: (place % columns) * SHARE.width,
    y: Math.floor(place / columns) * ROW,
  }));
  const height = Math.max(0, Math.ceil(count / columns) - 1) * ROW + NODE.height;
  return { places, width: columns * SHARE.width, height, lines: [], move: moveInRows(count, columns) };
}

/** @param {number} shown @param {number} columns @returns {Layout["move"]} */
const moveInRows = (shown, columns) => (place, key) => {
  const steps = /** @type {Record<string, number>} */ ({
    ArrowUp: place - columns,
    ArrowDown: place + columns,
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    Home: 0,
    End: shown - 1,
  });
  return inRange(steps[key], shown);
};

/** @param {number | undefined} place @param {number} count */
const inRange = (place, count) => (place !== undefined && place >= 0 && place < count ? place : undefined);
