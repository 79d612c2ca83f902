// A reader's own program: the editor in which it is written, and the frame in which it is run.

/** The files that other rooms may import. */
export const doors = ["begin-with.js", "judged-text.js", "program-part.js", "sandbox.js"];
