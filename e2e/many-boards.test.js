// The row that puts a comparison on a hundred boards: by itself on small boards, the same for the same seed, apart from the page,
// canceled at will, and with names for those who do not see its pictures.

import { violationsIn } from "./axe.js";
import { expect, expectAtRest, frames, open, shine, test } from "./page.js";
import { sampled } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const star = (page) => page.locator("star-step");
/** @param {Page} page */
const said = (page) => page.locator("star-step .likely");
/** @param {Page} page @param {string} name */
const button = (page, name) => page.locator("star-step").getByRole("button", { name, exact: true });

/** @param {Page} page */
async function compare(page) {
  await open(page);
  await star(page).evaluate((star) => /** @type {any} */ (star).compare([{ algorithm: "greedy" }]));
  await expect(page.locator("star-step .lane")).toHaveCount(2);
}

test("the first comparison says of itself that it is one board, and what is usual on a hundred like it", async ({
  page,
}) => {
  await compare(page);
  await expect(page.locator("star-step .compared")).toHaveText(/^On this board: Greedy expanded \d+ cells, A\* \d+; /);
  const sentence =
    /^On 100 boards like it: A\* made \d+ to \d+ expansions, its path always a cheapest one; Greedy made \d+ to \d+ expansions, its path [\d.]+% to [\d.]+% more expensive \(median [\d.]+%\)\.$/;
  await expect(said(page)).toHaveText(sentence);
  const first = await said(page).innerText();

  // With the keyboard: a picture for each sum of each run, with its numbers in words.
  await button(page, "100 boards like it").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "100 boards like it")).toHaveAttribute("aria-expanded", "true");
  const pictures = page.locator("star-step .many").getByRole("img");
  await expect(pictures).toHaveCount(4);
  const numbers = first.match(/A\* made ([\d,]+ to [\d,]+)/)?.[1];
  await expect(pictures.first()).toHaveAccessibleName(
    new RegExp(`^A\\*, expansions: ${numbers}, median [\\d.]+; this board: \\d+$`),
  );
  await expect(pictures.nth(1)).toHaveAccessibleName("A*, cost above a cheapest path: 0%; this board: 0%");

  // The seed makes the boards, and is kept; where there can be no worker, the page itself comes to the same.
  const seed = page.getByLabel("Seed", { exact: true });
  await expect(seed).toHaveValue("1");
  await seed.fill("2");
  await seed.press("Enter");
  await expect(said(page)).not.toHaveText(first);
  await expect(said(page)).toHaveText(sentence);
  const second = await said(page).innerText();
  await page.addInitScript(() => {
    Reflect.set(globalThis, "Worker", undefined);
  });
  await compare(page);
  await expect(said(page)).toHaveText(second);
});

test("another board has others like it, and paper has the sentences and nothing to press", async ({ page }) => {
  await compare(page);
  await expect(said(page)).toHaveText(/^On 100 boards like it: /);
  const first = await said(page).innerText();
  await button(page, "100 boards like it").click();
  await expect(page.locator("star-step .many").getByRole("img")).toHaveCount(4);
  for (const colorScheme of sampled(/** @type {const} */ (["light", "dark"]), 1)) {
    await shine(page, colorScheme);
    await expectAtRest(page, async () => [
      colorScheme,
      ...(await violationsIn(page, { include: ["star-step"] })),
    ]).toEqual([colorScheme]);
  }

  // What is said of the board before has gone at once.
  await star(page).evaluate((star) => {
    for (let y = 0; y < 20; y++) /** @type {any} */ (star).setCell(20, y, 255);
  });
  await frames(page, 2);
  await expectAtRest(page, () => said(page).innerText()).not.toBe(first);
  await expect(said(page)).toHaveText(/^On 100 boards like it: /);
  await expect(said(page)).not.toHaveText(first);

  await page.emulateMedia({ media: "print" });
  await expect(said(page)).toBeVisible();
  await expect(page.locator("star-step .many-button")).toBeHidden();
});

test("on large boards it begins when it is opened, apart from the page, and is canceled", async ({ page }) => {
  await open(page);
  await star(page).evaluate(async (element) => {
    const star = /** @type {any} */ (element);
    const rows = Array.from({ length: 400 }, (_, y) => (y % 2 ? ".".repeat(400) : ".@".repeat(200)));
    await star.load(`height 400\nwidth 400\nstart 1 1\ngoal 397 397\nmap\n${rows.join("\n")}\n`);
    await star.compare([{ algorithm: "dijkstra" }]);
  });
  await expect(page.locator("star-step .lane")).toHaveCount(2);
  const workers = page.workers().length;
  await expect(said(page)).toHaveText("");
  await button(page, "100 boards like it").click();
  const progress = page.getByRole("progressbar", { name: "Searching boards like it…" });
  await expect(progress).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(workers + 1);
  await button(page, "Cancel").click();
  await expect(said(page)).toHaveText("Canceled.");
  await expect.poll(() => page.workers().length).toBe(workers);
  await button(page, "Search again").click();
  await expect(progress).toBeVisible();
  // A worker that is busy has two seconds to end in; that it is asked to is enough.
  await star(page).evaluate((star) => {
    const { terminate } = Worker.prototype;
    Object.assign(globalThis, { ended: 0 });
    Worker.prototype.terminate = function () {
      Object.assign(globalThis, { ended: Reflect.get(globalThis, "ended") + 1 });
      terminate.call(this);
    };
    /** @type {any} */ (star).endCompare();
  });
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, "ended"))).toBe(1);
});
