// Nothing is left behind by what is opened and closed: no listener, no node, no memory.

import { expectNothingLeft } from "./left.js";
import { expect, open, openMore, openTab, test } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Acts inside the page, each of which opens something and closes it again. @type {[string, string[]][]} */
const CLICKS = [
  ["every tab", ["[role=tab]:nth-child(2)", "[role=tab]:nth-child(3)", "[role=tab]:nth-child(4)", "[role=tab]"]],
  ["the question which cell is next", [".quiz [aria-pressed]", ".quiz [aria-pressed]"]],
  ["the other settings", [".settings summary", ".settings summary"]],
];

/** Chosen one after the other. @type {[string, string, string[]][]} */
const CHOICES = [
  ["every layer", ".layers select", ["g", "h", "f", "remaining", "order", "parents", "too-large", ""]],
  ["every spelling", ".code select", ["python", "csharp", "cpp", "javascript", "words"]],
];

/** A board at a step, with the tab Why filled. @param {Page} page */
async function begin(page) {
  await open(page);
  await openTab(page, "Why");
  await expect(page.locator(".quiz [aria-pressed]")).toBeVisible();
  await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).seek(20));
}

for (const [name, selectors] of CLICKS) {
  test(`${name}, opened and closed a hundred times`, async ({ page }) => {
    await begin(page);
    await expectNothingLeft(page, (times) =>
      page.locator("star-step").evaluate(
        async (star, { selectors, times }) => {
          for (let i = 0; i < times; i++) {
            for (const selector of selectors) {
              const root = /** @type {ShadowRoot} */ (star.shadowRoot);
              /** @type {HTMLElement} */ (root.querySelector(selector)).click();
              await new Promise(requestAnimationFrame);
            }
          }
        },
        { selectors, times },
      ),
    );
  });
}

for (const [name, selector, values] of CHOICES) {
  test(`${name}, chosen a hundred times`, async ({ page }) => {
    await begin(page);
    await expectNothingLeft(page, (times) =>
      page.locator("star-step").evaluate(
        async (star, { selector, values, times }) => {
          const select = /** @type {HTMLSelectElement} */ (star.shadowRoot?.querySelector(selector));
          for (let i = 0; i < times; i++) {
            for (const value of values) {
              select.value = value;
              if (select.value !== value) throw new Error(`There is no ${value}.`);
              select.dispatchEvent(new Event("change"));
              await new Promise(requestAnimationFrame);
            }
          }
        },
        { selector, values, times },
      ),
    );
  });
}

test("a cell, pointed at and let go a hundred times", async ({ page }) => {
  await begin(page);
  await page.getByRole("application").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".ask .answer li").first()).toBeVisible();
  await expectNothingLeft(page, async (times) => {
    for (let i = 0; i < times; i++) {
      await page.keyboard.press(i % 2 === 0 ? "ArrowRight" : "ArrowLeft");
      await page.keyboard.press("Escape");
    }
  });
});

test("all panels, made anew in another language", async ({ page }) => {
  await begin(page);
  await openMore(page);
  await expectNothingLeft(page, (times) =>
    page.locator("star-step").evaluate(async (star, times) => {
      for (let i = 0; i < times / 5; i++) {
        for (const tag of ["es", "en"]) {
          star.setAttribute("lang", tag);
          for (let j = 0; j < 6; j++) await new Promise(requestAnimationFrame);
        }
      }
    }, times),
  );
});

test("Share, and the numbers in the Export dialog, opened and closed a hundred times", async ({ page }) => {
  await begin(page);
  await expectNothingLeft(page, (times) =>
    page.evaluate(async (times) => {
      /** @template T @param {() => T} find @returns {Promise<NonNullable<T>>} */
      const there = async (find) => {
        for (;;) {
          const found = find();
          if (found) return found;
          await new Promise(requestAnimationFrame);
        }
      };
      const click = async (/** @type {string} */ selector) =>
        (await there(() => document.querySelector(/** @type {"button"} */ (selector)))).click();
      for (let i = 0; i < times; i++) {
        await click("#share");
        // The texts are there.
        await there(() => document.querySelector("dialog.share textarea"));
        await click("dialog.share .export");
        await click("dialog.take [value=numbers]");
        const preview = await there(
          () => /** @type {HTMLTextAreaElement | null} */ (document.querySelector("dialog.take textarea")),
        );
        await there(() => preview.value);
        await click("dialog.take header button");
        await there(() => !document.querySelector("dialog"));
      }
    }, times),
  );
});
