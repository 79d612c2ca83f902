// Changes of a program in one place. What is not changed is shared with the program as it was. Headless.

/** @import { Expression, LineId, Program, Routine, Statement } from "./tree.js" */

/** @typedef {Expression | Statement} Node */
/** What becomes of a node: another, several statements, none, or undefined if it stays. @typedef {(node: Node) => Node | Node[] | undefined} Change */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === "object" && value !== null && "is" in value;

/** @param {unknown} part @param {Change} change */
const changed = (part, change) => (isNode(part) ? (change(part) ?? mapped(part, change)) : mapped(part, change));

/** What is changed is copied, and nothing else. @template T @param {T} value @param {Change} change @returns {T} */
function mapped(value, change) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return /** @type {T} */ (listed(value, change));
  /** @type {any} */
  let copy;
  for (const key of Object.keys(value)) {
    const part = /** @type {Record<string, unknown>} */ (value)[key];
    if (typeof part !== "object") continue;
    const other = changed(part, change);
    if (other === part) continue;
    copy ??= { ...value };
    copy[key] = other;
  }
  return copy ?? value;
}

/** @param {unknown[]} value @param {Change} change */
function listed(value, change) {
  /** @type {unknown[] | undefined} */
  let copy;
  for (const [i, part] of value.entries()) {
    const other = changed(part, change);
    if (other !== part) copy ??= value.slice(0, i);
    if (!copy) continue;
    if (isNode(part) && Array.isArray(other)) copy.push(...other);
    else copy.push(other);
  }
  return copy ?? value;
}

/**
 * A program with another routine; undefined if nothing in it changes.
 * @param {Program} program
 * @param {string} name
 * @param {Change} change
 * @returns {Program | undefined}
 */
export function edited(program, name, change) {
  const routines = program.routines.map((routine) => (routine.name === name ? changedBy(change, routine) : routine));
  return routines.every((routine, i) => routine === program.routines[i]) ? undefined : { ...program, routines };
}

/** What changes have made of routines: programs share both. @type {WeakMap<Change, WeakMap<Routine, Routine>>} */
const made = new WeakMap();

/** @param {Change} change @param {Routine} routine */
function changedBy(change, routine) {
  const own = made.get(change) ?? new WeakMap();
  made.set(change, own);
  const known = own.get(routine);
  if (known) return known;
  const body = mapped(routine.body, change);
  const other = body === routine.body ? routine : { ...routine, body };
  own.set(routine, other);
  return other;
}

/** A change of the lines with an id. @param {LineId} id @param {(node: Statement) => Statement | Statement[] | undefined} change @returns {Change} */
export const atLine = (id, change) => (node) => ("id" in node && node.id === id ? change(node) : undefined);

/** A change of what a variable is declared with. @param {string} name @param {(value: Expression) => Expression | undefined} change @returns {Change} */
export const atVariable = (name, change) => (node) => {
  if (node.is !== "declare" || node.name !== name) return undefined;
  const value = change(node.value);
  return value && { ...node, value };
};
