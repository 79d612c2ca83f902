// What a check has found, in sentences: what was built, what follows from it, and where it goes another way. Coordinates are
// those of the reader's own program. Headless.

import { fromBoard } from "../check/frames.js";
import { shownCoord } from "../coordinates.js";
import "../i18n/en-check.js";
import "../i18n/en-check-bugs.js";
import "../i18n/en-settings.js";
import { capitalized } from "../panels/words.js";

/** @typedef {import("../i18n/index.js").Language} Language */
/** @typedef {import("../i18n/keys.js").Key} Key */
/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("../board/board.js").Coord} Coord */
/** @typedef {import("./checking.js").Found} Found */
/** @typedef {Found["diagnosis"]["candidates"][number]} Candidate */

/**
 * @typedef {object} Told
 * @property {"right" | "short" | "bug" | "differs" | "unlike"} kind What it comes to: no fault; no fault, but no shortest
 *   paths; bugs; a first part that is explained; nothing that is.
 * @property {string} verdict The first sentence.
 * @property {string[]} built What else is to be said of what was built.
 * @property {string[]} differs Where the log goes another way.
 * @property {string[]} follows
 * @property {string[]} read How log and coordinates were read.
 * @property {string[]} others Other explanations.
 */

/** Fewer steps than these say nothing. */
const FEW = 2;

/** @param {Found} found @param {Language} language @returns {Told} */
export function tell(found, language) {
  const { t } = language;
  const { diagnosis, read } = found;
  const [first, ...rest] = diagnosis.candidates;
  const isUnlike = !first || (!diagnosis.exact && read.steps > 0 && first.agrees < FEW);
  const told = /** @type {Told} */ ({ built: [], differs: [], follows: [], read: [], others: [] });
  told.read.push(readText(read, language));
  if (first) told.read.push(...frameTexts(first.frame, found, language));
  if (isUnlike) {
    const differs = first ? differenceTexts(found, language) : [];
    return { ...told, kind: "unlike", verdict: t("check.unlike"), differs };
  }
  const what = builtText(first, found, language);
  if (first.bugs.length > 0) {
    const names = first.bugs.map((bug) => t(/** @type {Key} */ (`check.bug.${bug}`))).join(t("list.separator"));
    told.verdict = t("check.bugs", { count: first.bugs.length, bugs: names });
    told.built.push(t("check.besides", { what }));
  } else if (diagnosis.exact) told.verdict = t(exactKey(found), { what });
  else told.verdict = t("check.upTo", { step: first.agrees, what });
  if (first.ties === "any") told.built.push(t("check.order.any"));
  if (diagnosis.exact && read.steps > 0 && !found.isWhole) told.built.push(t("check.ended", { steps: read.steps }));
  if (diagnosis.exact && read.steps === 0) told.built.push(t("check.pathOnly"));
  if (diagnosis.exact) told.follows.push(...followTexts(found, language));
  else told.differs.push(...differenceTexts(found, language));
  told.others.push(...rest.map((other) => otherText(other, first, found, language)));
  return { ...told, kind: kindOf(found, first) };
}

/** @param {Found} found @param {Candidate} first @returns {Told["kind"]} */
function kindOf({ diagnosis, outcome }, first) {
  if (first.bugs.length > 0) return "bug";
  if (!diagnosis.exact) return "differs";
  return outcome?.isPromised ? "right" : "short";
}

/** @param {Found} found @returns {Key} */
function exactKey({ read, isWhole }) {
  if (read.steps === 0) return "check.samePath";
  return isWhole ? "check.exact" : "check.exactSoFar";
}

/**
 * What a candidate is, as a list of its settings: all that decide what is taken, and others where they are unusual.
 * @param {Candidate} candidate
 * @param {Pick<Found, "board" | "read">} found
 * @param {Language} language
 */
export function builtText({ options, ties }, { board, read }, { t }) {
  const { algorithm, diagonal, heuristic, weight } = options;
  const isOrdered = read.steps > 0;
  const usesH = algorithm !== "dijkstra" && algorithm !== "breadth-first";
  const usesList = usesH || algorithm === "dijkstra";
  const parts = [t(`check.by.${algorithm}`)];
  if (usesH && algorithm !== "fastest") {
    const formula = heuristic === "auto" ? (diagonal === "never" ? "manhattan" : "octile") : heuristic;
    parts.push(t(`check.h.${formula}`));
    if (weight !== 1 && algorithm !== "greedy") parts.push(t("check.weight", { weight }));
  }
  parts.push(t(`check.moves.${diagonal}`));
  if (diagonal !== "never" && algorithm !== "breadth-first") parts.push(t(`check.costs.${options.costs}`));
  if (isOrdered && usesList) {
    // Where f is g or h alone, no h breaks its ties.
    const rule = algorithm === "astar" || options.tieBreak === "lifo" ? options.tieBreak : "fifo";
    parts.push(t(ties === "any" ? "check.ties.any" : `check.ties.${rule}`));
  }
  if (isOrdered && ties === "exact") {
    parts.push(t("check.neighbors", { choice: t(`neighborOrder.${options.neighborOrder}`) }));
  }
  if (!options.improveOpen && algorithm !== "breadth-first") parts.push(t("check.improveOpen"));
  if (!options.decreaseKey && options.openList === "binary-heap" && usesList) parts.push(t("check.decreaseKey"));
  if (options.swapEqual && options.openList === "binary-heap" && usesList && ties === "exact") {
    parts.push(t("check.swapEqual"));
  }
  if (options.reopenClosed && algorithm !== "breadth-first") parts.push(t("check.reopenClosed"));
  if (options.stopWhen === "goal-opened") parts.push(t("check.stopWhen"));
  const hasPenalties = board.cells.some((byte) => byte !== 0 && byte !== 255);
  if (!options.penalties && hasPenalties) parts.push(t("check.penalties"));
  return parts.join(t("list.separator"));
}

/** What is promised, and what the path costs on this board. @param {Found} found @param {Language} language */
function followTexts({ outcome, diagnosis }, { t, tag }) {
  if (!outcome || diagnosis.candidates[0].bugs.length > 0) return [];
  const { cost, shortest, isPromised, isKnown, repairs, textbookCost } = outcome;
  const texts = [];
  const isLonger = cost !== undefined && shortest !== undefined && cost > shortest * (1 + 1e-6);
  if (isKnown && cost === undefined && shortest !== undefined) texts.push(t("check.missed", { shortest }));
  else if (isPromised) texts.push(cost === undefined ? t("check.alwaysNone") : t("check.always", { cost }));
  else if (isLonger) texts.push(t("check.longer", { cost, shortest }));
  else texts.push(cost === undefined ? t("check.noPromise") : t("check.notHere", { cost }));
  if (isPromised) return texts;
  const { options } = diagnosis.candidates[0];
  for (const repair of repairs) {
    if (repair === "algorithm") texts.push(t(/** @type {Key} */ (`check.textbook.algorithm.${options.algorithm}`)));
    else if (repair === "heuristic") {
      const { heuristic } = options;
      const name = capitalized(t(`heuristic.${heuristic}`), tag);
      texts.push(t("check.textbook.heuristic", { name }));
    } else texts.push(t(`check.textbook.${repair}`));
  }
  if (isLonger && repairs.length > 0 && textbookCost !== undefined && textbookCost < cost) {
    texts.push(t("check.textbook.cost", { cost: textbookCost }));
  }
  return texts;
}

/** Where the log goes another way than its best explanation. @param {Found} found @param {Language} language */
function differenceTexts({ diagnosis, step, wrong, board }, { t }) {
  const [{ frame }] = diagnosis.candidates;
  const name = (/** @type {Coord} */ cell) => shownCoord(fromBoard(frame, cell, board), [0, 0]);
  const texts = [];
  if (wrong) {
    const { letter, right, said, by, move, added } = wrong;
    const values = { step: wrong.step, cell: name(wrong.cell), letter, right, said };
    if (by && move !== undefined && added !== undefined) {
      const isDiagonal = by[0] !== wrong.cell[0] && by[1] !== wrong.cell[1];
      const kind = t(isDiagonal ? "check.wrong.diagonal" : "check.wrong.straight", { cost: move });
      texts.push(t("check.wrong.g", { ...values, by: name(by), kind, added }));
    } else texts.push(t("check.wrong.is", values));
  }
  if (step) {
    const { because, other, before, f, otherF } = step;
    const values = { step: step.step, cell: name(step.taken), other: other && name(other), before, f, otherF };
    texts.push(t(because === "other" && !other ? "check.step.over" : `check.step.${because}`, values));
  }
  return texts;
}

/** How much was read. @param {Found["read"]} read @param {Language} language */
export function readText({ steps, cells }, { t }) {
  if (cells === 0) return t("check.read.steps", { steps });
  return steps === 0 ? t("check.read.path", { cells }) : t("check.read.both", { steps, cells });
}

/** How the coordinates were read, where it is not the usual way. @param {import("../check/frames.js").Frame} frame @param {Pick<Found, "board">} found @param {Language} language */
function frameTexts(frame, { board }, { t }) {
  const texts = [];
  if (frame.swapped) texts.push(t("check.frame.swapped"));
  if (frame.up) texts.push(t("check.frame.up"));
  if (frame.origin[0] !== 0 || frame.origin[1] !== 0) {
    const corner = fromBoard(frame, [0, frame.up ? board.height - 1 : 0], board);
    texts.push(t("check.frame.origin", { cell: shownCoord(corner, [0, 0]) }));
  }
  return texts;
}

/** @param {Candidate} other @param {Candidate} first @param {Found} found @param {Language} language */
function otherText(other, first, found, language) {
  const { t } = language;
  const bugs = other.bugs.map((bug) => t(/** @type {Key} */ (`check.bug.${bug}`)));
  const what = [builtText(other, found, language), ...bugs].join(t("list.separator"));
  return t(other.agrees === first.agrees ? "check.other.alike" : "check.other.less", { agrees: other.agrees, what });
}

/**
 * What a bug does on the board that was checked.
 * @param {Found} found With bugs.
 * @param {Language} language
 */
export function bugHereText({ outcome, read }, { t }) {
  if (!outcome) return "";
  const { cost, right, isKnown } = outcome;
  const parts = [];
  if (cost !== undefined && right.cost !== undefined) {
    const isSame = Math.abs(cost - right.cost) <= 1e-6 * right.cost;
    parts.push(t(isSame ? "check.bug.costSame" : "check.bug.cost", { cost, right: right.cost }));
  } else if (isKnown && cost === undefined && right.cost !== undefined) {
    parts.push(t("check.bug.noPath", { right: right.cost }));
  }
  if (read.steps > 0) parts.push(t("check.bug.steps", { steps: read.steps, right: right.steps }));
  return parts.length === 0 ? "" : t("check.bug.here", { what: parts.join(t("list.separator")) });
}
