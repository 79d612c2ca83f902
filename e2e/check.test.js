// Check my A*: wrong programs are run, what they print is pasted, and the bug is named; with the keyboard alone, on a phone, and
// whatever is pasted.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { studentRun } from "../tests/page/student-programs.js";
import { tallBoard } from "../www/core/board/default-board.js";
import { violationsIn } from "./axe.js";
import { expectNothingLeft } from "./left.js";
import { boardOf, expect, expectAtRest, open, plain, test } from "./page.js";
import { inTurn } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */

const wrong = (/** @type {string} */ name) => readFileSync(new URL(`../tests/wrong/${name}`, import.meta.url), "utf8");
const dialog = (/** @type {Page} */ page) => page.getByRole("dialog", { name: "Check my A*" });
/** What is told of the reader's program, not of the example that is there before. @param {Page} page */
const verdict = (page) => dialog(page).locator(".verdict:not(.example *)");
const example = (/** @type {Page} */ page) => dialog(page).locator(".example");
const log = (/** @type {Page} */ page) => dialog(page).getByLabel("What your program printed");

/** @param {Page} page */
async function openCheck(page) {
  const button = page.getByRole("button", { name: "Check my A*" });
  if (!(await button.isVisible())) await page.getByRole("button", { name: "More" }).click();
  await button.click();
  await expect(dialog(page)).toBeVisible();
}

/** What the dialog copies for a language: the board that is shown. @param {Page} page @param {string} language */
async function copied(page, language) {
  await dialog(page).getByLabel("Language").first().selectOption(language);
  return dialog(page).getByRole("textbox", { name: "Use it in your program" }).inputValue();
}

test("a wrong program is run, and told its bug, in words and on the board", async ({ page }) => {
  await open(page);
  // A check of a smaller board takes less time.
  await page
    .locator("star-step")
    .evaluate((star, map) => /** @type {import("../www/star-step.js").StarStep} */ (star).load(map), tallBoard);
  await openCheck(page);
  await expect(dialog(page).getByRole("status")).toHaveText(/Paste what your program printed/);
  // Before there is a result it is seen what one looks like; nobody gets into it.
  await expect(example(page).locator(".verdict")).toHaveText("Your program has 1 bug: h gets into g.");
  await expect(example(page)).toHaveJSProperty("inert", true);
  const javascript = `${await copied(page, "javascript")}${wrong("astar.cjs")}`;
  const printed = execFileSync(process.execPath, ["-e", javascript]).toString().replaceAll("\r", "");
  await log(page).fill(printed);
  await expect(verdict(page)).toHaveText("Your program has 1 bug: h gets into g.");
  await expect(example(page)).toHaveCount(0);
  const body = dialog(page).locator(".told");
  await expect(body).toContainText("A*, Manhattan distance, 4 neighbors.");
  await expect(body).toContainText("Your coordinates were read as (row, column).");
  await expect(body.locator("pre").first()).toHaveText("const newG = current.f + moveCost(current, next);");
  // Cells that were taken look as they do on the board.
  const tone = await page
    .locator("star-step .root")
    .first()
    .evaluate((element) => {
      const probe = element.appendChild(document.createElement("i"));
      probe.style.color = "var(--starstep-closed)";
      const { color } = getComputedStyle(probe);
      probe.remove();
      return (color.match(/\d+/g) ?? []).map(Number).join();
    });
  const tones = await body
    .locator("canvas")
    .first()
    .evaluate((canvas) => {
      const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
      const { data } = /** @type {any} */ (canvas).getContext("2d").getImageData(0, 0, width, height);
      return [...new Set(Array.from({ length: data.length / 4 }, (_, i) => data.slice(4 * i, 4 * i + 3).join()))];
    });
  expect(tones).toContain(tone);
  // Another language everywhere.
  await body.getByLabel("Language").selectOption("gdscript");
  await expect(body.locator("pre").first()).toHaveText("var new_g = current.f + move_cost(current, next)");
  await expect(dialog(page).getByLabel("Language").first()).toHaveValue("gdscript");
  // A small board shows it: the very program does there what is said of it.
  await dialog(page).getByRole("button", { name: "Find a small board that shows it" }).click();
  await expect(body).toContainText(/Here its path costs \d+; the cheapest costs \d+\./);
  const [, cost, cheapest] = (await body.textContent())?.match(/its path costs (\d+); the cheapest costs (\d+)/) ?? [];
  await body.getByLabel("Language").last().selectOption("javascript");
  const small = await body.getByRole("textbox", { name: "Use it in your program" }).inputValue();
  const again = execFileSync(process.execPath, ["-e", `${small}${wrong("astar.cjs")}`]).toString();
  const moves = (again.match(/path: (.*)/)?.[1].match(/\(/g) ?? []).length - 1;
  expect(10 * moves).toBe(Number(cost));
  expect(Number(cost)).toBeGreaterThan(Number(cheapest));
  await dialog(page).locator("summary", { hasText: "What should my program print?" }).click();
  await expectAtRest(page, () => violationsIn(page, { include: ["dialog.check"] })).toEqual([]);
  // The options that were found, in one step for undo.
  await dialog(page).getByRole("button", { name: "Use this board and these options" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByLabel("Heuristic")).toHaveValue("manhattan");
  await expect(page.getByLabel("Diagonal moves")).toHaveValue("never");
  // What was pasted is there again after closing and opening.
  await openCheck(page);
  await expect(log(page)).toHaveValue(printed);
  await expect(verdict(page)).toHaveText("Your program has 1 bug: h gets into g.");
  // The example is a program like any other: what it took is beside what it should have taken.
  await dialog(page).getByRole("button", { name: "Forget it" }).click();
  await dialog(page).getByRole("button", { name: "Try it with this program" }).click();
  await expect(verdict(page)).toHaveText("Your program has 1 bug: h gets into g.");
  await expect(log(page)).toHaveValue(/^expand \(1, 3\) g=0/);
  const lines = (await log(page).inputValue()).split("\n").filter((line) => line.startsWith("expand")).length;
  const pictures = dialog(page).locator("figure").getByRole("img");
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAccessibleName(
    new RegExp(`^Your program: ${lines} cells, \\d+ of them only here$`),
  );
  await expect(pictures.last()).toHaveAccessibleName(/^Starstep’s own search: \d+ cells/);
});

/** Greedy search in JavaScript, as somebody may write it: a list that is sorted by h in each round. */
const GREEDY = `
  const seen = { [start]: 0 }, open = [{ at: start, g: 0 }], closed = {}, from = {};
  const far = ([x, y]) => Math.abs(x - goal[0]) + Math.abs(y - goal[1]);
  for (;;) {
    open.sort((a, b) => far(a.at) - far(b.at));
    const { at, g } = open.shift();
    if (closed[at]) continue;
    closed[at] = true;
    console.log(at[0], at[1]);
    if (String(at) === String(goal)) break;
    for (const [dx, dy] of [[0, -1], [1, 0], [0, 1], [-1, 0]]) {
      const next = [at[0] + dx, at[1] + dy];
      if (grid[next[1]]?.[next[0]] !== 0 || closed[next] || seen[next] <= g + 1) continue;
      seen[next] = g + 1;
      open.push({ at: next, g: g + 1 });
    }
  }
`;

const ROWS = ["..........", "...@......", "...@..@...", "...@@.@...", "......@...", ".........."];

/** Shows that board. @param {Page} page */
async function showRows(page) {
  await page
    .locator("star-step")
    .evaluate(
      (star, map) => /** @type {import("../www/star-step.js").StarStep} */ (star).load(map),
      ["type octile", "height 6", "width 10", "start 1 3", "goal 8 3", "map", ...ROWS].join("\n"),
    );
}

test("what a log leaves open is asked for with a board of its own, and both logs together tell more", {
  tag: inTurn(1),
}, async ({ page }) => {
  await open(page);
  await showRows(page);
  await openCheck(page);
  const run = (/** @type {string} */ board) =>
    execFileSync(process.execPath, ["-e", `${board}\n${GREEDY}`])
      .toString()
      .replaceAll("\r", "");
  await log(page).fill(run(await copied(page, "javascript")));
  await expect(verdict(page)).toHaveText(/do not tell: heuristic/);
  const part = dialog(page).locator("article", { has: page.locator(".printed") });
  const ask = () =>
    dialog(page).getByRole("button", { name: "Make a board that tells the explanations apart" }).last().click();
  await ask();
  const [, width, height] = (await part.textContent())?.match(/on this board of (\d+) × (\d+) cells/) ?? [];
  expect(Number(width)).toBeLessThanOrEqual(8);
  expect(Number(height)).toBeLessThanOrEqual(6);
  const field = part.getByLabel("What your program prints on this board");
  // What cannot be read is said, and nothing is lost.
  await field.fill("hello");
  await expect(part).toContainText(/no cells/i);
  const printed = run(await part.getByRole("textbox", { name: "Use it in your program" }).inputValue());
  await field.fill(printed);
  const together = /does exactly this: greedy best-first search, Manhattan distance, 4 neighbors/;
  await expect(part.locator(".verdict")).toHaveText(together);
  await expect(part).toContainText("From 2 logs together");
  // It is there again with the same board.
  await page.keyboard.press("Escape");
  await openCheck(page);
  await ask();
  await expect(field).toHaveValue(printed);
  await expect(part.locator(".verdict")).toHaveText(together);
  // Another log has other boards.
  await log(page).fill(`${await log(page).inputValue()}\n`);
  await expect(part).toHaveCount(0);
});

test("two boards may be looked for at once", { tag: inTurn(2) }, async ({ page }) => {
  await open(page);
  await showRows(page);
  await openCheck(page);
  const cells = Uint8Array.from(ROWS.join(""), (cell) => (cell === "@" ? 255 : 0));
  const [start, goal] = /** @type {[[number, number], [number, number]]} */ ([
    [1, 3],
    [8, 3],
  ]);
  const board = { width: 10, height: 6, cells, start, goal };
  const { taken } = studentRun(board, "h-of-parent", { distance: "octile", corners: true });
  await log(page).fill(taken.map(([x, y]) => `(${x}, ${y})`).join("\n"));
  await expect(verdict(page)).toHaveText(/1 bug/);
  await dialog(page).evaluate((element) => {
    for (const button of element.querySelectorAll("button")) if (/board that/.test(button.textContent)) button.click();
  });
  for (const name of ["A small board that shows it", "A board that tells the explanations apart"])
    await expect(dialog(page).getByRole("heading", { name })).toBeVisible();
});

const BOARD = `
S . . . .
# # # # .
. . . . .
. # # # #
. . . . G
`;
/** The log of a search for it, with rows and columns counted from 1. */
const SNAKE = "1 1\n1 2\n1 3\n1 4\n1 5\n2 5\n3 5\n3 4\n3 3\n3 2\n3 1\n4 1\n5 1\n5 2\n5 3\n5 4\n5 5\n";

test("a long log from a file can be canceled; with the keyboard alone: a board of one's own, its log, and the answer beside the engine's run", {
  tag: inTurn(0),
}, async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Check my A*" }).focus();
  await page.keyboard.press("Enter");
  await expect(log(page)).toBeFocused();
  await cancelLines(page, 1e5);
  await log(page).fill("");
  await dialog(page).getByRole("radio", { name: "The board that is shown" }).focus();
  await page.keyboard.press("ArrowRight");
  const text = dialog(page).getByRole("textbox", { name: "The board as your program has it" });
  await expect(text).toBeFocused();
  // What cannot be read is said at once. Half a log, and a log of another board: tests/page/check-sentences.test.js.
  await page.keyboard.insertText("S . .\n. . . .\n");
  await expect(dialog(page).getByRole("status")).toContainText("2");
  await text.fill("");
  await text.focus();
  await page.keyboard.insertText(BOARD);
  await expect(dialog(page)).toContainText("5 × 5 cells, 8 of them walls.");
  await log(page).fill("Hello!");
  await expect(dialog(page).getByRole("status")).not.toHaveText(/^$|Paste what/);
  await expect(verdict(page)).toHaveCount(0);
  await log(page).fill("");
  await log(page).focus();
  await page.keyboard.insertText(SNAKE);
  await expect(verdict(page)).toHaveText(/^•?\s*Many searches expand these 17 cells: /);
  await expect(dialog(page)).toContainText("in the corner");
  const beside = dialog(page).getByRole("button", { name: "Play it beside Starstep’s own run" });
  await expect(beside).toBeVisible();
  await beside.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(boardOf(page)).toHaveAccessibleName(/5 by 5/);
  await expect(page.getByText("Your program", { exact: true }).first()).toBeVisible();
});

/** A search with a binary heap, which lets equal entries change places. */
const HEAP = { board: "S..#\n...#\n...G\n", log: "0 0\n1 0\n0 1\n1 1\n0 2\n1 2\n2 1\n2 2\n2 0\n3 2\n" };

plain(
  "a program with a binary heap is told what it does, also without a worker; an answer that fails says so",
  { tag: inTurn(1) },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.addInitScript(() => {
      Object.assign(window, { Worker: undefined });
    });
    await open(page);
    await openCheck(page);
    await dialog(page).getByText("A board of my own").click();
    await dialog(page).getByRole("textbox", { name: "The board as your program has it" }).fill(HEAP.board);
    await log(page).fill(HEAP.log);
    await expect(verdict(page)).toHaveText(/^✓?\s*Your program does exactly this: A\*, .* as a heap gives them out\.$/);
    // Every button has a border where colors are forced.
    for (const button of await dialog(page).locator(".told button").all())
      await expectAtRest(page, () => button.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe(
        "solid",
      );
    await page.keyboard.press("Escape");
    await page.evaluate(() => {
      const { language } = /** @type {import("../www/star-step.js").StarStep} */ (document.querySelector("star-step"));
      const { t } = language;
      language.t = (key, values) => {
        if (key === "check.exact") throw new Error("A sentence is missing, for a test.");
        return t(key, values);
      };
    });
    const reported = page.waitForEvent("pageerror");
    await openCheck(page);
    await expect(dialog(page).locator(".answer").getByRole("status")).toHaveText(/^The check has failed at this log\./);
    await expect(verdict(page)).toHaveCount(0);
    await expect(reported.then(({ message }) => message)).resolves.toContain("A sentence is missing, for a test.");
  },
);

test("on a phone: an unmarked board, its ends tapped or typed, and an answer that fits", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await open(page);
  await openCheck(page);
  await dialog(page).getByText("A board of my own").tap();
  const grid = "int grid[3][4] = {{0,0,0,0},{0,1,1,0},{0,0,0,0}};";
  await dialog(page).getByRole("textbox", { name: "The board as your program has it" }).fill(grid);
  await expect(dialog(page)).toContainText("4 × 3 cells, 2 of them walls.");
  await expect(dialog(page)).toContainText("Where is the start?");
  const canvas = dialog(page).locator("section.board canvas");
  const box = await canvas.boundingBox();
  if (!box) throw new Error("There is no picture.");
  // The cells at the left and at the right of the picture's middle row.
  const size = Math.floor(Math.min((2 * 256 - 4) / 4, (2 * 160 - 4) / 3)) / (2 * 256);
  const at = (/** @type {number} */ column) => ({
    position: { x: box.width * (0.5 + (column - 1.5) * size), y: box.height / 2 },
  });
  await canvas.tap(at(0));
  await expect(dialog(page).getByLabel("Start, column")).toHaveValue("0");
  await expect(dialog(page).getByLabel("Start, row")).toHaveValue("1");
  await dialog(page).getByLabel("Goal, column").fill("3");
  await dialog(page).getByLabel("Goal, row").fill("1");
  await log(page).fill("0 1\n0 0\n1 0\n2 0\n3 0\n3 1\n");
  await expect(verdict(page)).toBeVisible();
  await expectAtRest(page, () => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const wide = await dialog(page).evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(wide).toBe(false);
  await expectAtRest(page, () => violationsIn(page, { include: ["dialog.check"] })).toEqual([]);
  await context.close();
});

/** Drops a file of many lines, and cancels what is made of it. @param {Page} page @param {number} count */
async function cancelLines(page, count) {
  await log(page).evaluate((field, count) => {
    const random = (/** @type {number} */ i) => (i * 48271) % 2147483647;
    const lines = Array.from({ length: count }, (_, i) => `${random(i) % 40} ${random(i + 1) % 24}`);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([lines.join("\n")], "log.txt", { type: "text/plain" }));
    field.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, count);
  await expect(dialog(page)).toContainText("Read: “log.txt”.");
  // It is answered, or canceled meanwhile; either way the page hears of it.
  const cancel = dialog(page).getByRole("button", { name: "Cancel" });
  await expect(cancel.or(verdict(page)).first()).toBeVisible();
  if (await cancel.isVisible()) {
    await cancel.click({ timeout: 2000 }).catch(() => {});
    await expect(dialog(page).getByRole("button", { name: "Check again" }).or(verdict(page)).first()).toBeVisible();
  }
}

test("a million lines can be canceled, and the page goes on", { tag: "@thorough" }, async ({ page }) => {
  await open(page);
  await openCheck(page);
  await cancelLines(page, 1e6);
});

test("an exercise: a wrong program is told its step and its bug, a right one is right, and the event says so", {
  tag: inTurn(1),
}, async ({ page }) => {
  await open(page);
  await page.evaluate(async () => {
    const star = /** @type {import("../www/star-step.js").StarStep} */ (document.querySelector("star-step"));
    star.addEventListener("answer", ({ detail }) => {
      const kept = /** @type {{ answers?: unknown[] }} */ (window);
      kept.answers = [...(kept.answers ?? []), detail];
    });
    await star.load({
      starstep: 1,
      title: "Write it",
      summary: "Your own A*.",
      map: ["height 3", "width 5", "map", "s.@..", "..@..", "....g"],
      options: { diagonal: "never" },
      question: { ask: "paste", text: "Write A* for this board.", right: "Well done.", wrong: "Try again." },
    });
  });
  const exercise = page.locator("star-step .paste");
  await expect(exercise.getByRole("textbox", { name: "Use it in your program" })).toHaveValue(/^int\[,\] grid = \{/);
  const field = exercise.getByRole("textbox", { name: "What your program printed" });
  const check = exercise.getByRole("button", { name: "Check", exact: true });
  await field.fill("0 0\n1 0\n3 2\n");
  await check.click();
  await expect(exercise.getByRole("status")).toHaveText("Not quite.");
  await expect(exercise).toContainText("Try again.");
  await expect(exercise).toContainText("Step 3: you expanded (3,\u00a02), which had not been opened");
  await field.fill("nothing");
  await check.click();
  await expect(exercise.getByRole("status")).not.toHaveText(/Not quite|^$/);
  // What the engine itself takes, told by row and column.
  const log = await page.evaluate(() => {
    const { solver } = /** @type {import("../www/star-step.js").StarStep} */ (document.querySelector("star-step"));
    return Array.from(solver?.expansionOrder() ?? [], (cell) => `${Math.floor(cell / 5)} ${cell % 5}`).join("\n");
  });
  await field.fill(log);
  await check.click();
  await expect(exercise.getByRole("status")).toHaveText("Right.");
  await expect(exercise).toContainText("Well done.");
  const answers = await page.evaluate(() => /** @type {any} */ (window).answers);
  expect(answers.map((/** @type {any} */ { kind, right, question }) => [kind, right, question])).toEqual([
    ["paste", false, 0],
    ["paste", true, 0],
  ]);
  expect(answers[1].steps.at(-1)).toEqual([4, 2]);
});

test("opened and closed many times, the dialog leaves nothing behind", { tag: "@thorough" }, async ({ page }) => {
  await open(page);
  const act = (/** @type {number} */ times) =>
    page.evaluate(async (times) => {
      for (let i = 0; i < times; i++) {
        /** @type {HTMLElement} */ (document.getElementById("check")).click();
        while (!document.querySelector("dialog.check")) await new Promise(requestAnimationFrame);
        /** @type {HTMLDialogElement} */ (document.querySelector("dialog.check")).close();
        while (document.querySelector("dialog.check")) await new Promise(requestAnimationFrame);
      }
    }, times);
  await expectNothingLeft(page, act);
});
