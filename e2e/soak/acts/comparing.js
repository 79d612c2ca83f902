// What `cargo xtask soak` does with searches that are compared: beside each other, one over another, on a ladder, by f, with
// what a program printed.

import { useAll } from "../use.js";
import { paste } from "./header.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../../tests/fuzz/random.js").Random} Random */

const button = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.locator("star-step").getByRole("button", { name, exact: true }).first();
const lanes = (/** @type {Page} */ page) => page.locator("star-step .lane");

/** @param {Page} page */
async function begin(page) {
  await page.locator("#compare").click();
  await lanes(page).nth(1).waitFor();
}

/** @param {Page} page */
async function end(page) {
  await button(page, "End comparing").click();
  await lanes(page).first().waitFor({ state: "detached" });
}

/** Presses a button that stays pressed, unless it is as wanted. @param {Page} page @param {string} name @param {boolean} isOn */
async function toggle(page, name, isOn) {
  // What was pressed last is shown in the frame after.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const isPressed = (await button(page, name).getAttribute("aria-pressed")) === "true";
  if (isPressed !== isOn) await button(page, name).click();
}

/** Two to four searches on one clock, with everything that can be done with them. @param {Page} page @param {Random} random */
export async function compare(page, random) {
  await begin(page);
  const acts = random.shuffled([
    () => useAll(page.locator("star-step .bar-of-all"), /^End comparing$/),
    async () => {
      await toggle(page, "Overlay", true);
      await button(page, "Step back").click();
      await toggle(page, "Overlay", false);
    },
    async () => {
      await toggle(page, "Ladder", true);
      const ladder = page.locator("star-step .ladder");
      await ladder.getByRole("combobox").first().waitFor();
      await useAll(ladder);
      await toggle(page, "Ladder", false);
    },
    async () => {
      // A ladder that was opened with the rest of the bar has hidden all boards but one.
      await toggle(page, "Ladder", false);
      await lanes(page).nth(1).locator("summary").first().click();
      await useAll(lanes(page).nth(1).locator("details").first(), /^Remove$/);
      await page.keyboard.press("Escape");
    },
    () =>
      page
        .locator("star-step")
        .first()
        .evaluate((star) => /** @type {any} */ (star).seek(7)),
  ]);
  for (const act of acts) {
    // An example ends what one of these opens.
    if ((await lanes(page).count()) < 2) await begin(page);
    await act();
  }
  await end(page);
}

/** A log beside Starstep's own search. @param {Page} page */
export async function compareLog(page) {
  await paste(page, "7 12\n8 12\n9 13\n10 12\n11 12\n");
  await page.getByRole("button", { name: /^Play it beside/ }).click();
  await lanes(page).nth(1).waitFor();
  await end(page);
}
