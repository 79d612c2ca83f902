// The panel of a lesson in an element: what readers do in it, and what comes after it. Loaded with the first scenario.

import { part } from "../../core/engine/errors.js";
import { dispatch } from "../../core/ui/dispatch.js";
import { scenarioPanel } from "./lesson-card.js";
import { SUPPLIED, TOUR } from "./supplied-scenarios.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Focusing } from "../../core/input/released.js"
 * @import { Marking, Picking, Selecting } from "../../core/input/selection.js"
 * @import { Acting, Panel, Saying } from "../../core/panels/panel.js"
 * @import { Tabbed } from "../../core/panels/rail.js"
 * @import { Seeing, Sights } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Tested } from "../knowledge-test/open.js"
 * @import { LessonPanel } from "./lesson-card.js"
 * @import { Next } from "./lesson-next.js"
 * @import { Answer, Lesson } from "./lesson.js"
 */

/**
 * @typedef {object} Acts
 * @property {() => void} leave Ends the scenario.
 * @property {(name: string) => Promise<string>} titleOf The title of a supplied scenario.
 * @property {(name: string) => Promise<Panel | undefined>} open Shows a supplied scenario, and returns its panel if it is shown.
 */

/**
 * @param {HTMLElement} element
 * @param {Showing & Acting & Speaking & Saying & Selecting & Marking & Picking & Seeing & Focusing & Tabbed} stage
 * @param {Lesson} lesson
 * @param {Sights} sights
 * @param {Acts | undefined} acts Undefined if the lesson cannot be left.
 * @param {(() => void) | undefined} again Shows it with other numbers, where it has any.
 * @returns {LessonPanel}
 */
export function lessonPanel(element, stage, lesson, sights, acts, again) {
  const answer = (/** @type {number} */ question, /** @type {Answer} */ answer) => {
    const { kind } = lesson.scenario.questions[question];
    dispatch(element, "answer", { scenario: lesson.name, question, kind, ...answer });
  };
  const leave = () => {
    acts?.leave();
    stage.focusBoard();
  };
  return scenarioPanel(stage, lesson, {
    answer,
    again,
    leave: acts && leave,
    next: acts && nextOf(element, lesson, acts),
    sights,
  });
}

/**
 * What comes after a supplied scenario in the gallery.
 * @param {HTMLElement} element
 * @param {Lesson} lesson
 * @param {Acts} acts
 * @returns {Next | undefined}
 */
function nextOf(element, { name }, { titleOf, open }) {
  const place = SUPPLIED.indexOf(name ?? "");
  if (place < 0) return undefined;
  const after = SUPPLIED.at(place + 1);
  if (after === undefined) return {};
  const test = async () => (await part(import("../knowledge-test/open.js")))?.openTest(/** @type {Tested} */ (element));
  return {
    // What the tour has taught is shown by the test that was offered before it.
    test: name === TOUR.at(-1) ? test : undefined,
    title: () => titleOf(after),
    open: async () => {
      // For someone who reads the panel: from its beginning.
      const panel = await open(after);
      if (!panel) return;
      panel.element.scrollIntoView({ block: "start" });
      element.scrollIntoView({ block: "start" });
      panel.element.focus({ preventScroll: true });
    },
  };
}
