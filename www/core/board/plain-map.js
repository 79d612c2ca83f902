// Maps as most are written, read without the engine: only the full one reads maps, and at first there is the lean one.
// Whatever is written otherwise, or wrong, is left to the engine, which says what is wrong with it.

import { coordOf, WALL } from "../../rules/cells.js";

/** @import { Board } from "./board.js" */

/** The longest side, and the longest text that is read here. */
const LONGEST_SIDE = 4096;
const LONGEST = 1 << 20;

const PLAIN =
  /^(?:type octile\n)?height (\d{1,4})\nwidth (\d{1,4})\n(?:start (\d{1,4}) (\d{1,4})\ngoal (\d{1,4}) (\d{1,4})\n)?map\n([.G@OTWSsg\n]+)$/;
/** The byte of each letter. @type {Record<string, number>} */
const BYTES = { ".": 0, G: 0, s: 0, g: 0, S: 20, "@": WALL, O: WALL, T: WALL, W: WALL };

/**
 * The board in a map that names its start and goal, in its header or as letters; undefined if the engine must read it.
 * @param {unknown} map
 * @returns {Board | undefined}
 */
export function readPlain(map) {
  const found = typeof map === "string" && map.length <= LONGEST && PLAIN.exec(map.replaceAll("\r\n", "\n"));
  if (!found) return undefined;
  const [height, width, ...ends] = found.slice(1, 7).map(Number);
  const rows = found[7].replace(/\n+$/, "").split("\n");
  const isWhole = rows.length === height && rows.every((row) => row.length === width);
  if (!isWhole || Math.max(width, height) > LONGEST_SIDE) return undefined;
  const letters = rows.join("");
  const [start, goal] =
    found[3] === undefined
      ? [only(letters, "s", width), only(letters, "g", width)]
      : [ends.slice(0, 2), ends.slice(2)].map((end) => (/[sg]/.test(letters) ? undefined : end));
  const isOn = (/** @type {number[] | undefined} */ end) => end !== undefined && end[0] < width && end[1] < height;
  if (!isOn(start) || !isOn(goal)) return undefined;
  const cells = Uint8Array.from(letters, (letter) => BYTES[letter]);
  const [from, to] = /** @type {[number, number][]} */ ([start, goal]);
  return { width, height, cells, start: from, goal: to, origin: [0, 0], name: undefined };
}

/** Where a letter is that is there once. @param {string} letters @param {string} letter @param {number} width */
function only(letters, letter, width) {
  const place = letters.indexOf(letter);
  return place < 0 || place !== letters.lastIndexOf(letter) ? undefined : coordOf({ width }, place);
}
