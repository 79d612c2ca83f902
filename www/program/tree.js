// The small language in which A* is written down once. A program is a tree of these nodes: it can be run (execute.js), printed
// in several languages (printing/), told in plain words, and changed in one place to see what comes of it. Nodes are plain
// data and never change. Headless.

/**
 * What a line is for: the same in all languages and in plain words.
 * @typedef {"start" | "loop" | "take" | "ties" | "old" | "goal-test" | "each-neighbor" | "wall" | "corner" | "new-g" | "seen" | "skip-closed" | "skip-open" | "better" | "new" | "reopen" | "set" | "push" | "goal-opened" | "no-path"} LineId
 */

/**
 * What a value is. A `cost` is a whole number of units, a `real` one may have decimals, an `int` counts; a `map` of cells
 * leads to one of these or to cells.
 * @typedef {"cost" | "real" | "int" | "flag" | "cell" | "entry" | "path" | "set" | "costs" | "cells" | "ints" | "open"} Type
 */

/**
 * @typedef {{ is: "number", value: number }} NumberNode
 * @typedef {{ is: "flag", value: boolean }} FlagNode
 * @typedef {{ is: "none" }} NoneNode No path.
 * @typedef {{ is: "name", name: string }} NameNode A variable, or a constant, which is written in capitals.
 * @typedef {{ is: "binary", op: "+" | "-" | "*" | "/" | "<" | "<=" | ">" | ">=" | "==" | "!=" | "and" | "or", left: Expression, right: Expression }} BinaryNode
 * @typedef {{ is: "not", of: Expression }} NotNode
 * @typedef {{ is: "negative", of: Expression }} NegativeNode
 * @typedef {{ is: "nonzero" | "half", of: Expression }} UnaryNode `half` is rounded down.
 * @typedef {{ is: "either", when: Expression, yes: Expression, no: Expression }} EitherNode
 * @typedef {{ is: "call", name: "abs" | "min" | "max" | "sqrt" | "floor" | "estimate" | "isWall" | "pathTo", args: Expression[] }} CallNode
 * @typedef {{ is: "cell", x: Expression, y: Expression }} CellNode
 * @typedef {{ is: "column" | "row", of: Expression }} CoordNode x or y of a cell.
 * @typedef {{ is: "rock" | "penalty", x: Expression, y: Expression }} GroundNode Whether there is a wall on the board; the penalty there.
 * @typedef {{ is: "has", in: "map" | "set", list: string, key: Expression }} HasNode
 * @typedef {{ is: "get", list: string, key: Expression }} GetNode The value of a map, for a cell that it has.
 * @typedef {{ is: "size", list: string }} SizeNode
 * @typedef {{ is: "filled", list: string }} FilledNode Whether the open list has any entry.
 * @typedef {{ is: "at", index: Expression }} AtNode An entry of the heap.
 * @typedef {{ is: "cellOf", entry: Expression }} CellOfNode
 * @typedef {{ is: "before", a: Expression, b: Expression }} BeforeNode Whether the first of two entries leaves the heap before the second.
 * @typedef {{ is: "length" }} LengthNode How many entries the heap has.
 */
/** @typedef {NumberNode | FlagNode | NoneNode | NameNode | BinaryNode | NotNode | NegativeNode | UnaryNode | EitherNode | CallNode | CellNode | CoordNode | GroundNode | HasNode | GetNode | SizeNode | FilledNode | AtNode | CellOfNode | BeforeNode | LengthNode} Expression */

/**
 * Any statement may have the id of its line, and a note, which is a comment behind it or above it.
 * @typedef {{ id?: LineId, note?: Note }} Marked
 * @typedef {"moves" | "units" | "rows" | "old" | "same" | "swaps" | "stays"} Note
 *
 * @typedef {{ is: "declare", name: string, type: Type, value: Expression }} DeclareNode
 * @typedef {{ is: "map", name: string, type: "costs" | "cells" | "ints", first?: [key: Expression, value: Expression] }} MapNode
 * @typedef {{ is: "set", name: string }} SetNode
 * @typedef {{ is: "open", name: string, first: { keys: Expression[], cell: Expression } }} OpenNode The open list, with what is in it at first.
 * @typedef {{ is: "path", name: string, first: Expression }} PathNode A list of cells that begins with one.
 * @typedef {{ is: "split", cell: Expression, x: string, y: string }} SplitNode
 * @typedef {{ is: "assign", name: string, value: Expression }} AssignNode
 * @typedef {{ is: "step", name: string, by: 1 | -1 }} StepNode
 * @typedef {{ is: "store", list: string, key: Expression, value: Expression }} StoreNode
 * @typedef {{ is: "add" | "remove", list: string, cell: Expression }} MemberNode
 * @typedef {{ is: "if", when: Expression, body: Statement[] }} IfNode
 * @typedef {{ is: "next" | "stop" }} JumpNode Goes on with the loop's next round, or leaves it.
 * @typedef {{ is: "give", value?: Expression }} GiveNode
 * @typedef {{ is: "while", when: Expression, body: Statement[] }} WhileNode
 * @typedef {{ is: "moves", body: Statement[] }} MovesNode For each of the moves, as dx and dy.
 * @typedef {{ is: "places", name: string, body: Statement[] }} PlacesNode For each place in the heap.
 * @typedef {{ is: "show", values: Expression[] }} ShowNode Prints x, y, g, h and f.
 * @typedef {{ is: "put", list: string, keys: Expression[], cell: Expression, isOnlyNew?: boolean }} PutNode Into the open list; of a
 *   list, the entry of a cell that has one changes, unless only new ones are put in.
 * @typedef {{ is: "take", list: string, cell: string, number?: string }} TakeNode The first of the open list, and the number of its opening.
 * @typedef {{ is: "append", list: string, cell: Expression }} AppendNode To a path.
 * @typedef {{ is: "turn", list: string }} TurnNode Turns a path around.
 * @typedef {{ is: "place", index: Expression, value: Expression }} PlaceNode An entry into the heap.
 * @typedef {{ is: "grow", value: Expression }} GrowNode An entry to the end of the heap.
 * @typedef {{ is: "shrink", name: string }} ShrinkNode Takes the last entry of the heap.
 * @typedef {{ is: "sift", to: "siftUp" | "siftDown", args: Expression[] }} SiftNode
 */
/** @typedef {Marked & (DeclareNode | MapNode | SetNode | OpenNode | PathNode | SplitNode | AssignNode | StepNode | StoreNode | MemberNode | IfNode | JumpNode | GiveNode | WhileNode | MovesNode | PlacesNode | ShowNode | PutNode | TakeNode | AppendNode | TurnNode | PlaceNode | GrowNode | ShrinkNode | SiftNode)} Statement */

/**
 * @typedef {object} Routine
 * @property {string} name
 * @property {[name: string, type: Type][]} takes
 * @property {Type} gives
 * @property {Statement[]} body
 */

/** How entries of the open list are ordered: by the first of these that differs, the smaller one first. @typedef {{ name: "f" | "g" | "h" | "minusH" | "order", type: "cost" | "real" | "int" }} Key */

/**
 * @typedef {object} Heap
 * @property {boolean} isOrEqual Whether an entry goes before one whose f and h are equal, whichever was opened first.
 * @property {Routine[]} routines
 */

/**
 * @typedef {object} Program
 * @property {readonly (readonly [dx: number, dy: number])[]} moves
 * @property {[name: string, value: number, note?: Note][]} constants
 * @property {boolean} hasPenalties
 * @property {"queue" | "priority" | "heap" | "list"} open What the open list is: first in, first out; the language's own priority
 *   queue; a heap that is part of the program; or a list, which is looked through for the smallest, and in which a cell has one
 *   entry.
 * @property {Key[]} keys None for a queue.
 * @property {Heap} [heap]
 * @property {Routine[]} routines `isWall`, `estimate` if there is one, `pathTo`, and `search`.
 */

/** A program that can be printed. @typedef {Program & { open: Exclude<Program["open"], "list"> }} Shown */

/** @param {number} value @returns {Expression} */
export const number = (value) => ({ is: "number", value });
/** @param {string} name @returns {NameNode} */
export const name = (name) => ({ is: "name", name });
/** Whether a name is that of a constant, which is written in capitals. @param {string} name */
export const isConstant = (name) => /^[A-Z]+$/.test(name);
/** @param {BinaryNode["op"]} op @returns {(left: Expression, right: Expression) => Expression} */
const binary = (op) => (left, right) => ({ is: "binary", op, left, right });
export const [plus, minus, times, over] = [binary("+"), binary("-"), binary("*"), binary("/")];
export const [less, more, atLeast, same, differs] = [
  binary("<"),
  binary(">"),
  binary(">="),
  binary("=="),
  binary("!="),
];
/** @param {Expression[]} parts */
export const both = (...parts) => parts.reduce(binary("and"));
/** @param {Expression[]} parts */
export const any = (...parts) => parts.reduce(binary("or"));
/** @param {Expression} of @returns {Expression} */
export const not = (of) => ({ is: "not", of });
/** @param {Expression} of @returns {Expression} */
export const negative = (of) => ({ is: "negative", of });
/** @param {Expression} of @returns {Expression} */
export const nonzero = (of) => ({ is: "nonzero", of });
/** @param {Expression} of @returns {Expression} */
export const half = (of) => ({ is: "half", of });
/** @param {Expression} when @param {Expression} yes @param {Expression} no @returns {Expression} */
export const either = (when, yes, no) => ({ is: "either", when, yes, no });
/** @param {CallNode["name"]} name @param {Expression[]} args @returns {Expression} */
export const call = (name, ...args) => ({ is: "call", name, args });
/** @param {"map" | "set"} kind @param {string} list @param {Expression} key @returns {Expression} */
export const has = (kind, list, key) => ({ is: "has", in: kind, list, key });
/** @param {string} list @param {Expression} key @returns {Expression} */
export const get = (list, key) => ({ is: "get", list, key });

/** @param {string} name @param {Type} type @param {Expression} value @param {Marked} [marked] @returns {Statement} */
export const declare = (name, type, value, marked) => ({ is: "declare", name, type, value, ...marked });
/** @param {Expression} when @param {Statement[]} body @param {Marked} [marked] @returns {Statement} */
export const when = (when, body, marked) => ({ is: "if", when, body, ...marked });
/** @param {Expression} value @param {Marked} [marked] @returns {Statement} */
export const give = (value, marked) => ({ is: "give", value, ...marked });
/** @type {Statement} */
export const NEXT = { is: "next" };
/** @type {Statement} */
export const STOP = { is: "stop" };

/** All statements of a routine, in the order of their lines. @param {Program} program @param {string} name */
export function statementsIn({ routines }, name) {
  const routine = routines.find((routine) => routine.name === name);
  return routine ? withInner(routine.body) : [];
}

/** @param {Statement[]} body @returns {Statement[]} */
const withInner = (body) => body.flatMap((node) => [node, ...("body" in node ? withInner(node.body) : [])]);
