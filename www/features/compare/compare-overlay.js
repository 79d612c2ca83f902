// Several runs on one board: which cells all of them have taken, and which only some, at the step at which each stands; and
// the paths, each in the color of its run. Loaded when an overlay is first wanted.

import "../../core/i18n/en/overlay.js";
import { MOST_RUNS } from "../../core/session/how.js";
import { Membership } from "./membership-of.js";
import { fillsOf, inkOn, isPair, runColor } from "./overlay-colors.js";
import { drawMembership } from "./overlay-marks.js";
import { drawFrontPath, drawFrontSample, drawOtherPath, drawOtherSample } from "./overlay-paths.js";
import { OverlayPicture } from "./overlay-picture.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Drawing, Place, Sample } from "../../core/render/renderer.js"
 * @import { Colors } from "../../core/render/theme.js"
 * @import { Run } from "../../core/run/run.js"
 */

export { fillOverlayLegend } from "./overlay-legend.js";

/** A run in the legend. @typedef {Sample & { index: number, hasPath: boolean }} RunSample */

/**
 * An overlay, to be put on the board with `stage.draw("overlay", …)`. It follows the runs by itself.
 * @typedef {object} Overlay
 * @property {(names: readonly string[]) => Sample[]} areas What its colors mean, with runs called like that.
 * @property {(index: number | undefined) => void} choose Tells the cells of a run from those that only others have taken; with
 *   nothing, those that all have taken from those that only some have.
 * @property {number | undefined} chosen The run that is chosen.
 * @property {(front: Run) => RunSample[]} runs Each run with its path, if it finds one.
 * @property {(cell: number) => number[]} stepsAt The step at which each run has taken a cell, 0 for those that have not.
 */

/**
 * @param {readonly Run[]} runs Two to four on the same board; the left one first. One of them is the run that is shown.
 * @param {Language} language
 * @param {() => readonly string[]} names What each run is called, as part of a sentence.
 * @param {number} [chosen] The run that is chosen at first.
 * @returns {Drawing & Overlay}
 */
export function overlayOf(runs, language, names, chosen) {
  if (runs.length < 2 || runs.length > MOST_RUNS) throw new RangeError(`An overlay is of 2 to ${MOST_RUNS} runs.`);
  const [membership, picture] = [new Membership(), new OverlayPicture(runs.length)];
  picture.choose(chosen);
  /** Which run is in front on the board that was drawn last. */
  let front = 0;
  /** The width of that board. */
  let width = 1;
  /** The cells that may have changed since they were drawn; undefined if any may have. @type {Uint32Array[] | undefined} */
  let pending;

  function follow() {
    const changed = membership.follow(runs);
    pending = pending && changed && [...pending, ...changed.filter(({ length }) => length > 0)];
  }

  return {
    get stamp() {
      return [...runs.map(({ revision }) => revision), chosen].join(" ");
    },
    under(place) {
      width = place.board.width;
      front = runs.indexOf(place.run);
      follow();
      picture.draw(place, membership.masks, pending);
      pending = [];
      for (const [at, { index, cells }] of pathsBeside(place).entries()) drawOtherPath(place, cells, index, at);
    },
    onPath(place) {
      const { run, hasPath } = place;
      if (hasPath && run.path) drawFrontPath(place, run.path.cells, runs.indexOf(run));
    },
    coversStates: true,
    pathColor: (colors) => runColor(colors, front),
    colorAt: (x, y) => picture.fillOf(membership.masks[y * width + x]),
    legend: (front) => [...areas(names()), ...samples(front).filter(({ hasPath }) => hasPath)],
    hasOwnLegend: true,
    areas,
    runs: samples,
    get chosen() {
      return chosen;
    },
    choose(index) {
      if (index === chosen) return;
      chosen = index;
      picture.choose(index);
    },
    stepsAt(cell) {
      follow();
      return membership.stepsAt(cell);
    },
  };

  /** The paths that are found, but for the one in front. @param {Place} place */
  function pathsBeside({ hasPath, run }) {
    return runs.flatMap(({ path }, index) => {
      return hasPath && path && runs[index] !== run ? [{ index, cells: path.cells }] : [];
    });
  }

  /** @param {readonly string[]} called @returns {Sample[]} */
  function areas(called) {
    follow();
    return meanings(called).map(({ level, text, count }) => ({
      name: `overlay-${level}-${chosen}`,
      text,
      isDrawn: count > 0,
      draw: (context, side, colors) => drawArea(context, side, colors, level),
    }));
  }

  /** What each level means. @param {readonly string[]} called */
  function meanings(called) {
    const { t } = language;
    const { counts } = membership;
    if (isPair({ count: runs.length, chosen })) {
      const only = (/** @type {number} */ index) => {
        const count = counts[index + 1];
        return { level: index + 1, text: t("overlay.only", { name: called[index], count }), count };
      };
      return [{ level: 3, text: t("overlay.both", { count: counts[3] }), count: counts[3] }, only(0), only(1)];
    }
    const sum = (/** @type {(mask: number) => unknown} */ isCounted) =>
      counts.reduce((sum, count, mask) => sum + (mask > 0 && isCounted(mask) ? count : 0), 0);
    if (chosen === undefined) {
      const all = counts[counts.length - 1];
      const some = sum(() => true) - all;
      return [
        { level: 2, text: t("overlay.all", { all: runs.length, count: all }), count: all },
        { level: 1, text: t("overlay.some", { count: some }), count: some },
      ];
    }
    const bit = 1 << chosen;
    const [own, others] = [sum((mask) => mask & bit), sum((mask) => !(mask & bit))];
    return [
      { level: 2, text: t("overlay.by", { name: called[chosen], count: own }), count: own },
      { level: 1, text: t("overlay.others", { count: others }), count: others },
    ];
  }

  /** @param {CanvasRenderingContext2D} context @param {number} side @param {Colors} colors @param {number} level */
  function drawArea(context, side, colors, level) {
    const kind = { count: runs.length, chosen };
    const fill = fillsOf(colors, kind)[level];
    context.fillStyle = `rgb(${fill.join(" ")})`;
    context.fillRect(0, 0, side, side);
    context.fillStyle = inkOn(colors, fill);
    drawMembership(context, side, level, kind);
  }

  /** @param {Run} front @returns {RunSample[]} */
  function samples(front) {
    const { t } = language;
    return names().map((name, index) => {
      // From the first step on, so that nothing moves when it is found.
      const hasPath = runs[index].outcome === "found";
      return {
        index,
        hasPath,
        name: `overlay-path-${index}-${hasPath}`,
        text: hasPath ? t("overlay.path", { name }) : name,
        isDrawn: runs[index].path !== undefined,
        draw(context, side, colors) {
          if (hasPath) (runs[index] === front ? drawFrontSample : drawOtherSample)(context, side, colors, index);
        },
      };
    });
  }
}
