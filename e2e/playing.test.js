import { boardOf, expect, open, openFile, openMore, shownText, statusOf, test } from "./page.js";

test("the first board is solved, paused, and says so", async ({ page }) => {
  await open(page);
  await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
  await expect(statusOf(page)).toHaveText("Path found: cost 318, 28 cells.");
  await expect(shownText(page, "No path is cheaper.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
});

test("stepping goes back and forward, one expansion at a time", async ({ page }) => {
  await open(page);
  const step = page.getByRole("slider", { name: "Step" });
  const last = Number(await step.getAttribute("max"));
  await expect(step).toHaveValue(String(last));
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(step).toHaveValue(String(last - 1));
  await expect(statusOf(page)).toHaveText(`Paused at step ${last - 1} of ${last}.`);
  await page.getByRole("button", { name: "To start" }).click();
  await expect(step).toHaveValue("0");
  const narrator = page.locator(".narrator");
  await expect(narrator).toHaveText(/^Step 0\. Only the start \(7,\s12\) is open: f 272 = g 0 \+ h 272\.$/);
  await page.getByRole("button", { name: "Step forward" }).click();
  await expect(narrator).toHaveText(
    /^Step 1\. Expanded \(7,\s12\): f 272 = g 0 \+ h 272, the only open cell\. Opened 8 cells, improved none\.$/,
  );
  await page.getByRole("button", { name: "To end" }).click();
  await expect(statusOf(page)).toHaveText("Path found: cost 318, 28 cells.");
});

test("the step slider shows any step", async ({ page }) => {
  await open(page);
  await page.getByRole("slider", { name: "Step" }).fill("50");
  await expect(statusOf(page)).toHaveText(/^Paused at step 50 of/);
});

test("playing takes as long as the speed says, pauses, and ends at the end", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page);
  await page.clock.pauseAt(600_000);
  await page.getByRole("slider", { name: "Speed" }).fill("20");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.clock.runFor(3050);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.clock.runFor(50);
  const position = Number(await page.getByRole("slider", { name: "Step" }).inputValue());
  expect(Math.abs(position - 30)).toBeLessThanOrEqual(2);
  await page.getByRole("slider", { name: "Speed" }).fill("100");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.clock.runFor(200);
  await expect(statusOf(page)).toHaveText("Path found: cost 318, 28 cells.");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("every setting starts a new search at once", async ({ page }) => {
  await open(page);
  const expanded = page.locator("dl div", { hasText: "expanded" }).locator("dd");
  const before = await expanded.textContent();
  await page.getByLabel("Algorithm").selectOption("dijkstra");
  await expect(expanded).not.toHaveText(before ?? "");
  await expect(page.getByLabel("Heuristic")).toBeDisabled();
  await page.getByLabel("Algorithm").selectOption("greedy");
  await expect(shownText(page, /^Not the cheapest: a path of cost 318 exists/)).toBeVisible();
  await page.getByLabel("Algorithm").selectOption("astar");
  await page.getByLabel("Diagonal moves").selectOption("never");
  await expect(page.getByLabel("Heuristic").locator("option").first()).toHaveText("Manhattan distance (auto)");
  await page.getByLabel("Tie-breaking").selectOption("lifo");
  await openMore(page);
  await page.getByLabel("Costs").selectOption("sqrt2");
  await page.getByLabel("Weight").fill("5");
  await page.getByLabel("Weight").press("Enter");
  await page.getByRole("combobox", { name: "Open list" }).selectOption("unsorted-list");
  await page.getByLabel("Count penalties").uncheck();
  await expect(statusOf(page)).toHaveText(/^Path found/);
});

test("a wrong weight is answered with a sentence and changes nothing", async ({ page }) => {
  await open(page);
  await openMore(page);
  await page.getByLabel("Weight").fill("-1");
  await page.getByLabel("Weight").press("Enter");
  await expect(statusOf(page)).toHaveText(/weight was given -1; allowed is a finite number of at least 0/);
  await expect(page.getByLabel("Weight")).toHaveValue("1");
  await page.getByLabel("Weight").fill("");
  await page.getByLabel("Weight").press("Enter");
  await expect(page.getByLabel("Weight")).toHaveValue("1");
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(statusOf(page)).toHaveText(/^Paused/);
});

test("a city map is opened and its path is found", async ({ page }) => {
  await open(page);
  await openFile(page, "tests/maps/Berlin_0_256.map");
  await expect(boardOf(page)).toHaveAccessibleName("Board, 256 by 256");
  await expect(statusOf(page)).toHaveText(/^Path found: cost [\d,]+, [\d,]+ cells\.$/);
});

test("steps that are no numbers are refused, and nothing is lost", async ({ page }) => {
  await open(page);
  const star = page.locator("star-step");
  const call = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    star.evaluate(
      (element, [name, value]) =>
        Reflect.get(element, String(name)).call(element, value === "NaN" ? Number.NaN : value),
      [name, value],
    );
  await call("seek", 10);
  for (const [name, value] of [
    ["seek", "NaN"],
    ["seek", "12"],
    ["seek", null],
    ["seek", 1.5],
    ["step", "3"],
    ["step", "NaN"],
    ["step", null],
  ]) {
    await call(String(name), value);
    await expect(statusOf(page)).toHaveText(/must be a whole number/);
    expect(await star.evaluate((element) => Reflect.get(element, "solver").position)).toBe(10);
  }
  await call("step", 3);
  await expect(statusOf(page)).toHaveText(/^Paused at step 13/);
});
