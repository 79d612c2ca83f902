import type { StarstepError as EngineError, InitInput } from "./pkg/starstep.js";

/**
 * Loads the engine once; `Solver` can be used when this resolves. In Node it is ready from the start.
 * @param wasm The wasm where it is elsewhere: an address, a response, bytes or a compiled module.
 */
export default function load(wasm?: InitInput | Promise<InitInput>): Promise<unknown>;

export type { NodeInfo, Options, Path, Stats, Status } from "./pkg/starstep.js";

/** What the engine throws; `freed` for a solver that was given back, `not-cloneable` for one that is copied or sent. */
export interface StarstepError extends Omit<EngineError, "code"> {
  code: EngineError["code"] | "freed" | "not-cloneable";
}

export { initSync, Solver } from "./pkg/starstep.js";
