// All that scenarios need to be shown. Loaded with the first of them: a board without one does without it.

import { Solver } from "../engine.js";
import { drawThumbnail } from "../render/thumbnail.js";
import { factsOf, solverOf } from "./facts.js";
import { Lesson } from "./lesson.js";
import { parseScenario } from "./scenario.js";
import { fill } from "./texts.js";

export { scenarioPanel } from "../panels/scenario.js";
export { stopsOn } from "./stops.js";

/**
 * @param {unknown} value A scenario as an object or JSON text.
 * @param {string} [name] Of a supplied scenario.
 * @throws {import("./error.js").ScenarioError}
 */
export const lessonOf = (value, name) => new Lesson(parseScenario(value), name);

/** The title of a scenario in a language. @param {string} text @param {import("../i18n/index.js").Language} language */
export function titleOf(text, language) {
  const { scenario, facts } = lessonOf(text);
  return fill(scenario.title, facts.values, language);
}

/**
 * Draws the solved board of a scenario and tells what it is about.
 * @param {string} text
 * @param {HTMLCanvasElement} canvas
 * @param {import("../theme.js").Colors} colors
 * @param {import("../i18n/index.js").Language} language
 */
export function preview(text, canvas, colors, language) {
  const scenario = parseScenario(text);
  const solver = solverOf(Solver, scenario);
  drawThumbnail(canvas, solver, colors);
  solver.free();
  const { values } = factsOf(Solver, scenario);
  return { title: fill(scenario.title, values, language), summary: fill(scenario.summary, values, language) };
}
