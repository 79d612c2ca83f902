// Lessons and scenarios: reading them, checking them, showing them, and where a reader stands in the tour.
//
// scenario.js checks the JSON (docs/scenarios.md) with read-questions.js and beside.js; scenario-facts.js runs its
// searches for the numbers in its texts; lesson.js sets it up in a session and says what belongs to a run. These are
// headless and throw the error of error.js. lessons.js is what the element does with scenarios; requests.js, loaded with
// the first request, fetches them and makes their panel, which lesson-card.js and its parts show. lesson-marks.js draws
// what its words point at. tour.js says which lessons are done and which comes next.

/** The files that other rooms may import. */
export const doors = [
  "estimate-way.js",
  "lessons.js",
  "load.js",
  "passing.js",
  "question-board.js",
  "random-board.js",
  "scenario.js",
  "scenario-facts.js",
  "scenario-texts.js",
  "search-moments.js",
  "slices.js",
  "supplied-scenarios.js",
  "tour.js",
];
