// What the attribute `sync` does: the elements on a page that have the same one share a board and a clock. Loaded with the
// first of them.

import { Group } from "../sync/group.js";

/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {{ leave: () => void, tell: () => void }} Sharing */

/**
 * Lets an element share the board and the clock of those with the same name.
 * @param {Parts} parts
 * @param {string} name
 * @returns {Sharing | undefined}
 */
export function share({ element, session, shell, turns }, name) {
  if (!session) return undefined;
  const isNamed = turns.hasBegun || ["map", "src", "link"].some((attribute) => element.hasAttribute(attribute));
  const member = { session, isNamed, refresh: () => shell.requestFrame() };
  const group = Group.join(name, member);
  shell.requestFrame();
  return { leave: () => group.remove(member), tell: () => group.tell(member) };
}
