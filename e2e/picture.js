// Takes the picture of the page that the README and visitors without WebAssembly see, www/assets/preview.png, draws the icon in
// the sizes that browsers expect of a page that can be installed, and takes the pictures of docs/tour.md and docs/check.md.

import { chromium } from "@playwright/test";
import { comeBack } from "./returning.js";

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  colorScheme: "light",
  reducedMotion: "reduce",
});
await page.addInitScript(comeBack);
await page.goto(process.env.STARSTEP_URL ?? "http://127.0.0.1:8080");
await page.locator("star-step .status", { hasText: /^Path found/ }).waitFor();
// It comes a little later than the rest.
await page.locator("star-step .legend canvas").first().waitFor();
await page.screenshot({ path: "www/assets/preview.png" });
for (const size of [192, 512]) {
  const icon = await browser.newPage({ viewport: { width: size, height: size } });
  await icon.goto(`${process.env.STARSTEP_URL ?? "http://127.0.0.1:8080"}/www/assets/icon.svg`);
  await icon.screenshot({ path: `www/assets/icon-${size}.png`, omitBackground: true });
}
await browser.close();
await import("./tour-pictures.js");
await import("./check-pictures.js");
