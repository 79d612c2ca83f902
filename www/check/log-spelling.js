// Spellings of cells and numbers that only some languages have, put as the others have them: numpy's numbers, complex
// numbers, `r3c4`, `3_4`, the columns' letters of a spreadsheet, and what Rust's dbg! puts in front.

/** A number as numpy shows it. */
const NUMPY = /\bnp\.(?:u?int|float)\d{0,3}\((-?[\d.]{1,30}(?:e[-+]?\d{1,3})?)\)/g;
/** Complex numbers, as Python shows them. */
const COMPLEX = /(?<![\w.])(?:\((-?\d{1,9})(?=[+-]))?\+?(-?\d{1,9})j\)?(?![\w.])/g;
/** A row and a column without anything between them. */
const ROW_COLUMN = /\br(-?\d{1,9})[ ,]?c(-?\d{1,9})\b/gi;
/** The place and the expression that Rust's dbg! prints first. */
const DBG = /^\[[^\]\n]{1,200}\.rs:\d+:\d+\] [^\n=]{1,200} = /gm;
/** And its name, if it is one. */
const NAMED = /\] (&?[a-z_]\w*(?:\.\w+)*) = $/;

/** A column as letters, and a row. */
const LETTERS = /(?<![\w.])([A-Z]{1,2})(\d{1,3})(?!\w)/g;
/** A line of nothing else, but perhaps a word before them. */
const LETTERED = /^[ \t]*(?:\p{L}{3,20}[: \t]{1,3}){0,2}(?:[A-Z]{1,2}\d{1,3}(?:[ \t,;]|->)*)+$/gmu;
/** These letters are names as well. */
const NAMES = /^[FGHXY]$/;
/** So many of the lines have letters, if any have. */
const MOST_LINES = 0.6;

/** @param {string} text */
export function withPlainSpelling(text) {
  let own = text;
  if (own.includes("np.")) own = own.replace(NUMPY, "$1");
  if (/\br\d{1,9}[ ,]?c\d/i.test(own)) own = own.replace(ROW_COLUMN, "row=$1 col=$2");
  if (/\d_\d/.test(own)) own = own.replace(/(?<![\p{L}\d_])(-?\d{1,9})_(-?\d{1,9})(?![\p{L}\d_])/gu, "$1,$2");
  if (/\dj\)?[ \t]*$/m.test(own)) own = own.replace(COMPLEX, (_, x, y) => `(${x ?? 0}, ${y})`);
  if (own.includes(".rs:")) {
    own = own.replace(DBG, (whole) => {
      const [, name] = NAMED.exec(whole) ?? [];
      return name ? `${name} = ` : "";
    });
  }
  return withoutLetters(own);
}

/** Columns as letters become numbers, from 1 on. @param {string} text */
function withoutLetters(text) {
  const begin = text.slice(0, 20_000);
  const lines = begin.match(LETTERED)?.length ?? 0;
  if (lines < 3 || lines < MOST_LINES * (begin.match(/^.*\S.*$/gm)?.length ?? 0)) return text;
  const cells = [...begin.matchAll(LETTERS)];
  if (cells.every(([, letters]) => NAMES.test(letters))) return text;
  const first = cells.some(([, , row]) => Number(row) === 0) ? 0 : 1;
  return text.replace(LETTERS, (_, letters, row) => {
    const column = [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
    return `(${column - 1 + first}, ${row})`;
  });
}
