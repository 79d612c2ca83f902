// What the tab Board makes of the board that is there: random walls, a maze, rooms, or nothing but start and goal. Headless.

/**
 * @import { Board } from "../../core/board/board.js"
 * @import { Solver } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 */

/** @typedef {"random" | "maze" | "rooms" | "clearWalls"} Kind */
/** @typedef {{ seed: number, percent: number }} Making `percent`: how many of a hundred cells become random walls. */

export const KINDS = /** @type {const} */ (["random", "maze", "rooms", "clearWalls"]);

/** How many cells a side of a room has at most, and at least where there is no room for three of them. */
const ROOM = 7;
const LEAST_ROOM = 3;
/** The largest board of which a small picture still shows each cell. */
const MOST_COLUMNS = 72;
const MOST_ROWS = 45;

/** Whether only the full engine can make it. @param {Kind} kind */
export const isGenerated = (kind) => kind !== "clearWalls";

/** @param {Solver} solver @param {Kind} kind @param {Making} making @throws an error of the engine */
export function generate(solver, kind, { seed, percent }) {
  if (kind === "random") solver.randomWalls(percent / 100, seed);
  else if (kind === "maze") solver.maze(seed);
  else if (kind === "rooms") solver.rooms(roomOn(solver), seed);
  else solver.setCells(new Uint8Array(solver.width * solver.height));
}

/** How large rooms are on a board: three of them fit into its shorter side. @param {{ width: number, height: number }} board */
const roomOn = ({ width, height }) => Math.max(LEAST_ROOM, Math.min(ROOM, Math.floor(Math.min(width, height) / 3) - 1));

/** The name of a board that was made so. @param {Kind} kind @param {Making} making */
export function nameOf(kind, { seed, percent }) {
  if (kind === "clearWalls") return "open";
  return kind === "random" ? `random-${percent}-seed-${seed}` : `${kind}-seed-${seed}`;
}

/** The seed of a board of random walls, by its name; undefined if it is none. @param {string | undefined} name */
export function seedIn(name) {
  const found = name?.match(/^random-\d+-seed-(\d+)$/);
  return found ? Number(found[1]) : undefined;
}

/**
 * A board to try it on for a small picture: of the same size, or of the same shape where its cells would be too small.
 * @param {Board} board
 * @returns {Pick<Board, "width" | "height" | "start" | "goal">}
 */
export function sampleOf({ width, height, start, goal }) {
  const factor = Math.max(1, width / MOST_COLUMNS, height / MOST_ROWS);
  const [columns, rows] = [width, height].map((side) => Math.max(1, Math.round(side / factor)));
  const inSample = (/** @type {Coord} */ [x, y]) =>
    /** @type {Coord} */ ([Math.min(columns - 1, Math.floor(x / factor)), Math.min(rows - 1, Math.floor(y / factor))]);
  return { width: columns, height: rows, start: inSample(start), goal: inSample(goal) };
}
