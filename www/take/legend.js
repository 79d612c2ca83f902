// The legend of a picture: what is on the board, with small pictures made by the functions that draw the board.

import "../i18n/en-legend.js";
import { make } from "../dom.js";
import { drawGoal, drawOutline, drawPath, drawStart } from "../render/overlay.js";
import { workIn } from "../render/ratio.js";
import { drawMark } from "../render/samples.js";
import { CLOSED, CLOSED_GOAL, OPEN, SCANNED } from "../render/tiles.js";
import { contentOf, marksOf, meaningsOf } from "../telling/legend.js";
import { ratioOf } from "./size.js";
import { targetOf } from "./target.js";
import { cellElements } from "./vector/cells.js";
import { numberText } from "./vector/path-data.js";

/** @typedef {import("../telling/legend.js").Mark} Mark */
/** @typedef {import("./board-picture.js").Scene} Scene */
/** @typedef {{ text: string, picture: (kind: import("./target.js").Kind, side: number) => import("./target.js").Target }} Entry */

const WALL = 255;
/** What is not seen where a panel's drawing covers what the search has done, and the path, which such a drawing names. */
const COVERED = ["open", "closed", "closed-goal", "scanned", "path"];
/** The size of a mark's picture where the page draws it, in CSS pixels. */
const PAGE_SIZE = 18;
/** The state of the cell in each picture. @type {Partial<Record<Mark, number>>} */
const STATES = {
  open: OPEN,
  closed: CLOSED,
  "closed-goal": CLOSED_GOAL,
  scanned: SCANNED,
  current: CLOSED,
  path: CLOSED,
};
/** A path within the cell, from side to side. */
const ACROSS = /** @type {Uint32Array} */ (/** @type {unknown} */ (Float64Array.of(-0.36, 0, 0.36, 0)));

/**
 * What the legend has, and what it says of the numbers in cells.
 * @param {Scene} scene
 * @param {number} size The size of the board's cells.
 * @param {import("../i18n/index.js").Language} language
 * @returns {{ entries: Entry[], meanings: string[] }}
 */
export function legendOf(scene, size, language) {
  const { run, sights, numbers } = scene;
  const content = contentOf(run.board.cells);
  const marks = marksOf(run, content, sights, false);
  const { t } = language;
  const isTwoSided = marks.has("closed-goal");
  const isCovered = [...scene.drawings].some(({ coversStates }) => coversStates);
  const shown = [...marks].filter((mark) => !isCovered || !COVERED.includes(mark));
  const entries = shown.map((mark) => ({
    text: t(mark === "closed" && isTwoSided ? "legend.closed-start" : `legend.${mark}`),
    picture: (/** @type {import("./target.js").Kind} */ kind, /** @type {number} */ side) =>
      markPicture(kind, mark, side, scene, size, content.penalty),
  }));
  const camera = { size, left: 0, top: 0 };
  for (const { legend } of scene.drawings) {
    for (const { text, draw } of legend?.(run, camera, content.hasWalls) ?? []) {
      entries.push({
        text,
        picture: (kind, side) => samplePicture(kind, side, (context) => draw(context, side, scene.colors)),
      });
    }
  }
  return { entries, meanings: numbers === "none" || run.error ? [] : meaningsOf(run.options, language) };
}

/** @param {import("./target.js").Kind} kind @param {number} side @param {(context: CanvasRenderingContext2D) => void} draw */
function samplePicture(kind, side, draw) {
  const target = targetOf(kind, side, side);
  draw(target.context);
  // As on a canvas, nothing is drawn beyond it.
  target.vector?.clip();
  return target;
}

/**
 * @param {import("./target.js").Kind} kind
 * @param {Mark} mark
 * @param {number} side
 * @param {Scene} scene
 * @param {number} size
 * @param {number} penalty
 */
function markPicture(kind, mark, side, { colors, numbers }, size, penalty) {
  const hasNumbers = numbers !== "none";
  if (kind === "canvas") {
    workIn({ devicePixelRatio: side / PAGE_SIZE });
    const canvas = make("canvas");
    drawMark(canvas, mark, { camera: { size, left: 0, top: 0 }, colors, hasNumbers, penalty });
    return { ...targetOf(kind, side, side), canvas };
  }
  const target = targetOf(kind, side, side);
  const { context, vector } = target;
  const ratio = ratioOf(side, "none");
  workIn({ devicePixelRatio: ratio });
  const byte = mark === "wall" ? WALL : mark === "penalty" ? penalty : 0;
  const looks = { width: 1, height: 1, cells: Uint8Array.of(byte), states: Uint8Array.of(STATES[mark] ?? 0) };
  const elements = cellElements(looks, { colors, size: Math.min(side, size), gap: 0, hasNumbers });
  vector?.add(`<g transform="scale(${numberText(side)})">${elements}</g>`);
  const line = Math.max(1, Math.round(ratio));
  const cell = { size: side + line, left: 0, top: 0 };
  if (mark === "start") drawStart(context, cell, [0, 0], colors);
  if (mark === "goal") drawGoal(context, cell, [0, 0], colors);
  if (mark === "path") drawPath(context, { ...cell, size: side }, ACROSS, 1, colors, hasNumbers ? 0.5 : undefined);
  if (mark === "current") {
    const inner = { size: side - 2 * line, left: line, top: line };
    drawOutline(context, inner, [0, 0], colors.current, "current", colors["path-edge"]);
  }
  return target;
}
