// Changes of a program in one place. What is not changed is shared with the program as it was. Headless.

/** @import { Expression, LineId, Program, Statement } from "./tree.js" */

/** @typedef {Expression | Statement} Node */
/** What becomes of a node: another, several statements, none, or undefined if it stays. @typedef {(node: Node) => Node | Node[] | undefined} Change */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === "object" && value !== null && "is" in value;

/** @template T @param {T} value @param {Change} change @returns {T} */
function mapped(value, change) {
  if (Array.isArray(value)) {
    const all = value.flatMap((part) => {
      const changed = isNode(part) ? (change(part) ?? mapped(part, change)) : mapped(part, change);
      return isNode(part) ? changed : [changed];
    });
    return all.length === value.length && all.every((part, i) => part === value[i]) ? value : /** @type {T} */ (all);
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => {
    const changed = isNode(part) ? (change(part) ?? mapped(part, change)) : mapped(part, change);
    return /** @type {const} */ ([key, changed]);
  });
  const isSame = entries.every(([key, part]) => part === /** @type {Record<string, unknown>} */ (value)[key]);
  return isSame ? value : /** @type {T} */ (Object.fromEntries(entries));
}

/**
 * A program with another routine; undefined if nothing in it changes.
 * @param {Program} program
 * @param {string} name
 * @param {Change} change
 * @returns {Program | undefined}
 */
export function edited(program, name, change) {
  const routines = program.routines.map((routine) =>
    routine.name === name ? { ...routine, body: mapped(routine.body, change) } : routine,
  );
  const isSame = routines.every(({ body }, i) => body === program.routines[i].body);
  return isSame ? undefined : { ...program, routines };
}

/** A change of the lines with an id. @param {LineId} id @param {(node: Statement) => Statement | Statement[] | undefined} change @returns {Change} */
export const atLine = (id, change) => (node) => ("id" in node && node.id === id ? change(node) : undefined);

/** A change of what a variable is declared with. @param {string} name @param {(value: Expression) => Expression | undefined} change @returns {Change} */
export const atVariable = (name, change) => (node) => {
  if (node.is !== "declare" || node.name !== name) return undefined;
  const value = change(node.value);
  return value && { ...node, value };
};
