// Programs in Python: an interpreter that is fetched once, when a reader asks for it, and stays in a frame for all that is run.

import { report } from "../../core/engine/errors.js";
import { madeOfPython } from "../../running/read-python.js";
import { placeFor } from "./bare-frame.js";
import { allParts } from "./python-files.js";
import { follow } from "./sandbox.js";

/**
 * @import { Place } from "./bare-frame.js"
 * @import { Runner } from "./in-javascript.js"
 * @import { Parts } from "./python-files.js"
 * @import { Unfit } from "./sandbox.js"
 */

/** How long the interpreter may take to begin, and how much longer than others a program that it ends itself, in milliseconds. */
const STILL = 30_000;
const GRACE = 2000;
/**
 * Python for one editor. Its programs are read and run one after the other.
 * @implements {Runner}
 */
export class Python {
  /** @type {Parts | undefined} */
  #parts;
  /** @type {Place | undefined} */
  #place;
  /** What is going on, and what waits for that. @type {Promise<unknown>} */
  #last = Promise.resolve();
  #isEnded = false;
  #from;

  /** @param {{ parts: typeof allParts, placeFor: typeof placeFor }} [from] Where it comes from, and where it runs. */
  constructor(from = { parts: allParts, placeFor }) {
    this.#from = from;
  }

  /** Whether it has been fetched. */
  get isHere() {
    return this.#parts !== undefined;
  }

  /** Fetches it. @param {(share: number) => void} told @param {AbortSignal} [signal] Ends that. @returns {Promise<boolean>} Whether it is here. */
  async load(told, signal) {
    try {
      this.#parts ??= await this.#from.parts(told, signal);
      return true;
    } catch {
      // The files are not there, or the network is not, or nobody waits any more.
      return false;
    }
  }

  /** @type {Runner["read"]} */
  read(text, then) {
    // Some editors begin their files with a mark that is no Python within a text.
    const source = text.replace(/^\uFEFF/, "");
    return this.#inTurn(then, (place, _, done) => {
      place.port.onmessage = ({ data }) => {
        done(data.made !== undefined);
        then(data.made ? madeOfPython(source, data.made) : "broken");
      };
      place.port.postMessage({ read: source });
    });
  }

  /** @type {Runner["run"]} */
  run(order, hear) {
    return this.#inTurn(hear.done, (place, signal, done) => {
      follow(place.port, order.task.longest, hear, signal, done, GRACE);
      place.port.postMessage({ order });
    });
  }

  /** Ends it for good. */
  end() {
    this.#isEnded = true;
    this.#close();
  }

  /**
   * Does something when it is its turn.
   * @param {(how: Unfit) => void} fail
   * @param {(place: Place, signal: AbortSignal, done: (isAlive: boolean) => void) => void} act
   * @returns {() => void} Ends it: a program that is going on, with the interpreter.
   */
  #inTurn(fail, act) {
    const { signal, abort } = abortable();
    const work = async () => {
      if (signal.aborted || this.#isEnded) return;
      const place = await this.#opened();
      if (signal.aborted || this.#isEnded) return;
      if (typeof place === "string") return fail(place);
      await new Promise((resolve) => {
        let isDone = false;
        const done = (/** @type {boolean} */ isAlive) => {
          if (!isAlive && !isDone) this.#close();
          isDone = true;
          resolve(undefined);
        };
        signal.addEventListener("abort", () => done(false));
        act(place, signal, done);
      });
    };
    this.#last = this.#last.then(work).catch(report);
    return abort;
  }

  /** @returns {Promise<Place | Unfit>} */
  async #opened() {
    if (this.#place) return this.#place;
    if (!this.#parts) return "missing";
    const { code, ...parts } = this.#parts;
    const place = await this.#from.placeFor(code, parts, abortable().signal);
    if (!place) return "refused";
    const isReady = await new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), STILL);
      place.port.onmessage = ({ data }) => {
        clearTimeout(timer);
        resolve(data.ready);
      };
    });
    if (!isReady || this.#isEnded) {
      place.close();
      return "unable";
    }
    this.#place = place;
    return place;
  }

  #close() {
    this.#place?.close();
    this.#place = undefined;
  }
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
