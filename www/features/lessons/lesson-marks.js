// What the words of a lesson point at, on the board: the cells that a caption or a question speaks of, and the way without
// walls from which an estimate comes.

import { drawOutline } from "../../core/render/board-overlay.js";
import { drawWay } from "../../core/render/way-drawing.js";
import { estimateWay } from "./estimate-way.js";

/**
 * @import { Marking } from "../../core/input/selection.js"
 * @import { Place } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Lesson } from "./lesson.js"
 */

/** The name of the drawing. */
const DRAWING = "pointed";

/**
 * @param {Showing & Marking} stage
 * @param {Lesson} lesson
 */
export function scenarioMarks({ run, draw }, lesson) {
  let isDrawn = false;
  /** What is pointed at now. */
  function pointed() {
    const now = run();
    const caption = lesson.caption(now);
    const { question } = lesson.progress;
    const isAsked = question !== undefined && lesson.facts.asked[question].step === now.position;
    const asked = isAsked && lesson.holding(now) === 0 ? lesson.scenario.questions[question].marks : [];
    const cells = [...(caption?.marks ?? []), ...asked];
    const way = caption?.isEstimate
      ? estimateWay(now.options, now.current ?? now.board.start, now.board.goal)
      : undefined;
    return { cells, way, coversLast: asked.length > 0 };
  }
  return {
    update() {
      const { cells, way, coversLast } = pointed();
      if (cells.length === 0 && !way) {
        if (isDrawn) draw(DRAWING, undefined);
        isDrawn = false;
        return;
      }
      isDrawn = true;
      draw(DRAWING, {
        stamp: `${coversLast} ${cells.join(" ")} ${way?.cells.join(" ")}`,
        coversLast,
        // Beneath the numbers, which can be read then.
        under:
          way &&
          ((place) => {
            drawWay(place, way.cells, place.colors.h, true);
            // Where a number is it would be illegible on a dot.
            const hasNumber = (/** @type {Coord} */ cell) =>
              Number.isFinite(place.run.solver.numbersIn(...cell, 1, 1)[2]);
            drawDots(
              place,
              way.cells.slice(1, -1).filter((cell) => !hasNumber(cell)),
            );
          }),
        over(place) {
          for (const cell of cells)
            drawOutline(place.context, place.camera, cell, place.colors.text, "selected", place.colors["path-edge"]);
        },
      });
    },
    dispose() {
      if (isDrawn) draw(DRAWING, undefined);
      isDrawn = false;
    },
  };
}

/** A dot in each cell that a way leads through, to count its moves by. @param {Place} place @param {Coord[]} cells */
function drawDots({ context, camera, colors, middle = 0.5 }, cells) {
  const { size, left, top } = camera;
  for (const [color, radius] of /** @type {const} */ ([
    [colors["path-edge"], 0.12],
    [colors.h, 0.08],
  ])) {
    context.fillStyle = color;
    for (const [x, y] of cells) {
      context.beginPath();
      context.arc(left + (x + 0.5) * size, top + (y + middle) * size, radius * size, 0, 2 * Math.PI);
      context.fill();
    }
  }
}
