// English: what leads a first visitor through the first steps, loaded on a first visit only. The page adds these to the
// others: a module that leads back to them would be packed with them into a file of its own.

export const enOfFirstRun = {
  "lead.which.astar": "the open cell with the smallest f",
  "lead.which.dijkstra": "the open cell with the smallest g",
  "lead.which.greedy": "the open cell with the smallest h",
  "lead.which.breadth-first": "the open cell that was opened first",
  "lead.0.astar":
    "A* takes {which}. So far only the start is open. Which cell is next? Click it, or press {button} to see.",
  "lead.0.other":
    "This search takes {which}. So far only the start is open. Which cell is next? Click it, or press {button} to see.",
  "lead.1":
    "It took the start and opened {count} {count:one=cell|other=cells} next to it. Now it takes {which}. Which cell is next? Click it, or press {button} to see.",
  "lead.2.astar":
    "It took {cell}, with {numbers}: g is the cost from the start, h the estimated cost to the goal, and no open cell had a smaller f. Which cell is next? Click it, or press {button} to see.",
  "lead.2.dijkstra":
    "It took {cell}, with {numbers}: that is the cost from the start, and no open cell had a smaller g. Which cell is next? Click it, or press {button} to see.",
  "lead.2.greedy":
    "It took {cell}, with {numbers}: that is the estimated cost to the goal, and no open cell had a smaller h. Which cell is next? Click it, or press {button} to see.",
  "lead.2.breadth-first":
    "It took {cell}: no open cell had been opened earlier. Which cell is next? Click it, or press {button} to see.",
  "lead.right": "Right. {sentence}",
  "lead.right-too": "{cell} was right too: only the order of opening decided. {sentence}",
  "lead.miss": "{miss} Try again, or press {button} to see.",
  "lead.miss.closed": "{cell} is not open: it has been taken already.",
  "lead.miss.not-open": "{cell} is not open, and only an open cell can be next.",
  "lead.miss.behind": "{cell} has {by} {number}, but another open cell has {by} {than}, which is smaller.",
  "lead.miss.tied":
    "{cell} has f {number}, as small as any, but h {h}. Another cell with this f has h {than} and goes first.",
  "lead.miss.order": "{cell} is open, but another open cell was opened earlier.",
  "lead.3":
    "It took {cell}, and so it goes on until it reaches the goal. Now press “{play}”, click cells to draw walls, or choose “{learn}”.",
  "lead.skip": "Skip",
  "lead.close": "Close",
};
