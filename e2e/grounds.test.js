// What the element looks like in pages that are light only or dark only, whatever the reader's system wishes.

import { boardOf, expect, FOLDER, frames, plain } from "./page.js";
import { paired, sampled } from "./sampled.js";

const PAGES = {
  light: "body { background: #fff; color: #222 }",
  "light without a ground": "",
  "dark ground": "body { background: #14181d; color: #ddd }",
  "dark article": "body { background: #fff } article { background: oklch(25% 0.02 250); color: #ddd }",
  "dark scheme": ":root { color-scheme: dark }",
  "both schemes": ":root { color-scheme: light dark }",
};
/** @typedef {keyof typeof PAGES} Name */
const LEVELS = ["none", "transport", "basic", "full"];
const THEMES = ["auto", "light", "dark"];
/** Which level is shown in which theme: each level and each theme on each page, and another pairing on the next. */
const PAIRS = /** @type {Record<Name, [string, string][]>} */ (
  Object.fromEntries(
    Object.keys(PAGES).map((name, turn) => [
      name,
      process.env.STARSTEP_ALL
        ? LEVELS.flatMap((level) => THEMES.map((theme) => [level, theme]))
        : LEVELS.map((level, index) => [level, THEMES[(index + turn) % THEMES.length]]),
    ]),
  )
);
const MAP = ["type octile", "height 4", "width 10", "map", "s.........", "....@@....", "....@@....", ".........g"];

/** Pages with an element for each level, in each theme. @param {import("@playwright/test").Page} page @param {Name} name */
async function visit(page, name) {
  const pairs = PAIRS[name];
  const stars = pairs.map(
    ([level, theme]) =>
      `<p>Text.</p><star-step lang="en" theme="${theme}" controls="${level}" map="${MAP.join("&#10;")}"></star-step>`,
  );
  const body = `<!doctype html><meta charset="utf-8"><style>body { margin: 16px } ${PAGES[name]}</style>
    <article>${stars.join("")}</article><script type="module" src="${FOLDER}/star-step.js"></script>`;
  const address = `/${name.replaceAll(" ", "-")}/host.html`;
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(address);
  // Each begins when it is near, and keeps its room free until then.
  await page.evaluate(async () => {
    await customElements.whenDefined("star-step");
    for (const star of document.querySelectorAll("star-step")) {
      star.scrollIntoView();
      await /** @type {any} */ (star).whenReady;
    }
  });
  await expect(boardOf(page)).toBeVisible();
  await frames(page, 8);
}

/** All text that stands out from its ground by less than 4.5 : 1. @param {import("@playwright/test").Page} page */
const unreadable = (page) =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
      canvas.getContext("2d", { willReadFrequently: true })
    );
    /** Paints colors over each other, and reads what comes of it. @param {string[]} colors */
    const painted = (colors) => {
      for (const color of colors) {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
      }
      return context.getImageData(0, 0, 1, 1).data;
    };
    const luminance = (/** @type {Uint8ClampedArray} */ [r, g, b]) => {
      const [red, green, blue] = [r, g, b].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const probe = document.createElement("i");
    document.documentElement.append(probe);
    probe.style.color = "Canvas";
    const empty = getComputedStyle(probe).color;
    probe.remove();
    /** @type {string[]} */
    const found = [];
    const visit = (/** @type {Node} */ node, /** @type {string} */ star) => {
      if (node instanceof Text && node.data.trim()) {
        const parent = /** @type {Element} */ (node.parentElement);
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
        if (parent.closest(":disabled, .unused, option")) return;
        const range = new Range();
        range.selectNode(node);
        const { width, height } = range.getBoundingClientRect();
        if (Math.min(width, height) < 2 || parseFloat(getComputedStyle(parent).fontSize) === 0) return;
        const grounds = [];
        for (let at = /** @type {Element | null} */ (parent); at; ) {
          grounds.unshift(getComputedStyle(at).backgroundColor);
          at = at.assignedSlot ?? at.parentElement ?? /** @type {ShadowRoot} */ (at.getRootNode()).host ?? null;
        }
        const ground = luminance(painted([empty, ...grounds]));
        const { color } = getComputedStyle(parent);
        const text = luminance(painted([empty, ...grounds, color]));
        const ratio = (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05);
        if (ratio < 4.5) found.push(`${star}: ${node.data.trim().slice(0, 40)} (${color}) ${ratio.toFixed(2)}`);
      }
      for (const child of node.childNodes) visit(child, star);
      const { shadowRoot } = /** @type {Element} */ (node);
      if (shadowRoot) visit(shadowRoot, star);
    };
    const stars = document.querySelectorAll("star-step");
    for (const star of stars) visit(star, `${star.getAttribute("controls")} ${star.getAttribute("theme")}`);
    return { found, count: stars.length };
  });

plain(
  "text is readable in any page on any system, and a page that becomes dark takes its elements with it",
  async ({ page }) => {
    const names = /** @type {Name[]} */ (Object.keys(PAGES));
    // The light page comes last: it becomes dark then.
    const visited = [...sampled(names.slice(1), 3), names[0]];
    const systems = paired(/** @type {const} */ (["light", "dark"]), visited);
    for (const [system, name] of systems.sort(([, one], [, two]) => visited.indexOf(one) - visited.indexOf(two))) {
      await page.emulateMedia({ colorScheme: system });
      await visit(page, name);
      const readable = { found: [], count: PAIRS[name].length };
      await expect.poll(() => unreadable(page), `“${name}” on a ${system} system`).toEqual(readable);
    }

    const color = () =>
      page
        .locator("star-step[theme=auto]")
        .first()
        .evaluate((star) => getComputedStyle(star).color);
    const before = await color();
    await page.evaluate(() => {
      document.body.style.background = "#101418";
    });
    await expect.poll(color).not.toBe(before);
    // Colors fade.
    await expect.poll(async () => (await unreadable(page)).found).toEqual([]);
    await page.evaluate(() => {
      document.body.style.background = "#fff";
    });
    await expect.poll(color).toBe(before);
  },
);
