// English: what is read out of the board and the search besides the sentence of a step, loaded with what edits the board.

import { en } from "./index.js";

export const enOfSpoken = {
  "board.help":
    "Arrow keys move the cursor, Enter uses the tool, point and comma step forward and back. T tells the step, W why a cell is what it is. Question mark lists all keys.",
  "spoken.search": "New search of {length} {length:one=step|other=steps}, at step {position}.",
  "spoken.asked": "That would give the answer away.",
  "spoken.pause": "Pause the search to ask about a cell.",
  "spoken.noneOpen": "No cell is open.",
  "spoken.noneExpanded": "No cell has been expanded yet.",
  "undone.undo": "Undone: {what}.",
  "undone.redo": "Redone: {what}.",
  "undone.start": "start at {cell}",
  "undone.goal": "goal at {cell}",
  "undone.cell": "{cell} {what}",
  "undone.cells": "{count} {count:one=cell|other=cells} changed",
  "region.stage": "Board and tools",
  "region.transport": "Player",
  "region.side": "Beside the board",
  "region.number": "example {number}",
  "survey.end": ".",
  "survey.ends": "Start {start}, goal {goal}.",
  "survey.walls": "{walls} {walls:one=wall|other=walls}.",
  "survey.penalties": "{penalties} {penalties:one=cell|other=cells} with a penalty.",
  "survey.search": "{expanded} expanded, {open} in the open list.",
  "survey.path": "The path has {cells} {cells:one=cell|other=cells}.",
  "survey.row": "Row {row}: {what}",
  "survey.one": "{first} {kind}",
  "survey.many": "{first} to {last} {kind}",
  "survey.then": "; ",
  "survey.rest": "{count} more {count:one=cell|other=cells}",
  "survey.free": "free",
  "survey.open": "open",
  "survey.closed": "closed",
  "survey.path-cell": "path",
  "survey.wall": "wall",
  "survey.start": "start",
  "survey.goal": "goal",
  "survey.penalty": "{kind} with penalty {penalty}",
};
Object.assign(en, enOfSpoken);
