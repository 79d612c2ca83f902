// Questions about the next steps of a search, how they are graded, and what is drawn for them.
//
// next-question.js asks which cell is next and says what is wrong with any other; parent-question.js and
// number-question.js ask for parents and numbers. trace-question.js leads through a search whose every step the reader
// chooses. The engine follows its own order among equals and cannot follow another, so that search is written out in
// reader-search.js, under the same rules and in the same whole units; tests/page/trace.test.js holds it against the
// engine along the engine's way, and against a naive search along any other. trace-picture.js draws it with the functions
// that draw the board.

/** The files that other rooms may import. */
export const doors = [
  "answer-marks.js",
  "ask-for-cell.js",
  "asked-programs.js",
  "cures.js",
  "drawn.js",
  "feedback.js",
  "next-question.js",
  "number-question.js",
  "parent-question.js",
  "pasted.js",
  "reader-search.js",
  "trace-picture.js",
  "trace-question.js",
];
