// What can be undone and redone. For each edit it keeps the patch that undoes it; once that is applied, the one that
// redoes it. So of two whole boards it holds the one that is not shown.

import { bytesOf, isEmpty } from "./patch.js";

/** @import { Patch } from "./patch.js" */

/** How many bytes the undo history takes at most. */
const MOST_BYTES = 128 << 20;

export class History {
  /** Those before `#first` have been dropped. @type {(Patch | undefined)[]} */
  #undos = [];
  #first = 0;
  /** How many bytes the remaining ones take. */
  #bytes = 0;
  /** @type {Patch[]} */
  #redos = [];

  /** Records an edit, after which nothing can be redone. @param {Patch} inverse What undoes it. */
  add(inverse) {
    if (isEmpty(inverse)) return;
    this.#redos = [];
    this.pushUndo(inverse);
    while (this.#bytes > MOST_BYTES && this.#first < this.#undos.length - 1) this.#forgetFirst();
  }

  /** Records what undoes an edit that was redone. @param {Patch} inverse */
  pushUndo(inverse) {
    this.#undos.push(inverse);
    this.#bytes += bytesOf(inverse);
  }

  /** Records what redoes an edit that was undone. @param {Patch} inverse */
  pushRedo(inverse) {
    this.#redos.push(inverse);
  }

  /** Removes and returns what undoes the last edit. */
  popUndo() {
    const patch = this.canUndo ? this.#undos.pop() : undefined;
    if (patch) this.#bytes -= bytesOf(patch);
    return patch;
  }

  /** Removes and returns what redoes the edit undone last. */
  popRedo() {
    return this.#redos.pop();
  }

  #forgetFirst() {
    this.#bytes -= bytesOf(/** @type {Patch} */ (this.#undos[this.#first]));
    this.#undos[this.#first++] = undefined;
    // Moved up only now and then: moving them all for each edit would take longer and longer.
    if (this.#first > this.#undos.length / 2) {
      this.#undos = this.#undos.slice(this.#first);
      this.#first = 0;
    }
  }

  get canUndo() {
    return this.#undos.length > this.#first;
  }

  get canRedo() {
    return this.#redos.length > 0;
  }
}
