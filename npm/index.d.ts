import type { InitInput } from "./pkg/starstep.js";

/**
 * Loads the engine once; `Solver` can be used when this resolves. In Node it is ready from the start.
 * @param wasm The wasm where it is elsewhere: an address, a response, bytes or a compiled module.
 */
export default function load(wasm?: InitInput | Promise<InitInput>): Promise<unknown>;

export type { NodeInfo, Options, Path, StarstepError, Stats, Status } from "./pkg/starstep.js";
export { initSync, Solver } from "./pkg/starstep.js";
