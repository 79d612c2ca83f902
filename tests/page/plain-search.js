// A search on a grid as a tutorial would write it, with a list that is scanned for the next cell. Shares no code with the
// engine: what the lessons say about searches is checked against it.

/**
 * @typedef {object} Grid
 * @property {number} width
 * @property {number} height
 * @property {(number | undefined)[]} cells The extra cost of entering a cell; undefined for a wall.
 * @property {[number, number]} start
 * @property {[number, number]} goal
 */

/**
 * @typedef {object} Rules
 * @property {"f" | "g" | "h" | "steps"} [by] What decides which cell comes next: A*, Dijkstra, greedy search, breadth first.
 * @property {(dx: number, dy: number) => number} [estimate]
 * @property {number} [weight]
 * @property {number} [sides] How many walls may be next to a diagonal move; -1 for no diagonal moves.
 * @property {"low-h" | "high-h" | "fifo"} [ties]
 * @property {boolean} [stopsEarly] Whether the goal ends the search when it is opened.
 * @property {boolean} [ignoresPenalties]
 * @property {(open: Entry[], taken: Entry) => void} [watch] Called for every expansion, with the cells that are open at that time.
 */

/** @typedef {{ x: number, y: number, g: number, h: number, f: number, order: number, parent?: Entry }} Entry */

/** @param {string[]} lines Rows of a map, `#` and `@` for walls; `S` costs 20 more. @returns {Grid} */
export function gridOf(lines) {
  const rows = lines.slice(lines.indexOf("map") + 1);
  const at = (/** @type {string} */ letter) => {
    const y = rows.findIndex((row) => row.includes(letter));
    return /** @type {[number, number]} */ ([rows[y].indexOf(letter), y]);
  };
  const cells = [...rows.join("")].map((letter) => (letter === "@" ? undefined : letter === "S" ? 20 : 0));
  return { width: rows[0].length, height: rows.length, cells, start: at("s"), goal: at("g") };
}

export const octile = (/** @type {number} */ dx, /** @type {number} */ dy) =>
  10 * Math.max(dx, dy) + 4 * Math.min(dx, dy);
export const manhattan = (/** @type {number} */ dx, /** @type {number} */ dy) => 10 * (dx + dy);

/** The cells that one move leads to, row by row. @param {Grid} grid @param {Entry} from @param {number} sides */
function movesFrom({ width, height, cells }, { x, y }, sides) {
  const isWall = (/** @type {number} */ x, /** @type {number} */ y) =>
    x < 0 || y < 0 || x >= width || y >= height || cells[y * width + x] === undefined;
  const moves = [];
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) {
      if ((dx === 0 && dy === 0) || isWall(x + dx, y + dy)) continue;
      const isDiagonal = dx !== 0 && dy !== 0;
      if (isDiagonal && Number(isWall(x + dx, y)) + Number(isWall(x, y + dy)) > sides) continue;
      moves.push({ x: x + dx, y: y + dy, cost: isDiagonal ? 14 : 10 });
    }
  }
  return moves;
}

/**
 * @param {Grid} grid
 * @param {Rules} [rules]
 * @returns {{ expanded: Entry[], path?: Entry[], cost?: number, seen: Map<number, Entry> }}
 */
export function search(grid, rules = {}) {
  const {
    by = "f",
    estimate = octile,
    weight = 1,
    sides = 0,
    ties = "low-h",
    stopsEarly,
    ignoresPenalties,
    watch,
  } = rules;
  const { width, cells, start, goal } = grid;
  const hOf = (/** @type {number} */ x, /** @type {number} */ y) =>
    estimate(Math.abs(goal[0] - x), Math.abs(goal[1] - y));
  const key = (/** @type {Entry} */ { g, h, f, order }) => ({ f, g, h, steps: order })[by];
  const tie = (/** @type {Entry} */ { h }) => (by !== "f" || ties === "fifo" ? 0 : ties === "low-h" ? h : -h);
  /** @type {Map<number, Entry>} */
  const seen = new Map();
  /** @type {Entry[]} */
  let open = [];
  /** @type {Entry[]} */
  const expanded = [];
  const put = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ g,
    /** @type {Entry} */ parent,
  ) => {
    const h = by === "g" || by === "steps" ? 0 : hOf(x, y);
    const before = seen.get(y * width + x);
    if (before && (expanded.includes(before) || before.g <= g || by === "steps")) return before;
    const entry = before ?? { x, y, g, h, f: 0, order: seen.size };
    Object.assign(entry, { g, f: g + weight * h, parent });
    if (!before) open.push(entry);
    seen.set(y * width + x, entry);
    return entry;
  };
  const isGoal = (/** @type {Entry} */ { x, y }) => x === goal[0] && y === goal[1];
  const result = (/** @type {Entry} */ end) => {
    const path = [];
    for (let entry = /** @type {Entry | undefined} */ (end); entry; entry = entry.parent) path.unshift(entry);
    return { expanded, path, cost: end.g, seen };
  };
  put(start[0], start[1], 0, /** @type {Entry} */ (/** @type {unknown} */ (undefined)));
  while (open.length > 0) {
    const taken = open.reduce((best, entry) => {
      const difference = key(entry) - key(best) || tie(entry) - tie(best) || entry.order - best.order;
      return difference < 0 ? entry : best;
    });
    open = open.filter((entry) => entry !== taken);
    expanded.push(taken);
    watch?.(open, taken);
    if (isGoal(taken)) return result(taken);
    for (const { x, y, cost } of movesFrom(grid, taken, sides)) {
      const penalty = ignoresPenalties ? 0 : (cells[y * width + x] ?? 0);
      const entry = put(x, y, taken.g + cost + penalty, taken);
      if (stopsEarly && isGoal(entry)) return result(entry);
    }
  }
  return { expanded, seen };
}
