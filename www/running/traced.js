// What tells which lines of a program in JavaScript run, and how often: a call before each statement that is the first of its line,
// in the test of a loop instead, and in what an arrow function gives. Headless.

import { childrenOf, isFunction, ORDER } from "./syntax.js";

/**
 * @import { Edit, Part } from "./syntax.js"
 */

/** Nothing happens where these stand. */
const IDLE = /^(EmptyStatement|(Function|Class)Declaration|Import.*|ExportAll.*)$/;
/** Whatever a function is put into gives it a name. */
const NAMING = /^(VariableDeclarator|AssignmentExpression|Property|PropertyDefinition|MethodDefinition|Export.*)$/;
/** Where a statement can stand alone, instead of a block. */
const ALONE = ["body", "consequent", "alternate"];

/**
 * @param {Part} program
 * @param {(place: number) => number} lineOf
 * @returns {Edit[]}
 */
export function tracing(program, lineOf) {
  const found = new Tracing(lineOf);
  found.list(program.body, 0);
  return found.edits;
}

class Tracing {
  /** @type {Edit[]} */
  edits = [];
  #lineOf;

  /** @param {(place: number) => number} lineOf */
  constructor(lineOf) {
    this.#lineOf = lineOf;
  }

  /**
   * Statements one after the other.
   * @param {Part[]} statements
   * @param {number} told The line of the statement that they are in, which is told already: 0 in a function with a name, because that
   *   runs from elsewhere.
   */
  list(statements, told) {
    let before = told;
    for (const statement of statements) {
      const line = this.#lineOf(statement.start);
      this.#statement(statement, line === before ? line : told, false);
      if (!isIdle(statement)) before = line;
    }
  }

  /** @param {Part} statement @param {number} told @param {boolean} isAlone Whether it stands where only one can. */
  #statement(statement, told, isAlone) {
    const line = this.#lineOf(statement.start);
    const { type, test } = withoutLabel(statement);
    const at = type === "DoWhileStatement" ? this.#lineOf(test.start) : line;
    if (/^(While|DoWhile|For)Statement$/.test(type) && test) {
      if (at !== told) this.#put(test.start, `__at(${at}),`);
    } else if (line !== told && !isIdle(statement)) {
      this.#put(statement.start, `${isAlone ? "{" : ""}__at(${line});`);
      if (isAlone) this.#put(statement.end, "}", ORDER.endOfBlock);
    }
    if (isFunction(statement)) this.#function(statement, 0);
    else this.#inside(statement, at);
  }

  /** What a part consists of. @param {Part} part @param {number} told */
  #inside(part, told) {
    if (isList(part)) return this.list(part.body ?? part.consequent, told);
    for (const { child, key } of childrenOf(part)) {
      const isStatement = ALONE.includes(key) && /(Statement|^VariableDeclaration)$/.test(child.type);
      if (isFunction(child)) this.#function(child, NAMING.test(part.type) ? 0 : told);
      else if (isStatement && !isList(child)) this.#statement(child, told, true);
      else this.#inside(child, told);
    }
  }

  /** @param {Part} routine @param {number} told */
  #function(routine, told) {
    if (routine.type !== "ArrowFunctionExpression" || !routine.expression) return this.#inside(routine, told);
    const { start, end } = routine.body;
    const line = this.#lineOf(start);
    if (line !== told) {
      this.#put(start, `(__at(${line}),`);
      this.#put(end, ")", ORDER.endOfCall);
    }
    this.#inside(routine, line);
  }

  /** @param {number} place @param {string} put @param {number} [order] */
  #put(place, put, order = ORDER.statement) {
    this.edits.push({ from: place, to: place, put, order });
  }
}

/** Whether it has statements one after the other. @param {Part} part */
const isList = ({ type }) => /^(BlockStatement|StaticBlock|SwitchCase)$/.test(type);

/** @param {Part} statement @returns {Part} */
const withoutLabel = (statement) => (statement.type === "LabeledStatement" ? withoutLabel(statement.body) : statement);

/** Whether it does nothing that can be told, or must stand first. @param {Part} statement */
const isIdle = ({ type, directive, declaration }) =>
  IDLE.test(type) || directive !== undefined || (/^Export/.test(type) && (!declaration || IDLE.test(declaration.type)));
