// Reads options that `option-codes.js` wrote as numbers. It trusts none of it, and each has exactly one spelling.

import { damaged } from "../../core/data/link-error.js";
import { ByteWriter } from "./bytes.js";
import { LARGEST_HUNDREDTHS, OPTIONS, VALUES, writeWeight } from "./option-codes.js";

/**
 * @import { ByteReader } from "./byte-reader.js"
 * @import { Options } from "./option-codes.js"
 */

/** @param {ByteReader} reader @returns {number} */
function readWeight(reader) {
  const code = reader.number(LARGEST_HUNDREDTHS + 1);
  if (code > 0) return (code - 1) / 100;
  const bytes = reader.raw(8).slice();
  const value = new DataView(bytes.buffer).getFloat64(0);
  const writer = new ByteWriter();
  writeWeight(writer, value);
  // What is not finite is no number, and what has few decimals is written shorter.
  return Number.isFinite(value) && writer.bytes[0] === 0 ? value : damaged();
}

/** The value of a name: of the two truths, the names are not the values. @param {string} name */
const meant = (name) => name === "true" || (name !== "false" && name);

/** An option and its value by their numbers. @type {Map<number, [string, string | boolean | undefined]>} */
const MEANINGS = new Map(
  Object.entries(OPTIONS).flatMap(([name, { code, values }]) =>
    Object.entries(values ?? { "": 0 }).map(([value, number]) => [
      code * VALUES + number,
      [name, values && meant(value)],
    ]),
  ),
);
const LARGEST = Math.max(...MEANINGS.keys());

/** @param {ByteReader} reader @returns {Options} */
export function readCodedOptions(reader) {
  /** @type {Options} */
  const options = {};
  let before = -1;
  for (let left = reader.number(Object.keys(OPTIONS).length); left > 0; left--) {
    const code = reader.number(LARGEST);
    const option = Math.floor(code / VALUES);
    // In the order of their numbers, so that the same options are the same bytes.
    if (option <= before) damaged();
    before = option;
    const [name, value] = MEANINGS.get(code) ?? damaged();
    options[name] = value ?? readWeight(reader);
  }
  return options;
}
