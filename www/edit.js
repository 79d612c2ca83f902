// Edits of a board as data, with undo and redo. Knows neither engine nor screen.

export const WALL = 255;

/** @typedef {[number, number]} Coord */

/**
 * @typedef {object} Board
 * @property {number} width
 * @property {number} height
 * @property {Uint8Array} cells
 * @property {Coord} start
 * @property {Coord} goal
 * @property {Coord} origin
 * @property {string} [name] What it is called: how it was made, or where it comes from.
 */

/**
 * What an edit changed: some cells (index, byte before, byte after), the ends, or the whole board. Of two whole boards
 * it has the one that is not shown: that before while the edit is made, and that after while it is taken back.
 * @typedef {object} Edit
 * @property {Map<number, [number, number]>} [cells]
 * @property {{ start: Coord, goal: Coord }} [before]
 * @property {{ start: Coord, goal: Coord }} [after]
 * @property {Board} [other]
 */

/** @param {Board} board @param {Coord} coord */
export const indexOf = (board, [x, y]) => y * board.width + x;

/** @param {Board} board @param {Coord} coord */
const isInside = ({ width, height }, [x, y]) => x >= 0 && y >= 0 && x < width && y < height;

/** @param {Coord} a @param {Coord} b */
export const isSame = (a, b) => a[0] === b[0] && a[1] === b[1];

/**
 * The cells of a straight line, so that a fast drag leaves no gaps. Neighbors in the line share an edge or a corner.
 * @param {Coord} from
 * @param {Coord} to
 * @returns {Coord[]}
 */
export function line([x0, y0], [x1, y1]) {
  const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
  return Array.from({ length: steps + 1 }, (_, i) => [
    Math.round(x0 + ((x1 - x0) * i) / (steps || 1)),
    Math.round(y0 + ((y1 - y0) * i) / (steps || 1)),
  ]);
}

/**
 * Gives cells a byte, start and goal excepted where the byte is a wall, and notes it in an edit. What lies beyond the
 * board is left out: it may have become smaller while somebody draws.
 * @param {Board} board
 * @param {Edit} edit
 * @param {Coord[]} coords
 * @param {number} byte
 * @returns {number[]} The indexes of the cells that changed.
 */
export function paint(board, edit, coords, byte) {
  edit.cells ??= new Map();
  const changed = [];
  for (const coord of coords.filter((coord) => isInside(board, coord))) {
    const index = indexOf(board, coord);
    const old = board.cells[index];
    if (old === byte || (byte === WALL && (isSame(coord, board.start) || isSame(coord, board.goal)))) continue;
    edit.cells.set(index, [edit.cells.get(index)?.[0] ?? old, byte]);
    board.cells[index] = byte;
    changed.push(index);
  }
  return changed;
}

/**
 * Moves start or goal to a cell of the board, or to the nearest one that is neither a wall nor the other end, and notes
 * it in an edit.
 * @param {Board} board
 * @param {Edit} edit
 * @param {"start" | "goal"} end
 * @param {Coord} to
 * @returns {boolean} Whether it moved.
 */
export function moveEnd(board, edit, end, to) {
  if (!isInside(board, to)) return false;
  const free = nearestFree(board, end === "start" ? board.goal : board.start, to);
  if (!free || isSame(free, board[end])) return false;
  edit.before ??= { start: board.start, goal: board.goal };
  board[end] = free;
  edit.after = { start: board.start, goal: board.goal };
  return true;
}

/**
 * The cell nearest to a coordinate that is neither a wall nor taken, by the straight line between their middles.
 * @param {Board} board
 * @param {Coord} taken
 * @param {Coord} to
 * @returns {Coord | undefined}
 */
function nearestFree(board, taken, [x, y]) {
  /** @type {Coord | undefined} */
  let nearest;
  let least = Number.POSITIVE_INFINITY;
  const farthest = Math.max(board.width, board.height);
  // Square by square around it: what lies on a larger square is at least as far away as half its side.
  for (let reach = 0; reach <= farthest && reach * reach < least; reach++) {
    for (let dy = -reach; dy <= reach; dy++) {
      const isEdge = Math.abs(dy) === reach;
      for (let dx = -reach; dx <= reach; dx += isEdge || reach === 0 ? 1 : 2 * reach) {
        /** @type {Coord} */
        const coord = [x + dx, y + dy];
        const distance = dx * dx + dy * dy;
        if (distance >= least || !isInside(board, coord) || isSame(coord, taken)) continue;
        if (board.cells[indexOf(board, coord)] === WALL) continue;
        [nearest, least] = [coord, distance];
      }
    }
  }
  return nearest;
}

/** @param {Edit} edit */
export const isEmpty = (edit) => !edit.other && !edit.before && !edit.cells?.size;

/**
 * The board after taking an edit back (`"undo"`) or making it again (`"redo"`). Changes the given board unless the
 * edit replaced it.
 * @param {Board} board
 * @param {Edit} edit
 * @param {"undo" | "redo"} way
 * @returns {Board}
 */
export function apply(board, edit, way) {
  const side = way === "undo" ? 0 : 1;
  if (edit.other) {
    const { other } = edit;
    edit.other = board;
    return other;
  }
  for (const [index, bytes] of edit.cells ?? []) board.cells[index] = bytes[side];
  const ends = way === "undo" ? edit.before : edit.after;
  return Object.assign(board, ends);
}

/** How many bytes of whole boards the history keeps at most. */
const HISTORY_BYTES = 128 << 20;
/** About how many bytes the change of one cell takes, and an edit that changes none, such as a move of the start. */
const CELL_BYTES = 64;
const EDIT_BYTES = 256;

/** About how many bytes an edit takes while it is made. @param {Edit} edit */
const bytesOf = ({ cells, other }) => other?.cells.length ?? EDIT_BYTES + (cells?.size ?? 0) * CELL_BYTES;

/** The edits made so far, and those taken back. */
export class History {
  /** Those before `#first` are forgotten. @type {(Edit | undefined)[]} */
  #done = [];
  #first = 0;
  /** How many bytes those have that are not. */
  #bytes = 0;
  /** @type {Edit[]} */
  #undone = [];

  /** @param {Edit} edit */
  add(edit) {
    if (isEmpty(edit)) return;
    this.#undone = [];
    this.#push(edit);
    while (this.#bytes > HISTORY_BYTES && this.#first < this.#done.length - 1) this.#forgetFirst();
  }

  /** @param {Edit} edit */
  #push(edit) {
    this.#done.push(edit);
    this.#bytes += bytesOf(edit);
  }

  #forgetFirst() {
    this.#bytes -= bytesOf(/** @type {Edit} */ (this.#done[this.#first]));
    this.#done[this.#first++] = undefined;
    // Moved up only now and then: moving them all for each edit would take ever longer.
    if (this.#first > this.#done.length / 2) {
      this.#done = this.#done.slice(this.#first);
      this.#first = 0;
    }
  }

  /** @param {Board} board @returns {Board | undefined} */
  undo(board) {
    const edit = this.nextUndo;
    if (!edit) return undefined;
    this.#done.pop();
    this.#bytes -= bytesOf(edit);
    this.#undone.push(edit);
    return apply(board, edit, "undo");
  }

  /** @param {Board} board @returns {Board | undefined} */
  redo(board) {
    const edit = this.#undone.pop();
    if (!edit) return undefined;
    const after = apply(board, edit, "redo");
    this.#push(edit);
    return after;
  }

  /** The edit that `undo` would take back. */
  get nextUndo() {
    return this.canUndo ? this.#done.at(-1) : undefined;
  }

  /** The edit that `redo` would make again. */
  get nextRedo() {
    return this.#undone.at(-1);
  }

  get canUndo() {
    return this.#done.length > this.#first;
  }

  get canRedo() {
    return this.#undone.length > 0;
  }
}
