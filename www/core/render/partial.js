// An expansion that is gone through neighbor by neighbor: its cell outlined, and those of its neighbors marked that it has
// looked at.

import { drawOutline } from "./board-overlay.js";
import { marks } from "./neighbor-marks-drawing.js";

/**
 * @import { Looking } from "../run/sizes.js"
 * @import { Drawing } from "./renderer.js"
 */

/** @param {Looking} looking @param {number} within @returns {Drawing} */
export function partial({ cell, looks }, within) {
  const seen = marks(looks, { from: cell, upTo: within - 1 });
  return {
    stamp: seen.stamp,
    over(place) {
      const { context, camera, colors } = place;
      drawOutline(context, camera, cell, colors.current, "current", colors["path-edge"]);
      seen.over?.(place);
    },
  };
}
