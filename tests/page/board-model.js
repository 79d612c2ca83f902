// A board document as simple as it can be: a copy of the board for each edit.

/** @typedef {import("../../www/core/board/board.js").Board} Board */
/** @typedef {import("../../www/rules/cells.js").Coord} Coord */

const END = Number.POSITIVE_INFINITY;

export class Model {
  /** @type {Board[]} */
  undos = [];
  /** @type {Board[]} */
  redos = [];
  /** The board before the stroke being painted. @type {Board | undefined} */
  before;
  /** Whether the stroke has changed anything yet. */
  hasDrawn = false;

  /** @param {Board} board */
  constructor(board) {
    this.board = structuredClone(board);
  }

  /** @param {(board: Board) => void} change */
  draw(change) {
    const board = structuredClone(this.board);
    change(board);
    if (
      JSON.stringify([...board.cells, board.start, board.goal]) ===
      JSON.stringify([...this.board.cells, this.board.start, this.board.goal])
    )
      return;
    this.before ??= this.board;
    this.hasDrawn = true;
    this.board = board;
  }

  end() {
    if (this.before && this.hasDrawn) {
      this.undos.push(this.before);
      this.redos = [];
    }
    this.before = undefined;
    this.hasDrawn = false;
  }

  /** @param {Board} board */
  replace(board) {
    this.end();
    this.undos.push(this.board);
    this.redos = [];
    this.board = structuredClone(board);
  }

  /** @param {Board[]} from @param {Board[]} to */
  travel(from, to) {
    const board = from.pop();
    if (!board) return false;
    to.push(this.board);
    this.board = board;
    return true;
  }
}

/** The free cell that start or goal goes to: the nearest one, found by checking all cells. @param {Board} board @param {"start" | "goal"} end @param {Coord} to */
export function distancesTo(board, end, [x, y]) {
  const other = board[end === "start" ? "goal" : "start"];
  return Array.from(board.cells, (byte, index) => {
    const [column, row] = [index % board.width, Math.floor(index / board.width)];
    const isTaken = byte === 255 || (column === other[0] && row === other[1]);
    return isTaken ? END : Math.hypot(column - x, row - y);
  });
}
