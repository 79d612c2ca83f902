// The built package as Node loads it.

import { readFileSync } from "node:fs";
import { initSync, Solver } from "../../www/pkg/starstep.js";

const folder = new URL("../../www/pkg/", import.meta.url);
initSync({ module: readFileSync(new URL("starstep_bg.wasm", folder)) });

export { Solver };

/** A map from the tests. @param {string} name */
export const mapOf = (name) => readFileSync(new URL(`../maps/${name}`, import.meta.url));
