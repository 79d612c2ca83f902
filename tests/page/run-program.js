// Runs a reader's program as the page does: made ready to be watched, by the very script that runs in the page's frame, in a worker
// of Node that can be ended.

import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { runMany } from "../../www/features/own-program/run-many.js";
import { alone, orderOf, runOnce } from "../../www/features/own-program/run-once.js";
import { trialsOf } from "../../www/features/questions/asked-programs.js";
import { instrumented } from "../../www/running/instrumented.js";
import { tryOut } from "../../www/running/tried-on-boards.js";

/** @typedef {import("./any-board.js").Board} Board */
/** @typedef {import("../../www/features/own-program/in-javascript.js").Made} Made */
/** @typedef {import("../../www/features/own-program/in-javascript.js").Runner} Runner */

const CODE = readFileSync(new URL("../../www/features/own-program/run-worker.js", import.meta.url), "utf8");
/** What a worker of a browser has, as far as the script uses it. */
const BOOT = `const { parentPort, workerData } = require("node:worker_threads");
globalThis.self = globalThis;
let hear;
globalThis.addEventListener = (name, act) => { hear = act; };
(0, eval)(workerData);
const port = { postMessage: (told) => parentPort.postMessage(told) };
parentPort.once("message", (data) => {
  hear({ data, ports: [port] });
  parentPort.on("message", (data) => port.onmessage({ data }));
});`;

/**
 * Begins a program, as the page does in a frame.
 * @param {number} longest How many milliseconds it may run, where nothing else is said.
 * @returns {import("../../www/features/own-program/run-many.js").Beginning}
 */
const beginning = (longest) => (order, hear) => {
  const worker = new Worker(BOOT, { eval: true, workerData: CODE });
  let mayRun = order.task.longest;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const end = () => {
    clearTimeout(timer);
    worker.terminate();
  };
  const finish = (/** @type {import("../../www/features/own-program/sandbox.js").How} */ how) => {
    clearTimeout(timer);
    const isAlive = typeof how === "object" && (how.ending.failure?.kind ?? "error") === "error";
    const next = isAlive ? hear.next?.(how) : undefined;
    if (next) {
      mayRun = next.longest;
      worker.postMessage(next);
      return;
    }
    worker.terminate().then(() => hear.done(how));
  };
  worker.on("error", (error) => {
    throw error;
  });
  worker.on("message", (told) => {
    // As on the page, the time counts from when the program begins: a busy machine takes its own to start a worker.
    if ("begun" in told) {
      const most = mayRun ?? longest;
      timer = setTimeout(() => finish("endless"), most);
    } else if ("again" in told) hear.again();
    else if ("taken" in told) hear.add(told);
    else if ("ending" in told) finish(told);
  });
  worker.postMessage(order);
  return end;
};

/** JavaScript, as the page has it. @param {number} longest @returns {Runner} */
const javascript = (longest) => ({
  read(source, then) {
    then(instrumented(source));
    return () => {};
  },
  run: beginning(longest),
});

/** @param {Runner} runner @param {string} source @returns {Promise<Made>} */
const madeBy = (runner, source) =>
  new Promise((resolve, reject) => {
    runner.read(source, (made) => (typeof made === "string" ? reject(new Error(made)) : resolve(made)));
  });

/**
 * @param {string} source
 * @param {Board} board
 * @param {{ isByRow?: boolean, longest?: number, isTraced?: boolean, runner?: Runner }} [how] Whether ends are [row, column], how many
 *   milliseconds it may run, whether it is told which lines run, and what runs it.
 */
export async function runProgram(
  source,
  board,
  { isByRow = false, longest = 20_000, isTraced = false, runner = javascript(longest) } = {},
) {
  const made = await madeBy(runner, source);
  /** @type {import("../../www/features/own-program/run-once.js").Ran} */
  const { found, how, output, isAlone, isTurned } = await new Promise((resolve) => {
    runOnce(runner.run.bind(runner), made, { board, isByRow, isTraced }, resolve);
  });
  const ending = typeof how === "object" ? how.ending : undefined;
  /** @type {{ kind: string, message?: string, line?: number } | undefined} */
  const failure = ending?.failure;
  const { path: cells } = found;
  const path = cells?.length;
  return {
    ...found,
    path,
    cells,
    made,
    output,
    failure,
    isAlone,
    isTurned,
    told: { found, how, isTurned },
    isEnded: ending !== undefined,
  };
}

/**
 * Tries a program on many boards.
 * @param {string} source
 * @param {{ isByRow?: boolean, isAlone?: boolean, longest?: number, known?: import("../../www/running/cheapest.js").Moving, runner?: Runner }} [how]
 * @returns {Promise<import("../../www/running/tried-on-boards.js").Tried>}
 */
export async function tryProgram(
  source,
  { isByRow = false, isAlone = false, longest = 2000, known, runner = javascript(longest) } = {},
) {
  const read = await madeBy(runner, source);
  const made = isAlone ? alone(read) : read;
  return many(
    { runner, made, isByRow, isWatched: false },
    tryOut(
      () => performance.now(),
      () => known,
    ),
  );
}

/**
 * Checks a program on the boards of a question.
 * @param {string} source
 * @param {import("../../www/features/questions/asked-programs.js").Aim} aim
 * @param {{ isByRow?: boolean, longest?: number, runner?: Runner }} [how]
 */
export async function askProgram(source, aim, { isByRow = false, longest = 2000, runner = javascript(longest) } = {}) {
  const made = await madeBy(runner, source);
  const { isPriced } = aim;
  return many(
    { runner, made, isByRow, isPriced, isWatched: aim.grade === "order" },
    trialsOf(aim, () => performance.now()),
  );
}

/**
 * @template {import("../../www/running/tried-on-boards.js").TriedOn} T
 * @param {{ runner: Runner, made: Made, isByRow: boolean, isPriced?: boolean, isWatched: boolean }} program
 * @param {Generator<import("../../www/running/tried-on-boards.js").Trial, T, import("../../www/running/judged.js").Outcome>} work
 * @returns {Promise<T>}
 */
function many({ runner, made, isByRow, isPriced, isWatched }, work) {
  const orderFor = (/** @type {import("../../www/running/tried-on-boards.js").Trial} */ { ground, longest }) => {
    const order = orderOf(made, { board: ground, isByRow, isPriced });
    return { ...order, isWatched, task: { ...order.task, ...(longest && { longest }) } };
  };
  return new Promise((resolve, reject) => {
    runMany(
      { run: (order, hear) => runner.run(order, hear), orderFor, ...(isWatched && { sites: made.sites }) },
      work,
      {
        began() {},
        done: (found) => (typeof found === "string" ? reject(new Error(found)) : resolve(found)),
      },
    );
  });
}
