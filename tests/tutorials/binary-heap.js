// Tutorial 3 as its program runs: first with two lists that are scanned, then with the heap class that it presents.

import { at } from "./boards.js";

/** @typedef {{ x: number, y: number, g: number, h: number, parent?: Tile }} Tile */

/** Whether a tile comes before another: smaller f, then smaller h. @param {Tile} a @param {Tile} b */
const isBefore = (a, b) => a.g + a.h < b.g + b.h || (a.g + a.h === b.g + b.h && a.h < b.h);
/** @param {Tile} a @param {Tile} b */
const areEqual = (a, b) => a.g + a.h === b.g + b.h && a.h === b.h;

/** The first form of the open list: all entries are scanned to find the next one. */
export class List {
  /** @type {Tile[]} */
  tiles = [];
  comparisons = 0;

  /** @param {Tile} tile */
  add(tile) {
    this.tiles.push(tile);
  }

  improved() {}

  take() {
    let best = 0;
    for (let i = 1; i < this.tiles.length; i++) {
      this.comparisons++;
      if (isBefore(this.tiles[i], this.tiles[best])) best = i;
    }
    return this.tiles.splice(best, 1)[0];
  }
}

/** The heap class as presented: equal entries swap places, and nothing moves an entry whose g improved. */
export class GivenHeap {
  /** @type {Tile[]} */
  tiles = [];
  comparisons = 0;
  /** Its two pitfalls, which can be fixed one at a time. */
  swapsEqual = true;
  movesImproved = false;

  /** @param {number} a @param {number} b */
  wins(a, b) {
    this.comparisons++;
    const [tile, other] = [this.tiles[a], this.tiles[b]];
    return isBefore(tile, other) || (this.swapsEqual && areEqual(tile, other)) || this.wasEarlier(tile, other);
  }

  /** The order of opening, for a heap whose equal entries leave in that order. @type {Map<Tile, number>} */
  opened = new Map();

  /** @param {Tile} tile @param {Tile} other */
  wasEarlier(tile, other) {
    const [a = 0, b = 0] = [this.opened.get(tile), this.opened.get(other)];
    return !this.swapsEqual && areEqual(tile, other) && a < b;
  }

  /** @param {Tile} tile */
  add(tile) {
    this.opened.set(tile, this.opened.size);
    this.tiles.push(tile);
    this.up(this.tiles.length - 1);
  }

  /** @param {Tile} tile */
  improved(tile) {
    if (this.movesImproved) this.up(this.tiles.indexOf(tile));
  }

  /** @param {number} place */
  up(place) {
    for (let at = place; at > 0 && this.wins(at, (at - 1) >> 1); at = (at - 1) >> 1) this.swap(at, (at - 1) >> 1);
  }

  /** @param {number} a @param {number} b */
  swap(a, b) {
    [this.tiles[a], this.tiles[b]] = [this.tiles[b], this.tiles[a]];
  }

  take() {
    this.swap(0, this.tiles.length - 1);
    const first = /** @type {Tile} */ (this.tiles.pop());
    for (let at = 0; 2 * at + 1 < this.tiles.length; ) {
      let child = 2 * at + 1;
      if (child + 1 < this.tiles.length && this.wins(child + 1, child)) child++;
      if (!this.wins(child, at)) break;
      this.swap(child, at);
      at = child;
    }
    return first;
  }
}

/**
 * @param {import("./boards.js").Board} board
 * @param {List | GivenHeap} open
 */
export function findPath(board, open) {
  const [goalX, goalY] = board.goal;
  const h = (/** @type {number} */ x, /** @type {number} */ y) => {
    const [dx, dy] = [Math.abs(x - goalX), Math.abs(y - goalY)];
    return dx > dy ? 14 * dy + 10 * (dx - dy) : 14 * dx + 10 * (dy - dx);
  };
  const [startX, startY] = board.start;
  open.add({ x: startX, y: startY, g: 0, h: h(startX, startY) });
  /** @type {Tile[]} */
  const closed = [];
  let lookups = 0;
  /** Scans a list for a tile. @param {Tile[]} list @param {number} x @param {number} y */
  const find = (list, x, y) => {
    for (const tile of list) {
      lookups++;
      if (tile.x === x && tile.y === y) return tile;
    }
    return undefined;
  };
  while (open.tiles.length > 0) {
    const current = open.take();
    closed.push(current);
    if (current.x === goalX && current.y === goalY) {
      return { path: pathTo(current), cost: current.g, closed, lookups, comparisons: open.comparisons };
    }
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [x, y] = [current.x + dx, current.y + dy];
        if ((dx === 0 && dy === 0) || at(board, x, y) !== 0 || find(closed, x, y)) continue;
        const g = current.g + (dx !== 0 && dy !== 0 ? 14 : 10);
        const known = find(open.tiles, x, y);
        if (!known) {
          open.add({ x, y, g, h: h(x, y), parent: current });
        } else if (g < known.g) {
          Object.assign(known, { g, parent: current });
          open.improved(known);
        }
      }
    }
  }
  return { closed, lookups, comparisons: open.comparisons };
}

/** @param {Tile} goal */
function pathTo(goal) {
  const cells = [];
  for (let tile = /** @type {Tile | undefined} */ (goal); tile; tile = tile.parent) cells.push([tile.x, tile.y]);
  return cells.reverse();
}
