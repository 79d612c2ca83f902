/** The options of a search; the first value of each is the default. */
export interface Options {
  algorithm: "astar" | "dijkstra" | "breadth-first" | "greedy" | "jump-point" | "bidirectional-astar" | "fastest";
  heuristic: "auto" | "manhattan" | "octile" | "euclidean" | "chebyshev" | "zero" | "floored-euclidean";
  diagonal: "no-corner-cutting" | "never" | "at-most-one-obstacle" | "always";
  costs: "10-14" | "sqrt2";
  /** f = g + weight · h. Finite and at least 0; 1 unless set. */
  weight: number;
  tieBreak: "low-h" | "high-h" | "fifo" | "lifo";
  neighborOrder: "row-major" | "column-major" | "column-major-up" | "clockwise" | "straight-first";
  openList: "binary-heap" | "unsorted-list" | "sorted-list";
  /** Whether an entry of the binary heap moves up when its g improves; A*, Dijkstra and greedy. true unless set. */
  decreaseKey: boolean;
  /** Whether entries of the binary heap with equal keys change places; A*, Dijkstra and greedy. false unless set. */
  swapEqual: boolean;
  /** true unless set. */
  improveOpen: boolean;
  /** false unless set. */
  reopenClosed: boolean;
  stopWhen: "goal-closed" | "goal-opened";
  /** true unless set. */
  penalties: boolean;
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
