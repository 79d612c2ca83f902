// Frames in which nothing has changed: nothing is drawn again, and no control is touched.

import { expect, mapFile, open, openFile, openMore, SOURCES, shownText, statusOf, test } from "./page.js";
import { inTurn } from "./sampled.js";

/** @typedef {{ drawn: number, touched: number }} Frame What a frame did to canvases and to controls. */

/** Records what each frame does. @param {import("@playwright/test").Page} page */
async function watchFrames(page) {
  await page.addInitScript(() => {
    /** @type {Frame[]} */
    const frames = [];
    /** @type {Frame | undefined} */
    let now;
    const count = (/** @type {object} */ prototype, /** @type {string} */ name, /** @type {keyof Frame} */ kind) => {
      const act = Reflect.get(prototype, name);
      Reflect.set(
        prototype,
        name,
        /** @this {object} @param {unknown[]} values */ function (...values) {
          if (now) now[kind]++;
          return act.apply(this, values);
        },
      );
    };
    count(CanvasRenderingContext2D.prototype, "drawImage", "drawn");
    count(CanvasRenderingContext2D.prototype, "putImageData", "drawn");
    count(CSSStyleDeclaration.prototype, "setProperty", "touched");
    count(Element.prototype, "setAttribute", "touched");
    const request = globalThis.requestAnimationFrame.bind(globalThis);
    Object.assign(globalThis, { frames, nextFrame: request });
    // Frames before a click were asked for by something else, such as a part of the page that came late.
    globalThis.addEventListener("click", () => frames.splice(0), { capture: true });
    globalThis.requestAnimationFrame = (callback) =>
      request((time) => {
        now = { drawn: 0, touched: 0 };
        frames.push(now);
        callback(time);
        now = undefined;
      });
  });
}

/** The frames since the last call, once no more come. @param {import("@playwright/test").Page} page @returns {Promise<Frame[]>} */
const framesOf = (page) =>
  page.evaluate(async () => {
    const { frames, nextFrame } = /** @type {{ frames: Frame[], nextFrame: typeof requestAnimationFrame }} */ (
      /** @type {unknown} */ (globalThis)
    );
    const turn = () => new Promise((resolve) => nextFrame(() => nextFrame(resolve)));
    for (let before = -1; before !== frames.length; ) {
      before = frames.length;
      await turn();
    }
    return frames.splice(0);
  });

test("while a path is being drawn, controls are touched once, and while it waits to be compared, nothing is done", async ({
  page,
}) => {
  await watchFrames(page);
  await open(page);
  // What is loaded last is there.
  await expect(page.locator(".legend [data-mark=opened]")).toBeVisible();
  await page.getByRole("button", { name: "To start" }).click();
  await expect(page.locator(".ask .answer p").first()).toBeVisible();
  await framesOf(page);
  await page.getByRole("button", { name: "To end" }).click();
  await expect(statusOf(page)).toHaveText(/^Path found/);
  const frames = await framesOf(page);
  expect(frames.length).toBeGreaterThan(2);
  // Once more when the rest of the engine is there, and when it is there why the last cell was expanded.
  expect(frames.filter(({ touched }) => touched > 0).length).toBeLessThanOrEqual(3);
  // And all of them draw, because the picture changes.
  expect(frames.filter(({ drawn }) => drawn === 0).length).toBeLessThan(2);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await openFile(page, mapFile(`${`${".".repeat(300)}\n`.repeat(300)}`.trim()));
  await expect(shownText(page, "No path is cheaper.")).toBeVisible();
  await openMore(page);
  await framesOf(page);
  await page.getByRole("spinbutton", { name: "Weight" }).fill("2");
  await page.getByRole("spinbutton", { name: "Weight" }).press("Enter");
  const later = await framesOf(page);
  await expect(shownText(page, "No path is cheaper.")).toBeVisible();
  const busy = later.filter(({ drawn, touched }) => drawn + touched > 0);
  expect(busy.length).toBeGreaterThan(0);
  // A slice of the search, its end, and the comparison. About ten frames pass while waiting for that, fewer where all is slow.
  expect(busy.length).toBeLessThanOrEqual(5);
});

test("on a large board a step is told in full once it rests, and the engine counts nothing before", {
  tag: inTurn(0),
}, async ({ page }) => {
  await page.clock.install({ time: 0 });
  // The engine's own module is watched.
  await open(page, `${SOURCES}/?lang=en`);
  await page.locator("star-step").evaluate((star) => {
    const rows = Array(1024).fill(".".repeat(1024)).join("\n");
    return /** @type {any} */ (star).load(`height 1024\nwidth 1024\nmap\n${rows}\n`);
  });
  await expect(statusOf(page)).toHaveText(/^Path found/);
  const narrator = page.locator("star-step .narrator");
  await expect(narrator).toHaveText(/the smallest f of/);
  await page.evaluate(async () => {
    const { Solver } = await import(/** @type {string} */ ("/www/engine.js"));
    const own = Solver.prototype.taken;
    Object.assign(window, { counted: 0 });
    Solver.prototype.taken = /** @this {object} */ function () {
      Object.assign(window, { counted: Reflect.get(window, "counted") + 1 });
      return own.call(this);
    };
  });
  const counted = () => page.evaluate(() => Reflect.get(window, "counted"));
  await page.clock.pauseAt(600_000);
  // What the tab Why had still to say of the end is no step.
  await page.evaluate(() => Object.assign(window, { counted: 0 }));
  for (let step = 1; step <= 20; step++) {
    await page.locator("star-step").evaluate((star, step) => /** @type {any} */ (star).seek(step), 10 * step);
    await page.clock.runFor(40);
  }
  // The first one comes after a rest.
  await expect.poll(counted).toBe(1);
  await page.clock.runFor(500);
  await expect.poll(counted).toBeGreaterThan(1);
  await expect(narrator).toHaveText(/^Step 200\. Expanded .+ Opened \d+ cell/);
});
