// A small board on which explanations of one log differ: what a program prints there tells which of them is right. Headless.

import { neverRuns } from "../rules/moves.js";
import { randomBoard, randomFrom } from "../why/trial-boards.js";
import { atOnce } from "./at-once.js";
import { allBehind } from "./behind.js";
import { Contest, varied } from "./contest.js";
import { Shortest } from "./shortest.js";
import { groundOf, shrunk } from "./shrunk-board.js";
import { windingBoard } from "./winding-boards.js";

/**
 * @import { Candidate } from "./candidates.js"
 * @import { Coord } from "./rimmed-board.js"
 */

/** A board, and how much it leaves open. @typedef {{ board: { width: number, height: number, cells: Uint8Array }, start: Coord, goal: Coord, left: number }} Telling */
/** The same, with how many pairs of candidates cannot print the same there. @typedef {Telling & { apart: number }} Apart */
/** `tried` is on how many boards with a path the candidates were run. @typedef {{ found?: Apart, tried: number }} Discriminated */

/** @typedef {{ width?: number, height?: number, penalties?: boolean }} Size At most, and whether cells may cost more. */

/** So many boards are tried: walls at random, and ways that wind. */
const BOARDS = 450;
/** So many of them are looked at closely, and so many of those more closely still. */
const [CLOSE, CLOSER] = [60, 8];
/** So many explanations are compared where the candidates do not differ. */
const MOST_OTHERS = 16;
/** After so many boards there is a pause. */
const SLICE = 10;

/**
 * A board on which candidates that differ anywhere differ, as many of them as possible, without whatever it does not need for
 * that; undefined if none was found on which any do.
 * @param {Candidate[]} candidates Those of a diagnosis.
 * @param {Size} [size]
 * @returns {{ board: { width: number, height: number, cells: Uint8Array }, start: Coord, goal: Coord } | undefined}
 */
export function discriminate(candidates, size) {
  const { found } = atOnce(discriminating(candidates, size));
  return found && { board: found.board, start: found.start, goal: found.goal };
}

/**
 * The same in slices of some milliseconds: yields which share is done.
 * @param {Candidate[]} candidates
 * @param {Size} [size]
 * @returns {Generator<number, Discriminated>}
 */
export function* discriminating(candidates, { width = 6, height = 5, penalties = areOpen(candidates) } = {}) {
  const [first] = candidates;
  if (!first || neverRuns(first.options)) return { tried: 0 };
  const shortest = new Shortest(first.options);
  try {
    const contest = new Contest(candidates, shortest);
    const random = randomFrom(3);
    /** @type {Telling[]} */
    const boards = [];
    for (let i = 0; i < BOARDS; i++) {
      if (i % SLICE === 0) yield (0.5 * i) / BOARDS;
      const told = contest.toldOn((i % 3 === 2 ? windingBoard : randomBoard)(random, width, height, penalties));
      if (told) boards.push(told);
    }
    boards.sort((a, b) => a.left - b.left);
    /** @type {Telling[]} */
    const close = [];
    for (const board of boards.slice(0, CLOSE)) {
      yield 0.5;
      close.push(...(contest.allOn(groundOf(board)) ?? []));
    }
    close.sort((a, b) => a.left - b.left);
    /** @type {Apart | undefined} */
    let best;
    for (const board of close.slice(0, CLOSER)) {
      yield 0.8;
      const apart = contest.apartOn(board, best?.apart);
      if (apart > (best?.apart ?? 0)) best = { ...board, apart };
    }
    const { tried } = contest;
    if (!best) return { tried };
    return { found: yield* shrunk(best, (ground, found) => contest.asMuchOn(ground, found)), tried };
  } finally {
    shortest.free();
  }
}

/**
 * The same; where the candidates do not differ, of what else explains the log.
 * @param {Candidate[]} candidates The very list that a diagnosis has.
 * @param {Size} [size]
 * @returns {Generator<number, Discriminated & { ran: number }>} `ran` is how many explanations were run.
 */
export function* discriminatingAll(candidates, size) {
  const told = yield* discriminating(candidates, size);
  const others = varied(allBehind(candidates)).slice(0, MOST_OTHERS);
  if (told.found || others.length <= candidates.length) return { ...told, ran: candidates.length };
  return { ...(yield* discriminating(others, size)), ran: others.length };
}

/** Whether it is open if penalties count. @param {Candidate[]} candidates */
const areOpen = (candidates) => candidates.some(({ options }) => options.penalties !== candidates[0].options.penalties);
