// Whether a program takes a pair of coordinates for [row, column] or for [x, y], going by what it calls them. Headless.

/** Pairs whose names say that the row comes first. */
const BY_ROW = [
  /\[\s*\w{0,7}?_?(r|row|fila|zeile|y)\d?\s*,\s*\w{0,7}?_?(c|col|column|columna|spalte|x)\d?\s*\]\s*(=[^=]|of\b)/i,
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

/** @param {string} source */
export const takesRowFirst = (source) =>
  BY_ROW.some((form) => form.test(source)) && !BY_COLUMN.some((form) => form.test(source));
