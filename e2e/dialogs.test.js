// What closes a dialog: a press beside it, and nothing that began in it.

import { boardOf, expect, open, test } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */

const button = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** How each dialog that closes so is opened. @type {Record<string, (page: Page) => Promise<void>>} */
const DIALOGS = {
  gallery: (page) => button(page, "Learn"),
  check: (page) => button(page, "Check my A*"),
  share: (page) => button(page, "Share"),
  take: async (page) => {
    await button(page, "Share");
    await button(page, "Export…");
  },
  sheet: async (page) => {
    await boardOf(page).focus();
    await page.keyboard.press("?");
  },
};

for (const [name, show] of Object.entries(DIALOGS)) {
  test(`a press beside a dialog closes it, one that began in it does not: ${name}`, async ({ page }) => {
    await open(page);
    await show(page);
    const dialog = page.locator(`dialog.${name}`);
    await expect(dialog).toBeVisible();
    const title = dialog.getByRole("heading").first();
    // A text is selected from the end to beyond the edge.
    await title.hover();
    await page.mouse.down();
    await page.mouse.move(4, 4, { steps: 4 });
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    // It grows under the pointer, so that the press ends on what is not the part in which it began.
    await title.hover();
    await page.mouse.down();
    await dialog.evaluate((dialog) => {
      dialog.style.paddingBlockStart = "120px";
    });
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog).toHaveCount(0);
  });
}

/** Keeps every place that the head of a dialog has, in each frame. @param {Page} page @param {string} name */
const watchHead = (page, name) =>
  page.evaluate((name) => {
    const places = new Set();
    const look = () => {
      const roots = [document, document.querySelector("star-step")?.shadowRoot];
      const heads = roots.map((root) => root?.querySelector(`dialog.${name} :is(h1, h2, h3)`));
      const head = heads.find((element) => element)?.getBoundingClientRect();
      if (head && head.height > 0) places.add(`${Math.round(head.x)}, ${Math.round(head.y)}`);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { places });
  }, name);

for (const [name, show] of Object.entries(DIALOGS)) {
  test(`a dialog stays where it is while what it shows is loaded: ${name}`, async ({ page }) => {
    await open(page);
    await watchHead(page, name);
    await show(page);
    const dialog = page.locator(`dialog.${name}`);
    await expect(dialog).toBeVisible();
    const kinds = name === "take" ? await dialog.getByRole("radio").all() : [];
    for (const kind of kinds) {
      await kind.click();
      await expect(kind).toBeChecked();
      await expect(dialog.locator(".take-body > section > *").first()).toBeVisible();
    }
    await page.waitForFunction(
      (since) => performance.now() - since > 700,
      await page.evaluate(() => performance.now()),
    );
    expect(await page.evaluate(() => [.../** @type {any} */ (window).places])).toHaveLength(1);
  });
}

test("who has gone on while a dialog is still being filled stays there, who waits begins in it", async ({ page }) => {
  await open(page);
  for (const goesOn of [true, false]) {
    await page.locator("star-step").evaluate((star) => {
      const own = /** @type {any} */ (star);
      const toLink = own.constructor.prototype.toLink;
      const held = new Promise((resolve) => Object.assign(window, { release: resolve }));
      own.toLink = async () => {
        await held;
        return toLink.call(own);
      };
    });
    await button(page, "Share");
    const dialog = page.locator("dialog.share");
    await expect(dialog.getByRole("button", { name: "Make a lesson…" })).toBeFocused();
    if (goesOn) await page.keyboard.press("Tab");
    await page.evaluate(() => /** @type {any} */ (window).release());
    await expect(dialog.getByLabel("Link", { exact: true })).toBeVisible();
    await expect(dialog.getByRole("button", { name: goesOn ? "Export…" : "Copy: Link", exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});
