// Light and dark: the theme that is set wins over the system's; and what a page sets wins over both.

import { arrive, expect, open as openPage, plain, SHIPPED, test } from "./page.js";
import { inTurn } from "./sampled.js";

/** Two colors of the element as they are seen, and the scheme of its controls. @param {import("@playwright/test").Page} page */
const looks = (page) =>
  page.locator("star-step").evaluate((star) => {
    const text = star.shadowRoot?.querySelector(".status") ?? star;
    const card = star.shadowRoot?.querySelector(".chip, .card") ?? star;
    return [getComputedStyle(text).color, getComputedStyle(card).backgroundColor, getComputedStyle(star).colorScheme];
  });

const LIGHT = ["rgb(25, 33, 43)", "rgb(255, 254, 251)"];
const DARK = ["rgb(234, 238, 243)", "rgb(22, 28, 35)"];

test("the theme that is set wins over the system's, and the page has its own", async ({ page }) => {
  for (const theme of ["auto", "light", "dark"]) {
    const begin = theme === "light" ? "dark" : "light";
    await page.emulateMedia({ colorScheme: begin });
    await arrive(page, `${SHIPPED}/embed.html?lang=en&theme=${theme}`);
    // The system may change while the element is shown.
    for (const system of /** @type {const} */ ([begin, begin === "dark" ? "light" : "dark"])) {
      await page.emulateMedia({ colorScheme: system });
      const isDark = theme === "dark" || (theme === "auto" && system === "dark");
      const expected = [...(isDark ? DARK : LIGHT), isDark ? "dark" : "light"];
      await expect.poll(() => looks(page), `${theme} on ${system}`).toEqual(expected);
    }
  }
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  for (const system of /** @type {const} */ (["light", "dark"])) {
    await page.emulateMedia({ colorScheme: system });
    await arrive(page);
    const [now, next] =
      system === "dark" ? ["rgb(12, 17, 22)", "rgb(241, 239, 232)"] : ["rgb(241, 239, 232)", "rgb(12, 17, 22)"];
    await expect.poll(ground).toBe(now);
    await page.locator("#theme").click();
    await expect.poll(ground).toBe(next);
    await expect.poll(async () => (await looks(page)).slice(0, 2)).toEqual(system === "dark" ? LIGHT : DARK);
    await page.evaluate(() => localStorage.clear());
  }
});

// The browser warns that reading pixels one by one is slow; the warning is meant for pages.
plain("a page sets colors, in any space that the browser knows", { tag: inTurn(0) }, async ({ page }) => {
  await openPage(page, `${SHIPPED}/embed.html?lang=en`);
  const found = await page.locator("star-step").evaluate(async (star) => {
    const canvas = /** @type {HTMLCanvasElement} */ (star.shadowRoot?.querySelector("canvas.board"));
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const side = 300;
    await Reflect.get(star, "load").call(
      star,
      `height ${side}\nwidth ${side}\nmap\n${`${"@".repeat(side - 2)}..\n`.repeat(side)}`,
    );
    // At the end walls recede.
    /** @type {any} */ (star).seek(0);
    /** @param {number} x @param {number} y */
    const pixel = (x, y) => [...context.getImageData(x, y, 1, 1).data];
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    /** @param {number[]} one @param {number[]} other */
    const areAlike = (one, other) => one.every((value, part) => Math.abs(value - other[part]) <= 1);
    const colors = [];
    for (const color of ["rgb(10 200 30)", "oklch(0.7 0.2 30)", "color(display-p3 0.2 0.4 0.6)"]) {
      context.save();
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const expected = pixel(0, 0);
      context.restore();
      /** @type {HTMLElement} */ (star).style.setProperty("--starstep-wall", color);
      const painted = () => pixel(10, canvas.height / 2);
      // What paints cells that small is loaded first; after that it takes a few frames.
      for (let i = 0; i < (colors.length ? 3 : 300) && !areAlike(painted(), expected); i++) await frame();
      colors.push([painted(), expected]);
    }
    return colors;
  });
  for (const [painted, expected] of found) {
    for (const [part, value] of painted.entries()) expect(Math.abs(value - expected[part])).toBeLessThanOrEqual(1);
  }
});
