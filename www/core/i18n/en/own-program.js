// English: a reader's own program in the dialog “Check my A*”, loaded with its editor.

import { en } from "./index.js";

export const enOfOwnProgram = {
  "own.above": "Run on the board above.",
  "own.intro":
    "It is given grid, start and goal. A function called astar, find_path, search or solve is called; otherwise the program simply runs. It has no network and nothing of this page.",
  "own.editor": "Your program",
  "own.beginWith": "Begin with…",
  "own.working": "An A* that works",
  "own.gaps": "The same with four gaps",
  "own.given": "What the question gives",
  "own.empty": "Nothing",
  "own.replaced": "Undo (Ctrl+Z) brings back what was there.",
  "own.order": "What start and goal are",
  "own.order.xy": "start and goal are x, y",
  "own.order.yx": "start and goal are row, column",
  "own.turned":
    "It goes through walls, as if x and y were swapped. If in your program {order}, choose that above, and run it again.",
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
  "own.unread": "What it returns could not be read as a path.",
  "own.unseen":
    "It cannot be seen which cells your program expands. Add a line like this where it removes a cell from its open list:",
  "own.noSearch":
    "Nothing was seen of a search. Call your function at the end of the program, as in astar(grid, start, goal), or name it astar.",
  "own.hides":
    "Line {line} has a {name} of its own, which is used instead of the one that is given. Without it your program runs on the board above.",
  "own.error": "Line {line}: {message}.",
  "own.failed": "It fails: {message}.",
  "own.import": "Line {line}: nothing can be imported here. Put everything into one program.",
  "own.endless": "Ended after {seconds} seconds: your program did not come to its end.",
  "own.lines": "Ended: your program removed or printed more than {most} cells and lines.",
  "own.memory": "Ended: a list had more than {most} entries.",
  "own.refused":
    "The host of this page does not let programs be run (Content Security Policy). Run yours elsewhere, and paste what it prints.",
  "own.missing": "What runs programs cannot be loaded. Try again when there is a network.",
  "own.written": "Language of the program",
  "own.runPython": "Load Python ({size} MB) and run it",
  "own.loading": "Loading Python…",
  "own.unable": "Python does not start in this browser. Run your program elsewhere, and paste what it prints.",
  "own.library": "Only what comes with Python is here, and no network.",
  "own.room": "Ended: your program needs more memory than the 256 MB that it has here.",
  "own.broken": "Python itself came to its end, as it does when calls go too deep. The next run begins a new one.",
  "own.ran.before":
    "Before line {line} removes the first cell from the open list: the marked lines run, as often as stands beside them.",
  "own.ran.step":
    "Step {step}: line {line} removes a cell from the open list. Until the next one the marked lines run, as often as stands beside them.",
  "own.ran.last":
    "Step {step}: line {line} removes the last cell. From there to the end the marked lines run, as often as stands beside them.",
  "own.ran.stale":
    "In between it removes {count} older {count:one=entry|other=entries} of cells that it has expanded already.",
  "own.try": "Try it on {count} boards",
  "own.trying": "Trying it…",
  "own.stopped": "Stopped.",
  "own.tried.title": "A small board on which it is wrong",
  "own.tried.isRight":
    "Nothing is wrong on {count} boards of up to {width} × {height} cells. On {paths} of them it returns a path, and each is a cheapest one.",
  "own.tried.isWrong": "It is wrong on {wrong} of {count} boards of up to {width} × {height} cells.",
  "own.tried.isEndless": "On board {count} it did not come to its end within {seconds} seconds.",
  "own.tried.silent":
    "No path that it returns could be read, so only errors and runs without an end were looked for: {count} {count:one=board|other=boards}.",
  "own.tried.unread":
    "What it returned on {unread} {unread:one=board|other=boards} could not be read as a path and was not judged.",
  "own.tried.reading": "Its paths are judged by this: {moves}.",
  "own.tried.astray": "Here its path does not lead from the start to the goal. The cheapest that does costs {optimum}.",
  "own.tried.phantom": "Here it returns a path, and there is none.",
  "own.tried.error": "Here it fails. {error}",
  "own.tried.endless": "Here it does not come to its end within a second.",
  "own.asked": "Check it on {count} {count:one=board|other=boards}",
  "own.asked.open": "Write the program",
  "own.asked.board": "On the board of the lesson",
  "own.asked.cost":
    "On {count} {count:one=board|other=boards} of up to {width} × {height} cells it returns a cheapest path, or none where there is none.",
  "own.asked.right":
    "On {count} {count:one=board|other=boards} of up to {width} × {height} cells it expands each cell in its turn.",
  "own.asked.grid": "grid[y][x] is 1 for a wall, and else 0.",
  "own.asked.priced": "grid[y][x] is 255 for a wall, and else the penalty of the cell.",
  "own.asked.penalties":
    "A straight move costs {straight}, and entering a cell {penalty} more for each unit of its penalty.",
  "own.asked.by.cost":
    "Return the path as a list of cells, from the start to the goal, or nothing if there is none. These moves count: {what}.",
  "own.asked.by.order": "This search is asked for: {what}.",
  "own.asked.inTurn": "Here it expands each cell in its turn.",
  "own.asked.cheapest": "Here its path costs {cost}, and none costs less.",
  "own.asked.order": "Here it does not expand each cell in its turn.",
  "own.asked.unseen": "Here it cannot be seen which cells it expands.",
  "own.asked.print":
    "It cannot be seen which cells your program expands. Have it print each cell where it removes it from its open list, as in “3 2”.",
  "own.asked.unread":
    "Here it returns nothing that can be read as a path. A list of cells is, from the start to the goal.",
  "own.cure.draw":
    "Make it go wrong: draw walls, or move the start and the goal. The broken line is the program’s path.",
  "own.cure.fine": "On this board the mistake does not show.",
  "own.cure.noPath": "Here there is no path, and it finds none.",
  "own.cure.large": "The program runs on boards of at most {count} cells, and this one is larger.",
  "own.cure.endless": "Here it goes on without an end: it was stopped.",
  "own.cure.error": "Here it looks at a cell outside the board.",
  "own.cure.show": "Show me such a board",
  "own.cure.program": "The program",
  "own.cure.name": "What is wrong with it?",
  "own.cure.apart":
    "On the board where it went wrong, a program with that mistake would expand {other} at step {step}; this one expands {own}.",
  "own.cure.endsThere":
    "On the board where it went wrong, a program with that mistake would end after {step} {step:one=expansion|other=expansions}; this one goes on.",
  "own.cure.goesOn":
    "On the board where it went wrong, this program ends after {step} {step:one=expansion|other=expansions}; one with that mistake would go on.",
  "own.cure.otherPath":
    "On the board where it went wrong, a program with that mistake would expand the same cells, but end with something else.",
  "own.cure.same":
    "On the board where it went wrong, a program with that mistake would do the same, but not on others: compare its lines.",
  "own.cure.other": "On the board where it went wrong, a program with that mistake would do something else.",
  "own.cure.maybe":
    "On the board where it went wrong, a program with that mistake could do the same, but not on others: compare its lines.",
  "own.cure.board": "On the board where it went wrong",
  "own.cure.task": "Mend the program: each of its paths is to be a cheapest one.",
  "own.cure.mend": "Which change mends it?",
  "own.cure.editor": "Mend it in the editor",
  "own.cure.unfit":
    "There is nothing to mend: on {count} {count:one=board|other=boards} the mistake does not show with these settings, or paths need not be the cheapest with them.",
  "own.output": "What it printed: {count} {count:one=line|other=lines}",
};
Object.assign(en, enOfOwnProgram);
