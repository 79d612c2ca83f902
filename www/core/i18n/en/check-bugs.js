// English: the bugs that a check finds, loaded with the check.

import { en } from "./index.js";

export const enOfCheckBugs = {
  "check.bug.stale-heap-entry": "a heap entry stays where it was when its g improves",
  "check.bug.stale-heap-entry.look":
    "An open cell gets a better g and a new parent, but its entry in the heap is not moved up: it waits where its old f has put it.",
  "check.bug.stale-heap-entry.mend":
    "Such cells are expanded too late, so the path can become more expensive. Move the entry up when its g improves, or put the cell in once more and skip entries of closed cells.",
  "check.bug.g-of-last-move-only": "g is only the cost of the last move",
  "check.bug.g-of-last-move-only.look":
    "The g of a neighbor is the cost of the move to it. The g of the cell that it is reached from is missing.",
  "check.bug.g-of-last-move-only.mend":
    "So it does not count what the path has cost so far, and the search runs toward the goal by h, like greedy search. Add the move to the g of the cell that was expanded.",
  "check.bug.h-added-into-g": "h gets into g",
  "check.bug.h-added-into-g.look":
    "An h gets into the new g, for instance because it is computed from the f of the cell that was expanded, and stays in the g of all cells behind it.",
  "check.bug.h-added-into-g.mend":
    "g then says more than the path costs, and paths are compared by wrong numbers. Compute the new g from g; h belongs in f alone.",
  "check.bug.diagonal-costs-straight": "a diagonal move costs as much as a straight one",
  "check.bug.diagonal-costs-straight.look": "The same cost is added whatever the direction of the move.",
  "check.bug.diagonal-costs-straight.mend":
    "Diagonal moves look too cheap, so paths zigzag where a straight line costs less. Where column and row change, add 14 instead of 10, or √2 instead of 1. If a diagonal move is meant to cost as much as a straight one, keep the costs, and use the Chebyshev distance as h.",
  "check.bug.closed-not-checked": "the closed list is not checked",
  "check.bug.closed-not-checked.look":
    "A neighbor is looked for in the open list only. A closed one is not there, so it is put in again as if it were new.",
  "check.bug.closed-not-checked.mend":
    "Cells are then expanded again and again, a worse g can replace a better one, and where there is no path the search may never end. Skip neighbors that are closed.",
  "check.bug.border-missing": "rows and columns at the border are missing",
  "check.bug.border-missing.look":
    "A check or a loop ends one too early or begins one too late, for instance at width − 1 and height − 1.",
  "check.bug.border-missing.mend":
    "The cells at the border are never entered: paths along it are not found, and a goal there cannot be reached. Go from 0 up to, but not including, width and height.",
  "check.bug.h-truncated": "h is truncated to an integer",
  "check.bug.h-truncated.look":
    "The distance is computed or kept as an integer, so everything after the decimal point is lost.",
  "check.bug.h-truncated.mend":
    "Cells that are not equally far from the goal then get the same h, and the order of the search changes. Compute with floating-point numbers, or multiply by 10 first.",
  "check.bug.start-not-taken": "the start is not expanded",
  "check.bug.start-not-taken.look":
    "The neighbors of the start are put into the open list before the loop, and the start itself is not expanded, and perhaps not closed either.",
  "check.bug.start-not-taken.mend":
    "A start that is not closed can be reopened as a neighbor, with a g and a parent. Put only the start into the open list, and let the loop expand it.",
  "check.bug.compares-fresh-g": "the new g is compared with that of a new node",
  "check.bug.compares-fresh-g.look":
    "Each look at a neighbor makes a new node, whose g is still infinite, and the new g is compared with that instead of with the g of the node in the open list.",
  "check.bug.compares-fresh-g.mend":
    "So an open cell accepts any path, even a worse one, and the path found can become more expensive. Look up the node that is in the open list.",
  "check.bug.bounds-swapped": "width and height are swapped in the bounds check",
  "check.bug.bounds-swapped.look": "The column is compared with the height, and the row with the width.",
  "check.bug.bounds-swapped.mend":
    "On a board that is not square some cells are never entered, and others are looked at that do not exist. Compare x with the width and y with the height.",
  "check.bug.g-without-move": "a move costs nothing: g is that of the cell before",
  "check.bug.g-minus-move": "the cost of a move is subtracted from g",
  "check.bug.straight-costs-diagonal": "a straight move costs as much as a diagonal one",
  "check.bug.move-costs-swapped": "the costs of straight and diagonal moves are swapped",
  "check.bug.penalty-of-cell-left": "a move pays the penalty of the cell that it leaves",
  "check.bug.h-from-start": "h is the distance from the start",
  "check.bug.h-swapped": "x and y are swapped in h",
  "check.bug.h-signed": "h has no absolute values",
  "check.bug.h-of-parent": "a neighbor gets the h of the cell that it is reached from",
  "check.bug.h-one-axis": "h counts one axis only",
  "check.bug.h-squared": "h is the square of the distance: the root is missing",
  "check.bug.h-without-squares": "the squares under the root of h are missing",
  "check.bug.h-unscaled": "h counts cells while moves cost 10",
  "check.bug.h-halved": "h is only half the distance",
  "check.bug.h-doubled": "h is twice the distance",
  "check.bug.h-max-for-min": "h uses the larger of two distances where it needs the smaller one",
  "check.bug.h-min-for-max": "h uses the smaller of two distances where it needs the larger one",
  "check.bug.h-difference-for-sum": "h subtracts where it has to add",
  "check.bug.h-straight-for-diagonal": "h counts a diagonal move like a straight one",
  "check.bug.h-diagonal-for-straight": "h counts a straight move like a diagonal one",
  "check.bug.h-product-for-sum": "h multiplies the two distances",
  "check.bug.h-subtracted": "h is subtracted in f",
  "check.bug.f-multiplied": "f is g times h",
  "check.bug.f-without-h": "h is missing in f",
  "check.bug.f-with-old-g": "f has the g of the cell that is expanded",
  "check.bug.f-with-h-twice": "h is added twice in f",
  "check.bug.f-with-h-of-parent-added": "the h of the cell that is expanded is added to f, too",
  "check.bug.max-first": "the largest f comes first",
  "check.bug.h-of-cell-at-origin": "h is the distance to column 0 and row 0",
  "check.bug.border-crossed": "the bounds check lets cells beyond the board through",
  "check.bug.walls-swapped": "x and y are swapped where walls are looked up",
  "check.bug.walls-not-checked": "walls are not checked",
  "check.bug.wall-of-cell-left": "the check for walls looks at the cell that is expanded",
  "check.bug.corner-one-side": "only one of the two cells beside a diagonal move is checked",
  "check.bug.stops-at-wall": "the loop over the neighbors ends at a wall",
  "check.bug.neighbor-missing": "one of the neighbors is never looked at",
  "check.bug.keeps-worse-g": "a worse g replaces a better one, and a better one is left",
  "check.bug.improves-equal-g": "an equal g counts as a better one",
  "check.bug.start-not-closed": "the start is not closed",
  "check.bug.goal-test-on-push": "the search ends as soon as it opens the goal",
  "check.bug.goal-never-tested": "no cell is compared with the goal",
  "check.bug.stops-at-start": "cells are compared with the start instead of the goal",
  "check.bug.stops-at-closed": "the loop over the neighbors ends at a closed cell",
  "check.bug.stops-at-no-better": "the loop over the neighbors ends at a g that is no better",
  "check.bug.stops-at-corner": "the loop over the neighbors ends at a corner",
  "check.bug.parent-always": "each new parent replaces the old one, even with a worse g",
  "check.bug.parent-of-first-only": "a cell keeps its first parent when its g improves",
  "check.bug.g-not-stored": "a better g is not stored",
  "check.bug.searches-from-goal": "start and goal are swapped",
  "check.bug.newest-first": "the cell that was opened last comes first, whatever its f",
  "check.bug.oldest-first": "the cell that was opened first comes first, whatever its f",
  "check.bug.start-g-not-zero": "the start does not begin with g = 0",
};
Object.assign(en, enOfCheckBugs);
