// What came of each test, in a file, for `cargo xtask test`: it runs again what failed, and tells at its end what was unsteady
// and what is broken. The file is named in STARSTEP_TOLD; without it, nothing is written.

import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {object} Told
 * @property {string} name
 * @property {string} place File and line, or nothing.
 * @property {"passed" | "failed" | "skipped"} result
 * @property {string} error What it said when it failed, otherwise nothing.
 */

/** File and line as the project names them. @param {string | undefined} file @param {number | undefined} line */
export const placeOf = (file, line) => (file ? `${relative(process.cwd(), file)}:${line ?? 0}` : "");

/** @param {readonly Told[]} tests */
export function tell(tests) {
  const path = process.env.STARSTEP_TOLD;
  if (!path) return;
  const told = tests.map((test) => ({ ...test, error: stripVTControlCharacters(test.error) }));
  writeFileSync(path, JSON.stringify(told));
}
