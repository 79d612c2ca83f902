// Light and dark: the theme that is set wins over the system's; and what a page sets wins over both.

import { expect, open as openPage, plain, SHIPPED, test } from "./page.js";

/** Two colors of the element as they are seen, and the scheme of its controls. @param {import("@playwright/test").Page} page */
const looks = (page) =>
  page.locator("star-step").evaluate((star) => {
    const text = star.shadowRoot?.querySelector(".status") ?? star;
    const card = star.shadowRoot?.querySelector(".card") ?? star;
    return [getComputedStyle(text).color, getComputedStyle(card).backgroundColor, getComputedStyle(star).colorScheme];
  });

const LIGHT = ["rgb(25, 33, 43)", "rgb(255, 254, 251)"];
const DARK = ["rgb(234, 238, 243)", "rgb(22, 28, 35)"];

for (const system of /** @type {const} */ (["light", "dark"])) {
  for (const theme of ["auto", "light", "dark"]) {
    test(`colors with the theme ${theme} on a ${system} system`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      await openPage(page, `${SHIPPED}/embed.html?lang=en&theme=${theme}`);
      const isDark = theme === "dark" || (theme === "auto" && system === "dark");
      const scheme = theme === "auto" ? "light dark" : theme;
      expect(await looks(page)).toEqual([...(isDark ? DARK : LIGHT), scheme]);
      // The system may change while the element is shown.
      await page.emulateMedia({ colorScheme: system === "dark" ? "light" : "dark" });
      const isDarkNow = theme === "dark" || (theme === "auto" && system === "light");
      expect(await looks(page)).toEqual([...(isDarkNow ? DARK : LIGHT), scheme]);
    });
  }

  test(`the page's own theme on a ${system} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await openPage(page);
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const [now, next] =
      system === "dark" ? ["rgb(15, 20, 26)", "rgb(246, 245, 240)"] : ["rgb(246, 245, 240)", "rgb(15, 20, 26)"];
    expect(await ground()).toBe(now);
    await page.locator("#theme").click();
    expect(await ground()).toBe(next);
    expect((await looks(page)).slice(0, 2)).toEqual(system === "dark" ? LIGHT : DARK);
  });
}

// The browser warns that reading pixels one by one is slow; the warning is meant for pages.
plain("a page sets colors, in any space that the browser knows", async ({ page }) => {
  await openPage(page, `${SHIPPED}/embed.html?lang=en`);
  const found = await page.locator("star-step").evaluate(async (star) => {
    const canvas = /** @type {HTMLCanvasElement} */ (star.shadowRoot?.querySelector("canvas.board"));
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const side = 300;
    await Reflect.get(star, "load").call(
      star,
      `height ${side}\nwidth ${side}\nmap\n${`${"@".repeat(side - 2)}..\n`.repeat(side)}`,
    );
    const colors = [];
    for (const color of ["rgb(10 200 30)", "oklch(0.7 0.2 30)", "color(display-p3 0.2 0.4 0.6)"]) {
      /** @type {HTMLElement} */ (star).style.setProperty("--starstep-wall", color);
      for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done));
      const painted = [...context.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data];
      context.save();
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      colors.push([painted, [...context.getImageData(0, 0, 1, 1).data]]);
      context.restore();
    }
    return colors;
  });
  for (const [painted, expected] of found) {
    for (const [part, value] of painted.entries()) expect(Math.abs(value - expected[part])).toBeLessThanOrEqual(1);
  }
});
