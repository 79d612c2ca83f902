// English: what leads a first visitor through the first steps, loaded on a first visit only. The page adds these to the
// others: a module that leads back to them would be packed with them into a file of its own.

export const enOfFirstRun = {
  "lead.which.f": "the open cell with the smallest f",
  "lead.which.g": "the open cell with the smallest g",
  "lead.which.h": "the open cell with the smallest h",
  "lead.which.order": "the open cell that was opened first",
  "lead.0.astar":
    "A* expands {which}. So far only the start is open. Which cell is next? {pointer:fine=Click|coarse=Tap} it, or press {button} to see.",
  "lead.0.other":
    "This search expands {which}. So far only the start is open. Which cell is next? {pointer:fine=Click|coarse=Tap} it, or press {button} to see.",
  "lead.1":
    "It expanded the start and opened {count} {count:one=cell|other=cells} next to it. Now it expands {which}. Which cell is next? {pointer:fine=Click|coarse=Tap} it, or press {button} to see.",
  "lead.2.f":
    "It expanded {cell}, with {numbers}: g is the cost from the start, h the estimated cost to the goal, and no open cell had a smaller f. Which cell is next? {pointer:fine=Click|coarse=Tap} it, or press {button} to see.",
  "lead.2.g":
    "It expanded {cell}, with {numbers}: that is the cost from the start, and no open cell had a smaller g. Which cell is next? {pointer:fine=Click|coarse=Tap} it, or press {button} to see.",
  "lead.2.h":
    "It expanded {cell}, with {numbers}: that is the estimated cost to the goal, and no open cell had a smaller h. Which cell is next? {pointer:fine=Click|coarse=Tap} it, or press {button} to see.",
  "lead.2.order":
    "It expanded {cell}: no open cell had been opened earlier. Which cell is next? {pointer:fine=Click|coarse=Tap} it, or press {button} to see.",
  "lead.worked":
    "Look at {cell}. g {g} is what the path to it from the start costs. h {h} is what the straightest path from there to the goal would cost without walls: {moves}. f {f} is g and h together.",
  "lead.right": "Right. {sentence}",
  "lead.right-too": "{cell} was right too: only the order of opening decided. {sentence}",
  "lead.miss": "{miss} Try again, or press {button} to see.",
  "lead.miss.closed": "{cell} is not open: it has been expanded already.",
  "lead.miss.not-open": "{cell} is not open, and only an open cell can be next.",
  "lead.miss.behind": "{cell} has {by} {number}, but another open cell has {by} {than}, which is smaller.",
  "lead.miss.tied":
    "{cell} has f {number}, as small as any, but h {h}. Another cell with this f has h {than} and goes first.",
  "lead.miss.order": "{cell} is open, but another open cell was opened earlier.",
  "lead.3":
    "It expanded {cell}, and so it goes on until it reaches the goal. Now press “{play}”, {pointer:fine=click|coarse=tap} cells to draw walls{pointer:fine=|coarse=, hold one to ask about it}, or choose “{learn}”.",
  "lead.forWhom": "New to A*? Start here:",
  "lead.next": "Next",
  "lead.large": "A larger board",
  "lead.skip": "Skip",
  "lead.held":
    "{pointer:fine=Clicks and Enter answer|coarse=Taps answer} now. To draw, skip this{pointer:fine= or press Escape|coarse=}.",
  "lead.close": "Close",
};
