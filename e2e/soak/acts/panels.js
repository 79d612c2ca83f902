// What `cargo xtask soak` does around the board: the settings, and each tab with everything in it.

import { SUPPLIED } from "../../../www/features/lessons/supplied-scenarios.js";
import { useAll } from "../use.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../../tests/fuzz/random.js").Random} Random */

const TABS = ["Why", "Open list", "Board", "Measure"];

/** All settings, also those that open over the board, which are closed then. @param {Page} page */
export async function set(page) {
  await useAll(page.locator("star-step .settings"));
  const more = page.locator("star-step .settings details[open] > summary").first();
  if (await more.isVisible()) await more.click();
}

/** Each tab in any order, with everything in it used. @param {Page} page @param {Random} random */
export async function tabs(page, random) {
  const all = page.locator("star-step").first().getByRole("tab");
  for (const index of random.shuffled([...Array(await all.count()).keys()])) {
    await all.nth(index).click();
    const panel = page.locator("star-step [role=tabpanel]:visible").first();
    // What is in some of them is loaded first.
    await page.locator("star-step [role=tabpanel]:visible :is(button, select, .open-list, .order)").first().waitFor();
    await useAll(panel, /^(Save \.map|Measure|Resize|Rooms|Keys .*)$/);
  }
}

/** The list of keys and the rows of the board, with what can be chosen there. @param {Page} page */
export async function sheets(page) {
  const board = page.getByRole("application").first();
  const sheet = page.locator("star-step dialog");
  for (const key of ["?", "Shift+R"]) {
    await board.focus();
    await page.keyboard.press(key);
    await sheet.waitFor();
    await useAll(sheet, /^Close$/);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
  }
}

/** Measures for a moment, and stops. @param {Page} page */
export async function measure(page) {
  await page.getByRole("tab", { name: "Measure" }).first().click();
  await page.getByRole("button", { name: "Measure", exact: true }).first().click();
  await page.getByRole("progressbar").first().waitFor();
  await page.getByRole("button", { name: "Cancel", exact: true }).first().click();
}

/** The lessons, one after another, while a tab is open. @param {Page} page @param {Random} random */
export async function lessons(page, random) {
  const open = () =>
    page
      .getByRole("tab", { name: random.pick(TABS) })
      .first()
      .click();
  await open();
  for (let i = 0; i < 3; i++) {
    await page.evaluate(async (name) => {
      const star = /** @type {any} */ (document.querySelector("star-step"));
      await star.loadSupplied(name);
      star.play();
      for (let i = 0; i < 10; i++) await new Promise(requestAnimationFrame);
    }, random.pick(SUPPLIED));
    await open();
  }
}
