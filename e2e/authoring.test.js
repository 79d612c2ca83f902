// A lesson is made on the page, tried, saved, lost and found, and opened again.

import { begin, button, form, saved, text } from "./author.js";
import { violationsIn } from "./axe.js";
import { expectNothingLeft } from "./left.js";
import { boardOf, drag, expect, expectAtRest, open, test } from "./page.js";
import { inTurn } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../www/star-step.js").StarStep} StarStep */

/** What is shown of the search. @param {Page} page */
const shown = (page) =>
  page.evaluate(() => {
    const { solver, scenarioName } = /** @type {StarStep} */ (document.querySelector("star-step"));
    if (!solver) return undefined;
    return { map: solver.toMap(), position: solver.position, options: solver.options, scenarioName };
  });

/** The lessons that are kept in the browser. @param {Page} page */
const keptIn = (page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith("starstep.lesson") ? [String(text)] : [])),
  );

test("texts with numbers and captions at steps are written, thrown away, brought back and moved", async ({ page }) => {
  await open(page);
  await begin(page);
  await expect(form(page)).toContainText("Still empty: Title");
  await text(page, "Title").fill("Around the wall");
  await text(page, "Summary").fill("It costs ");
  // A number goes where the cursor is, and the browser's own undo takes it back.
  await form(page).getByText("Numbers for your texts").click();
  await button(page, "{cost} = 318").click();
  await expect(text(page, "Summary")).toHaveValue("It costs {cost}");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text(page, "Summary")).toHaveValue("It costs ");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(text(page, "Summary")).toHaveValue("It costs {cost}");

  // The board can be drawn and stepped meanwhile, and captions follow.
  await page.evaluate(() => /** @type {StarStep} */ (document.querySelector("star-step")).seek(5));
  await button(page, "Caption at step 5").click();
  await page.keyboard.type("Took {cell}.");
  await button(page, "Step forward").click();
  await button(page, "Caption at step 6").click();
  await page.keyboard.type("Wrong {word}");
  await expect(form(page)).toContainText("Not finished: “Caption 2” has the word “word” in braces");
  await button(page, "Delete: Caption 2").click();
  await expect(form(page)).toContainText("Complete: it can be tried and saved.");
  await button(page, "Bring it back").click();
  await expect(text(page, "Caption 2")).toHaveValue("Wrong {word}");
  await text(page, "Caption 2").fill("f is {f}.");
  await button(page, "Step back").click();
  await button(page, "Move to step 5").last().click();
  await button(page, "Delete: Caption 1").click();
  const { captions } = JSON.parse((await saved(page)).text);
  expect(captions).toEqual([{ at: { step: 5 }, text: "f is {f}." }]);
});

test("a lesson with another way and a question is tried as readers see it, and saved", async ({ page }) => {
  await open(page);
  await begin(page);
  await text(page, "Title").fill("Around the wall");
  await text(page, "Summary").fill("It costs {cost}");
  await page.evaluate(() => /** @type {StarStep} */ (document.querySelector("star-step")).seek(5));
  await button(page, "Caption at step 5").click();
  await page.keyboard.type("f is {f}.");
  await drag(page, [
    [20, 1],
    [20, 2],
  ]);
  await form(page).getByLabel("Compare with another kind of search").check();
  await text(page, "Its name").fill("Greedy");
  await form(page).getByLabel("How it is shown").selectOption({ label: "side by side, behind a button" });
  await button(page, "Question at step 5").click();
  await page.keyboard.type("Which is next?");
  // What is missing is said where it is.
  await button(page, "Try it").click();
  await expect(text(page, "Answer 1")).toBeFocused();
  await expect(text(page, "Answer 1")).toHaveAccessibleDescription("Something has to be written here.");
  await form(page).getByLabel("Answered by").selectOption({ label: "clicking the cell that is expanded next" });
  await expect(form(page)).toContainText("Complete");

  // A reader sees it with its numbers filled in; afterwards everything is as it was.
  const before = await shown(page);
  await button(page, "Try it").click();
  const panel = page.locator("star-step [part=scenario]");
  await expect(panel.locator(".summary")).toHaveText(/^It costs \d+$/);
  await expect(page.locator("star-step .caption")).toHaveText(/^f is \d+\.$/);
  await expect(panel.getByRole("button", { name: "Side by side" })).toBeVisible();
  await expect(text(page, "Title")).toHaveCount(0);
  await button(page, "Back to writing").click();
  await expect(panel).toHaveCount(0);
  await expectAtRest(page, () => shown(page)).toEqual(before);

  const first = await saved(page);
  expect(first.name).toBe("around-the-wall.json");
  const lesson = JSON.parse(first.text);
  expect(lesson.captions).toEqual([{ at: { step: 5 }, text: "f is {f}." }]);
  expect(lesson.question).toEqual({ at: { step: 5 }, text: "Which is next?", ask: "next" });
  expect(lesson.compare).toEqual({ title: "Greedy", options: { algorithm: "greedy" } });
  expect(lesson.beside).toEqual({ layout: "beside", shown: "on-request" });
  expect(`${lesson.map.join("\n")}\n`).toBe(before?.map);
});

/** Writes a lesson with a question, and saves it. @param {Page} page */
async function write(page) {
  await open(page);
  await begin(page);
  await text(page, "Title").fill("Around the wall");
  await text(page, "Summary").fill("It costs {cost}");
  await page.evaluate(() => /** @type {StarStep} */ (document.querySelector("star-step")).seek(5));
  await button(page, "Question at step 5").click();
  await page.keyboard.type("Which is next?");
  await form(page).getByLabel("Answered by").selectOption({ label: "clicking the cell that is expanded next" });
  await expect(form(page)).toContainText("Complete");
  return { before: await shown(page), first: await saved(page) };
}

test("Save answers once what was just written has been judged, however long that takes", { tag: inTurn(1) }, async ({
  page,
}) => {
  await open(page);
  await begin(page);
  await text(page, "Title").fill("Around the wall");
  await text(page, "Summary").fill("A path.");
  await expect(form(page)).toContainText("Complete");
  // Judging pauses after each part of it, until it is let go on.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    let ahead = 0;
    performance.now = () => {
      ahead += 20;
      return now() + ahead;
    };
    const later = window.setTimeout;
    /** @type {TimerHandler[]} */
    const held = [];
    const hold = (/** @type {TimerHandler} */ act, /** @type {number | undefined} */ delay) =>
      delay === undefined ? held.push(act) : later(act, delay);
    const goOn = () => {
      Object.assign(window, { setTimeout: later });
      for (const act of held) later(act);
    };
    Object.assign(window, { setTimeout: hold, goOn });
  });
  await text(page, "Summary").fill("Another path.");
  const download = page.waitForEvent("download");
  await button(page, "Save").click();
  // The pause in writing comes meanwhile.
  await expect.poll(() => keptIn(page)).toEqual([expect.stringContaining("Another path.")]);
  await page.evaluate(() => /** @type {any} */ (window).goOn());
  const file = await download;
  expect(file.suggestedFilename()).toBe("around-the-wall.json");
  await expect(form(page)).toContainText("Complete");
});

test("what is not saved is kept, and not thrown away without a question", async ({ page }) => {
  const { before } = await write(page);
  // What is in a file is not kept as if it were not.
  await expectAtRest(page, () => keptIn(page)).toEqual([]);

  // What is not saved survives a reload, and is not thrown away without a question.
  await text(page, "Title").fill("Around the walls");
  await expect.poll(async () => (await keptIn(page)).join()).toContain("the walls");
  await page.clock.install();
  await page.reload();
  await begin(page);
  await expect(form(page)).toContainText("You began to write “Around the walls”.");
  // It is kept while this is asked, whatever is done meanwhile.
  const kept = await keptIn(page);
  await page.evaluate(() => /** @type {StarStep} */ (document.querySelector("star-step")).setCell(0, 0, 255));
  await page.getByLabel("Language", { exact: true }).selectOption("zh");
  await expect(form(page)).toContainText("Around the walls");
  await page.getByLabel("语言").selectOption("en");
  await expect(form(page)).toContainText("You began to write “Around the walls”.");
  // Longer than what is written waits until it is kept.
  await page.clock.runFor(2000);
  await expectAtRest(page, () => keptIn(page)).toEqual(kept);
  await button(page, "Go on with it").click();
  await expect(text(page, "Title")).toHaveValue("Around the walls");
  await expectAtRest(page, async () => (await shown(page))?.map).toBe(before?.map);
  await button(page, "New").click();
  await expect(form(page).getByRole("alert")).toContainText("is not saved");
  await button(page, "Keep writing").click();
  await expect(text(page, "Title")).toHaveValue("Around the walls");
  await button(page, "New").click();
  await button(page, "Discard it").click();
  await expect(text(page, "Title")).toHaveValue("");
});

test("from its file everything is back, also the board and its settings, and a text that is no lesson changes nothing", async ({
  page,
}) => {
  const { before, first } = await write(page);
  await expectAtRest(page, () => violationsIn(page, { include: ["aside"] })).toEqual([]);
  await button(page, "New").click();
  await expect(text(page, "Title")).toHaveValue("");
  await page.evaluate(() => /** @type {StarStep} */ (document.querySelector("star-step")).setCell(0, 0, 255));
  const chooser = page.waitForEvent("filechooser");
  await button(page, "Open…").click();
  await (await chooser).setFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(first.text) });
  await expect(text(page, "Title")).toHaveValue("Around the wall");
  await expect(text(page, "Which is next?")).toHaveCount(0);
  await expectAtRest(page, async () => (await shown(page))?.map).toBe(before?.map);
  await expectAtRest(page, async () => (await saved(page)).text).toBe(first.text);
  // A pasted text that is no lesson changes nothing.
  await form(page).getByText("The file as text").click();
  await text(page, "Or paste a lesson here").fill('{"starstep": 1}');
  await button(page, "Open this text").click();
  await expect(form(page).getByRole("status")).toHaveText("The scenario lacks title.");
  await expect(text(page, "Title")).toHaveValue("Around the wall");
});

test("what is written in a second language overwrites nothing, and what is missing in it is listed", async ({
  page,
}) => {
  await open(page);
  await begin(page);
  await text(page, "Title").fill("Round the wall");
  await text(page, "Summary").fill("It costs {cost}.");
  await page.evaluate(() => /** @type {StarStep} */ (document.querySelector("star-step")).seek(5));
  await button(page, "Question at step 5").click();
  await text(page, "What is asked").fill("Which cell is next?");
  await form(page).getByLabel("Answered by").selectOption({ label: "clicking the cell that is expanded next" });
  const tab = (/** @type {RegExp} */ name) => form(page).locator(".tongues").getByRole("button", { name });
  await expect(tab(/^English/)).toHaveAttribute("aria-pressed", "true");
  await tab(/^español/i).click();
  await expect(tab(/^español/i)).toBeFocused();
  await expect(text(page, "Title")).toHaveValue("");
  await expect(text(page, "Title")).toHaveAttribute("placeholder", "Round the wall");
  await expect(form(page).locator(".lacking")).toContainText("Missing in español: Title");
  await text(page, "Title").fill("Alrededor del muro");
  await expect(tab(/^español: \d missing/i)).toBeVisible();
  // What is missing leads to its field.
  await form(page).locator(".lacking").getByRole("button", { name: "Summary" }).click();
  await expect(text(page, "Summary")).toBeFocused();
  await page.keyboard.type("Cuesta {cost}.");
  // The page in another language: the labels change, and not what is written.
  await page.locator("#language").selectOption("es");
  await page.locator("#language").selectOption("en");
  await expect(text(page, "Title")).toHaveValue("Alrededor del muro");
  await tab(/^English/).click();
  await expect(text(page, "Title")).toHaveValue("Round the wall");
  await expect(form(page).locator(".lacking")).toBeHidden();
  await form(page).getByText("The file as text").click();
  await expect(text(page, "The file as text")).not.toHaveValue("");
  const file = JSON.parse(await text(page, "The file as text").inputValue());
  expect(file.title).toEqual({ en: "Round the wall", es: "Alrededor del muro" });
  expect(file.summary).toEqual({ en: "It costs {cost}.", es: "Cuesta {cost}." });
  expect(file.question.text).toBe("Which cell is next?");
  // Emptied in one language it goes there, and has its old place when it is written again.
  const titleOf = async () => Object.entries(JSON.parse((await saved(page)).text).title);
  await text(page, "Title").fill("");
  await expect(form(page)).toContainText("Complete: it can be tried and saved.");
  await expectAtRest(page, titleOf).toEqual([["es", "Alrededor del muro"]]);
  await text(page, "Title").fill("Round the walls");
  await expectAtRest(page, titleOf).toEqual([
    ["en", "Round the walls"],
    ["es", "Alrededor del muro"],
  ]);
  await tab(/^español/i).click();
  await text(page, "Title").fill("");
  await expectAtRest(page, titleOf).toEqual([["en", "Round the walls"]]);
});

test("on a telephone, in Chinese: the board, the form below it, and its steps", { tag: inTurn(2) }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/?lang=zh");
  await begin(page, "制作一课……");
  await expect(form(page).getByRole("heading", { name: "你的这一课" })).toBeVisible();
  await form(page).getByRole("textbox", { name: "标题", exact: true }).fill("一堵墙");
  await form(page)
    .getByRole("button", { name: /^在第 \d+ 步提问$/ })
    .click();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expectAtRest(page, width).toBe(320);
  // The language changes in the middle, and what was written stays.
  await page.evaluate(() => document.querySelector("star-step")?.setAttribute("lang", "en"));
  await expect(text(page, "Title")).toHaveValue("一堵墙");
  await expect(boardOf(page)).toBeVisible();
  await text(page, "What is asked").fill("?");
  // Where the board is out of sight, its step is told all the same.
  await button(page, "Step back").scrollIntoViewIfNeeded();
  await button(page, "Step back").click();
  await expect(form(page)).toContainText("Step 33 of 34");
  await button(page, "Step back").click();
  await expect(form(page)).toContainText("Step 32 of 34");
  await button(page, "Delete: Question 1").click();
  await text(page, "Title").fill("");
  await button(page, "Close").click();
  await expect(form(page)).toHaveCount(0);
  await expect(page.locator("star-step").getByRole("tablist")).toBeVisible();
});

test("the form, opened and closed many times, leaves nothing behind", { tag: "@thorough" }, async ({ page }) => {
  await open(page);
  await begin(page);
  await button(page, "Close").click();
  await expect(form(page)).toHaveCount(0);
  const again = async (/** @type {number} */ times) => {
    for (let i = 0; i < times; i++) {
      await page.evaluate(() => document.getElementById("share")?.click());
      await page.locator("dialog footer button").first().dispatchEvent("click");
      await form(page).locator("header button").dispatchEvent("click");
      await expect(form(page)).toHaveCount(0);
    }
  };
  await expectNothingLeft(page, again, { times: 40, warm: 5 });
});
