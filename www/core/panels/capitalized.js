// The first letters of texts that are used both alone and within a sentence.

/**
 * A text as the beginning of a sentence. A letter alone, as in “f = g + h”, is a variable and stays small. A bar stands
 * for a control before the first word.
 * @param {string} text
 * @param {string} tag
 */
export const capitalized = (text, tag) =>
  text.replace(/^(\|?)(\p{Ll})(?=\p{L})/u, (_, bar, letter) => bar + letter.toLocaleUpperCase(tag));

/** A name as a part of a sentence. @param {string} name @param {string} tag */
export const decapitalized = (name, tag) => name.charAt(0).toLocaleLowerCase(tag) + name.slice(1);
