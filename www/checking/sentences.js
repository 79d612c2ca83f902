// What a check has found, in sentences: what was built, what follows from it, and where it goes another way. Coordinates are
// those of the reader's own program. Headless.

import { fromBoard } from "../check/frames.js";
import { shownCoord } from "../coordinates.js";
import "../i18n/en-check.js";
import "../i18n/en-check-bugs.js";
import "../i18n/en-settings.js";
import { capitalized, decapitalized } from "../panels/words.js";

/** @typedef {import("../i18n/index.js").Language} Language */
/** @typedef {import("../i18n/keys.js").Key} Key */
/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("../board/board.js").Coord} Coord */
/** @typedef {import("./checking.js").Found} Found */
/** @typedef {import("../check/candidates.js").Candidate} Candidate */

/**
 * @typedef {object} Told
 * @property {"right" | "short" | "bug" | "differs" | "unlike" | "few"} kind What it comes to: no fault; no fault, but no shortest
 *   paths; bugs; a first part that is explained; nothing that is; too few cells to tell.
 * @property {string} verdict The first sentence.
 * @property {string[]} built What else is to be said of what was built.
 * @property {string[]} differs Where the log goes another way.
 * @property {string[]} follows
 * @property {string[]} read How log and coordinates were read.
 * @property {string[]} others Other explanations.
 */

/** Costs of `sqrt2` that differ by less than this share are equal, because √2 is rounded. */
const TOLERANCE = 1e-6;
/** What a textbook does otherwise, as far as it is told. */
const TEXTBOOK = /** @type {const} */ (["improveOpen", "decreaseKey", "stopWhen", "heuristic", "weight"]);
/** So many other explanations are given at most. */
const MOST_OTHERS = 4;
/** Fewer steps than these say nothing: nearly every search begins so. */
const FEW = 3;

/** The letter by which a cell was chosen, where it is not f. @type {Partial<Record<Options["algorithm"], string>>} */
const LETTERS = { dijkstra: "g", greedy: "h" };

/** @param {Found} found @param {Language} language @returns {Told} */
export function tell(found, language) {
  const { t, tag } = language;
  const { diagnosis, read } = found;
  const { candidates, exact } = diagnosis;
  const [first] = candidates;
  /** @type {Told} */
  const told = { kind: "unlike", verdict: "", built: [], differs: [], follows: [], read: [], others: [] };
  told.read.push(readText(read, language));
  if (first) told.read.push(...frameTexts(first.frame, found, language));
  if (!first || (!exact && first.agrees < FEW)) {
    told.verdict = t("check.unlike");
    if (first) told.differs.push(...differenceTexts(found, language));
    return told;
  }
  if (exact && read.steps > 0 && read.steps < FEW) {
    told.kind = "few";
    told.verdict = t("check.few", { steps: read.steps });
    told.built.push(first.ended ? t("check.few.board") : t("check.ended", { steps: read.steps }));
    return told;
  }
  const open = undecidedOf(candidates);
  told.kind = kindOf(found, first);
  told.verdict = verdictText(found, first, open, language);
  if (told.kind === "bug") told.built.push(t("check.besides", { what: builtText(first, found, language, open) }));
  if (first.ties === "any" && !first.equals && read.steps > 0) told.built.push(unstableText(first, language));
  if (exact) {
    if (read.steps === 0) told.built.push(t("check.pathOnly"));
    else if (!first.ended) told.built.push(t("check.ended", { steps: read.steps }));
    if (first.samePath === false) told.differs.push(t("check.otherPath"));
    told.follows.push(...followTexts(found, language));
  } else told.differs.push(...differenceTexts(found, language));
  if (open.length > 0 && first.bugs.length === 0) {
    const names = open.map((name) => decapitalized(t(`option.${name}`), tag)).join(t("list.separator"));
    told.read.push(t("check.undecided", { names }));
  }
  // What differs only in what the log leaves open has been said.
  const others = candidates.slice(1).filter((other) => isOther(first, other, open));
  const texts = new Set(others.map((other) => otherText(other, first, found, language)));
  told.others.push(...[...texts].slice(0, MOST_OTHERS));
  return told;
}

/** @param {Found} found @param {Candidate} first @returns {Told["kind"]} */
function kindOf({ diagnosis: { exact, consequence } }, first) {
  if (!exact) return "differs";
  if (first.bugs.length > 0) return "bug";
  if (first.samePath === false) return "differs";
  return consequence?.promises ? "right" : "short";
}

/** @param {Found} found @param {Candidate} first @param {(keyof Options)[]} open @param {Language} language */
function verdictText(found, first, open, language) {
  const { t } = language;
  const { diagnosis, read } = found;
  const bugs = first.bugs.map((bug) => t(`check.bug.${bug}`));
  if (!diagnosis.exact) {
    const what = [builtText(first, found, language, open), ...bugs].join(t("check.separator"));
    return t(read.steps === 0 ? "check.pathUpTo" : "check.upTo", { step: first.agrees, what });
  }
  if (bugs.length > 0) return t("check.bugs", { count: bugs.length, bugs: bugs.join(t("check.separator")) });
  const what = builtText(first, found, language, open);
  if (read.steps === 0) return t("check.samePath", { what });
  return t(first.ended ? "check.exact" : "check.exactSoFar", { what });
}

/**
 * The options that the log leaves open: those in which another candidate that explains as much differs from the first one,
 * and in nothing else.
 * @param {Candidate[]} candidates
 * @returns {(keyof Options)[]}
 */
function undecidedOf([first, ...rest]) {
  const open = rest.filter((other) => isVariant(first, other)).flatMap((other) => differing(first, other));
  return [...new Set(open)];
}

/**
 * Whether a candidate explains as much as the first one and differs from it in one option, or in some of those that are
 * known to be open.
 * @param {Candidate} first
 * @param {Candidate} other
 * @param {(keyof Options)[]} [open]
 */
function isVariant(first, other, open = []) {
  const what = (/** @type {Candidate} */ { agrees, ties, bugs, frame, equals }) =>
    JSON.stringify([agrees, ties, bugs, frame, equals]);
  if (what(other) !== what(first)) return false;
  const names = differing(first, other);
  return names.length === 1 || names.every((name) => open.includes(name));
}

/**
 * Whether a candidate is worth telling: it does not differ only in what the log leaves open, it has no more bugs than the
 * first one, and with bugs it has other ones.
 * @param {Candidate} first
 * @param {Candidate} other
 * @param {(keyof Options)[]} open
 */
const isOther = (first, other, open) =>
  !isVariant(first, other, open) &&
  other.bugs.length <= first.bugs.length &&
  (first.bugs.length === 0 || String(other.bugs) !== String(first.bugs));

/** @param {Candidate} first @param {Candidate} other */
const differing = (first, other) =>
  /** @type {(keyof Options)[]} */ (Object.keys(first.options)).filter(
    (name) => first.options[name] !== other.options[name],
  );

/**
 * What a candidate is, as a list of its settings: all that decide what is taken, and others where they are unusual.
 * @param {Candidate} candidate
 * @param {Pick<Found, "board" | "read">} found
 * @param {Language} language
 * @param {(keyof Options)[]} [open] Options that the log leaves open.
 */
function builtText(candidate, { board, read }, language, open = []) {
  const { t } = language;
  const { options, ties, bugs } = candidate;
  const { algorithm, diagonal, heuristic, weight } = options;
  const usesH = algorithm !== "dijkstra" && algorithm !== "breadth-first";
  const usesList = algorithm !== "breadth-first";
  const parts = [t(`check.by.${algorithm}`)];
  if (usesH && algorithm !== "fastest") {
    const formula = heuristic === "auto" ? (diagonal === "never" ? "manhattan" : "octile") : heuristic;
    parts.push(t(`check.h.${formula}`));
    if (weight !== 1 && algorithm !== "greedy")
      parts.push(t("check.weight", { weight: exactly(weight, language.tag) }));
  }
  parts.push(t(`check.moves.${diagonal}`));
  if (diagonal !== "never" && usesList && !bugs.includes("diagonal-costs-straight"))
    parts.push(t(`check.costs.${options.costs}`));
  if (read.steps > 0) {
    if (usesList) parts.push(...equalsTexts(candidate, language));
    if (ties === "exact" && !open.includes("neighborOrder")) {
      parts.push(t("check.neighbors", { choice: t(`neighborOrder.${options.neighborOrder}`) }));
    }
  }
  const hasHeap = usesList && options.openList === "binary-heap";
  const hasPenalties = board.cells.some((byte) => byte !== 0 && byte !== 255);
  if (!options.improveOpen && usesList) parts.push(t("check.improveOpen"));
  if (!options.decreaseKey && hasHeap) parts.push(t("check.decreaseKey"));
  if (options.swapEqual && hasHeap && ties === "exact") parts.push(t("check.swapEqual"));
  if (options.reopenClosed && usesList) parts.push(t("check.reopenClosed"));
  if (options.stopWhen === "goal-opened") parts.push(t("check.stopWhen"));
  if (!options.penalties && hasPenalties) parts.push(t("check.penalties"));
  return parts.join(t("check.separator"));
}

/** A number with all its decimals. @param {number} value @param {string} tag */
const exactly = (value, tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 12 }).format(value);

/** In which order equals are taken. @param {Candidate} candidate @param {Language} language */
function equalsTexts({ options, ties, equals, frame }, { t }) {
  const { algorithm, tieBreak, diagonal } = options;
  // Where f is g or h alone, no h breaks its ties.
  const byH = algorithm === "astar" && (tieBreak === "low-h" || tieBreak === "high-h");
  const texts = byH ? [t(`check.ties.${tieBreak}`)] : [];
  const letters = byH ? t("check.letters.both") : (LETTERS[algorithm] ?? "f");
  if (ties === "any" && !equals) return [...texts, t("check.equals.any", { letters })];
  if (ties === "exact") {
    // After h comes the order of opening, as a matter of course.
    return byH ? texts : [t(`check.equals.${tieBreak === "lifo" ? "newest" : "opened"}`, { letters })];
  }
  if (!equals) return texts;
  const { by, renewed, neighbors } = equals;
  texts.push(t(/** @type {Key} */ (`check.equals.${by}${renewed ? "-renewed" : ""}`), { letters }));
  const name = (/** @type {Coord} */ [dx, dy]) => {
    const y = frame.up ? -dy : dy;
    return shownCoord(frame.swapped ? [y, dx] : [dx, y], [0, 0]);
  };
  const used = neighbors?.filter(([dx, dy]) => diagonal !== "never" || dx === 0 || dy === 0);
  if (used) texts.push(t("check.neighborsAs", { order: used.map(name).join(" ") }));
  return texts;
}

/** What it means that equals come in any order. @param {Candidate} candidate @param {Language} language */
function unstableText({ options: { algorithm, tieBreak } }, { t }) {
  const byH = algorithm === "astar" && (tieBreak === "low-h" || tieBreak === "high-h");
  return t("check.order.any", { letters: byH ? t("check.letters.both") : (LETTERS[algorithm] ?? "f") });
}

/** What is promised, and what the path costs on this board. @param {Found} found @param {Language} language */
function followTexts({ diagnosis }, { t, tag }) {
  const { consequence, candidates } = diagnosis;
  const [{ bugs, ended, options }] = candidates;
  if (!consequence || bugs.length > 0) return [];
  const { cost, shortest, promises, textbook } = consequence;
  if (ended && cost === undefined && shortest !== undefined) return [t("check.missed", { shortest })];
  if (promises && shortest === undefined) return [t("check.alwaysNone")];
  if (promises) return [t("check.always", { cost: shortest })];
  const texts = [];
  const isLonger = cost !== undefined && shortest !== undefined && cost > shortest * (1 + TOLERANCE);
  if (isLonger) texts.push(t("check.longer", { cost, shortest }));
  else texts.push(cost === undefined ? t("check.noPromise") : t("check.notHere", { cost }));
  const changes = textbook?.changes ?? [];
  if (changes.includes("algorithm")) {
    if (options.algorithm === "greedy" || options.algorithm === "breadth-first") {
      texts.push(t(`check.textbook.algorithm.${options.algorithm}`));
    }
  } else {
    for (const change of TEXTBOOK) {
      // A name that is needed by one text only does no harm to the others.
      if (changes.includes(change)) {
        texts.push(t(`check.textbook.${change}`, { name: capitalized(t(`heuristic.${options.heuristic}`), tag) }));
      }
    }
  }
  const saves = isLonger && textbook?.cost !== undefined && textbook.cost < cost;
  if (saves && texts.length > 1) texts.push(t("check.textbook.cost", { cost: textbook.cost }));
  return texts;
}

/**
 * Where the log goes another way than its best explanation.
 * @param {Pick<Found, "taken" | "board" | "read"> & { diagnosis: { difference?: import("../check/difference.js").Difference, candidates: Pick<Candidate, "frame" | "options">[] } }} found
 * @param {Language} language
 */
export function differenceTexts({ diagnosis, taken, board, read }, { t }) {
  const { difference, candidates } = diagnosis;
  if (!difference) return [];
  const [{ frame, options }] = candidates;
  const name = (/** @type {Coord} */ cell) => shownCoord(fromBoard(frame, cell, board), [0, 0]);
  const { step, was, allowed, takenCosts, allowedCosts, wrongNumber } = difference;
  if (wrongNumber) return [wrongText(wrongNumber, name, t)];
  const letter = LETTERS[options.algorithm] ?? "f";
  const [f, otherF] = [takenCosts?.f, allowedCosts?.f];
  const before = 1 + lastOf(taken, difference.taken, step - 1);
  const values = {
    step,
    cell: name(difference.taken),
    other: allowed[0] && name(allowed[0]),
    letter,
    f,
    otherF,
    before,
  };
  const isPlain = options.algorithm === "breadth-first" || f === undefined || otherF === undefined;
  if (read.steps === 0) return [otherWayText(was, values, t)];
  if (was === "outside" || was === "wall") return [t(`check.step.${was}`, values)];
  if (allowed.length === 0) return [t("check.step.over", values)];
  if (was === "untouched") return [t("check.step.untouched", values)];
  if (was === "closed") return [t("check.step.closed", values)];
  const isTieOfH = options.algorithm === "astar" && f === otherF && takenCosts?.h !== allowedCosts?.h;
  if (was === "open" && isTieOfH && (options.tieBreak === "low-h" || options.tieBreak === "high-h")) {
    return [t("check.step.tieOfH", { ...values, h: takenCosts?.h, otherH: allowedCosts?.h })];
  }
  if (isPlain || otherF > f) return [t("check.step.other", values)];
  return [t(otherF < f ? "check.step.notSmallest" : "check.step.tie", values)];
}

/** Where a path goes another way. @param {string} was What the cell is. @param {Record<string, any>} values @param {Language["t"]} t */
function otherWayText(was, values, t) {
  if (was === "outside" || was === "wall") return t(`check.path.${was}`, values);
  return t(values.other ? "check.path.other" : "check.path.longer", values);
}

/** Which of the first steps took a cell last, from 0; -1 if none did. @param {Int32Array} taken @param {Coord} cell @param {number} steps */
function lastOf(taken, [x, y], steps) {
  for (let i = steps - 1; i >= 0; i--) if (taken[2 * i] === x && taken[2 * i + 1] === y) return i;
  return -1;
}

/** @param {NonNullable<import("../check/difference.js").Difference["wrongNumber"]>} number @param {(cell: Coord) => string} name @param {Language["t"]} t */
function wrongText({ step, cell, name: letter, said, right, by, byG }, name, t) {
  const values = { step, cell: name(cell), letter, right, said };
  if (letter !== "g" || !by || byG === undefined) return t("check.wrong.is", values);
  const isDiagonal = by[0] !== cell[0] && by[1] !== cell[1];
  const kind = t(isDiagonal ? "check.wrong.diagonal" : "check.wrong.straight", { cost: right - byG });
  return t("check.wrong.g", { ...values, by: name(by), kind, added: said - byG });
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
  const bugs = other.bugs.map((bug) => t(`check.bug.${bug}`));
  const what = [builtText(other, found, language), ...bugs].join(t("check.separator"));
  return t(other.agrees === first.agrees ? "check.other.alike" : "check.other.less", { agrees: other.agrees, what });
}

/**
 * What bugs do on the board that was checked.
 * @param {Found} found With bugs.
 * @param {Language} language
 */
export function bugHereText({ diagnosis, right, read }, { t }) {
  if (!right) return "";
  const [{ ended }] = diagnosis.candidates;
  const cost = diagnosis.consequence?.cost;
  const parts = [];
  if (cost !== undefined && right.cost !== undefined) {
    const isSame = Math.abs(cost - right.cost) <= TOLERANCE * right.cost;
    parts.push(t(isSame ? "check.bug.costSame" : "check.bug.cost", { cost, right: right.cost }));
  } else if (ended && cost === undefined && right.cost !== undefined) {
    parts.push(t("check.bug.noPath", { right: right.cost }));
  }
  if (read.steps > 0 && ended) {
    const isSame = read.steps === right.steps;
    parts.push(t(isSame ? "check.bug.stepsSame" : "check.bug.steps", { steps: read.steps, right: right.steps }));
  }
  if (parts.length === 0) return "";
  const what = parts.length === 1 ? parts[0] : t("check.bug.both", { one: parts[0], other: parts[1] });
  return t("check.bug.here", { what });
}
