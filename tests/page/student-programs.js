// A* as students write it after a lecture, with one mistake that students make: a dictionary of costs, an open list that is looked
// through with min, the goal tested when a cell is taken. It shares no code with the page.

/** @typedef {[number, number]} Coord */
/** @typedef {{ width: number, height: number, cells: Uint8Array, start: Coord, goal: Coord }} Board */

/** The distance, whether corners are looked at, by what h is multiplied, in which order neighbors come, and whether equal f are taken by row and column.
 * @typedef {{ distance: "manhattan" | "octile" | "euclid", corners: boolean, weight?: number, order?: Coord[], byPlace?: boolean }} Way */

export const MISTAKES = /** @type {const} */ ([
  "none",
  "h-from-start",
  "h-swapped",
  "h-signed",
  "h-of-parent",
  "h-one-axis",
  "h-squared",
  "max-first",
  "neighbor-missing",
  "corner-one-side",
  "start-not-closed",
  "walls-not-checked",
  "parent-always",
  "stops-at-wall",
  "stops-at-closed",
  "stops-at-no-better",
  "h-subtracted",
]);

/** The most cells: a program that is wrong may not end. */
const MOST = 2000;

/**
 * The cells that it takes, in turn, and the path.
 * @param {Board} board
 * @param {typeof MISTAKES[number]} mistake
 * @param {Way} way
 */
export function studentRun(
  { width, height, cells, start, goal },
  mistake,
  { distance, corners, weight = 1, order, byPlace },
) {
  const isDiagonal = distance !== "manhattan";
  const key = (/** @type {Coord} */ [x, y]) => `${x} ${y}`;
  const isWall = (/** @type {number} */ x, /** @type {number} */ y) =>
    x < 0 || y < 0 || x >= width || y >= height || (mistake !== "walls-not-checked" && cells[x + width * y] === 255);

  /** @param {Coord} cell */
  function h([x, y]) {
    const to = mistake === "h-from-start" ? start : goal;
    let [a, b] = mistake === "h-swapped" ? [to[0] - y, to[1] - x] : [to[0] - x, to[1] - y];
    if (mistake !== "h-signed") [a, b] = [Math.abs(a), Math.abs(b)];
    if (mistake === "h-one-axis") b = 0;
    if (distance === "manhattan") return 10 * (a + b);
    if (distance === "euclid") return 10 * (mistake === "h-squared" ? a * a + b * b : Math.sqrt(a * a + b * b));
    return 14 * Math.min(a, b) + 10 * Math.abs(a - b);
  }

  /** @type {Coord[]} */
  const moves = order ?? [];
  for (const dy of [-1, 0, 1]) {
    for (const dx of order ? [] : [-1, 0, 1]) {
      const isMissing = mistake === "neighbor-missing" && dx === 0 && dy === 1;
      if ((dx || dy) && (isDiagonal || !dx || !dy) && !isMissing) moves.push([dx, dy]);
    }
  }

  const cost = new Map([[key(start), 0]]);
  /** @type {Map<string, Coord>} */
  const cameFrom = new Map();
  const done = new Set();
  /** @type {{ cell: Coord, f: number }[]} */
  let open = [{ cell: start, f: h(start) }];
  /** @type {Coord[]} */
  const taken = [];
  while (open.length > 0 && taken.length < MOST) {
    let best = open[0];
    for (const item of open) {
      const isBefore = item.cell[1] - best.cell[1] || item.cell[0] - best.cell[0];
      if (mistake === "max-first" ? item.f > best.f : item.f < best.f) best = item;
      else if (byPlace && item.f === best.f && isBefore < 0) best = item;
    }
    open = open.filter((item) => item !== best);
    const { cell } = best;
    taken.push(cell);
    if (key(cell) === key(goal)) break;
    if (mistake !== "start-not-closed" || key(cell) !== key(start) || taken.length > 1) done.add(key(cell));
    else cost.delete(key(start));
    const from = cost.get(key(cell)) ?? 0;
    for (const [dx, dy] of moves) {
      const [x, y] = [cell[0] + dx, cell[1] + dy];
      if (isWall(x, y)) {
        if (mistake === "stops-at-wall") break;
        continue;
      }
      const isBlocked = isWall(x, cell[1]) || (mistake !== "corner-one-side" && isWall(cell[0], y));
      if (corners && dx && dy && isBlocked) continue;
      /** @type {Coord} */
      const next = [x, y];
      if (done.has(key(next))) {
        if (mistake === "stops-at-closed") break;
        continue;
      }
      const sum = from + (dx && dy ? 14 : 10);
      if (mistake === "parent-always") cameFrom.set(key(next), cell);
      if (sum >= (cost.get(key(next)) ?? Infinity)) {
        if (mistake === "stops-at-no-better") break;
        continue;
      }
      cost.set(key(next), sum);
      cameFrom.set(key(next), cell);
      const estimate = weight * h(mistake === "h-of-parent" ? cell : next);
      const f = mistake === "h-subtracted" ? sum - estimate : sum + estimate;
      const known = open.find((item) => key(item.cell) === key(next));
      if (known) known.f = f;
      else open.push({ cell: next, f });
    }
  }
  return { taken, path: pathIn(cameFrom, start, taken.at(-1), goal) };
}

/**
 * @param {Map<string, Coord>} cameFrom
 * @param {Coord} start
 * @param {Coord | undefined} last
 * @param {Coord} goal
 * @returns {Coord[] | undefined} None if the goal was not reached, or if the parents go in a circle.
 */
function pathIn(cameFrom, start, last, goal) {
  if (last?.join() !== goal.join()) return undefined;
  const path = [goal];
  for (let cell = goal; cell.join() !== start.join(); path.push(cell)) {
    const before = cameFrom.get(cell.join(" "));
    if (!before || path.length > MOST) return undefined;
    cell = before;
  }
  return path.reverse();
}
