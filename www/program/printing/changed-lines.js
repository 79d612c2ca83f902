// In which lines two programs differ that were printed from nearly the same tree. Headless.

/** Lines of one program that stand instead of lines of another. @typedef {{ at: number, own: string[], other: string[] }} Piece `at`: where they begin in the first program, from 0. */

/** What a program needs to be loaded is no part of what it does. */
const LOADS = /^(import|using|#include)\b/;

/** @param {string[]} one @param {string[]} other @returns {Piece[]} */
export function changedLines(one, other) {
  const length = commonLengths(one, other);
  /** @type {Piece[]} */
  const pieces = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const from = [i, j];
    while ((i < one.length || j < other.length) && one[i] !== other[j]) {
      if (j === other.length || (i < one.length && length[i + 1][j] >= length[i][j + 1])) i++;
      else j++;
    }
    const piece = { at: from[0], own: one.slice(from[0], i), other: other.slice(from[1], j) };
    if (![...piece.own, ...piece.other].every((line) => LOADS.test(line))) pieces.push(piece);
    i++;
    j++;
  }
  return pieces;
}

/** How many lines two programs have in common from two lines on. @param {string[]} one @param {string[]} other */
function commonLengths(one, other) {
  const length = Array.from({ length: one.length + 1 }, () => new Array(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      const isSame = one[i] === other[j];
      length[i][j] = isSame ? 1 + length[i + 1][j + 1] : Math.max(length[i + 1][j], length[i][j + 1]);
    }
  }
  return length;
}

/** Without the indent that all of them have. @param {readonly string[]} lines */
export function unindented(lines) {
  const indent = Math.min(...lines.map((line) => line.length - line.trimStart().length));
  return lines.map((line) => line.slice(indent));
}
