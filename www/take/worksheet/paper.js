// Sheets of paper, and how large a part of a board is on one. In CSS pixels, of which an inch has 96. Headless.

/** @typedef {"a4" | "letter"} Paper */
/** @typedef {{ width: number, height: number }} Size */

/** @type {Record<Paper, Size>} */
const PAPERS = { a4: { width: 794, height: 1123 }, letter: { width: 816, height: 1056 } };
export const MARGIN = 48;
/** Room for the numbers of columns and rows. */
export const RULER = 20;
/** What texts take at most above and below the board. */
const TEXTS = 330;
/** The smallest cell into which numbers can be written, and the largest that is needed. */
export const [LEAST, MOST] = [44, 72];

/**
 * A sheet, the way round in which the cells of a board are larger.
 * @param {Paper} paper
 * @param {Size} part How many columns and rows.
 * @returns {Size & { size: number, isWide: boolean }} Also the size of a cell.
 */
export function sheetOf(paper, part) {
  const { width, height } = PAPERS[paper];
  const [high, wide] = [
    { width, height, isWide: false },
    { width: height, height: width, isWide: true },
  ].map((sheet) => ({ ...sheet, size: cellOn(sheet, part) }));
  return wide.size > high.size ? wide : high;
}

/** @param {Size} sheet @param {Size} part */
function cellOn(sheet, part) {
  const across = (sheet.width - 2 * MARGIN - RULER) / part.width;
  const down = (sheet.height - 2 * MARGIN - TEXTS - RULER) / part.height;
  const size = Math.min(MOST, across, down);
  return size >= 4 ? Math.floor(size) : size;
}
