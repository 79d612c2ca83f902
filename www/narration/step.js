// What the step at the position did, as a sentence in parts: which cell it took, from how many, what set it apart, and
// what changed. Headless.

import { isSame } from "../core/board/board.js";
import { shownCoord } from "../core/board/coordinates.js";
import { ASTAR, hasTwoSides, isInLine, letterOf } from "../rules/algorithms.js";
import { coordOf } from "../rules/cells.js";
import { tieByH } from "../rules/order.js";
import { numbersText } from "./sentences.js";

/**
 * @import { Language } from "../core/i18n/index.js"
 * @import { Run } from "../core/run/run.js"
 * @import { Looking } from "../core/run/sizes.js"
 * @import { Options, Taken } from "../engine.js"
 * @import { Coord } from "../rules/cells.js"
 */

/** @typedef {Omit<Taken, "cell" | "opened" | "improved" | "reopened">} Choice What is known of why it was taken. */

/**
 * A part of a sentence, marked where it is the step, a cell, or one of the numbers that have a color.
 * @typedef {{ text: string, mark?: "step" | "cell" | "f" | "g" | "h" }} Part
 */

/** Steps per second above which nobody can read more than what was taken. */
const READABLE = 8;
/** Coordinates; and f, g or h with the number behind it, if there is one. */
const MARKED = /\(-?\d+,\u00a0-?\d+\)|\b([fgh])\b(?: [\d∞](?:[\d.,\u00a0\u202f]*\d)?)?/g;

/**
 * What the step at the position did.
 * @param {Run} run
 * @param {Language} language
 * @param {boolean} [isBrief] Whether only what was taken is said, without counting anything.
 * @returns {Part[]}
 */
export function stepParts(run, language, isBrief) {
  const text = stepText(run, language, isBrief);
  const step = language.t("narrator.step", { position: run.position + Number(run.within > 0) });
  if (!text.startsWith(step)) return markedParts(text);
  return [{ text: step, mark: "step" }, ...markedParts(text.slice(step.length))];
}

/** A text in parts, its cells and numbers marked. @param {string} text @returns {Part[]} */
export function markedParts(text) {
  /** @type {Part[]} */
  const parts = [];
  const add = (/** @type {string} */ text, /** @type {Part["mark"]} */ mark) => {
    if (text !== "") parts.push(mark ? { text, mark } : { text });
  };
  let end = 0;
  for (const { 0: marked, 1: letter = "cell", index } of text.matchAll(MARKED)) {
    add(text.slice(end, index), undefined);
    add(marked, /** @type {Part["mark"]} */ (letter));
    end = index + marked.length;
  }
  add(text.slice(end), undefined);
  return parts;
}

/** The same as one text. @param {Run} run @param {Language} language @param {boolean} [isBrief] */
export function stepText(run, language, isBrief = false) {
  const { error, solver, board, position, player } = run;
  const { t } = language;
  if (error) return t("narrator.stopped");
  if (run.within > 0 && run.looking) return run.looking.tell(run, language);
  if (solver.current === undefined) return beginning(run, language);
  // What nobody can read is not counted.
  const taken = isBrief || (player.playing && player.speed > READABLE) ? undefined : solver.taken();
  /** @type {Coord} */
  const cell = coordOf(board, solver.current);
  const side = solver.side === 1 ? 1 : 0;
  const took = tookText({ step: position, cell, side, numbers: numbersOf(run, cell), taken }, run, language);
  return taken && !isGoal(cell, run) ? took + changesText(taken, run, language) : took;
}

/** Whether a search from one side has taken the goal. @param {Coord} cell @param {Run} run */
const isGoal = (cell, { board, options }) => !hasTwoSides(options) && isSame(cell, board.goal);

/**
 * Which cell a step took, and from how many.
 * @param {Pick<Looking, "step" | "cell" | "side" | "numbers" | "taken">} what
 * @param {Run} run
 * @param {Language} language
 */
export function tookText({ step, cell, side, numbers, taken }, run, language) {
  const { board, options } = run;
  const { t } = language;
  const isTwoSided = hasTwoSides(options);
  return t(isTwoSided ? "narrator.side" : isGoal(cell, run) ? "narrator.goal" : "narrator.took", {
    step: t("narrator.step", { position: step }),
    cell: shownCoord(cell, board.origin),
    side: t(`side.${side}`),
    numbers: numbersText(options, side, numbers, language),
    rank: taken ? rankText(taken, options, language) : "",
  });
}

/** The numbers of a cell, without its history, for which the whole record would be searched. @param {Run} run @param {[number, number]} coord */
function numbersOf({ solver }, coord) {
  const [g, h, f] = solver.numbersIn(...coord, 1, 1);
  return { g, h, f };
}

/** What is open before the first step. @param {Run} run @param {Language} language */
function beginning(run, language) {
  const { options, board, position } = run;
  const isTwoSided = hasTwoSides(options);
  // Both ends are equally far from each other, so the numbers of both are the same.
  const alike = isTwoSided ? { ...options, algorithm: ASTAR } : options;
  return language.t(isTwoSided ? "narrator.beginBoth" : "narrator.begin", {
    step: language.t("narrator.step", { position }),
    cell: shownCoord(board.start, board.origin),
    goal: shownCoord(board.goal, board.origin),
    numbers: numbersText(alike, 0, numbersOf(run, board.start), language),
  });
}

/** Which of the open cells it was. @param {Choice} taken @param {Options} options @param {Language} language */
export function rankText(taken, options, language) {
  const { t } = language;
  const { among, smallerF: count } = taken;
  const isTwoSided = hasTwoSides(options);
  if (among === 1) return t(isTwoSided ? "narrator.onlyOfSide" : "narrator.only");
  if (isInLine(options)) return t("narrator.inLine", { among });
  const by = letterOf(options);
  if (count > 0) return t("narrator.behind", { count, among, by });
  return t(isTwoSided ? "narrator.firstOfSide" : "narrator.first", { by, among }) + tiesText(taken, options, language);
}

/** What set it apart from others with the same f. @param {Choice} taken @param {Options} options @param {Language} language */
function tiesText(taken, options, { t, number }) {
  const { equalF, equalH, smallerH, tied, earlier } = taken;
  const letter = letterOf(options);
  const shown = (/** @type {"f" | "g" | "h"} */ letter) => `${letter} ${number(taken[letter])}`;
  const byH = tieByH(options);
  if (byH) {
    const isLow = byH === "low-h";
    const largerH = equalF - equalH - smallerH;
    // Cells that should have come first, but were passed over by a heap whose entries stay; else those behind.
    const [first, last] = isLow ? [smallerH, largerH] : [largerH, smallerH];
    const count = first || (tied === 0 ? last : 0);
    if (count > 0) return t(isLow === first > 0 ? "narrator.smallerH" : "narrator.largerH", { count, f: shown("f") });
  }
  if (tied === 0) return "";
  const tie = byH ? t("narrator.both", { f: shown("f"), h: shown("h") }) : shown(letter);
  if (earlier > 0 && earlier < tied) return t("narrator.mixed", { count: tied, tie, earlier });
  return t(earlier === 0 ? "narrator.later" : "narrator.earlier", { count: tied, tie });
}

/** What the step changed. @param {Taken} taken @param {Run} run @param {Language} language */
function changesText({ opened, improved, reopened }, { solver, options, status }, { t }) {
  // Only searches by jumps pass over cells.
  const cells = solver.scans().length > 0 ? "narrator.jumps" : "narrator.opened";
  const isOver = status === "found" && !hasTwoSides(options);
  return [
    opened > 0 ? t(cells, { opened }) : t("narrator.openedNone"),
    reopened > 0 ? t("narrator.reopened", { reopened }) : "",
    improved > 0 ? t("narrator.improved", { improved }) : t("narrator.improvedNone"),
    isOver ? t("narrator.goalOpened") : "",
  ].join("");
}
