// The main jobs by keyboard alone, with nothing to go by but what is read out: first question, steps, a wall, why, comparing,
// checking, undo, sharing. In every language.

import "../tests/page/english.js";
import { enOfFirstRun } from "../www/core/i18n/en/first-run.js";
import { en } from "../www/core/i18n/en/index.js";
import { loadLanguage, TAGS } from "../www/core/i18n/index.js";
import { expectHeard, expectSaid, focused, record, tabTo } from "./announced.js";
import { boardOf, expect, open, test } from "./page.js";
import { sampled } from "./sampled.js";

Object.assign(en, enOfFirstRun);

/** @typedef {import("@playwright/test").Page} Page */

test.use({ isFirstVisit: true });

/** A text as it is read out, whatever it is filled with. @param {import("../www/core/i18n/index.js").Language} language @param {any} key @param {Record<string, string>} [values] */
function pattern({ t }, key, values = {}) {
  const any = new Proxy(values, { get: (own, name) => own[String(name)] ?? "\uE001" });
  const escaped = t(key, any).replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  return new RegExp(escaped.replaceAll("\uE001", ".+?").replace(/\s+/g, "\\s*"));
}

/** Presses keys, one after another, wherever the focus is. @param {Page} page @param {string[]} keys */
const press =
  (page, ...keys) =>
  async () => {
    for (const key of keys) await page.keyboard.press(key);
  };

for (const tag of sampled(TAGS, 1)) {
  test(`the first minutes without sight and without a mouse: ${tag}`, async ({ page }) => {
    const language = await loadLanguage(tag);
    const { t } = language;
    const said = (/** @type {any} */ key, /** @type {Record<string, string>} */ values = {}) =>
      pattern(language, key, values);
    await record(page);
    await page.goto(`/?lang=${tag}`);
    const board = boardOf(page);
    const button = (/** @type {any} */ key) => page.getByRole("button", { name: t(key), exact: true });

    // The guide says one cell's numbers, that it holds the board, and how to leave; then it asks.
    await expectHeard(page, said("lead.worked"));
    await expect(page.locator(".first-run")).toContainText(t("lead.held"));
    await tabTo(page, button("lead.next"));
    await expectSaid(page, press(page, "Enter"), said("lead.1"));
    await expect(board).toBeFocused();
    // What would give the answer away is not told.
    await expectSaid(page, press(page, "n"), said("spoken.asked"));
    await expectSaid(page, press(page, "w"), said("spoken.asked"));
    await expectSaid(page, press(page, "ArrowLeft", "Enter"), said("lead.miss.behind"));
    await expectSaid(page, press(page, "ArrowRight", "ArrowRight", "Enter"), said("lead.right", { sentence: "" }));
    await page.keyboard.press("Escape");
    await expect(page.locator(".first-run")).toHaveCount(0);
    await expect(board).toBeFocused();

    // A step is told in its whole sentence, by the keys of the board and by the buttons.
    const took = said("narrator.took");
    const step = await expectSaid(page, press(page, "."), took);
    expect(step).toEqual([expect.stringContaining(t("narrator.step", { position: 3 }))]);
    await expectSaid(page, press(page, "t"), took);
    await tabTo(page, button("transport.forward"));
    await expectSaid(page, press(page, "Enter"), took);
    await expectSaid(page, press(page, "Escape"), said("cell.at"));
    await expect(board).toBeFocused();

    // Keys to the cells that matter, and what is told of them.
    await expectSaid(page, press(page, "l"), new RegExp(t("cell.last")));
    await expectSaid(page, press(page, "n"), said("cell.inOpenList"));
    await expectSaid(page, press(page, "g"), new RegExp(t("cell.goal")));
    await expectSaid(page, press(page, "s"), new RegExp(t("cell.start")));
    await expectSaid(page, press(page, "r"), said("survey.row"));
    await expectSaid(page, press(page, "b"), said("survey.ends"));
    await expectSaid(page, press(page, "l", "w"), /\(\d+,\s\d+\)\./);

    // To the end; the path is told with its places.
    await expectSaid(page, press(page, "End"), said("result.found"));
    await expectSaid(page, press(page, "s"), said("cell.onPath", { place: "1" }));

    // A wall; a key that is held draws once; undo and redo say what they did.
    await expectSaid(page, press(page, "ArrowRight", "Enter"), new RegExp(t("cell.wall")));
    await page.keyboard.down("Enter");
    for (let i = 0; i < 4; i++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expectSaid(page, press(page, "c"), new RegExp(t("cell.open")));
    await expectSaid(page, press(page, "Control+z"), said("undone.undo"));
    await expectSaid(page, press(page, "Control+z"), new RegExp(t("cell.open")));
    await expectSaid(page, press(page, "Control+y"), said("undone.redo"));
    // The pen draws where the cursor goes, and all of it is undone at once.
    await expectSaid(page, press(page, "ArrowDown", "p"), said("edit.penDown", { tool: t("tool.wall") }));
    await expectSaid(page, press(page, "Shift+ArrowDown"), new RegExp(t("cell.wall")));
    await expectSaid(page, press(page, "Escape"), said("edit.penUp"));
    await expectSaid(page, press(page, "Control+z"), said("undone.cells"));
  });

  test(`what the header opens, without sight and without a mouse: ${tag}`, async ({ page }) => {
    const language = await loadLanguage(tag);
    const { t } = language;
    await record(page);
    await open(page, `/?lang=${tag}`);
    await page.locator(".first-run").waitFor();
    await boardOf(page).focus();
    await page.keyboard.press("Escape");
    await expect(page.locator(".first-run")).toHaveCount(0);
    const took = pattern(language, "narrator.took");

    // Compare says how far each has got.
    await tabTo(page, page.locator("#compare"), "Shift+Tab");
    await expectSaid(page, press(page, "Enter"), /A\*/);
    await tabTo(page, boardOf(page));
    // One after the other: the search rested at step 1, and who is back there within a frame has moved nowhere.
    const at = (/** @type {string} */ position) => pattern(language, "compare.at", { position });
    await expectSaid(page, press(page, "Home"), at("0"));
    await expectSaid(page, press(page, "."), at("1"));
    await tabTo(page, page.locator("#compare"), "Shift+Tab");
    await expectSaid(page, press(page, "Enter"), took);

    // The verdict on a program's log comes by itself.
    await tabTo(page, page.locator("#check"), "Tab");
    await page.keyboard.press("Enter");
    const log = page.getByRole("textbox", { name: t("check.log"), exact: true });
    await tabTo(page, log);
    const { start } = await page.evaluate(() => {
      const { start } = Reflect.get(/** @type {Element} */ (document.querySelector("star-step")), "solver");
      return { start };
    });
    await expectSaid(page, () => page.keyboard.insertText(`${start.join(" ")}\n`.repeat(2)), /\S/);
    await expect(page.locator("dialog .verdict")).not.toBeEmpty();
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("check");

    // Sharing.
    await tabTo(page, page.locator("#share"));
    await page.keyboard.press("Enter");
    await expect(page.locator("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("share");
  });
}

test("while it plays, what is told is short and comes every two seconds at most", async ({ page }) => {
  await record(page);
  await open(page);
  // Time passes as it does, and faster where it is told to.
  await page.clock.install();
  await boardOf(page).focus();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Home");
  await page.locator("star-step").evaluate((star) => star.setAttribute("speed", "5"));
  await tabTo(page, page.getByRole("button", { name: "Play", exact: true }));
  // When each is said, by the page's own clock.
  await page.evaluate(() => {
    /** @type {[number, string][]} */
    const timed = [];
    const said = Reflect.get(window, "said");
    said.push = (/** @type {string} */ text) => timed.push([performance.now(), text]);
    Object.assign(window, { timed });
  });
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  const short = /^Step \d+\. Expanded \(\d+, \d+\): f [\d, ]+ = g \d+ \+ h \d+\.$/;
  const told = async () => {
    /** @type {[number, string][]} */
    const all = await page.evaluate(() => Reflect.get(window, "timed"));
    return all.filter(([, text]) => short.test(text)).map(([time]) => time);
  };
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return (await told()).length;
    })
    .toBeGreaterThanOrEqual(3);
  const times = await told();
  for (let i = 1; i < times.length; i++) expect(times[i] - times[i - 1]).toBeGreaterThan(1900);
  await page.evaluate(() => delete Reflect.get(window, "said").push);
  // Pausing tells the whole sentence.
  await expectSaid(page, () => page.keyboard.press("Space"), /^Step \d+\. Expanded .* Opened /);
});
