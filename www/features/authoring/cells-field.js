// A field for the cells that a caption or a question speaks of, which are outlined on the board.

import { make } from "../../core/ui/dom.js";

/** @import { Form } from "./form-fields.js" */

/** Where nothing but pairs of numbers is written, the pairs. */
const PAIR = /\(?\s*(\d+)\s*[,;]\s*(\d+)\s*\)?\s*[,;]?/g;

/**
 * Cells as they are written, such as “(3, 1) (4, 1)”; what is not read as cells stays a text, which the reader of scenarios
 * refuses.
 * @param {string} text
 * @returns {[number, number][] | string | undefined} Nothing for an empty text.
 */
export function cellsIn(text) {
  if (text.trim() === "") return undefined;
  if (text.replace(PAIR, "").trim() !== "") return text;
  return Array.from(text.matchAll(PAIR), ([, x, y]) => [Number(x), Number(y)]);
}

/** @param {unknown} cells What a file has. */
export const cellsText = (cells) =>
  Array.isArray(cells) ? cells.map((cell) => `(${String(cell).replace(",", ", ")})`).join(" ") : String(cells ?? "");

/**
 * @param {Form} form
 * @param {string} key
 * @param {{ marks?: unknown }} of The caption or the question.
 */
export function cellsField(form, key, of) {
  const control = make("input", { type: "text", value: cellsText(of.marks), placeholder: "(3, 1) (4, 1)" });
  control.addEventListener("input", () => {
    const cells = cellsIn(control.value);
    if (cells === undefined) delete of.marks;
    else of.marks = cells;
    form.change();
  });
  return form.field(key, form.language.t("author.marks"), control);
}
