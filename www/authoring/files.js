// Lessons as files.

import { make } from "../dom.js";

/** The file of a lesson, as people would write it. @param {Record<string, unknown>} raw */
export const textOf = (raw) => `${JSON.stringify(raw, undefined, 2)}\n`;

/** A name for the file of a lesson. @param {string} title */
function nameFor(title) {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
  return `${words || "lesson"}.json`;
}

/** Saves a lesson. @param {Record<string, unknown>} raw @param {string} title @returns {string} The name of the file. */
export function saveLesson(raw, title) {
  const address = URL.createObjectURL(new Blob([textOf(raw)], { type: "application/json" }));
  const name = nameFor(title);
  make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
  return name;
}
