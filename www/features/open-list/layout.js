// Where the entries of a structure stand in its picture, and where the arrow keys lead from each. Lengths in CSS pixels.
// Headless.

/** @typedef {{ x: number, y: number }} Point */
/**
 * @typedef {object} Layout
 * @property {Point[]} places The top left corner of each entry that is shown, by its place in the structure.
 * @property {{ width: number, height: number }} node The size of an entry.
 * @property {number} width
 * @property {number} height
 * @property {Point[][]} lines From each entry of a heap to the two below it.
 * @property {(place: number, key: string) => number | undefined} move Where a key leads.
 */

const HEIGHT = 36;
/** Between entries beside each other, and between rows of them. */
const GAP = 2;
const ROW_GAP = 4;
/** Between the levels of a tree, for lines that lead across. */
const LEVEL_GAP = 18;
/** How many levels of a heap are shown; on the last one, two entries stand below each other, so that the tree fits. */
export const LEVELS = 5;
/** How many entries of a heap are shown at most. */
export const MOST_IN_TREE = 2 ** LEVELS - 1;

/** The level of a place in a heap, from 0. @param {number} place */
export const levelOf = (place) => 31 - Math.clz32(place + 1);

/**
 * @param {number} count How many entries the heap has.
 * @param {number} room How wide the picture may be; where entries would be too narrow, it is wider.
 * @param {number} least How wide an entry must be.
 * @returns {Layout}
 */
export function treeLayout(count, room, least) {
  const shown = Math.min(count, MOST_IN_TREE);
  const across = Math.min(shown === 0 ? 0 : levelOf(shown - 1), LEVELS - 2);
  const share = Math.max(least + GAP, Math.floor(room / 2 ** (LEVELS - 2)));
  const node = { width: Math.min(share - GAP, 2 * least), height: HEIGHT };
  const width = Math.max(share * 2 ** across, room);
  /** @param {number} place @returns {Point} */
  const pointOf = (place) => {
    const level = levelOf(place);
    if (level < LEVELS - 1) {
      const part = width / 2 ** level;
      const x = (place + 1 - 2 ** level + 0.5) * part - node.width / 2;
      return { x: Math.round(x), y: level * (HEIGHT + LEVEL_GAP) };
    }
    const { x, y } = pointOf((place - 1) >> 1);
    const isLeft = place % 2 === 1;
    return { x, y: y + (HEIGHT + ROW_GAP) * (isLeft ? 1 : 2) + ROW_GAP };
  };
  const places = Array.from({ length: shown }, (_, place) => pointOf(place));
  const lines = places.flatMap((to, place) => (place === 0 ? [] : [lineTo(place, places[(place - 1) >> 1], to, node)]));
  const height = Math.max(0, ...places.map(({ y }) => y)) + HEIGHT;
  return { places, node, width, height, lines, move: moveInTree(shown) };
}

/**
 * From the middle of an entry to that of one below it; around the one between them where they stand in a column.
 * @param {number} place @param {Point} from @param {Point} to @param {{ width: number, height: number }} node
 */
function lineTo(place, from, to, { width, height }) {
  const middle = (/** @type {Point} */ { x, y }) => ({ x: x + width / 2, y: y + height / 2 });
  const [begin, end] = [middle(from), middle(to)];
  if (levelOf(place) < LEVELS - 1 || place % 2 === 1) return [begin, end];
  const [side, bend] = [to.x + width + GAP / 2, from.y + height + ROW_GAP];
  return [begin, { x: begin.x, y: bend }, { x: side, y: bend }, { x: side, y: end.y }, end];
}

/** @param {number} shown @returns {Layout["move"]} */
const moveInTree = (shown) => (place, key) => {
  const onLevel = (/** @type {number} */ other) => (other >= 0 && levelOf(other) === levelOf(place) ? other : -1);
  const places = /** @type {Record<string, number>} */ ({
    ArrowUp: place > 0 ? (place - 1) >> 1 : -1,
    ArrowDown: 2 * place + 1,
    ArrowLeft: onLevel(place - 1),
    ArrowRight: onLevel(place + 1),
    Home: 0,
    End: shown - 1,
  });
  return inRange(places[key], shown);
};

/**
 * @param {number} count How many entries are shown.
 * @param {number} room How wide the picture may be.
 * @param {number} least How wide an entry must be.
 * @returns {Layout}
 */
export function rowsLayout(count, room, least) {
  const node = { width: least + ROW_GAP, height: HEIGHT };
  const share = node.width + ROW_GAP;
  const columns = Math.max(1, Math.floor((room + ROW_GAP) / share));
  const places = Array.from({ length: count }, (_, place) => ({
    x: (place % columns) * share,
    y: Math.floor(place / columns) * (HEIGHT + ROW_GAP),
  }));
  const height = Math.max(0, ...places.map(({ y }) => y)) + HEIGHT;
  return { places, node, width: columns * share - ROW_GAP, height, lines: [], move: moveInRows(count, columns) };
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
