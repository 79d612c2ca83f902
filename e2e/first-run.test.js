// A reader's first visit: the board at step 0, and a note that leads through the first three steps, once.

import "../tests/page/english.js";
import { search } from "../tests/page/naive.js";
import { enOfFirstRun } from "../www/core/i18n/en/first-run.js";
import { en } from "../www/core/i18n/en/index.js";
import { loadLanguage } from "../www/core/i18n/index.js";
import { violationsIn } from "./axe.js";
import { boardIn, boardOf, expect, expectAtRest, arrive as open, pointOf, statusOf, test } from "./page.js";
import { inTurn, paired, sampled } from "./sampled.js";
import { missed } from "./targets.js";

Object.assign(en, enOfFirstRun);

/** @typedef {import("@playwright/test").Page} Page */

test.use({ isFirstVisit: true });

/** @param {Page} page */
const noteOf = (page) => page.locator(".first-run");
/** @param {Page} page */
const forward = (page) => page.getByRole("button", { name: "Step forward" });
/** The step that is shown. @param {Page} page @returns {Promise<number>} */
const positionIn = (page) =>
  page.evaluate(() => /** @type {any} */ (document.querySelector("star-step")).solver.position);

/** Whether all of something is in the window, without scrolling. @param {Page} page @param {import("@playwright/test").Locator} locator */
async function expectInWindow(page, locator) {
  const { width, height } = /** @type {{ width: number, height: number }} */ (page.viewportSize());
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not shown.");
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  return box;
}

/** What a tutorial's code finds in the first three steps. @param {import("../tests/page/naive.js").Board} board */
function firstSteps(board) {
  const steps = [];
  for (const { taken, nodes, open } of search(board, {
    algorithm: "astar",
    diagonal: "no-corner-cutting",
    weight: 1,
  })) {
    const { g, h, f } = /** @type {import("../tests/page/naive.js").Node} */ (nodes.get(taken));
    const cell = `(${taken % board.width}, ${Math.floor(taken / board.width)})`;
    steps.push({ cell, open: open.length, g, h, f });
    if (steps.length === 3) break;
  }
  return steps;
}

/** Comes for the first time, once more. @param {Page} page @param {string} [path] */
async function comeAnew(page, path) {
  if (page.url() !== "about:blank") await page.evaluate(() => localStorage.clear());
  await open(page, path);
}

const SIZES = /** @type {const} */ ([
  [320, 640],
  [390, 844],
  [740, 360],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
]);

test("a first visit is led through three steps, at any size and in any language", async ({ page }) => {
  for (const [[width, height], tag] of sampled(paired(SIZES, ["en", "es", "zh"]), 1)) {
    await test.step(`${width} × ${height}, ${tag}`, async () => {
      await page.setViewportSize({ width, height });
      await comeAnew(page, `/?lang=${tag}`);
      await beLed(page, tag);
    });
  }
  await page.reload();
  await expect(statusOf(page)).not.toBeEmpty();
  await expect(noteOf(page)).toHaveCount(0);
});

/** Goes through the three steps, and looks at each. @param {Page} page @param {string} tag */
async function beLed(page, tag) {
  const { t, number } = await loadLanguage(tag);
  const note = noteOf(page);
  const button = page.getByRole("button", { name: t("transport.forward") });
  await page.locator(".first-run[lang]").waitFor();
  const board = await boardIn(page);
  const steps = firstSteps(board);
  const skip = note.getByRole("button", { name: t("lead.skip") });
  // The start has been expanded, and the f of what it opened can be read.
  await expectAtRest(page, () => positionIn(page)).toBe(1);
  const [one, other] = [await pointOf(page, 0, 0), await pointOf(page, 1, 0)];
  expect(other.x - one.x).toBeGreaterThanOrEqual(28);
  const shown = workedOf(board);
  const numbers = [shown.g, shown.h, shown.f].map((value, i) => `${"ghf"[i]} ${number(value)}`);
  for (const words of [shown.cell, shown.moves, ...numbers]) await expect(note).toContainText(words);
  const look = async () => {
    const box = await expectInWindow(page, note);
    const forward = await expectInWindow(page, button);
    // No cell is under the note, which is below the board or beside it, nor the button that it speaks of.
    const cells = await boardOf(page).boundingBox();
    if (!cells) throw new Error("The board is not shown.");
    expect(box.y >= cells.y + cells.height - 1 || box.x >= cells.x + cells.width - 1).toBe(true);
    expect(box.y + box.height <= forward.y || box.x >= forward.x + forward.width).toBe(true);
    await expect(skip).toBeVisible();
  };
  await look();
  // What leads on is the note's own button, until a cell is asked for.
  await expect(button).toHaveCSS("outline-style", "none");
  await note.getByRole("button", { name: t("lead.next") }).click();
  await expect(note).toContainText(t("lead.which.f"));
  // One cell alone is right.
  expect(choiceAfter(board, 1).right).toHaveLength(1);
  expect(choiceAfter(board, 1).least).toBeLessThan(Math.min(...choiceAfter(board, 1).wrong.map(([, { f }]) => f)));
  for (let step = 2; step <= 3; step++) {
    await look();
    // A ring shows where it is.
    await expect(button).not.toHaveCSS("outline-style", "none");
    await button.click();
    await expect(note).toContainText(steps[step - 1].cell);
  }
  await expect(note).toContainText(t("scenario.gallery"));
  await expect(button).toHaveCSS("outline-style", "none");
  // The sentences in between, by going back.
  const back = page.getByRole("button", { name: t("transport.back") });
  await back.click();
  const { g, h, f } = steps[1];
  await expect(note).toContainText(`f ${number(f)} = g ${number(g)} + h ${number(h)}`);
  await back.click();
  await expect(note).toContainText(` ${number(steps[0].open)} `);
  for (let i = 0; i < 3; i++) await button.click();
  await expect(note).toHaveCount(0);
}

/**
 * The open cell with the smallest f but for the one that comes next, the first of several, with its numbers worked out by hand.
 * @param {import("../tests/page/naive.js").Board} board
 */
function workedOf(board) {
  const found = choiceAfter(board, 1).wrong.toSorted(([one, a], [other, b]) => a.f - b.f || one - other)[0];
  const [x, y] = [found[0] % board.width, Math.floor(found[0] / board.width)];
  const [dx, dy] = [Math.abs(x - board.goal[0]), Math.abs(y - board.goal[1])];
  const [diagonal, straight] = [Math.min(dx, dy), Math.abs(dx - dy)];
  const g = x !== board.start[0] && y !== board.start[1] ? 14 : 10;
  const h = 14 * diagonal + 10 * straight;
  const moves = [diagonal > 0 ? `${diagonal} · 14` : "", straight > 0 ? `${straight} · 10` : ""];
  return { cell: `(${x}, ${y})`, g, h, f: g + h, moves: moves.filter((words) => words !== "").join(" + ") };
}

/** Which cells a tutorial's code could take after some steps, and which are open. @param {import("../tests/page/naive.js").Board} board @param {number} steps */
function choiceAfter(board, steps) {
  const options = /** @type {const} */ ({ algorithm: "astar", diagonal: "no-corner-cutting", weight: 1 });
  let count = 0;
  for (const { nodes } of search(board, options)) {
    count++;
    if (count < steps) continue;
    const open = [...nodes].filter(([, { isClosed }]) => !isClosed);
    const least = Math.min(...open.map(([, { f }]) => f));
    const near = Math.min(...open.filter(([, { f }]) => f === least).map(([, { h }]) => h));
    const right = open.filter(([, { f, h }]) => f === least && h === near);
    const wrong = open.filter(([, { f }]) => f > least);
    return { right: right.map(([cell]) => cell), wrong, least };
  }
  throw new Error("It has ended.");
}

/** @param {Page} page @param {import("../tests/page/naive.js").Board} board @param {number} cell @returns {Promise<{ x: number, y: number }>} */
const placeOf = (page, board, cell) => pointOf(page, cell % board.width, Math.floor(cell / board.width));
/** @param {Page} page */
const wallsIn = async (page) => (await boardIn(page)).cells.filter((/** @type {number} */ byte) => byte === 255).length;

test("it asks twice which cell is next, a pointer and the keyboard: a miss is explained, a hit goes on, and no wall is drawn", async ({
  page,
}) => {
  await open(page);
  const note = noteOf(page);
  await note.getByRole("button", { name: "Next" }).click();
  await expect(note).toContainText("Which cell is next? Click it");
  const board = await boardIn(page);
  const walls = await wallsIn(page);
  const click = async (/** @type {number} */ cell) => {
    const { x, y } = await placeOf(page, board, cell);
    await page.mouse.click(x, y);
  };
  const start = board.start[1] * board.width + board.start[0];
  await click(start + 5);
  await expect(note).toContainText("is not open, and only an open cell can be next. Try again");
  await expectAtRest(page, () => positionIn(page)).toBe(1);
  const first = choiceAfter(board, 1);
  const [cell, { f }] = first.wrong[0];
  await click(cell);
  await expect(note).toContainText(
    `has f ${f}, but another open cell has f ${first.least}, which is smaller. Try again`,
  );
  await click(first.right[0]);
  await expect(note).toContainText(/^(Right\.|\(\d+,\s\d+\) was right too:).* It expanded \(/);
  await click(start);
  await expect(note).toContainText("is not open: it has been expanded already.");
  await click(choiceAfter(board, 2).right[0]);
  await expect(note).toContainText("and so it goes on until it reaches the goal");
  await expectAtRest(page, () => wallsIn(page)).toBe(walls);
  // From here on a click draws.
  await click(start - 5 * board.width);
  await expect.poll(() => wallsIn(page)).toBe(walls + 1);
  await expect(note).toHaveCount(0);

  await comeAnew(page);
  await expect(note).toContainText("Look at");
  await boardOf(page).focus();
  // The cursor begins at the start.
  for (let i = 0; i < 2; i++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(note).toContainText("is not open, and only an open cell can be next.");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(note).toContainText("Right. It expanded (");
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("every control is large enough for a finger and covers none, and a tap answers", async ({ page }) => {
    await open(page);
    await page.locator(".first-run[lang]").waitFor();
    await expect(noteOf(page)).toContainText("Look at");
    await expect.poll(() => missed(page)).toEqual([]);
    const board = await boardIn(page);
    const { x, y } = await placeOf(page, board, choiceAfter(board, 1).right[0]);
    await page.touchscreen.tap(x, y);
    await expect(noteOf(page)).toContainText("Right. It expanded (");
    await expectAtRest(page, () => wallsIn(page)).toBe(board.cells.filter((byte) => byte === 255).length);
  });
});

test("skipped, with the keyboard too, it does not come back; nor is it loaded then, nor where an address asks for something", async ({
  page,
}) => {
  /** @type {string[]} */
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  const loaded = () => requests.splice(0).filter((url) => url.includes("first-run")).length;
  await open(page);
  const link = await page.evaluate(() => /** @type {any} */ (document.querySelector("star-step")).toLink());
  await expect(noteOf(page)).toContainText("Look at");
  await expect(noteOf(page)).toHaveCSS("border-radius", "12px");
  await expectAtRest(page, () => violationsIn(page)).toEqual([]);
  await boardOf(page).focus();
  await page.keyboard.press(".");
  await expect(noteOf(page)).toContainText("It expanded (");
  const skip = page.getByRole("button", { name: "Skip" });
  for (let i = 0; i < 9 && !(await skip.evaluate((element) => element === document.activeElement)); i++)
    await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(noteOf(page)).toHaveCount(0);
  await forward(page).click();
  await expect(statusOf(page)).toHaveText(/^Paused at step 3/);
  await expect(noteOf(page)).toHaveCount(0);
  // Its style sheet is packed apart.
  expect(loaded()).toBeGreaterThan(0);
  await page.goto("/?lang=zh");
  await expect(statusOf(page)).toHaveText(/^找到路径/);
  await expect(noteOf(page)).toHaveCount(0);
  expect(loaded()).toBe(0);
  for (const address of ["/?lang=en&scenario=ties", "/embed.html?lang=en", `/?lang=en${new URL(link).hash}`]) {
    await comeAnew(page, address);
    await expect(boardOf(page)).toBeVisible();
    await expect(noteOf(page)).toHaveCount(0);
    expect([address, loaded()]).toEqual([address, 0]);
  }
});

test("it gives way to whatever else the reader does", async ({ page }) => {
  /** @type {Record<string, (page: Page) => Promise<unknown>>} */
  const acts = {
    plays: (page) => page.getByRole("button", { name: "Play", exact: true }).click(),
    "makes a board": async (page) => {
      await page.getByRole("tab", { name: "Board" }).click();
      await page.getByRole("button", { name: "Maze" }).click();
    },
    "goes to the end": (page) => page.getByRole("button", { name: "To end" }).click(),
    compares: (page) => page.getByRole("button", { name: "Compare", exact: true }).click(),
    "opens Learn": (page) => page.getByRole("button", { name: "Learn", exact: true }).click(),
    "follows a link": (page) =>
      page.evaluate(() => /** @type {any} */ (document.querySelector("star-step")).loadSupplied("ties")),
    "chooses a search that it does not tell of": (page) =>
      page.getByRole("combobox", { name: "Algorithm", exact: true }).selectOption("jump-point"),
  };
  // To play and to go to the end are alike.
  const [left] = sampled(["plays", "goes to the end"], 1);
  for (const [name, act] of Object.entries(acts).filter(([name]) => name !== left || process.env.STARSTEP_ALL)) {
    await comeAnew(page);
    await expect(noteOf(page), name).toContainText("Look at");
    await act(page);
    await expect(noteOf(page), name).toHaveCount(0);
    await expect(forward(page), name).toHaveCSS("outline-style", "none");
  }
  await page.goto("/?lang=en");
  await expect(statusOf(page)).toHaveText(/^Path found/);
  await expect(noteOf(page)).toHaveCount(0);
});

test("without storage and without motion it comes once in the life of a page, and its sentences follow what is chosen", {
  tag: inTurn(0),
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get: () => {
        throw new Error("It is forbidden.");
      },
    });
  });
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
  await open(page);
  const note = noteOf(page);
  await expect(note).toContainText("Look at");
  // Nothing moves, and forced colors keep the ring.
  await expect(forward(page)).toHaveCSS("animation-name", "none");
  await expect(forward(page)).toHaveCSS("outline-width", "3px");
  // Words that nobody has met are there only in the end.
  const why = page.locator("star-step [part=why]");
  const forWhom = page.getByText("New to A*? Start here:");
  await expect(forWhom).toBeVisible();
  await expect(why).toBeHidden();
  await expect(page.locator("star-step [part=settings]")).toContainText("the straightest path, walls ignored");
  // The legend is beside the board.
  await expectInWindow(page, page.locator("star-step [part=legend]"));

  const choose = (/** @type {string} */ name, /** @type {string} */ value) =>
    page.getByRole("combobox", { name, exact: true }).selectOption(value);
  await choose("Algorithm", "dijkstra");
  await expect(note).toContainText("Now it expands the open cell with the smallest g.");
  await choose("Algorithm", "astar");
  await choose("Diagonal moves", "never");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(note).toContainText("opened 4 cells next to it");
  await page.getByLabel("Language").selectOption("zh");
  await expect(note).toContainText("把 4 个相邻的格子加入开启列表");
  await expect(note).toHaveAttribute("lang", "zh");
  await page.getByLabel("语言").selectOption("en");

  for (let i = 0; i < 2; i++) await forward(page).click();
  await note.getByRole("button", { name: "A larger board" }).click();
  await expect(note).toHaveCount(0);
  await expect(forWhom).toHaveCount(0);
  await expect(why).toBeVisible();
  await expect.poll(async () => (await boardIn(page)).width).toBe(40);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await boardIn(page)).width).toBe(20);
  // It does not come back, where it began and in another language neither.
  await page.getByLabel("Language").selectOption("zh");
  await page.getByLabel("语言").selectOption("en");
  await page.getByRole("button", { name: "To start" }).click();
  await forward(page).click();
  await expect(statusOf(page)).toHaveText(/^Paused at step 1/);
  await expect(note).toHaveCount(0);
});
