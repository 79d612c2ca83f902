// All searches that are compared side by side, in one picture: their boards with their names, and what is said of them.

import { headOf, namesOf, wordsOf } from "../../compare/names.js";
import { sentenceOf } from "../../compare/sentence.js";
import { totalOf } from "../../compare/totals.js";
import { markedParts } from "../../telling/step.js";
import { frame, marginOf } from "../compose.js";
import { fittingNumbers } from "../size.js";
import { composeStrip, layOutStrip } from "../strip.js";

/** @typedef {import("../../session.js").Session} Session */
/** @typedef {import("../../i18n/index.js").Language} Language */
/** @typedef {import("../board-picture.js").Scene} Scene */

/** How many boards are side by side. @param {number} count */
const columnsFor = (count) => (count === 3 ? 3 : 2);

/** Whether several searches are compared, and not with a log. @param {Session} session */
export const isCompared = ({ comparing, runs }) =>
  comparing !== undefined && runs.length > 1 && comparing.recorded === undefined;

/** Whether each is on a board of its own. @param {Session} session */
export const hasBoards = (session) => isCompared(session) && session.compared?.layout === "beside";

/** Where the boards are. @param {Session} session @param {import("../compose.js").Choice} choice */
function stripOf({ runs }, choice) {
  const width = choice.width - 2 * marginOf(choice);
  return { count: runs.length, columns: columnsFor(runs.length), width, isTransparent: true };
}

/** The size of a cell in the picture. @param {Session} session @param {import("../compose.js").Choice} choice */
export const cellInAll = (session, choice) => layOutStrip(session.document.board, stripOf(session, choice)).size;

/**
 * @param {import("../target.js").Kind} kind
 * @param {Session} session
 * @param {(run: import("../../run/run.js").Run) => Scene | undefined} sceneOf
 * @param {import("../compose.js").Choice} choice
 * @param {Language} language
 */
export function composeAll(kind, session, sceneOf, choice, language) {
  const { runs, run: front, document } = session;
  const scene = sceneOf(front);
  if (!scene) return undefined;
  const names = namesOf(runs, language);
  const boards = runs.map((run, index) => ({
    label: `${headOf(names[index])} · ${language.t("narrator.step", { position: run.position })}`,
    scene: sceneOf(run) ?? scene,
  }));
  const picture = composeStrip(kind, document.board, boards, stripOf(session, choice));
  const size = cellInAll(session, choice);
  const shown = { ...scene, numbers: fittingNumbers(scene.numbers, size) };
  return frame(kind, picture, { scene: shown, size }, markedParts(sentence(session, language)), choice, language);
}

/** What is said of them at this moment. @param {Session} session @param {Language} language */
export function sentence({ runs, clock }, language) {
  const words = wordsOf(namesOf(runs, language), language);
  const facts = runs.map((run, index) => {
    const { state, length, cost, stats } = totalOf(run);
    const isRepeated = stats.reopened > 0;
    return { name: words[index], state, taken: run.position, total: length, isRepeated, cost, unit: run.options.costs };
  });
  const isByF = "align" in clock && clock.align === "f";
  return sentenceOf(facts, { position: clock.position, f: "f" in clock ? clock.f : undefined, isByF }, language);
}
