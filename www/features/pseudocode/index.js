// The running search as a program, in plain words or in one of four languages, with its current line.

/** The files that other rooms may import. */
export const doors = ["now.js", "plain-words.js", "program-lines.js", "pseudocode.js"];
