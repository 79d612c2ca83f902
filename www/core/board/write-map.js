// Boards as text without the engine, to the byte as the engine writes them: at first there is the lean one, which cannot.

import { WALL } from "../../rules/cells.js";

/** @import { Solver } from "../../pkg/starstep.js" */

/** The letters of the bytes that have one; the others are the Braille patterns. @type {Record<number, string>} */
const LETTERS = { 0: ".", 20: "S", [WALL]: "@" };
const BRAILLE = 0x2800;

/**
 * @param {Pick<Solver, "width" | "height" | "start" | "goal" | "origin" | "cells">} board
 * @returns {string} What `Solver.fromMap` reads as the same board.
 */
export function writeMap(board) {
  const { width, height, start, goal, origin } = board;
  const cells = board.cells();
  const areCorners = `${start}` === "0,0" && `${goal}` === `${[width - 1, height - 1]}`;
  const areAsUnnamed = areCorners && [false, true].every((isSlanted) => joinsCorners(cells, width, isSlanted));
  const ends = areAsUnnamed ? "" : `start ${start.join(" ")}\ngoal ${goal.join(" ")}\n`;
  const shift = origin.some(Boolean) ? `origin ${origin.join(" ")}\n` : "";
  const letters = Array.from({ length: 256 }, (_, byte) => LETTERS[byte] ?? String.fromCharCode(BRAILLE + byte));
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from(cells.subarray(y * width, (y + 1) * width), (byte) => letters[byte]).join(""),
  );
  return `type octile\nheight ${height}\nwidth ${width}\n${ends}${shift}map\n${rows.join("\n")}\n`;
}

/**
 * Whether a map that does not name start and goal would be read with both in the corners: the first region has both, and
 * none is larger; or nothing is free. A diagonal move past a free corner can be made in two straight ones, so regions
 * differ only if diagonal moves may pass between two corners.
 * @param {Uint8Array} cells
 * @param {number} width
 * @param {boolean} isSlanted Whether they may.
 */
function joinsCorners(cells, width, isSlanted) {
  /** 0 for cells that have not been seen, 1 for those that have, 2 for walls. */
  const states = cells.map((byte) => (byte === WALL ? 2 : 0));
  const region = new Uint32Array(cells.length);
  let largest = 0;
  for (let from = states.indexOf(0); from >= 0; from = states.indexOf(0, from)) {
    let count = 0;
    const visit = (/** @type {number} */ cell) => {
      if (states[cell] !== 0) return;
      states[cell] = 1;
      region[count++] = cell;
    };
    visit(from);
    for (let i = 0; i < count; i++) {
      const x = region[i] % width;
      for (let dx = x > 0 ? -1 : 0; dx < 2 && x + dx < width; dx++) {
        for (let dy = -1; dy < 2; dy++) if (isSlanted || dx === 0 || dy === 0) visit(region[i] + dy * width + dx);
      }
    }
    largest ||= count;
    // Of regions that are equally large the first counts, which has the first corner if that is free.
    if (states[0] !== 1 || states.at(-1) !== 1 || count > largest) return false;
  }
  return true;
}
