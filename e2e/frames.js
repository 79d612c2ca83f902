// Measures frames in a real browser and prints a table. Times are reported, never asserted: machines differ.
//
// `cargo xtask frames` serves the page and runs this. For each case the table has the time between frames, and the time
// that the page's own script took in a frame, both in milliseconds.

import { chromium } from "@playwright/test";

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
page.on("pageerror", (error) => {
  throw error;
});

/** Notes the begin of every frame and how long its callbacks took. */
await page.addInitScript(() => {
  const log = /** @type {{ intervals: number[], scripts: number[] }} */ ({ intervals: [], scripts: [] });
  Object.assign(globalThis, { frameLog: log });
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  let last = 0;
  globalThis.requestAnimationFrame = (callback) =>
    request((now) => {
      const begin = performance.now();
      callback(now);
      log.scripts.push(performance.now() - begin);
      if (last > 0) log.intervals.push(now - last);
      last = now;
    });
});

/** @param {number[]} times @param {number} share */
const quantile = (times, share) => [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;

/** @type {string[][]} */
const table = [["case", "frames", "interval median", "interval 95 %", "script median", "script 95 %"]];

/** @param {string} name @param {() => Promise<void>} act */
async function measure(name, act) {
  await page.evaluate("frameLog.intervals.length = frameLog.scripts.length = 0");
  await act();
  const { intervals, scripts } = /** @type {any} */ (await page.evaluate("frameLog"));
  // The first interval reaches back to whatever happened before.
  const columns = [intervals.slice(1), scripts].flatMap((times) => [quantile(times, 0.5), quantile(times, 0.95)]);
  table.push([name, String(scripts.length), ...columns.map((time) => time.toFixed(1))]);
}

/** Sets a slider as a reader would. @param {string} name @param {number} value */
const slide = (name, value) => page.getByRole("slider", { name }).fill(String(value));

/** Plays from the start to the end. */
async function play() {
  await page.getByRole("button", { name: "Play", exact: true }).click();
  // Two frames later the button says that it plays, unless it is already over.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
  await page.getByRole("button", { name: "Play", exact: true }).waitFor({ timeout: 120_000 });
}

/** Drags the step slider to and fro. */
async function scrub() {
  const box = await page.getByRole("slider", { name: "Step" }).boundingBox();
  if (!box) throw new Error("There is no step slider.");
  await page.mouse.move(box.x + 10, box.y + box.height / 2);
  await page.mouse.down();
  for (let i = 0; i <= 60; i++) {
    const share = 0.5 - 0.5 * Math.cos((i * Math.PI) / 15);
    await page.mouse.move(box.x + 10 + share * (box.width - 20), box.y + box.height / 2);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
}

/** The middle of the board in the window. */
async function middle() {
  const box = await page.getByRole("application").boundingBox();
  if (!box) throw new Error("The board is not shown.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Zooms in and out again with the wheel, and stays zoomed in. */
async function zoom() {
  const { x, y } = await middle();
  await page.mouse.move(x, y);
  for (let i = 0; i < 60; i++) {
    await page.mouse.wheel(0, i % 30 < 15 ? -60 : 60);
    await page.waitForTimeout(16);
  }
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -60);
}

/** Drags the board around with the middle button. */
async function panAround() {
  const { x, y } = await middle();
  await page.mouse.move(x, y);
  await page.mouse.down({ button: "middle" });
  for (let i = 0; i < 60; i++) {
    await page.mouse.move(x + 150 * Math.sin(i / 5), y + 100 * Math.cos(i / 7));
    await page.waitForTimeout(16);
  }
  await page.mouse.up({ button: "middle" });
}

/** Draws walls cell by cell: every one is an edit, a new search and a new picture. */
async function edit() {
  const { x, y } = await middle();
  await page.mouse.move(x - 200, y);
  await page.mouse.down();
  for (let i = 0; i < 60; i++) {
    await page.mouse.move(x - 200 + 5 * i, y + 40 * Math.sin(i / 4));
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
}

/** A square map with a fifth of its cells walls, start and goal in opposite corners. @param {number} side */
function randomMap(side) {
  let random = 7;
  const cell = () => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    return random < 2 ** 32 / 5 ? "@" : ".";
  };
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, cell));
  for (const i of [0, 1]) rows[0][i] = rows[1][i] = rows[side - 1][side - 1 - i] = rows[side - 2][side - 1 - i] = ".";
  return `height ${side}\nwidth ${side}\nmap\n${rows.map((row) => row.join("")).join("\n")}\n`;
}

/** Opens a map of random walls. @param {number} side */
async function openRandom(side) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open .map…" }).click();
  await (await chooser).setFiles({ name: "random.map", mimeType: "text/plain", buffer: Buffer.from(randomMap(side)) });
  await page.getByRole("application", { name: `Board, ${side} by ${side}` }).waitFor({ timeout: 120_000 });
  await page.getByText(/^Path found/).waitFor({ timeout: 120_000 });
}

await page.goto(process.env.STARSTEP_URL ?? "http://127.0.0.1:8080");
await page.locator("summary", { hasText: "Size, seed, files" }).click();
await page.getByLabel("Algorithm").selectOption("dijkstra");
await openRandom(200);
await slide("Speed", 78);
await measure("200 × 200, playing 8,000 / s", play);
await slide("Speed", 99);
await measure("200 × 200, playing 89,000 / s", play);
await measure("200 × 200, scrubbing", scrub);

await openRandom(1024);
await slide("Speed", 99);
await measure("1024 × 1024, playing 89,000 / s", play);
await measure("1024 × 1024, scrubbing", scrub);
await measure("1024 × 1024, zooming", zoom);
await measure("1024 × 1024, panning", panAround);

await openRandom(512);
await page.getByLabel("Algorithm").selectOption("astar");
await measure("512 × 512, editing", edit);

const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column])).join("  "));
await browser.close();
