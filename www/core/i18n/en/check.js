// English: the dialog “Check my A*” and what it answers, loaded with it, and with a question that is answered by pasting.

import { en } from "./index.js";

export const enOfCheck = {
  "check.title": "Check my A*",
  "check.intro":
    "Paste what your program prints, or run it here, and read which A* you have built and where it goes wrong. Nothing leaves your browser.",
  "check.kept": "What you bring here is kept in this tab until it is closed.",
  "check.notKept": "This browser keeps nothing more: what you bring here will be gone when the page is reloaded.",
  "check.forget": "Forget it",
  "check.close": "Close",
  "check.board": "Your board",
  "check.shown": "The board that is shown",
  "check.own": "A board of my own",
  "check.take": "Use it in your program",
  "check.language": "Language",
  "check.tooLarge": "This board is too large for an array. Save it as a .map file in the tab “Board”.",
  "check.paste": "The board as your program has it",
  "check.pasteHint": "rows of characters, an array, or a .map file",
  "check.size": "{width} × {height} cells, {walls} of them {walls:one=a wall|other=walls}.",
  "check.wall": "A wall is",
  "check.startColumn": "Start, column",
  "check.startRow": "Start, row",
  "check.goalColumn": "Goal, column",
  "check.goalRow": "Goal, row",
  "check.noStart":
    "Where is the start? {pointer:fine=Click|coarse=Tap} it in the picture, or type its column and row, counted from 0.",
  "check.noGoal":
    "Where is the goal? {pointer:fine=Click|coarse=Tap} it in the picture, or type its column and row, counted from 0.",
  "check.endsFromLog": "Start and goal are taken from your log. Change them here if that is wrong.",
  "check.picture": "Picture of the board",
  "check.example": "For example: this is told of a program in which h gets into g.",
  "check.tryExample": "Try it with this program",
  "check.pictureYours": "Your program: {count} {count:one=cell|other=cells}",
  "check.pictureRight": "Starstep’s own search: {count} {count:one=cell|other=cells}",
  "check.pictureOnly": "{cells}, {only} of them only here",
  "check.program": "Your program",
  "check.way.log": "Paste what it prints",
  "check.way.program": "Run it here",
  "check.loading": "Loading the editor…",
  "check.noEditor": "The editor cannot be loaded. Try again when there is a network.",
  "check.waitingRun": "Run your program. The result appears here.",
  "check.runThere": "Run my program on this board",
  "check.log": "What your program printed",
  "check.logHint": "A line for each cell that it expands, and the path: paste it, or drop a file.",
  "check.what": "What should my program print?",
  "check.whatHint":
    "One line for each cell when it is expanded, that is, removed from the open list, and one with the path at the end. Without g, h and f it works too; with them the first wrong number is found.",
  "check.code.step": "Where a cell is expanded",
  "check.code.path": "At the end, for the path",
  "check.code.board": "For the board",
  "check.check": "Check",
  "check.lacks.steps": "No expanded cells found. Have your program print each cell that it expands.",
  "check.lacks.path": "No path found. Have your program print its path at the end.",
  "check.answer": "Result",
  "check.waiting": "Paste what your program printed. The result appears automatically.",
  "check.waitingEnds": "The result appears as soon as start and goal are known.",
  "check.working": "Trying every variant of A*…",
  "check.reading": "Reading…",
  "check.cancel": "Cancel",
  "check.canceled": "Canceled.",
  "check.again": "Check again",
  "check.failed": "The check cannot be loaded. Try again when there is a network.",
  "check.fileTooLarge": "“{name}” is larger than ten megabytes.",
  "check.fileUnreadable": "“{name}” cannot be read.",
  "check.dropped": "Read: “{name}”.",

  "check.read.steps": "Read: {steps} {steps:one=cell|other=cells} expanded, without a path.",
  "check.read.path": "Read: a path of {cells} {cells:one=cell|other=cells}, and no cells expanded.",
  "check.as.rows": "Your numbers were read as those of cells, counted along the rows from {first}.",
  "check.as.columns": "Your numbers were read as those of cells, counted along the columns from {first}.",
  "check.as.order": "Your table was read as the order in which cells were expanded.",
  "check.cut": "A list in your log is cut: “{text}”. What is missing there was not checked.",
  "check.noPath.right": "Your program says “{said}”, and that is right: on this board no path leads to the goal.",
  "check.noPath.wrong":
    "Your program says “{said}”, but there is a path: the shortest has {moves} {moves:one=move|other=moves}.",
  "check.noPath.depends": "Your program says “{said}”. With {without} that is right; with {with} there is a path.",
  "check.read.both":
    "Read: {steps} {steps:one=cell|other=cells} expanded, and a path of {cells} {cells:one=cell|other=cells}.",

  "check.exact": "Your program does exactly this: {what}.",
  "check.exactSoFar": "As far as the log goes, your program does exactly this: {what}.",
  "check.exactOpen":
    "Here your program does what this does: {what}. These {cells} {cells:one=cell does|other=cells do} not tell: {names}.",
  "check.slipped": "Apart from one place in the log, your program does exactly this: {what}.",
  "check.slippedMany":
    "Apart from one place in the log, many searches expand these {cells} cells: which one yours is, they do not tell.",
  "check.slip":
    "The place: {slip}. If the log was copied in parts or by hand, that may be all; if not, your program did something else there.",
  "check.slip.left-out": "{cell} is missing before step {step}",
  "check.slip.repeated": "step {step} has {cell} once more",
  "check.slip.swapped": "steps {step} and {other} have changed places",
  "check.slip.in": "in log {run} {slip}",
  "check.undecided": "The log does not tell: {names}.",
  "check.exactMany":
    "Many searches expand these {cells} {cells:one=cell|other=cells}: which one yours is, they do not tell. Try it on a board where the search expands more cells.",
  "check.pathMany":
    "Many searches find this path of {cells} {cells:one=cell|other=cells}: which one yours is, it does not tell.",
  "check.samePath": "Your path is the one that this finds: {what}.",
  "check.pathOnly":
    "A path alone says little: other settings may find the same one. Have your program print the cells that it expands, too.",
  "check.bugs": "Your program has {count} {count:one=bug|other=bugs}: {bugs}.",
  "check.besides": "Apart from that it does this: {what}.",
  "check.upTo": "Up to step {step} your program does this: {what}. Then it does something else.",
  "check.upToMany":
    "Up to step {step} many searches do the same, so these steps do not tell what yours is. Then none that is known here goes on as yours does.",
  "check.upToOpen":
    "Up to step {step} your program does what this does, as far as these steps tell: {what}. Then it does something else.",
  "check.unlike":
    "No A* that is known here expands these cells in this order. Is it the log of this board? Is each line a cell at the moment it is removed from the open list?",
  "check.numberOnly":
    "The cells themselves are expanded as by a search that is known here. Check again when the numbers are right.",
  "check.broken":
    "The check has failed at this log. That is a mistake in Starstep, not in your program. The browser’s console has the details.",
  "check.few": "{steps} {steps:one=cell expanded is|other=cells expanded are} too few to tell what your program does.",
  "check.few.board": "Try it on a board where the search expands more cells.",
  "check.order.any":
    "Cells with equal {letters} are expanded in an order that no rule known here gives. That is allowed, but another program expands other cells.",
  "check.otherPath":
    "But the path that your program gives is not the one that this search finds. Look at how parents are set, and how they are followed back.",
  "check.ended": "The log ends with step {steps}, before the search does.",
  "check.stopsEarly":
    "The log ends with step {steps}, before the search does: the goal has not been expanded, although a path to it is there, which costs {shortest}. If your program ends there too, it gives up too early.",
  "check.skipped":
    "{skipped} stale {skipped:one=entry was|other=entries were} skipped: a cell that gets a better g is put into the list once more, and its older entry comes out later, when the cell is closed (lazy deletion). That is no bug.",
  "check.omitsGoal": "The log leaves out the goal, which comes next. That is no bug.",
  "check.omitsStart": "The log leaves out the start and goes on as if it had been expanded. That is no bug.",

  "check.separator": ", ",
  "check.h.zero": "h always 0",
  "check.moves.never": "4 neighbors",
  "check.moves.no-corner-cutting": "8 neighbors, no corners cut",
  "check.moves.at-most-one-obstacle": "8 neighbors, corners cut unless both sides are walls",
  "check.moves.always": "8 neighbors, corners cut",
  "check.costs.10-14": "moves cost 10 and 14",
  "check.costs.sqrt2": "moves cost 1 and √2",
  "check.costs.10-10": "a diagonal move costs as much as a straight one",
  "check.costs.own": "a diagonal move costs {cost} times a straight one",
  "check.costs.ownOfH": "{cost} times in h",
  "check.weight": "f = g + {weight} · h",
  "check.weight.odd": "f = g + h times a factor of its own",
  "check.ties.low-h": "at equal f the smaller h first",
  "check.ties.high-h": "at equal f the larger h first",
  "check.letters.both": "f and h",
  "check.equals.opened": "equal {letters} in order of opening",
  "check.equals.newest": "at equal {letters} the last opened first",
  "check.equals.opened-renewed": "equal {letters} in order of opening, a better g counting as an opening",
  "check.equals.newest-renewed": "at equal {letters} the one opened or improved last first",
  "check.equals.xy": "equal {letters} in order of coordinates",
  "check.equals.yx": "equal {letters} in order of the second coordinate, then the first",
  "check.equals.any": "equal {letters} in an order that no rule gives",
  "check.equals.heap": "equal {letters} as a heap gives them out",
  "check.equals.rounding": "what is equal on paper as rounding leaves it",
  "check.neighbors": "neighbors {choice}",
  "check.neighborsAs": "neighbors in the order {order}",
  "check.improveOpen": "open cells never improved",
  "check.decreaseKey": "improved heap entries not moved up",
  "check.swapEqual": "equal heap entries swapped",
  "check.reopenClosed": "closed cells reopened",
  "check.stopWhen": "stopping when the goal is opened",
  "check.penalties": "penalties not counted",

  "check.always": "With these settings every path found is a cheapest one; this one costs {cost}.",
  "check.alwaysOwn": "With these settings every path found is a cheapest one, by what moves cost in your program.",
  "check.alwaysSoFar": "With these settings every path found is a cheapest one; here the cheapest costs {cost}.",
  "check.alwaysNone": "With these settings every path found is a cheapest one. Here there is none.",
  "check.longer": "So paths can cost more than the cheapest: here {cost} instead of {shortest}.",
  "check.notHere": "Nothing guarantees a cheapest path with these settings, although this is one: {cost}.",
  "check.noPromise": "Nothing guarantees a cheapest path with these settings.",
  "check.noH":
    "So h plays no role. If you meant A*: do you sort by f? A comparator has to return a number, not true or false; and the list must be sorted again each time.",
  "check.noH.light": "So h plays hardly any role: f is g almost alone. If you meant A*: is h in the same unit as g?",
  "check.noH.unit": "So h plays hardly any role. Multiply it by what a straight move costs.",
  "check.openPromise":
    "This log does not tell whether paths are always cheapest ones: several settings explain it equally well, and not all of them guarantee it.",
  "check.openHere": "Here the path is a cheapest one: {cost}.",
  "check.missed": "It finds no path here, although there is one that costs {shortest}.",
  "check.textbook.improveOpen": "In the textbook version an open cell adopts the better g.",
  "check.textbook.stopWhen": "In the textbook version the search ends when the goal is expanded.",
  "check.textbook.decreaseKey": "In the textbook version a heap entry moves up when its g improves.",
  "check.textbook.heuristic":
    "{name} can be more than what really remains: it is not admissible. In the textbook version h is.",
  "check.textbook.weight": "In the textbook version h is not multiplied: the weight is 1.",
  "check.textbook.algorithm.greedy": "The textbook version of A* adds g; greedy search looks at h alone.",
  "check.textbook.algorithm.breadth-first":
    "Breadth-first search counts moves, not what they cost. A* adds up the costs.",
  "check.textbook.cost": "With that the path here costs {cost}.",

  "check.step.notSmallest": "Step {step}: you expanded {cell}, {letter} {f}; {other} was open with {letter} {otherF}.",
  "check.step.tie":
    "Step {step}: you expanded {cell}, {letter} {f}; {other} was open with the same {letter}, and by the rule so far it comes first.",
  "check.step.tieOfH":
    "Step {step}: you expanded {cell}, f {f} and h {h}; {other} was open with the same f and h {otherH}, so by this rule it comes first.",
  "check.step.untouched": "Step {step}: you expanded {cell}, which had not been opened; {other} was next.",
  "check.step.closed": "Step {step}: you expanded {cell} again, after step {before}; {other} was next.",
  "check.step.wall": "Step {step}: you expanded {cell}, which is a wall on this board.",
  "check.step.outside": "Step {step}: you expanded {cell}, which is not on this board.",
  "check.step.over": "Step {step}: you expanded {cell}, although the search was over.",
  "check.step.other": "Step {step}: you expanded {cell}; {other} was next.",
  "check.pathUpTo": "Up to its cell {step}, your path is the one that this finds: {what}.",
  "check.pathUpToMany": "Up to its cell {step}, many searches find your path.",
  "check.path.wall": "Cell {step} of your path, {cell}, is a wall on this board.",
  "check.path.outside": "Cell {step} of your path, {cell}, is not on this board.",
  "check.path.other": "Cell {step} of your path is {cell}; expected was {other}.",
  "check.path.longer": "Your path goes on to {cell}, although it is at the goal.",
  "check.order.rounding":
    "Some f that are equal on paper differ in the last binary digit, by about 10⁻¹⁵, because √2 is rounded. So the arithmetic of the computer decides which of them comes first. That is no bug; with whole costs, such as 10 and 14, it does not happen.",
  "check.order.heap":
    "Which of several cells with equal {letters} comes first is left to the heap: it swaps equal entries, as sorts that are not stable do. That is allowed, but another program expands other cells.",
  "check.mistake.start":
    "Every h of your program is the distance from the start; it should be the distance to the goal.",
  "check.mistake.swapped":
    "Every h of your program is the distance to a goal whose two coordinates are swapped: h mixes up x and y.",
  "check.mistake.parent":
    "Every h of your program is that of a neighbor expanded before, not of the cell itself: h seems to be computed for the parent.",
  "check.mistake.signed":
    "In every h of your program a difference of coordinates keeps its sign: the absolute value is missing.",
  "check.mistake.one-axis": "Every h of your program counts the distance along one axis only; the other is missing.",
  "check.mistake.squared": "Every h of your program is the square of the distance: the root is missing.",
  "check.mistake.root":
    "Every h of your program is the root of the sum of columns and rows: they have to be squared under the root.",
  "check.mistake.halved": "Every h of your program is half of the distance, truncated to an integer.",
  "check.mistake.unscaled":
    "h counts {times} for a cell, but a straight move adds {straight} to g: h is in another unit, and ten times too small.",
  "check.mistake.scaled":
    "h counts {times} for a cell, but a straight move adds {straight} to g: h is in another unit, and ten times too large.",
  "check.mistake.diagonal": "Every diagonal move that can be seen adds {added} to g; it should add {cost}.",
  "check.number.h": "Step {step}: your program has h {said} for {cell}. There the heuristics give: {gives}.",
  "check.number.gives": "{what} {h}",
  "check.number.every": "Step {step}: your program has h {said} for {cell}; every heuristic gives {right} there.",
  "check.number.unit": "Step {step}: your program has h {said} for {cell}; in the unit of g it is {right}.",
  "check.number.g":
    "Step {step}: your program has g {said} for {cell}. Via {by} that adds {said} − {g} = {added}, but {kind}.",
  "check.number.none":
    "Step {step}: your program has g {said} for {cell}, which no neighbor expanded before gives: via {by} it would be {g} and the move, {sum}.",
  "check.number.straight": "a straight move costs {cost}",
  "check.number.diagonal": "a diagonal move costs {cost}",
  "check.number.penalty": "this move costs {cost} with the penalty",
  "check.number.f": "Step {step}: your program has f {said} for {cell}, but g + h is {g} + {h} = {sum}.",
  "check.number.is": "Step {step}: {letter} of {cell} should be {right}; your program has {said}.",

  "check.frame.swapped": "Your coordinates were read as (row, column).",
  "check.frame.up": "Your y was read as counted upward.",
  "check.frame.origin": "Your coordinates were read as beginning with {cell} in the corner.",
  "check.others": "Other explanations",
  "check.other.alike": "It explains {agrees} {agrees:one=step|other=steps} just as well: {what}.",
  "check.other.less": "It explains {agrees} {agrees:one=step|other=steps}: {what}.",

  "check.beside": "Play it beside Starstep’s own run",
  "check.besideTitle": "Your program",
  "check.use": "Use this board and these options",
  "check.used": "The board and the options are set. Undo brings back what was there.",

  "check.bug.cost": "the path costs {cost} instead of {right}",
  "check.bug.costSame": "the path still costs {cost}, as without the bug",
  "check.bug.noPath": "no path is found, although there is one that costs {right}",
  "check.bug.steps": "{steps} {steps:one=cell is|other=cells are} expanded instead of {right}",
  "check.bug.stepsSame": "as many cells are expanded as without the bug: {steps}",
  "check.bug.both": "{one}, and {other}",
  "check.bug.here": "On this board {what}.",
  "check.bug.wrong": "As it is",
  "check.bug.right": "As it should be",

  "check.refute": "Find a small board that shows it",
  "check.refuting": "Trying small boards…",
  "check.refuted": "A small board that shows it",
  "check.refuted.dearer": "Here its path costs {cost}; the cheapest costs {optimum}.",
  "check.refuted.none": "Here it finds no path. There is one, which costs {optimum}.",
  "check.refuted.forbidden": "Here it returns a path that cannot be walked. The cheapest that can costs {optimum}.",
  "check.refuted.endless":
    "Here it was stopped after {rounds} rounds of its loops, without a path. The cheapest costs {optimum}.",
  "check.refuted.outside": "Here it looks at a cell outside the board. The cheapest path costs {optimum}.",
  "check.refuted.doubtful": "Whether it does so depends on the order in which it expands equal cells.",
  "check.unrefuted":
    "No such board was found: on {count} boards of up to {width} × {height} cells its path was a cheapest one each time.",

  "check.apartButton": "Make a board that tells the explanations apart",
  "check.apartTitle": "A board that tells the explanations apart",
  "check.told": "Run your program on this board of {width} × {height} cells, and paste below what it prints.",
  "check.untold":
    "{ran} explanations of your log were run on {count} small boards, and all of them did the same there.",
  "check.printed": "What your program prints on this board",
  "check.together": "From {count} logs together, with costs and counts as on the first board:",
  "check.apart": "No explanation of all these logs is certain enough to be told.",
  "check.apartAt":
    "The best one differs at step {step} of log {run}. Has the program changed in between? If not, the log of a larger board tells more.",
};
Object.assign(en, enOfCheck);
