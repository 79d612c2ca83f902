// English: what leads a first visitor through the first steps, loaded on a first visit only. The page adds these to the
// others: a module that leads back to them would be packed with them into a file of its own.

export const enOfFirstRun = {
  "lead.which.astar": "the open cell with the smallest f",
  "lead.which.dijkstra": "the open cell with the smallest g",
  "lead.which.greedy": "the open cell with the smallest h",
  "lead.which.breadth-first": "the open cell that was opened first",
  "lead.0.astar": "Press {button}: A* takes {which}. So far only the start is open.",
  "lead.0.other": "Press {button} to take {which}. So far only the start is open.",
  "lead.1":
    "It took the start and opened {count} {count:one=cell|other=cells} next to it. Press {button} again to take {which}.",
  "lead.2.astar":
    "It took {cell}, with {numbers}: g is the cost from the start, h the estimated cost to the goal, and no open cell had a smaller f. Press {button} once more.",
  "lead.2.dijkstra":
    "It took {cell}, with {numbers}: that is the cost from the start, and no open cell had a smaller g. Press {button} once more.",
  "lead.2.greedy":
    "It took {cell}, with {numbers}: that is the estimated cost to the goal, and no open cell had a smaller h. Press {button} once more.",
  "lead.2.breadth-first": "It took {cell}: no open cell had been opened earlier. Press {button} once more.",
  "lead.3":
    "It took {cell}, and so it goes on until it reaches the goal. Now press “{play}”, click cells to draw walls, or choose “{learn}”.",
  "lead.skip": "Skip",
  "lead.close": "Close",
};
