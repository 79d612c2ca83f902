// Drives the built page and prints what it holds: `cargo xtask soak` serves dist/ and runs this. In each round everything
// that there is (reach.js) is opened and used, in another order each time. For minutes, it fails if a curve keeps growing
// (curves.js); for a few rounds, as in `cargo xtask test`, if anything is left behind by the last of them. It fails on any
// error that the page reports as well, and if something was never opened.

import { chromium } from "@playwright/test";
import { Random } from "../../tests/fuzz/random.js";
import { comeBack } from "../returning.js";
import { answer, takeTest, trace } from "./acts/asking.js";
import { edit, look, play } from "./acts/board.js";
import { compare, compareLog } from "./acts/comparing.js";
import { MOUNTS, mount } from "./acts/elements.js";
import { check, dress, exportAll, learn, share, speak, write } from "./acts/header.js";
import { lessons, measure, set, sheets, tabs } from "./acts/panels.js";
import { CURVES, growing, leftBehind } from "./curves.js";
import { everything, noteOpened } from "./reach.js";

const ACTS = {
  edit,
  play,
  look,
  set,
  tabs,
  sheets,
  measure,
  lessons,
  share,
  exportAll,
  check,
  learn,
  write,
  speak,
  dress,
};
const OTHERS = { compare, compareLog, takeTest, trace, answer, mount };
const MEGABYTE = 2 ** 20;
/** Rows of the printed table, whatever the number of rounds. */
const ROWS = 20;
/** What the page looked like when an act failed. */
const PICTURE = "e2e/results/soak.png";
/** Rounds in which what is loaded once, and kept, comes: of all acts, and of those that are then done again. */
const WARM = 2;
/** Of a few rounds those after the first do one in so many of the acts, by the seed: what an act leaves behind shows in them. */
const SHARE = 3;

const rounds = Number(process.env.STARSTEP_ROUNDS || Number.POSITIVE_INFINITY);
const isShort = rounds < Number.POSITIVE_INFINITY;
const minutes = Number(process.env.STARSTEP_MINUTES || (isShort ? Number.POSITIVE_INFINITY : 10));
const seed = Number(process.env.STARSTEP_SEED || Math.floor(Date.now() / 1000));
const only = process.env.STARSTEP_ACTS?.split(",");
console.log(`seed ${seed}`);
let random = new Random(seed);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
await context.addInitScript(comeBack);
await context.addInitScript(noteOpened);
// There is nothing to print on.
await context.addInitScript(() => Object.assign(globalThis, { print: () => dispatchEvent(new Event("afterprint")) }));
// How long is waited says nothing about how fast a machine must be.
context.setDefaultTimeout(120_000);
const page = await context.newPage();
/** @type {Set<string>} */
const errors = new Set();
let doing = "opening the page";
const fail = (/** @type {string} */ error) => errors.add(`${doing}: ${error}`);
page.on("pageerror", (error) => fail(`page error: ${error.stack}`));
page.on("console", (message) => message.type() === "error" && fail(`console: ${message.text()}`));
await page.goto(`${process.env.STARSTEP_URL ?? "http://127.0.0.1:8080"}/?lang=en`);
await page.getByRole("status").first().waitFor();
const devtools = await context.newCDPSession(page);
await devtools.send("Performance.enable");

/** What the page holds after garbage collection. @returns {Promise<import("./curves.js").Sample>} */
async function sample() {
  // What waits for a rest before it is let go comes with the frames.
  for (let i = 0; i < 3; i++) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await devtools.send("HeapProfiler.collectGarbage");
  }
  const { metrics } = await devtools.send("Performance.getMetrics");
  const metric = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const wasm = await engineBytes();
  return {
    heap: metric("JSHeapUsedSize") / MEGABYTE,
    wasm: wasm / MEGABYTE,
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    documents: metric("Documents"),
  };
}

/** How many bytes the engines of the page hold, whoever has them. */
async function engineBytes() {
  const objectGroup = "soak";
  const { result } = await devtools.send("Runtime.evaluate", {
    expression: "WebAssembly.Memory.prototype",
    objectGroup,
  });
  const prototypeObjectId = result.objectId ?? "";
  const { objects } = await devtools.send("Runtime.queryObjects", { prototypeObjectId, objectGroup });
  const { result: bytes } = await devtools.send("Runtime.callFunctionOn", {
    objectId: objects.objectId,
    functionDeclaration: "function () { return this.reduce((sum, { buffer }) => sum + buffer.byteLength, 0); }",
    returnByValue: true,
  });
  await devtools.send("Runtime.releaseObjectGroup", { objectGroup });
  return Number(bytes.value);
}

/** A link to what the page begins with. */
const beginning = await page.evaluate(async () => {
  const star = /** @type {any} */ (document.querySelector("star-step"));
  return new URL(await star.toLink()).hash;
});

/** Shows what the page began with; which tab is open stays as it is. */
async function home() {
  await page.evaluate(async (hash) => {
    const star = /** @type {any} */ (document.querySelector("star-step"));
    if (star.compared) star.endCompare();
    if (!(await star.openLink(hash))) throw new Error("The first board cannot be shown again.");
  }, beginning);
  await page.getByRole("tab", { name: "Lesson" }).first().waitFor({ state: "detached" });
}

/** @type {import("./curves.js").Sample[]} */
const samples = [];
let edits = 0;
const begin = performance.now();
const acts = Object.entries({ ...ACTS, ...OTHERS }).filter(([name]) => !only || only.includes(name));
const again = only ? acts : random.shuffled(acts).slice(0, Math.ceil(acts.length / SHARE));
for (let round = 0; round < rounds && performance.now() < begin + minutes * 60_000; round++) {
  // What is open at the end of a round depends on what was done; only after the same acts may nothing be left.
  if (isShort) random = new Random(seed);
  for (const [name, act] of random.shuffled(isShort && round > 0 ? again : acts)) {
    doing = `round ${round + 1}, ${name}`;
    const since = performance.now();
    try {
      const result = await act(page, random);
      if (name === "edit") edits += Number(result);
      await home();
    } catch (error) {
      await page.screenshot({ path: PICTURE });
      throw new Error(`${doing} (seed ${seed}): ${[...errors].join("; ")}`, { cause: error });
    }
    if (process.env.STARSTEP_TIMES) console.log(`${doing}: ${Math.round(performance.now() - since)} ms`);
  }
  // The same tab each time, so that what is open is the same.
  await page.getByRole("tab", { name: "Why" }).first().click();
  samples.push(await sample());
}
const opened = await page.evaluate(() => Reflect.get(globalThis, "opened")());
await browser.close();

const keys = /** @type {(keyof typeof CURVES)[]} */ (Object.keys(CURVES));
const print = (/** @type {(string | number)[]} */ cells) => console.log(`| ${cells.join(" | ")} |`);
const took = Math.round((performance.now() - begin) / 1000);
console.log(
  `${samples.length} rounds in ${took} s: ${edits} edits undone, ${samples.length * MOUNTS} elements mounted\n`,
);
print(["round", ...keys.map((key) => CURVES[key].name)]);
print(["---", ...keys.map(() => "---:")]);
const every = Math.max(1, Math.floor(samples.length / ROWS));
for (const [index, values] of samples.entries()) {
  if (index % every === 0 || index === samples.length - 1) {
    print([index + 1, ...keys.map((key) => Number(values[key].toFixed(1)))]);
  }
}
const missed = only
  ? []
  : Object.values(everything())
      .flat()
      .filter((name) => !opened.includes(name));
const faults = [
  ...errors,
  ...missed.map((name) => `${name} was never opened`),
  ...(isShort ? leftBehind(samples.slice(WARM - 1)) : growing(samples)),
];
for (const fault of faults) console.error(`\n${fault}`);
console.log(faults.length === 0 ? "\nNothing keeps growing." : "");
process.exitCode = faults.length === 0 ? 0 : 1;
