// Runs side by side, as a reader works with them.

import { violationsIn } from "./axe.js";
import { expectNothingLeft } from "./left.js";
import { boardIn, boardOf, expect, expectAtRest, frames, open, openTab, shine, test } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const violations = async (page) => {
  // An answer is faint while the next one is being found.
  await expect(page.locator("star-step .outdated")).toHaveCount(0);
  return violationsIn(page);
};

/** @param {Page} page */
const lanes = (page) => page.locator("star-step .lane");
/** @param {Page} page */
const sentence = (page) => page.locator("star-step .compared");
/** @param {Page} page */
const star = (page) => page.locator("star-step");

/** Calls a method of the element. @param {Page} page @param {string} name @param {unknown[]} values */
const call = (page, name, ...values) =>
  star(page).evaluate(
    (star, [name, values]) => /** @type {any} */ (star)[name](...values),
    /** @type {const} */ ([name, values]),
  );

/** The middle of a cell on one of the boards. @param {Page} page @param {number} lane @param {[number, number]} cell */
async function pointOn(page, lane, [x, y]) {
  const board = lanes(page).nth(lane).getByRole("application");
  const box = await board.boundingBox();
  const { width, height } = await boardIn(page);
  if (!box) throw new Error("The board is not shown.");
  const size = Math.floor(Math.min((box.width - 4) / width, (box.height - 4) / height));
  const left = Math.floor((Math.round(box.width) - size * width) / 2);
  const top = Math.floor((Math.round(box.height) - size * height) / 2);
  return { x: box.x + left + (x + 0.5) * size, y: box.y + top + (y + 0.5) * size };
}

/** What is on a canvas: how many of its pixels are of each color. @param {Page} page @param {number} lane */
const picture = (page, lane) =>
  lanes(page)
    .nth(lane)
    .locator("canvas.board")
    .evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());

/** Writes down each comparison that the element tells of. @param {Page} page */
const hear = (page) =>
  star(page).evaluate((star) => {
    star.addEventListener("compare", (event) => {
      const { detail } = /** @type {CustomEvent} */ (event);
      const told = detail && `${detail.runs.map((/** @type {any} */ { algorithm }) => algorithm)} ${detail.align}`;
      star.dataset.told = `${star.dataset.told ?? ""}${told};`;
    });
  });

test("a lecture: A* and greedy search beside each other, stepped, edited, asked why, one option changed", async ({
  page,
}) => {
  await open(page);
  await hear(page);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(lanes(page)).toHaveCount(2);
  await expect(lanes(page).nth(0)).toHaveAccessibleName("Run 1: A*");
  await expect(lanes(page).nth(1)).toHaveAccessibleName("Run 2: Greedy");
  // The sentence is that of searches of their own.
  const ends = await page.evaluate(() => {
    const { solver } = /** @type {any} */ (document.querySelector("star-step"));
    return { total: solver.length, cost: solver.path().cost };
  });
  await expect(sentence(page)).toContainText(`, A* ${ends.total};`);
  await expect(sentence(page)).toContainText(`, that of A* ${ends.cost}.`);
  await expect(page.locator("star-step .track .marks span")).toHaveCount(2);
  await expect(lanes(page).nth(0)).toContainText("✓ cheapest");

  // One clock: the keys of either board move both.
  await call(page, "seek", 20);
  await expect(sentence(page)).toHaveText(
    /^At step 20: A\* has expanded 20 of \d+ cells; Greedy has expanded 20 of \d+ cells\.$/,
  );
  const second = lanes(page).nth(1).getByRole("application");
  await second.focus();
  await page.keyboard.press(".");
  await expect(sentence(page)).toContainText("At step 21:");
  await expect(lanes(page).nth(1)).toHaveAttribute("aria-current", "true");
  await expect(lanes(page).nth(0)).not.toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Home");
  await expect(sentence(page)).toContainText("At step 0:");
  await page.keyboard.press("End");

  // An edit on the second board is one on both, and nothing jumps when it comes to the front.
  const before = await lanes(page).evaluateAll((all) =>
    all.map((lane) => JSON.stringify(lane.getBoundingClientRect())),
  );
  const { start, goal, width } = await boardIn(page);
  const middle = /** @type {[number, number]} */ ([Math.round((start[0] + goal[0]) / 2), start[1]]);
  const was = (await boardIn(page)).cells[middle[1] * width + middle[0]];
  const at = await pointOn(page, 1, middle);
  const pictures = [await picture(page, 0), await picture(page, 1)];
  await page.mouse.click(at.x, at.y);
  await expect.poll(async () => (await boardIn(page)).cells[middle[1] * width + middle[0]]).not.toBe(was);
  await expect.poll(() => picture(page, 0)).not.toBe(pictures[0]);
  await expect.poll(() => picture(page, 1)).not.toBe(pictures[1]);
  await expectAtRest(page, () =>
    lanes(page).evaluateAll((all) => all.map((lane) => JSON.stringify(lane.getBoundingClientRect()))),
  ).toEqual(before);
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await boardIn(page)).cells[middle[1] * width + middle[0]]).toBe(was);

  // Why, of the front run, on the board that is asked.
  await page.getByRole("button", { name: "Why and more" }).click();
  await openTab(page, "Why");
  const ask = page.locator("star-step section.ask:not(.held)");
  // The boards have become smaller.
  const beside = await pointOn(page, 1, middle);
  await page.mouse.move(beside.x, beside.y);
  const algorithm = () =>
    page.evaluate(() => /** @type {any} */ (document.querySelector("star-step")).solver.options.algorithm);
  await expect.poll(() => algorithm()).toBe("greedy");
  await expect(ask).not.toHaveText(/Point at a cell/);
  const told = await ask.innerText();
  // The same cell, asked of the other run.
  await lanes(page).nth(0).getByRole("application").focus();
  await expect.poll(() => algorithm()).toBe("astar");
  await expect(ask).not.toHaveText(told);

  // One option of one run.
  await lanes(page).nth(1).locator("summary").first().click();
  await lanes(page).nth(1).getByRole("combobox", { name: "Algorithm" }).selectOption("dijkstra");
  await expect(lanes(page).nth(1)).toHaveAccessibleName("Run 2: Dijkstra");
  await expect(sentence(page)).toContainText("both paths cost");
  await page.keyboard.press("Escape");
  // Both go by f now.
  await page.getByRole("combobox", { name: "Aligned by" }).selectOption("f");
  await page.getByRole("button", { name: "Step back", exact: true }).click();
  await expect(sentence(page)).toHaveText(/^Up to f \d+: /);
  await expect(page.locator("star-step .counter")).toHaveText(/^f \d+ \/ \d+$/);
  await expectAtRest(page, () => violations(page)).toEqual([]);

  const events = (await star(page).getAttribute("data-told")) ?? "";
  expect(events).toMatch(/^astar,greedy steps;astar,dijkstra steps;astar,dijkstra f;$/);
});

test("four runs, one less, on one board, and back", async ({ page }) => {
  await open(page);
  const alone = await page.locator("star-step .result .status").innerText();
  await hear(page);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(lanes(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Add a run" }).click();
  await page.getByRole("button", { name: "Add a run" }).click();
  await expect(lanes(page)).toHaveCount(4);
  await expect(page.getByRole("button", { name: "Add a run" })).toBeDisabled();
  await lanes(page).nth(3).locator("summary").first().click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(lanes(page)).toHaveCount(3);
  await page.getByRole("combobox", { name: "Examples…" }).selectOption("weights");
  await expect(lanes(page).nth(2)).toHaveAccessibleName("Run 3: A* (weight 2)");
  await page.getByRole("button", { name: "Overlay" }).click();
  await expect(lanes(page).nth(1).locator(".frame")).toBeHidden();
  await expect(page.getByRole("application")).toHaveCount(1);
  await page.getByRole("button", { name: "Overlay" }).click();
  await expect(page.getByRole("application")).toHaveCount(3);
  await call(page, "seek", 1e6);
  await page.getByRole("button", { name: "End comparing" }).click();
  await expect(lanes(page)).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Algorithm" })).toBeVisible();
  const events = (await star(page).getAttribute("data-told")) ?? "";
  expect(events).toMatch(/^astar,greedy steps;/);
  expect(events).toMatch(/astar,astar,astar steps;null;$/);
  // The first run was in front: with weight 0 it finds the same cost.
  await expectAtRest(page, () => page.locator("star-step .result .status").innerText()).toContain(alone.slice(0, 20));
});

test("on a phone, with an article's keys, in dark and in Chinese; a program's log beside the search", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shine(page, "dark");
  await open(page, "/?lang=zh");
  await star(page).evaluate((star) =>
    /** @type {any} */ (star).load(
      "height 6\nwidth 12\nstart 1 3\ngoal 10 3\nmap\n............\n............\n.....@......\n.....@......\n............\n............\n",
    ),
  );
  await call(page, "compare", [{ algorithm: "greedy" }, { algorithm: "dijkstra" }]);
  await expect(lanes(page)).toHaveCount(3);
  const boxes = await lanes(page).evaluateAll((all) => all.map((lane) => lane.getBoundingClientRect().toJSON()));
  // One below the other, as wide as the window allows.
  expect(boxes[1].top).toBeGreaterThan(boxes[0].bottom - 1);
  expect(boxes[0].width).toBeGreaterThan(360);
  await expectAtRest(page, () => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect(sentence(page)).toHaveText(
    "在这张网格上，扩展格子最少的是 A*、贪心搜索，12 格；最多的是 Dijkstra，60 格。所有路径的代价都是 98。",
  );
  await expectAtRest(page, () => violations(page)).toEqual([]);

  // Where boards are out of sight they are drawn when they come.
  await lanes(page).nth(2).scrollIntoViewIfNeeded();
  await call(page, "seek", 5);
  await frames(page, 3);
  const five = await picture(page, 2);
  await call(page, "seek", 30);
  await expect.poll(() => picture(page, 2)).not.toBe(five);

  await star(page).evaluate((star) =>
    /** @type {any} */ (star).compareLog({
      title: "main.py",
      steps: [
        [1, 3],
        [2, 3],
        [3, 3],
        [4, 3],
      ],
      path: [
        [1, 3],
        [2, 3],
      ],
      difference: 3,
    }),
  );
  await expect(lanes(page)).toHaveCount(2);
  await expect(lanes(page).nth(1)).toHaveAccessibleName("搜索 2：main.py");
  await expect(page.locator("star-step .track .marks span")).toHaveCount(3);
  await expect(lanes(page).nth(1)).toContainText("代价 10");
  // Nothing is drawn on the board of a log.
  const board = [...(await boardIn(page)).cells];
  const free = await pointOn(page, 1, [2, 1]);
  await page.mouse.click(free.x, free.y);
  await lanes(page).nth(1).getByRole("application").focus();
  await page.keyboard.press("Enter");
  await frames(page, 3);
  await expectAtRest(page, async () => [...(await boardIn(page)).cells]).toEqual(board);
  await lanes(page).nth(0).scrollIntoViewIfNeeded();
  const own = await pointOn(page, 0, [2, 1]);
  await page.mouse.click(own.x, own.y);
  await expect.poll(async () => [...(await boardIn(page)).cells]).not.toEqual(board);
  await call(page, "endCompare");
  await expect(lanes(page)).toHaveCount(0);
});

/** Gives the page what waits there for a frame, and for a number of boards that are compared. @param {Page} page */
const waitInPage = (page) =>
  star(page).evaluate((element) => {
    const frame = () => new Promise(requestAnimationFrame);
    const lanes = () => element.shadowRoot?.querySelectorAll(".lane").length;
    const until = async (/** @type {number} */ count) => {
      while (lanes() !== count) await frame();
    };
    Object.assign(globalThis, { frame, until });
  });

test("comparing, begun and ended many times, leaves nothing behind", { tag: "@thorough" }, async ({ page }) => {
  await open(page);
  await waitInPage(page);
  // What comes last of all that comes by itself.
  await expect(page.locator(".legend [data-mark=opened]")).toBeVisible();
  await expect(boardOf(page)).toHaveAttribute("aria-description", /./);
  const act = (/** @type {number} */ times) =>
    star(page).evaluate(async (element, times) => {
      const star = /** @type {any} */ (element);
      const { frame, until } = /** @type {any} */ (globalThis);
      for (let i = 0; i < times; i++) {
        await star.compare([{ algorithm: "greedy" }]);
        await until(2);
        star.shadowRoot.querySelector(".lane summary").click();
        await frame();
        star.endCompare();
        await until(0);
      }
    }, times);
  await expectNothingLeft(page, act);
});

test("a comparison that others follow before it is shown leaves nothing behind", { tag: "@thorough" }, async ({
  page,
}) => {
  await open(page);
  await waitInPage(page);
  await expect(boardOf(page)).toHaveAttribute("aria-description", /./);
  const act = (/** @type {number} */ times) =>
    star(page).evaluate(async (element, times) => {
      const star = /** @type {any} */ (element);
      const { frame, until } = /** @type {any} */ (globalThis);
      const others = ["greedy", "dijkstra", "breadth-first"].map((algorithm) => ({ algorithm }));
      for (let i = 0; i < times; i++) {
        // Chosen as fast as anyone can; what shows a comparison is loaded meanwhile, a moment after the frame.
        for (let count = 1; count <= others.length; count++) {
          await star.compare(others.slice(0, count));
          for (let turn = 0; turn < i % 3; turn++) await new Promise((resolve) => setTimeout(resolve));
          if (i % 2 === 0) await frame();
        }
        await until(4);
        star.endCompare();
        await until(0);
      }
    }, times);
  await expectNothingLeft(page, act, { times: 24, warm: 6 });
});
