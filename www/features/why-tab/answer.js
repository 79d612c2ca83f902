// An answer about a cell: the first fact large, the others as a list. Steps in it are buttons that go there, cells are
// buttons that point at them. Loaded when a cell is first asked about.

import { make } from "../../core/ui/dom.js";
import { story } from "../../narration/cell-story.js";
import { forgetReach } from "../../why/reach.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Selecting } from "../../core/input/selection.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Solver } from "../../engine.js"
 * @import { StoryPart } from "../../narration/cell-story.js"
 * @import { Coord } from "../../rules/cells.js"
 */

/** @param {Showing & Acting & Speaking & Selecting} stage @param {HTMLElement} place Where it is shown. */
export function answer(stage, place) {
  const { run, language } = stage;
  /** Whom it has asked last. @type {Solver | undefined} */
  let solver;
  return {
    /** @param {Coord} coord */
    show(coord) {
      solver = run().solver;
      const [first, ...others] = story(solver, coord, language).map(({ parts }) =>
        parts.map((part) => shownPart(part, stage)),
      );
      const list = make("ul", {}, ...others.map((parts) => make("li", {}, ...parts)));
      const focused = focusedButton(place);
      place.replaceChildren(make("p", {}, ...first), ...(others.length > 0 ? [list] : []));
      // What had the focus is another element now.
      if (focused >= 0) (place.querySelectorAll("button")[focused] ?? place.querySelector("button"))?.focus();
      // In the tab all of the section scrolls, at the board what is below its title.
      place.scrollTop = 0;
      if (place.parentElement) place.parentElement.scrollTop = 0;
    },
    dispose() {
      if (solver) forgetReach(solver);
    },
  };
}

/** The place of the button with the focus among the others, -1 if none has it. @param {HTMLElement} place */
function focusedButton(place) {
  const { activeElement } = /** @type {ShadowRoot} */ (place.getRootNode());
  return [...place.querySelectorAll("button")].indexOf(/** @type {HTMLButtonElement} */ (activeElement));
}

/** @param {StoryPart} part @param {Showing & Acting & Speaking & Selecting} stage */
export function shownPart({ text, mark, step, cell }, { run, command, select, language }) {
  if (step === undefined && cell === undefined) return make("span", { class: mark ?? "" }, text);
  const onclick = () => {
    if (step === undefined) return select(cell);
    command(() => {
      run().pause();
      run().seek(step);
    });
  };
  // A cell that leads to a step says so.
  const title = step !== undefined && cell ? language.t("narrator.step", { position: step }) : "";
  return make("button", { type: "button", class: `link ${mark ?? ""}`, title, onclick }, text);
}
