// What can be undone and made again. Of each edit it keeps the patch that takes it back; once that is applied, the one
// that makes it again. So of two whole boards it has the one that is not shown.

import { bytesOf, isEmpty } from "./patch.js";

/** @typedef {import("./patch.js").Patch} Patch */

/** How many bytes what can be undone takes at most. */
const MOST_BYTES = 128 << 20;

export class History {
  /** Those before `#first` are forgotten. @type {(Patch | undefined)[]} */
  #undos = [];
  #first = 0;
  /** How many bytes those have that are not. */
  #bytes = 0;
  /** @type {Patch[]} */
  #redos = [];

  /** Notes an edit, after which nothing can be made again. @param {Patch} inverse What takes it back. */
  add(inverse) {
    if (isEmpty(inverse)) return;
    this.#redos = [];
    this.pushUndo(inverse);
    while (this.#bytes > MOST_BYTES && this.#first < this.#undos.length - 1) this.#forgetFirst();
  }

  /** Notes what takes back an edit that was made again. @param {Patch} inverse */
  pushUndo(inverse) {
    this.#undos.push(inverse);
    this.#bytes += bytesOf(inverse);
  }

  /** Notes what makes again an edit that was taken back. @param {Patch} inverse */
  pushRedo(inverse) {
    this.#redos.push(inverse);
  }

  /** Gives out, and forgets, what takes back the last edit that was made. */
  popUndo() {
    const patch = this.canUndo ? this.#undos.pop() : undefined;
    if (patch) this.#bytes -= bytesOf(patch);
    return patch;
  }

  /** Gives out, and forgets, what makes again the last edit that was taken back. */
  popRedo() {
    return this.#redos.pop();
  }

  #forgetFirst() {
    this.#bytes -= bytesOf(/** @type {Patch} */ (this.#undos[this.#first]));
    this.#undos[this.#first++] = undefined;
    // Moved up only now and then: moving them all for each edit would take ever longer.
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
