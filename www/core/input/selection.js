// What readers point at, and what is put on the board for them: the selected cell, drawings over and under the cells, and
// who is told when a cell is picked as an answer.

import { isSame } from "../board/board.js";
import { drawOutline } from "../render/board-overlay.js";

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Drawing } from "../render/renderer.js"
 * @import { Picker } from "./board-target.js"
 */

/**
 * What knows the cell that is pointed at.
 * @typedef {object} Selecting
 * @property {() => Coord | undefined} selected The cell that the reader points at.
 * @property {(coord: Coord | undefined) => void} select Points at a cell.
 * @property {() => boolean} isHeld Whether it is a finger that points at it.
 *
 * What draws on the board.
 * @typedef {object} Marking
 * @property {(name: string, drawing: Drawing | undefined) => void} draw Puts something on the board, or takes it away.
 *
 * What has readers answer with a cell.
 * @typedef {object} Picking
 * @property {(picker: Picker | undefined) => void} pick While there is a picker, it is told which cell the reader clicks,
 *   taps or chooses with the keyboard, and the board is not edited.
 * @property {() => boolean} isPicking Whether there is a picker: the reader is asked for a cell.
 */

/** How long a mouse must rest in a cell to point at it, in milliseconds: what it only crosses on its way is not meant. */
const REST = 120;

export class Pointing {
  /** @type {Coord | undefined} */
  #selected;
  /** Where the mouse is, until it has rested there. @type {{ coord: Coord, timer: ReturnType<typeof setTimeout> } | undefined} */
  #resting;
  /** Whether a finger points at it. */
  isHeld = false;
  #change;
  /** What is drawn besides the search, by its name. @type {Map<string, Drawing>} */
  drawings = new Map();
  /** Who is told which cell the reader picks; while there is one, the board is not edited. @type {Picker | undefined} */
  picker;

  /** @param {() => void} change Called when something else is to be shown. */
  constructor(change) {
    this.#change = change;
  }

  /** The cell that the reader points at, if it is on this board. @param {{ width: number, height: number }} board */
  selectedOn({ width, height }) {
    const [x, y] = this.#selected ?? [width, height];
    return x < width && y < height ? this.#selected : undefined;
  }

  /** @param {Coord | undefined} coord */
  select(coord) {
    this.#forgetMouse();
    if (coord === this.#selected || (coord && this.#selected && isSame(coord, this.#selected))) return;
    this.#selected = coord;
    this.draw("selected", coord && outlineOf(coord));
  }

  /** A finger is held on a cell. @param {Coord} coord */
  hold(coord) {
    this.isHeld = true;
    this.select(coord);
    this.#change();
  }

  /** Follows the mouse. @param {Coord | undefined} coord The cell that it is in, if any. */
  hover(coord) {
    if (coord && this.#resting && isSame(coord, this.#resting.coord)) return;
    this.#forgetMouse();
    if (!coord) return;
    const rest = () => {
      this.isHeld = false;
      this.select(coord);
    };
    this.#resting = { coord, timer: setTimeout(rest, REST) };
  }

  #forgetMouse() {
    clearTimeout(this.#resting?.timer);
    this.#resting = undefined;
  }

  /** @param {string} name @param {Drawing | undefined} drawing */
  draw(name, drawing) {
    if (this.drawings.get(name)?.stamp === drawing?.stamp) return;
    if (drawing) this.drawings.set(name, drawing);
    else this.drawings.delete(name);
    this.#change();
  }

  /** @param {Picker | undefined} picker */
  pick(picker) {
    this.picker = picker;
    this.#change();
  }

  /** Nothing of it happens later. */
  end() {
    this.#forgetMouse();
  }
}

/** @param {Coord} coord @returns {Drawing} */
function outlineOf(coord) {
  return {
    stamp: coord.join(),
    over({ context, camera, board, colors }) {
      const [x, y] = coord;
      if (x < board.width && y < board.height) {
        drawOutline(context, camera, coord, colors.cursor, "selected", colors["path-edge"]);
      }
    },
  };
}
