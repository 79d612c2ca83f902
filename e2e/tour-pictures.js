// Takes the pictures of docs/tour.md: the board of each lesson of the tour at the moment that its picture should show.

import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { BOWL } from "../tests/page/bowl.js";
import { TOUR } from "../www/features/lessons/supplied-scenarios.js";
import { comeBack } from "./returning.js";

/** The step of each picture, where it is not the one at which the lesson asks. @type {Record<string, number>} */
const STEPS = {
  "tour-1-moves": 53,
  "tour-2-flood": 40,
  "tour-4-greedy": 1,
  "tour-two-ways": 32,
  "tour-5-astar": 18,
  "tour-8-corners": 25,
};
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
const page = await browser.newPage({
  viewport: { width: 368, height: 900 },
  colorScheme: "light",
  reducedMotion: "reduce",
});
await page.addInitScript(comeBack);
/** Lets the page draw. @param {number} count How many frames. */
const drawn = (count) =>
  page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
  }, count);
mkdirSync("docs/tour", { recursive: true });
for (const name of TOUR) {
  await page.goto(`${process.env.STARSTEP_URL ?? "http://127.0.0.1:8080"}/?lang=en&scenario=${name}`);
  await page.locator("star-step .caption").waitFor();
  const seek = (/** @type {number | undefined} */ step) =>
    page.evaluate((to) => {
      const star = /** @type {import("../www/star-step.js").StarStep} */ (document.querySelector("star-step"));
      star.seek(to ?? star.solver?.length ?? 0);
    }, step);
  if (name in STEPS) await seek(STEPS[name]);
  // Up to the question; the last caption comes with it or later.
  else
    while (await page.locator("star-step .scenario .question").isHidden()) {
      await page.locator("star-step .steps button").nth(1).click();
      await drawn(3);
    }
  if (name === "tour-9-your-own-board") {
    await page.evaluate((cells) => {
      const star = /** @type {import("../www/star-step.js").StarStep} */ (document.querySelector("star-step"));
      for (const [x, y] of cells) star.setCell(x, y, 255);
    }, BOWL);
    await seek(undefined);
  }
  // What draws the numbers is loaded when it is first needed; then they are there in the next frame.
  await page.waitForLoadState("networkidle");
  await drawn(5);
  await page
    .getByRole("application")
    .first()
    .screenshot({ path: `docs/tour/${name}.png` });
}
await browser.close();
