// Arguments made to deceive: from other realms, of changing length, read by code that acts on the solver itself. Each
// is accepted, or refused with an error, and either way every solver keeps working.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { runInNewContext } from "node:vm";
import { some } from "../seeded.js";
import { Solver } from "./engine.js";

/** Fails unless a solver can still be searched, changed and freed. @param {Solver} solver */
function works(solver) {
  solver.setCells(new Uint8Array(solver.width * solver.height));
  solver.setStart(0, 0);
  solver.setGoal(solver.width - 1, solver.height - 1);
  assert.equal(solver.run(), "found");
  assert.notEqual(solver.findPath(), undefined);
  solver.free();
}

/** Walls on every third cell except start and goal. @param {number} length */
const cellsOf = (length) =>
  Uint8Array.from({ length }, (_, i) => (i % 3 === 1 && i > 0 && i < length - 1 ? 255 : (i * 7) % 11));

/** A property of one typed array that says something untrue. @param {Uint8Array} bytes @param {string} name @param {unknown} value */
const lying = (bytes, name, value) => Object.defineProperty(bytes, name, { value });

describe("arrays of bytes", () => {
  test("a view of the engine's own memory is copied, even when memory grows meanwhile", () => {
    for (const side of [64, 300, 700, 1500, 2900]) {
      const [from, to] = [new Solver(side, side), new Solver(side, side)];
      from.step(1);
      const states = from.states();
      const copy = states.slice();
      to.setCells(states);
      assert.equal(Buffer.compare(to.cells(), copy), 0);
      // Until a copy the size of the board no longer fits into the existing memory.
      const own = to.states();
      to.setCells(own);
      works(from);
      works(to);
    }
  });

  test("bytes come as they are in memory, whatever an array says of its length", () => {
    for (const length of [0, 3, 19, 21, 1e9, 2 ** 32 + 20, -1, Number.NaN, "20", null]) {
      const solver = new Solver(5, 4);
      const cells = lying(cellsOf(20), "length", length);
      solver.setCells(cells);
      assert.deepEqual(solver.cells(), cellsOf(20));
      for (const count of [19, 21]) {
        assert.throws(() => solver.setCells(lying(cellsOf(count), "length", 20)), { code: "bad-cell" });
      }
      works(solver);
      class Sub extends Uint8Array {
        get length() {
          return /** @type {any} */ (length);
        }
      }
      const other = new Solver(5, 4);
      other.setCells(new Sub(cellsOf(20)));
      assert.deepEqual(other.cells(), cellsOf(20));
      works(other);
    }
  });

  test("properties that throw or act on the solver are not even read", () => {
    for (const name of ["length", "byteLength", "byteOffset", "buffer", "constructor", "BYTES_PER_ELEMENT", "set"]) {
      const solver = new Solver(5, 4);
      const cells = Object.defineProperty(cellsOf(20), name, {
        get() {
          solver.free();
          throw new Error("of the page");
        },
      });
      solver.setCells(cells);
      assert.deepEqual(solver.cells(), cellsOf(20));
      works(solver);
    }
  });

  test("bytes of another realm are bytes, and what only claims to be is not", () => {
    const solver = new Solver(5, 4);
    const foreign = runInNewContext("Uint8Array.from({ length: 20 }, (_, i) => i)");
    assert.ok(!(foreign instanceof Uint8Array));
    solver.setCells(foreign);
    assert.deepEqual([...solver.cells()], [...foreign]);
    const map = runInNewContext('Uint8Array.from("height 1\\nwidth 2\\nmap\\n..", (letter) => letter.charCodeAt(0))');
    assert.equal(Solver.fromMap(map).width, 2);
    const wrong = [
      Object.create(Uint8Array.prototype),
      Object.create(cellsOf(20)),
      new Proxy(cellsOf(20), {}),
      { length: 20, [Symbol.toStringTag]: "Uint8Array" },
      lying(/** @type {any} */ (new Uint16Array(20)), /** @type {any} */ (Symbol.toStringTag), "Uint8Array"),
      new Int8Array(20),
      new Uint8ClampedArray(20),
      new DataView(new ArrayBuffer(20)),
      new ArrayBuffer(20),
      runInNewContext("new Int8Array(20)"),
      runInNewContext("Array(20).fill(0)"),
    ];
    for (const cells of wrong) assert.throws(() => solver.setCells(cells), { code: "bad-cell" });
    works(solver);
  });

  test("arrays whose memory is gone have no cells", () => {
    const solver = new Solver(5, 4);
    const detached = cellsOf(20);
    structuredClone(detached.buffer, { transfer: [detached.buffer] });
    assert.throws(() => solver.setCells(detached), { code: "bad-cell", message: /has 0 cells/ });
    assert.throws(() => Solver.fromMap(detached), { code: "bad-map" });
    const buffer = new ArrayBuffer(20, { maxByteLength: 40 });
    const [fixed, tracking] = [new Uint8Array(buffer, 0, 20), new Uint8Array(buffer)];
    solver.setCells(fixed);
    solver.setCells(tracking);
    buffer.resize(10);
    for (const cells of [fixed, tracking]) assert.throws(() => solver.setCells(cells), { code: "bad-cell" });
    works(solver);
  });
});

describe("palettes", () => {
  test("anything but an array of 260 colors is refused at once", () => {
    const solver = new Solver(5, 4);
    const wrong = /** @type {any[]} */ ([
      { length: 1e9 },
      { length: 1040 },
      Array(1040).fill(0),
      new Uint8ClampedArray(1040),
      new Uint8Array(2 ** 31),
      lying(new Uint8Array(12), "length", 1040),
      null,
      undefined,
      1040,
      "1040",
      {
        get length() {
          solver.free();
          return 1040;
        },
      },
    ]);
    const begin = performance.now();
    for (const palette of wrong) {
      assert.throws(() => solver.paint(palette, 5, 0, 0, 5, 4), { code: "bad-cell", message: /^The palette / });
    }
    assert.ok(performance.now() - begin < 1000);
    works(solver);
  });

  test("the sentence says what was given", () => {
    const solver = new Solver(5, 4);
    const wrong = /** @type {any} */ ({ length: 1e9 });
    assert.throws(() => solver.paint(wrong, 5, 0, 0, 5, 4), {
      message: "The palette is an object, but must be a Uint8Array.",
      values: { problem: "palette-type", value: "object" },
    });
    assert.throws(() => solver.paint(new Uint8Array(3), 5, 0, 0, 5, 4), {
      message: "The palette has 3 bytes, but must have 1040.",
    });
  });
});

describe("options", () => {
  test("objects of another realm, without a prototype or of a class are objects", () => {
    class Settings {
      weight = 2;
    }
    const all = [
      runInNewContext("({ weight: 2 })"),
      Object.assign(Object.create(null), { weight: 2 }),
      new Settings(),
      new Proxy({ weight: 2 }, {}),
      Object.freeze({ weight: 2 }),
    ];
    for (const options of all) {
      const solver = new Solver(5, 4);
      solver.configure(options);
      assert.equal(solver.options.weight, 2);
      works(solver);
    }
  });

  test("anything but an object is refused", () => {
    const solver = new Solver(5, 4);
    const wrong = /** @type {any[]} */ ([null, undefined, 1, "astar", true, Symbol("x"), 10n, () => {}, class {}]);
    for (const options of wrong) {
      assert.throws(() => solver.configure(options), { code: "bad-option", message: /an object of options/ });
    }
    works(solver);
  });

  test("millions of keys are refused by the first one that is not an option, and nothing is read after it", () => {
    const solver = new Solver(5, 4);
    const many = /** @type {any} */ (new Float64Array(some(1e7)));
    const taken = memory();
    assert.throws(() => solver.configure(many), { code: "bad-option", message: /^The option "0" was given 0; / });
    assert.ok(memory() - taken < 2 ** 20, "no memory is taken for the keys");
    let reads = 0;
    const counting = new Proxy(
      {},
      {
        ownKeys: () => ["weight", "x", "y", "penalties"],
        get: () => ++reads,
      },
    );
    assert.throws(() => solver.configure(counting), { code: "bad-option" });
    assert.equal(reads, 2);
    assert.equal(solver.options.weight, 1);
    works(solver);
  });

  test("a getter that acts on the solver gets an error, and the solver works as before", () => {
    const acts = /** @type {((solver: Solver) => unknown)[]} */ ([
      (solver) => solver.configure({ weight: 3 }),
      (solver) => solver.setCell(0, 0, 1),
      (solver) => solver.setCells(new Uint8Array(20)),
      (solver) => solver.run(),
      (solver) => solver.findPath(),
      (solver) => solver.states(),
      (solver) => solver.options,
      (solver) => solver.width,
      (solver) => solver.maze(1),
    ]);
    for (const act of acts) {
      const solver = new Solver(5, 4);
      /** @type {unknown} */
      let inside;
      const options = {
        get weight() {
          try {
            act(solver);
          } catch (error) {
            inside = error;
          }
          return 2;
        },
      };
      solver.configure(options);
      assert.ok(inside instanceof Error, String(act));
      assert.equal(solver.options.weight, 2);
      const throws = {
        get weight() {
          act(solver);
          return 3;
        },
      };
      assert.throws(() => solver.configure(throws), Error);
      assert.equal(solver.options.weight, 2);
      works(solver);
    }
  });

  test("a getter that frees the solver gets an error, and other solvers work as before", () => {
    const solver = new Solver(5, 4);
    const frees = {
      get weight() {
        solver.free();
        return 2;
      },
    };
    assert.throws(() => solver.configure(frees), Error);
    assert.throws(() => solver.width, Error);
    works(new Solver(5, 4));
  });

  test("a getter may use and free other solvers, whose memory may grow meanwhile", () => {
    const solver = new Solver(5, 4);
    solver.configure({
      get weight() {
        const others = [new Solver(1200, 1200), new Solver(1200, 1200)];
        for (const other of others) works(other);
        return 2;
      },
    });
    assert.equal(solver.options.weight, 2);
    works(solver);
  });
});

/** How much memory the engine has claimed, in bytes. */
function memory() {
  const solver = new Solver(1, 1);
  const taken = solver.states().buffer.byteLength;
  solver.free();
  return taken;
}

test("every method called on something that is not a solver throws an error", () => {
  const names = Object.getOwnPropertyNames(Solver.prototype).filter((name) => !name.startsWith("__"));
  for (const name of names) {
    const { value, get } = Object.getOwnPropertyDescriptor(Solver.prototype, name) ?? {};
    if (name === "constructor") continue;
    assert.throws(() => (value ?? get).call({}, 0, 0, 0, 0, 0, 0), Error, name);
  }
  works(new Solver(3, 3));
});

test("no argument of any method poisons a solver", () => {
  const values = /** @type {any[]} */ ([
    undefined,
    null,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    -1,
    0.5,
    2 ** 32,
    2 ** 53,
    1e300,
    10n,
    "",
    "0",
    "\ud800",
    "x".repeat(1e6),
    Symbol("x"),
    true,
    {},
    [],
    [0],
    Object.create(null),
    () => 0,
    new Proxy(() => 0, {}),
    new Proxy({}, { get: thrower, has: thrower, ownKeys: thrower, getPrototypeOf: thrower }),
    { valueOf: thrower, toString: thrower, [Symbol.toPrimitive]: thrower },
    new Uint8Array(20),
    lying(new Uint8Array(20), "length", 1e9),
    new Float64Array(20),
    new Date(Number.NaN),
    new Solver(2, 2),
    Object.create(Solver.prototype),
    globalThis,
    runInNewContext("({})"),
  ]);
  const methods = Object.getOwnPropertyNames(Solver.prototype).filter(
    (name) =>
      !name.startsWith("__") &&
      !["constructor", "free"].includes(name) &&
      typeof Object.getOwnPropertyDescriptor(Solver.prototype, name)?.value === "function",
  );
  const solver = /** @type {any} */ (new Solver(5, 4));
  for (const name of methods) {
    const count = Math.min(6, { paint: 6, numbersIn: 4, setCell: 3 }[name] ?? 2);
    for (const value of values) {
      for (let place = 0; place < count; place++) {
        const args = Array(count).fill(1);
        args[place] = value;
        try {
          solver[name](...args);
        } catch (error) {
          assert.ok(error instanceof Error, name);
          assert.doesNotMatch(error.message, /unreachable|recursive use|null pointer|memory access/, name);
        }
        // After a panic this would throw.
        assert.equal(solver.width, 5, name);
      }
    }
  }
  works(solver);
});

/** @returns {any} */
function thrower() {
  throw new Error("of the page");
}
