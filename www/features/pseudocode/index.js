// The running search as a program, in plain words or in one of five languages, with its current line.

/** The files that other rooms may import. */
export const doors = ["now.js", "plain-words.js", "pseudocode.js"];
