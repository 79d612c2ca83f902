// What a worker may be asked about a reader's program: to check what it printed, or to find a board on which it goes wrong.
// Headless.

import { checkingParts } from "./checking.js";
import { refutingParts } from "./refuting.js";

export { failureOf } from "./checking.js";

/**
 * @import { Order } from "./checking.js"
 * @import { Suspected } from "./refuting.js"
 */

/** @param {Order | { refute: Suspected }} order */
export const partsOf = (order) => ("refute" in order ? refutingParts(order.refute) : checkingParts(order));
