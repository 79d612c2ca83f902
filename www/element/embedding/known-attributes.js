// Which attributes mean something on an element. About one that does not, its author is told what it may have been meant to be.

import { part } from "../../core/engine/errors.js";
import { TEXTS } from "../../core/ui/attributes.js";
import "../../core/i18n/en/embedding.js";

/** @import { Parts } from "../parts.js" */

export const NAMES = [...TEXTS, "controls", "speed", "readonly", "loop", "autoplay", "lang"];

/** What HTML gives elements, as far as it looks like one of these. */
const OF_HTML = ["class", "dir", "height", "id", "is", "part", "slot", "style", "title"];

/** Reports the attributes of an element that are misspelt. What finds out is loaded if there may be any. @param {Parts} parts */
export async function checkSpelling(parts) {
  const unknown = parts.element.getAttributeNames().filter((name) => ![...NAMES, ...OF_HTML].includes(name));
  const module = unknown.length > 0 ? await part(import("./spelling.js")) : undefined;
  for (const name of unknown) {
    const nearest = module?.nearestOf(name, NAMES);
    if (nearest) parts.tellAuthor(parts.shell.language.t("embedding.misspelt", { name, nearest }));
  }
}
