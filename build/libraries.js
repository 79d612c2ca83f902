// What the page takes from npm, next to the engine, as one module each that browsers load as it is. Their licenses go with
// them into the bundle.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { ROOT, write } from "./esbuild.js";
import { python } from "./python.js";

/** @param {string} folder */
export async function libraries(folder) {
  await python(folder);
  write(folder, [...idb(), ...(await mediabunny()), ...(await codemirror()), ...acorn()]);
}

/** Promises for IndexedDB, in which boards are kept that are too large for an address. @returns {[string, string][]} */
function idb() {
  const read = (/** @type {string} */ name) => readFileSync(join(ROOT, "node_modules/idb", name), "utf8");
  const module = read("build/index.js");
  if (module.includes("from '")) throw new Error("idb is no longer a single module.");
  return [
    ["idb.js", `/*! idb. ${read("LICENSE").trim()}\n*/\n${module}`],
    ["idb.d.ts", 'export * from "idb";\n'],
  ];
}

/** Its license. */
const OF_MEDIABUNNY =
  "/*! mediabunny. Mozilla Public License 2.0, https://mozilla.org/MPL/2.0/. Its source: https://www.npmjs.com/package/mediabunny */";

/** Its types, as far as they are used: its own bring a second set of those that TypeScript has for encoders. */
const MEDIABUNNY_TYPES = `export class BufferTarget {
  buffer: ArrayBuffer | null;
}
export class Mp4OutputFormat {}
export class WebMOutputFormat {}
export class CanvasSource {
  constructor(canvas: HTMLCanvasElement, how: { codec: string; bitrate: number; keyFrameInterval: number });
  /** Both in seconds. Resolves when the encoder takes more. */
  add(timestamp: number, duration: number): Promise<void>;
}
export class Output {
  constructor(how: { format: Mp4OutputFormat | WebMOutputFormat; target: BufferTarget });
  addVideoTrack(source: CanvasSource, metadata: { frameRate: number }): void;
  start(): Promise<void>;
  cancel(): Promise<void>;
  finalize(): Promise<void>;
}
export function canEncodeVideo(
  codec: string,
  how: { width: number; height: number; bitrate: number },
): Promise<boolean>;
`;

/**
 * Videos that browsers have encoded are written into files with their length and an index, which takes more than the few
 * lines that a GIF needs. Loaded with the first video.
 * @returns {Promise<[string, string][]>}
 */
async function mediabunny() {
  const used = Array.from(MEDIABUNNY_TYPES.matchAll(/^export (?:class|function) (\w+)/gm), ([, name]) => name);
  const { outputFiles } = await build({
    stdin: { contents: `export { ${used.join(", ")} } from "mediabunny";`, resolveDir: ROOT },
    bundle: true,
    format: "esm",
    legalComments: "none",
    banner: { js: OF_MEDIABUNNY },
    logLevel: "warning",
    write: false,
  });
  return [
    ["mediabunny.js", outputFiles[0].text],
    ["mediabunny.d.ts", MEDIABUNNY_TYPES],
  ];
}

/** What is used of the editor, by package. */
const OF_CODEMIRROR = {
  "@codemirror/commands": ["defaultKeymap", "history", "historyKeymap"],
  "@codemirror/lang-javascript": ["javascriptLanguage"],
  "@codemirror/lang-python": ["pythonLanguage"],
  "@codemirror/language": [
    "bracketMatching",
    "HighlightStyle",
    "indentOnInput",
    "indentUnit",
    "LanguageSupport",
    "syntaxHighlighting",
  ],
  "@codemirror/state": ["Compartment", "EditorState", "StateEffect", "StateField"],
  "@codemirror/view": ["Decoration", "drawSelection", "EditorView", "GutterMarker", "gutter", "keymap", "lineNumbers"],
  "@lezer/highlight": ["tags"],
};

/**
 * An editor for programs. Editing text well on phones, with screen readers and input methods is nothing to write oneself. Loaded when a reader writes a program.
 * @returns {Promise<[string, string][]>}
 */
async function codemirror() {
  const exports = Object.entries(OF_CODEMIRROR).map(
    ([from, names]) => `export { ${names.join(", ")} } from "${from}";\n`,
  );
  const read = readFileSync(join(ROOT, "node_modules/@codemirror/view/LICENSE"), "utf8").trim();
  const { outputFiles } = await build({
    stdin: { contents: exports.join(""), resolveDir: ROOT },
    bundle: true,
    format: "esm",
    legalComments: "none",
    banner: { js: `/*! CodeMirror and Lezer. ${read}\n*/` },
    logLevel: "warning",
    write: false,
  });
  return [
    ["codemirror.js", outputFiles[0].text],
    ["codemirror.d.ts", exports.join("")],
  ];
}

/**
 * A parser of JavaScript, by which readers' programs are made ready to be watched. That of the editor goes on after errors, and
 * takes the exchange of two entries of a list for one. @returns {[string, string][]}
 */
function acorn() {
  const read = (/** @type {string} */ name) => readFileSync(join(ROOT, "node_modules/acorn", name), "utf8");
  return [
    ["acorn.js", `/*! acorn. ${read("LICENSE").trim()}\n*/\n${read("dist/acorn.mjs")}`],
    ["acorn.d.ts", 'export * from "acorn";\n'],
  ];
}
