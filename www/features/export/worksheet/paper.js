// Sheets of paper, and how large cells are on one. In CSS pixels, of which an inch has 96. Headless.

/** @typedef {"a4" | "letter"} Paper */
/** @typedef {{ width: number, height: number }} Size */

/** @type {Record<Paper, Size>} */
const PAPERS = { a4: { width: 794, height: 1123 }, letter: { width: 816, height: 1056 } };
export const MARGIN = 48;
/** Room for the numbers of columns and rows. */
export const RULER = 20;
/** The smallest cell into which numbers can be written, and the largest that is needed. */
export const [LEAST, MOST] = [44, 72];

/** Both ways round of a sheet, upright first. @param {Paper} paper @returns {Size[]} */
export function sheetsOf(paper) {
  const { width, height } = PAPERS[paper];
  return [
    { width, height },
    { width: height, height: width },
  ];
}

/** The width of a text on a sheet. @param {Size} sheet */
export const textWidth = ({ width }) => width - 2 * MARGIN;

/**
 * The size of a cell; 0 or less if there is no room at all.
 * @param {Size} sheet
 * @param {Size} part How many columns and rows.
 * @param {number} taken What texts take above and below the board.
 */
export function cellOn(sheet, part, taken) {
  const across = (textWidth(sheet) - RULER) / part.width;
  const down = (sheet.height - 2 * MARGIN - taken - RULER) / part.height;
  const size = Math.min(MOST, across, down);
  return size >= 4 ? Math.floor(size) : size;
}
