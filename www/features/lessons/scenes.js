// Everything needed to show scenarios. Loaded with the first of them: a board without one does without it.

import { loadFull, needsFull, Solver } from "../../engine.js";
import "../../core/i18n/en/settings.js";
import { drawThumbnail } from "../../core/render/thumbnail.js";
import { Lesson } from "./lesson.js";
import { namesFull } from "./names-full.js";
import { isPassing } from "./passing.js";
import { parseScenario } from "./scenario.js";
import { factsInParts, solverInParts } from "./scenario-facts.js";
import { fill, tagOf } from "./scenario-texts.js";
import { inSlices } from "./slices.js";

/**
 * @import { Language, Speaking } from "../../core/i18n/index.js"
 * @import { Colors } from "../../core/render/theme.js"
 * @import { Asking } from "../../core/ui/board-prompt.js"
 * @import { Share } from "./scenario-facts.js"
 * @import { Scenario } from "./scenario.js"
 */

export { lessonPanel } from "./lesson-panel.js";
export { stopsOn } from "./lesson-pauses.js";

/** How long readers wait without a notice, in milliseconds. */
const PATIENCE = 300;

/** The style sheet of the panel, if a bundler has put it in. */
export const STYLES = typeof STARSTEP_LESSON_STYLES === "string" ? STARSTEP_LESSON_STYLES : undefined;

/** @typedef {{ signal?: AbortSignal, tell?: (share: Share) => void }} How */

/** The facts of a scenario, without blocking the page. @param {Scenario} scenario @param {How} [how] */
const factsInSlices = (scenario, how) => inSlices(() => factsInParts(Solver, scenario), how);

/**
 * A scenario, with the engine that it needs: mostly the lean one will do.
 * @param {unknown} value
 */
async function read(value) {
  if (typeof value !== "string" || namesFull(value)) await loadFull();
  const scenario = parseScenario(value);
  if (scenario.modes.some(({ map }) => needsFull(map))) await loadFull();
  return scenario;
}

/**
 * @param {unknown} value A scenario as an object or JSON text.
 * @param {string} [name] The name, for a supplied scenario.
 * @param {How} [how]
 * @throws {ScenarioError}
 */
export async function lessonOf(value, name, how) {
  const scenario = await read(value);
  const lesson = new Lesson(scenario, name, await factsInSlices(scenario, how));
  // Whatever white space it was written with.
  if (!isPassing(value)) lesson.source = JSON.stringify(typeof value === "string" ? JSON.parse(value) : value);
  return lesson;
}

/**
 * The same for readers who are waiting. If the searches take long, a notice says so, and they can be cancelled.
 * @param {unknown} value
 * @param {string | undefined} name
 * @param {Speaking & Asking} stage
 * @param {AbortSignal} signal
 * @param {() => void} cancel
 */
export async function lessonFor(value, name, { wait, language }, signal, cancel) {
  const begin = performance.now();
  /** @type {ReturnType<typeof wait> | undefined} */
  let waiting;
  const tell = (/** @type {Share} */ { done, all }) => {
    if (performance.now() - begin < PATIENCE) return;
    waiting ??= wait(cancel);
    waiting.then(({ say }) => say(language.t("scenario.searching", { done, all })));
  };
  try {
    return await lessonOf(value, name, { signal, tell });
  } finally {
    waiting?.then(({ close }) => close());
  }
}

/** The title of a scenario in a language. @param {string} text @param {Language} language */
export async function titleOf(text, language) {
  const { scenario, facts } = await lessonOf(text);
  return fill(scenario.title, facts.values, language);
}

/**
 * Draws the board of a scenario, as it is when the first question comes, else solved, and returns what it is about, and in which language.
 * @param {string} text
 * @param {HTMLCanvasElement} canvas
 * @param {Colors} colors
 * @param {Language} language
 */
export async function preview(text, canvas, colors, language) {
  const scenario = await read(text);
  const { values, asked } = await factsInSlices(scenario);
  const solver = await inSlices(() => solverInParts(Solver, scenario));
  // The picture comes before the question, and must not answer it.
  if (asked.length > 0) solver.seek(Math.min(...asked.map(({ step }) => step)));
  drawThumbnail(canvas, solver, colors);
  solver.free();
  const { title, summary } = scenario;
  return {
    title: fill(title, values, language),
    summary: fill(summary, values, language),
    lang: tagOf(title, language.tag),
  };
}
