// The supplied scenarios, in the order in which the gallery shows them and one leads to the next: one file each, in this
// folder.

/**
 * The tour: from nothing to A*, for someone who has never searched a grid. Links, and what a page remembers, have the
 * names; so a lesson that has a number in its name keeps it, whatever is put before it.
 */
export const TOUR = [
  "tour-1-moves",
  "tour-2-flood",
  "tour-3-dijkstra",
  "tour-two-ways",
  "tour-when-to-stop",
  "tour-4-greedy",
  "tour-5-astar",
  "tour-6-ties",
  "tour-7-too-large",
  "tour-8-corners",
  "tour-9-your-own-board",
  "tour-drill",
];

/**
 * First what A* does and when it ends; then which moves there are and what they cost; then what the estimate is worth,
 * and how ties are broken; then what voids its promise; last it is written, and
 * mended.
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
  "write-astar",
  "cure-it",
];

export const TUTORIALS = [
  "tutorial-1-random-obstacles",
  "tutorial-2-right-angles",
  "tutorial-3-binary-heap",
  "tutorial-4-roads",
  "tutorial-5-four-searches",
];

export const SUPPLIED = [...TOUR, ...LESSONS, ...TUTORIALS];
