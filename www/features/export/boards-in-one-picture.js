// Several boards in one picture, each with a line above it: the steps of a filmstrip, or searches that are compared.

import { boardPicture } from "./board-picture.js";
import { fillGround } from "./compose.js";
import { layOut, write } from "./picture-texts.js";
import { boardSize, cellSize, EDGE, fittingNumbers, MOST_HEIGHT, MOST_PIXELS } from "./size.js";
import { put, targetOf } from "./target.js";

/**
 * @import { Scene } from "./board-picture.js"
 * @import { Size } from "./size.js"
 * @import { Kind } from "./target.js"
 */

/** Sizes in a strip whose boards are this wide. */
const [PLAIN_BOARD, LABEL, GAP] = [320, 16, 16];

/**
 * @typedef {object} Choice
 * @property {number} count How many boards there are.
 * @property {number} columns
 * @property {number} width
 * @property {boolean} isTransparent
 * @property {number} [height] What it takes at most.
 */

/** Where everything is. @param {Size} board @param {Omit<Choice, "isTransparent">} choice */
export function layOutStrip(board, { count, columns, width, height = MOST_HEIGHT }) {
  const across = Math.max(1, Math.min(columns, count));
  const gap = Math.round((GAP * width) / across / PLAIN_BOARD);
  const column = (width - gap * (across - 1)) / across;
  const rows = Math.ceil(count / across);
  // However many rows, all of it must fit into one picture, at most half of which is not boards.
  const room = Math.max(1, Math.min(height, MOST_HEIGHT, MOST_PIXELS / width)) / rows;
  const wanted = Math.max(0.7, column / PLAIN_BOARD);
  const scale = Math.min(wanted, (wanted * room) / 2 / (1.5 * LABEL * wanted + gap));
  const below = Math.floor((gap * scale) / wanted);
  const label = Math.round(1.5 * LABEL * scale);
  const rest = Math.max(1, room - label - below - 2 * EDGE - 1);
  const size = Math.min(cellSize(board, column), rest / board.height);
  const frame = boardSize(board, size);
  const row = label + frame.height + below;
  return { across, gap, column, size, scale, label, frame, row, height: Math.max(1, row * rows - below) };
}

/**
 * Where a board is, with its line: a last row that is not full stands in the middle.
 * @param {Pick<ReturnType<typeof layOutStrip>, "across" | "gap" | "column" | "frame" | "row">} layout
 * @param {number} index
 * @param {number} count How many there are.
 */
export function placeOf({ across, gap, column, frame, row }, index, count) {
  const inRow = index % across;
  const missing = across - Math.min(across, count - (index - inRow));
  const left = (inRow + missing / 2) * (column + gap) + (column - frame.width) / 2;
  return { left: Math.floor(left), top: Math.floor(index / across) * row };
}

/**
 * @param {Kind} kind
 * @param {Size} board
 * @param {Iterable<{ label: string, scene: Scene }>} boards Each is drawn before the next one is asked for.
 * @param {Choice} choice
 */
export function composeStrip(kind, board, boards, choice) {
  const layout = layOutStrip(board, choice);
  const { column, size, scale, label, height } = layout;
  const target = targetOf(kind, choice.width, height);
  let index = 0;
  for (const { label: name, scene } of boards) {
    if (index === 0) fillGround(target, choice.isTransparent, scene.colors.ground, choice.width, height);
    const { left, top } = placeOf(layout, index, choice.count);
    const text = layOut(target.context, [{ text: name, mark: "step" }], LABEL * scale, column, scene.colors);
    // Never more than there is room for.
    write(target.context, { ...text, lines: text.lines.slice(0, 1) }, left, top);
    const shown = { ...scene, numbers: fittingNumbers(scene.numbers, size) };
    put(target, boardPicture(kind, shown, size), left, top + label);
    index++;
  }
  return target;
}
