// How esbuild is called for all that is shipped.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** The project's folder. */
export const ROOT = fileURLToPath(new URL("../", import.meta.url));
/** The front end's. */
export const WWW = resolve(ROOT, "www");

/** The path of a program that npm has installed. @param {string} name */
export const program = (name) => resolve(ROOT, "node_modules/.bin", name);

/** @typedef {import("esbuild").BuildOptions} BuildOptions */
/** @typedef {import("esbuild").Metafile} Metafile */
/** What esbuild has made: the bytes of each file by its name in the folder, and what it says of them. @typedef {{ files: Map<string, Uint8Array>, report: Metafile }} Made */

/** The oldest browsers, as docs/embedding.md names them. The sources use nothing newer, so there is nothing to translate. */
export const OLDEST = ["chrome108", "firefox113", "safari16.4"];

/** Names with a hash of the content, and of all that a file leads to: a name always means the same content. */
export const HASHED = "[dir]/[name]-[hash]";

/**
 * Has esbuild make files for a folder, without writing them.
 * @param {BuildOptions} options
 * @returns {Promise<Made>}
 */
export async function make(options) {
  const { outputFiles = [], metafile } = await build({
    absWorkingDir: ROOT,
    outbase: WWW,
    outdir: WWW,
    bundle: true,
    format: "esm",
    target: OLDEST,
    // Newer browsers know more properties of characters; those used in the sources are old.
    supported: { "regexp-unicode-property-escapes": true },
    minify: true,
    charset: "utf8",
    // The licenses of what comes from npm.
    legalComments: "inline",
    logLevel: "warning",
    // That of the project is for checking types.
    tsconfigRaw: {},
    ...options,
    metafile: true,
    write: false,
    // Nothing is written, so this cannot be what is read.
    allowOverwrite: true,
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [relative(WWW, path), contents]));
  return { files, report: /** @type {Metafile} */ (metafile) };
}

/** @param {string} folder @param {Iterable<[string, Uint8Array | string]>} files */
export function write(folder, files) {
  for (const [name, contents] of files) {
    const file = resolve(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
}
