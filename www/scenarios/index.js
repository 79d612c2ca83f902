// The supplied scenarios, in the order in which the gallery shows them: one file each beside this one.

export const TUTORIALS = [
  "tutorial-1-random-obstacles",
  "tutorial-2-right-angles",
  "tutorial-3-binary-heap",
  "tutorial-4-roads",
  "tutorial-5-four-searches",
];

export const LESSONS = [
  "ties",
  "trap",
  "corner-cutting",
  "manhattan-diagonals",
  "weight",
  "roads",
  "stop-early",
  "no-path",
  "maze",
  "never-improved",
];

export const SUPPLIED = [...TUTORIALS, ...LESSONS];
