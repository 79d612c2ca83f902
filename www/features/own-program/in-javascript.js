// Programs in JavaScript: read by the page, and each run in a frame of its own.

import { instrumented } from "../../running/instrumented.js";
import { runApart } from "./sandbox.js";

/**
 * @import { Instrumented } from "../../running/instrumented.js"
 * @import { Order } from "./run-worker.js"
 * @import { Hearing, Timed, Unfit } from "./sandbox.js"
 */

/**
 * What runs programs of a language. What is begun can be ended by calling what is returned.
 * @typedef {object} Runner
 * @property {(source: string, then: (made: Made | Unfit) => void) => () => void} read Makes a program ready.
 * @property {(order: Order & { task: Timed }, hear: Hearing) => () => void} run
 *
 * A program that is ready, with the numbers of the calls that are watched, where the interpreter chooses among them.
 * @typedef {Instrumented & { picked?: number[] }} Made
 */

/** @type {Runner} */
export const javascript = {
  read(source, then) {
    then(instrumented(source));
    return () => {};
  },
  run: runApart,
};
