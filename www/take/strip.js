// Several boards in one picture, each with a line above it: the steps of a filmstrip, or searches that are compared.

import { boardPicture } from "./board-picture.js";
import { fillGround } from "./compose.js";
import { boardSize, cellSize, EDGE, fittingNumbers, MOST_HEIGHT, MOST_PIXELS } from "./size.js";
import { put, targetOf } from "./target.js";
import { layOut, write } from "./words.js";

/** Sizes in a strip whose boards are this wide. */
const [PLAIN_BOARD, LABEL, GAP] = [320, 16, 16];

/**
 * @typedef {object} Choice
 * @property {number} count How many boards there are.
 * @property {number} columns
 * @property {number} width
 * @property {boolean} isTransparent
 */

/** Where everything is. @param {import("./size.js").Size} board @param {Omit<Choice, "isTransparent">} choice */
export function layOutStrip(board, { count, columns, width }) {
  const across = Math.max(1, Math.min(columns, count));
  const gap = Math.round((GAP * width) / across / PLAIN_BOARD);
  const column = (width - gap * (across - 1)) / across;
  const rows = Math.ceil(count / across);
  // However many rows, all of it must fit into one picture, at most half of which is not boards.
  const room = Math.min(MOST_HEIGHT, MOST_PIXELS / width) / rows;
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
 * @param {import("./target.js").Kind} kind
 * @param {import("./size.js").Size} board
 * @param {Iterable<{ label: string, scene: import("./board-picture.js").Scene }>} boards Each is drawn before the next one is asked for.
 * @param {Choice} choice
 */
export function composeStrip(kind, board, boards, choice) {
  const { across, gap, column, size, scale, label, frame, row, height } = layOutStrip(board, choice);
  const target = targetOf(kind, choice.width, height);
  let index = 0;
  for (const { label: name, scene } of boards) {
    if (index === 0) fillGround(target, choice.isTransparent, scene.colors.ground, choice.width, height);
    const left = (index % across) * (column + gap) + (column - frame.width) / 2;
    const top = Math.floor(index / across) * row;
    const text = layOut(target.context, [{ text: name, mark: "step" }], LABEL * scale, column, scene.colors);
    // Never more than there is room for.
    write(target.context, { ...text, lines: text.lines.slice(0, 1) }, left, top);
    const shown = { ...scene, numbers: fittingNumbers(scene.numbers, size) };
    put(target, boardPicture(kind, shown, size), Math.floor(left), top + label);
    index++;
  }
  return target;
}
