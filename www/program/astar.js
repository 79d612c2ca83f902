// A*, Dijkstra's algorithm, greedy search and breadth-first search, written down once, with the options folded in: the tree
// that is run, printed in every language, and changed to see what a mistake does. Headless.

import { heapOf } from "./heap.js";
import {
  any,
  atLeast,
  both,
  call,
  declare,
  differs,
  either,
  get,
  give,
  has,
  less,
  minus,
  NEXT,
  name,
  negative,
  nonzero,
  not,
  number,
  over,
  plus,
  same,
  times,
  when,
} from "./tree.js";

/**
 * @import { Plan } from "./plan.js"
 * @import { Expression, Key, Program, Routine, Shown, Statement } from "./tree.js"
 */

const [STRAIGHT, DIAGONAL, GOAL] = [name("STRAIGHT"), name("DIAGONAL"), name("GOAL")];
const [x, y, dx, dy, cell, current, goal, start] = ["x", "y", "dx", "dy", "cell", "current", "goal", "start"].map(name);
const [toX, toY] = [plus(x, dx), plus(y, dy)];

/** The program as it is shown. @param {Plan} plan @returns {Shown} */
export function programFor(plan) {
  const isLine = plan.by === "order";
  return treeOf(plan, isLine ? "queue" : plan.stays || plan.swaps ? "heap" : "priority");
}

/**
 * The same with the open list of a beginner: a list in which a cell has one entry, which changes where it is, and which is looked
 * through for the smallest. Whatever is wrong with a program, nothing of it is hidden by older entries.
 * @param {Plan} plan
 * @returns {Program}
 */
export function listProgramFor(plan) {
  const isLine = plan.by === "order";
  return treeOf({ ...plan, hasOld: false, keepsOrder: isLine || plan.improves }, isLine ? "queue" : "list");
}

/** @template {Program["open"]} Open @param {Plan} plan @param {Open} open @returns {Program & { open: Open }} */
function treeOf(plan, open) {
  const isLine = plan.by === "order";
  return {
    moves: plan.moves,
    constants: constantsOf(plan),
    hasPenalties: plan.penalties,
    open,
    keys: isLine ? [] : keysOf(plan),
    ...(open === "heap" && { heap: heapOf(plan) }),
    routines: [IS_WALL, ...(usesH(plan) ? [estimateOf(plan)] : []), PATH_TO, searchOf(plan)],
  };
}

/** Routines that come to the same are one, so that what is made of them is made once. @type {Map<string, Routine>} */
const known = new Map();
/** More are not kept: they come from few options. */
const MOST_KNOWN = 400;

/** @param {Partial<Plan>} parts What the routine is made from. @param {() => Routine} make */
function shared(parts, make) {
  const key = JSON.stringify(parts);
  if (known.size >= MOST_KNOWN) known.clear();
  const routine = known.get(key) ?? make();
  known.set(key, routine);
  return routine;
}

/** What moves cost. @param {Plan} plan @returns {Program["constants"]} */
function constantsOf({ straight, diagonal, isStraight, estimate, isRoot }) {
  /** @type {Program["constants"][number]} */
  const first = isRoot ? ["STRAIGHT", straight, "units"] : ["STRAIGHT", straight];
  const needsDiagonal = !isStraight || estimate === "octile" || (isRoot && estimate === "euclidean");
  return needsDiagonal ? [first, ["DIAGONAL", diagonal]] : [first];
}

/** Whether h decides anything. @param {Pick<Plan, "by">} plan */
const usesH = ({ by }) => by === "f" || by === "h";

/** @param {Pick<Plan, "by" | "tie">} plan @returns {Key[]} */
function keysOf({ by, tie }) {
  const first = /** @type {Key} */ ({ name: by, type: by === "g" ? "cost" : "real" });
  /** @type {Key[]} */
  const byH =
    tie === "low-h" ? [{ name: "h", type: "real" }] : tie === "high-h" ? [{ name: "minusH", type: "real" }] : [];
  return [first, ...byH, { name: "order", type: "int" }];
}

/** @returns {Routine} */
function isWall() {
  const isOutside = any(less(x, number(0)), less(y, number(0)), atLeast(x, name("WIDTH")), atLeast(y, name("HEIGHT")));
  return {
    name: "isWall",
    takes: [
      ["x", "int"],
      ["y", "int"],
    ],
    gives: "flag",
    body: [when(isOutside, [give({ is: "flag", value: true })]), give({ is: "rock", x, y })],
  };
}

/** @param {Plan} plan */
const estimateOf = ({ estimate, isRoot }) => shared({ estimate, isRoot }, () => estimating({ estimate, isRoot }));

/** @param {Pick<Plan, "estimate" | "isRoot">} plan @returns {Routine} */
function estimating(plan) {
  const apart = (/** @type {"column" | "row"} */ is) => call("abs", minus({ is, of: GOAL }, { is, of: cell }));
  const body =
    plan.estimate === "zero" ? [] : [declare("dx", "int", apart("column")), declare("dy", "int", apart("row"))];
  return { name: "estimate", takes: [["cell", "cell"]], gives: "real", body: [...body, give(distance(plan))] };
}

/** @param {Pick<Plan, "estimate" | "isRoot">} plan @returns {Expression} */
function distance({ estimate, isRoot }) {
  const octile = (/** @type {Expression} */ diagonal) =>
    plus(times(diagonal, call("min", dx, dy)), times(STRAIGHT, call("abs", minus(dx, dy))));
  const line = call("sqrt", plus(times(dx, dx), times(dy, dy)));
  switch (estimate) {
    case "manhattan":
      return times(STRAIGHT, plus(dx, dy));
    case "octile":
      return octile(DIAGONAL);
    case "octile-14":
      return octile(number(14));
    case "chebyshev":
      return times(STRAIGHT, call("max", dx, dy));
    case "euclidean":
      // From the cost of a diagonal move, so that along a diagonal it is exact.
      return isRoot ? times(over(DIAGONAL, call("sqrt", number(2))), line) : times(STRAIGHT, line);
    case "floored-euclidean":
      return times(STRAIGHT, call("floor", line));
    default:
      return number(0);
  }
}

/** @returns {Routine} */
function pathTo() {
  return {
    name: "pathTo",
    takes: [
      ["cell", "cell"],
      ["parent", "cells"],
    ],
    gives: "path",
    body: [
      { is: "path", name: "path", first: cell },
      {
        is: "while",
        when: differs(cell, name("START")),
        body: [
          { is: "assign", name: "cell", value: get("parent", cell) },
          { is: "append", list: "path", cell },
        ],
      },
      { is: "turn", list: "path" },
      give(name("path")),
    ],
  };
}

// The same in all programs.
const [IS_WALL, PATH_TO] = [isWall(), pathTo()];

/** Which moves there are, and what they cost, is said elsewhere. @param {Plan} plan */
const searchOf = ({ moves: _, straight: __, diagonal: ___, estimate: ____, ...plan }) =>
  shared(plan, () => searching(plan));

/** @typedef {Omit<Plan, "moves" | "straight" | "diagonal" | "estimate">} Core What the search itself is made from. */

/** @param {Core} plan @returns {Routine} */
function searching(plan) {
  const isLine = plan.by === "order";
  return {
    name: "search",
    takes: [
      ["start", "cell"],
      ["goal", "cell"],
    ],
    gives: "path",
    body: [
      { is: "map", name: "g", type: "costs", first: [start, number(0)] },
      { is: "map", name: "parent", type: "cells" },
      ...(isLine ? [] : [/** @type {Statement} */ ({ is: "set", name: "closed" })]),
      ...(plan.keepsOrder
        ? [/** @type {Statement} */ ({ is: "map", name: "order", type: "ints", first: [start, number(0)] })]
        : []),
      ...(isLine ? [] : [declare("opened", "int", number(0))]),
      { is: "open", name: "open", first: { keys: isLine ? [] : firstKeys(plan), cell: start }, id: "start" },
      {
        is: "while",
        when: { is: "filled", list: "open" },
        body: [
          ...taking(plan),
          ...telling(plan),
          when(
            same(current, goal),
            [give(call("pathTo", goal, name("parent")), plan.stopsEarly ? { note: "same" } : {})],
            {
              id: "goal-test",
            },
          ),
          { is: "moves", body: looking(plan), id: "each-neighbor" },
          ...(plan.stopsEarly
            ? [when(has("map", "g", goal), [give(call("pathTo", goal, name("parent")))], { id: "goal-opened" })]
            : []),
        ],
        id: "loop",
      },
      give({ is: "none" }, { id: "no-path" }),
    ],
  };
}

/** What the open list is sorted by of the start. @param {Core} plan @returns {Expression[]} */
function firstKeys(plan) {
  const h = call("estimate", start);
  return keysFrom(plan, { f: weighted(plan, h), g: number(0), h, order: number(0) });
}

/** @param {Core} plan @param {{ f: Expression, g: Expression, h: Expression, order: Expression }} values @returns {Expression[]} */
const keysFrom = (plan, values) =>
  keysOf(plan).map(({ name }) => (name === "minusH" ? negative(values.h) : values[name]));

/** h times its weight. @param {Core} plan @param {Expression} h */
const weighted = ({ weight }, h) => (weight === "" ? h : times(number(Number(weight)), h));

/** @param {Core} plan @returns {Statement[]} */
function taking({ by, hasOld, reopens }) {
  const isNumbered = hasOld && reopens;
  const isClosed = has("set", "closed", current);
  const isOld = isNumbered ? any(isClosed, differs(name("number"), get("order", current))) : isClosed;
  return [
    { is: "take", list: "open", cell: "current", ...(isNumbered && { number: "number" }), id: "take" },
    ...(hasOld ? [when(isOld, [{ ...NEXT, note: "old" }], { id: "old" })] : []),
    ...(by === "order" ? [] : [/** @type {Statement} */ ({ is: "add", list: "closed", cell: current })]),
  ];
}

/** What is printed of a cell that is taken: g, h and f in the units of the board. @param {Core} plan @returns {Statement[]} */
function telling(plan) {
  const { by, isRoot } = plan;
  const g = get("g", current);
  const f = { f: name("f"), g, h: name("h"), order: get("order", current) }[by];
  const scaled = (/** @type {Expression} */ value) => (isRoot ? over(value, STRAIGHT) : value);
  return [
    { is: "split", cell: current, x: "x", y: "y" },
    ...(usesH(plan) ? [declare("h", "real", call("estimate", current))] : []),
    ...(by === "f" ? [declare("f", "real", plus(g, weighted(plan, name("h"))))] : []),
    {
      is: "show",
      values: [x, y, scaled(g), usesH(plan) ? scaled(name("h")) : number(0), by === "order" ? f : scaled(f)],
    },
  ];
}

/** What is done with each neighbor. @param {Core} plan @returns {Statement[]} */
function looking(plan) {
  const beside = [call("isWall", toX, y), call("isWall", x, toY)];
  const isCorner = both(nonzero(dx), nonzero(dy), plan.corners === "both" ? both(...beside) : any(...beside));
  const move = plan.isStraight ? STRAIGHT : either(both(nonzero(dx), nonzero(dy)), DIAGONAL, STRAIGHT);
  const penalty = /** @type {Expression} */ ({ is: "penalty", x: toX, y: toY });
  const newG = plus(get("g", current), move);
  return [
    when(call("isWall", toX, toY), [NEXT], { id: "wall" }),
    ...(plan.corners === "none" ? [] : [when(isCorner, [NEXT], { id: "corner" })]),
    declare("cell", "cell", { is: "cell", x: toX, y: toY }),
    declare("newG", "cost", newG, { id: "new-g" }),
    ...(plan.penalties
      ? [
          /** @type {Statement} */ ({
            is: "assign",
            name: "newG",
            value: plus(name("newG"), plan.tenth === 1 ? penalty : times(number(plan.tenth), penalty)),
          }),
        ]
      : []),
    ...skipping(plan),
    ...opening(plan),
  ];
}

/** Which neighbors are left as they are. @param {Core} plan @returns {Statement[]} */
function skipping({ by, improves, reopens }) {
  const [isSeen, isClosed] = [has("map", "g", cell), has("set", "closed", cell)];
  const isNoBetter = both(isSeen, atLeast(name("newG"), get("g", cell)));
  const better = when(isNoBetter, [NEXT], { id: "better" });
  if (by === "order" || (!improves && !reopens)) return [when(isSeen, [NEXT], { id: "seen" })];
  if (!reopens) return [when(isClosed, [NEXT], { id: "skip-closed" }), better];
  if (!improves) return [when(both(isSeen, not(isClosed)), [NEXT], { id: "skip-open" }), better];
  return [better];
}

/** How a neighbor gets its g and its parent, and its place in the open list. @param {Core} plan @returns {Statement[]} */
function opening(plan) {
  const { by, improves, reopens, keepsOrder, tie } = plan;
  /** @type {Statement[]} */
  const set = [
    { is: "store", list: "g", key: cell, value: name("newG"), id: "set" },
    { is: "store", list: "parent", key: cell, value: current },
  ];
  if (by === "order") {
    return [
      { is: "store", list: "order", key: cell, value: { is: "size", list: "order" }, id: "new" },
      ...set,
      { is: "put", list: "open", keys: [], cell, id: "push" },
    ];
  }
  const [isSeen, isClosed] = [has("map", "g", cell), has("set", "closed", cell)];
  const isNew = reopens ? any(not(isSeen), isClosed) : not(isSeen);
  const counting = /** @type {Statement} */ ({ is: "step", name: "opened", by: tie === "lifo" ? -1 : 1 });
  const reopening = /** @type {Statement[]} */ (reopens ? [{ is: "remove", list: "closed", cell, id: "reopen" }] : []);
  if (keepsOrder) {
    const kept = /** @type {Statement} */ ({ is: "store", list: "order", key: cell, value: name("opened") });
    return [when(isNew, [counting, kept, ...reopening], { id: "new" }), ...set, ...putting(plan, get("order", cell))];
  }
  if (improves) {
    // Greedy search: a better g changes nothing about the place of an entry.
    return [when(isNew, [...reopening, counting, ...putting(plan, name("opened"))], { id: "new" }), ...set];
  }
  return [...reopening, ...set, counting, ...putting(plan, name("opened"))];
}

/** @param {Core} plan @param {Expression} order @returns {Statement[]} */
function putting(plan, order) {
  const [newG, newH, newF] = [name("newG"), name("newH"), name("newF")];
  const keys = keysFrom(plan, { f: newF, g: newG, h: newH, order });
  return [
    ...(usesH(plan) ? [declare("newH", "real", call("estimate", cell))] : []),
    ...(plan.by === "f" ? [declare("newF", "real", plus(newG, weighted(plan, newH)))] : []),
    { is: "put", list: "open", keys, cell, id: "push" },
  ];
}
