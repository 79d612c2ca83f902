// English: the settings that are folded away, loaded when they are opened, and with scenarios, which show any.

import { en } from "./index.js";

export const enOfSettings = {
  "option.costs": "Costs",
  "option.weight": "Weight",
  "option.neighborOrder": "Neighbor order",
  "option.openList": "Open list",
  "option.stopWhen": "Stop when",
  "option.improveOpen": "Improve open cells",
  "option.reopenClosed": "Reopen closed cells",
  "option.penalties": "Count penalties",
  "option.decreaseKey": "Move improved heap entries up",
  "option.swapEqual": "Swap equal heap entries",
  "clause.costs": "moves cost {choice}",
  "clause.weight": "f = g + {choice} · h",
  "clause.neighborOrder": "look at neighbors {choice}",
  "clause.openList": "keep the open list as {choice}",
  "clause.stopWhen": "stop when {choice}",
  "costs.10-14": "10, diagonally 14",
  "costs.10-10": "10, diagonally 10",
  "costs.sqrt2": "1, diagonally √2",
  "neighborOrder.row-major": "row by row",
  "neighborOrder.column-major": "column by column",
  "neighborOrder.column-major-up": "by column, bottom up",
  "neighborOrder.clockwise": "clockwise from north",
  "neighborOrder.straight-first": "straight ones first",
  "openList.binary-heap": "a binary heap",
  "openList.unsorted-list": "an unsorted list",
  "openList.sorted-list": "a sorted list",
  "stopWhen.goal-closed": "the goal is expanded",
  "stopWhen.goal-opened": "the goal is opened",
};
Object.assign(en, enOfSettings);
