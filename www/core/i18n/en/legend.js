// English: the legend, loaded with it.

import { en } from "./index.js";

export const enOfLegend = {
  "legend.title": "Legend",
  "legend.open": "open list",
  "legend.closed": "closed",
  "legend.closed-order": "closed, first to last",
  "legend.closed-start": "closed (start side)",
  "legend.closed-goal": "closed (goal side)",
  "legend.scanned": "passed over",
  "legend.current": "expanded last",
  "legend.path": "path",
  "legend.start": "start",
  "legend.goal": "goal",
  "legend.wall": "wall",
  "legend.penalty": "penalty",
  "legend.g": "g: cost from the start to here",
  "legend.g-unused": "g: cost from the start to here; it does not affect the order",
  "legend.g-sides": "g: cost between here and the end that its search began at (start or goal)",
  "legend.h": "h: estimated cost from here to the goal",
  "legend.h-none": "h = 0: nothing is estimated",
  "legend.h-sides": "h: estimated cost between here and the other end",
  "legend.f": "{f}: the open cell with the smallest f is expanded next",
  "legend.f-sides": "{f}: each search, in its turn, expands its open cell with the smallest f",
  "legend.f-order":
    "number: how many cells were opened before this one; the open cell with the smallest is expanded next",
  "legend.f-heap":
    "{f}: the heap sorts by f, but an improved entry does not move up, so the cell expanded may not have the smallest f",
  "legend.parent": "parent",
  "legend.sample": "A sample cell: {numbers}; the arrow at the edge points to the parent",
  "legend.sample-all": "f in the middle, g at the top left, h at the top right",
  "legend.sample-f": "f in the middle",
  "legend.sample-order-all": "its number in the middle, g at the top left",
  "legend.sample-order-f": "its number in the middle",
};
Object.assign(en, enOfLegend);
