// A path drawn into a picture of the board: signs from the start to the goal. It is read where the signs can be gone through
// in one order only.

/** @typedef {[number, number]} Coord */
/** @typedef {{ path: Coord[], width: number, height: number }} Picture */

/** What ends are called, and what stands on walls and open cells. */
const STARTS = "SsA起始";
const GOALS = "GgETB终";
const GROUND = ".#@█■▓ 01_-";
/** So much of the end of a text is looked at. */
const NEAR_END = 200_000;
/** So often a way is tried. */
const MOST_TRIES = 20_000;
const MOST_WAYS = 64;
const FEWEST_ROWS = 3;

/**
 * The path in the last picture of a text; undefined if there is none.
 * @param {string} text
 * @returns {Picture | undefined}
 */
export function drawnPath(text) {
  const lines = text.slice(-NEAR_END).split("\n");
  /** @type {string[][]} */
  let rows = [];
  for (let i = lines.length - 1; i >= -1; i--) {
    const row = i < 0 ? [] : cellsIn(lines[i]);
    if (row.length > 2 && (rows.length === 0 || row.length === rows[0].length)) rows.unshift(row);
    else {
      const path = rows.length >= FEWEST_ROWS ? pathIn(rows) : undefined;
      if (path) return { path, width: rows[0].length, height: rows.length };
      rows = row.length > 2 ? [row] : [];
    }
    if (rows.length > 1000) return undefined;
  }
  return undefined;
}

/** The signs of a row; none if it is something else. @param {string} line @returns {string[]} */
function cellsIn(line) {
  const row = line.trim();
  if (row.length < 3 || row.length > 4096) return [];
  const words = row.split(" ");
  const signs = words.length > 2 && words.every((word) => [...word].length === 1) ? words : [...row];
  return signs.some((sign) => /[2-9(){}[\]:,;"]/.test(sign)) ? [] : signs;
}

/** @param {string[][]} rows @returns {Coord[] | undefined} */
function pathIn(rows) {
  /** @type {Map<string, Coord[]>} */
  const cells = new Map();
  for (const [y, row] of rows.entries())
    for (const [x, sign] of row.entries()) cells.set(sign, [...(cells.get(sign) ?? []), [x, y]]);
  const end = (/** @type {string} */ signs) =>
    [...signs].map((sign) => cells.get(sign)).find((found) => found?.length === 1)?.[0];
  const [start, goal] = [end(STARTS), end(GOALS)];
  if (!start || !goal || cells.size < 4 || cells.size > 8) return undefined;
  const ways = [...cells]
    .filter(
      ([sign, { length }]) => !GROUND.includes(sign) && !STARTS.includes(sign) && !GOALS.includes(sign) && length > 1,
    )
    .map(([, marked]) => onlyWay([start, ...marked, goal]))
    .filter((way) => way !== undefined);
  return ways.length === 1 ? ways[0] : undefined;
}

/** The way from the first cell through all others to the last one: the only one, or the shortest by far. @param {Coord[]} cells @returns {Coord[] | undefined} */
function onlyWay(cells) {
  for (const isStraight of [true, false]) {
    const beside = cells.map(([ax, ay]) =>
      cells.flatMap(([bx, by], other) => {
        const [dx, dy] = [Math.abs(ax - bx), Math.abs(ay - by)];
        return (isStraight ? dx + dy === 1 : Math.max(dx, dy) === 1) ? [other] : [];
      }),
    );
    const ways = waysThrough(beside)
      .map((way) => way.map((index) => cells[index]))
      .sort((one, other) => diagonals(one) - diagonals(other));
    if (ways.length === 1 || (ways.length > 1 && diagonals(ways[0]) < diagonals(ways[1]))) return ways[0];
    if (ways.length > 0) return undefined;
  }
  return undefined;
}

/** How many moves are diagonal. @param {Coord[]} way */
const diagonals = (way) => way.filter(([x, y], i) => i > 0 && x !== way[i - 1][0] && y !== way[i - 1][1]).length;

/** The ways, not too many, through all cells from the first to the last one. @param {number[][]} beside @returns {number[][]} */
function waysThrough(beside) {
  const goal = beside.length - 1;
  /** @type {number[][]} */
  const found = [];
  const way = [0];
  const used = new Set(way);
  /** Which neighbor of each cell of the way comes next. */
  const next = [0];
  for (let tries = 0; way.length > 0 && found.length < MOST_WAYS; tries++) {
    if (tries > MOST_TRIES) return [];
    const at = way[way.length - 1];
    const other = beside[at][next[next.length - 1]++];
    if (other === undefined || at === goal) {
      if (at === goal && way.length === beside.length) found.push([...way]);
      used.delete(/** @type {number} */ (way.pop()));
      next.pop();
    } else if (!used.has(other)) {
      way.push(other);
      used.add(other);
      next.push(0);
    }
  }
  return found;
}
