// The npm package's type declarations: TypeScript makes them from the JSDoc of www/, and those that the package's entries
// lead to are packed, in the same places as their modules.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { program, ROOT, WWW } from "./esbuild.js";

/** Where the entries of the package are declared. */
const ENTRIES = ["star-step.d.ts", "element.d.ts", "base.d.ts"];
/** The engine's declarations, which come with the bindings. */
const ENGINE = "pkg/starstep.d.ts";
/** For `Symbol.dispose`, which older type libraries lack. */
const LIBRARY = '/// <reference lib="esnext.disposable" />\n';
/** Imports in comments, which the compiler has turned into its own, as far as they are needed; and comments of nothing else. */
const IN_COMMENTS = /^ *\/\*\* @import .*\*\/\n|^ *\* @import .*\n|^ *\/\*\*\n(?: *\* @import .*\n)+ *\*\/\n/gm;
/** The modules that a declaration names. */
const NAMED = /(?: from |import\(|import )"([^"]+)"/g;

/** Puts the declarations into the package, which already has the engine's. @param {string} folder */
export function declare(folder) {
  const made = join(ROOT, "target/declarations");
  rmSync(made, { recursive: true, force: true });
  execFileSync(program("tsc"), ["--project", "tsconfig.declarations.json"], { cwd: ROOT, stdio: "inherit" });
  const engine = join(folder, ENGINE);
  writeFileSync(engine, LIBRARY + readFileSync(engine, "utf8"));
  const found = new Set(ENTRIES);
  for (const name of found) {
    if (name === ENGINE) continue;
    // Those that are written by hand are not made.
    const file = [made, WWW].map((place) => join(place, name)).find((file) => existsSync(file));
    if (file === undefined) throw new Error(`${name} is named by a declaration, but does not exist.`);
    const text = readFileSync(file, "utf8").replaceAll(IN_COMMENTS, "");
    for (const [, module] of text.matchAll(NAMED)) found.add(declarationOf(name, module));
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Where a module is declared. @param {string} from The declaration that names it. @param {string} module */
function declarationOf(from, module) {
  if (!/^\..*\.js$/.test(module)) throw new Error(`${from} names ${module}, which is not a module of the package.`);
  return posix.join(posix.dirname(from), module.replace(/\.js$/, ".d.ts"));
}
