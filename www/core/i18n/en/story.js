// English: what there is to say about a cell, loaded when the first one is asked about. What is in brackets leads to the
// step that it names.

import { en } from "./index.js";

export const enOfStory = {
  "story.taken": "Expanded at [step {step}]: {numbers}{rank}.",
  "story.taken-side": "Expanded at [step {step}] by the search {side}: {numbers}{rank}.",
  "story.heap": "In this heap improved entries stay where they are, so another cell may be expanded first.",
  "story.next": "Next: it is expanded before all other open cells. {numbers}.",
  "story.last-next": "Still open when the search ended; it would have been next. {numbers}.",
  "story.open":
    "Not expanded yet: {numbers}. {ahead} open {ahead:one=cell is|other=cells are} expanded before it; next is {cell}.",
  "story.left":
    "Still open when the search ended: {numbers}. {ahead} open {ahead:one=cell|other=cells} would have been expanded before it, {cell} first.",
  "story.other": "{cell} with {value}",
  "story.equal": "Of the cells that are expanded before it, {equal} {equal:one=has|other=have} the same {letter}.",
  "story.waiting": "Not expanded yet: {numbers}.",
  "story.stayed": "Still open when the search ended: {numbers}.",
  "story.begin": "The search begins here, with g 0.",
  "story.begin-side": "The search {side} begins here, with g 0.",
  "story.opened": "[Step {step}] opened it from {cell}, with g {g}.",
  "story.improved": "[Step {step}] found a cheaper path, via {cell}: g {g} instead of {before}.",
  "story.reopened": "[Step {step}] reopened it, via {cell}: g {g} instead of {before}.",
  "story.way": "g {g} {is} {sum}: {legs}.",
  "story.stale":
    "g {g} was set before one of its ancestors improved. Through them the path now costs {cost} {is} {sum}: {legs}.",
  "story.penalties": "{penalty} in penalties",
  "story.leg": "{moves} {direction}",
  "story.hidden": "{hidden} more {hidden:one=turn|other=turns}",
  "story.direction-0": "up",
  "story.direction-1": "up right",
  "story.direction-2": "right",
  "story.direction-3": "down right",
  "story.direction-4": "down",
  "story.direction-5": "down left",
  "story.direction-6": "left",
  "story.direction-7": "up left",
  "story.both-sides": "The search {side} has opened it too.",
  "story.path": "On the path: cell {at} of {count}.",
  "story.goal": "It is the goal, so the search ends here.",
  "story.longer": "There is a cheaper path here, which costs {least}.",
  "story.later-taken": "[Step {step}] expands it.",
  "story.later-opened": "[Step {step}] opens it.",
  "story.never-taken": "It is never expanded: the search ends with [step {step}].",
  "story.never-opened": "It is never opened: the search ends with [step {step}].",
  "story.wall": "A wall: no search enters it.",
  "story.cut-off":
    "No path leads here from the start: {walls} {walls:one=wall closes|other=walls close} off {cells} {cells:one=cell|other=cells}, and this is one of them.",
  "story.cut-off-start":
    "No path leads here: {walls} {walls:one=wall closes|other=walls close} off the start, with {cells} {cells:one=cell|other=cells} in all.",
  "story.squeeze": "It could be reached only by cutting corners that may not be cut, as from {cell} to {to}.",
  "story.passed": "Jumps have passed over it {times} {times:one=time|other=times} without opening it.",
  "story.not-yet": "Not opened yet.",
  "story.not-yet-more": "Not opened yet: it would have at least {least}, and the cell expanded last had {last}.",
  "story.not-yet-equal": "Not opened yet: it could have {least}, like the cell expanded last.",
  "story.not-yet-less": "Not opened yet: it could have {least}, less than the {last} of the cell expanded last.",
  "story.ended": "Never opened: the search ended before that.",
  "story.ended-more": "Never opened: the search ended at {last}, and this cell would have had at least {least}.",
  "story.ended-equal": "Never opened: it could have had {least}, but that is where the search ended.",
  "story.ended-less": "Never opened: it could have had {least}, less than the {last} at which the search ended.",
  "story.by-way-of": "A cheapest path here goes through {cell}, which is open: {numbers}.",
  "story.was-by-way-of": "A cheapest path here goes through {cell}, which was still open: {numbers}.",
  "story.beyond-goal": "A cheapest path here goes through the goal {cell}, where the search ends.",
};
Object.assign(en, enOfStory);
