// How the path of a program on a board is wrong, or that it is not, in a sentence. Headless.

import "../../core/i18n/en/check.js";
import "../../core/i18n/en/own-program.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Wrong } from "../../running/judged.js"
 */

const SENTENCES = /** @type {const} */ ({
  dearer: "check.refuted.dearer",
  none: "check.refuted.none",
  forbidden: "check.refuted.forbidden",
  astray: "own.tried.astray",
  phantom: "own.tried.phantom",
  error: "own.tried.error",
  endless: "own.tried.endless",
  unread: "own.asked.unread",
  order: "own.asked.order",
  unseen: "own.asked.unseen",
});

const number = (/** @type {number} */ value) => Math.round(value * 100) / 100;

/** @param {Wrong} wrong @param {Language} language @param {string} [error] With what it fails, in a sentence. */
export const wrongText = ({ fails, cost = 0, optimum = 0 }, { t }, error = "") =>
  t(SENTENCES[fails], { cost: number(cost), optimum: number(optimum), error });

/** That no path costs less. @param {number} cost @param {Language} language */
export const cheapestText = (cost, { t }) => t("own.asked.cheapest", { cost: number(cost) });
