// What the functions of the compiled engines return, from the declarations that lie beside them.

import assert from "node:assert/strict";
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
