// The first number of a log that cannot be right, whatever the program is: an h that no heuristic gives for its cell, a g
// that no neighbor taken before gives, an f that is not g and h together. Only what was printed is compared.

import { indexOf } from "../rules/cells.js";
import { fromBoard, toBoard } from "./coordinate-frames.js";
import { Printed, slackOf, standsFor } from "./printed.js";
import { areAlike, slackOfCutting, slackOfFormula } from "./tolerances.js";
import { checkG, linesOf } from "./wrong-g.js";
import { checkH } from "./wrong-h.js";

/**
 * @import { Board, Frame } from "./coordinate-frames.js"
 * @import { LogStep } from "./logged-numbers.js"
 * @import { Coord, Mistake } from "./usual-h.js"
 * @import { Given } from "./wrong-h.js"
 */

/**
 * @typedef {object} PrintedWrong All numbers are in the program's unit; where they were printed, as they were.
 * @property {number} step From 1.
 * @property {Coord} cell As it was printed.
 * @property {"g" | "h" | "f"} name
 * @property {number} said
 * @property {Given[]} [gives] Of h: what each heuristic gives there.
 * @property {Mistake} [mistake] Of h: the usual mistake that explains every one.
 * @property {number} [times] What a straight move counts in h, where that is the mistake.
 * @property {number} [straight] And in g.
 * @property {number} [right] What it should be, where only the search that the rest of the log is of tells that.
 * @property {{ cell: Coord, g: number, isDiagonal: boolean }} [from] Of g: the neighbor that it comes from, with its g.
 * @property {boolean} [isAlone] Whether no other neighbor was taken before.
 * @property {number} [cost] What that move costs; of a diagonal move that is the root of 2 elsewhere, that.
 * @property {boolean} [hasPenalty] Whether a penalty is part of it.
 * @property {boolean} [isThroughout] Whether every diagonal move adds the same.
 * @property {number} [g] Of f: what was printed beside it.
 * @property {number} [h]
 */

/**
 * @param {import("./coordinate-frames.js").Given & { start: Coord, goal: Coord }} given
 * @param {Frame[]} frames The most likely first.
 * @returns {PrintedWrong | undefined}
 */
export function printedWrong({ board, log: { steps }, start, goal }, frames) {
  const printed = new Printed(steps);
  if (!printed.any) return undefined;
  // Cells beyond the board mean that it may be the log of another one, where nothing here would be right.
  const usable = frames.filter((frame) => steps.every(({ x, y }) => isOn(board, toBoard(frame, [x, y], board))));
  const read = usable.map((frame) => inFrame(printed, board, frame, start, goal));
  // What is right in any frame is right.
  const made = read.find(({ h }) => h.right && !h.wrong) ?? read.find(({ h }) => h.wrong?.mistake) ?? read[0];
  if (!made) return undefined;
  const { h, g } = made;
  const found = [ofH(steps, h), ofMoves(made), ofG(steps, g), ofF(printed)].filter((wrong) => wrong !== undefined);
  return found.find(({ mistake }) => mistake) ?? found.sort((a, b) => a.step - b.step)[0];
}

/** @param {Board} board @param {Coord} cell */
const isOn = ({ width, height }, [x, y]) => x >= 0 && y >= 0 && x < width && y < height;

/** @param {Printed} printed @param {Board} board @param {Frame} frame @param {Coord} start @param {Coord} goal */
function inFrame(printed, board, frame, start, goal) {
  const { steps } = printed;
  const [from, to] = [fromBoard(frame, start, board), fromBoard(frame, goal, board)];
  const byteOf = (/** @type {Coord} */ cell) => {
    return board.cells[indexOf(board, toBoard(frame, cell, board))] ?? 0;
  };
  const { all, lines } = linesOf(steps, from, byteOf);
  const g = checkG(printed, lines);
  const ofH = steps.flatMap(({ h }, step) => {
    const { cell, near } = all[step];
    return h === undefined
      ? []
      : [{ step, said: h, place: { cell, start: from, goal: to }, before: near.map(({ cell }) => cell) }];
  });
  return { frame, lines, g, h: checkH(printed, ofH, g.moves?.straight), printed };
}

/** @param {LogStep[]} steps @param {number} step @returns {Coord} */
const cellAt = (steps, step) => [steps[step].x, steps[step].y];

/** @param {LogStep[]} steps @param {ReturnType<typeof checkH>} found @returns {PrintedWrong | undefined} */
function ofH(steps, { wrong }) {
  if (!wrong) return undefined;
  const { step, ...rest } = wrong;
  return { ...rest, step: step + 1, cell: cellAt(steps, step), name: "h" };
}

/** @param {LogStep[]} steps @param {ReturnType<typeof checkG>} found @returns {PrintedWrong | undefined} */
function ofG(steps, { wrong }) {
  if (!wrong) return undefined;
  const { step, ...rest } = wrong;
  return { ...rest, step: step + 1, cell: cellAt(steps, step), name: "g" };
}

/**
 * A diagonal move that is not what h counts with, in the first line that can only come by one.
 * @param {ReturnType<typeof inFrame>} made
 * @returns {PrintedWrong | undefined}
 */
function ofMoves({ g: { moves, wrong }, h: { right }, lines, printed }) {
  if (!moves || wrong) return undefined;
  const ratio = moves.diagonal / moves.straight;
  // Euclidean distances go with 10 and 14 too, but not with a root that is cut off.
  const isCut = right?.way.formula === "euclidean" && ratio > 1.405;
  const meant = right?.way.ratio ?? (isCut ? Math.SQRT2 : undefined);
  // What moves cost is the program's affair, as long as h counts with the same.
  if (meant !== Math.SQRT2 || ratio >= meant || ratio <= 1) return undefined;
  const cost = meant * moves.straight;
  if (areAlike(moves.diagonal, cost)) return undefined;
  const line = lines.find(({ near, said }) =>
    near.every(({ isDiagonal, g }) => isDiagonal && !standsFor(said, g + cost, printed.most)),
  );
  if (!line || line.near.length === 0) return undefined;
  const { step, said, near } = line;
  return {
    step: step + 1,
    cell: cellAt(printed.steps, step),
    name: "g",
    said,
    from: near[0],
    isAlone: true,
    cost,
    isThroughout: true,
  };
}

/** The first f that is not g and h together, with the same weight in all lines. @param {Printed} printed @returns {PrintedWrong | undefined} */
function ofF(printed) {
  const { steps } = printed;
  // Nobody reads the f of the start, so that it may be anything.
  const lines = steps.flatMap(({ g, h, f }, step) =>
    g === undefined || h === undefined || f === undefined || step === 0 ? [] : [{ step, g, h, f }],
  );
  const { g, h, f } = printed.precision;
  // Each of the three may have been rounded.
  const slack = (/** @type {typeof lines[0]} */ line) => slackOf(line.g, g) + slackOf(line.h, h) + slackOf(line.f, f);
  const isWhole = g.decimals + h.decimals + f.decimals === 0;
  const is = (/** @type {typeof lines[0]} */ line, /** @type {number} */ value) =>
    Math.abs(line.f - value) <= (isWhole ? slackOfCutting(0) : slack(line)) + slackOfFormula(value);
  let [low, high] = [0, Number.POSITIVE_INFINITY];
  for (const line of lines) {
    if (line.h <= 0) continue;
    low = Math.max(low, (line.f - line.g - slack(line)) / line.h);
    high = Math.min(high, (line.f - line.g + slack(line)) / line.h);
  }
  if (low <= high || lines.every((line) => is(line, line.g)) || lines.every((line) => is(line, line.h)))
    return undefined;
  const wrong = lines.find((line) => !is(line, line.g + line.h));
  if (!wrong) return undefined;
  return { step: wrong.step + 1, cell: cellAt(steps, wrong.step), name: "f", said: wrong.f, g: wrong.g, h: wrong.h };
}
