// The misconceptions of which wrong answers are a sign. Their names are in the files of results, so they are permanent; what
// each of them means to a reader is the text `test.sign.` with its name. Headless.

export const SIGNS = /** @type {const} */ ([
  // An open cell that can be reached another way.
  "stale-g",
  "parent-not-changed",
  "parent-only",
  "overwrites",
  "overwrites-g",
  // When the search may stop.
  "stop-when-seen",
  "all-cells",
  "misses-smaller-g",
  "sees-smaller-g",
  // By which number a cell is chosen.
  "g-only",
  "h-only",
  "like-astar",
  "larger-h",
  "closed",
  "not-open",
  "wall",
  "other-cell",
  // How numbers come about.
  "g-last-move",
  "f-of-parent",
  "h-diagonal-10",
  "h-straight-moves",
  "h-of-parent",
  // What h has to be.
  "astar-always",
  "walls-break-h",
  "h-seems-small",
  "h-seems-large",
  // What a path costs.
  "cut-corner",
  "diagonal-10",
  "through-walls",
  "no-diagonals",
  "counts-cells",
  // No answer.
  "unknown",
]);

/** @typedef {typeof SIGNS[number]} Sign */
