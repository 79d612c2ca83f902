// Comparisons in articles: by an attribute, in a frame, in a link, and elements that share a board and a clock.

import { expectNothingLeft } from "./left.js";
import { boardOf, drag, expect, expectAtRest, FOLDER, frames, open, test } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../www/star-step.js").StarStep} StarStep */

const MAP = 'map="height 4\nwidth 9\nmap\ns....@...\n.....@...\n.....@..g\n.........\n"';
const SCRIPT = `<script type="module" src="${FOLDER}/star-step.js"></script>`;

/** Opens somebody's page. @param {Page} page @param {string} content */
async function visit(page, content) {
  const body = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">${content}${SCRIPT}`;
  await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/host.html");
}

/** The algorithm, the step and the length of the search in front, and whether it is compared. @param {Page} page @param {string} id */
const shown = (page, id) =>
  page.evaluate((id) => {
    const { solver, compared } = /** @type {StarStep} */ (document.getElementById(id));
    return solver && [solver.options.algorithm, solver.position, solver.length, compared?.layout];
  }, id);

/** @param {Page} page @param {string} id */
const ready = (page, id) => expect.poll(() => shown(page, id)).not.toBeUndefined();

test("an article compares searches by an attribute, with any controls, in a frame and in a link", async ({
  page,
  warned,
}) => {
  await visit(
    page,
    `<star-step id="a" lang="en" controls="transport" readonly compare="greedy, weight=5" ${MAP}></star-step>
     <star-step id="b" lang="en" controls="none" compare="dijkstra" compare-layout="overlay" start-step="3" ${MAP}></star-step>
     <star-step id="c" lang="en" controls="basic" compare="quick" compare-align="g" ${MAP}></star-step>`,
  );
  const boards = (/** @type {string} */ id) => page.locator(`#${id}`).getByRole("application");
  await expect(boards("a")).toHaveCount(3);
  const before = await shown(page, "a");
  expect(before?.[0]).toBe("astar");
  // Its buttons move all of them, and its reader may do that.
  await page.locator("#a").getByRole("button", { name: "To start" }).click();
  await page.locator("#a").getByRole("button", { name: "Step forward" }).click();
  await expect(page.locator("#a").getByRole("slider", { name: "Step" })).toHaveValue("1");
  await expectAtRest(page, () => shown(page, "a")).toEqual(["astar", 1, before?.[2], "beside"]);

  await page.locator("#b").scrollIntoViewIfNeeded();
  await ready(page, "b");
  await expect.poll(() => shown(page, "b")).toEqual(["astar", 3, before?.[2], "overlay"]);
  await page.locator("#b").evaluate((star) => star.setAttribute("compare-layout", "beside"));
  await expect(boards("b")).toHaveCount(2);
  await expectAtRest(page, async () => (await shown(page, "b"))?.[1]).toBe(3);

  // What is wrong is said, and then the board is there all the same.
  await page.locator("#c").scrollIntoViewIfNeeded();
  await expect(page.locator("#c").getByRole("status").first()).toContainText(/compare.* cannot be/);
  await expect(boards("c")).toHaveCount(1);
  expect(warned.splice(0)).toEqual([
    expect.stringContaining("compare-align cannot be “g”: It must be one of steps, f."),
    expect.stringContaining("compare cannot be “quick”: “quick” is neither an algorithm nor an option"),
  ]);
  await page.locator("#c").evaluate((star) => star.setAttribute("compare", "greedy"));
  await expect(boards("c")).toHaveCount(2);
  // The element's own options are those of the first search.
  await page.locator("#c").evaluate((star) => star.setAttribute("heuristic", "zero"));
  await expect
    .poll(() => page.locator("#c").evaluate((star) => /** @type {any} */ (star).solver.options.heuristic))
    .toBe("zero");
  await expect(boards("c")).toHaveCount(2);
  await page.locator("#c").evaluate((star) => star.removeAttribute("compare"));
  await expect(boards("c")).toHaveCount(1);

  // The link of what is compared shows it elsewhere.
  await page.locator("#a").evaluate((star) => /** @type {StarStep} */ (star).seek(4));
  const link = await page
    .locator("#a")
    .evaluate((star) => /** @type {StarStep} */ (star).toLink({ base: "/index.html" }));
  expect(new URL(link).hash).toMatch(/^#2\./);
  await page.goto(link);
  await expect(page.locator("star-step").getByRole("application")).toHaveCount(3);
  await expect(page.getByRole("slider", { name: "Step" }).first()).toHaveValue("4");
  await page.goto(`/embed.html?controls=transport&lang=en&compare=greedy`);
  await expect(page.locator("star-step").getByRole("application")).toHaveCount(2);
});

test("elements share a board and a clock, also those that come later, and one that leaves goes its own way in the same moment", async ({
  page,
}) => {
  const far = '<div style="height: 3000px"></div>';
  await visit(
    page,
    `<star-step id="b" lang="en" sync="lecture" controls="basic" algorithm="greedy"></star-step>
     <star-step id="a" lang="en" sync="lecture" controls="basic" ${MAP}></star-step>
     ${far}<star-step id="c" lang="en" sync="lecture" controls="transport" heuristic="zero" compare="greedy"></star-step>`,
  );
  for (const id of ["a", "b"]) await ready(page, id);
  const map = (/** @type {string} */ id) =>
    page.locator(`#${id}`).evaluate((star) => /** @type {StarStep} */ (star).solver?.toMap());
  // The board that was asked for is that of all.
  await expect.poll(() => map("b")).toBe(await map("a"));
  const walls = await map("a");
  await page.locator("#b").scrollIntoViewIfNeeded();
  await drag(page, [
    [2, 1],
    [2, 3],
  ]);
  await expect.poll(() => map("a")).not.toBe(walls);
  await expectAtRest(page, () => map("a")).toBe(await map("b"));
  // What one of them does all show, each by its own search.
  await page.locator("#b").getByRole("button", { name: "To start" }).click();
  await page.locator("#b").getByRole("button", { name: "Step forward" }).click();
  await page.locator("#a").scrollIntoViewIfNeeded();
  await expect(page.locator("#a").getByRole("slider", { name: "Step" })).toHaveValue("1");
  await expectAtRest(page, async () => (await shown(page, "a"))?.slice(0, 2)).toEqual(["astar", 1]);
  await expectAtRest(page, async () => (await shown(page, "b"))?.slice(0, 2)).toEqual(["greedy", 1]);
  await page.locator("#a .chip").click();
  await page.locator("#a").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => map("b")).toBe(walls);

  // One far down begins when it is near, with what the others show.
  await page.locator("#c").scrollIntoViewIfNeeded();
  await ready(page, "c");
  await expect.poll(() => map("c")).toBe(walls);
  await expect(page.locator("#c").getByRole("application")).toHaveCount(2);
  await page.locator("#c").getByRole("button", { name: "Play" }).click();
  // It plays all to their ends.
  const isDone = async (/** @type {string} */ id) => {
    const [, position, length] = (await shown(page, id)) ?? [];
    return position === length;
  };
  for (const id of ["a", "b", "c"]) await expect.poll(() => isDone(id), { timeout: 10_000 }).toBe(true);

  // One that leaves keeps the board, and hears of nothing more until it is back.
  await page.evaluate(() => {
    const star = /** @type {StarStep} */ (document.getElementById("b"));
    Object.assign(window, { kept: star });
    star.remove();
  });
  await page.locator("#a").evaluate((star) => /** @type {StarStep} */ (star).setCell(0, 3, 255));
  const drawn = await map("a");
  await page.evaluate(() => document.body.prepend(/** @type {any} */ (window).kept));
  await page.locator("#b").scrollIntoViewIfNeeded();
  await expect.poll(() => map("b")).toBe(drawn);
  await page.locator("#b").evaluate((star) => star.removeAttribute("sync"));
  await page.locator("#b").evaluate((star) => /** @type {StarStep} */ (star).setCell(0, 3, 0));
  await frames(page, 3);
  await expectAtRest(page, () => map("a")).toBe(drawn);
  await expectAtRest(page, () => map("b")).toBe(walls);

  await visit(
    page,
    `<star-step id="a" lang="en" sync="lecture" controls="basic" ${MAP}></star-step>
     <star-step id="b" lang="en" sync="lecture" controls="basic"></star-step>`,
  );
  for (const id of ["a", "b"]) await expect(page.locator(`#${id}`).getByRole("application")).toBeVisible();
  const cells = () =>
    page.evaluate(() =>
      ["a", "b"].map((id) => /** @type {StarStep} */ (document.getElementById(id)).solver?.cells().slice(0, 3).join()),
    );
  await expect.poll(cells).toEqual(["0,0,0", "0,0,0"]);
  await page.evaluate(() => {
    const star = /** @type {StarStep} */ (document.getElementById("a"));
    star.removeAttribute("sync");
    star.setCell(1, 0, 255);
  });
  await expectAtRest(page, cells).toEqual(["0,255,0", "0,0,0"]);
  // Another name is another group, which nobody else is in.
  await page.evaluate(() => {
    const star = /** @type {StarStep} */ (document.getElementById("b"));
    star.setAttribute("sync", "another");
    star.setCell(2, 0, 255);
  });
  await expectAtRest(page, cells).toEqual(["0,255,0", "0,0,255"]);
  await page.evaluate(() => document.getElementById("a")?.setAttribute("sync", "another"));
  // The one whose board was asked for by an attribute brings it along.
  await expect.poll(cells).toEqual(["0,255,0", "0,255,0"]);
});

test("nothing is left of elements that come and go", { tag: "@thorough" }, async ({ page }) => {
  await visit(page, `<star-step id="b" lang="en" sync="lecture" controls="basic" algorithm="greedy"></star-step>`);
  await ready(page, "b");
  // What listens to its board comes when the page is idle, or is used, and stays.
  const cells = () =>
    page.evaluate(() => /** @type {StarStep} */ (document.getElementById("b")).solver?.cells().join());
  const before = await cells();
  await page.locator("#b").getByRole("application").click();
  await expect.poll(cells).not.toBe(before);
  const comeAndGo = (/** @type {number} */ times) =>
    page.evaluate(async (times) => {
      for (let i = 0; i < times; i++) {
        const star = document.createElement("star-step");
        for (const [name, value] of Object.entries({ sync: "lecture", controls: "none", lang: "en" })) {
          star.setAttribute(name, value);
        }
        const isReady = new Promise((resolve) => star.addEventListener("ready", resolve));
        document.body.prepend(star);
        await isReady;
        star.remove();
      }
    }, times);
  await expectNothingLeft(page, comeAndGo, { warm: 5 });
});

test("a lesson shows its ways side by side, behind a button, and its link says so", async ({ page }) => {
  await open(page, "/?lang=en&scenario=weight");
  const panel = page.locator("star-step [part=scenario]");
  await panel.getByRole("button", { name: "Side by side" }).click();
  const boards = page.locator("star-step").getByRole("application");
  await expect(boards).toHaveCount(3);
  await expect(panel.getByRole("button", { name: "Side by side" })).toHaveAttribute("aria-pressed", "true");
  const link = await page.evaluate(() => /** @type {StarStep} */ (document.querySelector("star-step")).toLink());
  expect(link.length).toBeLessThan(90);
  await panel.getByRole("button", { name: "Side by side" }).click();
  await expect(boards).toHaveCount(1);
  // The address follows.
  await expect.poll(() => new URL(page.url()).hash).toBe("");
  await page.goto(link);
  await page.reload();
  await expect(boards).toHaveCount(3);
  await expect(boardOf(page)).toBeVisible();
  await expect(panel.getByRole("button", { name: "Side by side" })).toHaveAttribute("aria-pressed", "true");
});
