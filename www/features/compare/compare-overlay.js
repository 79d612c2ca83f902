// Several runs on one board: which cells all of them have taken, and which only some, at the step at which each stands; and
// the paths. Loaded when an overlay is first wanted.

import "../../core/i18n/en/overlay.js";
import { drawPath } from "../../core/render/board-overlay.js";
import { MOST_RUNS } from "../../core/session/how.js";
import { Membership } from "./membership-of.js";
import { fillsOf, inkOn, levelsOf } from "./overlay-colors.js";
import { drawMembership } from "./overlay-marks.js";
import { drawOtherPath, drawOtherSample } from "./overlay-paths.js";
import { OverlayPicture } from "./overlay-picture.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Drawing, Place, Sample } from "../../core/render/renderer.js"
 * @import { Colors } from "../../core/render/theme.js"
 * @import { Run } from "../../core/run/run.js"
 */

export { fillOverlayLegend } from "./overlay-legend.js";

/** A path that leads through the cell of a sample from side to side. */
const ACROSS = /** @type {Uint32Array} */ (/** @type {unknown} */ (Float64Array.of(-1, 0, 0, 0, 1, 0)));

/**
 * What to put on the board for `stage.draw("overlay", …)`. It follows the runs by itself.
 * @param {readonly Run[]} runs Two to four on the same board; the left one first. One of them is the run that is shown.
 * @param {Language} language
 * @param {() => readonly string[]} names What each run is called, as part of a sentence.
 * @returns {Drawing}
 */
export function overlayOf(runs, language, names) {
  if (runs.length < 2 || runs.length > MOST_RUNS) throw new RangeError(`An overlay is of 2 to ${MOST_RUNS} runs.`);
  const [membership, picture, levels] = [new Membership(), new OverlayPicture(runs.length), levelsOf(runs.length)];
  /** The width of the board that was drawn last. */
  let width = 1;
  /** The cells that the paths of the others lead through. @type {Set<number>} */
  const crossed = new Set();
  /** The cells that may have changed since they were drawn; undefined if any may have. @type {Uint32Array[] | undefined} */
  let pending;

  function follow() {
    const changed = membership.follow(runs);
    pending = pending && changed && [...pending, ...changed.filter(({ length }) => length > 0)];
  }

  return {
    get stamp() {
      return runs.map(({ revision }) => revision).join(" ");
    },
    crosses: (cell) => crossed.has(cell),
    under(place) {
      width = place.board.width;
      follow();
      picture.draw(place, membership.masks, pending);
      pending = [];
      crossed.clear();
      for (const { index, cells } of pathsBeside(place)) {
        if (place.middle === undefined) drawOtherPath(place, cells, index);
        // Only numbers have to know, and then there are few cells.
        else for (const cell of cellsOf(cells, width)) crossed.add(cell);
      }
    },
    // The path below numbers is so broad that the others lie on it.
    onPath(place) {
      if (place.middle === undefined) return;
      for (const { index, cells } of pathsBeside(place)) drawOtherPath(place, cells, index);
    },
    coversStates: true,
    colorAt: (x, y) => picture.fillOf(membership.masks[y * width + x]),
    legend: (front) => [...areas(), ...paths(front)],
  };

  /** The paths that are found, but for the one in front. @param {Place} place */
  function pathsBeside({ hasPath, run }) {
    return runs.flatMap(({ path }, index) => {
      return hasPath && path && runs[index] !== run ? [{ index, cells: path.cells }] : [];
    });
  }

  /** @returns {Sample[]} */
  function areas() {
    follow();
    const { t } = language;
    const called = names();
    const { counts } = membership;
    const texts =
      runs.length === 2
        ? [
            t("overlay.both", { count: counts[3] }),
            t("overlay.only", { name: called[0], count: counts[1] }),
            t("overlay.only", { name: called[1], count: counts[2] }),
          ]
        : membership
            .byCount()
            .slice(1)
            .map((count, index) => t("overlay.by", { runs: index + 1, all: runs.length, count }))
            .reverse();
    const shown = runs.length === 2 ? [3, 1, 2] : [...levels.keys()].slice(1, runs.length + 1).reverse();
    const drawn = runs.length === 2 ? [3, 1, 2].map((mask) => counts[mask]) : membership.byCount().slice(1).reverse();
    return shown.map((level, index) => ({
      name: `overlay-${level}`,
      text: texts[index],
      isDrawn: drawn[index] > 0,
      draw: (context, side, colors) => drawArea(context, side, colors, level),
    }));
  }

  /** @param {CanvasRenderingContext2D} context @param {number} side @param {Colors} colors @param {number} level */
  function drawArea(context, side, colors, level) {
    const fill = fillsOf(colors, runs.length, false)[level];
    context.fillStyle = `rgb(${fill.join(" ")})`;
    context.fillRect(0, 0, side, side);
    context.fillStyle = inkOn(colors, fill);
    drawMembership(context, side, level, runs.length, false);
  }

  /** @param {Run} front @returns {Sample[]} */
  function paths(front) {
    const { t } = language;
    return names().flatMap((name, index) => {
      // From the first step on, so that nothing moves when it is found.
      if (runs[index].outcome !== "found") return [];
      return {
        name: `overlay-path-${index}`,
        text: t("overlay.path", { name }),
        isDrawn: runs[index].path !== undefined,
        draw: (/** @type {CanvasRenderingContext2D} */ context, /** @type {number} */ side, colors) =>
          runs[index] === front
            ? drawPath(context, { size: side, left: 0, top: 0 }, ACROSS, 1, colors)
            : drawOtherSample(context, side, colors, index),
      };
    });
  }
}

/** The cells of a path. @param {Uint32Array} path x and y alternating. @param {number} width */
const cellsOf = (path, width) =>
  Array.from({ length: path.length / 2 }, (_, index) => path[2 * index + 1] * width + path[2 * index]);
