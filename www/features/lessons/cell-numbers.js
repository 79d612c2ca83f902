// g, h and f of the cell that is pointed at, at the cell: where cells are too small for more than f, a tap shows the rest.

import { showsCorners } from "../../core/render/camera.js";
import { pixelRatio } from "../../core/render/ratio.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Marking, Selecting } from "../../core/input/selection.js"
 * @import { Place, Seeing } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Lesson } from "./lesson.js"
 */

/** @typedef {{ letter: "g" | "h" | "f", text: string }} Part */

/** The name of the drawing. */
const DRAWING = "cell numbers";
/** In CSS pixels. */
const FONT = 15;
/** How wide a bold digit is, in font sizes. */
const DIGIT = 0.66;

/**
 * @param {Showing & Speaking & Selecting & Marking & Seeing} stage
 * @param {Lesson} lesson
 */
export function cellNumbers({ run, draw, look, selected, language }, { scenario }) {
  const { numbers } = scenario.controls;
  // In a trace the numbers on the board are those of the reader's own search.
  const isOf = numbers === "all" && !scenario.questions.some(({ kind }) => kind === "trace");
  /** @param {Coord} cell @returns {Part[]} */
  function partsOf(cell) {
    const [g, h, f] = run().solver.numbersIn(...cell, 1, 1);
    const all = Object.entries({ g, h, f }).filter(([, value]) => Number.isFinite(value));
    return all.map(([letter, value]) => ({
      letter: /** @type {Part["letter"]} */ (letter),
      text: `${letter} ${language.number(value)}`,
    }));
  }
  return {
    update() {
      const cell = isOf ? selected() : undefined;
      const camera = look()?.camera;
      const parts = !cell || !camera || showsCorners(camera) || run().isSearching ? [] : partsOf(cell);
      if (!cell || parts.length === 0) return draw(DRAWING, undefined);
      draw(DRAWING, {
        stamp: `${cell} ${parts.map(({ text }) => text)}`,
        over: (place) => drawNumbers(place, cell, parts),
      });
    },
    dispose: () => draw(DRAWING, undefined),
  };
}

/** A plate above the cell, or below it where there is no room above. @param {Place} place @param {Coord} cell @param {Part[]} parts */
function drawNumbers({ context, camera, canvas, colors, font }, [x, y], parts) {
  const { size, left, top } = camera;
  const unit = FONT * pixelRatio();
  const widths = parts.map(({ text }) => (text.length + 1) * DIGIT * unit);
  const [width, height] = [widths.reduce((sum, it) => sum + it, 0), 1.7 * unit];
  const from = Math.max(0, Math.min(canvas.width - width, left + (x + 0.5) * size - width / 2));
  const above = top + y * size - height - unit / 4;
  const at = above >= 0 ? above : top + (y + 1) * size + unit / 4;
  context.save();
  context.beginPath();
  context.roundRect(from, at, width, height, unit / 3);
  context.fillStyle = colors.ground;
  context.fill();
  context.strokeStyle = colors.cursor;
  context.lineWidth = unit / 8;
  context.stroke();
  context.font = `600 ${unit}px ${font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  let middle = from;
  for (const [index, { letter, text }] of parts.entries()) {
    context.fillStyle = letter === "f" ? colors.text : colors[letter];
    context.fillText(text, middle + widths[index] / 2, at + height / 2);
    middle += widths[index];
  }
  context.restore();
}
