// What programs do wrong with walls, borders, corners and neighbors.

import { DIRECTIONS } from "../../core/board/directions.js";
import { atLine } from "../edits.js";
import { any, atLeast, call, less, minus, more, name, number, plus } from "../tree.js";
import { inIsWall, inSearch } from "./mutant.js";

/**
 * @import { Change } from "../edits.js"
 * @import { Expression } from "../tree.js"
 * @import { Mutant } from "./mutant.js"
 */

const [x, y, dx, dy, WIDTH, HEIGHT] = ["x", "y", "dx", "dy", "WIDTH", "HEIGHT"].map(name);
const [toX, toY] = [plus(x, dx), plus(y, dy)];
const ONE = number(1);

/** A neighbor is refused as well if something is true; what is beside a diagonal move is not. @param {Expression[]} parts */
const refusing = (...parts) =>
  inSearch(atLine("wall", (node) => (node.is === "if" ? { ...node, when: any(node.when, ...parts) } : undefined)));

const isLast = (/** @type {Expression} */ x, /** @type {Expression} */ y) => [
  atLeast(x, minus(WIDTH, ONE)),
  atLeast(y, minus(HEIGHT, ONE)),
];
const isFirst = (/** @type {Expression} */ x, /** @type {Expression} */ y) => [less(x, ONE), less(y, ONE)];

/** The bounds that are checked before the board is read. @param {(when: Expression) => Expression} change @returns {Change} */
const bounds = (change) => (node) => (node.is === "if" ? { ...node, when: change(node.when) } : undefined);

/** One of the two cells beside a diagonal move is not looked at. @param {"left" | "right"} kept @returns {Change} */
const oneSide = (kept) =>
  atLine("corner", (node) => {
    if (node.is !== "if" || node.when.is !== "binary" || node.when.right.is !== "binary") return undefined;
    return { ...node, when: { ...node.when, right: node.when.right[kept] } };
  });

/** @type {Mutant[]} */
export const GROUND = [
  { name: "border-missing", way: "last", change: refusing(...isLast(toX, toY)) },
  { name: "border-missing", way: "last-beside", change: inIsWall(bounds((when) => any(when, ...isLast(x, y)))) },
  { name: "border-missing", way: "first", change: refusing(...isFirst(toX, toY)) },
  { name: "border-missing", way: "around", change: refusing(...isFirst(toX, toY), ...isLast(toX, toY)) },
  { name: "bounds-swapped", change: refusing(atLeast(toX, HEIGHT), atLeast(toY, WIDTH)) },
  {
    name: "border-crossed",
    change: inIsWall(bounds(() => any(less(x, number(0)), less(y, number(0)), more(x, WIDTH), more(y, HEIGHT)))),
  },
  {
    name: "walls-swapped",
    change: inIsWall((node) => (node.is === "rock" ? { ...node, x: node.y, y: node.x } : undefined)),
  },
  {
    name: "walls-not-checked",
    change: inIsWall((node) => (node.is === "rock" ? { is: "flag", value: false } : undefined)),
  },
  {
    name: "wall-of-cell-left",
    change: inSearch(
      atLine("wall", (node) => (node.is === "if" ? { ...node, when: call("isWall", x, y) } : undefined)),
    ),
  },
  { name: "corner-one-side", way: "x", change: inSearch(oneSide("left")) },
  { name: "corner-one-side", way: "y", change: inSearch(oneSide("right")) },
  {
    name: "stops-at-wall",
    isByOrder: true,
    change: inSearch(atLine("wall", (node) => (node.is === "if" ? { ...node, body: [{ is: "stop" }] } : undefined))),
  },
  ...DIRECTIONS.map(
    ([dx, dy], i) =>
      /** @type {Mutant} */ ({
        name: "neighbor-missing",
        way: String(i),
        change: ({ program }) => {
          const moves = program.moves.filter((move) => move[0] !== dx || move[1] !== dy);
          return moves.length === program.moves.length ? undefined : { ...program, moves };
        },
      }),
  ),
];
