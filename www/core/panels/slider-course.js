// What is seen at the step slider: below it the course of the number that the search goes by, so that one sees where it was
// trapped; and above it, where a mouse rests, how the board looked at that step. Loaded when somebody steps or plays.

import { decidesBy, hasTwoSides } from "../../rules/algorithms.js";
import { part } from "../engine/errors.js";
import { takenNumbers } from "../session/by-f.js";
import { isComplete } from "../session/f-of-runs.js";
import { make, setText } from "../ui/dom.js";
import { dressLater } from "../ui/styles.js";
import { previewAt } from "./slider-preview.js";

/**
 * @import { Speaking } from "../i18n/index.js"
 * @import { Picking } from "../input/selection.js"
 * @import { Seeing } from "../render/renderer.js"
 * @import { Run } from "../run/run.js"
 * @import { Showing } from "../session/session.js"
 */

/** How many steps, and how large a board, are looked through: more would make the reader wait. */
const MOST = 1 << 16;
/** How large a board is at most to be looked through after each cell that is painted. */
const QUICK = 1 << 12;
/** How many columns the course has at most. */
const COLUMNS = 400;
/** How high it is, in its own unit. */
const HEIGHT = 100;
const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {Showing & Speaking & Seeing & Picking} stage
 * @param {HTMLElement} track What holds the slider, whose thumb is 20 px wide.
 * @returns {() => void} Shows it as it is now.
 */
export function sliderCourse(stage, track) {
  const picture = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  picture.setAttribute("preserveAspectRatio", "none");
  picture.append(path);
  const letter = make("b", {});
  const element = make("div", { class: "course", "aria-hidden": "true", hidden: true }, letter, picture);
  track.prepend(element);
  const isBundled = typeof STARSTEP_COURSE_STYLES === "string";
  part(dressLater(track, "course.css", isBundled ? STARSTEP_COURSE_STYLES : undefined));
  /** What is known of the search that it shows. @type {{ search: number, length: number, by: string, taken: Float64Array | undefined }} */
  let known = { search: -1, length: 0, by: "", taken: undefined };
  const hidePreview = previewAt(stage, track, (step) => {
    const value = known.taken?.[step - 1];
    return value === undefined ? "" : `${known.by} ${stage.language.number(value)}`;
  });

  return () => {
    const run = stage.run();
    const { clock, document } = stage.session();
    // On a large board it would be in the way of who paints.
    const isBusy = document.isPainting && run.board.cells.length > QUICK;
    const isSeen = clock === run && isComplete(run) && !isBusy;
    if (isSeen && (known.search !== run.searches || known.length !== run.length)) {
      known = { search: run.searches, length: run.length, ...courseOf(run) };
      const shape = known.taken && shapeOf(known.taken);
      picture.setAttribute("viewBox", `0 0 ${run.length} ${HEIGHT}`);
      path.setAttribute("d", shape ?? "");
      setText(letter, known.by);
      letter.className = known.by;
      // It is of the search before.
      hidePreview();
    }
    element.hidden = !isSeen || !path.getAttribute("d");
  };
}

/** By which number a search takes its cells, and that of each that it took, if there is one for all of them. @param {Run} run */
function courseOf(run) {
  const by = decidesBy(run.options);
  const column = ["g", "h", "f"].indexOf(by);
  const isLong = Math.max(run.length, run.board.cells.length) > MOST;
  return { by, taken: column < 0 || isLong || hasTwoSides(run.options) ? undefined : takenNumbers(run, column) };
}

/**
 * The outline of the course: for each step, or for each few steps the largest, as high as its share of all that lies between
 * the smallest and the largest. Nothing where all are the same.
 * @param {Float64Array} taken
 */
export function shapeOf(taken) {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of taken) [least, most] = [Math.min(least, value), Math.max(most, value)];
  if (!(most > least)) return undefined;
  const width = Math.ceil(taken.length / COLUMNS);
  let shape = `M0 ${HEIGHT}`;
  for (let from = 0; from < taken.length; from += width) {
    const to = Math.min(taken.length, from + width);
    const share = (Math.max(...taken.subarray(from, to)) - least) / (most - least);
    shape += `V${Math.round(HEIGHT * (1 - share))}H${to}`;
  }
  return `${shape}V${HEIGHT}z`;
}
