// How much is read out of a step, as the reader has chosen it.

import { remember, remembered } from "../../core/ui/remember.js";

/** All that the sentence says, what was expanded, or only how the search ends. @typedef {typeof AMOUNTS[number]} Amount */

export const AMOUNTS = /** @type {const} */ (["whole", "brief", "ends"]);
/** Where the reader's choice is remembered. */
const AMOUNT = "told";

/** @returns {Amount} */
export const amount = () => AMOUNTS.find((it) => it === remembered(AMOUNT)) ?? "whole";

/** @param {Amount} chosen */
export const chooseAmount = (chosen) => void remember(AMOUNT, chosen);
