import { boardOf, expect, expectAtRest, frames, open, openTab, pointOf, test } from "./page.js";
import { sampled } from "./sampled.js";
import { missed } from "./targets.js";

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

/** The tabs, and what the header opens. */
const TABS = sampled(["Why", "Open list", "Board", "Measure"], 2);
const OPENED = sampled(["Check my A*", "Share", "Compare"], 2);

test.describe("on a phone every control is large enough for a finger", () => {
  test.use(PHONE);

  test("in the tabs, while drawing, and in what the header opens", async ({ page }) => {
    await open(page);
    for (const tab of TABS) {
      await openTab(page, tab);
      await frames(page, 4);
      await expectAtRest(page, () => missed(page), tab).toEqual([]);
    }
    const { x, y } = await pointOf(page, 4, 4);
    await page.touchscreen.tap(x, y);
    const done = page.getByRole("button", { name: "Done drawing" });
    await expect(done).toBeVisible();
    // It covers no cell.
    const [board, button] = [await boardOf(page).boundingBox(), await done.boundingBox()];
    expect(board && button && button.y + button.height <= board.y).toBe(true);
    await done.tap();
    await expect(done).toBeHidden();
    // A finger points at an entry of the heap first, and presses it with the second tap.
    await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).seek(30));
    await openTab(page, "Open list");
    await page.getByLabel("As stored").check();
    const [fifth, eleventh] = [5, 11].map((place) => page.locator(`.node[aria-label^="Place ${place}:"]`));
    await fifth.tap();
    await expect(fifth).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("button", { name: "Whole heap" })).toBeHidden();
    await fifth.tap();
    await expect(page.getByRole("button", { name: "Whole heap" })).toBeVisible();
    await expect(eleventh).not.toHaveClass(/dot/);
    // All that can be read in the part is as large as a finger needs.
    await expectAtRest(page, () => missed(page), "As stored").toEqual([]);
    await openTab(page, "Why");
    await page.getByRole("button", { name: "Learn" }).tap();
    await page.getByRole("dialog").getByRole("button").nth(4).waitFor();
    await expectAtRest(page, () => missed(page), "Learn").toEqual([]);
    await page.keyboard.press("Escape");
    for (const name of OPENED) {
      await page.getByRole("button", { name: "More", exact: true }).tap();
      await page.getByRole("button", { name, exact: true }).tap();
      await page
        .locator(name === "Compare" ? "star-step .lane >> nth=1" : "dialog[open] button:visible >> nth=1")
        .waitFor();
      await frames(page, 8);
      await expectAtRest(page, () => missed(page), name).toEqual([]);
      if (name === "Check my A*") {
        const picture = await page.locator("dialog[open] canvas").first().boundingBox();
        expect(((picture?.width ?? 0) * (picture?.height ?? 0)) / (390 * 844)).toBeGreaterThanOrEqual(0.2);
      }
      if (name !== "Compare") await page.getByRole("button", { name: "Close" }).tap();
    }
  });

  test("in lessons, which are not wider than a narrow screen", async ({ page }) => {
    let marks = 0;
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    for (const scenario of ["tour-3-dijkstra", "tour-9-your-own-board", "ties"]) {
      await page.setViewportSize(PHONE.viewport);
      await open(page, `/?lang=en&scenario=${scenario}`);
      await page.getByRole("tab", { name: "Lesson" }).waitFor();
      await frames(page, 4);
      await expectAtRest(page, () => missed(page), scenario).toEqual([]);
      // A finger needs the room of the marks for the slider.
      for (const mark of await page.locator(".marks span").all()) {
        await expect(mark).toHaveCSS("pointer-events", "none");
        marks++;
      }
      if (scenario === "tour-3-dijkstra") {
        // A board of 8 × 7 cells cannot have more of the screen than its width allows: that is all of it.
        const board = await boardOf(page).boundingBox();
        expect(((board?.width ?? 0) * (board?.height ?? 0)) / (390 * 844)).toBeGreaterThanOrEqual(0.4);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(overflow, scenario).toBe(0);
      // What is read scrolls under the transport, and shows on neither side of it.
      await page.setViewportSize({ width: 768, height: 1024 });
      const isWider = async () => {
        const [read, bar] = [page.locator("star-step .tab-panel:visible"), page.locator("star-step .transport")];
        return Number((await bar.boundingBox())?.width) >= Number((await read.boundingBox())?.width);
      };
      await expect.poll(isWider, scenario).toBe(true);
    }
    // Nor is what is said before the first step, in a language of long words, whether it is seen or only read out.
    await open(page, "/?lang=es");
    await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).seek(0));
    await expect(page.locator("star-step .code .line")).toHaveText("poner el inicio en la lista abierta");
    await expectAtRest(page, overflow, "es").toBe(0);
    expect(marks).toBeGreaterThan(0);
  });
});
