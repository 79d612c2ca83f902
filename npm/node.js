// The engine in Node, which reads the wasm from the file beside this one. It is ready as soon as it is imported.

import { readFileSync } from "node:fs";
import { initSync, Solver } from "./pkg/starstep.js";
import "./freed.js";

initSync({ module: readFileSync(new URL("./pkg/starstep_bg.wasm", import.meta.url)) });

/** Here for programs that run in browsers too: there is nothing left to wait for. */
export default async function load() {}

export { initSync, Solver };
