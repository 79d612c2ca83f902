// The scripts with the element in them, in one run for all: what several of them load is in the same files.

import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { minify } from "terser";
import { HASHED, make, ROOT } from "./esbuild.js";
import { besides, grouping, groupsOf } from "./parts.js";

/** @typedef {import("./files.js").Files} Files */
/** @typedef {import("esbuild").Metafile["outputs"]} Outputs */

/** The bindings of the full engine, which are a file of their own in the npm package: other programs name them too. */
const BINDINGS = "./pkg/starstep.js";

/** Leaves the bindings where they are. @type {import("esbuild").Plugin} */
const bindingsApart = {
  name: "bindings",
  setup: (build) => build.onResolve({ filter: /\/pkg\/starstep\.js$/ }, () => ({ path: BINDINGS, external: true })),
};

/** Bundlers would take along what programs in Python are run by, though nobody may ever ask for it. @type {import("esbuild").Plugin} */
const withoutPython = {
  name: "without Python",
  setup: (build) =>
    build.onResolve({ filter: /\/python-files\.js$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace("python-files", "no-python-files")),
    })),
};

/** What everybody waits for terser makes shorter than esbuild does, which takes longer: it joins more statements. @type {import("terser").MinifyOptions} */
const SHORTER = { module: true, ecma: 2022, compress: { passes: 6 }, format: { comments: "some" } };
/** A name is the hash of what esbuild makes, so that says what is then made of it. */
const { version } = createRequire(import.meta.url)("terser/package.json");
const BANNER = `// terser ${version} ${JSON.stringify(SHORTER)}\n`;

/**
 * @param {Files} files For the same folder.
 * @param {string[]} entries Their names in www/. What the first has in common with the others, all of them load from one file.
 * @param {string[]} stable Those of them whose names stay.
 * @param {Record<string, string>} define
 * @param {boolean} isPackage Whether this is for bundlers.
 */
export async function scripts(files, entries, stable, define, isPackage) {
  const plugins = isPackage ? [bindingsApart, withoutPython] : [];
  const paths = entries.map((name) => join("www", name));
  const groups = await groupsOf(paths, { define, plugins });
  const sources = files.addresses(undefined, (file) => besides(groups, relative(ROOT, file)));
  const { files: made, report } = await make({
    entryPoints: paths,
    splitting: true,
    entryNames: isPackage ? undefined : HASHED,
    chunkNames: "part-[hash]",
    banner: { js: BANNER.trim() },
    define,
    plugins: [...plugins, sources, grouping(groups)],
  });
  const names = new Map(
    Object.entries(report.outputs).map(([file, { entryPoint }]) => {
      const entry = entryPoint === undefined ? "" : relative("www", entryPoint);
      return [relative("www", file), stable.includes(entry) ? entry : relative("www", file)];
    }),
  );
  const told = new Scripts(report.outputs, names);
  const atOnce = new Set(entries.flatMap((entry) => [...told.loadedWith(told.of(entry))]));
  for (const [path, contents] of made) {
    const name = names.get(path) ?? path;
    const text = Buffer.from(contents).toString();
    const script = atOnce.has(name) ? (await minify(text, SHORTER)).code : text.slice(BANNER.length);
    files.made.set(name, Buffer.from(script ?? ""));
  }
  return told;
}

/** What esbuild tells of the scripts that it has made. */
export class Scripts {
  /** What each imports, by its name as it is shipped. @type {Map<string, { name: string, isLater: boolean }[]>} */
  #imports = new Map();
  /** @type {Map<string, string>} */
  #ofEntry = new Map();

  /** @param {Outputs} outputs By their paths, as if they were in www/. @param {Map<string, string>} names As they are shipped. */
  constructor(outputs, names) {
    const named = (/** @type {string} */ path) => names.get(relative("www", path)) ?? path;
    for (const [file, { entryPoint, imports }] of Object.entries(outputs)) {
      if (entryPoint !== undefined) this.#ofEntry.set(relative("www", entryPoint), named(file));
      const own = imports.filter(({ external }) => !external);
      const told = own.map(({ path, kind }) => ({ name: named(path), isLater: kind === "dynamic-import" }));
      this.#imports.set(named(file), told);
    }
    this.#checkOrder();
  }

  /** What a module has become that is loaded by its name or later. @param {string} entry Its name in www/. */
  of(entry) {
    const name = this.#ofEntry.get(entry);
    if (name === undefined) throw new Error(`${entry} is no entry.`);
    return name;
  }

  /** A script with all that is loaded when it is. @param {string} name @param {boolean} [isLaterToo] And whenever. */
  loadedWith(name, isLaterToo = false) {
    const found = new Set([name]);
    for (const script of found)
      for (const { name, isLater } of this.#imports.get(script) ?? []) if (isLaterToo || !isLater) found.add(name);
    return found;
  }

  /** A name changes with all that its file leads to: of two that lead to each other, neither could stay when one changes. */
  #checkOrder() {
    for (const [script, imports] of this.#imports)
      for (const { name } of imports)
        if (this.loadedWith(name, true).has(script)) throw new Error(`${script} and ${name} load each other.`);
  }
}
