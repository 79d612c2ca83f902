// All searches that are compared side by side, in one picture: their boards with their names, and what is said of them.

import { markedParts } from "../../../narration/step.js";
import { namesOf, wordsOf } from "../../compare/run-names.js";
import { partOf } from "../board-picture.js";
import { composeStrip, layOutStrip } from "../boards-in-one-picture.js";
import { columnsFor, sentence } from "../compared.js";
import { frame, marginOf, textsOf } from "../compose.js";
import { fittingNumbers } from "../size.js";

/**
 * @import { Language } from "../../../core/i18n/index.js"
 * @import { Run } from "../../../core/run/run.js"
 * @import { Session } from "../../../core/session/session.js"
 * @import { Scene } from "../board-picture.js"
 * @import { Choice } from "../compose.js"
 * @import { Size } from "../size.js"
 * @import { Kind } from "../target.js"
 */

/**
 * Where the boards are, as far as texts below them leave room, and the front one as it is drawn.
 * @param {Kind} kind
 * @param {Session} session
 * @param {(run: Run) => Scene | undefined} sceneOf
 * @param {Choice} choice
 * @param {Language} language
 */
function layOutAll(kind, session, sceneOf, choice, language) {
  const { runs, run: front } = session;
  const first = sceneOf(front);
  if (!first) return undefined;
  const scene = { ...first, others: runs };
  const parts = markedParts(sentence(session, language));
  const margin = marginOf(choice);
  const strip = { count: runs.length, columns: columnsFor(runs.length), width: choice.width - 2 * margin };
  const { size } = layOutStrip(partOf(scene), strip);
  if (choice.height === undefined) return { scene, parts, strip, size };
  const texts = textsOf(kind, { scene, size }, parts, choice, language).height;
  const slide = { ...strip, height: Math.max(1, choice.height - 2 * margin - texts) };
  return { scene, parts, strip: slide, size: layOutStrip(partOf(scene), slide).size };
}

/** The size of a cell where only the width is given. @param {Size} part @param {number} count How many boards there are. @param {Choice} choice */
export const cellAcross = (part, count, choice) =>
  layOutStrip(part, { count, columns: columnsFor(count), width: choice.width - 2 * marginOf(choice) }).size;

/** The size of a cell in the picture. @param {Parameters<typeof layOutAll>} how */
export const cellInAll = (...how) => layOutAll(...how)?.size ?? 1;

/**
 * @param {Kind} kind
 * @param {Session} session
 * @param {(run: Run) => Scene | undefined} sceneOf
 * @param {Choice} choice
 * @param {Language} language
 */
export function composeAll(kind, session, sceneOf, choice, language) {
  const laidOut = layOutAll(kind, session, sceneOf, choice, language);
  if (!laidOut) return undefined;
  const { scene, parts, strip, size } = laidOut;
  const { runs } = session;
  const words = wordsOf(namesOf(runs, language), language);
  const boards = runs.map((run, index) => ({
    label: `${words[index]} · ${language.t("narrator.step", { position: run.position })}`,
    scene: sceneOf(run) ?? scene,
  }));
  const picture = composeStrip(kind, partOf(scene), boards, { ...strip, isTransparent: true });
  const shown = { ...scene, numbers: fittingNumbers(scene.numbers, size) };
  return frame(kind, picture, { scene: shown, size }, parts, choice, language);
}
