// No number is crossed by the path: boards are drawn with and without it, and the pixels of all numbers are the same.
// Start and goal fill their cells.

import { expect, open, SOURCES, test } from "./page.js";
import { paired } from "./sampled.js";

test.use({ baseURL: SOURCES });

/**
 * Draws solved random boards with the page's own modules, at a cell size and a pixel ratio, and counts.
 * @param {import("@playwright/test").Page} page
 * @param {{ size: number, ratio: number, options: Record<string, unknown> }} how
 */
const drawn = (page, how) =>
  page.evaluate(async ({ size, ratio, options }) => {
    // Not names that the type checker or a bundler could look up.
    const load = (/** @type {string} */ name) => import(`/www/${name}.js`);
    const { Renderer } = await load("core/render/renderer");
    const { workIn } = await load("core/render/ratio");
    const { Session } = await load("core/session/session");
    // Until the full engine is there a search that only that knows waits, and has no path.
    const { loadFull } = await load("engine");
    await loadFull();
    const star = /** @type {HTMLElement} */ (document.querySelector("star-step"));
    const host = /** @type {ShadowRoot} */ (star.shadowRoot).querySelector(".container");
    const side = 11;
    let seed = 17;
    const random = () => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    };
    const [counts, ends] = [{ paths: 0, ink: 0, line: 0, crossed: 0 }, /** @type {number[][]} */ ([])];
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
    canvas.style.cssText = "position: fixed; width: 1px; height: 1px";
    host?.append(canvas);
    const mask = document.createElement("canvas");
    const maskContext = /** @type {CanvasRenderingContext2D} */ (mask.getContext("2d", { willReadFrequently: true }));
    const context = /** @type {any} */ (canvas.getContext("2d"));
    // All texts are written a second time, on a canvas that has nothing else.
    context.fillText = (/** @type {[string, number, number, number]} */ ...values) => {
      const { font, textAlign, textBaseline } = context;
      Object.assign(maskContext, { font, textAlign, textBaseline });
      maskContext.fillText(...values);
      CanvasRenderingContext2D.prototype.fillText.apply(context, values);
    };
    for (let board = 0; board < 2; board++) {
      const cells = () =>
        Array.from({ length: side }, () => (random() < 0.2 ? "@" : random() < 0.15 ? "S" : ".")).join("");
      const rows = Array.from({ length: side }, cells);
      rows[1] = `.s${rows[1].slice(2)}`;
      rows[9] = `${rows[9].slice(0, 9)}g.`;
      const session = new Session(`height ${side}\nwidth ${side}\nmap\n${rows.join("\n")}\n`, () => 0);
      session.run.configure(options);
      session.run.seek(Number.POSITIVE_INFINITY);
      workIn({ devicePixelRatio: ratio });
      const renderer = new Renderer(canvas, host);
      renderer.recolor();
      const pixels = side * Math.round(size * ratio) + Math.ceil(4 * ratio);
      renderer.resize(pixels, pixels);
      Object.assign(mask, { width: pixels, height: pixels });
      const draw = async (/** @type {boolean} */ path) => {
        renderer.sights = { ends: true, path };
        const goOn = () => {
          // The page draws in between, at its own ratio.
          workIn({ devicePixelRatio: ratio });
          return renderer.draw(session.run, undefined, 1e6, true);
        };
        while (goOn()) await new Promise(requestAnimationFrame);
        const copy = Object.assign(document.createElement("canvas"), { width: pixels, height: pixels });
        const reader = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d", { willReadFrequently: true }));
        reader.drawImage(canvas, 0, 0);
        return reader.getImageData(0, 0, pixels, pixels).data;
      };
      /** A number for each pixel. @param {Uint8ClampedArray} data */
      const whole = (data) => new Uint32Array(data.buffer);
      const without = await draw(false);
      maskContext.clearRect(0, 0, pixels, pixels);
      const withPath = await draw(true);
      const ink = maskContext.getImageData(0, 0, pixels, pixels).data;
      if (session.run.path?.cells.length > 4) counts.paths++;
      const [one, other] = [whole(without), whole(withPath)];
      for (let i = 0; i < one.length; i++) {
        const isInk = ink[4 * i + 3] > 0;
        if (isInk) counts.ink++;
        if (one[i] === other[i]) continue;
        counts.line++;
        if (isInk) counts.crossed++;
      }
      // Halfway to each side of its cell an end has its own color.
      const { size: cell, left, top } = renderer.camera;
      for (const name of ["start", "goal"]) {
        const [x, y] = session.run.board[name];
        for (const [dx, dy] of [
          [0.15, 0.5],
          [0.85, 0.5],
          [0.5, 0.13],
          [0.2, 0.82],
          [0.5, 0.5],
        ]) {
          const at = 4 * (Math.round(top + (y + dy) * cell) * pixels + Math.round(left + (x + dx) * cell));
          ends.push([...withPath.slice(at, at + 3)]);
        }
      }
      session.run.dispose();
    }
    canvas.remove();
    const probe = document.createElement("span");
    host?.append(probe);
    const [start, goal, mark] = ["start", "goal", "mark"].map((name) => {
      probe.style.color = `var(--starstep-${name})`;
      return getComputedStyle(probe).color.match(/\d+/g)?.map(Number);
    });
    probe.remove();
    return { ...counts, ends, colors: { start, goal, mark } };
  }, how);

const SIZES = [28, 44, 58, 90];
const OPTIONS = [{}, { diagonal: "never" }, { costs: "sqrt2" }, { algorithm: "bidirectional-astar" }];
const SCREENS = paired(/** @type {const} */ (["light", "dark"]), [1, 2, 3]);

test("no number is crossed by the path, and ends own their cells", async ({ page }) => {
  await open(page);
  for (const [[size, options], [colorScheme, ratio]] of paired(paired(SIZES, OPTIONS), SCREENS)) {
    await page.emulateMedia({ colorScheme });
    const { paths, ink, line, crossed, ends, colors } = await drawn(page, { size, ratio, options });
    const name = `${size} ${JSON.stringify(options)}, ${colorScheme}, ratio ${ratio}`;
    expect(paths, name).toBeGreaterThan(0);
    expect(ink, name).toBeGreaterThan(1000);
    expect(line, name).toBeGreaterThan(300);
    expect(crossed, name).toBe(0);
    for (const [i, color] of ends.entries()) {
      const [end, place] = [i % 10 < 5 ? colors.start : colors.goal, i % 5];
      expect(color, `${name}, place ${i}`).toEqual(place === 4 ? colors.mark : end);
    }
  }
});
