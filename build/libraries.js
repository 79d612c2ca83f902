// What the page takes from npm, next to the engine, as one module each that browsers load as it is. Their licenses go with
// them into the bundle.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { ROOT, write } from "./esbuild.js";

/** @param {string} folder */
export async function libraries(folder) {
  write(folder, [...idb(), ...(await mediabunny())]);
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
