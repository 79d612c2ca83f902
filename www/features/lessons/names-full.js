// Whether a scenario has to wait for the full engine.

import { hasFull } from "../../engine.js";
import { ALL, isPlain } from "../../rules/algorithms.js";

/** What only that can do: some searches, heaps with habits, random boards. */
const NAMES = [...ALL.filter((algorithm) => !isPlain({ algorithm })), "decreaseKey", "swapEqual", "random"];

/** Whether a scenario names any of it, and the full engine is not there yet. @param {string} text */
export const namesFull = (text) => !hasFull() && NAMES.some((name) => text.includes(`"${name}"`));
