// An expansion that is gone through neighbor by neighbor: its cell outlined, and those of its neighbors marked that it has
// looked at.

import { marks } from "./marks.js";
import { drawOutline } from "./overlay.js";

/** @param {import("../run/sizes.js").Looking} looking @param {number} within @returns {import("./renderer.js").Drawing} */
export function partial({ cell, looks }, within) {
  const seen = marks(looks, { from: cell, upTo: within });
  return {
    stamp: seen.stamp,
    over(place) {
      const { context, camera, colors } = place;
      drawOutline(context, camera, cell, colors.current, "current", colors["path-edge"]);
      seen.over?.(place);
    },
  };
}
