// The legend of a picture: what is on the board, with small pictures made by the functions that draw the board.

import "../../core/i18n/en/legend.js";
import { drawGoal, drawOutline, drawPath, drawStart, pathEdge } from "../../core/render/board-overlay.js";
import { drawBand } from "../../core/render/path-band.js";
import { workIn } from "../../core/render/ratio.js";
import { colorsAt } from "../../core/render/receding.js";
import { drawEdge, drawMark } from "../../core/render/samples.js";
import { CLOSED, CLOSED_GOAL, OPEN, SCANNED } from "../../core/render/tiles.js";
import { make } from "../../core/ui/dom.js";
import { contentOf, marksOf, meaningsOf } from "../../narration/legend-facts.js";
import { WALL } from "../../rules/cells.js";
import { ratioOf } from "./size.js";
import { targetOf } from "./target.js";
import { numberText } from "./vector/path-data.js";
import { cellElements, looksOf } from "./vector/vector-cells.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Mark } from "../../core/render/samples.js"
 * @import { Scene } from "./board-picture.js"
 * @import { Kind, Target } from "./target.js"
 */

/** @typedef {{ text: string, picture: (kind: Kind, side: number) => Target }} Entry */

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
/** What each state is drawn as. @type {Partial<Record<number, Mark>>} */
const MARK_OF = { [OPEN]: "open", [CLOSED]: "closed", [SCANNED]: "scanned", [CLOSED_GOAL]: "closed-goal" };
/** A path within the cell, from side to side. */
const ACROSS = /** @type {Uint32Array} */ (/** @type {unknown} */ (Float64Array.of(-0.36, 0, 0.36, 0)));
/** One as wide as the cell. */
const HERE = Uint32Array.of(0, 0, 0, 0);

/**
 * What the legend has, and what it says of the numbers in cells.
 * @param {Scene} scene
 * @param {number} size The size of the board's cells.
 * @param {Language} language
 * @param {boolean} isOfAll Whether it is of all steps, and so also of what is not drawn at this one.
 * @returns {{ entries: Entry[], meanings: string[] }}
 */
export function legendOf(scene, size, language, isOfAll) {
  const { run, sights, numbers } = scene;
  const isCovered = [...scene.drawings].some(({ coversStates }) => coversStates);
  const colors = isOfAll ? scene.colors : colorsAt(run, sights, scene.colors, isCovered);
  const content = contentOf(run.board.cells);
  const marks = marksOf(run, content, sights, false);
  const { t } = language;
  const isTwoSided = marks.has("closed-goal");
  const drawn = isOfAll ? marks : drawnOn(scene);
  const shown = [...marks].filter((mark) => drawn.has(mark) && (!isCovered || !COVERED.includes(mark)));
  const entries = shown.map((mark) => ({
    text: t(mark === "closed" && isTwoSided ? "legend.closed-start" : `legend.${mark}`),
    picture: (/** @type {Kind} */ kind, /** @type {number} */ side) =>
      markPicture(kind, mark, side, { ...scene, colors }, size, content.penalty),
  }));
  const camera = { size, left: 0, top: 0 };
  for (const { legend } of scene.drawings) {
    for (const { text, draw, isDrawn = true } of legend?.(run, camera, content.hasWalls) ?? []) {
      if (!isDrawn && !isOfAll) continue;
      entries.push({
        text,
        picture: (kind, side) => samplePicture(kind, side, (context) => draw(context, side, scene.colors)),
      });
    }
  }
  return {
    entries,
    meanings: numbers === "none" || run.error ? [] : meaningsOf(run.options, language).filter((text) => text !== ""),
  };
}

/** The marks that are on the boards as they are. @param {Scene} scene @returns {Set<Mark>} */
function drawnOn({ run: shown, others = [], area, sights }) {
  /** @type {Set<Mark>} */
  const drawn = new Set();
  for (const run of new Set([shown, ...others])) {
    const { current, path, within } = run;
    const { width, height, cells, states } = looksOf(run);
    const { left, top, right, bottom } = area ?? { left: 0, top: 0, right: width, bottom: height };
    const isIn = (/** @type {[number, number]} */ [x, y]) => x >= left && x < right && y >= top && y < bottom;
    for (let y = top; y < bottom; y++) {
      for (let index = y * width + left; index < y * width + right; index++) {
        const mark = cells[index] === WALL ? undefined : MARK_OF[states[index]];
        if (mark) drawn.add(mark);
        if (cells[index] > 0) drawn.add(cells[index] === WALL ? "wall" : "penalty");
      }
    }
    if (path && sights.path) drawn.add("path");
    if (current && !path && !within) drawn.add("current");
    if (isIn(run.board.start)) drawn.add("start");
    if (isIn(run.board.goal)) drawn.add("goal");
  }
  return drawn;
}

/** @param {Kind} kind @param {number} side @param {(context: CanvasRenderingContext2D) => void} draw */
function samplePicture(kind, side, draw) {
  const target = targetOf(kind, side, side);
  draw(target.context);
  // As on a canvas, nothing is drawn beyond it.
  target.vector?.clip();
  return target;
}

/**
 * @param {Kind} kind
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
    drawMark(canvas, mark, { camera: { size, left: 0, top: 0 }, colors, hasNumbers, penalty, hasTint: false });
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
  if (mark === "open") drawEdge(context, side, colors);
  if (mark === "start") drawStart(context, cell, [0, 0], colors);
  if (mark === "goal") drawGoal(context, cell, [0, 0], colors);
  if (mark === "path" && hasNumbers) drawBand(context, { ...cell, size: side }, HERE, 1, colors, pathEdge());
  else if (mark === "path") drawPath(context, { ...cell, size: side }, ACROSS, 1, colors);
  if (mark === "current") {
    const inner = { size: side - 2 * line, left: line, top: line };
    drawOutline(context, inner, [0, 0], colors.current, "current", colors["path-edge"]);
  }
  return target;
}
