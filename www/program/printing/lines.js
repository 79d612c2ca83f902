// A program as lines. Each may have an id, which says what the search does there: the same in all spellings.

/** @import { Expression, LineId } from "../tree.js" */

/**
 * @typedef {{ text: string, indent: number, id?: LineId }} Line The indent is in spaces.
 * @typedef {string | [text: string, id: LineId] | false} Draft A line with its spaces; none if false.
 * @typedef {object} Code
 * @property {Line[]} lines
 * @property {(expression: Expression) => string} [spell] How it writes a variable.
 */

/** What a look at a neighbor came to, and the lines that say so: the first that a program has. @type {Record<string, LineId[]>} */
const LINES = {
  opened: ["push"],
  improved: ["set"],
  reopened: ["reopen", "push"],
  "not-improved": ["better", "seen", "skip-open"],
  closed: ["skip-closed", "seen", "better"],
  kept: ["skip-open", "seen", "better"],
  wall: ["wall", "each-neighbor"],
  corner: ["corner", "wall", "each-neighbor"],
};

/** @param {Draft[]} drafts @returns {Code} */
export function codeFrom(drafts) {
  return {
    lines: drafts.flatMap((draft) => {
      if (draft === false) return [];
      const [whole, id] = typeof draft === "string" ? [draft] : draft;
      const text = whole.trimStart();
      const line = { text, indent: whole.length - text.length };
      return [id ? { ...line, id } : line];
    }),
  };
}

/** A program as text. @param {Code} code */
export const textOf = ({ lines }) =>
  lines.map(({ text, indent }) => (text === "" ? "" : " ".repeat(indent) + text)).join("\n");

/** The place of the line where something happens; -1 if there is none. @param {Code} code @param {string} happens One of the ids, or what became of a neighbor. */
export function placeOf({ lines }, happens) {
  for (const id of LINES[happens] ?? [happens]) {
    const place = lines.findIndex((line) => line.id === id);
    if (place >= 0) return place;
  }
  return -1;
}
