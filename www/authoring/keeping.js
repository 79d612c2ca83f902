// A lesson that is being written is kept in the browser, so that it survives a reload, until it is saved or discarded.

import { remember, remembered } from "../remember.js";

const KEY = "lesson";

/** @typedef {Record<string, unknown>} Raw */

/** What was being written, as its file would be. @returns {Raw | undefined} */
export function keptDraft() {
  try {
    const raw = JSON.parse(remembered(KEY) ?? "null");
    return raw && typeof raw === "object" && !Array.isArray(raw) ? raw : undefined;
  } catch {
    // Something else has written there.
    return undefined;
  }
}

/** @param {Raw | undefined} raw */
export const keepDraft = (raw) => remember(KEY, raw ? JSON.stringify(raw) : "null");
