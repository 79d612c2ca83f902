// An expansion that is gone through neighbor by neighbor: its cell outlined, and a dot in each neighbor that it has looked
// at, filled where something changes and larger in the last one.

import { drawOutline } from "./overlay.js";

/** @typedef {import("./renderer.js").Drawing} Drawing */
/** @typedef {import("./renderer.js").Place} Place */

/** @param {import("../run/sizes.js").Looking} looking @param {number} within @returns {Drawing} */
export function partial({ step, cell, looks }, within) {
  return {
    stamp: `${step} ${within} ${cell}`,
    over(place) {
      const { context, camera, colors } = place;
      drawOutline(context, camera, cell, colors.current, "current", colors["path-edge"]);
      for (const [index, look] of looks.slice(0, within).entries()) drawDot(place, look, index === within - 1);
    },
  };
}

/** @param {Place} place @param {import("../engine.js").Look} look @param {boolean} isLast */
function drawDot({ context, camera: { size, left, top }, colors }, { cell: [x, y], became }, isLast) {
  const radius = Math.max(1.5, size * (isLast ? 0.1 : 0.06));
  context.beginPath();
  context.arc(left + (x + 0.5) * size, top + (y + 0.86) * size, radius, 0, 2 * Math.PI);
  context.lineWidth = Math.max(1, size / 24);
  context.strokeStyle = colors["path-edge"];
  context.fillStyle = colors.current;
  if (["opened", "improved", "reopened"].includes(became)) context.fill();
  else context.strokeStyle = colors.current;
  context.stroke();
}
