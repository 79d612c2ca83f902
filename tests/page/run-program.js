// Runs a reader's program as the page does: made ready to be watched, by the very script that runs in the page's frame, in a worker
// of Node that can be ended.

import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { instrumented } from "../../www/running/instrumented.js";
import { runLog } from "../../www/running/run-log.js";
import { Watched } from "../../www/running/watched.js";

/** @typedef {import("./any-board.js").Board} Board */
/** @typedef {import("../../www/features/own-program/run-worker.js").Ending} Ending */

const CODE = readFileSync(new URL("../../www/features/own-program/run-worker.js", import.meta.url), "utf8");
/** What a worker of a browser has, as far as the script uses it. */
const BOOT = `const { parentPort, workerData } = require("node:worker_threads");
globalThis.self = globalThis;
let hear;
globalThis.addEventListener = (name, act) => { hear = act; };
(0, eval)(workerData);
parentPort.on("message", (data) => hear({ data, ports: [{ postMessage: (told) => parentPort.postMessage(told) }] }));`;

/**
 * @param {string} source
 * @param {Board} board
 * @param {{ isByRow?: boolean, longest?: number }} [how] Whether ends are [row, column], and how many milliseconds it may run.
 */
export async function runProgram(source, board, { isByRow = false, longest = 20_000 } = {}) {
  const { width, height, cells } = board;
  const made = instrumented(source);
  const turned = (/** @type {[number, number]} */ [x, y]) => (isByRow ? [y, x] : [x, y]);
  const grid = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => Number(cells[y * width + x] === 255)),
  );
  const sites = made.sites.map(({ name }) => name);
  const order = { code: made.code, sites, call: made.call, grid, isByRow };
  const watched = new Watched();
  /** @type {Ending | undefined} */
  const ending = await new Promise((resolve, reject) => {
    const worker = new Worker(BOOT, { eval: true, workerData: CODE });
    const end = (/** @type {Ending | undefined} */ ending) => {
      clearTimeout(timer);
      worker.terminate().then(() => resolve(ending));
    };
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    worker.on("error", reject);
    worker.on("message", (told) => {
      // As on the page, the time counts from when the program begins: a busy machine takes its own to start a worker.
      if ("begun" in told) timer = setTimeout(() => end(undefined), longest);
      else if ("again" in told) watched.again();
      else if ("taken" in told) watched.add(told);
      else if ("ending" in told) end(told.ending);
    });
    worker.postMessage({ ...order, start: turned(board.start), goal: turned(board.goal) });
  });
  const found = runLog(watched.shown(ending), watched.itself, made.sites, board, isByRow);
  return { ...found, made, output: watched.output, failure: ending?.failure, isEnded: ending !== undefined };
}
