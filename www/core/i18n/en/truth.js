// English: the truth line where the engine promises a shortest path, loaded with the tab Why. Words between bars are bold.

import { en } from "./index.js";

export const enOfTruth = {
  "truth.searching": "Searching. |{taken}| expanded, |{waiting}| waiting.",
  "truth.done": "Done. |{taken}| expanded, |{waiting}| waiting.",
  "truth.noPath": "No path. |{taken}| expanded, |{waiting}| waiting.",
  "truth.cost": "Cost |{cost}|, at best |{shortest}|.",
  "truth.excess": "Cost |{cost}|, at best |{shortest}|: {more} more ({percent}%).",
  "truth.floored": "floored Euclidean distance",
  "truth.times": "{weight} · {name}",
  "truth.safe":
    "{name} never overestimates here (it is admissible) and never falls by more than a move costs (it is consistent)",
  "truth.byG": "Nothing is estimated, so f is g",
  "truth.fastest": "The estimate that it uses never overestimates",
  "truth.shortest": "{what}: every path found is a cheapest one.",
  "truth.sure": "Every path found is a cheapest one.",
  "truth.showMe": "Look for a counterexample",
  "truth.whyNoPath": "Why there is no path",
};
Object.assign(en, enOfTruth);
