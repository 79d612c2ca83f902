// How the boards that are compared share the room that they have: in how many columns, and whether title and numbers stand
// around a board or beside it. Chosen is what makes the boards largest. Headless.

import { cameraOf, MARGIN, wholeBoard } from "../../core/render/camera.js";
import { pixelRatio } from "../../core/render/ratio.js";

/** Between boards, in CSS pixels: lanes.css has the same. */
const GAP = { column: 24, row: 16 };
/** The height of what stands around a board: its title, and its numbers with all sums or without. */
const AROUND = { full: 116, brief: 80 };
/** In lanes that are narrower the sums are below each other, and so are expansions and cost: so much more. lanes.css has the same. */
const NARROW = { lane: 400, full: 72, brief: 22 };
/** How much wider than its board a lane is with title and numbers beside it, and how high these are. */
const BESIDE = { width: 184, height: 176 };
/** A board is never lower than this. Where there is no room for that all of it scrolls, and then boards are so high. */
const LEAST = 104;
const SCROLLING = 176;
/** So many times as large a board must be for the sums to be left out, or for title and numbers to stand beside it. */
const WORTH = 1.15;

/**
 * Title and numbers around the board, with less of them, or beside it; how wide a board is, and how high all of it.
 * @typedef {{ columns: number, form: "full" | "brief" | "beside", board: number, height: number }} Arrangement
 */

/**
 * @param {object} room
 * @param {number} room.count How many boards there are.
 * @param {number} room.ratio How many times as wide as high each is.
 * @param {number} room.width The room for all of them.
 * @param {number} room.height
 * @param {number} [room.scale] How many times as large as usual letters are.
 * @returns {Arrangement}
 */
export function arrangementOf({ count, ratio, width, height, scale = 1 }) {
  /** @type {(Arrangement & { worth: number })[]} */
  const all = [];
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const lane = (width - GAP.column * (columns - 1)) / columns;
    const free = (height - GAP.row * (rows - 1)) / rows;
    for (const form of /** @type {const} */ (["full", "brief", "beside"])) {
      const around = form === "beside" ? 0 : (AROUND[form] + (lane < NARROW.lane ? NARROW[form] : 0)) * scale;
      const most = form === "beside" ? lane - BESIDE.width * scale : lane;
      const board = Math.floor(Math.min(most, (free - around < LEAST ? SCROLLING : free - around) * ratio));
      if (board <= 0) continue;
      const high = Math.max(board / ratio + around, form === "beside" ? BESIDE.height * scale : 0);
      const needed = rows * high + GAP.row * (rows - 1);
      // What does not fit is worth less, the more of it there is.
      const worth = (board * Math.min(1, Math.max(1, height) / needed)) / (form === "full" ? 1 : WORTH);
      all.push({ columns, form, board, height: needed, worth });
    }
  }
  // Of equals the one with the fewest rows: boards beside each other are easier to compare.
  const { columns, form, board, height: needed } = all.reduce((best, one) => (one.worth >= best.worth ? one : best));
  return { columns, form, board, height: needed };
}

/**
 * How large the frame of a board is in a place of a width: no larger than its cells, which have whole pixels, so that what
 * surrounds it is around the board.
 * @param {{ width: number, height: number }} size How many columns and rows the board has.
 * @param {number} width In CSS pixels; the place is as high as the board's shape makes it.
 * @returns {{ width: number, height: number }} In CSS pixels.
 */
export function frameOf(size, width) {
  const ratio = pixelRatio();
  const canvas = { width: width * ratio, height: (width * ratio * size.height) / size.width };
  const cell = cameraOf(size, canvas, wholeBoard(size)).size / ratio;
  const side = (/** @type {number} */ cells) => Math.ceil(Number((cell * cells + 2 * MARGIN).toFixed(3)));
  return { width: Math.min(Math.floor(width), side(size.width)), height: side(size.height) };
}
