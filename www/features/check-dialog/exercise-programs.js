// The programs that readers write for the questions of scenarios: they outlive the panel, and the page as long as the tab does.

/**
 * @import { Kept } from "../own-program/program-part.js"
 * @import { Lesson } from "../lessons/lesson.js"
 */

const KEY = "starstep.exercises";

/** @type {WeakMap<Lesson, (Kept | undefined)[]>} */
const known = new WeakMap();

/** Those for a lesson, by question; one that is not there yet has not been begun. @param {Lesson} lesson @returns {(Kept | undefined)[]} */
export function programsFor(lesson) {
  const before = known.get(lesson) ?? stored()[nameOf(lesson)];
  const programs = Array.isArray(before) ? before.map((program) => (program ? checked(program) : undefined)) : [];
  known.set(lesson, programs);
  return programs;
}

/** Keeps them for the tab. @param {Lesson} lesson @param {(Kept | undefined)[]} programs */
export function keepPrograms(lesson, programs) {
  known.set(lesson, programs);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...stored(), [nameOf(lesson)]: programs }));
  } catch {
    // Storage is full or forbidden: they outlive the panel, at least.
  }
}

/** What tells a lesson from others: what its author changes makes it another. @param {Lesson} lesson */
const nameOf = ({ name, scenario: { title, map, modes, questions } }) =>
  name ?? JSON.stringify([title, map, modes.map(({ options }) => options), questions]);

/** @returns {Record<string, (Kept | null)[]>} */
function stored() {
  try {
    return Object(JSON.parse(sessionStorage.getItem(KEY) ?? "{}"));
  } catch {
    // Storage is forbidden, or something else has written there.
    return {};
  }
}

/** @param {unknown} value @returns {Kept} */
function checked(value) {
  const { program, written, isByRow } = /** @type {Partial<Kept>} */ (Object(value));
  return {
    program: typeof program === "string" ? program : "",
    ...(written === "javascript" || written === "python" ? { written } : {}),
    ...(typeof isByRow === "boolean" ? { isByRow } : {}),
  };
}
