// The pages of examples/, made with the packed package, as a site owner would make them.

import { existsSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { encodeLink } from "../www/features/share/link.js";
import { expect, plain, SHIPPED, test } from "./page.js";

const EXAMPLES = `${SHIPPED}/examples`;
/** A thorough run tries all of them, and who lists the tests counts all that there can be. */
const ARE_ALL_WANTED = Boolean(process.env.STARSTEP_ALL) || process.argv.includes("--list");
/** A test of an example that only a thorough run always has: elsewhere there is none if it is not built. @param {string} name */
const testOf = (name) =>
  ARE_ALL_WANTED || existsSync(new URL(`../dist/examples/${name}`, import.meta.url)) ? test : noTest;
const noTest = () => {};

test.beforeEach(async ({ page }) => {
  // These sites have policies of their own, or none.
  await page.route(/examples\/[\w-]+\/index\.html$/, async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
});

test("frames are as high as their boards, a sandboxed one too", { tag: "@thorough" }, async ({ page }) => {
  await page.goto(`${EXAMPLES}/iframe/index.html`);
  for (const [index, found] of [/^Path found/, /^找到路径/].entries()) {
    const frame = page.locator("iframe").nth(index);
    await frame.scrollIntoViewIfNeeded();
    const content = frame.contentFrame();
    await expect(content.getByRole("status").first()).toHaveText(found, { timeout: 20_000 });
    const inside = () => content.locator("body").evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(await inside());
  }
});

testOf("vite-react")(
  "in React properties go in and events come out, and the engine works alone, as the only one",
  async ({ page }) => {
    /** @type {string[]} */
    const engines = [];
    page.on("request", (request) => /starstep_bg.*\.wasm$/.test(request.url()) && engines.push(request.url()));
    await page.goto(`${EXAMPLES}/vite-react/index.html`);
    await expect(page.getByRole("status").first()).toHaveText("Path found: cost 76, 7 cells.");
    await expect(page.locator("#cost")).toHaveText("Without diagonal moves the path costs 100.");
    await page.getByRole("button", { name: "To start" }).click();
    await page.getByRole("button", { name: "To end" }).click();
    await expect(page.locator("#done")).toHaveText(/^A\* expanded \d+ cells\.$/);
    await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).loadEngine());
    expect(engines).toHaveLength(1);
  },
);

test("in a fresh Vite app an element loads 114 KB at most before it is ready, and the rest of the engine once the reader turns to it", async ({
  page,
}) => {
  /** @type {Map<string, import("@playwright/test").Response>} */
  const responses = new Map();
  page.on("response", (response) => responses.set(response.url(), response));
  await page.addInitScript(() => {
    addEventListener("ready", () => Object.assign(globalThis, { readyAt: performance.now() }), { capture: true });
  });
  const full = page.waitForResponse(/starstep_bg/);
  await page.goto(`${EXAMPLES}/vite/index.html`);
  await expect(page.getByRole("status").first()).toHaveText(/^Path found/);
  await page.getByRole("application").focus();
  await full;
  const names = await page.evaluate(() => {
    const { readyAt } = /** @type {{ readyAt: number }} */ (/** @type {unknown} */ (globalThis));
    const loaded = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < readyAt);
    return [location.href, ...loaded.map(({ name }) => name)];
  });
  let bytes = 0;
  // Only what came before it was ready is looked at: something else may still be on its way when the test ends.
  for (const name of new Set(names)) bytes += gzipSync((await responses.get(name)?.body()) ?? "", { level: 9 }).length;
  expect(names.filter((name) => /_bg.*\.wasm$/.test(name))).toEqual([expect.stringMatching(/lean_bg/)]);
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes).toBeLessThan(114 * 1024);
});

testOf("vitepress")("a tutorial in VitePress plays its own board in Chinese", async ({ page }) => {
  await page.goto(`${EXAMPLES}/vitepress/index.html`);
  const star = page.locator("star-step");
  await expect(star.getByRole("application")).toHaveAccessibleName("网格，13 × 13");
  await expect(star.getByRole("status").first()).toHaveText("找到路径：代价 160，17 个格子。");
  await star.getByRole("button", { name: "回到开头" }).click();
  await expect(star.getByRole("status").first()).toHaveText(/^暂停在第 0 步/);
});

for (const [bundler, details] of /** @type {const} */ ([
  ["esbuild", {}],
  ["rollup", { tag: "@thorough" }],
])) {
  // Plain, because a page that forgets it has a request that fails.
  plain(
    `with ${bundler}, which leaves files behind, a page says where they are or is told which is missing`,
    details,
    async ({ page }) => {
      const warned = page.waitForEvent("console", { predicate: (message) => message.text().includes("<star-step>") });
      await page.goto(`${EXAMPLES}/bundlers/${bundler}-forgetful.html`);
      const text = (await warned).text();
      expect(text).toContain("bundlers/");
      expect(text).toMatch(/lean_bg\.wasm/);
      expect(text).toContain("404");
      expect(text).toContain("setBasePath");
      await expect(page.getByRole("status")).toHaveText(/^A part of Starstep could not be loaded\./);
      await expect(page.getByRole("status")).not.toHaveText(/browser|WebAssembly/);
      await expect(page.getByText("A picture instead.")).toBeVisible();

      /** @type {string[]} */
      const problems = [];
      page.on("pageerror", (error) => problems.push(String(error)));
      page.on("console", (message) => ["error", "warning"].includes(message.type()) && problems.push(message.text()));
      await page.goto(`${EXAMPLES}/bundlers/${bundler}-main.html`);
      const star = page.locator("star-step");
      await expect(star.getByRole("status").first()).toHaveText(/step|found/);
      await expect(star.evaluate((star) => /** @type {any} */ (star).loadSupplied("maze"))).resolves.toBe(true);
      await star.evaluate((star) => /** @type {any} */ (star).loadEngine());
      await star.getByRole("tab", { name: "Measure" }).click();
      const worker = page.waitForEvent("worker");
      await star.getByRole("button", { name: "Measure" }).click();
      await expect(worker.then((each) => each.url())).resolves.toMatch(/bundlers\/starstep\/measure-worker\.js$/);
      await expect(star.locator(".bars li").first()).toBeVisible();
      expect(problems).toEqual([]);
    },
  );
}

testOf("webpack")("webpack finds the engine, the scenarios and the worker", async ({ page }) => {
  await page.goto(`${EXAMPLES}/webpack/index.html`);
  const star = page.locator("star-step");
  await expect(star.getByRole("status").first()).toHaveText(/^Path found/);
  await expect(page.locator("#cost")).toHaveText("The engine alone finds a path that costs 30.");
  const link = await encodeLink({ scenario: "tutorial-2-right-angles" });
  await star.evaluate((element, link) => element.setAttribute("link", link), link);
  await expect(star.getByRole("application")).toHaveAccessibleName("Board, 13 by 13");
  await star.getByRole("tab", { name: "Measure" }).click();
  await star.getByRole("button", { name: "Measure" }).click();
  await expect(star.locator(".bars li").first()).toBeVisible({ timeout: 30_000 });
});
