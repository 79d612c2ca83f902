// The files that scripts and pages name by address: engines, workers, style sheets, scenarios. Whatever is named is made,
// and named as it is shipped. Addresses in the sources are relative to their module, wherever that is; what a bundle is
// made into lies beside all of them.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { HASHED, make, WWW } from "./esbuild.js";
import { startingWithTokens } from "./sheets.js";

/** What other people's pages load: their names stay. */
const STABLE = ["star-step.js", "listen.js", "run.html"];
/** What readers' programs in Python are run by. */
const PYTHON = "pkg/python/";
const PYTHON_WORKER = "python-worker.js";
/** An address, up to what is put in when it is used. */
const ADDRESS = /new URL\((["'`])([\w./-]+)([^"'`]*)\1, import\.meta\.url\)/g;
const WORKER = /"([\w-]+-worker\.js)"/g;
/** The bindings of the engine that pages begin with, and of the one that knows everything. */
const LEAN = "pkg/lean";
const FULL = "pkg/starstep";

/** @typedef {import("esbuild").Plugin} Plugin */

/** Files for one folder. */
export class Files {
  /** What was made. @type {Map<string, Uint8Array>} */
  made = new Map();
  #isHashed;
  #define;
  #workers = readdirSync(WWW, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith("-worker.js"));
  /** What is being named, by the file in www/. @type {Map<string, Promise<string>>} */
  #named = new Map();

  /**
   * @param {boolean} isHashed Whether names have a hash of the content.
   * @param {Record<string, string>} define What stands for names in scripts.
   */
  constructor(isHashed, define) {
    this.#isHashed = isHashed;
    this.#define = define;
  }

  /** The name of a file of www/ as it is shipped, which is made if need be. @param {string} file Its path in www/. */
  named(file) {
    const named = this.#named.get(file) ?? this.#make(file);
    this.#named.set(file, named);
    return named;
  }

  /** @param {string} file @returns {Promise<string>} */
  async #make(file) {
    if (STABLE.includes(basename(file))) return basename(file);
    if (file.startsWith(PYTHON)) return this.#whole(file);
    if (file.endsWith("/")) return this.#folder(file);
    if (file.endsWith(".css")) return this.#add(file, "styles/", { plugins: [startingWithTokens] });
    if (file.endsWith(".wasm")) return this.#add(file, "pkg/", { loader: { ".wasm": "copy" } });
    if (file === "fallback.js") return this.#add(file, "", OLD);
    if (file.endsWith("-worker.js"))
      return this.#add(file, basename(file) === PYTHON_WORKER ? "python/" : "", {
        plugins: [this.addresses(FULL_ONLY), fullOnly],
        define: { ...this.#define, STARSTEP_FULL: "true" },
      });
    throw new Error(`${file} is named by address, and nobody knows how it is shipped.`);
  }

  /** @param {string} file @param {string} folder @param {import("esbuild").BuildOptions} options */
  async #add(file, folder, options) {
    const entryNames = folder + (this.#isHashed ? HASHED : "[dir]/[name]").replace("[dir]/", "");
    const { files } = await make({ ...options, entryPoints: [join(WWW, file)], entryNames });
    const [[name, contents], ...others] = files;
    if (others.length > 0) throw new Error(`${file} becomes several files.`);
    this.made.set(name, contents);
    return name;
  }

  /** A file as it is, in the folder that a host may leave out. @param {string} file */
  #whole(file) {
    const contents = readFileSync(join(WWW, file));
    const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8).toUpperCase();
    const name = basename(file).replace(".", this.#isHashed ? `-${hash}.` : ".");
    this.made.set(`python/${name}`, contents);
    return Promise.resolve(`python/${name}`);
  }

  /** Data whose names are put together: one hash, in the name of their folder, stands for all of them. @param {string} folder */
  #folder(folder) {
    const names = readdirSync(join(WWW, folder)).filter((name) => name.endsWith(".json"));
    const files = names.sort().map((name) => /** @type {const} */ ([name, readFileSync(join(WWW, folder, name))]));
    const hash = createHash("sha256");
    for (const [name, contents] of files) hash.update(`${name} ${contents.length}\n`).update(contents);
    const place = basename(folder) + (this.#isHashed ? `-${hash.digest("hex").slice(0, 8)}` : "");
    for (const [name, contents] of files) this.made.set(`${place}/${name}`, contents);
    return Promise.resolve(`${place}/`);
  }

  /**
   * Has modules name files as they are shipped.
   * @param {(file: string) => string} instead The file in the place of another.
   * @param {(file: string) => string} besides What a module has besides.
   * @returns {Plugin}
   */
  addresses(instead = (file) => file, besides = () => "") {
    return {
      name: "addresses",
      setup: (build) =>
        build.onLoad({ filter: /\.js$/, namespace: "file" }, async ({ path }) => {
          if (!path.startsWith(WWW)) return undefined;
          const source = readFileSync(path, "utf8");
          return { contents: (await this.#withNames(source, dirname(path), instead)) + besides(path) };
        }),
    };
  }

  /** @param {string} source @param {string} folder @param {(file: string) => string} instead */
  async #withNames(source, folder, instead) {
    let text = source;
    for (const [whole, quote, address, rest] of source.matchAll(ADDRESS)) {
      // What styles.js loads without a bundler is left out of every bundle.
      if (address.endsWith("styles/")) continue;
      const file = relative(WWW, resolve(folder, address)) + (address.endsWith("/") ? "/" : "");
      const name = await this.named(instead(file));
      text = text.replace(whole, `new URL(${quote}./${name}${rest}${quote}, import.meta.url)`);
    }
    // Where pages trust no plain address, that of a worker is put together from its name.
    for (const [whole, name] of source.matchAll(WORKER)) {
      const file = this.#workers.find((file) => basename(file) === name);
      if (file !== undefined) text = text.replaceAll(whole, `"${await this.named(instead(file))}"`);
    }
    return text;
  }
}

/** A script that must work in browsers much older than those that the modules are made for. @type {import("esbuild").BuildOptions} */
const OLD = { bundle: false, format: undefined, target: "es5", supported: {} };

/** Workers have the full engine, and no other. @param {string} file */
const FULL_ONLY = (file) => file.replace(LEAN, FULL);

/** @type {Plugin} */
const fullOnly = {
  name: "full engine only",
  setup(build) {
    const isThere = { path: join(WWW, `${FULL}.js`) };
    // Nobody asks for what is there from the beginning.
    const isNever = { path: FULL, namespace: "nothing" };
    build.onResolve({ filter: new RegExp(`/${LEAN}\\.js$`) }, () => isThere);
    build.onResolve({ filter: new RegExp(`/${FULL}\\.js$`) }, () => isNever);
    build.onLoad({ filter: /./, namespace: "nothing" }, () => ({ contents: "" }));
  },
};
