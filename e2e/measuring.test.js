import { expect, open, test } from "./page.js";

test("the board's search is measured beside the page, many times", async ({ page }) => {
  await open(page);
  const panel = page.locator("details.measure");
  await panel.locator("summary").click();
  await expect(panel.getByLabel("A*", { exact: true })).toBeChecked();
  await panel.getByLabel("Dijkstra").check();
  await panel.getByRole("button", { name: "Measure" }).click();
  await expect(panel.getByRole("button", { name: "Cancel" })).toBeVisible();
  // The page answers while the worker is busy.
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(page.getByRole("status")).toHaveText(/^Paused/);
  await expect(panel.getByText(/runs in all/)).toBeVisible({ timeout: 40_000 });
  const runs = Number(
    (await panel.getByText(/runs in all/).textContent())?.match(/([\d,]+) runs/)?.[1].replaceAll(",", ""),
  );
  expect(runs).toBeGreaterThan(15);
  const blocks = panel.locator(".measurements dl");
  await expect(blocks).toHaveCount(3);
  for (const text of await blocks.locator(".measure-name dd").allTextContents()) {
    expect(Number.parseFloat(text)).toBeGreaterThan(0);
    expect(text).toMatch(/(µs|ms|s)$/);
  }
  await page.getByLabel("Diagonal moves").selectOption("never");
  await expect(panel.getByText("Board or settings have changed since these numbers were measured.")).toBeVisible();
});

test("what cannot run says why, and measuring can be cancelled", async ({ page }) => {
  await open(page);
  await page.getByLabel("Diagonal moves").selectOption("always");
  const panel = page.locator("details.measure");
  await panel.locator("summary").click();
  await panel.getByLabel("Jump point search").check();
  await panel.getByLabel("A*", { exact: true }).uncheck();
  await panel.getByLabel("Fastest for this board").uncheck();
  await panel.getByRole("button", { name: "Measure" }).click();
  await expect(panel.locator(".refused")).toHaveText(/^Jump point search: Jump point search needs diagonal moves/);
  await panel.getByLabel("Greedy best-first").check();
  await panel.getByRole("button", { name: "Measure" }).click();
  await panel.getByRole("button", { name: "Cancel" }).click();
  await expect(panel.getByRole("button", { name: "Measure" })).toBeVisible();
});
