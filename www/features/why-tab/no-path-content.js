// Why there is no path: what can be reached, what closes it off, how near to the goal one gets, and the fewest walls that
// would have to go. Worked out in slices, once for each search, and drawn on the board.

import { solverOf } from "../../core/board/convert.js";
import { shownCoord } from "../../core/board/coordinates.js";
import { hasCode } from "../../core/engine/errors.js";
import { make, setText } from "../../core/ui/dom.js";
import { engineStart } from "../../engine.js";
import { coordOf } from "../../rules/cells.js";
import "../../core/i18n/en/no-path.js";
import { drawRegion, drawWalls, drawWay } from "../../core/render/no-path-drawing.js";
import { noPath } from "../../why/no-path.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Focusing } from "../../core/input/released.js"
 * @import { Marking } from "../../core/input/selection.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Drawing, Place } from "../../core/render/renderer.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { NoPath } from "../../why/no-path.js"
 * @import { Filled } from "./sections.js"
 */

/** How long it works between two frames, and at once, in milliseconds. */
const SLICE = 8;
const FIRST_SLICE = 2;
/** How many expansions of the path's search are made at a time. */
const EXPANSIONS = 4096;
/** Stands for the number of a search before there is one. */
const NONE = -1;
/** How many walls are named. */
const NAMED = 6;

/** @typedef {NoPath & { cells?: Uint32Array, cost?: number }} Found What was found, with the path to the nearest cell unless the engine has no memory for it. */

/** @param {Showing & Acting & Speaking & Marking & Focusing} stage @param {HTMLElement} element @returns {Filled} */
export function fillNoPath(stage, element) {
  const { session, run, command, refresh, language } = stage;
  const { t } = language;
  const reached = make("p", { role: "status" });
  const [nearest, opening] = [make("p"), make("p")];
  const remove = make("button", { type: "button", onclick: () => command(removeWalls) });
  const region = toggle("noPath.showRegion", true);
  const path = toggle("noPath.showPath", false);
  const walls = toggle("noPath.showWalls", true);
  element.append(reached, region.label, nearest, path.label, opening, walls.label, remove);

  let [searches, start] = [NONE, 0];
  /** @type {Found | undefined} */
  let found;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof examine> | undefined} */
  let work;

  /** @param {"noPath.showRegion" | "noPath.showPath" | "noPath.showWalls"} key @param {boolean} checked */
  function toggle(key, checked) {
    const input = make("input", { type: "checkbox", checked, onchange: refresh });
    return { input, label: make("label", { class: "switch" }, input, make("span", {}, t(key))) };
  }

  function begin() {
    [searches, start] = [run().searches, engineStart()];
    work = examine(run());
    goOn(FIRST_SLICE);
  }

  /** @param {number} slice */
  function goOn(slice) {
    // A solver of an engine that is gone cannot even be freed.
    if (start !== engineStart()) work = examine(run());
    start = engineStart();
    const end = performance.now() + slice;
    do {
      const part = /** @type {NonNullable<typeof work>} */ (work).next();
      if (!part.done) continue;
      [found, work] = [part.value, undefined];
      return refresh();
    } while (performance.now() < end);
    timer = setTimeout(goOn, 0, SLICE);
  }

  function stop() {
    clearTimeout(timer);
    work?.return(undefined);
    [found, work, searches] = [undefined, undefined, NONE];
  }

  function removeWalls() {
    const { document } = session();
    if (!found || session().locks.has("erase")) return;
    document.beginStroke();
    document.paint(coordsOf(found.opening), 0);
    document.endStroke();
    stage.focusBoard();
  }

  /** @param {Uint32Array} cells @returns {Coord[]} */
  const coordsOf = (cells) => {
    const { width } = run().board;
    return Array.from(cells, (cell) => coordOf({ width }, cell));
  };

  function tell() {
    const { start, origin } = run().board;
    const parts = [region.label, path.label, walls.label, remove, nearest, opening];
    for (const part of parts) part.hidden = !found;
    if (!found) return setText(reached, t("noPath.searching"));
    const {
      count,
      closing,
      nearest: [x, y],
      asNear,
      opening: needed,
      single,
      cost,
    } = found;
    setText(reached, t("noPath.reached", { count, walls: closing.length }));
    const isStart = x === start[0] && y === start[1];
    path.label.hidden = isStart || cost === undefined;
    const several = asNear > 1 ? "Several" : "";
    const key = isStart ? "Start" : cost === undefined ? "" : "Cost";
    setText(nearest, t(`noPath.nearest${several}${key}`, { cell: shownCoord([x, y], origin), cost, count: asNear }));
    const named = coordsOf(needed.subarray(0, NAMED)).map((coord) => shownCoord(coord, origin));
    const all = named.join(t("list.separator"));
    const more = needed.length - named.length;
    const cells = more > 0 ? t("noPath.more", { cells: all, count: more }) : all;
    const { length } = needed;
    const how = length > 1 ? "noPath.opening" : single > 1 ? "noPath.openingOneOf" : "noPath.openingOne";
    setText(opening, t(how, { count: length, single, cells }));
    setText(remove, t("noPath.remove", { count: needed.length }));
    remove.hidden = session().locks.has("erase");
  }

  function draw() {
    const isDrawn = found !== undefined && !element.hidden;
    const of = searches;
    const stamp = String(of);
    // While another tab is open, the search may go on to something else.
    const isStill = (/** @type {Place} */ { run }) => run.searches === of && run.status === "no-path";
    /** @type {(name: string, is: boolean, how: Omit<Drawing, "stamp">) => void} */
    const put = (name, is, how) => stage.draw(name, isDrawn && is ? { stamp, ...how } : undefined);
    const it = /** @type {Found} */ (found);
    put("no-path-region", region.input.checked, {
      over: (place) => isStill(place) && drawRegion(place, it.reached, it.closing),
    });
    put("no-path-way", path.input.checked, {
      under: (place) => it.cells && isStill(place) && drawWay(place, it.cells),
    });
    put("no-path-walls", walls.input.checked, { over: (place) => isStill(place) && drawWalls(place, it.opening) });
  }

  return {
    update() {
      if (searches !== run().searches) stop();
      if (!element.hidden && searches === NONE) begin();
      if (!element.hidden) tell();
      draw();
    },
    dispose() {
      stop();
      for (const name of ["region", "way", "walls"]) stage.draw(`no-path-${name}`, undefined);
    },
  };
}

/**
 * @param {Run} run
 * @returns {Generator<void, Found | undefined, void>}
 */
function* examine({ board, options }) {
  const found = yield* noPath(board, options.diagonal);
  if (!found) return undefined;
  const solver = solverOf({ ...board, goal: found.nearest });
  try {
    const { diagonal, costs, penalties } = options;
    solver.configure({ diagonal, costs, penalties });
    while (solver.step(EXPANSIONS) === "searching") yield;
    const path = solver.path();
    return { ...found, cells: path?.cells, cost: path?.cost };
  } catch (error) {
    if (hasCode(error)) return found;
    throw error;
  } finally {
    solver.free();
  }
}
