// The maps and scenarios of a folder in the MovingAI format, read without any of the solvers.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {[number, number]} Coord */
/** @typedef {{ width: number, height: number, text: string, isOpen: (x: number, y: number) => boolean }} Board */
/**
 * @typedef {object} Query
 * @property {Coord} start
 * @property {Coord} goal
 * @property {number} length The published length of a shortest path.
 * @property {number} rounding How far the length may be from what it stands for, because it was printed with few digits.
 */

/** Lengths are printed with six significant digits, or with a fixed number of decimals. */
const SIGNIFICANT = 6;

/** The maps of a folder that have scenarios. @param {string} folder */
export const mapsIn = (folder) =>
  readdirSync(folder).filter((file) => file.endsWith(".map") && existsSync(join(folder, `${file}.scen`)));

/** @param {string} file @returns {Board} */
export function readBoard(file) {
  const text = readFileSync(file, "utf8");
  const rows = text
    .slice(text.search(/^map\r?$/m))
    .split(/\r?\n/)
    .slice(1);
  const [width, height] = ["width", "height"].map((name) =>
    Number(text.match(new RegExp(`^${name}\\s+(\\d+)`, "m"))?.[1]),
  );
  const isOpen = (/** @type {number} */ x, /** @type {number} */ y) => ".GS".includes(rows[y]?.[x] ?? "@");
  return { width, height, text, isOpen };
}

/** Evenly spaced queries of a scenario file. @param {string} file @param {number} count @returns {Query[]} */
export function readQueries(file, count) {
  const lines = readFileSync(file, "utf8")
    .split(/\r?\n/)
    .map((line) => line.split(/\s+/))
    .filter((words) => words.length >= 9);
  // Trailing zeros are left out, so only the file as a whole tells how many decimals its lengths have.
  const decimals = Math.max(0, ...lines.map((words) => words[8].split(".")[1]?.length ?? 0));
  const every = Math.max(1, Math.floor(lines.length / count));
  return lines
    .filter((_, i) => i % every === 0)
    .map((words) => {
      const [a, b, c, d, length] = words.slice(4, 9).map(Number);
      const digits = length < 1 ? 0 : Math.floor(Math.log10(length)) + 1;
      // A whole unit of the last digit: some programs cut instead of rounding.
      const rounding = 10 ** -Math.min(decimals, SIGNIFICANT - digits);
      return { start: [a, b], goal: [c, d], length, rounding };
    });
}
