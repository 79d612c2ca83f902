// Which steps a filmstrip shows. Headless.

/** How many pictures it has at most. */
export const MOST_PICTURES = 60;

/** The start, three steps in between, and the end, each once. @param {number} length How many steps there are. */
export const quarters = (length) => [...new Set([0, 1, 2, 3, 4].map((part) => Math.round((length * part) / 4)))];

/** The start, every so many steps, and the end. @param {number} length @param {number} every */
export function regular(length, every) {
  const steps = Array.from({ length: Math.floor(length / every) + 1 }, (_, index) => index * every);
  return steps[steps.length - 1] === length ? steps : [...steps, length];
}

/** The steps that are named in a text, in its order. @param {string} text */
export const listed = (text) => Array.from(text.match(/\d+/g) ?? [], Number);
