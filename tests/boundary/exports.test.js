// What the functions of the compiled engines return, from the declarations that lie beside them, and that it does no harm.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

for (const engine of ["starstep", "lean"]) {
  test(`no function of ${engine} returns an object as its only value, which crashes older engines`, () => {
    // src/wasm/errors.rs says why at `Outcome`.
    const file = new URL(`../../www/pkg/${engine}_bg.wasm.d.ts`, import.meta.url);
    const functions = [...readFileSync(file, "utf8").matchAll(/^export const (\w+): \(.*\) => (.*);$/gm)];
    assert.ok(functions.length > 40, `${functions.length} functions`);
    assert.deepEqual(
      functions.filter(([, , returned]) => !/^(number|void|\[.*\])$/.test(returned)).map(([line]) => line),
      [],
    );
  });
}

/**
 * Has V8 inline a getter, and compile the function around it anew while the engine makes the getter's object: by then
 * what the optimized code takes for granted no longer holds. It is in a process of its own, which may crash.
 * @param {string} folder
 * @param {string} engine
 */
const inlined = (folder, engine) => `
  import { readFileSync } from "node:fs";
  const { initSync, Solver } = await import("${folder}${engine}.js");
  initSync({ module: readFileSync(new URL("${folder}${engine}_bg.wasm")) });
  const granted = { method: class { value() { return 1; } }, field: { number: 1 } };
  const thing = new granted.method();
  let isLast = false;
  const make = Array.of;
  Array.of = (...values) => {
    if (isLast) {
      granted.method.prototype.value = () => 2;
      granted.field.number = 2.5;
    }
    return make.apply(Array, values);
  };
  const { field } = granted;
  const solver = new Solver(5, 4);
  const { get } = Object.getOwnPropertyDescriptor(Solver.prototype, "goal");
  const hot = () => [...solver.goal, thing.value(), field.number];
  %PrepareFunctionForOptimization(get);
  %PrepareFunctionForOptimization(hot);
  for (let i = 0; i < 1000; i++) hot();
  %OptimizeFunctionOnNextCall(get);
  solver.goal;
  %OptimizeFunctionOnNextCall(hot);
  hot();
  isLast = true;
  console.log(hot().join(" "));
`;

for (const engine of ["starstep", "lean"]) {
  test(`a getter of ${engine} may be inlined into code that is compiled anew`, () => {
    const folder = new URL("../../www/pkg/", import.meta.url).href;
    const flags = ["--allow-natives-syntax", "--input-type=module", "--eval", inlined(folder, engine)];
    const { stdout, stderr } = spawnSync(process.execPath, flags, { encoding: "utf8" });
    assert.equal(stdout.trim(), "4 3 2 2.5", stderr);
  });
}
