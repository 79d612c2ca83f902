// The running search in plain words, with its options folded in: at most fourteen lines. Headless.

import "../../core/i18n/en/code.js";
import { programFor } from "../../program/astar.js";
import { planOf } from "../../program/plan.js";
import { codeFrom } from "../../program/printing/lines.js";
import { statementsIn } from "../../program/tree.js";
import { ASTAR, hasTwoSides, isFree, jumps } from "../../rules/algorithms.js";

/**
 * @import { Translate } from "../../core/i18n/index.js"
 * @import { Options } from "../../engine.js"
 * @import { Plan } from "../../program/plan.js"
 * @import { Draft } from "../../program/printing/lines.js"
 * @import { Expression, Program, Statement } from "../../program/tree.js"
 */

/** @typedef {Translate} T */

/**
 * @param {Options} options
 * @param {T} t
 * @param {boolean} isJumping Whether jumps are made where the fastest search is asked for.
 * @param {boolean} isPainted Whether these count penalties.
 */
export function wordsOf(options, t, isJumping, isPainted) {
  if (hasTwoSides(options)) return codeFrom(bothEnds(options, t));
  const isItsChoice = isFree(options);
  const isByJumps = jumps(options) || (isItsChoice && isJumping);
  // What it stands for has options of its own, and jumps always improve and never reopen.
  const own = isItsChoice
    ? { ...options, weight: 1, tieBreak: "low-h", heuristic: "auto", stopWhen: "goal-closed" }
    : options;
  const exact = { ...own, improveOpen: true, reopenClosed: false, decreaseKey: true, swapEqual: false };
  const asAstar = jumps(options) || isItsChoice ? { ...exact, algorithm: ASTAR } : options;
  const plan = /** @type {Plan} */ (planOf(/** @type {Options} */ (asAstar)));
  const way = isItsChoice && isJumping && isPainted ? "terrain" : isByJumps ? "jumps" : "moves";
  return { ...codeFrom(oneSide(programFor(plan), t, way)), spell: (/** @type {Expression} */ of) => spelled(of, t) };
}

/** What the letters of the board are called in a line; cells have no name. @param {Expression} of @param {T} t */
function spelled(of, t) {
  const name = of.is === "name" ? of.name : of.is === "get" ? of.list : "";
  return { g: "g", newG: t("words.name.new-g"), h: "h", newH: "h", f: "f", newF: "f" }[name] ?? "";
}

/**
 * Each line of the program that has an id is a line here.
 * @param {Program} program
 * @param {T} t
 * @param {"moves" | "jumps" | "terrain"} way How it gets from cell to cell.
 * @returns {Draft[]}
 */
function oneSide(program, t, way) {
  const statements = statementsIn(program, "search").filter(({ id }) => id !== undefined);
  const has = (/** @type {Statement["id"]} */ wanted) => statements.some(({ id }) => id === wanted);
  // What only better ways come to stands deeper.
  const inner = has("better") ? "      " : "    ";
  /** @type {Draft[]} */
  const result = [
    [inner + t("words.set"), "set"],
    [inner + putting(program, t), "push"],
  ];
  return statements.flatMap((statement) => {
    const { id } = statement;
    switch (id) {
      case "start":
      case "loop":
      case "no-path":
        return [[t(`words.${id}`), id]];
      case "take":
        return [[`  ${taking(program, t)}`, id], hasTies(program) && [`  ${tying(program, t)}`, "ties"]];
      case "goal-test":
        return [[`  ${t(has("goal-opened") ? "words.same" : "words.goal")}`, id]];
      case "each-neighbor":
        if (way === "moves") return [[`  ${t("words.each")}`, id]];
        return [
          [`  ${t("words.each-jump")}`, id],
          `    ${t(way === "terrain" ? "words.jump-points.penalty" : "words.jump-points")}`,
        ];
      case "new-g": {
        const ground = program.hasPenalties ? "words.new-g.penalty" : "words.new-g";
        return [[`    ${t(way === "moves" ? ground : "words.new-g.jump")}`, id]];
      }
      case "seen":
      case "skip-closed":
      case "skip-open":
        return [[`    ${t(`words.${id}`)}`, id]];
      case "better":
        return [[`    ${t(has("skip-closed") ? "words.better" : "words.better.new")}`, id]];
      case "set":
      case "push":
        // In some programs they come the other way around, which makes no difference.
        return result.splice(0);
      case "goal-opened":
        return [[`  ${t("words.goal-opened")}`, id]];
      default:
        return [];
    }
  });
}

/** Whether entries stay where they are in the heap. @param {Program} program */
const stays = ({ heap }) => JSON.stringify(heap ?? "").includes('"note":"stays"');

/** Whether something is to be said about equals. @param {Program} program */
const hasTies = (program) => program.open !== "queue" && !stays(program);

/** @param {Program} program @param {T} t */
function taking(program, t) {
  if (program.open === "queue") return t("words.take.first");
  return stays(program) ? t("words.take.top") : t("words.take", { by: program.keys[0].name });
}

/** What decides between equals. @param {Program} program @param {T} t */
function tying(program, t) {
  const [{ name: by }, ...others] = program.keys;
  const isNewestFirst = statementsIn(program, "search").some((node) => node.is === "step" && node.by < 0);
  const last = program.heap?.isOrEqual ? "words.tie.heap" : isNewestFirst ? "words.tie.last" : "words.tie.first";
  return tie(t, by, others.length > 1 ? others[0].name : "order", last);
}

/** @param {T} t @param {string} by @param {string} second What decides between equal ones. @param {"words.tie.heap" | "words.tie.last" | "words.tie.first"} last */
function tie(t, by, second, last) {
  const byH = second === "h" ? t("words.tie.low-h") : second === "minusH" ? t("words.tie.high-h") : "";
  return t("words.tie", { by, which: byH + t(last) });
}

/** How a neighbor gets into the open list. @param {Program} program @param {T} t */
function putting(program, t) {
  const f = statementsIn(program, "search").find((node) => node.is === "declare" && node.name === "newF");
  const sum = f?.is === "declare" ? `${t("words.f", { weight: weightIn(f.value) })}${t("words.then")}` : "";
  const put = program.open === "queue" ? "words.push.line" : stays(program) ? "words.push.stays" : "words.push";
  return sum + t(put);
}

/** The factor of h in f, as it is written before h; empty if it is 1. @param {Expression} f */
function weightIn(f) {
  const h = f.is === "binary" ? f.right : f;
  return h.is === "binary" && h.left.is === "number" ? `${h.left.value} · ` : "";
}

/** Two searches that take turns. @param {Options} options @param {T} t @returns {Draft[]} */
function bothEnds(options, t) {
  const { improveOpen, stopWhen, tieBreak, weight } = options;
  const f = t("words.f", { weight: weight === 1 ? "" : `${weight} · ` });
  const inner = improveOpen ? "        " : "      ";
  const second = { "low-h": "h", "high-h": "minusH", fifo: "order", lifo: "order" }[tieBreak];
  return [
    [t("words.both.start"), "start"],
    [t("words.both.loop"), "loop"],
    [`  ${t("words.both.take")}`, "take"],
    [`  ${tie(t, "f", second, tieBreak === "lifo" ? "words.tie.last" : "words.tie.first")}`, "ties"],
    `  ${t("words.both.hope")}`,
    [`    ${t("words.each")}`, "each-neighbor"],
    [`      ${t(options.penalties ? "words.new-g.penalty" : "words.new-g")}`, "new-g"],
    [`      ${t("words.both.closed")}`, "skip-closed"],
    [`      ${t(improveOpen ? "words.both.better" : "words.both.open")}`, improveOpen ? "better" : "skip-open"],
    [`${inner}${t("words.set")}`, "set"],
    [`${inner}${f}${t("words.then")}${t("words.both.push")}`, "push"],
    `${inner}${t("words.both.met")}`,
    [`  ${t(stopWhen === "goal-opened" ? "words.both.early" : "words.both.done")}`, "goal-test"],
  ];
}
