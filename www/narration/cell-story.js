// What there is to say about a cell at a step, in words: each fact a sentence in parts, of which some lead to a step or
// point at a cell. Loaded when a cell is first asked about. Headless.

import "../core/i18n/en/story.js";
import { shownCoord } from "../core/board/coordinates.js";
import { hasTwoSides, isInLine, letterOf } from "../rules/algorithms.js";
import { areWhole, costsOf, isRounded } from "../rules/costs.js";
import { cellFacts } from "./cell-facts.js";
import { numbersText } from "./sentences.js";
import { markedParts, rankText } from "./step.js";

/**
 * @import { Language } from "../core/i18n/index.js"
 * @import { Options, Solver } from "../engine.js"
 * @import { Coord } from "../rules/cells.js"
 * @import { CellFact, Numbers } from "./cell-facts.js"
 * @import { Part } from "./step.js"
 */

/**
 * A part of a sentence: `step` is one to go to, `cell` one to point at.
 * @typedef {Part & { step?: number, cell?: Coord }} StoryPart
 */

/** @typedef {{ kind: CellFact["kind"], parts: StoryPart[], step?: number, cell?: Coord, fact: CellFact }} Fact */

/** @typedef {{ solver: Solver, language: Language, options: Options }} Telling */

/**
 * Why a cell is what it is at the solver's position, the most important fact first.
 * @param {Solver} solver A solver with a recorded search; it is moved to other steps, and back.
 * @param {Coord} coord
 * @param {Language} language
 * @returns {Fact[]}
 */
export function story(solver, coord, language) {
  const telling = { solver, language, options: solver.options };
  return cellFacts(solver, coord).map((fact) => {
    const { kind, step, cell } = fact;
    return { kind, parts: linked(textOf(fact, telling), fact, solver.origin), step, cell, fact };
  });
}

/** The same as one text. @param {Fact} fact */
export const factText = ({ parts }) => parts.map(({ text }) => text).join("");

/** A text in parts, with the step in brackets and the cells as links. @param {string} text @param {CellFact} fact @param {Coord} origin @returns {StoryPart[]} */
function linked(text, fact, origin) {
  const legs = "legs" in fact ? fact.legs : [];
  return text.split(/\[(.*?)\]/).flatMap((piece, index) => {
    if (index % 2 === 1) return [{ text: piece, mark: /** @type {const} */ ("step"), step: fact.step }];
    return markedParts(piece).map((part) => {
      if (part.mark !== "cell") return part;
      const [x, y] = /** @type {RegExpMatchArray} */ (part.text.match(/-?\d+/g)).map(Number);
      const cell = /** @type {Coord} */ ([x - origin[0], y - origin[1]]);
      // A turn of the way leads to the step that took it.
      const leg = legs.find(({ from }) => from[0] === cell[0] && from[1] === cell[1]);
      return leg ? { ...part, cell, step: leg.step } : { ...part, cell };
    });
  });
}

/** @param {CellFact} fact @param {Telling} telling */
function textOf(fact, telling) {
  const { solver, language, options } = telling;
  const { t } = language;
  const cell = (/** @type {Coord} */ coord) => shownCoord(coord, solver.origin);
  const numbers = (/** @type {Numbers} */ of, /** @type {0 | 1} */ side = 0) =>
    numbersText(options, side, of, language);
  const isTwoSided = hasTwoSides(options);
  const letter = isInLine(options) ? "" : letterOf(options);
  switch (fact.kind) {
    case "taken": {
      const { step, side, taken } = fact;
      const values = { step, side: t(`side.${side}`), numbers: numbers(taken, side) };
      return t(isTwoSided ? "story.taken-side" : "story.taken", {
        ...values,
        rank: rankText(taken, options, language),
      });
    }
    case "next":
    case "last-next":
    case "waiting":
    case "stayed":
      return t(`story.${fact.kind}`, { numbers: numbers(fact.numbers, fact.side) });
    case "open":
    case "left": {
      const { ahead, first, side } = fact;
      const value = letter && `${letter} ${language.number(first[/** @type {"f"} */ (letter)])}`;
      const next = value ? t("story.other", { cell: cell(fact.cell), value }) : cell(fact.cell);
      return t(`story.${fact.kind}`, { numbers: numbers(fact.numbers, side), ahead, cell: next });
    }
    case "equal":
      return t("story.equal", { equal: fact.equal, letter });
    case "begin":
    case "both-sides": {
      const isOfSide = isTwoSided && fact.kind === "begin";
      return t(isOfSide ? "story.begin-side" : `story.${fact.kind}`, { side: t(`side.${fact.side}`) });
    }
    case "opened":
    case "improved":
    case "reopened":
      return t(`story.${fact.kind}`, { ...fact, cell: cell(fact.cell) });
    case "way":
    case "stale":
      return wayText(fact, telling);
    case "cut-off":
      return t(fact.isStart ? "story.cut-off-start" : "story.cut-off", { cells: fact.cells, walls: fact.walls });
    case "squeeze":
      return t("story.squeeze", { cell: cell(fact.cell), to: cell(fact.to) });
    case "by-way-of":
    case "was-by-way-of":
      return t(`story.${fact.kind}`, { cell: cell(fact.cell), numbers: numbers(fact.numbers) });
    case "no-search":
      return t("narrator.stopped");
    case "beyond-goal":
      return t("story.beyond-goal", { cell: cell(fact.cell) });
    default:
      return plainText(fact, language);
  }
}

/** A fact whose values are numbers. @param {Exclude<CellFact, { kind: "no-search" }>} fact @param {Language} language */
function plainText(fact, { t, number }) {
  const values = /** @type {Record<string, number>} */ (/** @type {unknown} */ (fact));
  if (!("letter" in fact)) return t(`story.${fact.kind}`, values);
  const shown = (/** @type {number} */ value) => `${fact.letter} ${number(value)}`;
  return t(`story.${fact.kind}`, { least: shown(fact.least), last: shown(fact.last) });
}

/**
 * What the way to a cell costs, and its runs.
 * @param {Extract<CellFact, { kind: "way" | "stale" }>} fact @param {Telling} telling
 */
function wayText({ kind, g, way, legs, hidden }, { solver, language: { t, number }, options }) {
  const { straight, diagonal } = areWhole(options) ? costsOf(options) : { straight: "1", diagonal: "√2" };
  const sum = [
    way.straight > 0 ? `${number(way.straight)} · ${straight}` : "",
    way.diagonal > 0 ? `${number(way.diagonal)} · ${diagonal}` : "",
    way.penalty > 0 ? t("story.penalties", { penalty: way.penalty }) : "",
  ].filter((term) => term !== "");
  const runs = legs.flatMap(({ from, direction, moves }, index) => {
    const run = t("story.leg", { moves, direction: t(`story.direction-${compass(direction)}`) });
    const cut = hidden > 0 && index === 2 ? [t("story.hidden", { hidden })] : [];
    return [...cut, shownCoord(from, solver.origin), run];
  });
  const all = [...runs, shownCoord(/** @type {Coord} */ (way.parents.at(-1)), solver.origin)].join(" → ");
  const isExact = isRounded(way.cost, 2);
  const values = { g, cost: way.cost, is: isExact ? "=" : "≈", sum: sum.join(" + "), legs: all };
  return t(`story.${kind}`, values);
}

/** The number of a direction, clockwise from north. @param {Coord} direction */
const compass = ([dx, dy]) => /** @type {0} */ ([7, 0, 1, 6, 8, 2, 5, 4, 3][3 * (dy + 1) + dx + 1]);
