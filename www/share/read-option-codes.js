// Reads options that `option-codes.js` wrote as numbers. It trusts none of it, and each has exactly one spelling.

import { ByteWriter } from "./bytes.js";
import { damaged } from "./link-error.js";
import { LARGEST_HUNDREDTHS, OPTIONS, VALUES, writeWeight } from "./option-codes.js";

/** @param {import("./byte-reader.js").ByteReader} reader @returns {number} */
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

/** @param {import("./byte-reader.js").ByteReader} reader @returns {import("./option-codes.js").Options} */
export function readCodedOptions(reader) {
  /** @type {import("./option-codes.js").Options} */
  const options = {};
  let before = -1;
  for (let left = reader.number(OPTIONS.length); left > 0; left--) {
    const code = reader.number(OPTIONS.length * VALUES - 1);
    const place = Math.floor(code / VALUES);
    // In the order of the list, so that the same options are the same bytes.
    if (place <= before) damaged();
    before = place;
    const [name, values] = OPTIONS[place];
    if (values) options[name] = values[code % VALUES] ?? damaged();
    else options[name] = code % VALUES === 0 ? readWeight(reader) : damaged();
  }
  return options;
}
