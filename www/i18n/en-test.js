// English: the test of eight questions, loaded with it.

import { en } from "./en.js";

export const enOfTest = {
  "test.number": "Question {number} of {count}",
  "test.summary": "Eight questions on small boards. The first answer counts.",
  "test.traceSummary": "You are the search: take the cells in the order in which A* takes them.",
  "test.traceText":
    "Which cell does A* take first, and which after that? Click one after another, up to the goal. Among equals any is right.",
  "test.next": "The search is {name}, after step {step}. Which cell is next? Click it.",
  "test.parent": "After step {step}, from which cell does {cell} have its g? Click it.",
  "test.isSafe":
    "h is the {heuristic}, times {weight}; moves go {moves}. Can h times the weight be larger than what really remains to the goal?",
  "test.safe.yes": "No, on no board",
  "test.safe.no": "Yes, on some boards",
  "test.safe": "It never is: no path to the goal costs less.",
  "test.unsafe":
    "It can be: on an empty board, {dx} columns and {dy} rows from the goal, it is {h}, but {cost} remains.",
  "test.cost":
    "A straight move costs 10, a diagonal one 14. What does a shortest path from the start to the goal cost?",
  "test.cost.why":
    "For example {straight} straight {straight:one=move|other=moves} and {diagonal} diagonal {diagonal:one=move|other=moves}: {cost}.",
  "test.longer": "A* finds a path that costs {cost}. Which change makes the path on this board longer?",
  "test.longer.why": "With it the path costs {cost} instead of {before}.",
  "test.same.why": "With it the path costs {cost} as well.",
  "test.change.greedy": "Greedy search instead of A*",
  "test.change.dijkstra": "Dijkstra’s algorithm instead of A*",
  "test.change.zero": "h = 0 everywhere",
  "test.change.weight": "Three times h: f = g + 3 · h",
  "test.change.fifo": "Among equal f, the cell that was opened first",
  "test.change.list": "An unsorted list instead of a heap",
  "test.change.order": "Looking at the neighbors clockwise",
  "test.closed": "When A* takes the goal, which of these cells has it taken before?",
  "test.closed.taken": "{cell} is taken at step {step}.",
  "test.closed.open": "{cell} is still open then: it has not been taken.",
  "test.closed.untouched": "{cell} is not even open then.",
  "test.next-question": "Next question",
  "test.result": "Result",
  "test.end": "End the test",
  "test.first": "{right} of {all} right. Take the test again after the tour, and both numbers will be shown.",
  "test.second": "{right} of {all} right; the first time it was {before} of {of}.",
  "test.both": "Before the tour: {before} of {of} right. After {done} of its lessons: {right} of {all}.",
  "test.copy": "Copy",
  "test.copied": "Copied",
  "test.again": "Other questions",
  "test.close": "Close the test",
};
Object.assign(en, enOfTest);
