// A layer over the cells: what it shows of a run, how it is drawn, and what its legend says. What takes long is done in
// slices, in the frames in which nothing else is to be drawn: only there the engine's solver is sure to be there.

import { showsNumbers } from "../camera.js";
import { factorOf, reasonAgainst, straightOf } from "./names.js";
import { LayerPicture } from "./picture.js";
import { excessOf, isTooLarge } from "./remaining.js";
import { bandsOf, rampOf } from "./scale.js";
import { Taking } from "./taking.js";
import { inkOf, lineOf, tintsOf } from "./tints.js";
import { extend, noRange, valuesOf } from "./values.js";

/** @typedef {import("../../run/run.js").Run} Run */
/** @typedef {import("../renderer.js").Place} Place */
/** @typedef {import("./names.js").LayerName} LayerName */

/** Up to this number of cells, the numbers of a search's end are looked at in one go. */
const MOST_AT_ONCE = 1 << 16;
/** How long a frame may look for the smallest and the largest number, in milliseconds. */
const BUDGET = 4;
/** From how many steps between two frames on, all cells may have changed. */
const MOST_STEPS = 1 << 18;

/**
 * What the legend says.
 * @typedef {object} Facts
 * @property {import("./scale.js").Scale | undefined} scale Undefined while it is being computed, or if there is nothing to show.
 * @property {import("./values.js").Range} range
 * @property {import("./tints.js").Rgb[]} tints
 * @property {import("./remaining.js").Excess | undefined} excess
 * @property {boolean} isPending Whether something is being computed.
 * @property {boolean} hasFailed Whether what remains cannot be computed here.
 */

export class Layer {
  /** @type {LayerName} */
  name;
  /** @type {Facts} */
  facts = nothing();
  #picture = new LayerPicture();
  #taking = new Taking();
  #far;
  #range = noRange();
  /** The search whose range is known, or is being looked for, and up to which step. */
  #rangeOf = "";
  #rangeUpTo = -1;
  /** @type {Generator<undefined, void> | undefined} */
  #looking;
  #excessOf = "";
  /** @type {Generator<undefined, import("./remaining.js").Excess> | undefined} */
  #comparing;
  #shown = { searches: -1, position: -1 };

  /**
   * @param {LayerName} name
   * @param {import("./far.js").Far} far Where what remains comes from.
   */
  constructor(name, far) {
    this.name = name;
    this.#far = far;
  }

  /** The color of a cell, if the layer has one for it. @param {number} x @param {number} y */
  colorAt(x, y) {
    return this.#picture.colorAt(x, y);
  }

  /** Draws it. @param {Place} place @returns {boolean} Whether there is more to do in the next frame. */
  draw(place) {
    const { run, camera, colors } = place;
    const { name } = this;
    if (run.error || reasonAgainst(name, run.options)) {
      this.facts = nothing();
      return false;
    }
    const needsFar = name === "remaining" || name === "too-large";
    const remaining = needsFar ? this.#far.of(run) : undefined;
    const hasFailed = needsFar && this.#far.hasFailed;
    const isMissing = needsFar && !remaining;
    this.facts = { ...nothing(), hasFailed, isPending: isMissing && !hasFailed };
    if (isMissing) return false;
    const fill = this.#valuesOf(run, remaining);
    const hasMore = name === "too-large" ? this.#compare(run, remaining) : this.#lookFor(run, fill);
    const scale = this.#scaleOf(run);
    if (!scale) {
      this.facts.isPending = hasMore;
      return hasMore;
    }
    const hasNumbers = showsNumbers(camera);
    const ink = inkOf(colors, name);
    const tints = tintsOf(ink.ground, ink.hue, scale, hasNumbers);
    const line = lineOf(ink);
    const { searches } = run;
    const stamp = [searches, scale.from, scale.width, scale.count, ...tints, line, remaining?.length].join();
    // A number may be larger before the end than at the end: an improved g, for example.
    const range = this.#isOfSearch(run) && name !== "parents" && name !== "order" ? this.#range : undefined;
    const content = { name, stamp, fill, scale, tints, line, hasNumbers, range, changed: this.#changedIn(run) };
    const isDone = this.#picture.draw(place, content);
    this.facts = {
      ...this.facts,
      scale,
      range: name === "order" ? { least: 1, most: run.length } : this.#range,
      tints,
      isPending: hasMore && name === "too-large",
    };
    return !isDone || hasMore;
  }

  /** Whether it shows something that changes with the step. @param {Run} run */
  #isOfSearch({ options }) {
    if (this.name === "h") return options.algorithm === "bidirectional-astar";
    return this.name !== "remaining" && this.name !== "too-large";
  }

  /** @param {Run} run @param {Float64Array | undefined} remaining */
  #valuesOf(run, remaining) {
    const factor = factorOf(run.options);
    return valuesOf(this.name, run, {
      remaining,
      steps: this.name === "order" ? this.#taking.steps(run) : undefined,
      isTooLarge: (h, cell) => {
        const remains = remaining ? remaining[cell] : Number.POSITIVE_INFINITY;
        return isTooLarge(factor * h, remains);
      },
    });
  }

  /** @param {Run} run */
  #scaleOf({ options, length }) {
    const { least, most } = this.#range;
    if (this.name === "order") return length > 0 ? rampOf(1, length) : undefined;
    if (this.name === "too-large" || this.name === "parents") return rampOf(0, 0);
    if (most < least) return undefined;
    return this.name === "g" ? bandsOf(most, straightOf(options)) : rampOf(least, most);
  }

  /** The cells that were taken between the step shown last and this one. @param {Run} run */
  #changedIn(run) {
    const { searches, position } = run;
    const before = this.#shown;
    this.#shown = { searches, position };
    if (!this.#isOfSearch(run) || before.position === position) return NONE;
    // A jump leads far away.
    const jumps = run.options.algorithm === "jump-point" || run.options.algorithm === "fastest";
    if (jumps || run.isSearching || Math.abs(position - before.position) > MOST_STEPS) return undefined;
    return this.#taking.order(run).subarray(Math.min(position, before.position), Math.max(position, before.position));
  }

  /**
   * Looks for the smallest and the largest number. Those of a search are the ones at its end, so that colors do not
   * change from step to step; on large boards, where going there and back takes long, those of all steps shown so far.
   * @param {Run} run
   * @param {import("./values.js").Fill} fill
   * @returns {boolean} Whether there is more to do.
   */
  #lookFor(run, fill) {
    const { name } = this;
    if (name === "order" || name === "parents") return false;
    const { board, solver, position, isSearching } = run;
    const isStatic = !this.#isOfSearch(run);
    const of = [name, run.searches].join();
    const isNew = of !== this.#rangeOf;
    if (isNew) this.#looking = undefined;
    if (isNew && isSearching) return true;
    if (isNew || (!isStatic && !this.#looking && this.#rangeUpTo < position && !run.player.playing)) {
      if (isNew) this.#range = noRange();
      this.#rangeOf = of;
      this.#looking = extend(fill, board, this.#range);
      if (!isStatic && board.cells.length <= MOST_AT_ONCE) {
        solver.seek(run.length);
        for (const _ of this.#looking);
        solver.seek(position);
        this.#rangeUpTo = run.length;
      } else this.#rangeUpTo = position;
    }
    if (this.#looking && isOver(this.#looking)) this.#looking = undefined;
    return this.#looking !== undefined;
  }

  /**
   * Counts where the estimate is too large.
   * @param {Run} run
   * @param {Float64Array | undefined} remaining
   * @returns {boolean} Whether there is more to do.
   */
  #compare(run, remaining) {
    if (!remaining) return false;
    const of = String(run.searches);
    if (of !== this.#excessOf) {
      this.#excessOf = of;
      this.#excess = undefined;
      this.#comparing = excessOf(run.solver, run.board, run.options, remaining);
    }
    const result = this.#comparing && resultOf(this.#comparing);
    if (result) {
      this.#excess = result;
      this.#comparing = undefined;
    }
    this.facts.excess = this.#excess;
    return this.#comparing !== undefined;
  }
  /** @type {import("./remaining.js").Excess | undefined} */
  #excess;
}

const NONE = new Uint32Array(0);

/** @returns {Facts} */
const nothing = () => ({
  scale: undefined,
  range: noRange(),
  tints: [],
  excess: undefined,
  isPending: false,
  hasFailed: false,
});

/** Goes on with work for as long as a frame may. @template T @param {Generator<undefined, T>} work @returns {{ value: T } | undefined} What it led to. */
function goOn(work) {
  const begin = performance.now();
  do {
    const { done, value } = work.next();
    if (done) return { value: /** @type {T} */ (value) };
  } while (performance.now() - begin < BUDGET);
  return undefined;
}

/** @param {Generator<undefined, void>} work */
const isOver = (work) => goOn(work) !== undefined;

/** @template T @param {Generator<undefined, T>} work */
const resultOf = (work) => goOn(work)?.value;
