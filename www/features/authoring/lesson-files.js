// Lessons as files.

import { plainName, save } from "../../core/ui/save.js";

/** The file of a lesson, as people would write it. @param {Record<string, unknown>} raw */
export const textOf = (raw) => `${JSON.stringify(raw, undefined, 2)}\n`;

/** A name for the file of a lesson. @param {string} title */
const nameFor = (title) => `${plainName(title).slice(0, 60) || "lesson"}.json`;

/** Saves a lesson. @param {Record<string, unknown>} raw @param {string} title @returns {string} The name of the file. */
export function saveLesson(raw, title) {
  const name = nameFor(title);
  save(new Blob([textOf(raw)], { type: "application/json" }), name);
  return name;
}
