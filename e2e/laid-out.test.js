// All states of the page at the sizes of phones, tablets and laptops, in all languages: nothing on anything else, nothing cut
// off, and nothing that is looked at again and again moves with the step.

import { TAGS } from "../www/core/i18n/index.js";
import {
  ALGORITHMS,
  searchWith,
  seek,
  walkActs,
  walkCompared,
  walkDialogs,
  walkLessons,
  walkSearch,
  walkTest,
} from "./every-state.js";
import { mislaid, placesOf } from "./laid-out.js";
import { expect, expectAtRest, open, test } from "./page.js";
import { comeBack } from "./returning.js";
import { sampled } from "./sampled.js";
import { settled } from "./settled.js";

/** @typedef {import("@playwright/test").Page} Page */

const SIZES = [
  { width: 320, height: 640, hasTouch: true },
  { width: 390, height: 844, hasTouch: true },
  { width: 740, height: 360, hasTouch: true },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const CASES = SIZES.flatMap((size) => TAGS.map((lang) => ({ size, lang })));

/** How often a state is looked at before what is found in it counts: what moves comes to its place. */
const LOOKS = 8;

/**
 * What is found in the states that are looked at.
 * @param {Page} page
 */
function witness(page) {
  /** @type {Record<string, string[]>} */
  const found = {};
  const look = async (/** @type {string} */ state) => {
    for (let times = 0; times < LOOKS; times++) {
      await settled(page);
      const problems = await mislaid(page);
      if (problems.length === 0) return;
      if (times === LOOKS - 1) found[state] = problems;
    }
  };
  return { found, look };
}

/** What would be wrong with a page, as a style sheet, and how it is told. @type {[string, RegExp][]} */
const FAULTS = [
  [".narrator { position: relative; top: -60px }", /is on|is covered by/],
  [".tabs button { width: 20px; min-width: 0; flex: none; padding: 0 }", /reaches out of button|is on/],
  [".outcome { height: 6px !important; min-height: 0 !important; overflow: hidden }", /is cut off by div\.outcome/],
  [".transport { width: 120vw }", /px wider than the window/],
  [".root::after { content: ''; position: absolute; inset: 0; z-index: 9 }", /is covered by/],
  [".narrator { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; width: 90px }", /is cut off|ellipsis/],
];

/** What is asked of the states can see what is wrong. @param {Page} page */
async function expectSeen(page) {
  const sheet = await page.locator("star-step").evaluateHandle((star) => {
    const sheet = new CSSStyleSheet();
    /** @type {ShadowRoot} */ (star.shadowRoot).adoptedStyleSheets.push(sheet);
    return sheet;
  });
  for (const [css, told] of [...FAULTS, /** @type {const} */ (["", /^$/])]) {
    await sheet.evaluate((sheet, css) => sheet.replaceSync(css), css);
    await expectAtRest(page, async () => (await mislaid(page)).join("\n"), css).toMatch(told);
  }
}

test.use({ isFirstVisit: true });

for (const { size, lang } of sampled(CASES, 1)) {
  const { width, height, hasTouch = false } = size;
  test.describe(`${width} × ${height}, ${lang}`, () => {
    test.use({ viewport: { width, height }, hasTouch, isMobile: hasTouch });

    test("all states of a search and of a comparison are laid out", async ({ page }) => {
      const { found, look } = witness(page);
      await open(page, `/?lang=${lang}`);
      await look("first visit");
      await page.locator(".first-run button").last().click();
      await look("first visit, skipped");
      await page.addInitScript(comeBack);
      const walk = { page, lang, isTouch: hasTouch, look };
      for (const states of [walkSearch, walkActs, walkCompared]) await states(walk);
      expect(found).toEqual({});
    });

    test("all states of lessons and dialogs are laid out, and nothing moves with the step", async ({ page }) => {
      const { found, look } = witness(page);
      await page.addInitScript(comeBack);
      await open(page, `/?lang=${lang}`);
      await expectSeen(page);
      for (const algorithm of [undefined, ...ALGORITHMS]) {
        if (algorithm) await searchWith(page, algorithm);
        await seek(page, 0);
        await settled(page);
        const places = await placesOf(page);
        for (const step of [1, 2, 7, 30, 999_999]) {
          await seek(page, step);
          await expectAtRest(page, () => placesOf(page), `${algorithm} at step ${step}`).toEqual(places);
        }
      }
      for (const states of [walkTest, walkLessons, walkDialogs]) await states({ page, lang, isTouch: hasTouch, look });
      expect(found).toEqual({});
    });
  });
}
