// Solvers live in the engine's memory, of which JavaScript knows nothing. So a solver that was given back says so, in place
// of an error about a null pointer, and a copy, which would be an object without a board, is refused.

import { Solver } from "./pkg/starstep.js";

/** The property with the place in the engine's memory, of which the bindings' methods read. */
const PLACE = "__wbg_ptr";
/** Enumerable, so that what copies an object asks for it. Its name is what browsers and consoles show of a solver. */
const COPY = "cannotBeCopied";

/** @param {string} code @param {string} sentence */
const coded = (code, sentence) => Object.assign(new Error(sentence), { code, values: {} });

const freed = () => coded("freed", "This solver was freed. Make another one, or free it later.");
const copied = () =>
  coded(
    "not-cloneable",
    "A solver lives in the memory of its engine, so it cannot be copied or sent: send what toMap() and options give, or the cells.",
  );

const isFreed = new WeakSet();
const { free } = Solver.prototype;

// The bindings set it once for each solver, whichever way that is made.
Object.defineProperty(Solver.prototype, PLACE, {
  configurable: true,
  /** @this {Solver} @param {number} place */
  set(place) {
    Object.defineProperties(this, {
      [PLACE]: { value: place, writable: true, configurable: true },
      [COPY]: {
        enumerable: true,
        get() {
          throw copied();
        },
      },
    });
  },
});

/** Gives the memory back. A second call does nothing, because `using` may follow a `free` of one's own. @this {Solver} */
Solver.prototype.free = function () {
  if (isFreed.has(this)) return;
  free.call(this);
  isFreed.add(this);
  Object.defineProperty(this, PLACE, {
    get() {
      throw freed();
    },
  });
};
if (Symbol.dispose) {
  /** @this {Solver} */
  Solver.prototype[Symbol.dispose] = function () {
    this.free();
  };
}
