// Which columns and rows of a board are on a sheet: all between the first and the last that matter, or, where these have no
// room, what the search has touched and what is around the goal, with a gap between the two. There is room for 22 columns to
// write in, and on the default board the goal is 26 away; a sheet without the goal would leave out what h is about. Headless.

/**
 * @import { Coord } from "../../../rules/cells.js"
 * @import { Area } from "../searched.js"
 */

/** @typedef {{ from: number, to: number }} Stretch Columns or rows that follow each other, without the last. */
/** @typedef {{ columns: Stretch[], rows: Stretch[] }} View */

/** How wide a gap is, in cells. */
const GAP = 0.5;

/** @param {Area} area @returns {View} */
export const viewOf = ({ left, top, right, bottom }) => ({
  columns: [{ from: left, to: right }],
  rows: [{ from: top, to: bottom }],
});

/** @param {Area} area @param {Coord} cell @returns {View} */
export const viewWith = ({ left, top, right, bottom }, [x, y]) =>
  viewOf({
    left: Math.min(left, x),
    top: Math.min(top, y),
    right: Math.max(right, x + 1),
    bottom: Math.max(bottom, y + 1),
  });

/** An area and a cell with what is next to it, without what is between them. @param {Area} area @param {Coord} cell @param {{ width: number, height: number }} board @returns {View} */
export const viewApart = ({ left, top, right, bottom }, [x, y], { width, height }) => ({
  columns: apart({ from: left, to: right }, x, width),
  rows: apart({ from: top, to: bottom }, y, height),
});

/** @param {Stretch} main @param {number} at @param {number} end @returns {Stretch[]} */
function apart(main, at, end) {
  const around = { from: Math.max(0, at - 1), to: Math.min(end, at + 2) };
  const gap = Math.max(around.from - main.to, main.from - around.to);
  // To leave out a single one saves no room.
  if (gap <= 1) {
    const isIn = at >= main.from && at < main.to;
    return isIn ? [main] : [{ from: Math.min(main.from, around.from), to: Math.max(main.to, around.to) }];
  }
  return around.from > main.to ? [main, around] : [around, main];
}

/** How long stretches are with the gaps between them, in cells. @param {Stretch[]} stretches */
export const lengthOf = (stretches) =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0) + GAP * (stretches.length - 1);

/** Whether something is left out in between. @param {View} view */
export const isParted = ({ columns, rows }) => columns.length + rows.length > 2;

/**
 * The parts of the board that are on the sheet, and where each is.
 * @param {View} view
 * @returns {{ area: Area, left: number, top: number }[]} In cells.
 */
export function piecesOf({ columns, rows }) {
  return rows.flatMap((row, j) =>
    columns.map((column, i) => ({
      area: { left: column.from, top: row.from, right: column.to, bottom: row.to },
      left: offsetOf(columns, i),
      top: offsetOf(rows, j),
    })),
  );
}

/** Where a stretch begins, in cells. @param {Stretch[]} stretches @param {number} index */
export const offsetOf = (stretches, index) => (index === 0 ? 0 : lengthOf(stretches.slice(0, index)) + GAP);
