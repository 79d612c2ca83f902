// English: what the settings promise, loaded with the tab Why. Words between bars are bold.

import { en } from "./en.js";

export const enOfTruth = {
  "truth.searching": "Searching. |{taken}| taken, |{waiting}| waiting.",
  "truth.done": "Done. |{taken}| taken, |{waiting}| waiting.",
  "truth.noPath": "No path. |{taken}| taken, |{waiting}| waiting.",
  "truth.excess": "Cost |{cost}|, at best |{shortest}|: {more} more ({percent}%).",
  "truth.floored": "floored Euclidean distance",
  "truth.times": "{weight} · {name}",
  "truth.safe": "{name} never overestimates here and is consistent",
  "truth.inconsistent":
    "{name} never overestimates here, but is not consistent: it can fall by {fall} in a move that costs {cost}",
  "truth.over-straight": "{name} can overestimate: a straight move costs {cost}, it says {h}",
  "truth.over-diagonal": "{name} can overestimate: a diagonal move costs {cost}, it says {h}",
  "truth.over-far": "{name} can overestimate: {dx} columns and {dy} rows cost {cost}, it says {h}",
  "truth.byG": "Nothing is estimated: f is g",
  "truth.inOrder": "Cells are taken in the order of opening, whatever the moves cost",
  "truth.uniform": "Cells are taken in the order of opening, and all moves cost the same",
  "truth.greedy": "Greedy search looks at h alone, not at what the way has cost",
  "truth.fastest": "The estimate that it uses never overestimates",
  "truth.whyFirst": "Open cells keep their first parent.",
  "truth.whyHeap": "Improved cells stay where they are in the heap.",
  "truth.whyEarly": "The search ends when the goal is opened.",
  "truth.whyClosed": "Closed cells are not opened again.",
  "truth.shortest": "{what}: every path that it finds is a shortest one.",
  "truth.bound": "{what}. {why} No path that it finds costs more than {bound} times the shortest.",
  "truth.unbounded": "{what}. {why} Its path may cost more than a shortest one; no limit is known.",
  "truth.showMe": "Show me",
  "truth.whyNoPath": "Why there is no path",
};
Object.assign(en, enOfTruth);
