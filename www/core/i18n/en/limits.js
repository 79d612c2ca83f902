// English: what settings promise that are not sure to find a shortest path, loaded with the first of them.

import { en } from "./index.js";

export const enOfLimits = {
  "truth.inconsistent":
    "{name} is admissible here (it never overestimates), but not consistent: it can fall by {fall} in a move that costs {cost}",
  "truth.over-straight": "{name} can overestimate, so it is not admissible: a straight move costs {cost}, it says {h}",
  "truth.over-diagonal": "{name} can overestimate, so it is not admissible: a diagonal move costs {cost}, it says {h}",
  "truth.over-far":
    "{name} can overestimate, so it is not admissible: {dx} {dx:one=column|other=columns} and {dy} {dy:one=row|other=rows} cost {cost}, it says {h}",
  "truth.inOrder": "Cells are expanded in the order of opening, whatever the moves cost",
  "truth.uniform": "Cells are expanded in the order of opening, and all moves cost the same",
  "truth.greedy": "Greedy search looks at h alone, not at what the path has cost",
  "truth.whyFirst": "Open cells keep their first parent.",
  "truth.whyHeap": "Improved cells stay where they are in the heap.",
  "truth.whyEarly": "The search ends when the goal is opened.",
  "truth.whyClosed": "Closed cells are not reopened.",
  "truth.bound": "{what}. {why} No path that it finds costs more than {bound} times the cheapest.",
  "truth.unbounded": "{what}. {why} Its path may cost more than a cheapest one; no limit is known.",
  "truth.within": "No path costs more than {bound} times the cheapest.",
  "truth.open": "The path may cost more than a cheapest one.",
};
Object.assign(en, enOfLimits);
