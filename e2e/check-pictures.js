// Takes the pictures of docs/check.md: a wrong program is run on the board of the page, what it prints is pasted, and the answer
// is shown, beside the engine's own run and on a phone too; and another is run on the page.

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { comeBack } from "./returning.js";

const PROGRAM = readFileSync(new URL("../tests/wrong/astar.cjs", import.meta.url), "utf8");
const STUDENT = readFileSync(new URL("../tests/programs/20-monticulo-sacar.js", import.meta.url), "utf8");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});

/** A page whose dialog has the answer. @param {{ width: number, height: number }} viewport @param {number} scale */
async function answered(viewport, scale) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await context.addInitScript(comeBack);
  const page = await context.newPage();
  await page.goto(`${process.env.STARSTEP_URL ?? "http://127.0.0.1:8080"}/?lang=en`);
  await page.getByText(/^Path found/).waitFor();
  if (await page.locator("#more").isVisible()) await page.locator("#more").click();
  await page.locator("#check").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Language").first().selectOption("javascript");
  const board = await dialog.getByRole("textbox", { name: "Use it in your program" }).inputValue();
  const printed = execFileSync(process.execPath, ["-e", board + PROGRAM]).toString();
  await dialog.getByLabel("What your program printed").fill(printed);
  await dialog.locator(".verdict.bug").waitFor();
  await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
  return { page, dialog };
}

mkdirSync("docs/check", { recursive: true });
const { page, dialog } = await answered({ width: 1280, height: 960 }, 1);
await dialog.screenshot({ path: "docs/check/bug.png" });
await dialog.getByRole("button", { name: /^Play it beside/ }).click();
await page.getByText("Your program", { exact: true }).first().waitFor();
await page.waitForLoadState("networkidle");
await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
await page.screenshot({ path: "docs/check/beside.png" });
const phone = await answered({ width: 390, height: 780 }, 1);
await phone.dialog.locator(".verdict").scrollIntoViewIfNeeded();
await phone.dialog.locator(".answer").evaluate((element) => element.scrollIntoView());
await phone.page.screenshot({ path: "docs/check/phone.png" });
// A program that was run here.
const own = await answered({ width: 1280, height: 960 }, 1);
await own.dialog.getByRole("radio", { name: "Run it here" }).check();
const editor = own.dialog.getByRole("textbox", { name: "Your program", exact: true });
await editor.press("ControlOrMeta+a");
await editor.evaluate((element, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  element.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
}, STUDENT);
await own.dialog.getByRole("button", { name: "Run it", exact: true }).click();
await own.dialog.locator(".verdict.bug", { hasText: "last move" }).waitFor();
await own.dialog.locator(".program").evaluate((element) => element.scrollIntoView());
await own.page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
await own.dialog.screenshot({ path: "docs/check/editor.png" });
await browser.close();
