// What a visitor downloads, and how much it may be.

import { gzipSync } from "node:zlib";

/** How many bytes may be sent on the first visit, gzipped. */
const LARGEST_FIRST_LOAD = 102_378;
/** How many of these the engine may take. The full one, which is loaded once the page is idle, has more than twice as many. */
const LARGEST_WASM = 49_000;
/** What other people's pages load: how much the element may have with what it imports at once and the engine. */
const LARGEST_ELEMENT = 100_300;

/** The engine that both begin with. */
const ENGINE = /^pkg\/lean_bg\b/;
const NOT_AT_ONCE = /<noscript>[\s\S]*?<\/noscript>/g;
const NAMED = /(?:src|href)="([^"]+)"/g;

/** All that is shipped, and what loads what. @typedef {{ files: Map<string, Uint8Array>, scripts: import("./scripts.js").Scripts }} Shipped */

/** Prints the size of every file, and of what is loaded at once. Returns what is larger than it may be. @param {Shipped} shipped */
export function weigh({ files, scripts }) {
  const sizes = new Map([...files].map(([name, contents]) => [name, gzipSync(contents, { level: 9 }).length]));
  const columns = (/** @type {unknown[]} */ ...cells) =>
    console.log(cells.map((cell) => String(cell).padStart(10)).join(" "));
  columns("bytes", "gzipped", " file");
  for (const [name, contents] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    columns(contents.length, sizes.get(name), ` ${name}`);

  /** @param {string[]} names */
  const total = (names) => {
    const all = new Set(names.flatMap((name) => [...scripts.loadedWith(name)]));
    return [...all].reduce((sum, name) => sum + (sizes.get(name) ?? Number.NaN), 0);
  };
  const engine = [...files.keys()].filter((name) => ENGINE.test(name));
  // The page, with the scripts, style sheets and pictures that it names. Content for visitors without scripts does not count.
  const page = Buffer.from(files.get("index.html") ?? [])
    .toString()
    .replaceAll(NOT_AT_ONCE, "");
  const named = Array.from(page.matchAll(NAMED), ([, name]) => name);
  /** @type {[string, number, number][]} */
  const limits = [
    ["the engine", total(engine), LARGEST_WASM],
    ["a first visit", total(["index.html", ...named, ...engine]), LARGEST_FIRST_LOAD],
    ["an element on another page", total(["star-step.js", ...engine]), LARGEST_ELEMENT],
  ];
  for (const [what, size, most] of limits) console.log(`${what}: ${size} bytes gzipped of ${most}`);
  return limits.filter(([, size, most]) => !(size <= most)).map(([what]) => what);
}
