// What programs do wrong with the open and the closed list, with parents, and with when they stop.

import { atLine, edited } from "../edits.js";
import { atLeast, both, call, get, give, has, less, name, not, number, same, when } from "../tree.js";
import { inSearch } from "./mutant.js";

/**
 * @import { Change } from "../edits.js"
 * @import { Plan } from "../plan.js"
 * @import { LineId, Statement } from "../tree.js"
 * @import { Mutant } from "./mutant.js"
 */

const [cell, current, start, goal, newG] = ["cell", "current", "start", "goal", "newG"].map(name);
const isKnown = has("map", "g", cell);
const isClosed = has("set", "closed", cell);
/** Of the start, when it is expanded for the first time. */
const isFirst = not(has("map", "parent", current));
const path = give(call("pathTo", goal, name("parent")));

/** Another condition at a line. @param {LineId} id @param {import("../tree.js").Expression} when @returns {Change} */
const condition = (id, when) => atLine(id, (node) => (node.is === "if" ? { ...node, when } : undefined));

/** A line is left out. @param {LineId} id @returns {Change} */
const without = (id) => atLine(id, () => []);

/** A condition leaves the loop over the neighbors, where it should go on with the next. @param {LineId} id @returns {Change} */
const stopping = (id) => atLine(id, (node) => (node.is === "if" ? { ...node, body: [{ is: "stop" }] } : undefined));

/** Whether it sets a parent. @param {import("../edits.js").Node} node */
const isParent = (node) => node.is === "store" && node.list === "parent";

/** @type {Statement} */
const setParent = { is: "store", list: "parent", key: cell, value: current };

/** Nothing is kept of the start once its neighbors are open, so it can be opened as one of theirs. @param {Plan} plan @returns {Change} */
const forgettingStart = (plan) =>
  atLine("each-neighbor", (node) => {
    /** @type {Statement[]} */
    const forgotten = [{ is: "remove", list: "g", cell: current }];
    if (plan.by !== "order") forgotten.push({ is: "remove", list: "closed", cell: current });
    return [node, when(isFirst, forgotten)];
  });

/** @type {Mutant[]} */
export const LISTS = [
  {
    name: "stale-heap-entry",
    change: ({ program, plan }) =>
      plan.improves
        ? edited(program, "search", (node) => (node.is === "put" ? { ...node, isOnlyNew: true } : undefined))
        : undefined,
  },
  {
    name: "closed-not-checked",
    // What is closed is not in the open list, so it is put in again as if it were new.
    base: (plan) => (plan.improves && !plan.reopens && plan.by !== "order" ? { ...plan, reopens: true } : undefined),
    change: inSearch(condition("better", both(isKnown, not(isClosed), atLeast(newG, get("g", cell))))),
  },
  {
    name: "compares-fresh-g",
    change: ({ program, plan }) =>
      plan.improves && !plan.reopens ? edited(program, "search", without("better")) : undefined,
  },
  { name: "keeps-worse-g", change: inSearch(condition("better", both(isKnown, less(newG, get("g", cell))))) },
  { name: "improves-equal-g", change: inSearch(condition("better", both(isKnown, less(get("g", cell), newG)))) },
  { name: "start-not-closed", change: ({ program, plan }) => edited(program, "search", forgettingStart(plan)) },
  {
    name: "start-not-taken",
    // Its neighbors are opened before the loop.
    change: ({ program, plan }) =>
      edited(program, "search", (node) =>
        node.is === "show" ? when(not(isFirst), [node]) : forgettingStart(plan)(node),
      ),
  },
  {
    name: "goal-test-on-push",
    change: ({ program, plan }) =>
      plan.stopsEarly
        ? undefined
        : edited(
            program,
            "search",
            atLine("push", (node) => [node, when(same(cell, goal), [path])]),
          ),
  },
  { name: "goal-never-tested", change: inSearch(without("goal-test")) },
  { name: "stops-at-start", change: inSearch(condition("goal-test", same(current, start))) },
  { name: "stops-at-closed", isByOrder: true, change: inSearch(stopping("skip-closed")) },
  { name: "stops-at-no-better", isByOrder: true, change: inSearch(stopping("better")) },
  { name: "stops-at-corner", isByOrder: true, change: inSearch(stopping("corner")) },
  {
    name: "parent-always",
    way: "of-open",
    change: ({ program, plan }) =>
      plan.improves && !plan.reopens && plan.by !== "order"
        ? edited(program, "search", (node) => {
            if (isParent(node)) return [];
            return node.is === "if" && node.id === "better" ? [setParent, node] : undefined;
          })
        : undefined,
  },
  {
    name: "parent-always",
    way: "of-all",
    change: inSearch((node) =>
      isParent(node) ? [] : node.is === "declare" && node.name === "newG" ? [node, setParent] : undefined,
    ),
  },
  {
    name: "parent-of-first-only",
    change: inSearch((node) =>
      isParent(node) ? when(not(has("map", "parent", cell)), [/** @type {Statement} */ (node)]) : undefined,
    ),
  },
  {
    name: "g-not-stored",
    change: ({ program, plan }) =>
      plan.improves
        ? edited(
            program,
            "search",
            atLine("set", (node) => when(not(isKnown), [{ ...node, id: undefined }], { id: "set" })),
          )
        : undefined,
  },
  {
    name: "searches-from-goal",
    change: ({ program }) => {
      const swap = (/** @type {import("../edits.js").Node} */ node) =>
        node.is === "name" && (node.name === "start" || node.name === "goal")
          ? name(node.name === "start" ? "goal" : "start")
          : undefined;
      return edited(program, "search", swap);
    },
  },
  {
    name: "newest-first",
    change: inSearch((node) =>
      node.is === "put" && node.keys.length > 0
        ? { ...node, keys: node.keys.map((key, i) => (i === 0 ? { is: "negative", of: name("opened") } : key)) }
        : undefined,
    ),
  },
  {
    name: "oldest-first",
    change: inSearch((node) =>
      node.is === "put" && node.keys.length > 0
        ? { ...node, keys: node.keys.map((key, i) => (i === 0 ? name("opened") : key)) }
        : undefined,
    ),
  },
  {
    name: "start-g-not-zero",
    change: inSearch((node) =>
      node.is === "map" && node.name === "g" && node.first
        ? { ...node, first: [node.first[0], number(1000)] }
        : undefined,
    ),
  },
];
