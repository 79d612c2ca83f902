// Resolved colors are read as text, in every form that browsers write them in.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bytesOf } from "../../www/core/render/color-bytes.js";
import { fc } from "../seeded.js";

const FORMS = /** @type {const} */ ([
  ["rgb(1, 2, 3)", [1, 2, 3, 255]],
  ["rgba(255, 0, 128, 0.5)", [255, 0, 128, 128]],
  ["rgba(0, 0, 0, 0)", [0, 0, 0, 0]],
  ["rgb(12 34 56 / 0.2)", [12, 34, 56, 51]],
  ["rgb(12.4, 33.6, 56)", [12, 34, 56, 255]],
  ["color(srgb 1 0.5 0)", [255, 128, 0, 255]],
  ["color(srgb 1 0.5 0 / 0.25)", [255, 128, 0, 64]],
  ["color(srgb .2 none 1e-7)", [51, 0, 0, 255]],
  // What is outside the range of a screen is clipped to its limits.
  ["color(srgb -0.1 1.2 0.4)", [0, 255, 102, 255]],
]);

test("colors are read in every form that browsers resolve them to", () => {
  for (const [color, bytes] of FORMS) assert.deepEqual(bytesOf(color), bytes, color);
});

test("any color that is written as bytes or as shares survives", () => {
  const byte = fc.nat(255);
  fc.assert(
    fc.property(byte, byte, byte, byte, (red, green, blue, alpha) => {
      const bytes = [red, green, blue, alpha];
      assert.deepEqual(bytesOf(`rgba(${red}, ${green}, ${blue}, ${alpha / 255})`), bytes);
      assert.deepEqual(bytesOf(`color(srgb ${red / 255} ${green / 255} ${blue / 255} / ${alpha / 255})`), bytes);
    }),
  );
});
