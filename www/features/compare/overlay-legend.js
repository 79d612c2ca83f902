// The legend of an overlay, below the boards: what its colors and lines are, with how many cells each has at the step. Of more
// than two runs each can be chosen, and pointed at before, to see its own cells; and who has taken the cell pointed at is said.

import { shownCoord } from "../../core/board/coordinates.js";
import { pixelRatio } from "../../core/render/ratio.js";
import { make } from "../../core/ui/dom.js";
import { WALL } from "../../rules/cells.js";
import { marked, setMarked } from "./run-mark.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Selecting } from "../../core/input/selection.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Drawing, Look, Sample, Seeing } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Overlay, RunSample } from "./compare-overlay.js"
 */

/** The size of a sample, in CSS pixels. */
const SIDE = 18;

/**
 * @typedef {object} OverlayLegend
 * @property {() => void} update Shows it as it is now.
 * @property {(index: number | undefined) => void} point A run is pointed at, or none.
 */

/**
 * @param {Showing & Seeing & Selecting & Acting & Speaking} stage
 * @param {Drawing & Overlay} overlay
 * @param {() => readonly string[]} names What each run is called.
 * @param {HTMLElement} place The element that holds it.
 * @returns {OverlayLegend}
 */
export function fillOverlayLegend(stage, overlay, names, place) {
  const { t } = stage.language;
  const [areas, runs] = [make("ul", { role: "list" }), make("ul", { role: "list" })];
  const about = make("p", { class: "about-cell" });
  place.replaceChildren(areas, runs, about);
  /** The run that was chosen; what is pointed at comes before. */
  let { chosen } = overlay;
  /** What each of the lists was made for. @type {Map<HTMLElement, { wanted: string, colors: unknown }>} */
  const madeFor = new Map();

  /** @param {number | undefined} index */
  function point(index) {
    const wanted = index ?? chosen;
    if (names().length === 2 || overlay.chosen === wanted) return;
    overlay.choose(wanted);
    stage.refresh();
  }

  /** @param {number} index */
  function choose(index) {
    chosen = chosen === index ? undefined : index;
    overlay.choose(chosen);
    stage.refresh();
  }

  /** @param {Sample} sample @param {Look} look */
  function sampleOf({ draw }, { colors }) {
    const side = Math.round(SIDE * pixelRatio());
    const canvas = make("canvas", { "aria-hidden": "true", width: side, height: side });
    draw(/** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")), side, colors);
    return [canvas, make("span")];
  }

  /** A run with its path: of more than two, a button that chooses it. @param {RunSample} sample @param {Look} look */
  function runOf(sample, look) {
    const { index } = sample;
    const parts = sampleOf(sample, look);
    if (names().length === 2) return make("li", {}, ...parts);
    const onclick = () => choose(index);
    const [onpointerenter, onpointerleave] = [index, undefined].map(
      (at) =>
        (/** @type {PointerEvent} */ { pointerType }) => {
          if (pointerType === "mouse") point(at);
        },
    );
    return make("li", {}, make("button", { type: "button", onclick, onpointerenter, onpointerleave }, ...parts));
  }

  /**
   * Fills a list anew, unless it has the same samples already.
   * @template {Sample} Of
   * @param {HTMLElement} list
   * @param {Look} look
   * @param {readonly Of[]} samples
   * @param {(sample: Of) => HTMLElement} itemOf
   */
  function fill(list, { colors }, samples, itemOf) {
    // A path is drawn in another way when its run comes to the front.
    const wanted = [stage.session().front, pixelRatio(), ...samples.map(({ name }) => name)].join();
    const known = madeFor.get(list);
    if (known?.wanted === wanted && known.colors === colors) return false;
    madeFor.set(list, { wanted, colors });
    list.replaceChildren(...samples.map(itemOf));
    return true;
  }

  /** What is said of the cell that is pointed at. */
  function aboutCell() {
    const { board } = stage.run();
    const cell = stage.selected();
    const index = cell ? cell[1] * board.width + cell[0] : 0;
    if (!cell || board.cells[index] === WALL) return t(names().length > 2 ? "overlay.pointAtAny" : "overlay.point");
    const taken = overlay.stepsAt(index).flatMap((step, run) => {
      return step > 0 ? t("overlay.atStep", { name: marked(names()[run], run), step }) : [];
    });
    const at = shownCoord(cell, board.origin);
    if (taken.length === 0) return t("overlay.nobody", { cell: at });
    return t("overlay.who", { cell: at, list: taken.join(t("list.separator")) });
  }

  function update() {
    const look = stage.look();
    if (!look) return;
    const called = names().map(marked);
    const shown = overlay.areas(called);
    // What cannot be chosen is there for its path.
    const of = overlay.runs(stage.run()).filter(({ hasPath }) => hasPath || names().length > 2);
    fill(areas, look, shown, (sample) => make("li", {}, ...sampleOf(sample, look)));
    const focused = [...runs.querySelectorAll("button")].findIndex((button) => button.matches(":focus"));
    const isNew = fill(runs, look, of, (sample) => runOf(sample, look));
    if (isNew) runs.querySelectorAll("button")[focused]?.focus();
    const words = (/** @type {Element} */ list) => list.querySelectorAll(":is(li, button) > span");
    for (const [at, { text }] of shown.entries()) setMarked(words(areas)[at], text);
    for (const [at, { index, hasPath }] of of.entries()) {
      setMarked(words(runs)[at], hasPath ? t("overlay.path", { name: called[index] }) : called[index]);
      runs.children[at].querySelector("button")?.setAttribute("aria-pressed", String(index === chosen));
    }
    setMarked(about, aboutCell());
  }

  return { update, point };
}
