// A reader's program in JavaScript, made ready to be watched: around each call that may remove a cell from an open list stand
// two calls that tell which, and give on what it gave. Nothing else is changed, and no line moves. Headless.

import { parse } from "../pkg/acorn.js";
import { removingCalls } from "./removing-calls.js";
import { searchCall } from "./search-call.js";
import { childrenOf, edited, isFunction, ORDER } from "./syntax.js";
import { tracing } from "./traced.js";

/**
 * @import { Node } from "acorn"
 * @import { Called, Routine } from "./removing-calls.js"
 * @import { Built, Call, Callable } from "./search-call.js"
 * @import { Edit, Part } from "./syntax.js"
 */

/**
 * Where something may be removed.
 * @typedef {object} Site
 * @property {number} line Counted from 1.
 * @property {string} name What is called.
 * @property {string} text The call.
 * @property {boolean} isGuess Whether neither its name nor what it does says that it removes something.
 */

/**
 * @typedef {object} Instrumented
 * @property {string} code
 * @property {string} [traced] The same with what tells which lines run, where the interpreter does not see to that.
 * @property {Site[]} sites In the order of their numbers in the code.
 * @property {Call} [call] Its search.
 * @property {{ name: string, line: number }[]} own What it has of its own of what it is given.
 * @property {number} [imports] The first line that imports something.
 * @property {{ line?: number, message: string }} [fault] What is no program in its language.
 */

/** @typedef {Called & { node: Node }} CalledAt */

/** What is exported without a name is called this here. */
const NAMELESS = "search";
/** What each program is given. */
const GIVEN = ["grid", "start", "goal"];
/** A text of a call is told up to here. */
const LONGEST = 60;

/** @param {string} source @returns {Instrumented} */
export function instrumented(source) {
  const found = new Reading(source);
  let program;
  try {
    // Programs may have `export` and `await` wherever their authors had them, and need not be strict.
    const rules = { allowAwaitOutsideFunction: true, allowReturnOutsideFunction: true, allowHashBang: true };
    program = parse(source, { ecmaVersion: "latest", allowImportExportEverywhere: true, ...rules });
    found.read(program, []);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { line } = Object(error).loc;
    const message = error.message.replace(/ \(\d+:\d+\)$/, "");
    return { code: source, sites: [], own: [], fault: { line, message: `SyntaxError: ${message}` } };
  }
  const lineOf = (/** @type {number} */ place) => source.slice(0, place).split("\n").length;
  const removing = removingCalls(found.calls, found.routines);
  const sites = removing.map(({ node, name, isGuess }) => {
    const [first] = source.slice(node.start, node.end).split("\n");
    const text = first.length > LONGEST ? `${first.slice(0, LONGEST)}…` : first;
    return { line: lineOf(node.start), name, text, isGuess };
  });
  const around = removing.flatMap(({ node: { start, end } }, site) => [
    { from: start, to: start, put: `__out(${site},__in(${site}),`, order: -end },
    { from: end, to: end, put: ")", order: ORDER.endOfCall },
  ]);
  const { functions, classes } = found.callables();
  const call = searchCall(functions, classes);
  const own = found.names.filter(({ name }) => GIVEN.includes(name));
  const edits = [...around, ...found.edits];
  return {
    code: edited(source, edits),
    traced: edited(source, [...edits, ...tracing(program, lineOf)]),
    sites,
    own: own.map(({ name, from }) => ({ name, line: lineOf(from) })),
    ...(call && { call }),
    ...(found.imports !== undefined && { imports: lineOf(found.imports) }),
  };
}

/** Goes through a program once, and keeps what is needed of it. */
class Reading {
  /** @type {CalledAt[]} */
  calls = [];
  /** @type {Routine[]} */
  routines = [];
  /** The variables at the top level. @type {{ name: string, from: number }[]} */
  names = [];
  /** What is left out, because a program is no module here. @type {Edit[]} */
  edits = [];
  /** @type {number | undefined} */
  imports;
  #source;
  /** At the top level. @type {Callable[]} */
  #functions = [];
  /** @type {Omit<Built, "isMade">[]} */
  #classes = [];
  /** Methods that are set on the prototype of a function or class, with its name. @type {(Callable & { of: string })[]} */
  #ofPrototypes = [];
  /** What the program makes one of. */
  #made = new Set();

  /** @param {string} source */
  constructor(source) {
    this.#source = source;
  }

  /** @param {Part} part @param {Routine[]} inside The functions around it, the innermost first. @param {string} [name] What it is called by what is around it. */
  read(part, inside, name = "") {
    let around = inside;
    switch (part.type) {
      case "FunctionDeclaration":
        if (inside.length === 0 && part.id) this.#bound(part.id.name, part);
        around = this.#function(part, inside, part.id?.name ?? name);
        break;
      case "FunctionExpression":
      case "ArrowFunctionExpression":
        around = this.#function(part, inside, part.id?.name ?? name);
        break;
      case "ClassDeclaration":
        if (inside.length === 0 && part.id) this.#bound(part.id.name, part);
        break;
      case "VariableDeclarator":
        if (inside.length === 0 && part.id.type === "Identifier") this.#variable(part);
        break;
      case "AssignmentExpression":
        if (inside.length === 0 && part.operator === "=") this.#assigned(part);
        break;
      case "NewExpression":
        this.#made.add(part.callee.name);
        break;
      case "ReturnStatement":
        if (inside[0] && part.argument) inside[0].gives = true;
        break;
      case "ImportDeclaration":
      case "ImportExpression":
        this.imports ??= part.start;
        break;
      case "ExportNamedDeclaration":
      case "ExportDefaultDeclaration":
        this.#export(part);
        break;
      case "CallExpression":
        this.#call(part, part, inside);
        break;
      case "ChainExpression":
        // What is only called if there is something is one whole.
        if (part.expression.type === "CallExpression") this.#call(part.expression, part, inside);
        for (const { child } of childrenOf(part.expression)) this.read(child, around);
        return;
    }
    for (const { child, key } of childrenOf(part)) this.read(child, around, namedBy(part, key));
  }

  /** What can be called, as far as it is at the top level. @returns {{ functions: Callable[], classes: Built[] }} */
  callables() {
    const owners = new Set(this.#ofPrototypes.map((method) => method.of));
    // A function whose prototype has methods is a class of old.
    const isClass = (/** @type {Callable} */ { name }) => owners.has(name);
    const old = this.#functions
      .filter(isClass)
      .map(({ name, takes }) => ({ name, methods: [{ name: "constructor", takes }] }));
    const classes = [...this.#classes, ...old].map(({ methods, ...one }) => {
      const more = this.#ofPrototypes.filter((method) => method.of === one.name);
      return { ...one, methods: [...methods, ...more], isMade: this.#made.has(one.name) };
    });
    return { functions: this.#functions.filter((one) => !isClass(one)), classes };
  }

  /** @param {Part} part @param {Routine[]} inside @param {string} name @returns {Routine[]} */
  #function(part, inside, name) {
    // What has no name is part of what is around it.
    if (name === "" && inside.length > 0) return inside;
    const routine = { name, gives: part.type === "ArrowFunctionExpression" && part.expression };
    this.routines.push(routine);
    return [routine, ...inside];
  }

  /** The texts of its parameters. @param {Part} part @returns {string[]} */
  #takes({ params }) {
    return params.map((/** @type {Part} */ { start, end }) => this.#source.slice(start, end));
  }

  /** @param {Part} part */
  #variable({ id: { name }, init, start }) {
    this.names.push({ name, from: start });
    if (init) this.#bound(name, init);
  }

  /** @param {Part} part */
  #assigned({ left, right }) {
    const at = pathOf(left);
    const [, of, name] = /^(.*?)\.prototype(?:\.(\w+))?$/.exec(at ?? "") ?? [];
    if (name && isFunction(right)) this.#ofPrototypes.push({ of, name, takes: this.#takes(right) });
    else if (of && !name && right.type === "ObjectExpression")
      this.#ofPrototypes.push(...this.#methodsIn(right.properties).map((method) => ({ of, ...method })));
    else if (at) this.#bound(at, right);
  }

  /** What can be called of a value at the top level. @param {string} at Where it is. @param {Part} value */
  #bound(at, value) {
    // What is exported as a whole has the name that it has itself.
    const isWhole = /^(module\.)?exports$/.test(at);
    const name = isWhole ? (value.id?.name ?? NAMELESS) : at;
    const callBy = (/** @type {Callable[]} */ methods) => {
      for (const { name: method, takes } of methods)
        this.#functions.push({ name: `${name}.${method}`, takes, at: `${at}.${method}` });
    };
    if (isFunction(value)) this.#functions.push({ name, takes: this.#takes(value), at });
    else if (value.type === "ObjectExpression") callBy(this.#methodsIn(value.properties));
    else if (/^Class/.test(value.type)) {
      const methods = this.#methodsIn(value.body.body);
      this.#classes.push({ name, methods: methods.filter(({ isStatic }) => !isStatic), at });
      callBy(methods.filter(({ isStatic }) => isStatic));
    }
  }

  /** Those that can be called by their names. @param {Part[]} parts @returns {(Callable & { isStatic: boolean })[]} */
  #methodsIn(parts) {
    return parts
      .filter(({ key, value, computed, kind }) => isNamed(key, computed) && isFunction(value) && !/^[gs]et$/.test(kind))
      .map(({ key, value, static: isStatic }) => ({
        name: key.name,
        takes: this.#takes(value),
        isStatic: isStatic === true,
      }));
  }

  /** @param {Part} part */
  #export({ type, declaration, start, end }) {
    if (!declaration) {
      this.edits.push({ from: start, to: end, put: "", order: 0 });
      return;
    }
    // A declaration has a name of its own, unless it is the default.
    const isNameless = declaration.type.endsWith("Declaration")
      ? type === "ExportDefaultDeclaration" && !declaration.id
      : true;
    const isCallable = isFunction(declaration) || /^(Class|ObjectExpression)/.test(declaration.type);
    const put = !isNameless ? "" : isCallable ? `const ${NAMELESS} = ` : "void ";
    this.edits.push({ from: start, to: declaration.start, put, order: ORDER.export });
    if (isNameless && isCallable) this.#bound(NAMELESS, declaration);
  }

  /** @param {Part} call @param {Part} part It, with what belongs to it. @param {Routine[]} inside */
  #call(call, part, inside) {
    const { callee, arguments: given } = call;
    const isMember = callee.type === "MemberExpression" && !callee.computed;
    const { name } = isMember ? callee.property : callee;
    // What is filtered out of something new is not removed from a list.
    if (name === "filter" && !/^(Identifier|MemberExpression)$/.test(callee.object?.type)) return;
    // What waits in between would have others come between the two calls.
    if (typeof name !== "string" || /\b(await|yield)\b/.test(this.#source.slice(part.start, part.end))) return;
    this.calls.push({ node: part, name, count: given.length, inside });
  }
}

/** Whether a method has a name by which it can be called from outside. @param {Part | undefined} key @param {boolean} isComputed */
const isNamed = (key, isComputed) => key?.type === "Identifier" && !isComputed;

/** Where something is put, such as `finder.find`; undefined if that is no name, or a place in `this`. @param {Part} part @returns {string | undefined} */
function pathOf({ type, name, object, property, computed }) {
  if (type === "Identifier") return name;
  if (type !== "MemberExpression" || !isNamed(property, computed)) return undefined;
  const owner = pathOf(object);
  return owner && `${owner}.${property.name}`;
}

/** What a part calls one of its own, such as a function that is the value of a variable. @param {Part} part @param {string} key @returns {string} */
function namedBy({ type, id, key: of, left }, key) {
  if (type === "VariableDeclarator" && key === "init") return id.name ?? "";
  if (/^(Property|PropertyDefinition|MethodDefinition)$/.test(type) && key === "value") return of.name ?? "";
  if (type === "AssignmentExpression" && key === "right") return left.property?.name ?? left.name ?? "";
  return "";
}
