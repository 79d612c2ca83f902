// The built package as Node loads it, and the lean engine of the page, whose modules use the full one then.

import { readFileSync } from "node:fs";
import { adoptFull } from "../../www/engine.js";
import { initSync as initLean } from "../../www/pkg/lean.js";
import * as full from "../../www/pkg/starstep.js";

const folder = new URL("../../www/pkg/", import.meta.url);
initLean({ module: readFileSync(new URL("lean_bg.wasm", folder)) });
full.initSync({ module: readFileSync(new URL("starstep_bg.wasm", folder)) });
adoptFull(full);

export { Solver } from "../../www/pkg/starstep.js";

/** A map from the tests. @param {string} name */
export const mapOf = (name) => readFileSync(new URL(`../maps/${name}`, import.meta.url));
