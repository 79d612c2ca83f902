// English: what settings promise that are not sure to find a shortest path, loaded with the first of them.

import { en } from "./en.js";

export const enOfLimits = {
  "truth.inconsistent":
    "{name} never overestimates here, but is not consistent: it can fall by {fall} in a move that costs {cost}",
  "truth.over-straight": "{name} can overestimate: a straight move costs {cost}, it says {h}",
  "truth.over-diagonal": "{name} can overestimate: a diagonal move costs {cost}, it says {h}",
  "truth.over-far": "{name} can overestimate: {dx} columns and {dy} rows cost {cost}, it says {h}",
  "truth.inOrder": "Cells are taken in the order of opening, whatever the moves cost",
  "truth.uniform": "Cells are taken in the order of opening, and all moves cost the same",
  "truth.greedy": "Greedy search looks at h alone, not at what the way has cost",
  "truth.whyFirst": "Open cells keep their first parent.",
  "truth.whyHeap": "Improved cells stay where they are in the heap.",
  "truth.whyEarly": "The search ends when the goal is opened.",
  "truth.whyClosed": "Closed cells are not opened again.",
  "truth.bound": "{what}. {why} No path that it finds costs more than {bound} times the shortest.",
  "truth.unbounded": "{what}. {why} Its path may cost more than a shortest one; no limit is known.",
};
Object.assign(en, enOfLimits);
