// Drives the built page for a while and prints what it holds: `cargo xtask soak` serves dist/ and runs this. It fails if a
// curve keeps growing (curves.js), or on any error that the page reports.

import { chromium } from "@playwright/test";
import { comeBack } from "../returning.js";
import { CURVES, growing } from "./curves.js";
import { edit, learn, look, mount, play } from "./rounds.js";

const MEGABYTE = 2 ** 20;
/** Elements that come and go in each round. */
const MOUNTS = 24;
/** Rows of the printed table, whatever the number of rounds. */
const ROWS = 20;

const minutes = Number(process.env.STARSTEP_MINUTES ?? 10);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
await context.addInitScript(comeBack);
const page = await context.newPage();
/** @type {Set<string>} */
const errors = new Set();
page.on("pageerror", (error) => errors.add(`page error: ${error.message}`));
page.on("console", (message) => message.type() === "error" && errors.add(`console: ${message.text()}`));
await page.goto(`${process.env.STARSTEP_URL ?? "http://127.0.0.1:8080"}/?lang=en`);
await page.getByRole("status").first().waitFor();
const devtools = await context.newCDPSession(page);
await devtools.send("Performance.enable");

/** What the page holds after garbage collection. @returns {Promise<import("./curves.js").Sample>} */
async function sample() {
  for (let i = 0; i < 2; i++) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const metric = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const wasm = await page.evaluate(() => {
    const { solver } = /** @type {any} */ (document.querySelector("star-step"));
    return solver.states().buffer.byteLength;
  });
  return {
    heap: metric("JSHeapUsedSize") / MEGABYTE,
    wasm: wasm / MEGABYTE,
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    documents: metric("Documents"),
  };
}

/** @type {import("./curves.js").Sample[]} */
const samples = [];
let edits = 0;
const end = performance.now() + minutes * 60_000;
for (let round = 0; performance.now() < end; round++) {
  edits += await edit(page, round);
  await play(page, round);
  await look(page);
  await learn(page, round);
  await mount(page, MOUNTS);
  samples.push(await sample());
}
await browser.close();

const keys = /** @type {(keyof typeof CURVES)[]} */ (Object.keys(CURVES));
const print = (/** @type {(string | number)[]} */ cells) => console.log(`| ${cells.join(" | ")} |`);
console.log(`${samples.length} rounds: ${edits} edits undone, ${samples.length * MOUNTS} elements mounted\n`);
print(["round", ...keys.map((key) => CURVES[key].name)]);
print(["---", ...keys.map(() => "---:")]);
const every = Math.max(1, Math.floor(samples.length / ROWS));
for (const [index, values] of samples.entries()) {
  if (index % every === 0 || index === samples.length - 1) {
    print([index + 1, ...keys.map((key) => Number(values[key].toFixed(1)))]);
  }
}
const faults = [...errors, ...growing(samples)];
for (const fault of faults) console.error(`\n${fault}`);
console.log(faults.length === 0 ? "\nNothing keeps growing." : "");
process.exitCode = faults.length === 0 ? 0 : 1;
