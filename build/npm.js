// The npm packages: the element in the same parts as in dist/, and the engine separately. Both name the bindings of the
// full engine, so a program that imports both has one engine.

import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { writeEditors } from "../xtask/package/make.js";
import { declare } from "./declarations.js";
import { ELEMENT } from "./dist.js";
import { ROOT, WWW, write } from "./esbuild.js";
import { Files } from "./files.js";
import { scripts } from "./scripts.js";

/** What bundlers that leave the package's files behind need besides. */
const PLACES = "base.js";
/** What is taken as it is. */
const BINDINGS = ["pkg/starstep.js", "pkg/starstep_bg.wasm", "pkg/starstep.d.ts", "pkg/lean_bg.wasm"];
const LISTENER = "listen.js";
/** What readers' programs run in. */
const RUNNER = "features/own-program/run.html";
/** What the package of the engine takes from that of the element. */
const ENGINE = ["index.js", "index.d.ts", "node.js", "freed.js", "wasm.d.ts", ...BINDINGS.slice(0, 3)];
/** What every package has. */
const PAPERS = ["LICENSE", "CHANGELOG.md"];

/** @param {string} folder Of the package. @param {Record<string, string>} define @param {string} version */
export async function npm(folder, define, version) {
  cpSync(join(ROOT, "npm"), folder, { recursive: true });
  copy(WWW, folder, [...BINDINGS, LISTENER]);
  copyFileSync(join(WWW, RUNNER), join(folder, basename(RUNNER)));
  // A package has no page. Nobody takes apart what workers and other files fetch.
  const all = { ...define, STARSTEP_PAGE: '""' };
  const files = new Files(false, { ...all, STARSTEP_BESIDE: "true" });
  const entries = [...ELEMENT, PLACES];
  await scripts(files, entries, entries, all, true);
  await files.named("fallback.js");
  write(folder, files.made);
  declare(folder);
  // What frameworks and editors know of the element, from one list of its attributes.
  await writeEditors(folder, version);
  finish(folder, version);
}

/** The package of the engine alone: the same files, and a manifest and a README of its own. @param {string} folder @param {string} whole The other package. @param {string} version */
export function engineAlone(folder, whole, version) {
  copy(whole, folder, ENGINE);
  cpSync(join(ROOT, "npm-engine"), folder, { recursive: true });
  finish(folder, version);
}

/** @param {string} from @param {string} to @param {string[]} names */
function copy(from, to, names) {
  for (const name of names) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    copyFileSync(join(from, name), join(to, name));
  }
}

/** The crate and the packages have the same version. @param {string} folder @param {string} version */
function finish(folder, version) {
  copy(ROOT, folder, PAPERS);
  const file = join(folder, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, `${JSON.stringify({ ...manifest, version }, undefined, 2)}\n`);
}
