// English: what is wrong with a board or a log that cannot be read, loaded with the readers of both.

import { en } from "./index.js";

export const enOfCheckErrors = {
  "check.error.not-text": "This is not text.",
  "check.error.empty-board": "There is no board here. Paste its rows.",
  "check.error.empty-array": "This array has no cells.",
  "check.error.control":
    "Line {line}: there is a control character here, {code}, which cannot be a cell. Is this a file that is no text?",
  "check.error.size": "This board has {count} cells instead of {width} × {height}.",
  "check.error.start-none": "The start must be a column and a row, two whole numbers, not {text}.",
  "check.error.start-outside": "The start {text} is not on this board of {width} × {height} cells.",
  "check.error.start-wall": "The start {text} is a wall on this board.",
  "check.error.goal-none": "The goal must be a column and a row, two whole numbers, not {text}.",
  "check.error.goal-outside": "The goal {text} is not on this board of {width} × {height} cells.",
  "check.error.goal-wall": "The goal {text} is a wall on this board.",
  "check.error.no-board":
    "No board was found in “{text}”. Paste rows such as ..#. or 0 0 1 0, an array literal, or a .map file.",
  "check.error.row-length":
    "Line {line}: this row has {columns} {columns:one=cell|other=cells}, but the row in line {first} has {width}.",
  "check.error.many-values": "Line {line}: more than {max} different values up to here, too many for a board.",
  "check.error.value":
    "Line {line}: {text} cannot be what it costs to enter a cell, which must be a whole number from {min} to {max}.",
  "check.error.nested": "Line {line}: lists are nested more than {max} deep here, too deep for a board.",
  "check.error.map-header": "Line {line}: “{text}” does not belong above the rows of a .map file.",
  "check.error.map-beyond": "The start or goal of this .map file, {text}, is not on its board.",
  "check.error.map-size":
    "Line {line}: a .map file must give a height and a width of at least 1, and then a line with the word map.",
  "check.error.map-letter": "Line {line}: “{text}” is not a character of .map files.",
  "check.error.map-rows":
    "Line {line}: the map ends after {rows} {rows:one=row|other=rows}, but its height is {height}.",
  "check.error.map-end": "Line {line}: “{text}” follows row {height}, which should be the last.",
  "check.error.two-ends": "Line {line}: “{text}” occurs more than once, but a board has only one start and one goal.",
  "check.error.wall-unknown": "“{text}” does not occur on this board.",
  "check.error.empty-log": "There is no log here. Paste what your program printed.",
  "check.error.step-number": "Step {step} of this log: {name} is {text}, not a number that can be checked.",
  "check.error.path-number": "Cell {step} of this path: {name} is {text}, not a number that can be checked.",
  "check.error.number-large": "Line {line}: {text} is too large a number.",
  "check.error.no-steps":
    "No cells were found in the text that begins with “{text}”. Print one line for each cell expanded, such as 3 4 or (3, 4).",
  "check.error.only-costs": "Line {line}: “{text}” has only {names}. Print each cell too, such as (3, 4) {names}.",
  "check.error.only-table":
    "Line {line}: “{text}” begins a table of {columns} columns and {rows} rows, but its numbers are not the order 1, 2, 3 … in which cells are expanded.",
  "check.error.one-number":
    "Line {line}: “{text}” has one number, and these numbers are not those of cells that a search on this board could expand. Print column and row, such as 3 4.",
  "check.error.index-beyond":
    "Line {line}: “{text}” was read as the number of a cell, but {number} is not on this board: its {count} cells have the numbers 0 to {max}.",
  "check.error.order-size":
    "This is a table of {columns} columns and {rows} rows, but the board has {width} columns and {height} rows.",
  "check.error.list-cut":
    "Line {line}: “{text}” stands for a part of a list that was not printed. Print the whole list, one cell a line.",
  "check.error.trace-yaml": "Line {line}: “{text}” cannot be read in a trace. Write the event out, without & and *.",
  "check.error.trace": "This begins like a search trace in JSON, but it is not complete.",
  "check.error.trace-events":
    "This trace has {count} {count:one=event|other=events}, but none with x and y that says a cell was expanded.",
  "check.error.text-long": "This text has {length} characters; at most {max} are read.",
  "check.error.board-large":
    "This would be a board of at least {width} columns and {height} rows; at most {max} of each are read.",
  "check.error.board-area":
    "This board of {width} × {height} cells is too large for the check, which takes at most {max} cells.",
  "check.error.log-long": "This log has more than {max} cells expanded, which is the most that is read.",
};
Object.assign(en, enOfCheckErrors);
