// Everything needed to show scenarios. Loaded with the first of them: a board without one does without it.

import { loadFull, namesFull, needsFull, Solver } from "../engine.js";
import "../i18n/en-settings.js";
import { drawThumbnail } from "../render/thumbnail.js";
import { factsInParts, solverInParts } from "./facts.js";
import { Lesson } from "./lesson.js";
import { parseScenario } from "./scenario.js";
import { inSlices } from "./slices.js";
import { fill, tagOf } from "./texts.js";

export { lessonPanel } from "./lesson-panel.js";
export { stopsOn } from "./stops.js";

/** How long readers wait without a notice, in milliseconds. */
const PATIENCE = 300;

/** The style sheet of the panel, if a bundler has put it in. */
export const STYLES = typeof STARSTEP_LESSON_STYLES === "string" ? STARSTEP_LESSON_STYLES : undefined;

/** @typedef {{ signal?: AbortSignal, tell?: (share: import("./facts.js").Share) => void }} How */

/** The facts of a scenario, without blocking the page. @param {import("./scenario.js").Scenario} scenario @param {How} [how] */
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
 * @throws {import("./error.js").ScenarioError}
 */
export async function lessonOf(value, name, how) {
  const scenario = await read(value);
  return new Lesson(scenario, name, await factsInSlices(scenario, how));
}

/**
 * The same for readers who are waiting. If the searches take long, a notice says so, and they can be cancelled.
 * @param {unknown} value
 * @param {string | undefined} name
 * @param {import("../panels/panel.js").Stage} stage
 * @param {AbortSignal} signal
 * @param {() => void} cancel
 */
export async function lessonFor(value, name, { wait, language }, signal, cancel) {
  const begin = performance.now();
  /** @type {ReturnType<typeof wait> | undefined} */
  let waiting;
  const tell = (/** @type {import("./facts.js").Share} */ { done, all }) => {
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

/** The title of a scenario in a language. @param {string} text @param {import("../i18n/index.js").Language} language */
export async function titleOf(text, language) {
  const { scenario, facts } = await lessonOf(text);
  return fill(scenario.title, facts.values, language);
}

/**
 * Draws the solved board of a scenario and returns what it is about, and in which language.
 * @param {string} text
 * @param {HTMLCanvasElement} canvas
 * @param {import("../theme.js").Colors} colors
 * @param {import("../i18n/index.js").Language} language
 */
export async function preview(text, canvas, colors, language) {
  const scenario = await read(text);
  const { values } = await factsInSlices(scenario);
  const solver = await inSlices(() => solverInParts(Solver, scenario));
  drawThumbnail(canvas, solver, colors);
  solver.free();
  const { title, summary } = scenario;
  return {
    title: fill(title, values, language),
    summary: fill(summary, values, language),
    lang: tagOf(title, language.tag),
  };
}
