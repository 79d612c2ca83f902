// Dialogs stay where they are while they are filled, and are closed by a press beside them, not by one that began in them.

import { boardOf, expect, expectAtRest, frames, open, test } from "./page.js";
import { sampled } from "./sampled.js";

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

/** Keeps every place that the head of a dialog has, in each frame. @param {Page} page @param {string} name */
const watchHead = (page, name) =>
  page.evaluate((name) => {
    const places = new Set();
    const look = () => {
      const roots = [document, document.querySelector("star-step")?.shadowRoot];
      const heads = roots.map((root) => root?.querySelector(`dialog.${name} :is(h1, h2, h3)`));
      const head = heads.find((element) => element)?.getBoundingClientRect();
      if (head && head.height > 0) places.add(`${Math.round(head.x)}, ${Math.round(head.y)}`);
      if (Reflect.get(window, "places") === places) requestAnimationFrame(look);
    };
    Object.assign(window, { places });
    look();
  }, name);

/** What is shown last in each. @type {Record<string, (dialog: import("@playwright/test").Locator) => Promise<void>>} */
const FILLED = {
  gallery: (dialog) => expect(dialog.getByRole("button", { name: /^1\. / })).toBeVisible(),
  check: (dialog) => expect(dialog.locator("canvas").first()).toBeVisible(),
  share: (dialog) => expect(dialog.getByRole("textbox", { name: "Link", exact: true })).not.toBeEmpty(),
  take: async (dialog) => {
    for (const kind of sampled(await dialog.getByRole("radio").all(), 3)) {
      await kind.click();
      await expect(kind).toBeChecked();
      await expect(dialog.locator(".take-body > section > *").first()).toBeVisible();
    }
  },
  sheet: (dialog) => expect(dialog.getByRole("combobox").first()).toBeVisible(),
};

test("a dialog stays where it is while it is filled, and a press beside it closes it, not one that began in it", async ({
  page,
}) => {
  await open(page);
  for (const [name, show] of sampled(Object.entries(DIALOGS), 2)) {
    await watchHead(page, name);
    await show(page);
    const dialog = page.locator(`dialog.${name}`);
    await expect(dialog).toBeVisible();
    await FILLED[name](dialog);
    await frames(page, 8);
    await expectAtRest(page, () => page.evaluate(() => [.../** @type {any} */ (window).places]), name).toHaveLength(1);
    const title = dialog.getByRole("heading").first();
    // A text is selected from the end to beyond the edge.
    await title.hover();
    await page.mouse.down();
    await page.mouse.move(4, 4, { steps: 2 });
    await page.mouse.up();
    await frames(page, 1);
    await expect(dialog).toBeVisible();
    // It grows under the pointer, so that the press ends on what is not the part in which it began.
    await title.hover();
    await page.mouse.down();
    await dialog.evaluate((dialog) => {
      dialog.style.paddingBlockStart = "120px";
    });
    await page.mouse.up();
    await frames(page, 1);
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog).toHaveCount(0);
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  }
});

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
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    if (goesOn) await page.keyboard.press("Tab");
    await page.evaluate(() => /** @type {any} */ (window).release());
    await expect(dialog.getByLabel("Link", { exact: true })).toBeVisible();
    await expect(
      dialog.getByRole("button", { name: goesOn ? "Make a lesson…" : "Copy link", exact: true }),
    ).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});
