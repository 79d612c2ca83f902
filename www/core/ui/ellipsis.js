// How much of somebody's text a sentence quotes: less than a line, however long it is.

const LONGEST = 40;

/** The beginning of a text. @param {string} text @param {number} [longest] How many characters. */
export const short = (text, longest = LONGEST) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
