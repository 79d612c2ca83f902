// English: what is read out of a cell, loaded with what edits the board.

import { en } from "./index.js";

export const enOfDescribe = {
  "cell.at": "Cell {x}, {y}: {what}",
  "cell.open": "free",
  "cell.wall": "wall",
  "cell.penalty": "penalty {penalty}",
  "cell.start": "start",
  "cell.goal": "goal",
  "cell.inOpenList": "in the open list, {numbers}",
  "cell.closed": "closed, {numbers}",
  "cell.inOpenList-side": "in the open list of the search {side}, {numbers}",
  "cell.inBothLists": "in the open lists of both searches; in that of the search {side}, {numbers}",
  "cell.closed-side": "closed by the search {side}, {numbers}",
  "cell.and": ", ",
  "cell.last": "expanded last",
  "cell.onPath": "{place} of {all} on the path",
  "cell.parent": "parent {cell}",
};
Object.assign(en, enOfDescribe);
