// A layer over the cells: what it shows of a run, how it is drawn, and what its legend says. What takes long is done in
// slices, in the frames in which nothing else is to be drawn: only there the engine's solver is sure to be there.

import { factorOf, hasFarParents, hasTwoSides } from "../../../rules/algorithms.js";
import { costsOf } from "../../../rules/costs.js";
import { showsNumbers } from "../camera.js";
import { takingOf } from "../order-taken.js";
import { pixelRatio } from "../ratio.js";
import { reasonAgainst } from "./layer-names.js";
import { ARROWS_FROM, LayerPicture } from "./layer-pixels.js";
import { extend, noRange, valuesOf } from "./layer-values.js";
import { excessOf, isTooLarge } from "./remaining.js";
import { bandsOf, rampOf } from "./scale.js";
import { inkOf, lineOf, tintsOf } from "./tints.js";

/**
 * @import { Run } from "../../run/run.js"
 * @import { Place } from "../renderer.js"
 * @import { Far } from "./far.js"
 * @import { LayerName } from "./layer-names.js"
 * @import { Fill, Range } from "./layer-values.js"
 * @import { Excess } from "./remaining.js"
 * @import { Scale } from "./scale.js"
 * @import { Rgb } from "./tints.js"
 */

/** Up to this length of a search, its end is gone to, and back, to look at the numbers there. */
const MOST_LENGTH = 1 << 20;
/** How long a frame may look for the smallest and the largest number, in milliseconds, and while the search plays. */
const BUDGET = 7;
const BUDGET_IN_PLAY = 2;
/** From how many steps between two frames on, all cells may have changed. */
const MOST_STEPS = 1 << 18;

/**
 * What the legend says.
 * @typedef {object} Facts
 * @property {Scale | undefined} scale Undefined while it is being computed, or if there is nothing to show.
 * @property {Range} range
 * @property {Rgb[]} tints
 * @property {Excess | undefined} excess
 * @property {boolean} isPending Whether something is being computed.
 * @property {boolean} hasFailed Whether what remains cannot be computed here.
 */

export class Layer {
  /** @type {LayerName} */
  name;
  /** @type {Facts} */
  facts = nothing();
  #picture = new LayerPicture();
  #far;
  #range = noRange();
  /** The range as far as it has been looked for. */
  #found = noRange();
  /** The search whose range is known, or is being looked for, and at which step. */
  #rangeOf = "";
  #rangeUpTo = -1;
  /** @type {Generator<undefined, void> | undefined} */
  #looking;
  /** @type {Excess | undefined} */
  #excess;
  /** The search that it is of, or is being counted of. */
  #excessOf = "";
  /** @type {Generator<undefined, Excess> | undefined} */
  #comparing;
  #shown = { searches: -1, position: -1 };

  /**
   * @param {LayerName} name
   * @param {Far} far Where what remains comes from.
   */
  constructor(name, far) {
    this.name = name;
    this.#far = far;
  }

  /** The color of a cell, if the layer has one for it. @param {number} x @param {number} y */
  colorAt(x, y) {
    return this.#picture.colorAt(x, y);
  }

  /** The number that it shows of a cell; NaN if it shows none. @param {Run} run @param {readonly [number, number]} coord */
  valueAt(run, [x, y]) {
    if (run.error || reasonAgainst(this.name, run.options)) return Number.NaN;
    const remaining = this.#needsFar ? this.#far.of(run) : undefined;
    const out = Float64Array.of(Number.NaN);
    if (!this.#needsFar || remaining) this.#valuesOf(run, remaining)(out, x, y, 1, 1, 1);
    return out[0];
  }

  get #needsFar() {
    return this.name === "remaining" || this.name === "too-large";
  }

  /** Draws it. @param {Place} place @returns {boolean} Whether there is more to do in the next frame. */
  draw(place) {
    const { run, camera, colors } = place;
    const { name } = this;
    const isTooSmall = name === "parents" && camera.size < ARROWS_FROM * pixelRatio();
    if (run.error || isTooSmall || reasonAgainst(name, run.options)) {
      this.facts = nothing();
      return false;
    }
    const needsFar = this.#needsFar;
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
    const stamp = [searches, scale.from, scale.width, scale.count, ...tints, line, colors.wall].join();
    const range = this.#mayExtend(run) ? this.#range : undefined;
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
    if (this.name === "h") return hasTwoSides(options);
    return this.name !== "remaining" && this.name !== "too-large";
  }

  /** Whether what is drawn may be beyond the range: an improved g, for example, was larger before. @param {Run} run */
  #mayExtend(run) {
    const hasRange = this.name !== "order" && this.name !== "parents" && this.#isOfSearch(run);
    return hasRange && !this.#looking && (run.length <= MOST_LENGTH || !run.player.playing);
  }

  /** @param {Run} run @param {Float64Array | undefined} remaining */
  #valuesOf(run, remaining) {
    const factor = factorOf(run.options);
    return valuesOf(this.name, run, {
      remaining,
      steps: this.name === "order" ? takingOf(run).steps(run) : undefined,
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
    return this.name === "g" ? bandsOf(most, costsOf(options).straight) : rampOf(least, most);
  }

  /** The cells that were taken between the step shown last and this one. @param {Run} run */
  #changedIn(run) {
    const { searches, position } = run;
    const before = this.#shown;
    this.#shown = { searches, position };
    if (!this.#isOfSearch(run) || before.position === position) return NONE;
    // What is drawn from a cell to a parent far away changes more than what is around it.
    if (hasFarParents(run.options) || run.isSearching || Math.abs(position - before.position) > MOST_STEPS)
      return undefined;
    return takingOf(run).order(run).subarray(Math.min(position, before.position), Math.max(position, before.position));
  }

  /**
   * Looks for the smallest and the largest number. Those of a search are the ones at its end, so that colors do not
   * change from step to step; of a very long one, for which going there and back takes long, those of the steps at which
   * the reader has rested. Until they are found, those found before are used.
   * @param {Run} run
   * @param {Fill} fill
   * @returns {boolean} Whether there is more to do.
   */
  #lookFor(run, fill) {
    const { name } = this;
    if (name === "order" || name === "parents") return false;
    const { board, solver, position, isSearching, player } = run;
    const isStatic = !this.#isOfSearch(run);
    const isShort = run.length <= MOST_LENGTH;
    const of = [name, run.searches].join();
    const isNew = of !== this.#rangeOf;
    if (isNew && isSearching) return true;
    if (isNew || (!isStatic && !isShort && !this.#looking && this.#rangeUpTo < position && !player.playing)) {
      this.#found = isNew ? noRange() : { ...this.#range };
      this.#rangeOf = of;
      this.#rangeUpTo = position;
      this.#looking = extend(fill, board, this.#found);
    }
    if (!this.#looking) return false;
    if (!isStatic && isShort) solver.seek(run.length);
    const isOver = goOn(this.#looking, run) !== undefined;
    if (!isStatic && isShort) solver.seek(position);
    if (!isOver) return true;
    this.#looking = undefined;
    this.#range = this.#found;
    return false;
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
    const result = this.#comparing && goOn(this.#comparing, run)?.value;
    if (result) {
      this.#excess = result;
      this.#comparing = undefined;
    }
    this.facts.excess = this.#excess;
    return this.#comparing !== undefined;
  }
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

/**
 * Goes on with work for as long as a frame may.
 * @template T
 * @param {Generator<undefined, T>} work
 * @param {Run} run
 * @returns {{ value: T } | undefined} What it led to, once it is done.
 */
function goOn(work, { player }) {
  const [begin, budget] = [performance.now(), player.playing ? BUDGET_IN_PLAY : BUDGET];
  do {
    const { done, value } = work.next();
    if (done) return { value: /** @type {T} */ (value) };
  } while (performance.now() - begin < budget);
  return undefined;
}
