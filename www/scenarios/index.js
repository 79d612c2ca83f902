// The supplied scenarios, in the order in which the gallery shows them and one leads to the next: one file each, in this
// folder.

/**
 * First what A* does and when it ends; then which moves there are and what they cost; then what the estimate is worth,
 * and how ties are broken; last what voids its promise.
 */
export const LESSONS = [
  "trap",
  "no-path",
  "corner-cutting",
  "roads",
  "maze",
  "ties",
  "manhattan-diagonals",
  "weight",
  "stop-early",
  "never-improved",
];

export const TUTORIALS = [
  "tutorial-1-random-obstacles",
  "tutorial-2-right-angles",
  "tutorial-3-binary-heap",
  "tutorial-4-roads",
  "tutorial-5-four-searches",
];

export const SUPPLIED = [...LESSONS, ...TUTORIALS];
