// The form in which a lesson is made, as tests use it.

import { expect } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */

export const form = (/** @type {Page} */ page) => page.getByRole("complementary");
/** @param {Page} page @param {string} name */
export const button = (page, name) => form(page).getByRole("button", { name, exact: true });
/** @param {Page} page @param {string} label */
export const text = (page, label) => form(page).getByRole("textbox", { name: label, exact: true });

/** Opens the form from the Share dialog, which is in a menu in narrow windows. @param {Page} page @param {string} [name] */
export async function begin(page, name = "Make a lesson…") {
  const share = page.locator("#share");
  await expect(page.locator("#learn")).toBeVisible();
  if (!(await share.isVisible())) await page.locator("#more").click();
  await share.click();
  await page.locator("dialog").getByRole("button", { name }).click();
  await expect(form(page)).toBeVisible();
}

/** The lesson that is saved. @param {Page} page */
export async function saved(page) {
  const download = page.waitForEvent("download");
  await button(page, "Save").click();
  const file = await download;
  const chunks = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString() };
}
