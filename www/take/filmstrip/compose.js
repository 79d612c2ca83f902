// Several steps in one picture, each with its number.

import { boardPicture } from "../board-picture.js";
import { fillGround } from "../compose.js";
import { boardSize, cellSize, fittingNumbers } from "../size.js";
import { put, targetOf } from "../target.js";
import { layOut, write } from "../words.js";

/** Sizes in a strip whose boards are this wide. */
const [PLAIN_BOARD, LABEL, GAP] = [320, 16, 16];

/**
 * @typedef {object} Choice
 * @property {number[]} steps
 * @property {number} columns
 * @property {number} width
 * @property {boolean} isTransparent
 */

/** Where everything is. @param {import("../size.js").Size} board @param {Choice} choice */
export function layOutStrip(board, { steps, columns, width }) {
  const across = Math.max(1, Math.min(columns, steps.length));
  const gap = Math.round((GAP * width) / across / PLAIN_BOARD);
  const column = (width - gap * (across - 1)) / across;
  const rows = Math.ceil(steps.length / across);
  const scale = Math.max(0.7, column / PLAIN_BOARD);
  const label = Math.round(1.5 * LABEL * scale);
  // However many rows, all of it must fit into one picture.
  const size = Math.min(cellSize(board, column), cellSize({ width: 1, height: rows * (board.height + 2) }, column));
  const frame = boardSize(board, size);
  const row = label + frame.height + gap;
  return { across, gap, column, size, scale, label, frame, row, height: Math.max(1, row * rows - gap) };
}

/**
 * @param {import("../target.js").Kind} kind
 * @param {import("../reel.js").Reel} reel
 * @param {(run: import("../../run/run.js").Run) => import("../board-picture.js").Scene} sceneOf
 * @param {Choice} choice
 * @param {import("../../i18n/index.js").Language} language
 */
export function composeStrip(kind, reel, sceneOf, choice, { t }) {
  const { board } = reel.run;
  const { across, gap, column, size, scale, label, frame, row, height } = layOutStrip(board, choice);
  const target = targetOf(kind, choice.width, height);
  for (const [index, step] of choice.steps.entries()) {
    const scene = sceneOf(reel.at(step));
    if (index === 0) fillGround(target, choice.isTransparent, scene.colors.ground, choice.width, height);
    const left = (index % across) * (column + gap) + (column - frame.width) / 2;
    const top = Math.floor(index / across) * row;
    const text = layOut(
      target.context,
      [{ text: t("narrator.step", { position: step }), mark: "step" }],
      LABEL * scale,
      column,
      scene.colors,
    );
    write(target.context, text, left, top);
    put(
      target,
      boardPicture(kind, { ...scene, numbers: fittingNumbers(scene.numbers, size) }, size),
      Math.floor(left),
      top + label,
    );
  }
  return target;
}
