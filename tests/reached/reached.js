// Which tests a change can reach: those of Node by what they import and by the files that they read, those of the browser by
// the table in where.js. Of the browser's only a few are run, those nearest to the change first.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { reaching } from "./imports.js";
import { WHERE } from "./where.js";

/**
 * @typedef {object} Reached
 * @property {string[]} parts Of `cargo xtask test`.
 * @property {string[]} files Of tests, Node's and the browser's.
 * @property {string[]} left Of the browser's tests, those that a whole run tries too.
 */

const isNodes = (/** @type {string} */ file) => /^tests\/(boundary|page|tutorials)\/.*\.test\.js$/.test(file);
const isBrowsers = (/** @type {string} */ file) => /^e2e\/[\w-]+\.test\.js$/.test(file);

/** The parts that a file belongs to, besides those that consist of files. @type {[RegExp, string[]][]} */
const PARTS = [
  [/^(src|benches|tests|xtask)\/.*\.rs$|(^|\/)Cargo\.(toml|lock)$/, ["rustfmt", "clippy", "rustdoc", "rust"]],
  [/^(src|www|build|xtask\/package)\/|^(build\.mjs|index\.html|embed\.html)$/, ["package"]],
  [/\.(m?js|d\.ts|json)$/, ["types", "biome"]],
  [/\.css$/, ["biome"]],
  [/^(examples|npm|npm-engine|tests\/shipped)\//, ["package", "examples"]],
  [/^e2e\/engines\//, ["engines"]],
  [/^e2e\/soak\//, ["soak"]],
  [/^(tests\/fuzz)\//, ["fuzz"]],
];

/** How many of the browser's tests are run for a change of the page. */
export const MOST = 6;

/** The engine is behind everything; these are the tests that ask it directly. */
const OF_THE_ENGINE = /^tests\/(boundary|tutorials)\//;

/**
 * @param {readonly string[]} changed Paths below the project's folder.
 * @param {ReadonlyMap<string, readonly string[]>} imports What each script imports.
 * @returns {Reached}
 */
export function reached(changed, imports) {
  const tests = [...imports.keys()].filter((file) => isNodes(file) || isBrowsers(file));
  const byImport = reaching(imports, changed);
  // What no script imports may be read by one: sheets, pages, documents, maps.
  const names = changed.filter((file) => !file.endsWith(".js")).map((file) => basename(file));
  const readers = [...imports.keys()].filter((file) => {
    const text = names.length > 0 ? readFileSync(file, "utf8") : "";
    return /^(tests|e2e)\//.test(file) && names.some((name) => text.includes(name));
  });
  const byReading = reaching(imports, readers);
  const isEngine = changed.some((file) => /^src\//.test(file));
  const nearest = rowsNear(changed).flatMap(({ browser }) => browser);
  const all = tests.filter(
    (file) =>
      byImport.has(file) || byReading.has(file) || nearest.includes(file) || (isEngine && OF_THE_ENGINE.test(file)),
  );
  // Tests that have changed, or what they share, are run whole.
  const own = reaching(
    imports,
    [...changed, ...readers].filter((file) => !file.startsWith("www/")),
  );
  const ofThePage = all.filter((file) => isBrowsers(file) && !own.has(file));
  const rank = (/** @type {string} */ file) => (nearest.includes(file) ? nearest.indexOf(file) : nearest.length);
  const left = beyond(
    MOST,
    ofThePage.sort((one, other) => rank(one) - rank(other)),
  );
  const files = all.filter((file) => !left.includes(file));
  const parts = new Set(changed.flatMap((file) => PARTS.flatMap(([at, parts]) => (at.test(file) ? parts : []))));
  if (files.some(isNodes)) parts.add("node");
  if (files.some(isBrowsers)) parts.add("browser");
  return { parts: [...parts], files, left };
}

/** Those files that no longer fit, when the others have so many tests; the first one always does. @param {number} most @param {string[]} files */
function beyond(most, files) {
  let count = 0;
  return files.filter((file, index) => {
    const own = testsIn(readFileSync(file, "utf8"));
    const fits = index === 0 || count + own <= most;
    if (fits) count += own;
    return !fits;
  });
}

/** How many tests a file declares, without those that only a thorough run tries. @param {string} text */
export const testsIn = (text) =>
  text
    .split(/^\s*(?:test|plain)\(/m)
    .slice(1)
    .filter((test) => !test.slice(0, 400).includes('"@thorough"')).length;

/** The rows about some files, those about the fewest rooms first: they are the nearest. @param {readonly string[]} files */
const rowsNear = (files) =>
  [...new Set(files.flatMap(rowsOf))].sort((one, other) => one.rooms.length - other.rooms.length);

/** The rows of the table that are about a file of the page: those that name it or the nearest folder around it. @param {string} file */
export function rowsOf(file) {
  if (!file.startsWith("www/") && !/^(index|embed)\.html$/.test(file)) return [];
  for (let place = file.replace(/^www\//, ""); place; place = place.replace(/\/?[^/]*$/, "")) {
    const rows = WHERE.filter(({ rooms }) => rooms.includes(place));
    if (rows.length > 0) return rows;
  }
  return [];
}
