// English: the tab Open list, loaded with it.

import { en } from "./index.js";

export const enOfOpenList = {
  "queue.view": "View",
  "queue.order": "In order",
  "queue.stored": "As stored",
  "queue.side": "Search",
  "queue.empty": "No cell is open.",
  "queue.before": "As it was before step {step}.",
  "queue.count": "{count} {count:one=cell is|other=cells are} open.",
  "queue.countOfSide": "{count} {count:one=cell is|other=cells are} open in this search.",
  "queue.turn": " The next cell is expanded by the one {side}.",
  "queue.place": "place",
  "queue.cell": "cell",
  "queue.opened": "since",
  "queue.openSince": "open since step",
  "queue.tie": "Only the order of opening decides between these {count}.",
  "queue.tie-heap": "Where they lie in the heap decides between these {count}.",
  "queue.more": "And {count} more.",
  "queue.rule-low-h": "At equal f the smaller h comes first; if h is equal too, the cell opened first.",
  "queue.rule-high-h": "At equal f the larger h comes first; if h is equal too, the cell opened first.",
  "queue.rule-fifo": "At equal {letter} the cell opened first comes first.",
  "queue.rule-lifo": "At equal {letter} the cell opened last comes first.",
  "queue.rule-line": "Cells are expanded in the order in which they were opened, so there are no ties.",
  "queue.swap-low-h":
    "At equal f the smaller h comes first. Entries with equal f and h change places in the heap, so the order of opening does not decide.",
  "queue.swap-high-h":
    "At equal f the larger h comes first. Entries with equal f and h change places in the heap, so the order of opening does not decide.",
  "queue.swap":
    "Entries with equal {letter} change places in the heap, so the order of opening does not decide between them.",
  "queue.stays":
    " An improved entry stays where it is in the heap, so a cell may be expanded before others that should come first.",
  "queue.sides": " A cell counts as opened when one of the two searches first opens it.",
  "queue.about-binary-heap":
    "No entry comes before the one above it, so the first of all is at the top. Places are counted from 0, level by level.",
  "queue.about-stays":
    "The first of all should be at the top, and no entry above one that comes before it; but improved entries have stayed where they were. Places are counted from 0, level by level.",
  "queue.about-unsorted-list":
    "Entries lie as they came; the last one fills the gap of one removed. To find the first, all are looked at: underlined is the best one so far at each point of the search.",
  "queue.about-sorted-list":
    "Entries are kept in the order in which they are removed. A new one moves all that are removed before it by one place.",
  "queue.at": "After step {position}",
  "queue.atStart": "Before the first step",
  "queue.busy": "Repeating the search up to this step…",
  "queue.large":
    "To look into the structure, the search is repeated up to this step. That is done on boards of at most {cells} cells, for at most {steps} steps.",
  "queue.stopped": "There is no search.",
  "queue.work-none": "Before the first step only the start was put in.",
  "queue.work-split":
    "This step: 1 removed ({takingComparisons} {takingComparisons:one=comparison|other=comparisons}, {takingMoves} {takingMoves:one=entry|other=entries} moved), {changed} ({comparisons} {comparisons:one=comparison|other=comparisons}, {moves} {moves:one=entry|other=entries} moved).",
  "queue.work-taken":
    "This step: 1 removed ({comparisons} {comparisons:one=comparison|other=comparisons}, {moves} {moves:one=entry|other=entries} moved), none put in.",
  "queue.work":
    "This step: 1 removed, {changed}: {comparisons} {comparisons:one=comparison|other=comparisons}, {moves} {moves:one=entry|other=entries} moved.",
  "queue.put-none": "none put in",
  "queue.put": "{count} put in",
  "queue.put-improved": "{count} put in, {improved} improved",
  "queue.levels": "{count} more {count:one=is|other=are} below, on levels {from} to {to}.",
  "queue.level": "{count} more {count:one=is|other=are} below, on level {to}.",
  "queue.node": "Place {place}: {cell}, {letter} {value}",
  "queue.node-next": "{node}, comes first",
  "queue.node-new": "{node}, put in by this step",
  "queue.node-best": "{node}, best so far",
  "queue.node-above": "{node}, should be above the entry over it",
  "queue.node-closed": "{node}, closed by the other search",
  "queue.key-next": "comes first",
  "queue.key-new": "put in by this step",
  "queue.key-above": "should be above",
  "queue.key-closed": "closed by the other search",
  "queue.zoom": "Press an entry to see the part below it.",
  "queue.pointed": "{cell}: {letter} {value}, place {place}.",
  "queue.deep": "{cell}: place {place}.",
  "queue.below": "{count} {count:one=entry|other=entries} below it.",
  "queue.whole": "Whole heap",
  "queue.part": "This is the part below place {place}.",
  "queue.key-dot": "no room to write: the fuller its color, the smaller {letter}",
  "queue.structure": "Entries as they are stored",
};
Object.assign(en, enOfOpenList);
