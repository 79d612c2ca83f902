// English: the truth line where the engine promises a shortest path, loaded with the tab Why. Words between bars are bold.

import { en } from "./en.js";

export const enOfTruth = {
  "truth.searching": "Searching. |{taken}| taken, |{waiting}| waiting.",
  "truth.done": "Done. |{taken}| taken, |{waiting}| waiting.",
  "truth.noPath": "No path. |{taken}| taken, |{waiting}| waiting.",
  "truth.cost": "Cost |{cost}|, at best |{shortest}|.",
  "truth.excess": "Cost |{cost}|, at best |{shortest}|: {more} more ({percent}%).",
  "truth.floored": "floored Euclidean distance",
  "truth.times": "{weight} · {name}",
  "truth.safe": "{name} never overestimates here and is consistent",
  "truth.byG": "Nothing is estimated, so f is g",
  "truth.fastest": "The estimate that it uses never overestimates",
  "truth.shortest": "{what}: every path that it finds is a shortest one.",
  "truth.showMe": "Show me",
  "truth.whyNoPath": "Why there is no path",
};
Object.assign(en, enOfTruth);
