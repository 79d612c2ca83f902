// What a check has found, in sentences: what was built, what follows from it, and where it goes another way. Coordinates are
// those of the reader's own program. Headless.

import { fromBoard } from "../../check/coordinate-frames.js";
import { shownCoord } from "../../core/board/coordinates.js";
import "../../core/i18n/en/check.js";
import "../../core/i18n/en/check-bugs.js";
import "../../core/i18n/en/settings.js";
import { decapitalized } from "../../core/panels/capitalized.js";
import { hasEstimate, isBySum } from "../../rules/algorithms.js";
import { areWhole } from "../../rules/costs.js";
import { builtParts, builtText, isOther, isWeight, majorOf, orderTexts, SHORT, undecidedOf } from "./built.js";
import { differenceTexts, mistakeText, numberText } from "./difference-text.js";
import { followTexts } from "./follows.js";
import { withLog } from "./log-text.js";

/**
 * @import { Candidate } from "../../check/candidates.js"
 * @import { Frame } from "../../check/coordinate-frames.js"
 * @import { Apart } from "../../check/diagnose.js"
 * @import { Slip } from "../../check/slips.js"
 * @import { PrintedWrong } from "../../check/wrong-numbers.js"
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Names } from "./built.js"
 * @import { Found } from "./checking.js"
 */

/**
 * @typedef {object} Told
 * @property {"right" | "plain" | "short" | "bug" | "differs" | "unlike" | "few"} kind What it comes to: no fault; none, but not
 *   what a search by f is, or more than the log tells; none, but no shortest paths; bugs; a first part that is explained, or
 *   a wrong number; nothing that is explained; too few cells to tell.
 * @property {string} verdict The first sentence.
 * @property {boolean} isNamed Whether it names options that could be set.
 * @property {string[]} built What else is to be said of what was built.
 * @property {string[]} differs Where the log goes another way.
 * @property {string[]} follows
 * @property {string[]} read How log and coordinates were read.
 * @property {string[]} others Other explanations.
 */

/** So many other explanations are given at most. */
const MOST_OTHERS = 4;
/** Fewer steps than these say nothing: nearly every search begins so. */
const FEW = 3;
/** Less than this share of a cost is in its decimals: 1.41 is as good as the root of 2, 1.4 is another cost. */
const SLIGHT = 0.005;
/** With this weight and less, h decides hardly anything. */
const LIGHT = 0.1;

/** @param {Found} found @param {Language} language @returns {Told} */
export const tell = (found, language) => withLog(ofCells(found, language), found, language);

/** What is to be said of the cells. @param {Found} found @param {Language} language @returns {Told} */
function ofCells(found, language) {
  const { diagnosis, read } = found;
  const [first] = diagnosis.candidates;
  if (diagnosis.apart) return ofSeveral(diagnosis.apart, language);
  const wrong = wrongNumberOf(found);
  const texts = [readText(read, language), ...(first ? frameTexts(first.frame, found, language) : [])];
  const { t } = language;
  if (wrong) return { ...ofNumber(wrong, found, language), read: texts };
  if (!first || (!diagnosis.exact && first.agrees < FEW)) {
    return {
      ...EMPTY,
      verdict: t("check.unlike"),
      differs: first ? differenceTexts(found, language) : [],
      read: texts,
    };
  }
  if (diagnosis.exact && read.steps > 0 && read.steps < FEW) {
    const why = first.ended ? t("check.few.board") : t("check.ended", { steps: read.steps });
    return { ...EMPTY, kind: "few", verdict: t("check.few", { steps: read.steps }), built: [why], read: texts };
  }
  const open = undecidedOf(diagnosis);
  const told = diagnosis.exact ? ofWhole(found, first, open, language) : ofPart(found, first, open, language);
  return { ...told, read: [...texts, ...told.read], others: othersOf(found, first, open, language) };
}

/** What is to be said of several logs that nothing explains together. @param {Apart} apart @param {Language} language @returns {Told} */
const ofSeveral = (apart, { t }) => ({
  ...EMPTY,
  kind: "differs",
  verdict: t("check.apart"),
  differs: [t("check.apartAt", { ...apart })],
});

/** @type {Told} */
const EMPTY = {
  kind: "unlike",
  isNamed: false,
  verdict: "",
  built: [],
  differs: [],
  follows: [],
  read: [],
  others: [],
};

/**
 * A wrong number, if that is to be told: a bug that explains all says more, and so does an earlier step that is no other's.
 * @param {Found} found
 * @returns {PrintedWrong | undefined}
 */
function wrongNumberOf({ diagnosis: { exact, candidates, difference, wrongNumber } }) {
  const [first] = candidates;
  if (!wrongNumber) return undefined;
  const isOfAll = wrongNumber.mistake !== undefined || wrongNumber.isThroughout === true;
  // A root that is cut off behind some decimals is told with what moves cost.
  if (exact) return isOfAll && first.bugs.length === 0 && !isSlight(wrongNumber) ? wrongNumber : undefined;
  return isOfAll || !difference || wrongNumber.step <= difference.step ? wrongNumber : undefined;
}

/** Whether a move costs next to what it should. @param {PrintedWrong} wrong */
const isSlight = ({ said, from, cost }) =>
  from !== undefined && cost !== undefined && Math.abs(said - from.g - cost) < SLIGHT * cost;

/** @param {PrintedWrong} wrong @param {Found} found @param {Language} language @returns {Told} */
function ofNumber(wrong, { read, diagnosis }, language) {
  const { t } = language;
  const [number, mistake] = [numberText(wrong, language), mistakeText(wrong, language)];
  const hint = wrong.mistake === "unscaled" ? [t("check.noH.unit")] : [];
  // Before the wrong number the search may be anything.
  const rest = diagnosis.exact && read.steps >= FEW ? [t("check.numberOnly")] : [];
  const said = mistake ? { verdict: mistake, differs: [number] } : { verdict: number };
  return { ...EMPTY, kind: "differs", ...said, follows: [...hint, ...rest] };
}

/**
 * Of a log that is explained to its end.
 * @param {Found} found
 * @param {Candidate} first
 * @param {Names} open
 * @param {Language} language
 * @returns {Told}
 */
function ofWhole(found, first, open, language) {
  const { t } = language;
  const { diagnosis, read } = found;
  const { consequence } = diagnosis;
  const built = [];
  const differs = slipTexts(first, found, language);
  if (first.samePath === false && !first.isAsCheap) differs.push(t("check.otherPath"));
  const shortest = consequence?.shortest;
  const bugs = first.bugs.length > 0;
  if (bugs) built.push(t("check.besides", { what: builtText(first, found, language, open) }));
  // Which number shows it is seen in the log at once.
  if (bugs && diagnosis.wrongNumber) built.push(numberText(diagnosis.wrongNumber, language));
  if (read.steps > 0) built.push(...orderTexts(first, language), ...notesOf(first, language));
  // What decides is in the first sentence.
  const major = majorOf(open);
  const rest = bugs ? [] : open.filter((name) => !major.includes(name));
  // Of several logs, which one stops early is seen where it was pasted.
  const isEarly = read.steps > 0 && !first.ended && !found.logs;
  const cells = cellsOf(found, first);
  if (read.steps === 0) built.push(t("check.pathOnly"));
  // That it says itself that there is no path is told with what it says.
  else if (isEarly && shortest !== undefined && !diagnosis.outcome) {
    built.push(t("check.stopsEarly", { steps: read.steps, shortest }));
  } else if (isEarly) built.push(t("check.ended", { steps: read.steps }));
  const noH = bugs || cells < SHORT ? [] : noHTexts(found, first, language);
  const follows = [...noH, ...followTexts(found, language, noH.length === 0)];
  const isNamed = bugs || !isAnything(open, cells);
  /** @type {Told["kind"]} */
  let kind = consequence?.promises ? "right" : "short";
  if (isEarly || noH.length > 0 || (consequence?.isOpen && kind === "short")) kind = "plain";
  if ((!isNamed || (major.length > 0 && read.steps > 0 && cells < SHORT)) && kind === "right") kind = "plain";
  if (differs.length > 0) kind = "differs";
  if (bugs) kind = "bug";
  return {
    ...EMPTY,
    kind,
    isNamed,
    verdict: wholeText(found, first, open, language),
    built,
    differs,
    follows,
    read: rest.length > 0 ? [t("check.undecided", { names: namesText(rest, language) })] : [],
  };
}

/** @param {Found} found @param {Candidate} first @param {Names} open @param {Language} language */
function wholeText(found, first, open, language) {
  const { t } = language;
  const { read } = found;
  if (first.bugs.length > 0) {
    const bugs = first.bugs.map((bug) => t(`check.bug.${bug}`));
    return t("check.bugs", { count: bugs.length, bugs: bugs.join(t("check.separator")) });
  }
  const cells = cellsOf(found, first);
  if (isAnything(open, cells) && read.steps === 0) return t("check.pathMany", { cells });
  if (isAnything(open, cells)) return t(first.slips ? "check.slippedMany" : "check.exactMany", { cells });
  // Of a longer log it says enough to name one that does the same here.
  const what = builtText(
    first,
    found,
    language,
    open.filter((name) => name !== "algorithm"),
  );
  if (read.steps === 0) return t("check.samePath", { what });
  if (first.slips) return t("check.slipped", { what });
  if (majorOf(open).length > 0) return t("check.exactOpen", { what, cells, names: namesText(majorOf(open), language) });
  return t(first.ended ? "check.exact" : "check.exactSoFar", { what });
}

/** How many cells were explained. @param {Found} found @param {Candidate} first */
const cellsOf = ({ logs, read }, { agrees }) => (logs ? agrees : read.steps || read.cells);

/** Whether a log tells next to nothing. @param {Names} open @param {number} cells */
const isAnything = (open, cells) => open.includes("algorithm") && (cells < SHORT || open.includes("heuristic"));

/** @param {Names} open @param {Language} language */
const namesText = (open, { t, tag }) =>
  open.map((name) => decapitalized(t(`option.${name}`), tag)).join(t("list.separator"));

/** Where the log departs from what explains the rest of it. @param {Candidate} first @param {Found} found @param {Language} language */
const slipTexts = (first, found, language) =>
  (first.slips ?? []).map((slip) => language.t("check.slip", { slip: slipText(slip, first, found, language) }));

/** @param {Slip} slip @param {Candidate} candidate @param {Found} found @param {Language} language */
function slipText({ kind, step, cell, other = step, run }, { frame }, { board }, { t }) {
  const slip = t(`check.slip.${kind}`, { step, other, cell: shownCoord(fromBoard(frame, cell, board), [0, 0]) });
  return run ? t("check.slip.in", { run, slip }) : slip;
}

/** What is to be known of a log besides its settings. @param {Candidate} first @param {Language} language */
function notesOf({ skipped = 0, omitsStart, omitsGoal }, { t }) {
  const notes = skipped > 0 ? [t("check.skipped", { skipped })] : [];
  if (omitsStart) notes.push(t("check.omitsStart"));
  return omitsGoal ? [...notes, t("check.omitsGoal")] : notes;
}

/** Whoever checks an A* expects its h to count. @param {Found} found @param {Candidate} first @param {Language} language */
function noHTexts({ diagnosis: { candidates } }, first, { t }) {
  const alike = candidates.filter(({ agrees, bugs }) => agrees === first.agrees && bugs.length === 0);
  if (!alike.every(({ options }) => hardlyUsesH(options))) return [];
  const { weight } = first.options;
  if (!isBySum(first.options) || weight === 0) return [t("check.noH")];
  return [t(weight === LIGHT && areWhole(first.options) ? "check.noH.unit" : "check.noH.light")];
}

/** @param {Candidate["options"]} options */
const hardlyUsesH = (options) => !hasEstimate(options) || (isBySum(options) && options.weight <= LIGHT);

/**
 * Of a log that is explained up to a step.
 * @param {Found} found
 * @param {Candidate} first
 * @param {Names} open
 * @param {Language} language
 * @returns {Told}
 */
function ofPart(found, first, open, language) {
  const { t } = language;
  const { diagnosis, read } = found;
  const { difference, wrongNumber, shared } = diagnosis;
  const step = first.agrees;
  // A weight that no program has says that neither it nor the heuristic is the program's.
  const untold = isWeight(first.options.weight)
    ? open
    : [...open, /** @type {const} */ ("weight"), /** @type {const} */ ("heuristic")];
  const isSure = step >= SHORT && untold.length === 0;
  const parts = step < SHORT && !shared ? [] : builtParts(first, found, language, untold);
  const bugs = isSure ? first.bugs.map((bug) => t(`check.bug.${bug}`)) : [];
  const what = [...parts, ...bugs].join(t("check.separator"));
  const isMany = parts.length === 0 || (step < SHORT && untold.includes("algorithm"));
  const number = wrongNumber && difference ? [numberText(wrongNumber, language)] : [];
  /** @type {Told} */
  const told = { ...EMPTY, kind: "differs", differs: [...differenceTexts(found, language), ...number] };
  if (read.steps === 0) {
    const key = what === "" ? "check.pathUpToMany" : "check.pathUpTo";
    return { ...told, isNamed: isSure, verdict: t(key, { step, what }) };
  }
  if (isMany) return { ...told, verdict: t("check.upToMany", { step }) };
  if (!isSure) return { ...told, verdict: t("check.upToOpen", { step, what }) };
  return { ...told, isNamed: true, verdict: t("check.upTo", { step, what }), built: notesOf(first, language) };
}

/** Other explanations. What differs only in what the log leaves open has been said. @param {Found} found @param {Candidate} first @param {Names} open @param {Language} language */
function othersOf(found, first, open, language) {
  const { candidates, exact } = found.diagnosis;
  // Many settings explain a few steps: each of them would be misleading by itself.
  if (first.agrees < SHORT || (!exact && open.length > 0)) return [];
  const others = candidates.slice(1).filter((other) => isOther(first, other, open));
  const texts = new Set(others.map((other) => otherText(other, first, found, language)));
  texts.delete(otherText(first, first, found, language));
  return [...texts].slice(0, MOST_OTHERS);
}

/** @param {Candidate} other @param {Candidate} first @param {Found} found @param {Language} language */
function otherText(other, first, found, language) {
  const { t } = language;
  const bugs = other.bugs.map((bug) => t(`check.bug.${bug}`));
  const slips = other.slips?.map((slip) => slipText(slip, other, found, language)) ?? [];
  const what = [builtText(other, found, language), ...bugs, ...slips].join(t("check.separator"));
  return t(other.agrees === first.agrees ? "check.other.alike" : "check.other.less", { agrees: other.agrees, what });
}

/** How much was read. @param {Found["read"]} read @param {Language} language */
export function readText({ steps, cells }, { t }) {
  if (cells === 0) return t("check.read.steps", { steps });
  return steps === 0 ? t("check.read.path", { cells }) : t("check.read.both", { steps, cells });
}

/** How the coordinates were read, where it is not the usual way. @param {Frame} frame @param {Pick<Found, "board">} found @param {Language} language */
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
