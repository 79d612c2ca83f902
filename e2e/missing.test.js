// Files that do not come, or come late: what is said where, what works all the same, and that everything is tried again.

import { readFileSync } from "node:fs";
import { boardOf, expect, hold, openTab, SHIPPED, SOURCES, searched, statusOf, plain as test } from "./page.js";
import { inTurn } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Route} Route */

// Nothing may answer in the network's place.
test.use({ serviceWorkers: "block" });

const FULL = /starstep_bg/;
const SENTENCE = "A part of Starstep could not be loaded. Check your connection and try again.";

const NOT_FOUND = (/** @type {Route} */ route) => route.fulfill({ status: 404, body: "" });

/** Opens the page while some files are missing. Returns what ends that. @param {Page} page @param {RegExp | string} files @param {string} path */
async function openWithout(page, files, path) {
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.route(files, NOT_FOUND);
  await page.goto(path);
  await expect(boardOf(page)).toBeVisible();
  await expect(statusOf(page)).not.toBeEmpty();
  return { errors, comeBack: () => page.unroute(files) };
}

/** The built page, whose engine has the same name as in the sources. */
const BUILT = `${SHIPPED}/?lang=en`;
/** The sources, whose scripts have names of their own. */
const SOURCE = `${SOURCES}/?lang=en`;

/** Tells the page that the network is back, as the browser does. @param {Page} page */
const goOnline = (page) => page.evaluate(() => dispatchEvent(new Event("online")));
/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).first().click();

/** What may be wrong with the full engine, and the commands that are tried then. @type {[string, (route: Route) => Promise<void>, string[]][]} */
const BROKEN = [
  ["is not there", NOT_FOUND, ["Step forward", "To end", "Play"]],
  [
    "is damaged",
    (route) => route.fulfill({ contentType: "application/wasm", body: damaged() }),
    ["Step forward", "Play"],
  ],
  ["cannot be reached", (route) => route.abort(), ["To end"]],
];

/** The full engine with one byte of its beginning changed. */
function damaged() {
  const bytes = readFileSync(new URL("../www/pkg/starstep_bg.wasm", import.meta.url));
  bytes[5] ^= 1;
  return bytes;
}

test("where the full engine is not there, is damaged or cannot be reached, each command tries again", {
  tag: inTurn(0),
}, async ({ page }) => {
  const { errors, comeBack } = await openWithout(page, FULL, BUILT);
  await page.getByRole("combobox", { name: "Algorithm", exact: true }).selectOption("jump-point");
  await expect(statusOf(page)).toHaveText(SENTENCE);
  for (const [what, answer, buttons] of BROKEN) {
    // In the place of the answer before: what a reader has turned to is fetched when the page is idle, too.
    await page.route(FULL, answer);
    for (const button of buttons) {
      const ended = what === "cannot be reached" ? page.waitForEvent("requestfailed") : page.waitForResponse(FULL);
      await press(page, button);
      await ended;
      await expect(statusOf(page), `${what}: ${button}`).toHaveText(SENTENCE);
    }
  }
  await comeBack();
  // The same whether it has been fetched already or is now.
  await press(page, "To start");
  await press(page, "Step forward");
  await searched(page);
  await expect(statusOf(page)).toHaveText(/^Paused at step 1 of /);
  expect(errors).toEqual([]);
});

test("without the full engine the tab Board does what needs none, and says of a maze what waits or is missing", {
  tag: inTurn(0),
}, async ({ page }) => {
  const { errors, comeBack } = await openWithout(page, FULL, BUILT);
  await openTab(page, "Board");
  await press(page, "Clear walls");
  await expect(statusOf(page)).toHaveText(/^Path found/);
  await page.getByText("Size, seed, files").click();
  await page.getByLabel("Width").fill("12");
  await press(page, "Resize");
  await expect(boardOf(page)).toHaveAccessibleName("Board, 12 by 24");
  const download = page.waitForEvent("download");
  await press(page, "Save .map");
  await download;
  await press(page, "Maze");
  await expect(statusOf(page)).toHaveText(SENTENCE);
  await comeBack();
  const release = await hold(page, "**/*starstep_bg*");
  await press(page, "Rooms");
  await expect(statusOf(page)).toHaveText("Loading…");
  await release();
  await expect
    .poll(() =>
      page.evaluate(() => /** @type {any} */ (document.querySelector("star-step")).solver.cells().includes(255)),
    )
    .toBe(true);
  await expect(statusOf(page)).toHaveText(/^(Path found|No path)/);
  expect(errors).toEqual([]);
});

/** What opens a link and a lesson, and a language to say it in. @type {[string, RegExp, "link" | "lesson", string, string][]} */
const OPENED = [
  ["a link", /open-link\.js$/, "link", "en", SENTENCE],
  [
    "what fetches lessons",
    /lessons\/requests\.js$/,
    "lesson",
    "es",
    "No se pudo cargar una parte de Starstep. Comprueba la conexión e inténtalo de nuevo.",
  ],
  ["a lesson's panel", /scenes\.js$/, "lesson", "zh", "Starstep 有一部分无法加载。请检查网络连接，然后重试。"],
];

test("a link or a lesson that cannot be loaded is told without the name of a file, in each language", async ({
  page,
}) => {
  const { errors } = await openWithout(page, /nothing is missing/, SOURCE);
  for (const [, files] of OPENED) await page.route(files, NOT_FOUND);
  const act = (/** @type {string} */ kind) =>
    page.locator("star-step").evaluate(async (element, kind) => {
      const star = /** @type {any} */ (element);
      return kind === "link" ? star.openLink(new URL(await star.toLink()).hash) : star.loadSupplied("ties");
    }, kind);
  for (const [index, [name, files, kind, tag, sentence]] of OPENED.entries()) {
    await page.locator("star-step").evaluate((star, tag) => star.setAttribute("lang", tag), tag);
    await expect(page.locator("star-step .container")).toHaveAttribute("lang", tag);
    await expect(act(kind), name).resolves.toBe(false);
    await expect(statusOf(page), name).toContainText(sentence);
    await expect(statusOf(page)).not.toContainText(/\.js|WebAssembly/);
    await page.unroute(files);
    // A lesson needs the next one of these too.
    if (index !== 1) await expect(act(kind), name).resolves.toBe(true);
  }
  // A board that is kept here is not said to be elsewhere.
  await page.route(/page-address\.js$/, NOT_FOUND);
  await page.goto(`${SOURCE}&kept#kept.a`);
  await expect(statusOf(page)).toContainText(SENTENCE);
  expect(errors).toEqual([]);
});

/** The tabs, what each of them loads, what is in it then, and how it comes. @type {[string, string, string, "again" | "online"][]} */
const TABS = [
  ["Why", "**/why-tab/sections.js", ".why-tab .code", "again"],
  ["Open list", "**/open-list/open-list.js", ".open-list .rule", "online"],
  ["Board", "**/boards/boards-panel.js", ".boards summary", "online"],
  ["Measure", "**/measure/measure-panel.js", ".measure .choices", "again"],
];

test("a tab that is late or cannot be loaded says so in its place, and is there once it is tried again or the network is back", async ({
  page,
}) => {
  const { errors } = await openWithout(page, TABS[0][1], SOURCE);
  for (const [name, files, content, how] of TABS) {
    const panel = page.getByRole("tabpanel").first();
    // The first one is open from the beginning.
    if (name !== "Why") {
      const release = await hold(page, files, NOT_FOUND);
      await page.getByRole("tab", { name, exact: true }).click();
      await expect(panel).toHaveText("Loading…");
      await release();
    }
    const again = panel.getByRole("button", { name: "Try again" });
    await expect(panel).toContainText(" could not be loaded. Check your connection and try again.");
    // Another failure does not take its sentence.
    await press(page, "Step back");
    await expect(statusOf(page)).toHaveText(/^Paused/);
    await expect(panel).toContainText(" could not be loaded.");
    const asked = page.waitForResponse(files);
    await again.focus();
    await page.keyboard.press("Enter");
    await asked;
    await expect(again).toBeFocused();
    await page.unrouteAll();
    if (how === "again") await again.click();
    else await goOnline(page);
    await expect(panel.locator(content).first()).toBeVisible();
    await expect(panel).not.toContainText(/could not be loaded|Loading…/);
    await expect(again).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});
