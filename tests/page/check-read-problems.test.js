// Where no cells can be read, the error says what was found instead, with the line, in each language.

import assert from "node:assert/strict";
import { test } from "node:test";
import { placed, readLog } from "../../www/check/index.js";
import { es } from "../../www/core/i18n/es/index.js";
import { english } from "../../www/core/i18n/index.js";
import { zh } from "../../www/core/i18n/zh/index.js";
import { problemText } from "../../www/features/check-dialog/problem-text.js";
import "./english.js";

/** An open board. @param {number} width @param {number} height */
const open = (width, height) => ({ width, height, cells: new Uint8Array(width * height) });
const [SMALL, FLAT, LARGE] = [open(4, 3), open(5, 3), open(20, 20)];

/** @type {[string, Record<string, string | number>][]} */
const CASES = [
  ["Search begins\nf = 9\nf = 9\nf = 11\n", { problem: "only-costs", line: 2, text: "f = 9", names: "f" }],
  ["g: 0, h: 5\ng: 1, h: 4\n", { problem: "only-costs", line: 1, text: "g: 0, h: 5", names: "g, h" }],
  [
    "1 2 3 3 5 6 7 0 0\n1 2 3 4 5 6 7 0 0\n1 2 3 4 5 6 7 0 0\n1 0 0 0 0 0 0 0 0",
    { problem: "only-table", line: 1, text: "1 2 3 3 5 6 7 0 0", columns: 9, rows: 4 },
  ],
  [
    "visit 0\nvisit 250\nvisit 31\nvisit 390\nvisit 107\nvisit 9\nvisit 204\nvisit 55",
    { problem: "one-number", line: 1, text: "visit 0" },
  ],
  [
    "start\nvisit 0\nvisit 4\nvisit 17\n",
    { problem: "index-beyond", line: 2, text: "visit 0", number: 17, count: 12, max: 11 },
  ],
  ["1 0 0\n2 3 4\n0 0 5\n0 0 6", { problem: "order-size", columns: 3, rows: 4, width: 5, height: 3 }],
  ["path: [ [0, 0], [1, 0], ... 7 more items ]", { problem: "list-cut", line: 1, text: "... 7 more items" }],
  ["Segmentation fault", { problem: "no-steps", text: "Segmentation fault" }],
  ["Finished in 3 seconds", { problem: "no-steps", text: "Finished in 3 seconds" }],
  [
    "version: 1.4.0\nevents:\n  - { <<: *gone, x: 1, y: 2 }\n",
    { problem: "trace-yaml", line: 3, text: "- { <<: *gone, x: 1, y: 2 }" },
  ],
];

for (const [text, wanted] of CASES) {
  test(`what was found instead is told: ${wanted.problem} ${JSON.stringify(text.slice(0, 30))}`, () => {
    const board = wanted.problem === "order-size" ? FLAT : wanted.problem === "one-number" ? LARGE : SMALL;
    assert.throws(
      () => placed(readLog(text), board),
      (/** @type {any} */ error) => {
        assert.deepEqual(error.values, wanted);
        assert.equal(error.code, "bad-log");
        const sentence = problemText(error, english);
        for (const value of Object.values(wanted).slice(1))
          assert.ok(sentence.includes(String(value)), `${sentence} lacks ${value}`);
        for (const texts of [es, zh])
          assert.ok(/** @type {Record<string, string>} */ (texts)[`check.error.${wanted.problem}`]);
        return true;
      },
    );
  });
}
