// dist/: the page as a folder for any static host and any sub-path. It is www/ without its folder, so that addresses like
// `star-step.js` stay short, and every name that others do not rely on has a hash.

import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, WWW, write } from "./esbuild.js";
import { Files } from "./files.js";
import { scripts } from "./scripts.js";
import { serviceWorker } from "./worker.js";

/** The pages, which name the files that they begin with. What other pages load besides: the element with its name, and its class. */
const PAGES = ["index.html", "embed.html"];
export const ELEMENT = ["star-step.js", "element.js"];
/** What is beside the page under its own name. */
const ASSETS = "assets/";
/** Files with a hash in their names that have their plain ones too, for other people's pages. */
const SCENARIOS = "scenarios/";
const FALLBACK = "fallback.js";
const LISTENER = "listen.js";
/** What readers' programs run in: the host gives it a policy of its own by its name. */
const RUNNER = "run.html";
/** What goes with the interpreter of Python. */
const PYTHON_LICENSES = "python/LICENSES.txt";

/** What only stands in the sources of a page: what it preloads, and the tokens, which all other sheets have. */
const PRELOAD = /<link rel="modulepreload" href="www\/[^"]+">/;
const TOKENS = /<link rel="stylesheet" href="www\/[^"]*tokens\.css">\s*/;
const MODULE = /<script type="module" src="www\/([^"]+)">/;
const NAMED = /(?<=(?:href|src)=")www\/([^"]+)/g;

/** @typedef {import("./scripts.js").Scripts} Scripts */

/**
 * @param {string} folder
 * @param {Record<string, string>} define What stands for names in scripts.
 * @param {string} version
 */
export async function dist(folder, define, version) {
  const all = { ...define, STARSTEP_PAGE: '"index.html"', STARSTEP_BESIDE: "true" };
  const files = new Files(true, all);
  const pages = PAGES.map((name) => ({ name, text: readFileSync(join(ROOT, name), "utf8") }));
  const entries = pages.map(({ text }) => MODULE.exec(text)?.[1] ?? "");
  const made = await scripts(files, [...entries, ...ELEMENT], ELEMENT, all, false);
  for (const { name, text } of pages) files.made.set(name, Buffer.from(await page(text, files, made)));
  for (const name of readdirSync(join(WWW, ASSETS))) files.made.set(name, readFileSync(join(WWW, ASSETS, name)));
  files.made.set(RUNNER, readFileSync(join(WWW, "features/own-program", RUNNER)));
  files.made.set(PYTHON_LICENSES, readFileSync(join(WWW, "pkg", PYTHON_LICENSES)));
  const [first] = pages;
  files.made.set("sw.js", await serviceWorker(files.made, first.name, version));
  write(folder, files.made);

  const plain = new Files(false, all);
  await Promise.all([SCENARIOS, FALLBACK].map((name) => plain.named(name)));
  write(folder, plain.made);
  copyFileSync(join(WWW, LISTENER), join(folder, LISTENER));
  return { files: files.made, scripts: made };
}

/** A page with the names of what is shipped. @param {string} text @param {Files} files @param {Scripts} scripts */
async function page(text, files, scripts) {
  const [, entry] = MODULE.exec(text) ?? [];
  const script = scripts.of(entry);
  const others = [...scripts.loadedWith(script)].filter((name) => name !== script);
  const preloads = others.map((name) => `<link rel="modulepreload" href="${name}">`).join("\n    ");
  const plain = text.replace(TOKENS, "").replace(PRELOAD, preloads);
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const [, file] of plain.matchAll(NAMED)) {
    const isAsset = file.startsWith(ASSETS);
    names.set(file, isAsset ? file.slice(ASSETS.length) : file === entry ? script : await files.named(file));
  }
  return plain.replaceAll(NAMED, (_, file) => names.get(file) ?? file);
}
