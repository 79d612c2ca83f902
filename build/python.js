// The interpreter that runs readers' programs in Python, from npm: CPython as WebAssembly, its library, and the script that
// starts it. It is a folder of its own, which a host may leave out.

/// <reference types="emscripten" />

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { loadPyodide } from "pyodide";
import { ROOT, WWW, write } from "./esbuild.js";

/** Where it lies in the folder of the engine. */
const FOLDER = "python/";
const PYODIDE = join(ROOT, "node_modules/pyodide");
/** What packs the library. */
const PACKS = new URL("python-library.py", import.meta.url);
/** What of the project's own becomes part of the library, as a package. */
const OWN = join(WWW, "features/own-program/python");
const PACKAGE = "starstep/";

/** Programs are no modules in the frame in which they run, and it takes workers that are none for something else. */
const NO_MODULE = 'self.importScripts = () => { throw new Error("There is nothing to import."); };';
/** What could be added comes from elsewhere: there is nothing. */
const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"));
const STARTS = `import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { loadPyodide } from "pyodide/pyodide.mjs";
const lockFileContents = ${JSON.stringify({ info, packages: {} })};
self.starstepPython = (options) => loadPyodide({ createPyodideModule, lockFileContents, ...options });`;

/** What goes with it. */
const LICENSES = new URL("python-licenses.txt", import.meta.url);

/** @param {string} folder Of the engine. */
export async function python(folder) {
  const wasm = readFileSync(join(PYODIDE, "pyodide.asm.wasm"));
  const files = {
    "interpreter.js": Buffer.from(await interpreter()),
    "python.wasm": wasm,
    "library.zip": await library(),
  };
  const sizes = Object.fromEntries(Object.entries(files).map(([name, { length }]) => [name, length]));
  const download = Object.values(files).reduce((sum, contents) => sum + gzipSync(contents).length, 0);
  const told = `/** How many bytes each file has. */
export const SIZES = ${JSON.stringify(sizes)};
/** How many bytes all of them have as they are sent. */
export const DOWNLOAD = ${download};
`;
  const all = Object.entries({ ...files, "LICENSES.txt": readFileSync(LICENSES), "sizes.js": told });
  write(
    folder,
    all.map(([name, contents]) => [FOLDER + name, contents]),
  );
}

async function interpreter() {
  const { outputFiles } = await build({
    stdin: { contents: STARTS, resolveDir: ROOT },
    bundle: true,
    format: "iife",
    minify: true,
    // What it would load elsewhere.
    external: ["node:*", "ws"],
    define: { "import.meta.url": '"starstep:/"' },
    banner: { js: NO_MODULE },
    legalComments: "none",
    logLevel: "error",
    write: false,
  });
  return outputFiles[0].text;
}

/** The interpreter compiles its own library. */
async function library() {
  const python = await loadPyodide();
  python.runPython(readFileSync(PACKS, "utf8"));
  const sources = readdirSync(OWN).map((name) => [PACKAGE + name, readFileSync(join(OWN, name), "utf8")]);
  const own = { [`${PACKAGE}__init__.py`]: "", ...Object.fromEntries(sources) };
  python.globals.set("own", python.toPy(own));
  python.FS.writeFile("/library.zip", new Uint8Array(readFileSync(join(PYODIDE, "python_stdlib.zip"))));
  return Buffer.from(python.runPython("packed(open('/library.zip', 'rb').read(), own)").toJs());
}
