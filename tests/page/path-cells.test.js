import assert from "node:assert/strict";
import { test } from "node:test";
import { textOfCells } from "../../www/features/why-tab/path-cells.js";

test("cells are written one after the other, with the map's origin, and as many as wanted", () => {
  const cells = [0, 0, 1, 0, 2, 1];
  assert.equal(textOfCells(cells, [0, 0]), "(0, 0) (1, 0) (2, 1)");
  assert.equal(textOfCells(new Uint32Array(cells), [-12, 3]), "(-12, 3) (-11, 3) (-10, 4)");
  assert.equal(textOfCells(cells, [0, 0], 2), "(0, 0) (1, 0)");
});
