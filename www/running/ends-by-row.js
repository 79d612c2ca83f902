// Whether a program takes a pair of coordinates for [row, column] or for [x, y], going by what it calls them. Headless.

/** @import { Written } from "./written-in.js" */

/** What a row and a column are called, and what may stand before that. */
const ROW = String.raw`\w{0,7}?_?(r|row|fila|zeile|y)\d?`;
const COLUMN = String.raw`\w{0,7}?_?(c|col|column|columna|spalte|x)\d?`;

/** Pairs whose names say that the row comes first. */
const BY_ROW = [
  new RegExp(String.raw`\[\s*${ROW}\s*,\s*${COLUMN}\s*\]\s*(=[^=]|of\b)`, "i"),
  /\b\w*(row|r|y)\s*[:=]\s*[\w.]+\[0\]/i,
  // A cell is grid[row][column] for everybody.
  /\w\[\s*[\w.]+\[0\]\s*\]\s*\[\s*[\w.]+\[1\]\s*\]/,
  /\w\[\s*i\s*\]\s*\[\s*j\s*\]/,
];
const BY_COLUMN = [
  /\[\s*\w{0,7}?_?(x|c|col|column)\d?\s*,\s*\w{0,7}?_?(y|r|row)\d?\s*\]\s*(=[^=]|of\b)/i,
  /\b\w*x\s*[:=]\s*[\w.]+\[0\]/i,
  /\w\[\s*[\w.]+\[1\]\s*\]\s*\[\s*[\w.]+\[0\]\s*\]/,
];
/** What takes a pair apart in Python. */
const APART = String.raw`\)?\s*(=[^=]|in\b)`;
const BY_ROW_IN_PYTHON = [
  ...BY_ROW,
  new RegExp(String.raw`(^|[^\w.])\(?\s*${ROW}\s*,\s*${COLUMN}\s*${APART}`, "im"),
  // These are called so in no other order.
  /(^|[^\w.])\(?(r|row)\s*,\s*(c|col|column)\b/im,
  /(^|[^\w.])\(?i\s*,\s*j\s*\)?\s*(=[^=]|in\s+(?!enumerate))/im,
];
const BY_COLUMN_IN_PYTHON = [
  ...BY_COLUMN,
  new RegExp(String.raw`(^|[^\w.])\(?\s*\w{0,7}?_?(x|c|col|column)\d?\s*,\s*\w{0,7}?_?(y|r|row)\d?\s*${APART}`, "im"),
];

/** @param {string} source @param {Written} [written] */
export function takesRowFirst(source, written = "javascript") {
  const isIn = (/** @type {RegExp[]} */ forms) => forms.some((form) => form.test(source));
  return written === "python" ? isIn(BY_ROW_IN_PYTHON) && !isIn(BY_COLUMN_IN_PYTHON) : isIn(BY_ROW) && !isIn(BY_COLUMN);
}
