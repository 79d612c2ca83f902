// The test of eight questions, before the tour and after it: its forms, its answers, its result.
//
// knowledge-test.js makes a test of eight scenarios from a seed, with a file for each kind of question and the
// misconceptions in signs.js (docs/test-results.md). test-taking.js is a test that is taken, test-bar.js leads through
// it, test-lock.js locks everything else until a question is answered, test-answers.js shows the result with its lessons,
// and test-file.js writes and reads it as a file.

/** The files that other rooms may import. */
export const doors = ["open.js", "results.js"];
