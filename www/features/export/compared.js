// Which searches are compared, and what is said of them. Headless.

import { namesOf, wordsOf } from "../compare/run-names.js";
import { sentenceOf } from "../compare/sentence.js";
import { totalOf } from "../compare/totals.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Seeing } from "../../core/render/renderer.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Session, Showing } from "../../core/session/session.js"
 */

/** Whether several searches are compared, and not with a log. @param {Session} session */
export const isCompared = ({ comparing, runs }) =>
  comparing !== undefined && runs.length > 1 && comparing.recorded === undefined;

/** Whether each is on a board of its own. @param {Session} session */
export const hasBoards = (session) => isCompared(session) && session.compared?.layout === "beside";

/**
 * Whether something that belongs on the board is still on its way: what lies over the board of several searches.
 * @param {Showing & Seeing} stage
 */
export function lacksOverlay(stage) {
  const drawings = stage.look()?.drawings;
  return stage.session().compared?.layout === "overlay" && drawings !== undefined && !drawings.has("overlay");
}

/** How many boards are side by side. @param {number} count */
export const columnsFor = (count) => (count === 3 ? 3 : 2);

/** What is said of them at this moment. @param {Session} session @param {Language} language */
export function sentence({ runs, clock }, language) {
  const isByF = "align" in clock && clock.align === "f";
  const at = { position: clock.position, f: "f" in clock ? clock.f : undefined, isByF };
  return sentenceAt(runs, at, language);
}

/** What is said of searches at a moment. @param {readonly Run[]} runs @param {{ position: number, f?: number, isByF: boolean }} at @param {Language} language */
export function sentenceAt(runs, { position, f, isByF }, language) {
  const words = wordsOf(namesOf(runs, language), language);
  const facts = runs.map((run, index) => {
    const { state, length, cost, stats } = totalOf(run);
    const isRepeated = stats.reopened > 0;
    return { name: words[index], state, taken: run.position, total: length, isRepeated, cost, unit: run.options.costs };
  });
  return sentenceOf(facts, { position, f, isByF }, language);
}
