import { AxeBuilder } from "@axe-core/playwright";
import { boardOf, expect, mapFile, open, openFile, SHIPPED, statusOf, test } from "./page.js";

/** Words that are the same in every language, or names of things. */
const NAMES = /Starstep|Dijkstra|A\*|English|\.map|MB|worker|[fgh]\b/g;

test("in Chinese nothing that is seen is left in English", async ({ page }) => {
  await open(page, "/?lang=zh");
  await expect(boardOf(page)).toHaveAccessibleName("网格，40 × 24");
  await expect(statusOf(page)).toHaveText(/^找到路径：代价 318/);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh");
  for (const summary of await page.locator("summary").all()) await summary.click();
  const text = await page.locator("body").innerText();
  expect(text.replace(NAMES, "").match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
});

test("the reader's choice of a language is remembered, and sentences of the engine follow it", async ({ page }) => {
  await page.goto("/");
  await expect(statusOf(page)).toHaveText(/^Path found/);
  await page.getByRole("button", { name: "中文" }).click();
  await expect(statusOf(page)).toHaveText(/^找到路径/);
  await page.reload();
  await expect(statusOf(page)).toHaveText(/^找到路径/);
  await page.getByRole("button", { name: "English" }).click();
  await expect(statusOf(page)).toHaveText(/^Path found/);
  await page.getByLabel("Weight").fill("-1");
  await page.getByLabel("Weight").blur();
  await expect(statusOf(page)).toHaveText(/^The option weight was given -1/);
  await openFile(page, mapFile("s@g"));
  await page.getByRole("button", { name: "中文" }).click();
  await expect(statusOf(page)).toHaveText("没有路径：开启列表已空。");
});

test("the language that the reader chooses replaces the one in the address, and opened panels stay open", async ({
  page,
}) => {
  await open(page, "/?lang=zh&scenario=stop-early");
  const opened = () => page.locator("star-step details[open] > summary").count();
  for (const summary of await page.locator("star-step summary").all()) await summary.click();
  const before = await opened();
  expect(before).toBeGreaterThan(2);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
  expect(await opened()).toBe(before);
  expect(new URL(page.url()).search).toBe("?scenario=stop-early");
  await page.reload();
  await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
});

test("two elements on a page speak two languages", async ({ page }) => {
  await page.goto(`${SHIPPED}/examples/html/index.html`);
  const [first, second] = [page.locator("star-step").nth(0), page.locator("star-step").nth(1)];
  await expect(first.getByRole("status")).toHaveText(/^Path found/);
  await second.evaluate((star) => star.setAttribute("lang", "zh"));
  await second.scrollIntoViewIfNeeded();
  await expect(second.getByRole("button", { name: "回到开头" })).toBeVisible();
  await expect(first.getByRole("button", { name: "To start" })).toBeVisible();
});

test("nothing is wider than a narrow screen in Chinese", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/?lang=zh");
  const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(inner).toBeLessThanOrEqual(outer);
});

test("the panels of a language go when another one comes", async ({ page }) => {
  await open(page);
  const devtools = await page.context().newCDPSession(page);
  const panels = await page.evaluateHandle(async () => {
    const star = /** @type {HTMLElement} */ (document.querySelector("star-step"));
    /** @type {WeakRef<Element>[]} */
    const panels = [];
    for (const lang of ["zh", "en", "zh", "en"]) {
      const shown = /** @type {NodeListOf<Element>} */ (star.shadowRoot?.querySelectorAll(".stage > *, .side > *"));
      for (const panel of shown) panels.push(new WeakRef(panel));
      const isSpoken = new Promise((resolve) => star.addEventListener("language", resolve, { once: true }));
      star.setAttribute("lang", lang);
      await isSpoken;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    return panels;
  });
  const kept = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    return panels.evaluate((panels) => panels.flatMap((panel) => panel.deref()?.className ?? []));
  };
  expect(await panels.evaluate((panels) => panels.length)).toBeGreaterThan(16);
  await expect.poll(kept).toEqual([]);
});
