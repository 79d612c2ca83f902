import { search } from "../tests/page/naive.js";
import { arrive, boardIn, boardOf, expect, expectAtRest, open, openMore, shownText, statusOf, test } from "./page.js";

test("the first board is solved and paused; stepping and the slider go to any step, one expansion at a time", async ({
  page,
}) => {
  await open(page);
  await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
  await expect(statusOf(page)).toHaveText("Path found: cost 318, 28 cells.");
  await expect(shownText(page, "No path is cheaper.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  const step = page.getByRole("slider", { name: "Step" });
  const last = Number(await step.getAttribute("max"));
  await expect(step).toHaveValue(String(last));
  const course = page.locator("star-step .course");
  await expect(course).toHaveCount(0);
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
  await step.fill("50");
  await expect(statusOf(page)).toHaveText(/^Paused at step 50 of/);
  // Below the slider is the course of f. A mouse that rests on the slider sees another step, and goes nowhere.
  await expect(course.locator("path")).toHaveAttribute("d", /^M0 100V100H1V/);
  await expect(course.locator("b")).toHaveText("f");
  const taken = [...search(await boardIn(page), { algorithm: "astar", weight: 1, diagonal: "no-corner-cutting" })];
  const preview = page.locator("star-step .preview");
  const box = /** @type {{ x: number, y: number, width: number, height: number }} */ (await step.boundingBox());
  /** @type {Set<string>} */
  const pictures = new Set();
  for (const at of [last, 20, 0]) {
    await page.mouse.move(box.x + 10 + ((box.width - 20) * at) / last, box.y + box.height / 2);
    const of = taken[at - 1];
    const f = of === undefined ? "" : ` · f ${of.nodes.get(of.taken)?.f}`;
    await expect(preview).toHaveText(`Step ${at} of ${last}${f}`);
    pictures.add(await preview.locator("canvas").evaluate((it) => /** @type {HTMLCanvasElement} */ (it).toDataURL()));
  }
  expect(pictures.size).toBe(3);
  await expect(step).toHaveValue("50");
  await page.mouse.move(10, 10);
  await expect(preview).toBeHidden();
  // Steps that are no numbers are refused, and nothing is lost.
  const star = page.locator("star-step");
  const call = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    star.evaluate(
      (element, [name, value]) =>
        Reflect.get(element, String(name)).call(element, value === "NaN" ? Number.NaN : value),
      [name, value],
    );
  for (const [name, value] of [
    ["seek", "NaN"],
    ["seek", "12"],
    ["seek", null],
    ["seek", 1.5],
    ["step", "3"],
    ["step", "NaN"],
    ["step", null],
  ]) {
    // The sentence before goes with the next command.
    await call("seek", 10);
    await expect(statusOf(page)).toHaveText(/^Paused at step 10 of/);
    await call(String(name), value);
    await expect(statusOf(page)).toHaveText(/must be a whole number/);
    await expectAtRest(page, () => star.evaluate((element) => Reflect.get(element, "solver").position)).toBe(10);
  }
  await call("step", 3);
  await expect(statusOf(page)).toHaveText(/^Paused at step 13/);
});

test("playing takes as long as the speed says, pauses, and ends at the end", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await Promise.all([page.waitForResponse(/starstep_bg/), arrive(page)]);
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

test("every setting starts a new search at once, and a wrong weight is answered with a sentence", async ({ page }) => {
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
  const weight = page.getByLabel("Weight");
  await weight.fill("-1");
  await weight.press("Enter");
  await expect(statusOf(page)).toHaveText(/weight was given -1; allowed is a finite number of at least 0/);
  await expect(weight).toHaveValue("1");
  await weight.fill("");
  await weight.press("Enter");
  await expect(weight).toHaveValue("1");
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(statusOf(page)).toHaveText(/^Paused/);
  await page.getByRole("button", { name: "To end" }).click();
  // A press elsewhere folds them away.
  await openMore(page);
  await page.getByLabel("Costs").selectOption("sqrt2");
  await weight.fill("5");
  await weight.press("Enter");
  await page.getByRole("combobox", { name: "Open list" }).selectOption("unsorted-list");
  await page.getByLabel("Count penalties").uncheck();
  await expect(statusOf(page)).toHaveText(/^Path found/);
  const options = await page.locator("star-step").evaluate((star) => Reflect.get(star, "solver").options);
  expect(options).toMatchObject({ diagonal: "never", tieBreak: "lifo", costs: "sqrt2", weight: 5 });
  expect(options).toMatchObject({ openList: "unsorted-list", penalties: false });
});
