// The pages of examples/, made with the packed package, as a site owner would make them.

import { encodeLink } from "../www/share/link.js";
import { expect, SHIPPED, test } from "./page.js";

const EXAMPLES = `${SHIPPED}/examples`;

test.beforeEach(async ({ page }) => {
  // These sites have policies of their own, or none.
  await page.route(/examples\/[\w-]+\/index\.html$/, async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
});

test("frames are as high as their boards, a sandboxed one too", async ({ page }) => {
  await page.goto(`${EXAMPLES}/iframe/index.html`);
  for (const [index, found] of [/^Path found/, /^找到路径/].entries()) {
    const frame = page.locator("iframe").nth(index);
    await frame.scrollIntoViewIfNeeded();
    const content = frame.contentFrame();
    await expect(content.getByRole("status")).toHaveText(found, { timeout: 20_000 });
    const inside = () => content.locator("body").evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(await inside());
  }
});

test("in React properties go in and events come out, and the engine works alone", async ({ page }) => {
  await page.goto(`${EXAMPLES}/vite-react/index.html`);
  await expect(page.getByRole("status").first()).toHaveText("Path found: cost 76, 7 cells.");
  await expect(page.locator("#cost")).toHaveText("Without diagonal moves the path costs 100.");
  await page.getByRole("button", { name: "To start" }).click();
  await page.getByRole("button", { name: "To end" }).click();
  await expect(page.locator("#done")).toHaveText(/^A\* expanded \d+ cells\.$/);
});

test("a tutorial in VitePress plays its own board in Chinese", async ({ page }) => {
  await page.goto(`${EXAMPLES}/vitepress/index.html`);
  const star = page.locator("star-step");
  await expect(star.getByRole("application")).toHaveAccessibleName("网格，13 × 13");
  await expect(star.getByRole("status")).toHaveText("找到路径：代价 160，17 个格子。");
  await star.getByRole("button", { name: "回到开头" }).click();
  await expect(star.getByRole("status")).toHaveText(/^暂停在第 0 步/);
});

test("webpack finds the engine, the scenarios and the worker", async ({ page }) => {
  await page.goto(`${EXAMPLES}/webpack/index.html`);
  const star = page.locator("star-step");
  await expect(star.getByRole("status").first()).toHaveText(/^Path found/);
  await expect(page.locator("#cost")).toHaveText("The engine alone finds a path that costs 30.");
  const link = await encodeLink({ scenario: "tutorial-2-right-angles" });
  await star.evaluate((element, link) => element.setAttribute("link", link), link);
  await expect(star.getByRole("application")).toHaveAccessibleName("Board, 13 by 13");
  await star.getByRole("tab", { name: "Measure" }).click();
  await star.getByRole("button", { name: "Measure" }).click();
  await expect(star.locator(".measure-name").first()).toBeVisible({ timeout: 30_000 });
});
