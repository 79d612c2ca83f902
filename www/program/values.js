// The values of a program's variables at each of its lines, found by running it. Headless.

import { execute } from "./execute.js";
import { get, name, statementsIn } from "./tree.js";

/**
 * @import { Coord, Ground, Read } from "./execute.js"
 * @import { Expression, GetNode, LineId, NameNode, Program, Statement } from "./tree.js"
 */

/** A variable, or what a map has for a cell. @typedef {NameNode | GetNode} Variable */
/** @typedef {{ of: Variable, value: number | Coord }} Value */

/** So many steps are kept at once: whoever plays asks for one after the other. */
const KEPT = 128;

/** A cell that was taken and its numbers, once they are known. */
const OF_TAKEN = [name("current"), /** @type {GetNode} */ (get("g", name("current"))), name("h"), name("f")];

/** Where a program has worked out all of them. */
const KNOWN = "goal-test";

/**
 * What a line is about: the variables in it, each once, in their order. Maps and constants have no value that fits into a line.
 * @param {Statement} node
 * @returns {Variable[]}
 */
export function variablesIn(node) {
  if (node.id === "take") return OF_TAKEN;
  // What follows from a condition has lines of its own.
  const line = node.is === "if" ? node.when : "body" in node ? [] : node;
  /** @type {Map<string, Variable>} */
  const found = new Map();
  const look = (/** @type {unknown} */ part) => {
    if (typeof part !== "object" || part === null) return;
    const { is } = /** @type {Expression} */ (part);
    if (is === "name" || is === "get") found.set(keyOf(/** @type {Variable} */ (part)), /** @type {Variable} */ (part));
    for (const inner of Object.values(part)) look(inner);
  };
  look(node.is === "declare" || node.is === "assign" ? [name(node.name), line] : line);
  return [...found.values()];
}

/** @param {Variable} variable */
const keyOf = (variable) =>
  variable.is === "name" ? variable.name : `${variable.list}[${JSON.stringify(variable.key)}]`;

/** The variables of each line that has an id. @param {Program} program */
const linesOf = (program) =>
  new Map(statementsIn(program, "search").flatMap((node) => (node.id ? [[node.id, variablesIn(node)]] : [])));

/** What was found of a cell that was taken: its own values, and those of each of its moves. @typedef {(Map<string, number | Coord | undefined> | undefined)[]} Row */

/**
 * What the variables of a program are. It is run when they are asked for, as far as that, and what it held around that step is kept.
 * @param {Program} program
 * @param {Ground} board
 */
export function valuesIn(program, board) {
  const lines = /** @type {Map<LineId, Variable[]>} */ (linesOf(program));
  /** The steps that are kept, from the first one on; fewer where the program has ended. @type {{ first: number, rows: Row[] }} */
  let kept = { first: Infinity, rows: [] };
  const placeOf = (/** @type {readonly number[]} */ [x, y]) =>
    1 + program.moves.findIndex(([dx, dy]) => dx === x && dy === y);

  /** @param {number} first */
  function keep(first) {
    /** @type {Row[]} */
    const rows = [];
    let step = 0;
    execute(program, board, {
      watch: (id, read) => {
        if (id === KNOWN) {
          step++;
          if (step >= first + KEPT) return true;
          if (step >= first) rows.push([valuesOf(OF_TAKEN, read)]);
        }
        const row = rows.at(-1);
        if (!row || !INNER.has(id)) return false;
        const place = placeOf([Number(read("dx")), Number(read("dy"))]);
        row[place] = new Map([...(row[place] ?? []), ...valuesOf(lines.get(id) ?? [], read)]);
        return false;
      },
    });
    kept = { first, rows };
  }

  return {
    /**
     * The values at a line; those that are not known are left out.
     * @param {LineId} id
     * @param {number} step Which of the cells taken, from 1 on.
     * @param {readonly [number, number]} [move] Which of its neighbors, if the line is about one.
     * @returns {Value[]}
     */
    at(id, step, move) {
      if (step < 1) return [];
      if (step < kept.first || step >= kept.first + KEPT) keep(Math.max(1, step - KEPT / 2));
      const known = kept.rows[step - kept.first]?.[move ? placeOf(move) : 0];
      const variables = move ? (lines.get(id) ?? []) : OF_TAKEN;
      return variables.flatMap((of) => {
        const value = known?.get(keyOf(of));
        return value === undefined ? [] : [{ of, value }];
      });
    },
  };
}

/** The lines about a neighbor, where all that is in them is known already. @type {Set<LineId>} */
const INNER = new Set(["wall", "corner", "seen", "skip-closed", "skip-open", "better", "new", "reopen", "set", "push"]);

/** @param {Variable[]} variables @param {Read} read */
const valuesOf = (variables, read) =>
  new Map(
    variables.map((of) => [
      keyOf(of),
      of.is === "name" ? read(of.name) : of.key.is === "name" ? read(of.list, of.key.name) : undefined,
    ]),
  );
