// Measures frames in a real browser and writes docs/frames.md. Times are reported, never asserted: machines differ.
//
// `cargo xtask frames` serves the page and runs this. For each case the table has the time between frames, and how much
// of it the page's thread was busy: handling what came in before the frame, script, style, layout and painting.

import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { comeBack } from "./returning.js";

const PAGE = "docs/frames.md";
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
/** The page that is measured at the moment. */
let page = await browser.newPage({ viewport: { width: 1440, height: 900 } });

/**
 * Records when every frame began and how long it took, and how long every edit took until the board was drawn with the
 * search that it led to.
 */
const recording = () => {
  const log = { intervals: [0], frames: [0], edits: [0] };
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  /** Waits for the next frame, without recording one for it. */
  const nextFrame = () => new Promise(request);
  Object.assign(globalThis, { frameLog: log, nextFrame });
  const { port1, port2 } = new MessageChannel();
  let [last, handled, since] = [0, 0, 0];
  /** The frame that is being made: when it began, and whether it shows a finished search. */
  const making = { begin: 0, isDone: false };
  const end = () => {
    if (making.begin === 0) return;
    const now = performance.now();
    log.frames.push(now - making.begin + handled);
    if (since > 0 && since < making.begin && making.isDone) {
      log.edits.push(now - since);
      since = 0;
    }
    making.begin = handled = 0;
  };
  const isSearching = () => {
    const cancel = document.querySelector("star-step")?.shadowRoot?.querySelector(".cancel");
    return cancel instanceof HTMLElement && !cancel.hidden;
  };
  // A message sent while a frame is being made arrives when it is painted, or after the next one has begun.
  port1.onmessage = end;
  globalThis.requestAnimationFrame = (callback) =>
    request((now) => {
      end();
      making.begin = performance.now();
      callback(now);
      making.isDone = !isSearching();
      port2.postMessage(0);
      if (last > 0) log.intervals.push(now - last);
      last = now;
    });
  for (const name of ["pointerdown", "pointermove", "pointerup", "wheel", "input"]) {
    let begin = 0;
    addEventListener(name, () => (begin = performance.now()), { capture: true });
    addEventListener(name, (event) => {
      handled += performance.now() - begin;
      if (event instanceof PointerEvent && event.buttons === 1 && since === 0) since = begin;
    });
  }
};

/** Opens the page in a window, as a reader who has been here before. */
async function open() {
  await page.addInitScript(comeBack);
  await page.addInitScript(recording);
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(process.env.STARSTEP_URL ?? "http://127.0.0.1:8080");
  await page.getByRole("tab", { name: "Board" }).click();
  await page.locator("summary", { hasText: "Size, seed, files" }).click();
}

/** @param {number[]} times @param {number} share */
const quantile = (times, share) => [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;

/** @param {number[]} times */
const summary = (times) => [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1));

/** @type {string[][]} */
const table = [
  ["case", "frames", "interval median", "95 %", "frame median", "95 %", "longest"],
  ["---", "---", "---", "---", "---", "---", "---"],
];
/** @type {string[][]} */
const edits = [
  ["case", "edits", "median", "95 %", "longest"],
  ["---", "---", "---", "---", "---"],
];

/** Waits for the next frame, like hands that move a pointer. */
const nextFrame = () => page.evaluate("nextFrame()").then(() => {});

/** Waits until the page has drawn nothing for ten frames. */
const rest = () =>
  page
    .evaluate(async () => {
      const { frameLog, nextFrame } = /** @type {any} */ (globalThis);
      for (let quiet = 0, known = 0; quiet < 10; quiet++) {
        await nextFrame();
        if (frameLog.frames.length !== known) quiet = 0;
        known = frameLog.frames.length;
      }
    })
    .then(() => {});

/** Where the page is measured, as a part of the names of cases. */
let place = "";

/** @param {string} what @param {() => Promise<void>} act */
async function measure(what, act) {
  const name = `${what}${place}`;
  await rest();
  await page.evaluate("frameLog.intervals.length = frameLog.frames.length = frameLog.edits.length = 0");
  await act();
  const log = /** @type {{ intervals: number[], frames: number[], edits: number[] }} */ (
    await page.evaluate("frameLog")
  );
  // The first interval reaches back to whatever happened before.
  const [intervals, frames] = [summary(log.intervals.slice(1)), summary(log.frames)];
  const row = [name, String(log.frames.length), ...intervals.slice(0, 2), ...frames];
  table.push(row);
  if (act === edit) edits.push([name, String(log.edits.length), ...summary(log.edits)]);
  console.log(row.join("  "));
}

/** Sets a slider as a reader would. @param {string} name @param {number} value */
const slide = (name, value) => page.getByRole("slider", { name }).fill(String(value));

/** Plays from the start to the end. */
async function play() {
  const done = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.querySelector("star-step")?.addEventListener("done", () => resolve(undefined), { once: true }),
      ),
  );
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await done;
}

/** Plays from the start until two hundred frames are measured. */
async function playForAWhile() {
  await page.getByRole("button", { name: "Play", exact: true }).click();
  // Not by `waitForFunction`, which the page's policy for scripts forbids.
  while (Number(await page.evaluate("frameLog.frames.length")) < 200) await nextFrame();
  await page.getByRole("button", { name: "Pause", exact: true }).click();
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
    await nextFrame();
  }
  await page.mouse.up();
}

/** The middle of the board in the window. */
async function middle() {
  const board = page.getByRole("application");
  // On a phone, what was pressed before may have scrolled it away.
  await board.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = await board.boundingBox();
  if (!box) throw new Error("The board is not shown.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Zooms in and out again with the wheel, and stays zoomed in. */
async function zoom() {
  const { x, y } = await middle();
  await page.mouse.move(x, y);
  for (let i = 0; i < 60; i++) {
    await page.mouse.wheel(0, i % 30 < 15 ? -60 : 60);
    await nextFrame();
  }
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -60);
}

/** Zooms in until the cells show numbers. */
async function zoomToNumbers() {
  const { x, y } = await middle();
  await page.mouse.move(x, y);
  for (let i = 0; i < 40; i++) {
    await page.mouse.wheel(0, -200);
    await nextFrame();
  }
}

/** Drags the board around with the middle button. */
async function panAround() {
  const { x, y } = await middle();
  await page.mouse.move(x, y);
  await page.mouse.down({ button: "middle" });
  for (let i = 0; i < 60; i++) {
    await page.mouse.move(x + 150 * Math.sin(i / 5), y + 100 * Math.cos(i / 7));
    await nextFrame();
  }
  await page.mouse.up({ button: "middle" });
}

/** Draws walls cell by cell: every one is an edit, a new search and a new picture. */
async function edit() {
  const { x, y } = await middle();
  const wide = Math.min(200, (page.viewportSize()?.width ?? 0) / 3);
  await page.mouse.move(x - wide, y);
  await page.mouse.down();
  for (let i = 0; i < 60; i++) {
    await page.mouse.move(x - wide + (wide * i) / 40, y + (wide / 5) * Math.sin(i / 4));
    await nextFrame();
  }
  await page.mouse.up();
  // The last search is waited for: on the largest boards only that one is not cut off by the next edit.
  const { length } = await page.evaluate("frameLog.edits");
  for (let i = 0; i < MOST_FRAMES && (await page.evaluate("frameLog.edits.length")) === length; i++) await nextFrame();
}

/** So many frames are waited for at most for a search to end. */
const MOST_FRAMES = 600;

/** Moves the cell cursor, and so asks what happened to one cell after the other. */
async function ask() {
  await page.getByRole("application").focus();
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press(i % 2 ? "ArrowDown" : "ArrowRight");
    await nextFrame();
  }
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

/** Opens a map of random walls, with the tab Why open: it follows the search. @param {number} side */
async function openRandom(side) {
  await page.getByRole("tab", { name: "Board" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open file…" }).click();
  await (await chooser).setFiles({ name: "random.map", mimeType: "text/plain", buffer: Buffer.from(randomMap(side)) });
  await page.getByRole("application", { name: `Board, ${side} by ${side}` }).waitFor({ timeout: 120_000 });
  await page.locator("star-step .status", { hasText: /^Path found/ }).waitFor({ timeout: 120_000 });
  await page.getByRole("tab", { name: "Why" }).click();
}

/** Makes the processor seem slower. @param {number} rate */
const slowDown = async (rate) =>
  void (await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate }));

/** Shows the whole board. */
const fit = () => page.getByRole("button", { name: "Fit" }).click();

await open();
await page.getByRole("combobox", { name: "Algorithm", exact: true }).selectOption("dijkstra");
await openRandom(200);
await slide("Speed", 78);
await measure("200 × 200, playing 8,000 / s", play);
await slide("Speed", 99);
await measure("200 × 200, playing 89,000 / s", play);
await measure("200 × 200, scrubbing", scrub);

await openRandom(1024);
await measure("1024 × 1024, playing 89,000 / s", play);
await measure("1024 × 1024, scrubbing", scrub);
await measure("1024 × 1024, zooming", zoom);
await measure("1024 × 1024, panning", panAround);
await measure("1024 × 1024, zoomed in, playing 89,000 / s", playForAWhile);
await measure("1024 × 1024, zoomed in, scrubbing", scrub);

await openRandom(512);
await page.getByRole("combobox", { name: "Algorithm", exact: true }).selectOption("astar");
await measure("512 × 512, editing", edit);

await openRandom(2048);
await page.getByRole("combobox", { name: "Algorithm", exact: true }).selectOption("breadth-first");
await page.locator("star-step .status", { hasText: /^Path found/ }).waitFor({ timeout: 120_000 });
await measure("2048 × 2048, breadth-first, playing 89,000 / s", playForAWhile);
await zoomToNumbers();
await measure("2048 × 2048, breadth-first, numbers in cells, playing 89,000 / s", playForAWhile);
await measure("2048 × 2048, breadth-first, numbers in cells, panning", panAround);
await measure("2048 × 2048, breadth-first, asking about cells", ask);
await fit();
await page.getByRole("combobox", { name: "Algorithm", exact: true }).selectOption("astar");

await openRandom(4096);
await measure("4096 × 4096, playing 89,000 / s", playForAWhile);
await measure("4096 × 4096, scrubbing", scrub);
await measure("4096 × 4096, zooming", zoom);
await measure("4096 × 4096, panning", panAround);
await fit();
await measure("4096 × 4096, editing", edit);

// The same at hand: a slower processor, and a phone.
place = ", processor slowed 4 times";
await slowDown(4);
await openRandom(512);
await measure("512 × 512, playing 89,000 / s", play);
await measure("512 × 512, editing", edit);
await page.close();
page = await browser.newPage({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
});
place = ", phone, processor slowed 4 times";
await open();
await slowDown(4);
for (const side of [40, 512]) {
  await openRandom(side);
  await slide("Speed", 99);
  await measure(`${side} × ${side}, playing 89,000 / s`, play);
  await measure(`${side} × ${side}, scrubbing`, scrub);
  await measure(`${side} × ${side}, editing`, edit);
}
await browser.close();

const lines = (/** @type {string[][]} */ rows) => rows.map((row) => `| ${row.join(" | ")} |`).join("\n");
const machine = `${cpus()[0].model.trim()}, ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}`;
const load = `On average ${loadavg()[0].toFixed(1)} processes were running or waiting when it ended.`;
writeFileSync(
  PAGE,
  `# Frame times

Made by \`cargo xtask frames\` in headless Chromium ${browser.version()} without a graphics card, ${machine}, 1440 × 900 unless it is said; a phone is 390 × 844 with three dots a pixel and touch. ${load} Random walls, a fifth of the cells; the search is recorded to its end: Dijkstra's algorithm on 200 × 200 and 1024 × 1024, A* on the others unless it is said. Milliseconds: the time from frame to frame, and what a frame took of the page's thread, from the handling of what came in before it to the end of its painting.

${lines(table)}

While playing, the interval is that of the screen. While scrubbing, zooming, panning and editing it is at least that of the simulated hand, which moves at most every second frame, so there the time of the frame is what counts.

Frames end with what the page's thread does: what the browser does afterwards to put the picture on the screen is not in them. A slowed processor is Chromium's own simulation, on a server's processor; it says more about the page's thread than about a real phone's graphics.

From a wall that is drawn until it is shown with the path of a new search. Where the search takes longer than the hand needs for the next wall, it is cut off and begun anew, so only the last one of a stroke counts:

${lines(edits)}
`,
);
console.log(`${PAGE} has been written.`);
