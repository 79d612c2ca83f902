// Straight lines of cells.

/** @import { Coord } from "../../rules/cells.js" */

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
