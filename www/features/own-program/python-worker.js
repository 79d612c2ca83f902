// Runs readers' programs in Python, in a frame without an origin, apart from the page: the interpreter, whose text stands before this
// one, stays for as many programs and boards as it can. What it is made of comes with the first message, because such a frame can
// load nothing. What is seen of programs, the modules in python/ tell.

/**
 * @import { Order, Task } from "./run-worker.js"
 */

/**
 * What the interpreter is made of.
 * @typedef {{ wasm: ArrayBuffer, library: ArrayBuffer }} Parts
 *
 * What it is asked: to read a program, to run one on a board, or to run the same on another board.
 * @typedef {{ read: string } | { order: Order & { picked: number[] } } | Task & { longest?: number }} Asked
 */

(() => {
  /** How much memory it may have, in bytes. */
  const MOST_MEMORY = 1 << 28;
  const PAGE = 1 << 16;
  /** How much of the stack that it counts it may use, in bytes: browsers have less of their own, which it cannot see. */
  const ROOM = 1 << 19;
  /** How long a program may run, and how often it is told to end if it does not, in milliseconds. */
  const LONGEST = 4500;
  const AGAIN = 200;
  /** Addresses that the interpreter asks for: there are none in such a frame. */
  const FOLDER = "starstep:/";
  const LIBRARY = "starstep:/library.zip";

  /** @type {MessagePort} */
  let port;
  /** @type {any} */
  let watching;
  /** @type {Order & { picked: number[] } | undefined} */
  let last;
  let deadline = Number.POSITIVE_INFINITY;
  let wasStopped = false;

  /** Where the interpreter looks whether it is to stop: a worker that is busy hears nothing. */
  const interrupts = {
    get 0() {
      const now = performance.now();
      if (now < deadline) return 0;
      deadline = now + AGAIN;
      wasStopped = true;
      return 2;
    },
    set 0(_) {},
  };

  function boundMemory() {
    const { prototype } = WebAssembly.Memory;
    const { grow } = prototype;
    /** @param {number} pages */
    prototype.grow = function (pages) {
      if (this.buffer.byteLength + pages * PAGE > MOST_MEMORY) throw new RangeError("There is no more memory.");
      return Reflect.apply(grow, this, [pages]);
    };
  }

  /** @param {Parts} parts */
  async function begin({ wasm, library }) {
    boundMemory();
    // It fetches what is here already.
    const fetched = async (/** @type {string} */ url) => new Response(String(url) === LIBRARY ? library : wasm);
    const instantiate = async (/** @type {unknown} */ _, /** @type {WebAssembly.Imports} */ imports) =>
      WebAssembly.instantiate(wasm, imports);
    Object.assign(self, { fetch: fetched });
    Object.assign(WebAssembly, { instantiateStreaming: instantiate });
    const silent = () => {};
    // What it says of its own end nobody reads.
    Object.assign(console, { log: silent, warn: silent, error: silent });
    const python = await Object(self).starstepPython({
      indexURL: FOLDER,
      stdLibURL: LIBRARY,
      stdin: () => null,
      stdout: silent,
      stderr: silent,
    });
    python.setInterruptBuffer(interrupts);
    // Calls within calls end as an error of the program then, and not of the interpreter.
    const memory = python._module;
    memory.stackAlloc(memory.stackSave() - memory._emscripten_stack_get_end() - ROOM);
    watching = python.pyimport("starstep.running");
  }

  const tell = (/** @type {unknown} */ message) => port.postMessage(message);
  const tellJson = (/** @type {string} */ json) => tell(JSON.parse(json));
  /** Nothing is stopped any more. Returns whether something was. */
  function calm() {
    deadline = Number.POSITIVE_INFINITY;
    return wasStopped;
  }

  /** @param {Order} order @param {Task & { longest?: number }} task */
  function run({ task: _, ...order }, { longest = LONGEST, ...task }) {
    tell({ begun: true });
    wasStopped = false;
    deadline = performance.now() + Math.min(longest, LONGEST);
    try {
      watching.run(JSON.stringify(order), JSON.stringify(task), tellJson, calm);
    } catch {
      // The interpreter itself has come to its end: it has run out of room for calls within calls.
      tell({ ending: { failure: { kind: "broken" } } });
    }
    calm();
  }

  /** @param {string} source @returns {{ made?: unknown }} */
  function read(source) {
    try {
      return { made: JSON.parse(watching.read(source)) };
    } catch {
      // So it is with a text that has more within each other than there is room for.
      return {};
    }
  }

  /** @param {Asked} asked */
  function answer(asked) {
    if ("read" in asked) return tell(read(asked.read));
    if ("order" in asked) last = asked.order;
    if (last) run(last, "order" in asked ? asked.order.task : asked);
  }

  addEventListener(
    "message",
    ({ data, ports }) => {
      [port] = ports;
      begin(data).then(
        () => {
          port.onmessage = ({ data }) => answer(data);
          tell({ ready: true });
        },
        // The host's policy, or the browser, does not let it be.
        (error) => tell({ ready: false, error: String(error) }),
      );
    },
    { once: true },
  );
})();
