// Prints which parts and files of the tests can notice what has been changed since the last commit, for
// `cargo xtask test --changed`; if everything is committed, what the last commit has changed.

import { execFileSync } from "node:child_process";
import { importsOf, scripts } from "./imports.js";
import { reached } from "./reached.js";

/** @param {string[]} words */
const git = (...words) => execFileSync("git", words, { encoding: "utf8" }).split("\n").filter(Boolean);

const uncommitted = [...git("diff", "--name-only", "HEAD"), ...git("ls-files", "--others", "--exclude-standard")];
const changed = uncommitted.length > 0 ? uncommitted : git("diff", "--name-only", "HEAD~1", "HEAD");
console.log(JSON.stringify(reached(changed, await importsOf(scripts()))));
