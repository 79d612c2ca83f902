// English: the list of keys, and what is opened to be read, loaded when it is first asked for. A bar stands between keys and
// what they do.

import { en } from "./index.js";

export const enOfKeys = {
  "keys.title": "Keys and reading aloud",
  "keys.told": "Of a step, read out",
  "keys.told.whole": "the whole sentence",
  "keys.told.brief": "which cell, and its numbers",
  "keys.told.ends": "nothing; only how the search ends",
  "keys.words": "Words on the buttons",
  "keys.where": "On the board:",
  "keys.close": "Close",
  "keys.read": "Read",
  "keys.c": "C|the cursor’s cell again",
  "keys.t": "T|the step again",
  "keys.w": "W|why this cell now, not yet, or never",
  "keys.W": "Shift + W|the same in the tab Why; Escape comes back",
  "keys.r": "R|the cursor’s row",
  "keys.R": "Shift + R|all rows, as a list",
  "keys.b": "B|the board: size, ends, walls, search",
  "keys.move": "Move the cursor",
  "keys.arrows": "Arrow keys|one cell; with Shift five",
  "keys.s": "S|to the start",
  "keys.g": "G|to the goal",
  "keys.l": "L|to the cell expanded last",
  "keys.n": "N|to the cell that is next in line",
  "keys.search": "Search",
  "keys.step": ". ,|a step forward, a step back",
  "keys.ends": "Home, End|to the first step, to the last",
  "keys.space": "Space|on the player: play and pause",
  "keys.draw": "Draw",
  "keys.enter": "Enter, Space|use the tool; answer, where a cell is asked for",
  "keys.p": "P|put the pen down, lift it: the arrow keys draw",
  "keys.undo": "Ctrl + Z, Ctrl + Y|undo, redo",
  "keys.other": "Other",
  "keys.zoom": "+ − 0|zoom in, zoom out, the whole board",
  "keys.escape": "Escape|leave the pen, a question, the guide; from beside the board back to it",
  "keys.help": "?|this list",
  "rows.title": "The board in words",
  "rows.part": "Rows {first} to {last} of {height}.",
};
Object.assign(en, enOfKeys);
