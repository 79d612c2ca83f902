// Files that do not come, or come late: what is said where, what works all the same, and that everything is tried again.

import { readFileSync } from "node:fs";
import { boardOf, expect, hold, openTab, SOURCES, searched, statusOf, plain as test } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */

// The sources, because their files have names of their own; and nothing may answer in the network's place.
test.use({ baseURL: SOURCES, serviceWorkers: "block" });

const FULL = /starstep_bg\.wasm$/;
const SENTENCE = "A part of Starstep could not be loaded. Check your connection and try again.";

const NOT_FOUND = (/** @type {import("@playwright/test").Route} */ route) => route.fulfill({ status: 404, body: "" });

/** Opens the page while some files are missing. Returns what ends that. @param {Page} page @param {RegExp} files @param {string} [path] */
async function openWithout(page, files, path = "/?lang=en", answer = NOT_FOUND) {
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.route(files, answer);
  await page.goto(path);
  await expect(boardOf(page)).toBeVisible();
  await expect(statusOf(page)).not.toBeEmpty();
  return { errors, comeBack: () => page.unroute(files) };
}

/** Tells the page that the network is back, as the browser does. @param {Page} page */
const goOnline = (page) => page.evaluate(() => dispatchEvent(new Event("online")));
/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).first().click();
/** @param {Page} page @param {string} value */
const choose = (page, value) => page.getByRole("combobox", { name: "Algorithm", exact: true }).selectOption(value);

const BROKEN = /** @type {[string, (route: import("@playwright/test").Route) => Promise<void>][]} */ ([
  ["is not there", NOT_FOUND],
  ["is damaged", (route) => route.fulfill({ contentType: "application/wasm", body: damaged() })],
  ["cannot be reached", (route) => route.abort()],
]);

/** The full engine with one byte of its beginning changed. */
function damaged() {
  const bytes = readFileSync(new URL("../www/pkg/starstep_bg.wasm", import.meta.url));
  bytes[5] ^= 1;
  return bytes;
}

for (const [name, answer] of BROKEN) {
  test(`where the full engine ${name}, each command tries again`, async ({ page }) => {
    const { errors, comeBack } = await openWithout(page, FULL, undefined, answer);
    await choose(page, "jump-point");
    await expect(statusOf(page)).toHaveText(SENTENCE);
    for (const button of ["Step forward", "To end", "Play"]) {
      const again = page.waitForRequest(FULL);
      await press(page, button);
      await again;
      await expect(statusOf(page)).toHaveText(SENTENCE);
    }
    await comeBack();
    await press(page, "Step forward");
    await searched(page);
    await expect(statusOf(page)).toHaveText(/^Paused at step 1 of /);
    expect(errors).toEqual([]);
  });
}

test("a search that waits for the full engine begins when the network is back", async ({ page }) => {
  const { comeBack } = await openWithout(page, FULL);
  await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).seek(20));
  await choose(page, "fastest");
  await expect(statusOf(page)).toHaveText(SENTENCE);
  await comeBack();
  await goOnline(page);
  await searched(page);
  await expect(statusOf(page)).toHaveText(/^(Path found|Paused at step 20 )/);
});

test("where no search can begin, no button says that there is one to move through", async ({ page }) => {
  await openWithout(page, /nothing is missing/);
  await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).setCell(7, 12, 255));
  await expect(statusOf(page)).toHaveText("The start (7, 12) is a wall.");
  for (const name of ["To start", "Step back", "Play", "Step forward", "To end"]) {
    await expect(page.getByRole("button", { name, exact: true }).first()).toBeDisabled();
  }
  await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).setCell(7, 12, 0));
  await expect(page.getByRole("button", { name: "Step forward", exact: true }).first()).toBeEnabled();
});

/** What opens a link and a lesson. @type {[string, RegExp, string][]} */
const OPENED = [
  ["a link", /open-link\.js$/, "link"],
  ["a lesson's panel", /scenes\.js$/, "lesson"],
  ["what fetches lessons", /lessons\/requests\.js$/, "lesson"],
];
for (const [name, files, kind] of OPENED) {
  for (const [tag, sentence] of /** @type {const} */ ([
    ["en", SENTENCE],
    ["es", "No se pudo cargar una parte de Starstep. Comprueba la conexión e inténtalo de nuevo."],
    ["zh", "Starstep 有一部分无法加载。请检查网络连接，然后重试。"],
  ])) {
    test(`${name} that cannot be loaded is told without the name of a file: ${tag}`, async ({ page }) => {
      const { errors, comeBack } = await openWithout(page, files, `/?lang=${tag}`);
      const act = () =>
        page.locator("star-step").evaluate(async (element, kind) => {
          const star = /** @type {any} */ (element);
          return kind === "link" ? star.openLink(new URL(await star.toLink()).hash) : star.loadSupplied("ties");
        }, kind);
      expect(await act()).toBe(false);
      await expect(statusOf(page)).toContainText(sentence);
      await expect(statusOf(page)).not.toContainText(/\.js|WebAssembly/);
      await comeBack();
      expect(await act()).toBe(true);
      expect(errors).toEqual([]);
    });
  }
}

for (const [button, sheet, dialog] of /** @type {const} */ ([
  ["Share", /styles\/share\.css$/, "dialog.share"],
  ["Learn", /styles\/gallery\.css$/, "dialog.gallery"],
  ["Check my A*", /styles\/check\.css$/, "dialog.check"],
])) {
  test(`the style sheet of “${button}” that does not come is a sentence, and no error of the page`, async ({
    page,
  }) => {
    const { errors, comeBack } = await openWithout(page, sheet);
    await press(page, button);
    await expect(statusOf(page)).toHaveText(/ could not be loaded\. Check your connection and try again\.$/);
    await expect(page.locator(dialog)).toHaveCount(0);
    await comeBack();
    await press(page, button);
    await expect(page.locator(dialog)).toBeVisible();
    expect(errors).toEqual([]);
  });
}

/** The tabs, what each of them loads, and what is in it then. @type {[string, RegExp, string][]} */
const TABS = [
  ["Why", /why-tab\/sections\.js$/, ".why-tab .code"],
  ["Open list", /open-list\/open-list\.js$/, ".open-list .rule"],
  ["Board", /boards\/boards-panel\.js$/, ".boards summary"],
  ["Measure", /measure\/measure-panel\.js$/, ".measure .choices"],
];
for (const [name, files, content] of TABS) {
  test(`the tab “${name}” that cannot be loaded says so in its place, and is tried again`, async ({ page }) => {
    const { errors, comeBack } = await openWithout(page, files);
    if (name !== "Why") await page.getByRole("tab", { name, exact: true }).click();
    const panel = page.getByRole("tabpanel").first();
    const again = panel.getByRole("button", { name: "Try again" });
    await expect(panel).toContainText(" could not be loaded. Check your connection and try again.");
    // Another failure does not take its sentence.
    await press(page, "Step back");
    await expect(panel).toContainText(" could not be loaded.");
    await again.focus();
    await page.keyboard.press("Enter");
    await expect(again).toBeFocused();
    await comeBack();
    await again.click();
    await expect(panel.locator(content).first()).toBeVisible();
    await expect(panel).not.toContainText("could not be loaded");
    await expect(again).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test(`the tab “${name}” that cannot be loaded is there when the network is back`, async ({ page }) => {
    const { comeBack } = await openWithout(page, files);
    if (name !== "Why") await page.getByRole("tab", { name, exact: true }).click();
    const panel = page.getByRole("tabpanel").first();
    await expect(panel.getByRole("button", { name: "Try again" })).toBeVisible();
    await comeBack();
    await goOnline(page);
    await expect(panel.locator(content).first()).toBeVisible();
  });
}

test("a tab whose content is late says that it is being loaded", async ({ page }) => {
  await openWithout(page, /nothing is missing/);
  const release = await hold(page, "**/features/open-list/open-list.js");
  await page.getByRole("tab", { name: "Open list" }).click();
  const panel = page.getByRole("tabpanel").first();
  await expect(panel).toHaveText("Loading…");
  await release();
  await expect(panel.locator(".open-list .rule")).toBeVisible();
  await expect(panel).not.toContainText("Loading…");
});

test("while the full engine is late, the tab Board does what needs no engine, and says what waits", async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise((resolve) => (letGo = () => resolve(undefined)));
  await page.route(FULL, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/?lang=en");
  await expect(boardOf(page)).toBeVisible();
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
  await expect(statusOf(page)).toHaveText("Loading…");
  letGo();
  await expect
    .poll(() =>
      page.evaluate(() => /** @type {any} */ (document.querySelector("star-step")).solver.cells().includes(255)),
    )
    .toBe(true);
  await expect(statusOf(page)).toHaveText(/^(Path found|No path)/);
});

test("a maze that the full engine would make is told where that cannot be loaded", async ({ page }) => {
  const { comeBack } = await openWithout(page, FULL);
  await openTab(page, "Board");
  await press(page, "Maze");
  await expect(statusOf(page)).toHaveText(SENTENCE);
  await comeBack();
  await press(page, "Maze");
  await expect(statusOf(page)).toHaveText(/^(Path found|No path)/);
});
