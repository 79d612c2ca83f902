// Marks the neighbors of the step that is shown, while steps are slow enough to be followed. Loaded after the tab Why.

import "../../core/i18n/en/marks.js";
import { drawSample, MARKS_FROM, marks, UNMARKED } from "../../core/render/neighbor-marks-drawing.js";
import { pixelRatio } from "../../core/render/ratio.js";
import { possibleOutcomes } from "../../narration/outcomes.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Marking } from "../../core/input/selection.js"
 * @import { Camera } from "../../core/render/camera.js"
 * @import { Drawing, Seeing } from "../../core/render/renderer.js"
 * @import { Run } from "../../core/run/run.js"
 */

/** While more steps a second are played, nobody can follow them. */
const FASTEST = 8;

/** The drawing of the neighbors of a step that is being taken one neighbor at a time, which has marks of its own. */
const ONE_BY_ONE = "neighbors";

/** Whether cells are large enough. @param {Camera} camera */
const hasRoom = ({ size }) => size / pixelRatio() >= MARKS_FROM;

/** Whether the step that is shown is marked. @param {Run} run */
const isMarked = ({ error, path, isSearching, current, player }) =>
  !error && !path && !isSearching && current !== undefined && !(player.playing && player.speed > FASTEST);

/** Marks neighbors until it is ended. @param {Speaking & Marking & Seeing} stage @returns {() => void} Ends it. */
export function markNeighbors(stage) {
  const { t } = stage.language;
  /** The run's revision that the marks are for. */
  let madeFor = -1;
  /** @type {Drawing | undefined} */
  let drawing;
  stage.draw("marks", {
    stamp: "",
    over(place) {
      const { run, camera } = place;
      const drawings = stage.look()?.drawings;
      const isOther = drawings?.has(ONE_BY_ONE) || drawings?.has(UNMARKED);
      if (isOther || !hasRoom(camera) || !isMarked(run)) return;
      if (madeFor !== run.revision && run.current) drawing = marks(run.solver.looks(), { from: run.current });
      madeFor = run.revision;
      drawing?.over?.(place);
    },
    isMinor: true,
    legend(run, camera, hasWalls) {
      if (run.error || !hasRoom(camera) || stage.look()?.drawings.has(UNMARKED)) return [];
      const looks = isMarked(run) ? run.solver.looks() : [];
      return possibleOutcomes(run.options, hasWalls).map((outcome) => ({
        name: outcome,
        text: t(`mark.${outcome}`),
        isDrawn: looks.some(({ became }) => became === outcome),
        draw: (context, side, colors) => drawSample(context, side, outcome, colors),
      }));
    },
  });
  return () => stage.draw("marks", undefined);
}
