// English: a reader's own program in the dialog “Check my A*”, loaded with its editor.

import { en } from "./index.js";

export const enOfOwnProgram = {
  "own.intro":
    "JavaScript, run on the board above. It is given grid, start and goal. A function called astar, findPath, search or solve is called; otherwise the program simply runs. It has no network and nothing of this page.",
  "own.editor": "Your program",
  "own.beginWith": "Begin with…",
  "own.working": "An A* that works",
  "own.gaps": "The same with four gaps",
  "own.empty": "Nothing",
  "own.replaced": "Undo (Ctrl+Z) brings back what was there.",
  "own.order": "What start and goal are",
  "own.order.xy": "start and goal are [x, y]",
  "own.order.yx": "start and goal are [row, column]",
  "own.run": "Run it",
  "own.keys": "Ctrl+Enter in the editor",
  "own.running": "Running…",
  "own.noEnds": "Start and goal of the board have to be known first.",
  "own.seen":
    "{cells} {cells:one=cell|other=cells} expanded, seen where line {line} removes {cells:one=it|other=them} from the open list: {call}.",
  "own.stale":
    "{stale} {stale:one=entry|other=entries} of cells that had been expanded before, after which no list grew, {stale:one=is|other=are} left out.",
  "own.printed": "The result is that of what your program printed.",
  "own.path": "It returns a path of {cells} {cells:one=cell|other=cells}.",
  "own.nothing": "It returns that there is no path.",
  "own.unseen":
    "It cannot be seen which cells your program expands. Add a line like this where it removes a cell from its open list:",
  "own.noSearch":
    "Nothing was seen of a search. Call your function at the end of the program, as in astar(grid, start, goal), or name it astar.",
  "own.hides":
    "Line {line} has a {name} of its own, which is used instead of the one that is given. Without it your program runs on the board above.",
  "own.error": "Line {line}: {message}",
  "own.failed": "{message}",
  "own.import": "Line {line}: nothing can be imported here. Put everything into one program.",
  "own.endless": "Ended after {seconds} seconds: your program did not come to its end.",
  "own.lines": "Ended: your program removed or printed more than {most} cells and lines.",
  "own.memory": "Ended: a list had more than {most} entries.",
  "own.refused":
    "The host of this page does not let programs be run (Content Security Policy). Run yours elsewhere, and paste what it prints.",
  "own.missing": "What runs programs cannot be loaded. Try again when there is a network.",
  "own.output": "What it printed: {count} {count:one=line|other=lines}",
};
Object.assign(en, enOfOwnProgram);
