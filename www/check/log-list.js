// Lists of cells: whether they are a path or what a search has taken, in its order.

/** @typedef {[number, number]} Coord */

/** Whether each cell is beside the one before it, and none comes twice in a row. @param {Coord[]} cells */
export const isWay = (cells) => cells.every((cell, i) => i === 0 || distance(cell, cells[i - 1]) === 1);

/**
 * Whether a line maps cells to something, as a printed dictionary of parents or costs does: it is no list of cells.
 * @param {{ gaps: string[] }} form
 */
export const isMapping = ({ gaps }) =>
  gaps.slice(1, -1).some((gap) => /[)\]}"']\s*(?::|=>)\s*/.test(gap)) &&
  !gaps.some((gap) => /\p{L}["']?\s*[:=]/u.test(gap.slice(-40)) && gap !== gaps[0]);

/**
 * Whether cells are those of a search: each is beside one that was taken before, but not always beside the last one, as a
 * path would be.
 * @param {Coord[]} cells
 */
export function isSearch(cells) {
  if (cells.length < 3 || isWay(cells)) return false;
  const known = new Set();
  for (const [i, [x, y]] of cells.entries()) {
    const isBeside = [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => known.has(`${x + dx},${y + dy}`)));
    if (i > 0 && !isBeside) return false;
    known.add(`${x},${y}`);
  }
  return true;
}

/** @param {Coord} one @param {Coord} other */
const distance = ([ax, ay], [bx, by]) => Math.max(Math.abs(ax - bx), Math.abs(ay - by));
