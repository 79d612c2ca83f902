// Tables as CSV: RFC 4180 with line feeds, a header row, a point in decimal numbers, nothing for a missing value. Headless.

/** @import { Value } from "./trace-rows.js" */

/** @param {Value} value */
function field(value) {
  const text = value === undefined ? "" : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @param {readonly Value[]} row */
export const csvLine = (row) => `${row.map(field).join(",")}\n`;
