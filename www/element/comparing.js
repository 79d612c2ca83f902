// What the attributes `compare`, `compare-layout` and `compare-align` do. Loaded with the first element that has one.

import { hasCode } from "../coded.js";
import { searchesIn } from "../compare/attribute.js";
import { beginComparing } from "../compare/comparing.js";
import { short } from "../short.js";

/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {import("../session.js").Session} Session */

/** @type {Record<string, { steps?: "steps", f?: "f", beside?: "beside", overlay?: "overlay" }>} */
const WORDS = {
  "compare-layout": { beside: "beside", overlay: "overlay" },
  "compare-align": { steps: "steps", f: "f" },
};

/** @param {HTMLElement} element @returns {Partial<import("../compare/comparing.js").How>} */
function howOf(element) {
  const layout = WORDS["compare-layout"][/** @type {"beside"} */ (element.getAttribute("compare-layout"))];
  const align = WORDS["compare-align"][/** @type {"steps"} */ (element.getAttribute("compare-align"))];
  return { ...(layout && { layout }), ...(align && { align }) };
}

/**
 * Compares what the attributes say. A wrong value is reported, and then nothing is compared.
 * @param {Parts} parts
 * @param {Session} session
 */
export function compareByAttributes(parts, session) {
  const value = parts.element.getAttribute("compare");
  const { shownStep } = session.clock;
  // The first search has the element's own options.
  session.front = 0;
  session.endCompare();
  if (value === null) return;
  try {
    beginComparing(session, [{}, ...searchesIn(value)], howOf(parts.element));
  } catch (error) {
    if (!hasCode(error)) throw error;
    const { t, explain } = parts.shell.language;
    parts.warn(t("error.attribute", { name: "compare", value: short(value), reason: explain(error) }));
    return;
  }
  session.clock.seek(shownStep ?? Number.POSITIVE_INFINITY);
}

/** Shows what is compared as the attributes say now. @param {Parts} parts @param {Session} session */
export function arrangeByAttributes({ element }, session) {
  session.comparing?.choose({ layout: "beside", align: "steps", ...howOf(element) });
}
