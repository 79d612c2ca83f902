// English: questions that the reader answers on the board, loaded with the first of them.

import { en } from "./index.js";

export const enOfQuiz = {
  "quiz.right.open": "{cell} is the only open cell.",
  "quiz.right.order": "No open cell was opened before {cell}.",
  "quiz.right.heap": "{cell} is at the top of the heap: {numbers}.",
  "quiz.right.least": "{cell} has {numbers}, and no other open cell has {by} {least} or less.",
  "quiz.right.low-h":
    "{cell} has {numbers}. {equal} other open {equal:one=cell has|other=cells have} {by} {least} too, but this one has the smallest h.",
  "quiz.right.high-h":
    "{cell} has {numbers}. {equal} other open {equal:one=cell has|other=cells have} {by} {least} too, but this one has the largest h.",
  "quiz.right.tied":
    "{cell} has {numbers}, and no open cell has less. {others} {others:one=other has|other=others have} {by} {least} too: any of them would be right.",
  "quiz.right.tied-h":
    "{cell} has {numbers}, and no open cell comes before it. {others} {others:one=other has|other=others have} {by} {least} and h {h} too: any of them would be right.",
  "quiz.right.side": "{cell} has {numbers}, and in the search {side} no open cell comes before it.",
  "quiz.miss.wall": "{cell} is a wall.",
  "quiz.miss.closed": "{cell} is closed: it was expanded at step {step}.",
  "quiz.miss.untouched": "{cell} is not open yet: no move leads to it from a cell that has been expanded.",
  "quiz.miss.not-open": "{cell} is not open, and only an open cell can be next.",
  "quiz.miss.other-side": "{cell} is open only in the search {side}, and now it is the other one’s turn.",
  "quiz.miss.behind": "{cell} has {by} {number}; {best} has {by} {than}, which is smaller.",
  "quiz.miss.order":
    "{cell} was opened as number {number}, counting from 0; {best} as number {than}, which is earlier.",
  "quiz.miss.low-h": "{cell} and {best} both have f {f}. {cell} has h {h}; {best} has h {than}, which is smaller.",
  "quiz.miss.high-h":
    "{cell} and {best} both have f {f}. {cell} has h {h}; {best} has h {than}, and with these settings the larger h comes first.",
  "quiz.miss.stuck":
    "{cell} has {by} {number}, less than {best} with {by} {than}. But in this heap an improved entry stays where it is, and {best} comes first.",
  "quiz.miss.later": "{cell} is open, but {best} comes before it.",
  "quiz.parent.right": "{cell} has its g from {parent}: {from} + {cost} = {g}.",
  "quiz.parent.right-both": "{cell} has its g from {parent}; via {other} it would be the same.",
  "quiz.parent.right-only": "{cell} has its g from {parent}.",
  "quiz.parent.not-taken": "{other} has not been expanded, so no g comes from it yet.",
  "quiz.parent.no-move": "{other} was expanded, but no move leads from it to {cell}.",
  "quiz.parent.other": "Via {other} the g of {cell} would be {from} + {cost} = {sum}, but it is {g}.",
  "quiz.parent.elsewhere": "{cell} does not have its g from {other}.",
  "quiz.hint": "Hint",
  "quiz.hint.look":
    "Look at the open cells first, of which there {count:one=is|other=are} {count}: no other cell can be next.",
  "quiz.hint.by": "Of the open cells the one with the smallest {by} is next: compare their {by}.",
  "quiz.hint.order": "Of the open cells the one that was opened first is next.",
  "quiz.hint.low-h": "Where f is equal, compare h: the smallest comes first.",
  "quiz.hint.high-h": "Where f is equal, compare h: the largest comes first.",
  "quiz.trace.other": "New board",
  "quiz.trace.row": "In a row: {right} of {wanted}.",
  "quiz.trace.rowDone": "{wanted} in a row were right: you can be A*.",
  "quiz.trace.click":
    "Expand the cells one after another: {pointer:fine=click each, or choose it with the arrow keys and Enter|coarse=tap each}.",
  "quiz.trace.count": "Step {step}; right so far: {right}.",
  "quiz.trace.score": "{right} of {count} {count:one=step|other=steps} right at the first attempt.",
  "quiz.trace.took": "You expanded {cell}.",
  "quiz.trace.fine": "{cell} is right.",
  "quiz.trace.again": "Start over",
  "quiz.trace.play": "Play the solution",
  "quiz.numbers.fill":
    "The next step expands {cell} and opens the {count} outlined {count:one=cell|other=cells}. Fill in the numbers.",
  "quiz.numbers.tap": "Tap a cell to see its g and h.",
  "quiz.numbers.table": "Numbers of the cells that are opened",
  "quiz.numbers.field": "{letter} of {cell}",
  "quiz.numbers.check": "Check",
  "quiz.numbers.score": "{right} of {count} {count:one=number|other=numbers} right.",
  "quiz.numbers.noNumber":
    "{count} {count:one=field is not a number|other=fields are not numbers}. Type a number such as 14 or 1.4.",
  "quiz.numbers.f": "f of {cell} is g + h = {g} + {h} = {f}.",
  "quiz.numbers.g": "g of {cell} is that of {taken} and the move: {from} + {more} = {g}.",
  "quiz.numbers.is": "{letter} of {cell} is {value}.",
  "quiz.numbers.improved": "{cell} had g {before}; a cheaper path has been found since, and g is {now}.",
  "quiz.numbers.shown": "These are the numbers.",
  "quiz.next.ask": "Step {step}: which cell is next? {pointer:fine=Click|coarse=Tap} it.",
  "quiz.next.again": "Once more, because it was missed: step {step}. Which cell is next?",
  "quiz.next.over": "The search ends here, and nothing is left to ask.",
  "quiz.next.score": "{right} of {all} right",
  "quiz.said": "{verdict} {saying}",
  "quiz.show": "Show me",
  "quiz.return": "Back to the question",
  "quiz.click":
    "{pointer:fine=Click the cell on the board, or choose it with the arrow keys and Enter|coarse=Tap the cell on the board}.",
  "quiz.right": "Right.",
  "quiz.wrong": "Not quite.",
  "quiz.draw.count": "Expansions on this board: {expanded}. Wanted: {wanted} or more.",
  "quiz.draw.found": "There is no path any more. Leave one open.",
  "quiz.draw.no-path": "There still is a path.",
  "quiz.shown": "The answer:",
};
Object.assign(en, enOfQuiz);
