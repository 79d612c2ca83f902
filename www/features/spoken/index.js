// What is read out, for those who do not see the board, and the keys that read it.

/** The files that other rooms may import. */
export const doors = ["focus.js", "reading-keys.js", "speaker.js", "spoken-sheets.js"];
