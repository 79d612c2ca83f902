// Which scripts import which, in the page, its tests and what builds it.

import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";

/** The folders with scripts; packages and what is built from them are not ours. */
const FOLDERS = ["www", "tests", "e2e", "build", "xtask/package"];

/** All files of the project's scripts, as paths below its folder. @returns {string[]} */
export const scripts = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => join(folder, name))
      .filter((path) => path.endsWith(".js") && !/\/(pkg|results|node_modules|snapshots)\//.test(path)),
  ).sort();

/** The engine may not be built yet; and scripts in a page name those of the page by their address. @type {import("esbuild").Plugin} */
const elsewhere = {
  name: "elsewhere",
  setup({ onResolve }) {
    onResolve({ filter: /\/pkg\// }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: /^\/www\// }, ({ path }) => ({ path: resolve(path.slice(1)) }));
  },
};

/**
 * What each script imports, at once or later.
 * @param {readonly string[]} paths
 * @returns {Promise<Map<string, string[]>>}
 */
export async function importsOf(paths) {
  const { metafile } = await build({
    entryPoints: [...paths],
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    plugins: [elsewhere],
    splitting: true,
    outdir: "out",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  return new Map(
    Object.entries(metafile.inputs).map(([path, { imports }]) => [
      path,
      imports.filter(({ external }) => !external).map((to) => to.path),
    ]),
  );
}

/**
 * The scripts that import one of some files, directly or through others, and those files themselves.
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @param {Iterable<string>} files
 */
export function reaching(imports, files) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [from, all] of imports) for (const to of all) importers.set(to, [...(importers.get(to) ?? []), from]);
  const reached = new Set(files);
  for (const file of reached) for (const from of importers.get(file) ?? []) reached.add(from);
  return reached;
}
