// The lines that put a saved lesson into a page: beside its file, or in a frame whose address carries the lesson.

import { elementScript, frameScript } from "../../addresses.js";
import { hasCode } from "../../core/engine/errors.js";
import { make } from "../../core/ui/dom.js";
import "../../core/i18n/en/sharing.js";
import { field } from "../share/copied-text.js";
import { encodeLink } from "../share/link.js";
import { elementOf, frameText } from "../share/snippets.js";

/**
 * @import { Translate } from "../../core/i18n/index.js"
 * @import { Say } from "../share/copied-text.js"
 */

/** A frame for an article; where scripts are allowed it grows with its board. */
const FRAME = { width: 700, height: 720 };

/**
 * @param {Translate} t
 * @param {Record<string, unknown>} raw The lesson.
 * @param {{ file: string, title: string }} names
 * @param {Say} say
 */
export async function linesFor(t, raw, { file, title }, say) {
  const element = elementOf(`src="${encodeURI(file)}"`, elementScript());
  const lines = make("div", { class: "lines" }, field(t, "lessonElement", element, say));
  const address = new URL(location.href);
  try {
    address.hash = await encodeLink({ lesson: JSON.stringify(raw) });
  } catch (error) {
    // It is too long for an address.
    if (!hasCode(error)) throw error;
    return lines;
  }
  const frame = frameText(address.href, title, { ...FRAME, attributes: {}, listener: frameScript() });
  lines.append(field(t, "lessonFrame", frame, say));
  return lines;
}
