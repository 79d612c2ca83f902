import { violationsIn } from "./axe.js";
import { expect, expectAtRest, open, openTab, plain, shine, test } from "./page.js";
import { inTurn, sampled } from "./sampled.js";

/** Opens the panel. @param {import("@playwright/test").Page} page */
async function openPanel(page) {
  const panel = page.locator(".measure");
  await openTab(page, "Measure");
  return panel;
}

/**
 * Keeps back what workers report at their end, so that the page is measuring for as long as the test wants, however fast
 * the machine is. Returns a function that lets it through.
 * @param {import("@playwright/test").Page} page
 */
async function keepMeasuring(page) {
  await page.evaluate(() => {
    const isLetGo = new Promise((resolve) => Reflect.set(globalThis, "letGo", resolve));
    const { Worker } = globalThis;
    globalThis.Worker = class extends Worker {
      /** @param {string} type @param {any} hear @param {any} options */
      addEventListener(type, hear, options) {
        const later = async (/** @type {MessageEvent} */ event) => {
          if ("report" in event.data) await isLetGo;
          if (!options.signal.aborted) hear(event);
        };
        super.addEventListener(type, type === "message" ? later : hear, options);
      }
    };
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "letGo")());
}

/** Measures to the end. @param {import("@playwright/test").Locator} panel */
async function measure(panel) {
  await panel.getByRole("button", { name: "Measure" }).click();
  await expect(panel.getByText(/^The median/)).toBeVisible({ timeout: 40_000 });
}

test("the board's search is measured apart from the page, many times, also while the language changes; one that cannot run says why", async ({
  page,
}) => {
  await open(page);
  // What will be measured is ticked as soon as it is there: the first press keeps the other ticks.
  const [ticked, panel] = await Promise.all([
    page.locator(".measure").evaluate(async (panel) => {
      while (!panel.querySelector("input"))
        await new Promise((resolve) => new MutationObserver(resolve).observe(panel, { childList: true }));
      return Array.from(panel.querySelectorAll("input"), ({ value, checked }) => checked && value).filter(Boolean);
    }),
    openPanel(page),
  ]);
  expect(ticked).toEqual(["astar", "fastest"]);
  await expect(panel.getByLabel("A*", { exact: true })).toBeChecked();
  await expect(panel.getByLabel("Fastest for this board")).toBeChecked();
  await panel.getByLabel("Dijkstra").check();
  const letGo = await keepMeasuring(page);
  await panel.getByRole("button", { name: "Measure" }).click();
  await expect(panel.getByRole("button", { name: "Cancel" })).toBeVisible();
  await expect(panel.getByRole("progressbar")).toBeVisible();
  // The page answers while the worker is busy.
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(page.getByRole("status")).toHaveText(/^Paused/);
  await expect(panel.getByRole("button", { name: "Cancel" })).toBeVisible();
  await letGo();
  await expect(panel.getByText(/^The median/)).toBeVisible({ timeout: 40_000 });
  const blocks = panel.locator(".measurements dl");
  await expect(blocks).toHaveCount(3);
  for (const block of await blocks.all()) {
    const [time, spread, runs, expanded, each] = await block.locator("dd").allTextContents();
    expect(time).toMatch(/ (µs|ms|s)$/);
    expect(spread).toMatch(/^[\d.,]+ (µs|ms|s) – [\d.,]+ (µs|ms|s)$/);
    for (const text of [time, ...spread.split(" – "), expanded, each]) expect(numberIn(text)).toBeGreaterThan(0);
    expect(numberIn(runs)).toBeGreaterThan(1);
  }
  await expectBars(panel);
  // Times of the search from both ends come with the reason why they are so long.
  const note = panel.locator(".both-ends");
  await expect(note).toBeHidden();
  await panel.getByLabel("Bidirectional A*").check();
  await panel.getByRole("button", { name: "Measure" }).click();
  await page.getByLabel("Language").selectOption("zh");
  await expect(page.getByRole("button", { name: "分享" })).toBeVisible();
  await expect(blocks).toHaveCount(4, { timeout: 60_000 });
  await expect(panel.getByRole("checkbox", { name: "Dijkstra" })).toBeChecked();
  for (const [tag, words] of /** @type {const} */ ([
    ["zh", /是 Starstep 的实现造成的/],
    ["es", /por cómo la hace Starstep/],
    [
      "en",
      "Bidirectional A* takes several times as long per expansion here because of how Starstep does it, not because of the method.",
    ],
  ])) {
    await page.locator("star-step").evaluate((star, tag) => star.setAttribute("lang", tag), tag);
    await expect(note).toHaveText(words);
  }

  await page.getByLabel("Diagonal moves").selectOption("always");
  const chosen = panel.getByRole("checkbox", { checked: true });
  while ((await chosen.count()) > 0) await chosen.first().uncheck();
  await panel.getByRole("checkbox", { name: "Jump point search" }).check();
  await panel.getByRole("button", { name: "Measure" }).click();
  await expect(panel.locator(".refused")).toHaveText(/^Jump point search: Jump point search needs diagonal moves/);
  await panel.getByRole("checkbox", { name: "Greedy best-first" }).check();
  await keepMeasuring(page);
  await panel.getByRole("button", { name: "Measure" }).click();
  await panel.getByRole("button", { name: "Cancel" }).click();
  await expect(panel.getByRole("button", { name: "Measure" })).toBeVisible();
  await expect(panel.getByRole("progressbar")).toBeHidden();
  const begun = page.waitForEvent("worker");
  await panel.getByRole("button", { name: "Measure" }).click();
  const worker = await begun;
  const ended = worker.waitForEvent("close");
  await page.evaluate(() => document.querySelector("star-step")?.remove());
  await ended;
});

/**
 * Every bar is as long, and every whisker where it is, as the numbers say that are written; the shortest comes first.
 * @param {import("@playwright/test").Locator} panel
 */
async function expectBars(panel) {
  const written = await panel
    .locator(".measurements dl")
    .evaluateAll((blocks) =>
      blocks.map((block) => Array.from(block.querySelectorAll("dt, dd"), ({ textContent }) => textContent ?? "")),
    );
  const drawn = await panel.locator(".bars li").evaluateAll((rows) =>
    rows.map((row) => {
      const { left, width } = /** @type {Element} */ (row.querySelector(".bar")).getBoundingClientRect();
      const share = (/** @type {number} */ x) => (x - left) / width;
      const [bar, half] = Array.from(row.querySelectorAll(".bar *"), (part) => part.getBoundingClientRect());
      const texts = Array.from(row.children, ({ textContent }) => textContent ?? "");
      return { texts, shares: [share(bar.right), share(half.left), share(half.right)] };
    }),
  );
  const expected = written.map(([name, time, , spread]) => ({
    name,
    time,
    times: [time, ...spread.split(" – ")].map(microseconds),
  }));
  const most = Math.max(...expected.map(({ times }) => times[2]));
  const medians = expected.map(({ times: [time] }) => time);
  expect(medians).toEqual(medians.toSorted((a, b) => a - b));
  expect(drawn.map(({ texts }) => texts.slice(0, 2))).toEqual(expected.map(({ name, time }) => [name, time]));
  for (const [index, { texts, shares }] of drawn.entries()) {
    expect(texts[2]).toMatch(/^[\d.,]+×$/);
    const ratio = medians[index] / medians[0];
    expect(Math.abs(numberIn(texts[2]) / ratio - 1), texts.join()).toBeLessThan(0.02);
    for (const [part, share] of shares.entries()) {
      expect(Math.abs(share - expected[index].times[part] / most), texts.join()).toBeLessThan(0.02);
    }
  }
}

/** A time as it is written, in microseconds. @param {string} text */
function microseconds(text) {
  const unit = /** @type {"µs" | "ms" | "s"} */ (text.split(" ")[1]);
  return numberIn(text) * { µs: 1, ms: 1e3, s: 1e6 }[unit];
}

/** @param {string} text */
const numberIn = (text) => Number.parseFloat(text.replaceAll(",", ""));

test("numbers of the previous board are marked, also while it is measured again, and fit a narrow screen", async ({
  page,
}) => {
  const [colorScheme] = sampled(/** @type {const} */ (["light", "dark"]), 1);
  await shine(page, colorScheme);
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page);
  const panel = await openPanel(page);
  await measure(panel);
  const old = panel.getByText("Board or settings have changed since these numbers were measured.");
  // Showing the same search differently changes neither.
  await openTab(page, "Board");
  await page.getByRole("button", { name: "Clear search" }).click();
  await openTab(page, "Measure");
  await page.getByRole("button", { name: "To end" }).click();
  await expect(page.getByRole("status")).toHaveText(/^Path found/);
  await expect(old).toBeHidden();

  await page.getByLabel("Diagonal moves").selectOption("never");
  await expect(old).toBeVisible();
  await expect(panel.locator(".measurements.old")).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expectAtRest(page, () => violationsIn(page)).toEqual([]);
  // It must still be measuring when the settings change.
  const letGo = await keepMeasuring(page);
  await panel.getByRole("button", { name: "Measure" }).click();
  await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).seek(3));
  await expect(old).toBeVisible();
  await page.getByLabel("Diagonal moves").selectOption("always");
  await expect(panel.getByText("Nothing was measured: board or settings changed meanwhile.")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Measure" })).toBeVisible();
  await letGo();
  await measure(panel);
  await expect(old).toBeHidden();
});

plain(
  "where the engine does not load in the worker, or there is no worker, the panel says so, each time",
  { tag: inTurn(1) },
  async ({ page }) => {
    await open(page);
    await page.route("**/*.wasm", (route) => route.abort());
    const panel = await openPanel(page);
    const button = panel.getByRole("button", { name: "Measure" });
    await button.click();
    await expect(panel.getByText(/^Measuring failed: /)).toBeVisible();
    await expect(button).toBeVisible();
    await page.evaluate("delete globalThis.Worker");
    const sentence = panel.getByText(
      "Nothing can be measured: the worker could not be started. The page may not allow it, or the connection may be down.",
    );
    for (let i = 0; i < 2; i++) {
      await button.click();
      await expect(sentence).toBeVisible();
    }
  },
);
