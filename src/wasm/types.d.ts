/** What a number may be. */
export interface Limits {
  default: number;
  min: number;
  max: number;
}

/** What an option may be that is chosen from a list, or switched on and off. */
export interface Choice<Value> {
  default: Value;
  /** In the order in which they are offered; of names, the default is the first. */
  values: Value[];
}

/** What each option may be. */
export type Choices = { [Key in keyof Options]: Options[Key] extends number ? Limits : Choice<Options[Key]> };

/** What an algorithm is, whatever the board and the other options. */
export interface AlgorithmFacts {
  /** By what it chooses the next of the open cells: f = g + weight · h, g, h, or the order in which they were opened. */
  decidesBy: "f" | "g" | "h" | "order";
  /** Where its estimate h comes from: the option `heuristic`, the heuristic `auto`, or it has none and h is 0. */
  estimate: "chosen" | "automatic" | "none";
  /** How many searches run: 2 that begin at start and goal, or 1. */
  sides: 1 | 2;
  /** Which cells an expansion looks at: all neighbors, cells farther away that it jumps to, or what is quicker. */
  looks: "neighbors" | "jumps" | "vary";
  /** Where the parents of cells are: all are neighbors, or some farther away, and the path passes over the cells between. */
  parents: "neighbors" | "far";
  /**
   * Whether it finds a shortest path on every board. `if-consistent`: if weight · h is consistent, open cells are improved,
   * in the order of their keys, and the search ends when it takes the goal, as far as these options have an effect.
   */
  shortest: "always" | "if-consistent" | "never";
  /** The options that have no effect on it. */
  ignores: (keyof Options)[];
}

/**
 * How a heuristic measures the distance over so many columns and rows. `automatic`: as another one does, which depends on
 * the rules of moving. `moves`: `far` straight moves for each of the larger number, and for each of the smaller one nothing
 * more, a straight move more, or what a diagonal move costs more than a straight one. `line`: the length of the straight
 * line, in straight moves. `floored-line`: the same, rounded down to whole moves.
 */
export type HeuristicFacts =
  | { distance: "automatic" | "line" | "floored-line" }
  | { distance: "moves"; far: 0 | 1; near: "nothing" | "straight" | "diagonal" };

/** What moves cost, in the cost model's own unit. */
export interface CostFacts {
  straight: number;
  diagonal: number;
  /** What a penalty of 1 adds. */
  penalty: number;
  /** What the octile distance counts for a diagonal move: where one costs no more than a straight move, more than that. */
  octile: number;
  /** The first three in the whole numbers in which the search counts. */
  units: [number, number, number];
}

/** Which diagonal moves a rule allows. */
export interface DiagonalFacts {
  /** How many of the two cells beside the move may be blocked; `undefined` if there are no diagonal moves. */
  mostBlocked: 0 | 1 | 2 | undefined;
}

export type Status = "searching" | "found" | "no-path";

/** A path from start to goal. */
export interface Path {
  /** x and y of each cell in turn, start and goal included. */
  cells: Uint32Array;
  /** In the unit of the cost model. */
  cost: number;
  /** Expansions that found it. */
  expanded: number;
}

/** Sums up to a position of a recorded search. */
export interface Stats {
  expanded: number;
  generated: number;
  improved: number;
  reopened: number;
  openSize: number;
  openPeak: number;
  comparisons: number;
  moves: number;
  pathLength: number | undefined;
  pathCost: number | undefined;
}

/** What is known of a cell at a position; costs are in the unit of the cost model. */
export interface NodeInfo {
  /** 0 untouched, 1 open, 2 closed. */
  state: number;
  g: number | undefined;
  h: number;
  f: number | undefined;
  parent: [number, number] | undefined;
  openedAt: number | undefined;
  closedAt: number | undefined;
  improvedAt: number[];
  reopenedAt: number[];
}

/** Which of two searches: 0 for the one from the start, 1 for the one from the goal. */
export type Side = 0 | 1;

/**
 * An expansion: the cell that it took from the open list, the others that were open at that moment, and what it changed.
 * Costs are in the unit of the cost model. Whether numbers are equal is decided as in the search itself, without
 * rounding. Where two sides search, the open cells are those of the side that took the cell.
 */
export interface Taken {
  /** The number of the expansion, from 1. */
  step: number;
  cell: [number, number];
  side: Side;
  g: number;
  h: number;
  f: number;
  /** How many cells were open, this one included. */
  among: number;
  /** How many had a smaller f: none, unless improved entries of a heap stay where they are. */
  smallerF: number;
  /** How many others had the same f. */
  equalF: number;
  /** How many of those had a smaller h. */
  smallerH: number;
  /** How many of those had the same h. */
  equalH: number;
  /** How many others only the order of opening set apart from it. */
  tied: number;
  /** How many of those were opened before it. */
  earlier: number;
  /** What set it apart from the others. */
  decidedBy: "f" | "h" | "order";
  /** How many cells it put into the open list for the first time. */
  opened: number;
  /** How many better parents it gave to open cells. */
  improved: number;
  /** How many closed cells it put into the open list again. */
  reopened: number;
}

/** A cell that an expansion looked at; costs are in the unit of the cost model. */
export interface Look {
  cell: [number, number];
  /**
   * What became of it. `kept`: it is open and the way through the expanded cell is shorter, but open cells keep their
   * first parents. `closed`: it is closed, on either side if two sides search, and stays so. `corner`: the diagonal rule
   * forbids the move.
   */
  became: "opened" | "improved" | "reopened" | "not-improved" | "kept" | "closed" | "wall" | "corner";
  /** Its g by way of the expanded cell, unless the move is not allowed. */
  g?: number;
  /** The g that it had before, if it had been reached by the side that searched. */
  before?: number;
}

/** What the engine throws. */
export interface StarstepError extends Error {
  code:
    | "out-of-bounds"
    | "bad-cell"
    | "bad-option"
    | "bad-map"
    | "start-blocked"
    | "goal-blocked"
    | "too-large"
    | "wrong-algorithm";
  /**
   * What the message names, for those who say it in another language: numbers, texts in quotation marks, and codes such
   * as `width` or `object`. Where a code has several reasons, `problem` or `allowed` is that of the reason, for example
   * `row-short`.
   */
  values: Record<string, string>;
}
