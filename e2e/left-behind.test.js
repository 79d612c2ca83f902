// Nothing is left behind by what is opened and closed: no listener, no node, no memory. Here a few times; often, and each thing
// for itself, in a thorough run. `cargo xtask soak` opens everything that there is.

import { randomFrom } from "../tests/page/random-numbers.js";
import { expectNothingLeft } from "./left.js";
import { expect, open, openMore, openTab, test } from "./page.js";
import { sampled } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Acts inside the page, each of which opens something and closes it again. @type {[string, string[]][]} */
const CLICKS = [
  ["every tab", ["[role=tab]:nth-child(2)", "[role=tab]:nth-child(3)", "[role=tab]:nth-child(4)", "[role=tab]"]],
  ["the question which cell is next", [".quiz [aria-pressed]", ".quiz [aria-pressed]"]],
  [
    "every layer",
    ["g", "h", "f", "remaining", "order", "parents", "too-large", ""].map((name) => `.letters [value="${name}"]`),
  ],
  ["the other settings", [".settings summary", ".settings summary"]],
];

/** Chosen one after the other. @type {[string, string, string[]][]} */
const CHOICES = [["every spelling", ".code select", ["python", "csharp", "cpp", "javascript", "words"]]];

/** A board at a step, with the tab Why filled. @param {Page} page */
async function begin(page) {
  await open(page);
  await openTab(page, "Why");
  await expect(page.locator(".quiz [aria-pressed]")).toBeVisible();
  await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).seek(20));
}

for (const [name, selectors] of CLICKS) {
  test(`${name}, opened and closed many times`, { tag: "@thorough" }, async ({ page }) => {
    await begin(page);
    await expectNothingLeft(page, (times) =>
      page.locator("star-step").evaluate(
        async (star, { selectors, times }) => {
          for (let i = 0; i < times; i++) {
            for (const selector of selectors) {
              const root = /** @type {ShadowRoot} */ (star.shadowRoot);
              /** @type {HTMLElement} */ (root.querySelector(selector)).click();
              await new Promise(requestAnimationFrame);
            }
          }
        },
        { selectors, times },
      ),
    );
  });
}

for (const [name, selector, values] of CHOICES) {
  test(`${name}, chosen many times`, { tag: "@thorough" }, async ({ page }) => {
    await begin(page);
    await expectNothingLeft(page, (times) =>
      page.locator("star-step").evaluate(
        async (star, { selector, values, times }) => {
          const select = /** @type {HTMLSelectElement} */ (star.shadowRoot?.querySelector(selector));
          for (let i = 0; i < times; i++) {
            for (const value of values) {
              select.value = value;
              if (select.value !== value) throw new Error(`There is no ${value}.`);
              select.dispatchEvent(new Event("change"));
              await new Promise(requestAnimationFrame);
            }
          }
        },
        { selector, values, times },
      ),
    );
  });
}

test("a cell, pointed at and let go many times", { tag: "@thorough" }, async ({ page }) => {
  await begin(page);
  await page.getByRole("application").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".ask .answer li").first()).toBeVisible();
  await expectNothingLeft(page, async (times) => {
    for (let i = 0; i < times; i++) {
      await page.keyboard.press(i % 2 === 0 ? "ArrowRight" : "ArrowLeft");
      await page.keyboard.press("Escape");
    }
  });
});

test("all panels, made anew in another language", { tag: "@thorough" }, async ({ page }) => {
  await begin(page);
  await openMore(page);
  await expectNothingLeft(page, (times) =>
    page.locator("star-step").evaluate(async (star, times) => {
      for (let i = 0; i < times / 5; i++) {
        for (const tag of ["es", "en"]) {
          star.setAttribute("lang", tag);
          for (let j = 0; j < 6; j++) await new Promise(requestAnimationFrame);
        }
      }
    }, times),
  );
});

test("Share, and the numbers in the Export dialog, opened and closed many times", { tag: "@thorough" }, async ({
  page,
}) => {
  await begin(page);
  await expectNothingLeft(page, (times) =>
    page.evaluate(async (times) => {
      /** @template T @param {() => T} find @returns {Promise<NonNullable<T>>} */
      const there = async (find) => {
        for (;;) {
          const found = find();
          if (found) return found;
          await new Promise(requestAnimationFrame);
        }
      };
      const click = async (/** @type {string} */ selector) =>
        (await there(() => document.querySelector(/** @type {"button"} */ (selector)))).click();
      for (let i = 0; i < times; i++) {
        await click("#share");
        // The texts are there.
        await there(() => document.querySelector("dialog.share textarea"));
        await click("dialog.share .export");
        await click("dialog.take [value=numbers]");
        const preview = await there(
          () => /** @type {HTMLTextAreaElement | null} */ (document.querySelector("dialog.take textarea")),
        );
        await there(() => preview.value);
        await click("dialog.take header button");
        await there(() => !document.querySelector("dialog"));
      }
    }, times),
  );
});

/** What replaces what the page shows, while any tab is open. */
const REPLACING = /** @type {const} */ ([
  "a lesson",
  "another scenario",
  "a link",
  "a file",
  "another language",
  "a comparison",
  "a setting",
  "the element moved",
]);
const TABS = /** @type {const} */ (["why", "open-list", "board", "measure", "lesson"]);

/**
 * Clicks tabs and replaces what the page shows, in the page itself, where it takes no time.
 * @param {Page} page
 * @param {readonly (typeof REPLACING[number] | typeof TABS[number])[]} acts
 */
const doAll = (page, acts) =>
  page.locator("star-step").evaluate(async (element, acts) => {
    const star = /** @type {any} */ (element);
    const root = /** @type {ShadowRoot} */ (star.shadowRoot);
    /** @param {() => unknown} find */
    const there = async (find) => {
      while (!find()) await new Promise(requestAnimationFrame);
    };
    /** What is in the tab that is open is there. */
    const filled = () =>
      root.querySelector(
        "[role=tabpanel]:not([hidden]) :is(section:empty:not([hidden]), .why-tab:not(.ready), .later)",
      ) === null;
    const { hash } = new URL(await star.toLink());
    /** @type {Record<string, () => unknown>} */
    const replace = {
      "a lesson": () => star.loadSupplied("tour-5-astar"),
      "another scenario": () => star.loadSupplied("roads"),
      "a link": () => star.openLink(hash),
      "a file": () => star.open(new File(["height 4\nwidth 6\nmap\n......\n..@...\n..@...\n......\n"], "small.map")),
      "another language": async () => {
        for (const tag of ["es", "en"]) {
          star.setAttribute("lang", tag);
          await there(() => star.language.tag === tag);
        }
      },
      "a comparison": async () => {
        await star.compare([{ algorithm: "dijkstra" }, { algorithm: "jump-point" }]);
        await there(() => root.querySelectorAll(".compare canvas.board").length === 3);
        star.endCompare();
        await there(() => root.querySelector(".compare") === null);
      },
      "a setting": () => {
        for (const algorithm of ["bidirectional-astar", "astar"]) star.configure({ algorithm });
      },
      "the element moved": () => star.parentElement.append(star),
    };
    for (const act of acts) {
      /** @type {HTMLElement | null} */
      const tab = root.querySelector(`[role=tab][id$="-${act}"]`);
      if (replace[act]) await replace[act]();
      else tab?.click();
      await there(filled);
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    }
  }, acts);

for (const replaced of sampled(REPLACING, 3)) {
  test(`every tab opened, then ${replaced}, thirty times`, { tag: "@thorough" }, async ({ page }) => {
    await begin(page);
    await expectNothingLeft(
      page,
      async (times) => {
        for (let i = 0; i < times; i++) await doAll(page, [...TABS, replaced]);
      },
      { times: 30, warm: 5 },
    );
  });
}

/** Ends as it began, with panels that are new: lists keep the rows that they have once needed. @param {Page} page */
async function endAnew(page) {
  await doAll(page, ["a link", "another language", "why"]);
  // What is told of a cell comes a frame or two after the rest, and only where it is seen.
  await expect(page.locator(".card.ask > .answer")).not.toBeEmpty();
  await doAll(page, TABS.slice(1, 4));
}

/** Opens tabs and replaces the board in any order, and ends as it began. @param {Page} page */
function inAnyOrder(page) {
  const random = randomFrom(24);
  const all = [...TABS, ...REPLACING];
  return async (/** @type {number} */ times) => {
    const acts = Array.from({ length: 6 * times }, () => all[Math.floor(random() * all.length)]);
    await doAll(page, acts);
    await endAnew(page);
  };
}

test("tabs opened and the board replaced in any order leave nothing, done many times", {
  tag: "@thorough",
}, async ({ page }) => {
  await begin(page);
  await expectNothingLeft(page, inAnyOrder(page), { times: 20, warm: 10 });
});

test("whatever replaces the board, with every tab opened, leaves nothing", async ({ page }) => {
  await begin(page);
  await expectNothingLeft(
    page,
    async (times) => {
      // Each once or more often.
      for (let i = 0; i < times; i++) await doAll(page, [...REPLACING.slice(0, i % 2 ? 4 : 8), ...TABS.slice(0, 4)]);
      await endAnew(page);
    },
    { times: 2, warm: 2 },
  );
});
