import { boardOf, expect, mapFile, open, openFile, statusOf, test } from "./page.js";

/** The contrast between two colors as WCAG defines it. @param {number[]} a Red, green and blue. @param {number[]} b */
function contrast(a, b) {
  const luminance = (/** @type {number[]} */ color) => {
    const [red, green, blue] = color.map((byte) => {
      const share = byte / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`the path is a band below the numbers, and they stay readable: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page);
    await openFile(page, mapFile("s...g\n....."));
    await expect(statusOf(page)).toHaveText(/^Path found/);
    const { column, colors } = await boardOf(page).evaluate((element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element);
      const copy = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height });
      const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d", { willReadFrequently: true }));
      context.drawImage(canvas, 0, 0);
      const rgb = (/** @type {number} */ x, /** @type {number} */ y) => [
        ...context.getImageData(x, y, 1, 1).data.slice(0, 3),
      ];
      // From top to bottom through the first row, in a cell of the path and next to its numbers.
      const size = Math.floor(Math.min((canvas.width - 4) / 5, (canvas.height - 4) / 2));
      const left = Math.floor((canvas.width - 5 * size) / 2);
      const top = Math.floor((canvas.height - 2 * size) / 2);
      const column = [0.1, 0.25, 0.4, 0.6, 0.75].map((y) => rgb(left + 2.1 * size, top + y * size));
      const span = document.createElement("span");
      canvas.after(span);
      const names = ["path-band", "path-band-edge", "text", "text-soft", "ground", "closed", "closed-goal"];
      const colors = names.map((name) => {
        span.style.color = `var(--starstep-${name})`;
        context.fillStyle = getComputedStyle(span).color;
        context.fillRect(0, 0, 1, 1);
        return rgb(0, 0);
      });
      span.remove();
      return { column, colors };
    });
    const [band, edge, text, soft, ground, closed, closedGoal] = colors;
    expect(column).toEqual([closed, band, band, band, band]);
    expect(contrast(band, text)).toBeGreaterThan(4.5);
    expect(contrast(band, soft)).toBeGreaterThan(4.5);
    // The path is visible without colors too.
    for (const area of [ground, closed, closedGoal]) expect(contrast(edge, area)).toBeGreaterThan(3);
  });
}
