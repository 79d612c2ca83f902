// Where the variables of a program are while it runs: each name has a place of its own, the same in every routine and in
// every program, so that what a node became once serves all programs that share it.

/** The names of what is called most often come first, since a call has room as far as its last name. @type {Map<string, number>} */
const SLOTS = new Map(["x", "y", "cell", "parent", "dx", "dy", "entry", "place"].map((name, slot) => [name, slot]));

/** The place of a variable. @param {string} name */
export function slotOf(name) {
  const slot = SLOTS.get(name) ?? SLOTS.size;
  SLOTS.set(name, slot);
  return slot;
}
