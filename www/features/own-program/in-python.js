// Programs in Python: an interpreter that is fetched once, when a reader asks for it, and stays in a frame for all that is run.

import { report } from "../../core/engine/errors.js";
import { DOWNLOAD, SIZES } from "../../pkg/python/sizes.js";
import { madeOfPython } from "../../running/read-python.js";
import { placeFor } from "./bare-frame.js";
import { follow, textAt } from "./sandbox.js";

/**
 * @import { Place } from "./bare-frame.js"
 * @import { Runner } from "./in-javascript.js"
 * @import { Unfit } from "./sandbox.js"
 */

/** How long the interpreter may take to begin, and how much longer than others a program that it ends itself, in milliseconds. */
const STILL = 30_000;
const GRACE = 2000;
/** How many bytes in a megabyte. */
const MEGABYTE = 1e6;

const workerText = textAt(new URL("./python-worker.js", import.meta.url));
const FILES = {
  interpreter: { address: new URL("../../pkg/python/interpreter.js", import.meta.url), size: SIZES["interpreter.js"] },
  wasm: { address: new URL("../../pkg/python/python.wasm", import.meta.url), size: SIZES["python.wasm"] },
  library: { address: new URL("../../pkg/python/library.zip", import.meta.url), size: SIZES["library.zip"] },
};
const ALL = Object.values(FILES).reduce((sum, { size }) => sum + size, 0);

/** How much is fetched, in megabytes. */
export const MEGABYTES = Math.ceil((10 * DOWNLOAD) / MEGABYTE) / 10;

/** Whether the host has it: the folder may be left out. @returns {Promise<boolean>} */
export const isOffered = () =>
  workerText().then(
    () => true,
    () => false,
  );

/**
 * What it is made of.
 * @typedef {{ code: string, wasm: ArrayBuffer, library: ArrayBuffer }} Parts
 */

/** A file, told as it comes. @param {{ address: URL, size: number }} file @param {(bytes: number) => void} came @param {AbortSignal} [signal] */
async function fetched({ address, size }, came, signal) {
  const answer = await fetch(address, { signal });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
  const bytes = new Uint8Array(size);
  const reader = answer.body.getReader();
  let count = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes.set(value, count);
    count += value.length;
    came(value.length);
  }
  if (count !== size) throw new Error(`${count} bytes of ${size}`);
  return bytes.buffer;
}

/**
 * @param {(share: number) => void} told Is told how much of it has come, from 0 to 1.
 * @param {AbortSignal} [signal]
 * @returns {Promise<Parts>}
 */
async function allParts(told, signal) {
  let count = 0;
  const came = (/** @type {number} */ bytes) => {
    count += bytes;
    told(count / ALL);
  };
  const [worker, interpreter, wasm, library] = await Promise.all([
    workerText(),
    fetched(FILES.interpreter, came, signal),
    fetched(FILES.wasm, came, signal),
    fetched(FILES.library, came, signal),
  ]);
  return { code: `${new TextDecoder().decode(interpreter)}\n${worker}`, wasm, library };
}

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
