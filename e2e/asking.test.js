import { expect, expectAtRest, SOURCES, plain as test } from "./page.js";

test.use({ baseURL: SOURCES });

// What covers the board until the reader decides: the question before a large link is opened, and the notice while a
// scenario is being searched.

/** A link to an open board with this many cells a side. @param {import("@playwright/test").Page} page @param {number} side */
const linkOf = (page, side) =>
  page.evaluate(async (side) => {
    const { encodeLink } = await import(/** @type {any} */ ("/www/features/share/link.js"));
    const cells = new Uint8Array(side * side);
    return encodeLink({ board: { width: side, height: side, cells, start: [0, 0], goal: [9, 9], origin: [0, 0] } });
  }, side);

const sizeOf = (/** @type {import("@playwright/test").Page} */ page) =>
  page.locator("star-step").evaluate((star) => /** @type {any} */ (star).solver.width);

test("a link to a large board and a scenario that takes a long time ask first or can be cancelled, while the page answers", async ({
  page,
}) => {
  await page.goto("/index.html?lang=en");
  await expect(page.getByRole("button", { name: "Step forward" })).toBeVisible();
  const [large, small] = [await linkOf(page, 1100), await linkOf(page, 64)];
  await page.evaluate((link) => {
    location.hash = link;
  }, large);
  const question = page.getByText("This link makes a board of 1100 by 1100 cells");
  await expect(question).toBeVisible();
  await expectAtRest(page, () => sizeOf(page)).toBe(40);
  await page.getByRole("group").getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expectAtRest(page, () => sizeOf(page)).toBe(40);
  const shown = page.locator("star-step").evaluate((star) => {
    const row = ".".repeat(256);
    const map = [
      "height 256",
      "width 256",
      "start 0 0",
      "goal 255 255",
      "map",
      ...Array.from({ length: 255 }, () => row),
      `${".".repeat(254)}@.`,
    ];
    const options = { algorithm: "greedy", heuristic: "zero", tieBreak: "lifo", openList: "unsorted-list" };
    map[map.length - 2] = `${".".repeat(254)}@@`;
    const variants = Array.from({ length: 8 }, (_, index) => ({ title: `Way ${index}`, options: { weight: index } }));
    return /** @type {any} */ (star).load({ starstep: 1, title: "Long", summary: "Long.", map, options, variants });
  });
  await expect(page.getByText("Running the searches of this scenario")).toBeVisible();
  await page.getByRole("group").getByRole("button", { name: "Cancel" }).click();
  await expect(shown).resolves.toBe(false);
  await expect(page.getByText("Running the searches of this scenario")).toBeHidden();
  await expectAtRest(page, () => sizeOf(page)).toBe(40);

  await page.evaluate((link) => {
    location.hash = link;
  }, small);
  await expect.poll(() => sizeOf(page)).toBe(64);
  await page.goto(`/index.html?lang=zh#${large}`);
  await page.reload();
  await page.getByRole("button", { name: "打开", exact: true }).press("Enter");
  await expect.poll(() => sizeOf(page)).toBe(1100);
});
