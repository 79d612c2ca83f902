// No number is crossed by anything: all ink of a cell stands on one color, which on the path is the path's, and the path
// is in one piece. Start and goal fill their cells.

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
    const counts = { paths: 0, ink: 0, onPath: 0, crossed: 0, besidePath: 0, apart: 0 };
    const ends = /** @type {number[][]} */ ([]);
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
    canvas.style.cssText = "position: fixed; width: 1px; height: 1px";
    host?.append(canvas);
    const mask = document.createElement("canvas");
    const maskContext = /** @type {CanvasRenderingContext2D} */ (mask.getContext("2d", { willReadFrequently: true }));
    const context = /** @type {any} */ (canvas.getContext("2d"));
    // Texts are written on a canvas that has nothing else, so that what is beneath them is seen.
    context.fillText = (/** @type {[string, number, number, number]} */ ...values) => {
      const { font, textAlign, textBaseline } = context;
      Object.assign(maskContext, { font, textAlign, textBaseline });
      maskContext.fillText(...values);
    };
    const probe = document.createElement("span");
    host?.append(probe);
    const [start, goal, mark, pathColor] = ["start", "goal", "mark", "path"].map((name) => {
      probe.style.color = `var(--starstep-${name})`;
      return getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
    });
    probe.remove();
    /** A color as a number, as pixels are read. @param {number[]} color */
    const wholeOf = ([red, green, blue]) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
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
      const goOn = () => {
        // The page draws in between, at its own ratio.
        workIn({ devicePixelRatio: ratio });
        return renderer.draw(session.run, undefined, 1e6, true);
      };
      while (goOn()) await new Promise(requestAnimationFrame);
      const copy = Object.assign(document.createElement("canvas"), { width: pixels, height: pixels });
      const reader = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d", { willReadFrequently: true }));
      reader.drawImage(canvas, 0, 0);
      const drawn = reader.getImageData(0, 0, pixels, pixels).data;
      const ink = maskContext.getImageData(0, 0, pixels, pixels).data;
      const beneath = new Uint32Array(drawn.buffer);
      const { size: cell, left, top } = renderer.camera;
      const { path } = session.run;
      const onPath = new Set();
      for (let i = 0; i < (path?.cells.length ?? 0); i += 2) onPath.add(`${path.cells[i]} ${path.cells[i + 1]}`);
      if (onPath.size > 2) counts.paths++;
      /** The colors beneath the ink of each cell. @type {Map<string, Set<number>>} */
      const colors = new Map();
      for (let i = 0; i < beneath.length; i++) {
        if (ink[4 * i + 3] === 0) continue;
        counts.ink++;
        const at = `${Math.floor(((i % pixels) - left) / cell)} ${Math.floor((Math.floor(i / pixels) - top) / cell)}`;
        colors.set(at, (colors.get(at) ?? new Set()).add(beneath[i]));
      }
      // The path is in one piece, from one of its ends to the other.
      const isPath = (/** @type {number} */ i) => beneath[i] === wholeOf(pathColor);
      const isEnd = (/** @type {number} */ x, /** @type {number} */ y) =>
        [session.run.board.start, session.run.board.goal].some(
          ([column, row]) => Math.floor((x - left) / cell) === column && Math.floor((y - top) / cell) === row,
        );
      const [startX, startY] = session.run.board.start;
      const first = Math.round(top + (startY + 0.5) * cell) * pixels + Math.round(left + (startX + 0.5) * cell);
      const [reached, front] = [new Set([first]), [first]];
      for (let i = front.pop(); i !== undefined; i = front.pop()) {
        for (const next of [i - 1, i + 1, i - pixels, i + pixels]) {
          if (reached.has(next) || !(isPath(next) || isEnd(next % pixels, Math.floor(next / pixels)))) continue;
          reached.add(next);
          front.push(next);
        }
      }
      for (let i = 0; i < beneath.length; i++) if (isPath(i) && !reached.has(i)) counts.apart++;
      for (const [at, found] of colors) {
        if (found.size > 1) counts.crossed++;
        if (!onPath.has(at)) continue;
        counts.onPath++;
        if (!found.has(wholeOf(pathColor))) counts.besidePath++;
      }
      // Halfway to each side of its cell an end has its own color.
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
          ends.push([...drawn.slice(at, at + 3)]);
        }
      }
      session.run.dispose();
    }
    canvas.remove();
    return { ...counts, ends, colors: { start, goal, mark } };
  }, how);

const SIZES = [28, 44, 58, 90];
const OPTIONS = [{}, { diagonal: "never" }, { costs: "sqrt2" }, { algorithm: "bidirectional-astar" }];
const SCREENS = paired(/** @type {const} */ (["light", "dark"]), [1, 2, 3]);

test("the path is one shape, no number is crossed, and ends own their cells", async ({ page }) => {
  await open(page);
  for (const [[size, options], [colorScheme, ratio]] of paired(paired(SIZES, OPTIONS), SCREENS)) {
    await page.emulateMedia({ colorScheme });
    const { paths, ink, onPath, crossed, besidePath, apart, ends, colors } = await drawn(page, {
      size,
      ratio,
      options,
    });
    const name = `${size} ${JSON.stringify(options)}, ${colorScheme}, ratio ${ratio}`;
    expect(paths, name).toBeGreaterThan(0);
    expect(ink, name).toBeGreaterThan(1000);
    expect(onPath, name).toBeGreaterThan(5);
    expect({ crossed, besidePath, apart }, name).toEqual({ crossed: 0, besidePath: 0, apart: 0 });
    for (const [i, color] of ends.entries()) {
      const [end, place] = [i % 10 < 5 ? colors.start : colors.goal, i % 5];
      expect(color, `${name}, place ${i}`).toEqual(place === 4 ? colors.mark : end);
    }
  }
});
