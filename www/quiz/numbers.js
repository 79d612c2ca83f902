// "What are g, h and f of the cells that the next step opens?" at the position of a recorded search. Headless.

/** @typedef {import("../engine.js").Solver} Solver */
/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("../board/board.js").Coord} Coord */
/** @typedef {"g" | "h" | "f"} Letter */

/** What a reader has filled in for a cell. @typedef {{ cell: Coord } & { [Name in Letter]?: string }} Filled */
/** @typedef {"right" | "wrong" | "empty" | "no-number"} Mark */

/**
 * @typedef {object} NumbersQuestion
 * @property {Coord} taken The cell that the next step takes.
 * @property {Letter[]} letters Those that count in this search.
 * @property {{ cell: Coord, g: number, h: number, f: number }[]} rows The cells that it opens, row by row.
 */

/** The numbers by which each algorithm goes, where these are not all three. @type {Partial<Record<Options["algorithm"], Letter[]>>} */
const LETTERS = { dijkstra: ["g"], greedy: ["h"], "breadth-first": ["g"] };

/**
 * @param {Solver} solver With a search that has ended; its position stays.
 * @returns {NumbersQuestion | undefined} Undefined if the next step opens nothing.
 */
export function numbersQuestionAt(solver) {
  const { position, width, options } = solver;
  if (position >= solver.length) return undefined;
  const before = solver.states().slice();
  solver.seek(position + 1);
  const { cell: taken } = /** @type {import("../engine.js").Taken} */ (solver.taken());
  const rows = Array.from(solver.states(), (state, index) => (state === 1 && before[index] === 0 ? index : -1))
    .filter((index) => index >= 0)
    .map((index) => {
      /** @type {Coord} */
      const cell = [index % width, Math.floor(index / width)];
      const [g, h, f] = solver.numbersIn(...cell, 1, 1);
      return { cell, g, h, f };
    });
  solver.seek(position);
  return rows.length === 0 ? undefined : { taken, rows, letters: LETTERS[options.algorithm] ?? ["g", "h", "f"] };
}

const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/**
 * Whether what was filled in is a number: a fraction may be rounded, to one decimal or more.
 * @param {string | undefined} text
 * @param {number} value
 * @returns {Mark}
 */
export function markOf(text, value) {
  const typed = (text ?? "").trim();
  if (typed === "") return "empty";
  if (!NUMBER.test(typed)) return "no-number";
  const decimals = typed.split(/[.,]/)[1]?.length ?? 0;
  const difference = Math.abs(Number(typed.replace(",", ".")) - value);
  const isWhole = Math.abs(value - Math.round(value)) < 1e-6;
  const allowed = decimals === 0 || isWhole ? 0 : 0.5 * 10 ** -decimals;
  return difference <= allowed + 1e-6 ? "right" : "wrong";
}

/**
 * The mark of each number, row by row.
 * @param {NumbersQuestion} question
 * @param {Filled[]} filled In the order of the question's rows.
 */
export const gradeNumbers = ({ rows, letters }, filled) =>
  rows.map((row, index) => letters.map((letter) => ({ letter, mark: markOf(filled[index]?.[letter], row[letter]) })));
