// What a worker may be asked about a reader's program: to check what it printed, to find a board on which it goes wrong, or one on
// which explanations differ, and to check several logs together. Headless.

import { checkingParts } from "./checking.js";
import { refutingParts } from "./refuting.js";
import { tellingParts, togetherParts } from "./several-runs.js";

export { failureOf } from "./checking.js";

/**
 * @import { Order } from "./checking.js"
 * @import { Suspected } from "./refuting.js"
 * @import { Run } from "./several-runs.js"
 */

/** @typedef {Order | { refute: Suspected } | { tell: Run[] } | { together: Run[] }} Asked */

/** @param {Asked} asked */
export function partsOf(asked) {
  if ("refute" in asked) return refutingParts(asked.refute);
  if ("tell" in asked) return tellingParts(asked.tell);
  return "together" in asked ? togetherParts(asked.together) : checkingParts(asked);
}
