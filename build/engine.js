// What becomes of an engine when wasm-bindgen has made its module and bindings: it is optimized, and gets short names.
// wasm-bindgen makes those of imports unique by 16 hexadecimal digits each; all of them stand in the module and in its
// JavaScript, and hardly compress.

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import binaryen from "binaryen";
import { transform } from "esbuild";
import { program } from "./esbuild.js";

/** What rustc has enabled for wasm32-unknown-unknown since 1.82. */
const FEATURES = [
  "bulk-memory",
  "bulk-memory-opt",
  "mutable-globals",
  "nontrapping-float-to-int",
  "sign-ext",
  "multivalue",
  "reference-types",
].map((name) => `--enable-${name}`);
/**
 * The largest function that may be inlined into its only caller. rustc has already inlined what pays: without this limit
 * the engine is 1.5 KB larger when compressed, and no faster.
 */
const ONE_CALLER = "--one-caller-inline-max-function-size=100";
/** What only tools read. */
const STRIPPED = ["--strip-debug", "--strip-producers", "--strip-target-features"];

/** The version of wasm-opt: it is a program of binaryen. */
const { version } = createRequire(import.meta.url)("binaryen/package.json");

/** @param {string} path Of the engine's files, without the endings. */
export async function optimize(path) {
  const file = `${path}_bg.wasm`;
  const module = binaryen.readBinary(readFileSync(file));
  const names = shorten(module);
  writeFileSync(file, module.emitBinary());
  module.dispose();
  await optimizeModule(file);

  const script = `${path}.js`;
  const { code } = await transform(readFileSync(script, "utf8"), {
    charset: "utf8",
    mangleProps: new RegExp(`^(?:${Object.keys(names).join("|")})$`),
    mangleCache: { ...names },
  });
  writeFileSync(script, code);
  // One line for each export.
  for (const declarations of [`${path}.d.ts`, `${path}_bg.wasm.d.ts`]) {
    const text = readFileSync(declarations, "utf8");
    const line = /^( {4}readonly |export const )(\w+)/gm;
    writeFileSync(
      declarations,
      text.replaceAll(line, (_, before, name) => before + (names[name] ?? name)),
    );
  }
}

/**
 * Gives the functions that a module imports and exports short names.
 * @param {binaryen.Module} module
 * @returns {Record<string, string>} The short names by the old ones.
 */
function shorten(module) {
  /** @type {Record<string, string>} */
  const names = {};
  for (let place = 0; place < module.getNumFunctions(); place++) {
    const { name, module: from, base, params, results } = binaryen.getFunctionInfo(module.getFunctionByIndex(place));
    if (!from || !base) continue;
    names[base] = short(Object.keys(names).length);
    // One that is there gets the name.
    module.addFunctionImport(name, from, names[base], params, results);
  }
  const exports = Array.from({ length: module.getNumExports() }, (_, place) =>
    binaryen.getExportInfo(module.getExportByIndex(place)),
  );
  const functions = exports.filter(({ kind }) => kind === binaryen.ExternalFunction);
  for (const [place, { name, value }] of functions.entries()) {
    names[name] = short(place);
    module.removeExport(name);
    module.addFunctionExport(value, names[name]);
  }
  return names;
}

/** a to z, and then a1 to z1 and so on. @param {number} place */
function short(place) {
  const letter = String.fromCharCode(97 + (place % 26));
  return place < 26 ? letter : `${letter}${Math.floor(place / 26)}`;
}

/**
 * Replaces a module by what wasm-opt makes of it. That takes longer than the compiler, so the last result is kept beside the
 * engine's folder, under all that it follows from.
 * @param {string} file
 */
async function optimizeModule(file) {
  const how = ["-O3", "--converge", ONE_CALLER, ...STRIPPED, ...FEATURES];
  const key = createHash("sha256").update(`${version} ${how}`).update(readFileSync(file)).digest("hex");
  const folder = join(dirname(file), "../optimized", basename(file, ".wasm"));
  const kept = join(folder, `${key}.wasm`);
  if (!existsSync(kept)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    // Under its name only when it is whole.
    const made = join(folder, "made.wasm");
    await promisify(execFile)(program("wasm-opt"), [file, "-o", made, ...how]);
    renameSync(made, kept);
  }
  copyFileSync(kept, file);
}
